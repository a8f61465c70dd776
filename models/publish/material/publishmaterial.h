// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "article/lintproblem.h"
#include "domain/publication.h"
#include "domain/records.h"
#include "publish/document/articledigest.h"
#include "publish/publishoptions.h"
#include "publish/publishtarget.h"
#include "workspace/workspaceerror.h"

namespace Winnow {

class Workspace;

/// All that publishing an instalment rests on: its articles as they are now, what the lint says of them, and what went
/// out before.
struct PublishMaterial
{
    BatchRef batch;
    SeriesRecord series;
    KeptEdition articles;
    QList<LintProblem> problems;
    QList<PublicationRecord> history; ///< The latest first.

    /// The articles of @p languages ("zh", "en", "both") that there are.
    Edition edition(const QString &languages) const;
    /// There is a row to publish.
    bool hasRows() const;
    /// Errors of the lint: what keeps an edition from going out.
    QList<LintProblem> errors() const;
};

/// As batchArticles() reads it for @p reviewer.
WorkspaceResult<PublishMaterial> readPublishMaterial(
        const Workspace &workspace, const BatchRef &batch, const QString &reviewer);

/// The date of publication, in the series' time zone: @p now, or when the instalment first went to @p target, for a page
/// keeps its date, which its address may hold.
QDateTime publicationDate(const PublishMaterial &material, PublishTarget target, Timestamp now);

} // namespace Winnow
