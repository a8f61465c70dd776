// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "bundle/bundleimport.h"
#include "domain/records.h"
#include "pool/poolfilter.h"
#include "sweepmemory.h"
#include "workspace/funnel.h"
#include "workspace/issuequeries.h"
#include "workspace/journal.h"
#include "workspace/workspace.h"

#include <QBitArray>
#include <QList>

#include <array>
#include <memory>
#include <vector>

/// What a WorkspaceSession answers with.
namespace Winnow {

/// What a window shows of a workspace as soon as it is open.
struct OpenedWorkspace
{
    QString path;
    std::optional<WorkspaceErrorCode> readOnlyReason;
    std::optional<LockHolder> lockHolder;
    BatchRecord batch; ///< Null batch where the workspace has none.
    SeriesRecord series;
    int quota = 50;
    std::optional<SweepMemory> sweep; ///< The last one begun here.
    QList<IssueSummary> firstRows; ///< Of the default view, so that something can be painted at once.
};

/// One value of a facet with the issues it would give.
struct FacetValue
{
    QString name;
    qint64 count = 0;

    friend bool operator==(const FacetValue &, const FacetValue &) = default;
};

/// The answer to WorkspaceSession::select().
struct SelectedIssues
{
    quint64 number = 0; ///< Of the request.
    /// False where these are only the first rows, ahead of the whole answer: then facets and total are not given.
    bool isComplete = true;
    std::shared_ptr<const std::vector<qint64>> ids; ///< In table order; never null.
    QBitArray undecided{}; ///< A bit an id: nobody has decided on it. Only in a complete answer.
    std::array<QList<FacetValue>, facetCount>
            facets{}; ///< Every value that occurs or is fixed, with its count.
    qint64 total = 0; ///< Issues in the workspace.
};

/// Counts of the present batch for the quota meter and the funnel.
struct BatchProgress
{
    int quota = 50;
    Funnel funnel;
};

/// Whether a reviewer has something to undo or to redo.
struct UndoState
{
    bool canUndo = false;
    bool canRedo = false;
};

/// An editor's act as it became durable.
struct DecisionOutcome
{
    enum class Kind : quint8 { Decided, Undone, Redone, Prefiltered, Written, Audited };

    Kind kind = Kind::Decided;
    QList<Decision> entries;
    QList<qint64> issueIds; ///< Rows that look different now.
    QList<TextEdit> texts; ///< Where texts were written, or taken back, instead.
    QList<AuditEntry>
            audits; ///< Where references to the knowledge graph were judged, or that was taken back, instead.
    UndoState undo; ///< Of the reviewer who acted.
};

} // namespace Winnow
