// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "diffaccessible.h"

#include "diffview.h"

#include <QAccessibleWidget>

namespace Winnow {

namespace {

/// The line under the caret as a text; the whole diff would be too much to hand over.
class AccessibleDiff final
    : public QAccessibleWidget
    , public QAccessibleTextInterface
{
public:
    explicit AccessibleDiff(DiffView *view)
        : QAccessibleWidget(view, QAccessible::Document)
    {}

    void *interface_cast(QAccessible::InterfaceType type) override
    {
        return type == QAccessible::TextInterface ? static_cast<QAccessibleTextInterface *>(this)
                                                  : QAccessibleWidget::interface_cast(type);
    }

    QString text(QAccessible::Text kind) const override
    {
        return kind == QAccessible::Value ? view()->spokenLine() : QAccessibleWidget::text(kind);
    }

    void selection(int index, int *start, int *end) const override
    {
        const QString selected = index == 0 ? view()->selectedText() : QString();
        *end = cursorPosition();
        *start = *end - static_cast<int>(std::min(selected.size(), qsizetype{*end}));
    }
    int selectionCount() const override { return view()->hasSelection() ? 1 : 0; }
    void addSelection(int, int) override {}
    void removeSelection(int) override {}
    void setSelection(int, int, int) override {}
    int cursorPosition() const override { return static_cast<int>(view()->caret().column); }
    void setCursorPosition(int) override {}
    QString text(int start, int end) const override
    {
        const QString line = view()->currentText();
        const int from = std::clamp(start, 0, static_cast<int>(line.size()));
        return line.mid(from, std::max(0, end - from));
    }
    int characterCount() const override { return static_cast<int>(view()->currentText().size()); }
    QRect characterRect(int) const override
    {
        const QRect line = view()->textRect(view()->caret().row, view()->caret().side);
        return {view()->viewport()->mapToGlobal(line.topLeft()), line.size()};
    }
    int offsetAtPoint(const QPoint &) const override { return -1; }
    void scrollToSubstring(int, int) override {}
    QString attributes(int offset, int *start, int *end) const override
    {
        *start = *end = offset;
        return {};
    }

private:
    DiffView *view() const { return static_cast<DiffView *>(widget()); }
};

QAccessibleInterface *makeInterface(const QString &, QObject *object)
{
    auto *const view = qobject_cast<DiffView *>(object);
    return view ? new AccessibleDiff(view) : nullptr;
}

} // namespace

void installDiffAccessibility()
{
    QAccessible::installFactory(makeInterface); // Installs one only once.
}

} // namespace Winnow
