// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "statedgaps.h"

#include "claims.h"
#include "gaplength.h"

#include "evidence/textscan.h"

#include <algorithm>
#include <array>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

/// What may stand between a gap and the event that ends it: 23 秒后手动关单.
constexpr std::array<QStringView, 15> fillers{u"后", u"之后", u"内", u"以后", u"即", u"就", u"才", u"被",
        u"由", u"手动", u"自动", u"机器人", u"又", u"再", u"的"};

/// What may stand between a direction and its gap: 晚了约 3 天.
constexpr QStringView approximations = u"了约近大";

enum class Direction : quint8 { None, Later, Earlier, Apart };

/// Reads the gaps of one text.
class GapFinder final
{
public:
    explicit GapFinder(const ClaimText &text)
        : m_claims(text)
        , m_text(text.text.folded())
    {}

    QList<StatedGap> find();

private:
    struct Surroundings
    {
        Clause clause;
        QStringView before; ///< Of the gap, within the clause.
        QStringView after;
        QList<EventWord> words; ///< Of the clause, and where there are none of the one around its bracket.
        bool isAlone = false; ///< The clause says nothing but the gap.
    };

    Surroundings around(const StatedGap &gap) const;
    QStringList issuesNamed(const Surroundings &place) const;
    EventKinds kindsBetween(qsizetype begin, qsizetype end, bool withVague) const;
    std::optional<EventWord> eventAfter(const StatedGap &gap, const Surroundings &place) const;
    Direction chineseDirection(const StatedGap &gap, const Surroundings &place, qsizetype &at) const;
    bool readChinese(StatedGap &gap, const Surroundings &place) const;
    bool readEnglish(StatedGap &gap, const Surroundings &place) const;
    bool tie(StatedGap &gap) const;

    const ClaimText &m_claims;
    QStringView m_text;
};

GapFinder::Surroundings GapFinder::around(const StatedGap &gap) const
{
    Surroundings place;
    const int index = clauseAt(m_claims.clauses, gap.begin);
    if (index < 0)
        return place;
    place.clause = m_claims.clauses[index];
    place.before = m_text.sliced(place.clause.begin, gap.begin - place.clause.begin);
    place.after =
            gap.end < place.clause.end ? m_text.sliced(gap.end, place.clause.end - gap.end) : QStringView();
    place.words = m_claims.wordsAround(place.clause);
    place.isAlone = place.before.trimmed().size() <= 1 && place.after.trimmed().isEmpty();
    return place;
}

QStringList GapFinder::issuesNamed(const Surroundings &place) const
{
    QStringList numbers;
    for (const StatedReference &reference : m_claims.referencesIn(place.clause)) {
        if (reference.kind != StatedReferenceKind::Change)
            numbers.append(reference.number);
    }
    return numbers;
}

EventKinds GapFinder::kindsBetween(qsizetype begin, qsizetype end, bool withVague) const
{
    EventKinds kinds;
    for (const EventWord &word : m_claims.words) {
        if (word.begin >= begin && word.end <= end && !word.isDenied && (withVague || !word.isVague))
            kinds |= word.kind;
    }
    return kinds;
}

/// The event that the gap leads to: "23 秒后关单".
std::optional<EventWord> GapFinder::eventAfter(const StatedGap &gap, const Surroundings &place) const
{
    for (const EventWord &word : m_claims.words) {
        if (word.begin < gap.end || word.begin >= place.clause.end || word.isDenied)
            continue;
        QStringView between = m_text.sliced(gap.end, word.begin - gap.end).trimmed();
        for (bool shorter = true; shorter && !between.isEmpty();) {
            const auto filler =
                    std::ranges::find_if(fillers, [&](QStringView text) { return between.startsWith(text); });
            shorter = filler != fillers.end();
            if (shorter)
                between = between.sliced(filler->size()).trimmed();
        }
        return between.isEmpty() ? std::optional(word) : std::nullopt;
    }
    return std::nullopt;
}

/// The word 晚, 早, 差 or + before the gap, with nothing but events and changes between: "关单早于 PR 12 合入 1.7 天". @p at is
/// its place.
Direction GapFinder::chineseDirection(const StatedGap &gap, const Surroundings &place, qsizetype &at) const
{
    qsizetype end = gap.begin;
    const auto skip = [&] {
        while (end > place.clause.begin
                && (isBlank(m_text[end - 1].unicode()) || approximations.contains(m_text[end - 1])))
            --end;
    };
    skip();
    for (qsizetype before = -1; before != end;) {
        before = end;
        end = m_claims.beginOfWordOrReference(end, place.clause.begin);
        skip();
    }
    if (end > place.clause.begin && m_text[end - 1] == u'于')
        --end;
    at = end - 1;
    if (at < place.clause.begin)
        return Direction::None;
    switch (m_text[at].unicode()) {
    case u'晚':
        return Direction::Later;
    case u'早':
        return Direction::Earlier;
    case u'差':
    case u'隔':
    case u'+':
        return Direction::Apart;
    default:
        return Direction::None;
    }
}

bool GapFinder::readChinese(StatedGap &gap, const Surroundings &place) const
{
    qsizetype at = 0;
    const Direction direction = chineseDirection(gap, place, at);
    const auto next = eventAfter(gap, place);
    if (direction == Direction::Later || direction == Direction::Earlier) {
        // 关单比合入晚 3 天: what 比 leads in stands on the other side.
        const qsizetype than = m_text.first(at).lastIndexOf(u'比');
        const bool compares = than >= place.clause.begin;
        EventKinds subject = kindsBetween(place.clause.begin, compares ? than : at, true);
        EventKinds object = compares ? kindsBetween(than, at, true) : kindsBetween(at, gap.begin, true);
        if (!compares && object.toInt() == 0 && next)
            subject = next->kind;
        if (subject.toInt() == 0 && place.clause.outer >= 0 && !compares)
            subject = kindsBetween(m_claims.clauses[place.clause.outer].begin,
                              m_claims.clauses[place.clause.outer].end, false)
                    & EventKinds(EventKind::Closed);
        if (direction == Direction::Earlier && subject.toInt() == 0)
            return false;
        // A robot's label is how it was closed, not when.
        subject.setFlag(EventKind::Labelled, false);
        if (subject.testFlag(EventKind::Closed) && subject != EventKinds(EventKind::Closed)
                && object.toInt() == 0) {
            object = subject & ~EventKinds(EventKind::Closed);
            subject = EventKind::Closed;
        }
        gap.isDirected = true;
        gap.later = direction == Direction::Later ? subject : object;
        gap.earlier = direction == Direction::Later ? object : subject;
        return true;
    }
    if (direction == Direction::Apart || next) {
        EventKinds kinds;
        for (const EventWord &word : place.words)
            kinds.setFlag(word.kind, kinds.testFlag(word.kind) || !word.isVague);
        gap.ends = kinds;
        // 关闭 is said of connections and files, too.
        gap.isSure = !next || (!next->isVague && m_text.sliced(next->begin, 2) != u"关闭");
        return kinds.toInt() != 0 && (next || m_text[at] != u'+' || kinds.testFlag(EventKind::Closed));
    }
    return false;
}

/// "44 days later", "2 h after the merge", "closed within 5 min of the merge".
bool GapFinder::readEnglish(StatedGap &gap, const Surroundings &place) const
{
    const QStringView after = place.after.trimmed();
    const bool isLater = hasWordAt(after, 0, "later"_L1) || hasWordAt(after, 0, "after"_L1);
    const bool isEarlier = hasWordAt(after, 0, "earlier"_L1) || hasWordAt(after, 0, "before"_L1);
    const bool isLate = hasWordAt(after, 0, "late"_L1) && !isLater;
    if (!isLater && !isEarlier && !isLate)
        return false;
    const bool names = hasWordAt(after, 0, "after"_L1) || hasWordAt(after, 0, "before"_L1);
    EventKinds subject = kindsBetween(place.clause.begin, gap.begin, true);
    const EventKinds object = names ? kindsBetween(gap.end, place.clause.end, true) : EventKinds();
    subject.setFlag(EventKind::Labelled, false);
    if (subject.toInt() == 0 && object.toInt() == 0)
        return false;
    if (subject.testFlag(EventKind::Closed))
        subject = EventKind::Closed;
    gap.isDirected = true;
    gap.later = isEarlier ? object : subject;
    gap.earlier = isEarlier ? subject : object;
    return true;
}

bool GapFinder::tie(StatedGap &gap) const
{
    const Surroundings place = around(gap);
    if (place.clause.end == 0)
        return false;
    gap.issues = issuesNamed(place);
    EventKinds kinds;
    for (const EventWord &word : place.words)
        kinds.setFlag(word.kind, kinds.testFlag(word.kind) || !word.isVague);
    if (gap.form == GapForm::SameSecond || gap.form >= GapForm::Seconds) {
        gap.ends = kinds;
        const bool saysSo = m_text[gap.begin] == u'同' || lowerAscii(m_text[gap.begin].unicode()) == u's';
        return kinds.testFlag(EventKind::Closed) || kinds.testFlag(EventKind::Merged)
                || (gap.form == GapForm::SameSecond && (saysSo || place.isAlone));
    }
    return readChinese(gap, place) || readEnglish(gap, place);
}

QList<StatedGap> GapFinder::find()
{
    QList<StatedGap> gaps;
    for (qsizetype at = 0; at < m_text.size();) {
        std::optional<StatedGap> gap;
        if (m_claims.text.zone(at) == TextZone::Words)
            gap = gapLengthAt(m_text, at);
        if (!gap) {
            ++at;
            continue;
        }
        at = gap->end;
        if (tie(*gap))
            gaps.append(*gap);
    }
    return gaps;
}

} // namespace

QList<StatedGap> findStatedGaps(const ClaimText &text)
{
    return GapFinder(text).find();
}

} // namespace Winnow
