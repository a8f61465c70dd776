// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "termset.h"
#include "tokens.h"

#include <QByteArray>

namespace Winnow {

/// Before a term that stands in a node's title; beside the term itself.
inline constexpr char titleMark[] = "\xc2\xb6"; // ¶, which no term holds

/// Makes of a node's texts what the index keeps: each term once, UTF-8, parted by spaces; terms of the title again with
/// titleMark before them. Any SQLite can read such an index, as it cuts at ASCII characters alone.
class IndexTerms final
{
public:
    /// Appends the terms to @p terms and gives the length of the text, as positions (tokens.h).
    quint32 append(QStringView title, QStringView text, QByteArray &terms);

private:
    TokenList m_list;
    TermSet m_seen;
};

/// Says by which rules terms are made; an index made by others must be made anew. Names the table of simplified
/// characters, where there is one.
QString termRules();

} // namespace Winnow
