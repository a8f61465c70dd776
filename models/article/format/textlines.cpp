// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "textlines.h"

#include "listmarks.h"

#include "markdown/physicallines.h"

#include <algorithm>

namespace Winnow {

QStringList tabbedCells(QStringView line)
{
    if (!line.contains(u'\t'))
        return {};
    QStringList cells;
    for (const QStringView cell : line.tokenize(u'\t'))
        cells.append(cell.trimmed().toString());
    const auto filled = std::ranges::count_if(cells, [](const QString &cell) { return !cell.isEmpty(); });
    const bool isRow = filled > 1 || (filled == 1 && cells.first().startsWith(u'#'));
    return isRow ? cells : QStringList();
}

SourceLines textLines(QStringView text)
{
    SourceLines source{.lines = {}, .isPlain = true};
    for (const PhysicalLine &physical : physicalLines(text)) {
        SourceLine line{.line = physical.number, .size = physical.size};
        const QStringView trimmed = physical.text.trimmed();
        if (const QStringList cells = tabbedCells(physical.text); !cells.isEmpty()) {
            line.kind = LineKind::Row;
            line.cells = cells;
        } else if (const std::optional<ListLine> item = readListLine(trimmed)) {
            line.kind = item->ordinal < 0 ? LineKind::Item : LineKind::Numbered;
            line.marker = item->marker;
            line.ordinal = item->ordinal;
            line.text = item->text.toString();
        } else if (!trimmed.isEmpty()) {
            line.kind = LineKind::Text;
            line.text = trimmed.toString();
        }
        source.lines.append(line);
    }
    return source;
}

} // namespace Winnow
