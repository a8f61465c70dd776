// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "domain/records.h"

#include <QHash>
#include <QObject>

namespace Winnow {

/// A node that a search found.
struct FoundNode
{
    KgNodeRecord node; ///< With its text, so that it can be shown beside the claim.
    std::optional<double> score; ///< 0 to 1
    QString excerpt;
};

/// Finds nodes to cite. Whoever searches on another thread answers later.
class NodeSearch : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Asks for nodes that answer @p words, best first. Answered by found(); answers to older words may be left out.
    virtual void find(const QString &words) = 0;

signals:
    void found(const QString &words, const QList<Winnow::FoundNode> &nodes);
};

/// Looks among nodes in memory for those that hold all words, in the title first; for workspaces without an index.
class HeldNodeSearch final : public NodeSearch
{
    Q_OBJECT

public:
    using NodeSearch::NodeSearch;

    void setNodes(const QHash<QString, KgNodeRecord> &nodes) { m_nodes = nodes; }
    void find(const QString &words) override;

private:
    QHash<QString, KgNodeRecord> m_nodes;
};

} // namespace Winnow
