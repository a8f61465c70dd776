// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "statedtimes.h"

#include "claims.h"

#include "evidence/textscan.h"

namespace Winnow {

namespace {

/// How far behind a time its event may stand: "9-18 由机器人自动关单".
constexpr qsizetype mostBetween = 18;

/// Finds the events that the words beside a time name.
class TimeWords final
{
public:
    TimeWords(const ClaimText &text, const QList<StatedTime> &times)
        : m_claims(text)
        , m_times(times)
    {}

    EventKinds kindsOf(qsizetype index) const;

private:
    bool hasTimeBetween(qsizetype begin, qsizetype end) const;
    bool isOfEarlierTime(const EventWord &word, const StatedTime &time, const Clause &clause) const;
    EventKinds kindsAtPreposition(const StatedTime &time, const Clause &clause) const;
    EventKinds kindsAfter(const StatedTime &time, const Clause &clause) const;
    EventKinds kindsBefore(const StatedTime &time, const Clause &clause) const;

    const ClaimText &m_claims;
    const QList<StatedTime> &m_times;
};

bool TimeWords::hasTimeBetween(qsizetype begin, qsizetype end) const
{
    for (const StatedTime &time : m_times) {
        if (time.begin >= begin && time.end <= end)
            return true;
    }
    return false;
}

/// "08-06 合入 09-20 关": 合入 stands before the second time and belongs to the first.
bool TimeWords::isOfEarlierTime(const EventWord &word, const StatedTime &time, const Clause &clause) const
{
    constexpr qsizetype directly = 2;
    for (const StatedTime &earlier : m_times) {
        if (earlier.begin >= clause.begin && earlier.end <= word.begin && earlier.begin < time.begin
                && word.begin - earlier.end <= directly)
            return true;
    }
    return false;
}

/// "merged at 11-14 19:25:10 and closed on 11-19": English names the event, then its time.
EventKinds TimeWords::kindsAtPreposition(const StatedTime &time, const Clause &clause) const
{
    for (const EventWord &word : m_claims.wordsIn(clause)) {
        if (word.end > time.begin || word.isVague)
            continue;
        const QStringView between = m_claims.text.folded().sliced(word.end, time.begin - word.end).trimmed();
        if (between == u"at" || between == u"on")
            return word.kind;
    }
    return {};
}

/// The first event behind, and those that directly follow it ("stale 关单").
EventKinds TimeWords::kindsAfter(const StatedTime &time, const Clause &clause) const
{
    EventKinds kinds;
    qsizetype last = time.end;
    for (const EventWord &word : m_claims.wordsIn(clause)) {
        if (word.begin < time.end || word.isVague)
            continue;
        const qsizetype most = kinds.toInt() == 0 ? mostBetween : 1;
        if (word.begin - last > most || hasTimeBetween(last, word.begin))
            break;
        kinds |= word.kind;
        last = word.end;
    }
    return kinds;
}

EventKinds TimeWords::kindsBefore(const StatedTime &time, const Clause &clause) const
{
    EventKinds kinds;
    for (const EventWord &word : m_claims.wordsIn(clause)) {
        if (word.end > time.begin || word.isVague || hasTimeBetween(word.end, time.begin)
                || isOfEarlierTime(word, time, clause))
            continue;
        if (time.begin - word.end <= mostBetween)
            kinds |= word.kind;
    }
    return kinds;
}

EventKinds TimeWords::kindsOf(qsizetype index) const
{
    const StatedTime &time = m_times[index];
    const int at = clauseAt(m_claims.clauses, time.begin);
    if (at < 0)
        return {};
    const Clause &clause = m_claims.clauses[at];
    EventKinds kinds = kindsAtPreposition(time, clause);
    if (kinds.toInt() == 0)
        kinds = kindsAfter(time, clause);
    if (kinds.toInt() == 0)
        kinds = kindsBefore(time, clause);
    // (09-18 17:18:07) behind what it is the time of.
    const bool isBracketed = clause.outer >= 0 && time.begin - clause.begin <= 1;
    if (kinds.toInt() == 0 && isBracketed) {
        const Clause &outer = m_claims.clauses[clause.outer];
        for (const EventWord &word : m_claims.wordsIn(outer)) {
            if (!word.isVague && !hasTimeBetween(word.end, time.begin))
                kinds |= word.kind;
        }
    }
    return kinds;
}

void nameReferences(const ClaimText &text, StatedTime &time)
{
    const int at = clauseAt(text.clauses, time.begin);
    if (at < 0)
        return;
    for (const StatedReference &reference : text.referencesIn(text.clauses[at])) {
        if (reference.kind == StatedReferenceKind::Change)
            time.changes.append(reference.number);
        else
            time.issues.append(reference.number);
    }
}

} // namespace

QList<StatedTime> findStatedTimes(const ClaimText &text)
{
    const QStringView folded = text.text.folded();
    QList<StatedTime> times;
    for (qsizetype at = 0; at < folded.size();) {
        std::optional<StatedTime> time;
        if (text.text.zone(at) == TextZone::Words)
            time = timeAt(folded, at);
        if (time)
            times.append(*time);
        at = time ? time->end : at + 1;
    }
    const TimeWords words(text, times);
    for (qsizetype i = 0; i < times.size(); ++i) {
        const EventKinds kinds = words.kindsOf(i);
        times[i].kinds = kinds;
        nameReferences(text, times[i]);
    }
    return times;
}

} // namespace Winnow
