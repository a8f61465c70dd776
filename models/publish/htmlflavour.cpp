// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "htmlflavour.h"

namespace Winnow {

namespace {

/// Few and short: a post may hold 20,000 characters with all of its markup. Colours are left to the reader's light or dark
/// scheme, so nothing sets one without the other.
const char *weChatStyle(HtmlElement element)
{
    switch (element) {
    case HtmlElement::Heading:
        return "font-size:18px;margin:28px 0 8px";
    case HtmlElement::Subheading:
        return "font-size:16px;margin:20px 0 6px";
    case HtmlElement::Table:
        return "width:100%;font-size:14px";
    default:
        return nullptr;
    }
}

/// For mail programs that lay out with a word processor: tables with attributes, hexadecimal colours, pixels, no margins
/// that matter.
const char *mailStyle(HtmlElement element)
{
    switch (element) {
    case HtmlElement::Title:
        return "font-size:22px;line-height:30px;color:#14181c;margin:0 0 12px 0";
    case HtmlElement::Heading:
        return "font-size:18px;line-height:26px;color:#14181c;margin:28px 0 8px 0";
    case HtmlElement::Subheading:
        return "font-size:16px;line-height:24px;color:#14181c;margin:20px 0 6px 0";
    case HtmlElement::Paragraph:
    case HtmlElement::CardText:
        return "margin:0 0 12px 0";
    case HtmlElement::Table:
        return "border-collapse:collapse;width:100%;margin:0 0 16px 0";
    case HtmlElement::HeadCell:
        return "border:1px solid #dde0e4;background:#f3f5f7;padding:8px;text-align:left";
    case HtmlElement::Cell:
        return "border:1px solid #dde0e4;padding:8px";
    case HtmlElement::NumberCell:
        return "border:1px solid #dde0e4;padding:8px;white-space:nowrap";
    case HtmlElement::List:
        return "margin:0 0 16px 0;padding:0 0 0 20px";
    case HtmlElement::Item:
        return "margin:0 0 6px 0";
    case HtmlElement::ShortCode:
        return "font-family:Consolas,Menlo,monospace;background:#eef0f3;color:#23303f;white-space:nowrap";
    case HtmlElement::Code:
        return "font-family:Consolas,Menlo,monospace;background:#eef0f3;color:#23303f";
    case HtmlElement::Link:
        return "color:#1c5fb0";
    default:
        return nullptr;
    }
}

} // namespace

HtmlFlavour htmlFlavour(PublishTarget target)
{
    switch (target) {
    case PublishTarget::WeChat:
        return {.hasLinks = false,
                .hasBlanksCollapsed = true,
                .hasListsAsParagraphs = true,
                .hasCards = true,
                .style = weChatStyle};
    case PublishTarget::Mail:
        return {.hasAnchors = false,
                .hasColumnWidths = true,
                .hasHeadingOfPage = true,
                .style = mailStyle,
                .tableAttributes = "border=\"0\" cellpadding=\"8\" cellspacing=\"0\" width=\"100%\""};
    case PublishTarget::Zhihu:
        // Head rows apart and column groups empty a table there.
        return {.hasHeadInBody = true};
    case PublishTarget::Pdf:
        return {.hasAnchors = true,
                .hasNamedAnchors = true,
                .hasColumnWidths = true,
                .hasHeadingOfPage = true,
                .tableAttributes = "border=\"0\" cellpadding=\"5\" cellspacing=\"0\" width=\"100%\""};
    case PublishTarget::WordPress:
        return {.hasAnchors = true, .hasPunctuationReplaced = true, .hasBlockComments = true};
    case PublishTarget::Html:
        return {.hasAnchors = true, .hasClasses = true, .hasHeadingOfPage = true};
    default:
        return {};
    }
}

} // namespace Winnow
