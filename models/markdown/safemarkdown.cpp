// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "safemarkdown.h"

#include "markdowntree.h"

#include <cmark-gfm-core-extensions.h>
#include <cmark-gfm.h>

#include <QMutex>

#include <array>
#include <cstdlib>
#include <memory>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

constexpr int options = CMARK_OPT_DEFAULT | CMARK_OPT_HARDBREAKS | CMARK_OPT_VALIDATE_UTF8;

struct ParserDeleter
{
    void operator()(cmark_parser *parser) const { cmark_parser_free(parser); }
};

struct TreeDeleter
{
    void operator()(cmark_node *node) const { cmark_node_free(node); }
};

struct MallocDeleter
{
    void operator()(char *text) const { std::free(text); }
};

std::unique_ptr<cmark_parser, ParserDeleter> makeParser()
{
    // The registry is global; the language guarantees that only the first caller fills it.
    [[maybe_unused]] static const bool registered = (cmark_gfm_core_extensions_ensure_registered(), true);
    static constexpr std::array names{"table", "strikethrough", "autolink", "tasklist", "tagfilter"};

    std::unique_ptr<cmark_parser, ParserDeleter> parser{cmark_parser_new(options)};
    for (const char *name : names) {
        if (cmark_syntax_extension *extension = cmark_find_syntax_extension(name))
            cmark_parser_attach_syntax_extension(parser.get(), extension);
    }
    return parser;
}

/// One thread at a time: to read inline text the library puts the extensions' characters into a table that all
/// parsers share and takes them out again, so two at once would lose each other's strikethroughs and links.
std::unique_ptr<cmark_node, TreeDeleter> parse(cmark_parser *parser, const QByteArray &utf8)
{
    static QBasicMutex oneAtATime;
    const QMutexLocker locker(&oneAtATime);
    cmark_parser_feed(parser, utf8.constData(), static_cast<size_t>(utf8.size()));
    return std::unique_ptr<cmark_node, TreeDeleter>{cmark_parser_finish(parser)};
}

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
    const auto parser = makeParser();
    const std::unique_ptr<cmark_node, TreeDeleter> document = parse(parser.get(), markdown.toUtf8());
    if (!document)
        return {};

    tameTree(document.get());
    const std::unique_ptr<char, MallocDeleter> rendered{
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
