// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "generator/disclosure.h"
#include "maderows.h"

#include "domain/reason.h"
#include "evidence/evidencetext.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace Winnow {

/// What the method section says of single cases: timings, traps, drops, leftovers.
class TestDisclosureCases final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(); }
    void tiers_data();
    void tiers();
    void tiersAreSortedByTime();
    void gapsAreTold();
    void everyTrap_data();
    void everyTrap();
    void casesOfOneStormShareTheirFacts();
    void noTraps();
    void drops_data();
    void drops();
    void everyReasonHasItsWord();
    void dropsAreGrouped();
    void leftovers_data();
    void leftovers();
};

namespace {

constexpr auto zh = TextLanguage::Chinese;
constexpr auto en = TextLanguage::English;

QStringList statements(const ArticleRecord &record, DisclosureTopic topic, TextLanguage language)
{
    return disclosureStatements(record, topic, language);
}

QString joined(const ArticleRecord &record, DisclosureTopic topic, TextLanguage language)
{
    return statements(record, topic, language).join(u'\n');
}

ArticleDrop madeDrop(const QString &repo, const QString &number, const QString &reason,
        const QString &note = {}, const std::optional<IssueRef> &other = {})
{
    return {{repo, number}, {}, Stage::Analysis, reason, note, other};
}

} // namespace

void TestDisclosureCases::tiers_data()
{
    QTest::addColumn<ArticleCase>("row");
    QTest::addColumn<QString>("chinese");
    QTest::addColumn<QString>("english");
    const auto landed = [](Tier tier, qint64 delta, const QString &chinese, const QString &english) {
        QTest::newRow(qPrintable(tierName(tier))) << landedRow(u"5"_s, tier, delta) << chinese << english;
    };
    const auto answered = [](Tier tier, qint64 seconds, const QString &chinese, const QString &english) {
        QTest::newRow(qPrintable(tierName(tier))) << answeredRow(u"5"_s, tier, seconds) << chinese << english;
    };
    landed(Tier::SameSecond, 0, u"同秒 1 条：tc#5。"_s, u"Same second, 1 row: tc#5."_s);
    landed(Tier::AutoClose, 23, u"自动关单链 1 条：tc#5（23 秒）。"_s,
            u"Auto-close chain, 1 row: tc#5 (23 s)."_s);
    landed(Tier::Minutes, 1'221, u"分钟级 1 条：tc#5（20 分 21 秒）。"_s,
            u"Minutes, 1 row: tc#5 (20 min 21 s)."_s);
    landed(Tier::Hours, 9'124, u"小时级 1 条：tc#5（2 小时 32 分 04 秒）。"_s,
            u"Hours, 1 row: tc#5 (2 h 32 min 04 s)."_s);
    landed(Tier::Days, 2 * 86'400, u"天级 1 条：tc#5（晚 2 天）。"_s, u"Days, 1 row: tc#5 (2 days later)."_s);
    landed(Tier::Stale, 44 * 86'400 + 1, u"stale 关单 1 条：tc#5（晚 44 天 0 小时 00 分 01 秒）。"_s,
            u"Stale close, 1 row: tc#5 (44 days 0 h 00 min 01 s later)."_s);
    landed(Tier::Reversed, -60, u"反向时序 1 条：tc#5（早 1 分 00 秒）。"_s,
            u"Reversed, 1 row: tc#5 (1 min 00 s earlier)."_s);
    answered(Tier::AnswerSeconds, 9, u"秒级答复 1 条：tc#5（9 秒）。"_s,
            u"Answered, closed within seconds, 1 row: tc#5 (9 s)."_s);
    answered(Tier::AnswerMinutes, 61, u"分钟级答复 1 条：tc#5（1 分 01 秒）。"_s,
            u"Answered, closed within minutes, 1 row: tc#5 (1 min 01 s)."_s);
    answered(Tier::AnswerHours, 3'600, u"小时级答复 1 条：tc#5（1 小时 00 分 00 秒）。"_s,
            u"Answered, closed within hours, 1 row: tc#5 (1 h 00 min 00 s)."_s);
    answered(Tier::AnswerDays, 86'400, u"天级答复 1 条：tc#5（1 天）。"_s,
            u"Answered, closed days later, 1 row: tc#5 (1 day)."_s);
    ArticleCase unexplained = bareRow(u"5"_s);
    unexplained.assessment.tier = Tier::Unexplained;
    QTest::newRow("unexplained") << unexplained << u"关单原因不明 1 条：tc#5。"_s
                                 << u"Unexplained, 1 row: tc#5."_s;
    QTest::newRow("none") << bareRow(u"5"_s) << u"未关单或关单时间不详 1 条：tc#5。"_s
                          << u"Not closed, or closed at an unknown time, 1 row: tc#5."_s;
}

void TestDisclosureCases::tiers()
{
    QFETCH(ArticleCase, row);
    QFETCH(QString, chinese);
    QFETCH(QString, english);
    const ArticleRecord record = recordOf({row});
    const QStringList inChinese = statements(record, DisclosureTopic::Tiers, zh);
    const QStringList inEnglish = statements(record, DisclosureTopic::Tiers, en);
    QCOMPARE(inChinese.size(), 2);
    QVERIFY(inChinese.first().startsWith(u"时序分层："));
    QVERIFY(inEnglish.first().startsWith(u"Timing: "));
    QCOMPARE(inChinese.last(), chinese);
    QCOMPARE(inEnglish.sliced(1), QStringList{english});
}

void TestDisclosureCases::tiersAreSortedByTime()
{
    const ArticleRecord record =
            recordOf({landedRow(u"1"_s, Tier::AutoClose, 90), landedRow(u"2"_s, Tier::SameSecond, 0),
                    landedRow(u"3"_s, Tier::AutoClose, 4), landedRow(u"4"_s, Tier::Reversed, -500),
                    landedRow(u"5"_s, Tier::Reversed, -20), landedRow(u"6"_s, Tier::AutoClose, 90)});
    QCOMPARE(statements(record, DisclosureTopic::Tiers, en).sliced(1),
            QStringList({u"Same second, 1 row: tc#2."_s,
                    u"Auto-close chain, 3 rows: tc#3 (4 s), tc#1 (1 min 30 s), tc#6 (1 min 30 s)."_s,
                    u"Reversed, 2 rows: tc#5 (20 s earlier), tc#4 (8 min 20 s earlier)."_s}));
}

void TestDisclosureCases::gapsAreTold()
{
    ArticleCase first = bareRow(u"1"_s);
    first.assessment.missing = {{MissingKind::Events, {}}, {MissingKind::Change, {u"tern/core"_s, u"90"_s}},
            {MissingKind::Change, {u"tern/core"_s, u"91"_s}}};
    ArticleCase second = bareRow(u"2"_s);
    second.assessment.missing = {{MissingKind::Events, {}}};
    const ArticleRecord record = recordOf({first, second});
    QCOMPARE(statements(record, DisclosureTopic::Tiers, zh).last(),
            u"证据缺口：未载入事件（tc#1、tc#2）；变更未载入（tc#1）。"_s);
    QCOMPARE(statements(record, DisclosureTopic::Tiers, en).last(),
            u"Gaps in the evidence: no events loaded (tc#1, tc#2); change not loaded (tc#1)."_s);
}

void TestDisclosureCases::everyTrap_data()
{
    QTest::addColumn<int>("code");
    for (int code = 0; code < trapCodeCount; ++code)
        QTest::newRow(qPrintable(trapName(static_cast<TrapCode>(code)))) << code;
}

void TestDisclosureCases::everyTrap()
{
    QFETCH(int, code);
    const auto trapCode = static_cast<TrapCode>(code);
    ArticleCase row = bareRow(u"5"_s);
    const Fact fact{.kind = FactKind::CloseCount,
            .at = {},
            .ref = {},
            .actor = {},
            .text = {},
            .eventId = {},
            .number = 3};
    row.assessment.traps = {{trapCode, {fact, fact}}};
    const ArticleRecord record = recordOf({row, bareRow(u"6"_s)});
    const QStringList inChinese = statements(record, DisclosureTopic::Traps, zh);
    const QStringList inEnglish = statements(record, DisclosureTopic::Traps, en);
    QCOMPARE(inChinese.first(), u"时序陷阱：2 条中 1 条命中，以下逐案列出事实。"_s);
    QCOMPARE(inEnglish.first(), u"Traps: 1 of 2 rows falls into at least one; the facts follow."_s);
    const QString rule = trapRule(trapCode, zh); // ends with a full stop, as the head does
    QCOMPARE(inChinese.sliced(1),
            QStringList{
                    trapText(trapCode, zh) + u" 1 条："_s + rule + u"tc#5：共关闭 3 次；共关闭 3 次。"_s});
    QCOMPARE(inEnglish.size(), 2);
    const QString english = inEnglish.last();
    QVERIFY2(english.startsWith(trapText(trapCode, en) + u", 1 row: "_s, Qt::CaseInsensitive),
            qPrintable(english));
    QVERIFY2(english.contains(trapRule(trapCode, en), Qt::CaseInsensitive), qPrintable(english));
    QVERIFY2(english.endsWith(u" tc#5: closed 3 times; closed 3 times."), qPrintable(english));
    QVERIFY(english.front().isUpper());
}

void TestDisclosureCases::casesOfOneStormShareTheirFacts()
{
    const auto stormed = [](const QString &number, qint64 size) {
        ArticleCase row = bareRow(number);
        row.assessment.traps = {{TrapCode::Storm,
                {{.kind = FactKind::StormSize,
                        .at = {},
                        .ref = {},
                        .actor = {},
                        .text = {},
                        .eventId = {},
                        .number = size}}}};
        return row;
    };
    const ArticleRecord record = recordOf({stormed(u"1"_s, 4), stormed(u"2"_s, 3), stormed(u"3"_s, 4)});
    const QString statement = statements(record, DisclosureTopic::Traps, en).last();
    QVERIFY2(statement.startsWith(u"Closing storm, 3 rows: "), qPrintable(statement));
    QVERIFY2(statement.endsWith(u" tc#1, tc#3: 4 issues. tc#2: 3 issues."), qPrintable(statement));
}

void TestDisclosureCases::noTraps()
{
    QCOMPARE(joined(recordOf({bareRow(u"1"_s)}), DisclosureTopic::Traps, zh), u"时序陷阱：1 条均未命中。"_s);
    QCOMPARE(joined(recordOf({bareRow(u"1"_s)}), DisclosureTopic::Traps, en), u"Traps: none in the 1 row."_s);
    QCOMPARE(joined(recordOf({bareRow(u"1"_s), bareRow(u"2"_s)}), DisclosureTopic::Traps, en),
            u"Traps: none in the 2 rows."_s);
}

void TestDisclosureCases::drops_data()
{
    QTest::addColumn<ArticleDrop>("drop");
    QTest::addColumn<QString>("chinese");
    QTest::addColumn<QString>("english");
    const QString core = u"tern/core"_s;
    const auto row = [](const char *name, const ArticleDrop &drop, const QString &chinese,
                             const QString &english) {
        QTest::newRow(name) << drop << u"诚实弃收·分析阶段 1 条：core #9（%1）。"_s.arg(chinese)
                            << u"Honest drops in analysis, 1 issue: core #9 (%1)."_s.arg(english);
    };
    row("a reason", madeDrop(core, u"9"_s, u"no-answer"_s), u"无答复"_s, u"no answer"_s);
    row("none", madeDrop(core, u"9"_s, {}), u"未注明原因"_s, u"no reason given"_s);
    row("the series' own", madeDrop(core, u"9"_s, u"seen-before"_s), u"seen-before"_s, u"seen-before"_s);
    row("other", madeDrop(core, u"9"_s, u"other"_s, u"A test of\nthe forge"_s), u"A test of the forge"_s,
            u"A test of the forge"_s);
    row("other, for readers of Chinese", madeDrop(core, u"9"_s, u"other"_s, u"平台测试单"_s), u"平台测试单"_s,
            u"other"_s);
    row("other without a note", madeDrop(core, u"9"_s, u"other"_s), u"其他"_s, u"other"_s);
    row("a note that is no reason", madeDrop(core, u"9"_s, u"quota"_s, u"Nice, though"_s), u"名额所限"_s,
            u"over quota"_s);
    row("duplicate of a known one", madeDrop(core, u"9"_s, u"duplicate"_s, {}, IssueRef{core, u"4"_s}),
            u"与 tc#4 重复"_s, u"duplicate of tc#4"_s);
    row("duplicate of nobody knows what", madeDrop(core, u"9"_s, u"duplicate"_s), u"重复"_s, u"duplicate"_s);
    row("the same topic, by its note",
            madeDrop(core, u"9"_s, u"same-topic"_s, u"让位于 tc#4：tc#4 更全，tc#9 只有现象"_s),
            u"并入同主题 tc#4"_s, u"same topic as tc#4"_s);
    row("the same topic, by the repository's name",
            madeDrop(core, u"9"_s, u"same-topic"_s, u"see tern/core#4, i.e. core#4"_s), u"并入同主题 tc#4"_s,
            u"same topic as tc#4"_s);
    row("two in the note", madeDrop(core, u"9"_s, u"same-topic"_s, u"not tc#3 but tc#4"_s), u"并入同主题"_s,
            u"same topic as another"_s);
    row("an unknown one in the note", madeDrop(core, u"9"_s, u"same-topic"_s, u"yields to zz#4"_s),
            u"并入同主题"_s, u"same topic as another"_s);
}

void TestDisclosureCases::drops()
{
    QFETCH(ArticleDrop, drop);
    QFETCH(QString, chinese);
    QFETCH(QString, english);
    ArticleRecord record = recordOf({bareRow(u"1"_s)});
    record.drops = {drop};
    QCOMPARE(joined(record, DisclosureTopic::Drops, zh), chinese);
    QCOMPARE(joined(record, DisclosureTopic::Drops, en), english);
}

void TestDisclosureCases::everyReasonHasItsWord()
{
    for (const Reason &reason : reasonsFor(Verdict::Drop)) {
        ArticleRecord record = recordOf({});
        record.drops = {madeDrop(u"tern/core"_s, u"9"_s, reason.code)};
        const QString chinese = joined(record, DisclosureTopic::Drops, zh);
        const QString english = joined(record, DisclosureTopic::Drops, en);
        if (reason.code != u"other") {
            QVERIFY2(chinese.contains(reason.label.zh), qPrintable(chinese));
            QVERIFY2(english.contains(reason.label.en, Qt::CaseInsensitive), qPrintable(english));
        }
        QVERIFY2(!english.contains(u"note needed"), qPrintable(english));
    }
}

void TestDisclosureCases::dropsAreGrouped()
{
    ArticleRecord record = recordOf({bareRow(u"1"_s)});
    record.drops = {madeDrop(u"tern/core"_s, u"2"_s, u"spam"_s), madeDrop(u"gull/core"_s, u"2"_s, u"empty"_s),
            madeDrop(u"tern/core"_s, u"3"_s, u"empty"_s), madeDrop(u"tern/core"_s, u"4"_s, u"spam"_s),
            madeDrop(u"tern/edge"_s, u"5"_s, u"spam"_s)};
    record.drops.last().stage = Stage::Editor;
    QCOMPARE(statements(record, DisclosureTopic::Drops, en),
            QStringList(
                    {u"Honest drops in analysis, 4 issues: tern/core #2, #4 (spam), #3 (empty); gull/core #2 (empty)."_s,
                            u"Honest drops by the editor, 1 issue: edge #5 (spam)."_s}));
    QCOMPARE(statements(record, DisclosureTopic::Drops, zh).first(),
            u"诚实弃收·分析阶段 4 条：tern/core #2、#4（刷屏）、#3（空单）；gull/core #2（空单）。"_s);
    record.drops.clear();
    QCOMPARE(statements(record, DisclosureTopic::Drops, en),
            QStringList{u"Honest drops: none in analysis and none by the editor."_s});
}

void TestDisclosureCases::leftovers_data()
{
    QTest::addColumn<int>("held");
    QTest::addColumn<int>("undecided");
    QTest::addColumn<QString>("chinese");
    QTest::addColumn<QString>("english");
    QTest::newRow("none") << 0 << 0 << u"余量：候选已全部取舍，没有留给下期的。"_s
                          << u"Leftovers: every candidate was decided on, and none is carried over."_s;
    QTest::newRow("one held")
            << 1 << 0 << u"余量：候选中既未收录也未弃收的 1 条（搁置 1 条）转入下期：core #1。"_s
            << u"Leftovers: 1 candidate neither kept nor dropped (1 held), carried over to the next "
               "instalment: core #1."_s;
    QTest::newRow("two undecided")
            << 0 << 2 << u"余量：候选中既未收录也未弃收的 2 条（未定 2 条）转入下期：core #1；edge #2。"_s
            << u"Leftovers: 2 candidates neither kept nor dropped (2 undecided), carried over to "
               "the next instalment: core #1; edge #2."_s;
    QTest::newRow("many")
            << 1 << 40
            << u"余量：候选中既未收录也未弃收的 41 条（搁置 1 条、未定 40 条）转入下期：core 21 条、edge 20 条。"_s
            << u"Leftovers: 41 candidates neither kept nor dropped (1 held, 40 undecided), carried over "
               "to the next instalment: core 21, edge 20."_s;
}

void TestDisclosureCases::leftovers()
{
    QFETCH(int, held);
    QFETCH(int, undecided);
    QFETCH(QString, chinese);
    QFETCH(QString, english);
    ArticleRecord record = recordOf({bareRow(u"900"_s)});
    record.funnel.add(Verdict::Hold, Stage::Editor, {}, held);
    record.funnel.add(Verdict::Undecided, Stage::Prefilter, {}, undecided);
    for (int i = 1; i <= held + undecided; ++i)
        record.leftovers.append({i % 2 == 1 ? u"tern/core"_s : u"tern/edge"_s, QString::number(i)});
    QCOMPARE(joined(record, DisclosureTopic::Leftovers, zh), chinese);
    QCOMPARE(joined(record, DisclosureTopic::Leftovers, en), english);
}

} // namespace Winnow

QTEST_APPLESS_MAIN(Winnow::TestDisclosureCases)
#include "tst_disclosurecases.moc"
