// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "domain/decision.h"

#include "support/makerecords.h"

#include <QTest>

#include <algorithm>
#include <random>

using namespace Qt::StringLiterals;

namespace Winnow {

class TestDecision final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(); }
    void ruling();
    void ruling_data();
    void takingBack();
    void takingBack_data();
    void conflict();
    void conflict_data();
    void stateSaysWhatTheRulingEntrySays();
    void standingInOrder();
    void longChainOfUndos();
};

namespace {

constexpr auto keep = Verdict::Keep;
constexpr auto drop = Verdict::Drop;
constexpr auto hold = Verdict::Hold;
constexpr auto undecided = Verdict::Undecided;

/// Chains of calls that say what an entry is about, with an id that tests refer to.
struct Entry
{
    Decision decision;

    Entry(const QString &id, int atMinute, Verdict verdict, const QString &by = u"ada"_s)
        : decision(aDecision(u"org/a#1", verdict, by, atMinute, id))
    {}
    Entry &in(Stage stage) { return decision.stage = stage, *this; }
    Entry &because(const QString &reason) { return decision.reason = reason, *this; }
    Entry &undoing(const QString &id) { return decision.undoes = id, *this; }
    Entry &inViewOf(const QStringList &ids) { return decision.supersedes = ids, *this; }

    operator Decision() const
    {
        return decision;
    } // NOLINT(google-explicit-constructor): lists of them read well
};

Entry undo(const QString &id, int atMinute, const QString &target)
{
    return Entry(id, atMinute, undecided).undoing(target);
}

/// Calls @p check with the entries in every order where there are few, else in many orders.
template <typename Check>
void inManyOrders(QList<Decision> journal, Check check)
{
    std::ranges::sort(journal, {}, &Decision::id);
    if (journal.size() <= 5) {
        do {
            check(journal);
        } while (std::ranges::next_permutation(journal, {}, &Decision::id).found);
        return;
    }
    std::mt19937 random(1);
    for (int i = 0; i < 200; ++i) {
        std::ranges::shuffle(journal, random);
        check(journal);
    }
}

/// "drop/editor by ada: d1".
QString summaryOf(const DecisionState &state)
{
    if (state.decisionId.isNull())
        return u"nobody decided"_s;
    return u"%1/%2 by %3: %4"_s.arg(
            verdictName(state.verdict), stageName(state.stage), state.by, state.decisionId);
}

using Journal = QList<Decision>;

} // namespace

void TestDecision::ruling_data()
{
    QTest::addColumn<Journal>("journal");
    QTest::addColumn<QString>("expected");
    const Decision rule = Entry(u"p"_s, 9, drop, u"winnow"_s).in(Stage::Prefilter);
    const Decision worker = Entry(u"a"_s, 8, keep, u"worker"_s).in(Stage::Analysis);
    const Decision editor = Entry(u"e"_s, 1, hold);
    QTest::newRow("no entry") << Journal{} << u"nobody decided"_s;
    QTest::newRow("a rule alone") << Journal{rule} << u"drop/prefilter by winnow: p"_s;
    QTest::newRow("a worker over a rule, though earlier")
            << Journal{rule, worker} << u"keep/analysis by worker: a"_s;
    QTest::newRow("an editor over both, though earlier")
            << Journal{rule, worker, editor} << u"hold/editor by ada: e"_s;
    QTest::newRow("an editor's undecided rules, too")
            << Journal{worker, Entry(u"e"_s, 9, undecided)} << u"undecided/editor by ada: e"_s;
    QTest::newRow("the later within a stage") << Journal{Entry(u"z"_s, 1, keep), Entry(u"b"_s, 2, drop),
            Entry(u"a"_s, 3, hold)} << u"hold/editor by ada: a"_s;
    QTest::newRow("equal times: the greater id")
            << Journal{Entry(u"a"_s, 1, keep), Entry(u"b"_s, 1, drop)} << u"drop/editor by ada: b"_s;
    Decision timeless = Entry(u"z"_s, 0, keep);
    timeless.at.reset();
    QTest::newRow("an entry without a time is the earliest")
            << Journal{timeless, Entry(u"a"_s, 0, drop)} << u"drop/editor by ada: a"_s;
}

void TestDecision::ruling()
{
    QFETCH(const Journal, journal);
    QFETCH(const QString, expected);
    inManyOrders(journal,
            [&](const Journal &shuffled) { QCOMPARE(summaryOf(deriveDecisionState(shuffled)), expected); });
}

void TestDecision::takingBack_data()
{
    QTest::addColumn<Journal>("journal");
    QTest::addColumn<QString>("expected");
    const Decision first = Entry(u"d1"_s, 1, keep);
    const Decision second = Entry(u"d2"_s, 2, drop);
    QTest::newRow("undo of the only one") << Journal{first, undo(u"u1"_s, 3, u"d1"_s)} << u"nobody decided"_s;
    QTest::newRow("undo of the later one")
            << Journal{first, second, undo(u"u1"_s, 3, u"d2"_s)} << u"keep/editor by ada: d1"_s;
    QTest::newRow("undo of the earlier one")
            << Journal{first, second, undo(u"u1"_s, 3, u"d1"_s)} << u"drop/editor by ada: d2"_s;
    QTest::newRow("redo") << Journal{first, second, undo(u"u1"_s, 3, u"d2"_s), undo(u"u2"_s, 4, u"u1"_s)}
                          << u"drop/editor by ada: d2"_s;
    QTest::newRow("undo of the redo") << Journal{first, second, undo(u"u1"_s, 3, u"d2"_s),
            undo(u"u2"_s, 4, u"u1"_s), undo(u"u3"_s, 5, u"u2"_s)}
                                      << u"keep/editor by ada: d1"_s;
    QTest::newRow("both undone") << Journal{first, second, undo(u"u1"_s, 3, u"d2"_s),
            undo(u"u2"_s, 4, u"d1"_s)}
                                 << u"nobody decided"_s;
    QTest::newRow("both undone, one redone") << Journal{first, second, undo(u"u1"_s, 3, u"d2"_s),
            undo(u"u2"_s, 4, u"d1"_s), undo(u"u3"_s, 5, u"u2"_s)}
                                             << u"keep/editor by ada: d1"_s;
    QTest::newRow("undone twice, redone once")
            << Journal{first, undo(u"u1"_s, 2, u"d1"_s), undo(u"u2"_s, 3, u"d1"_s), undo(u"u3"_s, 4, u"u1"_s)}
            << u"nobody decided"_s;
    QTest::newRow("undo then something new") << Journal{first, undo(u"u1"_s, 2, u"d1"_s),
            Entry(u"d3"_s, 3, hold)} << u"hold/editor by ada: d3"_s;
    QTest::newRow("undo of a rule's entry")
            << Journal{Entry(u"p"_s, 1, drop, u"winnow"_s).in(Stage::Prefilter),
                       undo(u"u1"_s, 2, u"p"_s).in(Stage::Prefilter)}
            << u"nobody decided"_s;
    QTest::newRow("undo of an entry that is not there")
            << Journal{first, undo(u"u1"_s, 3, u"gone"_s)} << u"keep/editor by ada: d1"_s;
    QTest::newRow("undo at the same time, greater id")
            << Journal{first, undo(u"u1"_s, 1, u"d1"_s)} << u"nobody decided"_s;
    QTest::newRow("undo at the same time, lesser id")
            << Journal{first, undo(u"a1"_s, 1, u"d1"_s)} << u"nobody decided"_s;
    QTest::newRow("undo by a clock that is late")
            << Journal{first, undo(u"u1"_s, 0, u"d1"_s)} << u"nobody decided"_s;
    QTest::newRow("redo by a clock that is late") << Journal{first, undo(u"u1"_s, 5, u"d1"_s),
            undo(u"u2"_s, 4, u"u1"_s)} << u"keep/editor by ada: d1"_s;
    QTest::newRow("undos of each other") << Journal{first, undo(u"u1"_s, 2, u"u2"_s),
            undo(u"u2"_s, 3, u"u1"_s)} << u"keep/editor by ada: d1"_s;
}

void TestDecision::takingBack()
{
    ruling();
}

void TestDecision::conflict_data()
{
    QTest::addColumn<Journal>("journal");
    QTest::addColumn<bool>("expected");
    const Decision adaKeeps = Entry(u"a1"_s, 1, keep, u"ada"_s);
    const Decision bobDrops = Entry(u"b1"_s, 2, drop, u"bob"_s).because(u"spam"_s);
    const Decision bobAnswers = Entry(u"b1"_s, 2, drop, u"bob"_s).inViewOf({u"a1"_s});
    QTest::newRow("one person") << Journal{adaKeeps} << false;
    QTest::newRow("one person, another mind")
            << Journal{adaKeeps, Entry(u"a2"_s, 2, drop, u"ada"_s)} << false;
    QTest::newRow("two verdicts") << Journal{adaKeeps, bobDrops} << true;
    QTest::newRow("keep and hold") << Journal{adaKeeps, Entry(u"b1"_s, 2, hold, u"bob"_s)} << true;
    QTest::newRow("the same verdict") << Journal{adaKeeps, Entry(u"b1"_s, 2, keep, u"bob"_s)} << false;
    QTest::newRow("two drops with different reasons")
            << Journal{Entry(u"a1"_s, 1, drop, u"ada"_s).because(u"low-value"_s), bobDrops} << true;
    QTest::newRow("two drops with one reason")
            << Journal{Entry(u"a1"_s, 1, drop, u"ada"_s).because(u"spam"_s), bobDrops} << false;
    QTest::newRow("made in view of the other's") << Journal{adaKeeps, bobAnswers} << false;
    QTest::newRow("made in view of an older word of the other's")
            << Journal{adaKeeps, Entry(u"a2"_s, 3, hold, u"ada"_s), bobAnswers} << true;
    QTest::newRow("in view through a third entry")
            << Journal{adaKeeps, bobAnswers, Entry(u"c1"_s, 3, hold, u"cid"_s).inViewOf({u"b1"_s})} << false;
    QTest::newRow("settled by the first of the two")
            << Journal{adaKeeps, bobDrops, Entry(u"a2"_s, 3, drop, u"ada"_s).inViewOf({u"b1"_s})} << false;
    QTest::newRow("settled by a third, in view of one only")
            << Journal{adaKeeps, bobDrops, Entry(u"c1"_s, 3, hold, u"cid"_s).inViewOf({u"b1"_s})} << true;
    QTest::newRow("two agree, a third does not") << Journal{adaKeeps, Entry(u"b1"_s, 2, keep, u"bob"_s),
            Entry(u"c1"_s, 3, drop, u"cid"_s)} << true;
    QTest::newRow("the other took his back")
            << Journal{adaKeeps, bobDrops, undo(u"u1"_s, 3, u"b1"_s)} << false;
    QTest::newRow("the other took his back and again forth")
            << Journal{adaKeeps, bobDrops, undo(u"u1"_s, 3, u"b1"_s), undo(u"u2"_s, 4, u"u1"_s)} << true;
    QTest::newRow("what settled it was taken back") << Journal{adaKeeps, bobDrops,
            Entry(u"a2"_s, 3, drop, u"ada"_s).inViewOf({u"b1"_s}), undo(u"u1"_s, 4, u"a2"_s)}
                                                    << true;
    QTest::newRow("in view through an entry taken back") << Journal{adaKeeps, bobAnswers,
            undo(u"u1"_s, 3, u"b1"_s), Entry(u"c1"_s, 4, drop, u"cid"_s).inViewOf({u"b1"_s})}
                                                         << false;
    QTest::newRow("views in a circle") << Journal{Entry(u"a1"_s, 1, keep, u"ada"_s).inViewOf({u"x"_s}),
            bobDrops, Entry(u"x"_s, 0, hold, u"ada"_s).inViewOf({u"a1"_s})}
                                       << true;
    QTest::newRow("a rule and a worker") << Journal{Entry(u"p"_s, 1, drop, u"winnow"_s).in(Stage::Prefilter),
            Entry(u"w"_s, 2, keep, u"bob"_s).in(Stage::Analysis)}
                                         << false;
    QTest::newRow("two workers") << Journal{Entry(u"v"_s, 1, drop, u"ada"_s).in(Stage::Analysis),
            Entry(u"w"_s, 2, keep, u"bob"_s).in(Stage::Analysis)}
                                 << false;
    QTest::newRow("a worker and an editor")
            << Journal{Entry(u"w"_s, 2, drop, u"bob"_s).in(Stage::Analysis), adaKeeps} << false;
}

void TestDecision::conflict()
{
    QFETCH(const Journal, journal);
    QFETCH(const bool, expected);
    inManyOrders(journal,
            [&](const Journal &shuffled) { QCOMPARE(deriveDecisionState(shuffled).conflict, expected); });
}

void TestDecision::stateSaysWhatTheRulingEntrySays()
{
    Decision decision = Entry(u"h"_s, 3, hold).because(u"waiting"_s);
    decision.note = u"until the fix lands"_s;
    decision.until = minute(60);
    const DecisionState expected{hold, Stage::Editor, u"waiting"_s, u"until the fix lands"_s, u"ada"_s,
            minute(3), minute(60), u"h"_s, false};
    QVERIFY(deriveDecisionState({Entry(u"d"_s, 1, drop), decision}) == expected);
    QVERIFY(deriveDecisionState({}) == DecisionState{});
}

void TestDecision::standingInOrder()
{
    const Journal journal{Entry(u"d3"_s, 3, hold), undo(u"u1"_s, 4, u"d2"_s), Entry(u"d2"_s, 2, drop),
            Entry(u"b"_s, 1, keep), Entry(u"a"_s, 1, keep)};
    inManyOrders(journal, [](const Journal &shuffled) {
        QStringList ids;
        for (const Decision &decision : standingDecisions(shuffled))
            ids.append(decision.id);
        QCOMPARE(ids, (QStringList{u"a"_s, u"b"_s, u"d3"_s}));
    });
}

void TestDecision::longChainOfUndos()
{
    // An entry, its undo, the undo's undo and so on: the entry stands after each second one. Long enough to
    // overrun a stack or to show a cost that grows with the square.
    constexpr int length = 100'000;
    Journal journal{Entry(u"0"_s, 0, keep)};
    for (int i = 1; i <= length; ++i)
        journal.append(undo(QString::number(i), i, QString::number(i - 1)));
    QCOMPARE(deriveDecisionState(journal).verdict, keep);
    journal.removeLast();
    QCOMPARE(deriveDecisionState(journal).verdict, undecided);
}

} // namespace Winnow

QTEST_GUILESS_MAIN(Winnow::TestDecision)
#include "tst_decision.moc"
