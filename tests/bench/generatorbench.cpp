// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "benches.h"
#include "generatorsample.h"
#include "measurement.h"

#include "generator/articlegenerator.h"
#include "template/articlerenderer.h"

#include <algorithm>
#include <ctime>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

constexpr int smallInstalment = 50;
constexpr double targetMs = 10;
/// Per row, against the small instalment: what grows with its square would be far above.
constexpr double mostPerRow = 1.5;

/// Processor time of this program so far: the work is one thread's and waits for nothing, so that on an idle machine this
/// is the time that passes, and on a busy one it still is.
double processorMs()
{
    return 1'000.0 * static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

struct Times
{
    double generateMs = 0;
    double renderMs = 0;

    double all() const { return generateMs + renderMs; }
};

/// Both languages of @p record, from the record to Markdown by the house templates.
std::optional<Times> timeOnce(const ArticleRecord &record)
{
    Times times;
    for (const TextLanguage language : textLanguages) {
        const double start = processorMs();
        const Article article = generateArticle(record, language);
        const double generated = processorMs();
        const auto markdown = renderArticle(article, {});
        times.generateMs += generated - start;
        times.renderMs += processorMs() - generated;
        if (!markdown || markdown->isEmpty())
            return std::nullopt;
    }
    return times;
}

/// The median run.
std::optional<Times> timeOf(int rows)
{
    const ArticleRecord record = makeSampleInstalment(rows);
    const int rounds = rows > 1'000 ? 5 : 21;
    std::vector<Times> runs;
    for (int round = 0; round < rounds; ++round) {
        const auto times = timeOnce(record);
        if (!times)
            return std::nullopt;
        runs.push_back(*times);
    }
    std::ranges::sort(runs, {}, &Times::all);
    return runs[runs.size() / 2];
}

} // namespace

bool benchGenerate(const BenchData &)
{
    double perRow = 0;
    for (const int rows : {smallInstalment, 1'000, 10'000}) {
        const auto times = timeOf(rows);
        if (!times)
            return false;
        const bool isSmall = rows == smallInstalment;
        if (isSmall)
            perRow = times->all() / rows;
        const double ratio = times->all() / rows / perRow;
        Measurement measurement{.bench = u"generate"_s,
                .figure = u"%1 rows to Markdown in both languages (document %2 ms, templates %3 ms), median"_s
                        .arg(rows)
                        .arg(times->generateMs, 0, 'f', 2)
                        .arg(times->renderMs, 0, 'f', 2),
                .value = times->all(),
                .unit = u"ms"_s,
                .target = isSmall ? u"<= %1 ms"_s.arg(targetMs) : u"ratio per row <= %1"_s.arg(mostPerRow),
                .met = isSmall ? times->all() <= targetMs : ratio <= mostPerRow};
        if (!isSmall) {
            measurement.baseline = u"a row of %1, in ms per 1,000"_s.arg(smallInstalment);
            measurement.baselineValue = perRow * 1'000;
            measurement.ratio = ratio;
        }
        printMeasurement(measurement);
    }
    return true;
}

} // namespace Winnow
