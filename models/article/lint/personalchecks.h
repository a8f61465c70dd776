// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "readabletext.h"
#include "textproblem.h"

namespace Winnow {

/// personal: e-mail addresses (not those of `git@host:` or of example domains), Chinese mobile and landline numbers,
/// identity numbers (GB 11643: 18 characters with a date and a check character).
QList<TextProblem> checkPersonal(const ReadableText &text);

} // namespace Winnow
