// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/failonwarning.h"
#include "windowfixture.h"

#include "funnel/funnelview.h"
#include "keychain/tokenstore.h"
#include "support/makerecords.h"
#include "evidence/changeview.h"
#include "evidence/issuepane.h"
#include "support/must.h"
#include "sweep/instalmentpage.h"
#include "sweep/newbatchwizard.h"
#include "sweep/repospage.h"
#include "sweep/summarypage.h"
#include "sweep/sweeppanel.h"
#include "sweep/worldanswers.h"
#include "window/actions/actionregistry.h"
#include "window/funneldialog.h"
#include "window/sweepwork.h"
#include "window/topbar.h"
#include "workspace/issuequeries.h"
#include "workspace/recordreader.h"

#include <QAccessible>
#include <QAction>
#include <QComboBox>
#include <QDateTimeEdit>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QTreeWidget>

#include <algorithm>

using namespace Winnow;
using namespace Qt::StringLiterals;

/// From the menu through the wizard to a table full of what a forge of the test's own holds.
class SweepWindowTest final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void newBatchFromNothing();
    void faultsAreSaidInPlace();
    void rememberedFromLastTime();
    void leftoversAreOffered();
    void estimatesBeforeItStarts();
    void stoppedIsOfferedAgain();
    void closingMidSweep();
    void decisionsWhileItRuns();
    void refusedListingIsSaid();
    void funnelFromTheTopBar();
    void everythingHasAName();

private:
    WindowFixture &f() { return *m_fixture; }
    SweepWork &work() { return *f().window().sweepWork(); }
    SweepPanel &panel() { return *f().window().sweepPanel(); }
    NewBatchWizard &wizard() { return *work().wizard(); }
    void seam();
    void openWizard(QLatin1StringView action);
    void fillForge();
    void goTo(int page);
    bool sweptAll();
    LoopbackAnswer answer(const LoopbackRequest &asked);

    std::unique_ptr<WindowFixture> m_fixture;
    std::unique_ptr<ForgeWorld> m_world;
    std::unique_ptr<LoopbackServer> m_server;
    std::shared_ptr<MemoryTokenStore> m_tokens;
    int m_goodAnswers = INT_MAX;
};

namespace {

std::shared_ptr<PoliteClient> freeClient(const ForgeSettings &forge)
{
    PoliteSettings settings = politeSettings(forge.kind, true);
    settings.limits.clear();
    return std::make_shared<PoliteClient>(std::make_shared<SystemClock>(), settings, [] { return 0.5; });
}

} // namespace

void SweepWindowTest::init()
{
    Testing::failOnUnexpectedWarning();
    m_goodAnswers = INT_MAX;
    m_world = std::make_unique<ForgeWorld>(
            WorldShape{.repos = 3, .mostIssues = 24, .seed = 5}, *parseTimestamp(u"2026-11-20T08:00:00Z"));
    m_server =
            std::make_unique<LoopbackServer>([this](const LoopbackRequest &asked) { return answer(asked); });
    m_tokens = std::make_shared<MemoryTokenStore>();
    m_fixture = std::make_unique<WindowFixture>();
    f().settings.setValue(WindowSetting::Reviewer, u"ada"_s);
}

void SweepWindowTest::cleanup()
{
    m_fixture.reset();
    m_server.reset();
}

LoopbackAnswer SweepWindowTest::answer(const LoopbackRequest &asked)
{
    LoopbackAnswer made = answerFrom(*m_world, asked);
    if (--m_goodAnswers < 0)
        made.delivery = Delivery::Stuck;
    return made;
}

void SweepWindowTest::seam()
{
    work().setTokens(m_tokens);
    work().setClients(freeClient);
}

void SweepWindowTest::openWizard(QLatin1StringView action)
{
    f().window().actions().action(action)->trigger();
    QTRY_VERIFY(work().wizard());
    QVERIFY(QTest::qWaitForWindowExposed(work().wizard()));
}

/// Fills the page of the forge and leaves it.
void SweepWindowTest::fillForge()
{
    QCOMPARE(wizard().currentPage(), 1);
    wizard().forge()->baseUrl()->setText(m_server->url().toString());
    wizard().forge()->token()->setText(u"s3cr3t"_s);
    QVERIFY(wizard().nextButton()->isEnabled());
    wizard().nextButton()->click();
    QCOMPARE(wizard().currentPage(), 2);
}

void SweepWindowTest::goTo(int page)
{
    while (wizard().currentPage() < page) {
        QVERIFY(wizard().nextButton()->isEnabled());
        wizard().next();
    }
}

bool SweepWindowTest::sweptAll()
{
    return QTest::qWaitFor([this] { return panel().state() == SweepPanel::State::Finished; }, 30'000);
}

void SweepWindowTest::newBatchFromNothing()
{
    MainWindow &window = f().start();
    seam();
    window.showWelcome();
    f().chooser().newWorkspaces = {f().path(u"fresh.winnow"_s)};
    openWizard("new-batch"_L1);
    QVERIFY(!wizard().nextButton()->isEnabled()); // the series has no name yet
    QTest::keyClicks(wizard().instalment()->seriesId(), u"picks"_s);
    wizard().instalment()->since()->setDateTime(
            QDateTime(QDate(2026, 11, 1), QTime(0, 0), QTimeZone("Asia/Shanghai")));
    wizard().instalment()->until()->setDateTime(
            QDateTime(QDate(2026, 11, 28), QTime(0, 0), QTimeZone("Asia/Shanghai")));
    wizard().nextButton()->click();
    fillForge();
    // Kept, and never shown.
    QTRY_COMPARE(QCoro::waitFor(m_tokens->read(tokenKey(m_server->url()))).value(), u"s3cr3t"_s);
    QVERIFY(wizard().forge()->token()->text().isEmpty());
    QTest::keyClicks(wizard().repos()->names(), u"lantern"_s);
    QTest::keyClick(wizard().repos()->names(), Qt::Key_Return);
    QTRY_VERIFY2(!wizard().repos()->isListing(), qPrintable(wizard().repos()->statusText()));
    QCOMPARE(wizard().repos()->tree()->topLevelItem(0)->childCount(), 3);
    QCOMPARE(wizard().repos()->chosen().orgs, QStringList{u"lantern"_s});
    const QString first = m_world->repos().first();
    wizard().repos()->filter()->setText(first.section(u'/', 1));
    QTreeWidgetItem *item = wizard().repos()->tree()->topLevelItem(0)->child(0);
    QVERIFY(!item->isHidden());
    item->setCheckState(0, Qt::Unchecked);
    QCOMPARE(wizard().repos()->chosen().repos.size(), 2);
    item->setCheckState(0, Qt::Checked);
    wizard().nextButton()->click();
    wizard().startButton()->click();
    QTRY_VERIFY(!work().wizard());
    QVERIFY2(sweptAll(), qPrintable(panel().headline()));
    QVERIFY2(panel().headline().startsWith(u"The sweep is done."_s), qPrintable(panel().headline()));
    const OpenedWorkspace &workspace = window.host().session()->workspace();
    QCOMPARE(workspace.batch.batch, (BatchRef{u"picks"_s, 1}));
    QTRY_VERIFY(f().desk().work().candidates().rowCount() > 0);
    QTRY_VERIFY(!window.host().isBusy()); // the rules were applied
    panel().funnelButton()->click();
    FunnelDialog *funnel = window.funnelDialog();
    QVERIFY(funnel->isVisible());
    QTRY_VERIFY(funnel->view()->funnel().swept > 0);
    QVERIFY(funnel->view()->funnel().addsUp());

    // No diff came with the sweep; one comes when somebody looks at it.
    QList<IssueRef> changes;
    const auto swept = must(Workspace::open(workspace.path, Workspace::Access::ReadOnly));
    must(readRecords(swept, [&changes](const Record &record) {
        if (const auto *change = std::get_if<ChangeRecord>(&record))
            changes.append(change->ref);
        return true;
    }));
    // That of the row at hand may have come already.
    const auto unseen = std::ranges::find_if(
            changes, [&swept](const IssueRef &change) { return must(patchText(swept, change)).isNull(); });
    QVERIFY(unseen != changes.end());
    QSignalSpy shown(window.host().session(), &WorkspaceSession::diffFetched);
    emit f().desk().pane() -> changes()->patchWanted(*unseen);
    QTRY_VERIFY(!must(patchText(swept, *unseen)).isNull());
    QTRY_VERIFY(!shown.isEmpty() && shown.constLast().at(2).value<SharedDiff>());
    QVERIFY(panel().headline().startsWith(u"The sweep is done."_s)); // it is no sweep
}

void SweepWindowTest::faultsAreSaidInPlace()
{
    f().startOn(f().makeWorkspace(u"week.winnow"_s, 3));
    seam();
    openWizard("new-batch"_L1);
    InstalmentPage *instalment = wizard().instalment();
    instalment->series()->setCurrentIndex(instalment->series()->count() - 1);
    instalment->seriesId()->setText(u"picks"_s);
    QVERIFY(instalment->faultText().contains(u"already"_s));
    QVERIFY(!wizard().nextButton()->isEnabled());
    instalment->seriesId()->setText(u"Two Words"_s);
    QVERIFY(instalment->faultText().contains(u"small letters"_s));
    instalment->seriesId()->setText(u"two-words"_s);
    QCOMPARE(instalment->faultText(), QString());
    instalment->zone()->setEditText(u"Asia/Nowhere"_s);
    QVERIFY(instalment->faultText().contains(u"time zone"_s));
    instalment->zone()->setEditText(u"Europe/Berlin"_s);
    instalment->until()->setDateTime(instalment->since()->dateTime());
    QVERIFY(instalment->faultText().contains(u"before it begins"_s));
    instalment->until()->setDateTime(instalment->since()->dateTime().addDays(3));
    QCOMPARE(instalment->faultText(), QString());
    wizard().nextButton()->click();
    QCOMPARE(wizard().currentPage(), 1);
    for (const QString &bad :
            {u"git.example.org"_s, u"ftp://git.example.org"_s, u"https://ada:pw@git.example.org"_s}) {
        wizard().forge()->baseUrl()->setText(bad);
        QVERIFY2(!wizard().nextButton()->isEnabled(), qPrintable(bad));
    }
    wizard().forge()->baseUrl()->setText(u"https://git.example.org/api/v5"_s);
    wizard().nextButton()->click();
    QVERIFY(!wizard().nextButton()->isEnabled());
    wizard().repos()->names()->setText(u"a/b/c"_s);
    QVERIFY(!wizard().nextButton()->isEnabled());
    QVERIFY(!wizard().repos()->listButton()->isEnabled());
    wizard().repos()->names()->setText(u"lantern"_s);
    QVERIFY(wizard().nextButton()->isEnabled());
    QTest::keyClick(&wizard(), Qt::Key_Escape);
    QTRY_VERIFY(!work().wizard());
}

void SweepWindowTest::rememberedFromLastTime()
{
    f().startOn(f().makeWorkspace(u"week.winnow"_s, 3));
    seam();
    openWizard("sweep"_L1);
    QCOMPARE(wizard().windowTitle(), u"Sweep"_s);
    wizard().next();
    fillForge();
    wizard().repos()->names()->setText(m_world->repos().first());
    goTo(3);
    wizard().startButton()->click();
    QVERIFY2(sweptAll(), qPrintable(panel().headline()));
    QTRY_VERIFY(!f().window().host().isBusy());
    openWizard("sweep"_L1);
    goTo(1);
    QCOMPARE(wizard().forge()->baseUrl()->text(), m_server->url().toString());
    QTRY_VERIFY(wizard().forge()->tokenText().contains(u"is kept"_s));
    QCOMPARE(wizard().forge()->settings().token, u"s3cr3t"_s);
    goTo(2);
    QCOMPARE(wizard().repos()->names()->text(), u"lantern"_s);
    wizard().repos()->listButton()->click();
    QTRY_VERIFY(!wizard().repos()->isListing());
    QCOMPARE(wizard().repos()->chosen().repos, QStringList{m_world->repos().first()});
    wizard().reject();
}

void SweepWindowTest::leftoversAreOffered()
{
    f().startOn(f().makeWorkspace(u"week.winnow"_s, 3));
    seam();
    openWizard("new-batch"_L1);
    QCOMPARE(wizard().instalment()->batch(), (BatchRef{u"picks"_s, 8}));
    QCOMPARE(wizard().instalment()->leftovers().size(), 3);
    // The window goes on where the last one ended.
    QCOMPARE(wizard().instalment()->since()->dateTime().toUTC(),
            QDateTime(QDate(2026, 12, 1), QTime(0, 0), QTimeZone::UTC));
    wizard().instalment()->since()->setDateTime(wizard().instalment()->since()->dateTime().addDays(-20));
    goTo(1);
    fillForge();
    wizard().repos()->names()->setText(u"lantern"_s);
    goTo(3);
    QCOMPARE(wizard().summary()->leftovers()->topLevelItemCount(), 3);
    QCOMPARE(wizard().summary()->leftovers()->topLevelItem(0)->text(2), u"Undecided"_s);
    wizard().startButton()->click();
    QVERIFY2(sweptAll(), qPrintable(panel().headline()));
    QCOMPARE(f().window().host().session()->workspace().batch.batch.ordinal, 8);
    QVERIFY(f().window().windowTitle().contains(u"8"_s));
}

void SweepWindowTest::estimatesBeforeItStarts()
{
    f().startOn(f().makeWorkspace(u"week.winnow"_s, 3));
    seam();
    openWizard("sweep"_L1);
    goTo(1);
    fillForge();
    wizard().repos()->names()->setText(u"lantern"_s);
    goTo(3);
    wizard().summary()->measureButton()->click();
    QTRY_VERIFY(!wizard().summary()->isMeasuring());
    QVERIFY2(wizard().summary()->estimateText().startsWith(u"Still to ask:"_s)
                    || wizard().summary()->estimateText().contains(u"Nothing is left"_s),
            qPrintable(wizard().summary()->estimateText()));
    QCOMPARE(panel().state(), SweepPanel::State::Idle);
    // In the middle of another estimate the sweep itself can begin.
    m_world->addRepo(u"lantern/late"_s);
    wizard().summary()->measureButton()->click();
    wizard().startButton()->click();
    QVERIFY2(sweptAll(), qPrintable(panel().headline()));
}

void SweepWindowTest::stoppedIsOfferedAgain()
{
    const QString path = f().makeWorkspace(u"week.winnow"_s, 3);
    f().startOn(path);
    seam();
    openWizard("sweep"_L1);
    goTo(1);
    fillForge();
    wizard().repos()->names()->setText(u"lantern"_s);
    goTo(3);
    m_goodAnswers = 5;
    wizard().startButton()->click();
    QTRY_VERIFY(m_goodAnswers < 0);
    QAction *goOn = f().window().actions().action("continue-sweep"_L1);
    QVERIFY(!goOn->isEnabled());
    panel().stopButton()->click();
    QVERIFY(sweptAll());
    QVERIFY(panel().headline().startsWith(u"The sweep was stopped."_s));
    QTRY_VERIFY(goOn->isEnabled());
    QTRY_VERIFY(!f().window().host().isBusy());
    f().quit();
    m_goodAnswers = INT_MAX;
    f().startOn(path);
    seam();
    QCOMPARE(panel().state(), SweepPanel::State::Stopped);
    QVERIFY(panel().headline().contains(u"lantern"_s));
    panel().continueButton()->click();
    QVERIFY2(sweptAll(), qPrintable(panel().headline()));
    QVERIFY(panel().headline().startsWith(u"The sweep is done."_s));
    QVERIFY(!f().window().actions().action("continue-sweep"_L1)->isEnabled());
    QTRY_VERIFY(!f().window().host().isBusy());
    f().quit();
    f().startOn(path);
    QCOMPARE(panel().state(), SweepPanel::State::Idle);
}

void SweepWindowTest::closingMidSweep()
{
    const QString path = f().makeWorkspace(u"week.winnow"_s, 3);
    f().startOn(path);
    seam();
    openWizard("sweep"_L1);
    goTo(1);
    fillForge();
    wizard().repos()->names()->setText(u"lantern"_s);
    goTo(3);
    m_goodAnswers = 5;
    wizard().startButton()->click();
    QTRY_VERIFY(m_goodAnswers < 0);
    f().quit();
    f().startOn(path);
    QCOMPARE(panel().state(), SweepPanel::State::Stopped);
    QVERIFY(f().window().host().session()->workspace().sweep->isUnfinished);
}

void SweepWindowTest::decisionsWhileItRuns()
{
    f().startOn(f().makeWorkspace(u"week.winnow"_s, 3));
    seam();
    openWizard("sweep"_L1);
    goTo(1);
    fillForge();
    wizard().repos()->names()->setText(u"lantern"_s);
    goTo(3);
    m_goodAnswers = 5;
    wizard().startButton()->click();
    QTRY_VERIFY(m_goodAnswers < 0);
    QVERIFY(panel().isVisible());
    f().window().activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&f().window()));
    f().table().setFocus();
    const QString number = f().currentNumber();
    QVERIFY(f().decided([this] { f().press(Qt::Key_A); }));
    QCOMPARE(f().verdictOf(number), Verdict::Keep);
    QVERIFY(work().isSweeping());
    // Another one is not begun meanwhile.
    QVERIFY(!f().window().actions().action("sweep"_L1)->isEnabled());
}

void SweepWindowTest::refusedListingIsSaid()
{
    f().startOn(f().makeWorkspace(u"week.winnow"_s, 3));
    seam();
    openWizard("sweep"_L1);
    goTo(1);
    fillForge();
    wizard().repos()->names()->setText(u"nobody"_s);
    wizard().repos()->listButton()->click();
    QTRY_VERIFY(!wizard().repos()->isListing());
    QVERIFY2(wizard().repos()->statusText().startsWith(u"nobody:"_s),
            qPrintable(wizard().repos()->statusText()));
}

void SweepWindowTest::funnelFromTheTopBar()
{
    MainWindow &window = f().startOn(f().makeWorkspace(u"week.winnow"_s, 6));
    window.actions().action("funnel"_L1)->trigger();
    FunnelView *view = window.funnelDialog()->view();
    QTRY_COMPARE(view->funnel().swept, 6);
    QVERIFY(window.funnelDialog()->isVisible());
    // It goes on with the work.
    window.activateWindow();
    f().table().setFocus();
    QVERIFY(f().decided([this] { f().press(Qt::Key_A); }));
    QTRY_COMPARE(view->funnel().kept, 1);
    window.showWelcome();
    QVERIFY(!window.funnelDialog()->isVisible());
}

void SweepWindowTest::everythingHasAName()
{
    f().startOn(f().makeWorkspace(u"week.winnow"_s, 3));
    seam();
    openWizard("new-batch"_L1);
    wizard().instalment()->series()->setCurrentIndex(1); // with all fields of a new one
    wizard().instalment()->seriesId()->setText(u"other"_s);
    wizard().repos()->names()->setText(u"lantern"_s);
    QStringList nameless;
    const auto check = [&](QWidget *under) {
        for (QWidget *widget : under->findChildren<QWidget *>()) {
            if (!(widget->focusPolicy() & Qt::TabFocus) || !widget->isVisible()
                    || qobject_cast<QScrollBar *>(widget) || widget->objectName().startsWith(u"qt_"_s))
                continue;
            QAccessibleInterface *interface = QAccessible::queryAccessibleInterface(widget);
            if (interface && interface->text(QAccessible::Name).isEmpty())
                nameless.append(QString::fromLatin1(widget->metaObject()->className()) + u" in "_s
                        + QString::fromLatin1(widget->parentWidget()->metaObject()->className()));
        }
    };
    for (int page = 0; page <= 3; ++page) {
        goTo(page);
        check(&wizard());
    }
    f().window().actions().action("funnel"_L1)->trigger();
    check(f().window().funnelDialog());
    QVERIFY2(nameless.isEmpty(), qPrintable(nameless.join(u", "_s)));
}

QTEST_MAIN(SweepWindowTest)
#include "tst_sweepwindow.moc"
