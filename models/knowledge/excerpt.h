// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "passages.h"

#include <QString>

namespace Winnow {

/// A short piece of a node's text, on one line, and what in it the query says, too.
struct Excerpt
{
    QString text; ///< With "…" where the node's text goes on.
    QList<TextRange> marks; ///< Of `text`.
};

/// The piece of @p text, about @p length UTF-16 units long, that has most in common with @p query; its beginning where
/// nothing is. Cuts no identifier and no character in two.
Excerpt excerptFor(QStringView query, QStringView text, qsizetype length = 160);

} // namespace Winnow
