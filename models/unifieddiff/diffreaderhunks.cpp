// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "diffreader.h"

#include "trimmed.h"

#include <algorithm>
#include <array>
#include <cstring>

namespace Winnow {

namespace {

/// How many lines of each side a line takes; none where its first byte is no marker.
struct Takes
{
    DiffLineKind kind = DiffLineKind::Context;
    std::int8_t old = 0;
    std::int8_t fresh = 0;
};

constexpr std::array<Takes, 256> takesOfMarkers()
{
    std::array<Takes, 256> table;
    table[' '] = table['\n'] = {DiffLineKind::Context, 1, 1}; // Mailers strip the blank of an empty line.
    table['+'] = {DiffLineKind::Added, 0, 1};
    table['-'] = {DiffLineKind::Removed, 1, 0};
    return table;
}

/// What @p line, of at least one byte, takes.
Takes takesOf(const char *line, const char *end)
{
    static constexpr auto table = takesOfMarkers();
    const bool isStrippedAndEmpty = line[0] == '\r' && line + 1 < end && line[1] == '\n';
    return table[static_cast<unsigned char>(isStrippedAndEmpty ? '\n' : line[0])];
}

bool isEmpty(const DiffRange &range)
{
    return range.count <= 0;
}

} // namespace

/// Reads one hunk. False: it broke off, or its head cannot be read.
bool DiffReader::readHunk()
{
    const std::ptrdiff_t offset = m_scanner.offset();
    const auto head = readHunkHead(m_scanner.line());
    const auto parents = head ? static_cast<int>(head->oldRanges.size()) : 0;
    if (!head || (parents > 1) != file().isCombined()) {
        addProblem(offset, DiffExpectation::HunkHead);
        m_scanner.advance();
        return false;
    }
    file().markerColumns = parents;
    m_scanner.advance();
    DiffHunk hunk;
    hunk.offset = offset;
    hunk.firstLine = std::ssize(m_diff->m_lines);
    hunk.oldRange = head->oldRanges.front();
    hunk.newRange = head->newRange;
    if (parents > 1)
        readCombinedLines(hunk, *head);
    else
        readLines(hunk);
    hunk.lineCount = std::ssize(m_diff->m_lines) - hunk.firstLine;
    readNewlineMark(hunk);
    m_diff->m_hunks.push_back(hunk);
    ++file().hunkCount;
    return hunk.isComplete;
}

/// The hot loop: a memchr() and a table look-up a line.
void DiffReader::readLines(DiffHunk &hunk)
{
    const char *const begin = m_diff->text().data();
    const char *const end = begin + m_diff->text().size();
    const char *at = begin + m_scanner.offset();
    std::vector<DiffLine> &lines = m_diff->m_lines;
    std::int64_t oldLeft = hunk.oldRange.count;
    std::int64_t newLeft = hunk.newRange.count;
    std::int64_t contexts = 0;
    std::ptrdiff_t longest = 0;
    while ((oldLeft > 0 || newLeft > 0) && at < end) {
        const Takes takes = takesOf(at, end);
        const bool fits = takes.old <= oldLeft && takes.fresh <= newLeft && takes.old + takes.fresh > 0;
        if (!fits && (*at != '\\' || std::ssize(lines) == hunk.firstLine))
            break;
        const auto *const feed =
                static_cast<const char *>(std::memchr(at, '\n', static_cast<size_t>(end - at)));
        // Cut within a line: only the line that ends the hunk can be whole.
        if (!feed && (oldLeft > takes.old || newLeft > takes.fresh))
            break;
        const char *const next = feed ? feed + 1 : end;
        if (fits) {
            lines.emplace_back(at - begin, takes.kind);
            oldLeft -= takes.old;
            newLeft -= takes.fresh;
            contexts += takes.old & takes.fresh;
            longest = std::max<std::ptrdiff_t>(longest, next - at);
        } else {
            lines.back().setLacksNewline();
        }
        at = next;
    }
    m_scanner.moveTo(at - begin);
    file().longestLine = std::max(file().longestLine, longest);
    file().added += hunk.newRange.count - newLeft - contexts;
    file().removed += hunk.oldRange.count - oldLeft - contexts;
    hunk.isComplete = oldLeft <= 0 && newLeft <= 0;
    if (!hunk.isComplete)
        noteBrokenHunk(oldLeft, newLeft);
}

void DiffReader::noteBrokenHunk(std::int64_t missingOld, std::int64_t missingNew)
{
    const bool isCut = m_scanner.isAtEnd() || !m_scanner.isTerminated();
    addProblem(m_scanner.offset(), isCut ? DiffExpectation::HunkLines : DiffExpectation::HunkLine, missingOld,
            missingNew);
    if (isCut && !m_scanner.isAtEnd())
        m_scanner.advance();
}

/// A line of a combined diff has a sign for each parent: a minus, the parent had it and the result has not; a plus, the
/// result has it and the parent had not; a blank stands for the opposite of the signs beside it.
void DiffReader::readCombinedLines(DiffHunk &hunk, const HunkHead &head)
{
    const std::string_view text = m_diff->text();
    std::vector<DiffRange> oldLeft = head.oldRanges;
    DiffRange newLeft = head.newRange;
    const size_t columns = oldLeft.size();
    const auto isOver = [&] { return isEmpty(newLeft) && std::ranges::all_of(oldLeft, isEmpty); };
    const auto isSign = [](char c) { return c == ' ' || c == '+' || c == '-'; };
    while (!isOver() && !m_scanner.isAtEnd()) {
        const std::ptrdiff_t offset = m_scanner.offset();
        const std::ptrdiff_t next = m_scanner.nextOffset();
        const bool isCut = text[static_cast<size_t>(next - 1)] != '\n' && newLeft.count > 1;
        const std::string_view signs = text.substr(
                static_cast<size_t>(offset), std::min(columns, static_cast<size_t>(next - offset)));
        if (trimmed(m_scanner.line()).starts_with('\\')) {
            m_scanner.advance();
            continue;
        }
        if (isCut || signs.size() < columns || !std::ranges::all_of(signs, isSign))
            break;
        const bool isRemoved = signs.contains('-');
        for (size_t column = 0; column < columns; ++column) {
            if (signs[column] == '-' || (signs[column] == ' ' && !isRemoved))
                --oldLeft[column].count;
        }
        newLeft.count -= !isRemoved;
        file().added += signs[0] == '+';
        file().removed += signs[0] == '-';
        addLine(offset, next,
                isRemoved                     ? DiffLineKind::Removed
                        : signs.contains('+') ? DiffLineKind::Added
                                              : DiffLineKind::Context);
        m_scanner.moveTo(next);
    }
    const auto isExact = [](const DiffRange &left) { return left.count == 0; };
    hunk.isComplete = isExact(newLeft) && std::ranges::all_of(oldLeft, isExact);
    if (!hunk.isComplete)
        noteBrokenHunk(
                std::max<std::int64_t>(0, oldLeft.front().count), std::max<std::int64_t>(0, newLeft.count));
}

/// "\ No newline at end of file", in whatever language, behind the last line.
void DiffReader::readNewlineMark(const DiffHunk &hunk)
{
    if (hunk.lineCount == 0 || m_scanner.isAtEnd() || !m_scanner.startsWith("\\ "))
        return;
    m_diff->m_lines.back().setLacksNewline();
    m_scanner.advance();
}

/// Lines that would belong to a hunk, had its head announced them, must not vanish unseen.
void DiffReader::noteExcess()
{
    if (m_scanner.isAtEnd() || file().hunkCount == 0)
        return;
    const char sign = m_scanner.first();
    if (sign == '+' || (sign == '-' && !m_scanner.startsWith("--")))
        addProblem(m_scanner.offset(), DiffExpectation::HunkEnd);
}

} // namespace Winnow
