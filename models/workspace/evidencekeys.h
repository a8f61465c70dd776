// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "domain/issueref.h"

namespace Winnow {

/// 64-bit digests under which the workspace finds issues and changes by what texts call them. Case of the repository
/// is folded, as the rules do (FactView::isSameRef). Kept in files: they never change for the same input. Two things
/// may share one by chance, which only makes the rules look at a change more.
namespace EvidenceKeys {

qint64 ofIssue(const IssueRef &issue);
qint64 ofChange(const IssueRef &change);

/// Of @p foldedTitle (titles.h) in @p repo; 0 where nothing is left of the title.
qint64 ofTitle(const QString &repo, const QString &foldedTitle);

} // namespace EvidenceKeys

} // namespace Winnow
