// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "lint/addresschecks.h"
#include "lint/bilingualchecks.h"
#include "lint/disclosurechecks.h"
#include "lint/glossarychecks.h"
#include "lint/lengthchecks.h"
#include "lint/personalchecks.h"
#include "lint/typographychecks.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace Winnow {

namespace {

/// The parts of @p source that the problems lie on.
QStringList placesOf(const QString &source, const QList<TextProblem> &problems)
{
    QStringList places;
    for (const TextProblem &problem : problems)
        places.append(source.sliced(problem.start, problem.end - problem.start));
    return places;
}

/// @p source with every fix applied, the last first.
QString fixed(QString source, QList<TextProblem> problems)
{
    std::ranges::sort(problems, std::ranges::greater(), &TextProblem::start);
    for (const TextProblem &problem : std::as_const(problems)) {
        if (problem.fix)
            source.replace(problem.start, problem.end - problem.start, problem.fix->replacement);
    }
    return source;
}

} // namespace

class TestLintTexts final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(); }
    void dashes();
    void dashes_data();
    void typography();
    void typography_data();
    void styleComesFromUse();
    void addresses();
    void addresses_data();
    void personal();
    void personal_data();
    void cells();
    void cells_data();
    void statedLists();
    void statedLists_data();
    void drift();
    void drift_data();
    void terms();
    void terms_data();
};

void TestLintTexts::dashes_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("repaired");
    const auto add = [](const QString &text, const QString &repaired) {
        QTest::newRow(qPrintable(text)) << text << repaired;
    };
    add(u"用–metrics=x 采集"_s, u"用--metrics=x 采集"_s);
    add(u"–force 语义"_s, u"--force 语义"_s);
    add(u"新增–no-cache、–all"_s, u"新增--no-cache、--all"_s);
    add(u"run —force now"_s, u"run --force now"_s);
    add(u"（—all）"_s, u"（--all）"_s);
    add(u"`–all`"_s, u"`--all`"_s);
    for (const QString &sound : {u"删除--force 即可"_s, u"结论——PR 已合入"_s, u"2–3 天"_s, u"a–b"_s,
                 u"一词—Word"_s, u"word — next"_s, u"https://a.example.org/–x"_s, u""_s})
        add(sound, sound);
}

void TestLintTexts::dashes()
{
    QFETCH(const QString, text);
    QTEST(fixed(text, checkDashes(ReadableText(text))), "repaired");
}

void TestLintTexts::typography_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("language");
    QTest::addColumn<int>("style");
    QTest::addColumn<QString>("repaired");
    QTest::addColumn<int>("problems");
    const int zh = static_cast<int>(TextLanguage::Chinese);
    const int en = static_cast<int>(TextLanguage::English);
    const int any = static_cast<int>(SpacingStyle::Any);
    const int spaced = static_cast<int>(SpacingStyle::Spaced);
    const int tight = static_cast<int>(SpacingStyle::Tight);
    const auto add = [](const QString &text, int language, int style, const QString &repaired, int problems) {
        QTest::newRow(qPrintable(text + u" / "_s + QString::number(style)))
                << text << language << style << repaired << problems;
    };
    add(u"升级  后复测"_s, zh, any, u"升级 后复测"_s, 1);
    add(u"失败,重试;再看?"_s, zh, any, u"失败，重试；再看?"_s, 2);
    add(u"升级到26 版"_s, zh, spaced, u"升级到 26 版"_s, 1);
    add(u"升级到 26 版"_s, zh, tight, u"升级到26版"_s, 2);
    add(u"升级到26 版"_s, zh, any, u"升级到26 版"_s, 0);
    add(u"见`a  b`与https://a.example.org/b"_s, zh, spaced, u"见`a  b`与https://a.example.org/b"_s, 0);
    add(u"1,024 与 (3, 4)"_s, zh, spaced, u"1,024 与 (3, 4)"_s, 0);
    add(u"It fails，and stops。"_s, en, any, u"It fails,and stops."_s, 2);
    add(u"the word “合入，关单”"_s, en, any, u"the word “合入，关单”"_s, 0);
    add(u"缺右括号（见说明"_s, zh, any, u"缺右括号（见说明"_s, 1);
    add(u"缺左括号）见说明"_s, zh, any, u"缺左括号）见说明"_s, 1);
    add(u"混用（见说明)"_s, zh, any, u"混用（见说明)"_s, 0);
    add(u"引号“不成对"_s, zh, any, u"引号“不成对"_s, 1);
    add(u"引号\"不成对"_s, zh, any, u"引号\"不成对"_s, 1);
    add(u"1) 先看 2) 再看 a) 后看"_s, zh, any, u"1) 先看 2) 再看 a) 后看"_s, 0);
    add(u"区间 [0, 1) 与 :) 和 ;-)"_s, zh, any, u"区间 [0, 1) 与 :) 和 ;-)"_s, 0);
    add(u"[说明](https://a.example.org/(b))（好）"_s, zh, any, u"[说明](https://a.example.org/(b))（好）"_s,
            0);
}

void TestLintTexts::typography()
{
    QFETCH(const QString, text);
    QFETCH(const int, language);
    QFETCH(const int, style);
    const auto problems = checkTypography(
            ReadableText(text), static_cast<TextLanguage>(language), static_cast<SpacingStyle>(style));
    for (const TextProblem &problem : problems)
        QCOMPARE(problem.severity, LintSeverity::Hint);
    QTEST(fixed(text, problems), "repaired");
    QTEST(static_cast<int>(problems.size()), "problems");
}

void TestLintTexts::styleComesFromUse()
{
    QCOMPARE(spacingStyle({99, 0}), SpacingStyle::Any);
    QCOMPARE(spacingStyle({200, 0}), SpacingStyle::Spaced);
    QCOMPARE(spacingStyle({200, 4}), SpacingStyle::Spaced);
    QCOMPARE(spacingStyle({200, 40}), SpacingStyle::Any);
    QCOMPARE(spacingStyle({2, 200}), SpacingStyle::Tight);
    const SpacingCount count = countSpacing(ReadableText(u"在 A2 上用B3，见`x`"_s));
    QCOMPARE(count.spaced, 2);
    QCOMPARE(count.tight, 1);
}

void TestLintTexts::addresses_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("problems");
    const auto add = [](const QString &text, int problems) {
        QTest::newRow(qPrintable(text)) << text << problems;
    };
    for (const QString &sound : {u"见 https://a.example.org/x?y=1#z 。"_s, u"<https://a.example.org>"_s,
                 u"[说明](https://a.example.org/x)"_s, u"[本节](#part)"_s, u"http://localhost:8080/x"_s,
                 u"https://a.example.org/%E4%BD%A0"_s, u"https://a.example.org，见说明"_s, u"用 http 协议"_s,
                 u"`http:/x.y`"_s, u"https://a.example.org/r?u=https://b.example.org"_s,
                 u"https://u@a.example.org:80/"_s})
        add(sound, 0);
    for (const QString &broken : {u"https://"_s, u"https://intranet/x"_s, u"https://a..example.org"_s,
                 u"https//a.example.org"_s, u"http:/a.example.org"_s, u"htps://a.example.org/b"_s,
                 u"https://https://a.example.org"_s, u"https://a.example.org/%zz"_s,
                 u"https://a.example.org见说明"_s, u"[说明]()"_s, u"[说明](https://a.example.org/b c)"_s,
                 u"[说明](javascript:x)"_s, u"[说明](https://intranet)"_s})
        add(broken, 1);
}

void TestLintTexts::addresses()
{
    QFETCH(const QString, text);
    QTEST(static_cast<int>(checkAddresses(ReadableText(text)).size()), "problems");
}

void TestLintTexts::personal_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("places");
    const auto add = [](const QString &text, const QStringList &places = {}) {
        QTest::newRow(qPrintable(text)) << text << places;
    };
    add(u"联系 li.wei@mail.org.cn。"_s, {u"li.wei@mail.org.cn"_s});
    add(u"手机13912345678"_s, {u"13912345678"_s});
    add(u"139-1234-5678"_s, {u"139-1234-5678"_s});
    add(u"电话 010-12345678"_s, {u"010-12345678"_s});
    add(u"证件 11010519491231002X"_s, {u"11010519491231002X"_s});
    for (const QString &harmless : {u"git@gitcode.com:org/repo"_s, u"a@example.org"_s, u"编号2026091817506"_s,
                 u"17179869184 字节"_s, u"@torch.compile"_s, u"110105194912310021"_s, u"PR 13912345"_s,
                 u"noreply@host.org"_s, u"1726632000123"_s, u"https://a.example.org/13912345678"_s})
        add(harmless);
}

void TestLintTexts::personal()
{
    QFETCH(const QString, text);
    QTEST(placesOf(text, checkPersonal(ReadableText(text))), "places");
}

void TestLintTexts::cells_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("repaired");
    QTest::addColumn<int>("problems");
    QTest::newRow("sound") << u"a \\| b"_s << u"a \\| b"_s << 0;
    QTest::newRow("bar") << u"NOW|LATER"_s << u"NOW|LATER"_s << 1;
    QTest::newRow("line break") << u"a\nb"_s << u"a b"_s << 1;
    QTest::newRow("tab") << u"a\tb"_s << u"a b"_s << 1;
}

void TestLintTexts::cells()
{
    QFETCH(const QString, text);
    QTEST(fixed(text, checkCell(text)), "repaired");
    QTEST(static_cast<int>(checkCell(text).size()), "problems");
}

void TestLintTexts::statedLists_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("places");
    const auto add = [](const QString &text, const QStringList &places = {}) {
        QTest::newRow(qPrintable(text)) << text << places;
    };
    add(u"同秒链 4 条（dep #127/#271/#270、rec#26——以接口字段计）"_s);
    add(u"同秒链 5 条（dep #127/#271/#270、rec#26——以接口字段计）"_s, {u"5 条"_s});
    add(u"秒级 3 条（a#1 23 秒、b#2/#3 19/5 秒）"_s);
    add(u"2 行无有效命中留空（a#1、b#2）"_s);
    add(u"3 行无有效命中留空（a#1、b#2）"_s, {u"3 行"_s});
    add(u"弃 2——a #1（内部，同 #9）、#2（转 b#8）；完。"_s);
    add(u"弃 3——a #1（内部，同 #9）、#2（转 b#8）；完。"_s, {u"3"_s});
    add(u"裁撤 2（a#1 与 b#2 并档同主题 #3）"_s);
    add(u"特殊两例——a#1 先关后合；b#2 上游。③c#3 另说"_s);
    add(u"十案：a#1、b#2"_s, {u"十案"_s});
    add(u"尾仓 4 个（alpha/be-ta/gamma/delta）"_s);
    add(u"尾仓 5 个（alpha/be-ta/gamma/delta）"_s, {u"5 个"_s});
    add(u"候选 69 条（58 长尾+11 补采）"_s);
    add(u"候选 70 条（58 长尾+11 补采）"_s, {u"70 条"_s});
    add(u"50 行中 43 行挂引用，7 行留空"_s);
    add(u"50 行中 43 行挂引用，6 行留空"_s, {u"50 行"_s});
    add(u"命中 9 条（a#1、b#2 等）"_s);
    add(u"余 153 条（上篇估约 115）"_s);
    add(u"7 条（环境/超时/权重类）拆至下一篇"_s);
    add(u"Same second 3 cases (a#1/#2, b#3)."_s);
    add(u"Same second 4 cases (a#1/#2, b#3)."_s, {u"4 cases"_s});
    add(u"9 cases (a#1, b#2, etc.)"_s);
}

void TestLintTexts::statedLists()
{
    QFETCH(const QString, text);
    QTEST(placesOf(text, checkStatedLists(ReadableText(text))), "places");
}

void TestLintTexts::drift_data()
{
    QTest::addColumn<QString>("zh");
    QTest::addColumn<QString>("en");
    QTest::addColumn<QStringList>("places"); // of both texts
    const auto add = [](const QString &zh, const QString &en, const QStringList &places = {}) {
        QTest::newRow(qPrintable(zh + u" / "_s + en)) << zh << en << places;
    };
    add(u"七案，九步"_s, u"seven cases, 9 steps"_s);
    add(u"09-18 合入"_s, u"merged Sep 18"_s);
    add(u"3 万条"_s, u"30,000 entries"_s);
    add(u"升级 v2.7.1"_s, u"upgrade to 2.7.1"_s);
    add(u"升级 2.7.1"_s, u"upgrade to 2.7.2"_s, {u"2.7.1"_s, u"2.7.2"_s});
    add(u"PR5149 合入"_s, u"PR 5149 merged"_s);
    add(u"PR5149 合入"_s, u"PR 5194 merged"_s, {u"PR5149"_s, u"PR 5194"_s});
    add(u"加 --force"_s, u"add –force"_s);
    add(u"加 --force"_s, u"add --forced"_s, {u"--force"_s, u"--forced"_s});
    add(u"调 `f(x)` 即可"_s, u"call `f(y)`"_s, {u"`f(x)`"_s, u"`f(y)`"_s});
    add(u"见 <https://a.example.org/zh/b>"_s, u"see <https://a.example.org/en/b/>"_s);
    add(u"见 https://a.example.org/b"_s, u"see https://a.example.org/c"_s,
            {u"https://a.example.org/b"_s, u"https://a.example.org/c"_s});
    add(u"A2 与 fp32"_s, u"A2 and FP32"_s);
    add(u"A2 报错"_s, u"A3 fails"_s, {u"A2"_s, u"A3"_s});
    add(u"16:38:20"_s, u"16:38:21"_s, {u"20"_s, u"21"_s});
    add(u"两卡"_s, u"both cards"_s);
}

void TestLintTexts::drift()
{
    QFETCH(const QString, zh);
    QFETCH(const QString, en);
    const Drift found = findDrift(readDriftTokens(ReadableText(zh)), readDriftTokens(ReadableText(en)));
    QTEST(placesOf(zh, found.zh) + placesOf(en, found.en), "places");
}

void TestLintTexts::terms_data()
{
    QTest::addColumn<QString>("zh");
    QTest::addColumn<QString>("en");
    QTest::addColumn<QStringList>("places");
    const auto add = [](const QString &zh, const QString &en, const QStringList &places = {}) {
        QTest::newRow(qPrintable(zh + u" / "_s + en)) << zh << en << places;
    };
    add(u"看图谱引用"_s, u"See the graph references"_s);
    add(u"看图谱引用"_s, u"See the chart link"_s, {u"图谱引用"_s});
    add(u"看图谱"_s, u"See the graph"_s);
    add(u"看那张图"_s, u"See the graph"_s, {u"graph"_s});
    add(u"别的事"_s, u"graphics"_s);
}

void TestLintTexts::terms()
{
    QFETCH(const QString, zh);
    QFETCH(const QString, en);
    const TermList terms({{u"图谱"_s, u"graph"_s, {}}, {u"图谱引用"_s, u"Graph reference"_s, {}},
            {u"没有译文"_s, {}, {}}});
    const Drift found = terms.check(ReadableText(zh), ReadableText(en));
    QTEST(placesOf(zh, found.zh) + placesOf(en, found.en), "places");
}

} // namespace Winnow

QTEST_GUILESS_MAIN(Winnow::TestLintTexts)
#include "tst_linttexts.moc"
