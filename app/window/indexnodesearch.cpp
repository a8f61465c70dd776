// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "indexnodesearch.h"

#include "workspace/knowledgenodes.h"
#include "workspace/knowledgesearch.h"
#include "workspace/workspace.h"

#include <QFutureWatcher>
#include <QtConcurrentRun>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype mostFound = 20;

/// Empty where the workspace cannot be read: the desk says so by other ways.
QList<FoundNode> search(const QString &path, const QString &words)
{
    const auto workspace = Workspace::open(path, Workspace::Access::ReadOnly);
    if (!workspace)
        return {};
    const auto hits = searchKnowledge(*workspace, words, mostFound);
    if (!hits)
        return {};
    QStringList ids;
    for (const KnowledgeHit &hit : *hits)
        ids.append(hit.id);
    const auto nodes = nodesOf(*workspace, ids);
    if (!nodes)
        return {};
    QHash<QString, KgNodeRecord> byId;
    for (const KgNodeRecord &node : *nodes)
        byId.insert(node.id, node);
    QList<FoundNode> found;
    for (const KnowledgeHit &hit : *hits)
        found.append({byId.value(hit.id), hit.score, hit.excerpt.text});
    return found;
}

} // namespace

IndexNodeSearch::IndexNodeSearch(QString path, QObject *parent)
    : NodeSearch(parent)
    , m_path(std::move(path))
{}

void IndexNodeSearch::find(const QString &words)
{
    auto *watcher = new QFutureWatcher<QList<FoundNode>>(this);
    connect(watcher, &QFutureWatcherBase::finished, this, [this, watcher, words, number = ++m_latest] {
        watcher->deleteLater();
        if (number == m_latest)
            emit found(words, watcher->result());
    });
    watcher->setFuture(QtConcurrent::run(search, m_path, words));
}

} // namespace Winnow
