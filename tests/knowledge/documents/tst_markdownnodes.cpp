// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "documents/markdowndocument.h"
#include "documents/markdownpieces.h"
#include "parsednodes.h"

using namespace Winnow;
using namespace Winnow::Testing;
using namespace Qt::StringLiterals;

class MarkdownNodesTest final : public QObject
{
    Q_OBJECT

private slots:
    void text_data();
    void text();
    void headings_data();
    void headings();
    void titlesAndAddresses();
    void frontMatter_data();
    void frontMatter();
    void pieces_data();
    void pieces();
    void piecesMeanTheSame();
    void hostileInput_data();
    void hostileInput();
};

void MarkdownNodesTest::text_data()
{
    QTest::addColumn<QString>("markdown");
    QTest::addColumn<QString>("text");
    QTest::newRow("flags stay flags")
            << u"Use `--force` or --force -- \"now\"."_s << u"Use --force or --force -- \"now\"."_s;
    QTest::newRow("emphasis") << u"**bold** and *it* and ~~gone~~"_s << u"bold and it and gone"_s;
    QTest::newRow("identifiers") << u"ASCEND_RT_VISIBLE_DEVICES and `HcclMemImport`"_s
                                 << u"ASCEND_RT_VISIBLE_DEVICES and HcclMemImport"_s;
    QTest::newRow("links") << u"see [the guide](https://example.org/a_b) and <https://example.org>"_s
                           << u"see the guide and https://example.org"_s;
    QTest::newRow("reference links") << u"see [the guide][g]\n\n[g]: https://example.org"_s
                                     << u"see the guide"_s;
    QTest::newRow("images") << u"![the loom](loom.png) weaves"_s << u"the loom weaves"_s;
    QTest::newRow("wrapped line") << u"one\ntwo"_s << u"one two"_s;
    QTest::newRow("wrapped chinese") << u"内存泄\n漏。\n然后\nok"_s << u"内存泄漏。然后 ok"_s;
    QTest::newRow("line break") << u"one  \ntwo\\\nthree<br>four"_s << u"one\ntwo\nthree\nfour"_s;
    QTest::newRow("paragraphs") << u"one\n\ntwo"_s << u"one\n\ntwo"_s;
    QTest::newRow("fenced code") << u"a\n\n```sh\nexport A=\"*b*\"\n\n  --x\n```\n\nb"_s
                                 << u"a\n\nexport A=\"*b*\"\n\n  --x\n\nb"_s;
    QTest::newRow("indented code") << u"a\n\n    msprof --aic-metrics=*\n"_s
                                   << u"a\n\nmsprof --aic-metrics=*"_s;
    QTest::newRow("code never closed") << u"a\n\n```\n# no heading\n"_s << u"a\n\n# no heading"_s;
    QTest::newRow("table") << u"| name | what |\n|---|---|\n| `--a` | first |\n| b \\| c | |\n"_s
                           << u"name | what\n--a | first\nb | c |"_s;
    QTest::newRow("list") << u"- a\n- b\n  - c\n\n1. d\n2. e"_s << u"- a\n- b\n  - c\n\n1. d\n2. e"_s;
    QTest::newRow("list of paragraphs")
            << u"3. a\n\n   more\n\n4. b\n\n       code\n"_s << u"3. a\nmore\n4. b\ncode"_s;
    QTest::newRow("tasks") << u"- [x] done\n- [ ] open"_s << u"- done\n- open"_s;
    QTest::newRow("quotation") << u"> # no section\n> said\n>\n> more"_s << u"no section\nsaid\nmore"_s;
    QTest::newRow("html")
            << u"<div align=\"center\">\n<b>bold</b> &amp; more\n</div>\n\na <kbd>Ctrl</kbd> b"_s
            << u"bold & more\n\na Ctrl b"_s;
    QTest::newRow("comment") << u"<!-- hidden -->\n\na"_s << u"a"_s;
    QTest::newRow("script") << u"<script>\nalert(1)\n</script>\n\na"_s << u"a"_s;
    QTest::newRow("rule") << u"a\n\n---\n\nb"_s << u"a\n\nb"_s;
    QTest::newRow("entities and escapes") << u"1 &lt; 2 \\* \\_x\\_ &copy;"_s << u"1 < 2 * _x_ ©"_s;
    QTest::newRow("windows lines") << u"a\r\n\r\nb\r\n"_s << u"a\n\nb"_s;
}

void MarkdownNodesTest::text()
{
    QFETCH(const QString, markdown);
    const QList<KgNodeRecord> nodes = nodesOf(markdown.toUtf8(), DocumentKind::Markdown);
    QCOMPARE(nodes.size(), 1);
    QTEST(nodes[0].text, "text");
}

void MarkdownNodesTest::headings_data()
{
    QTest::addColumn<QString>("markdown");
    QTest::addColumn<QStringList>("headings"); ///< "level heading #anchor"
    QTest::newRow("number signs") << u"# A\n## B ##\n####### no"_s << QStringList{u"1 A #a"_s, u"2 B #b"_s};
    QTest::newRow("underlined") << u"A b\n===\n\ntext\n\nC\nd\n---\n"_s
                                << QStringList{u"1 A b #a-b"_s, u"2 C d #c-d"_s};
    QTest::newRow("in code") << u"```\n# no\n```\n\n    # no\n\n~~~~\n# no\n~~~\n# no\n~~~~\n# A"_s
                             << QStringList{u"1 A #a"_s};
    QTest::newRow("in lists and quotations") << u"- # no\n\n> # no\n\n# A"_s << QStringList{u"1 A #a"_s};
    QTest::newRow("marks within") << u"## The `--a_b` *flag* [x](y)"_s
                                  << QStringList{u"2 The --a_b flag x #the---a_b-flag-x"_s};
    QTest::newRow("anchor given") << u"## 安装 {#install}"_s << QStringList{u"2 安装 #install"_s};
    QTest::newRow("repeated") << u"# A\n\n# A\n\n# A 1\n\n# A"_s
                              << QStringList{u"1 A #a"_s, u"1 A #a-1"_s, u"1 A 1 #a-1-1"_s, u"1 A #a-2"_s};
    QTest::newRow("html") << u"<h1 align=\"center\">\n  <b>Loom</b>\n</h1>\n\n## B"_s
                          << QStringList{u"1 Loom #loom"_s, u"2 B #b"_s};
    QTest::newRow("empty") << u"#\n\n## \n"_s << QStringList();
    QTest::newRow("chinese") << u"## 一、安装（推荐）"_s << QStringList{u"2 一、安装（推荐） #一安装推荐"_s};
}

void MarkdownNodesTest::headings()
{
    QFETCH(const QString, markdown);
    QStringList headings;
    for (const DocumentSection &section : readMarkdownDocument(markdown).sections) {
        if (section.level > 0)
            headings.append(u"%1 %2 #%3"_s.arg(section.level).arg(section.heading, section.anchor));
    }
    QTEST(headings, "headings");
}

void MarkdownNodesTest::titlesAndAddresses()
{
    const QList<KgNodeRecord> nodes =
            nodesOf(u"# 织机\n\n简介\n\n## 安装\n\n### 从源码\n\nmake\n\n## 使用\n\n略\n"_s.toUtf8(),
                    DocumentKind::Markdown);
    QCOMPARE(nodes.size(), 3);
    QCOMPARE(nodes[0],
            (KgNodeRecord{u"doc"_s, u"织机"_s, u"https://example.org/doc"_s, u"doc"_s, u"简介"_s, u"zh"_s}));
    QCOMPARE(nodes[1].title, u"织机 › 安装 › 从源码"_s);
    QCOMPARE(nodes[1].url, u"https://example.org/doc#从源码"_s);
    QCOMPARE(nodes[2].title, u"织机 › 使用"_s);
    QCOMPARE(nodesOf("text", DocumentKind::Markdown).constFirst().title, u"file"_s);
}

void MarkdownNodesTest::frontMatter_data()
{
    QTest::addColumn<QString>("markdown");
    QTest::addColumn<QString>("title");
    QTest::addColumn<QString>("url");
    QTest::addColumn<QString>("text");
    const QString url = u"https://example.org/doc"_s;
    QTest::newRow("title") << u"---\ntitle: \"A: b\"\ntags: [x]\n---\n\ntext"_s << u"A: b"_s << url
                           << u"text"_s;
    QTest::newRow("goes before the heading")
            << u"---\ntitle: A\n---\n# B\n\ntext"_s << u"A"_s << url << u"text"_s;
    QTest::newRow("address") << u"---\nurl: https://docs.example.org/a#x\n---\ntext"_s << u"file"_s
                             << u"https://docs.example.org/a"_s << u"text"_s;
    QTest::newRow("address of no web")
            << u"---\nurl: javascript:alert(1)\n---\ntext"_s << u"file"_s << url << u"text"_s;
    QTest::newRow("a path") << u"---\npermalink: /a/b\n---\ntext"_s << u"file"_s << url << u"text"_s;
    QTest::newRow("longer values") << u"---\ntitle: A\ndescription: >\n  two lines\n  of it\n---\ntext"_s
                                   << u"A"_s << url << u"text"_s;
    QTest::newRow("a rule is none") << u"---\n\nJust a paragraph.\n\n---\n\nmore"_s << u"file"_s << url
                                    << u"Just a paragraph.\n\nmore"_s;
    QTest::newRow("never closed") << u"---\ntitle: A\n"_s << u"file"_s << url << u"title: A"_s;
    QTest::newRow("with a byte order mark")
            << u"\ufeff---\ntitle: A\n---\ntext"_s << u"A"_s << url << u"text"_s;
}

void MarkdownNodesTest::frontMatter()
{
    QFETCH(const QString, markdown);
    const QList<KgNodeRecord> nodes = nodesOf(markdown.toUtf8(), DocumentKind::Markdown);
    QCOMPARE(nodes.size(), 1);
    QTEST(nodes[0].title, "title");
    QTEST(nodes[0].url, "url");
    QTEST(nodes[0].text, "text");
}

void MarkdownNodesTest::pieces_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("pieces");
    QTest::newRow("empty") << QString() << QStringList();
    QTest::newRow("short") << u"# A"_s << QStringList{u"# A"_s};
    QTest::newRow("at headings") << u"# A\n12345678\n# B\nx\n# C\n"_s
                                 << QStringList{u"# A\n12345678\n"_s, u"# B\nx\n# C\n"_s};
    QTest::newRow("not in code") << u"```\n12345678\n# B\n```\n# C\n"_s
                                 << QStringList{u"```\n12345678\n# B\n```\n"_s, u"# C\n"_s};
    QTest::newRow("not in code with other signs")
            << u"~~~~\n12345678\n~~~\n```\n# B\n~~~~~\n# C\n"_s
            << QStringList{u"~~~~\n12345678\n~~~\n```\n# B\n~~~~~\n"_s, u"# C\n"_s};
    QTest::newRow("at blank lines") << u"12345678901234567890\n\n  x\n\ny\n"_s
                                    << QStringList{u"12345678901234567890\n\n  x\n\n"_s, u"y\n"_s};
}

void MarkdownNodesTest::pieces()
{
    QFETCH(const QString, text);
    QStringList pieces;
    for (const QStringView piece : markdownPieces(text, 10))
        pieces.append(piece.toString());
    QTEST(pieces, "pieces");
}

/// A file too long for one go is read as if it were not.
void MarkdownNodesTest::piecesMeanTheSame()
{
    QString text = u"# T\n\n"_s;
    for (int i = 0; text.size() < 3'000'000; ++i) {
        text += u"## Section %1\n\n- item `--x`\n\n```\n# %1 is no heading\n\nx\n```\n\n"_s.arg(i);
        text += u"words of a paragraph that goes on for some time. "_s.repeated(10) + u"\n\n"_s;
    }
    const Document document = readMarkdownDocument(text);
    for (qsizetype i = 2; i < document.sections.size(); ++i) {
        const DocumentSection &section = document.sections[i];
        QCOMPARE(section.heading, u"Section %1"_s.arg(i - 2));
        QCOMPARE(section.blocks.size(), 3);
        QCOMPARE(section.blocks[1], u"# %1 is no heading\n\nx"_s.arg(i - 2));
    }
    QCOMPARE(document.sections.size() - 2, text.count(u"## Section"_s));
}

void MarkdownNodesTest::hostileInput_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("nested quotations") << QByteArray(20'000, '>');
    QTest::newRow("nested lists") << "- "_ba.repeated(5'000);
    QTest::newRow("brackets") << QByteArray(100'000, '[');
    QTest::newRow("emphasis") << "*a_"_ba.repeated(50'000);
    QTest::newRow("backticks") << "`a``"_ba.repeated(50'000);
    QTest::newRow("open headings") << "<div>\n"_ba + "<h1>"_ba.repeated(100'000);
    QTest::newRow("open comments") << "<div>\n"_ba + "<!--"_ba.repeated(100'000);
    QTest::newRow("dashes") << "---\n"_ba.repeated(50'000);
    QTest::newRow("a wide table") << "|a"_ba.repeated(20'000) + "|\n" + "|-"_ba.repeated(20'000) + "|\n";
    QTest::newRow("one line") << QByteArray(8'000'000, 'a');
    QTest::newRow("headings alone") << "# a\n"_ba.repeated(50'000);
}

void MarkdownNodesTest::hostileInput()
{
    QFETCH(const QByteArray, bytes);
    for (const KgNodeRecord &node : nodesOf(bytes, DocumentKind::Markdown)) {
        QVERIFY(node.text.size() <= longestNodeText);
        QVERIFY(node.id.startsWith(u"doc"));
    }
}

QTEST_GUILESS_MAIN(MarkdownNodesTest)
#include "tst_markdownnodes.moc"
