// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "poolworker.h"

#include "workspace/searchtext.h"

namespace Winnow {

namespace {

/// Rows looked at for a first page. Words that fewer than some 3 % of them hold the index finds faster.
constexpr size_t firstPageCandidates = 2500;

std::array<QList<FacetValue>, facetCount> namedCounts(const Pool &pool, const FacetCounts &counts)
{
    std::array<QList<FacetValue>, facetCount> named;
    for (const Facet facet : allFacets) {
        const auto index = static_cast<size_t>(facet);
        const QStringList names = pool.valueNames(facet);
        for (qsizetype code = 0; code < names.size(); ++code) {
            // The empty reason stands for "no reason given": nothing one could choose.
            if (!names[code].isEmpty())
                named[index].append({names[code], counts[index][static_cast<size_t>(code)]});
        }
    }
    return named;
}

} // namespace

PoolWorker::PoolWorker() = default;

void PoolWorker::open(const QString &path)
{
    m_workspace.reset();
    m_pool = Pool();
    m_matchesAreFresh = false;
    m_titleRanks.clear();
    m_order.reset();
    auto workspace = Workspace::open(path, Workspace::Access::ReadOnly);
    if (!workspace) {
        emit failed(workspace.error());
        return;
    }
    m_workspace.emplace(std::move(*workspace));
    readAll();
}

bool PoolWorker::readAll()
{
    auto pool = readPool(*m_workspace, m_stop.get_token());
    if (!pool) {
        if (pool.error().code != WorkspaceErrorCode::Interrupted)
            emit failed(pool.error());
        return false;
    }
    m_pool = std::move(*pool);
    m_order.reset();
    return true;
}

void PoolWorker::refresh(const QList<qint64> &ids, Moved moved)
{
    if (!m_workspace)
        return;
    if (moved == Moved::Facts) {
        m_matchesAreFresh = false;
        m_titleRanks.clear();
    }
    if (ids.isEmpty()) {
        readAll();
        return;
    }
    const auto issues = readPoolIssues(*m_workspace, ids);
    if (!issues) {
        emit failed(issues.error());
        return;
    }
    for (const PoolIssue &issue : *issues)
        m_pool.put(issue);
}

WorkspaceResult<const std::vector<qint64> *> PoolWorker::matchesOf(
        const QString &words, const std::function<bool()> &isObsolete)
{
    if (searchQuery(words.toUtf8()).isEmpty())
        return nullptr; // nothing to look for yet, as when somebody has typed the dashes of a flag
    if (!m_matchesAreFresh || words != m_words) {
        auto matches = matchingIssues(*m_workspace, words, isObsolete);
        if (!matches)
            return std::unexpected(std::move(matches.error()));
        m_words = words;
        m_matches = std::move(*matches);
        m_matchesAreFresh = true;
    }
    return &m_matches;
}

WorkspaceResult<std::span<const quint32>> PoolWorker::titleRanks()
{
    if (m_titleRanks.empty()) {
        const auto ids = issuesByTitle(*m_workspace);
        if (!ids)
            return std::unexpected(ids.error());
        m_titleRanks.resize(static_cast<size_t>(m_pool.size()));
        quint32 rank = 0;
        for (const qint64 id : *ids) {
            if (const auto row = m_pool.rowOf(id))
                m_titleRanks[*row] = rank++;
        }
    }
    return std::span<const quint32>(m_titleRanks);
}

WorkspaceResult<void> PoolWorker::bringInOrder(PoolOrder order)
{
    const quint64 revision = orderRevision(m_pool, order.key);
    const bool titlesMoved = order.key == SortKey::Title && m_titleRanks.empty();
    if (m_order == order && m_orderRevision == revision && !titlesMoved)
        return {};
    std::span<const quint32> ranks;
    if (order.key == SortKey::Title) {
        const auto known = titleRanks();
        if (!known)
            return std::unexpected(known.error());
        ranks = *known;
    }
    m_rowsInOrder = orderPool(m_pool, order, ranks);
    m_order = order;
    m_orderRevision = revision;
    return {};
}

void PoolWorker::askForFirstPage(quint64 number, const PoolQuery &query)
{
    const bool isKnown = m_matchesAreFresh && query.words == m_words;
    if (isKnown || searchQuery(query.words.toUtf8()).isEmpty())
        return;
    auto candidates = std::make_shared<std::vector<qint64>>();
    for (const Pool::Row row : firstRowsInOrder(m_pool, query, m_rowsInOrder, firstPageCandidates))
        candidates->push_back(m_pool.idAt(row));
    emit firstPageWanted(number, query.words, std::move(candidates));
}

void PoolWorker::select(quint64 number, const PoolQuery &query, PoolOrder order)
{
    if (!m_workspace || number < m_newest)
        return;
    if (const auto done = bringInOrder(order); !done) {
        emit failed(done.error());
        return;
    }
    askForFirstPage(number, query);
    const auto matches = matchesOf(query.words, [this, number] { return number < m_newest; });
    if (!matches) {
        if (matches.error().code != WorkspaceErrorCode::Interrupted)
            emit failed(matches.error());
        return;
    }
    const PoolSelection selection = selectInOrder(m_pool, query, m_rowsInOrder, *matches);
    auto ids = std::make_shared<std::vector<qint64>>();
    ids->reserve(selection.rows.size());
    QBitArray undecided(std::ssize(selection.rows));
    for (const Pool::Row row : selection.rows) {
        if (m_pool.codeAt(Facet::Verdict, row) == static_cast<quint16>(Verdict::Undecided))
            undecided.setBit(std::ssize(*ids));
        ids->push_back(m_pool.idAt(row));
    }
    emit selected({.number = number,
            .ids = std::move(ids),
            .undecided = std::move(undecided),
            .facets = namedCounts(m_pool, selection.counts),
            .total = m_pool.size()});
}

} // namespace Winnow
