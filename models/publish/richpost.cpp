// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "richpost.h"

#include "html/elementhtml.h"
#include "htmldocument.h"
#include "htmltext.h"
#include "linknotes.h"

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

qsizetype characters(const QByteArray &html)
{
    return QString::fromUtf8(html).size();
}

bool isHeading(const QByteArray &block)
{
    return block.startsWith("<h2") || block.startsWith("<h3");
}

/// Of @p blocks as many posts as it takes for none to be longer than @p most characters, where no block is.
QByteArrayList split(const QByteArrayList &blocks, qsizetype most)
{
    QByteArrayList posts;
    QByteArrayList post;
    qsizetype length = 0;
    for (const QByteArray &block : blocks) {
        const qsizetype more = characters(block);
        if (!post.isEmpty() && length + more > most) {
            // A heading goes with what it stands above.
            QByteArrayList next;
            while (post.size() > 1 && isHeading(post.last()))
                next.prepend(post.takeLast());
            posts.append(post.join());
            post = next;
            length = characters(post.join());
        }
        post.append(block);
        length += more;
    }
    if (!post.isEmpty())
        posts.append(post.join());
    return posts;
}

} // namespace

QByteArrayList richPosts(const PublishDocument &document, PublishTarget target, const PublishOptions &options,
        ExportWarnings &warnings)
{
    HtmlFlavour flavour = htmlFlavour(target);
    if (options.tables != TableForm::AsTarget)
        flavour.hasCards = options.tables == TableForm::Cards;
    const bool hasNotes = !flavour.hasLinks || options.links == LinkForm::AtEnd;
    const PublishDocument written = hasNotes ? withLinksAtEnd(document, warnings) : document;
    const QByteArrayList blocks = htmlBlocks(written, flavour, warnings);
    const qsizetype most = targetLimits(target).body;
    if (target != PublishTarget::WeChat || most == 0)
        return {blocks.join()};
    const QByteArrayList posts = split(blocks, most - 1);
    if (posts.size() > 1)
        warnings.add(ExportWarningCode::SplitIntoParts, document.language, {}, QString::number(posts.size()));
    for (const QByteArray &post : posts) {
        if (characters(post) >= most)
            warnings.add(
                    ExportWarningCode::BodyLength, document.language, {}, QString::number(characters(post)));
    }
    return posts;
}

QByteArray richFile(const PublishDocument &document, const QByteArray &post)
{
    return "<!DOCTYPE html>\n<html lang=\"" + QByteArray(languageTag(document.language))
            + "\">\n<head>\n<meta charset=\"utf-8\">\n<title>"
            + escapedHtml(plainTextOf(document.title), {}).toUtf8()
            + "</title>\n<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n</head>\n"
              "<body style=\"max-width:760px;margin:16px auto;padding:0 16px;font-family:sans-serif\">\n"
            + post + "\n</body>\n</html>\n";
}

QByteArray clipboardHtml(const QByteArray &post)
{
    return "<html><head><meta charset=\"utf-8\"></head><body><!--StartFragment-->" + post
            + "<!--EndFragment--></body></html>";
}

} // namespace Winnow
