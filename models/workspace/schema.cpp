// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "schema.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

/// A name beside @p path for the copy made before a migration that is not taken yet.
QString safetyCopyName(const QString &path, int version)
{
    const QFileInfo info(path);
    const QString stem =
            info.dir().filePath(u"%1.schema-%2.backup"_s.arg(info.completeBaseName()).arg(version));
    QString name = stem + u".winnow"_s;
    for (int count = 2; QFile::exists(name); ++count)
        name = u"%1-%2.winnow"_s.arg(stem).arg(count);
    return name;
}

} // namespace

const QByteArrayList &schemaSteps()
{
    static const QByteArrayList steps = [] {
        QByteArrayList found;
        for (int version = 1;; ++version) {
            QFile file(u":/winnow/schema/%1.sql"_s.arg(version, 4, 10, QChar(u'0')));
            if (!file.open(QIODevice::ReadOnly))
                return found;
            found.append(file.readAll());
        }
    }();
    return steps;
}

WorkspaceResult<int> schemaVersionOf(const Sqlite::Database &database)
{
    return database.queryInteger("PRAGMA user_version"_ba).transform([](qint64 v) {
        return static_cast<int>(v);
    });
}

WorkspaceResult<void> migrateSchema(Sqlite::Database &database, const QByteArrayList &steps)
{
    const auto version = schemaVersionOf(database);
    if (!version)
        return std::unexpected(version.error());
    if (*version == steps.size())
        return {};
    if (*version > steps.size()) {
        const QString versions = u"schema %1; this program knows up to %2"_s.arg(*version).arg(steps.size());
        return std::unexpected(WorkspaceError{WorkspaceErrorCode::NewerSchema, database.path(), versions});
    }
    auto transaction = Sqlite::Transaction::begin(database);
    if (!transaction)
        return std::unexpected(std::move(transaction.error()));
    for (qsizetype step = *version; step < steps.size(); ++step) {
        if (auto done = database.execute(steps.at(step)); !done)
            return done;
    }
    if (auto done = database.execute("PRAGMA user_version = "_ba + QByteArray::number(steps.size())); !done)
        return done;
    return transaction->commit();
}

WorkspaceResult<void> migrateWithSafetyCopy(Sqlite::Database &database, const QByteArrayList &steps)
{
    const auto version = schemaVersionOf(database);
    if (!version)
        return std::unexpected(version.error());
    if (*version < steps.size()) {
        const QString copy = safetyCopyName(database.path(), *version);
        if (auto copied = database.backUpTo(copy); !copied) {
            QFile::remove(copy); // half a copy would pass for a workspace
            return copied;
        }
    }
    return migrateSchema(database, steps);
}

} // namespace Winnow
