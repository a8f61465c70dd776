// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "workspace/batches.h"

#include "workspace/issuequeries.h"
#include "workspace/journal.h"

#include "support/makerecords.h"
#include "support/recordlines.h"
#include "support/temporaryworkspace.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace Winnow {

class TestBatches final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(); }
    void current();
    void current_data();
    void chosenStays();
    void choosingRederives();
    void lists();
    void reads();
    void quota();
    void quota_data();
    void readOnly();
};

namespace {

using Records = QList<Record>;

QString nameOf(const BatchRef &batch)
{
    return batch.isNull() ? u"none"_s : u"%1/%2"_s.arg(batch.series).arg(batch.ordinal);
}

QString verdictOf(Workspace &workspace, QStringView name)
{
    const qint64 id = must(findIssue(workspace, ref(name)));
    return verdictName(must(readPoolIssues(workspace, {{id}})).constFirst().verdict);
}

Decision decisionFor(const BatchRef &batch, Verdict verdict, int atMinute)
{
    Decision decision = aDecision(u"org/a#1", verdict, u"ada"_s, atMinute);
    decision.batch = batch;
    return decision;
}

} // namespace

void TestBatches::current_data()
{
    QTest::addColumn<Records>("records");
    QTest::addColumn<QString>("expected");
    QTest::newRow("none") << Records{} << u"none"_s;
    QTest::newRow("the only one") << Records{aBatch(u"weekly"_s, 3)} << u"weekly/3"_s;
    QTest::newRow("window that ends last")
            << Records{aBatch(u"weekly"_s, 1, minute(9)), aBatch(u"weekly"_s, 2, minute(5))} << u"weekly/1"_s;
    QTest::newRow("a window without an end comes last")
            << Records{aBatch(u"weekly"_s, 1, minute(1)), aBatch(u"weekly"_s, 2)} << u"weekly/1"_s;
    QTest::newRow("equal ends: the greater ordinal")
            << Records{aBatch(u"weekly"_s, 1, minute(5)), aBatch(u"weekly"_s, 2, minute(5))} << u"weekly/2"_s;
    QTest::newRow("equal ends and ordinals: the series' name") << Records{aBatch(u"weekly"_s, 1, minute(5)),
            aBatch(u"monthly"_s, 1, minute(5))} << u"monthly/1"_s;
}

void TestBatches::current()
{
    QFETCH(const Records, records);
    QFETCH(const QString, expected);
    TemporaryWorkspace workspace(records);
    QCOMPARE(nameOf(must(currentBatch(*workspace))), expected);
}

void TestBatches::chosenStays()
{
    TemporaryWorkspace workspace(
            {aBatch(u"weekly"_s, 1, minute(1)), aBatch(u"group/weekly"_s, 2, minute(2))});
    for (const BatchRef &batch : {BatchRef{u"weekly"_s, 1}, BatchRef{u"group/weekly"_s, 2}}) {
        must(chooseBatch(*workspace, batch));
        workspace.reopen();
        QCOMPARE(must(currentBatch(*workspace)), batch);
    }
    workspace.write({aBatch(u"weekly"_s, 3, minute(3))});
    QCOMPARE(nameOf(must(currentBatch(*workspace))), u"group/weekly/2"_s);
}

void TestBatches::choosingRederives()
{
    const BatchRef one{u"weekly"_s, 1};
    const BatchRef two{u"weekly"_s, 2};
    Decision forAll = aDecision(u"org/a#2", Verdict::Hold, u"ada"_s, 1); // names no batch
    TemporaryWorkspace workspace({anIssue(u"org/a#1"), anIssue(u"org/a#2"), anIssue(u"org/a#3"),
            aBatch(one.series, one.ordinal, minute(1)), aBatch(two.series, two.ordinal, minute(2)),
            decisionFor(one, Verdict::Keep, 1), decisionFor(two, Verdict::Drop, 2), forAll});
    QCOMPARE(verdictOf(*workspace, u"org/a#1"), u"drop"_s);
    must(chooseBatch(*workspace, one));
    QCOMPARE(verdictOf(*workspace, u"org/a#1"), u"keep"_s);
    QCOMPARE(verdictOf(*workspace, u"org/a#2"), u"hold"_s);
    QCOMPARE(verdictOf(*workspace, u"org/a#3"), u"undecided"_s);
    must(chooseBatch(*workspace, BatchRef{u"weekly"_s, 3}));
    QCOMPARE(verdictOf(*workspace, u"org/a#1"), u"undecided"_s);
    QCOMPARE(must(Journal(*workspace).stateOf(ref(u"org/a#1"))), DecisionState{});
    must(chooseBatch(*workspace, two));
    QCOMPARE(verdictOf(*workspace, u"org/a#1"), u"drop"_s);
}

void TestBatches::lists()
{
    TemporaryWorkspace workspace({aBatch(u"weekly"_s, 10), aBatch(u"weekly"_s, 9), aBatch(u"monthly"_s, 1)});
    QCOMPARE(must(batches(*workspace)),
            (QList<BatchRef>{{u"monthly"_s, 1}, {u"weekly"_s, 9}, {u"weekly"_s, 10}}));
}

void TestBatches::reads()
{
    const BatchRecord batch{
            {u"weekly"_s, 1}, {u"第一期"_s, u"First"_s}, minute(0), minute(9), 40, QStringList{u"org"_s}};
    const SeriesRecord series{
            u"weekly"_s, {u"精选"_s, {}}, u"Asia/Shanghai"_s, 50, {{}, u"tag"_s}, {u"脚注"_s, {}}};
    TemporaryWorkspace workspace({batch, series});
    QCOMPARE(writeBundleLine(must(batchRecord(*workspace, batch.batch))), writeBundleLine(batch));
    QCOMPARE(writeBundleLine(must(seriesRecord(*workspace, u"weekly"_s))), writeBundleLine(series));
    QCOMPARE(errorOf(batchRecord(*workspace, {u"weekly"_s, 2})), WorkspaceErrorCode::NotFound);
    SeriesRecord unknown;
    unknown.id = u"monthly"_s;
    QVERIFY(must(seriesRecord(*workspace, u"monthly"_s)) == unknown);
}

void TestBatches::quota_data()
{
    QTest::addColumn<std::optional<int>>("ofBatch");
    QTest::addColumn<std::optional<int>>("ofSeries");
    QTest::addColumn<int>("expected");
    const std::optional<int> none;
    QTest::newRow("neither says") << none << none << 50;
    QTest::newRow("the series says") << none << std::optional(30) << 30;
    QTest::newRow("the batch says") << std::optional(20) << none << 20;
    QTest::newRow("both say") << std::optional(20) << std::optional(30) << 20;
    QTest::newRow("the batch says none") << std::optional(0) << std::optional(30) << 0;
}

void TestBatches::quota()
{
    QFETCH(const std::optional<int>, ofBatch);
    QFETCH(const std::optional<int>, ofSeries);
    QFETCH(const int, expected);
    BatchRecord batch = aBatch(u"weekly"_s, 1);
    batch.quota = ofBatch;
    SeriesRecord series;
    series.id = u"weekly"_s;
    series.quota = ofSeries;
    TemporaryWorkspace workspace({batch, series});
    QCOMPARE(must(batchQuota(*workspace, batch.batch)), expected);
    QCOMPARE(must(batchQuota(*workspace, BatchRef{})), 50);
}

void TestBatches::readOnly()
{
    TemporaryWorkspace workspace({aBatch(u"weekly"_s, 1, minute(1)), aBatch(u"weekly"_s, 2, minute(2))});
    workspace.reopen(Workspace::Access::ReadOnly);
    QCOMPARE(errorOf(chooseBatch(*workspace, {u"weekly"_s, 1})), WorkspaceErrorCode::ReadOnly);
    QCOMPARE(nameOf(must(currentBatch(*workspace))), u"weekly/2"_s);
}

} // namespace Winnow

QTEST_GUILESS_MAIN(Winnow::TestBatches)
#include "tst_batches.moc"
