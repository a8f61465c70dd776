// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>

namespace Winnow {

/// Renders GitHub-flavoured Markdown that strangers wrote as HTML that can do no harm: no raw HTML, no
/// images, no style, and no link but to http, https or mailto. What is left out stays readable: an image
/// becomes a link to itself, an HTML block its text. A single line break breaks the line, as forges show
/// comments. Any input gives an answer, in time that grows with its length only. May be called from any
/// thread.
QString renderMarkdownSafely(const QString &markdown);

/// Whether a link to @p url may be shown and followed: http, https and mailto only.
bool isSafeLink(const QString &url);

} // namespace Winnow
