// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cmark-gfm.h>

#include <QString>

namespace Winnow {

/// The plain text of @p block, a block of a Markdown tree, with all below it: code as it stands, a line for each row of a table
/// and each item of a list, words of links and images without their addresses, raw HTML without its tags.
QString markdownBlockText(cmark_node *block);

} // namespace Winnow
