// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "readabletext.h"
#include "statedcounts.h"

#include <optional>

namespace Winnow {

enum class ListKind : quint8 {
    References, ///< a#1、#2/#3
    Names, ///< hcomm/hixl/pypto
    Sum, ///< 58 …+11 …; `items` is what they add up to.
};

struct ReadList
{
    ListKind kind = ListKind::References;
    int items = 0;
    bool isOpen = false; ///< It ends in 等 or etc.: there may be more.
};

/// The list that @p count of @p text counts: in the brackets that follow, or behind a dash or colon. Nested brackets hold
/// remarks and no items. Nothing where no list follows, or one that cannot be counted.
std::optional<ReadList> listBehind(const ReadableText &text, const StatedCount &count);

} // namespace Winnow
