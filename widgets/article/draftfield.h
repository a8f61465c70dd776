// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "domain/glossary.h"
#include "domain/textlanguage.h"

#include <QPlainTextEdit>

namespace Winnow {

class DraftHighlighter;

/// One text of a row under edit: as high as its text, Markdown coloured, terms underlined. Undo is the window's, over
/// everything an editor does, and not the field's own; Tab and Shift+Tab go to the next field.
class DraftField final : public QPlainTextEdit
{
    Q_OBJECT

public:
    DraftField(TextLanguage language, QWidget *parent);

    TextLanguage language() const { return m_language; }
    QString text() const { return toPlainText(); }
    /// Shows @p text, which is not an edit; the cursor stays where it can.
    void showText(const QString &text);
    void insertText(const QString &text);
    /// Selects from @p start to @p end (UTF-16 units); all of it where both are 0.
    void select(qsizetype start, qsizetype end);
    DraftHighlighter *highlighter() const { return m_highlighter; }

    /// A field shows at least so many lines.
    void setLeastLines(int lines);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    /// A person has changed the text.
    void edited();
    void undoRequested();
    void redoRequested();
    /// The field has lost the keyboard.
    void left();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    bool event(QEvent *event) override;

private:
    void applyOutline();
    void fitHeight();

    TextLanguage m_language;
    DraftHighlighter *m_highlighter;
    int m_leastLines = 1;
    bool m_isShowing = false;
};

} // namespace Winnow
