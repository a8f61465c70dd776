// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "readabletext.h"
#include "textproblem.h"

namespace Winnow {

/// link-bad: addresses without a sound host, with a doubled or broken scheme, with a broken percent sign, glued to Chinese
/// text that would become part of the link; links whose target is empty or runs scripts; a link's bracket never closed.
QList<TextProblem> checkAddresses(const ReadableText &text);

} // namespace Winnow
