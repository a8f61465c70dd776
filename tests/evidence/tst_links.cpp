// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "evidence/madefacts.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace Winnow {

namespace {

QString basesOf(const Assessment &assessment, const QString &number = u"97"_s)
{
    QStringList names;
    for (const Link &link : assessment.links) {
        if (link.change.number == number) {
            for (const LinkBasis basis : link.bases)
                names.append(linkBasisName(basis));
        }
    }
    return names.join(u' ');
}

/// A merged change that nothing links.
ChangeFacts plainChange(qint64 merged = -7'200)
{
    ChangeFacts facts = mergedChange(u"97"_s, merged);
    facts.change.body.clear();
    return facts;
}

} // namespace

/// Links by all bases, their rank, and the landing change (evidence.md, Links).
class TestLinks final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(); }
    void changeTexts_data();
    void changeTexts();
    void comments_data();
    void comments();
    void branches_data();
    void branches();
    void titles_data();
    void titles();
    void moments_data();
    void moments();
    void records_data();
    void records();
    void timelineTargetsArePlatform();
    void keepsAllBases();
    void movedRepositoriesAreFollowed();
    void otherForgeIsAnotherProject();
    void keptMentionsAreTaken();
    void editorAdds();
    void rejectedStaysRejected();
    void latestVerdictHolds();
};

void TestLinks::changeTexts_data()
{
    QTest::addColumn<QString>("title");
    QTest::addColumn<QString>("body");
    QTest::addColumn<QString>("message");
    QTest::addColumn<QString>("bases");
    const auto row = [](const char *name, const QString &title, const QString &body, const QString &message,
                             const QString &bases) {
        QTest::newRow(name) << title << body << message << bases;
    };
    row("nothing", u"x"_s, u"y"_s, u"z"_s, {});
    row("closing in the body", u"x"_s, u"Fixes #12"_s, {}, u"closing-keyword"_s);
    row("closing in the title", u"fix #12: crash"_s, {}, {}, u"closing-keyword"_s);
    row("closing in a commit", u"x"_s, {}, u"修复 #12"_s, u"closing-keyword"_s);
    row("closing by address", u"x"_s, u"修复 https://gitcode.com/org/repo/issues/12"_s, {},
            u"closing-keyword"_s);
    row("closing, qualified", u"x"_s, u"Resolves org/repo#12"_s, {}, u"closing-keyword"_s);
    row("address", u"x"_s, u"关联 issue：https://gitcode.com/org/repo/issues/12"_s, {}, u"url-reference"_s);
    row("address in another case", u"x"_s, u"https://gitcode.com/Org/Repo/issues/12"_s, {},
            u"url-reference"_s);
    row("number", u"x"_s, u"Related Issue: #12"_s, {}, u"body-reference"_s);
    row("two ways", u"x"_s, u"关联 https://gitcode.com/org/repo/issues/12\nFixes #12"_s, {},
            u"closing-keyword url-reference"_s);
    row("another number", u"x"_s, u"Fixes #123"_s, {}, {});
    row("a change of that number", u"x"_s, u"Follows !12"_s, {}, {});
    row("another repository", u"x"_s, u"Fixes org/other#12"_s, {}, {});
    row("code", u"x"_s, u"`Fixes #12`"_s, {}, {});
    row("a revert repeats a title", u"Revert \"fix #12: crash\""_s, {}, {}, u"body-reference"_s);
}

void TestLinks::changeTexts()
{
    QFETCH(QString, title);
    QFETCH(QString, body);
    QFETCH(QString, message);
    QFETCH(QString, bases);
    EvidenceFacts facts = closedIssue();
    ChangeFacts change = plainChange();
    change.change.title = title;
    change.change.body = body;
    change.change.commits =
            QList<Commit>{{.sha = u"1"_s, .title = {}, .message = message, .committedAt = {}}};
    facts.changes.append(change);
    QCOMPARE(basesOf(assess(facts)), bases);
}

void TestLinks::comments_data()
{
    QTest::addColumn<QString>("role");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("bases");
    QTest::newRow("maintainer, !N") << u"maintainer"_s << u"见 !97"_s << u"maintainer-comment"_s;
    QTest::newRow("maintainer, PR N")
            << u"maintainer"_s << u"PR 97 gave it a layout"_s << u"maintainer-comment"_s;
    QTest::newRow("maintainer, PRN") << u"maintainer"_s << u"PR97 已合"_s << u"maintainer-comment"_s;
    QTest::newRow("maintainer, address")
            << u"maintainer"_s << u"https://gitcode.com/org/repo/merge_requests/97"_s
            << u"maintainer-comment"_s;
    QTest::newRow("user") << u"user"_s << u"!97 还是 open？"_s << u"comment"_s;
    QTest::newRow("robot") << u"bot"_s << u"关联的变更 !97 已处理"_s << u"comment"_s;
    QTest::newRow("role not known") << QString() << u"see !97"_s << u"comment"_s;
    QTest::newRow("an issue of that number") << u"maintainer"_s << u"same as #97"_s << QString();
    QTest::newRow("another change") << u"maintainer"_s << u"!971"_s << QString();
    QTest::newRow("another repository") << u"maintainer"_s << u"other/lib!97"_s << QString();
}

void TestLinks::comments()
{
    QFETCH(QString, role);
    QFETCH(QString, text);
    QFETCH(QString, bases);
    EvidenceFacts facts = closedIssue();
    facts.changes.append(plainChange());
    facts.events.append(comment(u"1"_s, -100, role, text));
    QCOMPARE(basesOf(assess(facts)), bases);
}

void TestLinks::branches_data()
{
    QTest::addColumn<QString>("head");
    QTest::addColumn<bool>("linked");
    for (const char *head :
            {"bugfix/issue12", "fix/issue12-requires-grad", "issue_12", "issue-12", "feat/issue-12-x",
                    "master-issue12", "Issue12", "worktree-issue-12", "codex/issue-12-a", "fix/issues/12"})
        QTest::newRow(head) << QString::fromLatin1(head) << true;
    for (const char *head : {"issue_fix", "fix_build_issue", "issue120", "fix12", "20261112", "tissue12",
                 "issue012", "cherry-pick-mr-12-1794882700412-auto", "revert-mr-12-1794882700412-auto",
                 "issue12abc", ""})
        QTest::newRow(*head ? head : "none") << QString::fromLatin1(head) << false;
}

void TestLinks::branches()
{
    QFETCH(QString, head);
    QFETCH(bool, linked);
    EvidenceFacts facts = closedIssue();
    facts.changes.append(plainChange());
    facts.changes.first().change.head = head;
    QCOMPARE(basesOf(assess(facts)), linked ? u"branch-name"_s : QString());
}

void TestLinks::titles_data()
{
    QTest::addColumn<QString>("issue");
    QTest::addColumn<QString>("change");
    QTest::addColumn<bool>("linked");
    QTest::newRow("equal") << u"It crashes"_s << u"It crashes"_s << true;
    QTest::newRow("case") << u"It crashes"_s << u"it CRASHES"_s << true;
    QTest::newRow("width") << u"ＴｏｐＫ（k>1024）"_s << u"TopK(k>1024)"_s << true;
    QTest::newRow("blanks") << u"量化 后 NaN"_s << u"量化后NaN"_s << true;
    QTest::newRow("prefix") << u"It crashes"_s << u"[test][v2.9] It crashes"_s << true;
    QTest::newRow("Chinese prefix") << u"【Bug】It crashes"_s << u"【26.1.0】 It crashes"_s << true;
    QTest::newRow("own number") << u"It crashes"_s << u"It crashes (#97)"_s << true;
    QTest::newRow("a word more") << u"It crashes"_s << u"It crashes again"_s << false;
    QTest::newRow("empty") << u"【】"_s << u"[x]"_s << false;
    QTest::newRow("nothing") << QString() << QString() << false;
    QTest::newRow("blanks only") << u"  "_s << u" "_s << false;
}

void TestLinks::titles()
{
    QFETCH(QString, issue);
    QFETCH(QString, change);
    QFETCH(bool, linked);
    EvidenceFacts facts = closedIssue();
    facts.issue.title = issue;
    facts.changes.append(plainChange());
    facts.changes.first().change.title = change;
    QCOMPARE(basesOf(assess(facts)), linked ? u"same-title"_s : QString());
}

void TestLinks::moments_data()
{
    QTest::addColumn<qint64>("merged");
    QTest::addColumn<bool>("linked");
    QTest::newRow("-6 s") << qint64{-6} << false;
    QTest::newRow("-5 s") << qint64{-5} << true;
    QTest::newRow("0 s") << qint64{0} << true;
    QTest::newRow("5 s") << qint64{5} << true;
    QTest::newRow("6 s") << qint64{6} << false;
}

void TestLinks::moments()
{
    QFETCH(qint64, merged);
    QFETCH(bool, linked);
    EvidenceFacts facts = closedIssue();
    facts.changes.append(plainChange(merged));
    QCOMPARE(basesOf(assess(facts)), linked ? u"same-moment"_s : QString());
    facts.changes.first().change.ref.repo = u"org/other"_s;
    QCOMPARE(basesOf(assess(facts)), QString());
}

void TestLinks::records_data()
{
    QTest::addColumn<QString>("basis");
    QTest::addColumn<bool>("known");
    for (int i = 0; i < linkBasisCount; ++i) {
        const QString name = linkBasisName(static_cast<LinkBasis>(i));
        QTest::newRow(qPrintable(name)) << name << true;
    }
    QTest::newRow("unknown") << u"hearsay"_s << false;
    QTest::newRow("none") << QString() << false;
}

void TestLinks::records()
{
    QFETCH(QString, basis);
    QFETCH(bool, known);
    EvidenceFacts facts = closedIssue();
    facts.changes.append(plainChange());
    facts.recordedLinks.append({.issue = facts.issue.ref,
            .change = facts.changes.first().change.ref,
            .basis = basis,
            .note = {}});
    facts.recordedLinks.append({.issue = {u"org/repo"_s, u"13"_s},
            .change = facts.changes.first().change.ref,
            .basis = u"comment"_s,
            .note = {}});
    const Assessment assessment = assess(facts);
    QCOMPARE(basesOf(assessment), known ? basis : QString());
    QCOMPARE(assessment.missing.contains(MissingFact{MissingKind::Basis, facts.changes.first().change.ref}),
            !known);
}

void TestLinks::timelineTargetsArePlatform()
{
    EvidenceFacts facts = closedIssue();
    facts.changes.append(plainChange());
    EventRecord reference = issueEvent(u"1"_s, u"reference"_s, -50, u"maintainer"_s);
    reference.target = facts.changes.first().change.ref;
    facts.events.append(reference);
    QCOMPARE(basesOf(assess(facts)), u"platform"_s);
    facts.events.first().target->number = u"98"_s;
    QVERIFY(assess(facts).links.isEmpty());
}

void TestLinks::keepsAllBases()
{
    EvidenceFacts facts = closedIssue();
    ChangeFacts change = mergedChange(u"97"_s);
    change.change.title = u"It crashes"_s;
    change.change.head = u"bugfix/issue12"_s;
    change.change.body = u"Fixes #12, see https://gitcode.com/org/repo/issues/12 . More on #12."_s;
    facts.changes.append(change);
    facts.events = {comment(u"1"_s, -9, u"maintainer"_s, u"!97"_s), comment(u"2"_s, -8, u"user"_s, u"!97"_s)};
    facts.recordedLinks = {
            {.issue = facts.issue.ref, .change = change.change.ref, .basis = u"platform"_s, .note = {}}};
    facts.editorLinks = {
            {.change = change.change.ref, .verdict = LinkVerdict::Confirmed, .by = {}, .note = {}, .at = {}}};
    const Assessment assessment = assess(facts);
    QCOMPARE(assessment.landing->bases.size(), linkBasisCount);
    QVERIFY(std::ranges::is_sorted(assessment.landing->bases));
}

void TestLinks::movedRepositoriesAreFollowed()
{
    EvidenceFacts facts = closedIssue();
    facts.changes.append(plainChange());
    facts.changes.first().change.body = u"https://gitcode.com/Old/Name/issues/12"_s;
    QCOMPARE(basesOf(assess(facts)), QString());
    AssessmentSettings settings;
    settings.movedRepos.insert(u"old/name"_s, u"org/repo"_s);
    QCOMPARE(basesOf(assess(facts, settings)), u"url-reference"_s);
}

void TestLinks::otherForgeIsAnotherProject()
{
    EvidenceFacts facts = closedIssue();
    facts.changes.append(plainChange());
    facts.changes.first().change.body = u"Fixes https://github.com/org/repo/issues/12"_s;
    QCOMPARE(basesOf(assess(facts)), QString());
    facts.issue.url = u"https://github.com/org/repo/issues/12"_s;
    QCOMPARE(basesOf(assess(facts)), u"closing-keyword"_s);
}

void TestLinks::keptMentionsAreTaken()
{
    EvidenceFacts facts = closedIssue();
    facts.changes.append(mergedChange(u"97"_s, -7'200));
    facts.changes.first().mentions = findIssueMentions(facts.changes.first().change, u"gitcode"_s);
    QCOMPARE(basesOf(assess(facts)), u"closing-keyword"_s);
    facts.changes.first().mentions->clear();
    QCOMPARE(basesOf(assess(facts)), QString());
}

void TestLinks::editorAdds()
{
    EvidenceFacts facts = closedIssue();
    facts.changes.append(plainChange());
    facts.editorLinks.append({.change = facts.changes.first().change.ref,
            .verdict = LinkVerdict::Added,
            .by = {},
            .note = {},
            .at = {}});
    const Assessment assessment = assess(facts);
    QCOMPARE(basesOf(assessment), u"manual"_s);
    QCOMPARE(assessment.tier, Tier::Hours);
}

void TestLinks::rejectedStaysRejected()
{
    EvidenceFacts facts = closedIssue();
    facts.changes.append(mergedChange(u"97"_s));
    facts.events = {comment(u"1"_s, -60, u"maintainer"_s, u"已合入 !97"_s)};
    facts.recordedLinks = {{.issue = facts.issue.ref,
            .change = facts.changes.first().change.ref,
            .basis = u"manual"_s,
            .note = {}}};
    facts.editorLinks.append({.change = facts.changes.first().change.ref,
            .verdict = LinkVerdict::Rejected,
            .by = {},
            .note = {},
            .at = moment()});
    const Assessment assessment = assess(facts);
    QVERIFY(assessment.links.first().rejected);
    QVERIFY(!assessment.landing);
    QCOMPARE(assessment.resolution, Resolution::Answered);
}

void TestLinks::latestVerdictHolds()
{
    EvidenceFacts facts = closedIssue();
    facts.changes.append(mergedChange(u"97"_s));
    const IssueRef change = facts.changes.first().change.ref;
    facts.editorLinks = {
            {.change = change, .verdict = LinkVerdict::Confirmed, .by = {}, .note = {}, .at = moment(2)},
            {.change = change, .verdict = LinkVerdict::Rejected, .by = {}, .note = {}, .at = moment(1)}};
    QVERIFY(assess(facts).landing);
    facts.editorLinks.last().at = moment(3);
    QVERIFY(!assess(facts).landing);
    facts.editorLinks.last().at = moment(2);
    QVERIFY(!assess(facts).landing);
}

} // namespace Winnow

QTEST_APPLESS_MAIN(Winnow::TestLinks)
#include "tst_links.moc"
