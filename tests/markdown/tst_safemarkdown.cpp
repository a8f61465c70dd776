// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "markdown/rawhtml.h"
#include "markdown/safemarkdown.h"

#include <QElapsedTimer>
#include <QRegularExpression>
#include <QTest>

using namespace Winnow;
using namespace Qt::StringLiterals;

class SafeMarkdownTest final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(); }

    void renders_data();
    void renders();
    void harmless_data();
    void harmless();
    void pathologicalInputEndsSoon_data();
    void pathologicalInputEndsSoon();
    void manyThreads();
};

void SafeMarkdownTest::renders_data()
{
    QTest::addColumn<QString>("markdown");
    QTest::addColumn<QString>("html");

    const auto row = [](const char *name, const QString &markdown, const QString &html) {
        QTest::newRow(name) << markdown << html;
    };
    row("nothing", u""_s, u""_s);
    row("paragraph", u"你好 **world**"_s, u"<p>你好 <strong>world</strong></p>\n"_s);
    row("a line break breaks", u"a\nb"_s, u"<p>a<br />\nb</p>\n"_s);
    row("strikethrough", u"~~old~~"_s, u"<p><del>old</del></p>\n"_s);
    row("angle brackets are text", u"`<b>` a < b"_s, u"<p><code>&lt;b&gt;</code> a &lt; b</p>\n"_s);
    row("open task", u"- [ ] todo"_s, u"<ul>\n<li>\u2610 todo</li>\n</ul>\n"_s);
    row("done task", u"- [x] done"_s, u"<ul>\n<li>\u2611 done</li>\n</ul>\n"_s);
    row("autolink", u"see https://example.org/a?b=1&c=2"_s,
            u"<p>see <a href=\"https://example.org/a?b=1&amp;c=2\">https://example.org/a?b=1&amp;c=2</a></p>\n"_s);
    row("image becomes a link", u"![stack](https://e.org/a.png)"_s,
            u"<p><a href=\"https://e.org/a.png\">Image: stack</a></p>\n"_s);
    row("image without words", u"![](https://e.org/a.png)"_s,
            u"<p><a href=\"https://e.org/a.png\">Image</a></p>\n"_s);
    row("badge stays one link", u"[![ci](https://e.org/b.svg)](https://e.org/)"_s,
            u"<p><a href=\"https://e.org/\">Image: ci</a></p>\n"_s);
    row("relative link is its text", u"[readme](../README.md)"_s, u"<p>readme</p>\n"_s);
    row("template comment vanishes", u"<!-- describe\nthe bug -->\n\ntext"_s, u"<p>text</p>\n"_s);
    row("details keep their words", u"<details>\n<summary>Log &amp; trace</summary>\n\nline\n\n</details>"_s,
            u"<p>Log &amp; trace</p>\n<p>line</p>\n"_s);
    row("br is a break", u"a<br/>b"_s, u"<p>a<br />\nb</p>\n"_s);
    row("inline tag leaves its text", u"a <kbd>X</kbd> b"_s, u"<p>a X b</p>\n"_s);
    row("html image becomes a link", u"<img width=\"9\" src=\"https://e.org/s.png\" />"_s,
            u"<p><a href=\"https://e.org/s.png\">Image</a></p>\n"_s);
    row("html table keeps its cells", u"<table><tr><td>OS</td><td>Linux</td></tr></table>"_s,
            u"<p>OS Linux</p>\n"_s);
    row("table", u"| a | b |\n|---|---|\n| 1 | 2 |"_s,
            u"<table>\n<thead>\n<tr>\n<th>a</th>\n<th>b</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>1</"
            u"td>\n<td>2</td>\n"
            "</tr>\n</tbody>\n</table>\n"_s);
}

void SafeMarkdownTest::renders()
{
    QFETCH(QString, markdown);
    QTEST(renderMarkdownSafely(markdown), "html");
}

void SafeMarkdownTest::harmless_data()
{
    QTest::addColumn<QString>("markdown");
    const auto row = [](const char *name, const QString &markdown) { QTest::newRow(name) << markdown; };

    row("script block", u"<script>alert(1)</script>"_s);
    row("script inline", u"a <script>alert(1)</script> b"_s);
    row("script split", u"<scr\nipt>alert(1)</script>"_s);
    row("script unclosed", u"<script\nsrc=//e.org/x.js"_s);
    row("onerror", u"<img src=x onerror=alert(1)>"_s);
    row("onerror inline", u"a <img src=x onerror=alert(1)> b"_s);
    row("javascript link", u"[a](javascript:alert(1))"_s);
    row("javascript link, case", u"[a](JaVaScRiPt:alert(1))"_s);
    row("javascript link, entity", u"[a](&#106;avascript:alert(1))"_s);
    row("javascript link, tab", u"[a](<java\tscript:alert(1)>)"_s);
    row("javascript autolink", u"<javascript:alert(1)>"_s);
    row("javascript reference", u"[a][1]\n\n[1]: javascript:alert(1)"_s);
    row("vbscript", u"[a](vbscript:x)"_s);
    row("data html", u"[a](data:text/html;base64,PHNjcmlwdD4=)"_s);
    row("data image", u"![a](data:image/png;base64,iVBORw0KGgo=)"_s);
    row("data html image", u"<img src='data:text/html,<script>alert(1)</script>'>"_s);
    row("file link", u"[a](file:///etc/passwd)"_s);
    row("qrc link", u"[a](qrc:/winnow/schema/0001.sql)"_s);
    row("iframe", u"<iframe src=\"https://e.org\"></iframe>"_s);
    row("base", u"<base href=\"https://e.org/\">\n\n[a](b)"_s);
    row("meta", u"<meta http-equiv=refresh content=\"0;url=https://e.org\">"_s);
    row("style", u"<style>* { display: none }</style>"_s);
    row("style attribute", u"<div style=\"background:url(https://e.org)\">x</div>"_s);
    row("svg script", u"<svg><script>alert(1)</script></svg>"_s);
    row("svg onload", u"<svg onload=alert(1)>"_s);
    row("nested tables",
            u"<table><tr><td><table><tr><td><script>x</script></td></tr></table></td></tr></table>"_s);
    row("table cell", u"| a |\n|---|\n| <img src=x onerror=alert(1)> |"_s);
    row("attribute break-out", u"[a](https://e.org/\"onmouseover=\"alert(1))"_s);
    row("title break-out", u"[a](https://e.org 'x\" onmouseover=\"alert(1)')"_s);
    row("code fence language", u"```\"><script>alert(1)</script>\nx\n```"_s);
    row("cdata", u"<![CDATA[<script>alert(1)</script>]]>"_s);
    row("processing instruction", u"<?php <script>alert(1)</script> ?>"_s);
    row("comment that hides", u"<!-- --><script>alert(1)</script>"_s);
    row("quotes that hide", u"<a title=\"><script>alert(1)</script>\">x"_s);
    row("form", u"<form action=https://e.org><input name=a><button>go</button></form>"_s);
    row("link element", u"<link rel=stylesheet href=https://e.org/a.css>"_s);
    row("object", u"<object data=https://e.org></object><embed src=https://e.org>"_s);
    row("nul", QStringView(u"a\0<script>alert(1)</script>", 30).toString());
    row("lone surrogate", QString(QChar(0xd800)) + u"<script>alert(1)</script>"_s);
}

void SafeMarkdownTest::harmless()
{
    QFETCH(QString, markdown);
    const QString html = renderMarkdownSafely(markdown);

    // Of all that looks like a tag only these may be there, and of attributes only those of a safe link, a
    // list's start, a cell's alignment and a fence's language.
    static const QRegularExpression tag(u"<[^>]*>"_s);
    static const QRegularExpression allowed(
            u"^</?(p|br|strong|em|del|code|pre|ul|ol|li|h[1-6]|blockquote|hr|table|thead|tbody|tr|th|td)"
            "( start=\"\\d+\"| align=\"(left|right|center)\"| class=\"language-[^\"<>]*\")?( /)?>$"
            "|^<a href=\"(https?://|mailto:)[^\"<>]*\"( title=\"[^\"<>]*\")?>$|^</a>$"_s);
    for (auto match = tag.globalMatch(html); match.hasNext();) {
        const QString found = match.next().captured();
        QVERIFY2(allowed.match(found).hasMatch(), qPrintable(found + u" in "_s + html));
    }
    QVERIFY(!html.contains("<script"_L1, Qt::CaseInsensitive));
}

void SafeMarkdownTest::pathologicalInputEndsSoon_data()
{
    QTest::addColumn<QString>("markdown");
    QTest::newRow("a line of 10 MB") << QString(10'000'000, u'x');
    QTest::newRow("a Chinese line of 10 MB") << QString(3'400'000, u'字');
    QTest::newRow("quotes in quotes") << QString(50'000, u'>');
    QTest::newRow("lists in lists") << u"- "_s.repeated(20'000);
    QTest::newRow("strong in strong") << u"*a **a "_s.repeated(50'000);
    QTest::newRow("brackets") << QString(100'000, u'[');
    QTest::newRow("link openers") << u"[a]("_s.repeated(50'000);
    QTest::newRow("backticks") << [] {
        QString text;
        for (int i = 1; i < 600; ++i)
            text += u'e' + QString(i, u'`');
        return text;
    }();
    QTest::newRow("comment openers") << u"<!-- "_s.repeated(50'000);
    QTest::newRow("tag openers") << u"<a b=\""_s.repeated(30'000);
    QTest::newRow("block of tag openers") << u"<div>\n"_s + u"<x "_s.repeated(50'000);
    QTest::newRow("www") << u"www."_s.repeated(50'000);
    QTest::newRow("addresses") << u"a@"_s.repeated(50'000);
    QTest::newRow("wide table") << u"|a"_s.repeated(5'000) + u"|\n"_s + u"|-"_s.repeated(5'000) + u"|\n"_s
                    + u"|\n"_s.repeated(5'000);
    QTest::newRow("tildes") << u"a~~ "_s.repeated(50'000);
}

void SafeMarkdownTest::pathologicalInputEndsSoon()
{
    QFETCH(QString, markdown);
    QElapsedTimer timer;
    timer.start();
    const QString html = renderMarkdownSafely(markdown);
    // Generous for sanitizer builds; quadratic behaviour would take minutes.
    QVERIFY2(timer.elapsed() < 10'000, qPrintable(QString::number(timer.elapsed())));
    QVERIFY(html.size() < 64 * markdown.size() + 1024);
}

void SafeMarkdownTest::manyThreads()
{
    const QString markdown = u"| a |\n|---|\n| ~~b~~ |"_s;
    const QString expected = renderMarkdownSafely(markdown);
    QVERIFY(expected.contains("<del>"_L1));
    QList<QThread *> threads;
    std::atomic_int agreed = 0;
    for (int i = 0; i < 4; ++i) {
        threads.append(QThread::create([&] {
            for (int n = 0; n < 200; ++n)
                agreed += renderMarkdownSafely(markdown) == expected ? 1 : 0;
        }));
        threads.last()->start();
    }
    for (QThread *thread : std::as_const(threads))
        thread->wait();
    qDeleteAll(threads);
    QCOMPARE(agreed.load(), 800);
}

QTEST_APPLESS_MAIN(SafeMarkdownTest)
#include "tst_safemarkdown.moc"
