// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "pdfexport.h"

#include "pdfoutline.h"
#include "pdfpages.h"
#include "publish/articlecard.h"
#include "publish/exporter.h"

#include <QGuiApplication>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

QList<PdfBookmark> bookmarks(const PublishDocument &document)
{
    QList<PdfBookmark> bookmarks;
    if (!document.title.isEmpty())
        bookmarks.append({plainTextOf(document.title), u"title"_s, 1});
    for (const DocumentBlock &block : document.blocks) {
        if (block.kind == DocumentBlockKind::Heading && !block.anchor.isEmpty())
            bookmarks.append({plainTextOf(block.text), block.anchor, block.level});
    }
    return bookmarks;
}

} // namespace

std::expected<Export, QString> makePdf(const Edition &edition, const PublishOptions &options)
{
    if (!qobject_cast<QGuiApplication *>(QCoreApplication::instance()))
        return std::unexpected(u"a PDF needs a graphical application"_s);
    Export made;
    made.target = PublishTarget::Pdf;
    ExportWarnings warnings;
    for (const TextLanguage language : textLanguages) {
        const Article *const article = edition.in(language);
        if (!article)
            continue;
        const PublishDocument document = targetDocument(*article, PublishTarget::Pdf, options);
        made.cards.append(articleCard(document, PublishTarget::Pdf, options, warnings));
        const QByteArray pages = pdfPages(document, options, warnings);
        auto whole =
                withOutline(pages, bookmarks(document), language == TextLanguage::Chinese ? "zh-CN" : "en");
        if (!whole)
            return std::unexpected(whole.error());
        made.files.append(
                {u"%1.%2.pdf"_s.arg(publishSlug(options), textLanguageCode(language)), *std::move(whole)});
    }
    made.warnings = warnings.take();
    return made;
}

} // namespace Winnow
