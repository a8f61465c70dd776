// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "candidatemodel.h"

#include <algorithm>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype cachedSummaries = 5000;
/// Rows asked for above and below the view, so that paging finds them ready.
constexpr int margin = 150;
/// Rows asked for through data() wait in a queue this long at most; the oldest fall out.
constexpr qsizetype longestQueue = 512;
/// Above this many changed issues it is cheaper to take all as changed than to look each up.
constexpr qsizetype manyChanged = 2000;

} // namespace

CandidateModel::CandidateModel(QObject *parent)
    : QAbstractTableModel(parent)
    , m_cache(cachedSummaries)
{}

int CandidateModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : count();
}

int CandidateModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : candidateColumnCount;
}

QVariant CandidateModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const qint64 id = idAt(index.row());
    if (role == IdRole)
        return id;
    if (role == GroupStartRole)
        return startsGroup(index.row());
    const auto column = static_cast<CandidateColumn>(index.column());
    if (const IssueSummary *summary = m_cache.find(id))
        return m_text.data(*summary, column, role);
    if (role == Qt::DisplayRole || role == Qt::AccessibleTextRole)
        queueText(id);
    return SummaryText::placeholder(column, role);
}

QVariant CandidateModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= candidateColumnCount)
        return {};
    const auto column = static_cast<CandidateColumn>(section);
    switch (role) {
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole:
        return candidateColumnTitle(column);
    case Qt::ToolTipRole:
    case Qt::AccessibleDescriptionRole:
        return candidateColumnHelp(column);
    case Qt::TextAlignmentRole:
        return SummaryText::placeholder(column, role);
    default:
        return {};
    }
}

qint64 CandidateModel::idAt(int row) const
{
    return row >= 0 && row < count() ? (*m_ids)[static_cast<size_t>(row)] : 0;
}

const RowIndex &CandidateModel::rows() const
{
    if (!m_rows)
        m_rows = std::make_shared<const RowIndex>(*m_ids);
    return *m_rows;
}

int CandidateModel::rowOf(qint64 id) const
{
    return rows().rowOf(id);
}

int CandidateModel::nextUndecidedRow(int row) const
{
    const int rowsInAll = count();
    for (int step = 1; step < rowsInAll + (row < 0 ? 1 : 0); ++step) {
        const int candidate = (std::max(row, -1) + step) % rowsInAll;
        if (isUndecided(candidate))
            return candidate;
    }
    return -1;
}

bool CandidateModel::isUndecided(int row) const
{
    // What was read of the row is newer than the selection; rows that nobody has looked at only the selection knows.
    if (const IssueSummary *summary = m_cache.find(idAt(row)))
        return summary->verdict == Verdict::Undecided;
    return m_undecided.testBit(row);
}

bool CandidateModel::startsGroup(int row) const
{
    if (!m_groupColumn || row == 0)
        return false;
    const IssueSummary *above = m_cache.find(idAt(row - 1));
    const IssueSummary *own = m_cache.find(idAt(row));
    return above && own
            && m_text.data(*above, *m_groupColumn, SortRole) != m_text.data(*own, *m_groupColumn, SortRole);
}

void CandidateModel::setLocale(const QLocale &locale)
{
    m_text.setLocale(locale);
    announceAllRows();
    emit headerDataChanged(Qt::Horizontal, 0, candidateColumnCount - 1);
}

void CandidateModel::setTimeZone(const QTimeZone &zone)
{
    m_text.setTimeZone(zone);
    announceAllRows();
}

void CandidateModel::setClock(std::function<Timestamp()> clock)
{
    m_text.setClock(std::move(clock));
    announceAllRows();
}

void CandidateModel::setGroupColumn(std::optional<CandidateColumn> column)
{
    if (m_groupColumn == column)
        return;
    m_groupColumn = column;
    announceAllRows({GroupStartRole});
}

void CandidateModel::ensureLoaded(int first, int last)
{
    m_firstVisible = std::max(0, first);
    m_lastVisible = std::min(last, count() - 1);
    const auto isUrgent = [this](int row) {
        const qint64 id = idAt(row);
        return m_cache.isWanted(id) && !m_pending.contains(id);
    };
    // Asking again at half of the margin, for all of it, makes one request of what would be one a row.
    const int lastRow = count() - 1;
    bool urgent = false;
    const int lastWatched = std::min(m_lastVisible + margin / 2, lastRow);
    for (int row = std::max(0, m_firstVisible - margin / 2); row <= lastWatched && !urgent; ++row)
        urgent = isUrgent(row);
    if (!urgent)
        return;

    QList<qint64> wanted;
    const auto want = [this, &wanted](int row) {
        if (const qint64 id = idAt(row); m_cache.isWanted(id))
            wanted.append(id);
    };
    for (int row = m_firstVisible; row <= m_lastVisible; ++row)
        want(row);
    for (int row = m_lastVisible + 1; row <= std::min(m_lastVisible + margin, lastRow); ++row)
        want(row);
    for (int row = m_firstVisible - 1; row >= std::max(0, m_firstVisible - margin); --row)
        want(row);
    m_pending = QSet<qint64>(wanted.cbegin(), wanted.cend());
    emit summariesWanted(wanted);
}

void CandidateModel::ensureLoaded(const QList<qint64> &ids)
{
    QList<qint64> wanted;
    std::ranges::copy_if(ids.first(std::min(ids.size(), cachedSummaries)), std::back_inserter(wanted),
            [this](qint64 id) { return m_cache.isWanted(id); });
    if (!wanted.isEmpty())
        emit summariesWanted(wanted);
}

void CandidateModel::queueText(qint64 id) const
{
    if (m_pending.contains(id) || m_queued.contains(id))
        return;
    if (m_queued.isEmpty()) {
        auto *self = const_cast<CandidateModel *>(this);
        QMetaObject::invokeMethod(self, &CandidateModel::requestQueuedTexts, Qt::QueuedConnection);
    }
    if (m_queued.size() >= longestQueue)
        m_queued.removeFirst();
    m_queued.append(id);
}

void CandidateModel::requestQueuedTexts()
{
    QList<qint64> wanted;
    for (const qint64 id : std::exchange(m_queued, {})) {
        if (m_cache.isWanted(id) && !m_pending.contains(id))
            wanted.append(id);
    }
    if (wanted.isEmpty())
        return;
    m_pending.unite(QSet<qint64>(wanted.cbegin(), wanted.cend()));
    emit summariesWanted(wanted);
}

void CandidateModel::showFirstRows(const QList<IssueSummary> &rows)
{
    if (m_hasSelection)
        return;
    auto ids = std::make_shared<std::vector<qint64>>();
    for (const IssueSummary &summary : rows) {
        m_cache.put(summary);
        ids->push_back(summary.id);
    }
    m_undecided = QBitArray(rows.size());
    replaceIds(std::move(ids), Place::Kept);
}

void CandidateModel::applySelection(const SelectedIssues &selection, Place place)
{
    if (selection.isComplete) {
        m_hasSelection = true;
        m_total = selection.total;
        m_undecided = selection.undecided;
        m_undecided.resize(std::ssize(*selection.ids));
    } else {
        m_undecided = QBitArray(std::ssize(*selection.ids), true);
    }
    replaceIds(selection.ids, place);
    emit selectionArrived();
}

void CandidateModel::replaceIds(IssueIds ids, Place place)
{
    if (*ids == *m_ids) {
        m_ids = std::move(ids);
        return;
    }
    auto newRows = std::make_shared<const RowIndex>(*ids);
    const RowMapping mapping(m_ids, ids, newRows);
    if (place == Place::Kept && mapping.sharesAny()) {
        emit layoutAboutToBeChanged();
        m_ids = std::move(ids);
        m_rows = std::move(newRows);
        moveIndexes(mapping);
        emit layoutChanged();
    } else {
        beginResetModel();
        m_ids = std::move(ids);
        m_rows = std::move(newRows);
        endResetModel();
    }
    m_pending.clear();
    emit selectionReplaced(mapping, place);
}

void CandidateModel::moveIndexes(const RowMapping &mapping)
{
    const QModelIndexList from = persistentIndexList();
    QModelIndexList to;
    to.reserve(from.size());
    for (const QModelIndex &index : from) {
        const int row = mapping.newRow(index.row());
        to.append(row < 0 ? QModelIndex() : this->index(row, index.column()));
    }
    changePersistentIndexList(from, to);
}

void CandidateModel::applySummaries(const QList<IssueSummary> &summaries)
{
    QList<int> changedRows;
    for (const IssueSummary &summary : summaries) {
        m_pending.remove(summary.id);
        if (!m_cache.put(summary))
            continue;
        if (const int row = rowOf(summary.id); row >= 0)
            changedRows.append(row);
    }
    announceRows(std::move(changedRows));
}

void CandidateModel::refresh(const QList<qint64> &ids)
{
    if (ids.isEmpty() || ids.size() > manyChanged) {
        m_cache.markAllStale();
        m_pending.clear();
    } else {
        m_cache.markStale(ids);
        for (const qint64 id : ids)
            m_pending.remove(id);
    }
    if (m_lastVisible >= m_firstVisible)
        ensureLoaded(m_firstVisible, m_lastVisible);
}

void CandidateModel::clear()
{
    const auto none = std::make_shared<const std::vector<qint64>>();
    const RowMapping mapping(m_ids, none, std::make_shared<const RowIndex>());
    beginResetModel();
    m_ids = none;
    m_undecided.clear();
    m_rows.reset();
    m_cache.clear();
    m_queued.clear();
    m_pending.clear();
    m_lastVisible = -1;
    m_total = 0;
    m_hasSelection = false;
    endResetModel();
    emit selectionReplaced(mapping, Place::Top);
}

void CandidateModel::announceRows(QList<int> changedRows)
{
    std::ranges::sort(changedRows);
    for (qsizetype i = 0; i < changedRows.size();) {
        qsizetype end = i + 1;
        while (end < changedRows.size() && changedRows[end] == changedRows[end - 1] + 1)
            ++end;
        emit dataChanged(index(changedRows[i], 0), index(changedRows[end - 1], candidateColumnCount - 1));
        i = end;
    }
}

void CandidateModel::announceAllRows(const QList<int> &roles)
{
    if (count() > 0)
        emit dataChanged(index(0, 0), index(count() - 1, candidateColumnCount - 1), roles);
}

} // namespace Winnow
