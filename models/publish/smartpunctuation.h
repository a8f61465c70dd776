// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QList>
#include <QString>

namespace Winnow {

/// A stretch of Markdown that a typographer would print with other characters.
struct SmartChange
{
    int line = 0; ///< From 1.
    QString before;
    QString after;

    friend bool operator==(const SmartChange &, const SmartChange &) = default;
};

/// What the typographer of markdown-it, which CSDN has on, makes of @p markdown: dashes, dots, symbols and quotes outside
/// code, escapes, entities, addresses and tags.
QList<SmartChange> smartChanges(const QString &markdown);

} // namespace Winnow
