// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "articledigest.h"

#include "format/articlejson.h"
#include "format/withoutlines.h"

#include <QCryptographicHash>
#include <QJsonDocument>

namespace Winnow {

using namespace Qt::StringLiterals;

QString Edition::languages() const
{
    if (zh && en)
        return u"both"_s;
    return zh ? u"zh"_s : en ? u"en"_s : u""_s;
}

QString editionToJson(const Edition &edition)
{
    QJsonObject object;
    for (const TextLanguage language : textLanguages) {
        if (const Article *article = edition.in(language))
            object.insert(textLanguageCode(language), articleToJson(withoutLines(*article)));
    }
    return QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Compact));
}

std::expected<KeptEdition, QString> editionFromJson(const QString &json)
{
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(json.toUtf8(), &error);
    if (!document.isObject())
        return std::unexpected(u"not a JSON object: "_s + error.errorString());
    KeptEdition kept;
    for (const TextLanguage language : textLanguages) {
        const QString code = textLanguageCode(language);
        const QJsonValue value = document.object().value(code);
        if (value.isUndefined())
            continue;
        auto article = articleFromJson(value.toObject());
        if (!article)
            return std::unexpected(code + u": "_s + article.error());
        (language == TextLanguage::Chinese ? kept.zh : kept.en) = *std::move(article);
    }
    return kept;
}

QString editionDigest(const Edition &edition)
{
    const QByteArray json = editionToJson(edition).toUtf8();
    return QString::fromLatin1(QCryptographicHash::hash(json, QCryptographicHash::Sha256).toHex());
}

} // namespace Winnow
