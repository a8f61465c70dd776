// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "madearticle.h"
#include "madepage.h"

#include "format/articlereader.h"
#include "format/articlewriter.h"
#include "format/withoutlines.h"

#include <QFile>
#include <QTest>

using namespace Winnow;
using namespace Qt::StringLiterals;

class ArticleHtmlTest : public QObject
{
    Q_OBJECT

private slots:
    void pages_data();
    void pages();
    void inlines_data();
    void inlines();
    void tables_data();
    void tables();
    void pieces_data();
    void pieces();
    void linesAreTheSource();
    void deepPages_data();
    void deepPages();
};

void ArticleHtmlTest::pages_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<PageStyle>("style");
    const PageStyle csdn{.body = u"<div id=\"content_views\" class=\"markdown_views prism\">"_s};
    PageStyle plain = csdn;
    plain.hasHeadings = false;
    plain.hasTableHeads = false;
    PageStyle unnamed{.body = u"<div class=\"x1\">"_s};
    unnamed.hasThemesInLists = true;
    const PageStyle article{.body = u"<article>"_s, .hasTitleOutside = false};
    const PageStyle nothing{.body = u"<section>"_s, .hasTitleOutside = false, .hasTableHeads = false};
    const auto add = [&](const char *name, const QByteArray &text) {
        QTest::addRow("%s, CSDN", name) << text << csdn;
        QTest::addRow("%s, no heads", name) << text << plain;
        QTest::addRow("%s, unnamed body, themes in lists", name) << text << unnamed;
        QTest::addRow("%s, article", name) << text << article;
        QTest::addRow("%s, section", name) << text << nothing;
    };
    add("zh", madeText(TextLanguage::Chinese).toUtf8());
    add("en", madeText(TextLanguage::English).toUtf8());
    QFile file(QStringLiteral(WINNOW_PUBLISHED) + u"/series-18.txt"_s);
    if (file.open(QIODevice::ReadOnly))
        add("series-18", file.readAll());
}

void ArticleHtmlTest::pages()
{
    QFETCH(const QByteArray, text);
    QFETCH(const PageStyle, style);
    const Article article = readArticle(text).article;
    const QByteArray page = madePage(article, style);
    const ReadArticle read = readArticle(page);
    QCOMPARE(read.format, ArticleFormat::Html);
    QCOMPARE(writeText(read.article), writeText(article));
    QVERIFY(withoutLines(read.article) == withoutLines(article));
    QVERIFY(read.unread.isEmpty());
    QCOMPARE(read.kept, 0);
    QCOMPARE_GT(read.dropped, 300);
    QCOMPARE(read.understood + read.dropped, QString::fromUtf8(page).toUcs4().size());
    for (const char *words : pageSurroundings)
        QVERIFY(!writeText(read.article).contains(QString::fromUtf8(words)));
}

static QString readParagraph(const QString &html)
{
    const QString page =
            u"<h1>题</h1><p>简介 https://a.example</p><h2>口径披露</h2><ul><li>"_s + html + u"</li></ul>"_s;
    const Article article = readArticle(page.toUtf8(), ArticleFormat::Html).article;
    const auto *disclosure = partOf<DisclosurePart>(article);
    return disclosure && disclosure->statements.size() == 1 ? disclosure->statements[0].text : QString();
}

void ArticleHtmlTest::inlines_data()
{
    QTest::addColumn<QString>("html");
    QTest::addColumn<QString>("markdown");
    QTest::newRow("entities") << u"a &lt;b&gt; &amp;amp; &#20013;&hellip;"_s << u"a \\<b> \\&amp; 中…"_s;
    QTest::newRow("code") << u"加 <code>--force</code> 即可"_s << u"加 `--force` 即可"_s;
    QTest::newRow("code with a backtick") << u"<code>a`b</code>"_s << u"``a`b``"_s;
    QTest::newRow("code with signs") << u"<code>a*b*_c_ &lt;br&gt;</code>"_s << u"`a*b*_c_ <br>`"_s;
    QTest::newRow("bold") << u"<strong>根因</strong>：缺文件"_s << u"**根因**：缺文件"_s;
    QTest::newRow("punctuation within bold") << u"<b>根因：</b>缺文件"_s << u"**根因**：缺文件"_s;
    QTest::newRow("bold next to letters") << u"见<strong>--x</strong>参数"_s << u"见--**x**参数"_s;
    QTest::newRow("italics") << u"<em>慎用</em> 它"_s << u"*慎用* 它"_s;
    QTest::newRow("link") << u"见 <a href=\"https://a.example/b\">文档</a>。"_s
                          << u"见 [文档](https://a.example/b)。"_s;
    QTest::newRow("bare address") << u"见 <a href=\"https://a.example/b_c_\">https://a.example/b_c_</a>"_s
                                  << u"见 https://a.example/b_c_"_s;
    QTest::newRow("address with brackets")
            << u"<a href=\"https://a.example/(b)\">文档</a>"_s << u"[文档](<https://a.example/(b)>)"_s;
    QTest::newRow("anchor") << u"<a href=\"#x\">文档</a>"_s << u"文档"_s;
    QTest::newRow("code in a link") << u"<a href=\"https://a.example\"><code>x</code></a>"_s
                                    << u"[`x`](https://a.example)"_s;
    QTest::newRow("signs beside code") << u"*a* [b](c) <code>x</code>"_s << u"\\*a\\* \\[b\\](c) `x`"_s;
    QTest::newRow("image") << u"<img src=\"https://a.example/i.png\" alt=\"图\">"_s
                           << u"[图](https://a.example/i.png)"_s;
    QTest::newRow("white space") << u" a\n   b&nbsp; c "_s << u"a b c"_s;
    QTest::newRow("line break") << u"a<br>b"_s << u"a\nb"_s;
    QTest::newRow("unknown element") << u"a<font color=red>b</font><x-y>c</x-y>"_s << u"abc"_s;
    QTest::newRow("hidden") << u"a<span style=\"display:none\">b</span><script>c()</script>d"_s << u"ad"_s;
}

void ArticleHtmlTest::inlines()
{
    QFETCH(const QString, html);
    QTEST(readParagraph(html), "markdown");
}

void ArticleHtmlTest::tables_data()
{
    QTest::addColumn<QString>("table");
    QTest::addColumn<QString>("text");
    const QString head = u"<tr><th>编号</th><th>问题</th><th>解答</th></tr>"_s;
    QTest::newRow("plain") << head + u"<tr><td>#7</td><td>问</td><td>答</td></tr>"_s << u"#7\t问\t答"_s;
    QTest::newRow("linked number") << head
                    + u"<tr><td><a href=\"https://a.example/7\">#7</a></td><td>问</td><td>答</td></tr>"_s
                                   << u"#7\t问\t答"_s;
    QTest::newRow("columns spanned") << head + u"<tr><td>#7</td><td colspan=2>问答</td></tr>"_s
                                     << u"#7\t问答\t"_s;
    QTest::newRow("rows spanned") << head
                    + u"<tr><td>#7</td><td>问</td><td rowspan=2>同</td></tr>"
                      "<tr><td>#8</td><td>又问</td></tr>"_s
                                  << u"#7\t问\t同\n#8\t又问\t"_s;
    QTest::newRow("absurd spans") << head
                    + u"<tr><td>#7</td><td rowspan=99999>问</td><td colspan=-3>答</td></tr>"_s
                                  << u"#7\t问\t答"_s;
    QTest::newRow("no ends") << u"<tr><th>编号<th>问题<th>解答<tr><td>#7<td>问<td>答"_s << u"#7\t问\t答"_s;
    QTest::newRow("lines in a cell") << head
                    + u"<tr><td>#7</td><td>问</td><td><p>甲</p><p>乙<br>丙</p></td></tr>"_s
                                     << u"#7\t问\t甲 乙 丙"_s;
    QTest::newRow("empty row") << head + u"<tr></tr><tr><td>#7</td><td>问</td><td>答</td></tr>"_s
                               << u"#7\t问\t答"_s;
}

void ArticleHtmlTest::tables()
{
    QFETCH(const QString, table);
    QFETCH(const QString, text);
    const QString page = u"<h1>题</h1><h2>star（甲）</h2><p>句</p><table>"_s + table + u"</table>"_s;
    const ReadArticle read = readArticle(page.toUtf8(), ArticleFormat::Html);
    QCOMPARE(writeText(read.article), u"题\n\nstar（甲）\n\n句\n\n编号\t问题\t解答\n"_s + text + u'\n');
}

void ArticleHtmlTest::pieces_data()
{
    QTest::addColumn<QString>("html");
    QTest::addColumn<QString>("text");
    QTest::newRow("nothing") << u""_s << u""_s;
    QTest::newRow("words only") << u"题"_s << u"题\n"_s;
    QTest::newRow("title of the page only") << u"<title>题-CSDN博客</title><p>简介 https://a.example</p>"_s
                                            << u"题\n\n简介 https://a.example\n"_s;
    QTest::newRow("nested lists")
            << u"<h1>题</h1><h2>口径披露</h2><ul><li>甲<ul><li>乙</li></ul></li><li>丙</li></ul>"_s
            << u"题\n\n口径披露\n\n• 甲\n• 乙\n• 丙\n"_s;
    QTest::newRow("items of paragraphs")
            << u"<h1>题</h1><h2>口径披露</h2><ul><li><p>甲</p><p>乙</p></li><li><p>丙</p></li></ul>"_s
            << u"题\n\n口径披露\n\n• 甲\n乙\n• 丙\n"_s;
    QTest::newRow("typed bullets") << u"<h1>题</h1><h2>口径披露</h2><p>• 甲<br>• 乙</p>"_s
                                   << u"题\n\n口径披露\n\n• 甲\n• 乙\n"_s;
    QTest::newRow("code")
            << u"<h1>题</h1><h2>口径披露</h2><ul><li>甲</li></ul><pre><code>a *b*\n  c</code></pre>"_s
            << u"题\n\n口径披露\n\n• 甲\n\na *b*\nc\n"_s;
    QTest::newRow("numbers of a list that does not begin with 1")
            << u"<h1>题</h1><h2>组合解读</h2><ol start=3><li>甲</li><li>乙</li></ol>"_s
            << u"题\n\n组合解读\n\n3. 甲\n\n4. 乙\n"_s;
    QTest::newRow("tags that overlap")
            << u"<h1>题</h1><b><p>简介</b> https://a.example</p>"_s << u"题\n\n简介 https://a.example\n"_s;
    QTest::newRow("a comment with the larger table")
            << u"<body><div><div><h1>题</h1><h2>star（甲）</"
               u"h2><table><tr><td>编号<td>问题<td>解答<tr><td>#7<td>问<td>答</table></div>"
               "<div class=comments><table><tr><td>1<td>2</table></div></div>"_s
            << u"题\n\nstar（甲）\n\n编号\t问题\t解答\n#7\t问\t答\n"_s;
}

void ArticleHtmlTest::pieces()
{
    QFETCH(const QString, html);
    const ReadArticle read = readArticle(html.toUtf8(), ArticleFormat::Html);
    QTEST(writeText(read.article), "text");
    QCOMPARE(read.understood + read.kept + read.dropped, html.size());
}

void ArticleHtmlTest::linesAreTheSource()
{
    const Article article = readArticle(madeText(TextLanguage::Chinese).toUtf8()).article;
    const QByteArray page = madePage(article, {.body = u"<article>"_s});
    const QList<QByteArray> lines = page.split('\n');
    const Article read = readArticle(page).article;
    const auto *section = partOf<SectionPart>(read);
    QVERIFY(lines[section->line - 1].contains("star-loader"));
    QVERIFY(lines[section->rows[1].line].contains("#112"));
    const auto *footer = partOf<FooterPart>(read);
    QVERIFY(lines[footer->line - 1].contains("stars/graph"));
}

void ArticleHtmlTest::deepPages_data()
{
    QTest::addColumn<QByteArray>("open");
    QTest::addColumn<QByteArray>("close");
    QTest::addColumn<int>("depth");
    for (const int depth : {30, 1000, 20'000}) {
        const auto add = [depth](const char *name, const char *open, const char *close) {
            QTest::addRow("%d %s", depth, name) << QByteArray(open) << QByteArray(close) << depth;
        };
        add("blocks", "<div>", "</div>");
        add("marks", "<b>", "</b>");
        add("lists", "<ul><li>", "</li></ul>");
        add("tables", "<table><tr><td>", "</td></tr></table>");
        add("open to the end", "<span>", "");
    }
}

/// However deep a page nests, its words come through.
void ArticleHtmlTest::deepPages()
{
    QFETCH(const QByteArray, open);
    QFETCH(const QByteArray, close);
    QFETCH(const int, depth);
    const QByteArray page = "<h1>Top</h1>" + open.repeated(depth) + "needle" + close.repeated(depth);
    const ReadArticle read = readArticle(page, ArticleFormat::Html);
    QVERIFY(writeText(read.article).contains(u"needle"_s));
    QCOMPARE(read.understood + read.kept + read.dropped, page.size());
}

QTEST_GUILESS_MAIN(ArticleHtmlTest)
#include "tst_articlehtml.moc"
