// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "session/sessionvalues.h"

#include <QLocale>

namespace Winnow {

/// Whether the values of @p facet are fixed, not found in the data.
bool hasFixedValues(Facet facet);

QStringList namesOf(const QList<FacetValue> &values);

/// @p values with the most frequent first, those that are even by name as @p locale orders them.
QList<FacetValue> sortedByCount(QList<FacetValue> values, const QLocale &locale);

/// @p values in the order of @p names; those it does not name follow in their own order.
QList<FacetValue> inOrderOf(const QStringList &names, QList<FacetValue> values);

/// The one of @p values that a person who typed @p text means: its code, its label in the language of @p
/// locale, the name of a repository without the organisation, or the only value that begins with or contains
/// the text. Null where that is none or several.
QString valueMeant(Facet facet, const QStringList &values, const QString &text, const QLocale &locale);

} // namespace Winnow
