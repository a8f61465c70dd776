// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "unifieddiff/diff.h"
#include "filefold.h"
#include "linepairing.h"

#include <QSet>

#include <unordered_map>
#include <vector>

namespace Winnow {

enum class DiffLayout : quint8 { SideBySide, Inline };

enum class DiffRowKind : quint8 {
    FileHead, ///< Two rows high: DiffRow::part says which.
    FileNote, ///< Why nothing is shown of the file.
    Gap, ///< Lines between hunks that the diff does not hold.
    Fold, ///< Unchanged lines inside a hunk that are folded away.
    Line
};

/// One row of a view.
struct DiffRow
{
    DiffRowKind kind = DiffRowKind::FileHead;
    bool isChange = false; ///< Not a context line.
    int part = 0;
    int file = -1; ///< Into Diff::files().
    qsizetype hunk = -1; ///< Into Diff::hunks(); for a gap that of the hunk below it.
    qsizetype left = -1; ///< Line of the old side, into Diff::lines().
    qsizetype right = -1; ///< Line of the new side. In the inline layout a changed row has one of both.
    qsizetype partner = -1; ///< For a changed row: the line of the other side it is compared with.
    qint64 oldNumber = 0; ///< From 1; 0 where there is none.
    qint64 newNumber = 0;
    qint64 hidden = 0; ///< Lines that a gap or a fold stands for.
};

/// What a view of a diff shows, row by row. Knows its height without pairing or reading a single line: that is done for
/// the rows that are asked for.
class DiffRows final
{
public:
    /// @p diff may be null: then there are no rows.
    explicit DiffRows(
            SharedDiff diff = {}, DiffLayout layout = DiffLayout::SideBySide, bool ignoresBlanks = false);

    const SharedDiff &diff() const { return m_diff; }
    DiffLayout layout() const { return m_layout; }
    bool ignoresBlanks() const { return m_ignoresBlanks; }
    void setLayout(DiffLayout layout);
    /// Hides what differs in blanks alone, and pairs what is left anew.
    void setIgnoresBlanks(bool ignores);

    FoldReason foldReason(int file) const { return m_folds[static_cast<size_t>(file)]; }
    bool isFolded(int file) const { return foldReason(file) != FoldReason::None; }
    void setFold(int file, FoldReason reason);
    /// Of every file its reason; None opens it.
    const std::vector<FoldReason> &folds() const { return m_folds; }
    void setFolds(std::vector<FoldReason> folds);
    /// Opens the folded unchanged lines that @p row stands for.
    void openFold(qsizetype row);
    /// Opens whatever hides @p line.
    void reveal(qsizetype line);

    qsizetype rowCount() const { return m_rowCount; }
    DiffRow row(qsizetype index) const;
    qsizetype rowOfFile(int file) const { return m_fileRows[static_cast<size_t>(file)]; }
    /// The row on which @p line stands; where it is folded, the row that stands for it.
    qsizetype rowOfLine(qsizetype line) const;
    int fileOfLine(qsizetype line) const;
    int fileOfRow(qsizetype row) const;

    /// The row where the next hunk begins, or the head of the next folded file; across files. -1: there is none.
    qsizetype nextHunk(qsizetype row) const;
    qsizetype previousHunk(qsizetype row) const;
    qsizetype hunkStops() const { return std::ssize(m_stops); }

private:
    /// Rows of one kind that follow each other.
    struct Segment
    {
        qsizetype firstRow = 0;
        qsizetype rows = 0;
        qsizetype oldLine = 0; ///< First of the old side, or where it would stand.
        qsizetype newLine = 0;
        qsizetype oldCount = 0;
        qsizetype newCount = 0;
        qint64 oldNumber = 0;
        qint64 newNumber = 0;
        qsizetype hunk = -1;
        int file = 0;
        DiffRowKind kind = DiffRowKind::Line;
        bool isChange = false;
    };

    /// Where the walk over a hunk stands.
    struct Walk
    {
        qsizetype line = 0;
        qint64 oldNumber = 0;
        qint64 newNumber = 0;
        qsizetype hunk = 0;
        int file = 0;
    };

    void rebuild();
    void appendFile(int file);
    void appendGap(int file, qsizetype hunk);
    void appendHunk(int file, qsizetype hunk);
    void appendContext(Walk &walk, qsizetype count, bool isAtStart, bool isAtEnd);
    void appendChange(Walk &walk, qsizetype removed, qsizetype added);
    void appendParts(Walk &walk, qsizetype removed, qsizetype added);
    void appendLines(const Walk &walk, qsizetype oldLine, qsizetype newLine, qsizetype oldCount,
            qsizetype newCount, bool isChange);
    void append(Segment segment);
    void stopHere() { m_stops.push_back(m_rowCount); }

    const Segment &segmentOf(qsizetype row) const;
    void fillLine(DiffRow &row, const Segment &segment, qsizetype offset) const;
    void fillPaired(DiffRow &row, const Segment &segment, qsizetype offset) const;
    void fillInline(DiffRow &row, const Segment &segment, qsizetype offset) const;
    const std::vector<LinePair> &pairsOf(const Segment &segment) const;
    std::vector<QByteArrayView> texts(int file, qsizetype first, qsizetype count) const;

    SharedDiff m_diff;
    DiffLayout m_layout = DiffLayout::SideBySide;
    bool m_ignoresBlanks = false;
    std::vector<FoldReason> m_folds;
    QSet<qsizetype> m_openFolds; ///< By their first line.
    std::vector<Segment> m_segments;
    std::vector<qsizetype> m_fileRows;
    std::vector<qsizetype> m_stops;
    qsizetype m_rowCount = 0;
    mutable std::unordered_map<qsizetype, std::vector<LinePair>> m_pairs; ///< By their segment's first row.
};

} // namespace Winnow
