// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/failonwarning.h"
#include "windowfixture.h"

#include "decision/choicepopup.h"
#include "decision/questionstrip.h"
#include "triage/facetpanel.h"
#include "window/messageline.h"
#include "window/reviewerprompt.h"

#include <QApplication>
#include <QInputMethodEvent>
#include <QLineEdit>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>

using namespace Winnow;
using namespace Qt::StringLiterals;

/// The triage desk as somebody works it who has no mouse.
class TriageKeysTest final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_fixture.reset(); }

    void movesByLettersAndByPlace();
    void keepsAndGoesOn();
    void dropsWithADigit();
    void dropsByTyping();
    void escapeDecidesNothing();
    void holdsUntilADay();
    void marksADuplicate();
    void otherNeedsANote();
    void notesGoWithTheDecision();
    void undoesAndRedoes();
    void decidesForSeveral();
    void typingDecidesNothing();
    void composingDecidesNothing();
    void autoRepeatDecidesNothing();
    void nothingOutOfView();
    void evidenceIsNoted();
    void aDozenThenQuitAndStartAgain();
    void asksForTheReviewerOnce();
    void tabsAndGrouping();

private:
    WindowFixture &f() { return *m_fixture; }

    std::unique_ptr<WindowFixture> m_fixture;
};

void TriageKeysTest::init()
{
    Testing::failOnUnexpectedWarning();
    m_fixture = std::make_unique<WindowFixture>();
    f().startOn(f().makeWorkspace(u"week.winnow"_s, 30));
    QCOMPARE(f().currentNumber(), u"1"_s);
    QVERIFY(f().table().hasFocus());
}

void TriageKeysTest::movesByLettersAndByPlace()
{
    f().press(Qt::Key_J);
    QCOMPARE(f().currentNumber(), u"2"_s);
    f().press(Qt::Key_Down);
    QCOMPARE(f().currentNumber(), u"3"_s);
    f().press(Qt::Key_K);
    QCOMPARE(f().currentNumber(), u"2"_s);
    // A Russian layout: the key where J is types о, and says where it lies.
    QKeyEvent press(QEvent::KeyPress, 0x41e, Qt::NoModifier, 44, 0, 0, u"о"_s);
    QApplication::sendEvent(QApplication::focusWidget(), &press);
    QCOMPARE(f().currentNumber(), u"3"_s);
}

void TriageKeysTest::keepsAndGoesOn()
{
    QVERIFY(f().decided([this] { f().press(Qt::Key_A); }));
    QCOMPARE(f().verdictOf(u"1"_s), Verdict::Keep);
    QCOMPARE(f().currentNumber(), u"2"_s);
    QVERIFY(f().window().messageLine()->message().contains(u"org/beta#1"_s));
    QVERIFY(f().window().messageLine()->isUndoable());
}

void TriageKeysTest::dropsWithADigit()
{
    f().press(Qt::Key_X);
    QVERIFY(f().bar().popup()->isOpen());
    QVERIFY(f().decided([this] { f().press(Qt::Key_2); }));
    QVERIFY(!f().bar().popup()->isOpen());
    QCOMPARE(f().verdictOf(u"1"_s), Verdict::Drop);
    QVERIFY(f().table().hasFocus());
    QVERIFY(f().window().messageLine()->message().contains(u"No answer"_s));
}

void TriageKeysTest::dropsByTyping()
{
    f().press(Qt::Key_X);
    f().press(u"spam"_s);
    QVERIFY(f().decided([this] { f().press(Qt::Key_Return); }));
    QCOMPARE(f().verdictOf(u"1"_s), Verdict::Drop);
    QVERIFY(f().window().messageLine()->message().contains(u"Spam"_s));
    f().press(Qt::Key_X);
    QVERIFY(f().decided([this] { f().press(Qt::Key_C, Qt::ShiftModifier); }));
    QCOMPARE(f().verdictOf(u"2"_s), Verdict::Drop);
    QVERIFY(f().window().messageLine()->message().contains(u"Spam"_s));
}

void TriageKeysTest::escapeDecidesNothing()
{
    QSignalSpy recorded(f().window().host().session(), &WorkspaceSession::decisionRecorded);
    for (const Qt::Key key : {Qt::Key_X, Qt::Key_H, Qt::Key_M}) {
        f().press(key);
        QVERIFY(f().bar().popup()->isOpen());
        f().press(Qt::Key_Escape);
        QVERIFY(!f().bar().popup()->isOpen());
        QVERIFY(f().table().hasFocus());
    }
    QCOMPARE(f().currentNumber(), u"1"_s);
    QVERIFY(f().decided([this] { f().press(Qt::Key_A); }));
    QCOMPARE(recorded.size(), 1);
}

void TriageKeysTest::holdsUntilADay()
{
    f().bar().flow()->setToday([] { return QDate(2026, 11, 24); });
    f().press(Qt::Key_H);
    f().press(u"12-01"_s);
    QSignalSpy recorded(f().window().host().session(), &WorkspaceSession::decisionRecorded);
    QVERIFY(f().decided([this] { f().press(Qt::Key_Return); }));
    const Decision decision = recorded.first().first().value<DecisionOutcome>().entries.first();
    QCOMPARE(decision.verdict, Verdict::Hold);
    QCOMPARE(decision.until, parseTimestamp(u"2026-12-01T00:00:00+08:00"));
    f().press(Qt::Key_H);
    f().press(Qt::Key_Down);
    QVERIFY(f().decided([this] { f().press(Qt::Key_Return); }));
    QCOMPARE(recorded.last().first().value<DecisionOutcome>().entries.first().reason, u"until-change"_s);
}

void TriageKeysTest::marksADuplicate()
{
    f().press(Qt::Key_M);
    QSignalSpy found(&f().desk().work(), &TriageWork::duplicatesFound);
    f().press(u"number 7"_s);
    QTRY_VERIFY(!found.isEmpty() && found.last().first() == u"number 7"_s
            && !found.last().at(1).value<QList<IssueSummary>>().isEmpty());
    QSignalSpy recorded(f().window().host().session(), &WorkspaceSession::decisionRecorded);
    QVERIFY(f().decided([this] { f().press(Qt::Key_Return); }));
    const Decision decision = recorded.first().first().value<DecisionOutcome>().entries.first();
    QCOMPARE(decision.reason, u"duplicate"_s);
    QCOMPARE(decision.duplicateOf->number, u"7"_s);
    // A bare number means the repository of the issue itself.
    f().press(Qt::Key_M);
    f().press(u"999"_s);
    QVERIFY(f().decided([this] { f().press(Qt::Key_Return); }));
    QCOMPARE(formatIssueRef(*recorded.last().first().value<DecisionOutcome>().entries.first().duplicateOf),
            u"org/gamma#999"_s);
}

void TriageKeysTest::otherNeedsANote()
{
    f().press(Qt::Key_X);
    f().press(u"other"_s);
    f().press(Qt::Key_Return);
    QVERIFY(f().bar().noteField()->hasFocus());
    QVERIFY(f().bar().strip()->text().contains(u"Ctrl+Enter"_s));
    f().press(Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(f().bar().noteField()->hasFocus());
    f().press(u"because"_s);
    QSignalSpy recorded(f().window().host().session(), &WorkspaceSession::decisionRecorded);
    QVERIFY(f().decided([this] { f().press(Qt::Key_Return, Qt::ControlModifier); }));
    QCOMPARE(recorded.first().first().value<DecisionOutcome>().entries.first().note, u"because"_s);
    QVERIFY(f().table().hasFocus());
    QVERIFY(f().bar().noteField()->toPlainText().isEmpty());
}

void TriageKeysTest::notesGoWithTheDecision()
{
    f().press(Qt::Key_T);
    f().press(u"ajx"_s);
    f().press(Qt::Key_Escape);
    QVERIFY(f().table().hasFocus());
    f().press(Qt::Key_J);
    QVERIFY(f().bar().noteField()->toPlainText().isEmpty());
    f().press(Qt::Key_K);
    QCOMPARE(f().bar().noteField()->toPlainText(), u"ajx"_s);
    QSignalSpy recorded(f().window().host().session(), &WorkspaceSession::decisionRecorded);
    QVERIFY(f().decided([this] { f().press(Qt::Key_A); }));
    QCOMPARE(recorded.first().first().value<DecisionOutcome>().entries.first().note, u"ajx"_s);
}

void TriageKeysTest::undoesAndRedoes()
{
    QVERIFY(f().decided([this] { f().press(Qt::Key_A); }));
    QVERIFY(f().decided([this] { f().press(Qt::Key_A); }));
    QCOMPARE(f().verdictOf(u"2"_s), Verdict::Keep);
    QVERIFY(f().decided([this] { f().press(Qt::Key_Z); }));
    QCOMPARE(f().verdictOf(u"2"_s), Verdict::Undecided);
    QCOMPARE(f().currentNumber(), u"2"_s);
    QVERIFY(f().decided([this] { f().press(Qt::Key_Z, Qt::ControlModifier); }));
    QCOMPARE(f().verdictOf(u"1"_s), Verdict::Undecided);
    QVERIFY(f().decided([this] { f().press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier); }));
    QCOMPARE(f().verdictOf(u"1"_s), Verdict::Keep);
    QVERIFY(f().decided([this] { f().press(Qt::Key_U); }));
    QCOMPARE(f().verdictOf(u"1"_s), Verdict::Undecided);
}

void TriageKeysTest::decidesForSeveral()
{
    f().press(Qt::Key_Down, Qt::ShiftModifier);
    f().press(Qt::Key_Down, Qt::ShiftModifier);
    QCOMPARE(f().table().selectedCount(), 3);
    f().press(Qt::Key_X);
    f().press(u"spam"_s);
    f().press(Qt::Key_Return);
    QVERIFY(f().bar().strip()->isAsking());
    QCOMPARE(f().bar().strip()->text(), u"Drop 3 issues as “Spam”?"_s);
    QVERIFY(f().decided([this] { f().press(Qt::Key_Return); }));
    for (const QString &number : {u"1"_s, u"2"_s, u"3"_s})
        QTRY_COMPARE(f().verdictOf(number), Verdict::Drop);
    QVERIFY(f().decided([this] { f().press(Qt::Key_Z); }));
    for (const QString &number : {u"1"_s, u"2"_s, u"3"_s})
        QTRY_COMPARE(f().verdictOf(number), Verdict::Undecided);
}

void TriageKeysTest::typingDecidesNothing()
{
    QSignalSpy recorded(f().window().host().session(), &WorkspaceSession::decisionRecorded);
    f().press(Qt::Key_Slash);
    QVERIFY(f().desk().facetPanel()->searchHasFocus());
    f().press(u"ajkxhuz"_s);
    QCOMPARE(qobject_cast<QLineEdit *>(QApplication::focusWidget())->text(), u"ajkxhuz"_s);
    f().press(Qt::Key_Escape);
    QVERIFY(f().table().hasFocus());
    QVERIFY(!f().bar().popup()->isOpen());
    QCOMPARE(recorded.size(), 0);
}

void TriageKeysTest::composingDecidesNothing()
{
    QSignalSpy recorded(f().window().host().session(), &WorkspaceSession::decisionRecorded);
    f().press(Qt::Key_T);
    QInputMethodEvent compose(u"ni"_s, {});
    QApplication::sendEvent(QApplication::focusWidget(), &compose);
    f().press(Qt::Key_A);
    f().press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(recorded.size(), 0);
    QInputMethodEvent commit;
    commit.setCommitString(u"你"_s);
    QApplication::sendEvent(QApplication::focusWidget(), &commit);
    QVERIFY(f().bar().noteField()->toPlainText().contains(u"你"_s));
}

void TriageKeysTest::autoRepeatDecidesNothing()
{
    QSignalSpy recorded(f().window().host().session(), &WorkspaceSession::decisionRecorded);
    QKeyEvent repeat(QEvent::KeyPress, Qt::Key_A, Qt::NoModifier, u"a"_s, true);
    QApplication::sendEvent(QApplication::focusWidget(), &repeat);
    QVERIFY(f().decided([this] { f().press(Qt::Key_A); }));
    QCOMPARE(recorded.size(), 1);
}

void TriageKeysTest::nothingOutOfView()
{
    QSignalSpy recorded(f().window().host().session(), &WorkspaceSession::decisionRecorded);
    f().table().verticalScrollBar()->setValue(f().table().verticalScrollBar()->maximum());
    QVERIFY(!f().table().hasVisibleCurrent());
    f().press(Qt::Key_A);
    QVERIFY(f().table().hasVisibleCurrent());
    QCOMPARE(f().window().messageLine()->kind(), MessageLine::Kind::Warning);
    QVERIFY(f().decided([this] { f().press(Qt::Key_A); }));
    QCOMPARE(recorded.size(), 1);
}

void TriageKeysTest::evidenceIsNoted()
{
    f().press(Qt::Key_I);
    f().press(Qt::Key_R);
    f().press(Qt::Key_C);
    QSignalSpy recorded(f().window().host().session(), &WorkspaceSession::decisionRecorded);
    QVERIFY(f().decided([this] { f().press(Qt::Key_A); }));
    const Decision decision = recorded.first().first().value<DecisionOutcome>().entries.first();
    QCOMPARE(decision.seen, (QStringList{u"diff"_s, u"text"_s, u"record"_s, u"conversation"_s}));
    QVERIFY(decision.seenMs.has_value());
    QCOMPARE(decision.by, u"tester"_s);
}

void TriageKeysTest::aDozenThenQuitAndStartAgain()
{
    for (int i = 0; i < 6; ++i) {
        QVERIFY(f().decided([this] { f().press(Qt::Key_A); }));
        f().press(Qt::Key_X);
        QVERIFY(f().decided([this] { f().press(Qt::Key_3); }));
    }
    QCOMPARE(f().currentNumber(), u"13"_s);
    f().press(Qt::Key_J);
    f().press(Qt::Key_R);
    const QString file = f().path(u"week.winnow"_s);
    f().quit();

    MainWindow &window = f().start();
    QSignalSpy ready(&window, &MainWindow::ready);
    window.openLast();
    QVERIFY(ready.wait());
    QCOMPARE(QFileInfo(window.host().session()->workspace().path).fileName(), u"week.winnow"_s);
    QCOMPARE(f().currentNumber(), u"14"_s);
    QCOMPARE(f().desk().pane()->tab(), EvidenceTab::Record);
    for (int number = 1; number <= 12; ++number)
        QCOMPARE(f().verdictOf(QString::number(number)), number % 2 ? Verdict::Keep : Verdict::Drop);
    // Undo reaches back across the restart.
    QVERIFY(f().decided([this] { f().press(Qt::Key_Z); }));
    QCOMPARE(f().verdictOf(u"12"_s), Verdict::Undecided);
}

void TriageKeysTest::asksForTheReviewerOnce()
{
    f().quit();
    f().settings.setValue(WindowSetting::Reviewer, QString());
    MainWindow &window = f().start();
    QSignalSpy ready(&window, &MainWindow::ready);
    window.openLast();
    QVERIFY(ready.wait());
    QSignalSpy recorded(window.host().session(), &WorkspaceSession::decisionRecorded);
    f().press(Qt::Key_A);
    QVERIFY(window.reviewerPrompt()->field()->hasFocus());
    f().press(Qt::Key_Escape);
    QVERIFY(f().table().hasFocus());
    f().press(Qt::Key_A);
    window.reviewerPrompt()->field()->setText(u"林知秋"_s);
    QVERIFY(f().decided([this] { f().press(Qt::Key_Return); }));
    QCOMPARE(recorded.size(), 1);
    QCOMPARE(recorded.first().first().value<DecisionOutcome>().entries.first().by, u"林知秋"_s);
    QVERIFY(f().decided([this] { f().press(Qt::Key_A); }));
}

void TriageKeysTest::tabsAndGrouping()
{
    f().press(Qt::Key_I);
    QCOMPARE(f().desk().pane()->tab(), EvidenceTab::Text);
    f().press(Qt::Key_J);
    QCOMPARE(f().desk().pane()->tab(), EvidenceTab::Text);
    QSignalSpy listed(&f().desk().work(), &TriageWork::listed);
    f().press(Qt::Key_G);
    QVERIFY(listed.wait());
    QCOMPARE(f().desk().work().order().key, SortKey::Repo);
    QCOMPARE(f().currentNumber(), u"2"_s);
    f().press(Qt::Key_G);
    QVERIFY(listed.wait());
    QCOMPARE(f().desk().work().order(), PoolOrder());
}

QTEST_MAIN(TriageKeysTest)
#include "tst_triagekeys.moc"
