// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "unifieddiff/diff.h"

#include <QString>

namespace Winnow {

/// A place where a searched text stands.
struct DiffMatch
{
    qsizetype line = 0; ///< Into Diff::lines().
    qsizetype start = 0; ///< In bytes, behind the line's markers.
    qsizetype length = 0;

    friend bool operator==(const DiffMatch &, const DiffMatch &) = default;
};

/// Every place in the lines of @p diff where @p words stand, without overlaps and in order: in the whole diff, whatever
/// a view shows of it. Markers and headers are not searched. Case matters only where @p words hold a capital letter.
std::vector<DiffMatch> searchDiff(const Diff &diff, const QString &words);

} // namespace Winnow
