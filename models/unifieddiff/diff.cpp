// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "diff.h"

#include "trimmed.h"

#include <algorithm>

namespace Winnow {

namespace {

/// The line at @p offset of @p text, without its line feed.
std::string_view lineAt(std::string_view text, std::ptrdiff_t offset)
{
    const std::string_view rest = text.substr(static_cast<size_t>(offset));
    return rest.substr(0, rest.find('\n'));
}

} // namespace

std::string_view Diff::rawLine(std::ptrdiff_t index) const
{
    return lineAt(text(), m_lines[static_cast<size_t>(index)].offset());
}

std::string_view Diff::lineText(const DiffFile &file, std::ptrdiff_t index) const
{
    const std::string_view line = rawLine(index);
    // Mailers and editors strip the blank that marks an empty line; what is left may be a carriage return.
    if (line == "\r")
        return line;
    return line.substr(std::min(static_cast<size_t>(file.markerColumns), line.size()));
}

std::string_view Diff::heading(const DiffHunk &hunk) const
{
    const std::string_view head = lineAt(text(), hunk.offset);
    const std::string_view mark = head.substr(0, head.find_first_not_of('@'));
    const size_t second = head.find(mark, mark.size());
    return second == std::string_view::npos ? std::string_view() : trimmed(head.substr(second + mark.size()));
}

} // namespace Winnow
