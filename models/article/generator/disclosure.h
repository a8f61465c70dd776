// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "article/article.h"
#include "article/articlerecord.h"
#include "article/disclosuretopic.h"

/// The method section as it follows from the record. Nobody types a figure of it: an editor's own sentences
/// (DisclosureNote) stand around the computed ones.
namespace Winnow {

/// The computed statements of @p topic in @p language, a bullet each, as inline Markdown. Empty where the record holds
/// nothing to speak of. Times are in the zone of the series.
QStringList disclosureStatements(const ArticleRecord &record, DisclosureTopic topic, TextLanguage language);

/// The whole section: each topic's computed statements, with the editor's notes before and after them. A note on a
/// topic that does not exist stands at the end.
DisclosurePart makeDisclosure(const ArticleRecord &record, TextLanguage language);

} // namespace Winnow
