// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "sourceline.h"

namespace Winnow {

/// The lines of an article in GitHub's Markdown: headings of any level (`#`, underlined), tables, lists, fenced code (a
/// code span a line), quotations without their signs. Front matter is dropped; its title becomes a heading where the
/// article has none of level 1.
SourceLines markdownLines(QStringView text);

/// @p text with a backslash before what Markdown would take for the beginning of a heading, quotation, list or table, at the
/// beginning of each of its lines; with @p keepsLists not before a list's marks. markdownLines() takes it out again.
QString guardedParagraph(const QString &text, bool keepsLists = false);

} // namespace Winnow
