// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "articletexts.h"

#include "article/articlerecord.h"

namespace Winnow {

/// kg-unaudited, kg-rejected: references of kept cases to nodes of the knowledge graph that nobody has audited yet, on
/// which reviewers differ, or whose node has changed since it was accepted; and those that a reviewer rejected. An error where one of @p texts names the node by its address, id or title. Else a warning for what
/// is not audited, since the row counts as citing it, and a hint for what is rejected, since it no longer does. A node that has changed is always a warning.
QList<LintProblem> checkKnowledge(const ArticleRecord &record, const QList<const ArticleText *> &texts);

} // namespace Winnow
