// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "publish/document/articledigest.h"
#include "publish/export.h"
#include "publish/publishoptions.h"

#include <expected>

namespace Winnow {

/// A PDF of each article of @p edition: A4, bookmarks, page numbers, embedded fonts, links between rows, tables that go on
/// over pages with their heads. Deterministic but for the fonts of the machine. Needs a QGuiApplication; may be called from
/// any thread. The error says in English why nothing could be made.
std::expected<Export, QString> makePdf(const Edition &edition, const PublishOptions &options);

} // namespace Winnow
