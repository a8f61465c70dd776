// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "pool/poolfacet.h"

#include <QElapsedTimer>
#include <QTreeView>

#include <array>

namespace Winnow {

class FacetModel;

/// The tree of facets: a click or Space on a row ticks it, folds a heading, shows more. Typing letters goes
/// to the next row that contains them. The fold state is kept by facet.
class FacetTree final : public QTreeView
{
    Q_OBJECT

public:
    explicit FacetTree(FacetModel &model, QWidget *parent);

    /// Names of the folded facets, of those without values too.
    QStringList foldedFacets() const;
    void setFoldedFacets(const QStringList &names);

    /// Hides the headings of facets that have nothing to choose from.
    void updateHeadings();

    void keyboardSearch(const QString &text) override;

signals:
    void foldedFacetsChanged();
    /// Esc was pressed.
    void left();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void activateRow(const QModelIndex &index);
    void applyFolding();
    void noteFolded(const QModelIndex &heading, bool isFolded);
    void retranslate();

    FacetModel *m_model;
    std::array<bool, facetCount> m_isFolded{};
    QString m_typed; ///< The word being typed to find a row.
    QElapsedTimer m_typedAt; ///< When its last letter came.
};

} // namespace Winnow
