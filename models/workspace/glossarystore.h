// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "domain/glossary.h"
#include "workspaceerror.h"

#include <QList>
#include <QString>

namespace Winnow {

class Workspace;

/// Parameters: series, zh, en, note. Touches no row where nothing is new.
inline constexpr auto insertTermSql =
        "INSERT INTO term (series, zh, en, note) VALUES (?1, ?2, ?3, ?4) ON CONFLICT (series, zh) DO UPDATE "
        "SET "
        "en = excluded.en, note = excluded.note WHERE excluded.en <> en OR excluded.note IS NOT note";

/// The terms of @p series, by their Chinese form.
WorkspaceResult<QList<GlossaryTerm>> glossaryOf(const Workspace &workspace, const QString &series);

/// Adds @p terms to those of @p series; one with the same Chinese form takes the place of the other.
WorkspaceResult<void> addTerms(Workspace &workspace, const QString &series, const QList<GlossaryTerm> &terms);

} // namespace Winnow
