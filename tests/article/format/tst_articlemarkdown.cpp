// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "madearticle.h"

#include "format/articlereader.h"
#include "format/articlewriter.h"
#include "format/markdowncell.h"
#include "format/withoutlines.h"

#include "markdown/markdownparser.h"

#include <QFile>
#include <QTest>

#include <cmark-gfm-core-extensions.h>

using namespace Winnow;
using namespace Qt::StringLiterals;

class ArticleMarkdownTest : public QObject
{
    Q_OBJECT

private slots:
    void writes();
    void comesBack_data();
    void comesBack();
    void randomArticlesComeBack();
    void engineReadsTheSame();
    void cells_data();
    void cells();
    void rows_data();
    void rows();
    void reads_data();
    void reads();
    void titles_data();
    void titles();
    void formats_data();
    void formats();
};

void ArticleMarkdownTest::writes()
{
    const QString markdown = writeMarkdown(madeArticle(TextLanguage::English));
    QCOMPARE(markdown.section(u"\n## Reading"_s, 0, 0), uR"(# Star toolchain answers (21) · March 2031

Every answer has its record: https://forge.example/stars/tools

## Overview

| Repository | Positioning | Rows |
| --- | --- | --- |
| star-loader | loader, caches and shards | 1 |
| orbit_kit | coordinates | 1 |

## star-loader (loader, caches and shards)

A cache on a read-only mount

| No. | Problem | Answer |
| --- | --- | --- |
| #7 | --warm-cache has no effect on a cold start | The mount is read-only. PR 31 probes it first, merged 03-02 |

## orbit_kit (coordinates)

Which way z points

| No. | Problem | Answer |
| --- | --- | --- |
| #58 | The z axis points down | By design: use --right-handed |
)"_s);
    QVERIFY(markdown.contains(u"\n### 1. Two cases of defaults\n\nBoth were"_s));
    QVERIFY(markdown.contains(u"\n- sl#7 cold start: read-only mount\n- ok#58 z axis"_s));
}

void ArticleMarkdownTest::comesBack_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("zh") << madeText(TextLanguage::Chinese).toUtf8();
    QTest::newRow("en") << madeText(TextLanguage::English).toUtf8();
    for (const char *name : {"series-01.txt", "series-18.txt"}) {
        QFile file(QStringLiteral(WINNOW_PUBLISHED) + u'/' + QString::fromLatin1(name));
        if (file.open(QIODevice::ReadOnly))
            QTest::newRow(name) << file.readAll();
    }
}

void ArticleMarkdownTest::comesBack()
{
    QFETCH(const QByteArray, text);
    const Article article = readArticle(text).article;
    const QString markdown = writeMarkdown(article);
    const ReadArticle read = readArticle(markdown.toUtf8());
    QCOMPARE(read.format, ArticleFormat::Markdown);
    QVERIFY(withoutLines(read.article) == withoutLines(article));
    QCOMPARE(writeMarkdown(read.article), markdown);
    QCOMPARE(writeText(read.article), writeText(article));
    QVERIFY(read.unread.isEmpty());
}

void ArticleMarkdownTest::randomArticlesComeBack()
{
    QRandomGenerator random(5);
    for (int round = 0; round < 300; ++round) {
        Article article = randomArticle(random);
        // What plain text cannot hold: line breaks in cells, code, links.
        auto &section = std::get<SectionPart>(article.parts[2]);
        section.rows[0].answer = section.rows[0].isUnsplit ? QString() : u"甲\n`b|c` 与 ``d`|e``\n乙"_s;
        section.rows[0].url = u"https://forge.example/(7)"_s;
        section.summary = QList<QString>{u"# 甲"_s, u"- 甲"_s, u"12. 甲"_s, u"> 甲"_s, u"| 甲"_s, u"---"_s,
                u"```"_s, u"+ 甲"_s}[random.bounded(8)];
        const QString markdown = writeMarkdown(article);
        const ReadArticle read = readArticle(markdown.toUtf8(), ArticleFormat::Markdown);
        QCOMPARE(writeMarkdown(read.article), markdown);
        QVERIFY2(withoutLines(read.article) == article, qPrintable(markdown));
        QVERIFY(read.unread.isEmpty());
    }
}

/// The cells of each row of the first table in @p markdown, as cmark-gfm reads them.
static QList<QStringList> cellsByCmark(const QString &markdown)
{
    constexpr std::array extensions{"table"};
    const MarkdownParser parser = makeMarkdownParser(CMARK_OPT_UNSAFE, extensions);
    const MarkdownTree tree = parseMarkdown(parser.get(), markdown.toUtf8());
    cmark_node *table = cmark_node_first_child(tree.get());
    while (table && qstrcmp(cmark_node_get_type_string(table), "table") != 0)
        table = cmark_node_next(table);
    QList<QStringList> rows;
    for (cmark_node *row = table ? cmark_node_first_child(table) : nullptr; row; row = cmark_node_next(row)) {
        QStringList cells;
        for (cmark_node *cell = cmark_node_first_child(row); cell; cell = cmark_node_next(cell)) {
            QString text;
            cmark_iter *iterator = cmark_iter_new(cell);
            while (cmark_iter_next(iterator) != CMARK_EVENT_DONE) {
                cmark_node *node = cmark_iter_get_node(iterator);
                const char *literal = cmark_node_get_literal(node);
                if (cmark_iter_get_event_type(iterator) == CMARK_EVENT_ENTER && literal)
                    text += QString::fromUtf8(literal);
            }
            cmark_iter_free(iterator);
            cells.append(text);
        }
        rows.append(cells);
    }
    return rows;
}

/// What the writer writes is read the same by an engine that is not ours.
void ArticleMarkdownTest::engineReadsTheSame()
{
    SectionPart section{u"star"_s, {}, {}, {u"编号"_s, u"问题"_s, u"解答"_s}, {}};
    section.rows = {{u"7"_s, u"a|b 与 \\*c\\* 与 a\\|b"_s, u"`x` 与 `y|z`\n下一行"_s}};
    const QList<QStringList> rows = cellsByCmark(writeMarkdown({TextLanguage::Chinese, {}, {section}}));
    QCOMPARE(rows.size(), 2);
    QCOMPARE(rows[1], (QStringList{u"#7"_s, u"a|b 与 *c* 与 a|b"_s, u"x 与 <code>y|z</code><br>下一行"_s}));
}

void ArticleMarkdownTest::cells_data()
{
    QTest::addColumn<QString>("markdown");
    QTest::addColumn<QString>("cell");
    QTest::newRow("plain") << u"甲"_s << u"甲"_s;
    QTest::newRow("bar") << u"a|b"_s << u"a\\|b"_s;
    QTest::newRow("escaped bar") << u"a\\|b"_s << u"a\\\\|b"_s;
    QTest::newRow("code without a bar") << u"`--x`"_s << u"`--x`"_s;
    QTest::newRow("code with a bar") << u"`a|b` c"_s << u"<code>a&#124;b</code> c"_s;
    QTest::newRow("signs in code with a bar")
            << u"`a|*b*<c>&_d`"_s << u"<code>a&#124;&#42;b&#42;&#60;c&#62;&#38;&#95;d</code>"_s;
    QTest::newRow("line break") << u"a\nb"_s << u"a<br>b"_s;
    QTest::newRow("code that names a break") << u"`<br>`|"_s << u"`<br>`\\|"_s;
    QTest::newRow("escaped tag") << u"\\<br>|"_s << u"\\<br>\\|"_s;
}

void ArticleMarkdownTest::cells()
{
    QFETCH(const QString, markdown);
    QFETCH(const QString, cell);
    QCOMPARE(tableCell(markdown), cell);
    QCOMPARE(readTableCell(cell), markdown);
}

void ArticleMarkdownTest::rows_data()
{
    QTest::addColumn<QString>("row");
    QTest::addColumn<QStringList>("cells");
    QTest::newRow("bars at the ends") << u"| a | b |"_s << QStringList{u"a"_s, u"b"_s};
    QTest::newRow("no bars at the ends") << u"a | b"_s << QStringList{u"a"_s, u"b"_s};
    QTest::newRow("empty cells") << u"|  | b |  |"_s << QStringList{u""_s, u"b"_s, u""_s};
    QTest::newRow("escaped bar") << u"| a\\|b | c\\| |"_s << QStringList{u"a\\|b"_s, u"c\\|"_s};
    QTest::newRow("escaped bar at the end") << u"| a | b\\|"_s << QStringList{u"a"_s, u"b\\|"_s};
}

void ArticleMarkdownTest::rows()
{
    QFETCH(const QString, row);
    QTEST(splitTableRow(row), "cells");
}

void ArticleMarkdownTest::reads_data()
{
    QTest::addColumn<QString>("markdown");
    QTest::addColumn<QString>("text");
    const QString table = u"| 编号 | 问题 | 解答 |\n|:-|---|:-:|\n| #7 | 问 | 答 |\n"_s;
    const QString section = u"题\n\nstar（甲）\n\n句\n\n编号\t问题\t解答\n#7\t问\t答\n"_s;
    QTest::newRow("headings of any level") << u"# 题\n\n#### star（甲）\n\n句\n\n"_s + table << section;
    QTest::newRow("underlined headings") << u"题\n==\n\nstar（甲）\n---\n\n句\n\n"_s + table << section;
    QTest::newRow("closed headings") << u"# 题 #\n\n## star（甲） ##\n句\n\n"_s + table << section;
    QTest::newRow("no headings") << u"题\n\nstar（甲）\n\n句\n\n"_s + table << section;
    QTest::newRow("a row without bars at its ends")
            << u"# 题\n\n## star（甲）\n\n句\n\n编号 | 问题 | 解答\n--- | --- | ---\n#7 | 问 | 答\n"_s
            << section;
    QTest::newRow("the number a link")
            << u"# 题\n\n## star（甲）\n\n句\n\n| 编号 | 问题 | 解答 |\n|-|-|-|\n| [#7](https://forge.example/7) | 问 | 答 |\n"_s
            << section;
    QTest::newRow("another head")
            << u"# 题\n\n## star（甲）\n\n句\n\n| 甲 | 乙 | 丙 |\n|-|-|-|\n| #7 | 问 | 答 |\n"_s
            << u"题\n\nstar（甲）\n\n句\n\n甲\t乙\t丙\n#7\t问\t答\n"_s;
    QTest::newRow("a head that is empty")
            << u"# 题\n\n## star（甲）\n\n句\n\n|  |  |  |\n|-|-|-|\n| #7 | 问 | 答 |\n"_s
            << u"题\n\nstar（甲）\n\n句\n\n#7\t问\t答\n"_s;
    QTest::newRow("front matter") << u"---\ntitle: \"题\"\ntags: [a]\n---\n\n## star（甲）\n\n句\n\n"_s
                    + table << section;
    QTest::newRow("rules and comments apart")
            << u"# 题\n\n***\n\n## star（甲）\n\n句\n\n"_s + table + u"\n---\n"_s << section;

    const QString themes = u"题\n\n组合解读：共性\n\n1. 甲。\n乙。\n\n• sl#7 丙\n• sl#8：丁\n"_s;
    const QString head = u"# 题\n\n## 组合解读：共性\n\n"_s;
    QTest::newRow("themes as headings")
            << head + u"### 1. 甲。\n\n乙。\n\n- sl#7 丙\n- sl#8：丁\n"_s << themes;
    QTest::newRow("themes as a list") << head + u"1. 甲。\n乙。\n\n* sl#7 丙\n* sl#8：丁\n"_s << themes;
    QTest::newRow("themes in bold") << head + u"**1. 甲。**\n乙。\n\n• sl#7 丙\n• sl#8：丁\n"_s << themes;
    QTest::newRow("bold title, lead behind it")
            << head + u"1. **甲。** 乙。\n\n- sl#7 丙\n- sl#8：丁\n"_s << themes;
    QTest::newRow("bold title, its stop behind it")
            << head + u"1. **甲**。 乙。\n\n- sl#7 丙\n- sl#8：丁\n"_s << themes;
    QTest::newRow("cases as links") << head
                    + u"### 1. 甲。\n\n乙。\n\n- [sl#7](https://forge.example/7) 丙\n- **sl#8**：丁\n"_s
                                    << themes;
    QTest::newRow("cases as code, escaped")
            << head + u"### 1. 甲。\n\n乙。\n\n- `a_b#7` 丙\n- a\\_b#8 \\*丁\\*\n"_s
            << u"题\n\n组合解读：共性\n\n1. 甲。\n乙。\n\n• a_b#7 丙\n• a_b#8 *丁*\n"_s;
    QTest::newRow("items of several lines")
            << u"# 题\n\n## 口径披露\n\n- 甲\n  乙\n- 丙\n"_s << u"题\n\n口径披露\n\n• 甲\n乙\n• 丙\n"_s;
    QTest::newRow("a quotation as tagline") << u"# 题\n\n> 简介 https://a.example\n\n## 口径披露\n\n- 甲\n"_s
                                            << u"题\n\n简介 https://a.example\n\n口径披露\n\n• 甲\n"_s;
    QTest::newRow("unknown heading and code")
            << u"# 题\n\n## 口径披露\n\n- 甲\n\n## 致谢\n\n```sh\nrun *.md\n```\n"_s
            << u"题\n\n口径披露\n\n• 甲\n\n致谢\n\nrun *.md\n"_s;
}

void ArticleMarkdownTest::reads()
{
    QFETCH(const QString, markdown);
    const ReadArticle read = readArticle(markdown.toUtf8(), ArticleFormat::Markdown);
    QTEST(writeText(read.article), "text");
    QCOMPARE(read.understood + read.kept + read.dropped, markdown.size());
    const QString own = writeMarkdown(read.article);
    const ReadArticle again = readArticle(own.toUtf8(), ArticleFormat::Markdown);
    QVERIFY(withoutLines(again.article) == withoutLines(read.article));
    QCOMPARE(writeMarkdown(again.article), own);
}

void ArticleMarkdownTest::titles_data()
{
    QTest::addColumn<QString>("title");
    QTest::newRow("plain") << u"题（三）"_s;
    QTest::newRow("ends with a sign") << u"C#"_s;
    QTest::newRow("ends with a sign apart") << u"题 #"_s;
    QTest::newRow("begins with a sign") << u"# 题"_s;
    QTest::newRow("code") << u"`--x` 题"_s;
}

void ArticleMarkdownTest::titles()
{
    QFETCH(const QString, title);
    const Article article{TextLanguage::Chinese, title, {TaglinePart{u"简介"_s}}};
    const ReadArticle read = readArticle(writeMarkdown(article).toUtf8(), ArticleFormat::Markdown);
    QVERIFY2(withoutLines(read.article) == article, qPrintable(read.article.title));
}

void ArticleMarkdownTest::formats_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<ArticleFormat>("format");
    QTest::newRow("empty") << u""_s << ArticleFormat::Text;
    QTest::newRow("text") << madeText(TextLanguage::Chinese) << ArticleFormat::Text;
    QTest::newRow("a number is no heading") << u"#279optx 甲\n#Include\n"_s << ArticleFormat::Text;
    QTest::newRow("bars in text") << u"a | b\n-- | 甲\n"_s << ArticleFormat::Text;
    QTest::newRow("heading") << u"甲\n\n## 乙\n"_s << ArticleFormat::Markdown;
    QTest::newRow("table") << u"a | b\n--- | ---\n"_s << ArticleFormat::Markdown;
    QTest::newRow("Markdown with a tag") << u"# 甲\n\n乙<br>丙\n"_s << ArticleFormat::Markdown;
    QTest::newRow("page") << u" <!DOCTYPE html><html>"_s << ArticleFormat::Html;
    QTest::newRow("piece of a page") << u"<h1>甲</h1>\n# 乙"_s << ArticleFormat::Html;
    QTest::newRow("table of a page") << u"甲<table><tr><td>乙</td></tr></table>"_s << ArticleFormat::Html;
    QTest::newRow("text about tags") << u"Vec<int> 与 <p> 标签\n"_s << ArticleFormat::Text;
}

void ArticleMarkdownTest::formats()
{
    QFETCH(const QString, text);
    QTEST(detectArticleFormat(text), "format");
}

QTEST_GUILESS_MAIN(ArticleMarkdownTest)
#include "tst_articlemarkdown.moc"
