// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "evidence/conversationview.h"
#include "evidence/evidencebrowser.h"

#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;

namespace Winnow {

namespace {

EventRecord comment(const QString &id, const QString &role, const QString &text)
{
    EventRecord event;
    event.id = id;
    event.kind = u"comment"_s;
    event.at = parseTimestamp(u"2026-11-18T09:37:00Z");
    event.actor = u"ann"_s;
    event.actorRole = role;
    event.text = text;
    return event;
}

IssueRecord closedIssue()
{
    IssueRecord issue;
    issue.ref = {u"org/repo"_s, u"12"_s};
    issue.closedAt = parseTimestamp(u"2026-11-18T10:00:00Z");
    return issue;
}

} // namespace

/// Which comment decides what may be claimed of an issue is seen in its conversation.
class TestConversationBasis final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(); }
    void marksTheAnswer();
    void marksLater();
    void withoutIdsNothingIsMarked();
};

const auto mark = u"the assessment rests on this"_s;

void TestConversationBasis::marksTheAnswer()
{
    ConversationView view;
    view.showConversation(closedIssue(),
            {comment(u"c1"_s, u"user"_s, u"it fails"_s), comment(u"c2"_s, u"maintainer"_s, u"use 2.1"_s)},
            {u"c2"_s});
    const QString text = view.browser()->toPlainText();
    QCOMPARE(text.count(mark), 1);
    QVERIFY2(text.indexOf(mark) > text.indexOf(u"it fails"_s), qPrintable(text));
    QVERIFY(text.indexOf(mark) < text.indexOf(u"use 2.1"_s));
    // Role, time and distance to the close stand beside it.
    for (const QString &part :
            {u"\u25c6 maintainer"_s, u"2026-11-18 09:37:00"_s, u"23 min 00 s before the close"_s})
        QVERIFY2(text.contains(part), qPrintable(text));
}

void TestConversationBasis::marksLater()
{
    ConversationView view;
    view.showConversation(closedIssue(), {comment(u"c1"_s, u"maintainer"_s, u"merged"_s)});
    QVERIFY(!view.browser()->toPlainText().contains(mark));
    QSignalSpy completed(&view, &ConversationView::completed);
    view.setBasisEvents({u"c1"_s});
    QVERIFY(view.browser()->toPlainText().contains(mark));
    // The same again disturbs nobody who reads.
    view.setBasisEvents({u"c1"_s});
    QCOMPARE(completed.size(), 1);
    view.showConversation(closedIssue(), {comment(u"c1"_s, u"maintainer"_s, u"merged"_s)});
    QVERIFY(!view.browser()->toPlainText().contains(mark));
}

void TestConversationBasis::withoutIdsNothingIsMarked()
{
    ConversationView view;
    view.showConversation(closedIssue(), {comment({}, u"maintainer"_s, u"merged"_s)}, {QString()});
    QVERIFY(!view.browser()->toPlainText().contains(mark));
}

} // namespace Winnow

QTEST_MAIN(Winnow::TestConversationBasis)
#include "tst_conversationbasis.moc"
