// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "fileheader.h"

#include "gitpath.h"
#include "hunkhead.h"

#include <algorithm>
#include <charconv>

namespace Winnow::DiffHeader {

namespace {

using namespace std::string_view_literals;

constexpr size_t none = std::string_view::npos;

constexpr std::string_view noFile("/dev/null");

/// What the lines of one header said so far.
struct Names
{
    std::optional<GitPath::Pair> inHeader; ///< Of `diff --git`, without prefixes.
    std::string combined; ///< Of `diff --cc`.
    std::string moveFrom; ///< Of `rename from`, `copy from`.
    std::string moveTo;
    std::string marked[2]; ///< Of `---` and `+++`, with prefixes.
    bool isRaw = false;
};

std::optional<std::string_view> after(std::string_view line, std::string_view start)
{
    return line.starts_with(start) ? std::optional(line.substr(start.size())) : std::nullopt;
}

bool hasHighBytes(std::string_view line)
{
    return std::ranges::any_of(line, [](char c) { return static_cast<unsigned char>(c) >= 0x80; });
}

template <typename Number>
std::optional<Number> readNumber(std::string_view digits, int base)
{
    Number number = 0;
    const char *const end = digits.data() + digits.size();
    const auto [rest, error] = std::from_chars(digits.data(), end, number, base);
    return error == std::errc() && rest == end ? std::optional(number) : std::nullopt;
}

/// A file mode; of several with commas (combined diffs) the first.
std::optional<std::uint32_t> readMode(std::string_view text)
{
    const std::string_view digits = text.substr(0, text.find(','));
    return digits.size() == 6 ? readNumber<std::uint32_t>(digits, 8) : std::nullopt;
}

/// `a..b` or `a,b..c`, then maybe a mode. False where it breaks off.
bool readIds(std::string_view text, DiffFile &file)
{
    const size_t blank = text.find(' ');
    const std::string_view ids = text.substr(0, blank);
    const size_t dots = ids.find("..");
    if (dots == none)
        return false;
    file.oldId = ids.substr(0, dots);
    file.newId = ids.substr(dots + 2);
    const bool isWhole = !file.newId.empty() && file.newId.size() == std::min(dots, file.oldId.find(','));
    if (blank == none)
        return isWhole;
    const auto mode = readMode(text.substr(blank + 1));
    if (!mode)
        return false;
    file.oldMode = file.newMode = *mode;
    return isWhole;
}

int readPercent(std::string_view text)
{
    const size_t sign = text.find('%');
    const auto percent = sign == none ? std::nullopt : readNumber<int>(text.substr(0, sign), 10);
    return percent ? std::clamp(*percent, 0, 100) : -1;
}

/// Modes and ids of a line after `diff`. Nothing: the line is none of these. False: it breaks off.
std::optional<bool> readFacts(std::string_view line, DiffFile &file)
{
    if (const auto text = after(line, "old mode ")) {
        const auto mode = readMode(*text);
        file.oldMode = mode.value_or(0);
        return mode.has_value();
    }
    if (const auto text = after(line, "new mode ")) {
        const auto mode = readMode(*text);
        file.newMode = mode.value_or(0);
        return mode.has_value();
    }
    if (const auto text = after(line, "mode ")) { // Combined: `mode 100644,100644..100755`
        const size_t dots = text->find("..");
        file.oldMode = readMode(*text).value_or(0);
        file.newMode = dots == none ? 0 : readMode(text->substr(dots + 2)).value_or(0);
        return file.newMode != 0;
    }
    if (const auto text = after(line, "new file mode ")) {
        file.status = DiffFileStatus::Added;
        file.newMode = readMode(*text).value_or(0);
        return file.newMode != 0;
    }
    if (const auto text = after(line, "deleted file mode ")) {
        file.status = DiffFileStatus::Deleted;
        file.oldMode = readMode(*text).value_or(0);
        return file.oldMode != 0;
    }
    if (const auto text = after(line, "similarity index ")) {
        file.similarity = readPercent(*text);
        return line.ends_with('%');
    }
    if (line.starts_with("dissimilarity index "))
        return line.ends_with('%');
    if (const auto text = after(line, "index "))
        return readIds(*text, file);
    return std::nullopt;
}

/// `rename from` and the like; the spelling without "from" is that of git before 1.3.
bool readMove(std::string_view line, DiffFile &file, Names &names)
{
    static constexpr struct
    {
        std::string_view start;
        DiffFileStatus status;
        std::string Names::*name;
    } moves[] = {{"rename from ", DiffFileStatus::Renamed, &Names::moveFrom},
            {"rename to ", DiffFileStatus::Renamed, &Names::moveTo},
            {"rename old ", DiffFileStatus::Renamed, &Names::moveFrom},
            {"rename new ", DiffFileStatus::Renamed, &Names::moveTo},
            {"copy from ", DiffFileStatus::Copied, &Names::moveFrom},
            {"copy to ", DiffFileStatus::Copied, &Names::moveTo}};
    for (const auto &move : moves) {
        if (const auto text = after(line, move.start)) {
            file.status = move.status;
            names.*move.name = GitPath::nameInLine(*text);
            names.isRaw = names.isRaw || hasHighBytes(*text);
            return true;
        }
    }
    return false;
}

void readFirstLine(std::string_view line, DiffFile &file, Names &names)
{
    names.isRaw = hasHighBytes(line);
    for (const std::string_view start : {"diff --cc "sv, "diff --combined "sv}) {
        if (const auto text = after(line, start)) {
            names.combined = GitPath::nameInLine(*text);
            file.markerColumns = 2; // Until `index` or a hunk's head says how many parents there are.
        }
    }
    if (const auto text = after(line, "diff --git ")) {
        if (const auto pair = GitPath::splitHeader(*text))
            names.inHeader = GitPath::withoutPrefixes(*pair);
    }
}

/// Names of `---` and `+++`, which matter where the first line could not be split.
void useMarkedNames(const Names &names, DiffFile &file)
{
    GitPath::Pair pair{names.marked[0], names.marked[1]};
    const bool isNew = pair.oldPath == noFile;
    const bool isGone = pair.newPath == noFile;
    if (isNew || isGone) {
        std::string path = isNew ? pair.newPath : pair.oldPath;
        if (path.starts_with("a/") || path.starts_with("b/"))
            path.erase(0, 2);
        pair = {path, path};
        file.status = isNew ? DiffFileStatus::Added : DiffFileStatus::Deleted;
    } else if (!pair.oldPath.empty() && !pair.newPath.empty()) {
        pair = GitPath::withoutPrefixes(pair);
    }
    file.oldPath = pair.oldPath;
    file.newPath = pair.newPath;
}

/// Whether @p header, a `diff --git` line, ends with the whole of @p path.
bool endsWithPath(std::string_view header, std::string_view path, bool isRaw)
{
    const std::string shown = GitPath::quoted(path, !isRaw);
    const std::string_view tail = std::string_view(shown).substr(shown.starts_with('"') ? 1 : 0);
    return header.ends_with(tail) && " /\""sv.contains(header[header.size() - tail.size() - 1]);
}

DiffProblem brokenAt(std::ptrdiff_t offset, DiffExpectation expected)
{
    DiffProblem problem;
    problem.offset = offset;
    problem.expected = expected;
    return problem;
}

/// Reads `---` and `+++` where they stand.
void readMarkedNames(LineScanner &scanner, Names &names, Read &read)
{
    if (!scanner.startsWith("--- "))
        return;
    for (const int side : {0, 1}) {
        const std::string_view start = side == 0 ? "--- "sv : "+++ "sv;
        const std::ptrdiff_t at = scanner.offset();
        if (scanner.isAtEnd() || !scanner.startsWith(start)) {
            read.problem = brokenAt(at, DiffExpectation::NewFileName);
            return;
        }
        if (!scanner.isTerminated()) {
            read.problem = brokenAt(at, DiffExpectation::HeaderEnd);
            scanner.advance();
            return;
        }
        const std::string_view text = scanner.line().substr(start.size());
        names.marked[side] = GitPath::nameInLine(text);
        names.isRaw = names.isRaw || hasHighBytes(text);
        scanner.advance();
    }
}

void setNames(const Names &names, Read &read)
{
    DiffFile &file = read.file;
    if (!names.combined.empty()) {
        file.oldPath = file.newPath = names.combined;
    } else if (!names.moveFrom.empty() && !names.moveTo.empty()) {
        file.oldPath = names.moveFrom;
        file.newPath = names.moveTo;
    } else if (names.inHeader) {
        file.oldPath = names.inHeader->oldPath;
        file.newPath = names.inHeader->newPath;
    } else {
        useMarkedNames(names, file);
    }
    file.hasRawPath = names.isRaw;
    read.isNamed = !file.oldPath.empty() && !file.newPath.empty();
}

} // namespace

bool isGitHeader(const LineScanner &scanner)
{
    return scanner.startsWith("diff --git ") || scanner.startsWith("diff --cc ")
            || scanner.startsWith("diff --combined ");
}

bool isPlainHeader(LineScanner scanner)
{
    if (!scanner.startsWith("--- "))
        return false;
    scanner.advance();
    if (scanner.isAtEnd() || !scanner.startsWith("+++ "))
        return false;
    scanner.advance();
    return !scanner.isAtEnd() && readHunkHead(scanner.line());
}

Read readGitHeader(LineScanner &scanner)
{
    Read read;
    Names names;
    const std::string_view header = scanner.line();
    read.file.begin = scanner.offset();
    readFirstLine(header, read.file, names);
    std::ptrdiff_t last = scanner.offset();
    bool isLastWhole = names.inHeader || !names.combined.empty();
    bool isTerminated = scanner.isTerminated();
    for (scanner.advance(); !scanner.isAtEnd(); scanner.advance()) {
        const std::string_view line = scanner.line();
        const auto facts = readFacts(line, read.file);
        if (!facts && !readMove(line, read.file, names))
            break;
        isLastWhole =
                facts ? *facts : !names.moveTo.empty() && endsWithPath(header, names.moveTo, names.isRaw);
        last = scanner.offset();
        isTerminated = scanner.isTerminated();
    }
    if (scanner.isAtEnd() && !isTerminated) {
        if (!isLastWhole)
            read.problem = brokenAt(last, DiffExpectation::HeaderEnd);
    } else if (!scanner.isAtEnd()) {
        readMarkedNames(scanner, names, read);
    }
    if (read.file.isCombined())
        read.file.markerColumns = std::max(2, static_cast<int>(std::ranges::count(read.file.oldId, ',')) + 1);
    setNames(names, read);
    return read;
}

Read readPlainHeader(LineScanner &scanner)
{
    Read read;
    Names names;
    read.file.begin = scanner.offset();
    readMarkedNames(scanner, names, read);
    useMarkedNames(names, read.file);
    read.file.hasRawPath = names.isRaw;
    read.isNamed = !read.file.oldPath.empty();
    return read;
}

} // namespace Winnow::DiffHeader
