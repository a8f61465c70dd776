// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "knowledge/knowledgequery.h"
#include "sqlite/database.h"

#include <QHash>

#include <vector>

namespace Winnow {

/// Asks the knowledge index which entries are worth scoring for a query.
class KnowledgeCandidates final
{
public:
    static WorkspaceResult<KnowledgeCandidates> prepare(const Sqlite::Database &database);

    /// Counts the nodes that hold each of @p query's terms and weighs it by them. Gives the average length of the texts.
    WorkspaceResult<double> weigh(KnowledgeQuery &query);

    /// Entries that hold the most of @p query, which has been weighed, in the order of their numbers: some hundred, and
    /// all nodes of a small index that hold any of it. Where more are equally good, those with the shortest texts.
    WorkspaceResult<std::vector<qint64>> entriesFor(const KnowledgeQuery &query);

private:
    /// A question to the index: entries that hold all of `match` are worth `weight` more.
    struct Question
    {
        QByteArray match; ///< An FTS5 query.
        double weight = 0;
        qint64 nodes = 0; ///< That hold it, about.
    };

    explicit KnowledgeCandidates(std::vector<Sqlite::Statement> made);

    WorkspaceResult<void> readState();
    WorkspaceResult<qint64> nodesWith(const QByteArray &term);
    static std::vector<Question> questionsOf(const KnowledgeQuery &query);
    WorkspaceResult<void> askAll(std::vector<Question> questions);
    WorkspaceResult<void> ask(const Question &question);
    WorkspaceResult<std::vector<qint64>> best();
    WorkspaceResult<void> keepShortest(std::vector<qint64> &entries, qsizetype count);

    Sqlite::Statement m_state;
    Sqlite::Statement m_nodesWith;
    Sqlite::Statement m_match;
    Sqlite::Statement m_lengths;
    qint64 m_version = -1; ///< Of the index that `m_common` is true of.
    qint64 m_nodes = 0;
    double m_averageLength = 0;
    QHash<QByteArray, qint64> m_common; ///< Nodes that hold terms which many do.
    std::vector<float> m_worth; ///< By entry; zero between queries.
    std::vector<qint64> m_touched; ///< Entries with a worth.
};

} // namespace Winnow
