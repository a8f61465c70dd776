// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "document/publishdocument.h"
#include "exportwarning.h"
#include "htmlflavour.h"

#include <QByteArray>

namespace Winnow {

/// The blocks of @p document as elements, UTF-8, a card or a paragraph of a list each by itself; with the title first where
/// @p flavour says so. What the
/// flavour cannot show is told to @p warnings.
QByteArrayList htmlBlocks(
        const PublishDocument &document, const HtmlFlavour &flavour, ExportWarnings &warnings);

} // namespace Winnow
