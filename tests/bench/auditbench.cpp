// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "benches.h"
#include "measurement.h"

#include "workspace/auditqueuereader.h"
#include "workspace/auditsettingsstore.h"
#include "workspace/journal.h"
#include "workspace/kgaudits.h"
#include "workspace/recordwriter.h"
#include "workspace/workspace.h"

#include <QElapsedTimer>
#include <QTemporaryDir>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

constexpr int rows = 50;
constexpr int referencesARow = 10;
constexpr int nodes = 20'000; ///< Of which the rows name one in forty.
constexpr int rounds = 40;
const BatchRef batch{u"weekly"_s, 1};

IssueRef issueOf(int row)
{
    return {u"org/repo%1"_s.arg(row % 12), QString::number(100 + row)};
}

QString nodeOf(int number)
{
    return u"kg:node/%1"_s.arg(number);
}

/// An instalment of kept issues with their references, among many nodes of about 1 kB.
QList<Record> records()
{
    const QString text =
            u"环境变量 ASCEND_RT_VISIBLE_DEVICES 决定进程可见的设备；hccl 初始化之前设置才生效。 "_s.repeated(
                    14);
    BatchRecord instalment;
    instalment.batch = batch;
    QList<Record> all{instalment};
    for (int i = 0; i < nodes; ++i)
        all.append(KgNodeRecord{nodeOf(i), u"节点 %1"_s.arg(i), u"https://kg.example/%1"_s.arg(i), u"doc"_s,
                text + QString::number(i), u"zh"_s});
    for (int row = 0; row < rows; ++row) {
        IssueRecord issue;
        issue.ref = issueOf(row);
        issue.title = u"标题 title %1"_s.arg(row);
        issue.state = u"closed"_s;
        all.append(issue);
        for (int i = 0; i < referencesARow; ++i) {
            KgRefRecord reference;
            reference.issue = issue.ref;
            reference.nodeId = nodeOf((row * referencesARow + i) * 40);
            reference.score = 0.9 - 0.05 * i;
            reference.state = u"proposed"_s;
            reference.excerpt = text.left(120);
            all.append(reference);
        }
    }
    return all;
}

WorkspaceResult<void> fill(Workspace &workspace)
{
    auto writer = RecordWriter::begin(workspace);
    if (!writer)
        return std::unexpected(std::move(writer.error()));
    for (const Record &record : records()) {
        if (auto done = writer->write(record); !done)
            return std::unexpected(std::move(done.error()));
    }
    if (auto done = writer->finish(); !done)
        return std::unexpected(std::move(done.error()));
    DecisionRequest keep;
    keep.verdict = Verdict::Keep;
    for (int row = 0; row < rows; ++row)
        keep.issues.append(issueOf(row));
    return Journal(workspace).record(keep).and_then(
            [&](const RecordedStep &) { return setAuditSettings(workspace, batch, {.reviewers = 2}); });
}

AuditEntry accept(int row, int reference, const QString &by)
{
    AuditEntry entry;
    entry.batch = batch;
    entry.issue = issueOf(row);
    entry.nodeId = nodeOf((row * referencesARow + reference) * 40);
    entry.by = by;
    return entry;
}

/// Milliseconds that each of @p rounds calls of @p work takes; empty where one fails.
template <typename Work>
std::vector<double> timed(int rounds, Work work)
{
    std::vector<double> times;
    for (int round = 0; round < rounds; ++round) {
        QElapsedTimer timer;
        timer.start();
        if (!work(round))
            return {};
        times.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
    }
    return times;
}

bool tell(const QString &figure, const std::vector<double> &times, double most)
{
    if (times.empty())
        return false;
    const double p95 = percentile(times, 0.95);
    printMeasurement({.bench = u"kg-audit"_s,
            .figure = figure,
            .value = p95,
            .unit = u"ms"_s,
            .target = u"p95 ≤ %1 ms"_s.arg(most),
            .met = p95 <= most});
    return true;
}

} // namespace

bool benchAudit(const BenchData &)
{
    const QTemporaryDir folder;
    auto workspace = Workspace::create(folder.filePath(u"audit.winnow"_s));
    if (!workspace || !fill(*workspace))
        return false;
    // Two reviewers, blind: what a verdict costs grows with what has been said.
    const auto judged = timed(rows * referencesARow * 2, [&](int round) {
        const int place = round / 2;
        return recordAudits(*workspace,
                {accept(place / referencesARow, place % referencesARow,
                        round % 2 == 0 ? u"ada"_s : u"bob"_s)})
                .has_value();
    });
    AuditQueue queue;
    const auto read = timed(rounds, [&](int) {
        auto found = readAuditQueue(*workspace, batch);
        if (found)
            queue = *std::move(found);
        return queue.rows.size() == rows && queue.nodes.size() == rows * referencesARow;
    });
    const auto followed = timed(rounds, [&](int round) {
        AuditEntry entry = accept(round % rows, 0, u"cleo"_s);
        entry.id = u"bench %1"_s.arg(round);
        addAudits(queue, {entry});
        return queueSeenBy(queue, u"cleo"_s).rows.size() == rows;
    });
    return tell(u"verdict durable"_s, judged, 50) && tell(u"queue of 50 rows and 500 references"_s, read, 50)
            && tell(u"queue after a verdict"_s, followed, 10);
}

} // namespace Winnow
