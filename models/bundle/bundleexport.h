// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "workspace/workspaceerror.h"

#include <QMap>

#include <functional>
#include <stop_token>

namespace Winnow {

class Workspace;

/// What an export wrote (cli.md, export).
struct BundleExportReport
{
    qint64 lines = 0;
    QMap<QString, qint64> records; ///< By type.
};

/// Writes all of @p workspace as a bundle to @p path, as gzip where the name ends in `.gz`. The file appears,
/// and replaces one of that name, only when it is complete: after an error or a stop (Interrupted) what was
/// there before is still there. The same contents give the same bytes.
///
/// @p progress hears (done, total) records at most 20 times a second and once at the end.
WorkspaceResult<BundleExportReport> exportBundle(const Workspace &workspace, const QString &path,
        const std::function<void(qint64, qint64)> &progress = {}, const std::stop_token &stop = {});

} // namespace Winnow
