// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "serieszone.h"

#include "domain/seriestimezone.h"
#include "workspace/batches.h"

namespace Winnow {

QTimeZone seriesTimeZone(const Workspace &workspace)
{
    const auto series = currentBatch(workspace).and_then(
            [&workspace](const BatchRef &batch) { return seriesRecord(workspace, batch.series); });
    return seriesTimeZone(series.value_or(SeriesRecord{}));
}

} // namespace Winnow
