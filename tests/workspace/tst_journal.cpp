// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "workspace/journal.h"

#include "workspace/issuequeries.h"

#include "support/makerecords.h"
#include "support/recordlines.h"
#include "support/temporaryworkspace.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace Winnow {

class TestJournal final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(); }
    void records();
    void bulkIsOneStep();
    void nothingToRecord();
    void allOrNothing();
    void reasonNeeds();
    void reasonNeeds_data();
    void survivesReopening();
    void isAppendOnly();
    void isAppendOnly_data();
    void rulesEvenOverTheFuture();
    void timesGrow();
    void namesWhatItWasMadeInViewOf();
    void settlesAConflict();
    void belongsToTheCurrentBatch();
    void madeReadySteps();
    void readOnly();
};

namespace {

DecisionRequest request(
        const QStringList &issues, Verdict verdict, const QString &reason = {}, const QString &by = u"ada"_s)
{
    DecisionRequest request;
    for (const QString &name : issues)
        request.issues.append(ref(name));
    request.verdict = verdict;
    request.reason = reason;
    request.by = by;
    return request;
}

const QString first = u"org/a#1"_s;
const QString second = u"org/a#2"_s;
const QString third = u"org/a#3"_s;

QList<Record> threeIssues()
{
    return {anIssue(first), anIssue(second), anIssue(third)};
}

} // namespace

void TestJournal::records()
{
    TemporaryWorkspace workspace(threeIssues());
    Journal journal(*workspace);
    DecisionRequest asked = request({second}, Verdict::Drop, u"duplicate"_s);
    asked.note = u"see there"_s;
    asked.until = minute(5);
    asked.duplicateOf = ref(first);
    asked.seen = {u"timeline"_s, u"diff"_s};
    asked.seenMs = 1200;
    const Timestamp before = currentTimestamp();
    const RecordedStep step = must(journal.record(asked));
    const Timestamp after = currentTimestamp();

    QCOMPARE(step.issueIds, QList<qint64>{must(findIssue(*workspace, ref(second)))});
    QCOMPARE(step.entries.size(), 1);
    Decision expected = aDecision(second, Verdict::Drop, u"ada"_s, 0);
    expected.reason = u"duplicate"_s;
    expected.note = u"see there"_s;
    expected.until = minute(5);
    expected.duplicateOf = ref(first);
    expected.seen = {u"timeline"_s, u"diff"_s};
    expected.seenMs = 1200;
    const Decision entry = step.entries.constFirst();
    QVERIFY(entry.at >= before && entry.at <= after);
    expected.at = entry.at;
    QVERIFY(!entry.evidence.isEmpty()); // what was known of the issue at that time
    expected.evidence = entry.evidence;
    expected.id = decisionId(expected);
    QVERIFY(!entry.step.isEmpty());
    expected.step = entry.step;
    QCOMPARE(writeBundleLine(entry), writeBundleLine(expected));
    QCOMPARE(must(journal.entriesOf(ref(second))), QList<Decision>{expected});
    QCOMPARE(must(journal.stateOf(ref(second))), deriveDecisionState({expected}));
    QCOMPARE(must(journal.entriesOf(ref(first))), QList<Decision>{});

    const PoolIssue shown = must(readPoolIssues(*workspace, step.issueIds)).constFirst();
    QCOMPARE(shown.verdict, Verdict::Drop);
    QCOMPARE(shown.stage, Stage::Editor);
    QCOMPARE(shown.reason, u"duplicate"_s);
}

void TestJournal::bulkIsOneStep()
{
    TemporaryWorkspace workspace(threeIssues());
    Journal journal(*workspace);
    const RecordedStep step = must(journal.record(request({first, third}, Verdict::Keep)));
    QCOMPARE(step.entries.size(), 2);
    QCOMPARE(step.entries[0].step, step.entries[1].step);
    QCOMPARE_NE(step.entries[0].id, step.entries[1].id);
    const RecordedStep other = must(journal.record(request({second}, Verdict::Keep)));
    QCOMPARE_NE(other.entries[0].step, step.entries[0].step);
}

void TestJournal::nothingToRecord()
{
    TemporaryWorkspace workspace(threeIssues());
    Journal journal(*workspace);
    const QByteArrayList before = recordLines(*workspace);
    QCOMPARE(must(journal.record(request({}, Verdict::Keep))).entries.size(), 0);
    QCOMPARE(must(journal.recordAll({})).entries.size(), 0);
    QCOMPARE(recordLines(*workspace), before);
    QCOMPARE(must(journal.canUndo(u"ada"_s)), false);
}

void TestJournal::allOrNothing()
{
    TemporaryWorkspace workspace(threeIssues());
    workspace.write({aComment(u"org/a#4", u"c1"_s, u"text"_s)}); // named, but not there
    Journal journal(*workspace);
    const QByteArrayList before = recordLines(*workspace);
    for (const QString &unknown : {u"org/a#4"_s, u"org/a#5"_s, u"org/new#1"_s}) {
        const auto recorded = journal.record(request({first, unknown}, Verdict::Keep));
        QCOMPARE(errorOf(recorded), WorkspaceErrorCode::NotFound);
        QVERIFY(errorText(recorded).contains(unknown));
        QCOMPARE(recordLines(*workspace), before);
    }
    must(journal.record(request({first}, Verdict::Keep))); // nothing was left open
}

void TestJournal::reasonNeeds_data()
{
    QTest::addColumn<QString>("reason");
    QTest::addColumn<QString>("note");
    QTest::addColumn<QString>("duplicateOf");
    QTest::addColumn<bool>("recorded");
    QTest::newRow("other without a note") << u"other"_s << QString() << QString() << false;
    QTest::newRow("other with a note") << u"other"_s << u"why"_s << QString() << true;
    QTest::newRow("same topic without its issue") << u"same-topic"_s << QString() << QString() << false;
    QTest::newRow("same topic with its issue") << u"same-topic"_s << u"org/a#2"_s << QString() << true;
    QTest::newRow("a duplicate of itself") << u"duplicate"_s << QString() << first << false;
    QTest::newRow("a duplicate of another") << u"duplicate"_s << QString() << second << true;
    QTest::newRow("a series' own reason") << u"house-rule"_s << QString() << QString() << true;
}

void TestJournal::reasonNeeds()
{
    QFETCH(const QString, reason);
    QFETCH(const QString, note);
    QFETCH(const QString, duplicateOf);
    QFETCH(const bool, recorded);
    TemporaryWorkspace workspace(threeIssues());
    DecisionRequest asked = request({first}, Verdict::Drop, reason);
    asked.note = note;
    asked.duplicateOf = parseIssueRef(duplicateOf);
    const auto result = Journal(*workspace).record(asked);
    QCOMPARE(errorOf(result), recorded ? std::nullopt : std::optional{WorkspaceErrorCode::InvalidArgument});
    QCOMPARE(must(Journal(*workspace).entriesOf(ref(first))).size(), recorded ? 1 : 0);
}

void TestJournal::survivesReopening()
{
    TemporaryWorkspace workspace(threeIssues());
    const RecordedStep step = must(Journal(*workspace).record(request({first, second}, Verdict::Hold)));
    const QByteArrayList before = recordLines(*workspace);
    workspace.reopen();
    QCOMPARE(recordLines(*workspace), before);
    QCOMPARE(must(Journal(*workspace).entriesOf(ref(first))), QList<Decision>{step.entries[0]});
}

void TestJournal::isAppendOnly_data()
{
    QTest::addColumn<QByteArray>("sql");
    QTest::newRow("change one") << QByteArray("UPDATE decision SET note = 'rewritten' WHERE seq = 1");
    QTest::newRow("change all") << QByteArray("UPDATE decision SET verdict = 0");
    QTest::newRow("change nothing in one") << QByteArray("UPDATE decision SET note = note");
    QTest::newRow("erase one") << QByteArray("DELETE FROM decision WHERE seq = 1");
    QTest::newRow("erase all") << QByteArray("DELETE FROM decision");
}

void TestJournal::isAppendOnly()
{
    QFETCH(const QByteArray, sql);
    TemporaryWorkspace workspace(threeIssues());
    must(Journal(*workspace).record(request({first, second}, Verdict::Keep)));
    const QByteArrayList before = recordLines(*workspace);
    const auto done = workspace->database().execute(sql);
    QVERIFY(!done);
    QVERIFY2(errorText(done).contains(u"append-only"_s), qPrintable(errorText(done)));
    QCOMPARE(recordLines(*workspace), before);
}

void TestJournal::rulesEvenOverTheFuture()
{
    // A bundle of somebody whose clock is ahead by years.
    TemporaryWorkspace workspace(threeIssues());
    Decision future = aDecision(first, Verdict::Drop, u"bob"_s, 0, u"future"_s);
    future.at = at(u"2099-01-01T00:00:00Z");
    workspace.write({future});
    Journal journal(*workspace);
    const Decision entry = must(journal.record(request({first}, Verdict::Keep))).entries.constFirst();
    QCOMPARE_GT(*entry.at, *future.at);
    QCOMPARE(must(journal.stateOf(ref(first))).decisionId, entry.id);

    const Decision undo = must(journal.undo(u"ada"_s)).entries.constFirst();
    QCOMPARE(undo.verdict, Verdict::Drop); // it says what holds again
    QCOMPARE(must(journal.stateOf(ref(first))).decisionId, u"future"_s);
    must(journal.redo(u"ada"_s));
    QCOMPARE(must(journal.stateOf(ref(first))).decisionId, entry.id);
}

void TestJournal::timesGrow()
{
    // Faster than the clock's milliseconds, and still each later than the one before.
    TemporaryWorkspace workspace(threeIssues());
    Journal journal(*workspace);
    std::optional<Timestamp> last;
    for (int i = 0; i < 50; ++i) {
        const RecordedStep step = i % 5 == 4
                ? must(journal.undo(u"ada"_s))
                : must(journal.record(request({first, first}, static_cast<Verdict>(i % 4))));
        for (const Decision &entry : step.entries) {
            QVERIFY(entry.at > last);
            last = entry.at;
        }
    }
}

void TestJournal::namesWhatItWasMadeInViewOf()
{
    TemporaryWorkspace workspace(threeIssues());
    Decision worker = aDecision(first, Verdict::Keep, u"worker"_s, 1, u"w"_s);
    worker.stage = Stage::Analysis;
    workspace.write({aDecision(first, Verdict::Drop, u"bob"_s, 1, u"b1"_s),
            aDecision(first, Verdict::Keep, u"bob"_s, 2, u"b2"_s),
            aDecision(first, Verdict::Drop, u"cid"_s, 1, u"c1"_s),
            aDecision(first, Verdict::Drop, u"ada"_s, 1, u"a1"_s), worker});
    Journal journal(*workspace);
    QCOMPARE(must(journal.record(request({first}, Verdict::Hold))).entries[0].supersedes,
            (QStringList{u"b2"_s, u"c1"_s}));
    QCOMPARE(must(journal.record(request({second}, Verdict::Hold))).entries[0].supersedes, QStringList{});
    DecisionRequest byRule = request({first}, Verdict::Drop);
    byRule.stage = Stage::Analysis;
    QCOMPARE(must(journal.record(byRule)).entries[0].supersedes, QStringList{});
}

void TestJournal::settlesAConflict()
{
    TemporaryWorkspace workspace(threeIssues());
    workspace.write(
            {aDecision(first, Verdict::Drop, u"bob"_s, 1), aDecision(first, Verdict::Keep, u"cid"_s, 2)});
    Journal journal(*workspace);
    QCOMPARE(must(journal.stateOf(ref(first))).conflict, true);
    must(journal.record(request({first}, Verdict::Keep, {}, u"bob"_s)));
    QCOMPARE(must(journal.stateOf(ref(first))).conflict, false);
    must(journal.undo(u"bob"_s));
    QCOMPARE(must(journal.stateOf(ref(first))).conflict, true);
}

void TestJournal::belongsToTheCurrentBatch()
{
    TemporaryWorkspace workspace(threeIssues());
    QVERIFY(must(Journal(*workspace).record(request({first}, Verdict::Keep))).entries[0].batch.isNull());
    workspace.write({aBatch(u"weekly"_s, 38, minute(1))});
    QCOMPARE(must(Journal(*workspace).record(request({second}, Verdict::Keep))).entries[0].batch,
            (BatchRef{u"weekly"_s, 38}));
}

void TestJournal::madeReadySteps()
{
    TemporaryWorkspace workspace(threeIssues());
    Journal journal(*workspace);
    Decision drop = aDecision(first, Verdict::Drop, u"winnow"_s, 0);
    drop.stage = Stage::Prefilter;
    Decision open = aDecision(second, Verdict::Undecided, u"winnow"_s, 0);
    open.stage = Stage::Prefilter;
    const RecordedStep step = must(journal.recordAll({drop, open}));
    QCOMPARE(step.entries.size(), 2);
    QCOMPARE(step.entries[0].step, step.entries[1].step);
    QCOMPARE_GT(*step.entries[0].at, minute(0));
    QCOMPARE(must(journal.stateOf(ref(first))).stage, Stage::Prefilter);
    must(journal.undo(u"ada"_s));
    QCOMPARE(must(journal.stateOf(ref(first))), DecisionState{});
}

void TestJournal::readOnly()
{
    TemporaryWorkspace workspace(threeIssues());
    must(Journal(*workspace).record(request({first}, Verdict::Keep)));
    const QByteArrayList before = recordLines(*workspace);
    workspace.reopen(Workspace::Access::ReadOnly);
    Journal journal(*workspace);
    QCOMPARE(errorOf(journal.record(request({first}, Verdict::Drop))), WorkspaceErrorCode::ReadOnly);
    QCOMPARE(errorOf(journal.undo(u"ada"_s)), WorkspaceErrorCode::ReadOnly);
    QCOMPARE(recordLines(*workspace), before);
    QCOMPARE(must(journal.stateOf(ref(first))).verdict, Verdict::Keep);
}

} // namespace Winnow

QTEST_GUILESS_MAIN(Winnow::TestJournal)
#include "tst_journal.moc"
