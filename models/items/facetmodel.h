// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "session/sessionvalues.h"

#include <QAbstractItemModel>
#include <QHash>
#include <QLocale>

namespace Winnow {

/// The facets of the pool as a tree: facets, below them their values with counts, which can be ticked. Long
/// lists show the eight values with most issues and the chosen ones, and a last row that shows the others.
/// New counts change in place; only what another choice or other words brought about changes the order, and
/// then by moves.
class FacetModel final : public QAbstractItemModel
{
    Q_OBJECT

public:
    enum Role : int {
        FacetRole = Qt::UserRole + 1, ///< int: Facet.
        ValueRole, ///< QString: the value's code; null in facet rows and the last row.
        CountRole, ///< qint64: issues with the value.
        CountTextRole, ///< QString: the count as the locale writes it.
        MoreRole ///< bool: the row that shows the others or hides them again.
    };

    /// How many values of a long list are shown at first.
    static constexpr int shownAtFirst = 8;

    explicit FacetModel(QObject *parent = nullptr);

    QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    QModelIndex parent(const QModelIndex &index) const override;
    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role = Qt::EditRole) override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

    QModelIndex facetIndex(Facet facet) const;
    /// Invalid where the value is not shown.
    QModelIndex valueIndex(Facet facet, const QString &value) const;
    /// Whether @p facet has any value, with or without issues at the moment.
    bool hasValues(Facet facet) const { return !m_nodes[static_cast<size_t>(facet)].values.isEmpty(); }
    /// Every value of @p facet, most issues first where its values are not fixed.
    QStringList valuesOf(Facet facet) const;

    bool isShowingAll(Facet facet) const { return m_nodes[static_cast<size_t>(facet)].showsAll; }
    void setShowingAll(Facet facet, bool all);

    /// The value of @p facet that a person who typed @p text means: its code, its label, the name of a
    /// repository without the organisation, or the only value that begins with or contains it; null where
    /// that is none or several.
    QString valueMeantBy(Facet facet, const QString &text) const;

    const PoolQuery &query() const { return m_query; }
    void setQuery(const PoolQuery &query);

    /// Language of counts and reasons. To be called after the window's translators changed, too.
    void setLocale(const QLocale &locale);
    const QLocale &locale() const { return m_locale; }

public slots:
    /// Takes the counts of @p selection, which answers the query last set.
    void applyFacets(const Winnow::SelectedIssues &selection);
    void clear();

signals:
    /// The user ticked or unticked: @p values are now chosen in @p facet.
    void choiceEdited(Winnow::Facet facet, const QStringList &values);

private:
    struct Node
    {
        QList<FacetValue> values; ///< In the order in which they are listed.
        QHash<QString, qint64> counts; ///< Of the same values.
        QStringList shown; ///< The values that have rows, in order.
        bool hasMoreRow = false;
        bool showsAll = false;
        PoolQuery sortedFor; ///< The query, without the facet's own choice, that gave the order.
    };

    Node &nodeOf(Facet facet) { return m_nodes[static_cast<size_t>(facet)]; }
    const Node &nodeOf(Facet facet) const { return m_nodes[static_cast<size_t>(facet)]; }
    /// Returns whether the values came into another order.
    bool updateValues(Facet facet, const QList<FacetValue> &values);
    QStringList wantedRows(Facet facet, bool keepShown) const;
    void updateRows(Facet facet, bool keepShown);
    void updateMoreRow(Facet facet);
    qsizetype usedValues(Facet facet) const;
    void announceValues(Facet facet, const QList<int> &roles);
    bool isMoreRow(const QModelIndex &index) const;
    QVariant facetData(Facet facet, int role) const;
    QVariant valueData(Facet facet, const QString &value, int role) const;
    QVariant moreData(Facet facet, int role) const;

    std::array<Node, facetCount> m_nodes;
    PoolQuery m_query;
    QLocale m_locale;
};

} // namespace Winnow
