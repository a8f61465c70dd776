// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "intraline.h"

#include <QChar>

#include <algorithm>

namespace Winnow {

namespace {

/// More words between the first and the last difference are not compared one by one.
constexpr qsizetype mostTokens = 3000;

/// Edits after which comparing gives up: cost and memory grow with its square.
constexpr int mostEdits = 160;

/// Lines of which a smaller share is common are two different lines, not one that changed.
constexpr double leastCommon = 0.2;

char32_t codePointAt(QStringView text, qsizetype at)
{
    if (text[at].isHighSurrogate() && at + 1 < text.size() && text[at + 1].isLowSurrogate())
        return QChar::surrogateToUcs4(text[at], text[at + 1]);
    return text[at].unicode();
}

qsizetype unitsOf(char32_t c)
{
    return QChar::requiresSurrogates(c) ? 2 : 1;
}

/// Written without blanks between words.
bool isIdeographic(char32_t c)
{
    switch (QChar::script(c)) {
    case QChar::Script_Han:
    case QChar::Script_Hiragana:
    case QChar::Script_Katakana:
    case QChar::Script_Thai:
        return true;
    default:
        return false;
    }
}

bool isWord(char32_t c)
{
    return (QChar::isLetterOrNumber(c) || c == U'_') && !isIdeographic(c);
}

/// What never begins a token: accents, joiners, variation selectors.
bool joinsBefore(char32_t c)
{
    return QChar::isMark(c) || c == 0x200d;
}

enum class TokenKind : quint8 { Word, Blank, Sign };

TokenKind kindOf(char32_t c)
{
    return isWord(c) ? TokenKind::Word : QChar::isSpace(c) ? TokenKind::Blank : TokenKind::Sign;
}

std::vector<TextSpan> tokens(QStringView text)
{
    std::vector<TextSpan> found;
    for (qsizetype at = 0; at < text.size();) {
        const char32_t first = codePointAt(text, at);
        const TokenKind kind = kindOf(first);
        qsizetype end = at + unitsOf(first);
        while (end < text.size()) {
            const char32_t next = codePointAt(text, end);
            if (!joinsBefore(next) && (kind == TokenKind::Sign || kindOf(next) != kind))
                break;
            end += unitsOf(next);
        }
        found.push_back({at, end - at});
        at = end;
    }
    return found;
}

/// Which tokens of each side the other lacks.
struct Marks
{
    std::vector<bool> removed;
    std::vector<bool> added;
};

/// Two rows of tokens to be compared, without what is the same at both ends.
class TokenDiff final
{
public:
    TokenDiff(QStringView removed, QStringView added)
        : m_removedText(removed)
        , m_addedText(added)
        , m_removed(tokens(removed))
        , m_added(tokens(added))
    {}

    const std::vector<TextSpan> &removed() const { return m_removed; }
    const std::vector<TextSpan> &added() const { return m_added; }

    /// Myers' greedy algorithm, which gives up after mostEdits.
    Marks compare() const
    {
        const int n = static_cast<int>(m_removed.size());
        const int m = static_cast<int>(m_added.size());
        Marks marks{std::vector<bool>(m_removed.size(), true), std::vector<bool>(m_added.size(), true)};
        if (n == 0 || m == 0 || n > mostTokens || m > mostTokens)
            return marks;
        std::vector<std::vector<int>> trace;
        std::vector<int> reach(2 * mostEdits + 3, 0);
        for (int edits = 0; edits <= std::min(mostEdits, n + m); ++edits) {
            trace.push_back(reach);
            for (int k = -edits; k <= edits; k += 2) {
                const auto at = static_cast<size_t>(k + mostEdits + 1);
                const bool isDown = k == -edits || (k != edits && reach[at - 1] < reach[at + 1]);
                int x = isDown ? reach[at + 1] : reach[at - 1] + 1;
                while (x < n && x - k < m && isSame(x, x - k))
                    ++x;
                reach[at] = x;
                if (x >= n && x - k >= m) {
                    traceBack(trace, edits, k, marks);
                    return marks;
                }
            }
        }
        return marks;
    }

private:
    bool isSame(int removed, int added) const
    {
        const TextSpan &a = m_removed[static_cast<size_t>(removed)];
        const TextSpan &b = m_added[static_cast<size_t>(added)];
        return m_removedText.sliced(a.start, a.length) == m_addedText.sliced(b.start, b.length);
    }

    void traceBack(const std::vector<std::vector<int>> &trace, int edits, int k, Marks &marks) const
    {
        int x = static_cast<int>(m_removed.size());
        for (; edits >= 0; --edits) {
            const std::vector<int> &reach = trace[static_cast<size_t>(edits)];
            const auto at = static_cast<size_t>(k + mostEdits + 1);
            const bool isDown = k == -edits || (k != edits && reach[at - 1] < reach[at + 1]);
            const int begin = edits == 0 ? 0 : isDown ? reach[at + 1] : reach[at - 1] + 1;
            for (; x > begin; --x) {
                marks.removed[static_cast<size_t>(x - 1)] = false;
                marks.added[static_cast<size_t>(x - 1 - k)] = false;
            }
            if (isDown) {
                ++k;
            } else {
                --k;
                --x;
            }
        }
    }

    QStringView m_removedText;
    QStringView m_addedText;
    std::vector<TextSpan> m_removed;
    std::vector<TextSpan> m_added;
};

bool isBlank(QStringView text)
{
    return std::ranges::all_of(text, [](QChar c) { return c.isSpace(); });
}

/// Marked tokens as stretches. Blanks between two marked words are marked too, so that a phrase is one stretch.
std::vector<TextSpan> spans(QStringView text, const std::vector<TextSpan> &tokens,
        const std::vector<bool> &marks, bool ignoresBlanks)
{
    std::vector<TextSpan> found;
    for (size_t i = 0; i < tokens.size(); ++i) {
        const TextSpan &token = tokens[i];
        if (!marks[i] || (ignoresBlanks && isBlank(text.sliced(token.start, token.length))))
            continue;
        const qsizetype end = found.empty() ? -1 : found.back().end();
        if (end >= 0 && isBlank(text.sliced(end, token.start - end)))
            found.back().length = token.end() - found.back().start;
        else
            found.push_back(token);
    }
    return found;
}

qsizetype commonLength(QStringView text, const std::vector<TextSpan> &tokens, const std::vector<bool> &marks,
        qsizetype inEnds)
{
    qsizetype length = inEnds;
    for (size_t i = 0; i < tokens.size(); ++i) {
        if (!marks[i] && !isBlank(text.sliced(tokens[i].start, tokens[i].length)))
            length += tokens[i].length;
    }
    return length;
}

/// How many units both texts begin with, at a border between tokens on both sides.
qsizetype commonFront(QStringView a, QStringView b)
{
    const qsizetype most = std::min(a.size(), b.size());
    qsizetype same = 0;
    while (same < most && a[same] == b[same])
        ++same;
    const auto isInside = [](QStringView text, qsizetype at) {
        if (at == 0 || at >= text.size())
            return false;
        const char32_t next = codePointAt(text, at);
        const char32_t before =
                text[at - 1].isLowSurrogate() && at > 1 ? codePointAt(text, at - 2) : text[at - 1].unicode();
        return text[at].isLowSurrogate() || joinsBefore(next)
                || (kindOf(next) == kindOf(before) && kindOf(next) != TokenKind::Sign);
    };
    while (isInside(a, same) || isInside(b, same))
        --same;
    return same;
}

void shift(std::vector<TextSpan> &spans, qsizetype by)
{
    for (TextSpan &span : spans)
        span.start += by;
}

} // namespace

WordChanges changedWords(QStringView removed, QStringView added, bool ignoresBlanks)
{
    // Most of a very long line is the same: only what lies between is split into words.
    const qsizetype front = commonFront(removed, added);
    const QStringView removedRest = removed.sliced(front);
    const QStringView addedRest = added.sliced(front);
    qsizetype back = 0;
    const qsizetype most = std::min(removedRest.size(), addedRest.size());
    const auto isStart = [](QStringView text, qsizetype at) {
        return at >= text.size()
                || (kindOf(codePointAt(text, at)) == TokenKind::Blank && !text[at - 1].isSpace());
    };
    for (qsizetype same = 1;
            same <= most && removedRest[removedRest.size() - same] == addedRest[addedRest.size() - same];
            ++same) {
        const qsizetype inRemoved = removedRest.size() - same;
        const qsizetype inAdded = addedRest.size() - same;
        if (inRemoved > 0 && inAdded > 0 && isStart(removedRest, inRemoved) && isStart(addedRest, inAdded))
            back = same;
    }
    const QStringView removedMiddle = removedRest.chopped(back);
    const QStringView addedMiddle = addedRest.chopped(back);
    const TokenDiff diff(removedMiddle, addedMiddle);
    const Marks marks = diff.compare();
    const auto inEnds = [](QStringView text, qsizetype from, qsizetype to) {
        return std::ranges::count_if(text.first(from), [](QChar c) { return !c.isSpace(); })
                + std::ranges::count_if(text.last(to), [](QChar c) { return !c.isSpace(); });
    };
    const qsizetype common =
            commonLength(removedMiddle, diff.removed(), marks.removed, inEnds(removed, front, back));
    const qsizetype longer = std::max(inEnds(removed, removed.size(), 0), inEnds(added, added.size(), 0));
    if (static_cast<double>(common) < leastCommon * static_cast<double>(longer))
        return {};
    WordChanges changes{spans(removedMiddle, diff.removed(), marks.removed, ignoresBlanks),
            spans(addedMiddle, diff.added(), marks.added, ignoresBlanks)};
    shift(changes.removed, front);
    shift(changes.added, front);
    return changes;
}

} // namespace Winnow
