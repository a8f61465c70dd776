// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "diffreader.h"

#include "gitpath.h"

#include <algorithm>

namespace Winnow {

namespace {

/// Bytes a line of a diff takes on average are more than that; a second allocation is cheaper than one too large.
constexpr qsizetype bytesPerLine = 48;

/// More damage than that says nothing new.
constexpr size_t mostProblems = 100;

/// Whether @p path lies in the submodule @p folder.
bool isInside(QByteArrayView path, QByteArrayView folder)
{
    return path.size() > folder.size() && path.startsWith(folder) && path[folder.size()] == '/';
}

} // namespace

SharedDiff readDiff(QByteArray text)
{
    return DiffReader(std::move(text)).read();
}

DiffReader::DiffReader(QByteArray text)
    : m_diff(std::make_shared<Diff>())
    , m_scanner({})
{
    m_diff->m_text = std::move(text);
    m_diff->m_lines.reserve(static_cast<size_t>(m_diff->m_text.size() / bytesPerLine + 16));
    m_scanner = LineScanner(m_diff->m_text);
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
    header.file.isInsideSubmodule = !m_submodule.isEmpty() && isInside(header.file.newPath, m_submodule);
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

void DiffReader::addLine(qsizetype offset, qsizetype next, DiffLineKind kind)
{
    m_diff->m_lines.emplace_back(offset, kind);
    file().longestLine = std::max(file().longestLine, next - offset);
}

void DiffReader::addProblem(qsizetype offset, DiffExpectation expected, qint64 missingOld, qint64 missingNew)
{
    m_isDamaged = true;
    if (m_diff->m_problems.size() < mostProblems)
        m_diff->m_problems.push_back({offset, 0, expected, missingOld, missingNew});
}

/// Counts lines up to each problem, once, and only where there are problems.
void DiffReader::numberProblems()
{
    qsizetype at = 0;
    qint64 line = 1;
    const QByteArrayView text = m_diff->m_text;
    for (DiffProblem &problem : m_diff->m_problems) {
        line += std::ranges::count(text.sliced(at, problem.offset - at), '\n');
        at = problem.offset;
        problem.line = line;
    }
}

void DiffReader::addNamedFile(QByteArrayView path, DiffFileStatus status)
{
    closeFile();
    DiffHeader::Read named;
    named.file.begin = m_scanner.offset();
    named.file.oldPath = named.file.newPath = path.toByteArray();
    named.file.status = status;
    openFile(std::move(named));
    m_scanner.advance();
    closeFile();
}

} // namespace Winnow
