// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "httpmessage.h"

namespace Winnow {

QByteArray HttpResponse::header(QByteArrayView name) const
{
    return headerValue(headers, name);
}

QByteArray HttpResponse::mediaType() const
{
    return mediaTypeOf(header("Content-Type"));
}

QByteArray headerValue(const QList<HttpHeader> &headers, QByteArrayView name)
{
    for (const HttpHeader &header : headers) {
        if (header.name.compare(name, Qt::CaseInsensitive) == 0)
            return header.value;
    }
    return {};
}

QByteArray mediaTypeOf(QByteArrayView contentType)
{
    const qsizetype end = contentType.indexOf(';');
    return (end < 0 ? contentType : contentType.first(end)).trimmed().toByteArray().toLower();
}

QString shownAddress(const QUrl &url)
{
    return url.toString(QUrl::RemoveUserInfo | QUrl::RemoveQuery | QUrl::RemoveFragment);
}

} // namespace Winnow
