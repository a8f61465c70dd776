// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "articlerenderer.h"

#include <QHash>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

/// Names the sections of an article, each differently though two have one name.
class SectionKeys final
{
public:
    QString keyOf(const ArticlePart &part)
    {
        const auto *section = std::get_if<SectionPart>(&part);
        if (!section)
            return {};
        const int earlier = m_earlier[section->name]++;
        return earlier == 0 ? section->name : section->name + u'~' + QString::number(earlier + 1);
    }

private:
    QHash<QString, int> m_earlier;
};

} // namespace

ArticleRenderer::RenderedPart ArticleRenderer::renderPart(const ArticlePart &part, TextLanguage language,
        const QString &sectionKey, const BlockCounts &counts, const RenderedPart *before)
{
    const bool isComparable =
            before && before->sectionKey == sectionKey && before->part.index() == part.index();
    if (isComparable && before->countsBefore == counts && before->part == part)
        return *before;
    RenderedPart rendered{part, sectionKey, counts, counts, {}};
    const auto *section = std::get_if<SectionPart>(&part);
    if (section && isComparable)
        rendered.blocks = sectionBlocks(
                *section, language, sectionKey, m_texts, std::get<SectionPart>(before->part), before->blocks);
    else
        rendered.blocks = partBlocks(part, language, sectionKey, rendered.countsAfter, m_texts);
    return rendered;
}

QList<HtmlBlock> ArticleRenderer::render(const Article &article)
{
    if (article.language != m_language)
        m_parts.clear();
    m_language = article.language;
    QList<HtmlBlock> blocks;
    blocks.reserve(m_lastCount);
    if (!article.title.isEmpty()) {
        LintPlace title;
        title.part = ArticlePartKind::Title;
        title.language = article.language;
        blocks.append({u"title"_s, {}, BlockShape::Title, m_texts.html(article.title), title});
    }
    QList<RenderedPart> parts;
    parts.reserve(article.parts.size());
    SectionKeys keys;
    BlockCounts counts;
    for (const ArticlePart &part : article.parts) {
        const qsizetype index = parts.size();
        const RenderedPart *before = index < m_parts.size() ? &m_parts.at(index) : nullptr;
        parts.append(renderPart(part, article.language, keys.keyOf(part), counts, before));
        counts = parts.last().countsAfter;
        blocks += parts.last().blocks;
    }
    m_parts = std::move(parts);
    m_lastCount = blocks.size();
    return blocks;
}

QList<HtmlBlock> renderBlocks(const Article &article)
{
    return ArticleRenderer().render(article);
}

} // namespace Winnow
