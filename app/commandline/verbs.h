// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

namespace Winnow {

class VerbList;

/// One function a verb of cli.md; each adds the verb with its options.
void addInitVerb(VerbList &verbs);
void addImportVerb(VerbList &verbs);
void addExportVerb(VerbList &verbs);
void addSweepVerb(VerbList &verbs);
void addPrefilterVerb(VerbList &verbs);
void addFunnelVerb(VerbList &verbs);
void addCandidatesVerb(VerbList &verbs);
void addDecideVerb(VerbList &verbs);
void addDiffVerb(VerbList &verbs);
void addEvidenceVerb(VerbList &verbs);
void addArticleVerb(VerbList &verbs);
void addGlossaryVerb(VerbList &verbs);
void addKgVerb(VerbList &verbs);
void addLintVerb(VerbList &verbs);
void addPublishVerb(VerbList &verbs);
void addCheckVerb(VerbList &verbs);

} // namespace Winnow
