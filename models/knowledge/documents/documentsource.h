// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>

namespace Winnow {

/// A file or a folder to read documents from, and what they are known by.
struct DocumentSource
{
    QString path; ///< As the caller names it; reports name files by it.
    QString id; ///< Of a file: the document's. Of a folder: `id/path/in/it` are its documents'.
    QString url; ///< Address at which the file or folder stands; empty where it stands nowhere but on the disk.
    bool prefersPageAddress = false; ///< Of a file: a web page that says where it stands is known by that.
};

/// @p path with what ids keep for themselves escaped: `#`, and `%`.
inline QString pathAsId(QString path)
{
    return path.replace(u'%', QLatin1StringView("%25")).replace(u'#', QLatin1StringView("%23"));
}

/// @p folder's id or address with the path of something in it; no second slash.
inline QString joinedPath(const QString &folder, const QString &relative)
{
    if (relative.isEmpty() || folder.isEmpty())
        return folder + relative;
    return folder.endsWith(u'/') ? folder + relative : folder + u'/' + relative;
}

} // namespace Winnow
