// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "requestbudget.h"

#include <algorithm>
#include <deque>

namespace Winnow {

using std::chrono::milliseconds;

namespace {

bool isLimit(const RateLimit &limit)
{
    return limit.requests > 0 && limit.period > milliseconds::zero();
}

} // namespace

RequestBudget::RequestBudget(QList<RateLimit> limits)
    : m_limits(std::move(limits))
{
    m_limits.removeIf([](const RateLimit &limit) { return !isLimit(limit); });
}

std::optional<Timestamp> RequestBudget::nextAt(Timestamp now) const
{
    Timestamp next = now;
    for (const RateLimit &limit : m_limits) {
        const qsizetype free = limit.requests - m_underWay;
        if (free <= 0)
            return std::nullopt;
        if (m_settled.size() >= free)
            next = std::max(next, m_settled.at(m_settled.size() - free) + limit.period);
    }
    return next;
}

void RequestBudget::take()
{
    ++m_underWay;
}

void RequestBudget::settle(Timestamp at)
{
    m_underWay = std::max(0, m_underWay - 1);
    if (m_limits.isEmpty())
        return;
    // The clock may have been set back meanwhile.
    m_settled.insert(std::ranges::upper_bound(m_settled, at), at);
    forgetOld(at);
}

QList<BudgetLeft> RequestBudget::left(Timestamp now) const
{
    QList<BudgetLeft> all;
    for (const RateLimit &limit : m_limits) {
        const auto counting = m_settled.cend() - std::ranges::upper_bound(m_settled, now - limit.period);
        all.append({limit, static_cast<int>(std::max<qsizetype>(0, limit.requests - m_underWay - counting))});
    }
    return all;
}

void RequestBudget::restore(QList<Timestamp> settled)
{
    m_settled = std::move(settled);
    std::ranges::sort(m_settled);
}

void RequestBudget::spendShortest(Timestamp now)
{
    const auto shortest = std::ranges::min_element(m_limits, {}, &RateLimit::period);
    if (shortest != m_limits.end())
        m_settled.append(
                QList<Timestamp>(shortest->requests, std::max(now, m_settled.value(m_settled.size() - 1))));
}

void RequestBudget::forgetOld(Timestamp now)
{
    milliseconds longest{};
    for (const RateLimit &limit : std::as_const(m_limits))
        longest = std::max(longest, limit.period);
    const auto firstCounting = std::ranges::upper_bound(m_settled, now - longest);
    // In larger pieces, since taking away from the front moves the rest.
    if (const qsizetype old = firstCounting - m_settled.begin(); old > 256)
        m_settled.remove(0, old);
}

milliseconds durationOf(qint64 requests, const QList<RateLimit> &limits, milliseconds answer, int atOnce,
        QList<Timestamp> settled, Timestamp now)
{
    RequestBudget budget(limits);
    budget.restore(std::move(settled));
    const Timestamp begin = now;
    std::deque<Timestamp> underWay; // when each will be answered
    const auto awaitFirst = [&] {
        now = std::max(now, underWay.front());
        budget.settle(underWay.front());
        underWay.pop_front();
    };
    for (qint64 made = 0; made < requests; ++made) {
        while (!underWay.empty() && (underWay.front() <= now || std::ssize(underWay) >= atOnce))
            awaitFirst();
        std::optional<Timestamp> next = budget.nextAt(now);
        while (!next || (!underWay.empty() && underWay.front() <= *next)) {
            awaitFirst();
            next = budget.nextAt(now);
        }
        now = std::max(now, *next);
        budget.take();
        underWay.push_back(now + answer);
    }
    while (!underWay.empty())
        awaitFirst();
    return now - begin;
}

} // namespace Winnow
