// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "pool/poolfacet.h"

#include <QLocale>

namespace Winnow {

/// The facet's name for people: "Repository".
QString facetLabel(Facet facet);

/// The value's name for people: a verdict, a proposal, a yes or no in the language of the window, a reason in
/// that of @p locale; repositories and labels speak for themselves.
QString facetValueLabel(Facet facet, const QString &value, const QLocale &locale);

} // namespace Winnow
