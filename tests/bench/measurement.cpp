// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "measurement.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <cmath>
#include <cstdio>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

bool everyTargetMet = true;

double rounded(double value)
{
    return std::round(value * 1000.0) / 1000.0;
}

} // namespace

void printMeasurement(const Measurement &measurement)
{
    everyTargetMet = everyTargetMet && measurement.met;
    QJsonObject object{{u"bench"_s, measurement.bench}, {u"figure"_s, measurement.figure},
            {u"value"_s, rounded(measurement.value)}, {u"unit"_s, measurement.unit}};
    if (!measurement.target.isNull()) {
        object.insert(u"target"_s, measurement.target);
        object.insert(u"met"_s, measurement.met);
    }
    if (!measurement.baseline.isNull()) {
        object.insert(u"baseline"_s, measurement.baseline);
        object.insert(u"baseline_value"_s, rounded(measurement.baselineValue));
    }
    if (measurement.ratio)
        object.insert(u"ratio"_s, rounded(*measurement.ratio));
    std::printf("%s\n", QJsonDocument(object).toJson(QJsonDocument::Compact).constData());
    std::fflush(stdout);
}

double percentile(std::vector<double> values, double share)
{
    std::ranges::sort(values);
    const auto index = static_cast<size_t>(std::ceil(share * static_cast<double>(values.size()))) - 1;
    return values[std::min(index, values.size() - 1)];
}

bool allTargetsMet()
{
    return everyTargetMet;
}

} // namespace Winnow
