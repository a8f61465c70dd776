// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "servertime.h"

#include "retrypolicy.h"

#include <algorithm>

namespace Winnow {

using std::chrono::milliseconds;

namespace {

/// The server's present moment, as far as it says it.
Timestamp serverNow(const QList<HttpHeader> &headers, Timestamp now)
{
    // A date is read by the same rules as in Retry-After: as the pause from the beginning of time.
    const QByteArray date = headerValue(headers, "Date");
    bool isNumber = false;
    date.trimmed().toLongLong(&isNumber);
    const auto sinceBeginning = isNumber ? std::nullopt : readRetryAfter(date, Timestamp{});
    return sinceBeginning ? Timestamp{} + *sinceBeginning : now;
}

} // namespace

bool saysLimitIsUsedUp(const QList<HttpHeader> &headers)
{
    return headerValue(headers, "x-ratelimit-remaining").trimmed() == "0";
}

std::optional<milliseconds> pauseAskedFor(const QList<HttpHeader> &headers, Timestamp now)
{
    const Timestamp there = serverNow(headers, now);
    if (const auto pause = readRetryAfter(headerValue(headers, "Retry-After"), there))
        return pause;
    if (!saysLimitIsUsedUp(headers))
        return std::nullopt;
    bool isNumber = false;
    const qlonglong reset = headerValue(headers, "x-ratelimit-reset").trimmed().toLongLong(&isNumber);
    if (!isNumber || reset < 0 || reset > 1'000'000'000'000)
        return std::nullopt;
    return std::max(milliseconds::zero(), milliseconds(fromMilliseconds(reset * 1000) - there));
}

} // namespace Winnow
