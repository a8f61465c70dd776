// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "workspace/assessmentrun.h"

#include "bundle/bundleline.h"
#include "evidence/samplepool.h"
#include "evidenceworld.h"
#include "workspace/integrity.h"
#include "workspace/issuequeries.h"
#include "workspace/journal.h"
#include "workspace/recordreader.h"

#include "support/makerecords.h"
#include "support/temporaryworkspace.h"

#include <QDir>
#include <QFile>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Winnow {

class TestAssessmentRun final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(); }
    void keptEqualsComputedFromScratch_data();
    void keptEqualsComputedFromScratch();
    void sampleEqualsTheRules();
    void onlyTouchedOnesAreAssessed();
    void stoppedRunGoesOnLater();
    void changedSinceDecided();
    void checkFindsWhatIsKeptWrongly();
};

namespace {

QList<Record> recordsIn(const Workspace &workspace)
{
    QList<Record> records;
    must(readRecords(workspace, [&records](const Record &record) {
        records.append(record);
        return true;
    }));
    return records;
}

/// What lists show of an assessment, as one line that prints well where two differ.
QString lineOf(const IssueRef &issue, const std::optional<Tier> &tier,
        const std::optional<Resolution> &resolution, const QList<TrapCode> &traps, qsizetype changes)
{
    QStringList names;
    for (const TrapCode code : traps)
        names.append(trapName(code));
    return u"%1: %2 %3 [%4] %5"_s.arg(formatIssueRef(issue), tier ? tierName(*tier) : u"-"_s,
            resolution ? resolutionName(*resolution) : u"-"_s, names.join(u' '), QString::number(changes));
}

QString lineOf(const Assessment &assessment)
{
    QList<TrapCode> traps;
    for (const Trap &trap : assessment.traps)
        traps.append(trap.code);
    return lineOf(assessment.issue, assessment.tier, assessment.effectiveResolution(), traps,
            std::ranges::count(assessment.links, false, &Link::rejected));
}

/// Compares what @p workspace keeps and shows with the rules over all facts at once: every change a candidate of
/// every issue, nothing kept, nothing looked up.
void compareWithScratch(const Workspace &workspace)
{
    SamplePool pool = poolOf(recordsIn(workspace));
    for (const Assessment &expected : assessPool(pool)) {
        const qint64 id = must(findIssue(workspace, expected.issue));
        const IssueSummary summary = must(issueSummaries(workspace, std::span(&id, 1))).constFirst();
        QCOMPARE(lineOf(summary.ref, summary.tier, summary.resolution, summary.traps, summary.changes),
                lineOf(expected));
        const IssueDetails details = must(issueDetails(workspace, id));
        QCOMPARE(details.assessment.links, expected.links);
        QCOMPARE(details.assessment.traps, expected.traps);
        QCOMPARE(details.assessment.fingerprint, expected.fingerprint);
    }
}

} // namespace

void TestAssessmentRun::keptEqualsComputedFromScratch_data()
{
    QTest::addColumn<quint32>("seed");
    for (quint32 seed = 1; seed <= 15; ++seed)
        QTest::addRow("world %u", seed) << seed;
}

void TestAssessmentRun::keptEqualsComputedFromScratch()
{
    QFETCH(const quint32, seed);
    EvidenceWorld world(seed);
    TemporaryWorkspace workspace;
    QList<int> steps{30, 1, 1, 1, 12, 1, 5, 1, 1, 20, 1, 2, 1, 1, 3, 1, 1, 1, 8, 1};
    for (const int step : steps) {
        workspace.write(world.records(step));
        QCOMPARE(must(pendingAssessmentCount(*workspace)), 0);
        compareWithScratch(*workspace);
        if (QTest::currentTestFailed())
            return;
    }
    QCOMPARE(checkWorkspace(workspace.path()).problems, QStringList{});
}

void TestAssessmentRun::sampleEqualsTheRules()
{
    TemporaryWorkspace workspace;
    const QDir folder(QStringLiteral(WINNOW_SAMPLE));
    for (const QString &name : folder.entryList({u"*.ndjson"_s}, QDir::Files, QDir::Name)) {
        QFile file(folder.filePath(name));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QList<Record> records;
        while (!file.atEnd()) {
            const auto line = parseBundleLine(file.readLine().trimmed());
            QVERIFY(line);
            if (line->record)
                records.append(*line->record);
        }
        workspace.write(records);
    }
    compareWithScratch(*workspace);
    QCOMPARE(checkWorkspace(workspace.path()).problems, QStringList{});
}

void TestAssessmentRun::onlyTouchedOnesAreAssessed()
{
    TemporaryWorkspace workspace;
    QList<Record> records;
    for (int i = 0; i < 50; ++i)
        records << anIssue(u"org/a#%1"_s.arg(i + 1), u"title %1"_s.arg(i), 10 * i);
    ChangeRecord change = aChange(u"org/a#101");
    change.body = u"Fixes #3"_s;
    change.mergedAt = minute(2000);
    records << change;
    workspace.write(records);

    change.body = u"Fixes #3, fixes #4"_s;
    change.createdAt = minute(2001); // a newer version
    auto writer = must(RecordWriter::begin(*workspace));
    must(writer.write(change));
    must(writer.finish());
    QList<qint64> touched = writer.takeTouched().issues;
    std::ranges::sort(touched);
    QCOMPARE(touched,
            (QList<qint64>{must(findIssue(*workspace, ref(u"org/a#3"))),
                    must(findIssue(*workspace, ref(u"org/a#4")))}));
    QCOMPARE(must(assessPending(*workspace)).assessed, 0);
    compareWithScratch(*workspace);
}

void TestAssessmentRun::stoppedRunGoesOnLater()
{
    EvidenceWorld world(99);
    TemporaryWorkspace workspace;
    auto writer = must(RecordWriter::begin(*workspace));
    for (const Record &record : world.records(200))
        must(writer.write(record));
    std::stop_source stop;
    stop.request_stop();
    must(writer.finish({}, stop.get_token()));
    QCOMPARE_GT(must(pendingAssessmentCount(*workspace)), 0);
    QCOMPARE(checkWorkspace(workspace.path()).problems, QStringList{});
    workspace.reopen();
    QCOMPARE_GT(must(assessPending(*workspace)).assessed, 0);
    QCOMPARE(must(pendingAssessmentCount(*workspace)), 0);
    compareWithScratch(*workspace);
}

void TestAssessmentRun::changedSinceDecided()
{
    TemporaryWorkspace workspace({anIssue(u"org/a#1")});
    const qint64 id = must(findIssue(*workspace, ref(u"org/a#1")));
    DecisionRequest request;
    request.issues = {ref(u"org/a#1")};
    request.verdict = Verdict::Keep;
    request.reason = u"fix-landed"_s;
    request.by = u"ada"_s;
    const Decision decision = must(Journal(*workspace).record(request)).entries.constFirst();
    QCOMPARE(decision.evidence, must(issueDetails(*workspace, id)).assessment.fingerprint);
    const auto traps = [&] { return must(issueSummaries(*workspace, std::span(&id, 1))).constFirst().traps; };
    QCOMPARE(traps(), QList<TrapCode>{});

    ChangeRecord change = aChange(u"org/a#11");
    change.body = u"Fixes #1"_s;
    change.mergedAt = minute(-1);
    workspace.write({change});
    QCOMPARE(traps(), QList<TrapCode>{TrapCode::ChangedSinceDecided});
    const Assessment now = must(issueDetails(*workspace, id)).assessment;
    QCOMPARE(now.traps.constLast().facts.constFirst().text, decision.evidence);
    QCOMPARE(checkWorkspace(workspace.path()).problems, QStringList{});

    must(Journal(*workspace).record(request));
    QCOMPARE(traps(), QList<TrapCode>{});
    must(Journal(*workspace).undo(u"ada"_s)); // the first decision rules again
    QCOMPARE(traps(), QList<TrapCode>{TrapCode::ChangedSinceDecided});
}

void TestAssessmentRun::checkFindsWhatIsKeptWrongly()
{
    EvidenceWorld world(7);
    TemporaryWorkspace workspace(world.records(150));
    must(workspace->database().execute("UPDATE assessment SET traps = traps + 1 WHERE issue_id = "
                                       "(SELECT MIN(issue_id) FROM assessment)"_ba));
    must(workspace->database().execute("UPDATE change_digest SET mentions = 'comment\t\torg/a\t1' WHERE "
                                       "change_id = (SELECT MIN(change_id) FROM change_digest)"_ba));
    const QStringList problems = checkWorkspace(workspace.path()).problems;
    QVERIFY(std::ranges::any_of(problems, [](const QString &p) { return p.startsWith("assessment"_L1); }));
    QVERIFY(std::ranges::any_of(problems, [](const QString &p) { return p.startsWith("change_digest"_L1); }));
}

} // namespace Winnow

QTEST_GUILESS_MAIN(Winnow::TestAssessmentRun)
#include "tst_assessmentrun.moc"
