// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>

/// Between a text as the article holds it (inline Markdown) and as it is read.
namespace Winnow {

/// @p markdown as it is read: without the signs of code, emphasis and links, escapes undone. Line breaks become
/// spaces. Total.
QString plainText(const QString &markdown);

/// @p plain as inline Markdown that is read as exactly @p plain: unchanged where Markdown would read it so anyway,
/// else with the characters escaped that it would take for signs, a backslash at the end always: more may follow. plainText() gives @p plain back.
QString escapedText(const QString &plain);

/// A link in inline Markdown: @p label, itself inline Markdown, leads to @p url.
QString linkMarkdown(const QString &label, const QString &url);

/// Length of @p markdown as it is read, in Unicode code points.
qsizetype readLength(const QString &markdown);

} // namespace Winnow
