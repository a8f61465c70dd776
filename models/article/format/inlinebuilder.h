// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QList>
#include <QString>

namespace Winnow {

/// A stretch of text with the same marks.
struct InlineRun
{
    QString text; ///< As read; a line feed is a line break.
    QString url{}; ///< Of the link that it is; null for none.
    bool isCode = false;
    bool isStrong = false;
    bool isEmphasis = false;

    friend bool operator==(const InlineRun &, const InlineRun &) = default;
};

/// @p runs as inline Markdown, a line each for the lines they make, blanks at the ends of lines left out. It is read as
/// exactly their text: a mark that Markdown would not read as one beside those letters is left out.
QString inlineMarkdown(const QList<InlineRun> &runs);

} // namespace Winnow
