// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "timelinelayout.h"

#include <QDateTime>

#include <algorithm>
#include <numeric>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

constexpr double labelRoom = 10; ///< Free between two labels.
constexpr double markRoom = 4; ///< Between a mark and its own label.
constexpr double trapRoom = 8; ///< For a trap's sign at a mark's upper right.
constexpr qsizetype mostLabelledMarks = 200;
constexpr double breakRoom = 26; ///< For a break sign beside a label.

qint64 secondOf(Timestamp at)
{
    return std::chrono::floor<std::chrono::seconds>(at).time_since_epoch().count();
}

/// Entries of one second, with the most that one lane has of them.
struct Moment
{
    qsizetype first = 0;
    qsizetype end = 0;
    qint64 second = 0;
    qsizetype places = 1;
    double right = 0; ///< Of the last slot.
};

/// How much an entry deserves to be seen where several share a mark.
int weightOf(const TimelineEntry &entry)
{
    switch (entry.kind) {
    case TimelineKind::Closed:
    case TimelineKind::ChangeMerged:
        return 5;
    case TimelineKind::Opened:
    case TimelineKind::Reopened:
    case TimelineKind::ChangeClosed:
        return 4;
    case TimelineKind::ChangeOpened:
        return 3;
    case TimelineKind::Comment:
    case TimelineKind::Review:
        return 1;
    default:
        return 0;
    }
}

class Layouter final
{
public:
    Layouter(const QList<TimelineEntry> &entries, const Assessment &assessment, const TimelineFrame &frame)
        : m_entries(entries)
        , m_assessment(assessment)
        , m_frame(frame)
    {}

    TimelineLayout run();

private:
    void findLanes();
    void findMoments();
    void placeMoments();
    void placeEntries();
    void makeMarks();
    void labelMarks();
    void labelMark(TimelineMark &mark);
    void makeGaps();
    void makeDates();
    void makeBracket();
    void addDate(qsizetype moment);
    QString gapLabel(const ScaledGap &gap, double room) const;
    QString dateText(qsizetype moment, bool withYear) const;
    int dateWeight(const Moment &moment) const;
    qsizetype bracketBegin() const;
    qsizetype bracketEnd() const;

    const QList<TimelineEntry> &m_entries;
    const Assessment &m_assessment;
    const TimelineFrame &m_frame;
    QList<qsizetype> m_laneOf;
    QList<double> m_xOf;
    QList<Moment> m_moments;
    double m_slotWidth = 0;
    TimelineLayout m_layout;
};

void Layouter::findLanes()
{
    const QString &home = m_assessment.issue.repo;
    QList<TimelineLane> &lanes = m_layout.lanes;
    lanes.append({m_assessment.issue, SubjectKind::Issue, u'#' + m_assessment.issue.number, false});
    if (m_assessment.landing) {
        const IssueRef &change = m_assessment.landing->change;
        lanes.append({change, SubjectKind::Change, changeText(change, home), true});
    }
    for (const TimelineEntry &entry : m_entries) {
        const auto holds = [&entry](const TimelineLane &lane) {
            return lane.on == entry.on && (entry.on == SubjectKind::Issue || lane.ref == entry.ref);
        };
        auto lane = std::ranges::find_if(lanes, holds);
        if (lane == lanes.end())
            lane = lanes.insert(lanes.end(), {entry.ref, entry.on, changeText(entry.ref, home), false});
        m_laneOf.append(lane - lanes.begin());
    }
}

void Layouter::findMoments()
{
    for (qsizetype i = 0; i < m_entries.size(); ++i) {
        const qint64 second = secondOf(m_entries[i].at);
        if (m_moments.isEmpty() || m_moments.last().second != second)
            m_moments.append({.first = i, .end = i, .second = second});
        m_moments.last().end = i + 1;
    }
    for (Moment &moment : m_moments) {
        QList<qsizetype> used(m_layout.lanes.size(), 0);
        for (qsizetype i = moment.first; i < moment.end; ++i)
            moment.places = std::max(moment.places, ++used[m_laneOf[i]]);
    }
}

/// Gives each moment its place: gaps by their scale, and room for those moments that hold several entries.
void Layouter::placeMoments()
{
    QList<qint64> seconds;
    double extraSlots = 0;
    for (qsizetype i = 0; i < m_moments.size(); ++i) {
        extraSlots += static_cast<double>(m_moments[i].places - 1);
        if (i > 0)
            seconds.append(m_moments[i].second - m_moments[i - 1].second);
    }
    const double room = std::max(0.0, m_frame.width - 2 * m_frame.margin);
    if (extraSlots > 0)
        m_slotWidth = std::min(m_frame.leastDistance, (seconds.isEmpty() ? room : room / 2) / extraSlots);
    const QList<ScaledGap> gaps = scaleGaps(seconds, std::max(0.0, room - extraSlots * m_slotWidth));
    // A single moment stands in the middle: there is nothing to its left or right.
    double x = m_frame.margin + (gaps.isEmpty() ? (room - extraSlots * m_slotWidth) / 2 : 0);
    for (qsizetype i = 0; i < m_moments.size(); ++i) {
        if (i > 0) {
            const ScaledGap &gap = gaps[i - 1];
            m_layout.gaps.append({x, x + gap.width, gap.seconds, gap.cut, {}});
            x += gap.width;
        }
        x += static_cast<double>(m_moments[i].places - 1) * m_slotWidth;
        m_moments[i].right = x;
    }
}

/// Within a moment the last entries of all lanes line up, for a merge and the close that it caused are the
/// last of theirs.
void Layouter::placeEntries()
{
    m_xOf.resize(m_entries.size());
    for (const Moment &moment : m_moments) {
        QList<double> next(m_layout.lanes.size(), moment.right);
        for (qsizetype i = moment.end; i-- > moment.first;) {
            m_xOf[i] = next[m_laneOf[i]];
            next[m_laneOf[i]] -= m_slotWidth;
        }
    }
}

void Layouter::makeMarks()
{
    m_layout.markOfEntry.resize(m_entries.size());
    QList<QList<TimelineMark>> byLane(m_layout.lanes.size());
    for (qsizetype i = 0; i < m_entries.size(); ++i) {
        QList<TimelineMark> &marks = byLane[m_laneOf[i]];
        // A hair of tolerance: sums of widths are not exact.
        if (marks.isEmpty() || m_xOf[i] - marks.last().x >= m_frame.leastDistance - 1e-6)
            marks.append({.entries = {}, .shown = i, .lane = m_laneOf[i], .x = m_xOf[i], .label = {}});
        TimelineMark &mark = marks.last();
        mark.entries.append(i);
        mark.trapped |= !m_entries[i].traps.isEmpty();
        if (weightOf(m_entries[i]) > weightOf(m_entries[mark.shown]))
            mark.shown = i;
    }
    for (const QList<TimelineMark> &marks : byLane) {
        for (const TimelineMark &mark : marks) {
            for (const qsizetype entry : mark.entries)
                m_layout.markOfEntry[entry] = m_layout.marks.size();
            m_layout.marks.append(mark);
        }
    }
}

/// Tries the longer wording first, and right of the mark before left of it.
void Layouter::labelMark(TimelineMark &mark)
{
    const double reach = m_frame.markSize / 2 + markRoom;
    const auto reachRight = [reach](const TimelineMark &each) {
        return reach + (each.trapped ? trapRoom : 0);
    };
    const auto isFree = [&](double left, double right) {
        if (left < 0 || right > m_frame.width)
            return false;
        return std::ranges::none_of(m_layout.marks, [&](const TimelineMark &other) {
            if (other.lane != mark.lane || &other == &mark)
                return false;
            const bool onMark = left < other.x + reachRight(other) && other.x - reach < right;
            return onMark
                    || (!other.label.isEmpty() && left < other.labelLeft + other.labelWidth + labelRoom
                            && other.labelLeft < right + labelRoom);
        });
    };
    for (const QString &text : markTexts(m_entries[mark.shown], m_frame.language)) {
        const double width = m_frame.textWidth(text);
        for (const double left : {mark.x + reachRight(mark), mark.x - reach - width}) {
            if (!isFree(left, left + width))
                continue;
            mark.label = text;
            mark.labelLeft = left;
            mark.labelWidth = width;
            return;
        }
    }
}

/// The weightiest marks choose first. Where marks stand close nothing would fit, so a crowd is not tried.
void Layouter::labelMarks()
{
    if (m_layout.marks.size() > mostLabelledMarks)
        return;
    QList<qsizetype> order(m_layout.marks.size());
    std::iota(order.begin(), order.end(), qsizetype(0));
    std::ranges::stable_sort(
            order, {}, [this](qsizetype mark) { return -weightOf(m_entries[m_layout.marks[mark].shown]); });
    for (const qsizetype mark : order)
        labelMark(m_layout.marks[mark]);
}

QString Layouter::gapLabel(const ScaledGap &gap, double room) const
{
    const QStringList candidates{spanText(gap.seconds, m_frame.language),
            shortSpanText(gap.seconds, 2, m_frame.language), shortSpanText(gap.seconds, 1, m_frame.language)};
    for (const QString &candidate : candidates) {
        if (m_frame.textWidth(candidate) + labelRoom <= room)
            return candidate;
    }
    return {};
}

void Layouter::makeGaps()
{
    for (TimelineGap &gap : m_layout.gaps) {
        const double room = gap.right - gap.left - (gap.cut ? breakRoom : 0);
        gap.label = gapLabel({gap.seconds, gap.right - gap.left, gap.cut}, room);
    }
}

QString Layouter::dateText(qsizetype moment, bool withYear) const
{
    const Timestamp at = m_entries[m_moments[moment].first].at;
    return QDateTime::fromMSecsSinceEpoch(toMilliseconds(at), m_frame.zone)
            .toString(withYear ? u"yyyy-MM-dd HH:mm"_s : u"MM-dd HH:mm"_s);
}

int Layouter::dateWeight(const Moment &moment) const
{
    int weight = 0;
    for (qsizetype i = moment.first; i < moment.end; ++i)
        weight = std::max(weight, weightOf(m_entries[i]) + (m_entries[i].traps.isEmpty() ? 0 : 1));
    return weight;
}

/// Writes a moment's date if it finds room; the year stands with the first moment and wherever it changes.
void Layouter::addDate(qsizetype moment)
{
    const bool withYear = moment == 0 || dateText(moment, true).left(4) != dateText(moment - 1, true).left(4);
    TimelineDate date{.x = m_moments[moment].right, .text = dateText(moment, withYear)};
    date.width = m_frame.textWidth(date.text);
    date.left = std::clamp(date.x - date.width / 2, 0.0, std::max(0.0, m_frame.width - date.width));
    const bool free = std::ranges::none_of(m_layout.dates, [&date](const TimelineDate &other) {
        return date.left < other.left + other.width + labelRoom
                && other.left < date.left + date.width + labelRoom;
    });
    if (free)
        m_layout.dates.append(date);
}

void Layouter::makeDates()
{
    QList<qsizetype> order(m_moments.size());
    std::iota(order.begin(), order.end(), qsizetype(0));
    // The ends first, since they say what the axis spans.
    const auto weight = [this](qsizetype moment) {
        const bool atEnd = moment == 0 || moment == m_moments.size() - 1;
        return -(atEnd ? 100 : dateWeight(m_moments[moment]));
    };
    std::ranges::stable_sort(order, {}, weight);
    for (const qsizetype moment : order) {
        if (dateWeight(m_moments[moment]) > 0 || moment == 0 || moment == m_moments.size() - 1)
            addDate(moment);
    }
    std::ranges::sort(m_layout.dates, {}, &TimelineDate::left);
}

/// The entry from which the close is measured: the landing change's merge, else the last answer; -1 for none.
qsizetype Layouter::bracketBegin() const
{
    for (qsizetype i = 0; i < m_entries.size(); ++i) {
        const TimelineEntry &entry = m_entries[i];
        if (m_assessment.landing && entry.kind == TimelineKind::ChangeMerged
                && entry.ref == m_assessment.landing->change)
            return i;
        if (!m_assessment.landing && m_assessment.answerSeconds && entry.on == SubjectKind::Issue
                && entry.kind == TimelineKind::Comment && entry.eventId == m_assessment.answerEventId
                && !entry.eventId.isEmpty())
            return i;
    }
    return -1;
}

qsizetype Layouter::bracketEnd() const
{
    for (qsizetype i = m_entries.size(); i-- > 0;) {
        if (m_entries[i].kind == TimelineKind::Closed && m_assessment.closedAt
                && secondOf(m_entries[i].at) == secondOf(*m_assessment.closedAt))
            return i;
    }
    return -1;
}

void Layouter::makeBracket()
{
    const qsizetype begin = bracketBegin();
    const qsizetype end = bracketEnd();
    const std::optional<qint64> seconds =
            m_assessment.landing ? m_assessment.deltaSeconds : m_assessment.answerSeconds;
    if (begin < 0 || end < 0 || !seconds)
        return;
    TimelineBracket bracket;
    bracket.fromLane = m_laneOf[begin];
    bracket.toLane = m_laneOf[end];
    bracket.fromX = m_layout.marks[m_layout.markOfEntry[begin]].x;
    bracket.toX = m_layout.marks[m_layout.markOfEntry[end]].x;
    bracket.left = std::min(bracket.fromX, bracket.toX);
    bracket.right = std::max(bracket.fromX, bracket.toX);
    bracket.isAnswer = !m_assessment.landing;
    bracket.label = deltaText(*seconds, m_frame.language);
    bracket.labelWidth = m_frame.textWidth(bracket.label);
    m_layout.bracket = bracket;
}

TimelineLayout Layouter::run()
{
    m_layout.width = m_frame.width;
    findLanes();
    findMoments();
    placeMoments();
    placeEntries();
    makeMarks();
    labelMarks();
    makeGaps();
    makeDates();
    makeBracket();
    return std::move(m_layout);
}

} // namespace

TimelineLayout layOutTimeline(
        const QList<TimelineEntry> &entries, const Assessment &assessment, const TimelineFrame &frame)
{
    return Layouter(entries, assessment, frame).run();
}

double bracketLabelLeft(const TimelineBracket &bracket, double left, double right)
{
    const double seenLeft = std::max(bracket.left, left);
    const double seenRight = std::min(bracket.right, right);
    const double middle = seenLeft <= seenRight ? (seenLeft + seenRight) / 2
            : bracket.right < left              ? left
                                                : right;
    return std::clamp(middle - bracket.labelWidth / 2, left, std::max(left, right - bracket.labelWidth));
}

} // namespace Winnow
