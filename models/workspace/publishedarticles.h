// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "article/article.h"
#include "article/articlerecord.h"
#include "domain/records.h"
#include "workspaceerror.h"

namespace Winnow {

class Workspace;

/// Keeps @p article as what came out as @p batch in its language, in place of what was kept so before.
WorkspaceResult<void> storePublishedArticle(
        Workspace &workspace, const BatchRef &batch, const Article &article, const QString &by);

/// What came out as @p batch in @p language; nothing where it is not known.
WorkspaceResult<std::optional<Article>> publishedArticle(
        const Workspace &workspace, const BatchRef &batch, TextLanguage language);

/// The instalment that an article titled @p title is: @p wanted as far as that says it, else what the title says, in the
/// series of that title, else the only series there is, else a new one named after the title. A null series or ordinal 0
/// in the answer: nothing says which.
WorkspaceResult<BatchRef> instalmentOf(
        const Workspace &workspace, const QString &title, const BatchRef &wanted);

/// Rows of all instalments that came out but @p except.
WorkspaceResult<QList<PublishedCase>> publishedCases(const Workspace &workspace, const BatchRef &except);

} // namespace Winnow
