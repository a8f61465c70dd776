// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "decision.h"
#include "issueref.h"
#include "kgaudit.h"
#include "localizedtext.h"
#include "publication.h"
#include "textedit.h"
#include "timestamp.h"

#include <QList>
#include <QStringList>

#include <optional>
#include <variant>

/// The records of a bundle as plain values, a struct a line of bundle.md's table, fields in its order.
/// In all of them a null QString or an empty optional means "not given", which is not the same as empty: what
/// is not given never replaces what is known.
namespace Winnow {

/// The first line of a bundle: who made it and when. Its time ranks facts that carry no time of their own.
struct BundleHeader
{
    int version = 1;
    std::optional<Timestamp> generatedAt;
    QString generator;

    friend bool operator==(const BundleHeader &, const BundleHeader &) = default;
};

struct RepoRecord
{
    QString forge; ///< gitcode, gitee, github, gitlab
    QString repo;
    QString url;
    QString alias;
    LocalizedText positioning;

    friend bool operator==(const RepoRecord &, const RepoRecord &) = default;
};

struct SeriesRecord
{
    QString id;
    LocalizedText title;
    QString timeZone; ///< IANA name, "Asia/Shanghai" where not given
    std::optional<int> quota;
    LocalizedText tagline;
    LocalizedText footer;

    friend bool operator==(const SeriesRecord &, const SeriesRecord &) = default;
};

struct BatchRecord
{
    BatchRef batch;
    LocalizedText title;
    std::optional<Timestamp> since;
    std::optional<Timestamp> until; ///< Exclusive.
    std::optional<int> quota;
    std::optional<QStringList> orgs;

    friend bool operator==(const BatchRecord &, const BatchRecord &) = default;
};

struct IssueRecord
{
    IssueRef ref;
    QString title;
    QString body;
    QString state; ///< open, closed
    std::optional<QStringList> labels;
    QString author;
    QString authorRole; ///< user, maintainer, bot
    std::optional<Timestamp> createdAt;
    std::optional<Timestamp> updatedAt;
    std::optional<Timestamp> closedAt;
    QString closedBy;
    QString closedByRole;
    QString url;

    friend bool operator==(const IssueRecord &, const IssueRecord &) = default;
};

/// What an event or a text hangs on: numbers of issues and changes are separate series on most forges.
enum class SubjectKind : quint8 { Issue, Change };

struct EventRecord
{
    IssueRef subject;
    SubjectKind on = SubjectKind::Issue;
    QString id;
    QString kind; ///< comment, label, unlabel, close, reopen, merge, reference, review, push, assign, milestone, rename
    std::optional<Timestamp> at;
    QString actor;
    QString actorRole;
    QString text;
    QString label;
    std::optional<IssueRef> target;

    friend bool operator==(const EventRecord &, const EventRecord &) = default;
};

struct Commit
{
    QString sha;
    QString title;
    QString message;
    std::optional<Timestamp> committedAt;

    friend bool operator==(const Commit &, const Commit &) = default;
};

struct ChangeRecord
{
    IssueRef ref;
    QString title;
    QString body;
    QString state; ///< open, closed, merged
    std::optional<Timestamp> createdAt;
    std::optional<Timestamp> mergedAt;
    std::optional<Timestamp> closedAt;
    QString base;
    QString head;
    QString author;
    QString url;
    std::optional<qint64> additions;
    std::optional<qint64> deletions;
    std::optional<qint64> changedFiles;
    std::optional<QList<Commit>> commits;

    friend bool operator==(const ChangeRecord &, const ChangeRecord &) = default;
};

/// The unified diff of a change. A bundle's `files` form is joined into one text when it is read.
struct PatchRecord
{
    IssueRef change;
    QString text;

    friend bool operator==(const PatchRecord &, const PatchRecord &) = default;
};

struct LinkRecord
{
    IssueRef issue;
    IssueRef change;
    QString basis; ///< evidence.md, Links
    QString note;
    QString verdict = {}; ///< An editor's word: added, confirmed, rejected; else not given.
    QString by = {}; ///< With a verdict: who said so.
    std::optional<Timestamp> at = {}; ///< With a verdict: when.

    friend bool operator==(const LinkRecord &, const LinkRecord &) = default;
};

struct KgNodeRecord
{
    QString id;
    QString title;
    QString url;
    QString kind;
    QString text;
    QString lang;

    friend bool operator==(const KgNodeRecord &, const KgNodeRecord &) = default;
};

struct KgRefRecord
{
    IssueRef issue;
    QString nodeId;
    QString nodeTitle;
    QString nodeUrl;
    QString nodeKind;
    QString query;
    std::optional<double> score; ///< 0 to 1
    QString excerpt;
    QString state; ///< proposed, accepted, rejected, replaced
    QString by;
    std::optional<Timestamp> at;
    QString note;

    friend bool operator==(const KgRefRecord &, const KgRefRecord &) = default;
};

struct ProposalRecord
{
    IssueRef issue;
    QString by;
    QString verdict; ///< keep, drop
    QString reason;
    QString note;
    std::optional<double> value; ///< 0 to 1

    friend bool operator==(const ProposalRecord &, const ProposalRecord &) = default;
};

struct DraftRecord
{
    BatchRef batch;
    IssueRef issue;
    QString lang; ///< zh, en
    QString problem;
    QString answer;
    QString symptom;
    QString action;
    QString themeLine;
    QString by;

    friend bool operator==(const DraftRecord &, const DraftRecord &) = default;
};

struct SectionRecord
{
    BatchRef batch;
    QString repo;
    std::optional<int> order;
    LocalizedText subtitle;
    LocalizedText summary;

    friend bool operator==(const SectionRecord &, const SectionRecord &) = default;
};

struct ThemeRecord
{
    BatchRef batch;
    int order = 0;
    LocalizedText title;
    LocalizedText lead;
    std::optional<QList<IssueRef>> members;

    friend bool operator==(const ThemeRecord &, const ThemeRecord &) = default;
};

struct GuideRecord
{
    BatchRef batch;
    int order = 0;
    LocalizedText symptom;
    LocalizedText action;
    std::optional<QList<IssueRef>> cases;

    friend bool operator==(const GuideRecord &, const GuideRecord &) = default;
};

/// A resolution that an editor set by hand.
struct ResolutionRecord
{
    IssueRef issue;
    QString resolution; ///< evidence.md, Resolution; not given: the computed one counts again.
    QString reason;
    QString by;
    std::optional<Timestamp> at;

    friend bool operator==(const ResolutionRecord &, const ResolutionRecord &) = default;
};

/// A finished instalment as it came out, in one language.
struct PublishedArticleRecord
{
    BatchRef batch;
    QString lang; ///< zh, en
    QString document; ///< The article as JSON (models/article/format/articlejson.h), without a line break.
    QString by;
    std::optional<Timestamp> at; ///< When it was read.

    friend bool operator==(const PublishedArticleRecord &, const PublishedArticleRecord &) = default;
};

/// A term of a series' glossary.
struct TermRecord
{
    QString series;
    QString zh;
    QString en;
    QString note;

    friend bool operator==(const TermRecord &, const TermRecord &) = default;
};

using Record = std::variant<BundleHeader, RepoRecord, SeriesRecord, BatchRecord, IssueRecord, EventRecord,
        ChangeRecord, PatchRecord, LinkRecord, KgNodeRecord, KgRefRecord, ProposalRecord, Decision,
        DraftRecord, SectionRecord, ThemeRecord, GuideRecord, ResolutionRecord, TextEdit, AuditEntry,
        PublishedArticleRecord, TermRecord, PublicationRecord>;

/// The value of a bundle line's `type`, for the alternative that @p record holds.
QLatin1StringView recordTypeName(const Record &record);

} // namespace Winnow
