// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "publish/document/publishdocument.h"

#include <QByteArray>
#include <QSet>
#include <QStringList>

/// What readers get of an export, read by engines that are not ours.
namespace Winnow::Testing {

/// The texts of @p document in the order in which they stand: headings, paragraphs, heads and cells, items. Empty ones are
/// left out.
QStringList textsOf(const PublishDocument &document);

/// A page as a browser reads it.
struct ReadPage
{
    QStringList texts; ///< As textsOf(): h1…h6, p, th, td, li; `<br>` a line feed.
    QStringList codes; ///< Contents of `<code>`.
    QSet<QString> ids; ///< `id`, and `name` of anchors.
    int idCount = 0;
    QStringList links; ///< `href`, in order.
    QStringList loaded; ///< Addresses of anything that a browser would fetch by itself.
    QStringList elements; ///< Names, each once.
};

ReadPage readHtml(const QByteArray &html);

/// @p markdown, a whole document without front matter, rendered by cmark-gfm as GitHub does and read.
ReadPage readMarkdown(const QString &markdown);

} // namespace Winnow::Testing
