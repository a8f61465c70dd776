// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string_view>
#include <vector>

namespace Winnow {

enum class StartMode : unsigned char { Window, CommandLine };

/// What a call with @p arguments (without the program's name) asks for. The window: nothing, a file `*.winnow`, or only
/// options the window knows (--sample, --screenshot FILE, -platform NAME…). Anything else is a verb, a wish for
/// help, or a mistake that the command line explains.
StartMode startMode(const std::vector<std::string_view> &arguments);

} // namespace Winnow
