// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "domain/funnel.h"

namespace Winnow {

/// The steps of the funnel, in the order of the work; each leaves fewer issues than the one before.
enum class FunnelStepKind : quint8 {
    Swept,
    InWindow, ///< Closed inside the instalment's window.
    UserSide, ///< And neither internal nor noise, by the rules.
    Candidates, ///< And not taken by an earlier instalment, nor dropped by another rule.
    Kept
};

/// Issues that a step loses for one reason.
struct FunnelDrop
{
    QString reason; ///< Its code; empty where none was given.
    qint64 issues = 0;

    friend bool operator==(const FunnelDrop &, const FunnelDrop &) = default;
};

struct FunnelStep
{
    FunnelStepKind kind = FunnelStepKind::Swept;
    qint64 issues = 0;
    QList<FunnelDrop> drops = {}; ///< What is lost on the way to the next step, most first.

    friend bool operator==(const FunnelStep &, const FunnelStep &) = default;
};

/// A funnel as its picture shows it: all numbers follow from its steps.
struct FunnelSteps
{
    QList<FunnelStep> steps; ///< One of each kind.
    qint64 held =
            0; ///< Candidates that are neither kept nor dropped; they stay over for the next instalment.
    qint64 undecided = 0;

    friend bool operator==(const FunnelSteps &, const FunnelSteps &) = default;
};

/// Sorts the drops of @p funnel by the step that they belong to.
FunnelSteps funnelSteps(const Funnel &funnel);

/// Sum of @p drops.
qint64 droppedIssues(const QList<FunnelDrop> &drops);

} // namespace Winnow
