// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "article/articlerecord.h"
#include "workspaceerror.h"

namespace Winnow {

class Workspace;

/// At most this many leftovers are listed in ArticleRecord::leftovers; the funnel has their number.
inline constexpr int mostLeftoversListed = 500;

/// All that the workspace knows of the instalment @p batch, with what editors wrote put in place. Rows of a section are in
/// the order of their numbers where no editor gave another.
WorkspaceResult<ArticleRecord> readArticleRecord(const Workspace &workspace, const BatchRef &batch);

} // namespace Winnow
