// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "session/sessionvalues.h"

#include <QCoreApplication>
#include <QLocale>

namespace Winnow {

/// What the message line says about an act that became durable. Pure.
class DecisionText final
{
    Q_DECLARE_TR_FUNCTIONS(Winnow::DecisionText)

public:
    /// One sentence; null where there is nothing to say.
    static QString outcome(const DecisionOutcome &outcome, const QLocale &locale);

private:
    static QString one(const Decision &decision, const QLocale &locale);
    static QString several(Verdict verdict, int count);
};

} // namespace Winnow
