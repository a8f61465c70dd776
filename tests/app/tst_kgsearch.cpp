// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "program.h"

#include "support/bundlefile.h"
#include "support/must.h"
#include "workspace/workspace.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QTest>

using namespace Qt::StringLiterals;

namespace Winnow {

/// `kg search` as people and scripts call it.
class TestKgSearch final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void findsAsJson();
    void findsForPeople();
    void nothingFound();
    void limit();
    void wrongUse_data();
    void wrongUse();
    void saysWhatIsNotSearchable();
    void worksWithoutTheTableOfCharacters();

private:
    Program m_program;
};

void TestKgSearch::initTestCase()
{
    QTest::failOnWarning();
    QCOMPARE(m_program.call({u"init"_s, u"--series"_s, u"loom"_s}).exitCode, 0);
    writeBundleFile(m_program.filePath(u"nodes.ndjson"_s),
            {BundleHeader{},
                    KgNodeRecord{u"doc/1"_s, u"LOOM_WARP_TIMEOUT"_s, u"https://loom.example.org/1"_s,
                            u"page"_s, u"经线等待的最长时间，缺省 120 秒。"_s, u"zh"_s},
                    KgNodeRecord{u"doc/2"_s, u"经线断开的处理"_s, {}, u"page"_s, u"先停机，再看 \"张力\"。"_s,
                            u"zh"_s}});
    QCOMPARE(m_program.call({u"import"_s, u"nodes.ndjson"_s}).exitCode, 0);
}

void TestKgSearch::findsAsJson()
{
    const Outcome outcome = m_program.call({u"kg"_s, u"search"_s, u"loom_warp_timeout 经线"_s, u"--json"_s});
    QCOMPARE(outcome.exitCode, 0);
    QCOMPARE(outcome.keys(), (QByteArrayList{"hits"}));
    const QJsonArray hits = outcome.document().value("hits"_L1).toArray();
    QCOMPARE(hits.size(), 2);
    const QJsonObject first = hits.first().toObject();
    QCOMPARE(first.value("id"_L1).toString(), u"doc/1"_s);
    QCOMPARE(first.value("title"_L1).toString(), u"LOOM_WARP_TIMEOUT"_s);
    QCOMPARE(first.value("url"_L1).toString(), u"https://loom.example.org/1"_s);
    QCOMPARE(first.value("excerpt"_L1).toString(), u"经线等待的最长时间，缺省 120 秒。"_s);
    QCOMPARE_GT(first.value("score"_L1).toDouble(), hits.last().toObject().value("score"_L1).toDouble());
    QVERIFY(hits.last().toObject().value("url"_L1).isNull());
    QVERIFY(outcome.output.indexOf("\"id\"") < outcome.output.indexOf("\"title\""));
    QVERIFY(outcome.output.indexOf("\"score\"") < outcome.output.indexOf("\"excerpt\""));
}

void TestKgSearch::findsForPeople()
{
    const Outcome outcome = m_program.call({u"kg"_s, u"search"_s, u"LOOM_WARP_TIMEOUT"_s});
    QCOMPARE(outcome.exitCode, 0);
    QCOMPARE(QString::fromUtf8(outcome.output),
            u"1.00\tLOOM_WARP_TIMEOUT\thttps://loom.example.org/1\n\t经线等待的最长时间，缺省 120 秒。\n"_s);
    QVERIFY(outcome.messages.isEmpty());
}

void TestKgSearch::nothingFound()
{
    const Outcome outcome = m_program.call({u"kg"_s, u"search"_s, u"shuttle"_s, u"--json"_s});
    QCOMPARE(outcome.exitCode, 0);
    QCOMPARE(outcome.output, "{\"hits\":[]}\n");
}

void TestKgSearch::limit()
{
    const Outcome outcome =
            m_program.call({u"kg"_s, u"search"_s, u"经线"_s, u"--limit"_s, u"1"_s, u"--json"_s});
    QCOMPARE(outcome.document().value("hits"_L1).toArray().size(), 1);
}

void TestKgSearch::wrongUse_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("no text") << QStringList{u"kg"_s, u"search"_s};
    QTest::newRow("no verb of the group") << QStringList{u"kg"_s};
    QTest::newRow("no count") << QStringList{u"kg"_s, u"search"_s, u"x"_s, u"--limit"_s, u"-3"_s};
    QTest::newRow("no workspace") << QStringList{u"-w"_s, u"none.winnow"_s, u"kg"_s, u"search"_s, u"x"_s};
}

void TestKgSearch::wrongUse()
{
    QFETCH(const QStringList, arguments);
    const Outcome outcome = m_program.call(arguments);
    QCOMPARE(outcome.exitCode, 2);
    QCOMPARE(outcome.messageLines().size(), 1);
    QVERIFY(outcome.output.isEmpty());
}

void TestKgSearch::saysWhatIsNotSearchable()
{
    const QString path = m_program.filePath(u"pending/pending.winnow"_s);
    {
        auto workspace = must(Workspace::create(path));
        must(workspace.database().execute(
                "INSERT INTO kg_node (id, title, fact_at, source_at) VALUES ('a', 'warp', 0, 0)"));
    }
    const Outcome outcome = m_program.call({u"-w"_s, path, u"kg"_s, u"search"_s, u"warp"_s, u"--json"_s});
    QCOMPARE(outcome.exitCode, 0);
    QCOMPARE(outcome.output, "{\"hits\":[]}\n");
    QCOMPARE(outcome.messageLines().size(), 1);
    QVERIFY(outcome.messages.contains("searchable"));
}

void TestKgSearch::worksWithoutTheTableOfCharacters()
{
    Program other;
    other.setVariable(u"XDG_DATA_DIRS"_s, other.filePath(u"nothing"_s));
    const Outcome outcome = other.call({u"-w"_s, m_program.filePath(u"loom.winnow"_s), u"kg"_s, u"search"_s,
            u"经线断开"_s, u"--json"_s});
    QCOMPARE(outcome.exitCode, 0);
    QCOMPARE(outcome.document().value("hits"_L1).toArray().first().toObject().value("id"_L1).toString(),
            u"doc/2"_s);
    QVERIFY(outcome.messages.contains("opencc"));
    // A question in Latin letters has nothing to do with it.
    const Outcome latin =
            other.call({u"-w"_s, m_program.filePath(u"loom.winnow"_s), u"kg"_s, u"search"_s, u"loom"_s});
    QVERIFY(latin.messages.isEmpty());
}

} // namespace Winnow

QTEST_GUILESS_MAIN(Winnow::TestKgSearch)
#include "tst_kgsearch.moc"
