// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "diffreader.h"

#include "gitpath.h"

#include <algorithm>

namespace Winnow {

namespace {

/// Bytes a line of a diff takes on average are more than that; a second allocation is cheaper than one too large.
constexpr size_t bytesPerLine = 48;

/// More damage than that says nothing new.
constexpr size_t mostProblems = 100;

/// Whether @p path lies in the submodule @p folder.
bool isInside(std::string_view path, std::string_view folder)
{
    return path.size() > folder.size() && path.starts_with(folder) && path[folder.size()] == '/';
}

} // namespace

SharedDiff readDiff(SharedText text)
{
    return DiffReader(std::move(text)).read();
}

DiffReader::DiffReader(SharedText text)
    : m_diff(std::make_shared<Diff>())
    , m_scanner({})
{
    m_diff->m_text = std::move(text);
    m_diff->m_lines.reserve(m_diff->text().size() / bytesPerLine + 16);
    m_scanner = LineScanner(m_diff->text());
}

SharedDiff DiffReader::read()
{
    while (!m_scanner.isAtEnd())
        readNext();
    closeFile();
    numberProblems();
    return std::move(m_diff);
}

/// Reads what begins at the current line, or passes over a line that belongs to no file.
void DiffReader::readNext()
{
    switch (m_scanner.first()) {
    case 'd':
    case '-':
        if (readFile())
            return;
        break;
    case '@':
        if (m_isDamaged && readFurtherHunk())
            return;
        break;
    case 'S':
        if (readSubmoduleNote())
            return;
        break;
    case '*':
        if (readUnmergedNote())
            return;
        break;
    case 'B':
        // `diff -r` names binary files without a header. git does not, and its messages may hold any words.
        if (!m_hasGitHeader && readBinaryNote())
            return;
        break;
    default:
        break;
    }
    m_scanner.advance();
}

bool DiffReader::readFile()
{
    const bool isGit = DiffHeader::isGitHeader(m_scanner);
    if (!isGit && !DiffHeader::isPlainHeader(m_scanner))
        return false;
    m_hasGitHeader = m_hasGitHeader || isGit;
    closeFile();
    DiffHeader::Read header =
            isGit ? DiffHeader::readGitHeader(m_scanner) : DiffHeader::readPlainHeader(m_scanner);
    if (header.problem)
        addProblem(header.problem->offset, header.problem->expected);
    if (!header.isNamed) {
        if (!header.problem && m_scanner.isAtEnd())
            addProblem(header.file.begin, DiffExpectation::HeaderEnd);
        m_isDamaged = false; // What comes next is more of no file, nor of the one before.
        return true;
    }
    openFile(std::move(header));
    readContents();
    return true;
}

/// Goes on with the file in which a hunk broke off.
bool DiffReader::readFurtherHunk()
{
    m_isFileOpen = readHunkHead(m_scanner.line()).has_value();
    if (!m_isFileOpen)
        return false;
    readContents();
    return true;
}

void DiffReader::openFile(DiffHeader::Read header)
{
    header.file.firstHunk = std::ssize(m_diff->m_hunks);
    header.file.isInsideSubmodule = !m_submodule.empty() && isInside(header.file.newPath, m_submodule);
    if (!header.file.isInsideSubmodule)
        m_submodule.clear();
    m_diff->m_files.push_back(std::move(header.file));
    m_isFileOpen = true;
    m_isDamaged = false;
}

void DiffReader::closeFile()
{
    if (m_isFileOpen && !m_diff->m_files.empty())
        file().end = m_scanner.offset();
    m_isFileOpen = false;
    m_isDamaged = false;
}

/// Reads hunks or the note of a binary file, until something else comes.
void DiffReader::readContents()
{
    const bool hadHunks = file().hunkCount > 0;
    while (!m_scanner.isAtEnd() && m_scanner.startsWith("@@") && readHunk()) {
    }
    if (!m_scanner.isAtEnd() && file().hunkCount == 0) {
        if (m_scanner.startsWith("GIT binary patch"))
            readBinaryPatch();
        else if (m_scanner.startsWith("Binary files "))
            readBinaryNote();
    }
    if (!m_isDamaged && !hadHunks)
        noteExcess();
    file().end = m_scanner.offset();
    m_isFileOpen = false;
}

void DiffReader::addLine(std::ptrdiff_t offset, std::ptrdiff_t next, DiffLineKind kind)
{
    m_diff->m_lines.emplace_back(offset, kind);
    file().longestLine = std::max(file().longestLine, next - offset);
}

void DiffReader::addProblem(
        std::ptrdiff_t offset, DiffExpectation expected, std::int64_t missingOld, std::int64_t missingNew)
{
    m_isDamaged = true;
    if (m_diff->m_problems.size() < mostProblems)
        m_diff->m_problems.push_back({offset, 0, expected, missingOld, missingNew});
}

/// Counts lines up to each problem, once, and only where there are problems.
void DiffReader::numberProblems()
{
    std::ptrdiff_t at = 0;
    std::int64_t line = 1;
    const char *const text = m_diff->text().data();
    for (DiffProblem &problem : m_diff->m_problems) {
        line += std::count(text + at, text + problem.offset, '\n');
        at = problem.offset;
        problem.line = line;
    }
}

void DiffReader::addNamedFile(std::string_view path, DiffFileStatus status)
{
    closeFile();
    DiffHeader::Read named;
    named.file.begin = m_scanner.offset();
    named.file.oldPath = named.file.newPath = path;
    named.file.status = status;
    openFile(std::move(named));
    m_scanner.advance();
    closeFile();
}

} // namespace Winnow
