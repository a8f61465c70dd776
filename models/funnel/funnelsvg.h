// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "domain/textlanguage.h"
#include "funnelsteps.h"

#include <QByteArray>

namespace Winnow {

/// The picture of @p funnel as an SVG document for articles: in light colours, without scripts, styles or anything from
/// elsewhere, and with its words as title and description for who does not see it. The same input gives the same bytes.
QByteArray funnelSvg(const Funnel &funnel, TextLanguage language);

} // namespace Winnow
