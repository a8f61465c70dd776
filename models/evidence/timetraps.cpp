// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "traps.h"

#include "links.h"
#include "timing.h"

#include <algorithm>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

Fact deltaFact(qint64 seconds)
{
    return {.kind = FactKind::Delta,
            .at = {},
            .ref = {},
            .actor = {},
            .text = {},
            .eventId = {},
            .number = seconds};
}

Fact createdFact(const TrapContext &context)
{
    return {.kind = FactKind::IssueCreated,
            .at = context.assessment.createdAt,
            .ref = context.assessment.issue,
            .actor = context.view.issue().author,
            .text = {},
            .eventId = {}};
}

std::optional<Fact> staleLabelFact(const FactView &view)
{
    const QString label = staleLabelAtClose(view);
    if (label.isNull())
        return std::nullopt;
    Fact fact{.kind = FactKind::Label, .at = {}, .ref = {}, .actor = {}, .text = label, .eventId = {}};
    for (const EventRecord *event : view.events()) {
        if (event->kind == "label"_L1 && event->label.compare(label, Qt::CaseInsensitive) == 0 && event->at
                && toSeconds(*event->at) <= toSeconds(*view.close().at)) {
            fact.at = event->at;
            fact.actor = event->actor;
            fact.eventId = event->id;
        }
    }
    return fact;
}

void findStaleClose(const TrapContext &context, QList<Trap> &traps)
{
    if (context.assessment.tier != Tier::Stale)
        return;
    Trap trap{TrapCode::StaleClose, {mergedFact(context.landing->change)}};
    if (auto label = staleLabelFact(context.view))
        trap.facts.append(*std::move(label));
    trap.facts.append(closedFact(context.view));
    trap.facts.append(deltaFact(*context.assessment.deltaSeconds));
    traps.append(std::move(trap));
}

void findClosedBeforeMerge(const TrapContext &context, QList<Trap> &traps)
{
    const auto &delta = context.assessment.deltaSeconds;
    if (delta && *delta < 0)
        traps.append({TrapCode::ClosedBeforeMerge,
                {closedFact(context.view), mergedFact(context.landing->change), deltaFact(*delta)}});
}

void findPredating(const TrapContext &context, QList<Trap> &traps)
{
    const auto &created = context.assessment.createdAt;
    if (!context.landing || !created)
        return;
    const ChangeRecord &change = context.landing->change;
    if (toSeconds(*change.mergedAt) < toSeconds(*created)) {
        traps.append({TrapCode::FixPredatesIssue, {mergedFact(change), createdFact(context)}});
    } else if (change.createdAt && toSeconds(*change.createdAt) < toSeconds(*created)) {
        const Fact opened{.kind = FactKind::ChangeCreated,
                .at = change.createdAt,
                .ref = change.ref,
                .actor = change.author,
                .text = {},
                .eventId = {}};
        traps.append({TrapCode::ChangePredatesIssue, {opened, createdFact(context), mergedFact(change)}});
    }
}

void findStorm(const TrapContext &context, QList<Trap> &traps)
{
    const auto &storm = context.view.facts().storm;
    if (!storm)
        return;
    Fact span{.kind = FactKind::StormSpan,
            .at = storm->first,
            .ref = {},
            .actor = storm->actor,
            .text = storm->organisation,
            .eventId = {}};
    span.number = toSeconds(storm->last) - toSeconds(storm->first);
    Fact size{.kind = FactKind::StormSize, .at = {}, .ref = {}, .actor = {}, .text = {}, .eventId = {}};
    size.number = storm->members.size();
    traps.append({TrapCode::Storm, {span, size}});
}

/// Closed more than once: by its closing events, or because something must have been closed to be reopened.
void findReopened(const TrapContext &context, QList<Trap> &traps)
{
    QList<Fact> facts;
    qint64 closes = 0;
    qint64 reopens = 0;
    for (const EventRecord *event : context.view.events()) {
        const bool close = event->kind == "close"_L1;
        if (!close && event->kind != "reopen"_L1)
            continue;
        ++(close ? closes : reopens);
        facts.append({.kind = close ? FactKind::IssueClosed : FactKind::IssueReopened,
                .at = event->at,
                .ref = context.assessment.issue,
                .actor = event->actor,
                .text = {},
                .eventId = event->id});
    }
    const bool closedNow = context.view.close().closed;
    const qint64 count = std::max(closes, reopens + (closedNow ? 1 : 0));
    if (count < 2)
        return;
    facts.prepend({.kind = FactKind::CloseCount,
            .at = {},
            .ref = {},
            .actor = {},
            .text = {},
            .eventId = {},
            .number = count});
    traps.append({TrapCode::Reopened, facts});
}

/// A maintainer still had something to say, or a linked change was merged, after the close.
void findEditedAfter(const TrapContext &context, QList<Trap> &traps)
{
    if (!context.assessment.closedAt)
        return;
    const qint64 closed = toSeconds(*context.assessment.closedAt);
    std::optional<Fact> last;
    const auto take = [&](Fact fact) {
        if (toSeconds(*fact.at) > closed && (!last || *fact.at > *last->at))
            last = std::move(fact);
    };
    for (const EventRecord *event : context.view.events()) {
        if (event->at && context.view.isMaintainerComment(*event))
            take(commentFact(*event));
    }
    for (const Link &link : context.assessment.links) {
        const ChangeFacts *change =
                link.rejected || !link.isMerged() ? nullptr : context.view.change(link.change);
        if (change)
            take(mergedFact(change->change));
    }
    if (last)
        traps.append({TrapCode::EditedAfter, {closedFact(context.view), *std::move(last)}});
}

} // namespace

Fact mergedFact(const ChangeRecord &change)
{
    return {.kind = FactKind::ChangeMerged,
            .at = change.mergedAt,
            .ref = change.ref,
            .actor = {},
            .text = change.base,
            .eventId = {}};
}

Fact closedFact(const FactView &view)
{
    return {.kind = FactKind::IssueClosed,
            .at = view.close().at,
            .ref = view.issue().ref,
            .actor = view.close().actor,
            .text = {},
            .eventId = view.close().eventId};
}

Fact commentFact(const EventRecord &event)
{
    constexpr qsizetype longest = 80;
    QString text =
            QStringView(event.text).first(std::min(event.text.size(), 4 * longest)).toString().simplified();
    if (text.size() > longest) {
        const bool splitsPair = text[longest - 1].isHighSurrogate();
        text = text.first(splitsPair ? longest - 1 : longest) + u'…';
    }
    return {.kind = FactKind::Comment,
            .at = event.at,
            .ref = {},
            .actor = event.actor,
            .text = text,
            .eventId = event.id};
}

void findTimeTraps(const TrapContext &context, QList<Trap> &traps)
{
    findStaleClose(context, traps);
    findClosedBeforeMerge(context, traps);
    findPredating(context, traps);
    findStorm(context, traps);
    findReopened(context, traps);
    findEditedAfter(context, traps);
}

} // namespace Winnow
