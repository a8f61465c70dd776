// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "retrypolicy.h"

#include <QDateTime>
#include <QLocale>
#include <QTimeZone>

#include <algorithm>
#include <cmath>

namespace Winnow {

using namespace Qt::StringLiterals;
using std::chrono::milliseconds;

milliseconds backOff(const RetryPolicy &policy, int attempt, double chance)
{
    const double grown =
            static_cast<double>(policy.first.count()) * std::exp2(std::clamp(attempt, 1, 60) - 1);
    const double pause = std::min(grown, static_cast<double>(policy.longest.count()));
    return milliseconds(std::llround(pause / 2 + pause / 2 * std::clamp(chance, 0.0, 1.0)));
}

namespace {

/// The three forms of RFC 9110, 5.6.7: the present one, RFC 850's and asctime's.
QDateTime readHttpDate(QString text)
{
    if (text.endsWith(" GMT"_L1))
        text.chop(4);
    for (const QString &format :
            {u"ddd, dd MMM yyyy HH:mm:ss"_s, u"dddd, dd-MMM-yy HH:mm:ss"_s, u"ddd MMM d HH:mm:ss yyyy"_s}) {
        QDateTime time = QLocale::c().toDateTime(text.simplified(), format, 2000);
        if (time.isValid()) {
            time.setTimeZone(QTimeZone::UTC);
            return time;
        }
    }
    return {};
}

} // namespace

std::optional<milliseconds> readRetryAfter(QByteArrayView value, Timestamp now)
{
    const QString text = QString::fromLatin1(value.trimmed());
    bool isNumber = false;
    if (const qlonglong seconds = text.toLongLong(&isNumber); isNumber) {
        constexpr qlonglong aYear = 366LL * 24 * 60 * 60;
        if (seconds < 0)
            return std::nullopt;
        return milliseconds(std::min(seconds, aYear) * 1000);
    }
    const QDateTime time = readHttpDate(text);
    if (!time.isValid())
        return std::nullopt;
    return milliseconds(std::max<qint64>(0, time.toMSecsSinceEpoch() - toMilliseconds(now)));
}

} // namespace Winnow
