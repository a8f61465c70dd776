// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "guardline.h"

#include "theme/spacing.h"
#include "theme/themecolours.h"

#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QToolButton>

namespace Winnow {

GuardLine::GuardLine(QWidget *parent)
    : QFrame(parent)
    , m_text(new QLabel(this))
    , m_reason(new QLineEdit(this))
    , m_show(new QToolButton(this))
{
    setAutoFillBackground(true);
    m_show->setAutoRaise(true);
    m_show->setFocusPolicy(Qt::TabFocus);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(spaceLarge, spaceSmall, space, spaceSmall);
    layout->setSpacing(space);
    layout->addWidget(m_text);
    layout->addWidget(m_reason, 1);
    layout->addStretch(0);
    layout->addWidget(m_show);
    connect(m_reason, &QLineEdit::textChanged, this, &GuardLine::reasonChanged);
    connect(m_show, &QToolButton::clicked, this, &GuardLine::problemsRequested);
    refresh();
}

void GuardLine::setProblems(int errors, int warnings)
{
    m_errors = errors;
    m_warnings = warnings;
    refresh();
}

void GuardLine::setWritable(bool isWritable)
{
    m_isWritable = isWritable;
    refresh();
}

QString GuardLine::reason() const
{
    return m_reason->text();
}

void GuardLine::clearReason()
{
    m_reason->clear();
}

void GuardLine::askReason()
{
    m_reason->setFocus(Qt::OtherFocusReason);
}

QString GuardLine::text() const
{
    return m_text->text();
}

void GuardLine::changeEvent(QEvent *event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::ApplicationPaletteChange)
        refresh();
}

void GuardLine::refresh()
{
    if (m_errors > 0)
        m_text->setText(tr("%n error(s) of the lint keep this from going out.", nullptr, m_errors));
    else if (m_warnings > 0)
        m_text->setText(tr("No errors; %n warning(s) of the lint.", nullptr, m_warnings));
    else
        m_text->setText(tr("The lint finds nothing: every claim agrees with the record."));
    m_reason->setVisible(m_errors > 0);
    m_reason->setEnabled(m_isWritable);
    m_reason->setPlaceholderText(tr("Publish all the same, because… (this goes into the history)"));
    m_reason->setAccessibleName(tr("Why it is published in spite of errors"));
    m_show->setVisible(m_errors + m_warnings > 0);
    m_show->setText(tr("Show problems"));
    m_show->setToolTip(tr("Goes to the article desk, where they are listed"));
    const ThemeColours &colours = themeColours(QGuiApplication::palette());
    QPalette own;
    if (m_errors > 0) {
        own.setColor(QPalette::Window, colours.warning);
        own.setColor(QPalette::WindowText, colours.warningText);
    }
    setPalette(own);
    m_text->setPalette(own);
}

} // namespace Winnow
