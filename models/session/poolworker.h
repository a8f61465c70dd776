// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "sessionvalues.h"

#include <QObject>

#include <atomic>

namespace Winnow {

/// Holds the pool and answers what is in it, on a thread of its own with a connection of its own.
class PoolWorker final : public QObject
{
    Q_OBJECT

public:
    PoolWorker();

    void open(const QString &path);

    /// Answers selected(), unless announce() has named a newer request meanwhile.
    void select(quint64 number, const PoolQuery &query, PoolOrder order);

    /// What may look different: after a decision the texts do not.
    enum class Moved : quint8 { Decisions, Facts };

    /// Reads @p ids anew; all of them where empty.
    void refresh(const QList<qint64> &ids, Moved moved);

    /// The newest request, so that older ones still waiting are passed over. From any thread.
    void announce(quint64 number) { m_newest = number; }

    /// Makes a running reading of the pool end soon. From any thread.
    void requestStop() { m_stop.request_stop(); }

signals:
    void selected(const Winnow::SelectedIssues &selection);
    /// The first rows that may hold @p words, in table order: where they do, they can be shown before all is found.
    void firstPageWanted(quint64 number, const QString &words,
            const std::shared_ptr<const std::vector<qint64>> &candidates);
    void failed(const Winnow::WorkspaceError &error);

private:
    bool readAll();
    void askForFirstPage(quint64 number, const PoolQuery &query);
    WorkspaceResult<const std::vector<qint64> *> matchesOf(
            const QString &words, const std::function<bool()> &isObsolete);
    WorkspaceResult<std::span<const quint32>> titleRanks();
    WorkspaceResult<void> bringInOrder(PoolOrder order);

    std::optional<Workspace> m_workspace;
    Pool m_pool;
    QString m_words;
    std::vector<qint64> m_matches; ///< Of m_words; kept, since facets change more often than words.
    bool m_matchesAreFresh = false;
    std::optional<PoolOrder> m_order; ///< How m_rowsInOrder is sorted; nothing where it must be sorted anew.
    quint64 m_orderRevision = 0;
    std::vector<Pool::Row> m_rowsInOrder;
    std::vector<quint32> m_titleRanks; ///< Empty until somebody sorts by title.
    std::atomic<quint64> m_newest = 0;
    std::stop_source m_stop;
};

} // namespace Winnow
