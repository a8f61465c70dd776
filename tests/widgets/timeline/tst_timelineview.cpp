// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "madetimeline.h"
#include "theme/theme.h"
#include "timeline/timelineglyphs.h"
#include "timeline/timelineview.h"
#include "widgets/failonwarning.h"

#include <QAccessible>
#include <QApplication>
#include <QClipboard>
#include <QElapsedTimer>
#include <QMimeData>
#include <QPainter>
#include <QScrollBar>
#include <QSignalSpy>
#include <QSvgRenderer>
#include <QTest>
#include <QWheelEvent>
#include <QXmlStreamReader>

using namespace Qt::StringLiterals;

namespace Winnow {

namespace {

/// A view of the made timeline with a trap at its close.
class Shown
{
public:
    explicit Shown(qint64 gap = 1, QSize size = {700, 180})
        : made(gap)
    {
        Fact fact;
        fact.kind = FactKind::StormSize;
        fact.number = 4;
        made.assessment.traps = {{TrapCode::Storm, {fact}}};
        made.entries.last().traps = {TrapCode::Storm};
        view.resize(size);
        view.showTimeline(made.entries, made.assessment);
        view.show();
        view.setFocus();
    }

    MadeTimeline made;
    TimelineView view;
};

QStringList drawnTexts(const QByteArray &svg)
{
    QStringList texts;
    QXmlStreamReader reader(svg);
    while (!reader.atEnd()) {
        if (reader.readNext() == QXmlStreamReader::StartElement && reader.name() == "text"_L1)
            texts.append(reader.readElementText().trimmed());
    }
    return reader.hasError() ? QStringList{reader.errorString()} : texts;
}

QImage markOf(const QString &role, const ThemeColours &colours)
{
    QImage image(24, 24, QImage::Format_Alpha8);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setPen(QPen(colours.text, 2));
    paintMarkOutline(painter, {12, 12}, 16, role);
    return image;
}

void wheel(TimelineView &view, QPointF at, int steps, Qt::KeyboardModifiers modifiers)
{
    QWheelEvent event(at, view.viewport()->mapToGlobal(at), {}, {0, steps * 120}, Qt::NoButton, modifiers,
            Qt::NoScrollPhase, false);
    QApplication::sendEvent(view.viewport(), &event);
}

} // namespace

class TestTimelineView final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { applyTheme(*qApp, Qt::ColorScheme::Light); }
    void init() { Testing::failOnUnexpectedWarning(); }
    void keysGoFromEventToEvent();
    void enterAndClickActivate();
    void otherKeysGoUp();
    void zoomsWithKeysAndWheel();
    void dragsAlongTheAxis();
    void anotherIssueStartsAfresh();
    void copiesAsText();
    void copiesAsSvg();
    void rolesDifferInShape();
    void speaks();
    void survivesOddities();
    void isQuickWith400();
};

void TestTimelineView::keysGoFromEventToEvent()
{
    Shown shown;
    QSignalSpy moved(&shown.view, &TimelineView::currentEntryChanged);
    shown.view.setCurrentEntry(-1);
    const QList<std::pair<Qt::Key, qsizetype>> steps{{Qt::Key_Right, 0}, {Qt::Key_Right, 1}, {Qt::Key_End, 4},
            {Qt::Key_Right, 4}, {Qt::Key_Left, 3}, {Qt::Key_Home, 0}, {Qt::Key_Left, 0}};
    for (const auto &[key, expected] : steps) {
        QTest::keyClick(&shown.view, key);
        QCOMPARE(shown.view.currentEntry(), expected);
    }
    // The focus is seen.
    shown.view.setCurrentEntry(0);
    const QImage before = shown.view.grab().toImage();
    shown.view.setCurrentEntry(4);
    QVERIFY(shown.view.grab().toImage() != before);
    QVERIFY(!moved.isEmpty());
    // Zoomed in, the keyboard takes the sight along.
    shown.view.setZoom(20);
    for (const Qt::Key key : {Qt::Key_Home, Qt::Key_End}) {
        QTest::keyClick(&shown.view, key);
        QVERIFY(shown.view.viewport()->rect().contains(shown.view.entryRect(shown.view.currentEntry())));
    }
}

void TestTimelineView::enterAndClickActivate()
{
    Shown shown;
    QSignalSpy activated(&shown.view, &TimelineView::eventActivated);
    shown.view.setCurrentEntry(2);
    QTest::keyClick(&shown.view, Qt::Key_Return);
    QCOMPARE(activated.size(), 1);
    QCOMPARE(activated.last().first().value<TimelineEntry>(), shown.made.entries[2]);
    QTest::mouseClick(shown.view.viewport(), Qt::LeftButton, {}, shown.view.entryRect(1).center());
    QCOMPARE(activated.size(), 2);
    QCOMPARE(activated.last().first().value<TimelineEntry>(), shown.made.entries[1]);
    QCOMPARE(shown.view.currentEntry(), 1);
    // Beside the marks nothing opens.
    QTest::mouseClick(shown.view.viewport(), Qt::LeftButton, {}, QPoint(2, 2));
    QCOMPARE(activated.size(), 2);
}

void TestTimelineView::otherKeysGoUp()
{
    class Desk final : public QWidget
    {
    public:
        QList<int> keys;

    protected:
        void keyPressEvent(QKeyEvent *event) override { keys.append(event->key()); }
    };
    Desk desk;
    auto *view = new TimelineView(&desk);
    const MadeTimeline made;
    view->showTimeline(made.entries, made.assessment);
    desk.show();
    for (const Qt::Key key : {Qt::Key_A, Qt::Key_J, Qt::Key_Up, Qt::Key_X})
        QTest::keyClick(view, key);
    QCOMPARE(desk.keys, (QList<int>{Qt::Key_A, Qt::Key_J, Qt::Key_Up, Qt::Key_X}));
    QSignalSpy left(view, &TimelineView::leaveRequested);
    QTest::keyClick(view, Qt::Key_Escape);
    QCOMPARE(left.size(), 1);
}

void TestTimelineView::zoomsWithKeysAndWheel()
{
    Shown shown;
    TimelineView &view = shown.view;
    QCOMPARE(view.zoom(), 1.0);
    QCOMPARE(view.horizontalScrollBar()->maximum(), 0);
    QTest::keyClick(&view, Qt::Key_Plus);
    QVERIFY(view.zoom() > 1);
    QTest::keyClick(&view, Qt::Key_Minus);
    QCOMPARE(view.zoom(), 1.0);
    QTest::keyClick(&view, Qt::Key_Minus);
    QCOMPARE(view.zoom(), 1.0);
    // What is under the mouse stays there.
    const QPoint merge = view.entryRect(3).center();
    wheel(view, merge, 5, Qt::ControlModifier);
    QVERIFY(view.zoom() > 3);
    QVERIFY(std::abs(view.entryRect(3).center().x() - merge.x()) <= 2);
    const int before = view.horizontalScrollBar()->value();
    wheel(view, merge, 1, Qt::ShiftModifier);
    QVERIFY(view.horizontalScrollBar()->value() < before);
    for (int i = 0; i < 60; ++i)
        wheel(view, merge, 5, Qt::ControlModifier);
    QCOMPARE(view.zoom(), 64.0);
    QTest::keyClick(&view, Qt::Key_0);
    QCOMPARE(view.zoom(), 1.0);
    QCOMPARE(view.horizontalScrollBar()->maximum(), 0);
}

void TestTimelineView::dragsAlongTheAxis()
{
    Shown shown;
    shown.view.setZoom(8);
    shown.view.horizontalScrollBar()->setValue(500);
    QSignalSpy activated(&shown.view, &TimelineView::eventActivated);
    QTest::mousePress(shown.view.viewport(), Qt::LeftButton, {}, {300, 60});
    QMouseEvent move(QEvent::MouseMove, QPointF(220, 60),
            shown.view.viewport()->mapToGlobal(QPointF(220, 60)), Qt::NoButton, Qt::LeftButton,
            Qt::NoModifier);
    QApplication::sendEvent(shown.view.viewport(), &move);
    QCOMPARE(shown.view.horizontalScrollBar()->value(), 580);
    QTest::mouseRelease(shown.view.viewport(), Qt::LeftButton, {}, {220, 60});
    QVERIFY(activated.isEmpty());
}

void TestTimelineView::anotherIssueStartsAfresh()
{
    Shown shown;
    shown.view.setZoom(8);
    shown.view.setCurrentEntry(3);
    // The same issue with news keeps the place.
    MadeTimeline grown = shown.made;
    grown.entries.append(entryAt(60, TimelineKind::Comment));
    shown.view.showTimeline(grown.entries, grown.assessment);
    QCOMPARE(shown.view.zoom(), 8.0);
    QCOMPARE(shown.view.currentEntry(), 3);
    MadeTimeline other;
    other.assessment.issue.number = u"13"_s;
    shown.view.showTimeline(other.entries, other.assessment);
    QCOMPARE(shown.view.zoom(), 1.0);
    QCOMPARE(shown.view.currentEntry(), -1);
    QVERIFY(shown.view.accessibleName().contains(u"org/repo#13"_s));
}

void TestTimelineView::copiesAsText()
{
    Shown shown;
    shown.view.setTimeZone(QTimeZone("Asia/Shanghai"));
    QTest::keyClick(&shown.view, Qt::Key_C, Qt::ControlModifier);
    const QStringList lines = QGuiApplication::clipboard()->text().split(u'\n', Qt::SkipEmptyParts);
    QCOMPARE(lines,
            (QStringList{u"2026-11-04 10:00:00  opened  by user (user)"_s,
                    u"2026-11-05 10:00:00  comment  by bot (robot): please <b>add</b> logs"_s,
                    u"2026-11-17 10:00:00  PR 20 opened"_s, u"2026-11-18 09:59:59  PR 20 merged"_s,
                    u"2026-11-18 10:00:00  closed  by maintainer (maintainer)  [closing storm]"_s}));
    shown.view.setTextLanguage(TextLanguage::Chinese);
    QVERIFY(shown.view.toText().contains(u"2026-11-18 09:59:59  PR 20 合入\n"_s));
    QVERIFY(shown.view.toText().contains(u"关单  maintainer（维护者）  [批量关单]"_s));
}

void TestTimelineView::copiesAsSvg()
{
    Shown shown(9'124);
    QTest::keyClick(&shown.view, Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
    const QByteArray svg = QGuiApplication::clipboard()->mimeData()->data(u"image/svg+xml"_s);
    QVERIFY(QSvgRenderer(svg).isValid());
    const QStringList texts = drawnTexts(svg);
    for (const QString &text : {u"#12"_s, u"PR 20"_s, u"2 h 32 min 04 s"_s, u"2026-11-04 02:00"_s})
        QVERIFY2(texts.contains(text), qPrintable(text + u" in "_s + texts.join(u" | "_s)));
    // The dark window copies the same light picture, and no zoom changes it.
    applyTheme(*qApp, Qt::ColorScheme::Dark);
    shown.view.setZoom(5);
    QCOMPARE(shown.view.toSvg(), svg);
    applyTheme(*qApp, Qt::ColorScheme::Light);
}

void TestTimelineView::rolesDifferInShape()
{
    const QStringList roles{u"user"_s, u"maintainer"_s, u"bot"_s, QString()};
    for (const QString &a : roles) {
        for (const QString &b : roles) {
            QCOMPARE(markOf(a, lightColours()) == markOf(b, lightColours()), a == b);
            QCOMPARE(roleColour(a, lightColours()) == roleColour(b, lightColours()), a == b);
        }
    }
    for (const ThemeColours *colours : {&lightColours(), &darkColours()}) {
        for (const QString &role : roles)
            QVERIFY(contrastRatio(roleColour(role, *colours), colours->base) >= 4.5);
    }
}

void TestTimelineView::speaks()
{
    Shown shown;
    QAccessibleInterface *list = QAccessible::queryAccessibleInterface(&shown.view);
    QVERIFY(list);
    QCOMPARE(list->role(), QAccessible::List);
    QCOMPARE(list->text(QAccessible::Name), u"Timeline of org/repo#12"_s);
    QCOMPARE(list->childCount(), 5);
    QAccessibleInterface *close = list->child(4);
    QVERIFY(close->text(QAccessible::Name).contains(u"closed  by maintainer"_s));
    QCOMPARE(close->text(QAccessible::Description), u"closing storm: 4 issues"_s);
    QCOMPARE(list->indexOfChild(close), 4);
    QVERIFY(list->child(0)->text(QAccessible::Description).isEmpty());
    QCOMPARE(close->parent(), list);
    shown.view.clear();
    QCOMPARE(list->childCount(), 0);
}

void TestTimelineView::survivesOddities()
{
    TimelineView view;
    for (const QSize size : {QSize(10, 10), QSize(420, 130), QSize(1900, 220)}) {
        view.resize(size);
        view.clear();
        view.grab();
        for (const Qt::Key key : {Qt::Key_Left, Qt::Key_End, Qt::Key_Return, Qt::Key_Plus})
            QTest::keyClick(&view, key);
        QCOMPARE(view.currentEntry(), -1);
        MadeTimeline made;
        made.assessment.issue.number = QString::number(size.width());
        made.entries = {entryAt(0, TimelineKind::Other)};
        view.showTimeline(made.entries, made.assessment);
        view.grab();
        made.entries = QList<TimelineEntry>(400, entryAt(0, TimelineKind::Comment));
        view.showTimeline(made.entries, made.assessment);
        view.setZoom(64);
        view.grab();
    }
}

void TestTimelineView::isQuickWith400()
{
    QList<TimelineEntry> entries;
    for (int i = 0; i < 400; ++i)
        entries.append(entryAt(i * i, TimelineKind::Comment, i % 4 ? QString::number(i % 4) : QString()));
    MadeTimeline made;
    TimelineView view;
    view.resize(900, 180);
    QElapsedTimer timer;
    timer.start();
    constexpr int rounds = 20;
    for (int i = 0; i < rounds; ++i) {
        made.assessment.issue.number = QString::number(i);
        view.showTimeline(entries, made.assessment);
        view.grab();
    }
    const double each = static_cast<double>(timer.nsecsElapsed()) / 1e6 / rounds;
    qInfo("400 entries laid out and drawn in %.1f ms", each);
    QVERIFY(each < 1'000); // Sanitizers are slow.
}

} // namespace Winnow

QTEST_MAIN(Winnow::TestTimelineView)
#include "tst_timelineview.moc"
