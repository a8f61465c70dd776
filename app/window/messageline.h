// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QFrame>

class QLabel;
class QToolButton;

namespace Winnow {

/// The line at the foot of the window: what has just happened, with a way to take it back, what failed and
/// what to do, and, while the mouse is on a link or a menu entry, what that does.
class MessageLine final : public QFrame
{
    Q_OBJECT

public:
    enum class Kind : quint8 { Notice, Warning, Error };

    explicit MessageLine(QWidget *parent = nullptr);

    /// Shows @p text until the next message; with an Undo button where @p undoable.
    void showMessage(Kind kind, const QString &text, bool undoable = false);
    /// Shows @p text in place of the message, as long as it is not empty.
    void showHint(const QString &text);
    void clear();

    const QString &message() const { return m_message; }
    Kind kind() const { return m_kind; }
    bool isUndoable() const { return m_undoable; }

signals:
    void undoRequested();

protected:
    void changeEvent(QEvent *event) override;

private:
    void refresh();

    QLabel *m_text;
    QToolButton *m_undo;
    QToolButton *m_dismiss;
    QString m_message;
    QString m_hint;
    Kind m_kind = Kind::Notice;
    bool m_undoable = false;
};

} // namespace Winnow
