// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QList>
#include <QSet>
#include <QString>

namespace Winnow {

/// One entry of an append-only journal: its id, and the entry that it takes back (null where it takes back none).
struct UndoLink
{
    QString id;
    QString undoes;
};

/// Ids of the entries that an undo takes back which itself still stands (undo of undo = redo). Follows who undoes whom
/// and no clock, so that an undo counts whatever times two machines gave. Undos in a circle all fall.
QSet<QString> takenBackIds(const QList<UndoLink> &journal);

} // namespace Winnow
