// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "document/publishdocument.h"
#include "export.h"
#include "publishoptions.h"

namespace Winnow {

/// What @p target asks for beside the text: the options' words, else what follows from @p document, cut to what the target
/// takes. What was cut or is missing is told to @p warnings.
ArticleCard articleCard(const PublishDocument &document, PublishTarget target, const PublishOptions &options,
        ExportWarnings &warnings);

/// The summary of @p document in at most @p most characters (0: any number), cut behind a sentence, else behind a word.
QString documentSummary(const PublishDocument &document, int most);

/// @p card as lines that are ready to be pasted, each field under its name.
QString cardText(const ArticleCard &card);

/// @p text in at most @p most characters (Unicode code points), cut behind a sentence where more than half stays so, else
/// behind a word with "…".
QString shortened(const QString &text, int most);

} // namespace Winnow
