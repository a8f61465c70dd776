// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "evidence/evidencechips.h"
#include "evidence/linkmenu.h"
#include "evidence/madefacts.h"

#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Winnow {

namespace {

EvidenceWording in(TextLanguage language)
{
    return {QTimeZone("Asia/Shanghai"), language, {}};
}

EvidenceFacts landedFacts(qint64 delta)
{
    EvidenceFacts facts = closedIssue(delta);
    facts.changes = {mergedChange(u"20"_s)};
    return facts;
}

QStringList textsOf(const QList<EvidenceChipContent> &chips)
{
    QStringList texts;
    for (const EvidenceChipContent &chip : chips)
        texts.append(chip.text);
    return texts;
}

EvidenceChipContent chipOf(const QList<EvidenceChipContent> &chips, EvidenceChipKind kind)
{
    const auto found = std::ranges::find(chips, kind, &EvidenceChipContent::kind);
    return found == chips.end() ? EvidenceChipContent{} : *found;
}

} // namespace

class TestEvidenceChips final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(); }
    void inReadingOrder_data();
    void inReadingOrder();
    void factsInBothLanguages();
    void everyChipSaysWhy();
    void editorAndComputedBothShow();
    void changedShowsThenAndNow();
    void missingIsTold();
    void linksOfAllKinds();
    void basisEvents();
    void changesAsTyped_data();
    void changesAsTyped();
};

void TestEvidenceChips::inReadingOrder_data()
{
    QTest::addColumn<EvidenceFacts>("facts");
    QTest::addColumn<QStringList>("english");
    QTest::addColumn<QStringList>("chinese");
    QTest::newRow("landed") << landedFacts(1'221)
                            << QStringList{u"minutes"_s, u"20 min 21 s"_s, u"fixed in code"_s,
                                       u"PR 20 \u00b7 closing keyword"_s}
                            << QStringList{u"分钟级"_s, u"20 分 21 秒"_s, u"代码修复"_s,
                                       u"PR 20 \u00b7 关单关键字"_s};
    QTest::newRow("reversed") << landedFacts(-60)
                              << QStringList{u"reversed"_s, u"1 min 00 s earlier"_s, u"fixed in code"_s,
                                         u"closed before merge"_s, u"edited after the close"_s,
                                         u"PR 20 \u00b7 closing keyword"_s}
                              << QStringList{u"反向时序"_s, u"早 1 分 00 秒"_s, u"代码修复"_s, u"先关后合"_s,
                                         u"关单后有更新"_s, u"PR 20 \u00b7 关单关键字"_s};
    EvidenceFacts answered = closedIssue(90);
    answered.events = {comment(u"c1"_s, 0, u"maintainer"_s, u"use 2.1"_s)};
    QTest::newRow("answered") << answered
                              << QStringList{u"answered, closed within minutes"_s, u"1 min 30 s"_s,
                                         u"answered"_s, u"no landing change"_s}
                              << QStringList{
                                         u"分钟级答复"_s, u"1 分 30 秒"_s, u"答复关闭"_s, u"无落地变更"_s};
    EvidenceFacts open = closedIssue();
    open.issue.state = u"open"_s;
    open.issue.closedAt.reset();
    QTest::newRow("open") << open << QStringList{u"not closed"_s, u"no landing change"_s}
                          << QStringList{u"未关单"_s, u"无落地变更"_s};
}

void TestEvidenceChips::inReadingOrder()
{
    QFETCH(EvidenceFacts, facts);
    const Assessment assessment = assess(facts);
    QTEST(textsOf(evidenceChips(assessment, {}, in(TextLanguage::English))), "english");
    QTEST(textsOf(evidenceChips(assessment, {}, in(TextLanguage::Chinese))), "chinese");
}

void TestEvidenceChips::factsInBothLanguages()
{
    const auto chips = evidenceChips(assess(landedFacts(1'221)), {}, in(TextLanguage::English));
    const EvidenceChipContent landing = chipOf(chips, EvidenceChipKind::Landing);
    QCOMPARE(landing.english, u"PR 20 merged 2026-11-18 10:00, closed 20 min 21 s later"_s);
    QCOMPARE(landing.chinese, u"PR 20 于 2026-11-18 10:00 合入，20 分 21 秒后关单"_s);
    QCOMPARE(chipOf(chips, EvidenceChipKind::Delta).english, landing.english);
    QCOMPARE(chipOf(chips, EvidenceChipKind::Resolution).chinese, u"代码修复"_s);
    // The window's language changes the chips, not what an article gets.
    const auto chinese = evidenceChips(assess(landedFacts(1'221)), {}, in(TextLanguage::Chinese));
    QCOMPARE(chipOf(chinese, EvidenceChipKind::Landing).english, landing.english);
}

void TestEvidenceChips::everyChipSaysWhy()
{
    EvidenceFacts facts = landedFacts(-60);
    facts.changes.first().files.reset();
    const Assessment assessment = assess(facts);
    for (const TextLanguage language : {TextLanguage::English, TextLanguage::Chinese}) {
        for (const EvidenceChipContent &chip : evidenceChips(assessment, {u"other"_s, {}}, in(language))) {
            QVERIFY2(!chip.rule.isEmpty(), qPrintable(chip.text));
            QVERIFY2(!chip.facts.isEmpty(), qPrintable(chip.text));
            QVERIFY(!chip.chinese.isEmpty() && !chip.english.isEmpty());
            QVERIFY(chip.spoken.contains(chip.text) || chip.kind == EvidenceChipKind::Landing
                    || chip.kind == EvidenceChipKind::Missing);
            QVERIFY(!chip.facts.contains(QString()));
        }
    }
}

void TestEvidenceChips::editorAndComputedBothShow()
{
    EvidenceFacts facts = landedFacts(60);
    facts.editorResolution =
            EditorResolution{Resolution::DocsFix, u"only comments changed"_s, u"eve"_s, moment(600)};
    const Assessment assessment = assess(facts);
    const auto chip =
            chipOf(evidenceChips(assessment, {}, in(TextLanguage::English)), EvidenceChipKind::Resolution);
    QCOMPARE(chip.text, u"fixed in the docs (set by hand; computed: fixed in code)"_s);
    QCOMPARE(chip.facts.first(),
            u"eve set it to “fixed in the docs”, 2026-11-18 10:10: only comments changed"_s);
    QCOMPARE(chip.english, u"fixed in the docs"_s);
}

void TestEvidenceChips::changedShowsThenAndNow()
{
    const Assessment then = assess(landedFacts(60));
    EvidenceFacts facts = landedFacts(60);
    facts.issue.closedAt = moment(7'200);
    const Assessment now = assess(facts);
    QCOMPARE(chipOf(evidenceChips(now, {now.fingerprint, {}}, in(TextLanguage::English)),
                     EvidenceChipKind::Changed)
                     .text,
            QString());
    const auto chip = chipOf(evidenceChips(now, {then.fingerprint, then}, in(TextLanguage::English)),
            EvidenceChipKind::Changed);
    QCOMPARE(chip.text, u"changed since decided"_s);
    QCOMPARE(chip.facts,
            (QStringList{
                    u"When decided: auto-close chain \u00b7 1 min 00 s \u00b7 fixed in code \u00b7 PR 20"_s,
                    u"Now: hours \u00b7 2 h 00 min 00 s \u00b7 fixed in code \u00b7 PR 20"_s}));
    // Where only the fingerprint was kept, both are named.
    const auto bare = chipOf(
            evidenceChips(now, {then.fingerprint, {}}, in(TextLanguage::English)), EvidenceChipKind::Changed);
    QVERIFY(bare.facts[0].contains(then.fingerprint.left(12)));
    QVERIFY(bare.facts[1].contains(now.fingerprint.left(12)));
}

void TestEvidenceChips::missingIsTold()
{
    EvidenceFacts facts = closedIssue();
    facts.eventsLoaded = false;
    facts.changesLoaded = false;
    const auto chip =
            chipOf(evidenceChips(assess(facts), {}, in(TextLanguage::English)), EvidenceChipKind::Missing);
    QCOMPARE(chip.text, u"2 facts missing"_s);
    QVERIFY2(chip.facts.contains(u"no events loaded"_s), qPrintable(chip.facts.join(u'|')));
    QVERIFY(chip.chinese.contains(u"未载入变更"_s));
}

void TestEvidenceChips::linksOfAllKinds()
{
    const QString home = u"org/repo"_s;
    Link link{.change = {home, u"20"_s},
            .state = u"merged"_s,
            .mergedAt = moment(),
            .bases = {LinkBasis::ClosingKeyword, LinkBasis::Platform}};
    QCOMPARE(linkSummary(link, home, TextLanguage::English),
            u"PR 20 merged: closing keyword, linked by the platform"_s);
    QCOMPARE(linkSummary(link, home, TextLanguage::Chinese), u"PR 20 已合入：关单关键字、平台关联"_s);
    link.rejected = true;
    QCOMPARE(linkSummary(link, u"org/other"_s, TextLanguage::English),
            u"org/repo PR 20 merged (rejected by an editor)"_s);
    link.state.clear();
    QVERIFY(linkSummary(link, home, TextLanguage::Chinese).contains(u"未载入"_s));
}

void TestEvidenceChips::basisEvents()
{
    EvidenceFacts answered = closedIssue(90);
    answered.events = {
            comment(u"c1"_s, -500, u"user"_s, u"help"_s), comment(u"c2"_s, 0, u"maintainer"_s, u"use 2.1"_s)};
    QCOMPARE(basisEventIds(assess(answered)), QStringList{u"c2"_s});
    // With a landing change the answer decides nothing, but a comment that shows a trap does.
    EvidenceFacts landed = landedFacts(60);
    landed.events = {comment(u"c3"_s, -10, u"maintainer"_s, u"thanks"_s),
            comment(u"c4"_s, 500, u"maintainer"_s, u"one more thing"_s)};
    QCOMPARE(basisEventIds(assess(landed)), QStringList{u"c4"_s});
}

void TestEvidenceChips::changesAsTyped_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("change"); // Empty: refused.
    QTest::newRow("number") << u" 938 "_s << u"org/repo#938"_s;
    QTest::newRow("bang") << u"!938"_s << u"org/repo#938"_s;
    QTest::newRow("hash") << u"#938"_s << u"org/repo#938"_s;
    QTest::newRow("full width") << u"！938"_s << u"org/repo#938"_s;
    QTest::newRow("word") << u"PR 938"_s << u"org/repo#938"_s;
    QTest::newRow("glued word") << u"pr938"_s << u"org/repo#938"_s;
    QTest::newRow("word and sign") << u"MR !938"_s << u"org/repo#938"_s;
    QTest::newRow("other repository") << u"acme/tool#7"_s << u"acme/tool#7"_s;
    QTest::newRow("deeper group") << u"acme/group/tool!7"_s << u"acme/group/tool#7"_s;
    QTest::newRow("address") << u"https://gitcode.com/acme/tool/merge_requests/7"_s << u"acme/tool#7"_s;
    QTest::newRow("address of an issue") << u"https://gitcode.com/acme/tool/issues/7"_s << QString();
    QTest::newRow("foreign address") << u"https://example.org/acme/tool/pull/7"_s << QString();
    QTest::newRow("nothing") << QString() << QString();
    QTest::newRow("words") << u"the one above"_s << QString();
    QTest::newRow("no number") << u"acme/tool#"_s << QString();
    QTest::newRow("too long") << u"#"_s + QString(40, u'9') << QString();
}

void TestEvidenceChips::changesAsTyped()
{
    QFETCH(QString, typed);
    const auto change = changeFromText(typed, u"org/repo"_s);
    QTEST(change ? formatIssueRef(*change) : QString(), "change");
}

} // namespace Winnow

QTEST_APPLESS_MAIN(Winnow::TestEvidenceChips)
#include "tst_evidencechips.moc"
