// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "bundle/bundleexport.h"
#include "workspace/workspace.h"

#include <QTemporaryDir>

namespace Winnow {

/// A folder with workspaces and bundle files for the tests of import; gone after the test class.
class ImportFixture
{
protected:
    /// Makes an empty workspace.
    Workspace newWorkspace();

    /// Writes @p bytes to the file @p name and gives its path.
    QString write(const QString &name, const QByteArray &bytes);

    /// All of @p workspace as a bundle.
    QByteArray exported(const Workspace &workspace);

    QString filePath(const QString &name) const { return m_folder.filePath(name); }

    /// Lines of one issue, of so many, and of a comment.
    static QByteArray issueLine(int number);
    static QByteArray issueLines(int count);
    static QByteArray commentLine(int issue, int id);

private:
    QTemporaryDir m_folder;
    int m_files = 0;
};

} // namespace Winnow
