// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "readabletext.h"
#include "textproblem.h"

#include "article/articlerecord.h"

namespace Winnow {

/// disclosure-count, within one statement: a count against the list that follows it in brackets, behind a dash or a colon
/// ("15 条（a#1/#2、b#3）"), against the sum in its brackets ("69 条（58 …+11 …）"), and parts against their whole ("50 行中
/// 43 行…，7 行…"). Lists that end in 等 or etc. are not compared.
QList<TextProblem> checkStatedLists(const ReadableText &text);

/// disclosure-count, against the record: rows with references to the knowledge graph ("43 行挂 kg_refs"), and tiers by
/// their names ("同秒 15 条").
QList<TextProblem> checkStatedFigures(const ReadableText &text, const ArticleRecord &record);

} // namespace Winnow
