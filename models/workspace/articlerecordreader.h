// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "article/articlerecord.h"
#include "workspaceerror.h"

namespace Winnow {

class Workspace;

/// All that the workspace knows of the instalment @p batch, with what editors wrote put in place. Rows of a section are in
/// the order of their numbers where no editor gave another. References to the knowledge graph are as their audit makes
/// them (effectiveReferences()); while that is blind and not finished, as @p reviewer's own verdicts make them, since
/// nobody else's may be seen (blindaudit.h). Of leftovers at most mostLeftoversListed are listed.
WorkspaceResult<ArticleRecord> readArticleRecord(
        const Workspace &workspace, const BatchRef &batch, const QString &reviewer);

/// Only what says which rows there are, in which order, and what they say: sections and cases with their texts, of the
/// kept issues @p kept. Without evidence, so that it takes a moment.
WorkspaceResult<ArticleRecord> readArticleTexts(
        const Workspace &workspace, const BatchRef &batch, const QList<qint64> &kept);

} // namespace Winnow
