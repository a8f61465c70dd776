// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "knowledge/suggest/rowqueries.h"

#include <QTest>

using namespace Winnow;
using namespace Qt::StringLiterals;

class TestRowQueries final : public QObject
{
    Q_OBJECT

private slots:
    void identifiersComeFirst();
    void rareIdentifiersComeFirst();
    void phrasesAreTheRarest();
    void neverTwiceAndNeverTooMany();
    void nothingToAsk_data();
    void nothingToAsk();
    void weighsTerms();
    void countsInRows();
};

/// Every term in as many of 1,000 documents as @p counts say.
static DocumentFrequency frequency(const QHash<QString, qint64> &counts = {})
{
    return {1'000, [counts](const QString &term) { return counts.value(term); }};
}

static QStringList texts(const QList<RowQuery> &queries)
{
    QStringList texts;
    for (const RowQuery &query : queries)
        texts.append(query.text);
    return texts;
}

void TestRowQueries::identifiersComeFirst()
{
    const SuggestionRow row{
            .problem = {u"CANN 8.0.RC1 上集合通信报错 EI0006"_s, u"Collective fails with EI0006"_s},
            .answer = {u"设置 HCCL_CONNECT_TIMEOUT 并检查 hccn.conf"_s, u"Set HCCL_CONNECT_TIMEOUT"_s}};
    const QList<RowQuery> queries = makeQueries(row, frequency(), 5);
    QCOMPARE(texts(queries).first(3), (QStringList{u"EI0006"_s, u"HCCL_CONNECT_TIMEOUT"_s, u"hccn.conf"_s}));
    QCOMPARE(queries[0].identifier, IdentifierKind::ErrorCode);
    QCOMPARE(queries[1].identifier, IdentifierKind::UpperSnake);
    QCOMPARE(queries.size(), 5);
    QVERIFY(!queries[3].identifier && queries[3].text.contains(u"集合通信"_s));
    QVERIFY(!queries[4].identifier && queries[4].text.contains("Collective"_L1));
}

void TestRowQueries::rareIdentifiersComeFirst()
{
    const SuggestionRow row{.problem = {u"torch_npu 调用 aclnnAdd、HcclMemImport 失败"_s, {}}};
    const QList<RowQuery> queries = makeQueries(
            row, frequency({{u"torch_npu"_s, 900}, {u"aclnnadd"_s, 30}, {u"hcclmemimport"_s, 1}}), 5);
    QCOMPARE(texts(queries).first(3), (QStringList{u"HcclMemImport"_s, u"aclnnAdd"_s, u"torch_npu"_s}));
    // What every text has is still better than nothing.
    const SuggestionRow common{.problem = {u"torch_npu"_s, {}}};
    QCOMPARE(texts(makeQueries(common, frequency({{u"torch_npu"_s, 1'000}}), 5)).first(), u"torch_npu"_s);
}

void TestRowQueries::phrasesAreTheRarest()
{
    const QStringList problem{u"模型训练精度异常，张量并行切分，梯度溢出检测，日志打印。"_s};
    QHash<QString, qint64> counts;
    for (const QString &term : {u"模型"_s, u"型训"_s, u"训练"_s, u"练精"_s, u"精度"_s, u"度异"_s, u"异常"_s,
                 u"日志"_s, u"志打"_s, u"打印"_s})
        counts.insert(term, 500);
    QCOMPARE(phraseQuery(problem, frequency(counts), 2), u"张量并行切分 梯度溢出检测"_s);
    QCOMPARE(phraseQuery(problem, frequency(counts), 1), u"张量并行切分"_s);
    QVERIFY(phraseQuery({}, frequency()).isNull());
    // A long run is cut where it says least.
    const QStringList run{u"多机训练场景下通信域创建失败"_s};
    QHash<QString, qint64> pairs{{u"景下"_s, 300}, {u"下通"_s, 900}, {u"域创"_s, 800}, {u"练场"_s, 700},
            {u"训练"_s, 600}, {u"场景"_s, 600}, {u"多机"_s, 500}, {u"机训"_s, 500}, {u"创建"_s, 400},
            {u"建失"_s, 400}, {u"失败"_s, 400}};
    QCOMPARE(phraseQuery(run, frequency(pairs), 1), u"通信域创建失败"_s);
    // Repeated and contained phrases are one.
    QCOMPARE(phraseQuery({u"梯度溢出检测。梯度溢出检测。梯度溢出"_s}, frequency()), u"梯度溢出检测"_s);
}

void TestRowQueries::neverTwiceAndNeverTooMany()
{
    const SuggestionRow row{.problem = {u"ABC_DEF"_s, u"ABC_DEF"_s}};
    QCOMPARE(texts(makeQueries(row, frequency(), 5)), QStringList(u"ABC_DEF"_s));
    SuggestionRow many;
    for (int i = 0; i < 40; ++i)
        many.problem.zh += u"变量 ENV_NAME_%1，某种现象%1；"_s.arg(i);
    QCOMPARE(makeQueries(many, frequency(), 5).size(), 4); // three identifiers, one language's phrases
    QCOMPARE(makeQueries(many, frequency(), 1).size(), 1);
    QCOMPARE(makeQueries(many, frequency(), 0).size(), 0);
}

void TestRowQueries::nothingToAsk_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("null") << QString();
    QTest::newRow("blank") << u"  \n"_s;
    QTest::newRow("function words") << u"的，了。the of"_s;
    QTest::newRow("numbers") << u"12 34"_s;
    QTest::newRow("NUL") << QString(3, QChar(0));
}

void TestRowQueries::nothingToAsk()
{
    QFETCH(const QString, text);
    QVERIFY(makeQueries({.problem = {text, text}}, frequency(), 5).isEmpty());
}

void TestRowQueries::weighsTerms()
{
    const DocumentFrequency some = frequency({{u"a"_s, 1}, {u"b"_s, 1'000}});
    QVERIFY(some.weight(u"x"_s) > some.weight(u"a"_s));
    QVERIFY(some.weight(u"a"_s) > some.weight(u"b"_s));
    QVERIFY(some.weight(u"b"_s) >= 0);
    QCOMPARE(DocumentFrequency().weight(u"x"_s), std::log(2.0));
}

void TestRowQueries::countsInRows()
{
    const QList<SuggestionRow> rows{
            {.problem = {u"算子精度 ABC_DEF"_s, u"Operator"_s}, .answer = {u"算子算子"_s, {}}},
            {.symptom = {u"算子"_s, {}}}, {.action = {{}, u"the operator"_s}}};
    const DocumentFrequency counted = frequencyInRows(rows);
    QCOMPARE(counted.documents, 3);
    QCOMPARE(counted.of(u"算子"_s), 2);
    QCOMPARE(counted.of(u"精度"_s), 1);
    QCOMPARE(counted.of(u"operator"_s), 2);
    QCOMPARE(counted.of(u"abc_def"_s), 1);
    QCOMPARE(counted.of(u"the"_s), 0);
}

QTEST_GUILESS_MAIN(TestRowQueries)

#include "tst_rowqueries.moc"
