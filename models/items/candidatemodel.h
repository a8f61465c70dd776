// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "rowindex.h"
#include "session/sessionvalues.h"
#include "summarycache.h"
#include "summarytext.h"

#include <QAbstractTableModel>

namespace Winnow {

/// The candidate table: a row an issue of the latest selection, columns CandidateColumn. Holds the ids only,
/// up to a million; texts are asked for with summariesWanted() as rows come near the view, and the latest
/// 5,000 are kept. A new selection keeps indexes on their issues.
class CandidateModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    /// What of a new selection is to be looked at: the rows that were, or its first ones.
    enum class Place : quint8 { Kept, Top };

    explicit CandidateModel(QObject *parent = nullptr);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

    /// The issue at @p row, 0 where there is no such row.
    qint64 idAt(int row) const;
    /// The row of issue @p id, -1 where it is not selected.
    int rowOf(qint64 id) const;
    /// The texts of issue @p id, null while they are not loaded. Valid until the next change of the model.
    const IssueSummary *summaryOf(qint64 id) const { return m_cache.find(id); }

    /// The next row below @p row, then from the top, whose issue is undecided; -1 where none is.
    int nextUndecidedRow(int row) const;

    /// Whether a selection has come; before that the table shows the workspace's first rows.
    bool hasSelection() const { return m_hasSelection; }
    /// Issues in the workspace.
    qint64 total() const { return m_total; }

    /// Language of reasons and numbers. To be called after the window's translators changed, too.
    void setLocale(const QLocale &locale);
    void setTimeZone(const QTimeZone &zone);
    /// A seam for tests: what "2 days ago" is measured by.
    void setClock(std::function<Timestamp()> clock);
    const SummaryText &text() const { return m_text; }

    /// Rows whose value in @p column differs from the row above begin a group (GroupStartRole).
    void setGroupColumn(std::optional<CandidateColumn> column);
    std::optional<CandidateColumn> groupColumn() const { return m_groupColumn; }

    /// Says that rows @p first to @p last are in view: asks for the texts that are missing there and around.
    void ensureLoaded(int first, int last);

    /// Asks for the texts of @p ids that are not loaded, wherever their rows are: what a decision about many
    /// rows needs. At most 5,000 can be held.
    void ensureLoaded(const QList<qint64> &ids);

public slots:
    /// Shows @p rows until the first selection comes.
    void showFirstRows(const QList<Winnow::IssueSummary> &rows);
    void applySelection(const Winnow::SelectedIssues &selection, Place place = Place::Kept);
    void applySummaries(const QList<Winnow::IssueSummary> &summaries);
    /// Says that the texts of @p ids may have changed; empty means any may.
    void refresh(const QList<qint64> &ids);
    /// Forgets everything, as when another workspace is opened.
    void clear();

signals:
    /// Texts are needed, the soonest needed first. Answered by applySummaries().
    void summariesWanted(const QList<qint64> &ids);
    /// The rows are those of a new selection; emitted after Qt's own signals, and not where the rows are the
    /// same.
    void selectionReplaced(const Winnow::RowMapping &mapping, Place place);
    /// An answer to a query has come, whether the rows are others or not.
    void selectionArrived();

private:
    int count() const { return static_cast<int>(m_ids->size()); }
    const RowIndex &rows() const;
    void replaceIds(IssueIds ids, Place place);
    void moveIndexes(const RowMapping &mapping);
    void queueText(qint64 id) const;
    void requestQueuedTexts();
    bool startsGroup(int row) const;
    bool isUndecided(int row) const;
    void announceRows(QList<int> changedRows);
    void announceAllRows(const QList<int> &roles = {});

    IssueIds m_ids = std::make_shared<const std::vector<qint64>>(); ///< Never null.
    QBitArray m_undecided; ///< As the selection said, a bit a row.
    mutable std::shared_ptr<const RowIndex> m_rows; ///< Built when first needed.
    SummaryCache m_cache;
    SummaryText m_text;
    std::optional<CandidateColumn> m_groupColumn;
    mutable QList<qint64>
            m_queued; ///< Asked for through data(), waiting for the next turn of the event loop.
    QSet<qint64> m_pending; ///< Of the latest request.
    int m_firstVisible = 0;
    int m_lastVisible = -1;
    qint64 m_total = 0;
    bool m_hasSelection = false;
};

} // namespace Winnow
