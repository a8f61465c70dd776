// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "recordreader.h"

#include "decisionrow.h"
#include "jsoncolumn.h"
#include "kgauditrow.h"
#include "linkverdictrow.h"
#include "publicationrow.h"
#include "recordrows.h"
#include "sourcetime.h"
#include "texteditrow.h"
#include "workspace.h"

#include <array>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

using RecordRows::intIn;
using RecordRows::timeIn;
using Sqlite::Statement;

BatchRef batchIn(const Statement &row, int column)
{
    return {row.text(column), static_cast<int>(row.integer(column + 1))};
}

Record repoFromRow(const Statement &row)
{
    return RepoRecord{row.text(0), row.text(1), row.text(2), row.text(3), {row.text(4), row.text(5)}};
}

Record seriesFromRow(const Statement &row)
{
    return SeriesRecord{row.text(0), {row.text(1), row.text(2)}, row.text(3), intIn(row, 4),
            {row.text(5), row.text(6)}, {row.text(7), row.text(8)}};
}

Record batchFromRow(const Statement &row)
{
    return BatchRecord{batchIn(row, 0), {row.text(2), row.text(3)}, timeIn(row, 4), timeIn(row, 5),
            intIn(row, 6), JsonColumn::toStrings(row.text(7))};
}

Record patchFromRow(const Statement &row)
{
    return PatchRecord{{row.text(0), row.text(1)}, row.text(2)};
}

Record nodeFromRow(const Statement &row)
{
    return KgNodeRecord{row.text(0), row.text(1), row.text(2), row.text(3), row.text(4), row.text(5)};
}

Record sectionFromRow(const Statement &row)
{
    return SectionRecord{batchIn(row, 0), row.text(2), intIn(row, 3), {row.text(4), row.text(5)},
            {row.text(6), row.text(7)}};
}

Record themeFromRow(const Statement &row)
{
    return ThemeRecord{batchIn(row, 0), static_cast<int>(row.integer(2)), {row.text(3), row.text(4)},
            {row.text(5), row.text(6)}, JsonColumn::toRefs(row.text(7))};
}

Record guideFromRow(const Statement &row)
{
    return GuideRecord{batchIn(row, 0), static_cast<int>(row.integer(2)), {row.text(3), row.text(4)},
            {row.text(5), row.text(6)}, JsonColumn::toRefs(row.text(7))};
}

Record publishedArticleFromRow(const Statement &row)
{
    return PublishedArticleRecord{batchIn(row, 0), row.text(2), row.text(3), row.text(4), timeIn(row, 5)};
}

Record termFromRow(const Statement &row)
{
    return TermRecord{row.text(0), row.text(1), row.text(2), row.text(3)};
}

/// A row reader that gives its own kind of record, as one that gives any.
template <auto read>
Record asRecord(const Statement &row)
{
    return read(row);
}

template <SubjectKind on>
Record eventOn(const Statement &row)
{
    return RecordRows::event(row, on);
}

struct Source
{
    QByteArray count;
    QByteArray query;
    Record (*fromRow)(const Statement &);
};

/// Every kind of record in the order of bundle.md's table. The orders follow indexes, so that nothing is sorted.
const std::array<Source, 24> &sources()
{
    static const std::array<Source, 24> all{{
            {"repo_profile",
                    "SELECT p.forge, r.name, p.url, p.alias, p.positioning_zh, p.positioning_en FROM repo AS "
                    "r "
                    "JOIN repo_profile AS p ON p.repo_id = r.id ORDER BY r.name, p.forge",
                    repoFromRow},
            {"series",
                    "SELECT id, title_zh, title_en, time_zone, quota, tagline_zh, tagline_en, footer_zh, "
                    "footer_en FROM series "
                    "ORDER BY id",
                    seriesFromRow},
            {"batch",
                    "SELECT series, ordinal, title_zh, title_en, since, until, quota, orgs FROM batch ORDER "
                    "BY series, ordinal",
                    batchFromRow},
            {"issue WHERE present = 1",
                    QByteArray("SELECT ") + RecordRows::issueColumns
                            + " FROM repo AS r CROSS JOIN issue AS i ON i.repo_id = r.id JOIN issue_text AS "
                              "t ON t.issue_id = i.id "
                              "WHERE i.present = 1 ORDER BY r.name, i.number",
                    asRecord<RecordRows::issue>},
            {"event WHERE issue_id IS NOT NULL",
                    QByteArray("SELECT r.name, i.number, ") + RecordRows::eventColumns
                            + " FROM repo AS r CROSS JOIN issue AS i ON i.repo_id = r.id "
                              "CROSS JOIN event AS e ON e.issue_id = i.id ORDER BY r.name, i.number, "
                              "e.event_id",
                    eventOn<SubjectKind::Issue>},
            {"event WHERE change_id IS NOT NULL",
                    QByteArray("SELECT r.name, c.number, ") + RecordRows::eventColumns
                            + " FROM repo AS r CROSS JOIN code_change AS c ON c.repo_id = r.id "
                              "CROSS JOIN event AS e ON e.change_id = c.id ORDER BY r.name, c.number, "
                              "e.event_id",
                    eventOn<SubjectKind::Change>},
            {"code_change WHERE present = 1",
                    QByteArray("SELECT ") + RecordRows::changeColumns
                            + " FROM repo AS s CROSS JOIN code_change AS c ON c.repo_id = s.id WHERE "
                              "c.present = 1 "
                              "ORDER BY s.name, c.number",
                    asRecord<RecordRows::change>},
            {"patch",
                    "SELECT r.name, c.number, p.text FROM repo AS r CROSS JOIN code_change AS c ON c.repo_id "
                    "= r.id "
                    "JOIN patch AS p ON p.change_id = c.id ORDER BY r.name, c.number",
                    patchFromRow},
            {"link",
                    QByteArray("SELECT ") + RecordRows::linkColumns
                            + " FROM link AS l JOIN issue AS i ON i.id = l.issue_id JOIN repo AS r ON r.id = "
                              "i.repo_id "
                              "JOIN code_change AS c ON c.id = l.change_id JOIN repo AS s ON s.id = "
                              "c.repo_id "
                              "ORDER BY r.name, i.number, s.name, c.number, l.basis",
                    asRecord<RecordRows::link>},
            {"link_verdict",
                    QByteArray("SELECT ") + linkVerdictColumns
                            + " FROM link_verdict AS v JOIN issue AS i ON i.id = v.issue_id JOIN repo AS r "
                              "ON "
                              "r.id = i.repo_id JOIN code_change AS c ON c.id = v.change_id JOIN repo AS s "
                              "ON "
                              "s.id = c.repo_id ORDER BY r.name, i.number, s.name, c.number, v.at, v.id",
                    asRecord<linkVerdictRecord>},
            {"kg_node", "SELECT id, title, url, kind, text, lang FROM kg_node ORDER BY id", nodeFromRow},
            {"kg_ref",
                    QByteArray("SELECT ") + RecordRows::kgRefColumns
                            + " FROM kg_ref AS k JOIN issue AS i ON i.id = k.issue_id JOIN repo AS r ON r.id "
                              "= i.repo_id "
                              "ORDER BY r.name, i.number, k.node_id",
                    asRecord<RecordRows::kgRef>},
            {"proposal",
                    QByteArray("SELECT ") + RecordRows::proposalColumns
                            + " FROM proposal AS p JOIN issue AS i ON i.id = p.issue_id JOIN repo AS r ON "
                              "r.id = i.repo_id "
                              "ORDER BY r.name, i.number, p.author",
                    asRecord<RecordRows::proposal>},
            {"decision",
                    QByteArray("SELECT ") + decisionColumns + decisionTables
                            + "ORDER BY r.name, i.number, d.at, d.id",
                    asRecord<decisionFromRow>},
            {"draft",
                    QByteArray("SELECT ") + RecordRows::draftColumns
                            + " FROM draft AS d JOIN issue AS i ON i.id = d.issue_id JOIN repo AS r ON r.id "
                              "= i.repo_id "
                              "ORDER BY d.series, d.ordinal, r.name, i.number, d.lang, d.author",
                    asRecord<RecordRows::draft>},
            {"section",
                    "SELECT s.series, s.ordinal, r.name, s.position, s.subtitle_zh, s.subtitle_en, "
                    "s.summary_zh, s.summary_en "
                    "FROM section AS s JOIN repo AS r ON r.id = s.repo_id ORDER BY s.series, s.ordinal, "
                    "r.name",
                    sectionFromRow},
            {"theme",
                    "SELECT series, ordinal, position, title_zh, title_en, lead_zh, lead_en, members FROM "
                    "theme "
                    "ORDER BY series, ordinal, position",
                    themeFromRow},
            {"guide",
                    "SELECT series, ordinal, position, symptom_zh, symptom_en, action_zh, action_en, cases "
                    "FROM guide "
                    "ORDER BY series, ordinal, position",
                    guideFromRow},
            {"issue_resolution",
                    QByteArray("SELECT ") + resolutionColumns
                            + " FROM issue_resolution AS e JOIN issue AS i ON i.id = e.issue_id "
                              "JOIN repo AS r ON r.id = i.repo_id ORDER BY r.name, i.number, e.at, e.id",
                    asRecord<resolutionRecord>},
            {"text_edit",
                    QByteArray("SELECT ") + textEditColumns
                            + " FROM text_edit AS t ORDER BY t.series, t.ordinal, t.at, t.id",
                    asRecord<textEditFromRow>},
            {"kg_audit",
                    QByteArray("SELECT ") + auditColumns + auditTables
                            + "ORDER BY a.series, a.ordinal, r.name, i.number, a.at, a.id",
                    asRecord<auditFromRow>},
            {"published_article",
                    "SELECT series, ordinal, lang, document, author, at FROM published_article ORDER BY "
                    "series, "
                    "ordinal, lang",
                    publishedArticleFromRow},
            {"term", "SELECT series, zh, en, note FROM term ORDER BY series, zh", termFromRow},
            {"publication",
                    QByteArray("SELECT ") + publicationColumns
                            + " FROM publication AS p ORDER BY p.series, p.ordinal, p.at, p.id",
                    asRecord<publicationFromRow>},
    }};
    return all;
}

WorkspaceResult<void> visitRows(const Sqlite::Database &database, const Source &source,
        const std::function<bool(const Record &)> &visit)
{
    auto query = database.prepare(source.query);
    if (!query)
        return std::unexpected(std::move(query.error()));
    while (true) {
        const auto row = query->step();
        if (!row)
            return std::unexpected(row.error());
        if (!*row)
            return {};
        if (!visit(source.fromRow(*query)))
            return std::unexpected(WorkspaceError{WorkspaceErrorCode::Interrupted, database.path(), {}});
    }
}

WorkspaceResult<void> visitAll(const Workspace &workspace, const std::function<bool(const Record &)> &visit)
{
    const auto sourceTime = newestSourceTime(workspace);
    if (!sourceTime)
        return std::unexpected(sourceTime.error());
    if (!visit(BundleHeader{1, *sourceTime, u"winnow"_s}))
        return std::unexpected(WorkspaceError{WorkspaceErrorCode::Interrupted, workspace.path(), {}});
    for (const Source &source : sources()) {
        if (auto done = visitRows(workspace.database(), source, visit); !done)
            return done;
    }
    return {};
}

} // namespace

WorkspaceResult<void> readRecords(
        const Workspace &workspace, const std::function<bool(const Record &)> &visit)
{
    // One read transaction, so that a writer in between is seen either wholly or not at all.
    const Sqlite::Database &database = workspace.database();
    if (auto begun = database.execute("BEGIN"); !begun)
        return begun;
    auto done = visitAll(workspace, visit);
    auto ended = database.execute("COMMIT");
    return done ? ended : done;
}

WorkspaceResult<qint64> countRecords(const Workspace &workspace)
{
    qint64 total = 1;
    for (const Source &source : sources()) {
        const auto count = workspace.database().queryInteger("SELECT COUNT(*) FROM " + source.count);
        if (!count)
            return count;
        total += *count;
    }
    return total;
}

} // namespace Winnow
