// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "evidence/evidencechip.h"
#include "evidence/evidencestrip.h"
#include "evidence/linkmenu.h"
#include "evidence/madefacts.h"
#include "evidence/whypopup.h"
#include "theme/linkbutton.h"
#include "theme/theme.h"
#include "theme/themecolours.h"
#include "widgets/failonwarning.h"

#include <QApplication>
#include <QClipboard>
#include <QLineEdit>
#include <QMenu>
#include <QSignalSpy>
#include <QTest>

#include <memory>

using namespace Qt::StringLiterals;

namespace Winnow {

namespace {

Assessment landed(qint64 delta = 1'221)
{
    EvidenceFacts facts = closedIssue(delta);
    facts.changes = {mergedChange(u"20"_s), unmergedChange(u"21"_s, u"closed"_s)};
    return assess(facts);
}

/// A strip in a window, the keyboard on its first chip.
class Shown
{
public:
    explicit Shown(const Assessment &assessment = landed())
    {
        strip.setTimeZone(QTimeZone("Asia/Shanghai"));
        strip.resize(900, 40);
        strip.showAssessment(assessment);
        strip.show();
        strip.activateWindow();
        (void)QTest::qWaitForWindowActive(&strip);
        strip.chips().first()->setFocus();
    }

    EvidenceStrip strip;
};

QAction *actionOf(const QMenu *menu, const QString &beginning)
{
    for (QAction *action : menu->actions()) {
        if (action->text().startsWith(beginning))
            return action;
    }
    return nullptr;
}

} // namespace

class TestEvidenceStrip final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { applyTheme(*qApp, Qt::ColorScheme::Light); }
    void init() { Testing::failOnUnexpectedWarning(); }
    void whyShowsRuleAndFacts();
    void keysGoFromChipToChip();
    void copiesFacts();
    void menuGivesVerdicts();
    void addsALinkByTyping();
    void keepsItsHeightWhileEmpty();
    void wrapsWhenNarrow();
    void chipsAreReadable();
    void speaks();
};

void TestEvidenceStrip::whyShowsRuleAndFacts()
{
    Shown shown;
    WhyPopup *popup = shown.strip.whyPopup();
    QVERIFY(!popup->isVisible());
    QTest::keyClick(shown.strip.chips().first(), Qt::Key_F1);
    QVERIFY(popup->isVisible());
    const QString text = popup->text();
    QVERIFY2(text.contains(tierRule(Tier::Minutes, {}, TextLanguage::English)), qPrintable(text));
    QVERIFY2(text.contains(u"PR 20 merged 2026-11-18 10:00, closed 20 min 21 s later"_s), qPrintable(text));
    QTest::keyClick(popup, Qt::Key_Escape);
    QVERIFY(!popup->isVisible());
    QTest::keyClick(shown.strip.chips().last(), Qt::Key_Return);
    QVERIFY(popup->text().contains(u"PR 21 closed, not merged: closing keyword"_s));
    popup->close();
    // The button explains all of them.
    shown.strip.whyButton()->click();
    for (const EvidenceChip *chip : shown.strip.chips())
        QVERIFY(popup->text().contains(chip->content().spoken));
    popup->close();
}

void TestEvidenceStrip::keysGoFromChipToChip()
{
    Shown shown;
    const QList<EvidenceChip *> chips = shown.strip.chips();
    QTest::keyClick(chips[0], Qt::Key_Right);
    QVERIFY(chips[1]->hasFocus());
    QTest::keyClick(chips[1], Qt::Key_Left);
    QTest::keyClick(chips[0], Qt::Key_Left);
    QVERIFY(chips[0]->hasFocus());
    QSignalSpy left(&shown.strip, &EvidenceStrip::leaveRequested);
    QTest::keyClick(chips[0], Qt::Key_Escape);
    QCOMPARE(left.size(), 1);
    // Tab reaches everything.
    QSet<QWidget *> reached;
    for (int i = 0; i < 12; ++i) {
        reached.insert(QApplication::focusWidget());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    }
    for (QWidget *widget : std::initializer_list<QWidget *>{
                 shown.strip.whyButton(), shown.strip.linksButton(), shown.strip.copyButton()})
        QVERIFY(reached.contains(widget));
}

void TestEvidenceStrip::copiesFacts()
{
    Shown shown;
    const QString english = u"PR 20 merged 2026-11-18 10:00, closed 20 min 21 s later"_s;
    const QString chinese = u"PR 20 于 2026-11-18 10:00 合入，20 分 21 秒后关单"_s;
    QSignalSpy copied(&shown.strip, &EvidenceStrip::factCopied);
    QTest::keyClick(shown.strip.chips().last(), Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QGuiApplication::clipboard()->text(), english);
    shown.strip.setTextLanguage(TextLanguage::Chinese);
    QTest::keyClick(shown.strip.chips().last(), Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QGuiApplication::clipboard()->text(), chinese);
    // The menu has both, whatever the window speaks.
    const std::unique_ptr<QMenu> menu(shown.strip.makeCopyMenu(nullptr));
    QVERIFY(actionOf(menu.get(), u"PR 20 于"_s));
    actionOf(menu.get(), u"PR 20 merged"_s)->trigger();
    QCOMPARE(QGuiApplication::clipboard()->text(), english);
    QCOMPARE(copied.size(), 3);
}

void TestEvidenceStrip::menuGivesVerdicts()
{
    Shown shown;
    QSignalSpy verdicts(&shown.strip, &EvidenceStrip::linkVerdictRequested);
    const std::unique_ptr<QMenu> menu(shown.strip.makeLinkMenu(nullptr));
    const QMenu *link = actionOf(menu.get(), u"PR 20 merged"_s)->menu();
    link->actions().at(1)->trigger();
    link->actions().at(0)->trigger();
    QCOMPARE(verdicts.size(), 2);
    QCOMPARE(verdicts[0][0].value<IssueRef>(), (IssueRef{u"org/repo"_s, u"20"_s}));
    QCOMPARE(verdicts[0][1].value<LinkVerdict>(), LinkVerdict::Rejected);
    QCOMPARE(verdicts[1][1].value<LinkVerdict>(), LinkVerdict::Confirmed);
    QSignalSpy resolution(&shown.strip, &EvidenceStrip::resolutionRequested);
    menu->actions().last()->trigger();
    QCOMPARE(resolution.size(), 1);
    // What has been said cannot be said again.
    EvidenceFacts facts = closedIssue(60);
    facts.changes = {mergedChange(u"20"_s)};
    facts.editorLinks = {{.change = {u"org/repo"_s, u"20"_s},
            .verdict = LinkVerdict::Rejected,
            .by = {},
            .note = {},
            .at = {}}};
    shown.strip.showAssessment(assess(facts));
    const std::unique_ptr<QMenu> after(shown.strip.makeLinkMenu(nullptr));
    const QMenu *rejected = actionOf(after.get(), u"PR 20"_s)->menu();
    QVERIFY(rejected->actions().at(0)->isEnabled());
    QVERIFY(!rejected->actions().at(1)->isEnabled());
}

void TestEvidenceStrip::addsALinkByTyping()
{
    Shown shown;
    QSignalSpy verdicts(&shown.strip, &EvidenceStrip::linkVerdictRequested);
    shown.strip.addLink();
    AddChangePopup *popup = shown.strip.addChangePopup();
    QVERIFY(popup->isVisible());
    QTest::keyClicks(popup->input(), u"nonsense"_s);
    QTest::keyClick(popup->input(), Qt::Key_Return);
    QVERIFY(popup->isVisible());
    QVERIFY(verdicts.isEmpty());
    popup->input()->clear();
    QTest::keyClicks(popup->input(), u"!77"_s);
    QTest::keyClick(popup->input(), Qt::Key_Return);
    QVERIFY(!popup->isVisible());
    QCOMPARE(verdicts.size(), 1);
    QCOMPARE(verdicts[0][0].value<IssueRef>(), (IssueRef{u"org/repo"_s, u"77"_s}));
    QCOMPARE(verdicts[0][1].value<LinkVerdict>(), LinkVerdict::Added);
    shown.strip.addLink();
    QTest::keyClick(popup->input(), Qt::Key_Escape);
    QVERIFY(!popup->isVisible());
    QCOMPARE(verdicts.size(), 1);
}

void TestEvidenceStrip::keepsItsHeightWhileEmpty()
{
    Shown shown;
    const int wide = shown.strip.heightForWidth(900);
    shown.strip.resize(900, wide);
    shown.strip.clear();
    QVERIFY(shown.strip.chips().isEmpty());
    QCOMPARE(shown.strip.heightForWidth(900), wide);
    QVERIFY(shown.strip.minimumHeight() == wide);
    QVERIFY(!shown.strip.linksButton()->isEnabled());
    shown.strip.showAssessment(landed());
    QCOMPARE(shown.strip.minimumHeight(), 0);
    QCOMPARE(shown.strip.heightForWidth(900), wide);
    // An empty strip at the start is as high as one line of chips.
    QCOMPARE(EvidenceStrip().heightForWidth(900), wide);
}

void TestEvidenceStrip::wrapsWhenNarrow()
{
    Shown shown;
    for (const TextLanguage language : {TextLanguage::English, TextLanguage::Chinese}) {
        shown.strip.setTextLanguage(language);
        const int line = shown.strip.heightForWidth(3'000);
        QVERIFY(shown.strip.heightForWidth(700) < 2 * line);
        shown.strip.resize(320, shown.strip.heightForWidth(320));
        QVERIFY(shown.strip.height() > line);
        for (const EvidenceChip *chip : shown.strip.chips())
            QVERIFY(shown.strip.rect().contains(chip->geometry()));
    }
}

void TestEvidenceStrip::chipsAreReadable()
{
    for (const ThemeColours *colours : {&lightColours(), &darkColours()}) {
        for (const auto &[text, ground] :
                {std::pair(colours->keep, colours->base), {colours->chipText, colours->chip},
                        {colours->noticeText, colours->notice}, {colours->warningText, colours->warning}})
            QVERIFY(contrastRatio(text, ground) >= 4.5);
    }
}

void TestEvidenceStrip::speaks()
{
    Shown shown(landed(-60));
    QSet<QString> names;
    for (const EvidenceChip *chip : shown.strip.chips()) {
        QVERIFY(!chip->accessibleName().isEmpty());
        QVERIFY(!chip->accessibleDescription().isEmpty());
        names.insert(chip->accessibleName());
    }
    QCOMPARE(names.size(), shown.strip.chips().size());
    QVERIFY(names.contains(u"Trap: closed before merge"_s));
    QVERIFY(names.contains(u"Timing tier: reversed"_s));
}

} // namespace Winnow

QTEST_MAIN(Winnow::TestEvidenceStrip)
#include "tst_evidencestrip.moc"
