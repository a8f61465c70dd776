// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "rowcard.h"

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

RichText strong(RichText text)
{
    for (TextRun &run : text)
        run.isStrong = true;
    return text;
}

} // namespace

bool isCardTable(const DocumentBlock &table)
{
    return table.part == ArticlePartKind::Row || table.part == ArticlePartKind::Guide;
}

QList<RichText> cardOf(const DocumentRow &row, ArticlePartKind part)
{
    QList<RichText> lines;
    qsizetype next = 0;
    RichText head = row.cells.value(next++);
    if (part == ArticlePartKind::Row) {
        if (!head.isEmpty())
            appendRun(head, {u" "_s});
        appendText(head, row.cells.value(next++));
    }
    lines.append(strong(head));
    for (; next < row.cells.size(); ++next) {
        if (!row.cells.at(next).isEmpty())
            lines.append(row.cells.at(next));
    }
    return lines;
}

} // namespace Winnow
