// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "diffreader.h"

#include "gitpath.h"

#include <algorithm>

namespace Winnow {

namespace {

using namespace std::string_view_literals;

constexpr size_t none = std::string_view::npos;

bool isHexadecimal(std::string_view text)
{
    return text.size() >= 4 && std::ranges::all_of(text, [](char c) {
        return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f');
    });
}

/// What `Submodule PATH …` says (diff.submodule=log and =diff).
struct SubmoduleNote
{
    std::string_view path;
    std::string_view oldId;
    std::string_view newId;
};

/// `PATH contains modified content` or `PATH abc..def:`, also with three dots and a remark in brackets.
std::optional<SubmoduleNote> readSubmodule(std::string_view text)
{
    for (const std::string_view words : {" contains modified content"sv, " contains untracked content"sv}) {
        if (text.ends_with(words))
            return SubmoduleNote{text.substr(0, text.size() - words.size()), {}, {}};
    }
    if (text.ends_with(':'))
        text.remove_suffix(1);
    if (const size_t remark = text.rfind(" ("); remark != none && remark > 0 && text.ends_with(')'))
        text = text.substr(0, remark);
    const size_t blank = text.rfind(' ');
    if (blank == none || blank == 0)
        return std::nullopt;
    const std::string_view ids = text.substr(blank + 1);
    const size_t dots = ids.find("..");
    if (dots == none)
        return std::nullopt;
    const std::string_view oldId = ids.substr(0, dots);
    const std::string_view newId = ids.substr(ids.substr(dots).starts_with("...") ? dots + 3 : dots + 2);
    if (!isHexadecimal(oldId) || !isHexadecimal(newId))
        return std::nullopt;
    return SubmoduleNote{text.substr(0, blank), oldId, newId};
}

bool isNull(std::string_view id)
{
    return !id.empty() && std::ranges::all_of(id, [](char c) { return c == '0'; });
}

/// Bytes that a line of a binary patch with the length sign @p c stands for; 0 where it is none.
size_t binaryLength(char c)
{
    if (c >= 'A' && c <= 'Z')
        return static_cast<size_t>(c - 'A') + 1;
    return c >= 'a' && c <= 'z' ? static_cast<size_t>(c - 'a') + 27 : 0;
}

/// Whether @p line is a length sign and as many signs in base 85 as it announces, five for four bytes.
bool isBinaryLine(std::string_view line)
{
    const size_t length = line.empty() ? 0 : binaryLength(line.front());
    return length > 0 && line.size() == 1 + (length + 3) / 4 * 5;
}

} // namespace

bool DiffReader::readSubmoduleNote()
{
    constexpr std::string_view start("Submodule ");
    const std::string_view line = m_scanner.line();
    if (!line.starts_with(start))
        return false;
    const auto note = readSubmodule(line.substr(start.size()));
    if (!note)
        return false;
    // What is dirty in a submodule is said first, on lines of their own.
    const bool isKnown = !m_submodule.empty() && m_submodule == note->path;
    if (!isKnown)
        addNamedFile(note->path, DiffFileStatus::Modified);
    else
        m_scanner.advance();
    DiffFile &submodule = file();
    submodule.end = m_scanner.offset();
    submodule.oldId = note->oldId;
    submodule.newId = note->newId;
    submodule.oldMode = isNull(note->oldId) ? 0 : DiffFile::submoduleMode;
    submodule.newMode = isNull(note->newId) ? 0 : DiffFile::submoduleMode;
    submodule.status = isNull(note->oldId) ? DiffFileStatus::Added
            : isNull(note->newId)          ? DiffFileStatus::Deleted
                                           : DiffFileStatus::Modified;
    submodule.removed = isNull(note->oldId) ? 0 : 1;
    submodule.added = isNull(note->newId) ? 0 : 1;
    submodule.hasRawPath =
            std::ranges::any_of(note->path, [](char c) { return static_cast<signed char>(c) < 0; });
    m_submodule = note->path;
    return true;
}

/// `* Unmerged path PATH`, in the middle of a merge.
bool DiffReader::readUnmergedNote()
{
    constexpr std::string_view start("* Unmerged path ");
    if (!m_scanner.startsWith(start) || !m_scanner.isTerminated())
        return false;
    addNamedFile(GitPath::nameInLine(m_scanner.line().substr(start.size())), DiffFileStatus::Unmerged);
    return true;
}

/// `Binary files a/x and b/x differ`. Without a header of git, it is all there is of a file.
bool DiffReader::readBinaryNote()
{
    constexpr std::string_view start("Binary files ");
    constexpr std::string_view end(" differ");
    const std::string_view line = m_scanner.line();
    if (!line.starts_with(start) || !line.ends_with(end)) {
        if (m_isFileOpen)
            addProblem(m_scanner.offset(), DiffExpectation::HeaderEnd);
        return false;
    }
    if (m_isFileOpen) {
        file().isBinary = true;
        m_scanner.advance();
        return true;
    }
    if (line.size() < start.size() + end.size())
        return false;
    const std::string_view names = line.substr(start.size(), line.size() - start.size() - end.size());
    constexpr std::string_view word(" and ");
    const size_t at = names.find(word);
    if (at == none || at == 0 || names.find(word, at + 1) != none)
        return false;
    const auto pair = GitPath::withoutPrefixes(
            {std::string(names.substr(0, at)), std::string(names.substr(at + word.size()))});
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
    const bool isWhole = isHeaded && (m_scanner.isAtEnd() || m_scanner.line().empty());
    if (!isWhole)
        addProblem(m_scanner.offset(), DiffExpectation::BinaryData);
    else if (!m_scanner.isAtEnd())
        m_scanner.advance();
    return isWhole;
}

} // namespace Winnow
