// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "timelineaccessible.h"

#include "timelineview.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QPointer>

namespace Winnow {

namespace {

/// One event.
class AccessibleEntry final : public QAccessibleInterface
{
public:
    AccessibleEntry(TimelineView *view, qsizetype index)
        : m_view(view)
        , m_index(index)
    {}

    qsizetype index() const { return m_index; }
    bool isValid() const override { return m_view && m_index < m_view->entries().size(); }
    QObject *object() const override { return nullptr; }
    QWindow *window() const override { return nullptr; }
    QAccessibleInterface *childAt(int, int) const override { return nullptr; }
    QAccessibleInterface *parent() const override { return QAccessible::queryAccessibleInterface(m_view); }
    QAccessibleInterface *child(int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface *) const override { return -1; }
    void setText(QAccessible::Text, const QString &) override {}
    QAccessible::Role role() const override { return QAccessible::ListItem; }

    QString text(QAccessible::Text kind) const override
    {
        if (!isValid())
            return {};
        if (kind == QAccessible::Name)
            return m_view->entryName(m_index);
        return kind == QAccessible::Description ? m_view->entryDescription(m_index) : QString();
    }

    QRect rect() const override
    {
        if (!isValid())
            return {};
        const QRect area = m_view->entryRect(m_index);
        return {m_view->viewport()->mapToGlobal(area.topLeft()), area.size()};
    }

    QAccessible::State state() const override
    {
        QAccessible::State state;
        state.invalid = !isValid();
        state.focusable = true;
        state.selectable = true;
        const bool current = isValid() && m_view->currentEntry() == m_index;
        state.selected = current;
        state.focused = current && m_view->hasFocus();
        return state;
    }

private:
    QPointer<TimelineView> m_view;
    qsizetype m_index;
};

/// The list of them.
class AccessibleTimeline final : public QAccessibleWidget
{
public:
    explicit AccessibleTimeline(TimelineView *view)
        : QAccessibleWidget(view, QAccessible::List)
    {}
    ~AccessibleTimeline() override { forget(); }

    /// The events changed: whoever holds an old one finds it invalid.
    void forget()
    {
        for (const QAccessible::Id id : std::as_const(m_children))
            QAccessible::deleteAccessibleInterface(id);
        m_children.clear();
    }

    int childCount() const override { return static_cast<int>(view()->entries().size()); }

    QAccessibleInterface *child(int index) const override
    {
        if (index < 0 || index >= childCount())
            return nullptr;
        if (!m_children.contains(index)) {
            m_children.insert(
                    index, QAccessible::registerAccessibleInterface(new AccessibleEntry(view(), index)));
        }
        return QAccessible::accessibleInterface(m_children.value(index));
    }

    QAccessibleInterface *childAt(int x, int y) const override
    {
        return child(static_cast<int>(view()->entryAt(view()->viewport()->mapFromGlobal(QPoint(x, y)))));
    }

    int indexOfChild(const QAccessibleInterface *child) const override
    {
        const auto *entry = dynamic_cast<const AccessibleEntry *>(child);
        return entry ? static_cast<int>(entry->index()) : -1;
    }

    QAccessibleInterface *focusChild() const override
    {
        return view()->hasFocus() ? child(static_cast<int>(view()->currentEntry())) : nullptr;
    }

private:
    TimelineView *view() const { return static_cast<TimelineView *>(widget()); }

    mutable QHash<int, QAccessible::Id> m_children;
};

QAccessibleInterface *timelineFactory(const QString &, QObject *object)
{
    auto *view = qobject_cast<TimelineView *>(object);
    return view ? new AccessibleTimeline(view) : nullptr;
}

} // namespace

void installTimelineAccessibility()
{
    // Installing the same function again changes nothing.
    QAccessible::installFactory(timelineFactory);
}

void noteTimelineChanged(TimelineView *view)
{
    if (!QAccessible::isActive())
        return;
    if (auto *known = dynamic_cast<AccessibleTimeline *>(QAccessible::queryAccessibleInterface(view)))
        known->forget();
    QAccessibleEvent event(view, QAccessible::ObjectReorder);
    QAccessible::updateAccessibility(&event);
}

void noteTimelineFocus(TimelineView *view)
{
    if (!QAccessible::isActive() || view->currentEntry() < 0)
        return;
    QAccessibleEvent event(view, QAccessible::Focus);
    event.setChild(static_cast<int>(view->currentEntry()));
    QAccessible::updateAccessibility(&event);
}

} // namespace Winnow
