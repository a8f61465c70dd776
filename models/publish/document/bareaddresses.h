// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "richtext.h"

namespace Winnow {

/// @p text with the addresses (`http://…`, `https://…`) that stand in it without a link made links to themselves. An
/// address is ASCII and ends before punctuation that closes a sentence or a bracket opened before it.
RichText withBareAddressesLinked(const RichText &text);

} // namespace Winnow
