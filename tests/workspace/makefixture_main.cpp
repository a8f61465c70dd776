// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "bundle/bundleimport.h"
#include "workspace/schema.h"
#include "workspace/workspace.h"

#include "support/must.h"

#include <QCoreApplication>
#include <QFile>

/// Makes fixtures/schema-1.winnow of fixtures/schema-1.ndjson:
///
///   winnow_make_fixture fixtures/schema-1.winnow fixtures/schema-1.ndjson
///
/// Works only with a program whose newest schema is the first: to make it again later, build this from the
/// last commit that knew but one. Both files stand for files that people have, so what they hold is never
/// changed.
using namespace Qt::StringLiterals;
using namespace Winnow;

int main(int argc, char *argv[])
{
    const QCoreApplication application(argc, argv);
    const QString path = QCoreApplication::arguments().value(1);
    const QString bundle = QCoreApplication::arguments().value(2);
    if (bundle.isEmpty() || Workspace::newestSchema() != 1)
        return 1;
    QFile::remove(path);
    {
        // As Workspace::create() does, but in small pages, since the file stands in the repository.
        auto database = must(Sqlite::Database::open(path, Sqlite::OpenMode::Create));
        must(database.execute("PRAGMA page_size = 1024; PRAGMA application_id = "
                + QByteArray::number(Workspace::applicationId)));
        must(migrateSchema(database, schemaSteps()));
    }
    auto workspace = must(Workspace::open(path, Workspace::Access::ReadWrite));
    const BundleImportReport report = must(importBundles(workspace, {bundle}));
    return report.refusedCount == 0 ? 0 : 1;
}
