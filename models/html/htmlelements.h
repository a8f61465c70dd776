// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "htmldocument.h"

namespace Winnow {

/// Whether @p node is no part of a text that people read: a script, a form's control, something hidden, or by its class
/// one of the things that blogs put around articles.
bool isSkipped(const GumboNode *node);

/// Whether @p node begins and ends lines of its own.
bool isBlock(const GumboNode *node);

/// 1 to 6 for `<h1>` to `<h6>`, 0 for all else.
int headingLevel(const GumboNode *node);

/// Whether @p node is @p outer or below it.
bool isInside(const GumboNode *node, const GumboNode *outer);

/// The first element of that name at or below @p root; null where there is none.
const GumboNode *firstElement(const GumboNode *root, GumboTag tag);

/// Whether @p name is one of the words of an attribute (`class`), in any case of letters.
bool hasWord(QStringView words, QStringView name);

} // namespace Winnow
