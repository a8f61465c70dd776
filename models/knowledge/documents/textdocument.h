// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "document.h"

namespace Winnow {

/// Plain text as a document of one section: paragraphs are parted by blank lines. Its title is its first line, where that
/// stands by itself and is short; a line of signs under it (reStructuredText) is left out with it.
Document readTextDocument(QStringView text);

/// The paragraphs of @p text, their lines as they stand but for blanks at their ends.
QStringList textParagraphs(QStringView text);

} // namespace Winnow
