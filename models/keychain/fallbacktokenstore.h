// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "tokenstore.h"

#include <functional>

namespace Winnow {

/// What providers and forges ask. A token entered in this run without a keychain comes first, then the keychain's,
/// then the environment's. Held by shared_ptr.
class FallbackTokenStore final
    : public TokenStore
    , public std::enable_shared_from_this<FallbackTokenStore>
{
public:
    /// Reads an environment variable; null where it is not set.
    using Environment = std::function<QString(const QString &name)>;

    /// @p keychain may be null. @p variable is the environment variable that serves every key: WINNOW_KG_TOKEN for
    /// knowledge providers, WINNOW_TOKEN for forges.
    FallbackTokenStore(std::shared_ptr<TokenStore> keychain, QString variable, Environment environment = {});

    /// An error of the keychain counts only where the environment has no token either.
    QCoro::Task<std::expected<QString, TokenError>> read(QString key) override;

    /// Into the keychain. Where there is none, the token is kept for this run only; where it refuses, nothing is
    /// kept.
    QCoro::Task<std::expected<TokenKept, TokenError>> write(QString key, QString token) override;

    QCoro::Task<std::expected<void, TokenError>> remove(QString key) override;

private:
    std::shared_ptr<TokenStore> m_keychain;
    QString m_variable;
    Environment m_environment;
    QHash<QString, QString> m_forThisRun;
};

} // namespace Winnow
