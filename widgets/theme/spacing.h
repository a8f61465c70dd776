// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

namespace Winnow {

/// The distances of the window, in device-independent pixels. Everything is one of these three apart.
inline constexpr int spaceSmall = 4;
inline constexpr int space = 8;
inline constexpr int spaceLarge = 12;

} // namespace Winnow
