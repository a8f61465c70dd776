// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "questionstrip.h"

#include "theme/spacing.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>

namespace Winnow {

QuestionStrip::QuestionStrip(QWidget *parent)
    : QWidget(parent)
    , m_text(new QLabel(this))
    , m_yes(new QPushButton(this))
    , m_no(new QPushButton(tr("Cancel"), this))
{
    m_text->setTextFormat(Qt::PlainText);
    m_text->setWordWrap(true);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    m_text->setSizePolicy(policy);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(space);
    layout->addWidget(m_text, 1);
    layout->addWidget(m_yes);
    layout->addWidget(m_no);
    connect(m_yes, &QPushButton::clicked, this, &QuestionStrip::accepted);
    connect(m_no, &QPushButton::clicked, this, &QuestionStrip::rejected);
    hide();
}

void QuestionStrip::ask(const QString &question, const QString &yes)
{
    m_text->setText(question);
    m_yes->setText(yes);
    m_yes->setAccessibleDescription(question);
    m_yes->show();
    m_no->show();
    show();
    m_yes->setFocus(Qt::OtherFocusReason);
}

void QuestionStrip::say(const QString &sentence)
{
    m_text->setText(sentence);
    m_yes->hide();
    m_no->hide();
    show();
}

void QuestionStrip::dismiss()
{
    hide();
}

bool QuestionStrip::isAsking() const
{
    return !isHidden() && !m_yes->isHidden();
}

QString QuestionStrip::text() const
{
    return m_text->text();
}

void QuestionStrip::keyPressEvent(QKeyEvent *event)
{
    const bool isReturn = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (event->key() == Qt::Key_Escape || (isReturn && m_no->hasFocus()))
        emit rejected();
    else if (isReturn)
        emit accepted();
    else
        QWidget::keyPressEvent(event);
}

void QuestionStrip::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        m_no->setText(tr("Cancel"));
}

} // namespace Winnow
