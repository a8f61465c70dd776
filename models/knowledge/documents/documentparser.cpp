// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "documentparser.h"

#include "bloglisting.h"
#include "markdowndocument.h"
#include "pageaddress.h"
#include "pagecharset.h"
#include "pagedocument.h"
#include "textdocument.h"

#include <algorithm>

namespace Winnow {

namespace {

Document documentOf(const QString &text, DocumentKind kind)
{
    switch (kind) {
    case DocumentKind::Html:
        return readPageDocument(text.toUtf8());
    case DocumentKind::Markdown:
        return readMarkdownDocument(text);
    case DocumentKind::Text:
    case DocumentKind::Bundle:
        break;
    }
    auto listing = readBlogListing(text);
    return listing ? *std::move(listing) : readTextDocument(text);
}

bool hasNoText(const Document &document)
{
    return document.title.isEmpty()
            && std::ranges::all_of(document.sections, [](const DocumentSection &section) {
                   return section.heading.isEmpty() && section.blocks.isEmpty();
               });
}

} // namespace

std::expected<ParsedDocument, EncodingFault> parseDocument(
        QByteArrayView bytes, std::optional<DocumentKind> kind)
{
    const DocumentKind known = beginsAsHtml(bytes) ? DocumentKind::Html : kind.value_or(DocumentKind::Text);
    auto decoded = decodeText(bytes, known == DocumentKind::Html ? declaredCharset(bytes) : QByteArray());
    if (!decoded)
        return std::unexpected(decoded.error());
    ParsedDocument parsed{.document = documentOf(std::exchange(decoded->text, {}), known),
            .encoding = decoded->encoding,
            .isGuessed = decoded->isGuessed,
            .fault = decoded->fault};
    // A file says anything of itself; only an address of the web is one.
    parsed.document.address = webAddress(parsed.document.address);
    parsed.isEmpty = hasNoText(parsed.document);
    return parsed;
}

} // namespace Winnow
