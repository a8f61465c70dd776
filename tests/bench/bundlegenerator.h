// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "domain/records.h"

#include <functional>

namespace Winnow {

/// How a generated pool looks. Repositories and close times are spread evenly.
struct PoolShape
{
    qint64 issues = 1000;
    int repositories = 190;
    int eventsPerIssue = 5; ///< Two of five are comments.
    int changesPerIssue = 2;
    int bodySentences = 6; ///< Some 25 characters each.
    quint64 seed = 1;
};

/// Gives the records of a made-up pool one by one: header, series, batch, then each issue with its events and
/// changes. The same shape always gives the same records. Stops where @p visit returns false.
void generatePool(const PoolShape &shape, const std::function<bool(const Record &)> &visit);

/// Writes the pool as a bundle file; gives the number of lines, or nothing where the file could not be written.
std::optional<qint64> writePoolBundle(const PoolShape &shape, const QString &path);

} // namespace Winnow
