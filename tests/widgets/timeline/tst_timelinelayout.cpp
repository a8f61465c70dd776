// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "madetimeline.h"
#include "timeline/timelinerows.h"

#include <QTest>

#include <algorithm>
#include <numeric>
#include <random>

using namespace Qt::StringLiterals;

namespace Winnow {

namespace {

TimelineFrame frameOf(double width, TextLanguage language = TextLanguage::English)
{
    TimelineFrame frame;
    frame.width = width;
    frame.language = language;
    frame.textWidth = [](const QString &text) { return 6.0 * static_cast<double>(text.size()); };
    return frame;
}

/// Entries at the seconds given, on the issue and two changes in turn.
QList<TimelineEntry> entriesAt(const QList<qint64> &seconds)
{
    QList<TimelineEntry> entries;
    for (qsizetype i = 0; i < seconds.size(); ++i) {
        const QString change = i % 3 == 0 ? QString() : QString::number(20 + i % 3);
        entries.append(
                entryAt(seconds[i], change.isEmpty() ? TimelineKind::Comment : TimelineKind::Push, change));
    }
    return entries;
}

QList<qint64> manySeconds(int count)
{
    std::mt19937 random(7);
    std::exponential_distribution<double> gap(1.0 / 3'000);
    QList<qint64> seconds;
    qint64 at = 0;
    for (int i = 0; i < count; ++i)
        seconds.append(at += static_cast<qint64>(gap(random)));
    return seconds;
}

} // namespace

class TestTimelineLayout final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(); }
    void gapsFillTheWidth_data();
    void gapsFillTheWidth();
    void cutsOnlyWhatIsTooLong_data();
    void cutsOnlyWhatIsTooLong();
    void keepsItsPromises_data();
    void keepsItsPromises();
    void aSecondAndMonthsAreBothReadable();
    void sameSecondLinesUp();
    void bracketTellsTheDelta_data();
    void bracketTellsTheDelta();
    void bracketLabelStaysInSight();
    void lanesInOrder();
    void crowdsShowTheWeightiest();
    void zoomTakesCrowdsApart();
    void datesNameTheYearOnce();
    void rowsFit_data();
    void rowsFit();
    void wordsOfSpans_data();
    void wordsOfSpans();
};

void TestTimelineLayout::gapsFillTheWidth_data()
{
    QTest::addColumn<QList<qint64>>("seconds");
    QTest::newRow("one") << QList<qint64>{5};
    QTest::newRow("equal") << QList<qint64>{60, 60, 60};
    QTest::newRow("a second and months") << QList<qint64>{1, 90 * 86'400, 1};
    QTest::newRow("rising") << QList<qint64>{1, 60, 3'600, 86'400, 31 * 86'400, 400 * 86'400};
    QTest::newRow("the longest there is") << QList<qint64>{1, 9'000'000'000'000'000, 1};
    QTest::newRow("many") << manySeconds(400);
}

void TestTimelineLayout::gapsFillTheWidth()
{
    QFETCH(QList<qint64>, seconds);
    for (const double width : {120.0, 420.0, 1900.0, 60'000.0}) {
        const QList<ScaledGap> gaps = scaleGaps(seconds, width);
        QCOMPARE(gaps.size(), seconds.size());
        double sum = 0;
        for (const ScaledGap &gap : gaps) {
            QVERIFY(gap.width > 0);
            sum += gap.width;
        }
        QVERIFY2(std::abs(sum - width) < 0.01, qPrintable(QString::number(sum)));
        for (const ScaledGap &a : gaps) {
            for (const ScaledGap &b : gaps)
                QVERIFY(a.seconds >= b.seconds || a.width <= b.width + 1e-6);
        }
    }
}

void TestTimelineLayout::cutsOnlyWhatIsTooLong_data()
{
    QTest::addColumn<QList<qint64>>("seconds");
    QTest::addColumn<QList<bool>>("cut");
    QTest::newRow("one gap is its own scale") << QList<qint64>{86'400} << QList<bool>{false};
    QTest::newRow("equal gaps") << QList<qint64>{60, 60, 60} << QList<bool>{false, false, false};
    QTest::newRow("near enough") << QList<qint64>{60, 90, 60} << QList<bool>{false, false, false};
    QTest::newRow("months between seconds")
            << QList<qint64>{1, 90 * 86'400, 2, 3} << QList<bool>{false, true, false, false};
    QTest::newRow("two long ones") << QList<qint64>{90 * 86'400, 5, 3, 60 * 86'400, 4}
                                   << QList<bool>{true, false, false, true, false};
}

void TestTimelineLayout::cutsOnlyWhatIsTooLong()
{
    QFETCH(QList<qint64>, seconds);
    QList<bool> cut;
    const QList<ScaledGap> gaps = scaleGaps(seconds, 800);
    for (const ScaledGap &gap : gaps)
        cut.append(gap.cut);
    QTEST(cut, "cut");
}

void TestTimelineLayout::keepsItsPromises_data()
{
    QTest::addColumn<QList<TimelineEntry>>("entries");
    QTest::newRow("none") << QList<TimelineEntry>{};
    QTest::newRow("one") << entriesAt({0});
    QTest::newRow("all at once") << entriesAt(QList<qint64>(12, 0));
    QTest::newRow("400 at once") << entriesAt(QList<qint64>(400, 0));
    QTest::newRow("two, a second apart") << entriesAt({0, 1});
    QTest::newRow("two, years apart") << entriesAt({0, 3 * 366 * 86'400});
    QTest::newRow("a burst amid months")
            << entriesAt({0, 80 * 86'400, 80 * 86'400 + 1, 80 * 86'400 + 1, 80 * 86'400 + 2, 200 * 86'400});
    QTest::newRow("400") << entriesAt(manySeconds(400));
    QTest::newRow("as made") << MadeTimeline().entries;
}

/// What holds of every layout, at every width and zoom.
void TestTimelineLayout::keepsItsPromises()
{
    QFETCH(QList<TimelineEntry>, entries);
    const Assessment assessment = MadeTimeline().assessment;
    for (const double width : {420.0, 800.0, 1900.0, 25'600.0}) {
        const TimelineFrame frame = frameOf(width);
        const TimelineLayout layout = layOutTimeline(entries, assessment, frame);
        QCOMPARE(layout.markOfEntry.size(), entries.size());
        qsizetype held = 0;
        for (qsizetype i = 0; i < layout.marks.size(); ++i) {
            const TimelineMark &mark = layout.marks[i];
            held += mark.entries.size();
            QVERIFY(mark.x >= frame.margin - 0.01 && mark.x <= width - frame.margin + 0.01);
            QVERIFY(mark.entries.contains(mark.shown));
            for (const qsizetype entry : mark.entries)
                QCOMPARE(layout.markOfEntry[entry], i);
            if (i > 0 && layout.marks[i - 1].lane == mark.lane)
                QVERIFY(mark.x - layout.marks[i - 1].x >= frame.leastDistance - 0.01);
        }
        QCOMPARE(held, entries.size());
        // Time runs to the right across all lanes, give or take what a shared mark or second moves.
        for (qsizetype i = 1; i < entries.size(); ++i) {
            const double before = layout.marks[layout.markOfEntry[i - 1]].x;
            const double after = layout.marks[layout.markOfEntry[i]].x;
            if (layout.marks[layout.markOfEntry[i]].lane == layout.marks[layout.markOfEntry[i - 1]].lane)
                QVERIFY(after >= before);
            else if (entries[i].at != entries[i - 1].at)
                QVERIFY(after >= before - frame.leastDistance);
        }
        for (const TimelineGap &gap : layout.gaps) {
            QVERIFY(gap.left <= gap.right);
            QVERIFY(gap.label.isEmpty() || frame.textWidth(gap.label) <= gap.right - gap.left);
        }
        for (qsizetype i = 1; i < layout.gaps.size(); ++i)
            QVERIFY(layout.gaps[i - 1].right <= layout.gaps[i].left + 0.01);
        for (qsizetype i = 1; i < layout.dates.size(); ++i)
            QVERIFY(layout.dates[i - 1].left + layout.dates[i - 1].width <= layout.dates[i].left);
        for (const TimelineMark &mark : layout.marks) {
            for (const TimelineMark &other : layout.marks) {
                if (mark.label.isEmpty() || mark.lane != other.lane)
                    continue;
                const double right = mark.labelLeft + mark.labelWidth;
                QVERIFY(right <= other.x - frame.markSize / 2
                        || mark.labelLeft >= other.x + frame.markSize / 2);
                QVERIFY(&mark == &other || other.label.isEmpty() || right <= other.labelLeft
                        || other.labelLeft + other.labelWidth <= mark.labelLeft);
            }
        }
    }
}

void TestTimelineLayout::aSecondAndMonthsAreBothReadable()
{
    const MadeTimeline made(1);
    for (const double width : {320.0, 800.0, 1800.0}) {
        const TimelineLayout layout = layOutTimeline(made.entries, made.assessment, frameOf(width));
        QCOMPARE(layout.gaps.size(), 4);
        QCOMPARE(layout.gaps.last().label, u"1 s"_s);
        QVERIFY2(
                layout.gaps.last().right - layout.gaps.last().left >= 25, qPrintable(QString::number(width)));
        QVERIFY(!layout.gaps[1].label.isEmpty());
    }
    // Where there is room the length is told whole.
    const MadeTimeline other(3'723);
    const TimelineLayout wide = layOutTimeline(other.entries, other.assessment, frameOf(1900));
    QCOMPARE(wide.gaps.last().label, u"1 h"_s);
    QCOMPARE(wide.gaps[1].label, u"12 days"_s);
}

void TestTimelineLayout::sameSecondLinesUp()
{
    MadeTimeline made(0);
    made.entries.insert(4, entryAt(0, TimelineKind::Comment, {}, u"bot"_s));
    const TimelineLayout layout = layOutTimeline(made.entries, made.assessment, frameOf(800));
    const auto x = [&layout](qsizetype entry) { return layout.marks[layout.markOfEntry[entry]].x; };
    QCOMPARE(x(3), x(5)); // merged and closed
    QCOMPARE(x(5) - x(4), 18.0); // the comment stands beside the close
    QCOMPARE(layout.bracket->label, u"0 s"_s);
}

void TestTimelineLayout::bracketTellsTheDelta_data()
{
    QTest::addColumn<qint64>("delta");
    QTest::addColumn<QString>("english");
    QTest::addColumn<QString>("chinese");
    QTest::newRow("second") << qint64(1) << u"1 s"_s << u"1 秒"_s;
    QTest::newRow("hours") << qint64(9'124) << u"2 h 32 min 04 s"_s << u"2 小时 32 分 04 秒"_s;
    QTest::newRow("days") << qint64(44) * 86'400 << u"44 days later"_s << u"晚 44 天"_s;
    QTest::newRow("reversed") << qint64(-1'221) << u"20 min 21 s earlier"_s << u"早 20 分 21 秒"_s;
}

void TestTimelineLayout::bracketTellsTheDelta()
{
    QFETCH(qint64, delta);
    MadeTimeline made(delta);
    std::ranges::stable_sort(made.entries, {}, &TimelineEntry::at);
    for (const auto &[language, column] :
            {std::pair(TextLanguage::English, "english"), std::pair(TextLanguage::Chinese, "chinese")}) {
        const TimelineLayout layout = layOutTimeline(made.entries, made.assessment, frameOf(700, language));
        QVERIFY(layout.bracket);
        QTEST(layout.bracket->label, column);
        QCOMPARE(layout.bracket->fromX < layout.bracket->toX, delta > 0);
        QCOMPARE(layout.bracket->fromLane, 1);
        QCOMPARE(layout.bracket->toLane, 0);
        QVERIFY(!layout.bracket->isAnswer);
    }
    // Without a landing change it reaches from the answer that the assessment rests on.
    made.assessment.landing.reset();
    made.assessment.answerSeconds = 60;
    made.assessment.answerEventId = u"c1"_s;
    const TimelineLayout answer = layOutTimeline(made.entries, made.assessment, frameOf(700));
    QVERIFY(answer.bracket && answer.bracket->isAnswer);
    QCOMPARE(answer.bracket->label, u"1 min 00 s"_s);
    // An open issue has no close to reach.
    made.assessment.closedAt.reset();
    QVERIFY(!layOutTimeline(made.entries, made.assessment, frameOf(700)).bracket);
}

void TestTimelineLayout::bracketLabelStaysInSight()
{
    TimelineBracket bracket;
    bracket.left = 100;
    bracket.right = 500;
    bracket.labelWidth = 40;
    QCOMPARE(bracketLabelLeft(bracket, 0, 800), 280.0);
    QCOMPARE(bracketLabelLeft(bracket, 400, 800), 430.0);
    QCOMPARE(bracketLabelLeft(bracket, 600, 900), 600.0);
    QCOMPARE(bracketLabelLeft(bracket, 0, 60), 20.0);
}

void TestTimelineLayout::lanesInOrder()
{
    MadeTimeline made;
    made.entries.prepend(entryAt(-20 * 86'400, TimelineKind::ChangeOpened, u"9"_s));
    TimelineEntry foreign = entryAt(5, TimelineKind::ChangeClosed, u"3"_s);
    foreign.ref.repo = u"org/other"_s;
    made.entries.append(foreign);
    const TimelineLayout layout = layOutTimeline(made.entries, made.assessment, frameOf(700));
    QStringList labels;
    for (const TimelineLane &lane : layout.lanes)
        labels.append(lane.label);
    QCOMPARE(labels, (QStringList{u"#12"_s, u"PR 20"_s, u"PR 9"_s, u"org/other PR 3"_s}));
    QVERIFY(layout.lanes[1].landing && !layout.lanes[2].landing);
}

void TestTimelineLayout::crowdsShowTheWeightiest()
{
    QList<TimelineEntry> entries;
    for (int i = 0; i < 300; ++i)
        entries.append(entryAt(i, i == 150 ? TimelineKind::Closed : TimelineKind::Comment));
    const TimelineLayout layout = layOutTimeline(entries, MadeTimeline().assessment, frameOf(420));
    QVERIFY(layout.marks.size() < 30);
    QCOMPARE(layout.marks[layout.markOfEntry[150]].shown, 150);
}

void TestTimelineLayout::zoomTakesCrowdsApart()
{
    const QList<TimelineEntry> entries = entriesAt(manySeconds(120));
    qsizetype before = 0;
    for (const double zoom : {1.0, 4.0, 16.0, 64.0}) {
        const TimelineLayout layout = layOutTimeline(entries, MadeTimeline().assessment, frameOf(420 * zoom));
        QVERIFY(layout.marks.size() >= before);
        before = layout.marks.size();
    }
    QCOMPARE(before, entries.size());
}

void TestTimelineLayout::datesNameTheYearOnce()
{
    const QList<TimelineEntry> entries{entryAt(0, TimelineKind::Opened),
            entryAt(86'400, TimelineKind::Comment), entryAt(60 * 86'400, TimelineKind::Closed)};
    TimelineFrame frame = frameOf(900);
    frame.zone = QTimeZone("Asia/Shanghai");
    QStringList dates;
    for (const TimelineDate &date : layOutTimeline(entries, {}, frame).dates)
        dates.append(date.text);
    QCOMPARE(dates, (QStringList{u"2026-11-18 10:00"_s, u"11-19 10:00"_s, u"2027-01-17 10:00"_s}));
}

void TestTimelineLayout::rowsFit_data()
{
    QTest::addColumn<double>("height");
    QTest::addColumn<qsizetype>("lanes");
    QTest::newRow("low") << 130.0 << qsizetype(2);
    QTest::newRow("low, many") << 130.0 << qsizetype(9);
    QTest::newRow("high") << 220.0 << qsizetype(1);
    QTest::newRow("high, many") << 220.0 << qsizetype(30);
}

void TestTimelineLayout::rowsFit()
{
    QFETCH(double, height);
    QFETCH(qsizetype, lanes);
    const double label = 15;
    const TimelineRows rows = timelineRows(height, lanes, label);
    QVERIFY(rows.bracketTop + label <= rows.bracketLine);
    QVERIFY(rows.bracketLine < rows.lanesTop);
    QVERIFY(rows.lanesTop + rows.laneHeight <= rows.lanesBottom + 0.01);
    QVERIFY(rows.laneHeight >= 22);
    QVERIFY(rows.lanesBottom <= rows.axis - label / 2);
    QVERIFY(rows.axis + label / 2 <= rows.datesTop);
    QVERIFY(rows.datesTop + label <= rows.captionTop);
    QVERIFY(!rows.hasCaption || rows.captionTop + label <= height);
    // The last lane can be scrolled into sight.
    QVERIFY(rows.laneMiddle(lanes - 1) + rows.laneHeight / 2 - rows.scrollRange() <= rows.lanesBottom + 0.01);
}

void TestTimelineLayout::wordsOfSpans_data()
{
    QTest::addColumn<qint64>("seconds");
    QTest::addColumn<int>("units");
    QTest::addColumn<QString>("english");
    QTest::addColumn<QString>("chinese");
    QTest::newRow("nothing") << qint64(0) << 2 << u"0 s"_s << u"0 秒"_s;
    QTest::newRow("second") << qint64(1) << 2 << u"1 s"_s << u"1 秒"_s;
    QTest::newRow("minute") << qint64(61) << 2 << u"1 min 1 s"_s << u"1 分 1 秒"_s;
    QTest::newRow("no gap in units") << qint64(3'604) << 2 << u"1 h"_s << u"1 小时"_s;
    QTest::newRow("days") << qint64(90'061) << 2 << u"1 d 1 h"_s << u"1 天 1 小时"_s;
    QTest::newRow("one unit") << qint64(90'061) << 1 << u"1 d"_s << u"1 天"_s;
}

void TestTimelineLayout::wordsOfSpans()
{
    QFETCH(qint64, seconds);
    QFETCH(int, units);
    QTEST(shortSpanText(seconds, units, TextLanguage::English), "english");
    QTEST(shortSpanText(seconds, units, TextLanguage::Chinese), "chinese");
}

} // namespace Winnow

QTEST_APPLESS_MAIN(Winnow::TestTimelineLayout)
#include "tst_timelinelayout.moc"
