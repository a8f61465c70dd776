// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "benches.h"
#include "measurement.h"

#include "article/lint/madeinstalment.h"
#include "lint/linter.h"

#include <QElapsedTimer>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

constexpr int rounds = 30;
constexpr double wholeAtMost = 20;
constexpr double rowAtMost = 2;

double timeOnce(Linter &linter, const MadeInstalment &made, qsizetype &problems)
{
    QElapsedTimer timer;
    timer.start();
    problems += linter.lint({&made.zh, &made.en, &made.record, {}}).size();
    return static_cast<double>(timer.nsecsElapsed()) / 1e6;
}

void print(const QString &figure, const std::vector<double> &times, double most)
{
    const double value = percentile(times, 0.5);
    printMeasurement({.bench = u"lint"_s,
            .figure = figure,
            .value = value,
            .unit = u"ms"_s,
            .target = u"<= %1 ms"_s.arg(most),
            .met = value <= most});
}

} // namespace

bool benchLint(const BenchData &)
{
    MadeInstalment made = makeInstalment();
    qsizetype problems = 0;
    std::vector<double> wholeTimes;
    for (int round = 0; round < rounds; ++round) {
        Linter fresh;
        wholeTimes.push_back(timeOnce(fresh, made, problems));
    }
    std::vector<double> rowTimes;
    Linter linter;
    timeOnce(linter, made, problems);
    for (int round = 0; round < rounds; ++round) {
        // As if somebody typed a letter.
        rowIn(made.zh, round % 50).answer += u'。';
        rowTimes.push_back(timeOnce(linter, made, problems));
    }
    print(u"50 rows in two languages with their record, whole, median of %1"_s.arg(rounds), wholeTimes,
            wholeAtMost);
    print(u"the same after a change in one row"_s, rowTimes, rowAtMost);
    return problems == 0;
}

} // namespace Winnow
