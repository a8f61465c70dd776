// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "decision.h"

#include "undolinks.h"

#include <QCryptographicHash>
#include <QHash>
#include <QSet>

#include <algorithm>
#include <array>

namespace Winnow {

namespace {

constexpr std::array verdictNames{"undecided", "keep", "drop", "hold"};
constexpr std::array stageNames{"prefilter", "analysis", "editor"};

template <typename Enum, size_t Count>
std::optional<Enum> fromName(const std::array<const char *, Count> &names, QStringView name)
{
    for (size_t i = 0; i < Count; ++i) {
        if (name == QLatin1StringView(names[i]))
            return static_cast<Enum>(i);
    }
    return std::nullopt;
}

bool isEarlier(const Decision &a, const Decision &b)
{
    const Timestamp atA = a.at.value_or(Timestamp{});
    const Timestamp atB = b.at.value_or(Timestamp{});
    return atA != atB ? atA < atB : decisionId(a) < decisionId(b);
}

/// Whether @p decision was made in view of @p other, directly or through an entry in between.
bool wasMadeInViewOf(const Decision &decision, const QString &other, const QHash<QString, Decision> &byId)
{
    QStringList pending = decision.supersedes;
    QSet<QString> visited;
    while (!pending.isEmpty()) {
        const QString id = pending.takeLast();
        if (id == other)
            return true;
        if (visited.contains(id))
            continue;
        visited.insert(id);
        if (const auto found = byId.constFind(id); found != byId.cend())
            pending += found->supersedes;
    }
    return false;
}

/// bundle.md: "where two people differ (two drops with different reasons differ too) the issue shows up as a
/// conflict to settle". A decision made in view of the other's settles it.
bool hasConflict(const QList<Decision> &standing, const QHash<QString, Decision> &byId)
{
    QHash<QString, Decision> lastWords;
    for (const Decision &decision : standing) {
        if (decision.stage == Stage::Editor)
            lastWords.insert(decision.by, decision);
    }
    for (auto a = lastWords.cbegin(); a != lastWords.cend(); ++a) {
        for (auto b = std::next(a); b != lastWords.cend(); ++b) {
            const bool differ = a->verdict != b->verdict || a->reason != b->reason;
            if (differ && !wasMadeInViewOf(*a, decisionId(*b), byId)
                    && !wasMadeInViewOf(*b, decisionId(*a), byId)) {
                return true;
            }
        }
    }
    return false;
}

} // namespace

QString verdictName(Verdict verdict)
{
    return QLatin1StringView(verdictNames.at(static_cast<size_t>(verdict)));
}

std::optional<Verdict> verdictFromName(QStringView name)
{
    return fromName<Verdict>(verdictNames, name);
}

QString stageName(Stage stage)
{
    return QLatin1StringView(stageNames.at(static_cast<size_t>(stage)));
}

std::optional<Stage> stageFromName(QStringView name)
{
    return fromName<Stage>(stageNames, name);
}

QString decisionId(const Decision &decision)
{
    if (!decision.id.isEmpty())
        return decision.id;
    QCryptographicHash hash(QCryptographicHash::Sha256);
    const auto add = [&hash](const QString &field) {
        hash.addData(field.toUtf8());
        hash.addData(QByteArrayView("\0", 1));
    };
    const auto addTime = [&add](const std::optional<Timestamp> &at) {
        add(at ? QString::number(toMilliseconds(*at)) : QString());
    };
    add(formatIssueRef(decision.issue));
    add(decision.batch.series);
    add(QString::number(decision.batch.ordinal));
    add(verdictName(decision.verdict));
    add(stageName(decision.stage));
    add(decision.reason);
    add(decision.note);
    add(decision.by);
    addTime(decision.at);
    addTime(decision.until);
    add(decision.duplicateOf ? formatIssueRef(*decision.duplicateOf) : QString());
    add(decision.seen.join(u','));
    add(decision.seenMs ? QString::number(*decision.seenMs) : QString());
    add(decision.evidence);
    add(decision.undoes);
    add(decision.supersedes.join(u','));
    return QString::fromLatin1(hash.result().first(16).toHex());
}

QList<Decision> standingDecisions(QList<Decision> journal)
{
    std::ranges::sort(journal, isEarlier);
    if (std::ranges::all_of(journal, &QString::isEmpty, &Decision::undoes))
        return journal;
    QList<UndoLink> links;
    for (const Decision &decision : std::as_const(journal))
        links.append({decisionId(decision), decision.undoes});
    const QSet<QString> takenBack = takenBackIds(links);
    journal.removeIf([&takenBack](const Decision &decision) {
        return !decision.undoes.isEmpty() || takenBack.contains(decisionId(decision));
    });
    return journal;
}

DecisionState deriveDecisionState(const QList<Decision> &journal)
{
    const QList<Decision> standing = standingDecisions(journal);
    const Decision *ruling = nullptr;
    for (const Decision &decision : standing) {
        if (!ruling || decision.stage >= ruling->stage)
            ruling = &decision;
    }
    DecisionState state;
    if (!ruling)
        return state;
    state.verdict = ruling->verdict;
    state.stage = ruling->stage;
    state.reason = ruling->reason;
    state.note = ruling->note;
    state.by = ruling->by;
    state.at = ruling->at;
    state.until = ruling->until;
    state.decisionId = decisionId(*ruling);
    if (ruling->stage == Stage::Editor && standing.size() > 1) {
        QHash<QString, Decision> byId;
        for (const Decision &decision : journal)
            byId.insert(decisionId(decision), decision);
        state.conflict = hasConflict(standing, byId);
    }
    return state;
}

} // namespace Winnow
