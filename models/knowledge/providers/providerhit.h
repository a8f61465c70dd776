// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "domain/timestamp.h"

#include <QList>
#include <QString>

#include <chrono>
#include <optional>

namespace Winnow {

/// A node that a provider offers for a query. A null text means "not given".
struct ProviderHit
{
    QString id;
    QString title{};
    QString url{}; ///< http or https, or null.
    QString kind{};
    QString excerpt{}; ///< Plain text.
    std::optional<double> score{}; ///< 0 to 1; nothing where the provider gives none.
    bool isMatch = false; ///< The service itself is sure of it (reconciliation).

    friend bool operator==(const ProviderHit &, const ProviderHit &) = default;
};

/// What a provider said of one query, best first as it gave them.
struct ProviderAnswer
{
    QList<ProviderHit> hits;
    Timestamp answeredAt{};
    std::chrono::milliseconds age{}; ///< Of an answer from the cache.
    bool isFromCache = false;
    bool isStale = false; ///< From the cache and older than it should be: the provider could not be asked.
    QString staleBecause; ///< Why it could not, for people.
    int leftOut = 0; ///< Entries that had neither id nor address.

    friend bool operator==(const ProviderAnswer &, const ProviderAnswer &) = default;
};

} // namespace Winnow
