// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "program.h"
#include "weekbundle.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QTest>

using namespace Qt::StringLiterals;

namespace Winnow {

class TestEvidenceVerb final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init() { QTest::failOnWarning(); }
    void tellsTheAssessment();
    void withoutALandingChange();
    void textIsForPeople();
    void badArguments_data();
    void badArguments();

private:
    const Program m_program;
};

void TestEvidenceVerb::initTestCase()
{
    m_program.write(u"week.ndjson"_s, weekBundle());
    QCOMPARE(m_program.call({u"init"_s, u"--series"_s, u"picks"_s}).exitCode, 0);
    QCOMPARE(m_program.call({u"import"_s, u"week.ndjson"_s}).exitCode, 0);
}

void TestEvidenceVerb::tellsTheAssessment()
{
    const Outcome outcome = m_program.call({u"evidence"_s, u"--json"_s, u"org/b#I6ABCD"_s});
    QCOMPARE(outcome.exitCode, 0);
    QCOMPARE(outcome.output,
            R"({"repo":"org/b","number":"I6ABCD","created_at":null,"closed_at":"2026-09-19T01:02:03.004Z",)"
            R"("landing":{"repo":"org/b","number":"9","merged_at":"2026-09-19T01:00:00Z","bases":["manual"]},)"
            R"("delta_s":123,"tier":"auto-close","resolution":"code-fix","traps":[],)"
            R"("links":[{"repo":"org/b","number":"9","state":"merged","bases":["manual"]}],)"
            R"("missing":["no created_at","no files loaded: PR 9","no base: PR 9"],)"
            R"("timeline":[{"at":"2026-09-19T01:00:00Z","kind":"change-merged","actor_role":null,"text":"fix"},)"
            R"({"at":"2026-09-19T01:02:03.004Z","kind":"closed","actor_role":null,"text":null}]})"
            "\n"_ba);
}

void TestEvidenceVerb::withoutALandingChange()
{
    const QJsonObject document = m_program.call({u"evidence"_s, u"--json"_s, u"org/a#1"_s}).document();
    QVERIFY(document.value("landing"_L1).isNull());
    QVERIFY(document.value("delta_s"_L1).isNull());
    QCOMPARE(document.value("tier"_L1).toString(), u"unexplained"_s);
    const QJsonObject trap = document.value("traps"_L1).toArray().first().toObject();
    QCOMPARE(trap.value("code"_L1).toString(), u"storm"_s);
    QCOMPARE(trap.value("facts"_L1).toArray().size(), 2);
    QCOMPARE(m_program.call({u"evidence"_s, u"--json"_s, u"org/a#1"_s}).keys(),
            (QByteArrayList{"repo", "number", "created_at", "closed_at", "landing", "delta_s", "tier",
                    "resolution", "traps", "links", "missing", "timeline"}));
}

void TestEvidenceVerb::textIsForPeople()
{
    const Outcome outcome = m_program.call({u"evidence"_s, u"org/b#I6ABCD"_s});
    QCOMPARE(outcome.exitCode, 0);
    const QByteArrayList lines = outcome.output.split('\n');
    QCOMPARE(lines.value(0), "org/b#I6ABCD  Memory \"leak\""_ba);
    QVERIFY2(lines.value(1).contains("2 min 03 s"), lines.value(1));
    QVERIFY2(
            lines.value(2).contains("PR 9 merged 2026-09-19 09:00"), lines.value(2)); // the series' time zone
    QVERIFY(outcome.output.contains("change-merged"));
}

void TestEvidenceVerb::badArguments_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("none") << QStringList{u"evidence"_s};
    QTest::newRow("no issue") << QStringList{u"evidence"_s, u"five"_s};
    QTest::newRow("not there") << QStringList{u"evidence"_s, u"org/a#77"_s};
}

void TestEvidenceVerb::badArguments()
{
    QFETCH(const QStringList, arguments);
    const Outcome outcome = m_program.call(arguments);
    QCOMPARE(outcome.exitCode, 2);
    QCOMPARE(outcome.output, ""_ba);
    QCOMPARE(outcome.messageLines().size(), 1);
}

} // namespace Winnow

QTEST_GUILESS_MAIN(Winnow::TestEvidenceVerb)
#include "tst_evidenceverb.moc"
