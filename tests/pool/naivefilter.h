// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "pool/poolfilter.h"

#include <QList>
#include <QMap>

namespace Winnow {

/// What selectFromPool() must answer, in names instead of codes.
struct NaiveSelection
{
    QList<qint64> ids;
    std::array<QMap<QString, qint64>, facetCount> counts; ///< Values with at least one issue.
};

/// The meaning of a selection spelled out from its description (poolfilter.h), issue by issue and value by
/// value, with no thought of speed. @p titles: by id.
NaiveSelection selectNaively(const QList<PoolIssue> &issues, const PoolQuery &query, PoolOrder order,
        const std::vector<qint64> *matches, const QMap<qint64, QString> &titles);

} // namespace Winnow
