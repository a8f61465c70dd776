// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "workspaceerror.h"

#include <QByteArray>
#include <QSet>
#include <QString>

namespace Winnow {

class Workspace;

/// Records that @p by has looked at the file @p path of a diff whose contents have the digest @p content (filefold.h), or
/// has not after all.
WorkspaceResult<void> markSeen(
        Workspace &workspace, const QString &path, const QByteArray &content, bool isSeen, const QString &by);

/// Digests of everything that somebody has looked at.
WorkspaceResult<QSet<QByteArray>> seenContents(const Workspace &workspace);

} // namespace Winnow
