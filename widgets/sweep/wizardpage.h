// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QWidget>

namespace Winnow {

/// One step of the wizard. It says at once, beside the field, what is wrong with what was typed.
class WizardPage : public QWidget
{
    Q_OBJECT

public:
    using QWidget::QWidget;

    /// What the step is about, for the list of steps.
    virtual QString title() const = 0;
    /// Whether one can go on from here.
    virtual bool isGood() const = 0;
    /// It is shown now: puts the keyboard where it is needed first.
    virtual void enter() = 0;

signals:
    /// isGood() may be another thing now.
    void changed();
};

} // namespace Winnow
