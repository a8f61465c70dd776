// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/failonwarning.h"
#include "audit/answerstrip.h"
#include "audit/auditwords.h"
#include "audit/verdictbar.h"
#include "decision/choicepopup.h"
#include "decision/keybutton.h"
#include "support/madeaudit.h"

#include <QApplication>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>
#include <QVBoxLayout>

using namespace Winnow;
using namespace Qt::StringLiterals;

/// From a key to a verdict: reasons, notes, ways out; and how verdicts are worded.
class VerdictBarTest final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_window.reset(); }

    void acceptNeedsNoStep();
    void digitPicksAReason();
    void otherNeedsANote();
    void leaveEmptyTakesANoteOrNone();
    void noteMustSaySomething();
    void escapeGivesUp_data();
    void escapeGivesUp();
    void anotherSubjectEndsTheSteps();
    void guardAndReadOnly();
    void rowWithoutReferenceTakesNoAccept();
    void wordsAreShownSideBySide();
    void oneWordIsInTheSentence();
    void states_data();
    void states();

private:
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::keyClick(QApplication::focusWidget(), key, modifiers);
    }
    VerdictSubject subject(const QString &node = u"a"_s) const
    {
        VerdictSubject subject;
        subject.subject = {ref(u"org/alpha#1"), node};
        return subject;
    }
    QString lastVerdict() const
    {
        const QList<QVariant> &last = m_given->last();
        return u"%1|%2|%3"_s.arg(
                auditVerdictName(last[0].value<AuditVerdict>()), last[1].toString(), last[2].toString());
    }

    std::unique_ptr<QWidget> m_window;
    VerdictBar *m_bar = nullptr;
    std::unique_ptr<QSignalSpy> m_given;
};

void VerdictBarTest::init()
{
    Testing::failOnUnexpectedWarning();
    m_window = std::make_unique<QWidget>();
    m_window->resize(1000, 600);
    auto *layout = new QVBoxLayout(m_window.get());
    layout->addStretch(1);
    m_bar = new VerdictBar;
    layout->addWidget(m_bar);
    m_bar->setSubject(subject());
    m_given = std::make_unique<QSignalSpy>(m_bar, &VerdictBar::verdictGiven);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
}

void VerdictBarTest::acceptNeedsNoStep()
{
    m_bar->accept();
    QCOMPARE(lastVerdict(), u"accept||"_s);
}

void VerdictBarTest::digitPicksAReason()
{
    m_bar->reject();
    QVERIFY(m_bar->popup()->isOpen());
    QCOMPARE(m_given->size(), 0);
    press(Qt::Key_2);
    QCOMPARE(lastVerdict(), u"reject|off-topic|"_s);
    QVERIFY(!m_bar->popup()->isOpen());
}

void VerdictBarTest::otherNeedsANote()
{
    m_bar->reject();
    press(Qt::Key_8);
    QCOMPARE(m_given->size(), 0);
    QVERIFY(m_bar->strip()->isAsking());
    press(Qt::Key_Return); // nothing is written
    QCOMPARE(m_given->size(), 0);
    QTest::keyClicks(m_bar->strip()->field(), u" wrong version "_s);
    press(Qt::Key_Return);
    QCOMPARE(lastVerdict(), u"reject|other|wrong version"_s);
    QVERIFY(!m_bar->strip()->isAsking());
}

void VerdictBarTest::leaveEmptyTakesANoteOrNone()
{
    m_bar->leaveEmpty();
    QVERIFY(m_bar->strip()->question().contains(u"alpha#1"_s));
    press(Qt::Key_Return);
    QCOMPARE(lastVerdict(), u"leave-empty||"_s);
    QVERIFY(m_given->last()[2].toString().isNull());
    m_bar->leaveEmpty();
    QTest::keyClicks(m_bar->strip()->field(), u"none fits"_s);
    press(Qt::Key_Return);
    QCOMPARE(lastVerdict(), u"leave-empty||none fits"_s);
}

void VerdictBarTest::noteMustSaySomething()
{
    m_bar->note();
    press(Qt::Key_Space);
    press(Qt::Key_Return);
    QCOMPARE(m_given->size(), 0);
    QTest::keyClicks(m_bar->strip()->field(), u"see 8.3"_s);
    press(Qt::Key_Return);
    QCOMPARE(lastVerdict(), u"note||see 8.3"_s);
}

void VerdictBarTest::escapeGivesUp_data()
{
    QTest::addColumn<int>("step");
    QTest::newRow("reason") << 0;
    QTest::newRow("other") << 1;
    QTest::newRow("leave empty") << 2;
    QTest::newRow("note") << 3;
}

void VerdictBarTest::escapeGivesUp()
{
    QFETCH(int, step);
    QSignalSpy closed(m_bar, &VerdictBar::closed);
    if (step < 2)
        m_bar->reject();
    if (step == 1)
        press(Qt::Key_8);
    if (step == 2)
        m_bar->leaveEmpty();
    if (step == 3)
        m_bar->note();
    press(Qt::Key_Escape);
    QVERIFY(!m_bar->popup()->isOpen() && !m_bar->strip()->isAsking());
    QCOMPARE(closed.size(), 1);
    QCOMPARE(m_given->size(), 0);
}

void VerdictBarTest::anotherSubjectEndsTheSteps()
{
    m_bar->leaveEmpty();
    // What stands changes: the step goes on.
    VerdictSubject same = subject();
    same.mark = AuditMark::Disputed;
    m_bar->setSubject(same);
    QVERIFY(m_bar->strip()->isAsking());
    m_bar->setSubject(subject(u"b"_s));
    QVERIFY(!m_bar->strip()->isAsking());
    QCOMPARE(m_given->size(), 0);
}

void VerdictBarTest::guardAndReadOnly()
{
    QList<VerdictBar::Button> asked;
    m_bar->setGuard([&asked](VerdictBar::Button which) {
        asked.append(which);
        return false;
    });
    QSignalSpy replaced(m_bar, &VerdictBar::replaceWanted);
    m_bar->accept();
    m_bar->reject();
    m_bar->replace();
    m_bar->leaveEmpty();
    m_bar->note();
    using enum VerdictBar::Button;
    QCOMPARE(asked, (QList{Accept, Reject, Replace, LeaveEmpty, Note}));
    QVERIFY(!m_bar->popup()->isOpen() && !m_bar->strip()->isAsking());
    m_bar->setGuard({});
    m_bar->setWritable(false);
    m_bar->accept();
    m_bar->replace();
    QCOMPARE(m_given->size() + replaced.size(), 0);
    QVERIFY(!m_bar->button(Accept)->isEnabled());
}

void VerdictBarTest::rowWithoutReferenceTakesNoAccept()
{
    m_bar->setSubject(subject(QString()));
    using enum VerdictBar::Button;
    QVERIFY(!m_bar->button(Accept)->isEnabled() && !m_bar->button(Reject)->isEnabled());
    QVERIFY(m_bar->button(Replace)->isEnabled() && m_bar->button(LeaveEmpty)->isEnabled());
    m_bar->accept();
    m_bar->reject();
    QCOMPARE(m_given->size(), 0);
    QVERIFY(!m_bar->popup()->isOpen());
}

void VerdictBarTest::wordsAreShownSideBySide()
{
    VerdictSubject disputed = subject();
    disputed.mark = AuditMark::Disputed;
    disputed.state = u"Disputed"_s;
    disputed.words = {{u"ada"_s, AuditMark::Accepted, false, u"Accepted"_s, {}, u"08:00"_s},
            {u"bob"_s, AuditMark::Rejected, false, u"Rejected as “Off topic”"_s, u"wrong page"_s,
                    u"09:00"_s}};
    m_bar->setSubject(disputed);
    QCOMPARE(m_bar->wordsText(),
            u"ada: Accepted · 08:00\nbob: Rejected as “Off topic” · wrong page · 09:00"_s);
    QVERIFY(!m_window->grab().isNull()); // and painted
}

void VerdictBarTest::oneWordIsInTheSentence()
{
    VerdictSubject judged = subject();
    judged.words = {{u"ada"_s, AuditMark::Accepted, false, u"Accepted"_s, {}, u"08:00"_s}};
    m_bar->setSubject(judged);
    QCOMPARE(m_bar->wordsText(), QString());
    judged.words[0].note = u"word for word"_s;
    m_bar->setSubject(judged);
    QVERIFY(m_bar->wordsText().contains(u"word for word"_s));
}

void VerdictBarTest::states_data()
{
    QTest::addColumn<QList<AuditEntry>>("journal");
    QTest::addColumn<QString>("recordState");
    QTest::addColumn<bool>("isBlind");
    QTest::addColumn<QString>("sentence");
    const auto accept = aWord(u"org/alpha#1", u"a"_s, AuditVerdict::Accept, u"ada"_s, 0);
    const auto reject = aWord(u"org/alpha#1", u"a"_s, AuditVerdict::Reject, u"bob"_s, 1);
    AuditEntry replace = aWord(u"org/alpha#1", u"a"_s, AuditVerdict::Replace, u"ada"_s, 0);
    replace.replacement.id = u"z"_s;
    replace.replacement.title = u"Other page"_s;
    const auto leave = aWord(u"org/alpha#1", QString(), AuditVerdict::LeaveEmpty, u"ada"_s, 0);
    using Journal = QList<AuditEntry>;
    QTest::newRow("nobody") << Journal() << QString() << false << u"Nobody has judged this reference yet."_s;
    QTest::newRow("blind") << Journal() << u"accepted"_s << true
                           << u"You have not judged this reference yet."_s;
    QTest::newRow("came in") << Journal() << u"accepted"_s << false
                             << u"Came in as accepted by worker on ; not judged here"_s;
    QTest::newRow("accepted") << Journal{accept} << QString() << false
                              << u"Accepted by ada on 2026-09-18 08:00:00"_s;
    QTest::newRow("rejected") << Journal{reject} << QString() << false
                              << u"Rejected as “Off topic” by bob on 2026-09-18 08:01:00"_s;
    QTest::newRow("replaced") << Journal{replace} << QString() << false
                              << u"Replaced by “Other page” by ada on 2026-09-18 08:00:00"_s;
    QTest::newRow("left empty") << Journal{leave} << QString() << false
                                << u"Row left empty on purpose by ada on 2026-09-18 08:00:00"_s;
    QTest::newRow("disputed") << Journal{accept, reject} << QString() << false
                              << u"Disputed: the reviewers differ. Your word settles it."_s;
}

void VerdictBarTest::states()
{
    QFETCH(QList<AuditEntry>, journal);
    QFETCH(QString, recordState);
    QFETCH(bool, isBlind);
    KgRefRecord record = aKgRef(u"org/alpha#1", u"a"_s);
    record.state = recordState;
    record.by = recordState.isEmpty() ? QString() : u"worker"_s;
    const RowAudit audit = deriveRowAudit({record}, journal, {});
    const QLocale locale(QLocale::English);
    QTEST(AuditWords::referenceState(
                  record, audit.references.constFirst(), isBlind, locale, QTimeZone::utc()),
            "sentence");
}

QTEST_MAIN(VerdictBarTest)
#include "tst_verdictbar.moc"
