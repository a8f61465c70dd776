// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "htmlblock.h"

#include <QList>

namespace Winnow {

/// The block of @p blocks that shows @p place: the closest one there is, so that a place in a theme's lead finds the
/// theme where it has none. Repositories match with or without their organisation. Null where the part is not shown.
const HtmlBlock *blockAt(const QList<HtmlBlock> &blocks, const LintPlace &place);

/// The class of the cell or element that shows @p field in a block; null where the whole block does.
QString fieldClass(ArticleField field);

/// The field that is shown in a cell of class @p name; Whole for any other word.
ArticleField fieldOfClass(const QString &name);

} // namespace Winnow
