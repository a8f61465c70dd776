// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "timelinescale.h"

#include <algorithm>

namespace Winnow {

namespace {

/// The width of gaps between which the scale is linear.
struct Limits
{
    double least;
    double most;
};

/// Least: what a short gap needs to be seen and labelled, given up in part where gaps are many. Most: as much
/// as leaves room for the others.
Limits limitsFor(qsizetype count, double width)
{
    const double gaps = static_cast<double>(count);
    const double even = width / gaps;
    return {std::min(even / 2, 56.0), width * 2 / (gaps + 1)};
}

double widthAt(qint64 seconds, double scale, const Limits &limits)
{
    return std::clamp(static_cast<double>(seconds) * scale, limits.least, limits.most);
}

double sumAt(const QList<qint64> &seconds, double scale, const Limits &limits)
{
    double sum = 0;
    for (const qint64 gap : seconds)
        sum += widthAt(gap, scale, limits);
    return sum;
}

/// The scale, in pixels a second, at which the gaps fill @p width. The sum grows with the scale, so halving
/// finds it.
double fittingScale(const QList<qint64> &seconds, double width, const Limits &limits)
{
    double low = 0;
    double high = width;
    for (int step = 0; step < 100 && high - low > low * 1e-9; ++step) {
        const double middle = (low + high) / 2;
        (sumAt(seconds, middle, limits) < width ? low : high) = middle;
    }
    return high;
}

} // namespace

QList<ScaledGap> scaleGaps(const QList<qint64> &seconds, double width)
{
    QList<ScaledGap> gaps;
    if (seconds.isEmpty())
        return gaps;
    const Limits limits = limitsFor(seconds.size(), width);
    const double scale = fittingScale(seconds, width, limits);
    const double sum = sumAt(seconds, scale, limits);
    gaps.reserve(seconds.size());
    for (const qint64 gap : seconds) {
        const double drawn = widthAt(gap, scale, limits);
        // A hair above the limit is not worth a break sign.
        const bool cut = static_cast<double>(gap) * scale > drawn * 1.05;
        gaps.append({gap, sum > 0 ? drawn * width / sum : 0, cut});
    }
    return gaps;
}

} // namespace Winnow
