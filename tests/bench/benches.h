// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "benchdata.h"

#include <QStringList>

#include <functional>
#include <vector>

namespace Winnow {

/// A named group of figures; prints its measurements. Gives false where it could not be run.
struct Bench
{
    QString name;
    std::function<bool(const BenchData &)> run;
};

/// Import speed against the sqlite3 shell, and memory on a bundle of 2 GB.
bool benchImport(const BenchData &data);
bool benchImportMemory(const BenchData &data);

/// A window's table over a million issues: opening, scrolling, facets, memory.
bool benchOpen(const BenchData &data);
bool benchFacets(const BenchData &data);
bool benchScroll(const BenchData &data);

/// Keystroke to rows over 100,000 and 1,000,000 issues, against the same questions in the sqlite3 shell.
bool benchSearch(const BenchData &data);

/// From a key to a decision that is durable and shown.
bool benchDecision(const BenchData &data);

/// Assessing 100,000 issues, against reading them.
bool benchAssess(const BenchData &data);

/// From one issue to the next, with all of its evidence on the screen.
bool benchNextIssue(const BenchData &data);

/// From one reference of the audit's queue to the next, and from a verdict to the next.
bool benchAuditDesk(const BenchData &data);

/// Reading a diff in memory; counting it as a whole process, against git.
bool benchDiffParse(const BenchData &data);
bool benchDiffNumstat(const BenchData &data);

/// From a diff's text to its first painting, and scrolling through it.
bool benchDiffOpen(const BenchData &data);

/// From the record of an instalment to Markdown in both languages: 50, 1,000 and 10,000 rows.
bool benchGenerate(const BenchData &data);

/// The lint of an article of 50 rows: whole, and after a change in one row.
bool benchLint(const BenchData &data);

/// Reading the audit queue of an instalment, and from a verdict to its being durable and shown.
bool benchAudit(const BenchData &data);
/// Indexing 100,000 nodes of the knowledge graph, against plain FTS5; searching among them; and how good what is found is,
/// on a set of questions of its own.
bool benchKnowledgeIndex(const BenchData &data);
bool benchKnowledgeSearch(const BenchData &data);
bool benchKnowledgeQuality(const BenchData &data);
/// Exports of an article of 50 rows in both languages, a target at a time.
bool benchPublish(const BenchData &data);

/// A forge's whole pool into a workspace, with the window's thread watched; and the time told beforehand.
bool benchSweep(const BenchData &data);

/// The pool that open, facets, scroll, search and decision work on.
PoolShape largePool();

} // namespace Winnow
