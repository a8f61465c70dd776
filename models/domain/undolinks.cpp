// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "undolinks.h"

#include <QHash>

namespace Winnow {

QSet<QString> takenBackIds(const QList<UndoLink> &journal)
{
    QHash<QString, QString> targets; // of each undo, by its id
    QHash<QString, int> openUndoers; // of each entry: undos of it whose fate is not known yet
    for (const UndoLink &entry : journal) {
        if (!entry.undoes.isEmpty() && !targets.contains(entry.id)) {
            targets.insert(entry.id, entry.undoes);
            ++openUndoers[entry.undoes];
        }
    }
    struct Fate
    {
        QString id;
        bool stands;
    };
    QList<Fate> known; // its end is where the next one is taken from
    for (auto undo = targets.cbegin(); undo != targets.cend(); ++undo) {
        if (!openUndoers.contains(undo.key()))
            known.append({undo.key(), true});
    }
    QSet<QString> takenBack;
    while (!known.isEmpty()) {
        const Fate undo = known.takeLast();
        const QString target = targets.value(undo.id);
        if (target.isNull() || takenBack.contains(target))
            continue;
        const bool wasLast = --openUndoers[target] == 0;
        if (undo.stands)
            takenBack.insert(target);
        if (undo.stands || wasLast)
            known.append({target, !undo.stands});
    }
    return takenBack;
}

} // namespace Winnow
