// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "factlayouts.h"

#include "jsoncolumn.h"

#include <algorithm>
#include <initializer_list>

namespace Winnow::FactLayouts {

namespace {

FactRank newest(std::initializer_list<std::optional<Timestamp>> times, qint64 sourceAt)
{
    qint64 latest = 0;
    for (const auto &at : times)
        latest = std::max(latest, at ? toMilliseconds(*at) : 0);
    return {latest, sourceAt};
}

FactLayout eventOf(QByteArray subject)
{
    return {.table = "event",
            .keys = {std::move(subject), "event_id"},
            .values = {"kind", "at", "actor", "actor_role", "label", "target_repo", "target_number", "text"}};
}

} // namespace

FactLayout issue()
{
    return {.table = "issue",
            .keys = {"repo_id", "number"},
            .values = {"state", "closed_at", "closed_by", "closed_by_role", "created_at", "updated_at"},
            .unitSize = 4,
            .hasPlaceholders = true,
            .wideTable = "issue_text",
            .wideValues = {"title", "author", "author_role", "url", "labels", "body"}};
}

std::vector<FactValue> valuesOf(const IssueRecord &record)
{
    return {factValue(record.state), factValue(record.closedAt), factValue(record.closedBy),
            factValue(record.closedByRole), factValue(record.createdAt), factValue(record.updatedAt),
            factValue(record.title), factValue(record.author), factValue(record.authorRole),
            factValue(record.url), factValue(JsonColumn::fromStrings(record.labels)), factValue(record.body)};
}

FactRank rankOf(const IssueRecord &record, qint64 sourceAt)
{
    return newest({record.createdAt, record.updatedAt, record.closedAt}, sourceAt);
}

FactLayout change()
{
    return {.table = "code_change",
            .keys = {"repo_id", "number"},
            .values = {"state", "merged_at", "closed_at", "title", "created_at", "base", "head", "author",
                    "url", "additions", "deletions", "changed_files", "commits", "body"},
            .unitSize = 3,
            .hasPlaceholders = true};
}

std::vector<FactValue> valuesOf(const ChangeRecord &record)
{
    return {factValue(record.state), factValue(record.mergedAt), factValue(record.closedAt),
            factValue(record.title), factValue(record.createdAt), factValue(record.base),
            factValue(record.head), factValue(record.author), factValue(record.url),
            factValue(record.additions), factValue(record.deletions), factValue(record.changedFiles),
            factValue(JsonColumn::fromCommits(record.commits)), factValue(record.body)};
}

FactRank rankOf(const ChangeRecord &record, qint64 sourceAt)
{
    return newest({record.createdAt, record.mergedAt, record.closedAt}, sourceAt);
}

FactLayout issueEvent()
{
    return eventOf("issue_id");
}

FactLayout changeEvent()
{
    return eventOf("change_id");
}

std::vector<FactValue> valuesOf(const EventRecord &record)
{
    const IssueRef target = record.target.value_or(IssueRef{});
    return {factValue(record.kind), factValue(record.at), factValue(record.actor),
            factValue(record.actorRole), factValue(record.label), factValue(target.repo),
            factValue(target.number), factValue(record.text)};
}

FactRank rankOf(const EventRecord &record, qint64 sourceAt)
{
    return newest({record.at}, sourceAt);
}

FactLayout repoProfile()
{
    return {.table = "repo_profile",
            .keys = {"repo_id", "forge"},
            .values = {"url", "alias", "positioning_zh", "positioning_en"}};
}

std::vector<FactValue> valuesOf(const RepoRecord &record)
{
    return {factValue(record.url), factValue(record.alias), factValue(record.positioning.zh),
            factValue(record.positioning.en)};
}

FactLayout series()
{
    return {.table = "series",
            .keys = {"id"},
            .values = {"title_zh", "title_en", "time_zone", "quota", "tagline_zh", "tagline_en", "footer_zh",
                    "footer_en"}};
}

std::vector<FactValue> valuesOf(const SeriesRecord &record)
{
    return {factValue(record.title.zh), factValue(record.title.en), factValue(record.timeZone),
            factValue(record.quota), factValue(record.tagline.zh), factValue(record.tagline.en),
            factValue(record.footer.zh), factValue(record.footer.en)};
}

FactLayout batch()
{
    return {.table = "batch",
            .keys = {"series", "ordinal"},
            .values = {"title_zh", "title_en", "since", "until", "quota", "orgs"}};
}

std::vector<FactValue> valuesOf(const BatchRecord &record)
{
    return {factValue(record.title.zh), factValue(record.title.en), factValue(record.since),
            factValue(record.until), factValue(record.quota),
            factValue(JsonColumn::fromStrings(record.orgs))};
}

FactLayout patch()
{
    return {.table = "patch", .keys = {"change_id"}, .values = {"text"}};
}

std::vector<FactValue> valuesOf(const PatchRecord &record)
{
    return {factValue(record.text)};
}

FactLayout link()
{
    return {.table = "link", .keys = {"issue_id", "change_id", "basis"}, .values = {"note"}};
}

std::vector<FactValue> valuesOf(const LinkRecord &record)
{
    return {factValue(record.note)};
}

FactLayout kgNode()
{
    return {.table = "kg_node", .keys = {"id"}, .values = {"title", "url", "kind", "lang", "text"}};
}

std::vector<FactValue> valuesOf(const KgNodeRecord &record)
{
    return {factValue(record.title), factValue(record.url), factValue(record.kind), factValue(record.lang),
            factValue(record.text)};
}

FactLayout kgRef()
{
    return {.table = "kg_ref",
            .keys = {"issue_id", "node_id"},
            .values = {"state", "author", "at", "note", "node_title", "node_url", "node_kind", "query",
                    "score", "excerpt"},
            .unitSize = 4};
}

std::vector<FactValue> valuesOf(const KgRefRecord &record)
{
    return {factValue(record.state), factValue(record.by), factValue(record.at), factValue(record.note),
            factValue(record.nodeTitle), factValue(record.nodeUrl), factValue(record.nodeKind),
            factValue(record.query), factValue(record.score), factValue(record.excerpt)};
}

FactRank rankOf(const KgRefRecord &record, qint64 sourceAt)
{
    return newest({record.at}, sourceAt);
}

FactLayout proposal()
{
    return {.table = "proposal",
            .keys = {"issue_id", "author"},
            .values = {"verdict", "reason", "note", "value"}};
}

std::vector<FactValue> valuesOf(const ProposalRecord &record)
{
    return {factValue(record.verdict), factValue(record.reason), factValue(record.note),
            factValue(record.value)};
}

FactLayout draft()
{
    return {.table = "draft",
            .keys = {"series", "ordinal", "issue_id", "lang", "author"},
            .values = {"problem", "answer", "symptom", "action", "theme_line"}};
}

std::vector<FactValue> valuesOf(const DraftRecord &record)
{
    return {factValue(record.problem), factValue(record.answer), factValue(record.symptom),
            factValue(record.action), factValue(record.themeLine)};
}

FactLayout section()
{
    return {.table = "section",
            .keys = {"series", "ordinal", "repo_id"},
            .values = {"position", "subtitle_zh", "subtitle_en", "summary_zh", "summary_en"}};
}

std::vector<FactValue> valuesOf(const SectionRecord &record)
{
    return {factValue(record.order), factValue(record.subtitle.zh), factValue(record.subtitle.en),
            factValue(record.summary.zh), factValue(record.summary.en)};
}

FactLayout theme()
{
    return {.table = "theme",
            .keys = {"series", "ordinal", "position"},
            .values = {"title_zh", "title_en", "lead_zh", "lead_en", "members"}};
}

std::vector<FactValue> valuesOf(const ThemeRecord &record)
{
    return {factValue(record.title.zh), factValue(record.title.en), factValue(record.lead.zh),
            factValue(record.lead.en), factValue(JsonColumn::fromRefs(record.members))};
}

FactLayout guide()
{
    return {.table = "guide",
            .keys = {"series", "ordinal", "position"},
            .values = {"symptom_zh", "symptom_en", "action_zh", "action_en", "cases"}};
}

std::vector<FactValue> valuesOf(const GuideRecord &record)
{
    return {factValue(record.symptom.zh), factValue(record.symptom.en), factValue(record.action.zh),
            factValue(record.action.en), factValue(JsonColumn::fromRefs(record.cases))};
}

} // namespace Winnow::FactLayouts
