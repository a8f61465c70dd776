// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "problemspane.h"

#include "listcolours.h"

#include "theme/spacing.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

namespace Winnow {

ProblemsPane::ProblemsPane(ProblemsModel &model, QWidget *parent)
    : QWidget(parent)
    , m_model(&model)
    , m_summary(new QLabel(this))
    , m_fix(new QToolButton(this))
    , m_list(new QTreeView(this))
{
    m_list->setModel(&model);
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setAllColumnsShowFocus(true);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->header()->setSectionResizeMode(ProblemsModel::SeverityColumn, QHeaderView::ResizeToContents);
    m_list->header()->setSectionResizeMode(ProblemsModel::PlaceColumn, QHeaderView::ResizeToContents);
    m_list->installEventFilter(this);
    applyListColours(*m_list);
    auto *bar = new QHBoxLayout;
    bar->setContentsMargins(spaceLarge, spaceSmall, space, spaceSmall);
    bar->addWidget(m_summary, 1);
    bar->addWidget(m_fix);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(bar);
    layout->addWidget(m_list, 1);
    connect(m_fix, &QToolButton::clicked, this, &ProblemsPane::fixCurrent);
    connect(m_list, &QTreeView::activated, this, [this] {
        if (const LintProblem *problem = current())
            emit problemChosen(*problem);
    });
    connect(m_list, &QTreeView::clicked, this, [this] {
        if (const LintProblem *problem = current())
            emit problemChosen(*problem);
    });
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &ProblemsPane::updateSummary);
    connect(&model, &QAbstractItemModel::modelReset, this, &ProblemsPane::updateSummary);
    retranslate();
}

const LintProblem *ProblemsPane::current() const
{
    const QModelIndex index = m_list->currentIndex();
    return index.isValid() ? &m_model->problemAt(index.row()) : nullptr;
}

bool ProblemsPane::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_list && event->type() == QEvent::KeyPress
            && static_cast<QKeyEvent *>(event)->key() == Qt::Key_X
            && static_cast<QKeyEvent *>(event)->modifiers() == Qt::NoModifier) {
        fixCurrent();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void ProblemsPane::fixCurrent()
{
    const LintProblem *problem = current();
    if (problem && problem->fix)
        emit fixWanted(*problem);
}

void ProblemsPane::updateSummary()
{
    const int errors = m_model->count(LintSeverity::Error);
    const int warnings = m_model->count(LintSeverity::Warning);
    const int hints = m_model->count(LintSeverity::Hint);
    if (errors + warnings + hints == 0) {
        m_summary->setText(tr("The lint finds nothing: every claim agrees with the record."));
    } else {
        //: Summary of the lint: %1 "2 errors", %2 "1 warning", %3 "5 hints"
        m_summary->setText(tr("%1, %2, %3")
                        .arg(tr("%n error(s)", nullptr, errors), tr("%n warning(s)", nullptr, warnings),
                                tr("%n hint(s)", nullptr, hints)));
    }
    const LintProblem *problem = current();
    m_fix->setEnabled(problem && problem->fix);
}

void ProblemsPane::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        m_model->setLocale(locale());
        retranslate();
    } else if (event->type() == QEvent::ApplicationPaletteChange) {
        applyListColours(*m_list);
    }
}

void ProblemsPane::retranslate()
{
    m_fix->setText(tr("Fix"));
    m_fix->setToolTip(tr("Applies the fix of the problem that is current (X)."));
    m_list->setAccessibleName(tr("Problems"));
    updateSummary();
}

} // namespace Winnow
