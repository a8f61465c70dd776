// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace Winnow::SqliteShell {

/// Runs each of @p queries in the `sqlite3` shell on @p database, results written to nowhere, and gives the real time
/// of each in ms as the shell's own timer prints it. Nothing where the shell cannot be run.
std::optional<std::vector<double>> timeQueries(const QString &database, const QStringList &queries);

/// Runs @p script on a new database at @p database and gives the time of the whole process in ms.
std::optional<double> timeScript(const QString &database, const QByteArray &script);

} // namespace Winnow::SqliteShell
