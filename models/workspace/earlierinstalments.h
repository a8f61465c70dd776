// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "domain/decision.h"
#include "workspaceerror.h"

#include <QHash>
#include <QSet>

#include <optional>

namespace Winnow {

class Workspace;

/// The drop reason of an issue that an earlier instalment of the series took.
inline constexpr auto publishedReason = "published";

/// What the prefilter's entries say of issues that an earlier instalment left over (newbatch.h).
inline constexpr auto carriedReason = "carried";

/// What earlier instalments of a series made of an issue, so that no later one offers it as new.
class EarlierInstalments final
{
public:
    /// Those before @p batch.
    static WorkspaceResult<EarlierInstalments> before(const Workspace &workspace, const BatchRef &batch);

    struct Outcome
    {
        QString reason; ///< publishedReason, or the one it was dropped for.
        QString note; ///< Which instalment, and what was noted there: "picks/7: not reproducible here".

        friend bool operator==(const Outcome &, const Outcome &) = default;
    };

    /// What became of @p issue, by its whole @p journal and by the articles that came out; nothing where it was neither
    /// taken nor dropped by people. The latest instalment that took it counts, else the latest that dropped it.
    std::optional<Outcome> outcomeOf(const IssueRef &issue, const QList<Decision> &journal) const;

private:
    explicit EarlierInstalments(QString series)
        : m_series(std::move(series))
    {}

    std::optional<BatchRef> publishedIn(const IssueRef &issue) const;

    QString m_series;
    QList<BatchRef> m_batches; ///< The latest first.
    QHash<QString, QList<std::pair<QString, BatchRef>>> m_published; ///< By number: repositories as printed.
};

/// "picks/7".
QString formatBatchRef(const BatchRef &batch);

} // namespace Winnow
