// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "domain/timestamp.h"
#include "httpmessage.h"

#include <chrono>
#include <optional>

namespace Winnow {

/// The pause that the headers of an answer ask for: Retry-After, else, where a limit's remaining requests are 0, until
/// its reset (`x-ratelimit-remaining`, `-reset` in UTC seconds). Measured by the server's own Date where it gives one, so
/// that a clock that is set wrong, here or there, does no harm; else by @p now. Nothing where they ask for none.
std::optional<std::chrono::milliseconds> pauseAskedFor(const QList<HttpHeader> &headers, Timestamp now);

/// Whether the headers say that a limit is used up.
bool saysLimitIsUsedUp(const QList<HttpHeader> &headers);

} // namespace Winnow
