// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "assessmentrun.h"
#include "evidence/evidencefacts.h"

namespace Winnow {

/// Records what an editor says of the link between @p issue and word.change (added, confirmed or rejected) and assesses
/// what that touches. The word stands until a later one on the same change, whatever data comes in; nothing is ever
/// erased. word.at is filled in. NotFound where the workspace does not hold @p issue; the change may be unknown.
WorkspaceResult<AssessmentRun> recordLinkVerdict(
        Workspace &workspace, const IssueRef &issue, EditorLink word);

/// Records the resolution that @p by sets for @p issue, for @p reason, and assesses what that touches; nothing in
/// @p resolution: the computed one counts again.
WorkspaceResult<AssessmentRun> recordResolution(Workspace &workspace, const IssueRef &issue,
        std::optional<Resolution> resolution, const QString &reason, const QString &by);

} // namespace Winnow
