// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "pageblock.h"

#include <QJsonArray>

namespace Winnow {

/// One change to the elements of a page.
struct PatchStep
{
    enum class Kind : quint8 {
        Remove, ///< Takes the element away, with what it holds.
        Replace, ///< Puts `html` in its place.
        ReplaceHead, ///< Puts `html` (may be empty) in place of a table's head; its rows stay.
        Insert, ///< Puts the element `html` into `frame` (the page where null), after `after` (first where null).
    };

    Kind kind = Kind::Replace;
    QString id;
    QString frame;
    QString after;
    QByteArray html;

    friend bool operator==(const PatchStep &, const PatchStep &) = default;
};

/// The fewest steps, in the order in which they are to be taken, that turn the page of @p before into that of @p now,
/// both with @p columns. A changed text is one step; a moved row two.
QList<PatchStep> pagePatch(const QList<PageBlock> &before, const QList<PageBlock> &now, PageColumns columns);

/// @p steps as the page's script takes them: `["remove", id]`, `["replace", id, html]`, `["head", id, html]`,
/// `["insert", frame, after, html]`.
QJsonArray patchSteps(const QList<PatchStep> &steps);

} // namespace Winnow
