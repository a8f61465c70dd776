// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "session/batchplan.h"
#include "support/makerecords.h"
#include "support/temporaryworkspace.h"
#include "workspace/batches.h"

#include <QTest>

using namespace Winnow;
using namespace Qt::StringLiterals;

/// What a new instalment begins with, and what is remembered of the last sweep.
class BatchPlanTest final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(); }
    void windows_data();
    void windows();
    void memoryComesBack();
    void tokensAreNotRemembered();
    void brokenMemoryIsNone_data();
    void brokenMemoryIsNone();
    void offersOfAWorkspace();
    void emptyWorkspace();
};

namespace {

SweepRequest aRequest()
{
    SweepRequest request;
    request.forge = {ForgeKind::Gitee, QUrl(u"https://git.example.org/api/v5"_s), u"s3cr3t"_s};
    request.orgs = {u"lantern"_s};
    request.repos = {u"shed/loom"_s};
    request.closedSince = at(u"2026-11-01T00:00:00Z");
    request.closedUntil = at(u"2026-11-08T00:00:00Z");
    request.batch = {u"picks"_s, 7};
    request.allPatches = true;
    return request;
}

} // namespace

void BatchPlanTest::windows_data()
{
    QTest::addColumn<QString>("since"); // of the last instalment
    QTest::addColumn<QString>("until");
    QTest::addColumn<QByteArray>("zone");
    QTest::addColumn<QString>("expectedSince");
    QTest::addColumn<QString>("expectedUntil");
    const QByteArray shanghai = "Asia/Shanghai"_ba;
    QTest::newRow("as long as the last") << u"2026-11-01T16:00:00Z"_s << u"2026-11-15T16:00:00Z"_s << shanghai
                                         << u"2026-11-15T16:00:00Z"_s << u"2026-11-29T16:00:00Z"_s;
    QTest::newRow("of no whole days") << u"2026-11-01T00:00:00Z"_s << u"2026-11-02T07:30:00Z"_s << shanghai
                                      << u"2026-11-02T07:30:00Z"_s << u"2026-11-03T15:00:00Z"_s;
    QTest::newRow("a beginning is not known") << QString() << u"2026-11-15T16:00:00Z"_s << shanghai
                                              << u"2026-11-15T16:00:00Z"_s << u"2026-11-22T16:00:00Z"_s;
    QTest::newRow("nothing is known")
            << QString() << QString() << shanghai << u"2026-11-23T16:00:00Z"_s << u"2026-11-30T16:00:00Z"_s;
    // Clocks went back on 25 October: the week has an hour more, but seven days.
    QTest::newRow("over the end of summer")
            << u"2026-10-11T22:00:00Z"_s << u"2026-10-18T22:00:00Z"_s << "Europe/Berlin"_ba
            << u"2026-10-18T22:00:00Z"_s << u"2026-10-25T23:00:00Z"_s;
    QTest::newRow("upside down") << u"2026-11-20T00:00:00Z"_s << u"2026-11-15T16:00:00Z"_s << shanghai
                                 << u"2026-11-15T16:00:00Z"_s << u"2026-11-22T16:00:00Z"_s;
}

void BatchPlanTest::windows()
{
    QFETCH(const QString, since);
    QFETCH(const QString, until);
    QFETCH(const QByteArray, zone);
    QFETCH(const QString, expectedSince);
    QFETCH(const QString, expectedUntil);
    BatchRecord last;
    last.since = parseTimestamp(since);
    last.until = parseTimestamp(until);
    const BatchWindow window = windowBehind(last, QTimeZone(zone), at(u"2026-12-01T00:51:00Z"));
    QCOMPARE(formatTimestamp(window.since), formatTimestamp(at(expectedSince)));
    QCOMPARE(formatTimestamp(window.until), formatTimestamp(at(expectedUntil)));
}

void BatchPlanTest::memoryComesBack()
{
    SweepRequest request = aRequest();
    const auto memory = readSweepMemory(writeSweepMemory({request, true}));
    QVERIFY(memory);
    QVERIFY(memory->isUnfinished);
    QCOMPARE(sweepKey(memory->request), sweepKey(request));
    QCOMPARE(memory->request.forge.baseUrl, request.forge.baseUrl);
    QCOMPARE(memory->request.batch, request.batch);
    QVERIFY(memory->request.allPatches);
    request.closedUntil.reset();
    request.forge.baseUrl = {};
    request.batch = {};
    const auto open = readSweepMemory(writeSweepMemory({request, false}));
    QVERIFY(open && !open->isUnfinished && !open->request.closedUntil && open->request.batch.isNull());
    QVERIFY(open->request.forge.baseUrl.isEmpty());
}

void BatchPlanTest::tokensAreNotRemembered()
{
    SweepRequest request = aRequest();
    request.forge.baseUrl.setUserInfo(u"ada:s3cr3t"_s);
    QVERIFY(!writeSweepMemory({request, true}).contains(u"s3cr3t"_s));
}

void BatchPlanTest::brokenMemoryIsNone_data()
{
    QTest::addColumn<QString>("json");
    QTest::newRow("null") << QString();
    QTest::newRow("no JSON") << u"{\"forge\": \"gitco"_s;
    QTest::newRow("a list") << u"[]"_s;
    QTest::newRow("unknown forge")
            << uR"({"forge":"x","orgs":["a"],"closed_since":"2026-11-01T00:00:00Z"})"_s;
    QTest::newRow("no time") << uR"({"forge":"gitcode","orgs":["a"],"closed_since":"soon"})"_s;
    QTest::newRow("nothing to sweep")
            << uR"({"forge":"gitcode","orgs":[7],"closed_since":"2026-11-01T00:00:00Z"})"_s;
    QTest::newRow("a bad address")
            << uR"({"forge":"gitcode","base_url":"file:///etc","orgs":["a"],"closed_since":"2026-11-01T00:00:00Z"})"_s;
}

void BatchPlanTest::brokenMemoryIsNone()
{
    QFETCH(const QString, json);
    QVERIFY(!readSweepMemory(json));
}

void BatchPlanTest::offersOfAWorkspace()
{
    BatchRecord first = aBatch(u"picks"_s, 1, minute(100));
    first.since = minute(-1000);
    SeriesRecord series;
    series.id = u"picks"_s;
    series.title.en = u"Picks"_s;
    series.quota = 20;
    TemporaryWorkspace workspace(
            {aBatch(u"other"_s, 3), series, first, anIssue(u"org/a#1"), anIssue(u"org/a#2")});
    must(chooseBatch(*workspace, first.batch));
    must(workspace->setSetting(QString(sweepMemorySetting), writeSweepMemory({aRequest(), true})));
    const BatchPlan plan = must(readBatchPlan(*workspace));
    QCOMPARE(plan.offers.size(), 2);
    QCOMPARE(plan.offers.first().series.id, u"picks"_s); // the current one's first
    QCOMPARE(plan.offers.first().last.batch.ordinal, 1);
    QCOMPARE(plan.offers.first().quota, 20);
    QCOMPARE(plan.offers.first().leftovers.size(), 2);
    QCOMPARE(plan.offers.last().series.id, u"other"_s);
    QCOMPARE(plan.offers.last().quota, 50);
    QCOMPARE(plan.current.since, first.since);
    QVERIFY(plan.sweep && plan.sweep->isUnfinished);
}

void BatchPlanTest::emptyWorkspace()
{
    TemporaryWorkspace workspace;
    const BatchPlan plan = must(readBatchPlan(*workspace));
    QVERIFY(plan.offers.isEmpty());
    QVERIFY(plan.current.batch.isNull());
    QVERIFY(!plan.sweep);
}

QTEST_GUILESS_MAIN(BatchPlanTest)
#include "tst_batchplan.moc"
