// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "documentfrequency.h"
#include "identifiers.h"

#include <optional>

namespace Winnow {

/// A query made for a row, and from what.
struct RowQuery
{
    QString text;
    std::optional<IdentifierKind> identifier; ///< Nothing where it was made of phrases.

    friend bool operator==(const RowQuery &, const RowQuery &) = default;
};

/// The queries for @p row, best first, at most @p most, none twice: first its identifiers, those that say most in
/// front and at most three fifths of all; then, a query a language, the phrases that say most. Empty where the texts
/// say nothing.
QList<RowQuery> makeQueries(const SuggestionRow &row, const DocumentFrequency &frequency, int most);

/// The up to @p most phrases of @p texts that say most, joined by spaces in the order of the texts; null where there
/// is none.
QString phraseQuery(const QStringList &texts, const DocumentFrequency &frequency, int most = 3);

} // namespace Winnow
