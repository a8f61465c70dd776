// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "decision.h"

#include <QMap>

namespace Winnow {

/// How many issues each step of the way left (design, "The job, end to end"): each issue of the workspace is counted
/// once, by its present state for the batch.
struct Funnel
{
    qint64 swept = 0; ///< Issues in the workspace.
    qint64 pool = 0; ///< Before any rule; all that were swept.
    qint64 candidates = 0; ///< Not dropped by a prefilter rule.
    qint64 analysed = 0; ///< Candidates with a verdict.
    qint64 kept = 0;
    qint64 held = 0;
    qint64 undecided = 0; ///< Candidates without a verdict.
    /// Issues by stage and reason code; the code is empty where none was given. Only what is not zero.
    QMap<Stage, QMap<QString, qint64>> dropped;
    qint64 leftover = 0; ///< Candidates that are neither kept nor dropped: carried to the next instalment.

    qint64 droppedIn(Stage stage) const;

    /// Counts @p issues of one state in; the derived numbers follow.
    void add(Verdict verdict, Stage stage, const QString &reason, qint64 issues);

    /// Whether every number follows from the others (article.md, funnel-sum).
    bool addsUp() const;

    friend bool operator==(const Funnel &, const Funnel &) = default;
};

} // namespace Winnow
