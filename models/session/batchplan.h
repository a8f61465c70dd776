// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "sweepmemory.h"
#include "workspace/newbatch.h"

#include <QTimeZone>

namespace Winnow {

/// A series that a new instalment can belong to.
struct SeriesOffer
{
    SeriesRecord series;
    BatchRecord last; ///< Its last instalment; a null batch where it has none.
    int quota = 50; ///< What the next would have.
    QList<Leftover> leftovers; ///< What the last one left over.
};

/// What a new instalment, or a sweep for the current one, can begin with.
struct BatchPlan
{
    QList<SeriesOffer> offers; ///< That of the current instalment first.
    BatchRecord current; ///< A null batch where there is none.
    std::optional<SweepMemory> sweep; ///< The last one.
};

WorkspaceResult<BatchPlan> readBatchPlan(const Workspace &workspace);

/// When the issues of an instalment were closed.
struct BatchWindow
{
    Timestamp since{};
    Timestamp until{}; ///< Exclusive.

    friend bool operator==(const BatchWindow &, const BatchWindow &) = default;
};

/// The window behind @p last: from its end on, as long as it was, in days of @p zone; 7 days where it does not say. Of a
/// null batch the days before the one that @p now is in.
BatchWindow windowBehind(const BatchRecord &last, const QTimeZone &zone, Timestamp now);

} // namespace Winnow

Q_DECLARE_METATYPE(Winnow::BatchPlan)
Q_DECLARE_METATYPE(Winnow::NewBatch)
