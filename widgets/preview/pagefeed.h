// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "html/articlerenderer.h"
#include "html/pagepatch.h"

#include <QJsonArray>

#include <optional>

namespace Winnow {

/// Knows what a page shows and what it is to show, and gives the least that has to be done: a fill where the columns
/// changed or nothing is shown yet, else steps.
class PageFeed final
{
public:
    struct Update
    {
        bool isFill = false;
        QByteArray html; ///< Of a fill: all elements.
        QJsonArray steps; ///< Else: what changes.
    };

    void setArticles(std::optional<Article> zh, std::optional<Article> en);
    void setColumns(PageColumns columns) { m_columns = columns; }

    /// Those that are shown: both only where there are both, else the one there is.
    PageColumns columns() const;

    /// The page is empty again.
    void forgetShown() { m_shown.reset(); }

    /// What turns the page as it is into what it is to be, and counts as done from now on. Nothing where they are the
    /// same.
    std::optional<Update> takeUpdate();

    /// The blocks of @p language as last taken; of the other one where this is not shown.
    const QList<HtmlBlock> &blocks(TextLanguage language) const;

private:
    struct Shown
    {
        PageColumns columns;
        QList<PageBlock> page;
    };

    std::optional<Article> m_zh;
    std::optional<Article> m_en;
    PageColumns m_columns = PageColumns::Chinese;
    ArticleRenderer m_zhRenderer;
    ArticleRenderer m_enRenderer;
    QList<HtmlBlock> m_zhBlocks;
    QList<HtmlBlock> m_enBlocks;
    std::optional<Shown> m_shown;
};

} // namespace Winnow
