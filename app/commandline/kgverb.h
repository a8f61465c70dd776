// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "verb.h"

namespace Winnow {

/// One function a verb of the group `kg` (cli.md); each adds the verb to @p kg with its options.
void addKgImport(VerbList &verbs, CLI::App &kg);
void addKgSearch(VerbList &verbs, CLI::App &kg);
void addKgAudit(VerbList &verbs, CLI::App &kg);

} // namespace Winnow
