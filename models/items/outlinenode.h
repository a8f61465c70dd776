// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "article/articlerecord.h"

#include <memory>
#include <vector>

namespace Winnow {

/// One line of an article's outline.
struct OutlineNode
{
    enum class Kind : quint8 {
        Unthemed, ///< Heading of the rows in no theme.
        Sections,
        Section,
        Row, ///< Below a section, a theme, or the rows in no theme.
        Themes,
        Theme,
        Guide,
        GuideLine,
        Article, ///< Title, tagline and footer.
        Disclosure, ///< Heading of the method section's statements.
        Statement, ///< Keyed by its disclosure topic.
    };

    Kind kind = Kind::Sections;
    QString key; ///< Tells it from all others: a repository, an issue, a number.
    QString text; ///< What a person reads; headings are worded by the model.
    IssueRef issue; ///< Of a row.
    bool lacksChinese = false;
    bool lacksEnglish = false;
    OutlineNode *parent = nullptr;
    int row = 0; ///< Among its parent's.
    std::vector<std::unique_ptr<OutlineNode>> children;

    OutlineNode &add(Kind childKind, const QString &childKey, const QString &childText);
};

/// The outline of @p record, texts in @p language where there are any: first the rows in no theme, if there are some and
/// themes at all, then sections, themes, guide, method; title and footer come last.
std::unique_ptr<OutlineNode> makeOutline(const ArticleRecord &record, TextLanguage language);

/// Whether two outlines have the same lines in the same places, whatever their texts.
bool isSameShape(const OutlineNode &a, const OutlineNode &b);

} // namespace Winnow
