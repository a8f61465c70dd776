// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "subjectids.h"

namespace Winnow {

namespace {

/// Enough for the neighbourhood of a streamed bundle, little enough to keep memory flat on a huge one.
constexpr qsizetype rememberedRefs = 100'000;

} // namespace

SubjectIds::SubjectIds(
        Sqlite::Database &database, Named repos, Named labels, Numbered issues, Numbered changes)
    : m_database(&database)
    , m_repos(std::move(repos))
    , m_labels(std::move(labels))
    , m_issues(std::move(issues))
    , m_changes(std::move(changes))
{}

WorkspaceResult<SubjectIds> SubjectIds::prepare(Sqlite::Database &database)
{
    auto findRepo = database.prepare("SELECT id FROM repo WHERE name = ?1");
    auto addRepo = database.prepare("INSERT INTO repo (name) VALUES (?1)");
    auto findLabel = database.prepare("SELECT id FROM label WHERE name = ?1");
    auto addLabel = database.prepare("INSERT INTO label (name) VALUES (?1)");
    auto findIssue = database.prepare("SELECT id FROM issue WHERE repo_id = ?1 AND number = ?2");
    auto addIssue = database.prepare("INSERT INTO issue (repo_id, number) VALUES (?1, ?2)");
    auto findChange = database.prepare("SELECT id FROM code_change WHERE repo_id = ?1 AND number = ?2");
    auto addChange = database.prepare("INSERT INTO code_change (repo_id, number) VALUES (?1, ?2)");
    for (const auto *statement :
            {&findRepo, &addRepo, &findLabel, &addLabel, &findIssue, &addIssue, &findChange, &addChange}) {
        if (!*statement)
            return std::unexpected(statement->error());
    }
    return SubjectIds(database, Named{std::move(*findRepo), std::move(*addRepo), {}},
            Named{std::move(*findLabel), std::move(*addLabel), {}},
            Numbered{std::move(*findIssue), std::move(*addIssue), {}},
            Numbered{std::move(*findChange), std::move(*addChange), {}});
}

void SubjectIds::Numbered::remember(const IssueRef &ref, qint64 id)
{
    if (recent.size() >= rememberedRefs)
        recent.clear();
    recent.insert(ref, id);
}

WorkspaceResult<qint64> SubjectIds::idOf(Named &kind, const QString &name)
{
    if (const auto known = kind.known.constFind(name); known != kind.known.cend())
        return *known;
    const auto row = kind.find.bindAll(name).step();
    if (!row)
        return std::unexpected(row.error());
    qint64 id = *row ? kind.find.integer(0) : 0;
    kind.find.reset();
    if (id == 0) {
        if (auto added = kind.add.bindAll(name).run(); !added)
            return std::unexpected(std::move(added.error()));
        id = m_database->lastInsertId();
    }
    kind.known.insert(name, id);
    return id;
}

WorkspaceResult<qint64> SubjectIds::idOf(Numbered &kind, const IssueRef &ref)
{
    if (const auto known = kind.recent.constFind(ref); known != kind.recent.cend())
        return *known;
    const auto repoId = repo(ref.repo);
    if (!repoId)
        return repoId;
    const auto row = kind.find.bindAll(*repoId, ref.number).step();
    if (!row)
        return std::unexpected(row.error());
    qint64 id = *row ? kind.find.integer(0) : 0;
    kind.find.reset();
    if (id == 0) {
        if (auto added = kind.add.bindAll(*repoId, ref.number).run(); !added)
            return std::unexpected(std::move(added.error()));
        id = m_database->lastInsertId();
    }
    kind.remember(ref, id);
    return id;
}

WorkspaceResult<qint64> SubjectIds::repo(const QString &name)
{
    return idOf(m_repos, name);
}

WorkspaceResult<qint64> SubjectIds::label(const QString &name)
{
    return idOf(m_labels, name);
}

WorkspaceResult<qint64> SubjectIds::issue(const IssueRef &ref)
{
    return idOf(m_issues, ref);
}

WorkspaceResult<qint64> SubjectIds::change(const IssueRef &ref)
{
    return idOf(m_changes, ref);
}

} // namespace Winnow
