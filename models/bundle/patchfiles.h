// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QList>
#include <QString>

namespace Winnow {

/// One file of a change as forges list it (bundle.md, patch.files).
struct FilePatch
{
    QString path;
    QString oldPath; ///< Null where it is the same.
    QString status; ///< added, removed, modified, renamed, copied; forges have other words for them too.
    QString patch; ///< The hunks; null or empty for binary files and mere renames.

    friend bool operator==(const FilePatch &, const FilePatch &) = default;
};

/// Joins the files of a change into one unified diff as `git diff` prints it, which `git apply` takes. A file
/// without a patch is kept as a header. A patch that brings its own header keeps it.
QString joinFilePatches(const QList<FilePatch> &files);

} // namespace Winnow
