// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "diff/diffcolours.h"
#include "diff/difffilesmodel.h"
#include "diff/diffpane.h"
#include "diff/diffview.h"
#include "diff/findfield.h"
#include "diff/readdiff.h"
#include "diff/syntaxcolours.h"
#include "theme/themecolours.h"
#include "widgets/failonwarning.h"

#include <QAbstractItemModelTester>
#include <QAccessible>
#include <QApplication>
#include <QClipboard>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;

namespace Winnow {

class TestDiffView final : public QObject
{
    Q_OBJECT

private slots:
    void init() { Testing::failOnUnexpectedWarning(); }
    void movesByKeyboard();
    void goesFromHunkToHunk();
    void goesFromFileToFile();
    void foldsAndOpens();
    void marksLookedAt();
    void findsInFoldedFiles();
    void copiesWithoutMarkers();
    void copiesOneSide();
    void selectsByMouse();
    void keepsPlaceWhenModeChanges();
    void speaksCurrentLine();
    void showsHiddenCharacters();
    void scrollsLongLines();
    void colours();
    void replacedDiffLeavesNoColours();
    void headIsDrawnInParts();
    void waitingWordsDoNotMove();
    void pathsHideNothing();
    void coloursAreReadable();
    void paneFollowsView();
    void paneSaysWhereDiffBreaks();
    void paneKeepsState();
    void listIsSound();
    void paintsAnyDiff();
    void paintsAnyDiff_data();
};

namespace {

QByteArray changed(const QByteArray &name, const QByteArray &hunks)
{
    return "diff --git a/" + name + " b/" + name + "\nindex 1111111..2222222 100644\n--- a/" + name
            + "\n+++ b/" + name + '\n' + hunks;
}

QByteArray sample()
{
    return changed("src/a.cpp",
                   "@@ -3,4 +3,5 @@ int f()\n {\n-    return oldValue;\n+    int newValue = 1;\n"
                   "+    return newValue;\n }\n \n@@ -40,2 +41,2 @@\n-// 旧的注释\n+// 新的注释\n end\n")
            + changed("yarn.lock", "@@ -1 +1 @@\n-needle old\n+needle new\n")
            + "diff --git a/p.png b/p.png\nindex 11..22 100644\nBinary files a/p.png and b/p.png differ\n"
            + changed("b.py", "@@ -1,2 +1,2 @@\n def g():\n-  pass\n+    pass\n");
}

/// A view on the sample, shown and with the keyboard.
class Shown final
{
public:
    explicit Shown(const QByteArray &text = sample())
        : view(nullptr)
    {
        view.resize(900, 600);
        view.setDiff(readDiff(text));
        view.show();
        view.setFocus();
    }

    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) { QTest::keyClick(&view, key, modifiers); }
    DiffRow row() const { return view.rows().row(view.caret().row); }

    DiffView view;
};

QString clipboard()
{
    return QApplication::clipboard()->text();
}

} // namespace

void TestDiffView::movesByKeyboard()
{
    Shown shown;
    QCOMPARE(shown.view.caret().row, 0);
    shown.press(Qt::Key_Down);
    QCOMPARE(shown.row().kind, DiffRowKind::Gap); // The head's second row is no place of its own.
    shown.press(Qt::Key_Down);
    QCOMPARE(shown.row().newNumber, 3);
    shown.press(Qt::Key_Down);
    QCOMPARE(shown.view.currentText(), u"    int newValue = 1;"_s);
    shown.press(Qt::Key_End);
    QCOMPARE(shown.view.caret().column, 21);
    shown.press(Qt::Key_Left);
    QCOMPARE(shown.view.caret().column, 20);
    shown.press(Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(shown.view.caret().side, DiffView::Side::Old);
    shown.press(Qt::Key_Home, Qt::ControlModifier);
    QCOMPARE(shown.view.caret().row, 0);
    shown.press(Qt::Key_Up);
    QCOMPARE(shown.view.caret().row, 0);
    shown.press(Qt::Key_End, Qt::ControlModifier);
    QCOMPARE(shown.view.caret().row, shown.view.rows().rowCount() - 1);
    shown.press(Qt::Key_Down);
    QCOMPARE(shown.view.caret().row, shown.view.rows().rowCount() - 1);
    QSignalSpy left(&shown.view, &DiffView::leaveRequested);
    shown.press(Qt::Key_Escape);
    QCOMPARE(left.count(), 1);
}

void TestDiffView::goesFromHunkToHunk()
{
    Shown shown;
    QList<qint64> numbers;
    for (int i = 0; i < 5; ++i) {
        shown.press(Qt::Key_N);
        numbers += shown.row().kind == DiffRowKind::Line ? shown.row().newNumber : -shown.row().file;
    }
    QCOMPARE(numbers, (QList<qint64>{3, 41, -1, -2, 1}));
    shown.press(Qt::Key_N);
    QCOMPARE(shown.row().newNumber, 1);
    shown.press(Qt::Key_P);
    QCOMPARE(shown.row().file, 2);
}

void TestDiffView::goesFromFileToFile()
{
    Shown shown;
    QSignalSpy files(&shown.view, &DiffView::currentFileChanged);
    shown.press(Qt::Key_N, Qt::ShiftModifier);
    QCOMPARE(shown.view.currentFile(), 1);
    shown.view.goToFile(3);
    shown.press(Qt::Key_Down);
    shown.press(Qt::Key_Down);
    shown.press(Qt::Key_P, Qt::ShiftModifier);
    QCOMPARE(shown.view.caret().row, shown.view.rows().rowOfFile(3));
    shown.press(Qt::Key_P, Qt::ShiftModifier);
    QCOMPARE(shown.view.currentFile(), 2);
    QCOMPARE(files.count(), 3);
}

void TestDiffView::foldsAndOpens()
{
    Shown shown;
    QVERIFY(shown.view.rows().isFolded(1));
    shown.view.goToFile(1);
    shown.press(Qt::Key_Return);
    QVERIFY(!shown.view.rows().isFolded(1));
    shown.press(Qt::Key_Return);
    QVERIFY(shown.view.rows().isFolded(1));
    shown.view.goToFile(2);
    shown.press(Qt::Key_Return);
    QCOMPARE(shown.view.rows().foldReason(2), FoldReason::Binary);
    QTest::mouseClick(shown.view.viewport(), Qt::LeftButton, {}, shown.view.rowRect(0).center());
    QVERIFY(shown.view.rows().isFolded(0));
}

void TestDiffView::marksLookedAt()
{
    Shown shown;
    QSignalSpy marks(&shown.view, &DiffView::fileMarked);
    shown.press(Qt::Key_V);
    QVERIFY(shown.view.isLookedAt(0));
    QCOMPARE(shown.view.rows().foldReason(0), FoldReason::LookedAt);
    QCOMPARE(marks.count(), 1);
    QCOMPARE(marks[0][0].toString(), u"src/a.cpp"_s);
    const QByteArray hash = marks[0][1].toByteArray();
    QCOMPARE(hash, contentHash(*shown.view.diff(), shown.view.diff()->files()[0]));
    shown.press(Qt::Key_V);
    QVERIFY(!shown.view.isLookedAt(0));
    QVERIFY(!shown.view.rows().isFolded(0));
    // A mark kept from before folds the file that has this content.
    DiffView later(nullptr);
    later.setLookedAt({hash});
    later.setDiff(readDiff(sample()));
    QVERIFY(later.isLookedAt(0));
    QVERIFY(later.rows().isFolded(0));
    QVERIFY(!later.isLookedAt(3));
    // The mark may be taken back elsewhere, and a diff shorter than the place one has read to may follow.
    later.setLookedAt({QByteArray("another")});
    QVERIFY(!later.rows().isFolded(0));
    later.setLookedAt({hash});
    later.goToFile(3);
    later.setDiff(readDiff(changed("x", "@@ -1 +1 @@\n-a\n+b\n")));
    QCOMPARE(later.caret().row, 0);
    later.setDiff({});
    QVERIFY(!later.isLookedAt(0));
}

void TestDiffView::findsInFoldedFiles()
{
    Shown shown;
    QSignalSpy matches(&shown.view, &DiffView::matchesChanged);
    shown.view.find(u"needle"_s);
    QCOMPARE(shown.view.matchCount(), 2);
    QCOMPARE(shown.view.currentMatch(), 0);
    QVERIFY(!shown.view.rows().isFolded(1));
    QCOMPARE(shown.view.selectedText(), u"needle"_s);
    shown.press(Qt::Key_F3);
    QCOMPARE(shown.view.currentMatch(), 1);
    QCOMPARE(shown.view.currentText(), u"needle new"_s);
    shown.press(Qt::Key_F3);
    QCOMPARE(shown.view.currentMatch(), 0);
    shown.press(Qt::Key_F3, Qt::ShiftModifier);
    QCOMPARE(shown.view.currentMatch(), 1);
    shown.view.find(u"注释"_s);
    QCOMPARE(shown.view.matchCount(), 2);
    shown.view.find(QString());
    QCOMPARE(shown.view.matchCount(), 0);
    QVERIFY(matches.count() >= 6);
}

void TestDiffView::copiesWithoutMarkers()
{
    Shown shown;
    shown.press(Qt::Key_N);
    shown.press(Qt::Key_Down);
    shown.press(Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(clipboard(), u"    int newValue = 1;"_s);
    shown.press(Qt::Key_Home);
    shown.press(Qt::Key_Down, Qt::ShiftModifier);
    shown.press(Qt::Key_End, Qt::ShiftModifier);
    shown.press(Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(clipboard(), u"    int newValue = 1;\n    return newValue;"_s);
    // The same rows on the old side hold one line.
    shown.view.copySide(DiffView::Side::Old);
    QCOMPARE(clipboard(), u"    return oldValue;"_s);
    shown.press(Qt::Key_Escape);
    QVERIFY(!shown.view.hasSelection());
}

void TestDiffView::copiesOneSide()
{
    Shown shown(changed("f", "@@ -1,3 +1,3 @@\n a\n-b\r\n+c\n d\n"));
    shown.press(Qt::Key_A, Qt::ControlModifier);
    QCOMPARE(shown.view.selectedText(), u"a\nc\nd"_s);
    shown.view.copySide(DiffView::Side::Old);
    QCOMPARE(clipboard(), u"a\nb\nd"_s);
    shown.view.setLayoutMode(DiffLayout::Inline);
    shown.press(Qt::Key_A, Qt::ControlModifier);
    QCOMPARE(shown.view.selectedText(), u"a\nb\nc\nd"_s);
    shown.view.copySide(DiffView::Side::New);
    QCOMPARE(clipboard(), u"a\nc\nd"_s);
}

void TestDiffView::selectsByMouse()
{
    Shown shown;
    const QRect first = shown.view.textRect(4, DiffView::Side::Old);
    QTest::mousePress(shown.view.viewport(), Qt::LeftButton, {}, first.topLeft() + QPoint(1, 3));
    QCOMPARE(shown.view.caret().side, DiffView::Side::Old);
    QCOMPARE(shown.view.caret().column, 0);
    // Dragged over the other side the selection stays on its own.
    QTest::mouseMove(shown.view.viewport(), shown.view.textRect(6, DiffView::Side::New).center());
    QTest::mouseRelease(
            shown.view.viewport(), Qt::LeftButton, {}, shown.view.textRect(6, DiffView::Side::New).center());
    QVERIFY(shown.view.hasSelection());
    QVERIFY(shown.view.selectedText().startsWith(u"    return oldValue;"_s));
    QVERIFY(!shown.view.selectedText().contains(u"newValue"_s));
}

void TestDiffView::keepsPlaceWhenModeChanges()
{
    Shown shown;
    shown.view.goToFile(3);
    shown.press(Qt::Key_N);
    shown.press(Qt::Key_Down);
    const QString text = shown.view.currentText();
    QSignalSpy options(&shown.view, &DiffView::optionsChanged);
    for (const DiffLayout layout : {DiffLayout::Inline, DiffLayout::SideBySide}) {
        shown.view.setLayoutMode(layout);
        QCOMPARE(shown.view.currentText(), text);
        QCOMPARE(shown.view.currentFile(), 3);
    }
    QVERIFY(shown.row().isChange);
    shown.view.setIgnoresBlanks(true);
    QCOMPARE(shown.view.currentText(), text);
    QVERIFY(!shown.row().isChange);
    QCOMPARE(options.count(), 3);
}

void TestDiffView::speaksCurrentLine()
{
    Shown shown;
    QVERIFY(shown.view.spokenLine().contains(u"src/a.cpp"_s));
    shown.press(Qt::Key_N);
    shown.press(Qt::Key_Down);
    QCOMPARE(shown.view.spokenLine(), u"Added line 4:     int newValue = 1;"_s);
    auto *const spoken = QAccessible::queryAccessibleInterface(&shown.view);
    QVERIFY(spoken);
    QCOMPARE(spoken->text(QAccessible::Value), shown.view.spokenLine());
    QVERIFY(spoken->textInterface());
    QCOMPARE(spoken->textInterface()->text(4, 7), u"int"_s);
    QVERIFY(!spoken->text(QAccessible::Name).isEmpty());
    shown.press(Qt::Key_Down);
    shown.press(Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(shown.view.spokenLine(), u"Removed line 4:     return oldValue;"_s);
}

void TestDiffView::showsHiddenCharacters()
{
    const ShownLine turned("a\xe2\x80\xae"
                           "b",
            false);
    QCOMPARE(turned.text(), u"a[U+202E]b"_s);
    QCOMPARE(turned.source(), u"a\u202eb"_s);
    QCOMPARE(turned.toShown(2), 9);
    QCOMPARE(turned.toSource(9), 2);
    QCOMPARE(turned.toSource(5), 2);
    QCOMPARE(turned.hiddenSpans(), (std::vector<HiddenSpan>{{{1, 8}, true}}));
    QCOMPARE(ShownLine("x\r", false).text(), u"x[CR]"_s);
    QCOMPARE(ShownLine("x\r", true).text(), u"x"_s);
    const ShownLine hebrew("x = \xd7\xa9\xd7\x9c (1)", false);
    QCOMPARE(hebrew.text(), u"x = \u2068של\u2069 (1)"_s);
    QCOMPARE(hebrew.rightToLeftSpans(), (std::vector<TextSpan>{{5, 2}}));
    QCOMPARE(hebrew.toShown(6), 8);
    const ShownLine plain("\tplain \xe4\xb8\xad", false);
    QCOMPARE(plain.text(), u"\tplain 中"_s);
    QCOMPARE(plain.toShown(3), 3);
    const QByteArray longLine = "x" + QByteArray("\xe4\xb8\xad").repeated(20'000);
    const ShownLine clipped(longLine, false);
    QVERIFY(clipped.clipped() > 0);
    QVERIFY(!clipped.text().contains(QChar::ReplacementCharacter));
}

void TestDiffView::scrollsLongLines()
{
    Shown shown(changed("f.json",
            "@@ -1 +1 @@\n-" + QByteArray("abcdefghij").repeated(3000) + "\n+"
                    + QByteArray("中文 text ").repeated(800) + "end\n"));
    QVERIFY(shown.view.horizontalScrollBar()->maximum() > 1000);
    shown.press(Qt::Key_N);
    shown.press(Qt::Key_End);
    QVERIFY(shown.view.horizontalScrollBar()->value() > 1000);
    QCOMPARE(shown.view.caret().column, 800 * 8 + 3);
    QVERIFY(!shown.view.grab().isNull());
    shown.press(Qt::Key_Home);
    QCOMPARE(shown.view.horizontalScrollBar()->value(), 0);
}

void TestDiffView::colours()
{
    SyntaxColours syntax;
    QSignalSpy answers(&syntax, &SyntaxColours::coloured);
    SyntaxJob job;
    job.id = syntax.newChain();
    job.chain = syntax.newChain();
    job.fileName = u"a.cpp"_s;
    job.lines = {u"/* a comment"_s, u"int x;"_s};
    syntax.request(job);
    SyntaxJob next = job;
    next.id = syntax.newChain();
    next.continues = true;
    next.lines = {u"still */ int y;"_s};
    syntax.request(next);
    QTRY_COMPARE_WITH_TIMEOUT(answers.count(), 2, 30'000);
    const auto result = answers[1][0].value<SyntaxResult>();
    QCOMPARE(result.id, next.id);
    QCOMPARE(result.lines.size(), 1);
    // The state of the first job is kept: the line begins inside the comment.
    const auto first = answers[0][0].value<SyntaxResult>();
    QVERIFY(!first.lines[0].isEmpty() && !result.lines[0].isEmpty());
    QCOMPARE(result.lines[0][0].colour, first.lines[0][0].colour);
    QVERIFY(result.lines[0].size() >= 2);
}

/// Colours that were asked for one diff come in while the next is shown.
void TestDiffView::replacedDiffLeavesNoColours()
{
    const auto syntax = std::make_shared<SyntaxColours>();
    QSignalSpy answers(syntax.get(), &SyntaxColours::coloured);
    const SharedDiff first = readDiff(
            changed("a.cpp", "@@ -1,2 +1,3 @@\n // nothing but a comment\n+// and another\n // end\n"));
    const SharedDiff second =
            readDiff(changed("b.cpp", "@@ -1,2 +1,3 @@\n int first = 1;\n+const char *text = \"x\";\n }\n"));
    DiffView replaced(syntax);
    DiffView fresh(syntax);
    for (DiffView *const view : {&replaced, &fresh})
        view->resize(700, 200);
    replaced.setDiff(first);
    replaced.grab();
    QCoreApplication::sendPostedEvents();
    QCoreApplication::processEvents(QEventLoop::AllEvents); // Asks.
    replaced.setDiff(second);
    fresh.setDiff(second);
    const QImage plain = fresh.grab().toImage();
    QCOMPARE(replaced.grab().toImage(), plain);
    QTRY_COMPARE_WITH_TIMEOUT(answers.count(), 3, 30'000);
    QVERIFY(fresh.grab().toImage() != plain);
    QCOMPARE(replaced.grab().toImage(), fresh.grab().toImage());
}

/// Scrolling exposes a head row by row: its lower half alone must be drawn as in the whole.
void TestDiffView::headIsDrawnInParts()
{
    Shown shown;
    QWidget *const viewport = shown.view.viewport();
    const QImage whole = viewport->grab().toImage();
    const QRect lower = shown.view.rowRect(1);
    QImage part(viewport->size(), whole.format());
    part.fill(Qt::magenta);
    viewport->render(&part, lower.topLeft(), QRegion(lower));
    QCOMPARE(part.copy(lower), whole.copy(lower));
}

void TestDiffView::waitingWordsDoNotMove()
{
    Shown shown;
    shown.view.markMatches(u"needle"_s);
    QCOMPARE(shown.view.matchCount(), 2);
    QCOMPARE(shown.view.currentMatch(), -1);
    QCOMPARE(shown.view.caret().row, 0);
    QVERIFY(shown.view.rows().isFolded(1));
    shown.press(Qt::Key_F3, Qt::ShiftModifier);
    QCOMPARE(shown.view.currentMatch(), 1);
    shown.view.goToFile(0);
    shown.view.markMatches(u"needle"_s);
    shown.press(Qt::Key_F3);
    QCOMPARE(shown.view.currentMatch(), 0);
    QVERIFY(!shown.view.rows().isFolded(1));
}

void TestDiffView::pathsHideNothing()
{
    DiffFilesModel model;
    model.setDiff(readDiff("diff --git \"a/x\\342\\200\\256y\" \"b/x\\342\\200\\256y\"\nnew file mode "
                           "100644\nindex 0000000..e69de29\n"));
    QCOMPARE(model.rowCount(), 1);
    QCOMPARE(model.index(0).data(DiffFilesModel::PathRole).toString(), u"x[U+202E]y"_s);
}

void TestDiffView::coloursAreReadable()
{
    for (const ThemeColours *theme : {&lightColours(), &darkColours()}) {
        const DiffColours colours = diffColours(themePalette(*theme));
        QCOMPARE(colours.isDark, theme == &darkColours());
        const QList<QColor> backgrounds = colours.codeBackgrounds(theme->base);
        for (const QColor &background : backgrounds) {
            QVERIFY(contrastRatio(theme->text, background) >= 4.5);
            for (int hue = 0; hue < 360; hue += 20) {
                const QColor readable = readableOn(backgrounds, QColor::fromHsv(hue, 200, 180));
                QVERIFY(contrastRatio(readable, background) >= 4.5);
            }
        }
        for (const QColor &background : {theme->base, theme->raised, theme->current, theme->idleCurrent,
                     colours.added, colours.removed}) {
            QVERIFY2(contrastRatio(colours.addedText, background) >= 4.5, qPrintable(background.name()));
            QVERIFY2(contrastRatio(colours.removedText, background) >= 4.5, qPrintable(background.name()));
        }
        QVERIFY(contrastRatio(colours.gutterText, colours.gutter) >= 4.5);
        QVERIFY(contrastRatio(colours.gapText, colours.gap) >= 4.5);
        QVERIFY(contrastRatio(theme->accent, colours.gap) >= 4.5);
        QVERIFY(contrastRatio(colours.hiddenText, colours.hidden) >= 4.5);
        QVERIFY(contrastRatio(colours.turningText, colours.turning) >= 4.5);
    }
}

void TestDiffView::paneFollowsView()
{
    DiffPane pane(nullptr);
    pane.resize(1200, 600);
    pane.setDiff(readDiff(sample()));
    pane.show();
    QCOMPARE(pane.filesList()->model()->rowCount(), 4);
    pane.view()->goToFile(3);
    QCOMPARE(pane.filesList()->currentIndex().row(), 3);
    pane.filesList()->setCurrentIndex(pane.filesList()->model()->index(1, 0));
    QCOMPARE(pane.view()->currentFile(), 1);
    auto *const field = pane.findChild<QLineEdit *>();
    QVERIFY(field);
    pane.view()->setFocus();
    QTest::keyClick(pane.view(), Qt::Key_Slash);
    QTest::keyClicks(field, u"newValue"_s);
    QCOMPARE(pane.view()->matchCount(), 2);
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(pane.view()->currentMatch(), 1);
    QVERIFY(pane.findChild<FindField *>()->findChild<QLabel *>()->text().contains(u'2'));
    pane.setDiff({});
    QCOMPARE(pane.filesList()->model()->rowCount(), 0);
    QCOMPARE(pane.view()->matchCount(), 0);
}

void TestDiffView::paneSaysWhereDiffBreaks()
{
    DiffPane pane(nullptr);
    pane.setDiff(readDiff(changed("f", "@@ -1,9 +1,9 @@\n a\n")));
    pane.show();
    const auto labels = pane.findChildren<QLabel *>();
    QVERIFY(std::ranges::any_of(labels,
            [](const QLabel *label) { return label->isVisible() && label->text().contains(u"line 7"_s); }));
    pane.setDiff(readDiff(sample()));
    QVERIFY(std::ranges::none_of(labels,
            [](const QLabel *label) { return label->isVisible() && label->text().contains(u"breaks"_s); }));
}

void TestDiffView::paneKeepsState()
{
    DiffPane pane(nullptr);
    pane.view()->setLayoutMode(DiffLayout::Inline);
    pane.view()->setIgnoresBlanks(true);
    pane.setFilesVisible(false);
    DiffPane later(nullptr);
    QVERIFY(later.restoreState(pane.saveState()));
    later.setDiff(readDiff(sample()));
    QCOMPARE(later.view()->layoutMode(), DiffLayout::Inline);
    QVERIFY(later.view()->ignoresBlanks());
    QVERIFY(later.filesList()->isHidden());
    QVERIFY(!later.restoreState("nonsense"));
    QCOMPARE(later.saveState(), pane.saveState());
}

void TestDiffView::listIsSound()
{
    DiffFilesModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setDiff(readDiff(sample()));
    QCOMPARE(model.rowCount(), 4);
    QCOMPARE(model.index(0).data(DiffFilesModel::AddedRole).toLongLong(), 3);
    QVERIFY(model.index(2).data(DiffFilesModel::BinaryRole).toBool());
    model.setLookedAt([](int file) { return file == 1; });
    model.refreshLookedAt();
    QVERIFY(model.index(1).data(DiffFilesModel::LookedAtRole).toBool());
    QVERIFY(model.index(1).data(Qt::AccessibleTextRole).toString().contains(u"looked at"_s));
    model.setDiff({});
    QCOMPARE(model.rowCount(), 0);
}

void TestDiffView::paintsAnyDiff_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("sample") << sample();
    QTest::newRow("bad UTF-8") << changed("f", "@@ -1 +1 @@\n-\xff\xfe\n+\xc3\n");
    QTest::newRow("combined") << QByteArray(
            "diff --cc f\nindex 1,2..3\n--- a/f\n+++ b/f\n@@@ -1,2 -1,2 +1,2 @@@\n  a\n- b\n -c\n++d\n");
    QTest::newRow("no newline") << changed("f", "@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+b\n");
    QTest::newRow("empty lines") << changed("f", "@@ -1,2 +1,2 @@\n-\n+\n \n");
}

/// Whatever is shown, in both layouts and scrolled anywhere, nothing breaks and something is drawn.
void TestDiffView::paintsAnyDiff()
{
    QFETCH(QByteArray, text);
    const auto syntax = std::make_shared<SyntaxColours>();
    DiffView view(syntax);
    view.resize(500, 120);
    view.setDiff(readDiff(text));
    view.show();
    for (const DiffLayout layout : {DiffLayout::SideBySide, DiffLayout::Inline}) {
        view.setLayoutMode(layout);
        for (const int value : {0, 10, view.verticalScrollBar()->maximum()}) {
            view.verticalScrollBar()->setValue(value);
            const QImage image = view.grab().toImage();
            QVERIFY(!image.isNull());
            bool isDrawn = false;
            for (int x = 0; x < image.width() && !isDrawn; ++x) {
                for (int y = 0; y < image.height() && !isDrawn; ++y)
                    isDrawn = image.pixel(x, y) != image.pixel(0, image.height() - 1);
            }
            QVERIFY(isDrawn);
        }
    }
}

} // namespace Winnow

QTEST_MAIN(Winnow::TestDiffView)
#include "tst_diffview.moc"
