// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "domain/timestamp.h"
#include "workspaceerror.h"

#include <QList>
#include <QString>

#include <optional>

namespace Winnow {

class Workspace;

/// A folder that documents were read from, and the name that their nodes' ids begin with.
struct KnowledgeSource
{
    QString name;
    QString root; ///< Its place on this machine's disk.
    QString url; ///< Where it stands on the web; empty where nobody said.
    bool isTree = false; ///< It was read as a whole, not only single files of it.

    friend bool operator==(const KnowledgeSource &, const KnowledgeSource &) = default;
};

/// What a workspace knows of the documents it has its nodes from. Of this machine alone: no bundle carries it.
struct KnowledgeSources
{
    QList<KnowledgeSource> sources; ///< By name; no name twice.
    std::optional<Timestamp> readAt; ///< When documents were read last.
};

/// The workspace's setting with the remote providers that are asked for suggestions (providersettings.h), JSON.
inline const QString knowledgeProvidersSetting = QStringLiteral("knowledge-providers");

WorkspaceResult<KnowledgeSources> knowledgeSources(const Workspace &workspace);
WorkspaceResult<void> setKnowledgeSources(Workspace &workspace, const KnowledgeSources &sources);

} // namespace Winnow
