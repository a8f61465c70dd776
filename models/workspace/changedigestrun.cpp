// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "changedigestrun.h"

#include "changedigest.h"
#include "evidencekeys.h"
#include "integritytext.h"
#include "jsoncolumn.h"
#include "pendingids.h"
#include "readahead.h"
#include "recordrows.h"
#include "repofolds.h"
#include "rowvisit.h"
#include "touchedissues.h"
#include "workspace.h"

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

using Sqlite::Statement;

constexpr auto changesSql =
        ", c.id, c.repo_id, p.text, d.title_key, d.revert_key, d.files, d.mentions, d.change_id FROM "
        "json_each(?1) AS w "
        "CROSS JOIN code_change AS c ON c.id = w.value JOIN repo AS s ON s.id = c.repo_id "
        "LEFT JOIN patch AS p ON p.change_id = c.id LEFT JOIN change_digest AS d ON d.change_id = c.id "
        "WHERE c.present = 1";

/// A change as it is now, with what its texts said before.
struct DigestedChange
{
    qint64 id = 0;
    qint64 repoId = 0;
    IssueRef ref;
    std::optional<Timestamp> mergedAt;
    ChangeDigest now;
    std::optional<ChangeDigest> before; ///< Without revertedChange, which is not kept.
};

/// What waits and is there, as chunks: ids that are not there are in `ids` alone.
struct DigestChunk
{
    std::vector<qint64> ids;
    std::vector<DigestedChange> changes;
};

/// Reads changes and their texts.
class DigestReader final
{
public:
    static WorkspaceResult<DigestReader> prepare(const Sqlite::Database &database)
    {
        auto repos = RepoFolds::read(database);
        if (!repos)
            return std::unexpected(std::move(repos.error()));
        return database.prepare(QByteArray("SELECT ") + RecordRows::changeColumns + changesSql)
                .transform([&repos](Statement &&query) {
                    return DigestReader(std::move(*repos), std::move(query));
                });
    }

    WorkspaceResult<DigestChunk> read(std::span<const qint64> ids)
    {
        DigestChunk chunk{{ids.begin(), ids.end()}, {}};
        auto done = RowVisit::ofMany(
                m_query, ids, [&](const Statement &row) { chunk.changes.push_back(digestedFromRow(row)); });
        if (!done)
            return std::unexpected(std::move(done.error()));
        return chunk;
    }

private:
    DigestReader(RepoFolds repos, Statement query)
        : m_repos(std::move(repos))
        , m_query(std::move(query))
    {}

    DigestedChange digestedFromRow(const Statement &row) const
    {
        const ChangeRecord record = RecordRows::change(row);
        DigestedChange change;
        change.id = row.integer(16);
        change.repoId = row.integer(17);
        change.ref = record.ref;
        change.mergedAt = record.mergedAt;
        const QByteArray patch = row.isNull(18) ? QByteArray() : QByteArray(row.utf8(18).toByteArray());
        change.now = digestOf(record, m_repos.forgeOf(change.repoId), patch);
        if (!row.isNull(23)) {
            change.before = ChangeDigest{row.integer(19), row.integer(20), {},
                    JsonColumn::toStrings(row.text(21)), mentionsFromColumn(row.text(22))};
        }
        return change;
    }

    RepoFolds m_repos;
    Statement m_query;
};

/// Puts digests into the workspace.
class DigestWriter final
{
public:
    static WorkspaceResult<DigestWriter> prepare(Workspace &workspace)
    {
        Sqlite::Database &database = workspace.database();
        auto put = database.prepare(
                "REPLACE INTO change_digest (change_id, title_key, revert_key, files, mentions) "
                "VALUES (?1, ?2, ?3, ?4, ?5)"_ba);
        auto forget =
                database.prepare("DELETE FROM issue_mention WHERE issue_key = ?1 AND change_id = ?2"_ba);
        auto name = database.prepare(
                "INSERT OR IGNORE INTO issue_mention (issue_key, change_id) VALUES (?1, ?2)"_ba);
        auto done = database.prepare("DELETE FROM change_pending WHERE change_id = ?1"_ba);
        for (const auto *statement : {&put, &forget, &name, &done}) {
            if (!*statement)
                return std::unexpected(statement->error());
        }
        auto touched = TouchedIssues::prepare(database);
        if (!touched)
            return std::unexpected(std::move(touched.error()));
        return DigestWriter(
                std::move(*put), std::move(*forget), std::move(*name), std::move(*done), std::move(*touched));
    }

    WorkspaceResult<void> write(const DigestChunk &chunk)
    {
        for (const DigestedChange &change : chunk.changes) {
            if (auto done = write(change); !done)
                return done;
        }
        for (const qint64 id : chunk.ids) {
            m_done.bind(1, id);
            if (auto done = m_done.run(); !done)
                return done;
        }
        return {};
    }

private:
    DigestWriter(Statement put, Statement forget, Statement name, Statement done, TouchedIssues touched)
        : m_put(std::move(put))
        , m_forget(std::move(forget))
        , m_name(std::move(name))
        , m_done(std::move(done))
        , m_touched(std::move(touched))
    {}

    WorkspaceResult<void> write(const DigestedChange &change)
    {
        const auto orNull = [](qint64 key) { return key == 0 ? std::nullopt : std::optional(key); };
        m_put.bindAll(change.id, orNull(change.now.titleKey), orNull(change.now.revertKey),
                JsonColumn::fromStrings(change.now.files), mentionsToColumn(change.now.mentions));
        WorkspaceResult<void> done = m_put.run();
        if (change.before) {
            for (const IssueMention &mention : change.before->mentions) {
                if (done)
                    done = m_forget.bindAll(EvidenceKeys::ofIssue(mention.issue), change.id).run();
            }
        }
        for (const IssueMention &mention : change.now.mentions) {
            if (done)
                done = m_name.bindAll(EvidenceKeys::ofIssue(mention.issue), change.id).run();
        }
        if (done)
            done = m_touched.touch(change.id, change.ref, change.mergedAt, change.now);
        return done;
    }

    Statement m_put;
    Statement m_forget;
    Statement m_name;
    Statement m_done;
    TouchedIssues m_touched;
};

} // namespace

WorkspaceResult<void> digestPendingChanges(Workspace &workspace, const std::stop_token &stop)
{
    const auto ids = pendingIds(workspace.database(), "SELECT change_id FROM change_pending ORDER BY 1"_ba);
    if (!ids)
        return std::unexpected(ids.error());
    if (ids->empty())
        return {};
    auto writer = DigestWriter::prepare(workspace);
    if (!writer)
        return std::unexpected(std::move(writer.error()));
    return ReadAhead<DigestReader, DigestChunk>::run(
            workspace, *ids, [](const Sqlite::Database &database) { return DigestReader::prepare(database); },
            [&writer](const DigestChunk &chunk) { return writer->write(chunk); }, stop);
}

WorkspaceResult<void> checkChangeDigests(const Workspace &workspace,
        const std::function<void(const QString &, const QString &, const QString &)> &report)
{
    const auto ids = pendingIds(workspace.database(),
            "SELECT id FROM code_change WHERE present = 1 AND id NOT IN (SELECT change_id FROM "
            "change_pending) "
            "ORDER BY 1"_ba);
    if (!ids)
        return std::unexpected(ids.error());
    auto reader = DigestReader::prepare(workspace.database());
    if (!reader)
        return std::unexpected(std::move(reader.error()));
    for (std::span<const qint64> rest(*ids); !rest.empty();) {
        const auto part = rest.first(std::min(rest.size(), readAheadChunk));
        rest = rest.subspan(part.size());
        const auto chunk = reader->read(part);
        if (!chunk)
            return std::unexpected(chunk.error());
        for (const DigestedChange &change : chunk->changes) {
            ChangeDigest now = change.now;
            now.revertedChange = {};
            if (change.before != now)
                report(u"change_digest"_s, formatIssueRef(change.ref),
                        IntegrityText::tr("what its texts say is not what is kept"));
        }
    }
    return {};
}

} // namespace Winnow
