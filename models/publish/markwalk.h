// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "document/richtext.h"

#include <functional>

namespace Winnow {

/// What stands around text: what Markdown writes as a pair of signs, HTML as an element.
enum class Mark : quint8 { Strong, Emphasis, Struck, Link };

/// What a text is written with.
struct MarkSigns
{
    std::function<QString(Mark mark, const TextRun &run)> open;
    std::function<QString(Mark mark, const TextRun &run)> close;
    /// The text, code or image of a run; @p before and @p after are the characters beside it, null at the text's ends.
    std::function<QString(const TextRun &run, QChar before, QChar after)> content;
    std::function<bool(const TextRun &run)> isLink; ///< Whether @p run's link or reference is written as one.
};

/// Writes @p text with marks that are properly nested, each as long as it can be, and none that begins or ends with a
/// blank.
QString writeMarked(const RichText &text, const MarkSigns &signs);

} // namespace Winnow
