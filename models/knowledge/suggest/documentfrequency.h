// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "suggestionrow.h"

#include <QList>

#include <functional>

namespace Winnow {

/// In how many documents a term is: what tells rare words from common ones. Terms are words and identifiers in lower
/// case, and pairs of Chinese characters.
struct DocumentFrequency
{
    qint64 documents = 0;
    std::function<qint64(const QString &term)> of;

    /// How much a term says: ln((documents + 1) / (those that have it + 0.5)), at least 0.
    double weight(const QString &term) const;
};

/// Counts over the texts of @p rows themselves, for where there is no index to ask: a row is a document.
DocumentFrequency frequencyInRows(const QList<SuggestionRow> &rows);

/// The terms of @p text, each once, in their order.
QStringList termsOf(const QString &text);

} // namespace Winnow
