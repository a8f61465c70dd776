// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string_view>
#include <vector>

namespace Winnow {

/// Answers `diff --numstat FILE` where that needs nothing but the file: it can be read and is a whole diff. False:
/// nothing was printed, and the verbs must see to it.
bool printQuickNumstat(const std::vector<std::string_view> &arguments);

} // namespace Winnow
