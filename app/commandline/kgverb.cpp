// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "kgverb.h"

#include "text.h"
#include "verbs.h"

namespace Winnow {

void addKgVerb(VerbList &verbs)
{
    CLI::App &kg = verbs.addGroup("kg", Text::tr("The knowledge graph that rows refer to"));
    addKgImport(verbs, kg);
    addKgSearch(verbs, kg);
    addKgAudit(verbs, kg);
}

} // namespace Winnow
