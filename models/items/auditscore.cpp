// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "auditscore.h"

#include <QCoreApplication>

#include <cmath>

namespace Winnow {

namespace {

struct AuditScoreTexts
{
    Q_DECLARE_TR_FUNCTIONS(Winnow::AuditScoreTexts)
};

} // namespace

ScoreMark scoreMark(const AuditQueueRow &row, qsizetype position, const AuditSettings &settings)
{
    const std::optional<double> score = row.references.at(position).score;
    if (!score)
        return {};
    ScoreMark mark;
    mark.isLow = *score < settings.threshold;
    for (qsizetype other = 0; other < row.references.size(); ++other) {
        const std::optional<double> theirs = row.references.at(other).score;
        mark.isTied = mark.isTied || (other != position && theirs && std::abs(*theirs - *score) < scoreTie);
    }
    return mark;
}

QString scoreText(std::optional<double> score, const QLocale &locale)
{
    // Cut, not rounded: 0.999 is not 1.
    return score ? locale.toString(std::floor(*score * 100 + 1e-9) / 100, 'f', 2) : QString();
}

QString scoreMarkText(ScoreMark mark)
{
    if (mark.isLow && mark.isTied)
        return AuditScoreTexts::tr("low, tied");
    if (mark.isLow)
        return AuditScoreTexts::tr("low");
    return mark.isTied ? AuditScoreTexts::tr("tied") : QString();
}

} // namespace Winnow
