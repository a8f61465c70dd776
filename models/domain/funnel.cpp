// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "funnel.h"

#include <numeric>

namespace Winnow {

qint64 Funnel::droppedIn(Stage stage) const
{
    const QMap<QString, qint64> reasons = dropped.value(stage);
    return std::accumulate(reasons.cbegin(), reasons.cend(), qint64{0});
}

void Funnel::add(Verdict verdict, Stage stage, const QString &reason, qint64 issues)
{
    swept += issues;
    pool += issues;
    if (verdict == Verdict::Drop)
        dropped[stage][reason.isNull() ? QString::fromLatin1("") : reason] += issues;
    if (verdict == Verdict::Drop && stage == Stage::Prefilter)
        return;
    candidates += issues;
    switch (verdict) {
    case Verdict::Keep:
        kept += issues;
        break;
    case Verdict::Hold:
        held += issues;
        leftover += issues;
        break;
    case Verdict::Undecided:
        undecided += issues;
        leftover += issues;
        break;
    case Verdict::Drop:
        break;
    }
    if (verdict != Verdict::Undecided)
        analysed += issues;
}

bool Funnel::addsUp() const
{
    const qint64 droppedLater = droppedIn(Stage::Analysis) + droppedIn(Stage::Editor);
    return swept == pool && candidates == pool - droppedIn(Stage::Prefilter)
            && leftover == candidates - kept - droppedLater && leftover == held + undecided
            && analysed == candidates - undecided && pool >= candidates && candidates >= analysed
            && analysed >= kept && kept >= 0 && held >= 0 && undecided >= 0;
}

} // namespace Winnow
