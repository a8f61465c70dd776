// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "importfixture.h"

#include "bundle/bundleimport.h"

#include <QFileInfo>
#include <QSet>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Winnow {

/// All or nothing, step by step, or stopped halfway.
class TestBundleImportSteps final
    : public QObject
    , private ImportFixture
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(); }
    void strictWithBadLine();
    void strictWithGoodLines();
    void missingFileStopsAll();
    void cancelKeepsWhatIsIn();
    void cancelStrictKeepsNothing();
    void progressAndTouched();
    void manySteps();
    void readOnlyWorkspace();
};

void TestBundleImportSteps::strictWithBadLine()
{
    Workspace workspace = newWorkspace();
    const QByteArray before = exported(workspace);
    const auto report = importBundles(workspace,
            {write(u"a.ndjson"_s, issueLine(1)), write(u"b.ndjson"_s, issueLine(2) + "{\n" + issueLine(3))},
            {.strict = true});
    QVERIFY(report);
    QVERIFY(!report->written);
    QCOMPARE(report->refusedCount, 1);
    QCOMPARE(report->lines, 4);
    QCOMPARE(report->added, 0);
    QVERIFY(report->records.isEmpty());
    QCOMPARE(exported(workspace), before);
}

void TestBundleImportSteps::strictWithGoodLines()
{
    Workspace workspace = newWorkspace();
    const auto report =
            importBundles(workspace, {write(u"a.ndjson"_s, issueLine(1) + issueLine(2))}, {.strict = true});
    QVERIFY(report);
    QVERIFY(report->written);
    QCOMPARE(report->lines, 2);
    QCOMPARE(report->added, 2);
}

void TestBundleImportSteps::missingFileStopsAll()
{
    Workspace workspace = newWorkspace();
    const QByteArray before = exported(workspace);
    const QString missing = filePath(u"missing.ndjson"_s);
    const auto report = importBundles(workspace, {write(u"a.ndjson"_s, issueLine(1)), missing});
    QVERIFY(!report);
    QCOMPARE(report.error().code, WorkspaceErrorCode::NotFound);
    QCOMPARE(report.error().path, missing);
    QCOMPARE(exported(workspace), before);
}

void TestBundleImportSteps::cancelKeepsWhatIsIn()
{
    const QByteArray lines = issueLines(60'000);
    const QString path = write(u"a.ndjson"_s, lines);
    Workspace workspace = newWorkspace();
    std::stop_source stop;
    BundleImportOptions options;
    options.stop = stop.get_token();
    options.progress = [&](const ImportProgress &progress) {
        if (progress.lines > 1000)
            stop.request_stop();
    };
    const auto report = importBundles(workspace, {path}, options);
    QVERIFY(report);
    QVERIFY(report->cancelled);
    QVERIFY(report->written);
    QVERIFY(report->added > 0);
    QVERIFY(report->added < 60'000);
    QCOMPARE(exported(workspace).count("\"type\":\"issue\""), report->added);
    // The next import takes the rest, and makes all of it searchable.
    const auto rest = importBundles(workspace, {path});
    QVERIFY(rest);
    QCOMPARE(rest->added + report->added, 60'000);
    QCOMPARE(rest->indexedIssues + report->indexedIssues, 60'000);
}

void TestBundleImportSteps::cancelStrictKeepsNothing()
{
    const QByteArray lines = issueLines(60'000);
    const QString path = write(u"a.ndjson"_s, lines);
    for (const auto phase : {ImportProgress::Phase::Checking, ImportProgress::Phase::Writing}) {
        Workspace workspace = newWorkspace();
        const QByteArray before = exported(workspace);
        std::stop_source stop;
        BundleImportOptions options;
        options.strict = true;
        options.stop = stop.get_token();
        options.progress = [&](const ImportProgress &progress) {
            if (progress.phase == phase && progress.bytesDone < progress.bytesTotal)
                stop.request_stop();
        };
        const auto report = importBundles(workspace, {path}, options);
        QVERIFY(report);
        QVERIFY(report->cancelled);
        QVERIFY(!report->written);
        QCOMPARE(report->added, 0);
        QCOMPARE(exported(workspace), before);
    }
}

void TestBundleImportSteps::progressAndTouched()
{
    const QString path = write(u"a.ndjson"_s, issueLine(1) + issueLine(2) + commentLine(3, 1));
    Workspace workspace = newWorkspace();
    QList<ImportProgress> heard;
    QSet<qint64> touched;
    BundleImportOptions options;
    options.progress = [&](const ImportProgress &progress) { heard.append(progress); };
    options.touched = [&](const RecordWriter::Touched &step) {
        touched += QSet<qint64>(step.issues.cbegin(), step.issues.cend());
    };
    QVERIFY(importBundles(workspace, {path}, options));
    QVERIFY(!heard.isEmpty());
    const auto written = std::ranges::find_last_if(heard,
            [](const ImportProgress &progress) { return progress.phase == ImportProgress::Phase::Writing; });
    QVERIFY(!written.empty());
    QCOMPARE(written.front().lines, 3);
    QCOMPARE(written.front().bytesDone, QFileInfo(path).size());
    QCOMPARE(written.front().bytesTotal, QFileInfo(path).size());
    QCOMPARE(touched.size(), 3);
}

/// More records than one step takes.
void TestBundleImportSteps::manySteps()
{
    const QByteArray lines = issueLines(45'000);
    Workspace workspace = newWorkspace();
    int steps = 0;
    BundleImportOptions options;
    options.touched = [&](const RecordWriter::Touched &) { ++steps; };
    const auto report = importBundles(workspace, {write(u"a.ndjson"_s, lines)}, options);
    QVERIFY(report);
    QCOMPARE(report->added, 45'000);
    QVERIFY(steps >= 3);
}

void TestBundleImportSteps::readOnlyWorkspace()
{
    const QString path = newWorkspace().path();
    auto workspace = Workspace::open(path, Workspace::Access::ReadOnly);
    QVERIFY(workspace);
    const auto report = importBundles(*workspace, {write(u"a.ndjson"_s, issueLine(1))});
    QVERIFY(!report);
    QCOMPARE(report.error().code, WorkspaceErrorCode::ReadOnly);
}

} // namespace Winnow

QTEST_GUILESS_MAIN(Winnow::TestBundleImportSteps)
#include "tst_bundleimportsteps.moc"
