// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "funnelsteps.h"

#include <algorithm>
#include <numeric>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

/// The step behind which a rule with that reason stands.
FunnelStepKind stepOfRule(const QString &reason)
{
    static const QStringList userSide{u"not-user-side"_s, u"internal"_s, u"ci-only"_s, u"spam"_s, u"cve"_s,
            u"empty"_s, u"naming-or-translation"_s};
    if (reason == "outside-window"_L1)
        return FunnelStepKind::Swept;
    return userSide.contains(reason) ? FunnelStepKind::InWindow : FunnelStepKind::UserSide;
}

void add(QList<FunnelDrop> &drops, const QString &reason, qint64 issues)
{
    const auto known = std::ranges::find(drops, reason, &FunnelDrop::reason);
    if (known == drops.end())
        drops.append({reason, issues});
    else
        known->issues += issues;
}

} // namespace

qint64 droppedIssues(const QList<FunnelDrop> &drops)
{
    return std::accumulate(drops.cbegin(), drops.cend(), qint64(0),
            [](qint64 sum, const FunnelDrop &drop) { return sum + drop.issues; });
}

FunnelSteps funnelSteps(const Funnel &funnel)
{
    using enum FunnelStepKind;
    FunnelSteps picture;
    for (const FunnelStepKind kind : {Swept, InWindow, UserSide, Candidates, Kept})
        picture.steps.append({kind, 0});
    for (auto stage = funnel.dropped.cbegin(); stage != funnel.dropped.cend(); ++stage) {
        for (auto drop = stage->cbegin(); drop != stage->cend(); ++drop) {
            const FunnelStepKind step = stage.key() == Stage::Prefilter ? stepOfRule(drop.key()) : Candidates;
            add(picture.steps[static_cast<qsizetype>(step)].drops, drop.key(), drop.value());
        }
    }
    qint64 left = funnel.swept;
    for (FunnelStep &step : picture.steps) {
        std::ranges::stable_sort(step.drops, std::greater(), &FunnelDrop::issues);
        step.issues = step.kind == Kept ? funnel.kept : left;
        left -= droppedIssues(step.drops);
    }
    picture.held = funnel.held;
    picture.undecided = funnel.undecided;
    return picture;
}

} // namespace Winnow
