// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>
#include <QStringView>

#include <optional>

/// The codes of evidence.md, as data and the command line write them. Each has its words for people in
/// evidencetext.h.
namespace Winnow {

/// On what ground a change is said to belong to an issue, the strongest first (evidence.md, Links).
enum class LinkBasis : quint8 {
    Manual,
    ClosingKeyword,
    UrlReference,
    BodyReference,
    BranchName,
    MaintainerComment,
    Comment,
    Platform,
    SameTitle,
    SameMoment,
};
inline constexpr int linkBasisCount = 10;

/// The class of the time between the merge and the close (evidence.md, Timing tiers).
enum class Tier : quint8 {
    SameSecond,
    AutoClose,
    Minutes,
    Hours,
    Days,
    Stale,
    Reversed,
    AnswerSeconds,
    AnswerMinutes,
    AnswerHours,
    AnswerDays,
    Unexplained,
};
inline constexpr int tierCount = 12;

/// What became of the issue (evidence.md, Resolution).
enum class Resolution : quint8 { CodeFix, DocsFix, Answered, Unlanded, UpstreamFix, None };
inline constexpr int resolutionCount = 6;

/// A pattern in which the obvious reading is wrong (evidence.md, Traps), in the order of its table.
enum class TrapCode : quint8 {
    StaleClose,
    ClosedBeforeMerge,
    FixPredatesIssue,
    ChangePredatesIssue,
    Unlanded,
    PlatformOnly,
    ClaimedMerge,
    Storm,
    OneChangeManyIssues,
    Backport,
    Chain,
    CrossRepo,
    Reverted,
    Reopened,
    EditedAfter,
    ChangedSinceDecided,
};
inline constexpr int trapCodeCount = 16;

/// What an editor may say of a link, from the boldest to the most cautious.
enum class LinkVerdict : quint8 { Added, Confirmed, Rejected };

/// "closing-keyword", "auto-close", "code-fix", "closed-before-merge" …
QString linkBasisName(LinkBasis basis);
QString tierName(Tier tier);
QString resolutionName(Resolution resolution);
QString trapName(TrapCode code);
QString linkVerdictName(LinkVerdict verdict);

/// The other way round; nothing for any other word.
std::optional<LinkBasis> linkBasisFromName(QStringView name);
std::optional<Tier> tierFromName(QStringView name);
std::optional<Resolution> resolutionFromName(QStringView name);
std::optional<TrapCode> trapFromName(QStringView name);
std::optional<LinkVerdict> linkVerdictFromName(QStringView name);

} // namespace Winnow
