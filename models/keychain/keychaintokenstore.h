// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "tokenstore.h"

namespace Winnow {

/// Tokens in the system's keychain (Secret Service or KWallet; QtKeychain).
class KeychainTokenStore final : public TokenStore
{
public:
    /// @p service is the name under which the keychain shows the entries.
    explicit KeychainTokenStore(QString service);

    QCoro::Task<std::expected<QString, TokenError>> read(QString key) override;
    QCoro::Task<std::expected<TokenKept, TokenError>> write(QString key, QString token) override;
    QCoro::Task<std::expected<void, TokenError>> remove(QString key) override;

private:
    QString m_service;
};

} // namespace Winnow
