// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "evidence/madefacts.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace Winnow {

namespace {

EvidenceFacts landed(qint64 closed = 300)
{
    EvidenceFacts facts = closedIssue(closed);
    facts.changes.append(mergedChange(u"97"_s));
    return facts;
}

ChangeFacts revert(const QString &title, qint64 merged, const QString &base = u"master"_s)
{
    ChangeFacts facts = mergedChange(u"99"_s, merged);
    facts.change.title = title;
    facts.change.body.clear();
    facts.change.base = base;
    return facts;
}

bool hasTrap(const EvidenceFacts &facts, TrapCode code)
{
    return assess(facts).trap(code) != nullptr;
}

} // namespace

/// A landing change that was taken back has not landed (evidence.md, reverted).
class TestReverts final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(); }
    void reverted_data();
    void reverted();
    void revertOfTheRevert();
    void nextCandidateLands();
    void secondTryIsNotReverted();
};

void TestReverts::reverted_data()
{
    QTest::addColumn<QString>("title");
    QTest::addColumn<QString>("body");
    QTest::addColumn<QString>("head");
    QTest::addColumn<QString>("base");
    QTest::addColumn<qint64>("merged");
    QTest::addColumn<bool>("reverted");
    const auto row = [](const char *name, const QString &title, const QString &body, const QString &head,
                             const QString &base, qint64 merged, bool reverted) {
        QTest::newRow(name) << title << body << head << base << merged << reverted;
    };
    const QString master = u"master"_s;
    row("Revert", u"Revert \"change 97\""_s, {}, {}, master, 100, true);
    row("Revert with a number", u"Revert \"change 97\" (#99)"_s, {}, {}, master, 100, true);
    row("Revert, curly quotes", u"Revert “change 97”"_s, {}, {}, master, 100, true);
    row("【回退】", u"【回退】change 97"_s, {}, {}, master, 100, true);
    row("回退", u"回退 change 97"_s, {}, {}, master, 100, true);
    row("[revert]", u"[revert] change 97"_s, {}, {}, master, 100, true);
    row("prefix before", u"[v2] Revert \"change 97\""_s, {}, {}, master, 100, true);
    row("by branch", u"take it back"_s, {}, u"revert-mr-97-1795143336871-auto"_s, master, 100, true);
    row("by body", u"Revert the tiling"_s, u"This reverts !97, which broke !80."_s, {}, master, 100, true);
    row("base not known", u"Revert \"change 97\""_s, {}, {}, {}, 100, true);
    row("another base", u"Revert \"change 97\""_s, {}, {}, u"v2.9"_s, 100, false);
    row("merged before", u"Revert \"change 97\""_s, {}, {}, master, -100, false);
    row("another title", u"Revert \"change 96\""_s, {}, {}, master, 100, false);
    row("another branch", u"take it back"_s, {}, u"revert-mr-971-1795143336871-auto"_s, master, 100, false);
    row("another change in the body", u"Revert \"change 97\""_s, u"This reverts !96"_s, {}, master, 100,
            false);
    row("no revert", u"Reverting is hard"_s, u"see !97"_s, {}, master, 100, false);
}

void TestReverts::reverted()
{
    QFETCH(QString, title);
    QFETCH(QString, body);
    QFETCH(QString, head);
    QFETCH(QString, base);
    QFETCH(qint64, merged);
    QFETCH(bool, reverted);
    EvidenceFacts facts = landed();
    ChangeFacts taking = revert(title, merged, base);
    taking.change.body = body;
    taking.change.head = head;
    facts.changes.append(taking);
    const Assessment assessment = assess(facts);
    QCOMPARE(assessment.trap(TrapCode::Reverted) != nullptr, reverted);
    QCOMPARE(assessment.landing.has_value(), !reverted);
    QCOMPARE(assessment.resolution, reverted ? Resolution::Unlanded : Resolution::CodeFix);
    facts.changes.last().change.state = u"open"_s;
    QVERIFY(!hasTrap(facts, TrapCode::Reverted));
}

void TestReverts::revertOfTheRevert()
{
    EvidenceFacts facts = landed();
    facts.changes.append(revert(u"Revert \"change 97\""_s, 100));
    facts.changes.append(revert(u"Revert \"Revert \"change 97\"\""_s, 200));
    facts.changes.last().change.ref.number = u"100"_s;
    const Assessment assessment = assess(facts);
    QCOMPARE(assessment.landing->change.number, u"97"_s);
    QVERIFY(!assessment.trap(TrapCode::Reverted));
}

void TestReverts::nextCandidateLands()
{
    EvidenceFacts facts = landed(60);
    facts.changes.append(revert(u"Revert \"change 97\""_s, 100));
    facts.changes.last().change.body = u"Brings #12 back."_s;
    facts.changes.append(mergedChange(u"101"_s, 200));
    const Assessment assessment = assess(facts);
    QCOMPARE(assessment.landing->change.number, u"101"_s);
    QCOMPARE(assessment.resolution, Resolution::CodeFix);
    QVERIFY(assessment.trap(TrapCode::Reverted));
}

/// Where the second try is nearest to the close, it is the landing change, and nobody took that one back.
void TestReverts::secondTryIsNotReverted()
{
    EvidenceFacts facts = landed(300);
    facts.changes.append(revert(u"Revert \"change 97\""_s, 100));
    facts.changes.append(mergedChange(u"101"_s, 200));
    const Assessment assessment = assess(facts);
    QCOMPARE(assessment.landing->change.number, u"101"_s);
    QVERIFY(!assessment.trap(TrapCode::Reverted));
}

} // namespace Winnow

QTEST_APPLESS_MAIN(Winnow::TestReverts)
#include "tst_reverts.moc"
