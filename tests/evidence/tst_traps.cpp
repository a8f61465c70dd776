// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "evidence/madefacts.h"

#include "evidence/resolution.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace Winnow {

namespace {

EvidenceFacts landed(qint64 closed = 300)
{
    EvidenceFacts facts = closedIssue(closed);
    facts.changes.append(mergedChange(u"97"_s));
    return facts;
}

bool hasTrap(const EvidenceFacts &facts, TrapCode code)
{
    return assess(facts).trap(code) != nullptr;
}

} // namespace

/// Each trap and each resolution, where it holds and where it just does not (evidence.md).
class TestTraps final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(); }
    void plainFixHasNoTrap();
    void resolutions();
    void documentation_data();
    void documentation();
    void closedBeforeMerge();
    void predating_data();
    void predating();
    void platformOnly();
    void claimedMerge_data();
    void claimedMerge();
    void storm();
    void oneChangeManyIssues();
    void backportAndChain();
    void crossRepo();
    void reopened();
    void lastCloseCounts();
    void editedAfter();
    void staleLabelAtTheClose();
    void changedSinceDecidedTells();
    void missingIsTold();
};

void TestTraps::plainFixHasNoTrap()
{
    const Assessment assessment = assess(landed());
    QCOMPARE(trapNames(assessment), QStringList());
    QCOMPARE(assessment.missing, QList<MissingFact>());
    QCOMPARE(assessment.resolution, Resolution::CodeFix);
    QCOMPARE(assessment.fingerprint.size(), 64);
}

void TestTraps::resolutions()
{
    EvidenceFacts facts = landed();
    facts.changes.first().files = QStringList{u"docs/a.png"_s, u"README"_s};
    QCOMPARE(assess(facts).resolution, Resolution::DocsFix);
    facts.changes.first().files->append(u"src/a.cpp"_s);
    QCOMPARE(assess(facts).resolution, Resolution::CodeFix);
    facts.editorResolution = EditorResolution{Resolution::Answered, u"only told how"_s, u"lin"_s, {}};
    QCOMPARE(assess(facts).resolution, Resolution::CodeFix);
    QCOMPARE(assess(facts).effectiveResolution(), Resolution::Answered);
    facts = closedIssue();
    QCOMPARE(assess(facts).resolution, Resolution::None);
    facts.changes.append(unmergedChange(u"97"_s, u"closed"_s));
    facts.events.append(comment(u"1"_s, -5, u"maintainer"_s, u"Done."_s));
    QCOMPARE(assess(facts).resolution, Resolution::Unlanded);
    QCOMPARE(trapNames(assess(facts)), QStringList{u"unlanded"_s});
    facts.issue.state = u"open"_s;
    QCOMPARE(assess(facts).resolution, Resolution::None);
}

void TestTraps::documentation_data()
{
    QTest::addColumn<bool>("expected");
    for (const char *path : {"a.md", "A.MD", "x/y.rst", "notes.txt", "docs/x.png", "pkg/docs/x.py", "README",
                 "x/README.zh", "Docs/a"})
        QTest::newRow(path) << true;
    for (const char *path : {"a.cpp", "mydocs/a.py", "docs.py", "CMakeLists.txt", "x/requirements-dev.txt",
                 "md", "a.md.py", ""})
        QTest::newRow(*path ? path : "none") << false;
}

void TestTraps::documentation()
{
    QFETCH(bool, expected);
    const QString path = QString::fromUtf8(QTest::currentDataTag());
    QCOMPARE(isDocumentation(path == u"none"_s ? QString() : path), expected);
}

void TestTraps::closedBeforeMerge()
{
    QVERIFY(hasTrap(landed(-1), TrapCode::ClosedBeforeMerge));
    QVERIFY(!hasTrap(landed(0), TrapCode::ClosedBeforeMerge));
}

void TestTraps::predating_data()
{
    QTest::addColumn<qint64>("created");
    QTest::addColumn<QString>("trap");
    QTest::newRow("issue first") << qint64{-86'401} << QString();
    QTest::newRow("the same second as the change") << qint64{-86'400} << QString();
    QTest::newRow("a second after the change") << qint64{-86'399} << u"change-predates-issue"_s;
    QTest::newRow("the second of the merge") << qint64{0} << u"change-predates-issue"_s;
    QTest::newRow("a second after the merge") << qint64{1} << u"fix-predates-issue"_s;
}

void TestTraps::predating()
{
    QFETCH(qint64, created);
    QFETCH(QString, trap);
    EvidenceFacts facts = landed();
    facts.issue.createdAt = moment(created);
    QCOMPARE(trapNames(assess(facts)).join(u' '), trap);
}

void TestTraps::platformOnly()
{
    EvidenceFacts facts = landed();
    facts.changes.first().change.body.clear();
    facts.recordedLinks = {{.issue = facts.issue.ref,
            .change = facts.changes.first().change.ref,
            .basis = u"platform"_s,
            .note = {}}};
    QVERIFY(hasTrap(facts, TrapCode::PlatformOnly));
    facts.changes.first().change.body = u"see #12"_s;
    QVERIFY(!hasTrap(facts, TrapCode::PlatformOnly));
}

void TestTraps::claimedMerge_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("state");
    QTest::addColumn<bool>("claimed");
    const auto row = [](const char *name, const QString &text, const QString &state, bool claimed) {
        QTest::newRow(name) << text << state << claimed;
    };
    row("已合入", u"修改已合入 !97，可以拉 main 验证。"_s, u"open"_s, true);
    row("已修复", u"已修复，见 !97，下个版本带上。"_s, u"closed"_s, true);
    row("two sentences", u"已修复。见 !97"_s, u"closed"_s, true);
    row("merged", u"@t this is merged now, see PR 97. Please pull."_s, u"open"_s, true);
    row("no change named", u"关联的合并请求已合入，Issue 自动关闭。"_s, u"open"_s, true);
    row("really merged", u"已合入 !97"_s, u"merged"_s, false);
    row("another change", u"已合入 !98"_s, u"open"_s, false);
    row("not yet", u"!97 尚未合入"_s, u"open"_s, false);
    row("未已", u"!97 还没已合入"_s, u"open"_s, false);
    row("asked", u"!97 显示“已关闭”不是“已合并”？"_s, u"closed"_s, false);
    row("asked with 吗", u"!97 已合入吗"_s, u"open"_s, false);
    row("condition", u"!97 已合入后再关"_s, u"open"_s, false);
    row("not merged", u"PR 97 is not merged yet"_s, u"open"_s, false);
    row("once merged", u"Once PR 97 is merged, please retest"_s, u"open"_s, false);
    row("will be merged", u"PR 97 will be merged tomorrow"_s, u"open"_s, false);
    row("unmerged", u"PR 97 is unmerged"_s, u"open"_s, false);
    row("nothing said", u"see PR 97"_s, u"open"_s, false);
}

void TestTraps::claimedMerge()
{
    QFETCH(QString, text);
    QFETCH(QString, state);
    QFETCH(bool, claimed);
    EvidenceFacts facts = closedIssue();
    facts.changes.append(state == u"merged"_s ? mergedChange(u"97"_s) : unmergedChange(u"97"_s, state));
    facts.events.append(comment(u"1"_s, -60, u"maintainer"_s, text));
    QCOMPARE(hasTrap(facts, TrapCode::ClaimedMerge), claimed);
}

void TestTraps::storm()
{
    EvidenceFacts facts = landed();
    facts.storm = Storm{.actor = u"gao"_s,
            .organisation = {},
            .first = moment(),
            .last = moment(8),
            .members = {facts.issue.ref}};
    QVERIFY(hasTrap(facts, TrapCode::Storm));
    QCOMPARE(assess(facts).trap(TrapCode::Storm)->facts.first().number, 8);
}

void TestTraps::oneChangeManyIssues()
{
    EvidenceFacts facts = landed();
    facts.changes.first().landedIssues = {facts.issue.ref, facts.issue.ref};
    QVERIFY(!hasTrap(facts, TrapCode::OneChangeManyIssues));
    facts.changes.first().landedIssues.append({u"org/repo"_s, u"13"_s});
    QVERIFY(hasTrap(facts, TrapCode::OneChangeManyIssues));
}

void TestTraps::backportAndChain()
{
    EvidenceFacts facts = landed();
    facts.changes.append(mergedChange(u"98"_s, 100));
    facts.changes.first().change.title = u"fix the crash"_s;
    facts.changes.last().change.title = u"[v2.9] Fix the crash"_s;
    QCOMPARE(trapNames(assess(facts)), QStringList{u"chain"_s});
    facts.changes.last().change.base = u"v2.9"_s;
    QCOMPARE(trapNames(assess(facts)), QStringList{u"backport"_s});
    facts.changes.last().change.title = u"another fix"_s;
    QCOMPARE(trapNames(assess(facts)), QStringList());
    facts.changes.last().change.base.clear();
    QCOMPARE(trapNames(assess(facts)), QStringList());
    QVERIFY(assess(facts).missing.contains(MissingFact{MissingKind::Base, facts.changes.last().change.ref}));
    facts.changes.last() = unmergedChange(u"98"_s, u"open"_s);
    QCOMPARE(trapNames(assess(facts)), QStringList());
}

void TestTraps::crossRepo()
{
    EvidenceFacts facts = landed();
    facts.changes.first().change.ref.repo = u"org/kernels"_s;
    QVERIFY(!assess(facts).landing);
    facts.changes.first().change.body = u"修复 https://gitcode.com/org/repo/issues/12"_s;
    const Assessment assessment = assess(facts);
    QCOMPARE(assessment.resolution, Resolution::UpstreamFix);
    QCOMPARE(trapNames(assessment), QStringList{u"cross-repo"_s});
}

void TestTraps::reopened()
{
    EvidenceFacts facts = landed();
    facts.events = {issueEvent(u"1"_s, u"close"_s, 300)};
    QVERIFY(!hasTrap(facts, TrapCode::Reopened));
    facts.events.append(facts.events.first());
    QVERIFY(!hasTrap(facts, TrapCode::Reopened));
    facts.events.last() = issueEvent(u"2"_s, u"close"_s, 100);
    QVERIFY(hasTrap(facts, TrapCode::Reopened));
    facts.events = {issueEvent(u"1"_s, u"reopen"_s, 200)};
    QVERIFY(hasTrap(facts, TrapCode::Reopened));
}

void TestTraps::lastCloseCounts()
{
    EvidenceFacts facts = landed(100);
    facts.events = {issueEvent(u"1"_s, u"close"_s, 100), issueEvent(u"2"_s, u"reopen"_s, 200),
            issueEvent(u"3"_s, u"close"_s, 4'000, u"user"_s)};
    const Assessment assessment = assess(facts);
    QCOMPARE(assessment.closedAt, moment(4'000));
    QCOMPARE(assessment.closedBy, u"user"_s);
    QCOMPARE(assessment.tier, Tier::Hours);
    facts.issue.closedAt.reset();
    QCOMPARE(assess(facts).closedAt, moment(4'000));
    facts.issue.state.clear();
    facts.events.append(issueEvent(u"4"_s, u"reopen"_s, 5'000));
    QVERIFY(!assess(facts).closedAt);
}

void TestTraps::editedAfter()
{
    EvidenceFacts facts = landed();
    facts.events = {comment(u"1"_s, 300, u"maintainer"_s, u"Thanks."_s),
            comment(u"2"_s, 400, u"user"_s, u"Hm."_s), comment(u"3"_s, 400, u"bot"_s, u"Closed."_s)};
    QVERIFY(!hasTrap(facts, TrapCode::EditedAfter));
    facts.events.append(comment(u"4"_s, 301, u"maintainer"_s, u"One more thing."_s));
    QVERIFY(hasTrap(facts, TrapCode::EditedAfter));
    facts.events.clear();
    facts.changes.append(mergedChange(u"98"_s, 4'000));
    QVERIFY(hasTrap(facts, TrapCode::EditedAfter));
}

void TestTraps::staleLabelAtTheClose()
{
    EvidenceFacts facts = landed(200'000);
    const auto labelled = [](const QString &id, const QString &kind, qint64 at) {
        EventRecord event = issueEvent(id, kind, at, u"bot"_s);
        event.label = u"stale"_s;
        return event;
    };
    facts.issue.labels = QStringList{u"stale"_s};
    facts.events = {labelled(u"1"_s, u"label"_s, 200'001)};
    QCOMPARE(assess(facts).tier, Tier::Days);
    facts.events = {labelled(u"1"_s, u"label"_s, 100'000)};
    QCOMPARE(assess(facts).tier, Tier::Stale);
    facts.events.append(labelled(u"2"_s, u"unlabel"_s, 150'000));
    QCOMPARE(assess(facts).tier, Tier::Days);
    facts.issue.labels.reset();
    facts.events = {labelled(u"2"_s, u"unlabel"_s, 300'000)};
    QCOMPARE(assess(facts).tier, Tier::Stale);
}

void TestTraps::changedSinceDecidedTells()
{
    EvidenceFacts facts = landed();
    const Assessment before = assess(facts);
    QVERIFY(!changedSinceDecided({}, before));
    QVERIFY(!changedSinceDecided(before.fingerprint, before));
    facts.issue.body = u"edited text"_s;
    facts.changes.first().change.mergedAt =
            *facts.changes.first().change.mergedAt + std::chrono::milliseconds{250};
    QCOMPARE(assess(facts).fingerprint, before.fingerprint);
    facts.changes.first().change.commits =
            QList<Commit>{{.sha = u"abc"_s, .title = {}, .message = {}, .committedAt = {}}};
    const Assessment pushed = assess(facts);
    const auto trap = changedSinceDecided(before.fingerprint, pushed);
    QVERIFY(trap);
    QCOMPARE(trap->facts.size(), 2);
    QCOMPARE(trap->facts.first().text, before.fingerprint);
    QCOMPARE(trap->facts.last().text, pushed.fingerprint);
}

void TestTraps::missingIsTold()
{
    const Assessment nothing = assess({});
    QVERIFY(!nothing.tier);
    QCOMPARE(nothing.resolution, Resolution::None);
    QCOMPARE(nothing.missing, QList<MissingFact>{(MissingFact{MissingKind::CreatedAt, {}})});
    EvidenceFacts facts = landed();
    facts.issue.closedAt.reset();
    facts.changes.first().files.reset();
    facts.eventsLoaded = false;
    const Assessment assessment = assess(facts);
    QCOMPARE(assessment.missing,
            (QList<MissingFact>{{MissingKind::ClosedAt, {}}, {MissingKind::Events, {}},
                    {MissingKind::Files, facts.changes.first().change.ref}}));
    facts.changes.clear();
    facts.changesLoaded = false;
    facts.events = {issueEvent(u"1"_s, u"comment"_s, 0)};
    facts.events.first().at.reset();
    QCOMPARE(assess(facts).missing,
            (QList<MissingFact>{{MissingKind::ClosedAt, {}}, {MissingKind::Changes, {}},
                    {MissingKind::EventTime, {}, 1}}));
}

} // namespace Winnow

QTEST_APPLESS_MAIN(Winnow::TestTraps)
#include "tst_traps.moc"
