// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "benches.h"
#include "diffsample.h"
#include "measurement.h"
#include "processtime.h"

#include "diff/diffpane.h"
#include "diff/diffview.h"
#include "diff/readdiff.h"
#include "diff/syntaxcolours.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QProcess>
#include <QScrollBar>
#include <QStandardPaths>

#include <functional>
#include <optional>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

constexpr int manyLines = 200'000;
constexpr int fewLines = 20'000;
constexpr int parses = 15;
constexpr int calls = 21;
constexpr int openings = 9;
constexpr int scrollSteps = 600;
constexpr QSize paneSize{1600, 900};

double elapsedMs(const QElapsedTimer &timer)
{
    return static_cast<double>(timer.nsecsElapsed()) / 1e6;
}

QString writeSample(const BenchData &data, int lines)
{
    const QString path = data.scratch(u"lines-%1.diff"_s.arg(lines));
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(sampleDiff(lines)) > 0 ? path : QString();
}

QByteArray outputOf(const QString &program, const QStringList &arguments)
{
    QProcess process;
    process.setWorkingDirectory(u"/"_s);
    process.start(program, arguments);
    process.waitForFinished();
    return process.readAllStandardOutput();
}

bool benchNumstatOf(const BenchData &data, int lines)
{
    const QString path = writeSample(data, lines);
    const QString winnow = QStringLiteral(WINNOW_PROGRAM);
    const QStringList ownArguments{u"diff"_s, path, u"--numstat"_s};
    const QStringList gitArguments{u"apply"_s, u"--numstat"_s, path};
    const QByteArray counts = outputOf(winnow, ownArguments);
    // A faster answer that is another one would be worth nothing.
    if (path.isEmpty() || counts.isEmpty() || counts != outputOf(u"git"_s, gitArguments))
        return false;
    std::vector<double> own;
    std::vector<double> git;
    for (int call = 0; call < calls; ++call) {
        const auto ownMs = processTime(winnow, ownArguments);
        const auto gitMs = processTime(u"git"_s, gitArguments);
        if (!ownMs || !gitMs)
            return false;
        own.push_back(*ownMs);
        git.push_back(*gitMs);
    }
    const double ownMedian = percentile(own, 0.5);
    const double gitMedian = percentile(git, 0.5);
    printMeasurement({.bench = u"diff-numstat"_s,
            .figure = u"winnow diff --numstat on %1 lines, whole process, median"_s.arg(lines),
            .value = ownMedian,
            .unit = u"ms"_s,
            .target = u"ratio <= 1.5"_s,
            .met = ownMedian <= 1.5 * gitMedian,
            .baseline = u"git apply --numstat, median of alternating runs"_s,
            .baselineValue = gitMedian,
            .ratio = ownMedian / gitMedian});
    return true;
}

/// A pane with a window, as the desk has it.
class ShownPane final
{
public:
    ShownPane()
        : m_pane(std::make_shared<SyntaxColours>())
    {
        m_pane.resize(paneSize);
        m_pane.show();
        QCoreApplication::processEvents();
    }

    DiffView &view() { return *m_pane.view(); }

    void paintNow() { QCoreApplication::sendPostedEvents(nullptr, QEvent::UpdateRequest); }

    /// From the text in memory to its first painting.
    double open(const QByteArray &text)
    {
        QElapsedTimer timer;
        timer.start();
        m_pane.setDiff(readDiff(text));
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
        paintNow();
        return elapsedMs(timer);
    }

    /// Moves by @p pixels and paints, with whatever colours have come in meanwhile.
    double scroll(int pixels)
    {
        QScrollBar *const bar = view().verticalScrollBar();
        QElapsedTimer timer;
        timer.start();
        bar->setValue(bar->value() + pixels);
        paintNow();
        QCoreApplication::processEvents();
        return elapsedMs(timer);
    }

private:
    DiffPane m_pane;
};

void printStep(const QString &figure, const std::vector<double> &times)
{
    const double value = percentile(times, 0.95);
    printMeasurement({.bench = u"diff-open"_s,
            .figure = figure + u", p95"_s,
            .value = value,
            .unit = u"ms"_s,
            .target = u"<= 8"_s,
            .met = value <= 8});
}

void benchScrolling(ShownPane &pane, const QString &layout)
{
    std::vector<double> steps;
    std::vector<double> pages;
    for (int step = 0; step < scrollSteps; ++step)
        steps.push_back(pane.scroll(3 * pane.view().rowHeight()));
    for (int page = 0; page < scrollSteps / 2; ++page)
        pages.push_back(pane.scroll(pane.view().viewport()->height()));
    printStep(u"scroll step of three lines, %1"_s.arg(layout), steps);
    printMeasurement({.bench = u"diff-open"_s,
            .figure = u"scroll by a page of new lines, %1, p95"_s.arg(layout),
            .value = percentile(pages, 0.95),
            .unit = u"ms"_s});
}

/// What another program needs for the same diff, where it is installed.
void benchOther(const QString &program, const std::function<std::optional<double>()> &measure,
        const QString &what, double own)
{
    Measurement other{.bench = u"diff-open"_s, .figure = what, .value = own, .unit = u"ms"_s};
    const bool isInstalled = !QStandardPaths::findExecutable(program).isEmpty();
    const std::optional<double> ms = isInstalled ? measure() : std::nullopt;
    other.baseline = isInstalled ? program : u"%1: baseline not installed"_s.arg(program);
    if (ms) {
        other.baselineValue = *ms;
        other.ratio = own / *ms;
    }
    printMeasurement(other);
}

/// How long other programs take from their start to a window or, where they have none, to their end.
void benchOthers(const QString &path, double own)
{
    for (const QString &program : {u"kompare"_s, u"meld"_s}) {
        benchOther(
                program, [&] { return windowTime(program, {path}); },
                u"first painting against the window of %1"_s.arg(program), own);
    }
    const QStringList printing{u"-c"_s, u"exec delta --paging=never < \"$0\""_s, path};
    benchOther(
            u"delta"_s, [&] { return processTime(u"sh"_s, printing); },
            u"first painting against the printing of git-delta"_s, own);
}

} // namespace

bool benchDiffParse(const BenchData &)
{
    const QByteArray text = sampleDiff(manyLines);
    std::vector<double> times;
    for (int parse = 0; parse < parses; ++parse) {
        QElapsedTimer timer;
        timer.start();
        const SharedDiff diff = readDiff(text);
        times.push_back(elapsedMs(timer));
        if (diff->files().empty() || !diff->problems().empty())
            return false;
    }
    const double rate = static_cast<double>(text.size()) / 1e6 / (percentile(times, 0.5) / 1e3);
    printMeasurement({.bench = u"diff-parse"_s,
            .figure = u"reading %1 lines in memory, median"_s.arg(manyLines),
            .value = rate,
            .unit = u"MB/s"_s,
            .target = u">= 500"_s,
            .met = rate >= 500});
    return true;
}

bool benchDiffNumstat(const BenchData &data)
{
    return benchNumstatOf(data, fewLines) && benchNumstatOf(data, manyLines);
}

bool benchDiffOpen(const BenchData &data)
{
    const QByteArray text = sampleDiff(manyLines);
    const QByteArray small = sampleDiff(20);
    ShownPane pane;
    std::vector<double> times;
    for (int opening = 0; opening < openings; ++opening) {
        pane.open(small);
        times.push_back(pane.open(text));
    }
    const double opened = percentile(times, 0.5);
    printMeasurement({.bench = u"diff-open"_s,
            .figure = u"%1 lines from text to first painting, median"_s.arg(manyLines),
            .value = opened,
            .unit = u"ms"_s,
            .target = u"<= 60"_s,
            .met = opened <= 60});
    pane.open(text);
    benchScrolling(pane, u"side by side"_s);
    pane.view().setLayoutMode(DiffLayout::Inline);
    benchScrolling(pane, u"inline"_s);

    benchOthers(writeSample(data, manyLines), opened);
    return true;
}

} // namespace Winnow
