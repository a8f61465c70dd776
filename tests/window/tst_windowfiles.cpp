// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/failonwarning.h"
#include "windowfixture.h"

#include "window/actions/actionregistry.h"
#include "window/importpanel.h"
#include "window/noticebar.h"
#include "window/samplebatch.h"
#include "window/welcomebutton.h"
#include "window/welcomepage.h"

#include <QDir>
#include <QAction>
#include <QClipboard>
#include <QDropEvent>
#include <QInputDialog>
#include <QListWidget>
#include <QMimeData>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using namespace Winnow;
using namespace Qt::StringLiterals;

/// Files that come to the window: the welcome page, drops, imports, read-only workspaces, the sample.
class WindowFilesTest final : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        Testing::failOnUnexpectedWarning();
        m_fixture = std::make_unique<WindowFixture>();
    }
    void cleanup() { m_fixture.reset(); }

    void welcomesWithoutAWorkspace();
    void makesAWorkspaceOfABundle();
    void recentAndMissing();
    void importsWhatIsDropped();
    void cancelsAnImport();
    void reportsRefusedLines();
    void publishedArticleComesIn();
    void articleWithoutANumberIsAskedFor();
    void fileWithoutAnArticleIsRefused();
    void glossaryComesIn();
    void droppedOnTheWelcomePage();
    void opensADroppedWorkspace();
    void secondWindowReadsOnly();
    void failsInLine();
    void sampleIsMadeOnce();
    void prefilterRunsAfterTheImport();

private:
    WindowFixture &f() { return *m_fixture; }
    void drop(const QStringList &files);

    std::unique_ptr<WindowFixture> m_fixture;
};

void WindowFilesTest::drop(const QStringList &files)
{
    QMimeData data;
    QList<QUrl> urls;
    for (const QString &file : files)
        urls.append(QUrl::fromLocalFile(file));
    data.setUrls(urls);
    QDragEnterEvent enter(QPoint(200, 200), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&f().window(), &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent event(QPointF(200, 200), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&f().window(), &event);
}

void WindowFilesTest::welcomesWithoutAWorkspace()
{
    MainWindow &window = f().start();
    window.openLast();
    QVERIFY(window.welcomePage()->isVisible());
    QCOMPARE(window.welcomePage()->findChildren<WelcomeButton *>().size(), 5);
    QVERIFY(window.welcomePage()->recentList()->isHidden());
    QVERIFY(window.welcomePage()->findChild<WelcomeButton *>()->hasFocus());
    // Without a workspace the triage keys do nothing, and nothing offers to.
    QVERIFY(!window.actions().action("keep"_L1)->isEnabled());
    QVERIFY(!window.actions().action("close-workspace"_L1)->isEnabled());
}

void WindowFilesTest::makesAWorkspaceOfABundle()
{
    MainWindow &window = f().start();
    window.openLast();
    f().chooser().bundles = {f().writeBundle(u"week38.ndjson"_s, 12)};
    f().chooser().newWorkspaces = {f().path(u"week38.winnow"_s)};
    QSignalSpy ready(&window, &MainWindow::ready);
    window.actions().action("import-bundles"_L1)->trigger();
    QVERIFY(ready.wait());
    QCOMPARE(QFileInfo(f().chooser().suggested).fileName(), u"week38.winnow"_s);
    QCOMPARE(f().desk().work().candidates().rowCount(), 12);
    QVERIFY(window.windowTitle().contains(u"Picks, instalment 7"_s));
    QVERIFY(window.messageLine()->message().startsWith(u"Imported: "_s));
    QVERIFY(window.importPanel()->isHidden());
    QVERIFY(f().table().hasFocus());
}

void WindowFilesTest::recentAndMissing()
{
    const QString here = f().makeWorkspace(u"here.winnow"_s, 3);
    const QString gone = f().makeWorkspace(u"gone.winnow"_s, 3);
    f().startOn(gone);
    f().startOn(here);
    f().window().showWelcome();
    QVERIFY(QFile::remove(gone));
    f().window().showWelcome();
    QListWidget *list = f().window().welcomePage()->recentList();
    QCOMPARE(list->count(), 2);
    QVERIFY(list->item(0)->text().startsWith(u"here — "_s));
    QVERIFY(list->item(1)->text().startsWith(u"gone — missing: "_s));
    QSignalSpy failed(&f().window(), &MainWindow::openFailed);
    list->setCurrentRow(1);
    f().press(Qt::Key_Return);
    QVERIFY(failed.wait());
    QCOMPARE(f().window().messageLine()->kind(), MessageLine::Kind::Error);
    list->setCurrentRow(1);
    f().press(Qt::Key_Delete);
    QCOMPARE(list->count(), 1);
    QSignalSpy ready(&f().window(), &MainWindow::ready);
    list->setCurrentRow(0);
    list->setFocus();
    f().press(Qt::Key_Return);
    QVERIFY(ready.wait());
    QCOMPARE(f().desk().work().candidates().rowCount(), 3);
}

void WindowFilesTest::importsWhatIsDropped()
{
    MainWindow &window = f().startOn(f().makeWorkspace(u"week.winnow"_s, 4));
    QSignalSpy finished(&window.host(), &WorkspaceHost::importFinished);
    QSignalSpy ready(&window, &MainWindow::ready);
    drop({f().writeBundle(u"more.ndjson"_s, 20)});
    QVERIFY(window.importPanel()->isRunning());
    QVERIFY(ready.wait());
    QCOMPARE(finished.size(), 1);
    QCOMPARE(f().desk().work().candidates().rowCount(), 20);
    // The same bundle again changes nothing, and says so.
    drop({f().path(u"more.ndjson"_s)});
    QVERIFY(ready.wait());
    QCOMPARE(window.messageLine()->message(),
            u"Everything in these files was known already. Nothing changed."_s);
}

void WindowFilesTest::cancelsAnImport()
{
    MainWindow &window = f().startOn(f().makeWorkspace(u"week.winnow"_s, 4));
    const QString big = f().writeBundle(u"big.ndjson"_s, 60'000);
    QSignalSpy progressed(&window.host(), &WorkspaceHost::importProgressed);
    QSignalSpy finished(&window.host(), &WorkspaceHost::importFinished);
    QSignalSpy settled(&window.host(), &WorkspaceHost::settled);
    drop({big});
    QVERIFY(progressed.wait());
    QTest::mouseClick(window.importPanel()->findChild<QPushButton *>(), Qt::LeftButton);
    QVERIFY(!finished.isEmpty() || finished.wait(60'000));
    QVERIFY(finished.first().first().value<BundleImportReport>().cancelled);
    QVERIFY(!settled.isEmpty() || settled.wait(60'000));
    QVERIFY(window.messageLine()->message().contains(u"cancelled"_s));
    QVERIFY(!window.host().isBusy());
    // The window works on.
    QVERIFY(f().decided([this] { f().press(Qt::Key_A); }));
}

void WindowFilesTest::reportsRefusedLines()
{
    MainWindow &window = f().startOn(f().makeWorkspace(u"week.winnow"_s, 2));
    const QString bad = f().writeFile(u"bad.ndjson"_s,
            "{\"type\":\"bundle\",\"version\":1}\n"
            "{\"type\":\"issue\",\"repo\":\"org/"
            "alpha\",\"number\":\"50\",\"title\":\"t\",\"closed_at\":\"2026-09-31\"}\n"
            "{\"type\":\"vote\",\"x\":1}\n"
            "{\"type\":\"event\",\"repo\":\"org/"
            "lost\",\"number\":\"404\",\"id\":\"e\",\"kind\":\"comment\"}\n");
    QSignalSpy ready(&window, &MainWindow::ready);
    drop({bad});
    QVERIFY(ready.wait());
    QVERIFY(window.importPanel()->isVisible());
    const QString report = window.importPanel()->reportText();
    QVERIFY2(report.contains(u":2: issue.closed_at: "_s), qPrintable(report));
    QVERIFY2(report.contains(u"1 line of unknown type “vote” left out"_s)
                    || report.contains(u"unknown type “vote”"_s),
            qPrintable(report));
    QVERIFY2(report.contains(u"org/lost#404"_s), qPrintable(report));
    QPushButton *copy = nullptr;
    QPushButton *close = nullptr;
    for (QPushButton *button : window.importPanel()->findChildren<QPushButton *>()) {
        if (button->text().contains(u"Copy"_s))
            copy = button;
        if (button->text() == u"Close"_s)
            close = button;
    }
    QTest::mouseClick(copy, Qt::LeftButton);
    QCOMPARE(QGuiApplication::clipboard()->text(), report);
    QTest::mouseClick(close, Qt::LeftButton);
    QVERIFY(window.importPanel()->isHidden());
    QVERIFY(f().table().hasFocus());
}

namespace {

/// An instalment with one row, and a line that means nothing.
QByteArray articleText(const QString &title)
{
    return (title
            + u"\n总览\n仓库\t定位\t收录条数\nloom\t织机\t1\nloom（主机）\n一句话。\n编号\t问题\t解答\n"
              "#7\t不停机\t合入后修复\n"_s)
            .toUtf8();
}

} // namespace

void WindowFilesTest::publishedArticleComesIn()
{
    MainWindow &window = f().startOn(f().makeWorkspace(u"week.winnow"_s, 4));
    f().chooser().articles = {f().writeFile(u"three.txt"_s, articleText(u"织机精选（三）"_s))};
    QSignalSpy imported(window.host().session(), &WorkspaceSession::articleImported);
    window.actions().action("import-article"_L1)->trigger();
    QVERIFY(imported.wait());
    const auto import = imported.at(0).at(0).value<ArticleImport>();
    QCOMPARE(import.batch.ordinal, 3);
    QCOMPARE(import.summary.rows, 1);
    QVERIFY(window.messageLine()->message().startsWith(
            u"Instalment 3 is known as published now, with 1 row."_s));
}

void WindowFilesTest::articleWithoutANumberIsAskedFor()
{
    MainWindow &window = f().startOn(f().makeWorkspace(u"week.winnow"_s, 4));
    f().chooser().articles = {f().writeFile(u"some.txt"_s, articleText(u"织机精选"_s))};
    window.actions().action("import-article"_L1)->trigger();
    QTRY_VERIFY(window.findChild<QInputDialog *>());
    auto *dialog = window.findChild<QInputDialog *>();
    QVERIFY(dialog->labelText().contains(u"织机精选"_s));
    QSignalSpy imported(window.host().session(), &WorkspaceSession::articleImported);
    dialog->setIntValue(12);
    dialog->accept();
    QVERIFY(imported.wait());
    QCOMPARE(imported.at(0).at(0).value<ArticleImport>().batch.ordinal, 12);
}

void WindowFilesTest::fileWithoutAnArticleIsRefused()
{
    MainWindow &window = f().startOn(f().makeWorkspace(u"week.winnow"_s, 4));
    for (const QString &file : {f().writeFile(u"letter.txt"_s, "Dear editor"_ba), f().path(u"gone.txt"_s)}) {
        f().chooser().articles = {file};
        QSignalSpy refused(window.host().session(), &WorkspaceSession::fileRefused);
        window.actions().action("import-article"_L1)->trigger();
        QVERIFY(refused.wait());
        QVERIFY(window.messageLine()->message().contains(file));
        QVERIFY(window.messageLine()->message().contains(u"Nothing was changed."_s));
    }
}

void WindowFilesTest::glossaryComesIn()
{
    MainWindow &window = f().startOn(f().makeWorkspace(u"week.winnow"_s, 4));
    f().chooser().glossaries = {
            f().writeFile(u"terms.csv"_s, "算子,operator,\n只有中文,,\n融合,fusion,of operators\n"_ba)};
    QSignalSpy imported(window.host().session(), &WorkspaceSession::glossaryImported);
    window.actions().action("import-glossary"_L1)->trigger();
    QVERIFY(imported.wait());
    QCOMPARE(imported.at(0).at(0).value<GlossaryImport>().terms, 2);
    QCOMPARE(window.messageLine()->message(),
            u"The glossary took in 2 terms. 1 line holds no pair of terms and was left out: 2."_s);
}

void WindowFilesTest::droppedOnTheWelcomePage()
{
    MainWindow &window = f().start();
    window.openLast();
    f().chooser().newWorkspaces = {f().path(u"dropped.winnow"_s)};
    QSignalSpy ready(&window, &MainWindow::ready);
    drop({f().writeBundle(u"a.ndjson"_s, 5)});
    QVERIFY(ready.wait());
    QCOMPARE(f().desk().work().candidates().rowCount(), 5);
    QVERIFY(QFile::exists(f().path(u"dropped.winnow"_s)));
}

void WindowFilesTest::opensADroppedWorkspace()
{
    const QString other = f().makeWorkspace(u"other.winnow"_s, 7);
    MainWindow &window = f().startOn(f().makeWorkspace(u"week.winnow"_s, 2));
    QSignalSpy ready(&window, &MainWindow::ready);
    drop({other});
    QVERIFY(ready.wait());
    QCOMPARE(f().desk().work().candidates().rowCount(), 7);
}

void WindowFilesTest::secondWindowReadsOnly()
{
    const QString file = f().makeWorkspace(u"week.winnow"_s, 5);
    auto holder = Workspace::open(file, Workspace::Access::ReadWrite);
    QVERIFY(holder.has_value());
    MainWindow &window = f().startOn(file);
    QVERIFY(window.readOnlyBar()->isVisible());
    QVERIFY2(window.readOnlyBar()->text().contains(QString::number(QCoreApplication::applicationPid())),
            qPrintable(window.readOnlyBar()->text()));
    QCOMPARE(f().desk().work().candidates().rowCount(), 5);
    f().press(Qt::Key_A);
    QVERIFY(window.messageLine()->message().contains(u"reading only"_s));
    QCOMPARE(f().verdictOf(u"1"_s), Verdict::Undecided);
    // Once the other has gone, trying again gives the whole window.
    holder = std::unexpected(WorkspaceError());
    QSignalSpy ready(&window, &MainWindow::ready);
    QTest::mouseClick(window.readOnlyBar()->findChild<QPushButton *>(), Qt::LeftButton);
    QVERIFY(ready.wait());
    QVERIFY(window.readOnlyBar()->isHidden());
    QVERIFY(f().decided([this] { f().press(Qt::Key_A); }));
}

void WindowFilesTest::failsInLine()
{
    const QString file = f().makeWorkspace(u"week.winnow"_s, 3);
    MainWindow &window = f().startOn(file);
    QSignalSpy failed(&window, &MainWindow::openFailed);
    window.openWorkspace(
            f().writeFile(u"no.winnow"_s, "this is no workspace at all, but it is long enough to look at"));
    QVERIFY(failed.wait());
    QCOMPARE(window.messageLine()->kind(), MessageLine::Kind::Error);
    QVERIFY(window.messageLine()->message().contains(u"no.winnow"_s));
    // What was open stays open.
    QCOMPARE(f().desk().work().candidates().rowCount(), 3);
    QVERIFY(f().decided([this] { f().press(Qt::Key_A); }));
}

void WindowFilesTest::sampleIsMadeOnce()
{
    MainWindow &window = f().start();
    f().settings.setValue(WindowSetting::Reviewer, u"tester"_s);
    // Making it was cut short once, before anything was in it.
    QVERIFY(QDir().mkpath(f().path(u"data"_s)));
    f().writeFile(u"data/sample.winnow"_s, {});
    window.host().setSample(SampleBatch(f().path(u"data"_s)));
    QSignalSpy ready(&window, &MainWindow::ready);
    window.openSample();
    QVERIFY(ready.wait(60'000));
    const int rows = f().desk().work().candidates().rowCount();
    QVERIFY2(rows >= 100, qPrintable(QString::number(rows)));
    QVERIFY(QFile::exists(f().path(u"data/sample.winnow"_s)));
    QVERIFY(!QFile::exists(f().path(u"data/sample.winnow.filling"_s)));
    const qint64 first = f().table().currentId();
    QVERIFY(f().decided([this] { f().press(Qt::Key_A); }));
    f().quit();
    MainWindow &again = f().start();
    again.host().setSample(SampleBatch(f().path(u"data"_s)));
    QSignalSpy imported(&again.host(), &WorkspaceHost::importStarted);
    QSignalSpy readyAgain(&again, &MainWindow::ready);
    again.openSample();
    QVERIFY(readyAgain.wait());
    QCOMPARE(imported.size(), 0);
    QCOMPARE(f().desk().work().candidates().rowCount(), rows);
    QVERIFY(f().table().currentId() != first);
}

void WindowFilesTest::prefilterRunsAfterTheImport()
{
    MainWindow &window = f().startOn(f().makeWorkspace(u"week.winnow"_s, 4));
    QCOMPARE(f().desk().work().candidates().rowCount(), 4);
    QSignalSpy ready(&window, &MainWindow::ready);
    drop({f().writeFile(u"cve.ndjson"_s,
            "{\"type\":\"issue\",\"repo\":\"org/alpha\",\"number\":\"90\",\"title\":\"CVE-2026-1234 "
            "list\",\"state\":\"closed\","
            "\"author\":\"u\",\"created_at\":\"2026-11-02T00:00:00Z\",\"closed_at\":\"2026-11-03T00:00:00Z\"}"
            "\n")});
    QVERIFY(ready.wait());
    QCOMPARE(f().desk().work().candidates().rowCount(), 4);
    PoolQuery filtered;
    filtered.valuesOf(Facet::Verdict) = {u"filtered"_s};
    QSignalSpy listed(&f().desk().work(), &TriageWork::listed);
    f().desk().work().setQuery(filtered);
    QVERIFY(listed.wait());
    QCOMPARE(f().desk().work().candidates().rowCount(), 1);
}

QTEST_MAIN(WindowFilesTest)
#include "tst_windowfiles.moc"
