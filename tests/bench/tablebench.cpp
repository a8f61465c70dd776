// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "benches.h"
#include "measurement.h"
#include "peakmemory.h"
#include "sqliteshell.h"
#include "tablewindow.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFile>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

constexpr int openings = 5;
constexpr int pages = 200;
constexpr int decisions = 200;

Measurement timing(const QString &bench, const QString &figure, double value, double limit)
{
    return {.bench = bench,
            .figure = figure,
            .value = value,
            .unit = u"ms"_s,
            .target = u"<= %1"_s.arg(limit),
            .met = value <= limit};
}

std::optional<double> medianOfShell(const QString &path, const QString &query)
{
    const auto times = SqliteShell::timeQueries(path, QStringList(5, query));
    return times && !times->empty() ? std::optional{percentile(*times, 0.5)} : std::nullopt;
}

} // namespace

PoolShape largePool()
{
    PoolShape shape;
    shape.issues = 1'000'000;
    shape.eventsPerIssue = 1;
    shape.changesPerIssue = 0;
    return shape;
}

bool benchOpen(const BenchData &data)
{
    const QString path = data.workspace(largePool());
    std::vector<double> times;
    for (int i = 0; i < openings; ++i) {
        TableWindow window;
        const auto ms = window.open(path);
        if (!ms)
            return false;
        times.push_back(*ms);
    }
    const auto shell = medianOfShell(path,
            u"SELECT r.name, i.number, t.title, i.closed_at FROM issue AS i JOIN repo AS r ON r.id = "
            u"i.repo_id "
            "JOIN issue_text AS t ON t.issue_id = i.id WHERE i.present = 1 ORDER BY i.closed_at DESC, i.id LIMIT 200"_s);
    if (!shell)
        return false;
    Measurement opened = timing(
            u"open"_s, u"1,000,000 issues to first rows painted, median"_s, percentile(times, 0.5), 400);
    opened.baseline = u"sqlite3 shell selecting 200 rows"_s;
    opened.baselineValue = *shell;
    opened.ratio = opened.value / *shell;
    printMeasurement(opened);

    TableWindow window;
    if (!window.open(path) || !window.select({}))
        return false;
    const double peak = peakMemory(QCoreApplication::applicationPid()).value_or(0);
    printMeasurement({.bench = u"open"_s,
            .figure = u"peak memory with 1,000,000 issues"_s,
            .value = peak,
            .unit = u"MiB"_s,
            .target = u"<= 400"_s,
            .met = peak <= 400});
    return true;
}

bool benchFacets(const BenchData &data)
{
    const QString path = data.workspace(largePool());
    TableWindow window;
    if (!window.open(path) || !window.select({}))
        return false;
    std::vector<double> times;
    for (int i = 0; i < 20; ++i) {
        const auto ms = window.select(i % 2 == 0 ? u"verdict:undecided label:bug"_s : u"repo:org-0/repo-0"_s);
        if (!ms)
            return false;
        times.push_back(*ms);
    }
    const auto shell =
            medianOfShell(path, u"SELECT verdict, COUNT(*) FROM issue WHERE present = 1 GROUP BY verdict"_s);
    if (!shell)
        return false;
    Measurement counted =
            timing(u"facets"_s, u"tick to rows and all counts, p95"_s, percentile(times, 0.95), 150);
    counted.baseline = u"sqlite3 shell counting one facet"_s;
    counted.baselineValue = *shell;
    counted.ratio = counted.value / *shell;
    printMeasurement(counted);
    return true;
}

bool benchScroll(const BenchData &data)
{
    TableWindow window;
    if (!window.open(data.workspace(largePool())) || !window.select({}))
        return false;
    std::vector<double> times;
    for (int i = 0; i < pages; ++i) {
        const auto ms = window.scrollPage();
        if (!ms)
            return false;
        times.push_back(*ms);
    }
    printMeasurement(timing(u"scroll"_s, u"a page of 1,000,000 rows, median"_s, percentile(times, 0.5), 8));
    printMeasurement(timing(u"scroll"_s, u"a page of 1,000,000 rows, p95"_s, percentile(times, 0.95), 8));
    return true;
}

bool benchDecision(const BenchData &data)
{
    PoolShape shape;
    shape.eventsPerIssue = 1;
    const QString path = data.scratch(u"decision.winnow"_s);
    if (!QFile::copy(data.workspace(shape), path))
        return false;
    TableWindow window;
    if (!window.open(path) || !window.select({}))
        return false;
    std::vector<double> times;
    for (int i = 0; i < decisions; ++i) {
        window.table().moveCurrent(1);
        const auto ms = window.decide(i % 3 == 0 ? Verdict::Keep : Verdict::Drop);
        if (!ms)
            return false;
        times.push_back(*ms);
    }
    printMeasurement(
            timing(u"decision"_s, u"key to durable and painted, median"_s, percentile(times, 0.5), 16));
    printMeasurement(
            timing(u"decision"_s, u"key to durable and painted, p95"_s, percentile(times, 0.95), 16));
    return true;
}

} // namespace Winnow
