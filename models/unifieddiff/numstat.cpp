// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "numstat.h"

#include "gitpath.h"

#include <algorithm>

namespace Winnow {

namespace {

constexpr std::uint32_t typeBits = 0170000;

/// Whether @p gone and @p come are the two halves of one file whose kind changed.
bool isTypeChange(const DiffFile &gone, const DiffFile &come)
{
    return gone.status == DiffFileStatus::Deleted && come.status == DiffFileStatus::Added
            && gone.oldPath == come.newPath && gone.oldMode != 0 && come.newMode != 0
            && (gone.oldMode & typeBits) != (come.newMode & typeBits);
}

/// The one line that both halves may share: a link's target is a line without a line feed, and so can be the last of a
/// file.
std::int64_t sharedLines(const Diff &diff, const DiffFile &gone, const DiffFile &come)
{
    if (gone.hunkCount != 1 || come.hunkCount != 1)
        return 0;
    const DiffHunk &oldHunk = diff.hunksOf(gone).front();
    const DiffHunk &newHunk = diff.hunksOf(come).front();
    if (oldHunk.lineCount == 0 || newHunk.lineCount == 0)
        return 0;
    const auto lineAt = [&diff](std::ptrdiff_t index) { return diff.lines()[static_cast<size_t>(index)]; };
    // Of the side that is one line, that line; of the other the one like it.
    const DiffHunk &shorter = oldHunk.lineCount == 1 ? oldHunk : newHunk;
    const DiffHunk &longer = &shorter == &oldHunk ? newHunk : oldHunk;
    const DiffFile &shorterFile = &shorter == &oldHunk ? gone : come;
    const DiffFile &longerFile = &shorter == &oldHunk ? come : gone;
    const std::string_view target = diff.lineText(shorterFile, shorter.firstLine);
    for (std::ptrdiff_t index = longer.firstLine; index < longer.lastLine(); ++index) {
        if (lineAt(index).lacksNewline() == lineAt(shorter.firstLine).lacksNewline()
                && diff.lineText(longerFile, index) == target)
            return 1;
    }
    return 0;
}

void appendCount(std::string &text, std::int64_t added, std::int64_t removed, bool isBinary)
{
    if (isBinary) {
        text += "-\t-\t";
        return;
    }
    text += std::to_string(added);
    text += '\t';
    text += std::to_string(removed);
    text += '\t';
}

void appendPath(std::string &text, const DiffFile &file)
{
    const bool escapeHigh = !file.hasRawPath;
    text += file.oldPath == file.newPath ? GitPath::quoted(file.newPath, escapeHigh)
                                         : GitPath::renamed(file.oldPath, file.newPath, escapeHigh);
    text += '\n';
}

/// Whether @p file is a merge that is not made yet, which git lists once more, without counts.
bool isOpenMerge(const DiffFile &file)
{
    return file.isCombined() && file.status == DiffFileStatus::Modified && !file.newId.empty()
            && std::ranges::all_of(file.newId, [](char c) { return c == '0'; });
}

} // namespace

std::string numstat(const Diff &diff)
{
    std::string text;
    const auto files = diff.files();
    for (size_t i = 0; i < files.size(); ++i) {
        const DiffFile &file = files[i];
        if (file.isInsideSubmodule)
            continue;
        if (i + 1 < files.size() && isTypeChange(file, files[i + 1])) {
            const DiffFile &come = files[++i];
            const std::int64_t shared = sharedLines(diff, file, come);
            appendCount(text, come.added - shared, file.removed - shared, file.isBinary || come.isBinary);
            appendPath(text, file);
            continue;
        }
        if (isOpenMerge(file)) {
            appendCount(text, 0, 0, false);
            appendPath(text, file);
        }
        appendCount(text, file.added, file.removed, file.isBinary);
        appendPath(text, file);
    }
    return text;
}

} // namespace Winnow
