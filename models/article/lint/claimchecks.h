// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "claims.h"
#include "recordindex.h"
#include "textproblem.h"

namespace Winnow {

/// A text about one case and what it is held against.
struct ClaimContext
{
    const ReadableText &text;
    const TextClaims &claims;
    const CaseRecord &record;
    const RecordIndex &index;
};

/// claim-delta: stated gaps that no two events of the case have, within the unit stated.
QList<TextProblem> checkGaps(const ClaimContext &context);

/// claim-time: stated dates and clock times at which the event that they name did not take place.
QList<TextProblem> checkTimes(const ClaimContext &context);

/// claim-merged: changes said to be merged that are not, or that do not belong to the case.
QList<TextProblem> checkMerges(const ClaimContext &context);

/// claim-number: numbers of changes and issues that the record of the case does not name.
QList<TextProblem> checkNumbers(const ClaimContext &context);

/// The characters [begin, end) of @p text as a problem's place and quotation.
TextProblem problemAt(
        LintCode code, LintSeverity severity, const ReadableText &text, qsizetype begin, qsizetype end);

/// "合入", "merged" …: an event as messages name it.
QString eventName(EventKind kind, TextLanguage language);

} // namespace Winnow
