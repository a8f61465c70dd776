// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "sweepfixture.h"
#include "workspace/integrity.h"
#include "workspace/journal.h"
#include "workspace/sweepstate.h"

#include <QTest>

#include <algorithm>

using namespace Winnow;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/// Sweeps that are stopped, by people, networks and forges, and go on.
class TestSweepRecovery final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(); }
    void cancelledGoesOn();
    void killedGoesOn();
    void cancelsWhileNothingComes();
    void cancelsWhileItWaits();
    void pauses();
    void decisionsGoOnMeanwhile();
    void networkLoss();
    void expiredToken();
    void forgeInTrouble();
    void listInTroubleIsMadeAgain();
    void goneForbiddenAndMoved();
    void incompletePagesGetSmaller();
    void badItemIsLeftOutAndTold();
    void readOnlyWorkspace();
    void tokenIsNowhere();
};

namespace {

const WorldShape livelyShape{.repos = 8, .mostIssues = 150, .seed = 31};

} // namespace

void TestSweepRecovery::cancelledGoesOn()
{
    SweepFixture fixture(livelyShape);
    int steps = 0;
    int rounds = 0;
    SweepReport report;
    do {
        report = fixture.sweep(fixture.request(), [&steps](SweepRun &run) {
            if (++steps % 60 == 0)
                run.cancel();
        });
        QVERIFY(!report.failure);
        QCOMPARE(report.isCancelled, !report.isComplete);
        QCOMPARE(report.isResumed, rounds > 0);
    } while (!report.isComplete && ++rounds < 200);
    QVERIFY(report.isComplete);
    QCOMPARE_GT(rounds, 3);
    QCOMPARE(fixture.differences(), QStringList());
    QCOMPARE_LE(fixture.mostWithin(60s), 50);
    // Of each round at most what was under way is asked for twice.
    const int fewest = fixture.world().fewestRequests(fixture.since(), SweepFixture::isCandidate);
    QCOMPARE_LE(fixture.arrivals().size(), fewest * 1.05 + rounds * 12);
}

void TestSweepRecovery::killedGoesOn()
{
    SweepFixture fixture(livelyShape);
    int steps = 0;
    int rounds = 0;
    SweepReport report;
    do {
        bool isKilled = false;
        report = fixture.sweep(fixture.request(), [&](SweepRun &run) {
            if (++steps % 60 != 0 || isKilled)
                return;
            fixture.snapshot(u"killed.winnow"_s);
            isKilled = true;
            run.cancel();
        });
        if (isKilled)
            fixture.restore(u"killed.winnow"_s);
        else
            QVERIFY(report.isComplete);
    } while (!report.isComplete && ++rounds < 200);
    QVERIFY(report.isComplete);
    QCOMPARE_GT(rounds, 3);
    QCOMPARE(fixture.differences(), QStringList());
    QCOMPARE_LE(fixture.mostWithin(60s), 50);
    QCOMPARE(checkWorkspace(fixture.workspace().path()).problems, QStringList());
}

void TestSweepRecovery::cancelsWhileNothingComes()
{
    SweepFixture fixture(livelyShape);
    fixture.politeness().http.answer = 60'000ms;
    int asked = 0;
    fixture.setFault([&asked](const LoopbackRequest &) -> std::optional<LoopbackAnswer> {
        if (++asked < 9)
            return std::nullopt;
        return LoopbackAnswer{.body = "[1, 2]", .delivery = Delivery::Stuck};
    });
    int steps = 0;
    const SweepReport report = fixture.sweep(fixture.request(), [&steps](SweepRun &run) {
        if (++steps == 3)
            run.cancel();
    });
    QVERIFY(report.isCancelled);
    QVERIFY(!report.isComplete);
}

void TestSweepRecovery::cancelsWhileItWaits()
{
    SweepFixture fixture(livelyShape);
    SweepRun *running = nullptr;
    int asked = 0;
    fixture.setFault([&](const LoopbackRequest &) -> std::optional<LoopbackAnswer> {
        if (++asked < 20 || !running)
            return std::nullopt;
        running->cancel();
        return LoopbackAnswer{.status = 429, .headers = {{"Retry-After", "3000"}}};
    });
    const SweepReport report =
            fixture.sweep(fixture.request(), [&running](SweepRun &run) { running = &run; });
    QVERIFY(report.isCancelled);
}

void TestSweepRecovery::pauses()
{
    SweepFixture fixture(livelyShape);
    int steps = 0;
    bool wasPaused = false;
    const SweepReport report = fixture.sweep(fixture.request(), [&](SweepRun &run) {
        if (++steps != 10)
            return;
        QObject::connect(&run, &SweepRun::progressed, &run, [&](const SweepProgress &progress) {
            if (!progress.isPaused)
                return;
            wasPaused = true;
            run.resume();
        });
        run.pause();
    });
    QVERIFY(wasPaused);
    QVERIFY(report.isComplete);
    QCOMPARE(fixture.differences(), QStringList());
}

/// The thread and the workspace are free between two answers.
void TestSweepRecovery::decisionsGoOnMeanwhile()
{
    SweepFixture fixture(livelyShape);
    QList<IssueRef> decided;
    const SweepReport report = fixture.sweep(fixture.request(), [&](SweepRun &run) {
        QMetaObject::invokeMethod(
                &run,
                [&] {
                    const IssueRef issue = fixture.world().issues().constBegin().key();
                    DecisionRequest request;
                    request.issues = {issue};
                    request.verdict = decided.size() % 2 == 0 ? Verdict::Keep : Verdict::Undecided;
                    request.by = u"ada"_s;
                    if (Journal(fixture.workspace()).record(request))
                        decided.append(issue);
                },
                Qt::QueuedConnection);
    });
    QVERIFY(report.isComplete);
    QCOMPARE_GT(decided.size(), 20);
    QCOMPARE(must(Journal(fixture.workspace()).entriesOf(decided.constFirst())).size(), decided.size());
    QCOMPARE(fixture.differences(), QStringList());
}

void TestSweepRecovery::networkLoss()
{
    SweepFixture fixture(livelyShape);
    int steps = 0;
    const SweepReport lost = fixture.sweep(fixture.request(), [&](SweepRun &) {
        if (++steps == 12)
            fixture.server().goAway();
    });
    QVERIFY(lost.failure);
    QCOMPARE(std::get<ForgeError>(*lost.failure).code, ForgeErrorCode::Unreachable);
    QVERIFY(!lost.isComplete);
    QVERIFY(!describeSweepFailure(*lost.failure).zh.isEmpty());
    fixture.server().comeBack();
    const SweepReport again = fixture.sweep();
    QVERIFY(again.isComplete);
    QVERIFY(again.isResumed);
    QCOMPARE(fixture.differences(), QStringList());
    QCOMPARE_LE(fixture.mostWithin(60s), 50);
}

void TestSweepRecovery::expiredToken()
{
    SweepFixture fixture(livelyShape);
    bool isExpired = false;
    fixture.setFault([&isExpired](const LoopbackRequest &) -> std::optional<LoopbackAnswer> {
        if (!isExpired)
            return std::nullopt;
        return LoopbackAnswer{.status = 401, .body = R"({"message":"401 Unauthorized s3cr3t"})"};
    });
    int steps = 0;
    const SweepReport denied =
            fixture.sweep(fixture.request(), [&](SweepRun &) { isExpired = ++steps >= 15; });
    QVERIFY(denied.failure);
    QCOMPARE(std::get<ForgeError>(*denied.failure).code, ForgeErrorCode::Unauthorized);
    QVERIFY(describeSweepFailure(*denied.failure).en.contains(u"https://gitcode.com/setting/token-classic"));
    QVERIFY(!describeSweepFailure(*denied.failure).en.contains(u"s3cr3t"));
    isExpired = false;
    const SweepReport again = fixture.sweep();
    QVERIFY(again.isComplete);
    QVERIFY(again.isResumed);
    QCOMPARE(fixture.differences(), QStringList());
}

void TestSweepRecovery::forgeInTrouble()
{
    SweepFixture fixture(livelyShape);
    fixture.setFault([](const LoopbackRequest &request) -> std::optional<LoopbackAnswer> {
        if (!request.url.path().endsWith(u"/pull_requests"))
            return std::nullopt;
        return LoopbackAnswer{
                .status = 503, .body = "<html>busy</html>", .headers = {{"Content-Type", "text/html"}}};
    });
    const SweepReport report = fixture.sweep();
    QVERIFY(report.failure); // it does not go on asking for hours
    QCOMPARE(std::get<ForgeError>(*report.failure).code, ForgeErrorCode::ServerTrouble);
    QVERIFY(!report.errors.isEmpty());
    fixture.setFault({});
    QVERIFY(fixture.sweep().isComplete);
    QCOMPARE(fixture.differences(), QStringList());
}

void TestSweepRecovery::listInTroubleIsMadeAgain()
{
    SweepFixture fixture(livelyShape);
    fixture.setFault([](const LoopbackRequest &request) -> std::optional<LoopbackAnswer> {
        if (!request.url.path().startsWith(u"/orgs/"))
            return std::nullopt;
        return LoopbackAnswer{.body = "[{\"path\":"};
    });
    const SweepReport report = fixture.sweep();
    QVERIFY(!report.isComplete);
    QCOMPARE(report.errors.size(), 1);
    QCOMPARE(report.errors.constFirst().subject, u"lantern"_s);
    fixture.setFault({});
    QVERIFY(fixture.sweep().isComplete);
    QCOMPARE(fixture.differences(), QStringList());
}

void TestSweepRecovery::goneForbiddenAndMoved()
{
    SweepFixture fixture({.repos = 1, .mostIssues = 0, .seed = 32});
    QList<IssueRef> issues;
    for (int i = 0; i < 3; ++i) {
        issues.append(fixture.world().add(u"lantern/repo-0"_s, fixture.begin() - 9h));
        fixture.world().issue(issues.constLast()).title = u"Thread %1"_s.arg(i);
        fixture.world().issue(issues.constLast()).changes.clear();
        fixture.world().issue(issues.constLast()).isConfidential = false;
        fixture.world().comment(issues.constLast(), fixture.begin() - 8h);
        fixture.world().close(issues.constLast(), fixture.begin() - 7h);
    }
    fixture.setFault([&](const LoopbackRequest &request) -> std::optional<LoopbackAnswer> {
        const QString path = request.url.path();
        const auto asks = [&path](const IssueRef &issue) {
            return path.contains(u"/issues/%1/"_s.arg(issue.number));
        };
        if (asks(issues.at(0)))
            return LoopbackAnswer{.status = 404, .body = R"({"error_message":"issue not found"})"};
        if (asks(issues.at(1)) && path.endsWith(u"/comments"))
            return LoopbackAnswer{.status = 403, .body = R"({"error_message":"no"})"};
        if (asks(issues.at(2)))
            return LoopbackAnswer{
                    .status = 301, .headers = {{"Location", "/repos/lantern/shell/issues/77/comments"}}};
        if (path.contains(u"/issues/77/"))
            return LoopbackAnswer{.body = "[]"};
        return std::nullopt;
    });
    const SweepReport report = fixture.sweep();
    QVERIFY(report.isComplete); // there is nothing more to get
    QVERIFY(!report.failure);
    SweepState state = must(SweepState::prepare(fixture.workspace(), fixture.server().url().toString()));
    QStringList parts;
    for (const SweepGap &gap : must(state.gaps()))
        parts.append(gap.subject.number + u' ' + gap.part);
    QVERIFY2(parts.contains(issues.at(0).number + u" changes"_s), qPrintable(parts.join(u'|')));
    QVERIFY2(parts.contains(issues.at(1).number + u" comments"_s), qPrintable(parts.join(u'|')));
    QVERIFY(std::ranges::any_of(fixture.log(), [&](const SweepLogEntry &entry) {
        return entry.subject == formatIssueRef(issues.at(2)) && entry.text.en.contains(u"moved elsewhere");
    }));
    fixture.forgetRequests();
    fixture.clock().advance(1h);
    QVERIFY(fixture.sweep().isComplete);
    QCOMPARE(fixture.arrivals().size(), 2); // and it is not asked for again
}

void TestSweepRecovery::incompletePagesGetSmaller()
{
    SweepFixture fixture({.repos = 1, .mostIssues = 400, .changesPerIssue = 0, .seed = 33});
    fixture.setSpoiler([](LoopbackAnswer &answer) {
        if (answer.body.size() > 9'000)
            answer.body.truncate(9'000);
    });
    QVERIFY(fixture.sweep().isComplete);
    QCOMPARE(fixture.differences(), QStringList());
    QVERIFY(std::ranges::any_of(fixture.log(),
            [](const SweepLogEntry &entry) { return entry.text.en.contains(u"a page from now on"); }));
}

void TestSweepRecovery::badItemIsLeftOutAndTold()
{
    SweepFixture fixture({.repos = 1, .mostIssues = 40, .changesPerIssue = 0, .seed = 34});
    const IssueRef bad = fixture.world().add(u"lantern/repo-0"_s, fixture.begin() - 3h);
    fixture.world().issue(bad).title = u"SPOILT"_s;
    fixture.world().close(bad, fixture.begin() - 2h);
    fixture.setSpoiler([](LoopbackAnswer &answer) { answer.body.replace("\"SPOILT\"", "[\"SPOILT\"]"); });
    QVERIFY(fixture.sweep().isComplete);
    QVERIFY(std::ranges::any_of(fixture.log(), [](const SweepLogEntry &entry) {
        return entry.kind == SweepLogKind::Skipped && entry.text.en.contains(u".title");
    }));
    fixture.world().remove(bad);
    QCOMPARE(fixture.differences(), QStringList());
}

void TestSweepRecovery::readOnlyWorkspace()
{
    SweepFixture fixture(livelyShape);
    const Workspace reading = must(Workspace::open(fixture.workspace().path(), Workspace::Access::ReadOnly));
    SweepRun run(const_cast<Workspace &>(reading), fixture.request());
    std::optional<SweepReport> report;
    connect(&run, &SweepRun::finished, this, [&report](const SweepReport &finished) { report = finished; });
    run.start();
    QTRY_VERIFY(report);
    QVERIFY(report->failure);
    QCOMPARE(std::get<WorkspaceError>(*report->failure).code, WorkspaceErrorCode::ReadOnly);
    QCOMPARE(report->requests, 0);
}

void TestSweepRecovery::tokenIsNowhere()
{
    SweepFixture fixture(livelyShape);
    fixture.setFault([](const LoopbackRequest &request) -> std::optional<LoopbackAnswer> {
        if (!request.url.path().endsWith(u"/comments"))
            return std::nullopt;
        return LoopbackAnswer{.status = 400,
                .body = "{\"message\":\"bad: " + request.headers.value("authorization") + "\"}"};
    });
    const SweepReport report = fixture.sweep();
    QVERIFY(!report.errors.isEmpty());
    for (const SweepLogEntry &entry : fixture.log())
        QVERIFY2(!formatLogEntry(entry, false).contains(u"s3cr3t"), qPrintable(entry.text.en));
    for (const SweepLogEntry &entry : report.errors)
        QVERIFY(!formatLogEntry(entry, true).contains(u"s3cr3t"));
    QFile file(fixture.workspace().path());
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(!file.readAll().contains("s3cr3t"));
}

QTEST_GUILESS_MAIN(TestSweepRecovery)
#include "tst_sweeprecovery.moc"
