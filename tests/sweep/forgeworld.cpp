// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "forgeworld.h"

#include "support/must.h"
#include "workspace/recordreader.h"
#include "workspace/workspace.h"

#include <QSet>

#include <algorithm>

namespace Winnow {

using namespace Qt::StringLiterals;
using std::chrono::hours;
using std::chrono::seconds;

namespace {

QString timeText(std::optional<Timestamp> at)
{
    return at ? formatTimestamp(*at) : u"-"_s;
}

QString issueLine(const IssueRef &ref, const QString &state, std::optional<Timestamp> closedAt,
        std::optional<Timestamp> updatedAt, const QString &title, const QStringList &labels,
        const QString &author, const QString &closedBy)
{
    return u"issue %1 %2 closed %3 updated %4 [%5] labels %6 by %7 closed by %8"_s.arg(formatIssueRef(ref),
            state, timeText(closedAt), timeText(updatedAt), title, labels.join(u','), author, closedBy);
}

QString eventLine(const IssueRef &issue, const QString &kind, std::optional<Timestamp> at,
        const QString &actor, const QString &label, const QString &text)
{
    return u"event %1 %2 %3 %4 %5 %6"_s.arg(
            formatIssueRef(issue), kind, timeText(at), actor, label, kind == "comment"_L1 ? text : QString());
}

QString changeLine(const IssueRef &ref, const QString &state, std::optional<Timestamp> mergedAt,
        const QString &title, const QStringList &shas)
{
    return u"change %1 %2 merged %3 [%4] commits %5"_s.arg(
            formatIssueRef(ref), state, timeText(mergedAt), title, shas.join(u','));
}

} // namespace

int WorldIssue::comments() const
{
    return static_cast<int>(std::ranges::count(log, u"comment"_s, &WorldEntry::kind));
}

ForgeWorld::ForgeWorld(const WorldShape &shape, Timestamp now)
    : m_shape(shape)
    , m_random(shape.seed)
{
    for (int i = 0; i < shape.repos; ++i) {
        m_repos.append(u"lantern/repo-%1"_s.arg(i));
        fill(m_repos.constLast(), std::chrono::floor<seconds>(now));
    }
}

void ForgeWorld::fill(const QString &repo, Timestamp now)
{
    const int count = m_shape.mostIssues > 0 ? m_random.bounded(m_shape.mostIssues + 1) : 0;
    for (int i = 0; i < count; ++i) {
        // Mostly in the window, some before; now and then many in one second, as a robot does it.
        const bool inStorm = i % 17 < 4;
        const Timestamp at =
                now - hours(1) - (inStorm ? hours(30) : seconds(m_random.bounded(12 * 24 * 3600)));
        const IssueRef ref = add(repo, at - hours(24));
        if (m_random.bounded(10) == 0)
            continue; // stays open
        if (m_random.bounded(3) > 0)
            comment(ref, at - hours(2));
        close(ref, at);
        if (m_random.bounded(4) == 0)
            comment(ref, at + seconds(m_random.bounded(3600)));
    }
}

IssueRef ForgeWorld::add(const QString &repo, Timestamp at)
{
    const int number = ++m_nextNumber[repo];
    WorldIssue issue;
    issue.ref = {
            repo, m_shape.kind == ForgeKind::Gitee ? u"I%1"_s.arg(1000 + number) : QString::number(number)};
    issue.title = u"Thread %1 breaks at night"_s.arg(number);
    if (m_random.bounded(15) == 0)
        issue.title = u"CVE-2026-%1 in the loom"_s.arg(1000 + number);
    issue.body = u"## 现象\n断线 %1"_s.arg(number);
    issue.author = u"user-%1"_s.arg(m_random.bounded(9));
    issue.createdAt = issue.updatedAt = at;
    if (m_random.bounded(2) == 0)
        issue.labels = {u"bug"_s};
    issue.isConfidential = m_shape.kind != ForgeKind::GitHub && m_random.bounded(25) == 0;
    m_issues.insert(issue.ref, issue);
    if (m_random.generateDouble() < m_shape.changesPerIssue)
        addChange(m_issues[issue.ref], at);
    return issue.ref;
}

void ForgeWorld::addChange(WorldIssue &issue, Timestamp at)
{
    const bool isElsewhere = m_random.bounded(8) == 0;
    const QString repo = isElsewhere ? m_repos.value(0, issue.ref.repo) : issue.ref.repo;
    WorldChange change;
    // One number space for issues and changes where the forge has only one.
    change.ref = {repo, QString::number(++m_nextNumber[repo])};
    change.title = u"Fix thread %1"_s.arg(issue.ref.number);
    change.body = u"Fixes #%1"_s.arg(issue.ref.number);
    change.createdAt = change.updatedAt = at;
    change.isMerged = m_random.bounded(4) > 0;
    if (change.isMerged)
        change.mergedAt = at + hours(1);
    for (int i = m_random.bounded(1, 4); i > 0; --i)
        change.shas.append(QString::number(m_random.generate64(), 16));
    m_changes.insert(change.ref, change);
    issue.changes.append(change.ref);
}

WorldEntry &ForgeWorld::addEntry(WorldIssue &issue, const QString &kind, Timestamp at)
{
    at = std::chrono::floor<seconds>(at);
    WorldEntry entry;
    entry.id = ++m_nextEntry;
    entry.kind = kind;
    entry.actor = u"person-%1"_s.arg(m_nextEntry % 7);
    entry.at = at;
    issue.log.append(entry);
    issue.updatedAt = std::max(issue.updatedAt, at);
    return issue.log.last();
}

void ForgeWorld::comment(const IssueRef &ref, Timestamp now)
{
    WorldEntry &entry = addEntry(m_issues[ref], u"comment"_s, now);
    entry.text = u"comment %1, see the log"_s.arg(entry.id);
}

void ForgeWorld::close(const IssueRef &ref, Timestamp now)
{
    WorldIssue &issue = m_issues[ref];
    const WorldEntry entry = addEntry(issue, u"close"_s, now);
    issue.isClosed = true;
    issue.closedAt = entry.at;
    issue.closedBy = entry.actor;
}

void ForgeWorld::reopen(const IssueRef &ref, Timestamp now)
{
    WorldIssue &issue = m_issues[ref];
    addEntry(issue, u"reopen"_s, now);
    issue.isClosed = false;
    issue.closedAt.reset();
    issue.closedBy.clear();
}

void ForgeWorld::merge(const IssueRef &ref, Timestamp now)
{
    WorldChange &change = m_changes[ref];
    change.isMerged = true;
    change.mergedAt = change.updatedAt = std::chrono::floor<seconds>(now);
}

void ForgeWorld::live(QRandomGenerator &random, Timestamp now)
{
    const QList<IssueRef> all = m_issues.keys();
    if (all.isEmpty() || random.bounded(8) == 0) {
        add(m_repos.at(random.bounded(m_repos.size())), std::chrono::floor<seconds>(now));
        return;
    }
    WorldIssue &issue = m_issues[all.at(random.bounded(all.size()))];
    const int what = random.bounded(6);
    if (what < 3) {
        comment(issue.ref, now);
    } else if (what == 3) {
        addEntry(issue, u"label"_s, now).label = u"seen"_s;
        if (!issue.labels.contains(u"seen"_s))
            issue.labels.append(u"seen"_s);
    } else if (issue.isClosed) {
        reopen(issue.ref, now);
    } else {
        close(issue.ref, now);
    }
}

QList<const WorldIssue *> ForgeWorld::byUpdate(const QString &repo) const
{
    QList<const WorldIssue *> issues;
    for (const WorldIssue &issue : m_issues) {
        if (issue.ref.repo == repo)
            issues.append(&issue);
    }
    std::ranges::sort(
            issues, {}, [](const WorldIssue *issue) { return std::tuple(issue->updatedAt, issue->ref); });
    return issues;
}

QStringList ForgeWorld::truth(
        Timestamp since, const std::function<bool(const WorldIssue &)> &withDetails) const
{
    QStringList lines;
    QSet<IssueRef> wanted;
    for (const WorldIssue &issue : m_issues) {
        if (!issue.isClosed || issue.isConfidential || *issue.closedAt < since)
            continue;
        const bool isDetailed = withDetails(issue);
        lines.append(issueLine(issue.ref, u"closed"_s, issue.closedAt, issue.updatedAt, issue.title,
                issue.labels, issue.author, isDetailed ? issue.closedBy : QString()));
        if (!isDetailed)
            continue;
        for (const WorldEntry &entry : issue.log)
            lines.append(eventLine(issue.ref, entry.kind, entry.at, entry.actor, entry.label, entry.text));
        for (const IssueRef &change : issue.changes) {
            if (m_shape.kind != ForgeKind::GitHub)
                lines.append(u"link %1 %2"_s.arg(formatIssueRef(issue.ref), formatIssueRef(change)));
            wanted.insert(change);
        }
    }
    for (const IssueRef &ref : std::as_const(wanted)) {
        const WorldChange &change = m_changes[ref];
        lines.append(changeLine(
                ref, change.isMerged ? u"merged"_s : u"open"_s, change.mergedAt, change.title, change.shas));
    }
    lines.sort();
    return lines;
}

int ForgeWorld::fewestRequests(
        Timestamp since, const std::function<bool(const WorldIssue &)> &withDetails) const
{
    constexpr int perPage = 100;
    int requests = static_cast<int>(m_repos.size()) / perPage + 1;
    QSet<IssueRef> changes;
    for (const QString &repo : m_repos) {
        int listed = 0;
        for (const WorldIssue *issue : byUpdate(repo)) {
            listed += issue->updatedAt >= since ? 1 : 0;
            if (!issue->isClosed || issue->isConfidential || *issue->closedAt < since || !withDetails(*issue))
                continue;
            requests += m_shape.kind == ForgeKind::GitHub ? 1 : issue->comments() > 0 ? 3 : 2;
            for (const IssueRef &change : issue->changes)
                changes.insert(change);
        }
        requests += std::max(1, (listed + perPage - 1) / perPage);
    }
    return requests + 2 * static_cast<int>(changes.size());
}

QStringList pooled(const Workspace &workspace, QSet<IssueRef> *open)
{
    QStringList lines;
    QSet<IssueRef> notClosed;
    must(readRecords(workspace, [&](const Record &record) {
        if (const auto *issue = std::get_if<IssueRecord>(&record); issue && issue->state != u"closed")
            notClosed.insert(issue->ref);
        return true;
    }));
    must(readRecords(workspace, [&](const Record &record) {
        if (const auto *issue = std::get_if<IssueRecord>(&record); issue && !notClosed.contains(issue->ref)) {
            lines.append(issueLine(issue->ref, issue->state, issue->closedAt, issue->updatedAt, issue->title,
                    issue->labels.value_or(QStringList{}), issue->author, issue->closedBy));
        } else if (const auto *event = std::get_if<EventRecord>(&record)) {
            const bool isReference = event->kind == u"reference";
            if (event->on == SubjectKind::Issue && !notClosed.contains(event->subject) && !isReference)
                lines.append(eventLine(
                        event->subject, event->kind, event->at, event->actor, event->label, event->text));
        } else if (const auto *link = std::get_if<LinkRecord>(&record)) {
            if (!notClosed.contains(link->issue))
                lines.append(u"link %1 %2"_s.arg(formatIssueRef(link->issue), formatIssueRef(link->change)));
        } else if (const auto *change = std::get_if<ChangeRecord>(&record)) {
            QStringList shas;
            for (const Commit &commit : change->commits.value_or(QList<Commit>{}))
                shas.append(commit.sha);
            lines.append(changeLine(change->ref, change->state, change->mergedAt, change->title, shas));
        }
        return true;
    }));
    if (open)
        *open = notClosed;
    lines.sort();
    return lines;
}

} // namespace Winnow
