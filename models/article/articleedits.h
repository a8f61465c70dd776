// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "articlerecord.h"
#include "domain/textedit.h"

namespace Winnow {

/// Puts what editors wrote in the place of what bundles brought: @p edits are the standing ones of the record's batch,
/// by time (standingEdits()). Whatever no edit speaks of stays as it is; an edit on what the record does not hold makes
/// it where it can (a theme, a guide line, a section) and is left out where it cannot (a row that is not kept).
void applyEdits(ArticleRecord &record, const QList<TextEdit> &edits);

/// Orders of sections, themes and guide lines as a JSON array, for the value of an edit; and back, empty where @p json
/// is none.
QString listValue(const QStringList &entries);
QStringList listFromValue(const QString &json);

/// Lists of cases (members, cases, rows) likewise, each as org/repo#N.
QString casesValue(const QList<IssueRef> &cases);
QList<IssueRef> casesFromValue(const QString &json);

} // namespace Winnow
