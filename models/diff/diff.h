// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>
#include <QByteArrayView>

#include <memory>
#include <span>
#include <vector>

namespace Winnow {

enum class DiffLineKind : quint8 { Context, Added, Removed };

/// One line of a hunk: where it begins in the text, what it is, and whether a "\ No newline at end of file" follows.
/// Eight bytes, because a diff may have millions of them.
class DiffLine final
{
public:
    DiffLine(qsizetype offset, DiffLineKind kind)
        : m_bits((static_cast<quint64>(offset) << 3) | static_cast<quint64>(kind))
    {}

    /// Byte offset of the line's marker.
    qsizetype offset() const { return static_cast<qsizetype>(m_bits >> 3); }
    DiffLineKind kind() const { return static_cast<DiffLineKind>(m_bits & 3); }
    bool lacksNewline() const { return (m_bits & 4) != 0; }
    void setLacksNewline() { m_bits |= 4; }

private:
    quint64 m_bits;
};

/// First line (from 1; 0 where there is none) and number of lines, as a hunk's head gives them.
struct DiffRange
{
    qint64 start = 0;
    qint64 count = 0;

    friend bool operator==(const DiffRange &, const DiffRange &) = default;
};

struct DiffHunk
{
    qsizetype offset = 0; ///< Of its `@@` line.
    qsizetype firstLine = 0; ///< Into Diff::lines().
    qsizetype lineCount = 0;
    DiffRange oldRange; ///< In a combined diff that of the first parent.
    DiffRange newRange;
    bool isComplete = true; ///< Holds as many lines as its head announces.

    qsizetype lastLine() const { return firstLine + lineCount; }
};

enum class DiffFileStatus : quint8 { Modified, Added, Deleted, Renamed, Copied, Unmerged };

/// What changed in one file. Paths are bytes without quotes and prefixes, as they stand in the repository.
struct DiffFile
{
    QByteArray oldPath; ///< The same as newPath where the file kept its name.
    QByteArray newPath;
    QByteArray
            oldId; ///< Of the contents, as the `index` line gives it; several with commas in a combined diff.
    QByteArray newId;
    qsizetype begin = 0; ///< Byte offset of its first line.
    qsizetype end = 0; ///< Byte offset behind its last.
    qsizetype firstHunk = 0; ///< Into Diff::hunks().
    qsizetype hunkCount = 0;
    qint64 added = 0; ///< Lines; in a combined diff those the first parent lacks.
    qint64 removed = 0;
    qsizetype longestLine = 0; ///< In bytes, with its markers.
    quint32 oldMode = 0; ///< 0100644 and the like; 0 where the text does not say.
    quint32 newMode = 0;
    int similarity = -1; ///< In per cent, for renames and copies; -1 where not given.
    int markerColumns = 1; ///< Signs before each line: the number of parents.
    DiffFileStatus status = DiffFileStatus::Modified;
    bool isBinary = false;
    bool isInsideSubmodule = false; ///< Written by `--submodule=diff`: the submodule has an entry of its own.
    bool hasRawPath = false; ///< Bytes above 0x7f stood in the header unquoted (core.quotePath=false).

    bool isCombined() const { return markerColumns > 1; }
    bool isSubmodule() const { return oldMode == submoduleMode || newMode == submoduleMode; }
    bool isSymbolicLink() const { return oldMode == linkMode || newMode == linkMode; }
    bool changesMode() const { return oldMode != 0 && newMode != 0 && oldMode != newMode; }

    static constexpr quint32 submoduleMode = 0160000;
    static constexpr quint32 linkMode = 0120000;
};

/// What the reader expected where a diff breaks; problemText() puts it in words.
enum class DiffExpectation : quint8 {
    HeaderEnd, ///< The rest of a file's header.
    NewFileName, ///< `+++` after `---`.
    HunkHead, ///< A readable `@@ -a,b +c,d @@`.
    HunkLines, ///< More lines of the hunk, but the text ends.
    HunkLine, ///< A line of the hunk, but another stands there.
    HunkEnd, ///< The end of the hunk, but more of its lines stand there.
    BinaryData ///< A line of a binary patch.
};

struct DiffProblem
{
    qsizetype offset = 0; ///< In bytes.
    qint64 line = 0; ///< From 1.
    DiffExpectation expected = DiffExpectation::HunkLines;
    qint64 missingOld = 0; ///< Lines of the old side that the hunk still lacks.
    qint64 missingNew = 0;

    friend bool operator==(const DiffProblem &, const DiffProblem &) = default;
};

/// A unified diff: its bytes, kept once and never copied, and an index of what stands where.
class Diff final
{
public:
    const QByteArray &text() const { return m_text; }
    std::span<const DiffFile> files() const { return m_files; }
    std::span<const DiffHunk> hunks() const { return m_hunks; }
    std::span<const DiffLine> lines() const { return m_lines; }
    /// Where the text broke, in its order; empty for a whole diff.
    std::span<const DiffProblem> problems() const { return m_problems; }

    std::span<const DiffHunk> hunksOf(const DiffFile &file) const
    {
        return hunks().subspan(static_cast<size_t>(file.firstHunk), static_cast<size_t>(file.hunkCount));
    }

    /// Line @p index with its markers, without its line feed. A carriage return belongs to the line.
    QByteArrayView rawLine(qsizetype index) const;

    /// Line @p index without its markers, of which @p file says how many there are.
    QByteArrayView lineText(const DiffFile &file, qsizetype index) const;

    /// What follows the second `@@` of @p hunk: the function or section it stands in.
    QByteArrayView heading(const DiffHunk &hunk) const;

private:
    friend class DiffReader;

    QByteArray m_text;
    std::vector<DiffFile> m_files;
    std::vector<DiffHunk> m_hunks;
    std::vector<DiffLine> m_lines;
    std::vector<DiffProblem> m_problems;
};

using SharedDiff = std::shared_ptr<const Diff>;

/// Reads what git (or `diff -u`) wrote, with whatever mail or commit message stands around it. Total: any bytes at
/// all give a Diff that holds what was whole and says where the text broke. @p text must own its bytes.
SharedDiff readDiff(QByteArray text);

} // namespace Winnow
