// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "overlaypanel.h"

#include <QList>
#include <QPointer>

class QKeyEvent;
class QLabel;
class QLineEdit;
class QTreeWidget;

namespace Winnow {

/// One thing to choose.
struct Choice
{
    QString id;
    QString text;
    QString detail; ///< Muted, behind the text.
    QString keywords; ///< Found by typing, too, but not shown.
};

/// A list to choose from by keyboard, laid over the window above a widget, not a window of its own: digits
/// pick the first ten at once, Shift and a letter the next ones, typing narrows the list, Enter picks, Esc
/// cancels.
class ChoicePopup final : public OverlayPanel
{
    Q_OBJECT

public:
    explicit ChoicePopup(QWidget *parent = nullptr);

    void setTitle(const QString &title);
    void setPlaceholder(const QString &text);
    /// What stands below the list; empty for nothing.
    void setRemark(const QString &text);

    /// Whether keys are dealt to the choices. Without it digits are text like any other.
    void setDealsKeys(bool deals) { m_dealsKeys = deals; }
    /// Whether typing narrows the list here; else whoever hears textEdited() sets new choices.
    void setNarrows(bool narrows) { m_narrows = narrows; }

    void setChoices(const QList<Choice> &choices);
    const QList<Choice> &choices() const { return m_choices; }

    /// Opens above @p anchor, empty and with the keyboard in it.
    void openAbove(QWidget *anchor);
    /// The same in the upper middle of @p window.
    void openAtTop(QWidget *window);
    bool isOpen() const { return isVisible(); }
    void close();

    QLineEdit *input() const { return m_input; }

signals:
    void chosen(const QString &id);
    void cancelled();
    void textEdited(const QString &text);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    bool handleKey(QKeyEvent *event);
    bool pickByKey(const QKeyEvent *event);
    void addLine(const Choice &choice, const QString &key);
    void fillList();
    void moveCurrent(int rows);
    void pickCurrent();
    void pick(const QString &id);
    void cancel();
    void openIn(QWidget *window);
    void place();

    QLabel *m_title;
    QLineEdit *m_input;
    QTreeWidget *m_list;
    QLabel *m_remark;
    QList<Choice> m_choices;
    QPointer<QWidget> m_window;
    QPointer<QWidget> m_anchor; ///< Null: in the upper middle.
    bool m_dealsKeys = true;
    bool m_narrows = true;
};

} // namespace Winnow
