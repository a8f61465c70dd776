// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "evidence/assessment.h"
#include "evidence/evidencetext.h"

namespace Winnow {

enum class EvidenceChipKind : quint8 { Tier, Delta, Resolution, Changed, Trap, Landing, Missing };

/// What a chip's colour says, beside its sign.
enum class ChipTone : quint8 { Plain, Good, Notice, Warning };

/// All that one chip of the evidence strip says, in words.
struct EvidenceChipContent
{
    EvidenceChipKind kind = EvidenceChipKind::Tier;
    ChipTone tone = ChipTone::Plain;
    QString text; ///< On the chip.
    QString spoken; ///< Its name for screen readers: what it is about, and the text.
    QString rule; ///< "Why?": the rule in one sentence; null where none is behind it.
    QStringList facts; ///< "Why?": what the rule was applied to.
    QString chinese; ///< The fact for an article.
    QString english;

    friend bool operator==(const EvidenceChipContent &, const EvidenceChipContent &) = default;
};

/// What a standing decision was made on; an empty fingerprint for a decision without an assessment, and for
/// none.
struct DecidedEvidence
{
    QString fingerprint;
    std::optional<Assessment> assessment; ///< As it was then, where it has been kept.
};

/// How chips are worded.
struct EvidenceWording
{
    QTimeZone zone = QTimeZone::utc();
    TextLanguage language = TextLanguage::English;
    AssessmentSettings settings;
};

/// The chips of @p assessment in the order in which they are read: tier, delta, resolution, what changed since
/// @p decided, traps, landing change, what was missing.
QList<EvidenceChipContent> evidenceChips(
        const Assessment &assessment, const DecidedEvidence &decided, const EvidenceWording &wording);

/// The assessment in one line: "minutes · 37 min 18 s · fixed in code · PR 24 · reopened".
QString assessmentSummary(const Assessment &assessment, TextLanguage language);

/// The link's change, state and grounds: "PR 938 merged: closing keyword, same moment".
QString linkSummary(const Link &link, const QString &home, TextLanguage language);

/// The events that @p assessment rests on: the answer, and the comments that show its traps.
QStringList basisEventIds(const Assessment &assessment);

} // namespace Winnow
