// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "domain/issueref.h"
#include "domain/timestamp.h"

#include <QHash>
#include <QList>

#include <optional>

namespace Winnow {

/// One close of the pool, as storm detection sees it.
struct IssueClose
{
    IssueRef issue;
    std::optional<Timestamp> at; ///< Of the last close; without it the issue is in no storm.
    QString actor; ///< Null or empty where the forge does not say who closed.
};

/// Many closes at one stroke: the times of their issues say nothing about their solutions.
struct Storm
{
    QString actor; ///< Null where the closer is not known and the organisation speaks for it.
    QString organisation; ///< Given where the actor is not.
    Timestamp first{};
    Timestamp last{};
    QList<IssueRef> members; ///< By time, then reference.

    friend bool operator==(const Storm &, const Storm &) = default;
};

/// What makes a storm (evidence.md, storm).
struct StormSettings
{
    int issues = 3;
    qint64 withinSeconds = 10;
    int repos = 3;
    qint64 reposWithinSeconds = 360;
};

/// The storms of a pool: the same actor closed 3 or more issues within 10 s, or 3 or more in 3 or more
/// repositories within 6 min; where the closer is not known, 3 or more of one organisation within 10 s.
/// Closes that belong to several such spans make one storm of them. Order of @p closes and doubled entries do
/// not matter. O(n log n).
QList<Storm> findStorms(QList<IssueClose> closes, const StormSettings &settings = {});

/// For each issue in one of @p storms, the index of its storm.
QHash<IssueRef, qsizetype> stormByIssue(const QList<Storm> &storms);

} // namespace Winnow
