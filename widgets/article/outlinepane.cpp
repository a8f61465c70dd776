// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "outlinepane.h"

#include "listcolours.h"

#include <QContextMenuEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMenu>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

/// Calls @p visit with every line below @p parent.
template <typename Visit>
void walk(const QAbstractItemModel &model, const QModelIndex &parent, const Visit &visit)
{
    for (int row = 0; row < model.rowCount(parent); ++row) {
        const QModelIndex index = model.index(row, 0, parent);
        visit(index);
        walk(model, index, visit);
    }
}

/// What the texts of a line belong to; nothing for a heading.
std::optional<TextOwner> ownerOf(const QModelIndex &index)
{
    switch (static_cast<OutlineNode::Kind>(index.data(OutlineModel::KindRole).toInt())) {
    case OutlineNode::Kind::Section:
        return TextOwner::Section;
    case OutlineNode::Kind::Theme:
        return TextOwner::Theme;
    case OutlineNode::Kind::GuideLine:
        return TextOwner::Guide;
    case OutlineNode::Kind::Statement:
        return TextOwner::Note;
    case OutlineNode::Kind::Article:
        return TextOwner::Article;
    default:
        return std::nullopt;
    }
}

bool isKind(const QModelIndex &index, OutlineNode::Kind kind)
{
    return index.data(OutlineModel::KindRole).toInt() == static_cast<int>(kind);
}

} // namespace

OutlinePane::OutlinePane(OutlineModel &model, QWidget *parent)
    : QTreeView(parent)
    , m_outline(&model)
{
    setModel(&model);
    setHeaderHidden(true);
    setUniformRowHeights(true);
    setDragEnabled(true);
    setAcceptDrops(true);
    setDropIndicatorShown(true);
    setDragDropMode(QAbstractItemView::InternalMove);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setTextElideMode(Qt::ElideRight);
    setFrameShape(QFrame::NoFrame);
    header()->setStretchLastSection(false);
    header()->setSectionResizeMode(OutlineModel::TextColumn, QHeaderView::Stretch);
    header()->setSectionResizeMode(OutlineModel::StateColumn, QHeaderView::ResizeToContents);
    connect(&model, &OutlineModel::editsWanted, this, &OutlinePane::editsWanted);
    connect(&model, &QAbstractItemModel::modelAboutToBeReset, this, &OutlinePane::keepPlaces);
    connect(&model, &QAbstractItemModel::modelReset, this, &OutlinePane::restorePlaces);
    connect(selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex &current) {
        const auto issue = parseIssueRef(current.data(OutlineModel::IssueRole).toString());
        if (m_isQuiet)
            return;
        if (issue)
            emit rowChosen(*issue);
        else if (const auto owner = ownerOf(current))
            emit partChosen(*owner, current.data(OutlineModel::KeyRole).toString());
    });
    connect(this, &QTreeView::activated, this, [this](const QModelIndex &index) {
        if (const auto issue = parseIssueRef(index.data(OutlineModel::IssueRole).toString()))
            emit rowOpened(*issue);
    });
    applyListColours(*this);
    restorePlaces();
    retranslate();
}

void OutlinePane::showRow(const IssueRef &issue)
{
    if (currentRow() == issue)
        return;
    const QModelIndex index = m_outline->indexOfRow(issue);
    m_isQuiet = true;
    setCurrentIndex(index);
    scrollTo(index);
    m_isQuiet = false;
}

IssueRef OutlinePane::currentRow() const
{
    return parseIssueRef(currentIndex().data(OutlineModel::IssueRole).toString()).value_or(IssueRef{});
}

OutlinePane::Place OutlinePane::placeOf(const QModelIndex &index) const
{
    if (!index.isValid())
        return {};
    return {index.data(OutlineModel::KindRole).toInt(), index.data(OutlineModel::KeyRole).toString(),
            index.parent().data(OutlineModel::KeyRole).toString()};
}

void OutlinePane::keepPlaces()
{
    m_folded.clear();
    walk(*m_outline, {}, [this](const QModelIndex &index) {
        if (m_outline->hasChildren(index) && !isExpanded(index))
            m_folded.append(placeOf(index));
    });
    m_current = placeOf(currentIndex());
}

void OutlinePane::restorePlaces()
{
    m_isQuiet = true;
    QModelIndex current;
    walk(*m_outline, {}, [&](const QModelIndex &index) {
        const Place place = placeOf(index);
        setExpanded(index, !m_folded.contains(place));
        if (place == m_current)
            current = index;
    });
    if (!current.isValid()) {
        if (const auto issue = parseIssueRef(m_current.key))
            current = m_outline->indexOfRow(*issue);
    }
    setCurrentIndex(current);
    m_isQuiet = false;
}

void OutlinePane::keyPressEvent(QKeyEvent *event)
{
    const bool isAlt = event->modifiers() == Qt::AltModifier;
    if (isAlt && (event->key() == Qt::Key_Up || event->key() == Qt::Key_Down))
        move(event->key() == Qt::Key_Up ? -1 : 1);
    else if (event->key() == Qt::Key_F && event->modifiers() == Qt::NoModifier)
        showThemeMenu(currentRow(), viewport()->mapToGlobal(visualRect(currentIndex()).bottomLeft()));
    else if (event->matches(QKeySequence::Delete))
        remove(currentIndex());
    else
        QTreeView::keyPressEvent(event);
}

void OutlinePane::contextMenuEvent(QContextMenuEvent *event)
{
    const QModelIndex index = indexAt(event->pos());
    if (const auto issue = parseIssueRef(index.data(OutlineModel::IssueRole).toString()))
        showThemeMenu(*issue, event->globalPos());
    else
        showRemoveMenu(index, event->globalPos());
}

void OutlinePane::move(int offset)
{
    const QList<TextEdit> edits = m_outline->moved(currentIndex(), offset);
    if (!edits.isEmpty())
        emit editsWanted(edits);
}

void OutlinePane::remove(const QModelIndex &index)
{
    const QList<TextEdit> edits = m_outline->removed(index);
    if (edits.isEmpty())
        return;
    const QString name = index.data().toString();
    emit editsWanted(edits);
    emit lineRemoved(name);
}

void OutlinePane::showRemoveMenu(const QModelIndex &index, const QPoint &at)
{
    if (m_outline->removed(index).isEmpty())
        return;
    QMenu menu(this);
    const QAction *out = menu.addAction(tr("Take out of the article"), QKeySequence::Delete);
    const QPersistentModelIndex line(index);
    if (menu.exec(at) == out)
        remove(line);
}

void OutlinePane::showThemeMenu(const IssueRef &issue, const QPoint &at)
{
    if (issue.number.isEmpty())
        return;
    QMenu menu(this);
    walk(*m_outline, {}, [&](const QModelIndex &line) {
        if (!isKind(line, OutlineNode::Kind::Theme))
            return;
        const QString key = line.data(OutlineModel::KeyRole).toString();
        QAction *action =
                menu.addAction(tr("Into theme %1").arg(line.data().toString().replace(u'&', u"&&"_s)));
        action->setData(key);
        action->setEnabled(!m_outline->assigned(issue, key).isEmpty());
    });
    if (menu.isEmpty())
        menu.addAction(tr("There is no theme yet."))->setEnabled(false);
    menu.addSeparator();
    QAction *out = menu.addAction(tr("Out of its theme"));
    out->setEnabled(!m_outline->assigned(issue, {}).isEmpty());
    const QAction *chosen = menu.exec(at);
    if (chosen)
        emit editsWanted(m_outline->assigned(issue, chosen == out ? QString() : chosen->data().toString()));
}

void OutlinePane::changeEvent(QEvent *event)
{
    QTreeView::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        m_outline->setLocale(locale());
        retranslate();
    } else if (event->type() == QEvent::ApplicationPaletteChange) {
        applyListColours(*this);
    }
}

void OutlinePane::retranslate()
{
    setAccessibleName(tr("Outline"));
    setStatusTip(tr(
            "Drag rows into themes, or press F; Alt+Up and Alt+Down move a line, Delete takes a theme out."));
}

} // namespace Winnow
