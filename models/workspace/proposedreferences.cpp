// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "proposedreferences.h"

#include "derivedstate.h"
#include "issuequeries.h"
#include "workspace.h"

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

QString wrongIn(const KgRefRecord &reference)
{
    if (reference.nodeId.isEmpty())
        return u"a reference needs its node"_s;
    if (reference.score && !(*reference.score >= 0 && *reference.score <= 1))
        return u"a score is from 0 to 1"_s;
    return {};
}

/// Adds references one by one, inside a transaction of the caller.
class ReferenceWriter final
{
public:
    static WorkspaceResult<ReferenceWriter> prepare(Sqlite::Database &database, IssueFinder finder)
    {
        // Ranks below every version that a bundle brings: both ranks are 0.
        auto insert = database.prepare(
                "INSERT INTO kg_ref (issue_id, node_id, node_title, node_url, node_kind, query, score, "
                "excerpt, state, author, at, note, fact_at, source_at) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, "
                "?8, 'proposed', ?9, ?10, ?11, 0, 0) ON CONFLICT (issue_id, node_id) DO NOTHING"_ba);
        if (!insert)
            return std::unexpected(std::move(insert.error()));
        // Counts do not depend on the batch.
        auto derived = DerivedState::prepare(database, BatchRef{});
        if (!derived)
            return std::unexpected(std::move(derived.error()));
        return ReferenceWriter(database, std::move(finder), *std::move(insert), *std::move(derived));
    }

    WorkspaceResult<void> add(KgRefRecord reference, ProposedReferences &proposed)
    {
        const auto issueId = m_finder.find(reference.issue);
        if (!issueId)
            return std::unexpected(issueId.error());
        reference.state = u"proposed"_s;
        reference.at = reference.at.value_or(m_now);
        m_insert.bindAll(*issueId, reference.nodeId, reference.nodeTitle, reference.nodeUrl,
                reference.nodeKind, reference.query, reference.score, reference.excerpt, reference.by,
                reference.at.transform(toMilliseconds), reference.note);
        if (auto done = m_insert.run(); !done || m_database->changedRows() == 0)
            return done;
        proposed.added.append(reference);
        if (!proposed.issueIds.contains(*issueId))
            proposed.issueIds.append(*issueId);
        return m_derived.refreshCounts(*issueId);
    }

private:
    ReferenceWriter(const Sqlite::Database &database, IssueFinder finder, Sqlite::Statement insert,
            DerivedState derived)
        : m_database(&database)
        , m_finder(std::move(finder))
        , m_insert(std::move(insert))
        , m_derived(std::move(derived))
    {}

    const Sqlite::Database *m_database;
    IssueFinder m_finder;
    Sqlite::Statement m_insert;
    DerivedState m_derived;
    Timestamp m_now = currentTimestamp();
};

} // namespace

WorkspaceResult<ProposedReferences> recordProposedReferences(
        Workspace &workspace, const QList<KgRefRecord> &references)
{
    if (workspace.isReadOnly())
        return std::unexpected(WorkspaceError{WorkspaceErrorCode::ReadOnly, workspace.path(), {}});
    for (const KgRefRecord &reference : references) {
        if (const QString wrong = wrongIn(reference); !wrong.isNull()) {
            return std::unexpected(
                    WorkspaceError{WorkspaceErrorCode::InvalidArgument, workspace.path(), wrong});
        }
    }
    auto transaction = Sqlite::Transaction::begin(workspace.database());
    if (!transaction)
        return std::unexpected(std::move(transaction.error()));
    auto writer = IssueFinder::prepare(workspace).and_then([&workspace](IssueFinder finder) {
        return ReferenceWriter::prepare(workspace.database(), std::move(finder));
    });
    if (!writer)
        return std::unexpected(std::move(writer.error()));
    ProposedReferences proposed;
    for (const KgRefRecord &reference : references) {
        if (auto done = writer->add(reference, proposed); !done)
            return std::unexpected(std::move(done.error()));
    }
    return transaction->commit().transform([&proposed] { return std::move(proposed); });
}

} // namespace Winnow
