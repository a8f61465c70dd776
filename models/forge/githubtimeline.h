// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "forge.h"
#include "forgejson.h"

namespace Winnow::GitHub {

/// Adds what an entry of the timeline of @p issue says to @p page: an event, and the change that a reference comes from.
/// Entries of kinds that say nothing about the issue are passed over.
void addTimelineEntry(const ForgeObject &object, const IssueRef &issue, IssuePartPage &page);

} // namespace Winnow::GitHub
