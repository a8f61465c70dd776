// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QtTypes>

#include <optional>

namespace Winnow {

/// The largest resident set that process @p pid has had so far, in MiB; nothing where it is gone.
std::optional<double> peakMemory(qint64 pid);

} // namespace Winnow
