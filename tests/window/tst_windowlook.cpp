// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/failonwarning.h"
#include "windowfixture.h"

#include "decision/choicepopup.h"
#include "triage/facetpanel.h"
#include "window/actions/actionregistry.h"
#include "window/actions/commandpalette.h"
#include "window/actions/shortcutsheet.h"
#include "window/importtext.h"
#include "window/welcomepage.h"
#include "window/windowoptions.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QAction>
#include <QComboBox>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTabBar>
#include <QTest>
#include <QTreeWidget>

using namespace Winnow;
using namespace Qt::StringLiterals;

/// Languages, names for screen readers, ways out by keyboard, palette and keys.
class WindowLookTest final : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        Testing::failOnUnexpectedWarning();
        m_fixture = std::make_unique<WindowFixture>();
    }
    void cleanup()
    {
        m_fixture->languages.apply(u"en"_s);
        m_fixture.reset();
    }

    void switchesLanguage();
    void everythingHasAName();
    void tabLeavesEveryField();
    void fitsASmallScreen();
    void paletteRunsActions();
    void sheetChangesKeys();
    void menusHoldEveryAction();
    void options_data();
    void options();
    void estimates();

private:
    WindowFixture &f() { return *m_fixture; }

    std::unique_ptr<WindowFixture> m_fixture;
};

void WindowLookTest::switchesLanguage()
{
    MainWindow &window = f().startOn(f().makeWorkspace(u"week.winnow"_s, 5));
    QCOMPARE(window.actions().plainText("keep"_L1), u"Keep"_s);
    window.applyLanguage(u"zh_CN"_s);
    QCOMPARE(window.actions().plainText("keep"_L1), u"保留"_s);
    QTRY_VERIFY(window.menuBar()->actions().first()->text().contains(u"文件"_s));
    QCOMPARE(f().desk().pane()->findChild<QTabBar *>()->tabText(1), u"对话"_s);
    QVERIFY(window.windowTitle().contains(u"精选"_s));
    f().press(Qt::Key_X);
    QCOMPARE(f().bar().popup()->choices().first().text, u"重复"_s);
    f().press(Qt::Key_Escape);
    window.applyLanguage(u"en"_s);
    QTRY_COMPARE(f().desk().pane()->findChild<QTabBar *>()->tabText(1), u"Conversation"_s);
    QCOMPARE(f().settings.value(WindowSetting::Language).toString(), u"en"_s);
}

void WindowLookTest::everythingHasAName()
{
    MainWindow &window = f().startOn(f().makeWorkspace(u"week.winnow"_s, 5));
    QStringList nameless;
    const auto check = [&] {
        for (QWidget *widget : window.findChildren<QWidget *>()) {
            // Parts of a control (scroll bars, headers, the field of a spin box) are named by it.
            if (!(widget->focusPolicy() & Qt::TabFocus) || !widget->isVisible()
                    || qobject_cast<QScrollBar *>(widget) || widget->objectName().startsWith(u"qt_"_s))
                continue;
            QAccessibleInterface *interface = QAccessible::queryAccessibleInterface(widget);
            if (interface && interface->text(QAccessible::Name).isEmpty())
                nameless.append(QString::fromLatin1(widget->metaObject()->className()) + u" in "_s
                        + QString::fromLatin1(widget->parentWidget()->metaObject()->className()));
        }
    };
    check();
    // What opens over the window on a key, and what asks.
    for (const Qt::Key key : {Qt::Key_X, Qt::Key_H, Qt::Key_M, Qt::Key_F1}) {
        f().press(key);
        check();
        f().press(Qt::Key_Escape);
    }
    f().press(Qt::Key_K, Qt::ControlModifier);
    check();
    f().press(Qt::Key_Escape);
    f().press(Qt::Key_Q);
    check();
    f().press(Qt::Key_Escape);
    window.showWelcome();
    check();
    QVERIFY2(nameless.isEmpty(), qPrintable(nameless.join(u", "_s)));
}

void WindowLookTest::tabLeavesEveryField()
{
    MainWindow &window = f().startOn(f().makeWorkspace(u"week.winnow"_s, 5));
    QSet<QWidget *> seen;
    QStringList trail;
    for (int i = 0; i < 60; ++i) {
        QWidget *before = QApplication::focusWidget();
        seen.insert(before);
        trail.append(QString::fromLatin1(before->metaObject()->className()));
        QTest::keyClick(before, Qt::Key_Tab);
        // A page with links goes through them first; it must be left in the end.
        for (int link = 0; QApplication::focusWidget() == before && link < 20; ++link)
            QTest::keyClick(before, Qt::Key_Tab);
        QVERIFY2(QApplication::focusWidget() && QApplication::focusWidget() != before,
                before->metaObject()->className());
        if (QApplication::focusWidget() == &f().table())
            break;
    }
    QVERIFY(f().table().hasFocus());
    QVERIFY(seen.contains(f().bar().noteField()));
    QVERIFY2(seen.contains(f().desk().facetPanel()->findChild<QLineEdit *>()),
            qPrintable(trail.join(u", "_s)));
    Q_UNUSED(window)
}

void WindowLookTest::fitsASmallScreen()
{
    for (const QString &language : {u"en"_s, u"zh_CN"_s}) {
        f().languages.apply(language);
        MainWindow &window = f().startOn(f().makeWorkspace(language + u".winnow"_s, 5));
        QVERIFY2(window.minimumSizeHint().width() <= 1366,
                qPrintable(QString::number(window.minimumSizeHint().width())));
        QVERIFY2(window.minimumSizeHint().height() <= 768,
                qPrintable(QString::number(window.minimumSizeHint().height())));
        f().quit();
    }
}

void WindowLookTest::paletteRunsActions()
{
    MainWindow &window = f().startOn(f().makeWorkspace(u"week.winnow"_s, 5));
    f().press(Qt::Key_K, Qt::ControlModifier);
    QVERIFY(window.commandPalette()->popup()->isOpen());
    f().press(u"issue text"_s);
    f().press(Qt::Key_Return);
    QVERIFY(!window.commandPalette()->popup()->isOpen());
    QCOMPARE(f().desk().pane()->tab(), EvidenceTab::Text);
    QVERIFY(f().table().hasFocus());
    f().press(Qt::Key_K, Qt::ControlModifier);
    f().press(u"keep"_s); // other actions' help speaks of keeping, too
    QVERIFY(f().decided([this] { f().press(Qt::Key_Return); }));
    QCOMPARE(f().verdictOf(u"1"_s), Verdict::Keep);
}

void WindowLookTest::sheetChangesKeys()
{
    MainWindow &window = f().startOn(f().makeWorkspace(u"week.winnow"_s, 5));
    f().press(Qt::Key_F1);
    QVERIFY(window.shortcutSheet()->isVisible());
    QTreeWidget *list = window.shortcutSheet()->list();
    const QList<QTreeWidgetItem *> found = list->findItems(u"Keep"_s, Qt::MatchExactly | Qt::MatchRecursive);
    QCOMPARE(found.size(), 1);
    list->setCurrentItem(found.first());
    f().press(Qt::Key_Return);
    f().press(Qt::Key_X);
    QVERIFY(window.shortcutSheet()->message().contains(u"belongs to “Drop”"_s));
    f().press(Qt::Key_Return);
    f().press(Qt::Key_Y);
    QCOMPARE(found.first()->text(1), u"Y"_s);
    f().press(Qt::Key_Escape);
    QVERIFY(!window.shortcutSheet()->isVisible());
    QVERIFY(f().table().hasFocus());
    QVERIFY(f().decided([this] { f().press(Qt::Key_Y); }));
    QCOMPARE(f().verdictOf(u"1"_s), Verdict::Keep);
}

void WindowLookTest::menusHoldEveryAction()
{
    MainWindow &window = f().start();
    QSet<QAction *> inMenus;
    for (const QMenu *menu : window.menuBar()->findChildren<QMenu *>()) {
        for (QAction *action : menu->actions())
            inMenus.insert(action);
    }
    for (const ActionInfo &info : actionTable())
        QVERIFY2(inMenus.contains(window.actions().action(info.id)), info.id.data());
}

void WindowLookTest::options_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<bool>("valid");
    QTest::newRow("nothing") << QStringList{} << true;
    QTest::newRow("a file") << QStringList{u"a.winnow"_s} << true;
    QTest::newRow("two files") << QStringList{u"a.winnow"_s, u"b.winnow"_s} << false;
    QTest::newRow("picture") << QStringList{u"--sample"_s, u"--screenshot"_s, u"a.png"_s, u"--size"_s,
            u"1366x768"_s, u"--theme"_s, u"dark"_s, u"--language"_s, u"zh_CN"_s}
                             << true;
    QTest::newRow("bad size") << QStringList{u"--size"_s, u"big"_s} << false;
    QTest::newRow("tiny size") << QStringList{u"--size"_s, u"1x1"_s} << false;
    QTest::newRow("bad theme") << QStringList{u"--theme"_s, u"pink"_s} << false;
    QTest::newRow("bad language") << QStringList{u"--language"_s, u"fr"_s} << false;
    QTest::newRow("unknown") << QStringList{u"--frobnicate"_s} << false;
}

void WindowLookTest::options()
{
    QFETCH(QStringList, arguments);
    arguments.prepend(u"winnow"_s);
    QTEST(parseWindowOptions(arguments).has_value(), "valid");
}

void WindowLookTest::estimates()
{
    ImportProgress progress;
    progress.lines = 12'345;
    progress.bytesDone = 250;
    progress.bytesTotal = 1000;
    const QLocale english(u"en"_s);
    QCOMPARE(ImportText::progress(progress, 100, english), u"Importing: 12,345 lines read"_s);
    QCOMPARE(ImportText::progress(progress, 10'000, english),
            u"Importing: 12,345 lines read; about 31 s left"_s);
    progress.bytesTotal = 0;
    QVERIFY(!ImportText::permille(progress));
    QCOMPARE(ImportText::progress(progress, 10'000, english), u"Importing: 12,345 lines read"_s);
}

QTEST_MAIN(WindowLookTest)
#include "tst_windowlook.moc"
