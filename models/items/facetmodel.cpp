// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "facetmodel.h"

#include "facetlabels.h"
#include "facetvalues.h"

#include <algorithm>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

/// So few values more are shown at once: a row that says "2 more" would save nothing.
constexpr qsizetype notWorthHiding = 2;

PoolQuery withoutOwnChoice(PoolQuery query, Facet facet)
{
    query.valuesOf(facet).clear();
    return query;
}

} // namespace

FacetModel::FacetModel(QObject *parent)
    : QAbstractItemModel(parent)
{
    for (const Facet facet : allFacets)
        nodeOf(facet).shown = fixedFacetValues(facet);
}

// An index of a facet has the internal id 0, one of its values the number of the facet plus one.

QModelIndex FacetModel::index(int row, int column, const QModelIndex &parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    return createIndex(row, column, parent.isValid() ? static_cast<quintptr>(parent.row()) + 1 : quintptr{0});
}

QModelIndex FacetModel::parent(const QModelIndex &index) const
{
    if (!index.isValid() || index.internalId() == 0)
        return {};
    return createIndex(static_cast<int>(index.internalId()) - 1, 0, quintptr{0});
}

int FacetModel::rowCount(const QModelIndex &parent) const
{
    if (!parent.isValid())
        return static_cast<int>(facetCount);
    if (parent.internalId() != 0 || parent.column() > 0)
        return 0;
    const Node &node = m_nodes[static_cast<size_t>(parent.row())];
    return static_cast<int>(node.shown.size()) + (node.hasMoreRow ? 1 : 0);
}

int FacetModel::columnCount(const QModelIndex &) const
{
    return 1;
}

QModelIndex FacetModel::facetIndex(Facet facet) const
{
    return index(static_cast<int>(facet), 0);
}

QModelIndex FacetModel::valueIndex(Facet facet, const QString &value) const
{
    const auto row = static_cast<int>(nodeOf(facet).shown.indexOf(value));
    return row < 0 ? QModelIndex() : index(row, 0, facetIndex(facet));
}

bool FacetModel::isMoreRow(const QModelIndex &index) const
{
    return index.internalId() != 0
            && index.row() == m_nodes[static_cast<size_t>(index.internalId() - 1)].shown.size();
}

Qt::ItemFlags FacetModel::flags(const QModelIndex &index) const
{
    if (!index.isValid())
        return {};
    const Qt::ItemFlags usual = Qt::ItemIsEnabled | Qt::ItemIsSelectable;
    if (index.internalId() == 0)
        return usual;
    return isMoreRow(index) ? usual | Qt::ItemNeverHasChildren
                            : usual | Qt::ItemIsUserCheckable | Qt::ItemNeverHasChildren;
}

QVariant FacetModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    if (index.internalId() == 0)
        return facetData(static_cast<Facet>(index.row()), role);
    const auto facet = static_cast<Facet>(index.internalId() - 1);
    return isMoreRow(index) ? moreData(facet, role)
                            : valueData(facet, nodeOf(facet).shown.at(index.row()), role);
}

QVariant FacetModel::facetData(Facet facet, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole:
        return facetLabel(facet);
    case FacetRole:
        return static_cast<int>(facet);
    case MoreRole:
        return false;
    default:
        return {};
    }
}

QVariant FacetModel::valueData(Facet facet, const QString &value, int role) const
{
    const qint64 count = nodeOf(facet).counts.value(value);
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole:
        return facetValueLabel(facet, value, m_locale);
    case Qt::AccessibleTextRole:
        //: Spoken for a value of a facet: %1 the value.
        return tr("%1: %n issue(s)", nullptr,
                static_cast<int>(std::min<qint64>(count, std::numeric_limits<int>::max())))
                .arg(facetValueLabel(facet, value, m_locale));
    case Qt::CheckStateRole:
        return static_cast<int>(m_query.valuesOf(facet).contains(value) ? Qt::Checked : Qt::Unchecked);
    case FacetRole:
        return static_cast<int>(facet);
    case ValueRole:
        return value;
    case CountRole:
        return count;
    case CountTextRole:
        return m_locale.toString(count);
    case MoreRole:
        return false;
    default:
        return {};
    }
}

QVariant FacetModel::moreData(Facet facet, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole:
        return nodeOf(facet).showsAll
                ? tr("Show fewer")
                : tr("Show all %n value(s)", nullptr, static_cast<int>(usedValues(facet)));
    case FacetRole:
        return static_cast<int>(facet);
    case MoreRole:
        return true;
    default:
        return {};
    }
}

bool FacetModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (role != Qt::CheckStateRole || !(flags(index) & Qt::ItemIsUserCheckable))
        return false;
    const auto facet = static_cast<Facet>(index.data(FacetRole).toInt());
    const QString name = index.data(ValueRole).toString();
    QStringList &chosen = m_query.valuesOf(facet);
    const bool on = value.toInt() == Qt::Checked;
    if (on == chosen.contains(name))
        return false;
    if (on)
        chosen.append(name);
    else
        chosen.removeAll(name);
    emit dataChanged(index, index, {Qt::CheckStateRole});
    // A copy: who hears of it sets the query, and with it what the reference stands for.
    const QStringList values = chosen;
    emit choiceEdited(facet, values);
    return true;
}

QStringList FacetModel::valuesOf(Facet facet) const
{
    return namesOf(nodeOf(facet).values);
}

void FacetModel::setQuery(const PoolQuery &query)
{
    m_query = query;
    for (const Facet facet : allFacets) {
        updateRows(facet, true);
        announceValues(facet, {Qt::CheckStateRole});
    }
}

void FacetModel::setLocale(const QLocale &locale)
{
    m_locale = locale;
    emit dataChanged(index(0, 0), index(rowCount() - 1, 0));
    for (const Facet facet : allFacets)
        announceValues(facet, {});
}

void FacetModel::setShowingAll(Facet facet, bool all)
{
    Node &node = nodeOf(facet);
    if (node.showsAll == all)
        return;
    node.showsAll = all;
    updateRows(facet, false);
}

void FacetModel::applyFacets(const SelectedIssues &selection)
{
    for (const Facet facet : allFacets) {
        const QHash<QString, qint64> before = nodeOf(facet).counts;
        const bool reordered = updateValues(facet, selection.facets[static_cast<size_t>(facet)]);
        updateRows(facet, !reordered);
        if (nodeOf(facet).counts != before)
            announceValues(facet, {CountRole, CountTextRole, Qt::AccessibleTextRole, Qt::DisplayRole});
    }
}

void FacetModel::clear()
{
    beginResetModel();
    m_query = {};
    for (const Facet facet : allFacets) {
        nodeOf(facet) = {};
        nodeOf(facet).shown = fixedFacetValues(facet);
    }
    endResetModel();
}

bool FacetModel::updateValues(Facet facet, const QList<FacetValue> &values)
{
    Node &node = nodeOf(facet);
    node.counts.clear();
    for (const FacetValue &value : values)
        node.counts.insert(value.name, value.count);
    if (hasFixedValues(facet)) {
        node.values = inOrderOf(fixedFacetValues(facet), values);
        return false;
    }
    PoolQuery context = withoutOwnChoice(m_query, facet);
    QList<FacetValue> sorted = sortedByCount(values, m_locale);
    const bool reorder = node.values.isEmpty() || node.sortedFor != context;
    node.values = reorder ? std::move(sorted) : inOrderOf(namesOf(node.values), std::move(sorted));
    node.sortedFor = std::move(context);
    return reorder;
}

qsizetype FacetModel::usedValues(Facet facet) const
{
    return std::ranges::count_if(
            nodeOf(facet).values, [](const FacetValue &value) { return value.count > 0; });
}

QStringList FacetModel::wantedRows(Facet facet, bool keepShown) const
{
    if (hasFixedValues(facet) && nodeOf(facet).values.isEmpty())
        return fixedFacetValues(facet);
    const Node &node = nodeOf(facet);
    const QStringList &chosen = m_query.valuesOf(facet);
    const bool all =
            hasFixedValues(facet) || node.showsAll || usedValues(facet) <= shownAtFirst + notWorthHiding;
    QStringList rows;
    qsizetype used = 0;
    for (const FacetValue &value : node.values) {
        const bool isUsed = value.count > 0 && ++used > 0;
        const bool amongFirst = hasFixedValues(facet) || (isUsed && (all || used <= shownAtFirst));
        if (amongFirst || chosen.contains(value.name) || (keepShown && node.shown.contains(value.name)))
            rows.append(value.name);
    }
    // What was typed is shown even where no issue has it: it must be seen to be taken back.
    std::ranges::copy_if(chosen, std::back_inserter(rows),
            [&node](const QString &value) { return !node.counts.contains(value); });
    return rows;
}

void FacetModel::updateRows(Facet facet, bool keepShown)
{
    Node &node = nodeOf(facet);
    const QModelIndex parent = facetIndex(facet);
    const QStringList wanted = wantedRows(facet, keepShown);
    for (auto row = static_cast<int>(node.shown.size()) - 1; row >= 0; --row) {
        if (wanted.contains(node.shown.at(row)))
            continue;
        beginRemoveRows(parent, row, row);
        node.shown.removeAt(row);
        endRemoveRows();
    }
    for (int row = 0; row < wanted.size(); ++row) {
        const auto from = static_cast<int>(node.shown.indexOf(wanted.at(row)));
        if (from == row)
            continue;
        if (from < 0) {
            beginInsertRows(parent, row, row);
            node.shown.insert(row, wanted.at(row));
            endInsertRows();
        } else {
            beginMoveRows(parent, from, from, parent, row);
            node.shown.move(from, row);
            endMoveRows();
        }
    }
    updateMoreRow(facet);
}

void FacetModel::updateMoreRow(Facet facet)
{
    Node &node = nodeOf(facet);
    const bool wanted = !hasFixedValues(facet) && usedValues(facet) > shownAtFirst + notWorthHiding;
    const auto row = static_cast<int>(node.shown.size());
    const QModelIndex parent = facetIndex(facet);
    if (wanted && !node.hasMoreRow) {
        beginInsertRows(parent, row, row);
        node.hasMoreRow = true;
        endInsertRows();
    } else if (!wanted && node.hasMoreRow) {
        beginRemoveRows(parent, row, row);
        node.hasMoreRow = false;
        endRemoveRows();
    } else if (wanted) {
        emit dataChanged(index(row, 0, parent), index(row, 0, parent));
    }
}

void FacetModel::announceValues(Facet facet, const QList<int> &roles)
{
    const QModelIndex parent = facetIndex(facet);
    if (const int rows = rowCount(parent); rows > 0)
        emit dataChanged(index(0, 0, parent), index(rows - 1, 0, parent), roles);
}

QString FacetModel::valueMeantBy(Facet facet, const QString &text) const
{
    return valueMeant(facet, valuesOf(facet), text, m_locale);
}

} // namespace Winnow
