// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "wordpresspublisher.h"

#include "publish/publicationstate.h"
#include "wordpressterms.h"

#include <QJsonArray>
#include <QJsonObject>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

/// A post as the site has it; an empty object where it has none.
using FoundPost = std::expected<QJsonObject, WordPressError>;

QString rawOf(const QJsonObject &post, QLatin1StringView field)
{
    return post.value(field).toObject().value("raw"_L1).toString();
}

QString idOf(const QJsonObject &post)
{
    return post.value("id"_L1).toVariant().toString();
}

QUrlQuery allStates()
{
    QUrlQuery query;
    query.addQueryItem(u"status"_s, u"publish,draft,pending,future,private"_s);
    query.addQueryItem(u"context"_s, u"edit"_s);
    query.addQueryItem(u"per_page"_s, u"20"_s);
    return query;
}

class Publisher final
{
public:
    Publisher(const WordPressApi &api, const WordPressOrder &order)
        : m_api(api)
        , m_order(order)
    {}

    std::expected<WordPressOutcome, WordPressError> run()
    {
        auto found = find();
        if (!found)
            return std::unexpected(found.error());
        if (auto checked = checkUnchanged(*found); !checked)
            return std::unexpected(checked.error());
        auto body = contents(*found);
        if (!body)
            return std::unexpected(body.error());
        m_outcome.isUpdate = !found->isEmpty();
        const QString path = found->isEmpty() ? u"posts"_s : u"posts/"_s + idOf(*found);
        auto kept = send(path, *body);
        if (!kept)
            return std::unexpected(kept.error());
        return outcome(*kept, *body);
    }

private:
    FoundPost find() const
    {
        if (!m_order.known.id.isEmpty()) {
            QUrlQuery edit;
            edit.addQueryItem(u"context"_s, u"edit"_s);
            const auto answer = m_api.get(u"posts/"_s + m_order.known.id, edit);
            if (answer && answer->object().value("status"_L1).toString() != "trash"_L1)
                return answer->object();
            if (!answer && answer.error().status != 404)
                return std::unexpected(answer.error());
        }
        return findByName();
    }

    /// By its address, else by its marker, which a search of contents finds.
    FoundPost findByName() const
    {
        for (const auto &[key, value] :
                {std::pair(u"slug"_s, m_order.post.slug), std::pair(u"search"_s, m_order.post.marker)}) {
            QUrlQuery query = allStates();
            query.addQueryItem(key, QString::fromLatin1(QUrl::toPercentEncoding(value)));
            const auto answer = m_api.get(u"posts"_s, query);
            if (!answer)
                return std::unexpected(answer.error());
            const QJsonArray posts = answer->array();
            for (const QJsonValue &post : posts) {
                if (rawOf(post.toObject(), "content"_L1).contains(m_order.post.marker + u" -->"_s))
                    return post.toObject();
            }
        }
        return QJsonObject();
    }

    /// Somebody's work on the site is not overwritten unasked.
    std::expected<void, WordPressError> checkUnchanged(const QJsonObject &post) const
    {
        if (post.isEmpty() || m_order.mayOverwrite || m_order.known.remoteDigest.isEmpty())
            return {};
        const QString raw = rawOf(post, "content"_L1);
        if (raw == m_order.post.content || checksum(raw.toUtf8()) == m_order.known.remoteDigest)
            return {};
        return std::unexpected(WordPressError{
                WordPressErrorCode::Conflict, 0, u"posts"_s, post.value("modified_gmt"_L1).toString()});
    }

    std::expected<QJsonObject, WordPressError> contents(const QJsonObject &found)
    {
        QJsonObject body{{"title"_L1, m_order.post.title}, {"content"_L1, m_order.post.content},
                {"excerpt"_L1, m_order.post.excerpt}, {"slug"_L1, m_order.post.slug}};
        const bool isOut = found.value("status"_L1).toString() == "publish"_L1;
        if (m_order.isPublished)
            body.insert("status"_L1, u"publish"_s);
        else if (!isOut)
            body.insert("status"_L1, u"draft"_s);
        WordPressTerms terms(m_api, m_outcome.notes);
        for (const auto &[kind, names] : {std::pair(u"tags"_s, m_order.post.tags),
                     std::pair(u"categories"_s, m_order.post.categories)}) {
            if (names.isEmpty())
                continue;
            const auto ids = terms.idsOf(kind, names);
            if (!ids)
                return std::unexpected(ids.error());
            body.insert(kind, *ids);
        }
        return body;
    }

    FoundPost send(const QString &path, const QJsonObject &body)
    {
        const auto answer = m_api.post(path, body);
        if (answer)
            return answer->object();
        if (answer.error().code != WordPressErrorCode::TimedOut)
            return std::unexpected(answer.error());
        // It may be there all the same.
        const auto found = findByName();
        const bool isKept = found && rawOf(*found, "content"_L1) == m_order.post.content;
        if (!isKept)
            return std::unexpected(answer.error());
        return *found;
    }

    std::expected<WordPressOutcome, WordPressError> outcome(const QJsonObject &kept, const QJsonObject &body)
    {
        m_outcome.id = idOf(kept);
        if (m_outcome.id.isEmpty())
            return std::unexpected(WordPressError{WordPressErrorCode::BadAnswer, 0, u"posts"_s, u"no id"_s});
        m_outcome.url = kept.value("link"_L1).toString();
        m_outcome.state = kept.value("status"_L1).toString() == "publish"_L1 ? u"published"_s : u"draft"_s;
        const QString raw = rawOf(kept, "content"_L1);
        m_outcome.remoteDigest = checksum(raw.toUtf8());
        if (!raw.isNull() && raw != m_order.post.content)
            m_outcome.notes.append({u"站点保存时改动了正文（该用户不能保存未过滤的 HTML）"_s,
                    u"The site changed the text when it kept it (the user may not keep unfiltered HTML)"_s});
        noteSlug(kept);
        noteTerms(kept, body);
        return m_outcome;
    }

    void noteSlug(const QJsonObject &kept)
    {
        const QString slug = kept.value("slug"_L1).toString();
        if (!slug.isEmpty() && slug != m_order.post.slug)
            m_outcome.notes.append({u"网址 %1 已被占用，站点改为 %2"_s.arg(m_order.post.slug, slug),
                    u"The address %1 was taken; the site made it %2"_s.arg(m_order.post.slug, slug)});
    }

    /// Ids that a site does not know it drops without a word.
    void noteTerms(const QJsonObject &kept, const QJsonObject &body)
    {
        for (const QString &kind : {u"tags"_s, u"categories"_s}) {
            const QJsonArray asked = body.value(kind).toArray();
            const QJsonArray has = kept.value(kind).toArray();
            for (const QJsonValue &id : asked) {
                if (!has.contains(id)) {
                    m_outcome.notes.append({u"站点没有采用全部 %1"_s.arg(kind),
                            u"The site did not take all %1"_s.arg(kind)});
                    break;
                }
            }
        }
    }

    const WordPressApi &m_api;
    const WordPressOrder &m_order;
    WordPressOutcome m_outcome;
};

} // namespace

std::expected<WordPressOutcome, WordPressError> publishToWordPress(
        const WordPressApi &api, const WordPressOrder &order)
{
    return Publisher(api, order).run();
}

} // namespace Winnow
