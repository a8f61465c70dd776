// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "worldanswers.h"

#include <QCryptographicHash>
#include <QDateTime>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTimeZone>
#include <QUrlQuery>

#include <algorithm>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

/// Makes the objects of one forge.
class Shapes final
{
public:
    explicit Shapes(const ForgeWorld &world)
        : m_world(world)
        , m_isGitHub(world.kind() == ForgeKind::GitHub)
        , m_isGitee(world.kind() == ForgeKind::Gitee)
    {}

    QJsonObject repo(const QString &name) const
    {
        QJsonObject object{{u"id"_s, 1}, {u"full_name"_s, name}, {u"html_url"_s, webUrl(name)}};
        if (m_isGitHub)
            return object;
        object[u"name"_s] = u"显示名"_s;
        object[u"full_name"_s] = m_isGitee ? name : u"灯塔 / 礁石"_s;
        object[u"path"_s] = name.section(u'/', 1);
        object[u"namespace"_s] = QJsonObject{{u"path"_s, name.section(u'/', 0, 0)}};
        return object;
    }

    QJsonObject issue(const WorldIssue &issue) const
    {
        QJsonObject object{{u"id"_s, 7}, {u"state"_s, issue.isClosed ? u"closed"_s : u"open"_s},
                {u"title"_s, issue.title}, {u"body"_s, issue.body}, {u"user"_s, user(issue.author)},
                {u"html_url"_s, webUrl(issue.ref.repo) + u"/issues/"_s + issue.ref.number},
                {u"created_at"_s, time(issue.createdAt)}, {u"updated_at"_s, time(issue.updatedAt)},
                {u"comments"_s, issue.comments()}, {u"milestone"_s, QJsonValue::Null}};
        object[u"number"_s] =
                m_isGitHub ? QJsonValue(issue.ref.number.toInt()) : QJsonValue(issue.ref.number);
        object[m_isGitHub ? u"closed_at"_s : u"finished_at"_s] = time(issue.closedAt);
        QJsonArray labels;
        for (const QString &label : issue.labels)
            labels.append(QJsonObject{{u"id"_s, 1}, {u"name"_s, label}});
        object[u"labels"_s] = labels;
        if (m_isGitee)
            object[u"security_hole"_s] = issue.isConfidential;
        else if (!m_isGitHub)
            object[u"visibility_reason"_s] = issue.isConfidential ? u"confidential"_s : u"public"_s;
        return object;
    }

    QJsonArray comments(const WorldIssue &issue) const
    {
        QJsonArray all;
        for (const WorldEntry &entry : issue.log) {
            if (entry.kind == u"comment")
                all.append(QJsonObject{{u"id"_s, entry.id}, {u"body"_s, entry.text},
                        {u"user"_s, user(entry.actor)}, {u"created_at"_s, time(entry.at)}});
        }
        return all;
    }

    QJsonArray log(const WorldIssue &issue) const
    {
        QJsonArray all;
        for (const WorldEntry &entry : issue.log) {
            if (entry.kind == u"comment")
                continue;
            QJsonObject object{
                    {u"id"_s, entry.id}, {u"user"_s, user(entry.actor)}, {u"created_at"_s, time(entry.at)}};
            if (m_isGitee) {
                object[u"action_type"_s] = u"set_assignee"_s;
                object[u"content"_s] = entry.kind == u"close" ? u"关闭了任务"_s
                        : entry.kind == u"reopen"             ? u"重新打开了任务"_s
                                                              : u"添加了标签 "_s + entry.label;
            } else {
                object[u"action_type"_s] = entry.kind == u"close" ? u"closed"_s
                        : entry.kind == u"reopen"                 ? u"opened"_s
                                                                  : u"label"_s;
                object[u"content"_s] = entry.kind == u"label" ? u"add label "_s + entry.label : entry.kind;
            }
            all.append(object);
        }
        int id = 0;
        for (const IssueRef &change : issue.changes) {
            all.append(QJsonObject{{u"id"_s, 900'000 + ++id}, {u"action_type"_s, u"add_issue_mr_link"_s},
                    {u"content"_s,
                            (m_isGitee ? u"关联了 Pull Request !"_s : u"Create issue mr links: **x** #"_s)
                                    + change.number},
                    {u"created_at"_s, time(issue.createdAt)}});
        }
        return all;
    }

    QJsonArray timeline(const WorldIssue &issue) const
    {
        QJsonArray all;
        for (const WorldEntry &entry : issue.log) {
            QJsonObject object{
                    {u"id"_s, entry.id}, {u"actor"_s, user(entry.actor)}, {u"created_at"_s, time(entry.at)}};
            object[u"event"_s] = entry.kind == u"close" ? u"closed"_s
                    : entry.kind == u"reopen"           ? u"reopened"_s
                    : entry.kind == u"label"            ? u"labeled"_s
                                                        : u"commented"_s;
            if (entry.kind == u"comment")
                object[u"body"_s] = entry.text;
            if (entry.kind == u"label")
                object[u"label"_s] = QJsonObject{{u"name"_s, entry.label}};
            all.append(object);
        }
        for (const IssueRef &ref : issue.changes) {
            QJsonObject source = change(m_world.changes()[ref]);
            source[u"pull_request"_s] = QJsonObject{{u"merged_at"_s, source.value(u"merged_at"_s)}};
            source[u"repository"_s] = QJsonObject{{u"full_name"_s, ref.repo}};
            all.append(
                    QJsonObject{{u"event"_s, u"cross-referenced"_s}, {u"created_at"_s, time(issue.createdAt)},
                            {u"source"_s, QJsonObject{{u"type"_s, u"issue"_s}, {u"issue"_s, source}}}});
        }
        return all;
    }

    QJsonArray changes(const WorldIssue &issue) const
    {
        QJsonArray all;
        for (const IssueRef &ref : issue.changes)
            all.append(change(m_world.changes()[ref]));
        return all;
    }

    QJsonObject change(const WorldChange &change) const
    {
        const QString path = m_isGitHub ? u"/pull/"_s : m_isGitee ? u"/pulls/"_s : u"/merge_requests/"_s;
        const QString merged = m_isGitHub ? u"closed"_s : u"merged"_s;
        QJsonObject object{{u"number"_s, change.ref.number.toInt()}, {u"title"_s, change.title},
                {u"body"_s, change.body}, {u"html_url"_s, webUrl(change.ref.repo) + path + change.ref.number},
                {u"state"_s, change.isMerged ? merged : u"open"_s}, {u"merged"_s, QJsonValue::Null},
                {u"created_at"_s, time(change.createdAt)}, {u"updated_at"_s, time(change.updatedAt)},
                {u"merged_at"_s, time(change.mergedAt)}, {u"user"_s, user(u"fixer"_s)},
                {u"head"_s, QJsonObject{{u"ref"_s, u"fix"_s}}},
                {u"base"_s, QJsonObject{{u"ref"_s, u"master"_s}}}};
        return object;
    }

    QJsonArray commits(const WorldChange &change) const
    {
        QJsonArray all;
        for (const QString &sha : change.shas) {
            const QJsonObject person{{u"date"_s, time(change.createdAt)}};
            all.append(QJsonObject{{u"sha"_s, sha}, {u"parents"_s, QJsonObject{{u"sha"_s, u"0"_s}}},
                    {u"commit"_s,
                            QJsonObject{{u"message"_s, u"work on "_s + sha}, {u"committer"_s, person}}}});
        }
        return all;
    }

    static QJsonArray files(const WorldChange &change)
    {
        const QJsonObject patch{{u"diff"_s, u"@@ -1 +1 @@\n-a\n+"_s + change.ref.number + u'\n'},
                {u"old_path"_s, u"loom.cpp"_s}, {u"new_path"_s, u"loom.cpp"_s}, {u"too_large"_s, false}};
        return {QJsonObject{{u"filename"_s, u"loom.cpp"_s}, {u"additions"_s, 1}, {u"deletions"_s, u"1"_s},
                {u"patch"_s, patch}}};
    }

    static QByteArray diff(const WorldChange &change)
    {
        return "diff --git a/loom.cpp b/loom.cpp\n--- a/loom.cpp\n+++ b/loom.cpp\n@@ -1 +1 @@\n-a\n+"
                + change.ref.number.toUtf8() + '\n';
    }

private:
    QString webUrl(const QString &repo) const
    {
        const QString host = m_isGitHub ? u"github.com"_s : m_isGitee ? u"gitee.com"_s : u"gitcode.com"_s;
        return u"https://"_s + host + u'/' + repo;
    }

    /// No time is null, or "" on GitCode.
    QJsonValue time(std::optional<Timestamp> at) const
    {
        if (!at)
            return m_world.kind() == ForgeKind::GitCode ? QJsonValue(QString(u""_s))
                                                        : QJsonValue(QJsonValue::Null);
        if (m_isGitHub)
            return formatTimestamp(*at);
        return QDateTime::fromMSecsSinceEpoch(toMilliseconds(*at), QTimeZone::fromSecondsAheadOfUtc(8 * 3600))
                .toString(Qt::ISODate);
    }

    static QJsonObject user(const QString &login) { return {{u"id"_s, u"65a0"_s}, {u"login"_s, login}}; }

    const ForgeWorld &m_world;
    bool m_isGitHub;
    bool m_isGitee;
};

LoopbackAnswer json(const QJsonArray &array)
{
    return {.body = QJsonDocument(array).toJson(QJsonDocument::Compact)};
}

LoopbackAnswer json(const QJsonObject &object)
{
    return {.body = QJsonDocument(object).toJson(QJsonDocument::Compact)};
}

LoopbackAnswer notFound()
{
    return {.status = 404, .body = R"({"error_code":404,"error_message":"404 not found"})"};
}

/// The part of @p all that the page asked for holds.
template <typename List>
List pageOf(const List &all, const QUrlQuery &query)
{
    const qsizetype perPage = std::clamp(query.queryItemValue(u"per_page"_s).toInt(), 1, 100);
    const qsizetype begin = (std::max(1, query.queryItemValue(u"page"_s).toInt()) - 1) * perPage;
    List page;
    for (qsizetype i = begin; i < std::min<qsizetype>(all.size(), begin + perPage); ++i)
        page.append(all.at(i));
    return page;
}

class Answers final
{
public:
    Answers(const ForgeWorld &world, const LoopbackRequest &request, const AnswerHabits &habits)
        : m_world(world)
        , m_shapes(world)
        , m_habits(habits)
        , m_request(request)
        , m_query(request.url)
        , m_parts(request.url.path().split(u'/', Qt::SkipEmptyParts))
    {}

    LoopbackAnswer answer() const
    {
        if (m_parts.size() == 3 && m_parts.at(0) == u"orgs" && m_parts.at(1) == u"lantern")
            return repos();
        if (m_parts.value(0) != u"repos")
            return notFound();
        const QString third = m_parts.value(2);
        // GitCode and Gitee put the repository's name behind for some questions.
        if (third == u"issues")
            return ofIssue(m_parts.value(1) + u'/' + m_query.queryItemValue(u"repo"_s), m_parts.value(3),
                    m_parts.value(4));
        const QString repo = m_parts.value(1) + u'/' + third;
        if (!m_world.repos().contains(repo))
            return notFound();
        if (m_parts.size() == 3)
            return json(m_shapes.repo(repo));
        if (m_parts.at(3) == u"issues" && m_parts.size() == 4)
            return issues(repo);
        if (m_parts.at(3) == u"issues")
            return ofIssue(repo, m_parts.at(4), m_parts.value(5));
        return ofChange(repo, m_parts.value(4), m_parts.value(5));
    }

private:
    LoopbackAnswer repos() const
    {
        QJsonArray all;
        for (const QString &repo : pageOf(m_world.repos(), m_query))
            all.append(m_shapes.repo(repo));
        return json(all);
    }

    LoopbackAnswer issues(const QString &repo) const
    {
        QList<const WorldIssue *> all = m_world.byUpdate(repo);
        const QString sinceName = m_world.kind() == ForgeKind::GitCode ? u"updated_after"_s : u"since"_s;
        const auto since = parseTimestamp(m_query.queryItemValue(sinceName, QUrl::FullyDecoded));
        if (since && !m_habits.ignoresSince) {
            all.removeIf([&](const WorldIssue *issue) {
                return issue->updatedAt < *since || (m_habits.sinceIsExclusive && issue->updatedAt == *since);
            });
        }
        if (m_habits.ignoresOrder)
            std::ranges::reverse(all);
        QJsonArray page;
        for (const WorldIssue *issue : pageOf(all, m_query))
            page.append(m_shapes.issue(*issue));
        LoopbackAnswer answer = json(page);
        if (m_habits.givesTotals)
            answer.headers.append({"total_count", QByteArray::number(all.size())});
        if (!m_habits.givesEtags)
            return answer;
        const QByteArray etag = QCryptographicHash::hash(answer.body, QCryptographicHash::Md5).toHex();
        if (m_request.headers.value("if-none-match") == etag)
            return {.status = 304};
        answer.headers.append({"ETag", etag});
        return answer;
    }

    LoopbackAnswer ofIssue(const QString &repo, const QString &number, const QString &what) const
    {
        const auto found = m_world.issues().constFind({repo, number});
        if (found == m_world.issues().cend())
            return notFound();
        if (what.isEmpty())
            return json(m_shapes.issue(*found));
        if (what == u"comments")
            return json(pageOf(m_shapes.comments(*found), m_query));
        if (what == u"operate_logs")
            return json(m_shapes.log(*found));
        if (what == u"pull_requests")
            return json(m_shapes.changes(*found));
        return what == u"timeline" ? json(pageOf(m_shapes.timeline(*found), m_query)) : notFound();
    }

    LoopbackAnswer ofChange(const QString &repo, QString number, const QString &what) const
    {
        const bool isDiff = number.endsWith(u".diff") || m_request.headers.value("accept").contains("diff");
        number.remove(u".diff"_s);
        const auto found = m_world.changes().constFind({repo, number});
        if (found == m_world.changes().cend())
            return notFound();
        if (isDiff)
            return {.body = Shapes::diff(*found), .headers = {{"Content-Type", "text/plain; charset=utf-8"}}};
        if (what == u"commits")
            return json(pageOf(m_shapes.commits(*found), m_query));
        if (what == u"files")
            return json(pageOf(Shapes::files(*found), m_query));
        return what.isEmpty() ? json(m_shapes.change(*found)) : notFound();
    }

    const ForgeWorld &m_world;
    Shapes m_shapes;
    const AnswerHabits &m_habits;
    const LoopbackRequest &m_request;
    QUrlQuery m_query;
    QStringList m_parts;
};

} // namespace

LoopbackAnswer answerFrom(const ForgeWorld &world, const LoopbackRequest &request, const AnswerHabits &habits)
{
    return Answers(world, request, habits).answer();
}

} // namespace Winnow
