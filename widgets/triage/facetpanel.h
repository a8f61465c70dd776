// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "items/facetmodel.h"

#include <QWidget>

namespace Winnow {

class ChipBar;
class FacetTree;
class SearchField;

/// What narrows the candidate table: a search field, the chosen values as removable chips, and the facets
/// with their counts. All three are views of one PoolQuery: a tick, a chip and a typed `repo:` term are the
/// same thing. Esc and Enter in the search field lead back to the table; `/` is the window's (focusSearch()).
class FacetPanel final : public QWidget
{
    Q_OBJECT

public:
    /// @p model must outlive the panel; give it counts with FacetModel::applyFacets().
    explicit FacetPanel(FacetModel &model, QWidget *parent = nullptr);
    ~FacetPanel() override;

    const PoolQuery &query() const { return m_query; }
    /// Shows @p query without announcing it.
    void setQuery(const PoolQuery &query);

    /// Takes everything back: no words, nothing chosen. Announced where it changes something.
    void clearQuery();

    /// Puts the cursor into the search field, all text selected.
    void focusSearch();
    bool searchHasFocus() const;

    /// Facets whose values are folded away, by facetName(), for the settings.
    QStringList foldedFacets() const;
    void setFoldedFacets(const QStringList &names);

signals:
    void queryEdited(const Winnow::PoolQuery &query);
    /// The keyboard is to go to the candidate table.
    void tableRequested();
    void foldedFacetsChanged();

protected:
    void changeEvent(QEvent *event) override;

private:
    void buildLayout();
    void connectParts();
    void takeTypedText(const QString &text, bool finished);
    void takeChoice(Facet facet, const QStringList &values);
    /// Puts the terms of the search field among the chosen values and leaves the words.
    void absorbTerms();
    void showQuery();
    void announce(const PoolQuery &query);
    QStringList proposalsFor(const QString &term) const;
    void retranslate();

    FacetModel *m_model;
    PoolQuery m_query; ///< Of all three parts together.
    PoolQuery m_chosen; ///< What does not stand in the search field.
    SearchField *m_search;
    ChipBar *m_chips;
    FacetTree *m_tree;
};

} // namespace Winnow
