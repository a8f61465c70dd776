// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "fileheader.h"

#include "gitpath.h"
#include "hunkhead.h"

#include <algorithm>

namespace Winnow::DiffHeader {

namespace {

using namespace Qt::StringLiterals;

constexpr QByteArrayView noFile("/dev/null");

/// What the lines of one header said so far.
struct Names
{
    std::optional<GitPath::Pair> inHeader; ///< Of `diff --git`, without prefixes.
    QByteArray combined; ///< Of `diff --cc`.
    QByteArray moveFrom; ///< Of `rename from`, `copy from`.
    QByteArray moveTo;
    QByteArray marked[2]; ///< Of `---` and `+++`, with prefixes.
    bool isRaw = false;
};

std::optional<QByteArrayView> after(QByteArrayView line, QByteArrayView start)
{
    return line.startsWith(start) ? std::optional(line.sliced(start.size())) : std::nullopt;
}

bool hasHighBytes(QByteArrayView line)
{
    return std::ranges::any_of(line, [](char c) { return static_cast<unsigned char>(c) >= 0x80; });
}

/// A file mode; of several with commas (combined diffs) the first.
std::optional<quint32> readMode(QByteArrayView text)
{
    if (const qsizetype comma = text.indexOf(','); comma >= 0)
        text = text.first(comma);
    bool ok = false;
    const uint mode = text.toUInt(&ok, 8);
    return ok && text.size() == 6 ? std::optional<quint32>(mode) : std::nullopt;
}

/// `a..b` or `a,b..c`, then maybe a mode. False where it breaks off.
bool readIds(QByteArrayView text, DiffFile &file)
{
    const qsizetype blank = text.indexOf(' ');
    const QByteArrayView ids = blank < 0 ? text : text.first(blank);
    const qsizetype dots = ids.indexOf("..");
    if (dots < 0)
        return false;
    file.oldId = ids.first(dots).toByteArray();
    file.newId = ids.sliced(dots + 2).toByteArray();
    const qsizetype comma = file.oldId.indexOf(',');
    const bool isWhole = !file.newId.isEmpty() && file.newId.size() == (comma < 0 ? dots : comma);
    if (blank < 0)
        return isWhole;
    const auto mode = readMode(text.sliced(blank + 1));
    if (!mode)
        return false;
    file.oldMode = file.newMode = *mode;
    return isWhole;
}

int readPercent(QByteArrayView text)
{
    bool ok = false;
    const int percent = text.first(std::max<qsizetype>(0, text.indexOf('%'))).toInt(&ok);
    return ok ? std::clamp(percent, 0, 100) : -1;
}

/// Modes and ids of a line after `diff`. Nothing: the line is none of these. False: it breaks off.
std::optional<bool> readFacts(QByteArrayView line, DiffFile &file)
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
        const qsizetype dots = text->indexOf("..");
        file.oldMode = readMode(*text).value_or(0);
        file.newMode = dots < 0 ? 0 : readMode(text->sliced(dots + 2)).value_or(0);
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
        return line.endsWith('%');
    }
    if (line.startsWith("dissimilarity index "))
        return line.endsWith('%');
    if (const auto text = after(line, "index "))
        return readIds(*text, file);
    return std::nullopt;
}

/// `rename from` and the like; the spelling without "from" is that of git before 1.3.
bool readMove(QByteArrayView line, DiffFile &file, Names &names)
{
    static constexpr struct
    {
        QByteArrayView start;
        DiffFileStatus status;
        QByteArray Names::*name;
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

void readFirstLine(QByteArrayView line, DiffFile &file, Names &names)
{
    names.isRaw = hasHighBytes(line);
    for (const QByteArrayView start : {QByteArrayView("diff --cc "), QByteArrayView("diff --combined ")}) {
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
        QByteArray path = isNew ? pair.newPath : pair.oldPath;
        if (path.startsWith("a/") || path.startsWith("b/"))
            path = path.sliced(2);
        pair = {path, path};
        file.status = isNew ? DiffFileStatus::Added : DiffFileStatus::Deleted;
    } else if (!pair.oldPath.isEmpty() && !pair.newPath.isEmpty()) {
        pair = GitPath::withoutPrefixes(pair);
    }
    file.oldPath = pair.oldPath;
    file.newPath = pair.newPath;
}

/// Whether @p header, a `diff --git` line, ends with the whole of @p path.
bool endsWithPath(QByteArrayView header, QByteArrayView path, bool isRaw)
{
    const QByteArray shown = GitPath::quoted(path, !isRaw);
    const QByteArrayView tail =
            shown.startsWith('"') ? QByteArrayView(shown).sliced(1) : QByteArrayView(shown);
    return header.endsWith(tail) && QByteArrayView(" /\"").contains(header[header.size() - tail.size() - 1]);
}

DiffProblem brokenAt(qsizetype offset, DiffExpectation expected)
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
        const QByteArrayView start = side == 0 ? QByteArrayView("--- ") : QByteArrayView("+++ ");
        const qsizetype at = scanner.offset();
        if (scanner.isAtEnd() || !scanner.startsWith(start)) {
            read.problem = brokenAt(at, DiffExpectation::NewFileName);
            return;
        }
        if (!scanner.isTerminated()) {
            read.problem = brokenAt(at, DiffExpectation::HeaderEnd);
            scanner.advance();
            return;
        }
        const QByteArrayView text = scanner.line().sliced(start.size());
        names.marked[side] = GitPath::nameInLine(text);
        names.isRaw = names.isRaw || hasHighBytes(text);
        scanner.advance();
    }
}

void setNames(const Names &names, Read &read)
{
    DiffFile &file = read.file;
    if (!names.combined.isEmpty()) {
        file.oldPath = file.newPath = names.combined;
    } else if (!names.moveFrom.isEmpty() && !names.moveTo.isEmpty()) {
        file.oldPath = names.moveFrom;
        file.newPath = names.moveTo;
    } else if (names.inHeader) {
        file.oldPath = names.inHeader->oldPath;
        file.newPath = names.inHeader->newPath;
    } else {
        useMarkedNames(names, file);
    }
    file.hasRawPath = names.isRaw;
    read.isNamed = !file.oldPath.isEmpty() && !file.newPath.isEmpty();
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
    const QByteArrayView header = scanner.line();
    read.file.begin = scanner.offset();
    readFirstLine(header, read.file, names);
    qsizetype last = scanner.offset();
    bool isLastWhole = names.inHeader || !names.combined.isEmpty();
    bool isTerminated = scanner.isTerminated();
    for (scanner.advance(); !scanner.isAtEnd(); scanner.advance()) {
        const QByteArrayView line = scanner.line();
        const auto facts = readFacts(line, read.file);
        if (!facts && !readMove(line, read.file, names))
            break;
        isLastWhole =
                facts ? *facts : !names.moveTo.isEmpty() && endsWithPath(header, names.moveTo, names.isRaw);
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
        read.file.markerColumns = std::max(2, static_cast<int>(read.file.oldId.count(',')) + 1);
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
    read.isNamed = !read.file.oldPath.isEmpty();
    return read;
}

} // namespace Winnow::DiffHeader
