// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "passages.h"

#include "stopwords.h"
#include "tokens.h"

#include <algorithm>
#include <optional>
#include <unordered_set>

namespace Winnow {

namespace {

using Hashes = std::unordered_set<quint64>;

/// Of two pairs one after the other.
quint64 phraseHash(const Token &first, const Token &second)
{
    return first.hash * 31 + second.hash + 1;
}

bool follows(const Token *before, const Token &token)
{
    return before && before->kind == TokenKind::Pair && before->position + 1 == token.position;
}

/// The terms of one text that can be marked in another.
class Markable final
{
public:
    explicit Markable(QStringView text)
    {
        m_list.read(text);
        const Token *before = nullptr;
        quint32 identifierEnd = 0;
        for (const Token &token : m_list.tokens()) {
            if (token.kind == TokenKind::Identifier || token.kind == TokenKind::Name)
                identifierEnd = std::max(identifierEnd, token.end);
            if (token.kind == TokenKind::Pair) {
                m_hashes.insert(token.hash);
                if (follows(before, token))
                    m_hashes.insert(phraseHash(*before, token));
            } else if (isMarked(token, identifierEnd)) {
                m_hashes.insert(token.hash);
            }
            before = &token;
        }
    }

    /// What @p other has, too.
    QList<TextRange> rangesIn(const Markable &other) const
    {
        QList<TextRange> ranges;
        const Token *first = nullptr; // of the phrase being read
        const Token *last = nullptr;
        const auto endPhrase = [&] {
            if (first)
                addPhrase(*first, *last, ranges);
            first = nullptr;
        };
        quint32 identifierEnd = 0;
        for (const Token &token : m_list.tokens()) {
            if (token.kind == TokenKind::Identifier || token.kind == TokenKind::Name)
                identifierEnd = std::max(identifierEnd, token.end);
            if (token.kind != TokenKind::Pair) {
                endPhrase();
                if (isMarked(token, identifierEnd) && other.m_hashes.contains(token.hash))
                    ranges.append({token.begin, token.end - token.begin});
                continue;
            }
            if (first && !other.m_hashes.contains(phraseHash(*last, token)))
                endPhrase();
            if (first || other.m_hashes.contains(token.hash)) {
                first = first ? first : &token;
                last = &token;
            }
        }
        endPhrase();
        return joined(std::move(ranges));
    }

private:
    /// Parts of identifiers and versions are not: only all of one says that two texts speak of one thing.
    bool isMarked(const Token &token, quint32 identifierEnd) const
    {
        switch (token.kind) {
        case TokenKind::Pair:
        case TokenKind::Single:
            return false;
        case TokenKind::Part:
            if (token.begin < identifierEnd)
                return false;
            [[fallthrough]];
        case TokenKind::Word:
            return token.termLength > 1 && !isStopWord(m_list.term(token));
        default:
            return true;
        }
    }

    void addPhrase(const Token &first, const Token &last, QList<TextRange> &ranges) const
    {
        // The first character of each pair, and the second of the last one.
        const Token *begin = &first;
        const Token *end = &last + 1;
        while (begin != end && isParticle(m_list.term(*begin).front()))
            ++begin;
        while (begin != end && isParticle(m_list.term(*(end - 1)).back()))
            --end;
        if (begin == end || (begin + 1 == end && isStopPair(m_list.term(*begin))))
            return;
        ranges.append({begin->begin, (end - 1)->end - begin->begin});
    }

    static QList<TextRange> joined(QList<TextRange> ranges)
    {
        std::ranges::sort(
                ranges, {}, [](const TextRange &range) { return std::pair(range.begin, -range.length); });
        QList<TextRange> result;
        for (const TextRange &range : std::as_const(ranges)) {
            if (!result.isEmpty() && range.begin < result.last().end())
                result.last().length = std::max(result.last().end(), range.end()) - result.last().begin;
            else
                result.append(range);
        }
        return result;
    }

    TokenList m_list;
    Hashes m_hashes;
};

} // namespace

MatchedPassages matchedPassages(QStringView claim, QStringView node)
{
    const Markable inClaim(claim);
    const Markable inNode(node);
    return {inClaim.rangesIn(inNode), inNode.rangesIn(inClaim)};
}

} // namespace Winnow
