// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "hunkhead.h"

#include <charconv>

namespace Winnow {

namespace {

/// Takes a number from the front of @p text.
bool takeNumber(QByteArrayView &text, qint64 &number)
{
    const auto [end, error] = std::from_chars(text.begin(), text.end(), number);
    if (error != std::errc() || number < 0)
        return false;
    text = text.sliced(end - text.begin());
    return true;
}

bool takeRange(QByteArrayView &text, char sign, DiffRange &range)
{
    if (!text.startsWith(sign))
        return false;
    text = text.sliced(1);
    range.count = 1;
    if (!takeNumber(text, range.start))
        return false;
    if (!text.startsWith(','))
        return true;
    text = text.sliced(1);
    return takeNumber(text, range.count);
}

} // namespace

std::optional<HunkHead> readHunkHead(QByteArrayView line)
{
    qsizetype signs = 0;
    while (signs < line.size() && line[signs] == '@')
        ++signs;
    if (signs < 2)
        return std::nullopt;
    const QByteArrayView mark = line.first(signs);
    line = line.sliced(signs);
    HunkHead head;
    for (qsizetype parent = 0; parent + 1 < signs; ++parent) {
        DiffRange range;
        if (!line.startsWith(' '))
            return std::nullopt;
        line = line.sliced(1);
        if (!takeRange(line, '-', range))
            return std::nullopt;
        head.oldRanges.push_back(range);
    }
    if (!line.startsWith(' '))
        return std::nullopt;
    line = line.sliced(1);
    if (!takeRange(line, '+', head.newRange) || !line.startsWith(' ') || !line.sliced(1).startsWith(mark))
        return std::nullopt;
    return head;
}

} // namespace Winnow
