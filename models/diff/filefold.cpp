// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "filefold.h"

#include <QCryptographicHash>

#include <algorithm>

namespace Winnow {

namespace {

constexpr QByteArrayView generatedNames[] = {"package-lock.json", "npm-shrinkwrap.json", "yarn.lock",
        "pnpm-lock.yaml", "bun.lock", "bun.lockb", "deno.lock", "Cargo.lock", "go.sum", "go.work.sum",
        "poetry.lock", "uv.lock", "pdm.lock", "Pipfile.lock", "composer.lock", "Gemfile.lock", "Podfile.lock",
        "pubspec.lock", "mix.lock", "flake.lock", "conan.lock", "gradle.lockfile", "packages.lock.json"};

constexpr QByteArrayView generatedEndings[] = {".pb.go", ".pb.gw.go", ".pb.cc", ".pb.h", "_pb2.py",
        "_pb2.pyi", "_pb2_grpc.py", "_generated.go", ".generated.ts", ".generated.cs", ".g.dart",
        ".freezed.dart", ".Designer.cs", ".designer.cs", ".min.js", ".min.css", ".min.mjs", ".js.map",
        ".css.map"};

constexpr QByteArrayView generatedFolders[] = {"dist/", "node_modules/"};

} // namespace

bool isGenerated(QByteArrayView path)
{
    const QByteArrayView name = path.sliced(path.lastIndexOf('/') + 1);
    if (std::ranges::contains(generatedNames, name) || name.startsWith("zz_generated."))
        return true;
    if (std::ranges::any_of(
                generatedEndings, [path](QByteArrayView ending) { return path.endsWith(ending); }))
        return true;
    return std::ranges::any_of(generatedFolders, [path](QByteArrayView folder) {
        const qsizetype at = path.indexOf(folder);
        return at == 0 || (at > 0 && path[at - 1] == '/');
    });
}

qsizetype shownLines(const Diff &diff, const DiffFile &file)
{
    const auto hunks = diff.hunksOf(file);
    return hunks.empty() ? 0 : hunks.back().lastLine() - hunks.front().firstLine;
}

FoldReason initialFold(const Diff &diff, const DiffFile &file)
{
    if (file.isBinary)
        return FoldReason::Binary;
    if (file.hunkCount == 0)
        return FoldReason::None;
    if (shownLines(diff, file) > mostUnfoldedLines)
        return FoldReason::TooLarge;
    return isGenerated(file.newPath) ? FoldReason::Generated : FoldReason::None;
}

QByteArray contentHash(const Diff &diff, const DiffFile &file)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    // A zero byte ends each part; no path and no line of text holds one.
    const auto add = [&hash](QByteArrayView part) {
        hash.addData(part);
        hash.addData(QByteArrayView("\0", 1));
    };
    add(file.oldPath);
    add(file.newPath);
    add(QByteArray::number(file.oldMode, 8));
    add(QByteArray::number(file.newMode, 8));
    if (file.hunkCount == 0) {
        add(file.oldId);
        add(file.newId);
    }
    for (const DiffHunk &hunk : diff.hunksOf(file)) {
        if (hunk.lineCount == 0)
            continue;
        const qsizetype begin = diff.lines()[static_cast<size_t>(hunk.firstLine)].offset();
        const QByteArrayView last = diff.rawLine(hunk.lastLine() - 1);
        add(QByteArrayView(diff.text()).sliced(begin, last.end() - diff.text().data() - begin));
        // Its note stands behind the line.
        add(diff.lines()[static_cast<size_t>(hunk.lastLine() - 1)].lacksNewline() ? "\\" : "");
    }
    return hash.result().toHex();
}

} // namespace Winnow
