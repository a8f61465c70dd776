// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/failonwarning.h"
#include "evidence/conversationview.h"
#include "evidence/evidencebrowser.h"
#include "evidence/issuepage.h"
#include "evidence/issuepane.h"
#include "evidence/issuetextview.h"
#include "evidence/linkbar.h"
#include "evidence/recordview.h"

#include <QElapsedTimer>
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTabBar>
#include <QTest>
#include <QTextBlock>

using namespace Winnow;
using namespace Qt::StringLiterals;

class IssuePaneTest final : public QObject
{
    Q_OBJECT

private slots:
    void init() { Testing::failOnUnexpectedWarning(); }
    void showsTextWithTimes();
    void conversationOldestFirst();
    void twoThousandComments();
    void recordTellsAll();
    void onlyTheWantedIssue();
    void blanksWhenDetailsAreLate();
    void tabStays();
    void keepsThePlaceWhenOnlyTheRecordGrows();
    void hostileTextLoadsNothing();
    void linksAskFirst();
    void keysScrollAndLeave();
    void aMonsterIsCut();
};

namespace {

Timestamp at(const char *text)
{
    return *parseTimestamp(QString::fromLatin1(text));
}

IssueDetails detailsOf(qint64 id)
{
    IssueDetails details;
    details.id = id;
    details.issue.ref = {u"org/alpha"_s, QString::number(id)};
    details.issue.title = u"Crash <b>%1</b>"_s.arg(id);
    details.issue.body = u"Body **%1**\n\n[link](https://example.org/%1)"_s.arg(id);
    details.issue.author = u"ann"_s;
    details.issue.authorRole = u"user"_s;
    details.issue.labels = QStringList{u"bug"_s, u"内存"_s};
    details.issue.state = u"closed"_s;
    details.issue.createdAt = at("2026-11-18T00:00:00Z");
    details.issue.closedAt = at("2026-11-20T02:00:00Z");
    return details;
}

EventRecord comment(const char *when, const QString &actor, const QString &text)
{
    EventRecord event;
    event.kind = u"comment"_s;
    event.at = at(when);
    event.actor = actor;
    event.actorRole = u"maintainer"_s;
    event.text = text;
    return event;
}

QString textOf(const QWidget &view)
{
    return view.findChild<EvidenceBrowser *>()->toPlainText();
}

} // namespace

void IssuePaneTest::showsTextWithTimes()
{
    IssueTextView view;
    view.setTimeZone(QTimeZone("Asia/Shanghai"));
    view.showIssue(detailsOf(7).issue);
    const QString text = textOf(view);
    QVERIFY2(text.contains(u"Crash <b>7</b>"_s), qPrintable(text));
    QVERIFY2(text.contains(u"Opened by ann \u25cb user on 2026-11-18 08:00:00 (Asia/Shanghai)"_s),
            qPrintable(text));
    QVERIFY2(
            text.contains(u"Closed on 2026-11-20 10:00:00, 2 d 2 h after it was opened"_s), qPrintable(text));
    QVERIFY(text.contains(u"内存"_s));
    QVERIFY(text.contains(u"Body 7"_s));
}

void IssuePaneTest::conversationOldestFirst()
{
    IssueDetails details = detailsOf(1);
    details.events = {comment("2026-11-19T00:00:00Z", u"bob"_s, u"first"_s),
            comment("2026-11-20T02:00:09Z", u"eve"_s, u"second"_s)};
    EventRecord label;
    label.kind = u"label"_s;
    label.actor = u"bot"_s;
    label.label = u"stale"_s;
    label.at = at("2026-11-20T01:00:00Z");
    details.events.insert(1, label);
    ConversationView view;
    view.showConversation(details.issue, details.events);
    const QString text = textOf(view);
    const QList<qsizetype> places{text.indexOf(u"ann opened the issue"_s), text.indexOf(u"first"_s),
            text.indexOf(u"stale"_s), text.indexOf(u"second"_s), text.indexOf(u"The issue was closed"_s)};
    QVERIFY2(std::ranges::is_sorted(places) && !places.contains(-1), qPrintable(text));
    QVERIFY(text.contains(u"9 s after the close"_s));
    QVERIFY(text.contains(u"\u25c6 maintainer"_s));
}

void IssuePaneTest::twoThousandComments()
{
    IssueDetails details = detailsOf(1);
    for (int i = 0; i < 2000; ++i)
        details.events.append(comment(
                "2026-11-19T00:00:00Z", u"bob"_s, u"comment %1\n\n- with `code`\n- and more"_s.arg(i)));
    ConversationView view;
    view.resize(600, 400);
    view.show();
    QSignalSpy completed(&view, &ConversationView::completed);
    QElapsedTimer timer;
    timer.start();
    view.showConversation(details.issue, details.events);
    // The first part is there at once; sanitizers are slow.
    QVERIFY2(timer.elapsed() < 500, qPrintable(QString::number(timer.elapsed())));
    QVERIFY(textOf(view).contains(u"comment 0"_s));
    QVERIFY(completed.wait(120'000));
    qInfo("2,000 comments complete after %lld ms", static_cast<long long>(timer.elapsed()));
    QVERIFY(textOf(view).contains(u"comment 1999"_s));
    QTest::keyClick(view.browser(), Qt::Key_End);
    QCOMPARE(view.browser()->verticalScrollBar()->value(), view.browser()->verticalScrollBar()->maximum());
    // Another issue takes over at once.
    view.showConversation(detailsOf(2).issue, {});
    QVERIFY(!textOf(view).contains(u"comment"_s));
}

void IssuePaneTest::recordTellsAll()
{
    IssueDetails details = detailsOf(1);
    Decision first;
    first.id = u"d1"_s;
    first.issue = details.issue.ref;
    first.verdict = Verdict::Drop;
    first.stage = Stage::Analysis;
    first.reason = u"spam"_s;
    first.note = u"<script>not run</script>"_s;
    first.by = u"worker-a"_s;
    first.at = at("2026-11-21T00:00:00Z");
    Decision undo = first;
    undo.id = u"d2"_s;
    undo.undoes = u"d1"_s;
    details.journal = {first, undo};
    ProposalRecord proposal;
    proposal.by = u"worker-b"_s;
    proposal.verdict = u"keep"_s;
    proposal.value = 0.75;
    details.proposals = {proposal};
    ChangeRecord change;
    change.ref = {u"org/alpha"_s, u"99"_s};
    change.state = u"merged"_s;
    change.mergedAt = at("2026-11-20T01:59:51Z");
    details.changes = {change};
    KgRefRecord ref;
    ref.nodeTitle = u"Memory pool"_s;
    ref.nodeUrl = u"javascript:alert(1)"_s;
    ref.score = 0.41;
    ref.state = u"proposed"_s;
    details.kgRefs = {ref};
    DraftRecord draft;
    draft.lang = u"en"_s;
    draft.problem = u"It crashes"_s;
    details.drafts = {draft};
    RecordView view;
    view.showRecord(details);
    const QString text = textOf(view);
    for (const QString &part : {u"worker-a"_s, u"Spam"_s, u"taken back later"_s,
                 u"<script>not run</script>"_s, u"0.75"_s, u"merged"_s, u"9 s before the close"_s,
                 u"Memory pool"_s, u"0.41"_s, u"not audited"_s, u"It crashes"_s})
        QVERIFY2(text.contains(part), qPrintable(part + u" in "_s + text));
    QVERIFY(!view.browser()->toHtml().contains(u"javascript:"_s));
    view.showRecord(detailsOf(2));
    QVERIFY(textOf(view).contains(u"Nothing is recorded"_s));
}

void IssuePaneTest::onlyTheWantedIssue()
{
    IssuePane pane;
    pane.expectIssue(1, {u"org/alpha"_s, u"1"_s}, u"one"_s);
    pane.expectIssue(2, {u"org/alpha"_s, u"2"_s}, u"two"_s);
    pane.showDetails(detailsOf(1));
    QVERIFY(!pane.details());
    pane.showDetails(detailsOf(2));
    QCOMPARE(pane.details()->id, 2);
    pane.showDetails(detailsOf(1));
    QCOMPARE(pane.details()->id, 2);
    pane.showNothing(u"nothing"_s);
    pane.showDetails(detailsOf(2));
    QVERIFY(!pane.details());
}

void IssuePaneTest::blanksWhenDetailsAreLate()
{
    IssuePane pane;
    pane.expectIssue(1, {u"org/alpha"_s, u"1"_s}, u"one"_s);
    pane.showDetails(detailsOf(1));
    QSignalSpy shown(&pane, &IssuePane::evidenceShown);
    pane.expectIssue(2, {u"org/alpha"_s, u"2"_s}, u"two"_s);
    QVERIFY(shown.wait());
    QCOMPARE(shown.last(), (QVariantList{qint64(2), QString()}));
    QVERIFY(!pane.details());
}

void IssuePaneTest::tabStays()
{
    IssuePane pane;
    QSignalSpy shown(&pane, &IssuePane::evidenceShown);
    pane.setTab(EvidenceTab::Text);
    for (qint64 id = 1; id < 4; ++id) {
        pane.expectIssue(id, {u"org/alpha"_s, QString::number(id)}, {});
        pane.showDetails(detailsOf(id));
        QCOMPARE(pane.tab(), EvidenceTab::Text);
        QCOMPARE(shown.last(), (QVariantList{id, u"text"_s}));
        QVERIFY(textOf(*pane.findChild<IssueTextView *>()).contains(u"Body %1"_s.arg(id)));
    }
    pane.setTab(EvidenceTab::Conversation);
    QVERIFY(textOf(*pane.findChild<ConversationView *>()).contains(u"ann opened"_s));
}

void IssuePaneTest::keepsThePlaceWhenOnlyTheRecordGrows()
{
    IssuePane pane;
    pane.setTab(EvidenceTab::Conversation);
    pane.resize(400, 200);
    pane.show();
    IssueDetails details = detailsOf(1);
    for (int i = 0; i < 20; ++i)
        details.events.append(comment("2026-11-19T00:00:00Z", u"bob"_s, u"comment %1"_s.arg(i)));
    pane.expectIssue(1, details.issue.ref, details.issue.title);
    pane.showDetails(details);
    QScrollBar *bar = pane.findChild<ConversationView *>()->browser()->verticalScrollBar();
    QTRY_VERIFY(bar->maximum() > 50);
    bar->setValue(40);
    details.state.verdict = Verdict::Keep;
    pane.showDetails(details);
    QCOMPARE(bar->value(), 40);
}

void IssuePaneTest::hostileTextLoadsNothing()
{
    IssueTextView view;
    IssueRecord issue = detailsOf(1).issue;
    issue.title = u"<img src=x onerror=alert(1)>"_s;
    issue.body =
            u"<style>*{display:none}</style>\n\n![x](file:///etc/passwd)\n\n<img src='file:///etc/passwd'>\n\n![y](https://e.org/y.png)"_s;
    issue.author = u"<b>eve</b>"_s;
    issue.labels = QStringList{u"<i>x</i>"_s};
    view.showIssue(issue);
    const QString html = view.browser()->toHtml();
    QVERIFY(!html.contains(u"<img"_s));
    QVERIFY(!html.contains(u"file:"_s));
    QVERIFY(textOf(view).contains(u"<b>eve</b>"_s));
    QVERIFY(textOf(view).contains(u"<i>x</i>"_s));
    QVERIFY(!view.browser()
                    ->loadResource(QTextDocument::ImageResource, QUrl(u"file:///etc/hostname"_s))
                    .isValid());
}

void IssuePaneTest::linksAskFirst()
{
    IssuePane pane;
    pane.show();
    QList<QUrl> opened;
    pane.setLinkOpener([&opened](const QUrl &url) {
        opened.append(url);
        return true;
    });
    pane.expectIssue(1, {u"org/alpha"_s, u"1"_s}, {});
    pane.showDetails(detailsOf(1));
    auto *bar = pane.findChild<LinkBar *>();
    auto *browser = pane.findChild<ConversationView *>()->browser();
    emit browser->linkActivated(QUrl(u"https://example.org/1"_s));
    QVERIFY(!bar->isHidden());
    QVERIFY(bar->findChild<QLabel *>()->text().contains(u"https://example.org/1"_s));
    QVERIFY(opened.isEmpty());
    QTest::keyClick(bar->findChildren<QPushButton *>().first(), Qt::Key_Escape);
    QVERIFY(bar->isHidden());
    QVERIFY(opened.isEmpty());
    emit browser->linkActivated(QUrl(u"https://example.org/1"_s));
    QTest::keyClick(bar->findChildren<QPushButton *>().first(), Qt::Key_Return);
    QCOMPARE(opened, QList<QUrl>{QUrl(u"https://example.org/1"_s)});
    QVERIFY(bar->isHidden());
    emit browser->linkActivated(QUrl(u"file:///etc/passwd"_s));
    QVERIFY(bar->isHidden());
}

void IssuePaneTest::keysScrollAndLeave()
{
    IssuePane pane;
    pane.resize(400, 200);
    pane.show();
    IssueDetails details = detailsOf(1);
    details.issue.body = u"line\n\n"_s.repeated(100);
    pane.setTab(EvidenceTab::Text);
    pane.expectIssue(1, details.issue.ref, {});
    pane.showDetails(details);
    auto *browser = pane.findChild<IssueTextView *>()->browser();
    QScrollBar *bar = browser->verticalScrollBar();
    QTRY_VERIFY(bar->maximum() > 100);
    QTest::keyClick(browser, Qt::Key_PageDown);
    QVERIFY(bar->value() > 0);
    QTest::keyClick(browser, Qt::Key_Home);
    QCOMPARE(bar->value(), 0);
    QTest::keyClick(browser, Qt::Key_Space);
    QVERIFY(bar->value() > 0);
    QSignalSpy left(&pane, &IssuePane::leaveRequested);
    QTest::keyClick(browser, Qt::Key_Escape);
    QCOMPARE(left.size(), 1);
}

void IssuePaneTest::aMonsterIsCut()
{
    IssueTextView view;
    view.resize(500, 300);
    view.show();
    IssueRecord issue = detailsOf(1).issue;
    issue.body = QString(10'000'000, u'x');
    QElapsedTimer timer;
    timer.start();
    view.showIssue(issue);
    QVERIFY2(timer.elapsed() < 5'000, qPrintable(QString::number(timer.elapsed())));
    QVERIFY(textOf(view).contains(u"Cut here"_s));
}

QTEST_MAIN(IssuePaneTest)
#include "tst_issuepane.moc"
