// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "markdownparser.h"

#include <cmark-gfm-core-extensions.h>

#include <QMutex>

#include <cstdlib>

namespace Winnow {

void CmarkDeleter::operator()(char *text) const
{
    std::free(text);
}

MarkdownParser makeMarkdownParser(int options, std::span<const char *const> extensions)
{
    // The registry is global; the language guarantees that only the first caller fills it.
    [[maybe_unused]] static const bool registered = (cmark_gfm_core_extensions_ensure_registered(), true);

    MarkdownParser parser{cmark_parser_new(options)};
    for (const char *name : extensions) {
        if (cmark_syntax_extension *extension = cmark_find_syntax_extension(name))
            cmark_parser_attach_syntax_extension(parser.get(), extension);
    }
    return parser;
}

/// One thread at a time: to read inline text the library puts the extensions' characters into a table that all
/// parsers share and takes them out again, so two at once would lose each other's strikethroughs and links.
MarkdownTree parseMarkdown(cmark_parser *parser, QByteArrayView utf8)
{
    static QBasicMutex oneAtATime;
    const QMutexLocker locker(&oneAtATime);
    cmark_parser_feed(parser, utf8.constData(), static_cast<size_t>(utf8.size()));
    return MarkdownTree{cmark_parser_finish(parser)};
}

} // namespace Winnow
