// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "sessionfixture.h"

#include "workspace/integrity.h"

#include "support/recordlines.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace Winnow {

class TestSessionDecisions final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void decides();
    void decisionNotPossible();
    void undoAndRedo();
    void undoStateFollowsTheReviewer();
    void progressAndQuotaLine();
    void closingLosesNothing();

private:
    bool open(WorkspaceSession &session) const { return openAndWait(session, m_workspace->path()); }

    std::optional<TemporaryWorkspace> m_workspace;
};

void TestSessionDecisions::init()
{
    QTest::failOnWarning();
    m_workspace.emplace(sessionRecords());
    m_workspace->close();
}

void TestSessionDecisions::decides()
{
    WorkspaceSession session;
    session.setReviewer(u"林知秋"_s);
    QVERIFY(open(session));
    Heard recorded(&session, &WorkspaceSession::decisionRecorded);
    Heard changed(&session, &WorkspaceSession::issuesChanged);
    QByteArrayList onDisk;
    connect(&session, &WorkspaceSession::decisionRecorded, this, [&] {
        onDisk = recordLines(must(Workspace::open(m_workspace->path(), Workspace::Access::ReadOnly)));
    });
    session.decide(requestFor(u"org/a#3"_s, Verdict::Drop, u"spam"_s));
    QVERIFY(recorded.wait());
    QVERIFY(changed.wait());

    const auto outcome = recorded.last<DecisionOutcome>();
    QCOMPARE(outcome.kind, DecisionOutcome::Kind::Decided);
    QCOMPARE(outcome.entries.size(), 1);
    const Decision entry = outcome.entries.constFirst();
    QCOMPARE(entry.by, u"林知秋"_s);
    QCOMPARE(entry.batch, (BatchRef{u"weekly"_s, 38}));
    QVERIFY(onDisk.contains(writeBundleLine(entry))); // durable before it was told
    QCOMPARE(outcome.undo.canUndo, true);
    QCOMPARE(session.undoState().canUndo, true);
    QCOMPARE(changed.last<QList<qint64>>(), outcome.issueIds);
    QCOMPARE(selectedNumbers(session, u"verdict:drop reason:spam"_s), QStringList{u"3"_s});
    QCOMPARE(selectedNumbers(session, u"verdict:undecided"_s).size(), issueCount - 1);
}

void TestSessionDecisions::decisionNotPossible()
{
    WorkspaceSession session;
    QVERIFY(open(session));
    Heard failed(&session, &WorkspaceSession::failed);
    Heard recorded(&session, &WorkspaceSession::decisionRecorded);
    session.decide(requestFor(u"org/new#1"_s, Verdict::Keep));
    session.decide(requestFor(u"org/a#1"_s, Verdict::Drop, u"other"_s));
    session.decide(requestFor(u"org/a#2"_s, Verdict::Keep));
    QVERIFY(recorded.wait());
    QCOMPARE(failed.count(), 2);
    QCOMPARE(failed.last<WorkspaceError>().code, WorkspaceErrorCode::InvalidArgument);
    QCOMPARE(selectedNumbers(session, u"verdict:keep verdict:drop"_s), QStringList{u"2"_s});
}

void TestSessionDecisions::undoAndRedo()
{
    WorkspaceSession session;
    session.setReviewer(u"ada"_s);
    QVERIFY(open(session));
    Heard recorded(&session, &WorkspaceSession::decisionRecorded);
    session.decide(requestFor(u"org/a#3"_s, Verdict::Keep));
    QVERIFY(recorded.wait(1));
    session.undo();
    QVERIFY(recorded.wait(2));
    QCOMPARE(recorded.last<DecisionOutcome>().kind, DecisionOutcome::Kind::Undone);
    QCOMPARE(session.undoState().canUndo, false);
    QCOMPARE(session.undoState().canRedo, true);
    QCOMPARE(selectedNumbers(session, u"verdict:keep"_s), QStringList{});
    session.redo();
    QVERIFY(recorded.wait(3));
    QCOMPARE(recorded.last<DecisionOutcome>().kind, DecisionOutcome::Kind::Redone);
    QCOMPARE(session.undoState().canRedo, false);
    QCOMPARE(selectedNumbers(session, u"verdict:keep"_s), QStringList{u"3"_s});
    session.redo(); // nothing to redo: told, and nothing happens
    QVERIFY(recorded.wait(4));
    QCOMPARE(recorded.last<DecisionOutcome>().entries.size(), 0);
    QVERIFY(open(session));
    QTRY_COMPARE(session.undoState().canUndo, true);
}

/// What there is to undo is the reviewer's own.
void TestSessionDecisions::undoStateFollowsTheReviewer()
{
    WorkspaceSession session;
    session.setReviewer(u"ada"_s);
    QVERIFY(open(session));
    Heard recorded(&session, &WorkspaceSession::decisionRecorded);
    session.decide(requestFor(u"org/a#3"_s, Verdict::Keep));
    QVERIFY(recorded.wait(1));
    Heard changed(&session, &WorkspaceSession::undoStateChanged);
    session.setReviewer(u"bob"_s);
    QVERIFY(changed.wait(1));
    QCOMPARE(session.undoState().canUndo, false);
    session.undo();
    QVERIFY(recorded.wait(2));
    QCOMPARE(recorded.last<DecisionOutcome>().issueIds.size(), 0);
    session.setReviewer(u"ada"_s);
    QVERIFY(changed.wait(2));
    QCOMPARE(session.undoState().canUndo, true);
}

void TestSessionDecisions::progressAndQuotaLine()
{
    WorkspaceSession session;
    QVERIFY(open(session));
    Heard recorded(&session, &WorkspaceSession::decisionRecorded);
    session.decide(requestFor(u"org/a#3"_s, Verdict::Keep));
    session.decide(requestFor(u"org/a#4"_s, Verdict::Drop, u"spam"_s));
    QVERIFY(recorded.wait(2));
    Heard progress(&session, &WorkspaceSession::progressFetched);
    session.fetchProgress();
    QVERIFY(progress.wait());
    const auto counted = progress.last<BatchProgress>();
    QCOMPARE(counted.quota, 50);
    QCOMPARE(counted.funnel.pool, issueCount);
    QCOMPARE(counted.funnel.kept, 1);
    QCOMPARE(counted.funnel.undecided, issueCount - 2);
    Heard line(&session, &WorkspaceSession::quotaLineFetched);
    session.fetchQuotaLine();
    QVERIFY(line.wait());
    QCOMPARE(line.last<QList<IssueSummary>>(0).size(), 1);
    QCOMPARE(line.last<QList<IssueSummary>>(1).size(), 6);
}

void TestSessionDecisions::closingLosesNothing()
{
    // Closed at once, with every decision still on its way.
    {
        WorkspaceSession session;
        QVERIFY(open(session));
        for (int i = 1; i <= issueCount; ++i)
            session.decide(requestFor(u"org/a#%1"_s.arg(i), Verdict::Keep));
        session.undo();
    }
    m_workspace->reopen();
    const Pool pool = must(readPool(**m_workspace));
    QCOMPARE(selectFromPool(pool, parsePoolQuery(u"verdict:keep"), PoolOrder{}, nullptr).rows.size(),
            size_t{issueCount - 1});
    QCOMPARE(checkWorkspace(m_workspace->path()).problems, QStringList{});
}

} // namespace Winnow

QTEST_GUILESS_MAIN(Winnow::TestSessionDecisions)
#include "tst_sessiondecisions.moc"
