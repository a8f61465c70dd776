// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "domain/records.h"

#include <QCoreApplication>
#include <QTimeZone>

namespace Winnow {

/// Composes what the issue-text view shows: title, who opened it when, how long until it was closed and by
/// whom, labels, and the body. Pure; HTML out, everything from outside escaped or rendered safely.
class IssuePage final
{
    Q_DECLARE_TR_FUNCTIONS(Winnow::IssuePage)

public:
    /// Of a longer body only the first so many characters are shown, so that a monster cannot stall the
    /// window.
    static constexpr qsizetype longestText = 200'000;

    static QString html(const IssueRecord &issue, const QTimeZone &zone);

    /// @p markdown rendered, cut at longestText with a remark that says so.
    static QString bodyHtml(const QString &markdown);

private:
    static QString openedLine(const IssueRecord &issue, const QTimeZone &zone);
    static QString closedLine(const IssueRecord &issue, const QTimeZone &zone);
};

} // namespace Winnow
