// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "foldedtext.h"

#include <QByteArray>
#include <QStringView>

#include <string>
#include <vector>

namespace Winnow {

enum class TokenKind : quint8 {
    Word, ///< A word by itself, as its stem (stemming.h).
    Name, ///< A word by itself that is no word: `910B`, `EI0002`, `507018`, `8.0.RC1`, `--force`.
    Identifier, ///< All of `ASCEND_RT_VISIBLE_DEVICES`, `HcclMemImport`, `--aic-metrics`, `/usr/local/Ascend`.
    Compound, ///< All of words joined by a dash or a slash, which may be a name or not: `well-known`, `and/or`.
    Part, ///< A piece of an identifier or compound, a word's stem: `visible`, `devic`.
    Pair, ///< Two neighbouring characters of a script without spaces.
    Single ///< The last character of a run of such a script, or the only one.
};

/// A term of a text and where it stands.
///
/// An identifier's term is its parts without what joins them, so that `aic-metrics`, `--aic_metrics` and `AicMetrics`
/// are one; a version keeps its dots (`8.0.rc1`) and is followed by its beginnings as parts (`8.0`). Of a path or a
/// qualified name each step that has parts of its own is an identifier too (`acl.json` in `/etc/acl.json`).
struct Token
{
    quint64 hash = 0; ///< Of the term; two terms of one hash are taken for one.
    quint32 termBegin = 0; ///< Into TokenList::terms().
    quint32 begin = 0; ///< Of the text, in UTF-16 units; with the dashes of a flag, the slash of a path.
    quint32 end = 0;
    /// Where it stands in the order of terms: neighbours differ by one, sentences by more. An identifier has the place
    /// of its first part, a step of a path likewise.
    quint32 position = 0;
    quint16 termLength = 0;
    TokenKind kind = TokenKind::Word;
};

/// Longer words and identifiers are cut (base64, digests): nobody types them, and they would swell the index.
inline constexpr qsizetype longestTerm = 64;

/// Of a longer text only the beginning is read, in UTF-16 units: what is kept while reading is some fifty times as large.
inline constexpr qsizetype longestText = 2'000'000;

quint64 termHash(std::u16string_view term);

/// The terms of a text, folded (foldText()). Kept from text to text by those who read many, since it keeps its memory.
class TokenList final
{
public:
    /// Replaces what it held by the terms of @p text, in the order of the text; an identifier comes before its parts.
    void read(QStringView text);

    const std::vector<Token> &tokens() const { return m_tokens; }
    std::u16string_view term(const Token &token) const
    {
        return std::u16string_view(m_terms).substr(token.termBegin, token.termLength);
    }
    /// One past the last token's position.
    quint32 positions() const { return m_position; }

private:
    friend class CompoundReader;

    size_t readUnspaced(size_t first);
    void pass(char32_t separator);
    void add(TokenKind kind, quint32 termBegin, quint32 begin, quint32 end, quint32 position);

    std::vector<FoldedCharacter> m_folded;
    std::vector<Token> m_tokens;
    std::u16string m_terms;
    quint32 m_position = 0;
};

/// Appends @p term to @p utf8 as an index keeps it.
void appendTermUtf8(QByteArray &utf8, std::u16string_view term);

} // namespace Winnow
