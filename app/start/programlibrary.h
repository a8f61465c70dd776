// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <expected>
#include <string>
#include <string_view>

namespace Winnow {

/// Who sees what a library defines: itself alone, or libraries that are loaded after it, too.
enum class SymbolScope : unsigned char { Own, Global };

/// Loads library @p library of the program, which lies beside it or in ../lib/winnow, for good, and gives the address
/// of @p function in it; or why that cannot be had, in the system's words. @p call: how the program was called.
std::expected<void *, std::string> loadFunction(
        const char *call, std::string_view library, SymbolScope scope, const char *function);

} // namespace Winnow
