// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QElapsedTimer>
#include <QString>

namespace Winnow {

/// A line on a terminal's standard error that says how far long work is and how long it may still take. Nothing where
/// standard error is no terminal, or the work is done before anyone could read it.
class ProgressLine final
{
public:
    /// @p what: what is done, translated, such as "Reading".
    explicit ProgressLine(QString what);
    ProgressLine(const ProgressLine &) = delete;
    ProgressLine &operator=(const ProgressLine &) = delete;
    /// Wipes the line.
    ~ProgressLine();

    /// @p count: the figures as people read them, translated; @p done of @p total in any unit, for the estimate.
    void show(const QString &count, qint64 done, qint64 total);

    /// show() with plain numbers.
    void show(qint64 done, qint64 total);

    /// Goes on to another kind of work, whose estimate starts anew.
    void startPhase(const QString &what);

private:
    QString m_what;
    bool m_isWatched;
    bool m_isShown = false;
    QElapsedTimer m_sinceStart;
    QElapsedTimer m_sinceShown;
};

} // namespace Winnow
