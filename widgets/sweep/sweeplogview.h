// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "sweeplogmodel.h"

#include <QSortFilterProxyModel>
#include <QWidget>

class QComboBox;
class QLineEdit;
class QListView;
class QPushButton;

namespace Winnow {

/// The log of a sweep, narrowed by kind and words. Ctrl+C copies the chosen lines, or all that are shown.
class SweepLogView final : public QWidget
{
    Q_OBJECT

public:
    explicit SweepLogView(QWidget *parent = nullptr);

    SweepLogModel &model() { return m_model; }
    /// The lines that are shown.
    QStringList shownLines() const;
    void focusFilter();

    QComboBox *kinds() const { return m_kinds; }
    QLineEdit *words() const { return m_words; }
    QListView *list() const { return m_list; }

public slots:
    void copy() const;

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    class Filter;

    void retranslate();

    SweepLogModel m_model;
    Filter *m_filter;
    QComboBox *m_kinds;
    QLineEdit *m_words;
    QPushButton *m_copy;
    QListView *m_list;
};

} // namespace Winnow
