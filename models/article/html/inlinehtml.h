// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>
#include <QString>

namespace Winnow {

/// One text of an article (inline Markdown, one line) as HTML, without an element around it. Total and harmless: raw
/// HTML comes out as the text it is, a link to anything but http, https or mailto as its words. A web image becomes
/// `<span class="web-image"><a href="address">words</a></span>`, so that nothing is loaded.
///
/// Read by GitHub's rules (cmark-gfm), as most targets do: bold whose closing signs stand between punctuation and a
/// letter, as in `**注意：**请`, stays literal here because it stays literal there.
QByteArray inlineHtml(const QString &markdown);

} // namespace Winnow
