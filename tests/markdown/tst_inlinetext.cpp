// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "markdown/inlinetext.h"
#include "markdown/markdownparser.h"

#include <QRandomGenerator>
#include <QTest>

using namespace Winnow;
using namespace Qt::StringLiterals;

class InlineTextTest : public QObject
{
    Q_OBJECT

private slots:
    void plain_data();
    void plain();
    void escape_data();
    void escape();
    void escapeKeepsAnyText();
    void length_data();
    void length();
};

/// @p markdown as the library renders it for readers without markup. The full stop keeps it from being a list or a heading.
static QString readByCmark(const QString &markdown)
{
    const MarkdownParser parser = makeMarkdownParser(CMARK_OPT_DEFAULT, {});
    const MarkdownTree tree = parseMarkdown(parser.get(), '.' + markdown.toUtf8());
    const RenderedMarkdown text{cmark_render_plaintext(tree.get(), CMARK_OPT_DEFAULT, 0)};
    return QString::fromUtf8(text.get()).sliced(1).trimmed();
}

void InlineTextTest::plain_data()
{
    QTest::addColumn<QString>("markdown");
    QTest::addColumn<QString>("text");
    QTest::newRow("empty") << QString() << QString();
    QTest::newRow("no sign") << u"修复 12 处"_s << u"修复 12 处"_s;
    QTest::newRow("code") << u"加 `--force` 即可"_s << u"加 --force 即可"_s;
    QTest::newRow("bold at the start") << u"**根因**：缺文件"_s << u"根因：缺文件"_s;
    QTest::newRow("struck out") << u"用 ~~旧~~ 新，约 5~8 条"_s << u"用 旧 新，约 5~8 条"_s;
    QTest::newRow("link") << u"见 [文档](https://example.org/a_b)"_s << u"见 文档"_s;
    QTest::newRow("escaped") << u"\\*\\_x"_s << u"*_x"_s;
    QTest::newRow("entity") << u"a &lt; b"_s << u"a < b"_s;
    QTest::newRow("looks like a heading") << u"# 12 是标题吗"_s << u"# 12 是标题吗"_s;
    QTest::newRow("looks like a list") << u"1. 一"_s << u"1. 一"_s;
    QTest::newRow("looks like a quotation") << u"> 引"_s << u"> 引"_s;
    QTest::newRow("line break") << u"a\nb"_s << u"a b"_s;
    QTest::newRow("tag") << u"a<br>b"_s << u"a<br>b"_s;
    QTest::newRow("underscores in a word") << u"npu_rms_norm"_s << u"npu_rms_norm"_s;
}

void InlineTextTest::plain()
{
    QFETCH(const QString, markdown);
    QTEST(plainText(markdown), "text");
}

void InlineTextTest::escape_data()
{
    QTest::addColumn<QString>("plain");
    QTest::addColumn<QString>("markdown");
    QTest::newRow("nothing to do") << u"a_b_c 与 2*3"_s << u"a_b_c 与 2*3"_s;
    QTest::newRow("lone star") << u"*_device.h 里的 using"_s << u"*_device.h 里的 using"_s;
    QTest::newRow("pair of stars") << u"include/**/kernel/** 复用"_s
                                   << u"include/\\*\\*/kernel/\\*\\* 复用"_s;
    QTest::newRow("backticks") << u"`x`"_s << u"\\`x\\`"_s;
    QTest::newRow("entity") << u"&lt;"_s << u"\\&lt;"_s;
    QTest::newRow("tag") << u"Vec<int> 与 a<br>b"_s << u"Vec\\<int> 与 a\\<br>b"_s;
    QTest::newRow("only what acts") << u"a_b `x` _c"_s << u"a_b \\`x\\` \\_c"_s;
    QTest::newRow("brackets") << u"rank[0] 与 [1]"_s << u"rank[0] 与 [1]"_s;
    QTest::newRow("backslash at the end") << u"a\\b C:\\"_s << u"a\\b C:\\\\"_s;
    QTest::newRow("tildes") << u"~x~ 与 ~~y~~ 5~8"_s << u"~x~ 与 \\~\\~y\\~\\~ 5~8"_s;
    QTest::newRow("lone tildes") << u"5~~8"_s << u"5~~8"_s;
    QTest::newRow("link") << u"[a](b)"_s << u"\\[a\\](b)"_s;
    QTest::newRow("byte order mark") << u"\uFEFF<b>"_s << u"\uFEFF\\<b>"_s;
    QTest::newRow("lone underscore") << u"requires_grad_ 抛错"_s << u"requires_grad_ 抛错"_s;
}

void InlineTextTest::escape()
{
    QFETCH(const QString, plain);
    QTEST(escapedText(plain), "markdown");
    QCOMPARE(plainText(escapedText(plain)), plain);
}

void InlineTextTest::escapeKeepsAnyText()
{
    constexpr QStringView alphabet = u"\\`*_[]()<>&!#-+.|~\"' a中1；：“”𠮷";
    QRandomGenerator random(7);
    for (int round = 0; round < 5000; ++round) {
        QString text;
        for (int i = random.bounded(24); i > 0; --i)
            text += alphabet.at(random.bounded(static_cast<int>(alphabet.size() - 2)));
        text = text.trimmed();
        QCOMPARE(plainText(escapedText(text)), text);
        QCOMPARE(readByCmark(escapedText(text)), text);
    }
}

void InlineTextTest::length_data()
{
    QTest::addColumn<QString>("markdown");
    QTest::addColumn<int>("length");
    QTest::newRow("empty") << QString() << 0;
    QTest::newRow("signs do not count") << u"**根因**：`x`"_s << 4;
    QTest::newRow("beyond the first plane") << u"𠮷野"_s << 2;
}

void InlineTextTest::length()
{
    QFETCH(const QString, markdown);
    QFETCH(const int, length);
    QCOMPARE(readLength(markdown), length);
}

QTEST_GUILESS_MAIN(InlineTextTest)
#include "tst_inlinetext.moc"
