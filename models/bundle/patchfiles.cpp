// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "patchfiles.h"

#include <algorithm>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

enum class FileStatus : quint8 { Modified, Added, Removed, Renamed, Copied };

FileStatus statusOf(const FilePatch &file)
{
    if (file.status == "added"_L1 || file.status == "new"_L1)
        return FileStatus::Added;
    if (file.status == "removed"_L1 || file.status == "deleted"_L1)
        return FileStatus::Removed;
    // Without two names there is nothing to rename, whatever the status says.
    if (file.oldPath.isEmpty() || file.oldPath == file.path)
        return FileStatus::Modified;
    return file.status == "copied"_L1 ? FileStatus::Copied : FileStatus::Renamed;
}

/// A path in a diff header: quoted as C does where it holds a character that would end or confuse the line.
QString quotedPath(QLatin1StringView side, const QString &path)
{
    const auto needsQuote = [](QChar c) { return c < u' ' || c == u'"' || c == u'\\' || c == u'\x7f'; };
    if (std::ranges::none_of(path, needsQuote))
        return side + path;
    QString quoted = u'"' + side;
    for (const QChar c : path) {
        if (c == u'"' || c == u'\\')
            quoted += QString(u'\\') + c;
        else if (needsQuote(c))
            quoted += u'\\' + QString::number(c.unicode(), 8).rightJustified(3, u'0');
        else
            quoted += c;
    }
    return quoted + u'"';
}

/// `--- a/path` without its sign; git ends a name that holds a space with a tab, to tell it from a time.
QString markedPath(QLatin1StringView side, const QString &path)
{
    const QString quoted = quotedPath(side, path);
    return quoted.contains(u' ') && !quoted.startsWith(u'"') ? quoted + u'\t' : quoted;
}

QString statusLines(FileStatus status, const QString &oldPath, const QString &path)
{
    const auto fromTo = [&](QLatin1StringView word) {
        return word + " from "_L1 + quotedPath({}, oldPath) + u'\n' + word + " to "_L1 + quotedPath({}, path)
                + u'\n';
    };
    switch (status) {
    case FileStatus::Added:
        return u"new file mode 100644\n"_s;
    case FileStatus::Removed:
        return u"deleted file mode 100644\n"_s;
    case FileStatus::Renamed:
        return fromTo("rename"_L1);
    case FileStatus::Copied:
        return fromTo("copy"_L1);
    case FileStatus::Modified:
        break;
    }
    return {};
}

void appendFile(QString &diff, const FilePatch &file)
{
    const FileStatus status = statusOf(file);
    const QString &oldPath = file.oldPath.isEmpty() ? file.path : file.oldPath;
    if (!file.patch.startsWith("diff --git "_L1)) {
        diff += "diff --git "_L1 + quotedPath("a/"_L1, oldPath) + u' ' + quotedPath("b/"_L1, file.path)
                + u'\n';
        diff += statusLines(status, oldPath, file.path);
    }
    if (file.patch.startsWith("@@"_L1)) {
        diff += "--- "_L1 + (status == FileStatus::Added ? u"/dev/null"_s : markedPath("a/"_L1, oldPath))
                + u'\n';
        diff += "+++ "_L1 + (status == FileStatus::Removed ? u"/dev/null"_s : markedPath("b/"_L1, file.path))
                + u'\n';
    }
    diff += file.patch;
    if (!diff.endsWith(u'\n'))
        diff += u'\n';
}

} // namespace

QString joinFilePatches(const QList<FilePatch> &files)
{
    QString diff(u""_s);
    for (const FilePatch &file : files)
        appendFile(diff, file);
    return diff;
}

} // namespace Winnow
