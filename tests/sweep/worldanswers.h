// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "forgeworld.h"
#include "http/loopbackserver.h"

namespace Winnow {

/// Oddities of a forge that serves a world.
struct AnswerHabits
{
    bool sinceIsExclusive = false; ///< Issues updated in the very second asked for are left out.
    bool ignoresOrder = false; ///< The newest first, whatever was asked.
    bool ignoresSince = false;
    bool givesTotals = true;
    bool givesEtags = false;
};

/// The answer that the forge of @p world gives to @p request, in its own addresses and shapes; 404 for what is not there.
LoopbackAnswer answerFrom(
        const ForgeWorld &world, const LoopbackRequest &request, const AnswerHabits &habits = {});

} // namespace Winnow
