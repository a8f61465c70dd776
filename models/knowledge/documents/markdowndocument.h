// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "document.h"

namespace Winnow {

/// A document in GitHub's Markdown, as its plain text. Headings at the top of it begin sections (`#`, underlined, and `<h1>`…
/// that stand as blocks); those within quotations, lists and code do not. Anchors are as GitHub makes them, or as
/// `{#anchor}` behind a heading says. Front matter gives title, address and language.
Document readMarkdownDocument(QStringView text);

} // namespace Winnow
