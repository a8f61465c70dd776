// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "article/article.h"
#include "article/lintproblem.h"
#include "richtext.h"

namespace Winnow {

/// What element a block of a document is.
enum class DocumentBlockKind : quint8 { Heading, Paragraph, Table, List };

/// A row of a table, or an item of a list, which has one cell.
struct DocumentRow
{
    QString anchor; ///< Where references to it lead: ASCII, unique in its document; null where nothing refers to it.
    QString label; ///< What people call it: "msopprof#94"; for messages.
    QList<RichText> cells;
    bool isUnsplit = false; ///< One cell holds what the table has two columns for.

    friend bool operator==(const DocumentRow &, const DocumentRow &) = default;
};

struct DocumentBlock
{
    DocumentBlockKind kind = DocumentBlockKind::Paragraph;
    ArticlePartKind part = ArticlePartKind::Text;
    int level = 0; ///< Of a heading, from 2; the title is 1.
    QString anchor; ///< As DocumentRow::anchor, of headings.
    QString label; ///< As DocumentRow::label.
    RichText text; ///< Of headings and paragraphs.
    QList<RichText> columns; ///< A table's heads; none where it has no head.
    QList<DocumentRow> rows; ///< Of tables and lists.

    friend bool operator==(const DocumentBlock &, const DocumentBlock &) = default;
};

/// An article taken apart into what all targets have: headings, paragraphs, tables and lists, with the references between
/// its rows resolved. What each target's writer begins with.
struct PublishDocument
{
    TextLanguage language = TextLanguage::Chinese;
    RichText title;
    QList<DocumentBlock> blocks;

    friend bool operator==(const PublishDocument &, const PublishDocument &) = default;
};

/// The document of @p article. References (`msop#94`, a repository in the overview) to rows and sections that are there
/// carry their anchors, in cases of themes, the guide, and all other text outside code and links.
PublishDocument makeDocument(const Article &article);

} // namespace Winnow
