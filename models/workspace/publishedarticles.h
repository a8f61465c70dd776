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

/// Rows of all instalments that came out but @p except.
WorkspaceResult<QList<PublishedCase>> publishedCases(const Workspace &workspace, const BatchRef &except);

} // namespace Winnow
