// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "sqlite/database.h"
#include "workspaceerror.h"

#include <QByteArrayList>

namespace Winnow {

/// The schema's steps in order, from resources/schema: step n brings a file of version n-1 to version n.
const QByteArrayList &schemaSteps();

/// Version the file has, 0 for an empty database.
WorkspaceResult<int> schemaVersionOf(const Sqlite::Database &database);

/// Brings @p database to version steps.size() in one transaction: all of it or nothing. A file that is already
/// there is left alone; one that is ahead gives NewerSchema.
WorkspaceResult<void> migrateSchema(Sqlite::Database &database, const QByteArrayList &steps);

/// The same for a workspace in use: where there is something to do, a copy of the file as it stands is kept beside it
/// first (`NAME.schema-N.backup.winnow`).
WorkspaceResult<void> migrateWithSafetyCopy(Sqlite::Database &database, const QByteArrayList &steps);

} // namespace Winnow
