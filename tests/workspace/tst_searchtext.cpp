// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "workspace/searchtext.h"

#include <QTest>

#include <algorithm>
#include <ctime>
#include <limits>

using namespace Qt::StringLiterals;

namespace Winnow {

class TestSearchText final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(); }
    void tokens();
    void tokens_data();
    void query();
    void query_data();
    void appends();
    void anyBytesGiveGoodTokens();
    void longTextTakesLinearTime();
};

namespace {

QByteArray tokensOf(QByteArrayView text)
{
    QByteArray tokens;
    appendSearchTokens(text, tokens);
    return tokens;
}

} // namespace

void TestSearchText::tokens_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("expected");
    QTest::newRow("nothing") << QByteArray() << QByteArray();
    QTest::newRow("only marks") << QByteArray(" .,;-_/\n\t") << QByteArray();
    QTest::newRow("words") << QByteArray("out of memory") << QByteArray("out of memory ");
    QTest::newRow("case") << QByteArray("ACL Error") << QByteArray("acl error ");
    QTest::newRow("case beyond ASCII") << QByteArray("ÉTÉ ЖУК ΣΊΣΥΦΟΣ") << QByteArray("été жук σίσυφοσ ");
    QTest::newRow("digits") << QByteArray("error 507018, v2.1") << QByteArray("error 507018 v2 1 ");
    QTest::newRow("marks part words")
            << QByteArray("torch_npu::free-list") << QByteArray("torch npu free list ");
    QTest::newRow("full width") << QByteArray("ＡＣＬ　Ｅｒｒｏｒ５０７") << QByteArray("acl error507 ");
    QTest::newRow("ideographic space") << QByteArray("内存\u3000泄漏") << QByteArray("内存 存 泄漏 漏 ");
    QTest::newRow("pairs") << QByteArray("内存泄漏") << QByteArray("内存 存泄 泄漏 漏 ");
    QTest::newRow("two characters") << QByteArray("内存") << QByteArray("内存 存 ");
    QTest::newRow("one character") << QByteArray("漏") << QByteArray("漏 ");
    QTest::newRow("Chinese marks part runs") << QByteArray("内存，泄漏。") << QByteArray("内存 存 泄漏 漏 ");
    QTest::newRow("mixed scripts") << QByteArray("在A5上OOM了") << QByteArray("在 a5 上 oom 了 ");
    QTest::newRow("beyond the basic plane") << QByteArray("𠮷野家") << QByteArray("𠮷野 野家 家 ");
    QTest::newRow("kana and hangul") << QByteArray("エラー 오류") << QByteArray("エラ ラー ー 오류 류 ");
    QTest::newRow("iteration mark and zero") << QByteArray("人々二〇") << QByteArray("人々 々二 二〇 〇 ");
    QTest::newRow("emoji part words") << QByteArray("it😀works") << QByteArray("it works ");
    QTest::newRow("a long word is cut") << QByteArray(1000, 'a') << QByteArray(64, 'a') + ' ';
    QTest::newRow("a long Chinese run is not")
            << QByteArray("漏").repeated(1000) << QByteArray("漏漏 ").repeated(999) + "漏 ";
    QTest::newRow("bytes that are no UTF-8") << QByteArray("ab\xff\xfe"
                                                           "cd")
                                             << QByteArray("ab cd ");
    QTest::newRow("a stray continuation byte") << QByteArray("ab\x80"
                                                             "cd")
                                               << QByteArray("ab cd ");
    QTest::newRow("cut in a character") << QByteArray("ab\xe5\x86") << QByteArray("ab ");
    QTest::newRow("a lead byte before ASCII") << QByteArray("\xe5"
                                                            "abc")
                                              << QByteArray("abc ");
    QTest::newRow("overlong") << QByteArray("ab\xc1\xa1\xe0\x81\xa1"
                                            "cd")
                              << QByteArray("ab cd ");
    QTest::newRow("a surrogate") << QByteArray("ab\xed\xa0\x80"
                                               "cd")
                                 << QByteArray("ab cd ");
    QTest::newRow("beyond Unicode") << QByteArray("ab\xf7\xbf\xbf\xbf"
                                                  "cd")
                                    << QByteArray("ab cd ");
    QTest::newRow("NUL") << QByteArray("ab\0cd", 5) << QByteArray("ab cd ");
}

void TestSearchText::tokens()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QByteArray, expected);
    QCOMPARE(QString::fromUtf8(tokensOf(text)), QString::fromUtf8(expected));
}

void TestSearchText::query_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("expected");
    QTest::newRow("nothing") << QByteArray() << QByteArray();
    QTest::newRow("only marks") << QByteArray("\"'()*:^-") << QByteArray();
    QTest::newRow("a word by its beginning") << QByteArray("mem") << QByteArray("\"mem\"*");
    QTest::newRow("words") << QByteArray("Out of") << QByteArray("\"out\"* \"of\"*");
    QTest::newRow("words of FTS5 itself")
            << QByteArray("a OR b NOT c") << QByteArray("\"a\"* \"or\"* \"b\"* \"not\"* \"c\"*");
    QTest::newRow("quotes are marks") << QByteArray("say \"hi\"") << QByteArray("\"say\"* \"hi\"*");
    QTest::newRow("one Chinese character") << QByteArray("漏") << QByteArray("\"漏\"*");
    QTest::newRow("two Chinese characters") << QByteArray("泄漏") << QByteArray("\"泄漏\"");
    QTest::newRow("more Chinese characters") << QByteArray("内存泄漏") << QByteArray("\"内存 存泄 泄漏\"");
    QTest::newRow("mixed") << QByteArray("A5失败") << QByteArray("\"a5\"* \"失败\"");
    QTest::newRow("full width") << QByteArray("ＯＯＭ") << QByteArray("\"oom\"*");
    QTest::newRow("a long word is cut as in the index")
            << QByteArray(1000, 'A') << '"' + QByteArray(64, 'a') + "\"*";
    QTest::newRow("bytes that are no UTF-8") << QByteArray("\xff"
                                                           "ab")
                                             << QByteArray("\"ab\"*");
}

void TestSearchText::query()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QByteArray, expected);
    QCOMPARE(QString::fromUtf8(searchQuery(text)), QString::fromUtf8(expected));
}

void TestSearchText::appends()
{
    QByteArray tokens = "title ";
    appendSearchTokens("Body", tokens);
    QCOMPARE(tokens, "title body ");
}

void TestSearchText::anyBytesGiveGoodTokens()
{
    // Every lead byte with every pair of bytes after it that matters, cut at every length.
    const QByteArray followers("\x00\x20\x61\x7f\x80\x8f\x90\x9f\xa0\xbf\xc2\xe5\xf4\xff", 14);
    for (int lead = 0; lead < 256; ++lead) {
        for (const char first : followers) {
            for (const char second : followers) {
                const QByteArray bytes = QByteArray(1, static_cast<char>(lead)) + first + second + "\xbf\xbf";
                for (qsizetype length = 1; length <= bytes.size(); ++length) {
                    const QByteArray tokens = tokensOf(bytes.first(length));
                    QVERIFY2(tokens.isValidUtf8(), bytes.first(length).toHex());
                    QVERIFY2(!tokens.contains('\0'), bytes.first(length).toHex());
                }
            }
        }
    }
}

void TestSearchText::longTextTakesLinearTime()
{
    // Of the processor's time, and the best of three, for what else the machine does still shows in its caches.
    const auto timeFor = [](const QByteArray &text) {
        std::clock_t best = std::numeric_limits<std::clock_t>::max();
        for (int round = 0; round < 3; ++round) {
            const std::clock_t begin = std::clock();
            (void)tokensOf(text);
            best = std::min(best, std::clock() - begin);
        }
        return static_cast<double>(best) / CLOCKS_PER_SEC;
    };
    // A run of one kind as long as the longest line of a bundle must not cost its square.
    for (const QByteArray &unit : {QByteArray("a"), QByteArray("漏")}) {
        const double one = timeFor(unit.repeated(200'000));
        const double eight = timeFor(unit.repeated(1'600'000));
        QCOMPARE_LT(eight, 40 * std::max(one, 0.001));
    }
}

} // namespace Winnow

QTEST_GUILESS_MAIN(Winnow::TestSearchText)
#include "tst_searchtext.moc"
