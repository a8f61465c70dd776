// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "headinglabel.h"

#include <QEvent>
#include <QFontMetrics>

namespace Winnow {

void HeadingLabel::setFullText(const QString &text)
{
    m_fullText = text.simplified();
    setTextFormat(Qt::PlainText);
    setAccessibleName(m_fullText);
    elide();
    updateGeometry();
}

QSize HeadingLabel::minimumSizeHint() const
{
    return {fontMetrics().averageCharWidth() * 8, QLabel::minimumSizeHint().height()};
}

QSize HeadingLabel::sizeHint() const
{
    return {fontMetrics().horizontalAdvance(m_fullText) + margin() * 2 + 2, QLabel::sizeHint().height()};
}

void HeadingLabel::resizeEvent(QResizeEvent *event)
{
    QLabel::resizeEvent(event);
    elide();
}

void HeadingLabel::changeEvent(QEvent *event)
{
    QLabel::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        elide();
}

void HeadingLabel::elide()
{
    const QString shown = fontMetrics().elidedText(m_fullText, Qt::ElideRight, contentsRect().width());
    if (shown != text())
        setText(shown);
    setToolTip(shown == m_fullText ? QString() : m_fullText.toHtmlEscaped());
}

} // namespace Winnow
