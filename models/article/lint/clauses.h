// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "readabletext.h"

namespace Winnow {

/// A stretch of text without a mark that parts it: what words say of a number is mostly said within it.
struct Clause
{
    qsizetype begin = 0;
    qsizetype end = 0;
    int outer = -1; ///< Index of the clause before the bracket that this one lies in.
    int sentence = 0; ///< Counted by full stops and semicolons, from 0.
};

/// The clauses of @p text, in order. Signs inside of code and addresses part nothing, nor do those inside of numbers.
QList<Clause> findClauses(const ReadableText &text);

/// Index of the clause of @p clauses in which @p at lies; -1 where it is a sign between two.
int clauseAt(const QList<Clause> &clauses, qsizetype at);

} // namespace Winnow
