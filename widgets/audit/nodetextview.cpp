// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "nodetextview.h"

#include "nodehighlighter.h"
#include "theme/spacing.h"
#include "theme/themecolours.h"

#include <QKeyEvent>
#include <QScrollBar>

namespace Winnow {

NodeTextView::NodeTextView(QWidget *parent)
    : QPlainTextEdit(parent)
    , m_highlighter(new NodeHighlighter(document()))
{
    setReadOnly(true);
    setUndoRedoEnabled(false);
    setTabChangesFocus(true);
    setFrameShape(QFrame::NoFrame);
    setLineWrapMode(QPlainTextEdit::WidgetWidth);
    setWordWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    document()->setDocumentMargin(spaceLarge);
    m_highlighter->applyStyle(palette(), font());
}

void NodeTextView::showText(
        const QString &text, const QList<TextRange> &marks, const QList<TextRange> &passages, qsizetype first)
{
    const bool isOther = text != m_text;
    if (!isOther && marks == m_marks && passages == m_passages)
        return;
    m_marks = marks;
    m_passages = passages;
    m_current = -1;
    if (isOther) {
        m_text = text;
        setPlainText(text);
    }
    if (first >= 0)
        goToPassage(first);
    else
        paintMarks();
    emit passageChanged();
}

void NodeTextView::movePassage(qsizetype step)
{
    if (m_passages.isEmpty())
        return;
    const qsizetype count = m_passages.size();
    goToPassage(m_current < 0 ? (step > 0 ? 0 : count - 1) : (m_current + step + count) % count);
    emit passageChanged();
}

void NodeTextView::goToPassage(qsizetype passage)
{
    m_current = passage;
    const TextRange &place = m_passages.at(passage);
    // Its end, then its beginning: all of it is in view where that is possible, else where it begins.
    for (const qsizetype at : {place.end(), place.begin}) {
        QTextCursor cursor(document());
        cursor.setPosition(static_cast<int>(at));
        setTextCursor(cursor);
        ensureCursorVisible();
    }
    paintMarks();
}

void NodeTextView::paintMarks()
{
    const ThemeColours &colours = themeColours(palette());
    QList<QTextEdit::ExtraSelection> selections;
    const auto add = [&](const TextRange &range, const QTextCharFormat &format) {
        QTextCursor cursor(document());
        cursor.setPosition(static_cast<int>(range.begin));
        cursor.setPosition(static_cast<int>(range.end()), QTextCursor::KeepAnchor);
        selections.append({cursor, format});
    };
    if (m_current >= 0) {
        QTextCharFormat current;
        current.setBackground(colours.current);
        add(m_passages.at(m_current), current);
    }
    QTextCharFormat mark;
    mark.setBackground(colours.warning);
    mark.setForeground(colours.warningText);
    for (const TextRange &range : std::as_const(m_marks))
        add(range, mark);
    setExtraSelections(selections);
}

void NodeTextView::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Escape:
        emit leaveRequested();
        return;
    case Qt::Key_Home:
        verticalScrollBar()->triggerAction(QAbstractSlider::SliderToMinimum);
        return;
    case Qt::Key_End:
        verticalScrollBar()->triggerAction(QAbstractSlider::SliderToMaximum);
        return;
    default:
        QPlainTextEdit::keyPressEvent(event);
    }
}

void NodeTextView::changeEvent(QEvent *event)
{
    QPlainTextEdit::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) {
        m_highlighter->applyStyle(palette(), font());
        paintMarks();
    }
}

} // namespace Winnow
