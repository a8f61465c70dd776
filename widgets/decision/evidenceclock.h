// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QHash>
#include <QStringList>

#include <functional>

namespace Winnow {

/// What was on the screen of one issue, and for how long.
struct SeenEvidence
{
    QStringList names; ///< In the order in which they were first seen.
    qint64 milliseconds = 0; ///< While any of it was open and the window was looked at.
};

/// Keeps account of the evidence an editor had open before a decision (desks.md). Knows no widgets: whoever
/// shows evidence says so.
class EvidenceClock final
{
public:
    /// @p now: milliseconds on a clock that never goes back; a seam for tests.
    explicit EvidenceClock(std::function<qint64()> now = monotonicMilliseconds);

    /// Evidence @p name of issue @p id is on the screen from now on; an empty name: nothing is.
    void show(qint64 id, const QString &name);

    /// Whether anybody looks: false while the window is hidden or another one is used.
    void setWatched(bool watched);

    /// What has been seen of issue @p id so far, over all visits.
    SeenEvidence seen(qint64 id) const;

    /// Begins anew for issue @p id, after a decision. What is open counts from now.
    void restart(qint64 id);

    static qint64 monotonicMilliseconds();

private:
    void settle();

    std::function<qint64()> m_now;
    QHash<qint64, SeenEvidence> m_seen;
    qint64 m_openId = 0;
    QString m_openName;
    qint64 m_since = 0;
    bool m_watched = true;
};

} // namespace Winnow
