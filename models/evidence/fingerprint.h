// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "assessment.h"
#include "factview.h"

namespace Winnow {

/// The fingerprint of @p assessment: lower-case hexadecimal SHA-256 of a canonical form of what a decision
/// rests on. It changes when a time, a state, a link, a landing, a commit of a linked change, the tier, the
/// resolution or a trap changes; not with texts, time zones, milliseconds, the order of records or gaps that
/// change nothing.
QString fingerprintOf(const FactView &view, const Assessment &assessment);

} // namespace Winnow
