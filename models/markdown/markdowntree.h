// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

struct cmark_node;

namespace Winnow {

/// Makes the parsed @p document harmless and fit for a text view before it is rendered: raw HTML becomes its
/// text, an image a link to itself, a link that isSafeLink() refuses its text, and what is nested deeper than
/// a reader can see moves up.
void tameTree(cmark_node *document);

} // namespace Winnow
