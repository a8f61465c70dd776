// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "facettree.h"

#include "facetdelegate.h"
#include "items/facetmodel.h"
#include "theme/spacing.h"

#include <QApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMouseEvent>

#include <utility>

namespace Winnow {

namespace {

/// Folded until somebody opens them: they answer a question that is asked later.
bool isFoldedAtFirst(Facet facet)
{
    return facet == Facet::Reason || facet == Facet::Change || facet == Facet::KgRef;
}

} // namespace

FacetTree::FacetTree(FacetModel &model, QWidget *parent)
    : QTreeView(parent)
    , m_model(&model)
{
    setItemDelegate(new FacetDelegate(this));
    setHeaderHidden(true);
    setFrameShape(NoFrame);
    setEditTriggers(NoEditTriggers);
    setSelectionMode(SingleSelection);
    setExpandsOnDoubleClick(false);
    setIndentation(spaceLarge + 2);
    setMouseTracking(true);
    setTextElideMode(Qt::ElideRight);
    setVerticalScrollMode(ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setModel(m_model);
    header()->setSectionResizeMode(QHeaderView::Stretch);
    setAttribute(Qt::WA_InputMethodEnabled, false);
    for (const Facet facet : allFacets)
        m_isFolded[static_cast<size_t>(facet)] = isFoldedAtFirst(facet);
    connect(this, &QTreeView::expanded, this, [this](const QModelIndex &index) { noteFolded(index, false); });
    connect(this, &QTreeView::collapsed, this, [this](const QModelIndex &index) { noteFolded(index, true); });
    for (const auto signal : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved}) {
        connect(m_model, signal, this, [this] {
            updateHeadings();
            applyFolding();
        });
    }
    connect(m_model, &QAbstractItemModel::modelReset, this, &FacetTree::applyFolding);
    retranslate();
    updateHeadings();
}

QStringList FacetTree::foldedFacets() const
{
    QStringList names;
    for (const Facet facet : allFacets) {
        if (m_isFolded[static_cast<size_t>(facet)])
            names.append(facetName(facet));
    }
    return names;
}

void FacetTree::setFoldedFacets(const QStringList &names)
{
    for (const Facet facet : allFacets)
        m_isFolded[static_cast<size_t>(facet)] = names.contains(facetName(facet));
    applyFolding();
}

void FacetTree::applyFolding()
{
    for (const Facet facet : allFacets) {
        // The view forgets an expanded heading that has nothing below it.
        const QModelIndex heading = m_model->facetIndex(facet);
        if (m_model->rowCount(heading) > 0)
            setExpanded(heading, !m_isFolded[static_cast<size_t>(facet)]);
    }
}

void FacetTree::noteFolded(const QModelIndex &heading, bool isFolded)
{
    if (heading.parent().isValid()
            || std::exchange(m_isFolded[static_cast<size_t>(heading.row())], isFolded) == isFolded)
        return;
    emit foldedFacetsChanged();
}

void FacetTree::updateHeadings()
{
    for (const Facet facet : allFacets) {
        // One whose values all went to none stays, so that the others do not jump while one types.
        const bool empty = !m_model->hasValues(facet) && m_model->rowCount(m_model->facetIndex(facet)) == 0;
        if (isRowHidden(static_cast<int>(facet), {}) != empty)
            setRowHidden(static_cast<int>(facet), {}, empty);
    }
}

void FacetTree::activateRow(const QModelIndex &index)
{
    if (!index.isValid())
        return;
    if (!index.parent().isValid()) {
        setExpanded(index, !isExpanded(index));
    } else if (index.data(FacetModel::MoreRole).toBool()) {
        const auto facet = static_cast<Facet>(index.data(FacetModel::FacetRole).toInt());
        m_model->setShowingAll(facet, !m_model->isShowingAll(facet));
    } else {
        const bool on = index.data(Qt::CheckStateRole).toInt() == Qt::Checked;
        m_model->setData(index, on ? Qt::Unchecked : Qt::Checked, Qt::CheckStateRole);
    }
}

void FacetTree::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Space:
    case Qt::Key_Return:
    case Qt::Key_Enter:
        activateRow(currentIndex());
        return;
    case Qt::Key_Escape:
        emit left();
        return;
    default:
        QTreeView::keyPressEvent(event);
    }
}

void FacetTree::mouseReleaseEvent(QMouseEvent *event)
{
    const QModelIndex pressed = currentIndex();
    QTreeView::mouseReleaseEvent(event);
    const QModelIndex released = indexAt(event->position().toPoint());
    // The branch at the left folds by itself.
    const bool onBranch = released.isValid() && !released.parent().isValid()
            && event->position().x() < visualRect(released).left();
    if (event->button() == Qt::LeftButton && released.isValid() && released == pressed && !onBranch)
        activateRow(released);
}

void FacetTree::keyboardSearch(const QString &text)
{
    // Letters come one by one; what follows soon goes on with the same word, and the row reached may still fit it.
    const bool goesOn = m_typedAt.isValid() && !m_typedAt.hasExpired(QApplication::keyboardInputInterval());
    m_typed = goesOn ? m_typed + text : text;
    m_typedAt.start();
    const QModelIndex first = m_model->index(0, 0);
    const QModelIndex start = currentIndex().isValid() ? currentIndex() : first;
    const auto below = [&](const QModelIndex &index) {
        const QModelIndex next = indexBelow(index);
        return next.isValid() ? next : first;
    };
    QModelIndex index = goesOn ? start : below(start);
    do {
        if (index.data().toString().contains(m_typed, Qt::CaseInsensitive)) {
            setCurrentIndex(index);
            return;
        }
        index = below(index);
    } while (index != start);
}

void FacetTree::retranslate()
{
    setAccessibleName(tr("Facets"));
    setAccessibleDescription(tr("Values to narrow the candidates by. Space ticks a value."));
}

void FacetTree::changeEvent(QEvent *event)
{
    QTreeView::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace Winnow
