// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "prefilterrules.h"

#include "prefilter/rulesjson.h"
#include "workspace.h"

namespace Winnow {

namespace {

WorkspaceResult<void> change(
        Workspace &workspace, const QByteArray &sql, const QString &series, const QByteArray &rules)
{
    if (workspace.isReadOnly())
        return std::unexpected(WorkspaceError{WorkspaceErrorCode::ReadOnly, workspace.path(), {}});
    auto statement = workspace.database().prepare(sql);
    if (!statement)
        return std::unexpected(std::move(statement.error()));
    statement->bind(1, series);
    if (!rules.isNull())
        statement->bindUtf8(2, rules);
    return statement->run();
}

} // namespace

WorkspaceResult<QList<PrefilterRule>> prefilterRules(const Workspace &workspace, const QString &series)
{
    auto query = workspace.database().prepare("SELECT rules FROM prefilter_rules WHERE series = ?1");
    if (!query)
        return std::unexpected(std::move(query.error()));
    const auto row = query->bindAll(series).step();
    if (!row)
        return std::unexpected(row.error());
    if (!*row)
        return defaultPrefilterRules();
    auto rules = readPrefilterRules(query->utf8(0).toByteArray());
    if (!rules) {
        return std::unexpected(WorkspaceError{WorkspaceErrorCode::InvalidArgument, workspace.path(),
                formatPrefilterRulesError(rules.error())});
    }
    return std::move(*rules);
}

WorkspaceResult<void> setPrefilterRules(
        Workspace &workspace, const QString &series, const QList<PrefilterRule> &rules)
{
    return change(workspace,
            "INSERT INTO prefilter_rules (series, rules) VALUES (?1, ?2) "
            "ON CONFLICT (series) DO UPDATE SET rules = excluded.rules",
            series, writePrefilterRules(rules));
}

WorkspaceResult<void> resetPrefilterRules(Workspace &workspace, const QString &series)
{
    return change(workspace, "DELETE FROM prefilter_rules WHERE series = ?1", series, {});
}

} // namespace Winnow
