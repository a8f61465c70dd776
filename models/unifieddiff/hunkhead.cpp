// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "hunkhead.h"

#include <charconv>

namespace Winnow {

namespace {

/// Takes a number from the front of @p text.
bool takeNumber(std::string_view &text, std::int64_t &number)
{
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || number < 0)
        return false;
    text.remove_prefix(static_cast<size_t>(end - text.data()));
    return true;
}

bool takeRange(std::string_view &text, char sign, DiffRange &range)
{
    if (!text.starts_with(sign))
        return false;
    text.remove_prefix(1);
    range.count = 1;
    if (!takeNumber(text, range.start))
        return false;
    if (!text.starts_with(','))
        return true;
    text.remove_prefix(1);
    return takeNumber(text, range.count);
}

} // namespace

std::optional<HunkHead> readHunkHead(std::string_view line)
{
    const std::string_view mark = line.substr(0, line.find_first_not_of('@'));
    if (mark.size() < 2)
        return std::nullopt;
    line.remove_prefix(mark.size());
    HunkHead head;
    for (size_t parent = 0; parent + 1 < mark.size(); ++parent) {
        DiffRange range;
        if (!line.starts_with(' '))
            return std::nullopt;
        line.remove_prefix(1);
        if (!takeRange(line, '-', range))
            return std::nullopt;
        head.oldRanges.push_back(range);
    }
    if (!line.starts_with(' '))
        return std::nullopt;
    line.remove_prefix(1);
    if (!takeRange(line, '+', head.newRange) || !line.starts_with(' ') || !line.substr(1).starts_with(mark))
        return std::nullopt;
    return head;
}

} // namespace Winnow
