// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "markdownflavour.h"

namespace Winnow {

MarkdownFlavour markdownFlavour(PublishTarget target)
{
    switch (target) {
    case PublishTarget::Csdn:
        // markdown-it of 2018 with its typographer and autolinks on, math and marks by plug-ins.
        return {.allowsHtml = true, .isSmart = true, .hasMathAndMarks = true, .linksNames = true};
    case PublishTarget::Juejin:
        return {.allowsHtml = true, .hasMathAndMarks = true, .readsBarInCode = true};
    case PublishTarget::Hugo:
        // goldmark: typographer on, raw HTML off, shortcodes before all else.
        return {.isSmart = true,
                .runsBraces = true,
                .runsBracesInCode = true,
                .readsBarInCode = true,
                .anchors = MarkdownAnchors::Headings,
                .headingId = HeadingId::Attribute};
    case PublishTarget::Hexo:
        return {.allowsHtml = true,
                .isSmart = true,
                .runsBraces = true,
                .anchors = MarkdownAnchors::All,
                .headingId = HeadingId::Element};
    case PublishTarget::Jekyll:
        // kramdown; Liquid is kept off by raw tags around the text, which an `endraw` in it must not end.
        return {.allowsHtml = true,
                .isSmart = true,
                .runsBraces = true,
                .runsBracesInCode = true,
                .isKramdown = true,
                .anchors = MarkdownAnchors::All,
                .headingId = HeadingId::Attribute};
    default:
        return {.readsBarInCode = true};
    }
}

} // namespace Winnow
