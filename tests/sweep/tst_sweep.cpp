// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "sweepfixture.h"
#include "workspace/recordreader.h"
#include "workspace/integrity.h"
#include "workspace/issuequeries.h"

#include <QTest>

#include <algorithm>

using namespace Winnow;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/// Sweeps of a forge that behaves, by a simulated clock and with GitCode's limits.
class TestSweep final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(); }
    void getsAllOfIt_data();
    void getsAllOfIt();
    void theNextAsksOnlyForWhatIsNew_data();
    void theNextAsksOnlyForWhatIsNew();
    void unchangedListsAreNotSentAgain();
    void whatIsOpenedAgainIsKnown();
    void openChangesAreLookedAtAgain();
    void aLongerWindowFindsWhatWasLeftOut();
    void singleRepositories();
    void leavesOutWhatIsNotPublic();
    void rulesSaveRequests();
    void oddForges_data();
    void oddForges();
    void manyInOneSecond();
    void patches_data();
    void patches();
    void onePatchWhenItIsLookedAt_data();
    void onePatchWhenItIsLookedAt();
    void estimates_data();
    void estimates();
    void saysWhatTheForgeDoesNotOffer();
    void emptyOrganisation();
};

namespace {

const QList<ForgeKind> allKinds{ForgeKind::GitCode, ForgeKind::Gitee, ForgeKind::GitHub};

void addKinds()
{
    QTest::addColumn<ForgeKind>("kind");
    for (const ForgeKind kind : allKinds)
        QTest::newRow(qPrintable(forgeName(kind))) << kind;
}

int logged(const SweepFixture &fixture, SweepLogKind kind, const QString &subject)
{
    return static_cast<int>(std::ranges::count_if(fixture.log(),
            [&](const SweepLogEntry &entry) { return entry.kind == kind && entry.subject == subject; }));
}

} // namespace

void TestSweep::getsAllOfIt_data()
{
    addKinds();
}

void TestSweep::getsAllOfIt()
{
    QFETCH(const ForgeKind, kind);
    SweepFixture fixture({.kind = kind, .repos = 12, .mostIssues = 260, .seed = 3});
    const SweepReport report = fixture.sweep();
    QVERIFY(report.isComplete);
    QVERIFY(!report.isResumed);
    QVERIFY(!report.failure);
    QCOMPARE(report.errors.size(), 0);
    QCOMPARE(fixture.differences(), QStringList());
    QCOMPARE(report.repos, 12);
    QCOMPARE(report.requests, fixture.arrivals().size());
    QCOMPARE_LE(fixture.mostWithin(60s), 50);
    QCOMPARE_LE(fixture.mostWithin(1h), 4000);
    QCOMPARE_LE(fixture.server().mostConnections(), 4);
    const int fewest = fixture.world().fewestRequests(fixture.since(), SweepFixture::isCandidate);
    const double ratio = static_cast<double>(report.requests) / fewest;
    qInfo("%s: %lld requests, at least %d: ratio %.3f", qPrintable(forgeName(kind)),
            static_cast<long long>(report.requests), fewest, ratio);
    QCOMPARE_LE(ratio, 1.05);
    QVERIFY(report.issues > 0);
    QVERIFY(report.changes > 0);
    QVERIFY(report.waited > 0s);
    // Nothing waits to be made searchable or assessed.
    QCOMPARE(must(matchingIssues(fixture.workspace(), u"breaks night"_s)).empty(), false);
    QCOMPARE(checkWorkspace(fixture.workspace().path()).problems, QStringList());
}

void TestSweep::theNextAsksOnlyForWhatIsNew_data()
{
    addKinds();
}

void TestSweep::theNextAsksOnlyForWhatIsNew()
{
    QFETCH(const ForgeKind, kind);
    SweepFixture fixture({.kind = kind, .repos = 5, .mostIssues = 150, .changesPerIssue = 0, .seed = 4});
    QVERIFY(fixture.sweep().isComplete);
    fixture.clock().advance(24h);
    const SweepReport second = fixture.sweep();
    QVERIFY(second.isComplete);
    QVERIFY(!second.isResumed); // a new one
    QCOMPARE(second.requests, 1 + 5);
    QCOMPARE(second.issues, 0);
    const auto closed = std::ranges::find_if(fixture.world().issues(), [](const WorldIssue &issue) {
        return issue.isClosed && !issue.isConfidential && SweepFixture::isCandidate(issue);
    });
    fixture.clock().advance(1h);
    fixture.world().comment(closed->ref, fixture.clock().now());
    fixture.clock().advance(1h);
    const SweepReport third = fixture.sweep();
    QCOMPARE(third.issues, 1);
    QCOMPARE(third.requests, 1 + 5 + (kind == ForgeKind::GitHub ? 1 : 3));
    QCOMPARE(fixture.differences(), QStringList());
}

void TestSweep::unchangedListsAreNotSentAgain()
{
    SweepFixture fixture(
            {.kind = ForgeKind::GitHub, .repos = 4, .mostIssues = 60, .changesPerIssue = 0, .seed = 5});
    fixture.habits().givesEtags = true;
    QVERIFY(fixture.sweep().isComplete);
    fixture.clock().advance(24h);
    QVERIFY(fixture.sweep().isComplete); // learns what unchanged looks like
    fixture.clock().advance(24h);
    int unchanged = 0;
    fixture.setSpoiler([&unchanged](LoopbackAnswer &answer) { unchanged += answer.status == 304 ? 1 : 0; });
    QVERIFY(fixture.sweep().isComplete);
    QCOMPARE(unchanged, 4);
    fixture.clock().advance(1h);
    fixture.world().close(
            fixture.world().add(u"lantern/repo-0"_s, fixture.clock().now()), fixture.clock().now());
    fixture.clock().advance(1h);
    QCOMPARE(fixture.sweep().issues, 1);
    QCOMPARE(fixture.differences(), QStringList());
}

void TestSweep::whatIsOpenedAgainIsKnown()
{
    SweepFixture fixture({.repos = 2, .mostIssues = 40, .seed = 6});
    QVERIFY(fixture.sweep().isComplete);
    const auto closed = std::ranges::find_if(fixture.world().issues(), [&fixture](const WorldIssue &issue) {
        return issue.isClosed && issue.closedAt >= fixture.since() && !issue.isConfidential;
    });
    const IssueRef ref = closed->ref;
    fixture.clock().advance(1h);
    fixture.world().reopen(ref, fixture.clock().now());
    fixture.clock().advance(1h);
    QVERIFY(fixture.sweep().isComplete);
    QSet<IssueRef> open;
    pooled(fixture.workspace(), &open);
    QVERIFY(open.contains(ref));
    fixture.world().close(ref, fixture.clock().now());
    fixture.clock().advance(1h);
    QVERIFY(fixture.sweep().isComplete);
    QCOMPARE(fixture.differences(), QStringList());
}

/// Merging a change does not touch the issue that names it.
void TestSweep::openChangesAreLookedAtAgain()
{
    SweepFixture fixture({.repos = 3, .mostIssues = 60, .changesPerIssue = 1, .seed = 7});
    QVERIFY(fixture.sweep().isComplete);
    int merged = 0;
    const QMap<IssueRef, WorldChange> changes = fixture.world().changes();
    for (const WorldChange &change : changes) {
        if (!change.isMerged && ++merged <= 3)
            fixture.world().merge(change.ref, fixture.clock().now() + 1h);
    }
    QCOMPARE_GE(merged, 3);
    fixture.clock().advance(24h);
    QVERIFY(fixture.sweep().isComplete);
    QCOMPARE(fixture.differences(), QStringList());
}

void TestSweep::aLongerWindowFindsWhatWasLeftOut()
{
    SweepFixture fixture({.repos = 3, .mostIssues = 120, .seed = 8});
    SweepRequest early = fixture.request();
    early.closedUntil = fixture.begin() - 72h;
    QVERIFY(fixture.sweep(early).isComplete);
    bool isAllEarly = true;
    must(readRecords(fixture.workspace(), [&](const Record &record) {
        if (const auto *issue = std::get_if<IssueRecord>(&record))
            isAllEarly = isAllEarly && *issue->closedAt < *early.closedUntil;
        return true;
    }));
    QVERIFY(isAllEarly);
    QVERIFY(fixture.sweep().isComplete); // to the present
    QCOMPARE(fixture.differences(), QStringList());
    SweepRequest earlier = fixture.request();
    earlier.closedSince = fixture.since() - 48h;
    const qsizetype before = pooled(fixture.workspace()).size();
    QVERIFY(fixture.sweep(earlier).isComplete);
    QCOMPARE_GT(pooled(fixture.workspace()).size(), before);
}

void TestSweep::singleRepositories()
{
    SweepFixture fixture({.repos = 4, .mostIssues = 40, .seed = 9});
    SweepRequest request = fixture.request();
    request.orgs.clear();
    request.repos = {u"lantern/repo-1"_s, u"lantern/gone"_s};
    const SweepReport report = fixture.sweep(request);
    QCOMPARE(report.repos, 1);
    QVERIFY(!report.failure);
    QCOMPARE(logged(fixture, SweepLogKind::Missing, u"lantern/gone"_s), 1);
    for (const QString &path : fixture.paths())
        QVERIFY2(!path.contains(u"repo-2"), qPrintable(path));
}

void TestSweep::leavesOutWhatIsNotPublic()
{
    SweepFixture fixture({.repos = 1, .mostIssues = 30, .seed = 10});
    const IssueRef hidden = fixture.world().add(u"lantern/repo-0"_s, fixture.begin() - 3h);
    fixture.world().close(hidden, fixture.begin() - 2h);
    fixture.world().issue(hidden).isConfidential = true;
    QVERIFY(fixture.sweep().isComplete);
    QVERIFY(!findIssue(fixture.workspace(), hidden));
    QCOMPARE(logged(fixture, SweepLogKind::Skipped, formatIssueRef(hidden)), 1);
    for (const QString &path : fixture.paths())
        QVERIFY(!path.endsWith(u"/issues/%1/comments"_s.arg(hidden.number)));
}

void TestSweep::rulesSaveRequests()
{
    SweepFixture fixture({.repos = 1, .mostIssues = 0, .seed = 11});
    const IssueRef list = fixture.world().add(u"lantern/repo-0"_s, fixture.begin() - 3h);
    fixture.world().issue(list).title = u"CVE-2026-1234 漏洞列表"_s;
    fixture.world().comment(list, fixture.begin() - 2h);
    fixture.world().close(list, fixture.begin() - 2h);
    const SweepReport report = fixture.sweep();
    QCOMPARE(report.requests, 2); // the organisation and one page
    QCOMPARE(report.issues, 1); // it is in the pool all the same
    QCOMPARE(logged(fixture, SweepLogKind::Skipped, formatIssueRef(list)), 1);
}

void TestSweep::oddForges_data()
{
    QTest::addColumn<AnswerHabits>("habits");
    QTest::newRow("the beginning is out") << AnswerHabits{.sinceIsExclusive = true};
    QTest::newRow("newest first") << AnswerHabits{.ignoresOrder = true};
    QTest::newRow("no beginning") << AnswerHabits{.ignoresSince = true};
    QTest::newRow("neither") << AnswerHabits{.ignoresOrder = true, .ignoresSince = true};
    QTest::newRow("no totals") << AnswerHabits{.givesTotals = false};
}

void TestSweep::oddForges()
{
    QFETCH(const AnswerHabits, habits);
    SweepFixture fixture({.repos = 3, .mostIssues = 330, .changesPerIssue = 0.1, .seed = 12});
    fixture.habits() = habits;
    QVERIFY(fixture.sweep().isComplete);
    QCOMPARE(fixture.differences(), QStringList());
}

/// A robot closes more issues in one second than a page holds, and the list moves while it is read.
void TestSweep::manyInOneSecond()
{
    SweepFixture fixture({.repos = 1, .mostIssues = 0, .changesPerIssue = 0, .seed = 13});
    QList<IssueRef> robots;
    for (int i = 0; i < 420; ++i) {
        robots.append(fixture.world().add(u"lantern/repo-0"_s, fixture.begin() - 20h));
        fixture.world().issue(robots.constLast()).title = u"CVE-2026-%1"_s.arg(1000 + i); // no details
        fixture.world().close(robots.constLast(), fixture.begin() - 5h);
    }
    int asked = 0;
    fixture.setFault([&](const LoopbackRequest &request) -> std::optional<LoopbackAnswer> {
        if (request.url.path().endsWith(u"/issues") && ++asked % 2 == 0 && asked < 12)
            fixture.world().comment(robots.at(asked), fixture.clock().now());
        return std::nullopt;
    });
    QVERIFY(fixture.sweep().isComplete);
    QCOMPARE(fixture.differences(), QStringList());
}

void TestSweep::patches_data()
{
    addKinds();
}

void TestSweep::patches()
{
    QFETCH(const ForgeKind, kind);
    SweepFixture fixture({.kind = kind, .repos = 2, .mostIssues = 40, .changesPerIssue = 1, .seed = 14});
    QVERIFY(fixture.sweep().isComplete);
    const int withoutPatches = static_cast<int>(fixture.arrivals().size());
    SweepRequest all = fixture.request();
    all.allPatches = true;
    const SweepReport report = fixture.sweep(all);
    QVERIFY(report.isComplete);
    int changes = 0;
    QList<IssueRef> merged;
    must(readRecords(fixture.workspace(), [&](const Record &record) {
        if (const auto *change = std::get_if<ChangeRecord>(&record)) {
            ++changes;
            merged.append(change->ref);
        }
        return true;
    }));
    QVERIFY(changes > 5);
    for (const IssueRef &change : std::as_const(merged))
        QVERIFY(must(patchText(fixture.workspace(), change)).contains(u'+' + change.number));
    QVERIFY(withoutPatches > 0);
    fixture.clock().advance(1h);
    fixture.forgetRequests();
    QVERIFY(fixture.sweep(all).isComplete);
    for (const QString &path : fixture.paths())
        QVERIFY2(!path.endsWith(u"/files") && !path.endsWith(u".diff"), qPrintable(path));
}

void TestSweep::onePatchWhenItIsLookedAt_data()
{
    addKinds();
}

/// What the window asks for when somebody opens a diff that is not there: its pages, and nothing else.
void TestSweep::onePatchWhenItIsLookedAt()
{
    QFETCH(const ForgeKind, kind);
    SweepFixture fixture({.kind = kind, .repos = 2, .mostIssues = 20, .changesPerIssue = 1, .seed = 14});
    QVERIFY(fixture.sweep().isComplete);
    QList<IssueRef> changes;
    must(readRecords(fixture.workspace(), [&changes](const Record &record) {
        if (const auto *change = std::get_if<ChangeRecord>(&record))
            changes.append(change->ref);
        return true;
    }));
    QVERIFY(changes.size() > 1);
    fixture.forgetRequests();
    SweepRequest request = fixture.request();
    request.patchOf = changes.constFirst();
    const SweepReport report = fixture.sweep(request);
    QVERIFY(report.isComplete);
    QCOMPARE(report.patchOf, changes.constFirst());
    QVERIFY(must(patchText(fixture.workspace(), changes.at(0))).contains(u'+' + changes.at(0).number));
    QVERIFY(must(patchText(fixture.workspace(), changes.at(1))).isNull());
    for (const QString &path : fixture.paths())
        QVERIFY2(path.contains(u'/' + changes.constFirst().number), qPrintable(path));
    // It is no sweep: the next one is asked for as if it had not been.
    fixture.forgetRequests();
    QVERIFY(!fixture.sweep().isResumed);
    // And one that the forge does not give says so, and is not asked for by itself again.
    request.patchOf = IssueRef{changes.constFirst().repo, u"999999"_s};
    const SweepReport missing = fixture.sweep(request);
    QVERIFY(missing.isComplete && !missing.failure);
}

void TestSweep::estimates_data()
{
    QTest::addColumn<WorldShape>("shape");
    QTest::addColumn<bool>("allPatches");
    QTest::newRow("many small") << WorldShape{.repos = 60, .mostIssues = 20, .seed = 21} << false;
    QTest::newRow("few large") << WorldShape{.repos = 4, .mostIssues = 500, .seed = 22} << false;
    QTest::newRow("with diffs") << WorldShape{.repos = 20, .mostIssues = 60, .seed = 23} << true;
    QTest::newRow("without changes") << WorldShape{.repos = 20,
            .mostIssues = 60,
            .changesPerIssue = 0,
            .seed = 24} << false;
    QTest::newRow("gitee") << WorldShape{.kind = ForgeKind::Gitee, .repos = 20, .mostIssues = 60, .seed = 25}
                           << false;
}

/// What is told before the greater part begins is within a tenth of what it then takes.
void TestSweep::estimates()
{
    QFETCH(const WorldShape, shape);
    QFETCH(const bool, allPatches);
    SweepFixture fixture(shape);
    SweepRequest request = fixture.request();
    request.allPatches = allPatches;
    request.measureOnly = true;
    const SweepReport measured = fixture.sweep(request);
    QVERIFY(measured.isMeasureOnly);
    QVERIFY(!measured.isComplete);
    QVERIFY(measured.progress.estimate.has_value());
    const auto estimate = *measured.progress.estimate;
    const Timestamp begin = fixture.clock().now();
    request.measureOnly = false;
    const SweepReport report = fixture.sweep(request);
    QVERIFY(report.isComplete);
    QVERIFY(report.isResumed);
    QCOMPARE(fixture.differences(), QStringList());
    const auto took = fixture.clock().now() - begin;
    const double ratio = static_cast<double>(estimate.duration.count()) / static_cast<double>(took.count());
    qInfo("%s: %lld requests in %lld s, estimated %lld in %lld s: ratio %.3f", QTest::currentDataTag(),
            static_cast<long long>(report.requests), static_cast<long long>(took.count() / 1000),
            static_cast<long long>(estimate.requests),
            static_cast<long long>(estimate.duration.count() / 1000), ratio);
    QCOMPARE_GE(ratio, 0.9);
    QCOMPARE_LE(ratio, 1.1);
}

void TestSweep::saysWhatTheForgeDoesNotOffer()
{
    SweepFixture fixture({.repos = 1, .mostIssues = 3, .seed = 15});
    QVERIFY(fixture.sweep().isComplete);
    QCOMPARE(logged(fixture, SweepLogKind::Missing, QString()), 3); // each once
}

void TestSweep::emptyOrganisation()
{
    SweepFixture fixture({.repos = 0, .mostIssues = 0});
    const SweepReport report = fixture.sweep();
    QVERIFY(report.isComplete);
    QCOMPARE(report.requests, 1);
    QCOMPARE(report.repos, 0);
    SweepRequest unknown = fixture.request();
    unknown.orgs = {u"nobody"_s};
    QVERIFY(!fixture.sweep(unknown).failure);
    QCOMPARE(logged(fixture, SweepLogKind::Missing, u"nobody"_s), 1);
}

QTEST_GUILESS_MAIN(TestSweep)
#include "tst_sweep.moc"
