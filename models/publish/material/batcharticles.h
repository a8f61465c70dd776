// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "article/articlerecord.h"
#include "article/lintproblem.h"
#include "publish/document/articledigest.h"
#include "workspace/workspaceerror.h"

namespace Winnow {

class Workspace;

/// The articles of an instalment, with the record they are held against.
struct BatchArticles
{
    ArticleRecord record;
    KeptEdition articles;

    /// All problems of both languages.
    QList<LintProblem> lint() const;
};

/// Those that came out where @p batch came out, else made from the record, of a blind audit only with what @p reviewer may
/// see (readArticleRecord()).
WorkspaceResult<BatchArticles> batchArticles(
        const Workspace &workspace, const BatchRef &batch, const QString &reviewer);

} // namespace Winnow
