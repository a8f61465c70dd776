// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "resolutionpopup.h"

#include "theme/spacing.h"
#include "theme/themecolours.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>

namespace Winnow {

namespace {

constexpr int usualWidth = 360;

} // namespace

ResolutionPopup::ResolutionPopup(QWidget *parent)
    : QFrame(parent, Qt::Popup)
    , m_title(new QLabel(this))
    , m_choice(new QComboBox(this))
    , m_reason(new QLineEdit(this))
    , m_remark(new QLabel(this))
{
    m_title->setTextFormat(Qt::PlainText);
    m_remark->setTextFormat(Qt::PlainText);
    m_remark->setWordWrap(true);
    m_remark->setForegroundRole(QPalette::PlaceholderText);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(spaceLarge, space, spaceLarge, space);
    layout->setSpacing(spaceSmall);
    layout->addWidget(m_title);
    layout->addWidget(m_choice);
    layout->addWidget(m_reason);
    layout->addWidget(m_remark);
    connect(m_reason, &QLineEdit::returnPressed, this, &ResolutionPopup::take);
}

void ResolutionPopup::open(const Assessment &assessment, TextLanguage language, const QWidget *anchor)
{
    m_title->setText(tr("How the issue was resolved"));
    m_choice->setAccessibleName(m_title->text());
    m_choice->clear();
    m_choice->addItem(tr("As computed: %1").arg(resolutionText(assessment.resolution, language)), -1);
    for (int code = 0; code < resolutionCount; ++code)
        m_choice->addItem(resolutionText(static_cast<Resolution>(code), language), code);
    const auto &set = assessment.editorResolution;
    m_choice->setCurrentIndex(set ? 1 + static_cast<int>(set->resolution) : 0);
    m_reason->setAccessibleName(tr("Reason"));
    m_reason->setPlaceholderText(tr("Reason, to be read beside the computed one"));
    m_reason->setText(set ? set->reason : QString());
    m_remark->setText(tr("Enter sets it, Esc does not."));
    resize(std::max(usualWidth, sizeHint().width()), sizeHint().height());
    move(anchor->mapToGlobal(QPoint(0, anchor->height() + spaceSmall)));
    show();
    m_choice->setFocus(Qt::PopupFocusReason);
}

void ResolutionPopup::take()
{
    const int code = m_choice->currentData().toInt();
    const QString reason = m_reason->text().trimmed();
    if (code >= 0 && reason.isEmpty()) {
        m_remark->setText(tr("Say why: the computed resolution stays beside yours."));
        adjustSize();
        m_reason->setFocus(Qt::OtherFocusReason);
        return;
    }
    close();
    emit chosen(code < 0 ? std::nullopt : std::optional(static_cast<Resolution>(code)), reason);
}

void ResolutionPopup::paintEvent(QPaintEvent *)
{
    const ThemeColours &colours = themeColours(palette());
    QPainter painter(this);
    painter.setPen(colours.control);
    painter.setBrush(colours.window);
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
}

} // namespace Winnow
