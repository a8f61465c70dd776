// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "domain/records.h"
#include "prefilterrun.h"

namespace Winnow {

/// A candidate that an instalment neither kept nor dropped, and what was said of it there.
struct Leftover
{
    IssueRef issue;
    QString title;
    std::optional<Timestamp> closedAt;
    BatchRef from; ///< The instalment that left it over; of one carried several times the first.
    Verdict verdict = Verdict::Undecided; ///< Undecided or Hold.
    QString reason;
    QString note;
    QString by;
    std::optional<Timestamp> at;
    std::optional<Timestamp> until; ///< Hold: when to look again.

    friend bool operator==(const Leftover &, const Leftover &) = default;
};

/// What `batch` left over, the latest closed first (funnel.h counts as many).
WorkspaceResult<QList<Leftover>> leftoversOf(const Workspace &workspace, const BatchRef &batch);

/// The next instalment of a series.
struct NewBatchRequest
{
    QString series;
    LocalizedText title;
    std::optional<Timestamp> since; ///< Not given: where the last instalment's window ends.
    std::optional<Timestamp> until; ///< Exclusive.
    std::optional<int> quota; ///< Not given: the series'.
    std::optional<QStringList> orgs;
};

struct NewBatch
{
    BatchRef batch; ///< The current one from now on.
    BatchRef previous; ///< Null for a series' first.
    QList<Leftover> leftovers; ///< Of the previous one, candidates of this one now.
    PrefilterRun prefilter;
};

/// Makes the instalment behind the last one of a series, in one step: it is current, and what the last one left over is
/// offered to it. Each of those gets an entry of the prefilter's in the journal (carriedReason) that says where it comes
/// from and what was said there: held stays held, the others are undecided, and the window's rule does not drop them. Then
/// the rules are applied to everything, which marks what earlier instalments took or dropped.
/// InvalidArgument for a series without a name.
WorkspaceResult<NewBatch> makeNewBatch(Workspace &workspace, const NewBatchRequest &request);

} // namespace Winnow
