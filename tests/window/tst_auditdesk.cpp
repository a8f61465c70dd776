// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/failonwarning.h"
#include "windowfixture.h"

#include "audit/answerstrip.h"
#include "audit/auditheader.h"
#include "audit/auditsettingspanel.h"
#include "audit/candidatespane.h"
#include "audit/claimpane.h"
#include "audit/filterchips.h"
#include "audit/nodepane.h"
#include "audit/nodetextview.h"
#include "audit/queuepane.h"
#include "audit/taskline.h"
#include "audit/verdictbar.h"
#include "bundle/bundleimport.h"
#include "decision/choicepopup.h"
#include "support/makerecords.h"
#include "support/must.h"
#include "triage/searchfield.h"
#include "window/actions/actionregistry.h"
#include "window/auditdesk.h"
#include "window/reviewerprompt.h"
#include "workspace/auditqueuereader.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <QTreeWidget>

using namespace Winnow;
using namespace Qt::StringLiterals;

/// What a reviewer says on the audit desk is durable and shown at once, can be taken back, and stays unseen by others as
/// long as the audit is blind.
class AuditDeskTest final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_fixture.reset(); }

    void showsClaimAndNodeSideBySide();
    void acceptIsDurableAndMovesOn();
    void digitRejects();
    void replaceByACandidate();
    void replaceByASearch();
    void leavingEmptySettlesTheRow();
    void noteIsNoVerdict();
    void undoTakesOneActBack();
    void undoAcrossDesks();
    void sameLettersServeEachDesk();
    void keysActByPlace();
    void typingIsNoVerdict();
    void candidateShownIsNotTheReference();
    void rowWithoutReferenceFindsOne();
    void linkIsShownBeforeItIsOpened();
    void blindReviewerSeesNothing();
    void disputeIsSettledByAThird();
    void changedPageIsFlagged();
    void unheldNodeShowsItsExcerpt();
    void settingsAreTheBatchs();
    void nameIsAskedFor();
    void readOnlyJudgesNothing();
    void failureKeepsWhatStands();
    void emptyDeskSaysWhatToDo();
    void deskComesBackAsItWasLeft();
    void importAndSuggestAreAskedFor();
    void otherLanguage();

private:
    WindowFixture &f() { return *m_fixture; }
    AuditDesk &desk() { return *f().window().auditDesk(); }
    void openDesk();
    void become(const QString &name);
    /// Presses @p act and waits until what was said is on the disk and in the queue.
    bool judged(const std::function<void()> &act);
    bool press(Qt::Key key)
    {
        return judged([this, key] { f().press(key); });
    }
    AuditQueue stored() const;
    QString storedState(const QString &number, const QString &node) const;
    void choose(const QString &number, const QString &node)
    {
        QVERIFY(desk().queue()->setCurrent({{u"org/a"_s, number}, node}));
    }
    QString current()
    {
        const AuditSubject subject = desk().queue()->current();
        return u"%1 %2"_s.arg(subject.issue.number, subject.nodeId).trimmed();
    }
    QString everythingShown();

    std::unique_ptr<WindowFixture> m_fixture;
    QString m_path;
};

namespace {

QString nodeLine(const QString &id, const QString &text)
{
    return u"{\"type\":\"kg_node\",\"id\":\"%1\",\"title\":\"page %1\",\"url\":\"https://kg.example.org/%1\","
           u"\"kind\":\"guide\",\"text\":\"%2\",\"lang\":\"en\"}\n"_s.arg(id, text);
}

QString referenceLine(const QString &number, const QString &node, double score)
{
    return u"{\"type\":\"kg_ref\",\"repo\":\"org/"
           u"a\",\"number\":\"%1\",\"node\":{\"id\":\"%2\",\"title\":\"page %2\","
           u"\"url\":\"https://kg.example.org/%2\",\"kind\":\"guide\"},\"query\":\"query of "
           u"%2\",\"score\":%3,"
           u"\"excerpt\":\"excerpt of %2\",\"state\":\"proposed\",\"by\":\"worker\"}\n"_s.arg(number, node)
                   .arg(score);
}

/// Kept rows 1 (nodes x, y), 2 (z, which the workspace does not hold, low), 3 (no reference); 4 is not decided.
QByteArray bundle()
{
    QString text = uR"({"type":"bundle","version":1,"generated_at":"2026-11-20T00:00:00Z"}
{"type":"series","id":"picks","title":{"zh":"精选","en":"Picks"},"quota":5}
{"type":"batch","series":"picks","ordinal":7,"since":"2026-11-01T00:00:00Z","until":"2026-12-01T00:00:00Z"}
)"_s;
    for (int number = 1; number <= 4; ++number) {
        text += u"{\"type\":\"issue\",\"repo\":\"org/a\",\"number\":\"%1\",\"title\":\"title "
                u"%1\",\"state\":\"closed\","
                "\"created_at\":\"2026-11-02T00:00:00Z\",\"closed_at\":\"2026-11-10T10:0%1:20Z\","
                "\"url\":\"https://forge.example.org/%1\"}\n"_s.arg(number);
        if (number == 4)
            break;
        text += u"{\"type\":\"decision\",\"repo\":\"org/"
                u"a\",\"number\":\"%1\",\"batch\":{\"series\":\"picks\","
                "\"ordinal\":7},\"verdict\":\"keep\",\"stage\":\"editor\",\"by\":\"ada\",\"at\":\"2026-11-"
                "11T00:00:00Z\"}\n"
                "{\"type\":\"draft\",\"batch\":{\"series\":\"picks\",\"ordinal\":7},\"repo\":\"org/"
                "a\",\"number\":\"%1\","
                "\"lang\":\"zh\",\"problem\":\"问题%1 "
                "RC_IB_TIMEOUT\",\"answer\":\"答案%1\",\"by\":\"worker\"}\n"
                "{\"type\":\"draft\",\"batch\":{\"series\":\"picks\",\"ordinal\":7},\"repo\":\"org/"
                "a\",\"number\":\"%1\","
                "\"lang\":\"en\",\"problem\":\"problem %1\",\"answer\":\"answer %1\",\"by\":\"worker\"}\n"_s
                        .arg(number);
    }
    text += nodeLine(u"x"_s, u"RC_IB_TIMEOUT is 14. Nothing else."_s)
            + nodeLine(u"y"_s, u"Another page. RC_IB_TIMEOUT once more."_s)
            + nodeLine(u"w"_s, u"A page about gaps."_s);
    text += referenceLine(u"1"_s, u"x"_s, 0.9) + referenceLine(u"1"_s, u"y"_s, 0.89)
            + referenceLine(u"2"_s, u"z"_s, 0.4);
    return text.toUtf8();
}

} // namespace

void AuditDeskTest::init()
{
    Testing::failOnUnexpectedWarning();
    m_fixture = std::make_unique<WindowFixture>();
    m_path = f().path(u"week.winnow"_s);
    {
        Workspace workspace = must(Workspace::create(m_path));
        must(importBundles(workspace, {f().writeFile(u"week.ndjson"_s, bundle())}));
    }
    f().startOn(m_path);
    openDesk();
}

void AuditDeskTest::openDesk()
{
    f().press(Qt::Key_3, Qt::ControlModifier);
    QTRY_VERIFY(desk().isVisible());
    QTRY_VERIFY(desk().work().hasQueue());
}

void AuditDeskTest::become(const QString &name)
{
    emit f().window().reviewerPrompt() -> named(name);
}

bool AuditDeskTest::judged(const std::function<void()> &act)
{
    QSignalSpy recorded(&desk().work(), &AuditWork::audited);
    act();
    return !recorded.isEmpty() || recorded.wait();
}

/// As another program would read it from the file.
AuditQueue AuditDeskTest::stored() const
{
    const Workspace workspace = must(Workspace::open(m_path, Workspace::Access::ReadOnly));
    return must(readAuditQueue(workspace, {u"picks"_s, 7}));
}

/// "Accepted" and the like, with who said so.
QString AuditDeskTest::storedState(const QString &number, const QString &node) const
{
    AuditQueue queue = stored();
    const AuditQueueRow *row = rowOf(queue, {u"org/a"_s, number});
    const ReferenceAudit *audit = row ? row->audit.find(node) : nullptr;
    if (!audit)
        return u"none"_s;
    const QString state = auditMarkLabel(auditMark(audit->state));
    return audit->ruling ? u"%1 by %2"_s.arg(state, audit->ruling->by) : state;
}

/// Every text of the desk and the message line, tool tips and what screen readers say included.
QString AuditDeskTest::everythingShown()
{
    QStringList texts{f().window().messageLine()->message(), desk().claim()->shownText(),
            desk().nodePane()->shownFacts(), desk().bar()->stateText(), desk().bar()->wordsText(),
            desk().header()->shownText()};
    for (const QWidget *widget : desk().findChildren<QWidget *>())
        texts << widget->toolTip() << widget->accessibleName() << widget->accessibleDescription();
    for (const QLabel *label : desk().findChildren<QLabel *>())
        texts << label->text();
    const AuditQueueModel &model = desk().model();
    for (int row = 0; row < model.rowCount(); ++row) {
        for (const int role : {int(Qt::DisplayRole), int(Qt::ToolTipRole), int(Qt::AccessibleTextRole)})
            texts << model.index(row).data(role).toString();
    }
    const QTreeWidget *list = desk().candidates()->list();
    for (int row = 0; row < list->topLevelItemCount(); ++row) {
        for (int column = 0; column < list->columnCount(); ++column)
            texts << list->topLevelItem(row)->text(column);
    }
    return texts.join(u'\n');
}

void AuditDeskTest::showsClaimAndNodeSideBySide()
{
    QCOMPARE(current(), u"1 x"_s);
    for (const QString &text : {u"问题1"_s, u"答案1"_s, u"problem 1"_s, u"answer 1"_s, u"org/a#1"_s})
        QVERIFY2(desk().claim()->shownText().contains(text), qPrintable(text));
    QCOMPARE(desk().nodePane()->view()->toPlainText(), u"RC_IB_TIMEOUT is 14. Nothing else."_s);
    QCOMPARE(desk().nodePane()->view()->marks(), (QList<TextRange>{{0, 13}}));
    QCOMPARE(desk().nodePane()->view()->currentPassage(), 0);
    QVERIFY(desk().nodePane()->shownFacts().contains(u"0.90 tied"_s));
    QVERIFY(desk().nodePane()->shownFacts().contains(u"query of x"_s));
    QVERIFY(desk().header()->shownText().contains(u"audited 0 of 3"_s));
    f().press(Qt::Key_J);
    QCOMPARE(current(), u"1 y"_s);
    f().press(Qt::Key_Down);
    QCOMPARE(current(), u"2 z"_s);
    f().press(Qt::Key_J);
    QCOMPARE(current(), u"3"_s);
    f().press(Qt::Key_K);
    QCOMPARE(current(), u"2 z"_s);
}

void AuditDeskTest::acceptIsDurableAndMovesOn()
{
    QVERIFY(press(Qt::Key_A));
    QCOMPARE(storedState(u"1"_s, u"x"_s), u"Accepted by tester"_s);
    QCOMPARE(current(), u"1 y"_s);
    QVERIFY(desk().header()->shownText().contains(u"audited 1 of 3"_s));
    const int row = desk().model().rowOf({ref(u"org/a#1"), u"x"_s});
    QCOMPARE(desk().model().index(row).data(AuditQueueModel::MarkRole).toInt(), int(AuditMark::Accepted));
    QVERIFY(f().window().messageLine()->message().contains(u"page x"_s));
    QVERIFY(f().window().messageLine()->isUndoable());
    // What it was accepted for is kept, so that a change can be told.
    AuditQueue queue = stored();
    QCOMPARE(rowOf(queue, ref(u"org/a#1"))->journal.constFirst().content, queue.contents.value(u"x"_s));
    QVERIFY(!queue.contents.value(u"x"_s).isEmpty());
    // Two keys in a row are about two references.
    f().press(Qt::Key_A);
    f().press(Qt::Key_A);
    QTRY_COMPARE(storedState(u"1"_s, u"y"_s), u"Accepted by tester"_s);
    QTRY_COMPARE(storedState(u"2"_s, u"z"_s), u"Accepted by tester"_s);
    QTRY_VERIFY(desk().header()->shownText().contains(u"audited 3 of 3"_s));
    f().press(Qt::Key_U);
    QVERIFY(!f().window().messageLine()->message().isEmpty());
}

void AuditDeskTest::digitRejects()
{
    f().press(Qt::Key_X);
    QVERIFY(desk().bar()->popup()->isOpen());
    QVERIFY(press(Qt::Key_2));
    QCOMPARE(storedState(u"1"_s, u"x"_s), u"Rejected by tester"_s);
    AuditQueue queue = stored();
    QCOMPARE(rowOf(queue, ref(u"org/a#1"))->journal.constFirst().reason, u"off-topic"_s);
    QVERIFY(desk().queue()->list()->hasFocus());
    f().press(Qt::Key_X);
    f().press(Qt::Key_8);
    f().press(u"too old"_s);
    QVERIFY(press(Qt::Key_Return));
    QCOMPARE(storedState(u"1"_s, u"y"_s), u"Rejected by tester"_s);
}

void AuditDeskTest::replaceByACandidate()
{
    f().press(Qt::Key_R);
    // The other reference is shown before it is taken.
    QVERIFY(desk().nodePane()->view()->toPlainText().startsWith(u"Another page"_s));
    QVERIFY(desk().nodePane()->shownFacts().contains(u"candidate"_s));
    QVERIFY(press(Qt::Key_Return));
    QCOMPARE(storedState(u"1"_s, u"x"_s), u"Replaced by tester"_s);
    AuditQueue queue = stored();
    const ReferenceAudit *audit = rowOf(queue, ref(u"org/a#1"))->audit.find(u"x"_s);
    QCOMPARE(audit->replacement()->id, u"y"_s);
    QCOMPARE(audit->ruling->content, queue.contents.value(u"y"_s));
    // Replaced by a reference of the row: that one is accepted with it.
    QCOMPARE(storedState(u"1"_s, u"y"_s), u"Accepted by tester"_s);
    QCOMPARE(current(), u"2 z"_s);
    QVERIFY(!desk().candidates()->current());
}

void AuditDeskTest::replaceByASearch()
{
    class FixedSearch final : public NodeSearch
    {
    public:
        void find(const QString &words) override
        {
            KgNodeRecord node;
            node.id = u"w"_s;
            node.title = u"page w"_s;
            node.url = u"https://kg.example.org/w"_s;
            node.text = u"A page about gaps."_s;
            emit found(words, {{node, 0.93, u"about gaps"_s}});
        }
    };
    desk().work().setSearch(std::make_unique<FixedSearch>());
    f().press(Qt::Key_R);
    f().press(u"gaps"_s);
    QCOMPARE(desk().nodePane()->view()->toPlainText(), u"A page about gaps."_s);
    QVERIFY(press(Qt::Key_Return));
    AuditQueue queue = stored();
    const CitedNode node = *rowOf(queue, ref(u"org/a#1"))->audit.find(u"x"_s)->replacement();
    QCOMPARE(node.id, u"w"_s);
    QCOMPARE(node.query, u"gaps"_s);
    QCOMPARE(node.score, 0.93);
    QVERIFY(queue.nodes.contains(u"w"_s));
    QCOMPARE(rowOf(queue, ref(u"org/a#1"))->audit.find(u"x"_s)->change, NodeChange::None);
}

void AuditDeskTest::leavingEmptySettlesTheRow()
{
    f().press(Qt::Key_E);
    QVERIFY(desk().bar()->strip()->isAsking());
    f().press(u"none says it"_s);
    QVERIFY(press(Qt::Key_Return));
    QCOMPARE(storedState(u"1"_s, u"x"_s), u"Rejected by tester"_s);
    QCOMPARE(storedState(u"1"_s, u"y"_s), u"Rejected by tester"_s);
    AuditQueue queue = stored();
    QCOMPARE(rowOf(queue, ref(u"org/a#1"))->audit.leftEmpty->note, u"none says it"_s);
    QCOMPARE(current(), u"2 z"_s); // not the row's other reference
    // A row that has none can be left so, too.
    choose(u"3"_s, {});
    f().press(Qt::Key_E);
    QVERIFY(press(Qt::Key_Return));
    queue = stored();
    QVERIFY(rowOf(queue, ref(u"org/a#3"))->audit.leftEmpty);
}

void AuditDeskTest::noteIsNoVerdict()
{
    f().press(Qt::Key_T);
    f().press(u"see 8.3"_s);
    QVERIFY(press(Qt::Key_Return));
    QCOMPARE(current(), u"1 x"_s);
    QCOMPARE(storedState(u"1"_s, u"x"_s), u"Unaudited"_s);
    QVERIFY(desk().bar()->wordsText().contains(u"see 8.3"_s));
}

void AuditDeskTest::undoTakesOneActBack()
{
    QVERIFY(press(Qt::Key_A));
    QVERIFY(press(Qt::Key_A));
    QVERIFY(press(Qt::Key_Z));
    QCOMPARE(storedState(u"1"_s, u"y"_s), u"Unaudited"_s);
    QCOMPARE(current(), u"1 y"_s); // back to what is open again
    QVERIFY(judged([this] { f().press(Qt::Key_Z, Qt::ControlModifier); }));
    QCOMPARE(storedState(u"1"_s, u"x"_s), u"Unaudited"_s);
    QCOMPARE(current(), u"1 x"_s);
    QVERIFY(judged([this] { f().press(Qt::Key_Z, Qt::ShiftModifier); }));
    QCOMPARE(storedState(u"1"_s, u"x"_s), u"Accepted by tester"_s);
    f().press(Qt::Key_E);
    QVERIFY(press(Qt::Key_Return));
    QVERIFY(press(Qt::Key_Z));
    QCOMPARE(storedState(u"1"_s, u"x"_s), u"Accepted by tester"_s);
}

void AuditDeskTest::undoAcrossDesks()
{
    QVERIFY(press(Qt::Key_A));
    f().press(Qt::Key_1, Qt::ControlModifier);
    QTRY_VERIFY(f().desk().isVisible());
    QSignalSpy recorded(f().window().host().session(), &WorkspaceSession::decisionRecorded);
    f().press(Qt::Key_Z);
    QVERIFY(recorded.wait());
    QCOMPARE(storedState(u"1"_s, u"x"_s), u"Unaudited"_s);
    QVERIFY(f().window().messageLine()->message().contains(u"page x"_s));
    // And the other way: a decision is taken back from here.
    f().table().setCurrentId(4);
    QTRY_COMPARE(f().currentNumber(), u"4"_s);
    QVERIFY(f().decided([this] { f().press(Qt::Key_A); }));
    f().press(Qt::Key_3, Qt::ControlModifier);
    QTRY_VERIFY(desk().work().row(ref(u"org/a#4")));
    f().press(Qt::Key_Z);
    QTRY_VERIFY(!desk().work().row(ref(u"org/a#4")));
}

void AuditDeskTest::sameLettersServeEachDesk()
{
    QVERIFY(press(Qt::Key_A));
    f().press(Qt::Key_1, Qt::ControlModifier);
    QTRY_VERIFY(f().desk().isVisible());
    QVERIFY(!f().window().actions().action("audit-accept"_L1)->isEnabled());
    f().table().setCurrentId(4);
    QTRY_COMPARE(f().currentNumber(), u"4"_s);
    QVERIFY(f().decided([this] { f().press(Qt::Key_A); }));
    QCOMPARE(f().verdictOf(u"4"_s), Verdict::Keep);
    QCOMPARE(storedState(u"1"_s, u"y"_s), u"Unaudited"_s);
}

void AuditDeskTest::keysActByPlace()
{
    // A Russian layout: the key where A is.
    QVERIFY(judged([] {
        QKeyEvent event(QEvent::KeyPress, 0x424, Qt::NoModifier, 38, 0, 0, u"ф"_s);
        QApplication::sendEvent(QApplication::focusWidget(), &event);
    }));
    QCOMPARE(storedState(u"1"_s, u"x"_s), u"Accepted by tester"_s);
}

void AuditDeskTest::typingIsNoVerdict()
{
    f().press(Qt::Key_Slash);
    QVERIFY(desk().queue()->searchField()->hasFocus());
    f().press(u"ax"_s);
    QCOMPARE(desk().queue()->searchField()->text(), u"ax"_s);
    QVERIFY(!desk().bar()->popup()->isOpen());
    QCOMPARE(desk().model().rowCount(), 0);
    QVERIFY(!desk().queue()->emptyText().isEmpty());
    // Nothing is shown, so nothing can be judged.
    QVERIFY(desk().queue()->current().isNull());
    f().press(Qt::Key_Return);
    f().press(Qt::Key_A);
    QCOMPARE(storedState(u"1"_s, u"x"_s), u"Unaudited"_s);
    f().press(Qt::Key_Backspace, Qt::ControlModifier);
    QTRY_COMPARE(current(), u"1 x"_s);
}

void AuditDeskTest::candidateShownIsNotTheReference()
{
    f().press(Qt::Key_R);
    desk().candidates()->list()->setFocus();
    f().press(Qt::Key_A);
    QVERIFY(f().window().messageLine()->message().contains(u"candidate"_s));
    QCOMPARE(storedState(u"1"_s, u"x"_s), u"Unaudited"_s);
    f().press(Qt::Key_Escape);
    QCOMPARE(desk().nodePane()->node().node.id, u"x"_s);
    QVERIFY(desk().queue()->list()->hasFocus());
    QVERIFY(press(Qt::Key_A));
    QCOMPARE(storedState(u"1"_s, u"x"_s), u"Accepted by tester"_s);
}

void AuditDeskTest::rowWithoutReferenceFindsOne()
{
    choose(u"3"_s, {});
    f().press(Qt::Key_A); // there is nothing to accept
    f().press(Qt::Key_R);
    f().press(u"page"_s);
    QTRY_VERIFY(desk().candidates()->current());
    const QString node = desk().candidates()->current()->node.id;
    f().press(Qt::Key_Return);
    QTRY_COMPARE(storedState(u"3"_s, node), u"Unaudited"_s);
    QTRY_VERIFY(desk().work().row(ref(u"org/a#3"))->references.size() == 1);
    QVERIFY(f().window().messageLine()->message().contains(u"1 reference"_s));
}

void AuditDeskTest::linkIsShownBeforeItIsOpened()
{
    QList<QUrl> opened;
    desk().setLinkOpener([&opened](const QUrl &url) {
        opened.append(url);
        return true;
    });
    f().press(Qt::Key_O);
    QVERIFY(desk().nodePane()->linkBar()->isVisible());
    QCOMPARE(desk().nodePane()->linkBar()->url(), QUrl(u"https://kg.example.org/x"_s));
    QVERIFY(opened.isEmpty());
    f().press(Qt::Key_Return);
    QCOMPARE(opened, QList{QUrl(u"https://kg.example.org/x"_s)});
    QVERIFY(desk().queue()->list()->hasFocus());
    f().press(Qt::Key_O);
    f().press(Qt::Key_Escape);
    QCOMPARE(opened.size(), 1);
}

void AuditDeskTest::blindReviewerSeesNothing()
{
    QSignalSpy settings(f().window().host().session(), &WorkspaceSession::auditSettingsChanged);
    desk().work().setSettings({2, 0.6, KnowledgeStyle::None}, AuditScope::Batch);
    QVERIFY(settings.wait());
    QTRY_VERIFY(desk().work().queue().settings.isBlind());
    become(u"ada"_s);
    QVERIFY(press(Qt::Key_A));
    f().press(Qt::Key_T);
    f().press(u"secret"_s);
    QVERIFY(press(Qt::Key_Return));
    f().press(Qt::Key_X);
    QVERIFY(press(Qt::Key_1));
    QVERIFY(everythingShown().contains(u"audited 2 of 3"_s));

    become(u"bob"_s);
    for (const auto &[number, node] :
            {std::pair(u"1"_s, u"x"_s), std::pair(u"1"_s, u"y"_s), std::pair(u"2"_s, u"z"_s)}) {
        choose(number, node);
        const QString shown = everythingShown();
        for (const QString &word :
                {u"ada"_s, u"secret"_s, u"Accepted"_s, u"Rejected"_s, u"Disputed: "_s, u"agreement"_s})
            QVERIFY2(!shown.contains(word), qPrintable(word + u"\n"_s + shown));
        QVERIFY(shown.contains(u"You have not judged this reference yet."_s));
    }
    QVERIFY(desk().header()->shownText().contains(u"audited 0 of 3"_s));
    QVERIFY(desk().header()->shownText().contains(u"Blind"_s));
    QCOMPARE(desk().queue()->chips()->chip(AuditShow::Unaudited)->count(), 3);
    // Bob says of x what ada did not, and still sees only himself.
    choose(u"1"_s, u"x"_s);
    f().press(Qt::Key_X);
    QVERIFY(press(Qt::Key_2));
    QVERIFY(!everythingShown().contains(u"ada"_s));
    QVERIFY(!desk().header()->shownText().contains(u"disputed"_s));
    QCOMPARE(current(), u"1 y"_s);
    f().press(Qt::Key_X);
    QVERIFY(press(Qt::Key_2));
    QVERIFY(press(Qt::Key_A)); // z
    QVERIFY(!everythingShown().contains(u"ada"_s)); // who is not done

    become(u"ada"_s);
    QVERIFY(!everythingShown().contains(u"bob"_s));
    choose(u"2"_s, u"z"_s);
    QVERIFY(press(Qt::Key_A));
    // Both are done: now all is shown.
    QVERIFY(desk().work().queue().isOpen);
    QVERIFY(desk().header()->shownText().contains(u"agreement 67 %"_s));
    QVERIFY(desk().header()->shownText().contains(u"1 disputed"_s));
    choose(u"1"_s, u"x"_s);
    QVERIFY(desk().bar()->wordsText().contains(u"ada"_s) && desk().bar()->wordsText().contains(u"bob"_s));
}

void AuditDeskTest::disputeIsSettledByAThird()
{
    desk().work().setSettings({2, 0.6, KnowledgeStyle::None}, AuditScope::Batch);
    QTRY_VERIFY(desk().work().queue().settings.isBlind());
    become(u"ada"_s);
    for (int i = 0; i < 3; ++i)
        QVERIFY(press(Qt::Key_A));
    become(u"bob"_s);
    desk().queue()->setCurrent({ref(u"org/a#1"), u"x"_s});
    f().press(Qt::Key_X);
    QVERIFY(press(Qt::Key_2));
    for (int i = 0; i < 2; ++i)
        QVERIFY(press(Qt::Key_A));
    QCOMPARE(storedState(u"1"_s, u"x"_s).section(u' ', 0, 0), u"Disputed"_s);

    become(u"cyd"_s);
    QVERIFY(desk().header()->shownText().contains(u"1 disputed"_s));
    emit desk().header() -> disputedRequested();
    QCOMPARE(current(), u"1 x"_s);
    QCOMPARE(desk().model().rowCount(), 2);
    const QString words = desk().bar()->wordsText();
    QVERIFY(words.contains(u"ada: Accepted"_s) && words.contains(u"bob: Rejected"_s));
    QVERIFY(press(Qt::Key_A));
    QCOMPARE(storedState(u"1"_s, u"x"_s), u"Accepted by cyd"_s);
    QTRY_COMPARE(desk().model().rowCount(), 0);
    QVERIFY(!desk().header()->shownText().contains(u"1 disputed"_s));
}

void AuditDeskTest::changedPageIsFlagged()
{
    QVERIFY(press(Qt::Key_A));
    QVERIFY(press(Qt::Key_A));
    QVERIFY(press(Qt::Key_A));
    const QString changed = f().writeFile(u"changed.ndjson"_s,
            "{\"type\":\"bundle\",\"version\":1,\"generated_at\":\"2026-11-29T00:00:00Z\"}\n"
                    + nodeLine(u"x"_s, u"RC_IB_TIMEOUT is 20 now."_s).toUtf8());
    f().window().host().importBundles({changed});
    QTRY_COMPARE(desk().queue()->chips()->chip(AuditShow::Changed)->count(), 1);
    QTRY_COMPARE(f().window().host().isBusy(), false);
    f().press(Qt::Key_U); // wants a look again
    QCOMPARE(current(), u"1 x"_s);
    QVERIFY(desk().nodePane()->shownFacts().contains(u"reads differently since tester judged it"_s));
    QVERIFY(desk().model()
                    .index(desk().model().rowOf({ref(u"org/a#1"), u"x"_s}))
                    .data(Qt::AccessibleTextRole)
                    .toString()
                    .contains(u"text changed"_s));
    QVERIFY(press(Qt::Key_A));
    QCOMPARE(desk().queue()->chips()->chip(AuditShow::Changed)->count(), 0);
}

void AuditDeskTest::unheldNodeShowsItsExcerpt()
{
    choose(u"2"_s, u"z"_s);
    QCOMPARE(desk().nodePane()->view()->toPlainText(), u"excerpt of z"_s);
    QVERIFY(desk().nodePane()->shownFacts().contains(u"does not hold this page"_s));
    QVERIFY(desk().nodePane()->shownFacts().contains(u"0.40 low"_s));
}

void AuditDeskTest::settingsAreTheBatchs()
{
    f().window().actions().action("audit-settings"_L1)->trigger();
    QVERIFY(desk().settingsPanel()->isVisible());
    desk().settingsPanel()->style()->setCurrentIndex(static_cast<int>(KnowledgeStyle::Footnotes));
    f().press(Qt::Key_Return);
    QTRY_COMPARE(stored().settings.style, KnowledgeStyle::Footnotes);
    QTRY_COMPARE(desk().work().queue().settings.style, KnowledgeStyle::Footnotes);
    QVERIFY(desk().queue()->list()->hasFocus());
}

void AuditDeskTest::nameIsAskedFor()
{
    f().window().host().session()->setReviewer({});
    desk().takeReviewer();
    QVERIFY(desk().header()->shownText().contains(u"No name yet"_s));
    f().press(Qt::Key_A);
    QVERIFY(f().window().reviewerPrompt()->isVisible());
    QCOMPARE(storedState(u"1"_s, u"x"_s), u"Unaudited"_s);
    QVERIFY(judged([this] { become(u"ada"_s); }));
    QCOMPARE(storedState(u"1"_s, u"x"_s), u"Accepted by ada"_s);
    QVERIFY(desk().header()->shownText().contains(u"ada"_s));
}

void AuditDeskTest::readOnlyJudgesNothing()
{
    f().quit();
    const Workspace other = must(Workspace::open(m_path, Workspace::Access::ReadWrite));
    f().startOn(m_path);
    openDesk();
    QVERIFY(!desk().work().isWritable());
    QVERIFY(desk().claim()->shownText().contains(u"问题1"_s));
    for (const Qt::Key key : {Qt::Key_A, Qt::Key_X, Qt::Key_R, Qt::Key_E, Qt::Key_T}) {
        f().window().messageLine()->clear();
        f().press(key);
        QVERIFY(f().window().messageLine()->message().contains(u"reading only"_s));
        QVERIFY(!desk().bar()->popup()->isOpen() && !desk().bar()->strip()->isAsking());
        QVERIFY(!desk().candidates()->current());
    }
    QSignalSpy suggested(&desk(), &AuditDesk::suggestionsWanted);
    f().window().actions().action("suggest-references"_L1)->trigger();
    QCOMPARE(suggested.size(), 0);
}

/// What the disk refused is not shown as said, and can be said again.
void AuditDeskTest::failureKeepsWhatStands()
{
    QSignalSpy failed(f().window().host().session(), &WorkspaceSession::failed);
    {
        // A second writer, as a program that knows no lock would be: SQLite refuses ours while it is at work.
        auto other = must(Sqlite::Database::open(m_path, Sqlite::OpenMode::ReadWrite));
        must(other.execute("BEGIN IMMEDIATE"));
        f().press(Qt::Key_A);
        QVERIFY(failed.wait(30'000));
        must(other.execute("ROLLBACK"));
    }
    QCOMPARE(f().window().messageLine()->kind(), MessageLine::Kind::Error);
    QVERIFY(desk().work().pending().isEmpty());
    choose(u"1"_s, u"x"_s);
    QVERIFY(press(Qt::Key_A));
    QCOMPARE(storedState(u"1"_s, u"x"_s), u"Accepted by tester"_s);
}

void AuditDeskTest::emptyDeskSaysWhatToDo()
{
    f().quit();
    const QString path = f().path(u"empty.winnow"_s);
    must(Workspace::create(path));
    f().start();
    QSignalSpy ready(f().window().auditDesk(), &AuditDesk::ready);
    f().window().setFirstDesk(2);
    f().window().openWorkspace(path);
    QVERIFY(ready.wait());
    QVERIFY(desk().emptyNotice()->isVisible());
    QVERIFY(desk().emptyNotice()->text().contains(u"Ctrl+1"_s));
    for (const Qt::Key key : {Qt::Key_A, Qt::Key_X, Qt::Key_E, Qt::Key_J, Qt::Key_N, Qt::Key_O})
        QTest::keyClick(&desk(), key);
}

void AuditDeskTest::deskComesBackAsItWasLeft()
{
    desk().queue()->setFilter({AuditShow::Low, u"org/a"_s, {}});
    QCOMPARE(current(), u"2 z"_s);
    f().quit();
    f().startOn(m_path);
    QVERIFY(desk().isVisible());
    QCOMPARE(current(), u"2 z"_s);
    QCOMPARE(desk().queue()->filter(), (AuditFilter{AuditShow::Low, u"org/a"_s, {}}));
    QVERIFY(desk().queue()->chips()->chip(AuditShow::Low)->isChecked());
    QCOMPARE(desk().queue()->repositories()->currentText(), u"org/a"_s);
}

void AuditDeskTest::importAndSuggestAreAskedFor()
{
    QSignalSpy imported(&desk(), &AuditDesk::knowledgeImportWanted);
    QSignalSpy suggested(&desk(), &AuditDesk::suggestionsWanted);
    f().window().actions().action("import-knowledge"_L1)->trigger(); // nothing is chosen
    QCOMPARE(imported.size(), 0);
    f().chooser().knowledge = {f().path(u"pages"_s)};
    f().window().actions().action("import-knowledge"_L1)->trigger();
    f().window().actions().action("import-knowledge-folder"_L1)->trigger();
    QCOMPARE(imported.size(), 2);
    QCOMPARE(imported.last().first().toStringList(), f().chooser().knowledge);
    f().window().actions().action("suggest-references"_L1)->trigger();
    QCOMPARE(suggested.size(), 1);
    desk().showTask(u"Looking"_s, 3, 50);
    QVERIFY(desk().taskLine()->isVisible());
    QSignalSpy cancelled(&desk(), &AuditDesk::taskCancelled);
    desk().taskLine()->cancelButton()->click();
    QCOMPARE(cancelled.size(), 1);
    desk().finishTask();
    QVERIFY(!desk().taskLine()->isVisible());
}

void AuditDeskTest::otherLanguage()
{
    f().window().applyLanguage(u"zh_CN"_s);
    QTRY_VERIFY(desk().header()->shownText().contains(u"已审"_s));
    QVERIFY(desk().nodePane()->shownFacts().contains(u"0.90"_s));
    QVERIFY(!desk().bar()->stateText().contains(u"judged"_s));
    const int heading = desk().model().rowOf({ref(u"org/a#1"), u"x"_s}) - 1;
    QVERIFY(desk().model().index(heading).data().toString().contains(u"问题1"_s));
    f().window().applyLanguage(u"en"_s);
    QTRY_VERIFY(desk().model().index(heading).data().toString().contains(u"problem 1"_s));
}

QTEST_MAIN(AuditDeskTest)
#include "tst_auditdesk.moc"
