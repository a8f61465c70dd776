// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "items/problemsmodel.h"

#include <QWidget>

class QLabel;
class QToolButton;
class QTreeView;

namespace Winnow {

/// What the lint found: a press goes to the place, one key applies a fix that is sure.
class ProblemsPane final : public QWidget
{
    Q_OBJECT

public:
    explicit ProblemsPane(ProblemsModel &model, QWidget *parent = nullptr);

    QTreeView *list() const { return m_list; }

signals:
    void problemChosen(const Winnow::LintProblem &problem);
    void fixWanted(const Winnow::LintProblem &problem);

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    const LintProblem *current() const;
    void updateSummary();
    void fixCurrent();
    void retranslate();

    ProblemsModel *m_model;
    QLabel *m_summary;
    QToolButton *m_fix;
    QTreeView *m_list;
};

} // namespace Winnow
