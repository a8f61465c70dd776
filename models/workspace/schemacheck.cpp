// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "schemacheck.h"

#include "integritytext.h"
#include "schema.h"
#include "workspace.h"

#include <QMap>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

/// What a schema holds: the text that made it, by its kind and name.
using SchemaParts = QMap<QString, QString>;

WorkspaceResult<SchemaParts> partsOf(const Sqlite::Database &database)
{
    // SQLite's own tables (statistics, counters) come and go.
    auto query = database.prepare("SELECT type, name, tbl_name, sql FROM sqlite_schema "
                                  "WHERE name NOT LIKE 'sqlite~_%' ESCAPE '~'"_ba);
    if (!query)
        return std::unexpected(std::move(query.error()));
    SchemaParts parts;
    while (true) {
        const auto row = query->step();
        if (!row)
            return std::unexpected(row.error());
        if (!*row)
            return parts;
        parts.insert(query->text(0) + u' ' + query->text(1), query->text(2) + u'\n' + query->text(3));
    }
}

WorkspaceResult<SchemaParts> expectedParts()
{
    return Sqlite::Database::open(u"schema"_s, Sqlite::OpenMode::Memory)
            .and_then([](Sqlite::Database database) {
                return migrateSchema(database, schemaSteps()).and_then([&] { return partsOf(database); });
            });
}

} // namespace

WorkspaceResult<void> checkSchema(const Workspace &workspace, const ProblemSink &report)
{
    const auto expected = expectedParts();
    if (!expected)
        return std::unexpected(expected.error());
    const auto actual = partsOf(workspace.database());
    if (!actual)
        return std::unexpected(actual.error());
    for (const auto &[part, sql] : expected->asKeyValueRange()) {
        if (!actual->contains(part))
            report(u"schema"_s, {}, IntegrityText::tr("%1 is missing").arg(part));
        else if (actual->value(part) != sql)
            report(u"schema"_s, {}, IntegrityText::tr("%1 is not as this program makes it").arg(part));
    }
    for (const auto &[part, sql] : actual->asKeyValueRange()) {
        if (!expected->contains(part))
            report(u"schema"_s, {}, IntegrityText::tr("%1 does not belong here").arg(part));
    }
    return {};
}

} // namespace Winnow
