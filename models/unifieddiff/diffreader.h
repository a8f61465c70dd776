// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "diff.h"
#include "fileheader.h"
#include "hunkhead.h"
#include "linescanner.h"

namespace Winnow {

/// Reads one text into a Diff. The lengths in a hunk's head drive it, never what its lines begin with: a diff may hold
/// whole patches as contents.
class DiffReader final
{
public:
    explicit DiffReader(SharedText text);

    SharedDiff read();

private:
    void readNext();
    bool readFile();
    bool readFurtherHunk();
    void openFile(DiffHeader::Read header);
    void closeFile();
    void readContents();
    bool readBinaryNote();
    void readBinaryPatch();
    bool readBinaryBlock();

    bool readHunk();
    void readLines(DiffHunk &hunk);
    void readCombinedLines(DiffHunk &hunk, const HunkHead &head);
    void noteBrokenHunk(std::int64_t missingOld, std::int64_t missingNew);
    void readNewlineMark(const DiffHunk &hunk);
    void noteExcess();

    bool readSubmoduleNote();
    bool readUnmergedNote();
    void addNamedFile(std::string_view path, DiffFileStatus status);

    void addLine(std::ptrdiff_t offset, std::ptrdiff_t next, DiffLineKind kind);
    void addProblem(std::ptrdiff_t offset, DiffExpectation expected, std::int64_t missingOld = 0,
            std::int64_t missingNew = 0);
    void numberProblems();

    DiffFile &file() { return m_diff->m_files.back(); }

    std::shared_ptr<Diff> m_diff;
    LineScanner m_scanner;
    std::string m_submodule; ///< Path of the submodule whose own diff may follow.
    bool m_isFileOpen = false; ///< Hunks that come next belong to the last file.
    bool m_isDamaged = false; ///< A hunk broke off: what comes next may be more of it.
    bool m_hasGitHeader = false;
};

} // namespace Winnow
