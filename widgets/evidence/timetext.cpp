// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "timetext.h"

#include <QCoreApplication>
#include <QDateTime>

namespace Winnow {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

QString translated(const char *text)
{
    return QCoreApplication::translate("Winnow::TimeText", text);
}

QString twoDigits(qint64 value)
{
    return QString::number(value).rightJustified(2, u'0');
}

} // namespace

QString formatMoment(Timestamp at, const QTimeZone &zone)
{
    return QDateTime::fromMSecsSinceEpoch(toMilliseconds(at), zone).toString(u"yyyy-MM-dd HH:mm:ss"_s);
}

QString formatGap(std::chrono::milliseconds gap)
{
    const qint64 seconds = std::abs(std::chrono::floor<std::chrono::seconds>(gap).count());
    const qint64 minutes = seconds / 60;
    const qint64 hours = minutes / 60;
    //: Lengths of time: seconds; minutes and seconds; hours, minutes, seconds; days and hours.
    if (seconds < 60)
        return translated(QT_TRANSLATE_NOOP("Winnow::TimeText", "%1 s")).arg(seconds);
    if (minutes < 60)
        return translated(QT_TRANSLATE_NOOP("Winnow::TimeText", "%1 min %2 s"))
                .arg(minutes)
                .arg(twoDigits(seconds % 60));
    if (hours < 24) {
        return translated(QT_TRANSLATE_NOOP("Winnow::TimeText", "%1 h %2 min %3 s"))
                .arg(QString::number(hours), twoDigits(minutes % 60), twoDigits(seconds % 60));
    }
    return translated(QT_TRANSLATE_NOOP("Winnow::TimeText", "%1 d %2 h")).arg(hours / 24).arg(hours % 24);
}

QString formatGapToClose(Timestamp at, Timestamp close)
{
    const auto gap =
            std::chrono::floor<std::chrono::seconds>(at) - std::chrono::floor<std::chrono::seconds>(close);
    if (gap == 0s)
        return translated(QT_TRANSLATE_NOOP("Winnow::TimeText", "at the close"));
    if (gap < 0s)
        return translated(QT_TRANSLATE_NOOP("Winnow::TimeText", "%1 before the close")).arg(formatGap(-gap));
    return translated(QT_TRANSLATE_NOOP("Winnow::TimeText", "%1 after the close")).arg(formatGap(gap));
}

} // namespace Winnow
