// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "domain/timestamp.h"

#include <QByteArrayView>

#include <chrono>
#include <optional>

namespace Winnow {

/// How often and how soon a request is made again.
struct RetryPolicy
{
    int attempts = 4; ///< In all; 1 is never again.
    std::chrono::milliseconds first{1'000};
    std::chrono::milliseconds longest{60'000};
    /// A server that asks for a longer pause than this gets none: the error says so instead.
    std::chrono::milliseconds longestAsked{120'000};
};

/// The pause behind attempt @p attempt (from 1): `first` doubled with each attempt up to `longest`, of which the
/// second half is left to chance (@p chance, 0 to below 1), so that many clients do not come back at the same moment.
std::chrono::milliseconds backOff(const RetryPolicy &policy, int attempt, double chance);

/// The pause that a Retry-After value asks for (RFC 9110, 10.2.3): seconds, or an HTTP date, of which the past means
/// none. Nothing where it is neither.
std::optional<std::chrono::milliseconds> readRetryAfter(QByteArrayView value, Timestamp now);

} // namespace Winnow
