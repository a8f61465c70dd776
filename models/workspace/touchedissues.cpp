// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "touchedissues.h"

#include "evidencekeys.h"

#include <vector>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

/// As in evidencereader.cpp: wider than the rules' own limit.
constexpr qint64 momentMs = 6'000;

QByteArray waitingSql(const QByteArray &select)
{
    return "INSERT OR IGNORE INTO assessment_pending " + select;
}

} // namespace

TouchedIssues::TouchedIssues(RepoFolds repos, bool allWait, Statements statements)
    : m_repos(std::move(repos))
    , m_allWait(allWait)
    , m_statements(std::move(statements))
{}

WorkspaceResult<TouchedIssues> TouchedIssues::prepare(const Sqlite::Database &database)
{
    auto repos = RepoFolds::read(database);
    if (!repos)
        return std::unexpected(std::move(repos.error()));
    const auto assessed = database.queryInteger("SELECT EXISTS (SELECT 1 FROM assessment)"_ba);
    if (!assessed)
        return std::unexpected(assessed.error());
    std::vector<Sqlite::Statement> made;
    for (const QByteArray &select : {
                 "SELECT issue_id FROM candidate_change WHERE change_id = ?1 UNION "
                 "SELECT issue_id FROM link WHERE change_id = ?1 UNION "
                 "SELECT issue_id FROM link_verdict WHERE change_id = ?1"_ba,
                 "SELECT issue_id FROM change_mention WHERE change_key = ?1"_ba,
                 "SELECT issue_id FROM assessment WHERE title_key = ?1"_ba,
                 "SELECT a.issue_id FROM assessment AS a JOIN issue AS i ON i.id = a.issue_id "
                 "WHERE a.closed_at BETWEEN ?2 AND ?3 AND i.repo_id = ?1"_ba,
                 "SELECT id FROM issue WHERE repo_id = ?1 AND number = ?2 AND present = 1"_ba,
                 "SELECT k.issue_id FROM change_digest AS d JOIN candidate_change AS k ON k.change_id = "
                 "d.change_id "
                 "WHERE d.title_key = ?1"_ba,
                 "SELECT k.issue_id FROM code_change AS c JOIN candidate_change AS k ON k.change_id = c.id "
                 "WHERE c.repo_id = ?1 AND c.number = ?2"_ba,
         }) {
        auto statement = database.prepare(waitingSql(select));
        if (!statement)
            return std::unexpected(std::move(statement.error()));
        made.push_back(std::move(*statement));
    }
    size_t next = 0;
    const auto take = [&]() -> Sqlite::Statement { return std::move(made[next++]); };
    // Braces evaluate in order, so the members take the statements in the order above.
    return TouchedIssues(std::move(*repos), *assessed == 0,
            Statements{take(), take(), take(), take(), take(), take(), take()});
}

WorkspaceResult<void> TouchedIssues::touch(qint64 changeId, const IssueRef &change,
        const std::optional<Timestamp> &mergedAt, const ChangeDigest &digest)
{
    if (m_allWait)
        return {};
    auto done = m_statements.byChange.bindAll(changeId)
                        .run()
                        .and_then([&] {
                            return m_statements.byKey.bindAll(EvidenceKeys::ofChange(change)).run();
                        })
                        .and_then([&] { return touchMentioned(digest.mentions); })
                        .and_then([&] { return touchReverted(change, digest); });
    if (done && digest.titleKey != 0)
        done = m_statements.byTitle.bindAll(digest.titleKey).run();
    if (!done || !mergedAt)
        return done;
    const qint64 merged = toMilliseconds(*mergedAt);
    for (const qint64 repoId : m_repos.idsOf(change.repo)) {
        if (done)
            done = m_statements.byClose.bindAll(repoId, merged - momentMs, merged + momentMs).run();
    }
    return done;
}

WorkspaceResult<void> TouchedIssues::touchMentioned(const QList<IssueMention> &mentions)
{
    for (const IssueMention &mention : mentions) {
        for (const qint64 repoId : m_repos.idsOf(mention.issue.repo)) {
            if (auto done = m_statements.byName.bindAll(repoId, mention.issue.number).run(); !done)
                return done;
        }
    }
    return {};
}

/// Who looks at a change looks at those that take it back.
WorkspaceResult<void> TouchedIssues::touchReverted(const IssueRef &change, const ChangeDigest &digest)
{
    if (digest.revertKey == 0)
        return {};
    if (digest.revertedChange.number.isNull())
        return m_statements.byRevertedTitle.bindAll(digest.revertKey).run();
    for (const qint64 repoId : m_repos.idsOf(change.repo)) {
        if (auto done = m_statements.byRevertedChange.bindAll(repoId, digest.revertedChange.number).run();
                !done)
            return done;
    }
    return {};
}

} // namespace Winnow
