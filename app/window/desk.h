// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QWidget>

namespace Winnow {

class WindowSettings;
class WorkspaceSession;

/// One of the window's desks: a view of the same workspace for one part of the work. The window shows a
/// switch for the desks it was given, and nothing where there is only one.
class Desk : public QWidget
{
    Q_OBJECT

public:
    using QWidget::QWidget;

    /// The action that shows it ("desk-triage").
    virtual QLatin1StringView actionId() const = 0;
    /// Its name for people.
    virtual QString title() const = 0;

    /// Works on @p session from now on; null: on nothing. @p settings holds how the desk was left.
    virtual void setSession(WorkspaceSession *session, const WindowSettings &settings) = 0;
    /// Stores how the desk is now.
    virtual void saveState(WindowSettings &settings) const = 0;

    /// Puts the keyboard where the work is.
    virtual void focusWork() = 0;
};

} // namespace Winnow
