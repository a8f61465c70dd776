// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "pagefeed.h"

#include "html/elementhtml.h"

namespace Winnow {

void PageFeed::setArticles(std::optional<Article> zh, std::optional<Article> en)
{
    m_zh = std::move(zh);
    m_en = std::move(en);
}

PageColumns PageFeed::columns() const
{
    if (m_zh && m_en)
        return m_columns;
    return m_en ? PageColumns::English : PageColumns::Chinese;
}

std::optional<PageFeed::Update> PageFeed::takeUpdate()
{
    const PageColumns columns = this->columns();
    if (m_zh && columns != PageColumns::English)
        m_zhBlocks = m_zhRenderer.render(*m_zh);
    if (m_en && columns != PageColumns::Chinese)
        m_enBlocks = m_enRenderer.render(*m_en);
    if (!m_zh)
        m_zhBlocks.clear();
    if (!m_en)
        m_enBlocks.clear();
    Shown now{columns, pageBlocks(m_zhBlocks, m_enBlocks, columns)};

    Update update;
    if (!m_shown || m_shown->columns != columns) {
        update.isFill = true;
        update.html = elementsHtml(now.page, columns);
    } else {
        update.steps = patchSteps(pagePatch(m_shown->page, now.page, columns));
    }
    m_shown = std::move(now);
    return update.isFill || !update.steps.isEmpty() ? std::optional(std::move(update)) : std::nullopt;
}

const QList<HtmlBlock> &PageFeed::blocks(TextLanguage language) const
{
    const PageColumns columns = this->columns();
    const bool isChinese = columns == PageColumns::Chinese
            || (columns == PageColumns::Both && language == TextLanguage::Chinese);
    return isChinese ? m_zhBlocks : m_enBlocks;
}

} // namespace Winnow
