// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "answerstrip.h"

#include "theme/spacing.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

namespace Winnow {

AnswerStrip::AnswerStrip(QWidget *parent)
    : QWidget(parent)
    , m_question(new QLabel(this))
    , m_field(new QLineEdit(this))
    , m_yes(new QPushButton(this))
    , m_no(new QPushButton(tr("Cancel"), this))
{
    m_question->setTextFormat(Qt::PlainText);
    m_question->setWordWrap(true);
    m_question->setBuddy(m_field);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(space);
    layout->addWidget(m_question, 2);
    layout->addWidget(m_field, 3);
    layout->addWidget(m_yes);
    layout->addWidget(m_no);
    connect(m_field, &QLineEdit::returnPressed, this, &AnswerStrip::answer);
    connect(m_field, &QLineEdit::textChanged, this, &AnswerStrip::updateState);
    connect(m_yes, &QPushButton::clicked, this, &AnswerStrip::answer);
    connect(m_no, &QPushButton::clicked, this, &AnswerStrip::cancelled);
    hide();
}

void AnswerStrip::ask(const QString &question, const QString &yes, bool mayBeEmpty)
{
    m_mayBeEmpty = mayBeEmpty;
    m_question->setText(question);
    m_yes->setText(yes);
    m_field->setAccessibleName(question);
    m_field->setPlaceholderText(mayBeEmpty ? tr("Note, if there is something to say") : tr("Note"));
    m_field->clear();
    updateState();
    show();
    m_field->setFocus(Qt::OtherFocusReason);
}

void AnswerStrip::dismiss()
{
    hide();
}

QString AnswerStrip::question() const
{
    return m_question->text();
}

void AnswerStrip::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        emit cancelled();
    else if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && !m_field->hasFocus())
        m_no->hasFocus() ? emit cancelled() : answer();
    else
        QWidget::keyPressEvent(event);
}

void AnswerStrip::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        m_no->setText(tr("Cancel"));
}

void AnswerStrip::answer()
{
    const QString text = m_field->text().trimmed();
    if (text.isEmpty() && !m_mayBeEmpty)
        return;
    // Null means "not given"; an empty note would say that there is one.
    emit answered(text.isEmpty() ? QString() : text);
}

void AnswerStrip::updateState()
{
    m_yes->setEnabled(m_mayBeEmpty || !m_field->text().trimmed().isEmpty());
}

} // namespace Winnow
