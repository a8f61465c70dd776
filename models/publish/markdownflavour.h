// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "document/richtext.h"
#include "publishtarget.h"

namespace Winnow {

/// Where a Markdown engine lets references lead.
enum class MarkdownAnchors : quint8 {
    None,
    Headings, ///< Headings have ids, nothing else.
    All, ///< Rows, too.
};

/// How an engine writes the id of a heading.
enum class HeadingId : quint8 { None, Attribute, Element };

/// What a Markdown engine makes of GitHub's Markdown, as far as it differs.
struct MarkdownFlavour
{
    bool allowsHtml = false; ///< `<br>`, `<code>`, `<a id>`.
    bool isSmart = false; ///< Curls quotes, joins hyphens and dots.
    bool hasMathAndMarks = false; ///< `$x$`, `==x==`, `^x^`, `:name:`.
    bool linksNames = false; ///< `README.md` becomes a web site.
    bool runsBraces = false; ///< `{{`, `{%` are instructions.
    bool runsBracesInCode = false; ///< In code as well.
    bool isKramdown = false; ///< No escape for `~`; ` | ` makes any line a table.
    bool readsBarInCode = false; ///< `\|` in a cell's code is a bar.
    MarkdownAnchors anchors = MarkdownAnchors::None;
    HeadingId headingId = HeadingId::None;
};

MarkdownFlavour markdownFlavour(PublishTarget target);

} // namespace Winnow
