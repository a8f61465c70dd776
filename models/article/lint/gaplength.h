// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "statedgaps.h"

#include <QStringView>

#include <optional>

namespace Winnow {

/// The length of time that begins at @p at of @p folded, whatever it is of: 23 秒, 2 小时 32 分, 两天, 2.6 h, 44 days, 同秒,
/// 秒级, same second. Form, seconds, unit and range are set. Nothing for limits (≤5 分钟), ranges (2-4 小时), items of a list
/// (19/5/12 秒) and what is denied (非秒级).
std::optional<StatedGap> gapLengthAt(QStringView folded, qsizetype at);

} // namespace Winnow
