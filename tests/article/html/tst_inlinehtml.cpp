// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "html/inlinehtml.h"

#include <QElapsedTimer>
#include <QTest>
#include <QXmlStreamReader>

using namespace Winnow;
using namespace Qt::StringLiterals;

class InlineHtmlTest final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(); }
    void renders_data();
    void renders();
    void harmless_data();
    void harmless();
    void longTextsEndSoon_data();
    void longTextsEndSoon();
};

void InlineHtmlTest::renders_data()
{
    QTest::addColumn<QString>("markdown");
    QTest::addColumn<QString>("html");
    const auto row = [](const char *name, const QString &markdown, const QString &html) {
        QTest::newRow(name) << markdown << html;
    };
    row("nothing", u""_s, u""_s);
    row("blanks around", u"  a b \n"_s, u"a b"_s);
    row("characters of HTML", u"a < b & c > \"d\""_s, u"a &lt; b &amp; c &gt; &quot;d&quot;"_s);
    row("code", u"用 `--force` 重装"_s, u"用 <code>--force</code> 重装"_s);
    row("bold at the beginning", u"**根因**在驱动"_s, u"<strong>根因</strong>在驱动"_s);
    row("bold code at the beginning", u"**`x`** y"_s, u"<strong><code>x</code></strong> y"_s);
    row("colon within bold stays literal", u"**注意：**请先备份"_s, u"**注意：**请先备份"_s);
    row("colon outside of bold", u"**注意**：请先备份"_s, u"<strong>注意</strong>：请先备份"_s);
    row("quotation marks within bold stay literal", u"**“引”**后"_s, u"**“引”**后"_s);
    row("underscores in a name", u"set_compile_mode_x"_s, u"set_compile_mode_x"_s);
    row("struck out", u"~~旧~~ 新"_s, u"<del>旧</del> 新"_s);
    row("single tildes are about", u"约~5到~8秒"_s, u"约~5到~8秒"_s);
    row("a sharp is no heading", u"# 94 是编号"_s, u"# 94 是编号"_s);
    row("a dash is no list", u"- 不是列表"_s, u"- 不是列表"_s);
    row("a number is no list", u"2026. 年"_s, u"2026. 年"_s);
    row("an angle is no quote", u"> 5 秒"_s, u"&gt; 5 秒"_s);
    row("a bar is no table", u"a | b"_s, u"a | b"_s);
    row("a line break is a blank", u"a\nb"_s, u"a b"_s);
    row("a definition is text", u"[x]: https://e.org"_s,
            u"[x]: <a href=\"https://e.org\">https://e.org</a>"_s);
    row("link", u"[说明](https://e.org/a?b=1&c=2)"_s, u"<a href=\"https://e.org/a?b=1&amp;c=2\">说明</a>"_s);
    row("bare address at the beginning", u"https://e.org/a"_s,
            u"<a href=\"https://e.org/a\">https://e.org/a</a>"_s);
    row("www at the beginning", u"www.e.org x"_s, u"<a href=\"http://www.e.org\">www.e.org</a> x"_s);
    row("mail at the beginning", u"a.b@e.org"_s, u"<a href=\"mailto:a.b@e.org\">a.b@e.org</a>"_s);
    row("address in brackets", u"（<https://e.org/a>）"_s,
            u"（<a href=\"https://e.org/a\">https://e.org/a</a>）"_s);
    row("address with its own bracket", u"https://e.org/a_(b)"_s,
            u"<a href=\"https://e.org/a_(b)\">https://e.org/a_(b)</a>"_s);
    row("round brackets at the beginning", u"(a)[b](https://e.org)"_s,
            u"(a)<a href=\"https://e.org\">b</a>"_s);
    row("relative link is its words", u"[说明](../README.md)"_s, u"说明"_s);
    row("escaped signs", u"\\*a\\* \\`b\\`"_s, u"*a* `b`"_s);
    row("entities", u"&lt;T&gt; &copy;"_s, u"&lt;T&gt; ©"_s);
    row("template", u"Vec<int> 与 <br>"_s, u"Vec&lt;int&gt; 与 &lt;br&gt;"_s);
    row("web image waits", u"![堆栈](https://e.org/a.png)"_s,
            u"<span class=\"web-image\"><a href=\"https://e.org/a.png\">堆栈</a></span>"_s);
    row("web image without words", u"![](https://e.org/a.png)"_s,
            u"<span class=\"web-image\"><a href=\"https://e.org/a.png\">https://e.org/a.png</a></span>"_s);
    row("image within a link", u"[![徽章](https://e.org/b.svg)](https://e.org)"_s,
            u"<a href=\"https://e.org\">徽章</a>"_s);
    row("local image is its words", u"![图](images/a.png)"_s, u"图"_s);
    row("a NUL", QString(u'\0') + u"a"_s, u"\uFFFDa"_s);
    row("half of a character", QString(QChar(0xD83D)) + u"a"_s, u"?a"_s);
    row("beyond the basic plane", u"𠮷野家 😀"_s, u"𠮷野家 😀"_s);
}

void InlineHtmlTest::renders()
{
    QFETCH(const QString, markdown);
    QFETCH(const QString, html);
    QCOMPARE(QString::fromUtf8(inlineHtml(markdown)), html);
}

void InlineHtmlTest::harmless_data()
{
    QTest::addColumn<QString>("markdown");
    const QStringList texts{u"<script>alert(1)</script>"_s, u"<img src=x onerror=alert(1)>"_s,
            u"<svg onload=alert(1)><script>1</script></svg>"_s, u"<iframe src=https://e.org></iframe>"_s,
            u"[a](javascript:alert(1))"_s, u"[a](JaVaScRiPt:alert(1))"_s, u"[a](  javascript:alert(1))"_s,
            u"[a](java&#x0A;script:alert(1))"_s, u"[a](vbscript:x)"_s,
            u"[a](data:text/html,<script>1</script>)"_s, u"[a](file:///etc/passwd)"_s,
            u"<javascript:alert(1)>"_s, u"![a](javascript:alert(1))"_s,
            u"![a](data:image/svg+xml;base64,PHN2Zy8+)"_s,
            u"![a\" onerror=\"alert(1)](https://e.org/a.png)"_s,
            u"[a](https://e.org/\"onmouseover=\"alert(1))"_s, u"[a](<https://e.org/\" onclick=\"x>)"_s,
            u"[a](https://e.org \"t\\\" onclick=\\\"x\")"_s, u"`</code><script>1</script>`"_s,
            u"<!--><script>1</script>-->"_s, u"<![CDATA[<script>]]>"_s, u"<?php x ?>"_s, u"<!DOCTYPE x>"_s,
            u"<style>@import url(https://e.org)</style>"_s, u"<a href=\"javascript:1\">x</a>"_s,
            u"<td class=\"x\"></td></table>"_s, u"&lt;script&gt;1&lt;/script&gt;"_s,
            u"\\<script>1\\</script>"_s, u"<meta http-equiv=refresh content=0>"_s,
            u"<base href=https://e.org>"_s, u"<form action=https://e.org><button>"_s, u"</p><p onclick=x>"_s};
    for (const QString &text : texts)
        QTest::newRow(qPrintable(text)) << text;
}

void InlineHtmlTest::harmless()
{
    QFETCH(const QString, markdown);
    const QByteArray html = inlineHtml(markdown);
    QXmlStreamReader xml("<root>" + html + "</root>");
    static const QStringList elements{
            u"root"_s, u"a"_s, u"code"_s, u"span"_s, u"em"_s, u"strong"_s, u"del"_s};
    static const QStringList attributes{u"href"_s, u"title"_s, u"class"_s};
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        QVERIFY2(elements.contains(xml.name()), html.constData());
        for (const QXmlStreamAttribute &attribute : xml.attributes()) {
            QVERIFY2(attributes.contains(attribute.name()), html.constData());
            if (attribute.name() == "href"_L1)
                QVERIFY2(attribute.value().startsWith("https://e.org"_L1), html.constData());
        }
    }
    QVERIFY2(!xml.hasError(), html.constData());
}

void InlineHtmlTest::longTextsEndSoon_data()
{
    QTest::addColumn<QString>("markdown");
    constexpr int times = 20'000;
    QTest::newRow("brackets") << u"["_s.repeated(times);
    QTest::newRow("images") << u"![a]("_s.repeated(times);
    QTest::newRow("emphasis") << u"*a **b "_s.repeated(times);
    QTest::newRow("comments") << u"<!--"_s.repeated(times);
    QTest::newRow("backticks") << u"`a"_s.repeated(times);
    QTest::newRow("addresses") << u"https://e.org/( "_s.repeated(times);
}

void InlineHtmlTest::longTextsEndSoon()
{
    QFETCH(const QString, markdown);
    QElapsedTimer timer;
    timer.start();
    QVERIFY(!inlineHtml(markdown).isEmpty());
    QVERIFY2(timer.elapsed() < 5'000, qPrintable(QString::number(timer.elapsed())));
}

QTEST_GUILESS_MAIN(InlineHtmlTest)
#include "tst_inlinehtml.moc"
