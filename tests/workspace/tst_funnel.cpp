// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "support/makerecords.h"
#include "support/temporaryworkspace.h"
#include "workspace/batches.h"
#include "workspace/funnel.h"
#include "workspace/journal.h"

#include <QRandomGenerator>

using namespace Winnow;
using namespace Qt::StringLiterals;

namespace {

const BatchRef week{u"picks"_s, 7};
const BatchRef earlierWeek{u"picks"_s, 6};

Decision staged(
        QStringView issue, Verdict verdict, Stage stage, const QString &reason, const BatchRef &batch = {})
{
    Decision decision = aDecision(issue, verdict, u"someone"_s, static_cast<int>(stage));
    decision.stage = stage;
    decision.reason = reason;
    decision.batch = batch;
    return decision;
}

QList<Record> issues(int count)
{
    QList<Record> records{aBatch(u"picks"_s, 7, minute(1000)), aBatch(u"picks"_s, 6, minute(0))};
    for (int i = 1; i <= count; ++i)
        records.append(anIssue(u"org/a#%1"_s.arg(i)));
    return records;
}

/// What @p by decides about @p issues.
DecisionRequest request(const QList<IssueRef> &issues, Verdict verdict, const QString &by)
{
    DecisionRequest request;
    request.issues = issues;
    request.verdict = verdict;
    request.by = by;
    return request;
}

} // namespace

class TestFunnel final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void emptyWorkspaceIsAllZero();
    void countsEachStateOnce();
    void laterStageOverrules();
    void undoneDecisionsDoNotCount();
    void batchesAreCountedApart();
    void derivedColumnsAgreeWithJournal();
    void addsUpFindsEveryMissingIssue_data();
    void addsUpFindsEveryMissingIssue();
};

void TestFunnel::init()
{
    QTest::failOnWarning();
}

void TestFunnel::emptyWorkspaceIsAllZero()
{
    TemporaryWorkspace workspace;
    const Funnel funnel = must(computeFunnel(*workspace, {}));
    QCOMPARE(funnel, Funnel{});
    QVERIFY(funnel.addsUp());
}

void TestFunnel::countsEachStateOnce()
{
    using enum Verdict;
    QList<Record> records = issues(12);
    records << aComment(u"org/a#99", u"c"_s, u"a comment whose issue never comes"_s)
            << staged(u"org/a#1", Drop, Stage::Prefilter, u"spam"_s)
            << staged(u"org/a#2", Drop, Stage::Prefilter, u"spam"_s)
            << staged(u"org/a#3", Drop, Stage::Prefilter, u"cve"_s)
            << staged(u"org/a#4", Drop, Stage::Analysis, u"no-answer"_s)
            << staged(u"org/a#5", Drop, Stage::Editor, u"quota"_s)
            << staged(u"org/a#6", Drop, Stage::Editor, {})
            << staged(u"org/a#7", Keep, Stage::Editor, u"fix-landed"_s)
            << staged(u"org/a#8", Keep, Stage::Analysis, {}) << staged(u"org/a#9", Hold, Stage::Editor, {})
            << staged(u"org/a#10", Undecided, Stage::Editor, {});
    TemporaryWorkspace workspace(records);
    const Funnel funnel = must(computeFunnel(*workspace, week));
    QCOMPARE(funnel.swept, 12);
    QCOMPARE(funnel.pool, 12);
    QCOMPARE(funnel.candidates, 9);
    QCOMPARE(funnel.analysed, 6);
    QCOMPARE(funnel.kept, 2);
    QCOMPARE(funnel.held, 1);
    QCOMPARE(funnel.undecided, 3);
    QCOMPARE(funnel.leftover, 4);
    QCOMPARE(funnel.dropped.value(Stage::Prefilter), (QMap<QString, qint64>{{u"cve"_s, 1}, {u"spam"_s, 2}}));
    QCOMPARE(funnel.dropped.value(Stage::Analysis), (QMap<QString, qint64>{{u"no-answer"_s, 1}}));
    QCOMPARE(funnel.dropped.value(Stage::Editor), (QMap<QString, qint64>{{u""_s, 1}, {u"quota"_s, 1}}));
    QVERIFY(funnel.addsUp());
    QCOMPARE(must(computeFunnelFromJournal(*workspace, week)), funnel);
}

void TestFunnel::laterStageOverrules()
{
    QList<Record> records = issues(3);
    for (const QString &name : {u"org/a#1"_s, u"org/a#2"_s, u"org/a#3"_s})
        records << staged(name, Verdict::Drop, Stage::Prefilter, u"cve"_s);
    records << staged(u"org/a#1", Verdict::Keep, Stage::Editor, u"fix-landed"_s)
            << staged(u"org/a#2", Verdict::Undecided, Stage::Editor, {});
    TemporaryWorkspace workspace(records);
    const Funnel funnel = must(computeFunnel(*workspace, week));
    QCOMPARE(funnel.candidates, 2);
    QCOMPARE(funnel.kept, 1);
    QCOMPARE(funnel.leftover, 1);
    QCOMPARE(funnel.droppedIn(Stage::Prefilter), 1);
    QVERIFY(funnel.addsUp());
}

void TestFunnel::undoneDecisionsDoNotCount()
{
    TemporaryWorkspace workspace(issues(2));
    Journal journal(*workspace);
    must(journal.record(request({ref(u"org/a#1")}, Verdict::Keep, u"maya"_s)));
    QCOMPARE(must(computeFunnel(*workspace, week)).kept, 1);
    must(journal.undo(u"maya"_s));
    QCOMPARE(must(computeFunnel(*workspace, week)).kept, 0);
    QCOMPARE(must(computeFunnelFromJournal(*workspace, week)).kept, 0);
    must(journal.redo(u"maya"_s));
    QCOMPARE(must(computeFunnel(*workspace, week)).kept, 1);
    QCOMPARE(must(computeFunnelFromJournal(*workspace, week)).kept, 1);
}

void TestFunnel::batchesAreCountedApart()
{
    QList<Record> records = issues(3);
    records << staged(u"org/a#1", Verdict::Keep, Stage::Editor, {}, earlierWeek)
            << staged(u"org/a#2", Verdict::Drop, Stage::Analysis, u"quota"_s, week)
            << staged(u"org/a#3", Verdict::Keep, Stage::Editor, {});
    TemporaryWorkspace workspace(records);
    QCOMPARE(must(currentBatch(*workspace)), week);
    // Of an instalment that is not the current one only what was said of it counts, and what was closed in its window: what
    // was swept later for another one does not make its numbers wrong.
    const auto check = [&](int earlierLeftover) {
        const Funnel now = must(computeFunnel(*workspace, week));
        QCOMPARE(now.kept, 1);
        QCOMPARE(now.droppedIn(Stage::Analysis), 1);
        QCOMPARE(now.leftover, 1);
        const Funnel earlier = must(computeFunnel(*workspace, earlierWeek));
        QCOMPARE(earlier.kept, 2);
        QCOMPARE(earlier.droppedIn(Stage::Analysis), 0);
        QCOMPARE(earlier.leftover, earlierLeftover);
        QVERIFY(now.addsUp() && earlier.addsUp());
    };
    check(0);
    must(chooseBatch(*workspace, earlierWeek));
    check(1);
}

/// Random histories: whatever was decided, both ways of counting give the same and add up.
void TestFunnel::derivedColumnsAgreeWithJournal()
{
    QRandomGenerator random(20260918);
    for (int round = 0; round < 20; ++round) {
        constexpr int count = 40;
        QList<Record> records = issues(count);
        const int decisions = random.bounded(150);
        for (int i = 0; i < decisions; ++i) {
            const QList<BatchRef> batches{{}, week, earlierWeek};
            Decision decision = staged(u"org/a#%1"_s.arg(1 + random.bounded(count)),
                    static_cast<Verdict>(random.bounded(4)), static_cast<Stage>(random.bounded(3)),
                    u"r%1"_s.arg(random.bounded(3)), batches.at(random.bounded(3)));
            decision.by = u"p%1"_s.arg(random.bounded(3));
            decision.at = minute(random.bounded(100));
            records.append(decision);
        }
        TemporaryWorkspace workspace(records);
        for (const BatchRef &batch : {week, earlierWeek}) {
            const Funnel funnel = must(computeFunnel(*workspace, batch));
            QCOMPARE(must(computeFunnelFromJournal(*workspace, batch)), funnel);
            QVERIFY(funnel.addsUp());
            if (batch == week)
                QCOMPARE(funnel.pool, count);
            else
                QVERIFY(funnel.pool <= count);
        }
    }
}

void TestFunnel::addsUpFindsEveryMissingIssue_data()
{
    QTest::addColumn<int>("number");
    for (int i = 0; i < 10; ++i)
        QTest::addRow("%d", i) << i;
}

void TestFunnel::addsUpFindsEveryMissingIssue()
{
    Funnel funnel;
    funnel.add(Verdict::Drop, Stage::Prefilter, u"spam"_s, 5);
    funnel.add(Verdict::Drop, Stage::Editor, u"quota"_s, 4);
    funnel.add(Verdict::Keep, Stage::Editor, {}, 3);
    funnel.add(Verdict::Hold, Stage::Editor, {}, 2);
    funnel.add(Verdict::Undecided, Stage::Prefilter, {}, 7);
    QVERIFY(funnel.addsUp());
    QFETCH(const int, number);
    QList<qint64 *> numbers{&funnel.swept, &funnel.pool, &funnel.candidates, &funnel.analysed, &funnel.kept,
            &funnel.held, &funnel.undecided, &funnel.leftover, &funnel.dropped[Stage::Prefilter][u"spam"_s],
            &funnel.dropped[Stage::Editor][u"quota"_s]};
    ++*numbers.at(number);
    QVERIFY(!funnel.addsUp());
}

QTEST_GUILESS_MAIN(TestFunnel)
#include "tst_funnel.moc"
