// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "knowledge/indexterms.h"
#include "knowledge/simplifiedhan.h"
#include "workspace/knowledgeindex.h"
#include "workspace/knowledgesearch.h"

#include "support/makerecords.h"
#include "support/temporaryworkspace.h"

#include <QTest>

#include <random>

using namespace Qt::StringLiterals;

namespace Winnow {

class TestKnowledgeSearch final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(); }
    void initTestCase();
    void finds();
    void finds_data();
    void traditional();
    void hitHoldsTheNode();
    void anyInputIsAnswered();
    void anyInputIsAnswered_data();
    void nonsenseScoresLow();
    void orderOfEqualScores();
    void scoresAreTheSameInAnyOrder();
    void scoresAreTheSameIndexedAgain();
    void changedNode();
    void changeThatSaysNothingNew();
    void removedNode();
    void replacedAndRemovedBeforeIndexing();
    void stoppedIndexingGoesOn();
    void otherRulesIndexAnew();
    void nearDuplicates();
    void emptyAndHugeNodes();
    void manyThatAreEquallyGood();
    void nodesWith();
    void commonTermsAreCountedAnewWhenTheIndexMoves();

private:
    std::optional<TemporaryWorkspace> m_workspace;
};

namespace {

KgNodeRecord aNode(const QString &id, const QString &title, const QString &text)
{
    return {id, title, u"https://a.example.org/"_s + id, u"page"_s, text, u"zh"_s};
}

QList<Record> someNodes()
{
    return {aNode(u"visible"_s, u"环境变量 ASCEND_RT_VISIBLE_DEVICES"_s, u"限定进程可见的设备，如 0,2。"_s),
            aNode(u"import"_s, u"HcclMemImport 接口"_s, u"导入对端导出的内存描述，同一描述不可重复导入。"_s),
            aNode(u"export"_s, u"HcclMemExport 接口"_s, u"导出注册内存的描述供对端使用。"_s),
            aNode(u"metrics"_s, u"采集参数"_s, u"msprof 的 --aic-metrics=Roofline 采集算子指标。"_s),
            aNode(u"leak"_s, u"内存泄漏的定位"_s, u"先看进程的内存曲线，再打开泄漏检测。"_s),
            aNode(u"timeout"_s, u"EI0002 集合通信超时"_s,
                    u"某个 rank 提前退出，其余 rank 等到超时。驱动版本 8.0.RC1。"_s),
            aNode(u"other"_s, u"EI0006 建链超时"_s, u"对端进程未启动。驱动版本 8.0.RC2。"_s),
            aNode(u"english"_s, u"Compiling kernels"_s, u"Kernels are compiled again for each new shape."_s)};
}

/// Ids of the hits for @p text, the best first.
QString found(const Workspace &workspace, QStringView text, qsizetype limit = 10)
{
    QStringList ids;
    for (const KnowledgeHit &hit : must(searchKnowledge(workspace, text, limit)))
        ids.append(hit.id);
    return ids.join(u' ');
}

QString best(const Workspace &workspace, QStringView text)
{
    return found(workspace, text, 1);
}

QList<std::pair<QString, double>> scores(const Workspace &workspace, QStringView text)
{
    QList<std::pair<QString, double>> scores;
    for (const KnowledgeHit &hit : must(searchKnowledge(workspace, text, 50)))
        scores.emplaceBack(hit.id, hit.score);
    return scores;
}

void execute(Workspace &workspace, const QByteArray &sql)
{
    must(workspace.database().execute(sql));
}

QList<Record> manyNodes(int count)
{
    QList<Record> nodes;
    for (int i = 0; i < count; ++i) {
        nodes.append(aNode(u"n%1"_s.arg(i, 5, 10, QChar(u'0')), u"算子 %1"_s.arg(i % 7),
                u"编译失败 KERNEL_%1 在第 %2 轮出现，日志里有超时。"_s.arg(i % 50).arg(i % 13)));
    }
    return nodes;
}

} // namespace

void TestKnowledgeSearch::initTestCase()
{
    m_workspace.emplace(someNodes());
}

void TestKnowledgeSearch::finds_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("first");
    QTest::newRow("nothing to look for") << u" ,; "_s << QString();
    QTest::newRow("nowhere") << u"猫 dog"_s << QString();
    QTest::newRow("identifier") << u"ASCEND_RT_VISIBLE_DEVICES"_s << u"visible"_s;
    QTest::newRow("identifier in lower case") << u"ascend_rt_visible_devices"_s << u"visible"_s;
    QTest::newRow("parts of an identifier") << u"visible devices"_s << u"visible"_s;
    QTest::newRow("end of an identifier") << u"RT_VISIBLE_DEVICES"_s << u"visible"_s;
    QTest::newRow("one of a family") << u"hccl_mem_export"_s << u"export"_s;
    QTest::newRow("the other of the family") << u"HcclMemImport"_s << u"import"_s;
    QTest::newRow("flag") << u"--aic-metrics"_s << u"metrics"_s;
    QTest::newRow("flag without dashes") << u"aic metrics"_s << u"metrics"_s;
    QTest::newRow("two characters") << u"泄漏"_s << u"leak"_s;
    QTest::newRow("four characters") << u"内存泄漏"_s << u"leak"_s;
    QTest::newRow("one character") << u"漏"_s << u"leak"_s;
    QTest::newRow("error code") << u"EI0006"_s << u"other"_s;
    QTest::newRow("full width") << u"ＥＩ０００６"_s << u"other"_s;
    QTest::newRow("version") << u"驱动 8.0.RC1"_s << u"timeout"_s;
    QTest::newRow("beginning of a version, both") << u"8.0"_s << u"other"_s; // of two equals the first by id
    QTest::newRow("stem") << u"compile"_s << u"english"_s;
    QTest::newRow("mixed") << u"rank 提前退出"_s << u"timeout"_s;
    QTest::newRow("a whole row")
            << u"训练到第三轮时集合通信超时报 EI0002，定位为 rank 5 提前退出，升级驱动后恢复，"
               u"官方建议先找最早报错的进程再调大等待时间"_s
            << u"timeout"_s;
}

void TestKnowledgeSearch::finds()
{
    QFETCH(const QString, text);
    QTEST(best(**m_workspace, text), "first");
}

void TestKnowledgeSearch::traditional()
{
    if (!SimplifiedHan::shared().isAvailable())
        QSKIP("OpenCC's tables are not installed");
    QCOMPARE(best(**m_workspace, u"環境變量"), u"visible"_s);
    QCOMPARE(best(**m_workspace, u"記憶體洩漏"), u"leak"_s);
}

void TestKnowledgeSearch::hitHoldsTheNode()
{
    const QList<KnowledgeHit> hits = must(searchKnowledge(**m_workspace, u"hccl_mem_import 描述", 1));
    QCOMPARE(hits.size(), 1);
    const KnowledgeHit &hit = hits.first();
    QCOMPARE(hit.title, u"HcclMemImport 接口"_s);
    QCOMPARE(hit.url, u"https://a.example.org/import"_s);
    QCOMPARE(hit.kind, u"page"_s);
    QCOMPARE(hit.lang, u"zh"_s);
    QCOMPARE_GT(hit.score, 0.6);
    QCOMPARE_LE(hit.score, 1);
    QCOMPARE(hit.excerpt.text, u"导入对端导出的内存描述，同一描述不可重复导入。"_s);
    QCOMPARE(hit.excerpt.marks, (QList<TextRange>{{9, 2}, {14, 2}}));
    QVERIFY(hit.twins.isEmpty());
}

void TestKnowledgeSearch::anyInputIsAnswered_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("operators") << u"NEAR(a b, 3) AND OR NOT + - ^ * : { } ( ) \"rank\""_s;
    QTest::newRow("quotes") << u"\"\" ' `\""_s;
    QTest::newRow("mark of titles") << u"¶rank"_s;
    QTest::newRow("a pasted page") << u"编译失败 timeout "_s.repeated(3000);
    QTest::newRow("different pasted words") << [] {
        QString words;
        for (int i = 0; i < 3000; ++i)
            words += u"w%1_x "_s.arg(i);
        return words;
    }();
    QTest::newRow("an endless identifier") << u"a_b."_s.repeated(3000);
    QTest::newRow("NUL") << u"a\0b"_s;
    QTest::newRow("half a surrogate pair") << QString(QChar(0xd83d) + u"a"_s);
}

void TestKnowledgeSearch::anyInputIsAnswered()
{
    QFETCH(const QString, text);
    WINNOW_VERIFY_RESULT(searchKnowledge(**m_workspace, text, 10));
    QVERIFY(must(searchKnowledge(**m_workspace, text, 0)).isEmpty());
    QVERIFY(must(searchKnowledge(**m_workspace, text, -1)).isEmpty());
}

void TestKnowledgeSearch::nonsenseScoresLow()
{
    for (const QString &text :
            {u"EI0099 集合通信"_s, u"HcclMemMigrate"_s, u"ASCEND_RT_VISIBLE_NUMA 设备"_s}) {
        for (const auto &[id, score] : scores(**m_workspace, text))
            QVERIFY2(score < 0.6, qPrintable(u"%1: %2 %3"_s.arg(text, id).arg(score)));
    }
}

void TestKnowledgeSearch::orderOfEqualScores()
{
    TemporaryWorkspace workspace(
            {aNode(u"c"_s, u"rank 3"_s, {}), aNode(u"a"_s, u"rank 1"_s, {}), aNode(u"b"_s, u"rank 2"_s, {})});
    QCOMPARE(found(*workspace, u"rank"), u"a b c"_s);
    QCOMPARE(found(*workspace, u"rank", 2), u"a b"_s);
}

void TestKnowledgeSearch::scoresAreTheSameInAnyOrder()
{
    QList<Record> nodes = someNodes() + manyNodes(300);
    TemporaryWorkspace first(nodes);
    std::mt19937 random(7);
    for (int i = 0; i < 3; ++i) {
        std::ranges::shuffle(nodes, random);
        TemporaryWorkspace second;
        for (qsizetype node = 0; node < 20; ++node)
            second.write({nodes[node]}); // each indexed by itself
        second.write(nodes.sliced(20));
        for (const QString &text :
                {u"EI0002 超时"_s, u"KERNEL_7 编译失败"_s, u"内存"_s, u"日志 超时"_s, u"算子 3"_s})
            QCOMPARE(scores(*second, text), scores(*first, text));
    }
}

void TestKnowledgeSearch::scoresAreTheSameIndexedAgain()
{
    TemporaryWorkspace workspace(someNodes() + manyNodes(300));
    const auto before = scores(*workspace, u"KERNEL_7 编译失败");
    const auto longBefore = scores(*workspace, u"EI0002 超时");
    execute(*workspace, "INSERT INTO knowledge_pending (node_id) SELECT id FROM kg_node");
    QCOMPARE(must(indexPendingKnowledge(*workspace)), 308);
    QCOMPARE(scores(*workspace, u"KERNEL_7 编译失败"), before);
    QCOMPARE(scores(*workspace, u"EI0002 超时"), longBefore);
}

void TestKnowledgeSearch::changedNode()
{
    TemporaryWorkspace workspace(someNodes());
    const auto before = scores(*workspace, u"泄漏");
    workspace.write({BundleHeader{1, minute(1), {}}, aNode(u"leak"_s, u"碎片整理"_s, u"打开可扩展段。"_s)});
    QCOMPARE(found(*workspace, u"泄漏"), QString());
    QCOMPARE(best(*workspace, u"碎片"), u"leak"_s);
    workspace.write({BundleHeader{1, minute(2), {}},
            aNode(u"leak"_s, u"内存泄漏的定位"_s, u"先看进程的内存曲线，再打开泄漏检测。"_s)});
    QCOMPARE(scores(*workspace, u"泄漏"), before);
    QCOMPARE(found(*workspace, u"碎片"), QString());
}

void TestKnowledgeSearch::changeThatSaysNothingNew()
{
    TemporaryWorkspace workspace(someNodes());
    execute(*workspace, "UPDATE kg_node SET url = 'https://b.example.org/'");
    QCOMPARE(must(pendingKnowledgeCount(*workspace)), 0);
    execute(*workspace, "UPDATE kg_node SET text = text");
    QCOMPARE(must(pendingKnowledgeCount(*workspace)), 0);
    execute(*workspace, "UPDATE kg_node SET text = NULL WHERE id = 'leak'");
    QCOMPARE(must(pendingKnowledgeCount(*workspace)), 1);
}

void TestKnowledgeSearch::removedNode()
{
    TemporaryWorkspace workspace(someNodes());
    execute(*workspace, "DELETE FROM kg_node WHERE id = 'leak'");
    QCOMPARE(found(*workspace, u"泄漏"), QString()); // gone at once
    QCOMPARE(must(pendingKnowledgeCount(*workspace)), 1);
    QCOMPARE(must(indexPendingKnowledge(*workspace)), 1);
    QCOMPARE(must(pendingKnowledgeCount(*workspace)), 0);
    QCOMPARE(must(workspace->database().queryInteger("SELECT nodes FROM knowledge_state")), 7);
    QCOMPARE(must(workspace->database().queryInteger(
                     "SELECT SUM(length) = (SELECT length FROM knowledge_state) "
                     "FROM knowledge_entry")),
            1);
    auto search = must(KnowledgeSearch::prepare(*workspace));
    QCOMPARE(must(search.nodesWith(u"泄漏")), 0);
}

void TestKnowledgeSearch::replacedAndRemovedBeforeIndexing()
{
    TemporaryWorkspace workspace;
    execute(*workspace,
            "INSERT INTO kg_node (id, title, fact_at, source_at) VALUES ('a', 'rank', 0, 0), ('b', 'rank', "
            "0, 0)");
    execute(*workspace, "UPDATE kg_node SET title = 'device' WHERE id = 'a'");
    execute(*workspace, "DELETE FROM kg_node WHERE id = 'b'");
    QCOMPARE(must(indexPendingKnowledge(*workspace)), 2);
    QCOMPARE(found(*workspace, u"rank device"), u"a"_s);
    QCOMPARE(must(workspace->database().queryInteger("SELECT COUNT(*) FROM knowledge_entry")), 1);
}

void TestKnowledgeSearch::stoppedIndexingGoesOn()
{
    TemporaryWorkspace workspace;
    std::stop_source stop;
    {
        auto writer = must(RecordWriter::begin(*workspace));
        for (const Record &node : manyNodes(1200))
            must(writer.write(node));
        std::stop_source before;
        before.request_stop();
        QCOMPARE(must(writer.finish({}, before.get_token())).indexedNodes, 0);
    }
    QCOMPARE(must(pendingKnowledgeCount(*workspace)), 1200);
    QCOMPARE(found(*workspace, u"编译失败"), QString());
    QList<std::pair<qint64, qint64>> progress;
    const auto stopAfterOne = [&](qint64 done, qint64 total) {
        progress.append({done, total});
        stop.request_stop();
    };
    const qint64 done = must(indexPendingKnowledge(*workspace, stopAfterOne, stop.get_token()));
    QCOMPARE_GT(done, 0);
    QCOMPARE_LT(done, 1200);
    QCOMPARE(progress, (QList<std::pair<qint64, qint64>>{{done, 1200}}));
    QCOMPARE(must(pendingKnowledgeCount(*workspace)), 1200 - done);
    workspace.reopen();
    QCOMPARE(must(indexPendingKnowledge(*workspace)), 1200 - done);
    QCOMPARE(must(pendingKnowledgeCount(*workspace)), 0);
    QCOMPARE(must(indexPendingKnowledge(*workspace)), 0);
    TemporaryWorkspace whole(manyNodes(1200));
    QCOMPARE(scores(*workspace, u"KERNEL_7 编译失败"), scores(*whole, u"KERNEL_7 编译失败"));
}

void TestKnowledgeSearch::otherRulesIndexAnew()
{
    TemporaryWorkspace workspace(someNodes());
    const auto before = scores(*workspace, u"内存泄漏");
    execute(*workspace, "UPDATE knowledge_state SET rules = 'terms 0'");
    QCOMPARE(must(indexPendingKnowledge(*workspace)), 8);
    QCOMPARE(must(workspace->database().queryInteger("SELECT nodes FROM knowledge_state")), 8);
    QCOMPARE(scores(*workspace, u"内存泄漏"), before);
    QCOMPARE(must(indexPendingKnowledge(*workspace)), 0);
}

void TestKnowledgeSearch::nearDuplicates()
{
    const QString text =
            u"集合通信建链失败时先查网络连通性，再核对各节点的环境变量与驱动版本，日志在 plog 目录，"
            "超时时间由 HCCL_CONNECT_TIMEOUT 决定，缺省一百二十秒。"_s;
    TemporaryWorkspace workspace({aNode(u"original"_s, u"建链失败排查"_s, text),
            aNode(u"reprint"_s, u"建链失败排查（转载）"_s, text + u"来源见文末。"_s),
            aNode(u"neighbour"_s, u"建链失败排查"_s, QString(text).replace(u"CONNECT"_s, u"EXEC"_s))});
    const QList<KnowledgeHit> hits = must(searchKnowledge(*workspace, u"建链失败 HCCL_CONNECT_TIMEOUT", 10));
    QCOMPARE(hits.size(), 2);
    QCOMPARE(hits.first().id, u"original"_s);
    QCOMPARE(hits.first().twins,
            (QList<KnowledgeTwin>{
                    {u"reprint"_s, u"建链失败排查（转载）"_s, u"https://a.example.org/reprint"_s}}));
    QCOMPARE(hits.last().id, u"neighbour"_s);
    // Also where only one is asked for.
    QCOMPARE(must(searchKnowledge(*workspace, u"建链失败 HCCL_CONNECT_TIMEOUT", 1)).first().twins.size(), 1);
}

void TestKnowledgeSearch::emptyAndHugeNodes()
{
    KgNodeRecord nothing;
    nothing.id = u"nothing"_s;
    QString filler;
    while (filler.size() < 1'000'000)
        filler += u"无关的句子 filler %1。"_s.arg(filler.size());
    TemporaryWorkspace workspace({nothing, aNode(u"empty"_s, u""_s, u""_s),
            aNode(u"huge"_s, u"全集"_s, filler + u"最后才说到内存泄漏与 LAST_WORD。"_s)});
    QCOMPARE(must(pendingKnowledgeCount(*workspace)), 0);
    QCOMPARE(found(*workspace, u"LAST_WORD 内存泄漏"), u"huge"_s);
    const KnowledgeHit hit = must(searchKnowledge(*workspace, u"LAST_WORD", 1)).first();
    QVERIFY(hit.excerpt.text.contains(u"LAST_WORD"));
    QCOMPARE_LT(hit.excerpt.text.size(), 250);
}

void TestKnowledgeSearch::manyThatAreEquallyGood()
{
    QList<Record> nodes;
    for (int i = 0; i < 500; ++i)
        nodes.append(aNode(
                u"n%1"_s.arg(i, 3, 10, QChar(u'0')), u"标题"_s, u"超时 "_s + u"填充 "_s.repeated(600 - i)));
    TemporaryWorkspace workspace(nodes);
    // The shortest, though it came last.
    QCOMPARE(best(*workspace, u"超时"), u"n499"_s);
}

void TestKnowledgeSearch::nodesWith()
{
    auto search = must(KnowledgeSearch::prepare(**m_workspace));
    QCOMPARE(must(search.nodesWith(u"超时")), 2);
    QCOMPARE(must(search.nodesWith(u"EI0002")), 1);
    QCOMPARE(must(search.nodesWith(u"hccl")), 2);
    QCOMPARE(must(search.nodesWith(u"nowhere")), 0);
    QCOMPARE(must(search.nodesWith(u"")), 0);
}

void TestKnowledgeSearch::commonTermsAreCountedAnewWhenTheIndexMoves()
{
    TemporaryWorkspace workspace(manyNodes(400));
    auto search = must(KnowledgeSearch::prepare(*workspace));
    QCOMPARE(must(search.nodesWith(u"编译失败")), 400);
    execute(*workspace, "DELETE FROM kg_node WHERE id >= 'n00300'");
    must(indexPendingKnowledge(*workspace));
    QCOMPARE(must(search.nodesWith(u"编译失败")), 300);
}

} // namespace Winnow

QTEST_GUILESS_MAIN(Winnow::TestKnowledgeSearch)
#include "tst_knowledgesearch.moc"
