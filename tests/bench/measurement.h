// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>

#include <optional>
#include <vector>

namespace Winnow {

/// One line of the benchmark's output.
struct Measurement
{
    QString bench;
    QString figure;
    double value = 0;
    QString unit;
    QString target{}; ///< In words, as the issue states it; null where there is none.
    bool met = true;
    QString baseline{}; ///< What it is compared with, null where nothing.
    double baselineValue = 0;
    std::optional<double>
            ratio{}; ///< value / baselineValue, or its inverse for rates: above 1 is slower than the baseline.
};

/// Prints @p measurement as one JSON line on standard output.
void printMeasurement(const Measurement &measurement);

/// The value below which @p share (0 to 1) of @p values lie. @p values must not be empty.
double percentile(std::vector<double> values, double share);

/// Whether every measurement printed so far met its target.
bool allTargetsMet();

} // namespace Winnow
