// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "domain/records.h"
#include "workspaceerror.h"

#include <functional>
#include <memory>
#include <stop_token>

namespace Winnow {

class Workspace;

/// What writing one record did to the workspace.
enum class WriteOutcome : quint8 { Added, Changed, Unchanged };

/// What only the whole import can tell.
struct WriteSummary
{
    QList<IssueRef> missingIssues; ///< Named by comments, links, decisions…, but never given themselves.
    QList<IssueRef> missingChanges;
    qint64 indexedIssues = 0; ///< Issues whose texts were made searchable.
    qint64 indexedNodes = 0; ///< Nodes of the knowledge graph likewise.
};

/// Puts records into a workspace, each by its natural key (bundle.md, Rules): the same record twice changes
/// nothing, newer facts replace older ones, what a record does not say is left as known, and the order of records
/// does not matter. A record that names an issue or change not seen yet waits for it on a placeholder.
///
/// Records become durable in steps: commit() ends one, finish() the last. Whatever happens in between (crash, full
/// disk, cancellation), the workspace holds all committed steps and nothing of the open one.
class RecordWriter final
{
public:
    /// @p workspace must be writable and outlive the writer.
    static WorkspaceResult<RecordWriter> begin(Workspace &workspace);

    RecordWriter(RecordWriter &&) noexcept;
    RecordWriter &operator=(RecordWriter &&) = delete;
    /// Rolls back what was not committed.
    ~RecordWriter();

    /// Writes one record into the open step. A BundleHeader ranks the records that follow it.
    WorkspaceResult<WriteOutcome> write(const Record &record);

    /// Ends the step, so that nothing but a power failure can take it back, and opens the next one.
    WorkspaceResult<void> commit();

    /// Commits, then makes the changed texts searchable and assesses the touched issues, in steps of its own. All of
    /// it is on the disk afterwards. @p progress hears (done, total) issues now and then, after them nodes of the
    /// knowledge graph, @p assessing issues; @p stop leaves the rest pending for the next time.
    WorkspaceResult<WriteSummary> finish(const std::function<void(qint64, qint64)> &progress = {},
            const std::stop_token &stop = {}, const std::function<void(qint64, qint64)> &assessing = {});

    /// Ids of the issues that the steps committed so far touched, and forgets them; empty with `everything` set
    /// where they were too many to list.
    struct Touched
    {
        QList<qint64> issues;
        bool everything = false;
    };
    Touched takeTouched();

private:
    class Private;

    explicit RecordWriter(std::unique_ptr<Private> d);

    std::unique_ptr<Private> d;
};

} // namespace Winnow
