// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "tokenstore.h"

#include <QUrl>

namespace Winnow {

using namespace Qt::StringLiterals;

QString describeTokenError(const TokenError &error)
{
    QString text;
    switch (error.code) {
    case TokenErrorCode::NoKeychain:
        text = u"no keychain answers: start one (KWallet, GNOME Keyring), or give the token in the environment"_s;
        break;
    case TokenErrorCode::Denied:
        text = u"the keychain refused: unlock it and allow Winnow to use it, then try again"_s;
        break;
    case TokenErrorCode::Failed:
        text = u"the keychain failed: try again, or enter the token anew"_s;
        break;
    }
    return error.detail.isEmpty() ? text : u"%1 (%2)"_s.arg(text, error.detail);
}

QCoro::Task<std::expected<QString, TokenError>> MemoryTokenStore::read(QString key)
{
    co_return m_tokens.value(key);
}

QCoro::Task<std::expected<TokenKept, TokenError>> MemoryTokenStore::write(QString key, QString token)
{
    m_tokens.insert(key, token);
    co_return TokenKept::ForThisRun;
}

QCoro::Task<std::expected<void, TokenError>> MemoryTokenStore::remove(QString key)
{
    m_tokens.remove(key);
    co_return std::expected<void, TokenError>();
}

QString withoutSecret(QString text, const QString &secret)
{
    if (secret.isEmpty())
        return text;
    text.replace(secret, u"…"_s);
    return text.replace(QString::fromLatin1(QUrl::toPercentEncoding(secret)), u"…"_s);
}

} // namespace Winnow
