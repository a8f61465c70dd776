// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "fallbacktokenstore.h"

namespace Winnow {

FallbackTokenStore::FallbackTokenStore(
        std::shared_ptr<TokenStore> keychain, QString variable, Environment environment)
    : m_keychain(std::move(keychain))
    , m_variable(std::move(variable))
    , m_environment(environment ? std::move(environment)
                                : [](const QString &name) { return qEnvironmentVariable(qPrintable(name)); })
{}

QCoro::Task<std::expected<QString, TokenError>> FallbackTokenStore::read(QString key)
{
    const auto self = shared_from_this();
    if (const auto entered = m_forThisRun.constFind(key); entered != m_forThisRun.cend())
        co_return QString(*entered);
    std::expected<QString, TokenError> kept = QString();
    if (m_keychain)
        kept = co_await m_keychain->read(key);
    if (kept && !kept->isEmpty())
        co_return kept;
    if (const QString given = m_environment(m_variable); !given.isEmpty())
        co_return given;
    co_return kept;
}

QCoro::Task<std::expected<TokenKept, TokenError>> FallbackTokenStore::write(QString key, QString token)
{
    const auto self = shared_from_this();
    if (m_keychain) {
        const auto kept = co_await m_keychain->write(key, token);
        if (kept)
            m_forThisRun.remove(key);
        if (kept || kept.error().code == TokenErrorCode::Denied)
            co_return kept;
    }
    m_forThisRun.insert(key, token);
    co_return TokenKept::ForThisRun;
}

QCoro::Task<std::expected<void, TokenError>> FallbackTokenStore::remove(QString key)
{
    const auto self = shared_from_this();
    m_forThisRun.remove(key);
    if (!m_keychain)
        co_return std::expected<void, TokenError>();
    const auto removed = co_await m_keychain->remove(key);
    if (!removed && removed.error().code == TokenErrorCode::NoKeychain)
        co_return std::expected<void, TokenError>();
    co_return removed;
}

} // namespace Winnow
