// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "domain/publication.h"
#include "wordpressedition.h"

namespace Winnow {

/// Fills into @p request what @p history tells of the posts on its site: their numbers, what the site kept, and the
/// address of the language that is not sent now.
void takeHistory(WordPressRequest &request, const QList<PublicationRecord> &history);

/// The entry for @p sent, made from @p request. Batch, time, person and reason are the caller's.
PublicationRecord publicationOf(const SentPost &sent, const WordPressRequest &request);

} // namespace Winnow
