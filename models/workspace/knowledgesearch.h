// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "knowledge/excerpt.h"
#include "workspaceerror.h"

#include <QList>
#include <QString>

#include <memory>

namespace Winnow {

class Workspace;

/// A node that says the same as a hit.
struct KnowledgeTwin
{
    QString id;
    QString title;
    QString url;

    friend bool operator==(const KnowledgeTwin &, const KnowledgeTwin &) = default;
};

/// A node of the workspace's knowledge graph that answers a query.
struct KnowledgeHit
{
    QString id;
    QString title;
    QString url;
    QString kind;
    QString lang;
    double score = 0; ///< 0 to 1, comparable between queries; NodeMatcher says how.
    Excerpt excerpt; ///< Of its text, with what the query says marked.
    QList<KnowledgeTwin> twins; ///< Near-duplicates (areNearDuplicates()) that answer less well, best first.
};

/// Searches the knowledge index of a workspace, query after query: what one learns of common words the next need not ask
/// again. Blocking; one thread, that of the workspace.
///
/// A few hundred candidates come from the index by the rarest things that the query asks for; each is then scored by its
/// text as it stands. So a score depends on the query, the node, and on how many nodes hold the query's terms, and on
/// nothing else: not on the order in which nodes came in, nor on how often they were indexed.
class KnowledgeSearch final
{
public:
    /// @p workspace must outlive the search.
    static WorkspaceResult<KnowledgeSearch> prepare(const Workspace &workspace);

    KnowledgeSearch(KnowledgeSearch &&) noexcept;
    KnowledgeSearch &operator=(KnowledgeSearch &&) noexcept;
    ~KnowledgeSearch();

    /// At most @p limit nodes for @p text, search words or a whole row of an article, the best first; of equal scores by
    /// id. Empty where @p text asks for nothing. Nodes that are not indexed yet (pendingKnowledgeCount()) may be missing.
    WorkspaceResult<QList<KnowledgeHit>> search(QStringView text, qsizetype limit);

    /// How many nodes hold the word, name or phrase @p text as search understands it: of several terms, the rarest.
    WorkspaceResult<qint64> nodesWith(QStringView text);

private:
    class Private;

    explicit KnowledgeSearch(std::unique_ptr<Private> d);

    std::unique_ptr<Private> d;
};

/// KnowledgeSearch for one query.
WorkspaceResult<QList<KnowledgeHit>> searchKnowledge(
        const Workspace &workspace, QStringView text, qsizetype limit);

} // namespace Winnow
