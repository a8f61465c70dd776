// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "html/htmldocument.h"

namespace Winnow {

/// Whether @p node is no part of what the page in whose @p content it stands says: all that isSkipped() names, and numbers of
/// lines, signs that link a heading to itself, and by their role or, outside of any named content, their element, a site's
/// head and menus.
bool isFurniture(const GumboNode *node, const GumboNode *content);

/// The fragment that leads to @p heading: its own id, else that of an anchor in it or right before it, else of the section that
/// it begins. Empty where there is none.
QString headingAnchor(const GumboNode *heading);

} // namespace Winnow
