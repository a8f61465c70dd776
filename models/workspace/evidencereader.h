// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "evidence/evidencefacts.h"
#include "repofolds.h"
#include "sqlite/database.h"

#include <QSet>

#include <map>
#include <span>
#include <vector>

namespace Winnow {

/// All that the assessment of one issue rests on, as the workspace holds it.
struct IssueEvidence
{
    qint64 issueId = 0;
    bool isDecided = false; ///< Somebody's decision rules, so that there may be a stored fingerprint.
    EvidenceFacts facts;
    std::vector<qint64> changeIds; ///< Row ids of facts.changes, in their order.
    QSet<qint64> namedChanges; ///< EvidenceKeys::ofChange() of what comments and events name.
    qint64 titleKey = 0;
};

/// Gathers the facts of many issues at once: the changes that records link, that name the issue or are named in its
/// comments, that bear its title or were merged at its close, and those that take such a change back. What the rules
/// make of them does not depend on any change left out. Reads a database that must outlive it; changes must have been
/// digested (change_digest).
class EvidenceReader final
{
public:
    enum class Texts : quint8 {
        Needed, ///< Leaves out bodies and the events of changes, which no rule reads.
        All
    };

    static WorkspaceResult<EvidenceReader> prepare(const Sqlite::Database &database, Texts texts);

    /// The evidence of those of @p issueIds that are there, in the order of their ids.
    WorkspaceResult<std::vector<IssueEvidence>> read(std::span<const qint64> issueIds);

private:
    struct LoadedChange
    {
        ChangeFacts facts;
        qint64 titleKey = 0;
    };
    struct Statements
    {
        Sqlite::Statement issues, events, links, verdicts, resolutions, mentions, titles, merges, changeByRef,
                reverts, changes, changeEvents, landed, storms, stormMembers;
    };
    struct Chunk;

    EvidenceReader(Texts texts, RepoFolds repos, Statements statements);

    WorkspaceResult<void> readIssues(Chunk &chunk, std::span<const qint64> issueIds);
    WorkspaceResult<void> readEvents(Chunk &chunk);
    WorkspaceResult<void> readLinks(Chunk &chunk);
    WorkspaceResult<void> readEditorsWords(Chunk &chunk);
    WorkspaceResult<void> readMentions(Chunk &chunk);
    WorkspaceResult<void> findByTitle(Chunk &chunk);
    WorkspaceResult<void> findByMoment(Chunk &chunk);
    WorkspaceResult<void> findNamed(Chunk &chunk);
    WorkspaceResult<void> addNamed(Chunk &chunk, size_t index, const IssueRef &change);
    WorkspaceResult<void> loadChanges(Chunk &chunk);
    WorkspaceResult<void> readChanges(Chunk &chunk, const QSet<qint64> &ids);
    WorkspaceResult<void> readReverts(Chunk &chunk, const QSet<qint64> &ofChanges, QSet<qint64> &found);
    WorkspaceResult<void> readLanded(Chunk &chunk);
    WorkspaceResult<void> readStorms(Chunk &chunk);
    static void takeChanges(Chunk &chunk);

    Texts m_texts;
    RepoFolds m_repos;
    Statements m_statements;
};

} // namespace Winnow
