// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/failonwarning.h"
#include "window/actions/actionregistry.h"
#include "window/actions/keydispatcher.h"
#include "window/actions/physicalkeys.h"

#include <QAction>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBrowser>
#include <QVBoxLayout>

using namespace Winnow;
using namespace Qt::StringLiterals;

class ActionsTest final : public QObject
{
    Q_OBJECT

private slots:
    void init() { Testing::failOnUnexpectedWarning(); }
    void tableIsConsistent();
    void keysByLetterAndPlace_data();
    void keysByLetterAndPlace();
    void onlyChangesAreStored();
    void takenKeysAreRefused();
    void aStoredKeyBeatsANewDefault();
    void dispatcherKnowsWhenTextIsTyped();
};

void ActionsTest::tableIsConsistent()
{
    QSet<QLatin1StringView> ids;
    QSet<QString> keys; // of the triage desk, with those heard everywhere
    QSet<QString> auditKeys;
    for (const ActionInfo &info : actionTable()) {
        QVERIFY2(!ids.contains(info.id), info.id.data());
        ids.insert(info.id);
        QVERIFY2(*info.text && *info.help, info.id.data());
        for (const QString &key : QString::fromLatin1(info.keys).split(u' ', Qt::SkipEmptyParts)) {
            QVERIFY2(!QKeySequence(key).isEmpty(), info.id.data());
            const bool isTriage = info.context != ActionContext::Audit;
            const bool isAudit = info.context != ActionContext::Triage;
            QVERIFY2(!(isTriage && keys.contains(key)) && !(isAudit && auditKeys.contains(key)),
                    qPrintable(key));
            if (isTriage)
                keys.insert(key);
            if (isAudit)
                auditKeys.insert(key);
        }
    }
    // The keys that desks.md fixes.
    QTemporaryDir folder;
    QSettings settings(folder.filePath(u"a.ini"_s), QSettings::IniFormat);
    const ActionRegistry registry(settings);
    const std::pair<QLatin1StringView, QString> fixed[] = {{"next"_L1, u"J"_s}, {"previous"_L1, u"K"_s},
            {"keep"_L1, u"A"_s}, {"drop"_L1, u"X"_s}, {"hold"_L1, u"H"_s}, {"duplicate"_L1, u"M"_s},
            {"take-back"_L1, u"U"_s}, {"undo"_L1, u"Z"_s}, {"open-page"_L1, u"O"_s},
            {"conversation"_L1, u"C"_s}, {"search"_L1, u"/"_s}, {"group"_L1, u"G"_s},
            {"palette"_L1, u"Ctrl+K"_s}, {"desk-triage"_L1, u"Ctrl+1"_s}, {"desk-audit"_L1, u"Ctrl+3"_s},
            {"desk-publish"_L1, u"Ctrl+4"_s}, {"shortcuts"_L1, u"F1"_s}, {"audit-accept"_L1, u"A"_s},
            {"audit-reject"_L1, u"X"_s}, {"audit-replace"_L1, u"R"_s}, {"audit-leave-empty"_L1, u"E"_s}};
    for (const auto &[id, key] : fixed)
        QCOMPARE(registry.keys(id).first(), QKeySequence(key));
}

void ActionsTest::keysByLetterAndPlace_data()
{
    QTest::addColumn<int>("key");
    QTest::addColumn<Qt::KeyboardModifiers>("modifiers");
    QTest::addColumn<int>("place");
    QTest::addColumn<QString>("shortcut");
    const Qt::KeyboardModifiers none = Qt::NoModifier;
    const Qt::KeyboardModifiers shift = Qt::ShiftModifier;
    QTest::newRow("letter") << int(Qt::Key_A) << none << 38 << u"A"_s;
    QTest::newRow("letter with Shift") << int(Qt::Key_A) << shift << 38 << u"Shift+A"_s;
    QTest::newRow("Russian, by place") << 0x424 << none << 38 << u"A"_s;
    QTest::newRow("Russian with Ctrl")
            << 0x42f << Qt::KeyboardModifiers(Qt::ControlModifier) << 52 << u"Ctrl+Z"_s;
    QTest::newRow("Chinese sign, by place") << 0x3001 << none << 61 << u"/"_s;
    QTest::newRow("Chinese question mark") << 0xff1f << shift << 61 << u"?"_s;
    QTest::newRow("hidden by an input method") << int(Qt::Key_unknown) << none << 53 << u"X"_s;
    QTest::newRow("question mark") << int(Qt::Key_Question) << shift << 61 << u"?"_s;
    QTest::newRow("slash with Shift, as in German") << int(Qt::Key_Slash) << shift << 16 << u"/"_s;
    QTest::newRow("French A lies where Q is") << int(Qt::Key_A) << none << 24 << u"A"_s;
    QTest::newRow("keypad digit") << int(Qt::Key_1) << Qt::KeyboardModifiers(Qt::KeypadModifier) << 87
                                  << u"1"_s;
    QTest::newRow("function key") << int(Qt::Key_F1) << none << 67 << u"F1"_s;
    QTest::newRow("a modifier alone") << int(Qt::Key_Shift) << shift << 50 << QString();
    QTest::newRow("a dead key off the main block") << int(Qt::Key_Dead_Acute) << none << 200 << QString();
}

void ActionsTest::keysByLetterAndPlace()
{
    QFETCH(int, key);
    QFETCH(Qt::KeyboardModifiers, modifiers);
    QFETCH(int, place);
    QFETCH(QString, shortcut);
    const QKeyEvent event(QEvent::KeyPress, key, modifiers, static_cast<quint32>(place), 0, 0);
    const auto found = shortcutOf(event);
    QCOMPARE(found ? found->toString(QKeySequence::PortableText) : QString(), shortcut);
}

void ActionsTest::onlyChangesAreStored()
{
    QTemporaryDir folder;
    QSettings settings(folder.filePath(u"a.ini"_s), QSettings::IniFormat);
    {
        ActionRegistry registry(settings);
        QVERIFY(settings.allKeys().isEmpty());
        QSignalSpy changed(&registry, &ActionRegistry::keysChanged);
        QVERIFY(registry.setKeys("keep"_L1, {QKeySequence(u"Y"_s)}));
        QCOMPARE(changed.size(), 1);
        QCOMPARE(settings.allKeys(), QStringList{u"shortcuts/keep"_s});
    }
    {
        ActionRegistry registry(settings);
        QCOMPARE(registry.keys("keep"_L1), QList<QKeySequence>{QKeySequence(u"Y"_s)});
        QCOMPARE(
                registry.deskAction(ActionContext::Triage, QKeySequence(u"Y"_s)), registry.action("keep"_L1));
        QVERIFY(!registry.deskAction(ActionContext::Triage, QKeySequence(u"A"_s)));
        registry.resetKeys("keep"_L1);
        QVERIFY(settings.allKeys().isEmpty());
    }
}

void ActionsTest::takenKeysAreRefused()
{
    QTemporaryDir folder;
    QSettings settings(folder.filePath(u"a.ini"_s), QSettings::IniFormat);
    ActionRegistry registry(settings);
    QCOMPARE(registry.conflict("keep"_L1, QKeySequence(u"X"_s))->id, "drop"_L1);
    QVERIFY(!registry.conflict("keep"_L1, QKeySequence(u"A"_s)));
    QVERIFY(!registry.setKeys("keep"_L1, {QKeySequence(u"X"_s)}));
    QCOMPARE(registry.keyText("keep"_L1), u"A"_s);
    QVERIFY(settings.allKeys().isEmpty());
}

void ActionsTest::aStoredKeyBeatsANewDefault()
{
    QTemporaryDir folder;
    QSettings settings(folder.filePath(u"a.ini"_s), QSettings::IniFormat);
    settings.setValue(u"shortcuts/drop"_s, u"A"_s);
    const ActionRegistry registry(settings);
    QCOMPARE(registry.deskAction(ActionContext::Triage, QKeySequence(u"A"_s)), registry.action("drop"_L1));
    QVERIFY(registry.keys("keep"_L1).isEmpty());
}

void ActionsTest::dispatcherKnowsWhenTextIsTyped()
{
    QTemporaryDir folder;
    QSettings settings(folder.filePath(u"a.ini"_s), QSettings::IniFormat);
    ActionRegistry registry(settings);
    QWidget desk;
    QVBoxLayout layout(&desk);
    auto *line = new QLineEdit;
    auto *text = new QPlainTextEdit;
    auto *page = new QTextBrowser;
    auto *other = new QWidget;
    other->setFocusPolicy(Qt::StrongFocus);
    for (QWidget *widget : std::initializer_list<QWidget *>{line, text, page, other})
        layout.addWidget(widget);
    KeyDispatcher dispatcher(registry, desk, ActionContext::Triage);
    desk.show();
    QVERIFY(QTest::qWaitForWindowActive(&desk));
    QSignalSpy kept(registry.action("keep"_L1), &QAction::triggered);
    for (QWidget *field : std::initializer_list<QWidget *>{line, text}) {
        field->setFocus();
        QTest::keyClick(field, Qt::Key_A);
        QCOMPARE(kept.size(), 0);
    }
    QCOMPARE(line->text(), u"a"_s);
    QCOMPARE(text->toPlainText(), u"a"_s);
    page->setFocus();
    QTest::keyClick(page, Qt::Key_A);
    QCOMPARE(kept.size(), 1);
    other->setFocus();
    QTest::keyClick(other, Qt::Key_A);
    QCOMPARE(kept.size(), 2);
    registry.action("keep"_L1)->setEnabled(false);
    QTest::keyClick(other, Qt::Key_A);
    QCOMPARE(kept.size(), 2);
}

QTEST_MAIN(ActionsTest)
#include "tst_actions.moc"
