// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "storms.h"

#include <algorithm>
#include <span>
#include <tuple>
#include <vector>

namespace Winnow {

namespace {

qint64 secondsOf(const IssueClose &close)
{
    return std::chrono::floor<std::chrono::seconds>(*close.at).time_since_epoch().count();
}

QString organisationOf(const IssueClose &close)
{
    return close.issue.repo.left(close.issue.repo.indexOf(u'/'));
}

/// Whose closes are looked at together: a known actor's, else an organisation's.
auto groupOf(const IssueClose &close)
{
    const bool known = !close.actor.isEmpty();
    return std::tuple(known, known ? close.actor : organisationOf(close));
}

using Closes = std::span<const IssueClose>;

/// Marks in @p joined each close that belongs to one span with the close before it.
class SpanMarker final
{
public:
    SpanMarker(Closes closes, const StormSettings &settings)
        : m_closes(closes)
        , m_settings(settings)
        , m_joined(closes.size(), false)
        , m_member(closes.size(), false)
    {}

    void markWithinSeconds();
    void markWithinRepos();
    QList<Storm> storms() const;

private:
    void markSpan(size_t first, size_t last);
    Storm storm(size_t first, size_t last) const;

    Closes m_closes;
    const StormSettings &m_settings;
    std::vector<bool> m_joined;
    std::vector<bool> m_member;
    size_t m_markedUntil = 0;
};

/// Both ends of the spans grow, so that each close is marked once at most.
void SpanMarker::markSpan(size_t first, size_t last)
{
    for (size_t i = std::max(first, m_markedUntil); i <= last; ++i) {
        m_member[i] = true;
        if (i > first)
            m_joined[i] = true;
    }
    m_markedUntil = last + 1;
}

void SpanMarker::markWithinSeconds()
{
    m_markedUntil = 0;
    size_t first = 0;
    for (size_t last = 0; last < m_closes.size(); ++last) {
        while (secondsOf(m_closes[last]) - secondsOf(m_closes[first]) > m_settings.withinSeconds)
            ++first;
        if (last - first + 1 >= static_cast<size_t>(std::max(m_settings.issues, 1)))
            markSpan(first, last);
    }
}

void SpanMarker::markWithinRepos()
{
    m_markedUntil = 0;
    QHash<QString, int> repos;
    size_t first = 0;
    for (size_t last = 0; last < m_closes.size(); ++last) {
        ++repos[m_closes[last].issue.repo];
        for (; secondsOf(m_closes[last]) - secondsOf(m_closes[first]) > m_settings.reposWithinSeconds;
                ++first) {
            const auto repo = repos.find(m_closes[first].issue.repo);
            if (--repo.value() == 0)
                repos.erase(repo);
        }
        if (repos.size() >= m_settings.repos
                && last - first + 1 >= static_cast<size_t>(std::max(m_settings.issues, 1)))
            markSpan(first, last);
    }
}

Storm SpanMarker::storm(size_t first, size_t last) const
{
    Storm storm;
    const IssueClose &close = m_closes[first];
    if (close.actor.isEmpty())
        storm.organisation = organisationOf(close);
    else
        storm.actor = close.actor;
    storm.first = *close.at;
    storm.last = *m_closes[last].at;
    for (size_t i = first; i <= last; ++i)
        storm.members.append(m_closes[i].issue);
    return storm;
}

QList<Storm> SpanMarker::storms() const
{
    QList<Storm> storms;
    for (size_t first = 0; first < m_closes.size();) {
        size_t last = first;
        while (last + 1 < m_closes.size() && m_joined[last + 1])
            ++last;
        if (m_member[first])
            storms.append(storm(first, last));
        first = last + 1;
    }
    return storms;
}

bool earlier(const IssueClose &a, const IssueClose &b)
{
    return std::tuple(groupOf(a), *a.at, a.issue) < std::tuple(groupOf(b), *b.at, b.issue);
}

} // namespace

QList<Storm> findStorms(QList<IssueClose> closes, const StormSettings &settings)
{
    closes.removeIf([](const IssueClose &close) { return !close.at; });
    std::ranges::sort(closes, earlier);
    const auto doubled = std::ranges::unique(closes, [](const IssueClose &a, const IssueClose &b) {
        return a.issue == b.issue && a.at == b.at && a.actor == b.actor;
    });
    closes.erase(doubled.begin(), doubled.end());
    QList<Storm> storms;
    const Closes all(closes.constData(), static_cast<size_t>(closes.size()));
    for (size_t begin = 0; begin < all.size();) {
        size_t end = begin + 1;
        while (end < all.size() && groupOf(all[end]) == groupOf(all[begin]))
            ++end;
        SpanMarker marker(all.subspan(begin, end - begin), settings);
        marker.markWithinSeconds();
        if (!all[begin].actor.isEmpty())
            marker.markWithinRepos();
        storms += marker.storms();
        begin = end;
    }
    return storms;
}

QHash<IssueRef, qsizetype> stormByIssue(const QList<Storm> &storms)
{
    QHash<IssueRef, qsizetype> index;
    for (qsizetype i = 0; i < storms.size(); ++i) {
        for (const IssueRef &member : storms[i].members) {
            if (!index.contains(member))
                index.insert(member, i);
        }
    }
    return index;
}

} // namespace Winnow
