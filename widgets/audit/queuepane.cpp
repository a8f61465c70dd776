// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "queuepane.h"

#include "filterchips.h"
#include "queuedelegate.h"
#include "theme/spacing.h"
#include "triage/searchfield.h"
#include "triage/tablenotice.h"

#include <QComboBox>
#include <QKeyEvent>
#include <QListView>
#include <QVBoxLayout>

namespace Winnow {

using namespace Qt::StringLiterals;

QueuePane::QueuePane(AuditQueueModel &model, QWidget *parent)
    : QWidget(parent)
    , m_model(&model)
    , m_search(new SearchField(this))
    , m_repositories(new QComboBox(this))
    , m_chips(new FilterChips(this))
    , m_list(new QListView(this))
    , m_notice(new TableNotice(this))
{
    buildLayout();
    connect(m_search, &SearchField::typed, this, [this](const QString &text) {
        AuditFilter filter = m_model->filter();
        filter.words = text.simplified();
        applyFilter(filter);
    });
    connect(m_search, &SearchField::left, this, &QueuePane::focusList);
    connect(m_repositories, &QComboBox::activated, this, [this](int index) {
        AuditFilter filter = m_model->filter();
        filter.repo = m_repositories->itemData(index).toString();
        applyFilter(filter);
    });
    connect(m_chips, &FilterChips::chosen, this, [this](AuditShow show) {
        AuditFilter filter = m_model->filter();
        filter.show = show;
        applyFilter(filter);
    });
    connect(m_notice, &TableNotice::actionRequested, this, &QueuePane::clearFilter);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, &QueuePane::tellCurrent);
    connect(m_list, &QListView::activated, this, &QueuePane::opened);
    retranslate();
}

void QueuePane::buildLayout()
{
    m_list->setModel(m_model);
    m_list->setItemDelegate(new QueueDelegate(m_list));
    m_list->setSelectionMode(QAbstractItemView::SingleSelection);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setMouseTracking(true);
    m_list->installEventFilter(this);
    m_repositories->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_repositories->setMinimumContentsLength(8);
    auto *head = new QVBoxLayout;
    head->setContentsMargins(spaceLarge, space, space, space);
    head->setSpacing(space);
    head->addWidget(m_search);
    head->addWidget(m_repositories);
    head->addWidget(m_chips);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(head);
    layout->addWidget(m_list, 1);
    layout->addWidget(m_notice, 1);
    m_notice->hide();
}

void QueuePane::refresh()
{
    m_chips->setCounts(m_model->counts());
    fillRepositories();
    ensureCurrent();
    const bool isEmpty = m_model->rowCount() == 0;
    const bool isFiltered = m_model->filter() != AuditFilter();
    m_noticeText = QString();
    if (isEmpty && m_model->queue().rows.isEmpty())
        m_noticeText = tr("Nothing is kept yet.");
    else if (isEmpty && m_model->filter() == AuditFilter{AuditShow::Unaudited, {}, {}})
        m_noticeText = tr("Every reference has been judged.");
    else if (isEmpty)
        m_noticeText = tr("No reference is like that.");
    m_notice->setTexts(m_noticeText, isEmpty && isFiltered ? tr("Show all") : QString());
    m_list->setVisible(!isEmpty);
    m_notice->setVisible(isEmpty);
}

void QueuePane::setFilter(const AuditFilter &filter)
{
    m_search->setText(filter.words);
    m_chips->setShown(filter.show);
    m_model->setFilter(filter);
    refresh();
}

void QueuePane::clearFilter()
{
    setFilter({});
    emit filterChanged();
    focusList();
}

void QueuePane::applyFilter(AuditFilter filter)
{
    m_model->setFilter(filter);
    refresh();
    scrollToCurrent();
    emit filterChanged();
}

void QueuePane::fillRepositories()
{
    const QStringList names = auditRepositories(m_model->queue());
    QStringList shown;
    for (int i = 1; i < m_repositories->count(); ++i)
        shown.append(m_repositories->itemData(i).toString());
    if (shown != names || m_repositories->count() == 0) {
        m_repositories->clear();
        m_repositories->addItem(tr("All repositories"), QString());
        for (const QString &name : names)
            m_repositories->addItem(name, name);
    }
    m_repositories->setCurrentIndex(std::max(0, m_repositories->findData(m_model->filter().repo)));
}

AuditSubject QueuePane::current() const
{
    return m_model->subjectAt(m_list->currentIndex().row());
}

bool QueuePane::setCurrent(const AuditSubject &subject)
{
    const int row = m_model->rowOf(subject);
    if (row < 0)
        return false;
    setCurrentRow(row);
    return true;
}

void QueuePane::setCurrentRow(int row)
{
    m_list->setCurrentIndex(m_model->index(row));
    scrollToCurrent();
}

void QueuePane::scrollToCurrent()
{
    const int row = m_list->currentIndex().row();
    // With the heading that says which row this is.
    if (row > 0 && !m_model->lineAt(row - 1).isSubject())
        m_list->scrollTo(m_model->index(row - 1));
    m_list->scrollTo(m_list->currentIndex());
}

bool QueuePane::hasVisibleCurrent() const
{
    const QModelIndex index = m_list->currentIndex();
    return index.isValid() && m_list->isVisible()
            && m_list->viewport()->rect().contains(m_list->visualRect(index).center());
}

void QueuePane::moveCurrent(int step)
{
    const int row = m_model->nextSubject(m_list->currentIndex().row(), step);
    if (row >= 0)
        setCurrentRow(row);
}

bool QueuePane::goToNextWaiting()
{
    const int row = m_model->nextWaiting(m_list->currentIndex().row());
    if (row >= 0)
        setCurrentRow(row);
    return row >= 0;
}

/// A line that is gone leaves its place to the next one.
void QueuePane::ensureCurrent()
{
    if (current().isNull() && m_model->rowCount() > 0) {
        const int row = std::clamp(m_list->currentIndex().row(), 0, m_model->rowCount() - 1);
        const int below = m_model->nextSubject(row - 1);
        setCurrentRow(below >= 0 ? below : m_model->nextSubject(row, -1));
    }
    tellCurrent();
}

void QueuePane::tellCurrent()
{
    const AuditSubject subject = current();
    if (subject == m_told)
        return;
    m_told = subject;
    emit currentChanged(subject);
}

void QueuePane::focusList()
{
    m_list->setFocus(Qt::OtherFocusReason);
}

void QueuePane::focusSearch()
{
    m_search->setFocus(Qt::ShortcutFocusReason);
    m_search->selectAll();
}

QString QueuePane::emptyText() const
{
    return m_noticeText;
}

bool QueuePane::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_list && (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut)) {
        m_list->viewport()->update();
    } else if (watched == m_list && event->type() == QEvent::Resize) {
        // Behind the layout: what was current before there was room is still to be seen.
        QMetaObject::invokeMethod(this, &QueuePane::scrollToCurrent, Qt::QueuedConnection);
    } else if (watched == m_list && event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (key->modifiers() == Qt::NoModifier && (key->key() == Qt::Key_Up || key->key() == Qt::Key_Down)) {
            moveCurrent(key->key() == Qt::Key_Up ? -1 : 1);
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void QueuePane::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::LocaleChange) {
        m_model->setLocale(locale());
        m_repositories->clear();
        retranslate();
    }
}

void QueuePane::retranslate()
{
    m_search->setPlaceholderText(tr("Search rows and nodes"));
    m_search->setAccessibleName(tr("Search rows and nodes"));
    m_repositories->setAccessibleName(tr("Repository"));
    m_list->setAccessibleName(tr("References to audit"));
    refresh();
}

} // namespace Winnow
