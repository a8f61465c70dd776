// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "domain/records.h"

#include <QStringList>

namespace Winnow {

/// A question to the knowledge index of the made-up world.
struct KnowledgeQuestion
{
    QString text;
    QString lang; ///< zh, en, mixed
    /// words: as typed into a search field; claim: an editor's row; variant: another spelling (traditional, full width,
    /// another case, parts of identifiers).
    QString style;
    QStringList answers; ///< Ids of the nodes that answer it, each by itself; empty where none does.
};

/// Knowledge of a made-up accelerator stack and questions to it, for measuring search: facts of *.tsv in this folder, put
/// into sentences. Near misses are on purpose: neighbouring error codes, one family of identifiers, one topic for ten
/// products and many versions.
struct KnowledgeSet
{
    QList<KgNodeRecord> nodes;
    QList<KnowledgeQuestion> questions;
};

/// Empty where a table is missing or malformed; says so on standard error.
KnowledgeSet readKnowledgeSet();

} // namespace Winnow
