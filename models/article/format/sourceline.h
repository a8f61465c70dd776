// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace Winnow {

enum class LineKind : quint8 {
    Blank, ///< Also what is nothing but structure: a rule, a table's delimiter row.
    Heading,
    Text,
    Item, ///< Of a list with bullets.
    Numbered, ///< Of a numbered list, or what looks like one.
    Row, ///< Of a table.
};

/// A line of an article, whatever its format: what all readers give, and what articles are put together from.
struct SourceLine
{
    LineKind kind = LineKind::Blank;
    QString text{}; ///< Without its mark. Inline Markdown, or plain where SourceLines says so.
    QStringList cells{}; ///< Of a row, trimmed.
    QString marker{}; ///< Of an item, as written.
    int level = 0; ///< Of a heading, from 1.
    int ordinal = 0; ///< Of a numbered line.
    bool isTableHead = false; ///< The format says so.
    int line = 0; ///< In the source, from 1.
    qsizetype size = 0; ///< Characters of the source that it stands for.
};

struct SourceLines
{
    QList<SourceLine> lines;
    bool isPlain = false; ///< Texts are plain, not inline Markdown.
    qsizetype markup = 0; ///< Characters that hold the lines together and belong to none.
    qsizetype dropped = 0; ///< Characters that are no part of the article.
};

} // namespace Winnow
