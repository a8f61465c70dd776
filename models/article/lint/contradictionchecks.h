// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "claims.h"
#include "textproblem.h"

namespace Winnow {

/// claim-delta, claim-time without a record: a gap or a date of an event that a case line states in one way and the row of
/// the same case in another ("同秒" here, "晚 4.6 天" there). Only where each text states one such thing, so that no two
/// different ones are taken for the same. Problems lie in the case line's text. @p number is the case's own.
QList<TextProblem> checkContradictions(const QList<const TextClaims *> &row, const TextClaims &line,
        const ReadableText &lineText, const QString &number);

} // namespace Winnow
