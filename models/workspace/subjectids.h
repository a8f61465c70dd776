// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "domain/issueref.h"
#include "sqlite/database.h"

#include <QHash>

namespace Winnow {

/// Finds the row ids of repositories, issues, changes and labels by their names, making a placeholder where there is
/// none, and remembers the recent ones.
class SubjectIds final
{
public:
    static WorkspaceResult<SubjectIds> prepare(Sqlite::Database &database);

    WorkspaceResult<qint64> repo(const QString &name);
    WorkspaceResult<qint64> issue(const IssueRef &ref);
    WorkspaceResult<qint64> change(const IssueRef &ref);
    WorkspaceResult<qint64> label(const QString &name);

    /// Tells it the id of an issue or change just written.
    void rememberIssue(const IssueRef &ref, qint64 id) { m_issues.remember(ref, id); }
    void rememberChange(const IssueRef &ref, qint64 id) { m_changes.remember(ref, id); }

private:
    /// Ids of one kind with a name inside a repository.
    struct Numbered
    {
        Sqlite::Statement find;
        Sqlite::Statement add;
        QHash<IssueRef, qint64> recent;

        void remember(const IssueRef &ref, qint64 id);
    };
    /// Ids of one kind with a name of its own.
    struct Named
    {
        Sqlite::Statement find;
        Sqlite::Statement add;
        QHash<QString, qint64> known;
    };

    SubjectIds(Sqlite::Database &database, Named repos, Named labels, Numbered issues, Numbered changes);

    WorkspaceResult<qint64> idOf(Named &kind, const QString &name);
    WorkspaceResult<qint64> idOf(Numbered &kind, const IssueRef &ref);

    Sqlite::Database *m_database;
    Named m_repos;
    Named m_labels;
    Numbered m_issues;
    Numbered m_changes;
};

} // namespace Winnow
