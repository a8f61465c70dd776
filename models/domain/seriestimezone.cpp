// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "seriestimezone.h"

namespace Winnow {

QTimeZone seriesTimeZone(const SeriesRecord &series)
{
    // An empty name would stand for the zone of this machine.
    if (!series.timeZone.isEmpty()) {
        if (const QTimeZone named(series.timeZone.toUtf8()); named.isValid())
            return named;
    }
    const QTimeZone usual("Asia/Shanghai");
    // A machine without zone data still shows the usual hour; the zone has had no summer time since 1991.
    return usual.isValid() ? usual : QTimeZone::fromSecondsAheadOfUtc(8 * 3600);
}

} // namespace Winnow
