// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "madearticle.h"
#include "madepage.h"

#include "format/articlewriter.h"

#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size);

namespace Winnow {

/// Articles that are cut, doubled, out of order or damaged: every one is read, and nothing of it is lost (the checks are
/// in fuzz_articlereader.cpp).
class TestArticleDamage final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(); }
    void cutAnywhere_data() { addArticles(); }
    void cutAnywhere();
    void linesLost_data() { addArticles(); }
    void linesLost();
    void linesDoubled_data() { addArticles(); }
    void linesDoubled();
    void outOfOrder_data() { addArticles(); }
    void outOfOrder();
    void bytesDamaged_data() { addArticles(); }
    void bytesDamaged();
    void randomMixturesHold();

private:
    static void addArticles();
    static void feed(const QByteArray &bytes)
    {
        QCOMPARE(LLVMFuzzerTestOneInput(reinterpret_cast<const unsigned char *>(bytes.constData()),
                         static_cast<size_t>(bytes.size())),
                0);
    }
};

void TestArticleDamage::addArticles()
{
    QTest::addColumn<QByteArray>("bytes");
    const Article article = madeArticle(TextLanguage::Chinese);
    QTest::newRow("text") << madeText(TextLanguage::Chinese).toUtf8();
    QTest::newRow("English text") << madeText(TextLanguage::English).toUtf8();
    QTest::newRow("Markdown") << writeMarkdown(article).toUtf8();
    QTest::newRow("page") << madePage(article, {.body = u"<article>"_s});
    // Taking the tabs out leaves cells that ran together.
    QTest::newRow("run together") << madeText(TextLanguage::Chinese).remove(u'\t').toUtf8();
}

void TestArticleDamage::cutAnywhere()
{
    QFETCH(const QByteArray, bytes);
    constexpr qsizetype step = 7;
    for (qsizetype size = 0; size <= bytes.size(); size += step) {
        feed(bytes.first(size));
        feed(bytes.sliced(size));
    }
}

void TestArticleDamage::linesLost()
{
    QFETCH(const QByteArray, bytes);
    const QList<QByteArray> lines = bytes.split('\n');
    for (qsizetype i = 0; i < lines.size(); ++i) {
        QList<QByteArray> rest = lines;
        rest.removeAt(i);
        feed(rest.join('\n'));
    }
}

void TestArticleDamage::linesDoubled()
{
    QFETCH(const QByteArray, bytes);
    feed(bytes + bytes);
    const QList<QByteArray> lines = bytes.split('\n');
    QByteArray all;
    for (qsizetype i = 0; i < lines.size(); ++i) {
        QList<QByteArray> more = lines;
        more.insert(i, lines[i]);
        feed(more.join('\n'));
        all += lines[i] + '\n' + lines[i] + '\n';
    }
    feed(all);
}

void TestArticleDamage::outOfOrder()
{
    QFETCH(const QByteArray, bytes);
    QList<QByteArray> lines = bytes.split('\n');
    QRandomGenerator random(17);
    for (int round = 0; round < 60; ++round) {
        std::shuffle(lines.begin(), lines.end(), random);
        feed(lines.join('\n'));
    }
    std::ranges::sort(lines);
    feed(lines.join('\n'));
}

void TestArticleDamage::bytesDamaged()
{
    QFETCH(const QByteArray, bytes);
    const QByteArray harmful = QByteArrayLiteral("\0\t\n\r|#<>&*`_\\[](\x80\xff- .1");
    QRandomGenerator random(23);
    for (int round = 0; round < 150; ++round) {
        QByteArray damaged = bytes;
        for (int i = random.bounded(1, 12); i > 0; --i)
            damaged[random.bounded(damaged.size())] = harmful[random.bounded(harmful.size())];
        feed(damaged);
    }
}

void TestArticleDamage::randomMixturesHold()
{
    const QList<QByteArray> pieces{"#7", "#", "\t", "\n", "\n\n", "a|b", "|", "|---|",
            "| --- | --- | --- |\n", "## ", "### 1. ", "1. ", "• ", "- ", "sl#7", "、", "总览", "Overview",
            "组合解读", "排错指引", "口径披露", "系列下一篇：", "仓库\t定位\t收录条数\n",
            "编号\t问题\t解答\n", "症状\t动作\t案例\n", "编号Issue 问题内容解答总结\n", "仓库定位收录条数\n",
            "症状第一优先动作本篇相关案例\n", "star（甲）", "合计", "12", "**", "`", "\\", "---\n", "===\n",
            "```\n", "> ", "https://a.example", "<table>", "<tr>", "<td>", "<td colspan=3>", "</table>",
            "<p>", "</p>", "<li>", "<h2>", "<br>", "<code>", "</code>", "<article>", "<script>", "<!--",
            "-->", "&lt;", "甲", "\xff", "\xf0\x9f\x91\x8d", "\xef\xbb\xbf", " ", "title: x\n",
            "核实依据收录"};
    QRandomGenerator random(20310302);
    for (int round = 0; round < 6000; ++round) {
        QByteArray text;
        for (int piece = random.bounded(1, 40); piece > 0; --piece)
            text += pieces[random.bounded(pieces.size())];
        feed(text);
    }
}

} // namespace Winnow

QTEST_APPLESS_MAIN(Winnow::TestArticleDamage)
#include "tst_articledamage.moc"
