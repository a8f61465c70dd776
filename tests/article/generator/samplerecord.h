// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "article/articlerecord.h"

namespace Winnow {

/// A week of a made-up series: eight rows of three repositories, with a case for most tiers and traps, drops of both
/// stages, leftovers, references in every audit state, themes, a guide and an editor's notes. Everything adds up.
ArticleRecord sampleRecord();

} // namespace Winnow
