// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "tokens.h"

#include <span>

namespace Winnow {

/// Reads words and identifiers for a TokenList, whole and by part.
class CompoundReader final
{
public:
    /// @p list must outlive the reader and have folded its text.
    explicit CompoundReader(TokenList &list)
        : m_list(list)
        , m_folded(list.m_folded)
    {}

    /// Reads the word or identifier that begins at folded character @p first; gives where what follows it begins.
    size_t read(size_t first);

private:
    /// Folded characters from begin to before end.
    struct Stretch
    {
        size_t begin = 0;
        size_t end = 0;

        size_t size() const { return end - begin; }
    };
    /// Letters and digits, and what joins them to those before: '_', '-', '.', '/' (also a backslash), ':' (for "::"); 0
    /// for the first of all.
    struct Segment
    {
        Stretch stretch;
        char32_t joiner = 0;
    };
    using Segments = std::span<const Segment>;

    size_t collectSegments(size_t first);
    size_t joinerLength(size_t index) const;
    size_t wordEnd(size_t first) const;
    size_t prefixLength(size_t first) const;

    bool isHump(Stretch stretch, size_t partBegin, size_t index) const;
    bool isOfParts(Segments step) const;
    bool isVersion(Segments dotted) const;
    size_t digitsBegin(Stretch stretch) const;
    TokenKind kindOfWhole(Segments segments) const;
    TokenKind kindOfWord(Stretch stretch) const;

    void addStep(Segments step);
    void addParts(Segments step);
    void addHumps(Stretch stretch);
    void addVersion(Segments dotted, TokenKind kind);
    void addTerm(TokenKind kind, Stretch stretch);
    void addWhole(Segments segments);
    void finishTerm(TokenKind kind, size_t termBegin, Stretch place);
    void appendLetters(Stretch stretch);

    char32_t at(size_t index) const { return index < m_folded.size() ? m_folded[index].point : 0; }
    bool isLetter(size_t index) const;
    bool isLower(size_t index) const { return isLetter(index) && !m_folded[index].wasUpper; }

    TokenList &m_list;
    const std::vector<FoldedCharacter> &m_folded;
    std::vector<Segment> m_segments; ///< Of the compound being read.
    bool m_hasSteps = false; ///< It is a path or a qualified name.
    size_t m_prefix = 0; ///< Dashes of a flag or the slash of a path before it.
};

} // namespace Winnow
