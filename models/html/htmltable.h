// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "htmldocument.h"

#include <QStringList>

namespace Winnow {

struct HtmlTableRow
{
    const GumboNode *node = nullptr;
    QStringList cells; ///< Empty where another cell spans the place.
    bool isHead = false; ///< In `<thead>`, or of `<th>` alone.
};

/// The rows of @p table, those of tables in its cells left out; @p cellText reads a cell.
QList<HtmlTableRow> tableRows(
        const GumboNode *table, const std::function<QString(const GumboNode *)> &cellText);

} // namespace Winnow
