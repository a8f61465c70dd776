// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/failonwarning.h"
#include "audit/auditheader.h"
#include "audit/auditsettingspanel.h"
#include "audit/candidatespane.h"
#include "audit/claimpane.h"
#include "audit/filterchips.h"
#include "audit/nodepane.h"
#include "audit/nodetextview.h"
#include "audit/queuepane.h"
#include "audit/taskline.h"
#include "support/madeaudit.h"
#include "triage/searchfield.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <QTreeWidget>

#include <string_view>

using namespace Winnow;
using namespace Qt::StringLiterals;

/// The parts of the audit desk, each by itself.
class AuditPanesTest final : public QObject
{
    Q_OBJECT

private slots:
    void init() { Testing::failOnUnexpectedWarning(); }

    void queueKeepsItsPlace();
    void queueStepsOverHeadings();
    void queueFiltersByHand();
    void queueSaysWhyItIsEmpty();
    void claimShowsBothLanguages();
    void claimTakesNoMarkup();
    void nodeShowsWhereALinkLeads();
    void nodeGoesThroughPassages();
    void nodeOfOddText();
    void candidatesArePreviewed();
    void candidatesAreSearched();
    void lateAnswersAreIgnored();
    void headerSaysHowFarItIs();
    void settingsAreKeptOrNot();
    void taskLineCanBeCancelled();

private:
    void show(QWidget &widget)
    {
        widget.resize(700, 500);
        widget.show();
        QVERIFY(QTest::qWaitForWindowActive(&widget));
    }
    void press(Qt::Key key) { QTest::keyClick(QApplication::focusWidget(), key); }
};

namespace {

AuditQueue madeQueue(int rows)
{
    QList<AuditQueueRow> all;
    for (int number = 1; number <= rows; ++number)
        all.append(aRow(u"org/%1#%2"_s.arg(number % 2 ? u"alpha"_s : u"beta"_s).arg(number), {u"a"_s, u"b"_s},
                u"问题%1"_s.arg(number)));
    return aQueue(all);
}

AuditCandidate aCandidate(const QString &id, bool isOfRow = true)
{
    AuditCandidate candidate;
    candidate.node.id = id;
    candidate.node.title = u"node "_s + id;
    candidate.node.score = 0.7;
    candidate.isOfRow = isOfRow;
    return candidate;
}

ShownNode aNode(const QString &text, const QString &url = {})
{
    ShownNode shown;
    shown.node.id = u"n"_s;
    shown.node.title = u"Tail <b>blocks</b>"_s;
    shown.node.url = url;
    shown.node.query = u"尾块 写回"_s;
    shown.node.score = 0.41;
    shown.scoreMark = u"low"_s;
    shown.text = text;
    return shown;
}

} // namespace

void AuditPanesTest::queueKeepsItsPlace()
{
    AuditQueueModel model;
    QueuePane pane(model);
    show(pane);
    AuditQueue queue = madeQueue(3);
    model.setQueue(queue, u"ada"_s);
    pane.setFilter({AuditShow::Unaudited, {}, {}});
    QCOMPARE(pane.current(), (AuditSubject{ref(u"org/alpha#1"), u"a"_s}));
    QVERIFY(pane.setCurrent({ref(u"org/beta#2"), u"a"_s}));
    addAudits(queue, {aWord(u"org/beta#2", u"a"_s, AuditVerdict::Accept, u"ada"_s)});
    model.setQueue(queue, u"ada"_s);
    pane.refresh();
    // Its line is gone from this view; the next one took its place.
    QCOMPARE(pane.current(), (AuditSubject{ref(u"org/beta#2"), u"b"_s}));
    addAudits(queue, {aWord(u"org/beta#2", u"b"_s, AuditVerdict::Accept, u"ada"_s)});
    model.setQueue(queue, u"ada"_s);
    pane.refresh();
    QVERIFY(!pane.current().isNull());
    QVERIFY(pane.hasVisibleCurrent());
}

void AuditPanesTest::queueStepsOverHeadings()
{
    AuditQueueModel model;
    QueuePane pane(model);
    show(pane);
    model.setQueue(madeQueue(2), u"ada"_s);
    pane.refresh();
    pane.focusList();
    press(Qt::Key_Down);
    QCOMPARE(pane.current().nodeId, u"b"_s);
    press(Qt::Key_Down);
    QCOMPARE(pane.current(), (AuditSubject{ref(u"org/beta#2"), u"a"_s}));
    pane.moveCurrent(-1);
    QCOMPARE(pane.current(), (AuditSubject{ref(u"org/alpha#1"), u"b"_s}));
    press(Qt::Key_Up);
    press(Qt::Key_Up); // at the top already
    QCOMPARE(pane.current(), (AuditSubject{ref(u"org/alpha#1"), u"a"_s}));
    // The heading above the first line is in view with it.
    QCOMPARE(pane.list()->verticalScrollBar()->value(), 0);
}

void AuditPanesTest::queueFiltersByHand()
{
    AuditQueueModel model;
    QueuePane pane(model);
    show(pane);
    model.setQueue(madeQueue(4), u"ada"_s);
    pane.refresh();
    QCOMPARE(pane.chips()->chip(AuditShow::All)->count(), 8);
    QCOMPARE(pane.repositories()->count(), 3);
    QSignalSpy changed(&pane, &QueuePane::filterChanged);
    pane.focusSearch();
    QTest::keyClicks(pane.searchField(), u"beta"_s);
    QCOMPARE(model.rowCount(), 6);
    QCOMPARE(pane.chips()->chip(AuditShow::All)->count(), 4);
    QTest::mouseClick(pane.chips()->chip(AuditShow::Disputed), Qt::LeftButton);
    QCOMPARE(model.rowCount(), 0);
    QVERIFY(pane.current().isNull());
    QVERIFY(!pane.emptyText().isEmpty());
    pane.clearFilter();
    QCOMPARE(model.rowCount(), 12);
    QVERIFY(pane.searchField()->text().isEmpty());
    QVERIFY(pane.chips()->chip(AuditShow::All)->isChecked());
    QVERIFY(!changed.isEmpty());
}

void AuditPanesTest::queueSaysWhyItIsEmpty()
{
    AuditQueueModel model;
    QueuePane pane(model);
    show(pane);
    QVERIFY(!pane.emptyText().isEmpty());
    AuditQueue queue = aQueue({aRow(u"org/alpha#1", {u"a"_s})});
    addAudits(queue, {aWord(u"org/alpha#1", u"a"_s, AuditVerdict::Accept, u"ada"_s)});
    model.setQueue(queue, u"ada"_s);
    pane.setFilter({AuditShow::Unaudited, {}, {}});
    QCOMPARE(pane.emptyText(), u"Every reference has been judged."_s);
    QVERIFY(!pane.goToNextWaiting());
}

void AuditPanesTest::claimShowsBothLanguages()
{
    ClaimPane pane;
    show(pane);
    AuditQueueRow row = aRow(u"org/alpha#1", {}, u"问题"_s);
    row.answer = {u"答案"_s, u"answer"_s};
    pane.showClaim(row.issue, row.title, row.url, claimParts(row));
    for (const QString &text : {u"org/alpha#1"_s, u"title of 1"_s, u"问题"_s, u"答案"_s, u"answer"_s})
        QVERIFY2(pane.shownText().contains(text), qPrintable(text));
    pane.clear();
    QCOMPARE(pane.shownText(), QString());
}

void AuditPanesTest::claimTakesNoMarkup()
{
    ClaimPane pane;
    show(pane);
    pane.showClaim(ref(u"org/alpha#1"), u"<i>t</i>"_s, u"javascript:alert(1)"_s,
            {{ClaimPart::Kind::Problem, TextLanguage::Chinese, u"<img src=x> & <b>b</b>"_s, {{0, 4}}}});
    QVERIFY(pane.shownText().contains(u"<img src=x> & <b>b</b>"_s));
    QVERIFY(pane.shownText().contains(u"<i>t</i>"_s));
}

void AuditPanesTest::nodeShowsWhereALinkLeads()
{
    NodePane pane;
    QList<QUrl> opened;
    pane.setLinkOpener([&opened](const QUrl &url) {
        opened.append(url);
        return true;
    });
    show(pane);
    pane.showNode(aNode(u"text"_s, u"https://kg.example.org/n"_s), {});
    QVERIFY(pane.askNodeLink());
    QVERIFY(pane.linkBar()->isVisible());
    QVERIFY(opened.isEmpty()); // asked first
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QCOMPARE(opened, QList{QUrl(u"https://kg.example.org/n"_s)});
    pane.showNode(aNode(u"text"_s, u"file:///etc/passwd"_s), {});
    QVERIFY(!pane.askNodeLink());
    pane.showNode(aNode(u"text"_s), {});
    QVERIFY(!pane.askNodeLink());
    QVERIFY(pane.shownFacts().contains(u"0.41 low"_s));
    QVERIFY(pane.shownFacts().contains(u"尾块 写回"_s));
}

void AuditPanesTest::nodeGoesThroughPassages()
{
    NodePane pane;
    show(pane);
    QString text;
    for (int i = 0; i < 400; ++i)
        text += u"Line %1 says this. "_s.arg(i) + (i % 100 == 50 ? u"MARKED.\n"_s : u"Nothing.\n"_s);
    MatchedPages pages;
    for (qsizetype at = text.indexOf(u"MARKED"_s); at >= 0; at = text.indexOf(u"MARKED"_s, at + 1))
        pages.inText.append({at, 6});
    pages.passages = markedSentences(text, pages.inText);
    pages.bestPassage = 2;
    pane.showNode(aNode(text), pages);
    const auto isInView = [&pane, &pages] {
        QTextCursor cursor(pane.view()->document());
        cursor.setPosition(static_cast<int>(pages.passages.at(pane.view()->currentPassage()).begin));
        return pane.view()->viewport()->rect().contains(pane.view()->cursorRect(cursor).center());
    };
    QCOMPARE(pane.view()->passageCount(), 4);
    QCOMPARE(pane.view()->currentPassage(), 2);
    QVERIFY(isInView());
    pane.nextPassage();
    pane.nextPassage();
    QCOMPARE(pane.view()->currentPassage(), 0); // round the end
    QVERIFY(isInView());
    pane.previousPassage();
    QCOMPARE(pane.view()->currentPassage(), 3);
    QVERIFY(isInView());
    pane.showNothing();
    pane.nextPassage();
    QCOMPARE(pane.view()->currentPassage(), -1);
}

void AuditPanesTest::nodeOfOddText()
{
    NodePane pane;
    show(pane);
    constexpr std::u16string_view written(u"a\0b\r\n```\ncode\r\n```\n`x` ``y` # h\n# head", 38);
    const QString odd = shownNodeText(QString::fromUtf16(written.data(), std::ssize(written)));
    const QList<TextRange> end{{odd.size() - 1, 1}};
    pane.showNode(aNode(odd), {{}, {}, end, markedSentences(odd, end), 0});
    QCOMPARE(pane.view()->document()->characterCount() - 1, odd.size()); // places are places on the screen
    pane.showNode(aNode(u"`"_s.repeated(20'000)), {});
    pane.showNode(aNode({}), {});
    QCOMPARE(pane.view()->toPlainText(), QString());
}

void AuditPanesTest::candidatesArePreviewed()
{
    CandidatesPane pane;
    show(pane);
    pane.setOthers({aCandidate(u"a"_s), aCandidate(u"b"_s)});
    QVERIFY(!pane.current()); // nothing is shown before it is asked for
    QSignalSpy chosen(&pane, &CandidatesPane::chosen);
    QSignalSpy left(&pane, &CandidatesPane::leaveRequested);
    pane.begin();
    QCOMPARE(pane.current()->node.id, u"a"_s);
    press(Qt::Key_Down);
    QCOMPARE(pane.current()->node.id, u"b"_s);
    press(Qt::Key_Down); // at the end already
    QCOMPARE(pane.current()->node.id, u"b"_s);
    pane.updateOthers({aCandidate(u"a"_s), aCandidate(u"b"_s)});
    QCOMPARE(pane.current()->node.id, u"b"_s);
    QCOMPARE(chosen.size(), 0);
    press(Qt::Key_Return);
    QCOMPARE(chosen.size(), 1);
    press(Qt::Key_Escape);
    QCOMPARE(left.size(), 1);
    QVERIFY(!pane.current());
    pane.setOthers({});
    pane.begin();
    press(Qt::Key_Return);
    QCOMPARE(chosen.size(), 1);
}

void AuditPanesTest::candidatesAreSearched()
{
    CandidatesPane pane;
    show(pane);
    pane.setOthers({aCandidate(u"a"_s)});
    QSignalSpy wanted(&pane, &CandidatesPane::searchWanted);
    pane.begin();
    QTest::keyClicks(pane.field(), u"gap"_s);
    QCOMPARE(wanted.last().first().toString(), u"gap"_s);
    pane.setFound(u"gap"_s, {aCandidate(u"x"_s, false), aCandidate(u"y"_s, false)});
    // Two headings, one reference, two found.
    QCOMPARE(pane.list()->topLevelItemCount(), 5);
    QCOMPARE(pane.current()->node.id, u"x"_s);
    press(Qt::Key_Down);
    press(Qt::Key_Down); // over the second heading
    QCOMPARE(pane.current()->node.id, u"a"_s);
    pane.setFound(u"gap"_s, {});
    QCOMPARE(pane.list()->topLevelItemCount(), 1);
    pane.field()->clear();
    emit pane.field()->textEdited({});
    QVERIFY(!pane.current());
}

void AuditPanesTest::lateAnswersAreIgnored()
{
    CandidatesPane pane;
    show(pane);
    pane.setOthers({});
    pane.begin();
    QTest::keyClicks(pane.field(), u"ga"_s);
    pane.setFound(u"g"_s, {aCandidate(u"late"_s, false)});
    QVERIFY(!pane.current());
    pane.setFound(u"ga"_s, {aCandidate(u"x"_s, false)});
    QCOMPARE(pane.current()->node.id, u"x"_s);
}

void AuditPanesTest::headerSaysHowFarItIs()
{
    AuditHeader header;
    show(header);
    header.setReviewer(u"林知秋"_s);
    header.setProgress({23, 61, 4});
    QVERIFY(header.shownText().contains(u"林知秋"_s));
    QVERIFY(header.shownText().contains(u"audited 23 of 61"_s));
    QVERIFY(header.shownText().contains(u"4 disputed"_s));
    QVERIFY(!header.shownText().contains(u"agreement"_s));
    Agreement agreement;
    agreement.first = u"ada"_s;
    agreement.second = u"bob"_s;
    agreement.counts[0] = {6, 1, 0};
    agreement.counts[1] = {1, 2, 0};
    header.setAgreement(agreement);
    QVERIFY2(header.shownText().contains(u"agreement 80 % · κ 0.5"_s), qPrintable(header.shownText()));
    header.setBlind(true, false);
    QVERIFY(header.shownText().contains(u"Blind"_s));
    header.setBlind(false, true);
    QVERIFY(!header.shownText().contains(u"Blind"_s));
    header.setProgress({0, 0, 0});
    QVERIFY(!header.shownText().contains(u"disputed"_s));
}

void AuditPanesTest::settingsAreKeptOrNot()
{
    QWidget window;
    auto *anchor = new QPushButton(&window);
    auto *panel = new AuditSettingsPanel(&window);
    show(window);
    QSignalSpy kept(panel, &AuditSettingsPanel::kept);
    panel->open({1, 0.6, KnowledgeStyle::None}, anchor, true);
    panel->reviewers()->setCurrentIndex(1);
    panel->style()->setCurrentIndex(1);
    panel->threshold()->setValue(0.75);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    QVERIFY(panel->isHidden());
    QCOMPARE(kept.size(), 0);
    panel->open({1, 0.6, KnowledgeStyle::None}, anchor, true);
    QCOMPARE(panel->settings(), (AuditSettings{1, 0.6, KnowledgeStyle::None}));
    panel->reviewers()->setCurrentIndex(1);
    panel->wholeSeries()->setChecked(true);
    panel->keepButton()->click();
    QCOMPARE(kept.size(), 1);
    QCOMPARE(kept.last()[0].value<AuditSettings>(), (AuditSettings{2, 0.6, KnowledgeStyle::None}));
    QVERIFY(kept.last()[1].toBool());
    panel->open({9, 2, KnowledgeStyle::Column}, anchor, false);
    QVERIFY(!panel->keepButton()->isEnabled());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QVERIFY(panel->isHidden());
    QCOMPARE(kept.size(), 1);
}

void AuditPanesTest::taskLineCanBeCancelled()
{
    TaskLine line;
    QVERIFY(!line.isRunning());
    QSignalSpy cancelled(&line, &TaskLine::cancelRequested);
    line.showProgress(u"Reading"_s, 5'000'000'000, 10'000'000'000);
    QVERIFY(line.isRunning());
    line.cancelButton()->click();
    QCOMPARE(cancelled.size(), 1);
    QVERIFY(!line.cancelButton()->isEnabled());
    line.finish();
    line.showProgress(u"Again"_s, 0, 0);
    QVERIFY(line.cancelButton()->isEnabled());
}

QTEST_MAIN(AuditPanesTest)
#include "tst_auditpanes.moc"
