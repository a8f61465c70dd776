// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "diff/diffrows.h"

#include <QCoreApplication>

namespace Winnow {

/// What a diff says in words: heads of files, rows that stand for others, and what a screen reader speaks.
class DiffText final
{
    Q_DECLARE_TR_FUNCTIONS(Winnow::DiffText)

public:
    /// "old → new", or the one path.
    static QString path(const DiffFile &file);
    /// A word for what happened: "renamed", "new" …
    static QString status(const DiffFile &file);
    /// What else is to be said: modes, likeness, links, submodules; empty for a plain change.
    static QString facts(const DiffFile &file);
    /// Why nothing is shown of @p file.
    static QString note(const Diff &diff, const DiffFile &file, FoldReason reason);
    /// Whether what is folded for @p reason can be opened.
    static bool canOpen(const DiffFile &file, FoldReason reason);
    /// "… 12 lines", and the function they lead to.
    static QString gap(qint64 hidden, QByteArrayView heading);
    static QString fold(qint64 hidden);
    static QString counts(qint64 added, qint64 removed);
    static QString lineEndMark() { return tr("no newline at end of file"); }
    static QString clipped(qsizetype bytes);
    static QString binary() { return tr("binary"); }
    static QString lookedAt() { return tr("Looked at"); }
    /// A whole diff in one line, for its toolbar.
    static QString summary(const Diff &diff);
    /// A row as it is spoken: its kind, its numbers, its text. @p side 0: the old one, where both are shown.
    static QString spoken(const DiffRows &rows, qsizetype row, int side);
};

} // namespace Winnow
