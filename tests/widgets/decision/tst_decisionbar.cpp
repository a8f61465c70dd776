// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/failonwarning.h"
#include "decision/choicepopup.h"
#include "decision/decisionbar.h"
#include "decision/decisionchoices.h"
#include "decision/notefield.h"
#include "decision/questionstrip.h"

#include <QApplication>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>
#include <QVBoxLayout>

using namespace Winnow;
using namespace Qt::StringLiterals;

class DecisionBarTest final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_window.reset(); }

    void dayMeant_data();
    void dayMeant();
    void duplicatesOffered();
    void reasonsInBothLanguages();
    void stateSentences();
    void guardIsAsked();
    void readOnlyDecidesNothing();
    void anotherIssueEndsTheSteps();
    void digitsPickUntilSomethingIsTyped();
    void lostNotesComeBack();
    void bulkNamesTheCount();

private:
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::keyClick(QApplication::focusWidget(), key, modifiers);
    }

    std::unique_ptr<QWidget> m_window;
    DecisionBar *m_bar = nullptr;
};

namespace {

DecisionSubject single(qint64 id)
{
    DecisionSubject subject;
    subject.ids = {id};
    subject.ref = {u"org/alpha"_s, QString::number(id)};
    subject.stateKnown = true;
    return subject;
}

} // namespace

void DecisionBarTest::init()
{
    Testing::failOnUnexpectedWarning();
    m_window = std::make_unique<QWidget>();
    m_window->resize(900, 600);
    auto *layout = new QVBoxLayout(m_window.get());
    layout->addStretch(1);
    m_bar = new DecisionBar;
    layout->addWidget(m_bar);
    m_bar->setSubject(single(1));
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
}

void DecisionBarTest::dayMeant_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QDate>("day");
    QTest::newRow("full") << u"2026-12-01"_s << QDate(2026, 12, 1);
    QTest::newRow("slashes") << u"2026/12/1"_s << QDate(2026, 12, 1);
    QTest::newRow("Chinese") << u"2026年12月1日"_s << QDate(2026, 12, 1);
    QTest::newRow("this year") << u"12-01"_s << QDate(2026, 12, 1);
    QTest::newRow("next year") << u"1-5"_s << QDate(2027, 1, 5);
    QTest::newRow("days ahead") << u"+3"_s << QDate(2026, 11, 27);
    QTest::newRow("today is over") << u"2026-11-24"_s << QDate();
    QTest::newRow("past") << u"2026-01-01"_s << QDate();
    QTest::newRow("no such day") << u"2026-02-30"_s << QDate();
    QTest::newRow("words") << u"soon"_s << QDate();
    QTest::newRow("nothing") << u""_s << QDate();
}

void DecisionBarTest::dayMeant()
{
    QFETCH(QString, typed);
    QTEST(DecisionChoices::dayMeant(typed, QDate(2026, 11, 24)).value_or(QDate()), "day");
}

void DecisionBarTest::duplicatesOffered()
{
    const IssueRef issue{u"org/alpha"_s, u"1"_s};
    IssueSummary seven;
    seven.ref = {u"org/beta"_s, u"7"_s};
    IssueSummary own;
    own.ref = issue;
    const auto ids = [&](const QString &typed, const QList<IssueSummary> &matches) {
        QStringList ids;
        for (const Choice &choice : DecisionChoices::duplicates(typed, issue, matches))
            ids.append(choice.id);
        return ids;
    };
    QCOMPARE(ids(u""_s, {}), QStringList{QString()});
    QCOMPARE(ids(u"crash"_s, {own, seven}), QStringList{u"org/beta#7"_s});
    QCOMPARE(ids(u"#12"_s, {}), QStringList{u"org/alpha#12"_s});
    QCOMPARE(ids(u"1"_s, {}), QStringList());
    QCOMPARE(ids(u"org/beta#7"_s, {seven}), QStringList{u"org/beta#7"_s});
    QCOMPARE(ids(u"I6ABCD"_s, {}), QStringList{u"org/alpha#I6ABCD"_s});
}

void DecisionBarTest::reasonsInBothLanguages()
{
    const QList<Choice> chinese = DecisionChoices::reasons(Verdict::Drop, QLocale(u"zh_CN"_s));
    const QList<Choice> english = DecisionChoices::reasons(Verdict::Drop, QLocale(u"en"_s));
    QCOMPARE(chinese.size(), english.size());
    QCOMPARE(chinese.first().text, u"重复"_s);
    QCOMPARE(english.first().text, u"Duplicate"_s);
    QCOMPARE(chinese.first().id, english.first().id);
}

void DecisionBarTest::stateSentences()
{
    DecisionState state;
    const QLocale english(u"en"_s);
    const auto sentence = [&] { return DecisionChoices::stateSentence(state, english, QTimeZone::utc()); };
    QVERIFY(sentence().contains(u"Nobody"_s));
    state.decisionId = u"d"_s;
    state.at = parseTimestamp(u"2026-11-24T10:00:00Z");
    state.by = u"林知秋"_s;
    state.verdict = Verdict::Keep;
    state.stage = Stage::Editor;
    QCOMPARE(sentence(), u"Kept by 林知秋 on 2026-11-24 10:00:00"_s);
    state.reason = u"fix-landed"_s;
    QCOMPARE(sentence(), u"Kept as “Fix landed” by 林知秋 on 2026-11-24 10:00:00"_s);
    state.verdict = Verdict::Drop;
    state.stage = Stage::Prefilter;
    state.reason = u"cve"_s;
    QCOMPARE(sentence(), u"Dropped by a rule as “CVE list” on 2026-11-24 10:00:00"_s);
    state.conflict = true;
    QVERIFY(sentence().contains(u"Disputed"_s));
}

void DecisionBarTest::guardIsAsked()
{
    QSignalSpy requested(m_bar, &DecisionBar::decisionRequested);
    m_bar->setGuard([] { return false; });
    m_bar->keep();
    m_bar->drop();
    QVERIFY(!m_bar->popup()->isOpen());
    QCOMPARE(requested.size(), 0);
    m_bar->setGuard([] { return true; });
    m_bar->keep();
    QCOMPARE(requested.size(), 1);
}

void DecisionBarTest::readOnlyDecidesNothing()
{
    QSignalSpy requested(m_bar, &DecisionBar::decisionRequested);
    m_bar->setWritable(false);
    m_bar->keep();
    m_bar->hold();
    QVERIFY(!m_bar->popup()->isOpen());
    QVERIFY(!m_bar->noteField()->isEnabled());
    QCOMPARE(requested.size(), 0);
}

void DecisionBarTest::anotherIssueEndsTheSteps()
{
    QSignalSpy requested(m_bar, &DecisionBar::decisionRequested);
    m_bar->drop();
    QVERIFY(m_bar->popup()->isOpen());
    m_bar->setSubject(single(2));
    QVERIFY(!m_bar->popup()->isOpen());
    QCOMPARE(requested.size(), 0);
    // The same issue with more known about it does not.
    m_bar->drop();
    DecisionSubject same = single(2);
    same.state.note = u"x"_s;
    m_bar->setSubject(same);
    QVERIFY(m_bar->popup()->isOpen());
}

void DecisionBarTest::digitsPickUntilSomethingIsTyped()
{
    QSignalSpy requested(m_bar, &DecisionBar::decisionRequested);
    m_bar->drop();
    press(Qt::Key_0);
    QCOMPARE(requested.size(), 1);
    QCOMPARE(requested.last().first().value<DecisionRequest>().reason, u"naming-or-translation"_s);
    m_bar->drop();
    press(Qt::Key_A, Qt::ShiftModifier);
    QCOMPARE(requested.last().first().value<DecisionRequest>().reason, u"ci-only"_s);
    m_bar->drop();
    QTest::keyClicks(QApplication::focusWidget(), u"c"_s);
    press(Qt::Key_1);
    QVERIFY(m_bar->popup()->isOpen());
    QCOMPARE(m_bar->popup()->input()->text(), u"c1"_s);
    press(Qt::Key_Return);
    QVERIFY(m_bar->popup()->isOpen());
    press(Qt::Key_Escape);
    QVERIFY(!m_bar->popup()->isOpen());
    QCOMPARE(requested.size(), 2);
}

void DecisionBarTest::lostNotesComeBack()
{
    m_bar->noteField()->setPlainText(u"important"_s);
    m_bar->keep();
    QVERIFY(m_bar->noteField()->toPlainText().isEmpty());
    m_bar->restoreNotes();
    QCOMPARE(m_bar->noteField()->toPlainText(), u"important"_s);
    m_bar->keep();
    m_bar->setSubject(single(2));
    m_bar->restoreNotes();
    QVERIFY(m_bar->noteField()->toPlainText().isEmpty());
    m_bar->setSubject(single(1));
    QCOMPARE(m_bar->noteField()->toPlainText(), u"important"_s);
}

void DecisionBarTest::bulkNamesTheCount()
{
    QSignalSpy requested(m_bar, &DecisionBar::decisionRequested);
    DecisionSubject several;
    several.ids = {1, 2, 3, 4, 5, 6, 7};
    m_bar->setSubject(several);
    m_bar->keep();
    QVERIFY(m_bar->strip()->isAsking());
    QVERIFY(m_bar->strip()->text().contains(u"7"_s));
    QCOMPARE(requested.size(), 0);
    press(Qt::Key_Escape);
    QVERIFY(!m_bar->strip()->isAsking());
    QCOMPARE(requested.size(), 0);
    m_bar->keep();
    press(Qt::Key_Return);
    QCOMPARE(requested.size(), 1);
}

QTEST_MAIN(DecisionBarTest)
#include "tst_decisionbar.moc"
