// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "decision/overlaypanel.h"

#include <QKeySequence>

class QKeyEvent;
class QLabel;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace Winnow {

class ActionRegistry;

/// All actions with their keys, laid over the window. Enter on a row, then a key, gives the action another
/// key; a key that is taken is refused, naming who has it.
class ShortcutSheet final : public OverlayPanel
{
    Q_OBJECT

public:
    ShortcutSheet(ActionRegistry &registry, QWidget &window);

    void open();
    QTreeWidget *list() const { return m_list; }
    /// What the line below the list says.
    QString message() const;

signals:
    void closed();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    bool handleKey(QKeyEvent *event);
    void startCapture();
    void takeKey(const QKeySequence &key);
    void resetCurrent();
    void close();
    void fill();
    void place();
    void retranslate();
    void say(const QString &text);
    QLatin1StringView currentId() const;
    QString keysText(QLatin1StringView id) const;

    ActionRegistry *m_registry;
    QWidget *m_window;
    QLabel *m_title;
    QTreeWidget *m_list;
    QLabel *m_message;
    QPushButton *m_change;
    QPushButton *m_reset;
    QPushButton *m_close;
    bool m_capturing = false;
};

} // namespace Winnow
