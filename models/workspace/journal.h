// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "domain/decision.h"
#include "domain/kgaudit.h"
#include "domain/textedit.h"
#include "workspaceerror.h"

#include <QList>

namespace Winnow {

class Workspace;

/// What an editor (or a rule) wants recorded for some issues in one act.
struct DecisionRequest
{
    QList<IssueRef> issues;
    Verdict verdict = Verdict::Undecided;
    Stage stage = Stage::Editor;
    QString reason;
    QString note;
    QString by;
    std::optional<Timestamp> until;
    std::optional<IssueRef> duplicateOf;
    QStringList seen;
    std::optional<qint64> seenMs; ///< milliseconds
};

/// What recording did: the entries as they stand in the journal, and the rows that look different now.
struct RecordedStep
{
    QList<Decision> entries;
    QList<qint64> issueIds;
    QList<TextEdit> texts; ///< Where the step wrote texts instead of deciding.
    QList<AuditEntry> audits; ///< Where it judged references to the knowledge graph instead.
};

/// The append-only record of who decided what, when and why. Each act is one step: durable when the call returns,
/// and undone as a whole; undo and redo go through the journals of texts (textedits.h) and of the audit (kgaudits.h), too,
/// the latest act first. Nobody takes back what somebody else did; what a rule did (prefilter) anybody may. Undo and redo
/// add entries; nothing is ever changed or erased.
class Journal final
{
public:
    /// @p workspace must outlive the journal.
    explicit Journal(Workspace &workspace);

    /// Records @p request for all its issues in one step. InvalidArgument where a reason lacks what it needs
    /// (reason.h), NotFound where an issue is not in the workspace; nothing is recorded then.
    WorkspaceResult<RecordedStep> record(const DecisionRequest &request);

    /// Records ready-made steps of many different decisions (prefilter) at once. Times and ids are filled in.
    WorkspaceResult<RecordedStep> recordAll(QList<Decision> decisions);

    /// Takes back the latest standing step that @p by made in this workspace; an empty step where there is none.
    WorkspaceResult<RecordedStep> undo(const QString &by);

    /// Takes back the latest undo by @p by, unless they did something since; an empty step where there is none.
    WorkspaceResult<RecordedStep> redo(const QString &by);

    /// Whether undo() or redo() by @p by would do something.
    WorkspaceResult<bool> canUndo(const QString &by) const;
    WorkspaceResult<bool> canRedo(const QString &by) const;

    /// All entries about @p issue, oldest first.
    WorkspaceResult<QList<Decision>> entriesOf(const IssueRef &issue) const;

    /// The present state of @p issue in the current batch.
    WorkspaceResult<DecisionState> stateOf(const IssueRef &issue) const;

private:
    WorkspaceResult<RecordedStep> append(QList<Decision> decisions);
    WorkspaceResult<RecordedStep> takeBack(const QString &step, const QString &by);
    WorkspaceResult<RecordedStep> takeBackTexts(const QString &step, const QString &by);
    WorkspaceResult<RecordedStep> takeBackAudits(const QString &step, const QString &by);

    Workspace *m_workspace;
};

} // namespace Winnow
