// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "knowledgenodes.h"

#include "jsoncolumn.h"
#include "rowvisit.h"
#include "workspace.h"

#include <QSet>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

WorkspaceResult<QSet<QString>> citedNodes(const Sqlite::Database &database)
{
    QSet<QString> ids;
    return RowVisit::all(database,
            "SELECT node_id FROM kg_ref UNION SELECT replacement_id FROM kg_audit WHERE replacement_id IS NOT NULL"_ba,
            [&ids](const Sqlite::Statement &row) { ids.insert(row.text(0)); })
            .transform([&ids] { return ids; });
}

/// Adds to @p ids those of the nodes that begin with @p prefix and that @p isKept denies.
WorkspaceResult<void> collect(Sqlite::Statement &query, const QString &prefix,
        const std::function<bool(const QString &)> &isKept, QSet<QString> &ids)
{
    // No id goes on with the last character of Unicode.
    const QString end = prefix + QChar(QChar::highSurrogate(0x10ffff)) + QChar(QChar::lowSurrogate(0x10ffff));
    query.bindAll(prefix, end);
    return RowVisit::rest(query, [&](const Sqlite::Statement &row) {
        if (const QString id = row.text(0); !isKept(id))
            ids.insert(id);
    });
}

WorkspaceResult<QSet<QString>> vanishedNodes(const Sqlite::Database &database, const QStringList &scopes,
        const std::function<bool(const QString &)> &isKept)
{
    auto below = database.prepare("SELECT id FROM kg_node WHERE id >= ?1 AND id < ?2"_ba);
    if (!below)
        return std::unexpected(std::move(below.error()));
    auto one = database.prepare("SELECT id FROM kg_node WHERE id = ?1"_ba);
    if (!one)
        return std::unexpected(std::move(one.error()));
    QSet<QString> ids;
    for (const QString &scope : scopes) {
        const bool isFolder = scope.endsWith(u'/');
        auto done = collect(*below, isFolder ? scope : scope + u'#', isKept, ids);
        if (done && !isFolder) {
            done = RowVisit::rest(one->bindAll(scope), [&](const Sqlite::Statement &row) {
                if (const QString id = row.text(0); !isKept(id))
                    ids.insert(id);
            });
        }
        if (!done)
            return std::unexpected(std::move(done.error()));
    }
    return ids;
}

} // namespace

WorkspaceResult<QList<KgNodeRecord>> nodesOf(const Workspace &workspace, const QStringList &ids)
{
    if (ids.isEmpty())
        return {};
    auto query = workspace.database().prepare(
            "SELECT n.id, n.title, n.url, n.kind, n.text, n.lang FROM json_each(?1) AS w "
            "CROSS JOIN kg_node AS n ON n.id = w.value"_ba);
    if (!query)
        return std::unexpected(std::move(query.error()));
    query->bindAll(JsonColumn::fromStrings(ids));
    QList<KgNodeRecord> nodes;
    return RowVisit::rest(*query, [&nodes](const Sqlite::Statement &row) {
        nodes.append({row.text(0), row.text(1), row.text(2), row.text(3), row.text(4), row.text(5)});
    }).transform([&nodes] { return nodes; });
}

StoredNodes::StoredNodes(Sqlite::Statement query)
    : m_query(std::move(query))
{}

WorkspaceResult<StoredNodes> StoredNodes::prepare(const Workspace &workspace)
{
    return workspace.database()
            .prepare("SELECT title, url, kind, lang, text FROM kg_node WHERE id = ?1"_ba)
            .transform([](Sqlite::Statement &&query) { return StoredNodes(std::move(query)); });
}

WorkspaceResult<bool> StoredNodes::holds(const KgNodeRecord &node)
{
    const auto row = m_query.bindAll(node.id).step();
    if (!row)
        return std::unexpected(row.error());
    const auto isSame = [this](int column, const QString &value) {
        return m_query.isNull(column) == value.isNull() && m_query.utf8(column) == value.toUtf8();
    };
    const bool holds = *row && isSame(0, node.title) && isSame(1, node.url) && isSame(2, node.kind)
            && isSame(3, node.lang) && isSame(4, node.text);
    m_query.reset();
    return holds;
}

WorkspaceResult<NodeRemoval> removeNodes(
        Workspace &workspace, const QStringList &scopes, const std::function<bool(const QString &)> &isKept)
{
    if (workspace.isReadOnly())
        return std::unexpected(WorkspaceError{WorkspaceErrorCode::ReadOnly, workspace.path(), {}});
    auto transaction = Sqlite::Transaction::begin(workspace.database());
    if (!transaction)
        return std::unexpected(std::move(transaction.error()));
    const auto vanished = vanishedNodes(workspace.database(), scopes, isKept);
    if (!vanished)
        return std::unexpected(vanished.error());
    const auto cited = citedNodes(workspace.database());
    if (!cited)
        return std::unexpected(cited.error());
    auto remove = workspace.database().prepare("DELETE FROM kg_node WHERE id = ?1"_ba);
    if (!remove)
        return std::unexpected(std::move(remove.error()));
    NodeRemoval removal;
    for (const QString &id : *vanished) {
        if (cited->contains(id)) {
            removal.cited.append(id);
            continue;
        }
        if (auto done = remove->bindAll(id).run(); !done)
            return std::unexpected(std::move(done.error()));
        removal.removed.append(id);
    }
    removal.removed.sort();
    removal.cited.sort();
    return transaction->commit().transform([&removal] { return removal; });
}

} // namespace Winnow
