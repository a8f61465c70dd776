// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "statedmerges.h"

#include "claims.h"

#include "evidence/textscan.h"

#include <algorithm>
#include <array>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

/// Behind 合入 and 合并: then it is the act in general, not one that took place.
constexpr std::array<QStringView, 8> notClaims{
        u"来源", u"与否", u"前", u"失败", u"请求", u"计划", u"策略", u"门禁"};

/// Words of a clause that take the claim back.
constexpr std::array<QStringView, 9> takesBack{
        u"未合", u"open", u"进行中", u"待合", u"not merged", u"unmerged", u"草稿", u"draft", u"仍未"};

/// Finds the changes of one text's claims.
class MergeFinder final
{
public:
    explicit MergeFinder(const ClaimText &text)
        : m_claims(text)
        , m_text(text.text.folded())
    {}

    QList<StatedMerge> find() const;

private:
    bool isClaim(const EventWord &word, const Clause &clause) const;
    bool isMendingClaim(const EventWord &word) const;
    QList<int> changesOf(const EventWord &word, int clause) const;
    QList<int> groupOf(int index) const;
    int lastBefore(qsizetype begin, qsizetype end) const;
    int firstAfter(qsizetype begin, qsizetype end) const;
    bool speaksOfClose(const Clause &clause) const;

    const ClaimText &m_claims;
    QStringView m_text;
};

bool MergeFinder::isClaim(const EventWord &word, const Clause &clause) const
{
    if (word.kind != EventKind::Merged || word.isDenied)
        return false;
    const QStringView after = m_text.sliced(word.end);
    if (std::ranges::any_of(notClaims, [after](QStringView text) { return after.startsWith(text); }))
        return false;
    const QStringView whole = m_text.sliced(clause.begin, clause.end - clause.begin);
    return std::ranges::none_of(
            takesBack, [whole](QStringView text) { return whole.contains(text, Qt::CaseInsensitive); });
}

/// "已修复" and "由 PR 12 修复", "fixed by PR 12": a word that else says little.
bool MergeFinder::isMendingClaim(const EventWord &word) const
{
    const QStringView before = m_text.first(word.begin);
    const QStringView after = m_text.sliced(word.end).trimmed();
    const bool isChinese = isHan(m_text[word.begin].unicode());
    if (!isChinese)
        return after.startsWith(u"by ") || after.startsWith(u"in ") || after.startsWith(u"via ");
    if (before.endsWith(u'已') || before.endsWith(u"已经"))
        return true;
    const int reference = lastBefore(0, word.begin);
    if (reference < 0)
        return false;
    const QStringView between = m_text.sliced(
            m_claims.references[reference].end, word.begin - m_claims.references[reference].end);
    return between.trimmed().isEmpty()
            && before.first(m_claims.references[reference].begin).trimmed().endsWith(u'由');
}

int MergeFinder::lastBefore(qsizetype begin, qsizetype end) const
{
    int found = -1;
    for (qsizetype i = 0; i < m_claims.references.size(); ++i) {
        const StatedReference &reference = m_claims.references[i];
        if (reference.kind == StatedReferenceKind::Change && reference.begin >= begin && reference.end <= end)
            found = static_cast<int>(i);
    }
    return found;
}

int MergeFinder::firstAfter(qsizetype begin, qsizetype end) const
{
    for (qsizetype i = 0; i < m_claims.references.size(); ++i) {
        const StatedReference &reference = m_claims.references[i];
        if (reference.kind == StatedReferenceKind::Change && reference.begin >= begin && reference.end <= end)
            return static_cast<int>(i);
    }
    return -1;
}

/// The whole list that the reference at @p index is part of.
QList<int> MergeFinder::groupOf(int index) const
{
    const QList<StatedReference> &references = m_claims.references;
    int first = index;
    while (first > 0 && references[first].isListed)
        --first;
    QList<int> group{first};
    for (int next = first + 1; next < references.size() && references[next].isListed; ++next)
        group.append(next);
    return group;
}

bool MergeFinder::speaksOfClose(const Clause &clause) const
{
    const auto words = m_claims.wordsIn(clause);
    return std::ranges::any_of(words, [](const EventWord &word) { return word.kind == EventKind::Closed; });
}

QList<int> MergeFinder::changesOf(const EventWord &word, int clause) const
{
    const Clause &own = m_claims.clauses[clause];
    const int after = firstAfter(word.end, own.end);
    const qsizetype distance = after < 0 ? 0 : m_claims.references[after].begin - word.end;
    const QStringView between = after < 0 ? QStringView() : m_text.sliced(word.end, distance).trimmed();
    const bool isDirectlyAfter = after >= 0
            && (between.isEmpty() || between == u"了" || between == u"by" || between == u"in"
                    || between == u"as" || between == u"via" || between == u"with");
    if (isDirectlyAfter)
        return groupOf(after);
    if (const int before = lastBefore(own.begin, word.begin); before >= 0)
        return groupOf(before);
    if (word.isVague)
        return after >= 0 ? groupOf(after) : QList<int>();
    // "8-20 合入新格式（!852）": named in the bracket behind.
    const bool isBracketNext =
            clause + 1 < m_claims.clauses.size() && m_claims.clauses[clause + 1].outer == clause;
    if (isBracketNext) {
        const Clause &next = m_claims.clauses[clause + 1];
        if (const int named = firstAfter(next.begin, next.end); named >= 0)
            return groupOf(named);
    }
    // "PR 12 …，09-15 合入": the change that the sentence is about. 合并 is said of much else where no date stands by it.
    const QStringView lead = m_text.sliced(own.begin, word.begin - own.begin);
    const bool isDated = std::ranges::any_of(lead, [](QChar c) { return c.isDigit(); });
    if (!isDated && !m_text.sliced(word.begin).startsWith(u"合入"))
        return {};
    for (int i = clause - 1; i >= 0 && m_claims.clauses[i].sentence == own.sentence; --i) {
        if (const int before = lastBefore(m_claims.clauses[i].begin, m_claims.clauses[i].end); before >= 0)
            return groupOf(before);
    }
    return {};
}

QList<StatedMerge> MergeFinder::find() const
{
    QList<StatedMerge> merges;
    for (const EventWord &word : m_claims.words) {
        const int clause = clauseAt(m_claims.clauses, word.begin);
        if (clause < 0 || !isClaim(word, m_claims.clauses[clause]) || (word.isVague && !isMendingClaim(word)))
            continue;
        StatedMerge merge{changesOf(word, clause), word.begin, word.end};
        const bool isOfChanges =
                m_text.sliced(word.begin).startsWith(u"合入") || speaksOfClose(m_claims.clauses[clause]);
        if (merge.references.isEmpty() && (word.isVague || !isOfChanges))
            continue;
        merges.append(merge);
    }
    return merges;
}

} // namespace

QList<StatedMerge> findStatedMerges(const ClaimText &text)
{
    return MergeFinder(text).find();
}

} // namespace Winnow
