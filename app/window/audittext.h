// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "items/auditlines.h"
#include "session/sessionvalues.h"

#include <QCoreApplication>
#include <QLocale>

namespace Winnow {

/// What the message line says about an audit that became durable. Pure.
class AuditText final
{
    Q_DECLARE_TR_FUNCTIONS(Winnow::AuditText)

public:
    /// One sentence. @p title: of the node that the first entry is about.
    static QString outcome(const DecisionOutcome &outcome, const QString &title, const QLocale &locale);

private:
    static QString recorded(const AuditEntry &entry, const QString &title, const QLocale &locale);
};

} // namespace Winnow
