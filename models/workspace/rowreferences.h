// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "domain/auditstate.h"
#include "workspaceerror.h"

namespace Winnow {

class Workspace;

/// What the workspace holds of one row's references.
struct RowReferences
{
    QList<KgRefRecord> references; ///< As they came in, the best score first, then by node.
    QList<AuditEntry> journal; ///< All entries on the row in the batch.
};

/// The same of many rows, with the nodes that they name.
struct ReferencesOfRows
{
    QHash<IssueRef, RowReferences> rows; ///< Those that have a reference or an entry.
    QHash<QString, KgNodeRecord> nodes; ///< Those of the named ones that are held, by id.
    NodeContents contents; ///< What they say now.
};

/// Which nodes readReferences() loads.
enum class NamedNodes : quint8 {
    None, ///< Who said what is all that is asked for.
    Judged, ///< Those whose content an entry knows, so that it can be told whether they changed.
    All ///< Every one that a reference or a replacement names.
};

/// The references of the issues @p ids and their audit in @p batch. Reads no node that is not named.
WorkspaceResult<ReferencesOfRows> readReferences(
        const Workspace &workspace, const BatchRef &batch, const QList<qint64> &ids, NamedNodes which);

} // namespace Winnow
