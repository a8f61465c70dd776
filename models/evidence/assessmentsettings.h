// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "storms.h"

#include <QHash>
#include <QStringList>

namespace Winnow {

/// What a series may set of the rules; the defaults are those of evidence.md. All times in seconds.
struct AssessmentSettings
{
    qint64 autoCloseAtMost = 200;
    qint64 minutesBelow = 3'600;
    qint64 hoursBelow = 86'400; ///< From here on days, and stale.
    qint64 answerSecondsBelow = 60;
    qint64 answerMinutesBelow = 3'600;
    qint64 answerHoursBelow = 86'400;
    qint64 sameMomentAtMost = 5;
    QStringList staleLabels{QStringLiteral("stale")}; ///< In any case.
    QStringList robots; ///< Whose role the forge does not say; a name ending in `[bot]` needs no listing.
    QStringList maintainers; ///< Likewise.
    /// Old `org/repo` in lower case to the present one (forge-apis.md, 5.2).
    QHash<QString, QString> movedRepos;
    StormSettings storms;
};

} // namespace Winnow
