// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "safemarkdown.h"

#include "markdownparser.h"
#include "markdowntree.h"

#include <cmark-gfm-core-extensions.h>

#include <array>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

constexpr int options = CMARK_OPT_DEFAULT | CMARK_OPT_HARDBREAKS | CMARK_OPT_VALIDATE_UTF8;

constexpr std::array extensions{"table", "strikethrough", "autolink", "tasklist", "tagfilter"};

/// Text views know no form controls, so a task's box becomes a sign. Only the renderer can have written the
/// tag: what people type comes out with its angle brackets escaped.
void replaceTaskBoxes(QString &html)
{
    html.replace(u"<input type=\"checkbox\" checked=\"\" disabled=\"\" />"_s, u"\u2611"_s);
    html.replace(u"<input type=\"checkbox\" disabled=\"\" />"_s, u"\u2610"_s);
}

} // namespace

QString renderMarkdownSafely(const QString &markdown)
{
    const MarkdownParser parser = makeMarkdownParser(options, extensions);
    const MarkdownTree document = parseMarkdown(parser.get(), markdown.toUtf8());
    if (!document)
        return {};

    tameTree(document.get());
    const RenderedMarkdown rendered{
            cmark_render_html(document.get(), options, cmark_parser_get_syntax_extensions(parser.get()))};
    QString html = QString::fromUtf8(rendered.get());
    replaceTaskBoxes(html);
    return html;
}

bool isSafeLink(const QString &url)
{
    return url.startsWith("http://"_L1, Qt::CaseInsensitive)
            || url.startsWith("https://"_L1, Qt::CaseInsensitive)
            || url.startsWith("mailto:"_L1, Qt::CaseInsensitive);
}

} // namespace Winnow
