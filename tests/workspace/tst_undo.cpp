// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "workspace/journal.h"

#include "support/makerecords.h"
#include "support/recordlines.h"
#include "support/temporaryworkspace.h"

#include <QRandomGenerator>
#include <QTest>

using namespace Qt::StringLiterals;

namespace Winnow {

class TestUndo final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(); }
    void sequences();
    void sequences_data();
    void acrossReopening();
    void bulkGoesAsAWhole();
    void addsAndNeverErases();
    void saysWhatHoldsAgain();
    void othersEntriesAreNotTakenBack();
    void eachTakesBackTheirOwn();
    void likeAStack();
};

namespace {

const QString issue = u"org/a#1"_s;

DecisionRequest request(Verdict verdict, const QStringList &issues = {issue})
{
    DecisionRequest request;
    for (const QString &name : issues)
        request.issues.append(ref(name));
    request.verdict = verdict;
    request.by = u"ada"_s;
    return request;
}

QString verdictOf(Journal &journal, const QString &name = issue)
{
    return verdictName(must(journal.stateOf(ref(name))).verdict);
}

/// Plays @p acts, a word each: a verdict, "undo" or "redo".
void play(Journal &journal, const QString &acts)
{
    for (const QString &act : acts.split(u' ', Qt::SkipEmptyParts)) {
        if (act == u"undo")
            must(journal.undo(u"ada"_s));
        else if (act == u"redo")
            must(journal.redo(u"ada"_s));
        else
            must(journal.record(request(*verdictFromName(act))));
    }
}

} // namespace

void TestUndo::sequences_data()
{
    QTest::addColumn<QString>("acts");
    QTest::addColumn<QString>("verdict");
    QTest::addColumn<bool>("canUndo");
    QTest::addColumn<bool>("canRedo");
    QTest::newRow("nothing yet") << u""_s << u"undecided"_s << false << false;
    QTest::newRow("undo of nothing") << u"undo redo"_s << u"undecided"_s << false << false;
    QTest::newRow("a decision") << u"keep"_s << u"keep"_s << true << false;
    QTest::newRow("undone") << u"keep undo"_s << u"undecided"_s << false << true;
    QTest::newRow("undone to the one before") << u"keep drop undo"_s << u"keep"_s << true << true;
    QTest::newRow("redone") << u"keep undo redo"_s << u"keep"_s << true << false;
    QTest::newRow("forth and back") << u"keep undo redo undo redo undo"_s << u"undecided"_s << false << true;
    QTest::newRow("more undos than decisions") << u"keep undo undo undo"_s << u"undecided"_s << false << true;
    QTest::newRow("more redos than undos") << u"keep undo redo redo redo"_s << u"keep"_s << true << false;
    QTest::newRow("both undone") << u"keep drop undo undo"_s << u"undecided"_s << false << true;
    QTest::newRow("both undone, one redone") << u"keep drop undo undo redo"_s << u"keep"_s << true << true;
    QTest::newRow("both undone, both redone")
            << u"keep drop undo undo redo redo"_s << u"drop"_s << true << false;
    QTest::newRow("a branch after an undo") << u"keep drop undo hold"_s << u"hold"_s << true << false;
    QTest::newRow("no redo past a branch") << u"keep drop undo hold redo"_s << u"hold"_s << true << false;
    QTest::newRow("the branch undone") << u"keep drop undo hold undo"_s << u"keep"_s << true << true;
    QTest::newRow("the branch undone and redone")
            << u"keep drop undo hold undo redo"_s << u"hold"_s << true << false;
    QTest::newRow("through the branch to the root")
            << u"keep drop undo hold undo undo"_s << u"undecided"_s << false << true;
    QTest::newRow("the old branch stays lost")
            << u"keep drop undo hold undo undo redo redo redo"_s << u"hold"_s << true << false;
}

void TestUndo::sequences()
{
    QFETCH(const QString, acts);
    QFETCH(const QString, verdict);
    QFETCH(const bool, canUndo);
    QFETCH(const bool, canRedo);
    TemporaryWorkspace workspace({anIssue(issue)});
    Journal journal(*workspace);
    play(journal, acts);
    QCOMPARE(verdictOf(journal), verdict);
    QCOMPARE(must(journal.canUndo(u"ada"_s)), canUndo);
    QCOMPARE(must(journal.canRedo(u"ada"_s)), canRedo);
}

void TestUndo::acrossReopening()
{
    TemporaryWorkspace workspace({anIssue(issue)});
    const auto playAnew = [&workspace](const QString &acts) {
        workspace.reopen();
        Journal journal(*workspace);
        play(journal, acts);
        return verdictOf(journal);
    };
    QCOMPARE(playAnew(u"keep"_s), u"keep"_s);
    QCOMPARE(playAnew(u"drop"_s), u"drop"_s);
    QCOMPARE(playAnew(u"undo"_s), u"keep"_s);
    QCOMPARE(playAnew(u"undo"_s), u"undecided"_s);
    QCOMPARE(playAnew(u"redo"_s), u"keep"_s);
    QCOMPARE(playAnew(u"redo"_s), u"drop"_s);
    QCOMPARE(playAnew(u"redo"_s), u"drop"_s);
}

void TestUndo::bulkGoesAsAWhole()
{
    const QStringList all{u"org/a#1"_s, u"org/a#2"_s, u"org/a#3"_s};
    TemporaryWorkspace workspace({anIssue(all[0]), anIssue(all[1]), anIssue(all[2])});
    Journal journal(*workspace);
    must(journal.record(request(Verdict::Keep, {all[1]})));
    must(journal.record(request(Verdict::Drop, all)));
    const RecordedStep undone = must(journal.undo(u"ada"_s));
    QCOMPARE(undone.issueIds.size(), 3);
    QCOMPARE(undone.entries[0].step, undone.entries[2].step);
    QCOMPARE(verdictOf(journal, all[0]), u"undecided"_s);
    QCOMPARE(verdictOf(journal, all[1]), u"keep"_s);
    QCOMPARE(verdictOf(journal, all[2]), u"undecided"_s);
    QCOMPARE(must(journal.redo(u"ada"_s)).issueIds.size(), 3);
    for (const QString &name : all)
        QCOMPARE(verdictOf(journal, name), u"drop"_s);
}

void TestUndo::addsAndNeverErases()
{
    TemporaryWorkspace workspace({anIssue(issue)});
    Journal journal(*workspace);
    QList<Decision> seen;
    for (const QString &act : {u"keep"_s, u"undo"_s, u"redo"_s, u"drop"_s, u"undo"_s}) {
        play(journal, act);
        const QList<Decision> entries = must(journal.entriesOf(ref(issue)));
        QCOMPARE(entries.size(), seen.size() + 1);
        QCOMPARE(entries.first(seen.size()), seen);
        seen = entries;
    }
    QCOMPARE(seen[1].undoes, seen[0].id);
    QCOMPARE(seen[2].undoes, seen[1].id);
    QCOMPARE(seen[4].undoes, seen[3].id);
}

void TestUndo::saysWhatHoldsAgain()
{
    // For readers of the journal that do not know `undoes`. In one millisecond as in many.
    for (int round = 0; round < 20; ++round) {
        TemporaryWorkspace workspace({anIssue(issue)});
        Journal journal(*workspace);
        DecisionRequest drop = request(Verdict::Drop);
        drop.reason = u"spam"_s;
        must(journal.record(drop));
        must(journal.record(request(Verdict::Keep)));
        const Decision undo = must(journal.undo(u"ada"_s)).entries.constFirst();
        QCOMPARE(undo.verdict, Verdict::Drop);
        QCOMPARE(undo.reason, u"spam"_s);
        QCOMPARE(undo.by, u"ada"_s);
        QCOMPARE(must(journal.redo(u"ada"_s)).entries.constFirst().verdict, Verdict::Keep);
    }
}

void TestUndo::othersEntriesAreNotTakenBack()
{
    // What came in with a bundle is not this editor's to undo.
    TemporaryWorkspace workspace({anIssue(issue), aDecision(issue, Verdict::Drop, u"bob"_s, 1)});
    Journal journal(*workspace);
    QCOMPARE(must(journal.canUndo(u"ada"_s)), false);
    play(journal, u"undo"_s);
    QCOMPARE(verdictOf(journal), u"drop"_s);
    play(journal, u"keep undo undo"_s);
    QCOMPARE(verdictOf(journal), u"drop"_s);
}

void TestUndo::eachTakesBackTheirOwn()
{
    TemporaryWorkspace workspace({anIssue(issue), anIssue(u"org/a#2")});
    Journal journal(*workspace);
    must(journal.record(request(Verdict::Keep)));
    DecisionRequest byBob = request(Verdict::Drop, {issue, u"org/a#2"_s});
    byBob.reason = u"spam"_s;
    byBob.by = u"bob"_s;
    must(journal.record(byBob));
    QCOMPARE(must(journal.undo(u"ada"_s)).issueIds.size(), 1);
    QCOMPARE(verdictOf(journal), u"drop"_s); // Bob's stands
    QCOMPARE(must(journal.canUndo(u"ada"_s)), false);
    QCOMPARE(must(journal.undo(u"cleo"_s)).issueIds.size(), 0);
    // What Bob does now does not keep Ada from having hers again.
    must(journal.record(byBob));
    QCOMPARE(must(journal.canRedo(u"ada"_s)), true);
    must(journal.redo(u"ada"_s));
    must(journal.undo(u"bob"_s));
    must(journal.undo(u"bob"_s));
    QCOMPARE(verdictOf(journal), u"keep"_s);
}

void TestUndo::likeAStack()
{
    // Any sequence of decisions, undos and redos does what a stack of states with a cursor does.
    for (quint32 seed = 0; seed < 6; ++seed) {
        QRandomGenerator random(seed);
        TemporaryWorkspace workspace({anIssue(issue)});
        Journal journal(*workspace);
        QStringList states{u"undecided"_s};
        qsizetype cursor = 0;
        for (int i = 0; i < 60; ++i) {
            const int act = random.bounded(7);
            if (act < 2) {
                play(journal, u"undo"_s);
                cursor = std::max<qsizetype>(cursor - 1, 0);
            } else if (act < 4) {
                play(journal, u"redo"_s);
                cursor = std::min(cursor + 1, states.size() - 1);
            } else {
                const QString verdict = verdictName(static_cast<Verdict>(random.bounded(4)));
                play(journal, verdict);
                states.resize(++cursor);
                states.append(verdict);
            }
            QCOMPARE(verdictOf(journal), states.at(cursor));
            QCOMPARE(must(journal.canUndo(u"ada"_s)), cursor > 0);
            QCOMPARE(must(journal.canRedo(u"ada"_s)), cursor < states.size() - 1);
        }
    }
}

} // namespace Winnow

QTEST_GUILESS_MAIN(Winnow::TestUndo)
#include "tst_undo.moc"
