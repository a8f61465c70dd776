// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "knowledge/nearduplicates.h"
#include "knowledge/nodematcher.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace Winnow {

class TestNodeMatcher final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(); }
    void fromNothingToAll();
    void fromNothingToAll_data();
    void better();
    void better_data();
    void stopWordsOnlyWhereThereIsNothingElse();
    void joiningPairsCountLittle();
    void unknownCountsMost();
    void nearDuplicates();
    void nearDuplicates_data();
};

namespace {

struct Node
{
    QString title;
    QString text;
};

/// The score of @p node for @p query in an index of a thousand nodes of 100 places, of which @p nodesWith hold each term.
double scoreOf(const QString &query, const Node &node, qint64 nodesWith = 5)
{
    KnowledgeQuery asked(query);
    const std::vector<qint64> counts(asked.terms().size(), nodesWith);
    asked.weigh(counts, 1000);
    return NodeMatcher(asked, 100).score(node.title, node.text);
}

} // namespace

void TestNodeMatcher::fromNothingToAll_data()
{
    QTest::addColumn<QString>("query");
    QTest::addColumn<QString>("title");
    QTest::addColumn<QString>("text");
    QTest::addColumn<double>("score");
    QTest::newRow("all in the title") << u"通信超时 EI0002"_s << u"EI0002：通信超时"_s << QString() << 1.0;
    QTest::newRow("identifier in the title")
            << u"ascend_rt_visible_devices"_s << u"ASCEND_RT_VISIBLE_DEVICES 说明"_s << QString() << 1.0;
    QTest::newRow("nothing") << u"通信超时"_s << u"内存泄漏"_s << u"memory"_s << 0.0;
    QTest::newRow("empty node") << u"通信超时"_s << QString() << QString() << 0.0;
    QTest::newRow("empty query") << QString() << u"a"_s << u"b"_s << 0.0;
}

void TestNodeMatcher::fromNothingToAll()
{
    QFETCH(const QString, query);
    QFETCH(const QString, title);
    QFETCH(const QString, text);
    QTEST(scoreOf(query, {title, text}), "score");
}

void TestNodeMatcher::better_data()
{
    QTest::addColumn<QString>("query");
    QTest::addColumn<QString>("better");
    QTest::addColumn<QString>("worse");
    const QString filler = u" filler"_s.repeated(500);
    QTest::newRow("phrase before scattered pairs")
            << u"内存泄漏"_s << u"定位内存泄漏"_s << u"内存，存泄，泄漏"_s;
    QTest::newRow("longer phrase before its piece")
            << u"集合通信超时"_s << u"集合通信超时"_s << u"集合通信"_s;
    QTest::newRow("whole identifier before its parts in order")
            << u"HcclMemImport"_s << u"hccl_mem_import"_s << u"hccl mem import"_s;
    QTest::newRow("parts in order before parts astray")
            << u"HcclMemImport"_s << u"hccl mem import"_s << u"import hccl, mem"_s;
    QTest::newRow("parts before one of them") << u"HcclMemImport"_s << u"import hccl, mem"_s << u"hccl"_s;
    QTest::newRow("part of a longer identifier")
            << u"RT_VISIBLE_DEVICES"_s << u"ASCEND_RT_VISIBLE_DEVICES"_s << u"VISIBLE_DEVICES, RT"_s;
    QTest::newRow("the code before its neighbour")
            << u"错误码 EI0002"_s << u"错误码 EI0002 说明"_s << u"错误码 EI0003 说明 错误码"_s;
    QTest::newRow("version before its neighbour")
            << u"驱动 8.0.RC1"_s << u"驱动 8.0.RC1"_s << u"驱动 8.0.RC2 驱动"_s;
    QTest::newRow("often before once") << u"timeout"_s << u"timeout timeout timeout"_s << u"timeout"_s;
    QTest::newRow("short before long") << u"timeout"_s << u"timeout"_s << u"timeout"_s + filler;
    QTest::newRow("together before far apart")
            << u"timeout link"_s << u"timeout link"_s + filler << u"timeout"_s + filler + u" link"_s;
    QTest::newRow("more of a long claim") << u"训练到第三轮时通信超时，日志里是 EI0002，升级驱动后恢复"_s
                                          << u"通信超时 EI0002 升级驱动"_s << u"通信超时"_s;
}

void TestNodeMatcher::better()
{
    QFETCH(const QString, query);
    QFETCH(const QString, better);
    QFETCH(const QString, worse);
    QCOMPARE_GT(scoreOf(query, {QString(), better}), scoreOf(query, {QString(), worse}));
    QCOMPARE_GE(scoreOf(query, {better, QString()}), scoreOf(query, {QString(), better}));
    QCOMPARE_LE(scoreOf(query, {better, better}), 1.0);
}

void TestNodeMatcher::stopWordsOnlyWhereThereIsNothingElse()
{
    QCOMPARE(scoreOf(u"the device"_s, {u"device"_s, {}}), 1.0);
    QCOMPARE(scoreOf(u"the device"_s, {u"the"_s, {}}), 0.0);
    QCOMPARE(scoreOf(u"how to"_s, {u"how to"_s, {}}), 1.0);
    QCOMPARE(scoreOf(u"漏"_s, {u"泄漏"_s, {}}), 1.0);
    QCOMPARE(scoreOf(u"在 device"_s, {u"device"_s, {}}), 1.0);
}

void TestNodeMatcher::joiningPairsCountLittle()
{
    KnowledgeQuery query(u"编译选项");
    QCOMPARE(query.points().size(), size_t{3});
    query.weigh(std::vector<qint64>{50, 2, 40, 0}, 1000);
    QCOMPARE_LT(query.points()[1].weight, query.points()[0].weight / 2);
    QCOMPARE_LT(query.points()[1].weight, query.points()[2].weight / 2);
}

void TestNodeMatcher::unknownCountsMost()
{
    const std::vector<qint64> counts{0, 1, 100, 1000};
    double before = 1000;
    for (const qint64 count : counts) {
        const double rarity = KnowledgeQuery::rarity(count, 1000);
        QCOMPARE_LT(rarity, before);
        QCOMPARE_GT(rarity, 0);
        before = rarity;
    }
    // Three unknown pairs in a row are two words, not three; and of more unknown words, two count.
    const auto weightOf = [](QStringView text) {
        KnowledgeQuery query(text);
        query.weigh(std::vector<qint64>(query.terms().size(), 0), 1000);
        double sum = 0;
        for (const QueryPoint &point : query.points())
            sum += point.weight;
        return sum / KnowledgeQuery::rarity(0, 1000);
    };
    QCOMPARE(weightOf(u"量子"), 1.0);
    QCOMPARE(weightOf(u"量子纠"), 1.5);
    QCOMPARE(weightOf(u"量子纠缠"), 2.0);
    QCOMPARE(weightOf(u"量子纠缠退相干"), 2.0);
    QCOMPARE(weightOf(u"QUANTUM_STATE"), 2.5);
    QCOMPARE(weightOf(u"QUANTUM_STATE OTHER_STATE"), 2.5);
}

void TestNodeMatcher::nearDuplicates_data()
{
    QTest::addColumn<QString>("one");
    QTest::addColumn<QString>("other");
    QTest::addColumn<bool>("near");
    const QString page =
            u"集合通信建链失败时先查网络连通性，再核对各节点的环境变量与驱动版本，日志在 plog 目录，"
            "超时时间由 HCCL_CONNECT_TIMEOUT 决定，缺省一百二十秒。"_s;
    QTest::newRow("the same") << page << page << true;
    QTest::newRow("a reprint") << page << page + u"转载自 https://a.example.org/x。"_s << true;
    QTest::newRow("another name") << page << QString(page).replace(u"CONNECT"_s, u"EXEC"_s) << false;
    QTest::newRow("another number") << page + u"EI0002"_s << page + u"EI0003"_s << false;
    QTest::newRow("another text") << page << u"内存泄漏的定位方法与工具。"_s << false;
    QTest::newRow("a piece of it") << page << page.first(30) << false;
    QTest::newRow("nothing") << QString() << QString() << false;
}

void TestNodeMatcher::nearDuplicates()
{
    QFETCH(const QString, one);
    QFETCH(const QString, other);
    QFETCH(const bool, near);
    QCOMPARE(areNearDuplicates(nodeTerms({}, one), nodeTerms({}, other)), near);
    QCOMPARE(areNearDuplicates(nodeTerms({}, other), nodeTerms({}, one)), near);
    QVERIFY(!areNearDuplicates(nodeTerms(u"EI0002", one), nodeTerms(u"EI0003", other)));
}

} // namespace Winnow

QTEST_GUILESS_MAIN(Winnow::TestNodeMatcher)
#include "tst_nodematcher.moc"
