// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "sessionfixture.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace Winnow {

class TestWorkspaceSession final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void opens();
    void creates();
    void failedOpen();
    void failedOpenKeepsThePresentOne();
    void opensTheSameAgain();
    void nothingOpen();
    void selects();
    void selects_data();
    void newestSelectionOnly();
    void facets();
    void summariesInOrder();
    void summariesInParts();
    void newestDetailsOnly();
    void secondSessionIsReadOnly();

private:
    bool open(WorkspaceSession &session) const { return openAndWait(session, m_workspace->path()); }

    std::optional<TemporaryWorkspace> m_workspace;
};

namespace {

QMap<QString, qint64> countsOf(const SelectedIssues &selection, Facet facet)
{
    QMap<QString, qint64> counts;
    for (const FacetValue &value : selection.facets[static_cast<size_t>(facet)])
        counts.insert(value.name, value.count);
    return counts;
}

} // namespace

void TestWorkspaceSession::init()
{
    QTest::failOnWarning();
    m_workspace.emplace(sessionRecords());
    m_workspace->close();
}

void TestWorkspaceSession::opens()
{
    WorkspaceSession session;
    QVERIFY(!session.isOpen());
    QVERIFY(session.isReadOnly());
    QVERIFY(open(session));
    QVERIFY(session.isOpen());
    QVERIFY(!session.isReadOnly());
    const OpenedWorkspace &workspace = session.workspace();
    QCOMPARE(workspace.path, m_workspace->path());
    QCOMPARE(workspace.batch.batch, (BatchRef{u"weekly"_s, 38}));
    QCOMPARE(workspace.series.id, u"weekly"_s);
    QCOMPARE(workspace.quota, 50);
    QCOMPARE(workspace.firstRows.size(), issueCount);
    QCOMPARE(workspace.firstRows.constFirst().ref, ref(u"org/a#60"));
}

void TestWorkspaceSession::creates()
{
    WorkspaceSession session;
    Heard opened(&session, &WorkspaceSession::opened);
    session.create(m_workspace->filePath(u"new.winnow"_s));
    QVERIFY(opened.wait());
    QVERIFY(!session.isReadOnly());
    QVERIFY(session.workspace().batch.batch.isNull());
    QCOMPARE(selectedNumbers(session, u""_s), QStringList{});

    Heard failed(&session, &WorkspaceSession::openFailed);
    session.create(m_workspace->path());
    QVERIFY(failed.wait());
    QCOMPARE(failed.last<WorkspaceError>().code, WorkspaceErrorCode::AlreadyExists);
}

void TestWorkspaceSession::failedOpen()
{
    WorkspaceSession session;
    Heard failed(&session, &WorkspaceSession::openFailed);
    session.open(m_workspace->filePath(u"nowhere.winnow"_s));
    QVERIFY(failed.wait());
    QCOMPARE(failed.last<WorkspaceError>().code, WorkspaceErrorCode::NotFound);
    QVERIFY(!session.isOpen());
    QVERIFY(open(session));
    QCOMPARE(selectedNumbers(session, u"title 7"_s), QStringList{u"7"_s});
}

void TestWorkspaceSession::failedOpenKeepsThePresentOne()
{
    WorkspaceSession session;
    QVERIFY(open(session));
    Heard failed(&session, &WorkspaceSession::openFailed);
    session.open(m_workspace->filePath(u"nowhere.winnow"_s));
    QVERIFY(failed.wait());
    QVERIFY(session.isOpen());
    QCOMPARE(session.workspace().path, m_workspace->path());
    Heard recorded(&session, &WorkspaceSession::decisionRecorded);
    session.decide(requestFor(u"org/a#1"_s, Verdict::Keep));
    QVERIFY(recorded.wait());
    QCOMPARE(selectedNumbers(session, u"verdict:keep"_s), QStringList{u"1"_s});
}

void TestWorkspaceSession::opensTheSameAgain()
{
    WorkspaceSession session;
    QVERIFY(open(session));
    QVERIFY(open(session));
    QVERIFY(!session.isReadOnly());
}

void TestWorkspaceSession::nothingOpen()
{
    WorkspaceSession session;
    Heard failed(&session, &WorkspaceSession::failed);
    session.decide(requestFor(u"org/a#1"_s, Verdict::Keep));
    session.undo();
    session.redo();
    session.runPrefilter();
    session.importBundles({m_workspace->filePath(u"nowhere.ndjson"_s)});
    QVERIFY(failed.wait(5));
    QCOMPARE(failed.last<WorkspaceError>().code, WorkspaceErrorCode::InvalidArgument);
    QVERIFY(!session.isImporting());
}

void TestWorkspaceSession::selects_data()
{
    QTest::addColumn<QString>("query");
    QTest::addColumn<PoolOrder>("order");
    QTest::addColumn<QStringList>("numbers");
    const PoolOrder byNumber{SortKey::Number, false};
    QTest::newRow("words") << u"title 7"_s << PoolOrder{} << QStringList{u"7"_s};
    QTest::newRow("Chinese") << u"泄漏"_s << PoolOrder{} << QStringList{u"7"_s};
    QTest::newRow("words by their beginning, and a facet")
            << u"title 1 label:even"_s << byNumber
            << QStringList{u"10"_s, u"12"_s, u"14"_s, u"16"_s, u"18"_s};
    QTest::newRow("nothing found") << u"nowhere"_s << PoolOrder{} << QStringList{};
    QTest::newRow("by title, as texts sort")
            << u"title 2 label:even"_s << PoolOrder{SortKey::Title, false}
            << QStringList{u"2"_s, u"20"_s, u"22"_s, u"24"_s, u"26"_s, u"28"_s};
}

void TestWorkspaceSession::selects()
{
    QFETCH(const QString, query);
    QFETCH(const PoolOrder, order);
    QFETCH(const QStringList, numbers);
    WorkspaceSession session;
    QVERIFY(open(session));
    QCOMPARE(selectedNumbers(session, query, order), numbers);
}

void TestWorkspaceSession::newestSelectionOnly()
{
    WorkspaceSession session;
    QVERIFY(open(session));
    Heard selected(&session, &WorkspaceSession::selected);
    quint64 newest = 0;
    for (int i = 1; i <= 50; ++i) {
        const quint64 number = session.select(parsePoolQuery(u"title %1"_s.arg(i)), {});
        QCOMPARE_GT(number, newest);
        newest = number;
    }
    QVERIFY(selected.wait());
    QCOMPARE(selected.last<SelectedIssues>().number, newest);
    QCOMPARE(selected.last<SelectedIssues>().ids->size(), size_t{1});
    QVERIFY(selected.last<SelectedIssues>().isComplete); // too few for a first page
    // Whatever else was answered would have come before the answer to a later question.
    QCOMPARE(selectedNumbers(session, u"title 7"_s), QStringList{u"7"_s});
    QCOMPARE(selected.count(), 2);
}

void TestWorkspaceSession::facets()
{
    WorkspaceSession session;
    QVERIFY(open(session));
    const SelectedIssues selection = selectAndWait(session, u"label:odd"_s).value();
    QCOMPARE(selection.total, issueCount);
    QCOMPARE(countsOf(selection, Facet::Label), (QMap<QString, qint64>{{u"even"_s, 30}, {u"odd"_s, 30}}));
    QCOMPARE(countsOf(selection, Facet::Repo), (QMap<QString, qint64>{{u"org/a"_s, 30}}));
    QCOMPARE(countsOf(selection, Facet::Verdict).value(u"undecided"_s), 30);
    QCOMPARE(countsOf(selection, Facet::Verdict).value(u"conflict"_s, -1), 0); // fixed values are listed, too
}

void TestWorkspaceSession::summariesInOrder()
{
    WorkspaceSession session;
    QVERIFY(open(session));
    Heard fetched(&session, &WorkspaceSession::summariesFetched);
    session.fetchSummaries({3, 1, 4711, 2});
    QVERIFY(fetched.wait());
    QList<qint64> ids;
    for (const IssueSummary &summary : fetched.last<QList<IssueSummary>>())
        ids.append(summary.id);
    QCOMPARE(ids, (QList<qint64>{3, 1, 2}));
}

void TestWorkspaceSession::summariesInParts()
{
    WorkspaceSession session;
    QVERIFY(open(session));
    QList<qint64> wanted;
    for (qint64 id = issueCount; id > 0; --id)
        wanted.append(id);
    QList<qint64> fetched;
    int answers = 0;
    connect(&session, &WorkspaceSession::summariesFetched, this, [&](const QList<IssueSummary> &summaries) {
        ++answers;
        for (const IssueSummary &summary : summaries)
            fetched.append(summary.id);
    });
    session.fetchSummaries(wanted);
    QTRY_COMPARE(fetched, wanted);
    // The rows on the screen need not wait for those around it.
    QVERIFY(answers > 1);
}

void TestWorkspaceSession::newestDetailsOnly()
{
    WorkspaceSession session;
    QVERIFY(open(session));
    Heard fetched(&session, &WorkspaceSession::detailsFetched);
    quint64 newest = 0;
    for (qint64 id = 1; id <= 50; ++id)
        newest = session.fetchDetails(id);
    QVERIFY(fetched.wait());
    QCOMPARE(fetched.last<quint64>(0), newest);
    QCOMPARE(fetched.last<IssueDetails>(1).id, 50);
    QCOMPARE(fetched.last<IssueDetails>(1).issue.ref, ref(u"org/a#50"));
    newest = session.fetchDetails(1);
    QVERIFY(fetched.wait(2));
    QCOMPARE(fetched.count(), 2);
    QCOMPARE(fetched.last<quint64>(0), newest);
}

void TestWorkspaceSession::secondSessionIsReadOnly()
{
    auto first = std::make_unique<WorkspaceSession>();
    QVERIFY(open(*first));
    WorkspaceSession second;
    QVERIFY(open(second));
    QVERIFY(second.isReadOnly());
    QCOMPARE(second.workspace().readOnlyReason, WorkspaceErrorCode::Locked);
    QVERIFY(second.workspace().lockHolder);
    QCOMPARE(second.workspace().lockHolder->processId, QCoreApplication::applicationPid());
    QCOMPARE(selectedNumbers(second, u"title 7"_s), QStringList{u"7"_s});

    Heard failed(&second, &WorkspaceSession::failed);
    second.decide(requestFor(u"org/a#1"_s, Verdict::Keep));
    QVERIFY(failed.wait());
    QCOMPARE(failed.last<WorkspaceError>().code, WorkspaceErrorCode::ReadOnly);

    first.reset();
    QVERIFY(open(second));
    QVERIFY(!second.isReadOnly());
}

} // namespace Winnow

QTEST_GUILESS_MAIN(Winnow::TestWorkspaceSession)
#include "tst_workspacesession.moc"
