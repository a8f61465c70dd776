// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "sourceline.h"

#include <QByteArray>

namespace Winnow {

/// The lines of the article in a web page (findArticleBody()). Everything around it is dropped, as are scripts, styles and
/// what is hidden in it; the page's own title becomes its first line where it begins with another. What
/// nests too deep to be a page that people read gives its source as text.
SourceLines htmlLines(const QByteArray &utf8);

} // namespace Winnow
