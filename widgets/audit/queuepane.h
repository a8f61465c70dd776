// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "items/auditqueuemodel.h"

#include <QWidget>

class QComboBox;
class QListView;

namespace Winnow {

class FilterChips;
class SearchField;
class TableNotice;

/// The audit's queue with its filters. There is always a current line where there is any.
class QueuePane final : public QWidget
{
    Q_OBJECT

public:
    explicit QueuePane(AuditQueueModel &model, QWidget *parent = nullptr);

    /// Counts, repositories and the notice of an empty list, after the model changed.
    void refresh();

    const AuditFilter &filter() const { return m_model->filter(); }
    void setFilter(const AuditFilter &filter);
    void clearFilter();

    AuditSubject current() const;
    /// False where the list does not have it.
    bool setCurrent(const AuditSubject &subject);
    bool hasVisibleCurrent() const;
    void scrollToCurrent();
    void moveCurrent(int step);
    /// Goes to the next line that wants a look; false where none does.
    bool goToNextWaiting();

    void focusList();
    void focusSearch();

    QListView *list() const { return m_list; }
    SearchField *searchField() const { return m_search; }
    FilterChips *chips() const { return m_chips; }
    QComboBox *repositories() const { return m_repositories; }
    /// What the list says where it is empty; null where it is not.
    QString emptyText() const;

signals:
    void currentChanged(const Winnow::AuditSubject &subject);
    void filterChanged();
    /// Enter or a double click: on to what is to be read.
    void opened();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void buildLayout();
    void applyFilter(AuditFilter filter);
    void fillRepositories();
    void setCurrentRow(int row);
    void ensureCurrent();
    void tellCurrent();
    void retranslate();

    AuditQueueModel *m_model;
    SearchField *m_search;
    QComboBox *m_repositories;
    FilterChips *m_chips;
    QListView *m_list;
    TableNotice *m_notice;
    QString m_noticeText;
    AuditSubject m_told;
};

} // namespace Winnow
