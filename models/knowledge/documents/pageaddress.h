// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "html/htmldocument.h"

namespace Winnow {

/// Where a web page says that it stands: `<link rel="canonical">`, else `og:url`, else an absolute `<base>` that names a page.
/// What is relative there is taken from the base. Only http and https, without a fragment; null where it says nothing.
QString pageAddress(const HtmlDocument &document);

/// @p address without its fragment, where it is an absolute http or https one; null for any other.
QString webAddress(const QString &address);

} // namespace Winnow
