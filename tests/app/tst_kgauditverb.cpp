// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "program.h"

#include "support/must.h"
#include "workspace/auditsettingsstore.h"
#include "workspace/workspace.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QTest>

using namespace Winnow;
using namespace Qt::StringLiterals;

/// `kg audit` as people and scripts call it.
class KgAuditVerbTest final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void states();
    void agreement();
    void blind();
    void otherBatches();
    void forPeople();
    void faults();

private:
    Program m_program;
};

namespace {

/// Four kept issues: #1 with an accepted and a proposed reference, #2 with a rejected one, #3 with a replaced one, #4 with
/// none; and one that is not kept.
QByteArray bundle()
{
    QByteArray lines = R"({"type":"bundle","version":1,"generated_at":"2026-11-20T00:00:00Z"}
{"type":"batch","series":"loom","ordinal":4,"since":"2026-11-01T00:00:00Z","until":"2026-12-01T00:00:00Z"}
{"type":"kg_ref","repo":"weave/loom","number":"1","node":{"id":"n1"},"score":0.9,"state":"accepted"}
{"type":"kg_ref","repo":"weave/loom","number":"1","node":{"id":"n2"},"score":0.8,"state":"proposed"}
{"type":"kg_ref","repo":"weave/loom","number":"2","node":{"id":"n1"},"score":0.7,"state":"rejected"}
{"type":"kg_ref","repo":"weave/loom","number":"3","node":{"id":"n3"},"score":0.6,"state":"replaced"}
{"type":"kg_ref","repo":"weave/loom","number":"9","node":{"id":"n3"},"score":0.6,"state":"accepted"}
)"_ba;
    for (const char *number : {"1", "2", "3", "4", "9"}) {
        lines += QByteArray(R"({"type":"issue","repo":"weave/loom","number":")") + number
                + R"(","title":"t","state":"closed","closed_at":"2026-11-10T10:00:20Z"})" + '\n';
    }
    for (const char *number : {"1", "2", "3", "4"}) {
        lines += QByteArray(R"({"type":"decision","repo":"weave/loom","number":")") + number
                + R"(","batch":{"series":"loom","ordinal":4},"verdict":"keep","by":"ada","at":"2026-11-11T00:00:00Z"})"
                + '\n';
    }
    return lines;
}

QByteArray audit(const QByteArray &number, const QByteArray &by, const QByteArray &fields)
{
    return R"({"type":"kg_audit","repo":"weave/loom","number":")" + number
            + R"(","batch":{"series":"loom","ordinal":4},"by":")" + by + R"(","at":"2026-11-12T00:00:00Z",)"
            + fields + "}\n";
}

} // namespace

void KgAuditVerbTest::init()
{
    QTest::failOnWarning();
    QFile::remove(m_program.filePath(u"loom.winnow"_s));
    QCOMPARE(m_program.call({u"init"_s, u"--series"_s, u"loom"_s}).exitCode, 0);
    m_program.write(u"four.ndjson"_s, bundle());
    QCOMPARE(m_program.call({u"import"_s, u"four.ndjson"_s}).exitCode, 0);
}

void KgAuditVerbTest::states()
{
    Outcome shown = m_program.call({u"kg"_s, u"audit"_s, u"--json"_s});
    QVERIFY2(shown.exitCode == 0, shown.messages.constData());
    QCOMPARE(shown.output.trimmed(),
            R"({"rows":4,"with_refs":1,"without_refs":["weave/loom#2","weave/loom#3","weave/loom#4"],)"
            R"("proposed":1,"accepted":1,"rejected":1,"replaced":1,"disputed":0,"changed":0,"open":true,"agreement":null})"_ba);
    // What reviewers say comes before it; a replacement is a reference, too.
    m_program.write(u"audit.ndjson"_s,
            audit("1", "ada", R"("node":"n2","verdict":"accept","content":"then")")
                    + audit("2", "ada", R"("node":"n1","verdict":"accept")")
                    + audit("3", "ada", R"("node":"n3","verdict":"replace","replacement":{"id":"n7"})")
                    + audit("4", "ada", R"("verdict":"leave-empty")"));
    QCOMPARE(m_program.call({u"import"_s, u"audit.ndjson"_s}).exitCode, 0);
    shown = m_program.call({u"kg"_s, u"audit"_s, u"--json"_s});
    QCOMPARE(shown.output.trimmed(),
            R"({"rows":4,"with_refs":3,"without_refs":["weave/loom#4"],)"
            R"("proposed":0,"accepted":4,"rejected":0,"replaced":1,"disputed":0,"changed":1,"open":true,"agreement":null})"_ba);
}

void KgAuditVerbTest::agreement()
{
    m_program.write(u"audit.ndjson"_s,
            audit("1", "ada", R"("node":"n1","verdict":"accept","id":"a1")")
                    + audit("1", "bob", R"("node":"n1","verdict":"reject","reason":"outdated")")
                    + audit("1", "ada", R"("node":"n2","verdict":"accept")")
                    + audit("1", "bob", R"("node":"n2","verdict":"accept")")
                    + audit("2", "ada", R"("node":"n1","verdict":"reject","reason":"outdated")")
                    + audit("2", "bob", R"("node":"n1","verdict":"reject","reason":"off-topic")"));
    QCOMPARE(m_program.call({u"import"_s, u"audit.ndjson"_s}).exitCode, 0);
    const Outcome shown = m_program.call({u"kg"_s, u"audit"_s, u"--json"_s});
    QCOMPARE(shown.keys().constLast(), "agreement"_ba);
    const QJsonObject report = shown.document();
    QCOMPARE(report.value("disputed"_L1).toInt(), 1);
    const QJsonObject agreement = report.value("agreement"_L1).toObject();
    QCOMPARE(agreement.value("both"_L1).toInt(), 3);
    QCOMPARE(agreement.value("percent"_L1).toDouble(), 66.6667);
    QCOMPARE(agreement.value("kappa"_L1).toDouble(), 0.4);
    QVERIFY(agreement.value("independent"_L1).toBool());
}

/// Who has not judged everything yet does not see what another one said.
void KgAuditVerbTest::blind()
{
    {
        auto workspace = must(
                Workspace::open(m_program.filePath(u"loom.winnow"_s), Workspace::Access::WriteIfPossible));
        must(setAuditSettings(workspace, {u"loom"_s, 4}, {.reviewers = 2}));
    }
    m_program.write(u"audit.ndjson"_s, audit("1", "ada", R"("node":"n2","verdict":"accept","blind":true)"));
    QCOMPARE(m_program.call({u"import"_s, u"audit.ndjson"_s}).exitCode, 0);
    const auto accepted = [&](const QString &by) {
        const Outcome shown = m_program.call({u"kg"_s, u"audit"_s, u"--by"_s, by, u"--json"_s});
        const QJsonObject report = shown.document();
        return report.value("open"_L1).toBool(true) || !shown.messages.contains(by.toUtf8())
                ? -1
                : report.value("accepted"_L1).toInt();
    };
    QCOMPARE(accepted(u"ada"_s), 2);
    QCOMPARE(accepted(u"bob"_s), 1);
}

void KgAuditVerbTest::otherBatches()
{
    const Outcome shown = m_program.call({u"kg"_s, u"audit"_s, u"--batch"_s, u"loom/3"_s, u"--json"_s});
    QCOMPARE(shown.exitCode, 2);
    QVERIFY(shown.messages.contains("loom/3"));
}

void KgAuditVerbTest::forPeople()
{
    const Outcome shown = m_program.call({u"kg"_s, u"audit"_s});
    QCOMPARE(shown.exitCode, 0);
    QVERIFY(shown.output.contains("rows\t4\n"));
    QVERIFY(shown.output.contains("without a reference\tweave/loom#4\n"));
    QVERIFY(m_program.call({u"kg"_s, u"audit"_s, u"--help"_s}).output.contains("--batch"));
}

void KgAuditVerbTest::faults()
{
    QCOMPARE(m_program.call({u"kg"_s}).exitCode, 2);
    QCOMPARE(m_program.call({u"kg"_s, u"audit"_s, u"--batch"_s, u"loom"_s}).exitCode, 2);
    QCOMPARE(m_program.call({u"-w"_s, u"gone.winnow"_s, u"kg"_s, u"audit"_s}).exitCode, 2);
}

QTEST_GUILESS_MAIN(KgAuditVerbTest)
#include "tst_kgauditverb.moc"
