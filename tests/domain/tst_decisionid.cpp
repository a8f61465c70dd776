// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "domain/decision.h"

#include "support/makerecords.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace Winnow {

class TestDecisionId final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(); }
    void ownIdComesFirst();
    void isTheSameEverywhere();
    void everyPartCounts();
    void everyPartCounts_data();
    void notGivenIsEmpty();
    void verdictNames();
    void stageNames();
};

namespace {

Decision fullDecision()
{
    Decision decision;
    decision.issue = ref(u"org/a#1");
    decision.batch = {u"weekly"_s, 38};
    decision.verdict = Verdict::Drop;
    decision.stage = Stage::Analysis;
    decision.reason = u"duplicate"_s;
    decision.note = u"see the other"_s;
    decision.by = u"林知秋"_s;
    decision.at = minute(1);
    decision.until = minute(2);
    decision.duplicateOf = ref(u"org/a#2");
    decision.seen = {u"diff"_s, u"timeline"_s};
    decision.seenMs = 4200;
    decision.evidence = u"f00d"_s;
    decision.undoes = u"earlier"_s;
    decision.supersedes = {u"other"_s};
    return decision;
}

using Change = void (*)(Decision &);

} // namespace

void TestDecisionId::ownIdComesFirst()
{
    Decision decision = fullDecision();
    decision.id = u"own"_s;
    QCOMPARE(decisionId(decision), u"own"_s);
}

void TestDecisionId::isTheSameEverywhere()
{
    // Stands in workspaces and bundles: another value would make every entry a new one.
    QCOMPARE(decisionId(fullDecision()), u"d42cb249e4efa5206c6c40d5a8dfab96"_s);
}

void TestDecisionId::everyPartCounts_data()
{
    QTest::addColumn<Change>("change");
    QTest::newRow("issue") << Change([](Decision &d) { d.issue.number = u"11"_s; });
    QTest::newRow("series") << Change([](Decision &d) { d.batch.series = u"monthly"_s; });
    QTest::newRow("ordinal") << Change([](Decision &d) { d.batch.ordinal = 39; });
    QTest::newRow("verdict") << Change([](Decision &d) { d.verdict = Verdict::Keep; });
    QTest::newRow("stage") << Change([](Decision &d) { d.stage = Stage::Editor; });
    QTest::newRow("reason") << Change([](Decision &d) { d.reason = u"spam"_s; });
    QTest::newRow("note") << Change([](Decision &d) { d.note.clear(); });
    QTest::newRow("by") << Change([](Decision &d) { d.by = u"周"_s; });
    QTest::newRow("at") << Change([](Decision &d) { *d.at += std::chrono::milliseconds(1); });
    QTest::newRow("until") << Change([](Decision &d) { d.until.reset(); });
    QTest::newRow("duplicate of") << Change([](Decision &d) { d.duplicateOf.reset(); });
    QTest::newRow("seen") << Change([](Decision &d) { d.seen.removeLast(); });
    QTest::newRow("seen for how long") << Change([](Decision &d) { d.seenMs = 4201; });
    QTest::newRow("evidence") << Change([](Decision &d) { d.evidence = u"beef"_s; });
    QTest::newRow("undoes") << Change([](Decision &d) { d.undoes.clear(); });
    QTest::newRow("supersedes") << Change([](Decision &d) { d.supersedes.clear(); });
    QTest::newRow("a text in the next field") << Change([](Decision &d) {
        d.reason += d.note;
        d.note.clear();
    });
}

void TestDecisionId::everyPartCounts()
{
    QFETCH(const Change, change);
    Decision changed = fullDecision();
    change(changed);
    QCOMPARE_NE(decisionId(changed), decisionId(fullDecision()));
}

void TestDecisionId::notGivenIsEmpty()
{
    // Forges and tools differ in whether they leave a key out or send an empty text.
    Decision decision = fullDecision();
    decision.note = QString();
    const QString id = decisionId(decision);
    decision.note = u""_s;
    QCOMPARE(decisionId(decision), id);
}

void TestDecisionId::verdictNames()
{
    const QList<Verdict> all{Verdict::Undecided, Verdict::Keep, Verdict::Drop, Verdict::Hold};
    QStringList names;
    for (const Verdict verdict : all) {
        names.append(verdictName(verdict));
        QCOMPARE(verdictFromName(names.constLast()), verdict);
    }
    QCOMPARE(names, (QStringList{u"undecided"_s, u"keep"_s, u"drop"_s, u"hold"_s}));
    QCOMPARE(verdictFromName(u"Keep"), std::nullopt);
    QCOMPARE(verdictFromName(u""), std::nullopt);
}

void TestDecisionId::stageNames()
{
    const QList<Stage> all{Stage::Prefilter, Stage::Analysis, Stage::Editor};
    QStringList names;
    for (const Stage stage : all) {
        names.append(stageName(stage));
        QCOMPARE(stageFromName(names.constLast()), stage);
    }
    QCOMPARE(names, (QStringList{u"prefilter"_s, u"analysis"_s, u"editor"_s}));
    QCOMPARE(stageFromName(u"keep"), std::nullopt);
}

} // namespace Winnow

QTEST_GUILESS_MAIN(Winnow::TestDecisionId)
#include "tst_decisionid.moc"
