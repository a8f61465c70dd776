// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "reviewerprompt.h"

#include "theme/spacing.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

namespace Winnow {

ReviewerPrompt::ReviewerPrompt(QWidget *parent)
    : QFrame(parent)
    , m_question(new QLabel(this))
    , m_field(new QLineEdit(this))
    , m_take(new QPushButton(this))
    , m_cancel(new QPushButton(this))
{
    m_question->setBuddy(m_field);
    m_question->setWordWrap(true);
    m_field->setMaxLength(80);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(spaceLarge, space, spaceLarge, space);
    layout->setSpacing(space);
    layout->addWidget(m_question, 1);
    layout->addWidget(m_field);
    layout->addWidget(m_take);
    layout->addWidget(m_cancel);
    connect(m_take, &QPushButton::clicked, this, &ReviewerPrompt::take);
    connect(m_cancel, &QPushButton::clicked, this, [this] {
        hide();
        emit cancelled();
    });
    connect(m_field, &QLineEdit::returnPressed, this, &ReviewerPrompt::take);
    connect(m_field, &QLineEdit::textChanged, this,
            [this](const QString &text) { m_take->setEnabled(!text.trimmed().isEmpty()); });
    hide();
    retranslate();
}

void ReviewerPrompt::ask(const QString &suggestion)
{
    m_field->setText(suggestion);
    m_field->selectAll();
    show();
    m_field->setFocus(Qt::OtherFocusReason);
}

void ReviewerPrompt::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        m_cancel->click();
    else
        QFrame::keyPressEvent(event);
}

void ReviewerPrompt::changeEvent(QEvent *event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void ReviewerPrompt::take()
{
    const QString name = m_field->text().simplified();
    if (name.isEmpty())
        return;
    hide();
    emit named(name);
}

void ReviewerPrompt::retranslate()
{
    m_question->setText(tr("Decisions are recorded with a name. Which one is yours?"));
    m_field->setAccessibleName(tr("Your name"));
    m_take->setText(tr("Use this name"));
    m_cancel->setText(tr("Cancel"));
}

QString loginName()
{
    for (const char *variable : {"USER", "LOGNAME", "USERNAME"}) {
        if (const QString name = qEnvironmentVariable(variable); !name.isEmpty())
            return name;
    }
    return {};
}

} // namespace Winnow
