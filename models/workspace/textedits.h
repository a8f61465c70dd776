// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "domain/textedit.h"
#include "journal.h"

namespace Winnow {

/// A name for one act, for TextEdit::step.
QString newTextStep();

/// Records @p edits of one batch as one step: durable when the call returns, and undone as a whole by Journal::undo().
/// Time and id are filled in, and the step where the first edit names none; acts that name the same step (a run of
/// typing that is saved at every pause) are undone together. InvalidArgument where an edit names no batch.
WorkspaceResult<RecordedStep> recordTextEdits(Workspace &workspace, QList<TextEdit> edits);

/// All entries on @p batch, in no order that means anything.
WorkspaceResult<QList<TextEdit>> textEditsOf(const Workspace &workspace, const BatchRef &batch);

/// The entries of the step @p step that was made here.
WorkspaceResult<QList<TextEdit>> textEditsOfStep(const Workspace &workspace, const QString &step);

} // namespace Winnow
