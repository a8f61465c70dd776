// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "markdownflavour.h"

namespace Winnow {

/// @p text, a stretch of a line, so that an engine of @p flavour shows it as it is: what it would take for a sign, curl,
/// join or link is escaped, or written as an entity where no escape is safe. @p before and @p after stand beside it, null
/// at the line's ends; @p isInLink: between the brackets of a link.
QString escapedMarkdown(
        QStringView text, const MarkdownFlavour &flavour, QChar before, QChar after, bool isInLink);

/// @p line, written by now, so that its beginning starts no heading, list, quotation, table or the like.
QString guardedLineStart(const QString &line);

/// @p code as an element between whose tags no engine finds anything to change: all ASCII punctuation as entities.
QString codeElement(QStringView code);

/// @p url as the target of a Markdown link, in angle brackets where it holds brackets.
QString markdownLinkTarget(const QString &url);

} // namespace Winnow
