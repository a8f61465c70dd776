// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "benches.h"
#include "measurement.h"

#include "bundle/bundleimport.h"
#include "evidence/assessment.h"
#include "workspace/evidencereader.h"
#include "workspace/workspace.h"

#include <QElapsedTimer>

#include <numeric>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

constexpr int rounds = 3;
constexpr size_t issuesAtATime = 500;

struct Times
{
    double readMs = 0;
    double assessMs = 0;
    qint64 issues = 0;
};

double milliseconds(qint64 nanoseconds)
{
    return static_cast<double>(nanoseconds) / 1e6;
}

/// Reads the evidence of every issue and assesses it, a part at a time so that memory stays small.
std::optional<Times> timeOnce(const Workspace &workspace, std::span<const qint64> ids)
{
    auto reader = EvidenceReader::prepare(workspace.database(), EvidenceReader::Texts::Needed);
    if (!reader)
        return std::nullopt;
    Times times;
    qsizetype links = 0; // used, so that nothing is left out
    for (std::span<const qint64> rest = ids; !rest.empty();) {
        const auto part = rest.first(std::min(rest.size(), issuesAtATime));
        rest = rest.subspan(part.size());
        QElapsedTimer timer;
        timer.start();
        const auto evidence = reader->read(part);
        if (!evidence)
            return std::nullopt;
        times.readMs += milliseconds(timer.nsecsElapsed());
        timer.start();
        for (const IssueEvidence &issue : *evidence)
            links += assess(issue.facts).links.size();
        times.assessMs += milliseconds(timer.nsecsElapsed());
        times.issues += std::ssize(*evidence);
    }
    return links >= times.issues ? std::optional(times) : std::nullopt;
}

} // namespace

bool benchAssess(const BenchData &data)
{
    PoolShape shape;
    shape.issues = 100'000;
    auto workspace = Workspace::create(data.scratch(u"assess.winnow"_s));
    if (!workspace || !importBundles(*workspace, {data.bundle(shape)}))
        return false;
    std::vector<qint64> ids(static_cast<size_t>(shape.issues));
    std::iota(ids.begin(), ids.end(), 1);
    std::vector<double> readTimes;
    std::vector<double> assessTimes;
    for (int round = 0; round < rounds; ++round) {
        const auto times = timeOnce(*workspace, ids);
        if (!times || times->issues != shape.issues)
            return false;
        readTimes.push_back(times->readMs);
        assessTimes.push_back(times->assessMs);
    }
    const double readMs = percentile(readTimes, 0.5);
    const double assessMs = percentile(assessTimes, 0.5);
    const double ratio = assessMs / readMs;
    printMeasurement({.bench = u"assess"_s,
            .figure = u"%1 issues with 5 events and 2 changes, median of 3"_s.arg(shape.issues),
            .value = assessMs,
            .unit = u"ms"_s,
            .target = u"ratio <= 1.0"_s,
            .met = ratio <= 1.0,
            .baseline = u"reading them from the workspace"_s,
            .baselineValue = readMs,
            .ratio = ratio});
    return true;
}

} // namespace Winnow
