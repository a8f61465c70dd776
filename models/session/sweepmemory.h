// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "sweep/sweeprequest.h"

namespace Winnow {

/// The last sweep that was begun in a workspace, to go on with it or to offer the same again.
struct SweepMemory
{
    SweepRequest request; ///< Without a token.
    bool isUnfinished = false; ///< It was stopped, failed, or its program ended.
};

/// The workspace's setting that holds it.
inline constexpr auto sweepMemorySetting = QLatin1StringView("sweep/last");

/// As JSON, without the token.
QString writeSweepMemory(const SweepMemory &memory);

/// Nothing where @p json does not hold a sweep that could be made.
std::optional<SweepMemory> readSweepMemory(const QString &json);

} // namespace Winnow
