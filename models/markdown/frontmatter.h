// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "physicallines.h"

namespace Winnow {

/// What the YAML between two lines of `---` says at the beginning of a Markdown file. Null where it does not.
struct FrontMatter
{
    qsizetype lines = 0; ///< How many it has, both `---` included; 0 where there is none.
    QString title;
    QString url; ///< Of `url`, `permalink` or `canonical_url`.
    QString language; ///< Of `lang`, `language` or `locale`, as written.
};

/// The front matter that @p lines begin with.
FrontMatter readFrontMatter(const QList<PhysicalLine> &lines);

} // namespace Winnow
