// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <optional>
#include <string>
#include <string_view>

/// How git writes paths in diffs and counts.
namespace Winnow::GitPath {

struct Pair
{
    std::string oldPath;
    std::string newPath;

    friend bool operator==(const Pair &, const Pair &) = default;
};

/// A name as it stands, without quotes: `"a/\344\270\255"` becomes its bytes. Nothing where a quote is never closed.
/// @p rest receives what follows the closing quote.
std::optional<std::string> unquote(std::string_view quoted, std::string_view *rest = nullptr);

/// The name of a `---`, `+++`, `rename from` … line: unquoted, and without the time or the tab that follows it.
std::string nameInLine(std::string_view line);

/// The two names of `diff --git OLD NEW`, still with their prefixes. Names with blanks are told apart where they are
/// the same behind their prefixes, which all are but renamed ones; those have lines of their own.
std::optional<Pair> splitHeader(std::string_view names);

/// The names without `a/` and `b/`, or whatever prefixes are configured (diff.mnemonicPrefix, --src-prefix,
/// --no-prefix): what differs before the first slash only is a prefix.
Pair withoutPrefixes(const Pair &pair);

/// @p path in double quotes with escapes where git quotes it. @p escapeHigh: bytes above 0x7f too (core.quotePath,
/// git's default).
std::string quoted(std::string_view path, bool escapeHigh);

/// `dir/{old => new}/file` for a path that changed, as git shortens it; quoted paths are not shortened.
std::string renamed(std::string_view oldPath, std::string_view newPath, bool escapeHigh);

} // namespace Winnow::GitPath
