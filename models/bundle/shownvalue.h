// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>

#include <simdjson.h>

#include <string_view>

/// How a refused line's contents are shown to people: on one line, and short.
namespace Winnow::BundleFormat {

/// @p text cut to 60 characters, what cannot be printed made visible. Must be UTF-8.
QString shownText(std::string_view text);

/// What stands in the line: `'done'` alone for a string as @p element; else `a number: 12`, `true`, `null`,
/// `an object`, `an array`.
QString shownValue(simdjson::dom::element element);

/// The number in @p element by itself: `1.2`.
QString shownNumber(simdjson::dom::element element);

} // namespace Winnow::BundleFormat
