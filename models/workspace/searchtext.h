// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>
#include <QByteArrayMatcher>
#include <QByteArrayView>

#include <vector>

namespace Winnow {

/// How texts become searchable without a tokenizer of our own inside SQLite, so that any SQLite can read the index:
/// text is folded (case; full-width to half-width) and cut into tokens parted by spaces. A run of letters and
/// digits outside the Han, kana and hangul blocks is a token; a run of those scripts becomes its overlapping pairs
/// of characters, its last character once more alone ("内存泄漏" → "内存 存泄 泄漏 漏").
/// @p utf8 in, folded UTF-8 out, appended to @p tokens.
void appendSearchTokens(QByteArrayView utf8, QByteArray &tokens);

/// The FTS5 query that finds what a person typed: every word must occur, Latin words by their beginning, Chinese of
/// one character or more as a substring. Empty where @p utf8 holds nothing to look for.
QByteArray searchQuery(QByteArrayView utf8);

/// Says of one text after another whether searchQuery() would find it, without an index.
class SearchMatcher final
{
public:
    /// @p utf8 as typed.
    explicit SearchMatcher(QByteArrayView utf8);

    /// @p tokens as appendSearchTokens() made them.
    bool matches(const QByteArray &tokens) const;

private:
    struct Term
    {
        QByteArray atStart; ///< As the first of the tokens…
        QByteArrayMatcher within; ///< …or with the space that ends the token before.
    };

    std::vector<Term> m_terms;
};

} // namespace Winnow
