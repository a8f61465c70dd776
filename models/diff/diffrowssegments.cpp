// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "diffrows.h"

#include <algorithm>

namespace Winnow {

namespace {

/// Unchanged lines that stay beside a change when a long run of them is folded.
constexpr qsizetype keptContext = 6;

/// Fewer lines are not worth a fold.
constexpr qsizetype leastFolded = 8;

} // namespace

/// What lies between a hunk and the one before it, or the file's beginning.
void DiffRows::appendGap(int file, qsizetype hunk)
{
    const DiffFile &shown = m_diff->files()[static_cast<size_t>(file)];
    const DiffHunk &next = m_diff->hunks()[static_cast<size_t>(hunk)];
    const bool isFirst = hunk == shown.firstHunk;
    // A side without lines names the line before its place, so the other one is asked.
    const auto range = next.newRange.count > 0 ? &DiffHunk::newRange : &DiffHunk::oldRange;
    qint64 end = 1;
    if (!isFirst) {
        const DiffRange &before = m_diff->hunks()[static_cast<size_t>(hunk - 1)].*range;
        end = before.start + std::max<qint64>(before.count, before.count == 0 ? 1 : 0);
    }
    const qint64 hidden = std::max<qint64>(0, (next.*range).start - end);
    if (isFirst && hidden == 0)
        return;
    Segment gap;
    gap.kind = DiffRowKind::Gap;
    gap.file = file;
    gap.hunk = hunk;
    gap.rows = 1;
    gap.oldLine = gap.newLine = next.firstLine;
    gap.newNumber = hidden;
    append(gap);
}

void DiffRows::appendHunk(int file, qsizetype hunk)
{
    const DiffHunk &shown = m_diff->hunks()[static_cast<size_t>(hunk)];
    const auto kindAt = [this](qsizetype line) { return m_diff->lines()[static_cast<size_t>(line)].kind(); };
    const auto lengthOf = [&](qsizetype line, DiffLineKind kind) {
        qsizetype length = 0;
        while (line + length < shown.lastLine() && kindAt(line + length) == kind)
            ++length;
        return length;
    };
    Walk walk{shown.firstLine, shown.oldRange.start, shown.newRange.start, hunk, file};
    const size_t firstSegment = m_segments.size();
    stopHere();
    while (walk.line < shown.lastLine()) {
        if (const qsizetype context = lengthOf(walk.line, DiffLineKind::Context); context > 0) {
            const bool isAtStart = walk.line == shown.firstLine;
            appendContext(walk, context, isAtStart, walk.line + context == shown.lastLine());
            continue;
        }
        const qsizetype removed = lengthOf(walk.line, DiffLineKind::Removed);
        const qsizetype added = lengthOf(walk.line + removed, DiffLineKind::Added);
        appendChange(walk, removed, added);
    }
    const auto shownHere = std::span(m_segments).subspan(firstSegment);
    if (m_ignoresBlanks && std::ranges::none_of(shownHere, &Segment::isChange))
        m_stops.pop_back(); // Nothing to see but blanks.
}

/// Unchanged lines; the middle of a long run is folded, and what comes after it is a stop of its own.
void DiffRows::appendContext(Walk &walk, qsizetype count, bool isAtStart, bool isAtEnd)
{
    const auto show = [this, &walk](qsizetype lines) {
        appendLines(walk, walk.line, walk.line, lines, lines, false);
        walk.line += lines;
        walk.oldNumber += lines;
        walk.newNumber += lines;
    };
    const qsizetype above = isAtStart ? 0 : keptContext;
    const qsizetype below = isAtEnd ? 0 : keptContext;
    const qsizetype folded = count - above - below;
    if (folded < leastFolded || (isAtStart && isAtEnd)) {
        show(count);
        return;
    }
    show(above);
    if (m_openFolds.contains(walk.line)) {
        show(folded);
    } else {
        Segment fold;
        fold.kind = DiffRowKind::Fold;
        fold.file = walk.file;
        fold.hunk = walk.hunk;
        fold.rows = 1;
        fold.oldLine = fold.newLine = walk.line;
        fold.newNumber = folded;
        append(fold);
        walk.line += folded;
        walk.oldNumber += folded;
        walk.newNumber += folded;
    }
    if (!isAtStart && !isAtEnd)
        stopHere();
    show(below);
}

void DiffRows::appendChange(Walk &walk, qsizetype removed, qsizetype added)
{
    if (m_ignoresBlanks && removed > 0 && added > 0)
        appendParts(walk, removed, added);
    else
        appendLines(walk, walk.line, walk.line + removed, removed, added, true);
    walk.line += removed + added;
    walk.oldNumber += removed;
    walk.newNumber += added;
}

/// A run of changes in which lines that differ in blanks alone are unchanged ones.
void DiffRows::appendParts(Walk &walk, qsizetype removed, qsizetype added)
{
    const auto parts = partsIgnoringBlanks(
            texts(walk.file, walk.line, removed), texts(walk.file, walk.line + removed, added));
    Walk at = walk;
    qsizetype oldLine = walk.line;
    qsizetype newLine = walk.line + removed;
    for (const ChangePart &part : parts) {
        appendLines(at, oldLine, newLine, part.removed, part.added, !part.isSame);
        oldLine += part.removed;
        newLine += part.added;
        at.oldNumber += part.removed;
        at.newNumber += part.added;
    }
}

void DiffRows::appendLines(const Walk &walk, qsizetype oldLine, qsizetype newLine, qsizetype oldCount,
        qsizetype newCount, bool isChange)
{
    Segment lines;
    lines.kind = DiffRowKind::Line;
    lines.file = walk.file;
    lines.hunk = walk.hunk;
    lines.oldLine = oldLine;
    lines.newLine = newLine;
    lines.oldCount = oldCount;
    lines.newCount = newCount;
    lines.oldNumber = walk.oldNumber;
    lines.newNumber = walk.newNumber;
    lines.isChange = isChange;
    lines.rows = !isChange                   ? oldCount
            : m_layout == DiffLayout::Inline ? oldCount + newCount
                                             : std::max(oldCount, newCount);
    append(lines);
}

} // namespace Winnow
