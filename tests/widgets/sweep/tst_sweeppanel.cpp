// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "funnel/funnelview.h"
#include "sweep/sweeplogview.h"
#include "sweep/sweeppanel.h"
#include "sweep/sweeptext.h"
#include "widgets/failonwarning.h"

#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using namespace Winnow;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/// A sweep as it is shown, and what it says.
class SweepPanelTest final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void showsEachStage();
    void pausesStopsAndGivesUpTheKeyboard();
    void endsTellWhatCame_data();
    void endsTellWhatCame();
    void offersToGoOn();
    void logIsNarrowedAndCopied();
    void sayings();
    void funnelSpeaks();
};

namespace {

SweepProgress aProgress()
{
    SweepProgress progress;
    progress.stage = SweepStage::Details;
    progress.repos = 190;
    progress.reposRead = 190;
    progress.issuesSeen = 3412;
    progress.issuesTaken = 1020;
    progress.candidates = 120;
    progress.detailed = 34;
    progress.requests = 512;
    progress.budget = {{{50, 1min}, 37}, {{4000, 1h}, 3120}};
    return progress;
}

SweepLogEntry entry(SweepLogKind kind, const QString &subject, const QString &text)
{
    return {kind, subject, {u"某事"_s, text}};
}

const QLocale english(QLocale::English, QLocale::UnitedStates);

} // namespace

void SweepPanelTest::init()
{
    Testing::failOnUnexpectedWarning();
    QLocale::setDefault(english);
}

void SweepPanelTest::showsEachStage()
{
    SweepPanel panel;
    QVERIFY(panel.isHidden());
    panel.start();
    QVERIFY(panel.isVisible());
    panel.showProgress(aProgress());
    QCOMPARE(panel.stageText(SweepStage::Issues), u"1,020 from 190 of 190 repositories"_s);
    QCOMPARE(panel.stageText(SweepStage::Details), u"34 of 120"_s);
    QCOMPARE(panel.stageText(SweepStage::Patches), u"–"_s);
    QVERIFY(panel.paceText().contains(u"37 of 50 a minute"_s));
    QVERIFY(panel.paceText().contains(u"3,120 of 4,000 an hour"_s));
}

void SweepPanelTest::pausesStopsAndGivesUpTheKeyboard()
{
    SweepPanel panel;
    QSignalSpy paused(&panel, &SweepPanel::pauseRequested);
    QSignalSpy resumed(&panel, &SweepPanel::resumeRequested);
    QSignalSpy stopped(&panel, &SweepPanel::stopRequested);
    QSignalSpy closed(&panel, &SweepPanel::closed);
    panel.start();
    panel.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&panel));
    panel.pauseButton()->click();
    QCOMPARE(paused.size(), 1);
    SweepProgress progress = aProgress();
    progress.isPaused = true;
    panel.showProgress(progress);
    QCOMPARE(panel.headline(), u"The sweep is paused."_s);
    panel.pauseButton()->click();
    QCOMPARE(resumed.size(), 1);
    panel.stopButton()->setFocus();
    QTest::keyClick(panel.stopButton(), Qt::Key_Space);
    QCOMPARE(stopped.size(), 1);
    QCOMPARE(closed.size(), 1);
    QVERIFY(!panel.stopButton()->isEnabled());
    // What still comes does not call the stopping off.
    panel.showProgress(aProgress());
    QCOMPARE(panel.state(), SweepPanel::State::Stopping);
}

void SweepPanelTest::endsTellWhatCame_data()
{
    QTest::addColumn<SweepReport>("report");
    QTest::addColumn<QString>("expected");
    QTest::addColumn<bool>("canGoOn");
    SweepReport report;
    report.issues = 1020;
    report.changes = 80;
    report.requests = 512;
    report.isComplete = true;
    QTest::newRow("done") << report << u"The sweep is done. 1,020 issues"_s << false;
    report.isCancelled = true;
    QTest::newRow("stopped") << report << u"The sweep was stopped."_s << true;
    report.isCancelled = false;
    report.failure = ForgeError{.code = ForgeErrorCode::Unauthorized, .status = 401};
    QTest::newRow("failed") << report << u"The sweep was cut short."_s << true;
    report.failure.reset();
    report.errors = {entry(SweepLogKind::Failed, u"a/b#1"_s, u"gone"_s)};
    QTest::newRow("with gaps") << report << u"could not be fetched"_s << false;
}

void SweepPanelTest::endsTellWhatCame()
{
    QFETCH(const SweepReport, report);
    QFETCH(const QString, expected);
    QFETCH(const bool, canGoOn);
    SweepPanel panel;
    panel.start();
    panel.finish(report);
    QVERIFY2(panel.headline().contains(expected), qPrintable(panel.headline()));
    QCOMPARE(panel.continueButton()->isVisible(), canGoOn);
    QVERIFY(panel.funnelButton()->isVisible());
    QVERIFY(!panel.stopButton()->isVisible());
    QTest::keyClick(&panel, Qt::Key_Escape);
    QVERIFY(panel.isHidden());
}

void SweepPanelTest::offersToGoOn()
{
    SweepPanel panel;
    QSignalSpy wanted(&panel, &SweepPanel::continueRequested);
    SweepMemory memory;
    memory.isUnfinished = true;
    memory.request.orgs = {u"a"_s, u"b"_s};
    memory.request.repos = {u"c/d"_s, u"e/f"_s};
    memory.request.closedSince = *parseTimestamp(u"2026-10-31T16:00:00Z");
    memory.request.closedUntil = *parseTimestamp(u"2026-11-07T16:00:00Z");
    panel.showStopped(memory, QTimeZone("Asia/Shanghai"));
    QVERIFY2(panel.headline().contains(u"GitCode (a, b, c/d and 1 more, closed 11/1/"_s),
            qPrintable(panel.headline()));
    QVERIFY(!panel.funnelButton()->isVisible());
    panel.continueButton()->click();
    QCOMPARE(wanted.size(), 1);
}

void SweepPanelTest::logIsNarrowedAndCopied()
{
    SweepPanel panel;
    panel.start();
    QVERIFY(!panel.logButton()->isVisible());
    panel.addLog({entry(SweepLogKind::Skipped, u"a/b"_s, u"it is archived"_s),
            entry(SweepLogKind::Failed, u"a/c#7"_s, u"no answer"_s),
            entry(SweepLogKind::Note, {}, u"by hand"_s)});
    QVERIFY(panel.logButton()->isVisible());
    QVERIFY(panel.logButton()->text().contains(u"3"_s));
    panel.logButton()->click();
    QVERIFY(panel.log()->isVisible());
    QCOMPARE(panel.log()->shownLines(),
            (QStringList{u"a/b: it is archived"_s, u"a/c#7: no answer"_s, u"by hand"_s}));
    panel.log()->words()->setText(u"A/"_s);
    QCOMPARE(panel.log()->shownLines().size(), 2);
    panel.log()->kinds()->setCurrentIndex(
            panel.log()->kinds()->findData(static_cast<int>(SweepLogKind::Failed)));
    QCOMPARE(panel.log()->shownLines(), QStringList{u"a/c#7: no answer"_s});
    QTest::keyClick(panel.log()->list(), Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QGuiApplication::clipboard()->text(), u"a/c#7: no answer"_s);
    panel.start();
    QCOMPARE(panel.log()->model().rowCount(), 0);
}

void SweepPanelTest::sayings()
{
    QCOMPARE(SweepText::duration(0s), u"about 1 min"_s);
    QCOMPARE(SweepText::duration(24min + 10s), u"about 25 min"_s);
    QCOMPARE(SweepText::duration(125min), u"about 2 h 5 min"_s);
    QCOMPARE(SweepText::estimate({1234, 25min}, english), u"1,234 requests, about 25 min"_s);
    QCOMPARE(
            SweepText::limits({{50, 1min}, {4000, 1h}}, english), u"at most 50 a minute and 4,000 an hour"_s);
    const QTimeZone zone("Asia/Shanghai");
    const Timestamp midnight = *parseTimestamp(u"2026-10-31T16:00:00Z");
    QVERIFY(SweepText::window(midnight, {}, zone, english).startsWith(u"since 11/1/"_s));
    QVERIFY(SweepText::window(midnight, midnight + 7 * 24h, zone, english).contains(u" to 11/7/"_s));
    QVERIFY(SweepText::window(midnight, midnight + 7 * 24h + 30min, zone, english).contains(u" to 11/8/"_s));
}

void SweepPanelTest::funnelSpeaks()
{
    FunnelView view;
    Funnel funnel;
    funnel.add(Verdict::Keep, Stage::Editor, {}, 3);
    funnel.add(Verdict::Drop, Stage::Editor, u"no-answer"_s, 2);
    view.setFunnel(funnel);
    QVERIFY(view.accessibleDescription().contains(u"Candidates: 5; then dropped 2 (No answer 2)"_s));
    view.copyText();
    QVERIFY(QGuiApplication::clipboard()->text().contains(u"Kept: 3."_s));
    view.copySvg();
    QVERIFY(QGuiApplication::clipboard()->text().contains(u"<svg"_s));
    view.setLocale(QLocale(QLocale::Chinese));
    QVERIFY(view.accessibleDescription().contains(u"候选：5"_s));
    // Narrower is not higher than its rows need.
    QVERIFY(view.heightForWidth(700) > 0);
}

QTEST_MAIN(SweepPanelTest)
#include "tst_sweeppanel.moc"
