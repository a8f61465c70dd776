// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "records.h"

#include <QTimeZone>

namespace Winnow {

/// The zone in which @p series shows its times and counts its days: its own, or Asia/Shanghai where it names none or
/// one that this machine does not know (bundle.md, Rules).
QTimeZone seriesTimeZone(const SeriesRecord &series);

} // namespace Winnow
