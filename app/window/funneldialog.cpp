// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "funneldialog.h"

#include "funnel/funnelview.h"
#include "theme/spacing.h"

#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

namespace Winnow {

FunnelDialog::FunnelDialog(QWidget *parent)
    : QDialog(parent)
    , m_title(new QLabel(this))
    , m_remark(new QLabel(this))
    , m_view(new FunnelView)
    , m_copyText(new QPushButton(this))
    , m_copySvg(new QPushButton(this))
    , m_close(new QPushButton(this))
{
    QFont font = m_title->font();
    font.setPointSizeF(font.pointSizeF() * 1.2);
    font.setWeight(QFont::DemiBold);
    m_title->setFont(font);
    m_title->setTextFormat(Qt::PlainText);
    m_title->setWordWrap(true);
    m_remark->setForegroundRole(QPalette::PlaceholderText);
    m_remark->setWordWrap(true);
    auto *scroll = new QScrollArea(this);
    scroll->setWidget(m_view);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(space);
    buttons->addWidget(m_copyText);
    buttons->addWidget(m_copySvg);
    buttons->addStretch(1);
    buttons->addWidget(m_close);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(2 * spaceLarge, 2 * spaceLarge, 2 * spaceLarge, spaceLarge);
    layout->setSpacing(spaceLarge);
    layout->addWidget(m_title);
    layout->addWidget(scroll, 1);
    layout->addWidget(m_remark);
    layout->addLayout(buttons);
    connect(m_copyText, &QPushButton::clicked, m_view, &FunnelView::copyText);
    connect(m_copySvg, &QPushButton::clicked, m_view, &FunnelView::copySvg);
    connect(m_close, &QPushButton::clicked, this, &QDialog::close);
    m_copyText->setAutoDefault(false);
    m_copySvg->setAutoDefault(false);
    m_close->setDefault(true);
    resize(fontMetrics().averageCharWidth() * 112, fontMetrics().lineSpacing() * 34);
    retranslate();
}

void FunnelDialog::setBatch(const QString &batch)
{
    m_title->setText(batch);
}

void FunnelDialog::setFunnel(const Funnel &funnel)
{
    m_view->setFunnel(funnel);
}

void FunnelDialog::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void FunnelDialog::retranslate()
{
    setWindowTitle(tr("Funnel"));
    m_remark->setText(
            tr("Each issue of the workspace is counted once, by what holds for this instalment now."));
    m_copyText->setText(tr("Copy in &words"));
    m_copySvg->setText(tr("Copy as &SVG"));
    m_close->setText(tr("Close"));
}

} // namespace Winnow
