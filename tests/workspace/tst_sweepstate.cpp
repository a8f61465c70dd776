// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "support/makerecords.h"
#include "support/temporaryworkspace.h"
#include "workspace/sweepstate.h"

#include <QTest>

using namespace Winnow;
using namespace Qt::StringLiterals;

/// What sweeps leave in a workspace to go on from.
class TestSweepState final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void runsGoOnOrBegin();
    void plans();
    void cursors();
    void marksAndTasks();
    void changes();
    void gapsAreKeptOnce();
    void requestsAreForgotten();
    void isRolledBackWithTheFacts();
    void hostsAreApart();
    void needsWriting();

private:
    SweepState &state() { return *m_state; }

    std::optional<TemporaryWorkspace> m_workspace;
    std::optional<SweepState> m_state;
};

void TestSweepState::init()
{
    QTest::failOnWarning();
    m_state.reset();
    m_workspace.emplace(QList<Record>{anIssue(u"org/a#1"), anIssue(u"org/a#2"), anIssue(u"org/b#1")});
    m_state.emplace(must(SweepState::prepare(**m_workspace, u"https://forge"_s)));
}

void TestSweepState::runsGoOnOrBegin()
{
    const SweepRunState first = must(state().openRun(u"x"_s, minute(1)));
    QVERIFY(!first.isResumed);
    QVERIFY(first.wasClean);
    const SweepRunState other = must(state().openRun(u"y"_s, minute(2)));
    QVERIFY(!other.isResumed);
    QVERIFY(!other.wasClean); // the first has not said goodbye
    must(state().setListed(first.id, minute(2)));
    must(state().closeRun(first.id, minute(3), false));
    must(state().closeRun(other.id, minute(3), false));
    const SweepRunState again = must(state().openRun(u"x"_s, minute(4)));
    QVERIFY(again.isResumed);
    QVERIFY(again.wasClean);
    QVERIFY(again.isListed);
    QCOMPARE(again.id, first.id);
    QCOMPARE(again.startedAt, minute(1));
    must(state().closeRun(again.id, minute(5), true));
    QVERIFY(!must(state().openRun(u"x"_s, minute(6))).isResumed);
}

void TestSweepState::plans()
{
    const qint64 run = must(state().openRun(u"x"_s, minute(1))).id;
    for (const QString &repo : {u"org/b"_s, u"org/a"_s, u"org/b"_s})
        must(state().addToPlan(run, repo));
    QCOMPARE(must(state().plan(run)), (QStringList{u"org/a"_s, u"org/b"_s}));
    QCOMPARE(must(state().plan(run + 1)), QStringList());
}

void TestSweepState::cursors()
{
    QCOMPARE(must(state().cursor(u"org/a"_s)), std::nullopt);
    const SweepCursor cursor{minute(0), minute(9), minute(5), true, "\"etag\"", 3};
    must(state().setCursor(u"org/a"_s, cursor));
    QCOMPARE(must(state().cursor(u"org/a"_s)), cursor);
    const SweepCursor bare{minute(0), std::nullopt, minute(6), false, {}, 0};
    must(state().setCursor(u"org/a"_s, bare));
    QCOMPARE(must(state().cursor(u"org/a"_s)), bare);
}

void TestSweepState::marksAndTasks()
{
    const qint64 run = must(state().openRun(u"x"_s, minute(1))).id;
    must(state().addToPlan(run, u"org/a"_s));
    QCOMPARE(must(state().issueMark(ref(u"org/a#1"))), (SweepIssueMark{true, std::nullopt}));
    QCOMPARE(must(state().issueMark(ref(u"org/a#9"))), (SweepIssueMark{false, std::nullopt}));
    must(state().setListed(ref(u"org/a#1"), minute(5), 4));
    must(state().setListed(ref(u"org/a#2"), minute(6), std::nullopt));
    must(state().setListed(ref(u"org/b#1"), minute(7), 0)); // not in this plan
    QCOMPARE(must(state().issueMark(ref(u"org/a#1"))), (SweepIssueMark{true, minute(5)}));
    const auto tasks = [&] {
        QStringList names;
        must(state().visitIssueTasks(run, true, [&names](const SweepIssueTask &task) {
            names.append(u"%1 %2 %3"_s.arg(task.issue.number)
                            .arg(task.comments.value_or(-1))
                            .arg(task.wasFetched));
        }));
        names.sort();
        return names;
    };
    QCOMPARE(tasks(), (QStringList{u"1 4 0"_s, u"2 -1 0"_s}));
    must(state().setFetched(ref(u"org/a#1"), minute(5)));
    QCOMPARE(tasks(), (QStringList{u"2 -1 0"_s}));
    must(state().setListed(ref(u"org/a#1"), minute(8), 5));
    QCOMPARE(tasks(), (QStringList{u"1 5 1"_s, u"2 -1 0"_s}));
}

void TestSweepState::changes()
{
    const IssueRef change = ref(u"org/a#7");
    must(state().noteChange(change, minute(5)));
    must(state().noteChange(change, minute(4)));
    QCOMPARE(must(state().changeTasks(1)), (QList<SweepChangeTask>{{change, minute(5)}}));
    QCOMPARE(must(state().patchTasks()).size(), 0); // not before it is in
    must(state().setChangeFetched(1, change, minute(5)));
    QCOMPARE(must(state().changeTasks(1)).size(), 0);
    QCOMPARE(must(state().patchTasks()), (QList<SweepChangeTask>{{change, minute(5)}}));
    must(state().setPatchFetched(change, minute(5)));
    QCOMPARE(must(state().patchTasks()).size(), 0);
    QCOMPARE(must(state().changeTasks(2)).size(), 0); // it is not known to be open
    ChangeRecord open = aChange(u"org/a#7");
    open.state = u"open"_s;
    m_workspace->write({open});
    QCOMPARE(must(state().changeTasks(1)).size(), 0);
    QCOMPARE(must(state().changeTasks(2)).size(), 1);
    must(state().noteChange(change, minute(9)));
    QCOMPARE(must(state().changeTasks(1)).size(), 1);
}

void TestSweepState::gapsAreKeptOnce()
{
    const SweepGap gap{ref(u"org/a#1"), u"comments"_s, u"no right"_s};
    must(state().addGap(gap));
    must(state().addGap(gap));
    must(state().addGap({{u"org/b"_s, {}}, u"list"_s, u"gone"_s}));
    const QList<SweepGap> gaps = must(state().gaps());
    QCOMPARE(gaps.size(), 2);
    QCOMPARE(gaps.constFirst(), gap);
}

void TestSweepState::requestsAreForgotten()
{
    must(state().addRequests({minute(1), minute(2), minute(3)}, minute(0)));
    QCOMPARE(must(state().requests()), (QList<Timestamp>{minute(1), minute(2), minute(3)}));
    must(state().addRequests({minute(4)}, minute(3)));
    QCOMPARE(must(state().requests()), (QList<Timestamp>{minute(3), minute(4)}));
}

/// A crash can never part how far a sweep is from what it brought.
void TestSweepState::isRolledBackWithTheFacts()
{
    {
        auto writer = must(RecordWriter::begin(**m_workspace));
        must(writer.write(anIssue(u"org/a#3")));
        must(state().setListed(ref(u"org/a#3"), minute(5), 1));
        must(state().setCursor(u"org/a"_s, {minute(0), {}, minute(5), false, {}, 0}));
    }
    QCOMPARE(must(state().cursor(u"org/a"_s)), std::nullopt);
    QVERIFY(!must(state().issueMark(ref(u"org/a#3"))).isPresent);
}

void TestSweepState::hostsAreApart()
{
    must(state().setCursor(u"org/a"_s, {minute(0), {}, minute(5), false, {}, 0}));
    must(state().addRequests({minute(1)}, minute(0)));
    SweepState other = must(SweepState::prepare(**m_workspace, u"https://other"_s));
    QCOMPARE(must(other.cursor(u"org/a"_s)), std::nullopt);
    QCOMPARE(must(other.requests()).size(), 0);
}

void TestSweepState::needsWriting()
{
    m_state.reset();
    m_workspace->reopen(Workspace::Access::ReadOnly);
    QCOMPARE(errorOf(SweepState::prepare(**m_workspace, u"x"_s)), WorkspaceErrorCode::ReadOnly);
}

QTEST_GUILESS_MAIN(TestSweepState)
#include "tst_sweepstate.moc"
