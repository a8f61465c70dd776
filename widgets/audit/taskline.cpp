// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "taskline.h"

#include "theme/spacing.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>

namespace Winnow {

namespace {

constexpr int barSteps = 1000; // counts of bytes would not fit into an int

} // namespace

TaskLine::TaskLine(QWidget *parent)
    : QFrame(parent)
    , m_text(new QLabel(this))
    , m_bar(new QProgressBar(this))
    , m_cancel(new QPushButton(this))
{
    m_text->setTextFormat(Qt::PlainText);
    m_bar->setTextVisible(false);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(spaceLarge, spaceSmall, space, spaceSmall);
    layout->setSpacing(space);
    layout->addWidget(m_text, 1);
    layout->addWidget(m_bar, 1);
    layout->addWidget(m_cancel);
    connect(m_cancel, &QPushButton::clicked, this, [this] {
        m_cancel->setEnabled(false);
        emit cancelRequested();
    });
    hide();
    retranslate();
}

void TaskLine::showProgress(const QString &text, qint64 done, qint64 total)
{
    if (isHidden())
        m_cancel->setEnabled(true);
    m_text->setText(text);
    m_bar->setRange(0, total > 0 ? barSteps : 0);
    m_bar->setValue(total > 0 ? static_cast<int>(done * barSteps / total) : 0);
    m_bar->setAccessibleName(text);
    show();
}

void TaskLine::finish()
{
    hide();
}

QString TaskLine::text() const
{
    return m_text->text();
}

void TaskLine::changeEvent(QEvent *event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void TaskLine::retranslate()
{
    m_cancel->setText(tr("Cancel"));
}

} // namespace Winnow
