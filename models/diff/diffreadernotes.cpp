// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "diffreader.h"

#include "gitpath.h"

#include <algorithm>

namespace Winnow {

namespace {

bool isHexadecimal(QByteArrayView text)
{
    return text.size() >= 4 && std::ranges::all_of(text, [](char c) {
        return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f');
    });
}

/// What `Submodule PATH …` says (diff.submodule=log and =diff).
struct SubmoduleNote
{
    QByteArrayView path;
    QByteArrayView oldId;
    QByteArrayView newId;
};

/// `PATH contains modified content` or `PATH abc..def:`, also with three dots and a remark in brackets.
std::optional<SubmoduleNote> readSubmodule(QByteArrayView text)
{
    for (const QByteArrayView words :
            {QByteArrayView(" contains modified content"), QByteArrayView(" contains untracked content")}) {
        if (text.endsWith(words))
            return SubmoduleNote{text.chopped(words.size()), {}, {}};
    }
    if (text.endsWith(':'))
        text.chop(1);
    if (const qsizetype remark = text.lastIndexOf(" ("); remark > 0 && text.endsWith(')'))
        text = text.first(remark);
    const qsizetype blank = text.lastIndexOf(' ');
    const QByteArrayView ids = text.sliced(blank + 1);
    const qsizetype dots = ids.indexOf("..");
    if (blank <= 0 || dots < 0)
        return std::nullopt;
    const QByteArrayView newId = ids.sliced(ids.sliced(dots).startsWith("...") ? dots + 3 : dots + 2);
    if (!isHexadecimal(ids.first(dots)) || !isHexadecimal(newId))
        return std::nullopt;
    return SubmoduleNote{text.first(blank), ids.first(dots), newId};
}

bool isNull(QByteArrayView id)
{
    return !id.isEmpty() && std::ranges::all_of(id, [](char c) { return c == '0'; });
}

/// Bytes that a line of a binary patch with the length sign @p c stands for; 0 where it is none.
qsizetype binaryLength(char c)
{
    if (c >= 'A' && c <= 'Z')
        return c - 'A' + 1;
    return c >= 'a' && c <= 'z' ? c - 'a' + 27 : 0;
}

/// Whether @p line is a length sign and as many signs in base 85 as it announces, five for four bytes.
bool isBinaryLine(QByteArrayView line)
{
    const qsizetype length = line.isEmpty() ? 0 : binaryLength(line.front());
    return length > 0 && line.size() == 1 + (length + 3) / 4 * 5;
}

} // namespace

bool DiffReader::readSubmoduleNote()
{
    const QByteArrayView line = m_scanner.line();
    if (!line.startsWith("Submodule "))
        return false;
    const auto note = readSubmodule(line.sliced(10));
    if (!note)
        return false;
    // What is dirty in a submodule is said first, on lines of their own.
    const bool isKnown = !m_submodule.isEmpty() && m_submodule == note->path;
    if (!isKnown)
        addNamedFile(note->path, DiffFileStatus::Modified);
    else
        m_scanner.advance();
    DiffFile &submodule = file();
    submodule.end = m_scanner.offset();
    submodule.oldId = note->oldId.toByteArray();
    submodule.newId = note->newId.toByteArray();
    submodule.oldMode = isNull(note->oldId) ? 0 : DiffFile::submoduleMode;
    submodule.newMode = isNull(note->newId) ? 0 : DiffFile::submoduleMode;
    submodule.status = isNull(note->oldId) ? DiffFileStatus::Added
            : isNull(note->newId)          ? DiffFileStatus::Deleted
                                           : DiffFileStatus::Modified;
    submodule.removed = isNull(note->oldId) ? 0 : 1;
    submodule.added = isNull(note->newId) ? 0 : 1;
    submodule.hasRawPath =
            std::ranges::any_of(note->path, [](char c) { return static_cast<signed char>(c) < 0; });
    m_submodule = note->path.toByteArray();
    return true;
}

/// `* Unmerged path PATH`, in the middle of a merge.
bool DiffReader::readUnmergedNote()
{
    constexpr QByteArrayView start("* Unmerged path ");
    if (!m_scanner.startsWith(start) || !m_scanner.isTerminated())
        return false;
    addNamedFile(GitPath::nameInLine(m_scanner.line().sliced(start.size())), DiffFileStatus::Unmerged);
    return true;
}

/// `Binary files a/x and b/x differ`. Without a header of git, it is all there is of a file.
bool DiffReader::readBinaryNote()
{
    constexpr QByteArrayView start("Binary files ");
    constexpr QByteArrayView end(" differ");
    const QByteArrayView line = m_scanner.line();
    if (!line.startsWith(start) || !line.endsWith(end)) {
        if (m_isFileOpen)
            addProblem(m_scanner.offset(), DiffExpectation::HeaderEnd);
        return false;
    }
    if (m_isFileOpen) {
        file().isBinary = true;
        m_scanner.advance();
        return true;
    }
    const QByteArrayView names = line.sliced(start.size()).chopped(end.size());
    const qsizetype word = names.indexOf(" and ");
    if (word <= 0 || names.indexOf(" and ", word + 1) >= 0)
        return false;
    const auto pair =
            GitPath::withoutPrefixes({names.first(word).toByteArray(), names.sliced(word + 5).toByteArray()});
    addNamedFile(pair.newPath, DiffFileStatus::Modified);
    file().oldPath = pair.oldPath;
    file().isBinary = true;
    return true;
}

/// `GIT binary patch`, then the new contents and mostly the old ones, each as `literal` or `delta`.
void DiffReader::readBinaryPatch()
{
    file().isBinary = true;
    m_scanner.advance();
    if (readBinaryBlock() && !m_scanner.isAtEnd()
            && (m_scanner.startsWith("literal ") || m_scanner.startsWith("delta ")))
        readBinaryBlock();
}

bool DiffReader::readBinaryBlock()
{
    const bool isHeaded = !m_scanner.isAtEnd()
            && (m_scanner.startsWith("literal ") || m_scanner.startsWith("delta "))
            && m_scanner.isTerminated();
    if (isHeaded)
        m_scanner.advance();
    while (isHeaded && !m_scanner.isAtEnd() && isBinaryLine(m_scanner.line()))
        m_scanner.advance();
    // An empty line ends the block; a text that was trimmed ends instead of it.
    const bool isWhole = isHeaded && (m_scanner.isAtEnd() || m_scanner.line().isEmpty());
    if (!isWhole)
        addProblem(m_scanner.offset(), DiffExpectation::BinaryData);
    else if (!m_scanner.isAtEnd())
        m_scanner.advance();
    return isWhole;
}

} // namespace Winnow
