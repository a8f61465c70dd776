// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "article/article.h"
#include "htmlblock.h"
#include "partblocks.h"

#include <QList>

namespace Winnow {

/// Renders articles, remembering the one before: what is equal in the next one costs next to nothing, and its blocks'
/// HTML is the same memory. One for each language; for one thread.
class ArticleRenderer final
{
public:
    /// The blocks of @p article in the order in which they stand, a frame right before what it holds.
    QList<HtmlBlock> render(const Article &article);

private:
    struct RenderedPart
    {
        ArticlePart part;
        QString sectionKey;
        BlockCounts countsBefore;
        BlockCounts countsAfter;
        QList<HtmlBlock> blocks;
    };

    RenderedPart renderPart(const ArticlePart &part, TextLanguage language, const QString &sectionKey,
            const BlockCounts &counts, const RenderedPart *before);

    TextHtmlCache m_texts;
    TextLanguage m_language = TextLanguage::Chinese;
    QList<RenderedPart> m_parts;
    qsizetype m_lastCount = 0;
};

/// As ArticleRenderer::render(), without anything remembered.
QList<HtmlBlock> renderBlocks(const Article &article);

} // namespace Winnow
