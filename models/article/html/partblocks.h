// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "article/article.h"
#include "htmlblock.h"

#include <QCache>
#include <QHash>
#include <QList>

namespace Winnow {

/// How many there were of what is told apart by its ordinal, up to some place in an article.
struct BlockCounts
{
    int taglines = 0;
    int overviews = 0;
    int readings = 0;
    int themes = 0;
    int guides = 0;
    int guideLines = 0;
    int disclosures = 0;
    int statements = 0;
    int footers = 0;
    int texts = 0;

    friend bool operator==(const BlockCounts &, const BlockCounts &) = default;
};

/// The HTML of texts that were rendered before. Forgets what has not been asked for longest.
class TextHtmlCache final
{
public:
    /// inlineHtml() of @p markdown.
    QByteArray html(const QString &markdown);

private:
    static constexpr qsizetype roomInBytes = 16 << 20;

    QCache<QString, QByteArray> m_texts{roomInBytes};
};

/// Makes the blocks of a part of an article in @p language, after what @p counts has counted, to which the part is
/// added. @p sectionKey: of a section, its name, made unique.
QList<HtmlBlock> partBlocks(const ArticlePart &part, TextLanguage language, const QString &sectionKey,
        BlockCounts &counts, TextHtmlCache &texts);

/// As partBlocks() of @p section, taking the rows that are as in @p before from @p blocksBefore, its blocks.
QList<HtmlBlock> sectionBlocks(const SectionPart &section, TextLanguage language, const QString &sectionKey,
        TextHtmlCache &texts, const SectionPart &before, const QList<HtmlBlock> &blocksBefore);

} // namespace Winnow
