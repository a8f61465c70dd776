// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "evidence/madefacts.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace Winnow {

/// Which of the linked changes is the landing change (evidence.md, Landing change).
class TestLanding final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(); }
    void strongestBasisLands();
    void nearestMergeLands();
    void unmergedDoesNotLand_data();
    void unmergedDoesNotLand();
    void namedButNotLoaded();
};

void TestLanding::strongestBasisLands()
{
    EvidenceFacts facts = closedIssue();
    ChangeFacts far = mergedChange(u"90"_s, -500'000);
    ChangeFacts near = mergedChange(u"91"_s, -60);
    near.change.body = u"Related #12"_s;
    facts.changes = {near, far};
    QCOMPARE(assess(facts).landing->change.number, u"90"_s);
}

void TestLanding::nearestMergeLands()
{
    EvidenceFacts facts = closedIssue();
    facts.changes = {mergedChange(u"90"_s, -600), mergedChange(u"91"_s, 300), mergedChange(u"92"_s, -3'000)};
    QCOMPARE(assess(facts).landing->change.number, u"91"_s);
    facts.changes.append(mergedChange(u"89"_s, -300));
    QCOMPARE(assess(facts).landing->change.number, u"89"_s);
}

void TestLanding::unmergedDoesNotLand_data()
{
    QTest::addColumn<QString>("state");
    QTest::addColumn<bool>("timed");
    QTest::addColumn<bool>("lands");
    QTest::newRow("merged") << u"merged"_s << true << true;
    QTest::newRow("merged without a time") << u"merged"_s << false << false;
    QTest::newRow("closed with a time") << u"closed"_s << true << false;
    QTest::newRow("open") << u"open"_s << false << false;
    QTest::newRow("state not given") << QString() << true << false;
}

void TestLanding::unmergedDoesNotLand()
{
    QFETCH(QString, state);
    QFETCH(bool, timed);
    QFETCH(bool, lands);
    EvidenceFacts facts = closedIssue();
    facts.changes.append(mergedChange(u"97"_s));
    facts.changes.first().change.state = state;
    if (!timed)
        facts.changes.first().change.mergedAt.reset();
    const Assessment assessment = assess(facts);
    QCOMPARE(assessment.landing.has_value(), lands);
    QCOMPARE(
            assessment.missing.contains(MissingFact{MissingKind::MergedAt, facts.changes.first().change.ref}),
            state == u"merged"_s && !timed);
}

void TestLanding::namedButNotLoaded()
{
    EvidenceFacts facts = closedIssue();
    facts.events = {comment(u"1"_s, -60, u"maintainer"_s, u"see !98"_s)};
    const Assessment assessment = assess(facts);
    QCOMPARE(assessment.missing,
            QList<MissingFact>{(MissingFact{MissingKind::Change, {u"org/repo"_s, u"98"_s}})});
    QCOMPARE(assessment.resolution, Resolution::Answered);
}

} // namespace Winnow

QTEST_APPLESS_MAIN(Winnow::TestLanding)
#include "tst_landing.moc"
