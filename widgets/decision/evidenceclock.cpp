// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "evidenceclock.h"

#include <chrono>

namespace Winnow {

EvidenceClock::EvidenceClock(std::function<qint64()> now)
    : m_now(std::move(now))
{}

void EvidenceClock::show(qint64 id, const QString &name)
{
    settle();
    m_openId = id;
    m_openName = name;
    if (m_watched && !name.isEmpty() && !m_seen[id].names.contains(name))
        m_seen[id].names.append(name);
}

void EvidenceClock::setWatched(bool watched)
{
    if (watched == m_watched)
        return;
    settle();
    m_watched = watched;
    show(m_openId, m_openName);
}

SeenEvidence EvidenceClock::seen(qint64 id) const
{
    SeenEvidence seen = m_seen.value(id);
    if (m_watched && id == m_openId && !m_openName.isEmpty())
        seen.milliseconds += m_now() - m_since;
    return seen;
}

void EvidenceClock::restart(qint64 id)
{
    settle();
    m_seen.remove(id);
    if (id == m_openId)
        show(m_openId, m_openName);
}

qint64 EvidenceClock::monotonicMilliseconds()
{
    using namespace std::chrono;
    return duration_cast<milliseconds>(steady_clock::now().time_since_epoch()).count();
}

void EvidenceClock::settle()
{
    const qint64 now = m_now();
    if (m_watched && !m_openName.isEmpty())
        m_seen[m_openId].milliseconds += now - m_since;
    m_since = now;
}

} // namespace Winnow
