// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "domain/records.h"
#include "patchfiles.h"

#include <array>
#include <span>
#include <string_view>
#include <tuple>

/// The table of bundle.md as a table in code: for each record its fields, in order, with what their values
/// look like. The reader and the writer both go by it, so they cannot drift apart.
namespace Winnow::BundleFormat {

// What a value looks like.
struct Text
{}; ///< A string.
struct Name
{}; ///< A string that may not be empty.
struct RepoName
{}; ///< A string "org/name".
struct Number
{}; ///< A string as the forge writes the number; a whole number is taken too.
struct Time
{}; ///< A string, ISO 8601.
struct Count
{}; ///< A whole number, 0 or more.
struct Version
{}; ///< A whole number: the version of the format.
struct Share
{}; ///< A number from 0 to 1.
struct Flag
{}; ///< true or false; not written where false.
struct Localized
{}; ///< An object {zh, en}, or a string, which is zh.
struct TextList
{}; ///< An array of strings.
struct Object
{}; ///< An object that fieldsOf tells.
struct RefOrText
{}; ///< An object {repo, number}, or a string "org/repo#N".
struct ObjectList
{}; ///< An array of objects that fieldsOf tells.
struct PatchFiles
{}; ///< An array of FilePatch, joined into the record's text; never written.
struct KgNode
{}; ///< An object {id, title, url, kind}, held in the record itself.

/// One word of a few.
struct Choice
{
    std::string_view what; ///< For messages: "unknown WHAT 'x'".
    std::span<const std::string_view> words;
};

/// One field: its name, its format, and the way from the record to where its value is held.
template <typename Format, auto... Members>
struct Field
{
    std::string_view name;
    Format format;
    bool required;

    template <typename Record>
    static constexpr auto &&in(Record &&record)
    {
        return (record.*....*Members);
    }
};

template <auto... Members, typename Format = Text>
consteval Field<Format, Members...> field(std::string_view name, Format format = {})
{
    return {name, format, false};
}

template <auto... Members, typename Format = Name>
consteval Field<Format, Members...> key(std::string_view name, Format format = {})
{
    return {name, format, true};
}

using Words = std::string_view;
inline constexpr std::array<Words, 4> forgeWords{"gitcode", "gitee", "github", "gitlab"};
inline constexpr std::array<Words, 2> issueStateWords{"open", "closed"};
inline constexpr std::array<Words, 3> changeStateWords{"open", "closed", "merged"};
inline constexpr std::array<Words, 3> roleWords{"user", "maintainer", "bot"};
inline constexpr std::array<Words, 2> subjectWords{"issue", "change"};
inline constexpr std::array<Words, 12> eventWords{"comment", "label", "unlabel", "close", "reopen", "merge",
        "reference", "review", "push", "assign", "milestone", "rename"};
inline constexpr std::array<Words, 10> basisWords{"manual", "closing-keyword", "url-reference",
        "body-reference", "branch-name", "maintainer-comment", "comment", "platform", "same-title",
        "same-moment"};
inline constexpr std::array<Words, 3> linkVerdictWords{"added", "confirmed", "rejected"};
inline constexpr std::array<Words, 6> resolutionWords{
        "code-fix", "docs-fix", "answered", "unlanded", "upstream-fix", "none"};
inline constexpr std::array<Words, 4> kgStateWords{"proposed", "accepted", "rejected", "replaced"};
inline constexpr std::array<Words, 4> verdictWords{"keep", "drop", "hold", "undecided"};
inline constexpr std::array<Words, 3> stageWords{"prefilter", "analysis", "editor"};
inline constexpr std::array<Words, 2> langWords{"zh", "en"};
inline constexpr std::array<Words, 7> textOwnerWords{
        "draft", "section", "theme", "guide", "note", "repository", "article"};
inline constexpr std::array<Words, 5> auditVerdictWords{"accept", "reject", "replace", "leave-empty", "note"};
inline constexpr std::array<Words, 3> editionWords{"zh", "en", "both"};
inline constexpr std::array<Words, 3> publicationStateWords{"exported", "draft", "published"};

inline constexpr Choice role{"role", roleWords};

template <typename Record>
inline constexpr auto fieldsOf = std::tuple<>{};

template <>
inline constexpr auto fieldsOf<LocalizedText> = std::tuple{
        field<&LocalizedText::zh>("zh"),
        field<&LocalizedText::en>("en"),
};

template <>
inline constexpr auto fieldsOf<IssueRef> = std::tuple{
        key<&IssueRef::repo>("repo", RepoName{}),
        key<&IssueRef::number>("number", Number{}),
};

template <>
inline constexpr auto fieldsOf<BatchRef> = std::tuple{
        key<&BatchRef::series>("series"),
        key<&BatchRef::ordinal>("ordinal", Count{}),
};

template <>
inline constexpr auto fieldsOf<Commit> = std::tuple{
        field<&Commit::sha>("sha"),
        field<&Commit::title>("title"),
        field<&Commit::message>("message"),
        field<&Commit::committedAt>("committed_at", Time{}),
};

template <>
inline constexpr auto fieldsOf<FilePatch> = std::tuple{
        key<&FilePatch::path>("path"),
        field<&FilePatch::oldPath>("old_path"),
        field<&FilePatch::status>("status"),
        field<&FilePatch::patch>("patch"),
};

template <>
inline constexpr auto fieldsOf<BundleHeader> = std::tuple{
        field<&BundleHeader::version>("version", Version{}),
        field<&BundleHeader::generatedAt>("generated_at", Time{}),
        field<&BundleHeader::generator>("generator"),
};

template <>
inline constexpr auto fieldsOf<RepoRecord> = std::tuple{
        key<&RepoRecord::forge>("forge", Choice{"forge", forgeWords}),
        key<&RepoRecord::repo>("repo", RepoName{}),
        field<&RepoRecord::url>("url"),
        field<&RepoRecord::alias>("alias"),
        field<&RepoRecord::positioning>("positioning", Localized{}),
};

template <>
inline constexpr auto fieldsOf<SeriesRecord> = std::tuple{
        key<&SeriesRecord::id>("id"),
        field<&SeriesRecord::title>("title", Localized{}),
        field<&SeriesRecord::timeZone>("time_zone"),
        field<&SeriesRecord::quota>("quota", Count{}),
        field<&SeriesRecord::tagline>("tagline", Localized{}),
        field<&SeriesRecord::footer>("footer", Localized{}),
};

template <>
inline constexpr auto fieldsOf<BatchRecord> = std::tuple{
        key<&BatchRecord::batch, &BatchRef::series>("series"),
        key<&BatchRecord::batch, &BatchRef::ordinal>("ordinal", Count{}),
        field<&BatchRecord::title>("title", Localized{}),
        field<&BatchRecord::since>("since", Time{}),
        field<&BatchRecord::until>("until", Time{}),
        field<&BatchRecord::quota>("quota", Count{}),
        field<&BatchRecord::orgs>("orgs", TextList{}),
};

template <>
inline constexpr auto fieldsOf<IssueRecord> = std::tuple{
        key<&IssueRecord::ref, &IssueRef::repo>("repo", RepoName{}),
        key<&IssueRecord::ref, &IssueRef::number>("number", Number{}),
        field<&IssueRecord::title>("title"),
        field<&IssueRecord::body>("body"),
        field<&IssueRecord::state>("state", Choice{"state", issueStateWords}),
        field<&IssueRecord::labels>("labels", TextList{}),
        field<&IssueRecord::author>("author"),
        field<&IssueRecord::authorRole>("author_role", role),
        field<&IssueRecord::createdAt>("created_at", Time{}),
        field<&IssueRecord::updatedAt>("updated_at", Time{}),
        field<&IssueRecord::closedAt>("closed_at", Time{}),
        field<&IssueRecord::closedBy>("closed_by"),
        field<&IssueRecord::closedByRole>("closed_by_role", role),
        field<&IssueRecord::url>("url"),
};

template <>
inline constexpr auto fieldsOf<EventRecord> = std::tuple{
        key<&EventRecord::subject, &IssueRef::repo>("repo", RepoName{}),
        key<&EventRecord::subject, &IssueRef::number>("number", Number{}),
        field<&EventRecord::on>("on", Choice{"subject", subjectWords}),
        key<&EventRecord::id>("id"),
        field<&EventRecord::kind>("kind", Choice{"kind", eventWords}),
        field<&EventRecord::at>("at", Time{}),
        field<&EventRecord::actor>("actor"),
        field<&EventRecord::actorRole>("actor_role", role),
        field<&EventRecord::text>("text"),
        field<&EventRecord::label>("label"),
        field<&EventRecord::target>("target", Object{}),
};

template <>
inline constexpr auto fieldsOf<ChangeRecord> = std::tuple{
        key<&ChangeRecord::ref, &IssueRef::repo>("repo", RepoName{}),
        key<&ChangeRecord::ref, &IssueRef::number>("number", Number{}),
        field<&ChangeRecord::title>("title"),
        field<&ChangeRecord::body>("body"),
        field<&ChangeRecord::state>("state", Choice{"state", changeStateWords}),
        field<&ChangeRecord::createdAt>("created_at", Time{}),
        field<&ChangeRecord::mergedAt>("merged_at", Time{}),
        field<&ChangeRecord::closedAt>("closed_at", Time{}),
        field<&ChangeRecord::base>("base"),
        field<&ChangeRecord::head>("head"),
        field<&ChangeRecord::author>("author"),
        field<&ChangeRecord::url>("url"),
        field<&ChangeRecord::additions>("additions", Count{}),
        field<&ChangeRecord::deletions>("deletions", Count{}),
        field<&ChangeRecord::changedFiles>("changed_files", Count{}),
        field<&ChangeRecord::commits>("commits", ObjectList{}),
};

template <>
inline constexpr auto fieldsOf<PatchRecord> = std::tuple{
        key<&PatchRecord::change, &IssueRef::repo>("repo", RepoName{}),
        key<&PatchRecord::change, &IssueRef::number>("number", Number{}),
        field<&PatchRecord::text>("text"),
        field<>("files", PatchFiles{}),
};

template <>
inline constexpr auto fieldsOf<LinkRecord> = std::tuple{
        key<&LinkRecord::issue>("issue", Object{}),
        key<&LinkRecord::change>("change", Object{}),
        key<&LinkRecord::basis>("basis", Choice{"basis", basisWords}),
        field<&LinkRecord::note>("note"),
        field<&LinkRecord::verdict>("verdict", Choice{"verdict", linkVerdictWords}),
        field<&LinkRecord::by>("by"),
        field<&LinkRecord::at>("at", Time{}),
};

template <>
inline constexpr auto fieldsOf<KgNodeRecord> = std::tuple{
        key<&KgNodeRecord::id>("id"),
        field<&KgNodeRecord::title>("title"),
        field<&KgNodeRecord::url>("url"),
        field<&KgNodeRecord::kind>("kind"),
        field<&KgNodeRecord::text>("text"),
        field<&KgNodeRecord::lang>("lang"),
};

/// What a kg_ref's `node` holds.
inline constexpr auto kgNodeFields = std::tuple{
        key<&KgRefRecord::nodeId>("id"),
        field<&KgRefRecord::nodeTitle>("title"),
        field<&KgRefRecord::nodeUrl>("url"),
        field<&KgRefRecord::nodeKind>("kind"),
};

template <>
inline constexpr auto fieldsOf<KgRefRecord> = std::tuple{
        key<&KgRefRecord::issue, &IssueRef::repo>("repo", RepoName{}),
        key<&KgRefRecord::issue, &IssueRef::number>("number", Number{}),
        key<>("node", KgNode{}),
        field<&KgRefRecord::query>("query"),
        field<&KgRefRecord::score>("score", Share{}),
        field<&KgRefRecord::excerpt>("excerpt"),
        field<&KgRefRecord::state>("state", Choice{"state", kgStateWords}),
        field<&KgRefRecord::by>("by"),
        field<&KgRefRecord::at>("at", Time{}),
        field<&KgRefRecord::note>("note"),
};

template <>
inline constexpr auto fieldsOf<ProposalRecord> = std::tuple{
        key<&ProposalRecord::issue, &IssueRef::repo>("repo", RepoName{}),
        key<&ProposalRecord::issue, &IssueRef::number>("number", Number{}),
        key<&ProposalRecord::by>("by"),
        field<&ProposalRecord::verdict>("verdict", Choice{"verdict", std::span(verdictWords).first<2>()}),
        field<&ProposalRecord::reason>("reason"),
        field<&ProposalRecord::note>("note"),
        field<&ProposalRecord::value>("value", Share{}),
};

template <>
inline constexpr auto fieldsOf<Decision> = std::tuple{
        key<&Decision::issue, &IssueRef::repo>("repo", RepoName{}),
        key<&Decision::issue, &IssueRef::number>("number", Number{}),
        field<&Decision::batch>("batch", Object{}),
        key<&Decision::verdict>("verdict", Choice{"verdict", verdictWords}),
        field<&Decision::stage>("stage", Choice{"stage", stageWords}),
        field<&Decision::reason>("reason"),
        field<&Decision::note>("note"),
        key<&Decision::by>("by"),
        key<&Decision::at>("at", Time{}),
        field<&Decision::until>("until", Time{}),
        field<&Decision::duplicateOf>("duplicate_of", RefOrText{}),
        field<&Decision::seen>("seen", TextList{}),
        field<&Decision::seenMs>("seen_ms", Count{}),
        field<&Decision::evidence>("evidence"),
        field<&Decision::id>("id"),
        field<&Decision::undoes>("undoes"),
        field<&Decision::supersedes>("supersedes", TextList{}),
        field<&Decision::step>("step"),
};

template <>
inline constexpr auto fieldsOf<DraftRecord> = std::tuple{
        key<&DraftRecord::batch>("batch", Object{}),
        key<&DraftRecord::issue, &IssueRef::repo>("repo", RepoName{}),
        key<&DraftRecord::issue, &IssueRef::number>("number", Number{}),
        key<&DraftRecord::lang>("lang", Choice{"language", langWords}),
        field<&DraftRecord::problem>("problem"),
        field<&DraftRecord::answer>("answer"),
        field<&DraftRecord::symptom>("symptom"),
        field<&DraftRecord::action>("action"),
        field<&DraftRecord::themeLine>("theme_line"),
        key<&DraftRecord::by>("by"),
};

template <>
inline constexpr auto fieldsOf<SectionRecord> = std::tuple{
        key<&SectionRecord::batch>("batch", Object{}),
        key<&SectionRecord::repo>("repo", RepoName{}),
        field<&SectionRecord::order>("order", Count{}),
        field<&SectionRecord::subtitle>("subtitle", Localized{}),
        field<&SectionRecord::summary>("summary", Localized{}),
};

template <>
inline constexpr auto fieldsOf<ThemeRecord> = std::tuple{
        key<&ThemeRecord::batch>("batch", Object{}),
        key<&ThemeRecord::order>("order", Count{}),
        field<&ThemeRecord::title>("title", Localized{}),
        field<&ThemeRecord::lead>("lead", Localized{}),
        field<&ThemeRecord::members>("members", ObjectList{}),
};

template <>
inline constexpr auto fieldsOf<GuideRecord> = std::tuple{
        key<&GuideRecord::batch>("batch", Object{}),
        key<&GuideRecord::order>("order", Count{}),
        field<&GuideRecord::symptom>("symptom", Localized{}),
        field<&GuideRecord::action>("action", Localized{}),
        field<&GuideRecord::cases>("cases", ObjectList{}),
};

template <>
inline constexpr auto fieldsOf<ResolutionRecord> = std::tuple{
        key<&ResolutionRecord::issue, &IssueRef::repo>("repo", RepoName{}),
        key<&ResolutionRecord::issue, &IssueRef::number>("number", Number{}),
        field<&ResolutionRecord::resolution>("resolution", Choice{"resolution", resolutionWords}),
        field<&ResolutionRecord::reason>("reason"),
        key<&ResolutionRecord::by>("by"),
        key<&ResolutionRecord::at>("at", Time{}),
};

template <>
inline constexpr auto fieldsOf<TextEdit> = std::tuple{
        key<&TextEdit::batch>("batch", Object{}),
        key<&TextEdit::owner>("owner", Choice{"text owner", textOwnerWords}),
        field<&TextEdit::subject>("subject"),
        key<&TextEdit::field>("field"),
        field<&TextEdit::lang>("lang", Choice{"language", langWords}),
        field<&TextEdit::value>("value"),
        field<&TextEdit::by>("by"),
        key<&TextEdit::at>("at", Time{}),
        field<&TextEdit::id>("id"),
        field<&TextEdit::undoes>("undoes"),
        field<&TextEdit::step>("step"),
};

template <>
inline constexpr auto fieldsOf<CitedNode> = std::tuple{
        key<&CitedNode::id>("id"),
        field<&CitedNode::title>("title"),
        field<&CitedNode::url>("url"),
        field<&CitedNode::kind>("kind"),
        field<&CitedNode::query>("query"),
        field<&CitedNode::score>("score", Share{}),
        field<&CitedNode::excerpt>("excerpt"),
};

template <>
inline constexpr auto fieldsOf<AuditEntry> = std::tuple{
        key<&AuditEntry::issue, &IssueRef::repo>("repo", RepoName{}),
        key<&AuditEntry::issue, &IssueRef::number>("number", Number{}),
        key<&AuditEntry::batch>("batch", Object{}),
        field<&AuditEntry::nodeId>("node", Name{}),
        key<&AuditEntry::verdict>("verdict", Choice{"verdict", auditVerdictWords}),
        field<&AuditEntry::reason>("reason"),
        field<&AuditEntry::note>("note"),
        field<&AuditEntry::replacement>("replacement", Object{}),
        field<&AuditEntry::content>("content"),
        field<&AuditEntry::isBlind>("blind", Flag{}),
        field<&AuditEntry::by>("by"),
        key<&AuditEntry::at>("at", Time{}),
        field<&AuditEntry::id>("id"),
        field<&AuditEntry::undoes>("undoes"),
        field<&AuditEntry::supersedes>("supersedes", TextList{}),
        field<&AuditEntry::step>("step"),
};

template <>
inline constexpr auto fieldsOf<PublishedArticleRecord> = std::tuple{
        key<&PublishedArticleRecord::batch>("batch", Object{}),
        key<&PublishedArticleRecord::lang>("lang", Choice{"language", langWords}),
        key<&PublishedArticleRecord::document>("document"),
        field<&PublishedArticleRecord::by>("by"),
        field<&PublishedArticleRecord::at>("at", Time{}),
};

template <>
inline constexpr auto fieldsOf<TermRecord> = std::tuple{
        key<&TermRecord::series>("series"),
        key<&TermRecord::zh>("zh"),
        key<&TermRecord::en>("en"),
        field<&TermRecord::note>("note"),
};

template <>
inline constexpr auto fieldsOf<PublishedFile> = std::tuple{
        key<&PublishedFile::path>("path"),
        field<&PublishedFile::sha256>("sha256"),
        field<&PublishedFile::bytes>("bytes", Count{}),
};

template <>
inline constexpr auto fieldsOf<PublicationRecord> = std::tuple{
        key<&PublicationRecord::batch>("batch", Object{}),
        key<&PublicationRecord::target>("target"),
        key<&PublicationRecord::lang>("lang", Choice{"language", editionWords}),
        field<&PublicationRecord::state>("state", Choice{"state", publicationStateWords}),
        field<&PublicationRecord::digest>("digest"),
        field<&PublicationRecord::document>("document"),
        field<&PublicationRecord::files>("files", ObjectList{}),
        field<&PublicationRecord::site>("site"),
        field<&PublicationRecord::url>("url"),
        field<&PublicationRecord::postId>("post_id"),
        field<&PublicationRecord::remoteDigest>("remote_digest"),
        field<&PublicationRecord::reason>("reason"),
        field<&PublicationRecord::by>("by"),
        key<&PublicationRecord::at>("at", Time{}),
        field<&PublicationRecord::id>("id"),
};

} // namespace Winnow::BundleFormat
