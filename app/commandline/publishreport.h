// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "publish/export.h"

#include <QStringList>

namespace Winnow {

/// What `publish` did, or would do.
struct PublishReport
{
    Export made;
    QStringList files; ///< Paths as written; of a dry run below the folder.
    QString url; ///< Null for none.
    QStringList notes; ///< What the server did not do as asked.
    bool isDryRun = false;
};

/// Prints @p report: as {target, files, url, warnings}, with `dry_run` and the files' contents behind for a dry run; else
/// as text, warnings and what the platform will change on standard error.
void printPublishReport(const PublishReport &report, bool asJson);

} // namespace Winnow
