// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "domain/records.h"
#include "sqlite/database.h"

#include <functional>

namespace Winnow {

class Workspace;

/// Those of the nodes @p ids that the workspace holds, in no order.
WorkspaceResult<QList<KgNodeRecord>> nodesOf(const Workspace &workspace, const QStringList &ids);

/// Asks of many nodes whether the workspace holds them as they are.
class StoredNodes final
{
public:
    /// @p workspace must outlive it.
    static WorkspaceResult<StoredNodes> prepare(const Workspace &workspace);

    /// Whether there is a node that is equal to @p node in every value.
    WorkspaceResult<bool> holds(const KgNodeRecord &node);

private:
    explicit StoredNodes(Sqlite::Statement query);

    Sqlite::Statement m_query;
};

/// What removing nodes did.
struct NodeRemoval
{
    QStringList removed; ///< Their ids, in order.
    QStringList cited; ///< Would have been removed, but references cite them.
};

/// Removes the nodes within @p scopes that @p isKept denies, in one step; those that any reference cites stay. A scope that ends
/// with '/' is a folder: all ids that begin with it; any other is a document: this id, and this with '#' and more behind it.
WorkspaceResult<NodeRemoval> removeNodes(
        Workspace &workspace, const QStringList &scopes, const std::function<bool(const QString &)> &isKept);

} // namespace Winnow
