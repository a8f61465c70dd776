// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "choicepopup.h"
#include "workspace/issuequeries.h"
#include "workspace/journal.h"

#include <QCoreApplication>
#include <QDate>
#include <QLocale>
#include <QTimeZone>

namespace Winnow {

/// What can be chosen on the way to a decision. Pure.
class DecisionChoices final
{
    Q_DECLARE_TR_FUNCTIONS(Winnow::DecisionChoices)

public:
    /// Reason of a hold that ends when the facts change; there is no field for it in the journal.
    static constexpr QStringView untilChange = u"until-change";

    /// The reasons for @p verdict in the order in which keys are dealt; id is the code.
    static QList<Choice> reasons(Verdict verdict, const QLocale &locale);

    /// How long to hold, given what was typed; id is read by holdUntil().
    static QList<Choice> holds(const QDate &today, const QString &typed, const QLocale &locale);

    /// The day that a person who types @p typed on @p today means: "2026-12-01", "12-01", "+3" (days);
    /// nothing for anything else or for a day that is over.
    static std::optional<QDate> dayMeant(const QString &typed, const QDate &today);

    /// Puts what choice @p id of holds() means into @p request. A day begins at midnight in @p zone.
    static void applyHold(const QString &id, const QTimeZone &zone, DecisionRequest &request);

    /// The issues that @p typed may mean as what @p issue duplicates: a reference or a number as typed, then
    /// @p matches. id is `org/repo#N`; empty for none, offered while nothing is typed.
    static QList<Choice> duplicates(
            const QString &typed, const IssueRef &issue, const QList<IssueSummary> &matches);

    /// The standing decision as a sentence: "Kept as “Fix landed” by 林知秋 on 2026-11-24 10:12:00".
    static QString stateSentence(const DecisionState &state, const QLocale &locale, const QTimeZone &zone);

    /// "Drop 7 issues as “Spam”?" and the words of the button that does it.
    static QString bulkQuestion(const DecisionRequest &request, int count, const QLocale &locale);
    static QString bulkAnswer(Verdict verdict, int count);

private:
    static QString reasonText(const QString &code, Verdict verdict, const QLocale &locale);
};

} // namespace Winnow
