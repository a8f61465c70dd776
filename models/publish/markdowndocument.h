// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "document/publishdocument.h"
#include "exportwarning.h"
#include "markdownflavour.h"

namespace Winnow {

/// The blocks of @p document in @p flavour: without its title, which sites ask for apart; a line a paragraph, a blank line
/// between blocks, a line feed at the end. With @p hasCards rows of the sections' and the guide's tables are list items.
QString writeMarkdownDocument(const PublishDocument &document, const MarkdownFlavour &flavour, bool hasCards,
        ExportWarnings &warnings);

} // namespace Winnow
