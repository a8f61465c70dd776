// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/failonwarning.h"
#include "windowfixture.h"

#include "bundle/bundleimport.h"
#include "diff/diffpane.h"
#include "diff/diffview.h"
#include "evidence/changeview.h"
#include "evidence/evidencestrip.h"
#include "evidence/issuepane.h"
#include "evidence/whypopup.h"
#include "support/must.h"
#include "timeline/timelineview.h"

#include <QApplication>
#include <QSignalSpy>
#include <QTest>

using namespace Winnow;
using namespace Qt::StringLiterals;

/// What the desk shows of an issue's evidence belongs together, however fast one goes.
class EvidenceDeskTest final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_fixture.reset(); }

    void showsAllOfAnIssue();
    void belongsTogetherFasterThanItLoads();
    void diffByKeyboard();
    void whyByKeyboard();
    void timelineByKeyboard();
    void issueWithoutAChange();
    void rejectedLinkStaysRejected();

private:
    WindowFixture &f() { return *m_fixture; }
    IssuePane &pane() { return *f().desk().pane(); }
    QString shownDiff();
    QString mismatch();

    std::unique_ptr<WindowFixture> m_fixture;
};

namespace {

constexpr int issueCount = 24;

/// Issues 1 to 24, the latest closed first; change 100 + N lands issue N but for the last, which has none.
QByteArray bundle()
{
    QString text =
            u"{\"type\":\"bundle\",\"version\":1,\"generated_at\":\"2026-11-20T00:00:00Z\"}\n"
            "{\"type\":\"batch\",\"series\":\"picks\",\"ordinal\":7,\"since\":\"2026-11-01T00:00:00Z\","
            "\"until\":\"2026-12-01T00:00:00Z\"}\n"_s;
    for (int number = 1; number <= issueCount; ++number) {
        const QString minute = u"%1"_s.arg(issueCount - number, 2, 10, QChar(u'0'));
        text += u"{\"type\":\"issue\",\"repo\":\"org/a\",\"number\":\"%1\",\"title\":\"title "
                u"%1\",\"body\":\"text %1\","
                "\"state\":\"closed\",\"created_at\":\"2026-11-02T00:00:00Z\",\"closed_at\":\"2026-11-10T10:%2:20Z\"}\n"_s
                        .arg(number)
                        .arg(minute);
        if (number == issueCount)
            continue;
        text += u"{\"type\":\"change\",\"repo\":\"org/a\",\"number\":\"%1\",\"title\":\"change "
                u"%2\",\"body\":\"Fixes #%2\","
                "\"state\":\"merged\",\"created_at\":\"2026-11-09T00:00:00Z\",\"merged_at\":\"2026-11-10T10:%"
                "3:00Z\","
                "\"base\":\"master\"}\n"
                "{\"type\":\"patch\",\"repo\":\"org/a\",\"number\":\"%1\",\"text\":\"diff --git a/file-%2.c "
                "b/file-%2.c\\n"
                "--- a/file-%2.c\\n+++ b/file-%2.c\\n@@ -1,2 +1,2 @@\\n-old %2\\n+new %2\\n same\\n"
                "@@ -11,2 +11,2 @@\\n-older %2\\n+newer %2\\n same\\n\"}\n"_s.arg(100 + number)
                        .arg(number)
                        .arg(minute);
    }
    return text.toUtf8();
}

} // namespace

void EvidenceDeskTest::init()
{
    Testing::failOnUnexpectedWarning();
    m_fixture = std::make_unique<WindowFixture>();
    const QString path = f().path(u"week.winnow"_s);
    {
        Workspace workspace = must(Workspace::create(path));
        must(importBundles(workspace, {f().writeFile(u"week.ndjson"_s, bundle())}));
    }
    f().startOn(path);
    QTRY_COMPARE(shownDiff(), u"file-1.c"_s);
}

/// The file of the diff that shows, null where none does.
QString EvidenceDeskTest::shownDiff()
{
    const SharedDiff &diff = pane().changes()->diffPane()->view()->diff();
    return diff && !diff->files().empty() ? QString::fromUtf8(diff->files().front().newPath) : QString();
}

/// What on the screen is of another issue than the rest; null where nothing is.
QString EvidenceDeskTest::mismatch()
{
    const auto &details = pane().details();
    const auto &assessment = pane().strip()->assessment();
    if (!details)
        return assessment || !pane().timeline()->entries().isEmpty() || !shownDiff().isNull() ? u"left over"_s
                                                                                              : QString();
    const IssueRef issue = details->issue.ref;
    if (!assessment || assessment->issue != issue)
        return u"assessment"_s;
    const IssueRef change{u"org/a"_s, QString::number(100 + issue.number.toInt())};
    for (const TimelineEntry &entry : pane().timeline()->entries()) {
        if (entry.ref != issue && entry.ref != change)
            return u"timeline"_s;
    }
    const IssueRef shown = pane().changes()->change();
    if (shown != change && !shown.number.isNull())
        return u"change"_s;
    if (!shownDiff().isNull() && shownDiff() != u"file-%1.c"_s.arg(issue.number))
        return u"diff"_s;
    return {};
}

void EvidenceDeskTest::showsAllOfAnIssue()
{
    const auto &assessment = pane().strip()->assessment();
    QVERIFY(assessment);
    QCOMPARE(assessment->issue.number, u"1"_s);
    QCOMPARE(assessment->tier, Tier::AutoClose);
    QCOMPARE(assessment->deltaSeconds, 20);
    QCOMPARE(assessment->landing.value().change.number, u"101"_s);
    QCOMPARE(pane().changes()->change().number, u"101"_s);
    QVERIFY(pane().timeline()->entries().size() >= 4);
    QCOMPARE(mismatch(), QString());
}

void EvidenceDeskTest::belongsTogetherFasterThanItLoads()
{
    for (int step = 0; step < 20; ++step) {
        f().press(Qt::Key_J);
        QCOMPARE(mismatch(), QString());
        // Sometimes nothing has come yet, sometimes half of it.
        for (int turn = step % 4; turn > 0; --turn) {
            QCoreApplication::processEvents();
            QCOMPARE(mismatch(), QString());
        }
    }
    QTRY_COMPARE(shownDiff(), u"file-21.c"_s);
    QCOMPARE(pane().details().value().issue.ref.number, u"21"_s);
    QCOMPARE(mismatch(), QString());
}

void EvidenceDeskTest::diffByKeyboard()
{
    f().press(Qt::Key_D);
    DiffView *view = pane().changes()->diffPane()->view();
    QVERIFY(view->hasFocus() || view->viewport()->hasFocus());
    f().press(Qt::Key_N);
    f().press(Qt::Key_N);
    QCOMPARE(f().currentNumber(), u"1"_s);
    f().press(Qt::Key_Escape);
    QVERIFY(f().table().hasFocus());
}

void EvidenceDeskTest::whyByKeyboard()
{
    f().press(Qt::Key_W);
    QTRY_VERIFY(pane().strip()->whyPopup()->isVisible());
    QTest::keyClick(pane().strip()->whyPopup(), Qt::Key_Escape);
    QTRY_VERIFY(!pane().strip()->whyPopup()->isVisible());
}

void EvidenceDeskTest::timelineByKeyboard()
{
    f().press(Qt::Key_E);
    QVERIFY(pane().timeline()->hasFocus() || pane().timeline()->viewport()->hasFocus());
    f().press(Qt::Key_End);
    QCOMPARE(pane().timeline()->currentEntry(), pane().timeline()->entries().size() - 1);
    f().press(Qt::Key_Escape);
    QVERIFY(f().table().hasFocus());
}

void EvidenceDeskTest::issueWithoutAChange()
{
    f().press(Qt::Key_End);
    QTRY_VERIFY(pane().details() && pane().details()->issue.ref.number == QString::number(issueCount));
    QVERIFY(shownDiff().isNull());
    QVERIFY(pane().changes()->change().number.isNull());
    QVERIFY(!pane().strip()->assessment().value().landing);
}

void EvidenceDeskTest::rejectedLinkStaysRejected()
{
    emit pane().strip() -> linkVerdictRequested({u"org/a"_s, u"101"_s}, LinkVerdict::Rejected);
    QTRY_VERIFY(pane().strip()->assessment() && !pane().strip()->assessment()->landing);
    QVERIFY(shownDiff().isNull());
    // The same data comes in again.
    QSignalSpy finished(f().window().host().session(), &WorkspaceSession::importFinished);
    f().window().host().session()->importBundles({f().path(u"week.ndjson"_s)});
    QVERIFY(finished.wait());
    QTRY_VERIFY(pane().details().has_value());
    QVERIFY(!pane().details()->assessment.landing);
}

QTEST_MAIN(EvidenceDeskTest)
#include "tst_evidencedesk.moc"
