// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "domain/timestamp.h"

#include <QList>

#include <chrono>
#include <optional>

namespace Winnow {

/// At most so many requests in any stretch of that length.
struct RateLimit
{
    int requests = 0;
    std::chrono::milliseconds period{};

    friend bool operator==(const RateLimit &, const RateLimit &) = default;
};

/// What is left of one limit.
struct BudgetLeft
{
    RateLimit limit;
    int left = 0; ///< Requests that may be made at once.

    friend bool operator==(const BudgetLeft &, const BudgetLeft &) = default;
};

/// Says when the next request may be made so that no limit is ever passed, however the server lays its minutes. A token
/// comes back one period after the request's answer was there, for only then it is sure that the server had counted it;
/// a request under way holds its token. A value: no clock, no waiting.
class RequestBudget final
{
public:
    /// Without limits everything may be asked at once.
    explicit RequestBudget(QList<RateLimit> limits = {});

    const QList<RateLimit> &limits() const { return m_limits; }

    /// When the next request may be made; @p now where at once. Nothing where one under way must be answered first.
    std::optional<Timestamp> nextAt(Timestamp now) const;

    /// Spends a token: a request is under way from now on.
    void take();

    /// The answer to a request under way came, or it is known that none will come.
    void settle(Timestamp at);

    QList<BudgetLeft> left(Timestamp now) const;

    /// When the requests were answered that still count, the oldest first, for keeping over a restart.
    const QList<Timestamp> &settled() const { return m_settled; }

    /// Takes up what settled() gave in a former run, in any order.
    void restore(QList<Timestamp> settled);

    /// Spends all tokens of the shortest limit: for a start after a crash, which may have lost the last requests.
    void spendShortest(Timestamp now);

private:
    void forgetOld(Timestamp now);

    QList<RateLimit> m_limits;
    QList<Timestamp> m_settled; ///< Ascending.
    int m_underWay = 0;
};

/// How long @p requests take from @p budget's state on, one answer taking @p answer, @p atOnce under way at most. The same
/// rules as RequestBudget, worked out ahead.
std::chrono::milliseconds durationOf(qint64 requests, const QList<RateLimit> &limits,
        std::chrono::milliseconds answer, int atOnce, QList<Timestamp> settled = {}, Timestamp now = {});

} // namespace Winnow
