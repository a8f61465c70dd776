// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QCoroTask>
#include <QHash>
#include <QString>

#include <expected>
#include <memory>

namespace Winnow {

enum class TokenErrorCode : quint8 {
    NoKeychain, ///< The system has none, or it does not answer.
    Denied, ///< The user or the keychain said no.
    Failed ///< Anything else; TokenError::detail.
};

/// Why a token was not read or kept. Never holds a token.
struct TokenError
{
    TokenErrorCode code = TokenErrorCode::Failed;
    QString detail; ///< The keychain's own words; may be empty.

    friend bool operator==(const TokenError &, const TokenError &) = default;
};

/// What happened and what to do, in English.
QString describeTokenError(const TokenError &error);

/// Where a written token is now.
enum class TokenKept : quint8 {
    InKeychain,
    ForThisRun ///< Only in memory: there is no keychain.
};

/// Keeps secrets for addresses. Keys say what a token is for ("knowledge/NAME", "forge/HOST") and are no secret.
class TokenStore
{
public:
    virtual ~TokenStore() = default;

    /// The token kept for @p key; a null text where there is none.
    virtual QCoro::Task<std::expected<QString, TokenError>> read(QString key) = 0;

    virtual QCoro::Task<std::expected<TokenKept, TokenError>> write(QString key, QString token) = 0;

    /// Forgets the token of @p key; well done too where there is none.
    virtual QCoro::Task<std::expected<void, TokenError>> remove(QString key) = 0;
};

/// Keeps tokens until it goes.
class MemoryTokenStore final : public TokenStore
{
public:
    QCoro::Task<std::expected<QString, TokenError>> read(QString key) override;
    QCoro::Task<std::expected<TokenKept, TokenError>> write(QString key, QString token) override;
    QCoro::Task<std::expected<void, TokenError>> remove(QString key) override;

private:
    QHash<QString, QString> m_tokens;
};

/// @p text with every occurrence of @p secret, as it is or percent-encoded, taken out: for texts that came from a
/// server.
QString withoutSecret(QString text, const QString &secret);

} // namespace Winnow
