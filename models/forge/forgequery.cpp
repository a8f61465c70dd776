// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "forgequery.h"

#include <QDateTime>
#include <QTimeZone>

namespace Winnow {

using namespace Qt::StringLiterals;

QString encodedSegment(const QString &text)
{
    return QString::fromLatin1(QUrl::toPercentEncoding(text));
}

QString repoPath(const QString &repo, const QString &rest)
{
    QStringList parts;
    for (const QString &part : repo.split(u'/'))
        parts.append(encodedSegment(part));
    return u"/repos/"_s + parts.join(u'/') + rest;
}

QUrl addressOf(const ForgeQuery &query, const QUrl &base)
{
    QByteArray text = base.toEncoded(QUrl::RemoveQuery | QUrl::RemoveFragment | QUrl::StripTrailingSlash)
            + query.path.toUtf8();
    char sign = '?';
    for (const auto &[name, value] : query.parameters) {
        text += sign + QUrl::toPercentEncoding(name) + '=' + QUrl::toPercentEncoding(value);
        sign = '&';
    }
    return QUrl::fromEncoded(text, QUrl::StrictMode);
}

QString forgeTime(Timestamp at)
{
    constexpr int chinaOffset = 8 * 60 * 60;
    return QDateTime::fromMSecsSinceEpoch(toMilliseconds(at), QTimeZone::fromSecondsAheadOfUtc(chinaOffset))
                   .toString(u"yyyy-MM-ddTHH:mm:ss"_s)
            + u"+08:00"_s;
}

} // namespace Winnow
