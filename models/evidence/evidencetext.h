// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "assessment.h"
#include "domain/textlanguage.h"

#include <QTimeZone>

/// The words for what an assessment says, in Chinese and English. The language is an argument and not the
/// window's, because one article holds both.
namespace Winnow {

/// A length of time, exactly and without a sign: "2 h 32 min 04 s", "44 days 3 h 05 min 10 s"; "2 小时 32 分 04
/// 秒". Whole days are told without the rest: "44 days".
QString spanText(qint64 seconds, TextLanguage language);

/// A delta, exactly: below a day the span alone, from a day on with its direction ("44 days later", "晚 44
/// 天"), below zero always with it ("20 min 21 s earlier", "早 20 分 21 秒").
QString deltaText(qint64 seconds, TextLanguage language);

/// A delta in whole days, cut, for tables: "44 days later", "晚 44 天"; below a day as deltaText().
QString roundedDeltaText(qint64 seconds, TextLanguage language);

/// "2026-09-17 17:12" in @p zone.
QString minuteText(Timestamp at, const QTimeZone &zone);

QString basisText(LinkBasis basis, TextLanguage language);
QString tierText(Tier tier, TextLanguage language);
QString resolutionText(Resolution resolution, TextLanguage language);
QString trapText(TrapCode code, TextLanguage language);

/// The rule behind a tier, a resolution or a trap in one sentence, for "why?".
QString trapRule(TrapCode code, TextLanguage language);
QString resolutionRule(Resolution resolution, TextLanguage language);
QString tierRule(Tier tier, const AssessmentSettings &settings, TextLanguage language);

/// "PR 5397", and "org/repo PR 5397" where it is not of the repository @p home.
QString changeText(const IssueRef &change, const QString &home);

/// The sentence that an article can take over: "PR 5397 merged 2026-09-17 17:12, closed 20 min 21 s later";
/// "PR 5397 于 2026-09-17 17:12 合入，20 分 21 秒后关单". Null without a landing change.
QString landingSentence(const Assessment &assessment, const QTimeZone &zone, TextLanguage language);

/// One fact of a trap as a sentence without its full stop.
QString factSentence(const Fact &fact, const QString &home, const QTimeZone &zone, TextLanguage language);

/// A trap's facts in a row: its name, a colon, the facts.
QString trapSentence(const Trap &trap, const QString &home, const QTimeZone &zone, TextLanguage language);

/// "no merged_at: PR 12", "缺少 merged_at：PR 12".
QString missingText(const MissingFact &missing, const QString &home, TextLanguage language);

} // namespace Winnow
