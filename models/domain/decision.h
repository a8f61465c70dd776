// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "issueref.h"
#include "timestamp.h"

#include <QList>
#include <QStringList>

#include <optional>

namespace Winnow {

/// What was decided about an issue. Hold is a named third answer; undecided takes a decision back.
enum class Verdict : quint8 { Undecided, Keep, Drop, Hold };

/// Who decides, from the machine to the person; a later stage overrules an earlier one.
enum class Stage : quint8 { Prefilter, Analysis, Editor };

/// The instalment a decision or a text belongs to. A null series means "no batch named".
struct BatchRef
{
    QString series;
    int ordinal = 0;

    bool isNull() const { return series.isNull(); }
    friend bool operator==(const BatchRef &, const BatchRef &) = default;
};

/// One entry of the append-only journal (bundle.md, decision). A null string means "not given".
struct Decision
{
    IssueRef issue;
    BatchRef batch;
    Verdict verdict = Verdict::Undecided;
    Stage stage = Stage::Editor;
    QString reason;
    QString note;
    QString by;
    std::optional<Timestamp> at;
    std::optional<Timestamp> until; ///< Hold: when to look again.
    std::optional<IssueRef> duplicateOf; ///< Drop as duplicate: the issue it yields to.
    QStringList seen; ///< Evidence that was open before the decision.
    std::optional<qint64> seenMs; ///< For how long, in milliseconds.
    QString evidence; ///< Fingerprint of the assessment at the time.
    QString id; ///< Identity across workspaces; see decisionId().
    QString undoes; ///< The entry that this one takes back, by id.
    QStringList supersedes; ///< Other people's entries this one was made in view of.
    QString step; ///< Entries made by one act share it and are undone together.

    friend bool operator==(const Decision &, const Decision &) = default;
};

/// The words that bundles and the command line use: "keep", "drop", "hold", "undecided".
QString verdictName(Verdict verdict);
std::optional<Verdict> verdictFromName(QStringView name);

/// "prefilter", "analysis", "editor".
QString stageName(Stage stage);
std::optional<Stage> stageFromName(QStringView name);

/// Identity of an entry: its own id where it has one, else a digest of all it says, so that the same entry
/// coming in twice, from any bundle, is one entry.
QString decisionId(const Decision &decision);

/// The present state of one issue, derived from its journal.
struct DecisionState
{
    Verdict verdict = Verdict::Undecided;
    Stage stage = Stage::Prefilter;
    QString reason;
    QString note;
    QString by;
    std::optional<Timestamp> at;
    std::optional<Timestamp> until;
    QString decisionId; ///< The entry that rules, null where nobody has decided.
    bool conflict = false; ///< Two people's last words differ and neither knew the other's.

    friend bool operator==(const DecisionState &, const DecisionState &) = default;
};

/// Entries of @p journal that no standing entry undoes and that undo nothing themselves. Input in any order;
/// result ordered by time, then id.
QList<Decision> standingDecisions(QList<Decision> journal);

/// Derives the state of one issue from all its entries, in any order: entries taken back do not count, a later
/// stage overrules an earlier one, within a stage the latest by time then id rules. Pure.
DecisionState deriveDecisionState(const QList<Decision> &journal);

} // namespace Winnow
