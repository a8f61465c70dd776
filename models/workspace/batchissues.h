// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "domain/decision.h"
#include "workspaceerror.h"

#include <QList>

namespace Winnow {

class Workspace;

/// At most this many leftovers are listed; the funnel has their number.
inline constexpr int mostLeftoversListed = 500;

/// What became of the issues in one batch, by row id.
struct BatchIssues
{
    QList<qint64> kept;
    QList<qint64> dropped; ///< By analysts and editors.
    QList<qint64> leftover; ///< The first of them.

    void add(qint64 id, Verdict verdict, Stage stage);
};

/// The issues of @p batch by what its journal makes of them.
WorkspaceResult<BatchIssues> issuesOfBatch(const Workspace &workspace, const BatchRef &batch);

} // namespace Winnow
