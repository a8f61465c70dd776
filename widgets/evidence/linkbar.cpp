// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "linkbar.h"

#include "markdown/safemarkdown.h"
#include "theme/spacing.h"

#include <QDesktopServices>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>

namespace Winnow {

LinkOpener systemLinkOpener()
{
    return [](const QUrl &url) { return QDesktopServices::openUrl(url); };
}

LinkBar::LinkBar(QWidget *parent)
    : QWidget(parent)
    , m_opener(systemLinkOpener())
    , m_question(new QLabel(this))
    , m_open(new QPushButton(this))
    , m_cancel(new QPushButton(this))
{
    m_question->setTextFormat(Qt::PlainText);
    m_question->setWordWrap(true);
    m_open->setAutoDefault(true);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(spaceLarge, spaceSmall, spaceLarge, spaceSmall);
    layout->setSpacing(space);
    layout->addWidget(m_question, 1);
    layout->addWidget(m_open);
    layout->addWidget(m_cancel);
    connect(m_open, &QPushButton::clicked, this, &LinkBar::open);
    connect(m_cancel, &QPushButton::clicked, this, &LinkBar::dismiss);
    hide();
    retranslate();
}

void LinkBar::ask(const QUrl &url)
{
    if (!isSafeLink(url.toString()))
        return;
    m_url = url;
    retranslate();
    show();
    m_open->setFocus(Qt::OtherFocusReason);
}

void LinkBar::dismiss()
{
    if (isHidden())
        return;
    hide();
    emit closed();
}

void LinkBar::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        dismiss();
    else if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        m_cancel->hasFocus() ? dismiss() : open();
    else
        QWidget::keyPressEvent(event);
}

void LinkBar::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void LinkBar::open()
{
    const QUrl url = m_url;
    dismiss();
    if (!m_opener(url))
        emit openFailed(url);
}

void LinkBar::retranslate()
{
    m_question->setText(tr("This link leads out of Winnow: %1").arg(m_url.toString(QUrl::FullyEncoded)));
    m_question->setToolTip(m_question->text().toHtmlEscaped());
    m_open->setText(tr("Open in the browser"));
    m_cancel->setText(tr("Do not open"));
}

} // namespace Winnow
