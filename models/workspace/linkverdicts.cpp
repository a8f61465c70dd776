// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "linkverdicts.h"

#include "issuequeries.h"
#include "linkverdictrow.h"
#include "subjectids.h"
#include "workspace.h"

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

/// Now, or later where clocks disagree: after the latest time in @p column of what was said of the issue before.
WorkspaceResult<Timestamp> laterThanAll(const Workspace &workspace, const QByteArray &table, qint64 issueId)
{
    return workspace.database()
            .queryInteger("SELECT COALESCE(MAX(at), 0) FROM " + table
                    + " WHERE issue_id = " + QByteArray::number(issueId))
            .transform([](qint64 latest) {
                return std::max(currentTimestamp(), fromMilliseconds(latest) + std::chrono::milliseconds(1));
            });
}

WorkspaceResult<void> makePending(const Workspace &workspace, qint64 issueId)
{
    return workspace.database().execute("INSERT OR IGNORE INTO assessment_pending (issue_id) VALUES ("
            + QByteArray::number(issueId) + ')');
}

/// Runs @p write (writer, id of the issue) in a transaction, then assesses.
template <typename Write>
WorkspaceResult<AssessmentRun> record(Workspace &workspace, const IssueRef &issue, Write write)
{
    if (workspace.isReadOnly())
        return std::unexpected(WorkspaceError{WorkspaceErrorCode::ReadOnly, workspace.path(), {}});
    const auto issueId = findIssue(workspace, issue);
    if (!issueId)
        return std::unexpected(issueId.error());
    auto transaction = Sqlite::Transaction::begin(workspace.database());
    if (!transaction)
        return std::unexpected(std::move(transaction.error()));
    auto done = EditorsWordWriter::prepare(workspace.database())
                        .and_then([&](EditorsWordWriter writer) { return write(writer, *issueId); })
                        .and_then([&](bool) { return makePending(workspace, *issueId); })
                        .and_then([&] { return transaction->commit(); });
    if (!done)
        return std::unexpected(std::move(done.error()));
    return assessPending(workspace);
}

} // namespace

WorkspaceResult<AssessmentRun> recordLinkVerdict(Workspace &workspace, const IssueRef &issue, EditorLink word)
{
    return record(workspace, issue, [&](EditorsWordWriter &writer, qint64 issueId) -> WorkspaceResult<bool> {
        auto ids = SubjectIds::prepare(workspace.database());
        if (!ids)
            return std::unexpected(std::move(ids.error()));
        const auto at = laterThanAll(workspace, "link_verdict"_ba, issueId);
        if (!at)
            return std::unexpected(at.error());
        word.at = *at;
        const LinkRecord row{
                issue, word.change, u"manual"_s, word.note, linkVerdictName(word.verdict), word.by, word.at};
        return ids->change(word.change).and_then([&](qint64 changeId) {
            return writer.add(issueId, changeId, row);
        });
    });
}

WorkspaceResult<AssessmentRun> recordResolution(Workspace &workspace, const IssueRef &issue,
        std::optional<Resolution> resolution, const QString &reason, const QString &by)
{
    return record(workspace, issue, [&](EditorsWordWriter &writer, qint64 issueId) -> WorkspaceResult<bool> {
        return laterThanAll(workspace, "issue_resolution"_ba, issueId).and_then([&](Timestamp at) {
            const QString name = resolution ? resolutionName(*resolution) : QString();
            return writer.add(issueId, ResolutionRecord{issue, name, reason, by, at});
        });
    });
}

} // namespace Winnow
