// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "domain/records.h"
#include "forge/forgekind.h"

#include <QMap>
#include <QSet>
#include <QRandomGenerator>

#include <functional>

namespace Winnow {

class Workspace;

/// An entry of an issue's log.
struct WorldEntry
{
    int id = 0;
    QString kind; ///< As events have it: comment, close, reopen, label.
    QString actor;
    QString text; ///< Of a comment.
    QString label;
    Timestamp at{};
};

struct WorldIssue
{
    IssueRef ref;
    QString title;
    QString body;
    bool isClosed = false;
    bool isConfidential = false;
    Timestamp createdAt{};
    Timestamp updatedAt{};
    std::optional<Timestamp> closedAt;
    QString closedBy;
    QString author;
    QStringList labels;
    QList<WorldEntry> log;
    QList<IssueRef> changes;

    int comments() const;
};

struct WorldChange
{
    IssueRef ref;
    QString title;
    QString body;
    bool isMerged = false;
    Timestamp createdAt{};
    Timestamp updatedAt{};
    std::optional<Timestamp> mergedAt;
    QStringList shas;
};

/// How many, and how lively.
struct WorldShape
{
    ForgeKind kind = ForgeKind::GitCode;
    int repos = 4;
    int mostIssues = 60; ///< In a repository.
    double changesPerIssue = 0.7;
    quint32 seed = 1;
};

/// The truth that a forge of a test serves: one organisation "lantern". All times are whole seconds, as forges tell them.
class ForgeWorld final
{
public:
    /// @p now: the present moment there; issues were closed in the ten days before.
    ForgeWorld(const WorldShape &shape, Timestamp now);

    ForgeKind kind() const { return m_shape.kind; }
    const QStringList &repos() const { return m_repos; }
    const QMap<IssueRef, WorldIssue> &issues() const { return m_issues; }
    const QMap<IssueRef, WorldChange> &changes() const { return m_changes; }
    /// Issues of @p repo in the order of their updates, the longest untouched first.
    QList<const WorldIssue *> byUpdate(const QString &repo) const;

    /// Something happens to some issue: a comment, a label, a close, a reopening, a new issue.
    void live(QRandomGenerator &random, Timestamp now);

    void comment(const IssueRef &issue, Timestamp now);
    void close(const IssueRef &issue, Timestamp now);
    void reopen(const IssueRef &issue, Timestamp now);
    void merge(const IssueRef &change, Timestamp now);
    WorldIssue &issue(const IssueRef &ref) { return m_issues[ref]; }
    IssueRef add(const QString &repo, Timestamp at);
    void addRepo(const QString &name) { m_repos.append(name); }
    void remove(const IssueRef &issue) { m_issues.remove(issue); }

    /// What a workspace must hold of issues closed at or after @p since, and what of it, a line a fact, sorted.
    /// @p withDetails: of which issues comments, events and changes are there.
    QStringList truth(Timestamp since, const std::function<bool(const WorldIssue &)> &withDetails) const;

    /// The fewest requests that get all that from nothing.
    int fewestRequests(Timestamp since, const std::function<bool(const WorldIssue &)> &withDetails) const;

private:
    void fill(const QString &repo, Timestamp now);
    void addChange(WorldIssue &issue, Timestamp at);
    WorldEntry &addEntry(WorldIssue &issue, const QString &kind, Timestamp at);

    WorldShape m_shape;
    QRandomGenerator m_random;
    QStringList m_repos;
    QMap<IssueRef, WorldIssue> m_issues;
    QMap<IssueRef, WorldChange> m_changes;
    QMap<QString, int> m_nextNumber;
    int m_nextEntry = 1000;
};

/// What a workspace holds, as ForgeWorld::truth() tells it; issues that are open now are told apart, in @p open.
QStringList pooled(const Workspace &workspace, QSet<IssueRef> *open = nullptr);

} // namespace Winnow
