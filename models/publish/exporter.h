// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "document/articledigest.h"
#include "document/publishdocument.h"
#include "export.h"
#include "publishoptions.h"

namespace Winnow {

/// All that goes to @p target of @p edition. Pure: the same input gives the same bytes. Empty for Bundle, and without
/// files for WordPress, whose posts wordPressContent() has, and Pdf, whose files pdf/pdfexport.h makes.
Export makeExport(const Edition &edition, PublishTarget target, const PublishOptions &options);

/// What @p file is called for people and programs: "text/html", "text/markdown", "text/plain", "application/pdf".
QString mediaTypeOf(const ExportFile &file);

/// The document of @p article as @p options want it for @p target: with the line that leads to the other language's
/// edition where that has an address.
PublishDocument targetDocument(const Article &article, PublishTarget target, const PublishOptions &options);

} // namespace Winnow
