// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QPlainTextEdit>

namespace Winnow {

/// Two lines for a note. Ctrl+Enter records, Esc and Tab leave; anything else is text, and nothing reaches
/// the window's shortcuts while an input method composes.
class NoteField final : public QPlainTextEdit
{
    Q_OBJECT

public:
    explicit NoteField(QWidget *parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

signals:
    void recordRequested();
    void leaveRequested();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void applyOutline();
};

} // namespace Winnow
