// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "domain/timestamp.h"

#include <QString>
#include <QTimeZone>

namespace Winnow {

/// "2026-09-18 16:38:20" in @p zone: to the second, since evidence is.
QString formatMoment(Timestamp at, const QTimeZone &zone);

/// The length of a gap, exactly: "0 s", "23 s", "2 min 05 s", "2 h 32 min 04 s", "44 d 3 h". Its sign is left
/// out.
QString formatGap(std::chrono::milliseconds gap);

/// Where @p at lies as seen from @p close: "2 h 32 min 04 s before the close", "at the close", "3 d 0 h after
/// the close".
QString formatGapToClose(Timestamp at, Timestamp close);

} // namespace Winnow
