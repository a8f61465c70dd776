// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "session/sweepmemory.h"
#include "sweep/sweepreport.h"

#include <QCoreApplication>
#include <QLocale>
#include <QTimeZone>

namespace Winnow {

/// What a sweep says to people, before, while and after it runs. Pure.
class SweepText final
{
    Q_DECLARE_TR_FUNCTIONS(Winnow::SweepText)

public:
    static QString stage(SweepStage stage);
    /// "about 25 min", "about 2 h 5 min".
    static QString duration(std::chrono::milliseconds duration);
    /// "1,234 requests, about 25 min".
    static QString estimate(const SweepEstimate &estimate, const QLocale &locale);

    /// What is done of a stage and of how much, "34 of 120"; null where it has not begun.
    static QString count(SweepStage stage, const SweepProgress &progress, const QLocale &locale);
    /// Of 1,000; nothing where the end cannot be known.
    static std::optional<int> permille(const SweepProgress &progress);
    /// What the limits leave, how long was waited, and how much is still to come, given the present time.
    static QString pace(const SweepProgress &progress, Timestamp now, const QLocale &locale);

    /// "37 of 50 requests a minute left".
    static QString budget(const BudgetLeft &budget, const QLocale &locale);
    /// "at most 50 requests a minute and 4,000 an hour"; null without limits.
    static QString limits(const QList<RateLimit> &limits, const QLocale &locale);

    /// One or two sentences: what came of it.
    static QString headline(const SweepReport &report, const QLocale &locale);
    /// Of a sweep that was cut short.
    static QString stopped(const SweepMemory &memory, const QTimeZone &zone, const QLocale &locale);
    /// "lantern, lantern/loom and 3 more".
    static QString sources(const SweepRequest &request);
    /// "1 – 8 November 2026", the end as people read it: the last day, where it ends at midnight.
    static QString window(
            Timestamp since, std::optional<Timestamp> until, const QTimeZone &zone, const QLocale &locale);

    static QString logKind(SweepLogKind kind);
};

} // namespace Winnow
