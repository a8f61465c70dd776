// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "publishdocument.h"

namespace Winnow {

enum class DifferenceKind : quint8 { Added, Removed, Changed, Moved };

/// One text that is not as it was.
struct DocumentDifference
{
    DifferenceKind kind = DifferenceKind::Changed;
    TextLanguage language = TextLanguage::Chinese;
    ArticlePartKind part = ArticlePartKind::Text;
    QString label; ///< Where: "msopprof#94", or the heading that it stands under.
    int column = -1; ///< Of a table's row, from 0; -1 elsewhere.
    QString before; ///< As read; null where added.
    QString now; ///< Null where removed.

    friend bool operator==(const DocumentDifference &, const DocumentDifference &) = default;
};

/// What is different in @p now: texts in the order in which they stand there, then what is gone. Rows are told apart by
/// what they are called, other texts by the heading above them and their place below it; marks (code, bold, links) count
/// as well as letters. A row that stands in another order under the same heading has moved.
QList<DocumentDifference> documentDifferences(const PublishDocument &before, const PublishDocument &now);

} // namespace Winnow
