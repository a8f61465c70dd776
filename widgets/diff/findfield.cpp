// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "findfield.h"

#include "theme/spacing.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QToolButton>

namespace Winnow {

namespace {

QToolButton *makeButton(QWidget *parent, Qt::ArrowType arrow, const QString &name)
{
    auto *const button = new QToolButton(parent);
    button->setArrowType(arrow);
    button->setAutoRaise(true);
    button->setEnabled(false);
    button->setToolTip(name);
    button->setAccessibleName(name);
    return button;
}

} // namespace

FindField::FindField(QWidget *parent)
    : QWidget(parent)
    , m_edit(new QLineEdit(this))
    , m_count(new QLabel(this))
    , m_previous(makeButton(this, Qt::UpArrow, tr("Previous match (Shift+F3)")))
    , m_next(makeButton(this, Qt::DownArrow, tr("Next match (F3)")))
{
    auto *const row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(spaceSmall);
    row->addWidget(m_edit);
    row->addWidget(m_count);
    row->addWidget(m_previous);
    row->addWidget(m_next);
    setPurpose(tr("Find in the diff"));
    m_edit->setClearButtonEnabled(true);
    m_edit->setMinimumWidth(fontMetrics().averageCharWidth() * 16);
    m_edit->installEventFilter(this);
    setFocusProxy(m_edit);
    connect(m_edit, &QLineEdit::textChanged, this, &FindField::wordsChanged);
    connect(m_next, &QToolButton::clicked, this, &FindField::nextRequested);
    connect(m_previous, &QToolButton::clicked, this, &FindField::previousRequested);
}

void FindField::setPurpose(const QString &purpose)
{
    m_edit->setPlaceholderText(purpose);
    m_edit->setAccessibleName(purpose);
}

QString FindField::words() const
{
    return m_edit->text();
}

void FindField::activate()
{
    m_edit->setFocus(Qt::ShortcutFocusReason);
    m_edit->selectAll();
}

void FindField::showCount(qsizetype current, qsizetype count)
{
    const QLocale locale;
    if (words().isEmpty())
        m_count->clear();
    else if (count == 0)
        m_count->setText(tr("nothing found"));
    else if (current < 0)
        m_count->setText(tr("%Ln found", "number of matches", static_cast<int>(count)));
    else
        m_count->setText(tr("%1 of %2", "number of a match, number of matches")
                        .arg(locale.toString(current + 1), locale.toString(count)));
    m_count->setVisible(!m_count->text().isEmpty());
    m_previous->setEnabled(count > 0);
    m_next->setEnabled(count > 0);
}

bool FindField::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != m_edit || event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const auto *const key = static_cast<QKeyEvent *>(event);
    const bool isShift = key->modifiers().testFlag(Qt::ShiftModifier);
    switch (key->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_F3:
        isShift ? emit previousRequested() : emit nextRequested();
        return true;
    case Qt::Key_Escape:
        emit leaveRequested();
        return true;
    default:
        return false;
    }
}

} // namespace Winnow
