// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "restexchange.h"

#include <chrono>
#include <stop_token>

namespace Winnow {

struct RestLimits
{
    std::chrono::milliseconds answer{60'000}; ///< Until the whole answer is there.
    qint64 bytes = 32LL * 1024 * 1024; ///< Of an answer.
};

/// Requests over the network, one after the other. Blocks in an event loop of its own: not for the window's thread.
/// @p stop ends it from any thread.
RestSend restOverNetwork(RestLimits limits = {}, std::stop_token stop = {});

} // namespace Winnow
