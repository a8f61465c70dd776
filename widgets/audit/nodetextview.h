// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "knowledge/passages.h"

#include <QPlainTextEdit>

namespace Winnow {

class NodeHighlighter;

/// The text of a node, read-only, as it was written, with what the claim says, too, marked, and one of the sentences with
/// marks current. Lays out only what is in view: a node of 20 kB is there at once. Esc leads out of it.
class NodeTextView final : public QPlainTextEdit
{
    Q_OBJECT

public:
    explicit NodeTextView(QWidget *parent = nullptr);

    /// Shows @p text with @p marks and scrolls to passage number @p first of @p passages; -1 for none.
    void showText(const QString &text, const QList<TextRange> &marks, const QList<TextRange> &passages,
            qsizetype first);

    qsizetype passageCount() const { return m_passages.size(); }
    /// -1 for none.
    qsizetype currentPassage() const { return m_current; }
    const QList<TextRange> &marks() const { return m_marks; }

    /// Goes @p step passages on, round the end; nothing where there is none.
    void movePassage(qsizetype step);

signals:
    void passageChanged();
    void leaveRequested();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void goToPassage(qsizetype passage);
    void paintMarks();

    NodeHighlighter *m_highlighter;
    QString m_text;
    QList<TextRange> m_marks;
    QList<TextRange> m_passages;
    qsizetype m_current = -1;
};

} // namespace Winnow
