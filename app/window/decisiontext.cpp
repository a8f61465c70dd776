// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "decisiontext.h"

#include "domain/reason.h"

namespace Winnow {

QString DecisionText::outcome(const DecisionOutcome &outcome, const QLocale &locale)
{
    // Of these the audit desk speaks (AuditText), which knows what the nodes are called.
    if (!outcome.audits.isEmpty())
        return {};
    const int count = static_cast<int>(outcome.entries.size());
    switch (outcome.kind) {
    case DecisionOutcome::Kind::Prefiltered:
    case DecisionOutcome::Kind::Written:
    case DecisionOutcome::Kind::Audited:
        return {};
    case DecisionOutcome::Kind::Decided:
        if (count == 0)
            return {};
        return count == 1 ? one(outcome.entries.first(), locale)
                          : several(outcome.entries.first().verdict, count);
    case DecisionOutcome::Kind::Undone:
        if (!outcome.texts.isEmpty())
            return tr("Took the latest text back.");
        if (!outcome.audits.isEmpty())
            return tr("Took the latest verdict on a reference back.");
        if (count == 0)
            return tr("There is nothing left to take back.");
        return count == 1
                ? tr("Took the decision about %1 back.").arg(formatIssueRef(outcome.entries.first().issue))
                : tr("Took the decision about %n issue(s) back.", nullptr, count);
    case DecisionOutcome::Kind::Redone:
        if (!outcome.texts.isEmpty())
            return tr("Wrote the text again.");
        if (!outcome.audits.isEmpty())
            return tr("Made the verdict on a reference again.");
        if (count == 0)
            return tr("There is nothing to make again.");
        return count == 1
                ? tr("Made the decision about %1 again.").arg(formatIssueRef(outcome.entries.first().issue))
                : tr("Made the decision about %n issue(s) again.", nullptr, count);
    }
    return {};
}

QString DecisionText::one(const Decision &decision, const QLocale &locale)
{
    const QString name = formatIssueRef(decision.issue);
    const QString reason = decision.reason.isEmpty()
            ? QString()
            : reasonLabel(decision.reason, decision.verdict, locale.language() == QLocale::Chinese);
    switch (decision.verdict) {
    case Verdict::Keep:
        return reason.isEmpty() ? tr("Kept %1.").arg(name) : tr("Kept %1 as “%2”.").arg(name, reason);
    case Verdict::Drop:
        if (decision.duplicateOf)
            return tr("Dropped %1 as a duplicate of %2.").arg(name, formatIssueRef(*decision.duplicateOf));
        return reason.isEmpty() ? tr("Dropped %1.").arg(name) : tr("Dropped %1 as “%2”.").arg(name, reason);
    case Verdict::Hold:
        return tr("Put %1 on hold.").arg(name);
    case Verdict::Undecided:
        break;
    }
    return tr("Set %1 back to undecided.").arg(name);
}

QString DecisionText::several(Verdict verdict, int count)
{
    switch (verdict) {
    case Verdict::Keep:
        return tr("Kept %n issue(s).", nullptr, count);
    case Verdict::Drop:
        return tr("Dropped %n issue(s).", nullptr, count);
    case Verdict::Hold:
        return tr("Put %n issue(s) on hold.", nullptr, count);
    case Verdict::Undecided:
        break;
    }
    return tr("Set %n issue(s) back to undecided.", nullptr, count);
}

} // namespace Winnow
