// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "assessmentsettings.h"
#include "evidencefacts.h"
#include "links.h"

namespace Winnow {

/// What a fact is about; evidencetext.h has the sentences.
enum class FactKind : quint8 {
    IssueCreated, ///< at
    IssueClosed, ///< at, actor, eventId
    IssueReopened, ///< at, actor, eventId
    CloseCount, ///< number
    ChangeCreated, ///< ref, at
    ChangeMerged, ///< ref, at, text: its base
    ChangeNotMerged, ///< ref, text: its state
    ChangeReverted, ///< ref: the change that took it back, at: when that was merged
    Comment, ///< at, actor, text: its beginning, eventId
    Label, ///< text, at and eventId where known
    Delta, ///< number: seconds
    StormSpan, ///< actor or text (organisation), number: seconds from the first to the last close
    StormSize, ///< number: issues
    LandsIssue, ///< ref: an issue that the landing change lands, too
    Repository, ///< text: that of the landing change
    OnlyBasis, ///< ref: the change, text: the basis's name
    Fingerprint, ///< text
};

/// One value that shows why a rule holds. What a kind does not use is null.
struct Fact
{
    FactKind kind = FactKind::Delta;
    std::optional<Timestamp> at;
    IssueRef ref;
    QString actor;
    QString text;
    QString eventId;
    qint64 number = 0;

    friend bool operator==(const Fact &, const Fact &) = default;
};

struct Trap
{
    TrapCode code = TrapCode::Chain;
    QList<Fact> facts; ///< In the order in which they are told.

    friend bool operator==(const Trap &, const Trap &) = default;
};

/// What an assessment would have needed and did not get.
enum class MissingKind : quint8 {
    CreatedAt,
    ClosedAt,
    MergedAt, ///< ref: a change whose state is merged
    Events,
    Changes,
    Change, ///< ref: named or linked, but not loaded
    Files, ///< ref: the landing change
    Base, ///< ref: a linked merged change
    EventTime, ///< number of events without a time in `count`
    Basis, ///< ref: a change whose recorded link has an unknown basis
};

struct MissingFact
{
    MissingKind kind = MissingKind::Events;
    IssueRef ref;
    qint64 count = 0;

    friend bool operator==(const MissingFact &, const MissingFact &) = default;
};

/// The change that most probably closed the issue.
struct Landing
{
    IssueRef change;
    Timestamp mergedAt{};
    QString base;
    QList<LinkBasis> bases; ///< The strongest first.

    friend bool operator==(const Landing &, const Landing &) = default;
};

/// What may be claimed of an issue, and why.
struct Assessment
{
    IssueRef issue;
    std::optional<Timestamp> createdAt;
    std::optional<Timestamp> closedAt; ///< Of the last close; nothing while the issue is open.
    QString closedBy;
    bool closedByRobot = false;
    std::optional<Landing> landing;
    std::optional<qint64> deltaSeconds; ///< Close minus merge, both cut to the second.
    std::optional<qint64> answerSeconds; ///< Close minus the last maintainer comment before it.
    QString answerEventId; ///< That comment.
    std::optional<Tier> tier; ///< Nothing while the issue is not closed.
    Resolution resolution = Resolution::None; ///< As computed.
    std::optional<EditorResolution> editorResolution;
    QList<Trap> traps; ///< In the order of evidence.md's table.
    QList<Link> links; ///< The strongest first, rejected ones last.
    QList<MissingFact> missing;
    QString fingerprint; ///< Lower-case hexadecimal SHA-256 of all that a decision would rest on.

    /// What the editor set, else what was computed.
    Resolution effectiveResolution() const
    {
        return editorResolution ? editorResolution->resolution : resolution;
    }

    const Trap *trap(TrapCode code) const;

    friend bool operator==(const Assessment &, const Assessment &) = default;
};

/// Reads the facts by the rules of evidence.md. Pure and total: no clock, no order of records, no gap in the
/// facts changes more than what it must, and every gap is told.
Assessment assess(const EvidenceFacts &facts, const AssessmentSettings &settings = {});

/// The trap of a decision that was made on other facts: nothing where @p storedFingerprint is empty (the
/// decision was made without an assessment) or still the one of @p now.
std::optional<Trap> changedSinceDecided(const QString &storedFingerprint, const Assessment &now);

} // namespace Winnow
