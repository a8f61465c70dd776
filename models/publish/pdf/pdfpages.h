// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "publish/document/publishdocument.h"
#include "publish/exportwarning.h"
#include "publish/publishoptions.h"

#include <QByteArray>

namespace Winnow {

/// @p document as a PDF without bookmarks: A4 with page numbers; each anchor is a destination of that name. Characters
/// that no font has are told to @p warnings.
QByteArray pdfPages(const PublishDocument &document, const PublishOptions &options, ExportWarnings &warnings);

} // namespace Winnow
