// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "article/lintproblem.h"

#include <QByteArray>
#include <QString>

namespace Winnow {

/// What element a block is. Tables and lists are frames: their rows and items are blocks of their own.
enum class BlockShape : quint8 { Title, Heading, Subheading, Paragraph, Table, TableRow, List, ListItem };

/// A piece of an article that is drawn, and replaced, as one: a heading, a paragraph, a row, an item; or the frame of
/// some, which comes right before them.
struct HtmlBlock
{
    QString id; ///< Unique within the article; the same in both languages and while texts are edited.
    QString frame; ///< Id of the table or list that it stands in; null on the page itself.
    BlockShape shape = BlockShape::Paragraph;
    QByteArray html; ///< What stands within the element, UTF-8; of a table its head, of a list nothing.
    LintPlace place;

    friend bool operator==(const HtmlBlock &, const HtmlBlock &) = default;
};

} // namespace Winnow
