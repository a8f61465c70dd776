// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "sharedtext.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace Winnow {

enum class DiffLineKind : std::uint8_t { Context, Added, Removed };

/// One line of a hunk: where it begins in the text, what it is, and whether a "\ No newline at end of file" follows.
/// Eight bytes, because a diff may have millions of them.
class DiffLine final
{
public:
    DiffLine(std::ptrdiff_t offset, DiffLineKind kind)
        : m_bits((static_cast<std::uint64_t>(offset) << 3) | static_cast<std::uint64_t>(kind))
    {}

    /// Byte offset of the line's marker.
    std::ptrdiff_t offset() const { return static_cast<std::ptrdiff_t>(m_bits >> 3); }
    DiffLineKind kind() const { return static_cast<DiffLineKind>(m_bits & 3); }
    bool lacksNewline() const { return (m_bits & 4) != 0; }
    void setLacksNewline() { m_bits |= 4; }

private:
    std::uint64_t m_bits;
};

/// First line (from 1; 0 where there is none) and number of lines, as a hunk's head gives them.
struct DiffRange
{
    std::int64_t start = 0;
    std::int64_t count = 0;

    friend bool operator==(const DiffRange &, const DiffRange &) = default;
};

struct DiffHunk
{
    std::ptrdiff_t offset = 0; ///< Of its `@@` line.
    std::ptrdiff_t firstLine = 0; ///< Into Diff::lines().
    std::ptrdiff_t lineCount = 0;
    DiffRange oldRange; ///< In a combined diff that of the first parent.
    DiffRange newRange;
    bool isComplete = true; ///< Holds as many lines as its head announces.

    std::ptrdiff_t lastLine() const { return firstLine + lineCount; }
};

enum class DiffFileStatus : std::uint8_t { Modified, Added, Deleted, Renamed, Copied, Unmerged };

/// What changed in one file. Paths are bytes without quotes and prefixes, as they stand in the repository.
struct DiffFile
{
    std::string oldPath; ///< The same as newPath where the file kept its name.
    std::string newPath;
    /// Of the contents, as the `index` line gives it; several with commas in a combined diff.
    std::string oldId;
    std::string newId;
    std::ptrdiff_t begin = 0; ///< Byte offset of its first line.
    std::ptrdiff_t end = 0; ///< Byte offset behind its last.
    std::ptrdiff_t firstHunk = 0; ///< Into Diff::hunks().
    std::ptrdiff_t hunkCount = 0;
    std::int64_t added = 0; ///< Lines; in a combined diff those the first parent lacks.
    std::int64_t removed = 0;
    std::ptrdiff_t longestLine = 0; ///< In bytes, with its markers.
    std::uint32_t oldMode = 0; ///< 0100644 and the like; 0 where the text does not say.
    std::uint32_t newMode = 0;
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

    static constexpr std::uint32_t submoduleMode = 0160000;
    static constexpr std::uint32_t linkMode = 0120000;
};

/// What the reader expected where a diff breaks; problemText() puts it in words.
enum class DiffExpectation : std::uint8_t {
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
    std::ptrdiff_t offset = 0; ///< In bytes.
    std::int64_t line = 0; ///< From 1.
    DiffExpectation expected = DiffExpectation::HunkLines;
    std::int64_t missingOld = 0; ///< Lines of the old side that the hunk still lacks.
    std::int64_t missingNew = 0;

    friend bool operator==(const DiffProblem &, const DiffProblem &) = default;
};

/// A unified diff: its bytes, kept once and never copied, and an index of what stands where.
class Diff final
{
public:
    std::string_view text() const { return m_text.bytes(); }
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
    std::string_view rawLine(std::ptrdiff_t index) const;

    /// Line @p index without its markers, of which @p file says how many there are.
    std::string_view lineText(const DiffFile &file, std::ptrdiff_t index) const;

    /// What follows the second `@@` of @p hunk: the function or section it stands in.
    std::string_view heading(const DiffHunk &hunk) const;

private:
    friend class DiffReader;

    SharedText m_text;
    std::vector<DiffFile> m_files;
    std::vector<DiffHunk> m_hunks;
    std::vector<DiffLine> m_lines;
    std::vector<DiffProblem> m_problems;
};

using SharedDiff = std::shared_ptr<const Diff>;

/// Reads what git (or `diff -u`) wrote, with whatever mail or commit message stands around it. Total: any bytes at
/// all give a Diff that holds what was whole and says where the text broke.
SharedDiff readDiff(SharedText text);

} // namespace Winnow
