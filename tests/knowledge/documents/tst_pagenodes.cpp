// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "documents/pagecharset.h"
#include "documents/pagedocument.h"
#include "parsednodes.h"

#include <QStringEncoder>

using namespace Winnow;
using namespace Winnow::Testing;
using namespace Qt::StringLiterals;

class PageNodesTest final : public QObject
{
    Q_OBJECT

private slots:
    void text_data();
    void text();
    void surroundings_data();
    void surroundings();
    void sections_data();
    void sections();
    void addresses_data();
    void addresses();
    void charsets_data();
    void charsets();
    void pagesInOtherEncodings();
    void kindByContent();
    void hostileInput_data();
    void hostileInput();
};

namespace {

QByteArray page(const QString &body, const QString &head = {})
{
    return u"<!doctype html><html lang=\"en\"><head><meta charset=\"utf-8\">%1</head><body>%2</body></html>"_s
            .arg(head, body)
            .toUtf8();
}

} // namespace

void PageNodesTest::text_data()
{
    QTest::addColumn<QString>("html");
    QTest::addColumn<QString>("text");
    QTest::newRow("paragraphs") << u"<p>one<p>two  \n three"_s << u"one\n\ntwo three"_s;
    QTest::newRow("text beside blocks") << u"one<div>two</div>three"_s << u"one\n\ntwo\n\nthree"_s;
    QTest::newRow("line break") << u"<p>one<br>two</p>"_s << u"one\ntwo"_s;
    QTest::newRow("flags stay flags")
            << u"<p>use <code>--force</code>, or --x</p>"_s << u"use --force, or --x"_s;
    QTest::newRow("wrapped chinese") << u"<p>内存泄\n漏 了"_s << u"内存泄漏 了"_s;
    QTest::newRow("links and images")
            << u"<p><a href=\"x\">the guide</a> <img alt=\"a loom\" src=y>"_s << u"the guide a loom"_s;
    QTest::newRow("code") << u"<p>a</p><pre><code>export <b>A</b>=1\n\n  --x\n</code></pre><p>b"_s
                          << u"a\n\nexport A=1\n\n  --x\n\nb"_s;
    QTest::newRow("code with numbers")
            << u"<pre><code>a<br>b</code><ul class=\"pre-numbering\"><li>1<li>2</ul></pre>"_s << u"a\nb"_s;
    QTest::newRow("code in a table")
            << u"<table><tr><td class=linenos><pre>1\n2</pre></td><td class=code><pre>a\n  b</pre></td></tr></table>"_s
            << u"a\n  b"_s;
    QTest::newRow("list") << u"<ul><li>a<li><p>b</p><p>c</p><ul><li>d</ul></ul><ol start=3><li>e<li>f</ol>"_s
                          << u"- a\n- b\nc\n  - d\n\n3. e\n4. f"_s;
    QTest::newRow("definitions") << u"<dl><dt>--aic-metrics</dt><dd>what is measured</dd></dl>"_s
                                 << u"--aic-metrics\nwhat is measured"_s;
    QTest::newRow("table")
            << u"<table><caption>Flags</caption><tr><th>name<th>what<tr><td>--a<td>first <b>one</b></table>"_s
            << u"Flags\nname | what\n--a | first one"_s;
    QTest::newRow("entities") << u"<p>1 &lt; 2&nbsp;&amp; 3"_s << u"1 < 2 & 3"_s;
    QTest::newRow("heading in a table") << u"<table><tr><td><h2>no section</h2></table>"_s << u"no section"_s;
}

void PageNodesTest::text()
{
    QFETCH(const QString, html);
    const QList<KgNodeRecord> nodes = nodesOf(page(html), DocumentKind::Html);
    QCOMPARE(nodes.size(), 1);
    QTEST(nodes[0].text, "text");
}

void PageNodesTest::surroundings_data()
{
    QTest::addColumn<QString>("html");
    const QString text = u"<p>the text of the page, which is long enough to be the page's</p>"_s;
    QTest::newRow("site")
            << u"<header>site</header><nav>menu</nav>%1<aside>more</aside><footer>©</footer>"_s.arg(text);
    QTest::newRow("scripts")
            << u"<script>var a</script><style>p{}</style><noscript>on</noscript>%1<template>x</template>"_s
                       .arg(text);
    QTest::newRow("ads")
            << u"<div class=\"ads\">buy</div><div class=\"recommend-box\">next</div>%1<div id=comment-list>+1</div>"_s
                       .arg(text);
    QTest::newRow("hidden") << u"<p hidden>x</p><div style=\"display: none\">y</div>%1"_s.arg(text);
    QTest::newRow("main") << u"<div>banner</div><main>%1</main><div>imprint</div>"_s.arg(text);
    QTest::newRow("role")
            << u"<div role=\"banner\">site</div><div role=\"main\">%1</div><div role=\"navigation\">menu</div>"_s
                       .arg(text);
    QTest::newRow("article in main") << u"<main><div>path / to</div><article>%1</article></main>"_s.arg(text);
    QTest::newRow("blog")
            << u"<main><p>author</p><div id=content_views class=markdown_views>%1</div></main>"_s.arg(text);
    QTest::newRow("form") << u"<form><input><button>Send</button></form>%1"_s.arg(text);
}

void PageNodesTest::surroundings()
{
    QFETCH(const QString, html);
    const QList<KgNodeRecord> nodes = nodesOf(page(html), DocumentKind::Html);
    QCOMPARE(nodes.size(), 1);
    QCOMPARE(nodes[0].text, u"the text of the page, which is long enough to be the page's"_s);
}

void PageNodesTest::sections_data()
{
    QTest::addColumn<QString>("body");
    QTest::addColumn<QStringList>("nodes"); ///< "id|title|address's fragment|text"
    QTest::newRow("no headings") << u"<p>a"_s << QStringList{u"doc|Title||a"_s};
    QTest::newRow("heading and sections") << u"<h1>T</h1>a<h2 id=b>B</h2>b<h3>C</h3>c<h2>D</h2>d"_s
                                          << QStringList{u"doc|T||a"_s, u"doc#b|T › B|b|b"_s,
                                                     u"doc#b/c|T › B › C|b|c"_s, u"doc#d|T › D||d"_s};
    QTest::newRow("nested sections")
            << u"<section id=t><h1>T<a class=headerlink href=\"#t\">¶</a></h1><section id=b-x><h2>B<a href=\"#b-x\">#</a></h2><p>b</section></section>"_s
            << QStringList{u"doc#b|T › B|b-x|b"_s};
    QTest::newRow("anchors") << u"<h2><a name=x></a>A</h2>a<a id=y></a><h2>B</h2>b"_s
                             << QStringList{u"doc#a|Title › A|x|a"_s, u"doc#b|Title › B|y|b"_s};
    QTest::newRow("heading outside of the text")
            << u"<h1>Site</h1><main><h2>A</h2><p>long enough to be the main part</p></main>"_s
            << QStringList{u"doc#a|Site › A||long enough to be the main part"_s};
    QTest::newRow("heading in the site's head")
            << u"<header><h1>T</h1></header><p>a"_s << QStringList{u"doc|T||a"_s};
    QTest::newRow("title below another heading")
            << u"<h2>News</h2>n<h1>T</h1>a"_s << QStringList{u"doc#news|T › News||n"_s, u"doc#t|T › T||a"_s};
    QTest::newRow("empty headings") << u"<h1>T</h1><h2> <img src=x></h2>a"_s << QStringList{u"doc|T||a"_s};
}

void PageNodesTest::sections()
{
    QFETCH(const QString, body);
    QStringList nodes;
    for (const KgNodeRecord &node : nodesOf(page(body, u"<title>Title</title>"_s), DocumentKind::Html)) {
        const QString fragment = node.url.contains(u'#') ? node.url.section(u'#', 1) : QString();
        nodes.append(QStringList{node.id, node.title, fragment, node.text}.join(u'|'));
    }
    QTEST(nodes, "nodes");
}

void PageNodesTest::addresses_data()
{
    QTest::addColumn<QString>("head");
    QTest::addColumn<QString>("address");
    QTest::newRow("none") << QString() << QString();
    QTest::newRow("canonical")
            << u"<meta property=og:url content=\"https://b.example/\"><link rel=canonical href=\"https://a.example/x#y\">"_s
            << u"https://a.example/x"_s;
    QTest::newRow("og:url") << u"<meta property=\"og:url\" content=\"https://b.example/x?id=1\">"_s
                            << u"https://b.example/x?id=1"_s;
    QTest::newRow("relative to the base")
            << u"<base href=\"https://a.example/docs/\"><link rel=\"canonical\" href=\"../x\">"_s
            << u"https://a.example/x"_s;
    QTest::newRow("relative to nothing") << u"<link rel=canonical href=\"/x\">"_s << QString();
    QTest::newRow("base that names a page")
            << u"<base href=\"https://a.example/docs/x.html\">"_s << u"https://a.example/docs/x.html"_s;
    QTest::newRow("base that names a folder") << u"<base href=\"https://a.example/docs/\">"_s << QString();
    QTest::newRow("of no web") << u"<link rel=canonical href=\"javascript:alert(1)\">"_s << QString();
    QTest::newRow("a file") << u"<link rel=canonical href=\"file:///etc/passwd\">"_s << QString();
}

void PageNodesTest::addresses()
{
    QFETCH(const QString, head);
    QTEST(readPageDocument(page(u"<p>a"_s, head)).address, "address");
}

void PageNodesTest::charsets_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("charset");
    QTest::newRow("none") << "<html><body>charset=gbk"_ba << ""_ba;
    QTest::newRow("charset") << "<meta charset=gbk>"_ba << "gbk"_ba;
    QTest::newRow("quoted") << "<META foo=1 CharSet = \"GB2312\" />"_ba << "GB2312"_ba;
    QTest::newRow("http-equiv")
            << "<meta http-equiv=\"Content-Type\" content=\"text/html; charset=gb18030\">"_ba << "gb18030"_ba;
    QTest::newRow("in a comment") << "<!-- <meta charset=big5> --><meta charset='gbk'>"_ba << "gbk"_ba;
    QTest::newRow("too far behind") << QByteArray(5000, ' ') + "<meta charset=gbk>"_ba << ""_ba;
}

void PageNodesTest::charsets()
{
    QFETCH(const QByteArray, bytes);
    QTEST(declaredCharset(bytes), "charset");
}

void PageNodesTest::pagesInOtherEncodings()
{
    const QString body = u"<h1>断线之后</h1><p>计数器溢出，请升级驱动。"_s;
    for (const QString &head : {u"<meta charset=gbk>"_s,
                 u"<meta http-equiv=Content-Type content=\"text/html;charset=GB2312\">"_s, QString()}) {
        QStringEncoder encoder("GB18030");
        const QByteArray bytes = encoder.encode(u"<html><head>"_s + head + u"</head>"_s + body);
        const QList<KgNodeRecord> nodes = nodesOf(bytes, DocumentKind::Html);
        QCOMPARE(nodes.size(), 1);
        QCOMPARE(nodes[0].title, u"断线之后"_s);
        QCOMPARE(nodes[0].text, u"计数器溢出，请升级驱动。"_s);
    }
    QStringEncoder utf16(QStringConverter::Utf16LE, QStringConverter::Flag::WriteBom);
    QCOMPARE(nodesOf(QByteArray(utf16.encode(u"<!doctype html>"_s + body)), DocumentKind::Html)
                     .constFirst()
                     .title,
            u"断线之后"_s);
}

void PageNodesTest::kindByContent()
{
    const QByteArray html = "\xef\xbb\xbf\n<!DOCTYPE html><title>T</title><p>a</p>"_ba;
    for (const DocumentKind kind : {DocumentKind::Text, DocumentKind::Markdown, DocumentKind::Html})
        QCOMPARE(nodesOf(html, kind).constFirst().text, u"a"_s);
    const QByteArray post = page(u"<p>a"_s, u"<meta property=\"og:type\" content=\"article\">"_s);
    QCOMPARE(nodesOf(post, DocumentKind::Html).constFirst().kind, u"post"_s);
    QCOMPARE(nodesOf("a < b\n\n<p>", DocumentKind::Text).constFirst().text, u"<p>"_s);
}

void PageNodesTest::hostileInput_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("empty") << "<html>"_ba;
    QTest::newRow("nested") << "<div>"_ba.repeated(100'000) + "deep";
    QTest::newRow("nested, not too deep to parse") << "<div>"_ba.repeated(3'000) + "deep";
    QTest::newRow("nested lists") << "<ul><li>"_ba.repeated(1'500) + "deep";
    QTest::newRow("nested tables") << "<table><tr><td>"_ba.repeated(1'000) + "deep";
    QTest::newRow("articles") << "<article>a</article>"_ba.repeated(20'000);
    QTest::newRow("never closed") << "<!doctype html><p>a<!-- "_ba + QByteArray(1'000'000, '-');
    QTest::newRow("attributes") << "<p "_ba + "a=1 "_ba.repeated(20'000) + ">x";
    QTest::newRow("nul") << QByteArray("<p>a\0b</p>", 10);
}

void PageNodesTest::hostileInput()
{
    QFETCH(const QByteArray, bytes);
    for (const KgNodeRecord &node : nodesOf(bytes, DocumentKind::Html))
        QVERIFY(node.text.size() <= longestNodeText);
}

QTEST_GUILESS_MAIN(PageNodesTest)
#include "tst_pagenodes.moc"
