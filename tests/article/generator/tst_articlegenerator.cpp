// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "generator/articlegenerator.h"
#include "generator/articletemplates.h"
#include "generator/casenames.h"
#include "maderows.h"
#include "samplerecord.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace Winnow {

/// From the record to the document.
class TestArticleGenerator final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(); }
    void titles_data();
    void titles();
    void partsStandInOrder();
    void overviewCountsTheSections();
    void sectionsComeFromTheRecordThenFromTheRows();
    void rowsKeepTheirOrder();
    void readingHeading_data();
    void readingHeading();
    void themesNameTheirRows();
    void guideFromTheRecord();
    void guideFromTheRows();
    void textsStandOnOneLine();
    void emptyRecord();
    void namesOfRepositories();
    void languagesHaveTheSameShape();
    void templateLibraryMayBeMissing();
};

namespace {

constexpr auto zh = TextLanguage::Chinese;
constexpr auto en = TextLanguage::English;

ArticleCase rowOf(const QString &repo, const QString &number)
{
    ArticleCase row = bareRow(number);
    row.issue.repo = repo;
    return row;
}

QStringList sectionNames(const Article &article)
{
    QStringList names;
    for (const SectionPart *section : partsOf<SectionPart>(article))
        names.append(section->name);
    return names;
}

} // namespace

void TestArticleGenerator::titles_data()
{
    QTest::addColumn<LocalizedText>("series");
    QTest::addColumn<int>("ordinal");
    QTest::addColumn<LocalizedText>("batch");
    QTest::addColumn<QString>("chinese");
    QTest::addColumn<QString>("english");
    const LocalizedText series{u"燕鸥精选"_s, u"Tern Picks"_s};
    QTest::newRow("whole") << series << 18 << LocalizedText{u"十一月"_s, u"November"_s}
                           << u"燕鸥精选（十八）·十一月"_s << u"Tern Picks (18) · November"_s;
    QTest::newRow("the first") << series << 1 << LocalizedText() << u"燕鸥精选（一）"_s
                               << u"Tern Picks (1)"_s;
    QTest::newRow("above a hundred") << series << 105 << LocalizedText() << u"燕鸥精选（一百零五）"_s
                                     << u"Tern Picks (105)"_s;
    QTest::newRow("no ordinal") << series << 0 << LocalizedText{u"增刊"_s, u"extra"_s} << u"燕鸥精选·增刊"_s
                                << u"Tern Picks · extra"_s;
    QTest::newRow("one language") << LocalizedText{u"燕鸥精选"_s, {}} << 2 << LocalizedText{{}, u"November"_s}
                                  << u"燕鸥精选（二）"_s << u"tern-picks (2) · November"_s;
}

void TestArticleGenerator::titles()
{
    QFETCH(LocalizedText, series);
    QFETCH(int, ordinal);
    QFETCH(LocalizedText, batch);
    QFETCH(QString, chinese);
    QFETCH(QString, english);
    ArticleRecord record;
    record.series.id = u"tern-picks"_s;
    record.series.title = series;
    record.batch.batch.ordinal = ordinal;
    record.batch.title = batch;
    QCOMPARE(generateArticle(record, zh).title, chinese);
    QCOMPARE(generateArticle(record, en).title, english);
}

void TestArticleGenerator::partsStandInOrder()
{
    for (const TextLanguage language : textLanguages) {
        const Article article = generateArticle(sampleRecord(), language);
        QCOMPARE(article.language, language);
        QList<size_t> kinds;
        for (const ArticlePart &part : article.parts)
            kinds.append(part.index());
        const auto kindOf = [](const ArticlePart &part) { return part.index(); };
        QCOMPARE(kinds,
                QList<size_t>({kindOf(TaglinePart()), kindOf(OverviewPart()), kindOf(SectionPart()),
                        kindOf(SectionPart()), kindOf(SectionPart()), kindOf(ReadingPart()),
                        kindOf(GuidePart()), kindOf(DisclosurePart()), kindOf(FooterPart())}));
    }
}

void TestArticleGenerator::overviewCountsTheSections()
{
    const Article article = generateArticle(sampleRecord(), en);
    const auto *overview = partOf<OverviewPart>(article);
    QVERIFY(overview);
    QCOMPARE(overview->heading, u"Overview"_s);
    QCOMPARE(overview->columns, QStringList({u"Repository"_s, u"Positioning"_s, u"Rows"_s}));
    QCOMPARE(overview->lines,
            QList<OverviewLine>({{u"tensor-core"_s, u"Tensor operators"_s, u"4"_s},
                    {u"ring-bus"_s, u"Ring communication"_s, u"3"_s},
                    {u"docs"_s, u"Documentation site"_s, u"1"_s}}));
}

void TestArticleGenerator::sectionsComeFromTheRecordThenFromTheRows()
{
    ArticleRecord record = recordOf({rowOf(u"tern/b"_s, u"1"_s), rowOf(u"tern/a"_s, u"2"_s),
            rowOf(u"tern/c"_s, u"3"_s), rowOf(u"tern/b"_s, u"4"_s)});
    const auto section = [](const QString &repo, const QString &summary) {
        SectionRecord made;
        made.repo = repo;
        made.summary = {summary, summary};
        return made;
    };
    QCOMPARE(sectionNames(generateArticle(record, zh)), QStringList({u"b"_s, u"a"_s, u"c"_s}));
    record.sections = {section(u"tern/c"_s, u"first"_s), section(u"tern/empty"_s, {}),
            section(u"tern/b"_s, {}), section(u"tern/c"_s, u"again"_s)};
    const Article article = generateArticle(record, zh);
    QCOMPARE(sectionNames(article), QStringList({u"c"_s, u"b"_s, u"a"_s}));
    QCOMPARE(partsOf<SectionPart>(article).first()->summary, u"first"_s);
    QCOMPARE(partOf<OverviewPart>(article)->lines.size(), 3);
}

void TestArticleGenerator::rowsKeepTheirOrder()
{
    const Article article = generateArticle(sampleRecord(), zh);
    const SectionPart *section = partsOf<SectionPart>(article).first();
    QStringList numbers;
    for (const ArticleRow &row : section->rows)
        numbers.append(row.number);
    QCOMPARE(numbers, QStringList({u"101"_s, u"104"_s, u"107"_s, u"110"_s}));
    QCOMPARE(section->rows.first().problem, u"奇数核数下 `tile_sum` 少算一块"_s);
    QVERIFY(section->rows.first().answer.startsWith(u"根因："));
    QCOMPARE(section->subtitle, u"算子·余数块与安装器"_s);
}

void TestArticleGenerator::readingHeading_data()
{
    QTest::addColumn<int>("rows");
    QTest::addColumn<QString>("chinese");
    QTest::addColumn<QString>("english");
    QTest::newRow("none") << 0 << u"组合解读：这 0 条里的共性规律"_s << u"Reading these 0 together"_s;
    QTest::newRow("one") << 1 << u"组合解读：这 1 条里的共性规律"_s << u"Reading the 1 row"_s;
    QTest::newRow("many") << 50 << u"组合解读：这 50 条里的共性规律"_s << u"Reading these 50 together"_s;
}

void TestArticleGenerator::readingHeading()
{
    QFETCH(int, rows);
    QFETCH(QString, chinese);
    QFETCH(QString, english);
    ArticleRecord record;
    for (int i = 0; i < rows; ++i)
        record.cases.append(bareRow(QString::number(i)));
    QVERIFY(!partOf<ReadingPart>(generateArticle(record, zh)));
    record.themes.append(ThemeRecord());
    const Article inChinese = generateArticle(record, zh);
    const Article inEnglish = generateArticle(record, en);
    QCOMPARE(partOf<ReadingPart>(inChinese)->heading, chinese);
    QCOMPARE(partOf<ReadingPart>(inEnglish)->heading, english);
}

void TestArticleGenerator::themesNameTheirRows()
{
    ArticleRecord record = sampleRecord();
    record.themes[0].members->prepend({u"tern/tensor-core"_s, u"99"_s}); // dropped since
    const Article article = generateArticle(record, en);
    const QList<ArticleTheme> themes = partOf<ReadingPart>(article)->themes;
    QCOMPARE(themes.size(), 2);
    QCOMPARE(themes[0].ordinal, 1);
    QCOMPARE(themes[1].ordinal, 2);
    QCOMPARE(themes[0].title, u"Four operator cases: edges and options"_s);
    QCOMPARE(themes[0].cases.size(), 4);
    QCOMPARE(themes[0].cases.first(),
            (CaseLine{{u"tc"_s, u"101"_s},
                    u"a block lost on odd cores: the remainder is cut by its real rows"_s}));
    QCOMPARE(themes[1].cases.last().reference, (CaseReference{u"docs"_s, u"7"_s}));
}

void TestArticleGenerator::guideFromTheRecord()
{
    ArticleRecord record = sampleRecord();
    record.guide[1].cases->append({u"tern/ring-bus"_s, u"18"_s}); // dropped since
    const Article inChinese = generateArticle(record, zh);
    const GuideLine line = partOf<GuidePart>(inChinese)->lines.at(1);
    QCOMPARE(line.symptom, u"断线后不恢复"_s);
    QCOMPARE(line.cases, u"rb#20、rb#21"_s);
    QCOMPARE(line.references, QList<CaseReference>({{u"rb"_s, u"20"_s}, {u"rb"_s, u"21"_s}}));
    const Article inEnglish = generateArticle(record, en);
    QCOMPARE(partOf<GuidePart>(inEnglish)->lines.at(1).cases, u"rb#20, rb#21"_s);
    QCOMPARE(partOf<GuidePart>(inEnglish)->heading, u"Troubleshooting guide"_s);
}

void TestArticleGenerator::guideFromTheRows()
{
    ArticleRecord record = recordOf({bareRow(u"1"_s), bareRow(u"2"_s)});
    QVERIFY(!partOf<GuidePart>(generateArticle(record, zh)));
    record.cases[1].zh.symptom = u"起不来"_s;
    record.cases[1].zh.action = u"看日志"_s;
    const Article article = generateArticle(record, zh);
    QCOMPARE(partOf<GuidePart>(article)->lines,
            QList<GuideLine>({{.symptom = u"起不来"_s,
                    .action = u"看日志"_s,
                    .cases = u"tc#2"_s,
                    .references = {{u"tc"_s, u"2"_s}}}}));
    QVERIFY(!partOf<GuidePart>(generateArticle(record, en)));
}

void TestArticleGenerator::textsStandOnOneLine()
{
    ArticleRecord record = recordOf({bareRow(u"1"_s)});
    record.cases[0].en.answer = u"  first\r\nsecond\tthird\n"_s;
    record.series.footer = {{}, u"one\n\n  two\n"_s};
    record.series.tagline = {{}, u"line\nline"_s};
    const Article article = generateArticle(record, en);
    QCOMPARE(partOf<SectionPart>(article)->rows.first().answer, u"first second third"_s);
    QCOMPARE(partOf<TaglinePart>(article)->text, u"line line"_s);
    const auto footers = partsOf<FooterPart>(article);
    QCOMPARE(footers.size(), 2);
    QCOMPARE(footers[1]->text, u"two"_s);
}

void TestArticleGenerator::emptyRecord()
{
    for (const TextLanguage language : textLanguages) {
        const Article article = generateArticle(ArticleRecord(), language);
        QCOMPARE(article.parts.size(), 1);
        QVERIFY(partOf<DisclosurePart>(article));
    }
}

void TestArticleGenerator::namesOfRepositories()
{
    ArticleRecord record = recordOf(
            {rowOf(u"tern/core"_s, u"1"_s), rowOf(u"gull/core"_s, u"1"_s), rowOf(u"gull/edge"_s, u"2"_s)});
    const CaseNames names(record);
    for (const ArticleCase &row : record.cases)
        QCOMPARE(names.alias(row.issue.repo), caseAlias(record, row.issue.repo));
    QCOMPARE(names.repoName(u"tern/core"_s), u"tern/core"_s);
    QCOMPARE(names.repoName(u"gull/edge"_s), u"edge"_s);
    QCOMPARE(names.caseText({u"gull/edge"_s, u"2"_s}), u"edge#2"_s);
    QCOMPARE(names.issueNamed(u"tc"_s, u"7"_s), (IssueRef{u"tern/core"_s, u"7"_s}));
    QCOMPARE(names.issueNamed(u"gull/core"_s, u"7"_s), (IssueRef{u"gull/core"_s, u"7"_s}));
    QVERIFY(!names.issueNamed(u"core"_s, u"7"_s));
    QVERIFY(!names.issueNamed(u"nowhere"_s, u"7"_s));
    QVERIFY(names.isRow({u"gull/core"_s, u"1"_s}));
    QVERIFY(!names.isRow({u"gull/core"_s, u"2"_s}));
}

void TestArticleGenerator::languagesHaveTheSameShape()
{
    const ArticleRecord record = sampleRecord();
    const Article inChinese = generateArticle(record, zh);
    const Article inEnglish = generateArticle(record, en);
    QCOMPARE(sectionNames(inChinese), sectionNames(inEnglish));
    QCOMPARE(partOf<DisclosurePart>(inChinese)->statements.size(),
            partOf<DisclosurePart>(inEnglish)->statements.size());
    const auto references = [](const Article &article) {
        QList<CaseReference> found;
        for (const ArticleTheme &theme : partOf<ReadingPart>(article)->themes) {
            for (const CaseLine &line : theme.cases)
                found.append(line.reference);
        }
        return found;
    };
    QCOMPARE(references(inChinese), references(inEnglish));
    QCOMPARE(references(inChinese).size(), record.cases.size());
}

/// It does not lie beside this test.
void TestArticleGenerator::templateLibraryMayBeMissing()
{
    const auto markdown = renderMarkdown(generateArticle(sampleRecord(), en));
    QVERIFY(!markdown);
    QVERIFY2(markdown.error().message.contains(u"not installed")
                    && markdown.error().message.contains(u"winnow-articletemplate"),
            qPrintable(markdown.error().message));
}

} // namespace Winnow

QTEST_GUILESS_MAIN(Winnow::TestArticleGenerator)
#include "tst_articlegenerator.moc"
