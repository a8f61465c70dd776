// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "diff.h"

#include <algorithm>

namespace Winnow {

QByteArrayView Diff::rawLine(qsizetype index) const
{
    const QByteArrayView rest = QByteArrayView(m_text).sliced(m_lines[static_cast<size_t>(index)].offset());
    const qsizetype end = rest.indexOf('\n');
    return end < 0 ? rest : rest.first(end);
}

QByteArrayView Diff::lineText(const DiffFile &file, qsizetype index) const
{
    const QByteArrayView line = rawLine(index);
    // Mailers and editors strip the blank that marks an empty line; what is left may be a carriage return.
    if (line == "\r")
        return line;
    return line.sliced(std::min<qsizetype>(file.markerColumns, line.size()));
}

QByteArrayView Diff::heading(const DiffHunk &hunk) const
{
    QByteArrayView head = QByteArrayView(m_text).sliced(hunk.offset);
    if (const qsizetype end = head.indexOf('\n'); end >= 0)
        head = head.first(end);
    const auto *const sign = std::ranges::find_if_not(head, [](char c) { return c == '@'; });
    const QByteArrayView mark = head.first(sign - head.begin());
    const qsizetype second = head.indexOf(mark, mark.size());
    return second < 0 ? QByteArrayView() : head.sliced(second + mark.size()).trimmed();
}

} // namespace Winnow
