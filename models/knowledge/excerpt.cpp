// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "excerpt.h"

#include "characters.h"

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

/// How far a cut may move to a better place.
constexpr qsizetype farthestCut = 24;
/// What is shown before the first mark, as a share of the length: one in so many.
constexpr qsizetype leadShare = 4;

/// The marks from @p first on that fit into @p length.
qsizetype lastWithin(const QList<TextRange> &marks, qsizetype first, qsizetype length)
{
    qsizetype last = first;
    while (last + 1 < marks.size() && marks[last + 1].end() - marks[first].begin <= length)
        ++last;
    return last;
}

/// Where the piece begins that marks most.
qsizetype bestBegin(const QList<TextRange> &marks, qsizetype length)
{
    qsizetype best = 0;
    qsizetype bestMarked = -1;
    for (qsizetype first = 0; first < marks.size(); ++first) {
        qsizetype marked = 0;
        const qsizetype last = lastWithin(marks, first, length);
        for (qsizetype i = first; i <= last; ++i)
            marked += marks[i].length;
        if (marked > bestMarked) {
            bestMarked = marked;
            best = marks[first].begin;
        }
    }
    return best;
}

/// Whether the text may be cut before @p index.
bool canCut(QStringView text, qsizetype index)
{
    if (index <= 0 || index >= text.size())
        return true;
    const QChar before = text[index - 1];
    const QChar after = text[index];
    if (after.isLowSurrogate() || after.isMark())
        return false;
    const auto isHan = [](QChar unit) { return isUnspaced(unit.unicode()); };
    return before.isSpace() || after.isSpace() || isHan(before) || isHan(after);
}

/// The place nearest to @p index, going by @p step, where the text may be cut; @p index where there is none near, or
/// one beside it where that would cut a character.
qsizetype cutNear(QStringView text, qsizetype index, qsizetype step)
{
    for (qsizetype moved = 0; moved <= farthestCut; ++moved) {
        const qsizetype at = index + moved * step;
        if (at <= 0 || at >= text.size())
            return std::clamp<qsizetype>(at, 0, text.size());
        if (canCut(text, at))
            return at;
    }
    return text[index].isLowSurrogate() ? index - 1 : index;
}

} // namespace

Excerpt excerptFor(QStringView query, QStringView text, qsizetype length)
{
    const QList<TextRange> marks = matchedPassages(query, text).inNode;
    const qsizetype wanted = marks.isEmpty() ? 0 : bestBegin(marks, length) - length / leadShare;
    const qsizetype latest = std::max<qsizetype>(0, text.size() - length);
    const qsizetype begin = cutNear(text, std::clamp<qsizetype>(wanted, 0, latest), -1);
    const qsizetype end = cutNear(text, std::min(begin + length, text.size()), 1);
    Excerpt excerpt;
    if (begin > 0)
        excerpt.text.append(u'…');
    const qsizetype shift = excerpt.text.size() - begin;
    for (const QChar unit : text.sliced(begin, end - begin))
        excerpt.text.append(unit.isSpace() || unit.category() == QChar::Other_Control ? QChar(u' ') : unit);
    if (end < text.size())
        excerpt.text.append(u'…');
    for (const TextRange &mark : marks) {
        const qsizetype from = std::max(mark.begin, begin);
        const qsizetype to = std::min(mark.end(), end);
        if (from < to)
            excerpt.marks.append({from + shift, to - from});
    }
    return excerpt;
}

} // namespace Winnow
