// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "document/richtext.h"
#include "htmlflavour.h"

#include <QByteArray>

namespace Winnow {

/// @p text as HTML within an element, UTF-8, on one line: a line break is `<br>`, an image a link to it where links may
/// stand.
QByteArray htmlText(const RichText &text, const HtmlFlavour &flavour);

/// @p plain with the characters escaped that HTML, or @p flavour, would read otherwise. Characters that no page may hold
/// become U+FFFD.
QString escapedHtml(QStringView plain, const HtmlFlavour &flavour, QChar before = {}, QChar after = {});

/// @p plain for an attribute in double quotes.
QString htmlAttribute(QStringView plain);

/// ` style="…"` of @p element; empty where it has none.
QByteArray styleAttribute(const HtmlFlavour &flavour, HtmlElement element);

} // namespace Winnow
