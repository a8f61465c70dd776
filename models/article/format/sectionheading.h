// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "article/article.h"

namespace Winnow {

/// A section's heading taken apart.
struct SectionHeading
{
    QString name;
    QString subtitle; ///< Empty where the heading has none.
    SubtitleBrackets brackets = SubtitleBrackets::ByLanguage;

    friend bool operator==(const SectionHeading &, const SectionHeading &) = default;
};

/// Takes @p heading apart at the brackets that end it, full-width or ASCII ones; those of a Markdown link are none. Which
/// they were is said only where @p language would write others.
SectionHeading readSectionHeading(const QString &heading, TextLanguage language);

/// The heading of @p section, as readSectionHeading() reads it.
QString sectionHeadingText(const SectionPart &section, TextLanguage language);

/// How much @p line, as read, looks like a section's heading: 2 a name without blanks and a subtitle in brackets, 1 a
/// bare name, 0 neither.
int headingLikeness(QStringView line);

} // namespace Winnow
