// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>
#include <QByteArrayView>

#include <optional>

/// How git writes paths in diffs and counts.
namespace Winnow::GitPath {

struct Pair
{
    QByteArray oldPath;
    QByteArray newPath;

    friend bool operator==(const Pair &, const Pair &) = default;
};

/// A name as it stands, without quotes: `"a/\344\270\255"` becomes its bytes. Nothing where a quote is never closed.
/// @p rest receives what follows the closing quote.
std::optional<QByteArray> unquote(QByteArrayView quoted, QByteArrayView *rest = nullptr);

/// The name of a `---`, `+++`, `rename from` … line: unquoted, and without the time or the tab that follows it.
QByteArray nameInLine(QByteArrayView line);

/// The two names of `diff --git OLD NEW`, still with their prefixes. Names with blanks are told apart where they are
/// the same behind their prefixes, which all are but renamed ones; those have lines of their own.
std::optional<Pair> splitHeader(QByteArrayView names);

/// The names without `a/` and `b/`, or whatever prefixes are configured (diff.mnemonicPrefix, --src-prefix,
/// --no-prefix): what differs before the first slash only is a prefix.
Pair withoutPrefixes(const Pair &pair);

/// @p path in double quotes with escapes where git quotes it. @p escapeHigh: bytes above 0x7f too (core.quotePath,
/// git's default).
QByteArray quoted(QByteArrayView path, bool escapeHigh);

/// `dir/{old => new}/file` for a path that changed, as git shortens it; quoted paths are not shortened.
QByteArray renamed(QByteArrayView oldPath, QByteArrayView newPath, bool escapeHigh);

} // namespace Winnow::GitPath
