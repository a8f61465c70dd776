// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <algorithm>
#include <string_view>

namespace Winnow {

/// @p text without blanks, tabs and line ends around it.
constexpr std::string_view trimmed(std::string_view text)
{
    constexpr std::string_view blanks(" \t\n\v\f\r");
    text.remove_prefix(std::min(text.find_first_not_of(blanks), text.size()));
    return text.substr(0, text.find_last_not_of(blanks) + 1);
}

} // namespace Winnow
