// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "evidencebrowser.h"

#include "evidencestyle.h"
#include "theme/theme.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextCursor>
#include <QToolTip>

namespace Winnow {

using namespace Qt::StringLiterals;

EvidenceBrowser::EvidenceBrowser(QWidget *parent)
    : QTextBrowser(parent)
{
    setOpenLinks(false);
    setOpenExternalLinks(false);
    setUndoRedoEnabled(false);
    setFrameShape(QFrame::NoFrame);
    setTabChangesFocus(true);
    document()->setDocumentMargin(12);
    applyStyle();
    connect(this, &QTextBrowser::highlighted, this, &EvidenceBrowser::noteHovered);
    connect(this, &QTextBrowser::anchorClicked, this, &EvidenceBrowser::linkActivated);
}

void EvidenceBrowser::showPage(const QString &html)
{
    noteHovered({});
    setHtml(html);
}

void EvidenceBrowser::appendPart(const QString &html)
{
    QTextCursor cursor(document());
    cursor.movePosition(QTextCursor::End);
    cursor.beginEditBlock();
    if (!document()->isEmpty())
        cursor.insertBlock(QTextBlockFormat(), QTextCharFormat());
    cursor.insertHtml(html);
    cursor.endEditBlock();
}

void EvidenceBrowser::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape) {
        emit leaveRequested();
        return;
    }
    if (event->key() == Qt::Key_Home && event->modifiers() == Qt::NoModifier) {
        verticalScrollBar()->triggerAction(QAbstractSlider::SliderToMinimum);
        return;
    }
    if (event->key() == Qt::Key_End && event->modifiers() == Qt::NoModifier) {
        verticalScrollBar()->triggerAction(QAbstractSlider::SliderToMaximum);
        return;
    }
    QTextBrowser::keyPressEvent(event);
}

void EvidenceBrowser::changeEvent(QEvent *event)
{
    QTextBrowser::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) {
        applyStyle();
        emit styleChanged();
    }
}

bool EvidenceBrowser::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip && !m_hovered.isEmpty()) {
        QToolTip::showText(static_cast<QHelpEvent *>(event)->globalPos(), m_hovered.toHtmlEscaped(), this);
        return true;
    }
    return QTextBrowser::event(event);
}

void EvidenceBrowser::applyStyle()
{
    document()->setDefaultStyleSheet(evidenceStyleSheet(palette())
            + u"pre, code { font-family: '%1'; }"_s.arg(codeFont(font()).family()));
}

void EvidenceBrowser::noteHovered(const QUrl &url)
{
    // The host in its encoded form: look-alike letters must not pass for another host.
    const QString address = url.toString(QUrl::FullyEncoded);
    if (m_hovered == address)
        return;
    m_hovered = address;
    emit linkHovered(address);
}

} // namespace Winnow
