// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "html/htmldocument.h"
#include "inlinebuilder.h"

namespace Winnow {

/// The marks that @p node gives to the text in it, upon those of @p outer.
InlineRun withMarksOf(const GumboNode *node, const InlineRun &outer);

/// The text below @p node as runs, with line breaks at `<br>` and around blocks; white space as a browser shows it.
QList<InlineRun> runsBelow(const GumboNode *node);

/// Appends @p text of the source to @p runs with the marks of @p style: white space becomes one blank, none where a line
/// begins.
void appendText(QList<InlineRun> &runs, const QString &text, const InlineRun &style);

/// An image as a link to it, named by its description; its text is empty where it has no address that one can follow.
InlineRun imageRun(const GumboNode *image);

} // namespace Winnow
