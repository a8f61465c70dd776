// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "diffrows.h"

#include <algorithm>

namespace Winnow {

namespace {

constexpr qsizetype headRows = 2;

/// Pairings kept; a page needs a handful.
constexpr size_t mostKeptPairings = 512;

} // namespace

DiffRows::DiffRows(SharedDiff diff, DiffLayout layout, bool ignoresBlanks)
    : m_diff(std::move(diff))
    , m_layout(layout)
    , m_ignoresBlanks(ignoresBlanks)
{
    if (m_diff) {
        for (const DiffFile &file : m_diff->files())
            m_folds.push_back(initialFold(*m_diff, file));
    }
    rebuild();
}

void DiffRows::setLayout(DiffLayout layout)
{
    if (layout == m_layout)
        return;
    m_layout = layout;
    rebuild();
}

void DiffRows::setIgnoresBlanks(bool ignores)
{
    if (ignores == m_ignoresBlanks)
        return;
    m_ignoresBlanks = ignores;
    rebuild();
}

void DiffRows::setFold(int file, FoldReason reason)
{
    FoldReason &fold = m_folds[static_cast<size_t>(file)];
    if (fold == reason)
        return;
    fold = reason;
    rebuild();
}

void DiffRows::setFolds(std::vector<FoldReason> folds)
{
    if (folds == m_folds)
        return;
    m_folds = std::move(folds);
    rebuild();
}

void DiffRows::openFold(qsizetype row)
{
    const Segment &segment = segmentOf(row);
    if (segment.kind != DiffRowKind::Fold)
        return;
    m_openFolds.insert(segment.oldLine);
    rebuild();
}

void DiffRows::reveal(qsizetype line)
{
    setFold(fileOfLine(line), FoldReason::None);
    openFold(rowOfLine(line));
}

const DiffRows::Segment &DiffRows::segmentOf(qsizetype row) const
{
    const auto behind = std::ranges::upper_bound(m_segments, row, {}, &Segment::firstRow);
    return *std::prev(behind);
}

int DiffRows::fileOfRow(qsizetype row) const
{
    return segmentOf(row).file;
}

int DiffRows::fileOfLine(qsizetype line) const
{
    const auto hunks = m_diff->hunks();
    const auto hunk = std::ranges::upper_bound(hunks, line, {}, &DiffHunk::firstLine) - hunks.begin() - 1;
    const auto files = m_diff->files();
    // Files without hunks share their place with the next one: the last that begins there is the one.
    const auto file = std::ranges::upper_bound(files, hunk, {}, &DiffFile::firstHunk) - files.begin() - 1;
    return static_cast<int>(file);
}

qsizetype DiffRows::rowOfLine(qsizetype line) const
{
    const int file = fileOfLine(line);
    if (isFolded(file))
        return rowOfFile(file);
    const bool isAdded = m_diff->lines()[static_cast<size_t>(line)].kind() == DiffLineKind::Added;
    const auto key = isAdded ? &Segment::newLine : &Segment::oldLine;
    const Segment &segment = *std::prev(std::ranges::upper_bound(m_segments, line, {}, key));
    if (segment.kind != DiffRowKind::Line)
        return segment.firstRow;
    const qsizetype offset = line - segment.*key;
    if (!segment.isChange)
        return segment.firstRow + offset;
    if (m_layout == DiffLayout::Inline)
        return segment.firstRow + (isAdded ? segment.oldCount : 0) + offset;
    const auto &pairs = pairsOf(segment);
    if (pairs.empty())
        return segment.firstRow + offset;
    const auto pair = std::ranges::find(
            pairs, static_cast<int>(offset), isAdded ? &LinePair::added : &LinePair::removed);
    return segment.firstRow + (pair - pairs.begin());
}

qsizetype DiffRows::nextHunk(qsizetype row) const
{
    const auto stop = std::ranges::upper_bound(m_stops, row);
    return stop == m_stops.end() ? -1 : *stop;
}

qsizetype DiffRows::previousHunk(qsizetype row) const
{
    const auto stop = std::ranges::lower_bound(m_stops, row);
    return stop == m_stops.begin() ? -1 : *std::prev(stop);
}

DiffRow DiffRows::row(qsizetype index) const
{
    const Segment &segment = segmentOf(index);
    const qsizetype offset = index - segment.firstRow;
    DiffRow row;
    row.kind = segment.kind;
    row.file = segment.file;
    row.hunk = segment.hunk;
    switch (segment.kind) {
    case DiffRowKind::FileHead:
        row.part = static_cast<int>(offset);
        break;
    case DiffRowKind::FileNote:
        break;
    case DiffRowKind::Gap:
    case DiffRowKind::Fold:
        row.hidden = segment.newNumber;
        break;
    case DiffRowKind::Line:
        fillLine(row, segment, offset);
        break;
    }
    return row;
}

void DiffRows::fillLine(DiffRow &row, const Segment &segment, qsizetype offset) const
{
    row.isChange = segment.isChange;
    if (!segment.isChange) {
        row.left = segment.oldLine + offset;
        row.right = segment.newLine + offset;
    } else if (m_layout == DiffLayout::SideBySide) {
        fillPaired(row, segment, offset);
    } else {
        fillInline(row, segment, offset);
    }
    // Parents number the old side of a combined diff each in their own way.
    const bool isCombined = m_diff->files()[static_cast<size_t>(segment.file)].isCombined();
    if (row.left >= 0 && !isCombined)
        row.oldNumber = segment.oldNumber + row.left - segment.oldLine;
    if (row.right >= 0)
        row.newNumber = segment.newNumber + row.right - segment.newLine;
}

void DiffRows::fillPaired(DiffRow &row, const Segment &segment, qsizetype offset) const
{
    const auto &pairs = pairsOf(segment);
    LinePair pair;
    if (pairs.empty())
        pair = {offset < segment.oldCount ? static_cast<int>(offset) : -1,
                offset < segment.newCount ? static_cast<int>(offset) : -1};
    else
        pair = pairs[static_cast<size_t>(offset)];
    row.left = pair.removed < 0 ? -1 : segment.oldLine + pair.removed;
    row.right = pair.added < 0 ? -1 : segment.newLine + pair.added;
}

void DiffRows::fillInline(DiffRow &row, const Segment &segment, qsizetype offset) const
{
    const bool isAdded = offset >= segment.oldCount;
    const auto place = static_cast<int>(isAdded ? offset - segment.oldCount : offset);
    (isAdded ? row.right : row.left) = (isAdded ? segment.newLine : segment.oldLine) + place;
    LinePair pair{place, place};
    if (const auto &pairs = pairsOf(segment); !pairs.empty())
        pair = *std::ranges::find(pairs, place, isAdded ? &LinePair::added : &LinePair::removed);
    const int partner = isAdded ? pair.removed : pair.added;
    if (partner >= 0 && partner < (isAdded ? segment.oldCount : segment.newCount))
        row.partner = (isAdded ? segment.oldLine : segment.newLine) + partner;
}

/// Empty where lines are simply paired in their order.
const std::vector<LinePair> &DiffRows::pairsOf(const Segment &segment) const
{
    static const std::vector<LinePair> inOrder;
    if (segment.oldCount == segment.newCount || segment.oldCount * segment.newCount == 0
            || segment.oldCount * segment.newCount > mostPairingCost)
        return inOrder;
    if (m_pairs.size() > mostKeptPairings)
        m_pairs.clear();
    const auto [place, isNew] = m_pairs.try_emplace(segment.firstRow);
    if (isNew) {
        place->second = pairLines(texts(segment.file, segment.oldLine, segment.oldCount),
                texts(segment.file, segment.newLine, segment.newCount));
    }
    return place->second;
}

std::vector<QByteArrayView> DiffRows::texts(int file, qsizetype first, qsizetype count) const
{
    std::vector<QByteArrayView> lines;
    lines.reserve(static_cast<size_t>(count));
    for (qsizetype line = first; line < first + count; ++line)
        lines.push_back(m_diff->lineText(m_diff->files()[static_cast<size_t>(file)], line));
    return lines;
}

void DiffRows::append(Segment segment)
{
    if (segment.rows == 0)
        return;
    segment.firstRow = m_rowCount;
    m_rowCount += segment.rows;
    m_segments.push_back(segment);
}

void DiffRows::rebuild()
{
    m_segments.clear();
    m_fileRows.clear();
    m_stops.clear();
    m_pairs.clear();
    m_rowCount = 0;
    const int files = m_diff ? static_cast<int>(m_diff->files().size()) : 0;
    for (int file = 0; file < files; ++file)
        appendFile(file);
}

void DiffRows::appendFile(int file)
{
    const DiffFile &shown = m_diff->files()[static_cast<size_t>(file)];
    const qsizetype firstLine = shown.firstHunk < std::ssize(m_diff->hunks())
            ? m_diff->hunks()[static_cast<size_t>(shown.firstHunk)].firstLine
            : std::ssize(m_diff->lines());
    Segment head;
    head.kind = DiffRowKind::FileHead;
    head.file = file;
    head.rows = headRows;
    head.oldLine = head.newLine = firstLine;
    m_fileRows.push_back(m_rowCount);
    const bool hasNote = isFolded(file) || shown.hunkCount == 0;
    if (hasNote)
        stopHere();
    append(head);
    if (hasNote) {
        head.kind = DiffRowKind::FileNote;
        head.rows = 1;
        append(head);
        return;
    }
    for (qsizetype hunk = shown.firstHunk; hunk < shown.firstHunk + shown.hunkCount; ++hunk) {
        appendGap(file, hunk);
        appendHunk(file, hunk);
    }
}

} // namespace Winnow
