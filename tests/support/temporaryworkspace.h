// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "must.h"
#include "workspace/recordwriter.h"
#include "workspace/workspace.h"

#include <QTemporaryDir>

namespace Winnow {

/// A workspace in a folder of its own, both gone with this object.
class TemporaryWorkspace final
{
public:
    TemporaryWorkspace() { m_workspace.emplace(must(Workspace::create(path()))); }

    explicit TemporaryWorkspace(const QList<Record> &records)
        : TemporaryWorkspace()
    {
        write(records);
    }

    QString path() const { return filePath(QStringLiteral("test.winnow")); }
    /// A file @p name in the same folder.
    QString filePath(const QString &name) const { return m_folder.filePath(name); }

    Workspace &operator*() { return *m_workspace; }
    Workspace *operator->() { return &*m_workspace; }

    void close() { m_workspace.reset(); }

    /// Closes the file and opens it again, as a program does that is started anew.
    void reopen(Workspace::Access access = Workspace::Access::ReadWrite)
    {
        close();
        m_workspace.emplace(must(Workspace::open(path(), access)));
    }

    /// Imports @p records, in their order, as one step.
    WriteSummary write(const QList<Record> &records)
    {
        auto writer = must(RecordWriter::begin(*m_workspace));
        for (const Record &record : records)
            must(writer.write(record));
        return must(writer.finish());
    }

private:
    QTemporaryDir m_folder;
    std::optional<Workspace> m_workspace;
};

} // namespace Winnow
