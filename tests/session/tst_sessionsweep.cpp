// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "sessionfixture.h"

#include "session/repolisting.h"
#include "sweep/worldanswers.h"

#include <QFile>
#include <QTest>

using namespace Winnow;

/// Sweeps of a forge made up, beside everything else that a session does.
class SessionSweepTest final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void growsWhileDecisionsGoOn();
    void goesOnWhereItWasCancelled();
    void closingEndsIt();
    void pausesAndResumes();
    void estimatesWithoutBeingRemembered();
    void oneAtATime();
    void makesTheNextInstalment();
    void makesASeriesFirst();
    void refusesASeriesWithoutAName();
    void listsRepositories();
    void tellsWhatCannotBeListed();

private:
    LoopbackAnswer answer(const LoopbackRequest &request);
    SweepRequest request() const;
    void openOn(WorkspaceSession &session);

    std::unique_ptr<ForgeWorld> m_world;
    std::unique_ptr<LoopbackServer> m_server;
    std::unique_ptr<TemporaryWorkspace> m_workspace;
    int m_goodAnswers = INT_MAX; ///< After so many, answers stick half way.
};

namespace {

/// A client in no hurry to be polite.
std::shared_ptr<PoliteClient> freeClient(const ForgeSettings &forge)
{
    PoliteSettings settings = politeSettings(forge.kind, true);
    settings.limits.clear();
    return std::make_shared<PoliteClient>(std::make_shared<SystemClock>(), settings, [] { return 0.5; });
}

} // namespace

void SessionSweepTest::init()
{
    QTest::failOnWarning();
    m_goodAnswers = INT_MAX;
    m_world = std::make_unique<ForgeWorld>(WorldShape{.repos = 3, .mostIssues = 40, .seed = 5}, minute(0));
    m_server =
            std::make_unique<LoopbackServer>([this](const LoopbackRequest &asked) { return answer(asked); });
    BatchRecord batch = aBatch(u"weekly"_s, 38, minute(1'000));
    batch.since = minute(0) - std::chrono::days(10);
    m_workspace = std::make_unique<TemporaryWorkspace>(QList<Record>{batch, anIssue(u"org/a#1")});
    m_workspace->close();
}

LoopbackAnswer SessionSweepTest::answer(const LoopbackRequest &asked)
{
    LoopbackAnswer made = answerFrom(*m_world, asked);
    if (--m_goodAnswers < 0)
        made.delivery = Delivery::Stuck;
    return made;
}

SweepRequest SessionSweepTest::request() const
{
    SweepRequest request;
    request.forge = {m_world->kind(), m_server->url(), u"s3cr3t"_s};
    request.orgs = {u"lantern"_s};
    request.closedSince = minute(0) - std::chrono::days(10);
    return request;
}

void SessionSweepTest::openOn(WorkspaceSession &session)
{
    QVERIFY(openAndWait(session, m_workspace->path()));
    session.setReviewer(u"ada"_s);
    session.setSweepClients(freeClient);
}

void SessionSweepTest::growsWhileDecisionsGoOn()
{
    WorkspaceSession session;
    openOn(session);
    Heard changed(&session, &WorkspaceSession::issuesChanged);
    Heard decided(&session, &WorkspaceSession::decisionRecorded);
    Heard finished(&session, &WorkspaceSession::sweepFinished);
    bool wasSweeping = false;
    connect(&session, &WorkspaceSession::decisionRecorded, this, [&] { wasSweeping = session.isSweeping(); });
    session.startSweep(request());
    QVERIFY(session.isSweeping());
    session.decide(requestFor(u"org/a#1"_s, Verdict::Keep));
    QVERIFY(decided.wait());
    QVERIFY(wasSweeping);
    QVERIFY(finished.wait());
    QVERIFY(!session.isSweeping());
    const auto report = finished.last<SweepReport>();
    QVERIFY(report.isComplete);
    QCOMPARE(report.errors.size(), 0);
    QVERIFY(changed.count() > 0);
    const QStringList truth = m_world->truth(request().closedSince, [](const WorldIssue &) { return false; });
    const auto all = selectAndWait(session, {});
    QVERIFY(all);
    QCOMPARE(all->total, truth.size() + 1);
    session.open(m_workspace->path());
    Heard opened(&session, &WorkspaceSession::opened);
    QVERIFY(opened.wait());
    QVERIFY(session.workspace().sweep && !session.workspace().sweep->isUnfinished);
    // The token is nowhere in the file.
    for (const QString &suffix : {u""_s, u"-wal"_s}) {
        QFile file(m_workspace->path() + suffix);
        if (file.exists()) {
            QVERIFY(file.open(QIODevice::ReadOnly));
            QVERIFY(!file.readAll().contains("s3cr3t"));
        }
    }
}

void SessionSweepTest::goesOnWhereItWasCancelled()
{
    WorkspaceSession session;
    openOn(session);
    m_goodAnswers = 4;
    Heard finished(&session, &WorkspaceSession::sweepFinished);
    Heard changed(&session, &WorkspaceSession::issuesChanged);
    session.startSweep(request());
    QVERIFY(changed.wait());
    session.cancelSweep();
    QVERIFY(finished.wait());
    QVERIFY(finished.last<SweepReport>().isCancelled);
    m_goodAnswers = INT_MAX;
    session.startSweep(request());
    QVERIFY(finished.wait(2));
    const auto report = finished.last<SweepReport>();
    QVERIFY(report.isComplete);
    QVERIFY(report.isResumed);
}

void SessionSweepTest::closingEndsIt()
{
    m_goodAnswers = 4;
    {
        WorkspaceSession session;
        openOn(session);
        Heard changed(&session, &WorkspaceSession::issuesChanged);
        session.startSweep(request());
        QVERIFY(changed.wait());
        session.decide(requestFor(u"org/a#1"_s, Verdict::Keep));
    }
    WorkspaceSession session;
    openOn(session);
    QVERIFY(session.workspace().sweep);
    QVERIFY(session.workspace().sweep->isUnfinished);
    QCOMPARE(sweepKey(session.workspace().sweep->request), sweepKey(request()));
    QCOMPARE(selectedNumbers(session, u"verdict:keep"_s), QStringList{u"1"_s});
}

void SessionSweepTest::pausesAndResumes()
{
    WorkspaceSession session;
    openOn(session);
    Heard finished(&session, &WorkspaceSession::sweepFinished);
    Heard progressed(&session, &WorkspaceSession::sweepProgressed);
    session.startSweep(request());
    session.pauseSweep();
    QVERIFY(progressed.wait());
    QTRY_VERIFY(progressed.last<SweepProgress>().isPaused);
    QCOMPARE(finished.count(), 0);
    session.resumeSweep();
    QVERIFY(finished.wait());
    QVERIFY(finished.last<SweepReport>().isComplete);
}

void SessionSweepTest::estimatesWithoutBeingRemembered()
{
    WorkspaceSession session;
    openOn(session);
    Heard finished(&session, &WorkspaceSession::sweepFinished);
    SweepRequest measure = request();
    measure.measureOnly = true;
    session.startSweep(measure);
    QVERIFY(finished.wait());
    QVERIFY(finished.last<SweepReport>().progress.estimate);
    Heard planned(&session, &WorkspaceSession::batchPlanFetched);
    session.fetchBatchPlan();
    QVERIFY(planned.wait());
    QVERIFY(!planned.last<BatchPlan>().sweep);
}

void SessionSweepTest::oneAtATime()
{
    WorkspaceSession session;
    openOn(session);
    Heard finished(&session, &WorkspaceSession::sweepFinished);
    session.startSweep(request());
    session.startSweep(request());
    QVERIFY(finished.wait());
    QCOMPARE(finished.count(), 1);
    QVERIFY(!session.isSweeping());
}

void SessionSweepTest::makesTheNextInstalment()
{
    WorkspaceSession session;
    openOn(session);
    Heard made(&session, &WorkspaceSession::batchMade);
    Heard changed(&session, &WorkspaceSession::batchChanged);
    NewBatchRequest next;
    next.series = u"weekly"_s;
    next.title.en = u"November, week 4"_s;
    session.makeBatch(next);
    QVERIFY(made.wait());
    QCOMPARE(made.last<NewBatch>().batch, (BatchRef{u"weekly"_s, 39}));
    QCOMPARE(made.last<NewBatch>().leftovers.size(), 1);
    QCOMPARE(changed.count(), 1);
    QCOMPARE(session.workspace().batch.batch.ordinal, 39);
    QCOMPARE(session.workspace().batch.title.en, u"November, week 4"_s);
}

void SessionSweepTest::makesASeriesFirst()
{
    WorkspaceSession session;
    openOn(session);
    Heard made(&session, &WorkspaceSession::batchMade);
    SeriesRecord series;
    series.id = u"fresh"_s;
    series.timeZone = u"Europe/Berlin"_s;
    NewBatchRequest first;
    first.series = series.id;
    session.makeBatch(first, series);
    QVERIFY(made.wait());
    QCOMPARE(made.last<NewBatch>().batch, (BatchRef{u"fresh"_s, 1}));
    QCOMPARE(session.workspace().series.timeZone, u"Europe/Berlin"_s);
}

void SessionSweepTest::refusesASeriesWithoutAName()
{
    WorkspaceSession session;
    openOn(session);
    Heard refused(&session, &WorkspaceSession::batchRefused);
    session.makeBatch({});
    QVERIFY(refused.wait());
    QCOMPARE(session.workspace().batch.batch.ordinal, 38);
}

void SessionSweepTest::listsRepositories()
{
    RepoListing listing(std::make_shared<ForgeClient>(
            Forge::make(m_world->kind()), freeClient(request().forge), request().forge));
    Heard found(&listing, &RepoListing::reposFound);
    Heard finished(&listing, &RepoListing::finished);
    listing.start({u"lantern"_s});
    QVERIFY(finished.wait());
    QCOMPARE(found.last<QString>(), u"lantern"_s);
    QCOMPARE(found.last<QList<ForgeRepo>>(1).size(), 3);
}

void SessionSweepTest::tellsWhatCannotBeListed()
{
    RepoListing listing(std::make_shared<ForgeClient>(
            Forge::make(m_world->kind()), freeClient(request().forge), request().forge));
    Heard refused(&listing, &RepoListing::orgFailed);
    Heard finished(&listing, &RepoListing::finished);
    listing.start({u"nobody"_s, u"lantern"_s});
    QVERIFY(finished.wait()); // the others are listed all the same
    QCOMPARE(refused.count(), 1);
    QCOMPARE(refused.last<ForgeError>(1).code, ForgeErrorCode::NotFound);
}

QTEST_GUILESS_MAIN(SessionSweepTest)
#include "tst_sessionsweep.moc"
