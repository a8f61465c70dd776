// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "article/article.h"

#include <QByteArrayView>
#include <QList>
#include <QString>

#include <optional>

namespace Winnow {

enum class ArticleFormat : quint8 { Text, Markdown, Html };

/// A text of the source that was not understood. The article holds it as a TextPart.
struct UnreadText
{
    int line = 0; ///< From 1.
    QString text; ///< As read.

    friend bool operator==(const UnreadText &, const UnreadText &) = default;
};

/// An article read from a published one. The three counts are Unicode characters of the decoded source, without its byte
/// order mark; their sum is all of it.
struct ReadArticle
{
    Article article;
    ArticleFormat format = ArticleFormat::Text;
    QList<UnreadText> unread; ///< By place.
    qsizetype understood = 0;
    qsizetype kept = 0; ///< In `unread`.
    qsizetype dropped = 0; ///< What a web page or front matter has around the article.
};

/// Reads a published article: plain text as copied from a blog (cells parted by tabs, or run together), Markdown, or a web
/// page with all that surrounds the article there. Total: any bytes give an article; what is no UTF-8 becomes U+FFFD.
/// Without @p format that is detected.
ReadArticle readArticle(QByteArrayView bytes, std::optional<ArticleFormat> format = std::nullopt);

/// The format that @p text is most probably in.
ArticleFormat detectArticleFormat(QStringView text);

} // namespace Winnow
