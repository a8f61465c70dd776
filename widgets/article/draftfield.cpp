// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "draftfield.h"

#include "drafthighlighter.h"
#include "theme/themecolours.h"

#include <QGuiApplication>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextLayout>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace Winnow {

using namespace Qt::StringLiterals;

DraftField::DraftField(TextLanguage language, QWidget *parent)
    : QPlainTextEdit(parent)
    , m_language(language)
    , m_highlighter(new DraftHighlighter(document(), language))
{
    setUndoRedoEnabled(false);
    setTabChangesFocus(true);
    setLineWrapMode(QPlainTextEdit::WidgetWidth);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setFrameStyle(QFrame::Box | QFrame::Plain);
    setLocale(language == TextLanguage::Chinese ? QLocale(u"zh_CN"_s) : QLocale(u"en"_s));
    applyOutline();
    connect(this, &QPlainTextEdit::textChanged, this, [this] {
        if (!m_isShowing)
            emit edited();
    });
    connect(document()->documentLayout(), &QAbstractTextDocumentLayout::documentSizeChanged, this,
            &DraftField::fitHeight);
}

void DraftField::showText(const QString &text)
{
    if (text == toPlainText())
        return;
    const int position = textCursor().position();
    m_isShowing = true;
    setPlainText(text);
    m_isShowing = false;
    QTextCursor cursor = textCursor();
    cursor.setPosition(static_cast<int>(std::min<qsizetype>(position, text.size())));
    setTextCursor(cursor);
}

void DraftField::insertText(const QString &text)
{
    insertPlainText(text);
    setFocus();
}

void DraftField::select(qsizetype start, qsizetype end)
{
    const int length = static_cast<int>(toPlainText().size());
    const bool isWhole = start == end;
    QTextCursor cursor = textCursor();
    cursor.setPosition(isWhole ? 0 : std::min(static_cast<int>(start), length));
    cursor.setPosition(isWhole ? length : std::min(static_cast<int>(end), length), QTextCursor::KeepAnchor);
    setTextCursor(cursor);
    setFocus();
}

void DraftField::setLeastLines(int lines)
{
    m_leastLines = lines;
    fitHeight();
}

QSize DraftField::sizeHint() const
{
    // Lines with code are higher than others, so the blocks are measured and not their lines counted.
    double height = m_leastLines * fontMetrics().lineSpacing();
    double text = 0;
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next())
        text += blockBoundingRect(block).height();
    height = std::max(height, text);
    const int margins = 2 * frameWidth() + 2 * static_cast<int>(document()->documentMargin());
    return {fontMetrics().averageCharWidth() * 24, static_cast<int>(std::ceil(height)) + margins};
}

QSize DraftField::minimumSizeHint() const
{
    return {fontMetrics().averageCharWidth() * 10, sizeHint().height()};
}

void DraftField::fitHeight()
{
    updateGeometry();
    // What was scrolled to make room for a line that now has room.
    verticalScrollBar()->setValue(0);
}

void DraftField::keyPressEvent(QKeyEvent *event)
{
    if (event->matches(QKeySequence::Undo))
        emit undoRequested();
    else if (event->matches(QKeySequence::Redo))
        emit redoRequested();
    else if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        event->ignore(); // a cell of a table has one line
    else
        QPlainTextEdit::keyPressEvent(event);
}

void DraftField::focusOutEvent(QFocusEvent *event)
{
    QPlainTextEdit::focusOutEvent(event);
    emit left();
}

void DraftField::resizeEvent(QResizeEvent *event)
{
    QPlainTextEdit::resizeEvent(event);
    fitHeight();
}

void DraftField::changeEvent(QEvent *event)
{
    QPlainTextEdit::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fitHeight();
    else if (event->type() == QEvent::ApplicationPaletteChange)
        applyOutline();
}

bool DraftField::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto *help = static_cast<QHelpEvent *>(event);
        const GlossaryTerm *term = m_highlighter->termAt(cursorForPosition(help->pos()).position());
        const QString pair = term ? u"%1 = %2"_s.arg(term->zh, term->en) : QString();
        QToolTip::showText(help->globalPos(),
                term && !term->note.isEmpty() ? u"%1\n%2"_s.arg(pair, term->note) : pair, this);
        return true;
    }
    return QPlainTextEdit::event(event);
}

void DraftField::applyOutline()
{
    QPalette own;
    own.setColor(QPalette::WindowText, themeColours(QGuiApplication::palette()).control);
    setPalette(own);
    m_highlighter->applyTheme();
}

} // namespace Winnow
