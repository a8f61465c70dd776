// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "knowledge/indexterms.h"
#include "knowledge/simplifiedhan.h"
#include "knowledge/stemming.h"
#include "knowledge/tokens.h"

#include <QTemporaryDir>
#include <QTest>

#include <thread>

using namespace Qt::StringLiterals;

namespace Winnow {

class TestTokens final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(); }
    void terms();
    void terms_data();
    void traditional();
    void traditional_data();
    void oneSpellingIsAnother();
    void oneSpellingIsAnother_data();
    void ranges();
    void ranges_data();
    void neighbours();
    void stems();
    void stems_data();
    void anyTextGivesGoodTerms();
    void missingTableFoldsNothing();
    void tableForAllThreads();
    void endlessTextIsCut();
    void indexTerms();
    void indexTermsOfNothingAndOfMuch();
};

namespace {

QChar mark(TokenKind kind)
{
    switch (kind) {
    case TokenKind::Word:
        return u'w';
    case TokenKind::Name:
        return u'n';
    case TokenKind::Identifier:
        return u'i';
    case TokenKind::Compound:
        return u'c';
    case TokenKind::Part:
        return u'p';
    case TokenKind::Pair:
        return u'2';
    case TokenKind::Single:
        return u'1';
    }
    return u'?';
}

/// The terms of @p text, each with a letter for its kind.
QString termsOf(QStringView text)
{
    TokenList list;
    list.read(text);
    QStringList terms;
    for (const Token &token : list.tokens())
        terms.append(mark(token.kind) + u":"_s + QStringView(list.term(token)).toString());
    return terms.join(u' ');
}

/// Terms alone, without beginnings of versions and parts.
QString wholesOf(QStringView text)
{
    TokenList list;
    list.read(text);
    QStringList terms;
    for (const Token &token : list.tokens()) {
        if (token.kind != TokenKind::Part)
            terms.append(QStringView(list.term(token)).toString());
    }
    return terms.join(u' ');
}

} // namespace

void TestTokens::terms_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected");
    QTest::newRow("nothing") << QString() << QString();
    QTest::newRow("only marks") << u" ,.;-_/\\:!？\n\t"_s << QString();
    QTest::newRow("words") << u"Out of memory"_s << u"w:out w:of w:memor"_s;
    QTest::newRow("snake") << u"ASCEND_RT_VISIBLE_DEVICES"_s
                           << u"i:ascendrtvisibledevic p:ascend p:rt p:visibl p:devic"_s;
    QTest::newRow("camel") << u"HcclMemImport"_s << u"i:hcclmemimport p:hccl p:mem p:import"_s;
    QTest::newRow("camel with capitals inside")
            << u"parseHTTPServer"_s << u"i:parsehttpserver p:pars p:http p:server"_s;
    QTest::newRow("plural of capitals") << u"NPUs"_s << u"w:npus"_s;
    QTest::newRow("flag") << u"--aic-metrics"_s << u"i:aicmetric p:aic p:metric"_s;
    QTest::newRow("flag of one word") << u"use --force now"_s << u"w:use n:forc w:now"_s;
    QTest::newRow("flag with a value")
            << u"--aic-metrics=Roofline"_s << u"i:aicmetric p:aic p:metric w:rooflin"_s;
    QTest::newRow("flag after typography") << u"\u2013aic\u2011metrics"_s << u"i:aicmetric p:aic p:metric"_s;
    QTest::newRow("kebab") << u"aic-metrics"_s << u"c:aicmetric p:aic p:metric"_s;
    QTest::newRow("version") << u"8.0.RC1"_s << u"n:8.0.rc1 p:8.0"_s;
    QTest::newRow("long version") << u"2.1.0.post3"_s << u"n:2.1.0.post3 p:2.1.0 p:2.1"_s;
    QTest::newRow("version with a v") << u"v2.1"_s << u"n:2.1"_s;
    QTest::newRow("version of a name") << u"py3.10"_s << u"i:py3.10 p:py p:3.10"_s;
    QTest::newRow("package") << u"torch_npu-2.1.0.post3"_s
                             << u"i:torchnpu2.1.0.post3 p:torch p:npu p:2.1.0.post3 p:2.1.0 p:2.1"_s;
    QTest::newRow("sentence ends behind a version") << u"CANN 8.0. Then"_s << u"w:cann n:8.0 w:then"_s;
    QTest::newRow("path") << u"/usr/local/Ascend/driver"_s
                          << u"i:usrlocalascenddriver p:usr p:local p:ascend p:driver"_s;
    QTest::newRow("Windows path") << u"C:\\cann\\lib"_s << u"w:c i:cannlib p:cann p:lib"_s;
    QTest::newRow("file") << u"acl.json"_s << u"i:acljson p:acl p:json"_s;
    QTest::newRow("file in a path") << u"/etc/acl.json"_s << u"i:etcacljson p:etc i:acljson p:acl p:json"_s;
    QTest::newRow("qualified name") << u"torch::npu_fn"_s << u"i:torchnpufn p:torch i:npufn p:npu p:fn"_s;
    QTest::newRow("dotted call") << u"torch.npu.synchronize()"_s
                                 << u"i:torchnpusynchroniz p:torch p:npu p:synchroniz"_s;
    QTest::newRow("chip") << u"910B"_s << u"n:910b"_s;
    QTest::newRow("product") << u"Atlas 800T A2"_s << u"w:atla n:800t n:a2"_s;
    QTest::newRow("product without spaces") << u"Ascend910B3"_s << u"i:ascend910b3 p:ascend p:910b3"_s;
    QTest::newRow("error code") << u"EI0002, 507018"_s << u"n:ei0002 n:507018"_s;
    QTest::newRow("small numbers are words") << u"rank 64"_s << u"w:rank w:64"_s;
    QTest::newRow("type") << u"float16 bf16 conv2d"_s << u"i:float16 p:float p:16 n:bf16 n:conv2d"_s;
    QTest::newRow("words with a dash") << u"time-out"_s << u"c:timeout p:time p:out"_s;
    QTest::newRow("words with a slash") << u"CANN/HCCL"_s << u"c:cannhccl p:cann p:hccl"_s;
    QTest::newRow("date") << u"2026-09-18"_s << u"c:20260918 p:2026 p:09 p:18"_s;
    QTest::newRow("apostrophe") << u"doesn't won\u2019t"_s << u"w:doesnt w:wont"_s;
    QTest::newRow("C++") << u"C++ code"_s << u"w:c++ w:code"_s;
    QTest::newRow("pairs") << u"内存泄漏"_s << u"2:内存 2:存泄 2:泄漏 1:漏"_s;
    QTest::newRow("one character") << u"漏"_s << u"1:漏"_s;
    QTest::newRow("Chinese marks part runs") << u"内存，泄漏。"_s << u"2:内存 1:存 2:泄漏 1:漏"_s;
    QTest::newRow("mixed scripts")
            << u"在A5上调用HcclMemImport失败"_s
            << u"1:在 n:a5 2:上调 2:调用 1:用 i:hcclmemimport p:hccl p:mem p:import 2:失败 1:败"_s;
    QTest::newRow("full width") << u"ＡＣＬ　Ｅｒｒｏｒ５０７０１８"_s
                                << u"w:acl i:error507018 p:error p:507018"_s;
    QTest::newRow("full-width flag") << u"－－ａｉｃ－ｍｅｔｒｉｃｓ＝ｘ"_s
                                     << u"i:aicmetric p:aic p:metric w:x"_s;
    QTest::newRow("compatible forms") << u"ﬁle ①㎏ Ⅳ"_s << u"w:file n:1kg w:iv"_s;
    QTest::newRow("half-width kana") << u"ｴﾗｰ"_s << u"2:エラ 2:ラー 1:ー"_s;
    QTest::newRow("accents") << u"café cafe\u0301"_s << u"w:cafe w:cafe"_s;
    QTest::newRow("invisible characters") << u"time\u200bout\ufeff mem\u00adory"_s << u"w:timeout w:memor"_s;
    QTest::newRow("case beyond ASCII") << u"ΣΊΣΥΦΟΣ"_s << u"w:σισυφοσ"_s;
    QTest::newRow("beyond the basic plane") << u"𠮷野家"_s << u"2:𠮷野 2:野家 1:家"_s;
    QTest::newRow("hangul") << u"오류"_s << u"2:오류 1:류"_s;
    QTest::newRow("emoji part words") << u"it😀works"_s << u"w:it w:work"_s;
    QTest::newRow("NUL") << u"ab\0cd"_s << u"w:ab w:cd"_s;
    QTest::newRow("half a surrogate pair") << QString(u"ab"_s + QChar(0xd83d) + u"cd"_s) << u"w:ab w:cd"_s;
    QTest::newRow("a long word is cut") << u"z"_s.repeated(1000) << u"w:"_s + u"z"_s.repeated(64);
}

void TestTokens::terms()
{
    QFETCH(const QString, text);
    QTEST(termsOf(text), "expected");
}

void TestTokens::traditional_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("simplified");
    QTest::newRow("words") << u"記憶體洩漏"_s << u"记忆体泄漏"_s;
    QTest::newRow("mixed") << u"環境變數 ASCEND_RT 設定"_s << u"环境变数 ASCEND_RT 设定"_s;
    QTest::newRow("the same in both") << u"算子"_s << u"算子"_s;
    QTest::newRow("both in one text") << u"编译 編譯"_s << u"编译 编译"_s;
}

void TestTokens::traditional()
{
    if (!SimplifiedHan::shared().isAvailable())
        QSKIP("OpenCC's tables are not installed");
    QFETCH(const QString, text);
    QFETCH(const QString, simplified);
    QCOMPARE(termsOf(text), termsOf(simplified));
}

void TestTokens::oneSpellingIsAnother_data()
{
    QTest::addColumn<QString>("one");
    QTest::addColumn<QString>("other");
    QTest::newRow("snake and camel") << u"hccl_mem_import"_s << u"HcclMemImport"_s;
    QTest::newRow("flag without dashes") << u"--aic-metrics"_s << u"aic-metrics"_s;
    QTest::newRow("flag in snake case") << u"--aic-metrics"_s << u"aic_metrics"_s;
    QTest::newRow("all in one") << u"HcclMemImport"_s << u"hcclmemimport"_s;
    QTest::newRow("lower case") << u"ASCEND_RT_VISIBLE_DEVICES"_s << u"ascend_rt_visible_devices"_s;
    QTest::newRow("version") << u"8.0.RC1"_s << u"v8.0.rc1"_s;
    QTest::newRow("number") << u"compiling"_s << u"compiles"_s;
}

void TestTokens::oneSpellingIsAnother()
{
    QFETCH(const QString, one);
    QFETCH(const QString, other);
    QCOMPARE(wholesOf(one), wholesOf(other));
}

void TestTokens::ranges_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("first");
    QTest::newRow("word") << u"  Memory!"_s << u"Memory"_s;
    QTest::newRow("stemmed word") << u"compiling"_s << u"compiling"_s;
    QTest::newRow("flag") << u"use"_s + u" --aic-metrics=x"_s << u"use"_s;
    QTest::newRow("flag with its dashes") << u"，--aic-metrics=x"_s << u"--aic-metrics"_s;
    QTest::newRow("path") << u"（/usr/lib）"_s << u"/usr/lib"_s;
    QTest::newRow("version") << u"在8.0.RC1上"_s.sliced(1) << u"8.0.RC1"_s;
    QTest::newRow("pair") << u"，内存泄漏"_s << u"内存"_s;
    QTest::newRow("accent apart") << u"cafe\u0301 au lait"_s << u"cafe\u0301"_s;
    QTest::newRow("ligature") << u"ﬁle"_s << u"ﬁle"_s;
    QTest::newRow("surrogates") << u"😀𠮷野"_s << u"𠮷野"_s;
}

void TestTokens::ranges()
{
    QFETCH(const QString, text);
    TokenList list;
    list.read(text);
    QVERIFY(!list.tokens().empty());
    const Token &token = list.tokens().front();
    QTEST(text.sliced(token.begin, token.end - token.begin), "first");
}

void TestTokens::neighbours()
{
    TokenList list;
    list.read(u"a HcclMemImport b. c");
    QList<quint32> positions;
    for (const Token &token : list.tokens())
        positions.append(token.position);
    // a, whole, hccl, mem, import, b; a new sentence is farther off.
    QCOMPARE(positions.first(6), (QList<quint32>{0, 1, 1, 2, 3, 4}));
    QCOMPARE_GT(positions.last(), 5);
}

void TestTokens::stems_data()
{
    QTest::addColumn<QString>("word");
    QTest::addColumn<QString>("stem");
    const std::initializer_list<std::pair<QString, QString>> rows{{u"compile"_s, u"compil"_s},
            {u"compiled"_s, u"compil"_s}, {u"compiling"_s, u"compil"_s}, {u"compiles"_s, u"compil"_s},
            {u"queries"_s, u"quer"_s}, {u"query"_s, u"quer"_s}, {u"processes"_s, u"process"_s},
            {u"process"_s, u"process"_s}, {u"running"_s, u"run"_s}, {u"status"_s, u"status"_s},
            {u"analysis"_s, u"analysis"_s}, {u"string"_s, u"string"_s}, {u"speed"_s, u"speed"_s},
            {u"hccs"_s, u"hccs"_s}, {u"ops"_s, u"ops"_s}, {u"logs"_s, u"log"_s}, {u"fp16s"_s, u"fp16s"_s},
            {u"die"_s, u"die"_s}};
    for (const auto &[word, stem] : rows)
        QTest::newRow(qPrintable(word)) << word << stem;
}

void TestTokens::stems()
{
    QFETCH(const QString, word);
    QTEST(word.first(stemLength(word)), "stem");
}

void TestTokens::anyTextGivesGoodTerms()
{
    // Every unit beside some that matter: no term is empty, and the ranges go up within the text.
    const QString around = u"a-_./:9\u0301\U0001f600漢"_s;
    TokenList list;
    for (char32_t unit = 0; unit < 0x10000; unit += 3) {
        QString text;
        for (const QChar beside : around)
            text.append(beside).append(QChar(static_cast<char16_t>(unit)));
        list.read(text);
        for (const Token &token : list.tokens()) {
            QVERIFY2(token.termLength > 0, qPrintable(QString::number(unit, 16)));
            QVERIFY2(token.begin < token.end && token.end <= text.size(),
                    qPrintable(QString::number(unit, 16)));
            QByteArray utf8;
            appendTermUtf8(utf8, list.term(token));
            QVERIFY2(utf8.isValidUtf8() && !utf8.contains(' '), qPrintable(QString::number(unit, 16)));
        }
    }
}

void TestTokens::missingTableFoldsNothing()
{
    const SimplifiedHan none{QString()};
    QVERIFY(!none.isAvailable());
    QVERIFY(!none.whyMissing().isEmpty());
    QCOMPARE(none.folded(U'編'), U'編');
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"t2s.json"_s);
    const SimplifiedHan absent(path);
    QVERIFY(!absent.isAvailable());
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{ \"name\": \"cut off");
    file.close();
    const SimplifiedHan damaged(path);
    QVERIFY(!damaged.isAvailable());
    QCOMPARE(damaged.folded(U'編'), U'編');
}

void TestTokens::tableForAllThreads()
{
    const QString text = u"環境變數設定 "_s.repeated(200);
    const QString expected = termsOf(text);
    std::vector<QString> found(4);
    {
        std::vector<std::jthread> threads;
        for (QString &one : found)
            threads.emplace_back([&one, &text] { one = termsOf(text); });
    }
    for (const QString &one : found)
        QCOMPARE(one, expected);
}

void TestTokens::endlessTextIsCut()
{
    TokenList list;
    list.read(u"."_s.repeated(longestText - 2) + u"in out"_s);
    QCOMPARE(list.tokens().size(), size_t{1});
    QCOMPARE(list.term(list.tokens().front()), u"in");
}

void TestTokens::indexTerms()
{
    IndexTerms terms;
    QByteArray utf8;
    terms.append(u"内存 OOM", u"OOM in acl.json, 内存", utf8);
    QCOMPARE(QString::fromUtf8(utf8), u"内存 ¶内存 存 ¶存 oom ¶oom in acljson acl json "_s);
    // Nothing of one node is left for the next.
    utf8.clear();
    terms.append({}, u"OOM", utf8);
    QCOMPARE(utf8, "oom ");
}

void TestTokens::indexTermsOfNothingAndOfMuch()
{
    IndexTerms terms;
    QByteArray utf8;
    QCOMPARE(terms.append({}, {}, utf8), 0U);
    QVERIFY(utf8.isEmpty());
    QString much;
    for (int i = 0; i < 100'000; ++i)
        much += u"k%1_x "_s.arg(i);
    QCOMPARE_GE(terms.append(u"much", much, utf8), 100'000U);
    QCOMPARE(utf8.count(" k99999x "), 1);
}

} // namespace Winnow

QTEST_GUILESS_MAIN(Winnow::TestTokens)
#include "tst_tokens.moc"
