// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "program.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonObject>
#include <QTest>

#include <csignal>

using namespace Winnow;
using namespace Qt::StringLiterals;

/// `kg import` as people and scripts call it.
class KgImportTest final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void documents();
    void leftOut();
    void bundlesToo();
    void mistakes();
    void interrupted();

private:
    Outcome call(const QStringList &arguments) const
    {
        return m_program->call(QStringList{u"-w"_s, u"week.winnow"_s, u"kg"_s, u"import"_s} + arguments);
    }

    std::unique_ptr<Program> m_program;
};

void KgImportTest::init()
{
    m_program = std::make_unique<Program>();
    QCOMPARE(m_program->call({u"-w"_s, u"week.winnow"_s, u"init"_s}).exitCode, 0);
    QVERIFY(QDir().mkpath(m_program->filePath(u"docs"_s)));
    m_program->write(u"docs/a.md"_s, "# A\n\na\n\n## B\n\nb\n");
    m_program->write(u"docs/c.png"_s, "x");
}

void KgImportTest::documents()
{
    const Outcome json = call({u"docs"_s, u"--base-url"_s, u"https://example.org"_s, u"--json"_s});
    QCOMPARE(json.exitCode, 0);
    QCOMPARE(json.keys(), (QByteArrayList{"files", "nodes", "left_out", "remarks", "unknown"}));
    const QJsonObject nodes{
            {u"added"_s, 2}, {u"changed"_s, 0}, {u"unchanged"_s, 0}, {u"removed"_s, 0}, {u"cited"_s, 0}};
    QCOMPARE(json.document()[u"files"].toInt(), 1);
    QCOMPARE(json.document()[u"nodes"].toObject(), nodes);
    QCOMPARE(json.document()[u"unknown"].toObject(), (QJsonObject{{u"png"_s, 1}}));
    m_program->write(u"docs/a.md"_s, "# A\n\nother\n");
    const Outcome text = call({u"docs"_s});
    QCOMPARE(text.exitCode, 0);
    QVERIFY(text.output.contains("0 added, 1 changed, 0 unchanged, 1 removed\n"));
    QVERIFY(text.output.contains("'png'"));
    QCOMPARE(text.messages, ""_ba);
}

void KgImportTest::leftOut()
{
    m_program->write(u"docs/odd.txt"_s, "odd \xff\xff");
    const Outcome outcome = call({u"docs"_s, u"--json"_s});
    QCOMPARE(outcome.exitCode, 1);
    const QJsonObject entry = outcome.document()[u"left_out"].toArray().at(0).toObject();
    QCOMPARE(entry[u"file"].toString(), u"docs/odd.txt"_s);
    QVERIFY(entry[u"message"].toString().contains(u"byte 4"_s));
    QVERIFY(outcome.messages.contains("docs/odd.txt"));
}

void KgImportTest::bundlesToo()
{
    m_program->write(u"nodes.ndjson"_s, "{\"type\":\"kg_node\",\"id\":\"k\",\"title\":\"t\"}\nbad\n");
    const Outcome outcome = call({u"docs/a.md"_s, u"nodes.ndjson"_s, u"--json"_s});
    QCOMPARE(outcome.exitCode, 1);
    QCOMPARE(outcome.document()[u"files"].toInt(), 1);
    const QJsonObject bundles = outcome.document()[u"bundles"].toObject();
    QCOMPARE(bundles[u"added"].toInt(), 1);
    QCOMPARE(bundles[u"refused"].toInt(), 1);
}

void KgImportTest::mistakes()
{
    for (const QStringList &arguments :
            {QStringList{}, QStringList{u"nowhere"_s}, QStringList{u"docs"_s, u"nowhere.ndjson"_s}}) {
        const Outcome outcome = call(arguments);
        QCOMPARE(outcome.exitCode, 2);
        QCOMPARE(outcome.messageLines().size(), 1);
    }
    QVERIFY(QDir().mkpath(m_program->filePath(u"other/docs"_s)));
    QCOMPARE(call({u"docs"_s}).exitCode, 0);
    QCOMPARE(call({u"other/docs"_s}).exitCode, 2);
    QCOMPARE(call({u"other/docs"_s, u"--source"_s, u"other"_s}).exitCode, 0);
}

/// Ctrl+C while a large folder is read: exit 3, and the next time goes on.
void KgImportTest::interrupted()
{
    const QByteArray text = "# A\n\n" + "## Section\n\nwords of it\n\n"_ba.repeated(1000);
    for (int i = 0; i < 100; ++i)
        m_program->write(u"docs/%1.md"_s.arg(i), text);
    QProcess process;
    m_program->start(process, {u"-w"_s, u"week.winnow"_s, u"kg"_s, u"import"_s, u"docs"_s, u"--json"_s});
    const QString log = m_program->filePath(u"week.winnow-wal"_s);
    // Something was written, so it is in the middle of its work.
    QTRY_VERIFY_WITH_TIMEOUT(QFileInfo(log).size() > 1'000'000, 60'000);
    QCOMPARE(::kill(static_cast<pid_t>(process.processId()), SIGINT), 0);
    const Outcome outcome = Program::outcomeOf(process);
    QCOMPARE(outcome.exitCode, 3);
    const int added = outcome.document()[u"nodes"].toObject()[u"added"].toInt();
    QVERIFY(added > 0 && added < 100'002);
    const Outcome rest = call({u"docs"_s, u"--json"_s});
    QCOMPARE(rest.exitCode, 0);
    const QJsonObject nodes = rest.document()[u"nodes"].toObject();
    QCOMPARE(nodes[u"unchanged"].toInt(), added);
    QCOMPARE(nodes[u"added"].toInt() + added, 100'002);
}

QTEST_GUILESS_MAIN(KgImportTest)
#include "tst_kgimport.moc"
