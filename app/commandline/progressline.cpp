// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "progressline.h"

#include "console.h"
#include "text.h"

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 silentForMs = 300;
constexpr qint64 betweenMs = 100;
/// The first moments say little about the speed.
constexpr qint64 estimateAfterMs = 1500;

/// Back to the beginning of the line, which is wiped.
QString wipe()
{
    return u"\r\x1b[K"_s;
}

QString remainingTime(qint64 elapsedMs, qint64 done, qint64 total)
{
    if (elapsedMs < estimateAfterMs || done <= 0 || done >= total)
        return {};
    const qint64 seconds = static_cast<qint64>(static_cast<double>(elapsedMs) / 1000.0
                                   * static_cast<double>(total - done) / static_cast<double>(done))
            + 1;
    return seconds < 90 ? Text::tr("about %1 s left").arg(seconds)
                        : Text::tr("about %1 min left").arg((seconds + 30) / 60);
}

} // namespace

ProgressLine::ProgressLine(QString what)
    : m_what(std::move(what))
    , m_isWatched(Console::messagesAreWatched())
{
    m_sinceStart.start();
    m_sinceShown.start();
}

ProgressLine::~ProgressLine()
{
    if (m_isShown)
        Console::printRaw(wipe());
}

void ProgressLine::show(const QString &count, qint64 done, qint64 total)
{
    if (!m_isWatched || m_sinceShown.elapsed() < (m_isShown ? betweenMs : silentForMs))
        return;
    m_sinceShown.restart();
    m_isShown = true;
    QString line = wipe() + m_what + u' ' + count;
    if (total > 0)
        line += u" · %1 %"_s.arg(done * 100 / total);
    if (const QString left = remainingTime(m_sinceStart.elapsed(), done, total); !left.isEmpty())
        line += u" · "_s + left;
    Console::printRaw(line);
}

void ProgressLine::show(qint64 done, qint64 total)
{
    show(u"%L1/%L2"_s.arg(done).arg(total), done, total);
}

void ProgressLine::startPhase(const QString &what)
{
    if (what == m_what)
        return;
    m_what = what;
    m_sinceStart.restart();
}

} // namespace Winnow
