// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "wordpressterms.h"

#include "format/codespans.h"

#include <QJsonObject>

namespace Winnow {

using namespace Qt::StringLiterals;

std::expected<QJsonArray, WordPressError> WordPressTerms::idsOf(const QString &kind, const QStringList &names)
{
    QJsonArray ids;
    for (const QString &name : names) {
        const auto id = idOf(kind, name);
        if (!id)
            return std::unexpected(id.error());
        if (*id > 0 && !ids.contains(*id))
            ids.append(*id);
    }
    return ids;
}

std::expected<qint64, WordPressError> WordPressTerms::idOf(const QString &kind, const QString &name)
{
    QUrlQuery query;
    query.addQueryItem(u"search"_s, QString::fromLatin1(QUrl::toPercentEncoding(name)));
    query.addQueryItem(u"per_page"_s, u"100"_s);
    const auto answer = m_api.get(kind, query);
    if (!answer)
        return std::unexpected(answer.error());
    const QJsonArray terms = answer->array();
    for (const QJsonValue &value : terms) {
        const QJsonObject term = value.toObject();
        // Names come escaped: "R&amp;D".
        const QString known = decodedEntities(term.value("name"_L1).toString());
        if (known.compare(name, Qt::CaseInsensitive) == 0)
            return term.value("id"_L1).toInteger();
    }
    return make(kind, name);
}

std::expected<qint64, WordPressError> WordPressTerms::make(const QString &kind, const QString &name)
{
    const auto made = m_api.post(kind, {{"name"_L1, name}});
    if (made)
        return made->object().value("id"_L1).toInteger();
    const WordPressError &error = made.error();
    // The site finds terms equal that a search does not show; its answer names the one.
    if (wordPressErrorName(error) == "term_exists"_L1) {
        if (const qint64 id = error.detail.section(u':', 0, 0).section(u' ', 1, 1).toLongLong(); id > 0)
            return id;
    }
    if (error.code != WordPressErrorCode::Forbidden)
        return std::unexpected(error);
    m_notes.append({u"该用户不能新建 %1 “%2”，已略过"_s.arg(kind, name),
            u"The user may not make the %1 “%2”; it is left out"_s.arg(kind, name)});
    return 0;
}

} // namespace Winnow
