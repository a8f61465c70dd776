// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "sqlite/database.h"

#include <QHash>
#include <QList>

namespace Winnow {

/// The workspace's repositories by name whatever its case, and the forge each lies on.
class RepoFolds final
{
public:
    static WorkspaceResult<RepoFolds> read(const Sqlite::Database &database);

    /// Row ids of the repositories called @p name in any case; nearly always one or none.
    QList<qint64> idsOf(const QString &name) const { return m_ids.value(name.toLower()); }

    /// Null where no record says it, or two say different things.
    QString forgeOf(qint64 repoId) const { return m_forges.value(repoId); }

private:
    QHash<QString, QList<qint64>> m_ids;
    QHash<qint64, QString> m_forges;
};

} // namespace Winnow
