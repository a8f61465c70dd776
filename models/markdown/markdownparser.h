// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cmark-gfm.h>

#include <QByteArray>

#include <memory>
#include <span>

namespace Winnow {

struct CmarkDeleter
{
    void operator()(cmark_parser *parser) const { cmark_parser_free(parser); }
    void operator()(cmark_node *node) const { cmark_node_free(node); }
    void operator()(char *text) const;
};

using MarkdownParser = std::unique_ptr<cmark_parser, CmarkDeleter>;
using MarkdownTree = std::unique_ptr<cmark_node, CmarkDeleter>;
using RenderedMarkdown = std::unique_ptr<char, CmarkDeleter>;

/// A parser with the extensions of GitHub's Markdown that @p extensions names ("table", "strikethrough"…).
MarkdownParser makeMarkdownParser(int options, std::span<const char *const> extensions);

/// The tree of @p utf8; null only where memory ran out. May be called from any thread; one parses at a time.
MarkdownTree parseMarkdown(cmark_parser *parser, QByteArrayView utf8);

} // namespace Winnow
