// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "claimchecks.h"

namespace Winnow {

using namespace Qt::StringLiterals;

QList<TextProblem> checkNumbers(const ClaimContext &context)
{
    QList<TextProblem> problems;
    const CaseRecord &record = context.record;
    for (const StatedReference &reference : context.claims.references) {
        const bool isBatchIssue = reference.kind != StatedReferenceKind::Change
                && context.index.isNumberOfBatch(reference.number);
        if (record.numbers.contains(reference.number) || isBatchIssue)
            continue;
        // Where the texts are not loaded, they may well name it.
        const bool isFullyKnown = record.eventsLoaded && record.changesLoaded;
        TextProblem problem =
                problemAt(LintCode::ClaimNumber, isFullyKnown ? LintSeverity::Error : LintSeverity::Warning,
                        context.text, reference.begin, reference.end);
        problem.message.zh += u"既不是本单及其变更的编号，也未见于本单的记录。"_s;
        problem.message.en +=
                u" is no number of this issue or its changes, and its record does not name it."_s;
        problems.append(problem);
    }
    return problems;
}

} // namespace Winnow
