// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "htmlblock.h"

#include <QList>

namespace Winnow {

/// Which languages a page shows.
enum class PageColumns : quint8 { Chinese, English, Both };

/// What stands at one place of a page: a block in one language, or the same block of both beside each other.
struct PageBlock
{
    QString id;
    QString frame; ///< Null on the page itself.
    BlockShape shape = BlockShape::Paragraph;
    ArticlePartKind part = ArticlePartKind::Text;
    QByteArray zh; ///< HtmlBlock::html; null where this language has no such block or is not shown.
    QByteArray en;

    friend bool operator==(const PageBlock &, const PageBlock &) = default;
};

/// The page made of @p zh, @p en, or both, as @p columns says. Blocks of both languages are paired by id and stand in
/// the order of the Chinese; what is English only comes after what it follows there.
QList<PageBlock> pageBlocks(const QList<HtmlBlock> &zh, const QList<HtmlBlock> &en, PageColumns columns);

} // namespace Winnow
