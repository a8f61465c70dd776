// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "jsonanswer.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

std::unexpected<ProviderError> notJson(const QString &detail)
{
    ProviderError error;
    error.code = ProviderErrorCode::NotJson;
    error.detail = detail;
    return std::unexpected(std::move(error));
}

QString pageTitle(const QByteArray &page)
{
    static const QRegularExpression title(
            u"<title[^>]*>\\s*([^<]{1,200})"_s, QRegularExpression::CaseInsensitiveOption);
    const QString found =
            title.match(QString::fromUtf8(page.first(std::min<qsizetype>(page.size(), 8192)))).captured(1);
    return found.simplified().left(80);
}

} // namespace

std::expected<QJsonValue, ProviderError> readJsonBody(const QByteArray &body, const QByteArray &mediaType)
{
    constexpr QByteArrayView byteOrderMark("\xEF\xBB\xBF");
    QByteArrayView text(body);
    if (text.startsWith(byteOrderMark))
        text = text.sliced(byteOrderMark.size());
    const QByteArrayView begin = text.trimmed();
    if (begin.isEmpty())
        return notJson(u"expected JSON, found nothing"_s);
    if (begin.startsWith('<') || mediaType == "text/html") {
        const QString title = pageTitle(body);
        return notJson(title.isEmpty() ? u"expected JSON, found a web page"_s
                                       : u"expected JSON, found a web page: %1"_s.arg(title));
    }
    QJsonParseError fault;
    const QJsonDocument document = QJsonDocument::fromJson(text.toByteArray(), &fault);
    if (fault.error != QJsonParseError::NoError)
        return notJson(u"expected JSON, %1 at byte %2"_s.arg(fault.errorString()).arg(fault.offset));
    if (document.isArray())
        return QJsonValue(document.array());
    return QJsonValue(document.object());
}

} // namespace Winnow
