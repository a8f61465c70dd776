// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "madearticle.h"

#include "format/articlereader.h"
#include "format/articlesummary.h"
#include "format/articlewriter.h"
#include "format/withoutlines.h"

#include "article/casereferences.h"

#include <QFile>
#include <QJsonArray>
#include <QTest>

using namespace Winnow;
using namespace Qt::StringLiterals;

class ArticleTextTest : public QObject
{
    Q_OBJECT

private slots:
    void reads_data();
    void reads();
    void linesAreTheSource();
    void variants_data();
    void variants();
    void publishedComesBack_data();
    void publishedComesBack();
    void randomArticlesComeBack();
    void anyLineEndsAndBytes_data();
    void anyLineEndsAndBytes();
    void summary();
};

/// The parts of @p article: a letter a kind, with how much is in it.
static QString outline(const Article &article)
{
    QStringList parts;
    for (const ArticlePart &part : article.parts) {
        if (const auto *overview = std::get_if<OverviewPart>(&part))
            parts.append(u"overview %1"_s.arg(overview->lines.size()));
        else if (const auto *section = std::get_if<SectionPart>(&part))
            parts.append(u"%1 %2"_s.arg(section->name).arg(section->rows.size()));
        else if (const auto *reading = std::get_if<ReadingPart>(&part))
            parts.append(u"reading %1"_s.arg(reading->themes.size()));
        else if (const auto *guide = std::get_if<GuidePart>(&part))
            parts.append(u"guide %1"_s.arg(guide->lines.size()));
        else if (const auto *disclosure = std::get_if<DisclosurePart>(&part))
            parts.append(u"disclosure %1"_s.arg(disclosure->statements.size()));
        else if (const auto *text = std::get_if<TextPart>(&part))
            parts.append(u"text “%1”"_s.arg(text->text));
        else
            parts.append(std::holds_alternative<TaglinePart>(part) ? u"tagline"_s : u"footer"_s);
    }
    return parts.join(u", "_s);
}

void ArticleTextTest::reads_data()
{
    QTest::addColumn<TextLanguage>("language");
    QTest::newRow("zh") << TextLanguage::Chinese;
    QTest::newRow("en") << TextLanguage::English;
}

void ArticleTextTest::reads()
{
    QFETCH(const TextLanguage, language);
    const QString text = madeText(language);
    const ReadArticle read = readArticle(text.toUtf8());
    QCOMPARE(read.format, ArticleFormat::Text);
    const Article expected = madeArticle(language);
    const Article article = withoutLines(read.article);
    QCOMPARE(outline(article), outline(expected));
    for (qsizetype i = 0; i < expected.parts.size(); ++i)
        QVERIFY2(article.parts[i] == expected.parts[i], qPrintable(u"part %1"_s.arg(i)));
    QVERIFY(article == expected);
    QVERIFY(read.unread.isEmpty());
    QCOMPARE(read.understood, text.size());
    QCOMPARE(read.kept + read.dropped, 0);
    QCOMPARE(writeText(read.article), text);
}

void ArticleTextTest::linesAreTheSource()
{
    const QString text = madeText(TextLanguage::Chinese);
    const QStringList lines = text.split(u'\n');
    const Article article = readArticle(text.toUtf8()).article;
    int rows = 0;
    for (const SectionPart *section : partsOf<SectionPart>(article)) {
        QVERIFY(lines[section->line - 1].startsWith(section->name));
        for (const ArticleRow &row : section->rows) {
            QVERIFY(lines[row.line - 1].startsWith(u'#' + row.number));
            ++rows;
        }
    }
    QCOMPARE(rows, 3);
    const auto *guide = partOf<GuidePart>(article);
    QVERIFY(lines[guide->lines[1].line - 1].startsWith(guide->lines[1].symptom));
    const auto *reading = partOf<ReadingPart>(article);
    QVERIFY(lines[reading->themes[1].line - 1].startsWith(u"2. "_s));
    QVERIFY(lines[reading->themes[1].cases[0].line - 1].startsWith(u"• ok#58"_s));
}

void ArticleTextTest::variants_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("parts");
    const QString head = u"题\n\n简介 https://forge.example/a\n\n"_s;
    const QString table = u"编号\tIssue 问题内容\t解答总结\n#7\t问\t答\n"_s;
    QTest::newRow("heading without subtitle")
            << head + u"star-loader\n\n一句话\n\n"_s + table << u"tagline, star-loader 1"_s;
    QTest::newRow("heading without summary")
            << head + u"star-loader（甲）\n\n"_s + table << u"tagline, star-loader 1"_s;
    QTest::newRow("ASCII brackets") << head + u"star-loader (甲)\n\n一句话\n\n"_s + table
                                    << u"tagline, star-loader 1"_s;
    QTest::newRow("backslash before a bracket")
            << head + u"star-loader (C:\\)\n\n一句话\n\n"_s + table << u"tagline, star-loader 1"_s;
    QTest::newRow("two texts before the section") << head + u"按语一条。\n\nstar-loader（甲）\n\n一句话\n\n"_s
                    + table << u"tagline, text “按语一条。”, star-loader 1"_s;
    QTest::newRow("table without a head")
            << head + u"star-loader（甲）\n\n一句话\n\n#7\t问\t答\n"_s << u"tagline, star-loader 1"_s;
    QTest::newRow("rows without anything") << u"#7\t问\t答\n#8\t问\t答\n"_s << u" 2"_s;
    QTest::newRow("number without a sign")
            << head + u"star-loader（甲）\n\n"_s + table + u"9\t问\t答\n"_s << u"tagline, star-loader 2"_s;
    QTest::newRow("a sum is no row") << head + u"star-loader（甲）\n\n"_s + table + u"合计\t1\t条\n"_s
                                     << u"tagline, star-loader 1, text “合计\t1\t条”"_s;
    QTest::newRow("a sum in the overview")
            << head + u"总览\n\n仓库\t定位\t收录条数\nstar\t甲\t3\n合计\t\t3\n"_s
            << u"tagline, overview 1, text “合计\t\t3”"_s;
    QTest::newRow("a cell too many") << head + u"star-loader（甲）\n\n"_s + table + u"#8\t问\t答\t又\n"_s
                                     << u"tagline, star-loader 2, text “又”"_s;
    QTest::newRow("overview without its table")
            << head + u"总览\n\nstar-loader（甲）\n\n"_s + table << u"tagline, text “总览”, star-loader 1"_s;
    QTest::newRow("overview under another heading")
            << head + u"本期目录\n\n仓库\t定位\t收录条数\nstar\t甲\t3\n"_s << u"tagline, overview 1"_s;
    QTest::newRow("guide without a heading") << head + u"star-loader（甲）\n\n"_s + table
                    + u"\n甲\t乙\tsl#7\n"_s << u"tagline, star-loader 1, guide 1"_s;
    QTest::newRow("themes without case lines")
            << head + u"组合解读：共性\n\n1. 甲。\n乙（#7）。\n\n2. 丙。\n丁。\n\n排错指引\n\n症状\t第一优先动作\t案例\n甲\t乙\tsl#7\n"_s
            << u"tagline, reading 2, guide 1"_s;
    QTest::newRow("themes without a heading")
            << head + u"1. 甲。\n乙。\n\n• sl#7 丙\n"_s << u"tagline, reading 1"_s;
    QTest::newRow("a bullet that is no case") << head + u"组合解读：共性\n\n1. 甲。\n\n• sl#7 丙\n• 另见\n"_s
                                              << u"tagline, reading 1, text “• 另见”"_s;
    QTest::newRow("bullets as the lead")
            << head + u"组合解读：共性\n\n1. 甲。\n• 乙\n• 丙\n"_s << u"tagline, reading 1"_s;
    QTest::newRow("disclosure without a heading")
            << head + u"排错指引\n\n症状\t第一优先动作\t案例\n甲\t乙\tsl#7\n\n凡无依据者不予收录。\n\n系列下一篇：丙\n"_s
            << u"tagline, guide 1, disclosure 1, footer"_s;
    QTest::newRow("disclosure of paragraphs")
            << head + u"考据与口径披露\n\n甲。\n\n乙。\n\n系列下一篇：丙\n"_s
            << u"tagline, disclosure 2, footer"_s;
    QTest::newRow("unknown paragraph at the end")
            << head + u"排错指引\n\n症状\t第一优先动作\t案例\n甲\t乙\tsl#7\n\n谢谢大家。\n"_s
            << u"tagline, guide 1, text “谢谢大家。”"_s;
    QTest::newRow("other words behind the disclosure")
            << head + u"考据与口径披露\n\n• 甲\n\n谢谢大家。\n"_s << u"tagline, disclosure 1, footer"_s;
    QTest::newRow("several lines of a paragraph") << head + u"star-loader（甲）\n\n"_s + table
                    + u"\n甲\n乙\n"_s << u"tagline, star-loader 1, text “甲\n乙”"_s;
    QTest::newRow("nothing") << u""_s << u""_s;
    QTest::newRow("blanks") << u" \n\n\t\n"_s << u""_s;
    QTest::newRow("only a title") << u"题"_s << u""_s;
}

void ArticleTextTest::variants()
{
    QFETCH(const QString, text);
    const ReadArticle read = readArticle(text.toUtf8(), ArticleFormat::Text);
    QTEST(outline(read.article), "parts");
    QCOMPARE(read.understood + read.kept + read.dropped, text.size());
    QCOMPARE(read.unread.size(), partsOf<TextPart>(read.article).size());
    const ReadArticle again = readArticle(writeText(read.article).toUtf8(), ArticleFormat::Text);
    QVERIFY(withoutLines(again.article) == withoutLines(read.article));
}

/// The articles beside the project, where they are.
void ArticleTextTest::publishedComesBack_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<int>("repos");
    QTest::addColumn<int>("guide");
    QTest::addColumn<int>("themes");
    const auto add = [](const char *name, int repos, int guide, int themes) {
        const QString path = QStringLiteral(WINNOW_PUBLISHED) + u'/' + QString::fromLatin1(name);
        if (QFile::exists(path))
            QTest::newRow(name) << path << repos << guide << themes;
    };
    QTest::newRow("made") << QString() << 2 << 2 << 2;
    add("series-01.txt", 4, 8, 7);
    add("series-18.txt", 32, 47, 6);
}

void ArticleTextTest::publishedComesBack()
{
    QFETCH(const QString, path);
    QByteArray bytes = madeText(TextLanguage::Chinese).toUtf8();
    if (!path.isEmpty()) {
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        bytes = file.readAll();
    }
    const ReadArticle read = readArticle(bytes);
    QCOMPARE(withoutExtraBlanks(writeText(read.article)), withoutExtraBlanks(QString::fromUtf8(bytes)));
    QVERIFY(read.unread.isEmpty());
    const ArticleSummary summary = summarize(read);
    QTEST(summary.repos, "repos");
    QTEST(summary.guide, "guide");
    QTEST(summary.themes, "themes");
    QCOMPARE(summary.rows, path.isEmpty() ? 3 : 50);
    QCOMPARE(summary.unsplit, 0);
    // Every alias that the article cites stands for a repository of it.
    for (const CaseReference &reference : citedCases(read.article))
        QVERIFY2(reference.alias.isEmpty() || summary.cases.contains(reference.alias),
                qPrintable(reference.alias));
    QCOMPARE(summary.cases.size(), summary.repos);
    for (const OverviewLine &line : partOf<OverviewPart>(read.article)->lines) {
        const bool isThere =
                std::ranges::any_of(summary.sections, [&](const ArticleSummary::Section &section) {
                    return section.repo == line.repo && section.rows == line.count.toInt();
                });
        QVERIFY2(isThere, qPrintable(line.repo));
    }
}

void ArticleTextTest::randomArticlesComeBack()
{
    QRandomGenerator random(11);
    for (int round = 0; round < 300; ++round) {
        const Article article = randomArticle(random);
        const QString text = writeText(article);
        const ReadArticle read = readArticle(text.toUtf8(), ArticleFormat::Text);
        QCOMPARE(writeText(read.article), text);
        QCOMPARE(outline(read.article), outline(article));
        QVERIFY(read.unread.isEmpty());
    }
}

void ArticleTextTest::anyLineEndsAndBytes_data()
{
    QTest::addColumn<QByteArray>("bytes");
    const QByteArray text = madeText(TextLanguage::Chinese).toUtf8();
    QTest::newRow("CR LF") << QByteArray(text).replace("\n", "\r\n");
    QTest::newRow("CR") << QByteArray(text).replace("\n", "\r");
    QTest::newRow("byte order mark") << "\xef\xbb\xbf" + text;
    QTest::newRow("no end") << text.chopped(1);
    QTest::newRow("blanks at the ends") << QByteArray(text).replace("\n", "  \n");
    QTest::newRow("no blank lines") << QByteArray(text).replace("\n\n", "\n");
    QTest::newRow("many blank lines") << QByteArray(text).replace("\n\n", "\n\n\n\n");
}

void ArticleTextTest::anyLineEndsAndBytes()
{
    QFETCH(const QByteArray, bytes);
    const ReadArticle read = readArticle(bytes);
    QVERIFY(withoutLines(read.article) == madeArticle(TextLanguage::Chinese));
}

void ArticleTextTest::summary()
{
    const QByteArray text =
            "题（三）\n\n多出来 "
            "https://a.example\n\n另一段\n\nstar（甲）\n\n编号\t问题\t解答\n#7\t问\t答\n#8\t问\n"
            "\n排错指引\n\n症状\t动作\t案例\n甲\t乙\tST#7\n";
    const QJsonObject expected{{u"title"_s, u"题（三）"_s}, {u"ordinal"_s, 3}, {u"repos"_s, 1},
            {u"rows"_s, 2}, {u"themes"_s, 0}, {u"guide"_s, 1}, {u"unsplit"_s, 1},
            {u"unread"_s, QJsonArray{QJsonObject{{u"line"_s, 5}, {u"text"_s, u"另一段"_s}}}},
            {u"sections"_s, QJsonArray{QJsonObject{{u"repo"_s, u"star"_s}, {u"rows"_s, 2}}}},
            {u"cases"_s, QJsonObject{{u"ST"_s, u"star"_s}}}};
    QCOMPARE(summaryToJson(summarize(readArticle(text))), expected);
    QVERIFY(summaryToJson(summarize(readArticle("题"))).value(u"ordinal"_s).isNull());
}

QTEST_GUILESS_MAIN(ArticleTextTest)
#include "tst_articletext.moc"
