// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "lint/linter.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace Winnow {

namespace {

ArticleRow row(const QString &number, const QString &answer)
{
    ArticleRow one;
    one.number = number;
    one.problem = u"报错"_s;
    one.answer = answer;
    return one;
}

CaseReference reference(const QString &alias, const QString &number)
{
    CaseReference one;
    one.alias = alias;
    one.number = number;
    return one;
}

CaseLine caseLine(const QString &alias, const QString &number, const QString &text)
{
    CaseLine one;
    one.reference = reference(alias, number);
    one.text = text;
    return one;
}

void addSection(Article &article, const QString &name, const QList<ArticleRow> &rows)
{
    SectionPart section;
    section.name = name;
    section.rows = rows;
    article.parts.append(section);
}

/// A published file by itself: three rows of two repositories, a theme with a line each.
Article smallArticle(const QString &answer, const QString &line)
{
    Article article;
    article.title = u"精选"_s;
    OverviewPart overview;
    for (const auto &[name, count] : {std::pair(u"msop"_s, 2), std::pair(u"hixl"_s, 1)}) {
        OverviewLine one;
        one.repo = name;
        one.count = QString::number(count);
        overview.lines.append(one);
    }
    article.parts.append(overview);
    addSection(article, u"msop"_s, {row(u"94"_s, answer), row(u"95"_s, u"见说明"_s)});
    addSection(article, u"hixl"_s, {row(u"7"_s, u"见说明"_s)});
    ReadingPart reading;
    ArticleTheme theme;
    theme.title = u"工具线三案：口径"_s;
    theme.cases = {caseLine(u"msop"_s, u"94"_s, line), caseLine(u"msop"_s, u"95"_s, u"见说明"_s),
            caseLine(u"hx"_s, u"7"_s, u"见说明"_s)};
    reading.themes.append(theme);
    article.parts.append(reading);
    return article;
}

QStringList found(const Article &article)
{
    QStringList problems;
    for (const LintProblem &problem : lintArticle({&article, nullptr, nullptr, {}}))
        problems.append(lintSeverityName(problem.severity) + u' ' + lintCodeName(problem.code));
    return problems;
}

template <typename Part>
Part &partIn(Article &article)
{
    for (ArticlePart &part : article.parts) {
        if (auto *one = std::get_if<Part>(&part))
            return *one;
    }
    qFatal("no such part");
}

} // namespace

/// Whole articles without a record.
class TestLintArticles final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(); }
    void emptyArticle();
    void contradictions();
    void contradictions_data();
    void aliasesByUse();
    void aliasOfAnotherRepository();
    void themesWithoutLines();
    void titleCounts();
    void titleCounts_data();
    void fixesGoIntoTheirPlaces();
    void problemsStandInOrder();
};

void TestLintArticles::emptyArticle()
{
    QCOMPARE(found(Article()), QStringList());
    QCOMPARE(lintArticle({}), QList<LintProblem>());
}

void TestLintArticles::contradictions_data()
{
    QTest::addColumn<QString>("answer");
    QTest::addColumn<QString>("line");
    QTest::addColumn<QStringList>("problems");
    const auto add = [](const QString &answer, const QString &line, const QStringList &problems = {}) {
        QTest::newRow(qPrintable(answer + u" / "_s + line)) << answer << line << problems;
    };
    add(u"PR 12 合入与关单同秒"_s, u"PR12 同秒"_s);
    add(u"秒级关单"_s, u"显式加载（0 秒关单）"_s);
    add(u"关单晚 2.1 天"_s, u"合入早关单 2 天"_s);
    add(u"PR 12 合入与关单同秒"_s, u"stale 晚 4.6 天"_s, {u"error claim-delta"_s});
    add(u"答复后 9 秒关单"_s, u"19 秒关单"_s, {u"error claim-delta"_s});
    add(u"答复后 9 秒关单"_s, u"关单晚于合入 3 天"_s);
    add(u"9-18 随孪生单 #178 同秒关单"_s, u"stale 晚 32 天关单"_s);
    add(u"PR 12 于 08-06 合入"_s, u"08-16 合入"_s, {u"error claim-time"_s});
    add(u"PR 12 于 08-06 合入"_s, u"PR 13 于 08-16 合入"_s);
    add(u"08-06 合入，08-16 合入"_s, u"08-16 合入"_s);
}

void TestLintArticles::contradictions()
{
    QFETCH(const QString, answer);
    QFETCH(const QString, line);
    QTEST(found(smallArticle(answer, line)), "problems");
}

void TestLintArticles::aliasesByUse()
{
    Article article = smallArticle(u"见说明"_s, u"见说明"_s);
    partIn<ReadingPart>(article).themes[0].cases[1].reference.alias = u"mso"_s;
    QCOMPARE(found(article), QStringList()); // once each: nobody knows which one is right
    GuidePart guide;
    GuideLine line;
    line.cases = u"msop#94、msop#95、hx#7"_s;
    line.references = {
            reference(u"msop"_s, u"94"_s), reference(u"msop"_s, u"95"_s), reference(u"hx"_s, u"7"_s)};
    guide.lines.append(line);
    article.parts.append(guide);
    QCOMPARE(found(article), QStringList{u"hint ref-alias"_s});
}

void TestLintArticles::aliasOfAnotherRepository()
{
    Article article = smallArticle(u"见说明"_s, u"见说明"_s);
    partIn<ReadingPart>(article).themes[0].cases[1].reference = reference(u"hixl"_s, u"95"_s);
    const QStringList problems = found(article);
    QVERIFY(problems.contains(u"error ref-unknown"_s));
    QVERIFY(problems.contains(u"error theme-once"_s));
}

/// Early instalments name their cases in the leads, and not all of them.
void TestLintArticles::themesWithoutLines()
{
    Article article = smallArticle(u"见说明"_s, u"见说明"_s);
    ArticleTheme &theme = partIn<ReadingPart>(article).themes[0];
    theme.cases.clear();
    theme.title = u"口径"_s;
    theme.lead = u"先看口径（#94），再看时序（hixl #7）。"_s;
    QCOMPARE(found(article), QStringList());
    theme.lead = u"先看口径（#96）。"_s;
    QCOMPARE(found(article), QStringList{u"warning ref-unknown"_s});
}

void TestLintArticles::titleCounts_data()
{
    QTest::addColumn<QString>("title");
    QTest::addColumn<QString>("fix"); // null: no problem
    QTest::newRow("right") << u"工具线三案"_s << QString();
    QTest::newRow("no count") << u"三层坑：先看口径"_s << QString();
    QTest::newRow("a sum") << u"工具两案、通信一案"_s << QString();
    QTest::newRow("counts parameters") << u"一条参数救活一批容器"_s << QString();
    QTest::newRow("Chinese") << u"工具线四案：口径"_s << u"三"_s;
    QTest::newRow("digits") << u"工具线 4 案"_s << u"3"_s;
    QTest::newRow("full-width") << u"工具线４案"_s << u"3"_s;
    QTest::newRow("English") << u"Tools, four cases"_s << u"three"_s;
}

void TestLintArticles::titleCounts()
{
    QFETCH(const QString, title);
    Article article = smallArticle(u"见说明"_s, u"见说明"_s);
    partIn<ReadingPart>(article).themes[0].title = title;
    const QList<LintProblem> problems = lintArticle({&article, nullptr, nullptr, {}});
    QTEST(problems.isEmpty() ? QString() : problems[0].fix.value_or(LintFix()).replacement, "fix");
}

void TestLintArticles::fixesGoIntoTheirPlaces()
{
    Article article = smallArticle(u"见说明"_s, u"见说明"_s);
    partIn<ReadingPart>(article).themes[0].title = u"工具线 14 案：口径"_s;
    const QList<LintProblem> problems = lintArticle({&article, nullptr, nullptr, {}});
    QCOMPARE(problems.size(), 1);
    QString title = partIn<ReadingPart>(article).themes[0].title;
    const LintPlace &place = problems[0].place;
    title.replace(place.start, place.end - place.start, problems[0].fix->replacement);
    QCOMPARE(title, u"工具线 3 案：口径"_s);
}

void TestLintArticles::problemsStandInOrder()
{
    Article article = smallArticle(u"（见说明"_s, u"（见说明"_s);
    article.title = u"（精选"_s;
    partIn<OverviewPart>(article).lines[1].count = u"2"_s;
    partIn<SectionPart>(article).rows[1].answer = u"见 a@b.org.cn（"_s;
    QStringList parts;
    for (const LintProblem &problem : lintArticle({&article, nullptr, nullptr, {}}))
        parts.append(articlePartName(problem.place.part) + problem.place.number);
    QCOMPARE(parts,
            (QStringList{u"title"_s, u"overview"_s, u"overview"_s, u"row94"_s, u"row95"_s, u"row95"_s,
                    u"case-line94"_s}));
}

} // namespace Winnow

QTEST_GUILESS_MAIN(Winnow::TestLintArticles)
#include "tst_lintarticles.moc"
