// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "domain/records.h"
#include "evidencecodes.h"
#include "mentions.h"
#include "storms.h"

namespace Winnow {

/// A change that may belong to the issue, with what is known of it.
struct ChangeFacts
{
    ChangeRecord change;
    /// Paths it touches, new ones of renames; nothing where no patch is loaded.
    std::optional<QStringList> files;
    QList<EventRecord> events; ///< On the change.
    std::optional<QList<IssueMention>> mentions; ///< findIssueMentions(), where the caller has kept it.
    QList<IssueRef> landedIssues; ///< Issues of the pool whose landing change it is.
};

/// What an editor said of a link. The latest word on a change holds, and holds against all data that comes
/// in.
struct EditorLink
{
    IssueRef change;
    LinkVerdict verdict = LinkVerdict::Confirmed;
    QString by;
    QString note;
    std::optional<Timestamp> at;
};

/// A resolution set by hand. The computed one stays visible beside it.
struct EditorResolution
{
    Resolution resolution = Resolution::None;
    QString reason;
    QString by;
    std::optional<Timestamp> at;

    friend bool operator==(const EditorResolution &, const EditorResolution &) = default;
};

/// All that an assessment rests on, as plain values in any order. Doubled entries count once.
struct EvidenceFacts
{
    IssueRecord issue;
    QString forge; ///< Of the issue's repository, where its address does not say it.
    QList<EventRecord> events; ///< On the issue.
    /// Candidates, and later changes that may take them back; more than needed does no harm.
    QList<ChangeFacts> changes;
    QList<LinkRecord> recordedLinks; ///< From bundles and forges: platform, manual and others.
    QList<EditorLink> editorLinks;
    std::optional<EditorResolution> editorResolution;
    std::optional<Storm> storm; ///< The issue's own, from findStorms() over the pool.
    bool eventsLoaded = true; ///< False: that there are no events says nothing.
    bool changesLoaded = true; ///< Likewise for changes.
};

} // namespace Winnow
