// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "document.h"
#include "documentkind.h"
#include "textencoding.h"

namespace Winnow {

/// A document with how its bytes were read.
struct ParsedDocument
{
    Document document;
    QByteArray encoding;
    bool isGuessed = false; ///< See DecodedText.
    qsizetype fault = -1;
    bool isEmpty = false; ///< There is no text in it, not even a heading.
};

/// Reads the @p bytes of a file that its name says is a @p kind; nothing where it says none. Content goes before the name where
/// it is a web page; text that is a blog's listing is read as that.
std::expected<ParsedDocument, EncodingFault> parseDocument(
        QByteArrayView bytes, std::optional<DocumentKind> kind);

} // namespace Winnow
