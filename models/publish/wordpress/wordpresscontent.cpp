// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "wordpresscontent.h"

#include "publish/document/documentanchors.h"
#include "publish/exporter.h"
#include "publish/htmldocument.h"
#include "publish/htmltext.h"

namespace Winnow {

using namespace Qt::StringLiterals;

WordPressPost wordPressPost(const Article &article, const PublishOptions &options, ExportWarnings &warnings)
{
    const PublishDocument document = targetDocument(article, PublishTarget::WordPress, options);
    const HtmlFlavour flavour = htmlFlavour(PublishTarget::WordPress);
    const ArticleCard card = articleCard(document, PublishTarget::WordPress, options, warnings);
    const QString language = textLanguageCode(article.language);
    WordPressPost post;
    post.language = article.language;
    // ASCII without `--`, which would end a comment.
    post.marker = u"winnow:%1:%2"_s.arg(publishSlug(options), language);
    post.title = escapedHtml(card.title, flavour);
    post.content = u"<!-- "_s + post.marker + u" -->\n"_s
            + QString::fromUtf8(htmlBlocks(document, flavour, warnings).join("\n\n"));
    post.excerpt = escapedHtml(card.summary, flavour);
    post.slug = publishSlug(options) + u'-' + language;
    post.tags = card.tags;
    post.categories = card.categories;
    return post;
}

} // namespace Winnow
