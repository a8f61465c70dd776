// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "knowledge/excerpt.h"
#include "knowledge/passages.h"
#include "knowledge/simplifiedhan.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace Winnow {

class TestPassages final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(); }
    void marks();
    void marks_data();
    void traditional();
    void largeTexts();
    void excerpt();
    void excerpt_data();
    void excerptMarksAreThoseOfTheText();
    void excerptCutsNothingInTwo();
};

namespace {

QString marked(QStringView text, const QList<TextRange> &ranges)
{
    QStringList pieces;
    for (const TextRange &range : ranges)
        pieces.append(text.sliced(range.begin, range.length).toString());
    return pieces.join(u'|');
}

} // namespace

void TestPassages::marks_data()
{
    QTest::addColumn<QString>("claim");
    QTest::addColumn<QString>("node");
    QTest::addColumn<QString>("inClaim");
    QTest::addColumn<QString>("inNode");
    QTest::newRow("nothing") << QString() << u"text"_s << QString() << QString();
    QTest::newRow("nothing in common") << u"算子编译"_s << u"network"_s << QString() << QString();
    QTest::newRow("words by their stem")
            << u"it compiles slowly"_s << u"Compiling is slow"_s << u"compiles"_s << u"Compiling"_s;
    QTest::newRow("stop words are not")
            << u"the device is not there"_s << u"the node is not here"_s << QString() << QString();
    QTest::newRow("identifier in another case")
            << u"设置 ASCEND_RT_VISIBLE_DEVICES 无效"_s << u"use ascend_rt_visible_devices"_s
            << u"ASCEND_RT_VISIBLE_DEVICES"_s << u"ascend_rt_visible_devices"_s;
    QTest::newRow("part of an identifier is not")
            << u"HcclMemImport"_s << u"HcclMemExport 的 import"_s << QString() << QString();
    QTest::newRow("flag") << u"按 –aic-metrics 采集"_s << u"`--aic-metrics=Roofline`"_s << u"–aic-metrics"_s
                          << u"--aic-metrics"_s;
    QTest::newRow("phrase") << u"出现内存泄漏问题"_s << u"定位内存泄漏的方法"_s << u"内存泄漏"_s
                            << u"内存泄漏"_s;
    QTest::newRow("phrase by its longest")
            << u"集合通信超时"_s << u"通信超时，集合"_s << u"集合|通信超时"_s << u"通信超时|集合"_s;
    QTest::newRow("words that join differently")
            << u"集合通信"_s << u"集合与通信"_s << u"集合|通信"_s << u"集合|通信"_s;
    QTest::newRow("particles at the ends")
            << u"设备的驱动的"_s << u"新的驱动的版本"_s << u"驱动"_s << u"驱动"_s;
    QTest::newRow("stop pairs alone") << u"可以使用"_s << u"可以，使用"_s << QString() << QString();
    QTest::newRow("full width") << u"ＥＩ０００２"_s << u"错误码EI0002"_s << u"ＥＩ０００２"_s << u"EI0002"_s;
    QTest::newRow("version whole") << u"升级 8.0.RC1"_s << u"8.0.RC2 与 8.0.RC1"_s << u"8.0.RC1"_s
                                   << u"8.0.RC1"_s;
    QTest::newRow("path in one mark") << u"看 /usr/local/acl.json"_s << u"/usr/local/acl.json 里"_s
                                      << u"/usr/local/acl.json"_s << u"/usr/local/acl.json"_s;
    QTest::newRow("surrogates") << u"😀 𠮷野家"_s << u"在𠮷野家"_s << u"𠮷野家"_s << u"𠮷野家"_s;
}

void TestPassages::marks()
{
    QFETCH(const QString, claim);
    QFETCH(const QString, node);
    const MatchedPassages passages = matchedPassages(claim, node);
    QTEST(marked(claim, passages.inClaim), "inClaim");
    QTEST(marked(node, passages.inNode), "inNode");
}

void TestPassages::traditional()
{
    if (!SimplifiedHan::shared().isAvailable())
        QSKIP("OpenCC's tables are not installed");
    const QString claim = u"設定環境變數"_s;
    const QString node = u"这里设定环境变数。"_s;
    const MatchedPassages passages = matchedPassages(claim, node);
    QCOMPARE(marked(claim, passages.inClaim), claim);
    QCOMPARE(marked(node, passages.inNode), u"设定环境变数"_s);
}

void TestPassages::largeTexts()
{
    QCOMPARE(matchedPassages(u"漏"_s.repeated(100'000), u"漏"_s.repeated(300'000)).inNode,
            (QList<TextRange>{{0, 300'000}}));
    QVERIFY(matchedPassages(u"a\0b"_s.repeated(1000), QString(1'000'000, QChar(0xdc00))).inNode.isEmpty());
}

void TestPassages::excerpt_data()
{
    QTest::addColumn<QString>("query");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected");
    QTest::newRow("empty") << u"x"_s << QString() << QString();
    QTest::newRow("short text whole") << u"x"_s << u"a few words"_s << u"a few words"_s;
    QTest::newRow("on one line") << u"x"_s << u"a\n\tfew\u2028words"_s << u"a  few words"_s;
    QTest::newRow("the beginning where nothing matches")
            << u"x"_s << u"word "_s.repeated(10) << u"word word word word …"_s;
    QTest::newRow("around the match")
            << u"needle"_s << u"hay "_s.repeated(10) + u"needle"_s + u" hay"_s.repeated(10)
            << u"… hay needle hay hay …"_s;
    QTest::newRow("the end") << u"needle"_s << u"hay "_s.repeated(10) + u"needle"_s
                             << u"…hay hay hay hay needle"_s;
}

void TestPassages::excerpt()
{
    QFETCH(const QString, query);
    QFETCH(const QString, text);
    QTEST(excerptFor(query, text, 20).text, "expected");
}

void TestPassages::excerptMarksAreThoseOfTheText()
{
    const QString text = u"无关的话。"_s.repeated(100) + u"设置 ASCEND_RT_VISIBLE_DEVICES 后内存泄漏"_s
            + u"。别的。"_s.repeated(100);
    const Excerpt excerpt = excerptFor(u"ascend_rt_visible_devices 内存泄漏", text, 60);
    QCOMPARE(marked(excerpt.text, excerpt.marks), u"ASCEND_RT_VISIBLE_DEVICES|内存泄漏"_s);
    QVERIFY(excerpt.text.startsWith(u'…') && excerpt.text.endsWith(u'…'));
}

void TestPassages::excerptCutsNothingInTwo()
{
    const QString text = u"😀"_s.repeated(500);
    for (qsizetype length = 1; length < 60; ++length) {
        const QString cut = excerptFor(u"x", text, length).text;
        QVERIFY(cut.isValidUtf16());
    }
}

} // namespace Winnow

QTEST_GUILESS_MAIN(Winnow::TestPassages)
#include "tst_passages.moc"
