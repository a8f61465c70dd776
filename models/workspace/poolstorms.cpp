// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "poolstorms.h"

#include "evidence/storms.h"
#include "integritytext.h"
#include "recordrows.h"
#include "rowvisit.h"
#include "workspace.h"

#include <algorithm>
#include <map>
#include <set>
#include <tuple>
#include <vector>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

const QString stormsDue = u"storms_are_due"_s;

/// A storm with its issues by their row ids, ascending.
struct PoolStorm
{
    QString actor;
    QString organisation;
    qint64 first = 0;
    qint64 last = 0;
    std::vector<qint64> members;

    friend bool operator<(const PoolStorm &a, const PoolStorm &b)
    {
        const auto key = [](const PoolStorm &storm) {
            return std::tie(storm.first, storm.last, storm.actor, storm.organisation, storm.members);
        };
        return key(a) < key(b);
    }
};

using PoolStorms = std::set<PoolStorm>;

WorkspaceResult<PoolStorms> findPoolStorms(const Workspace &workspace)
{
    QList<IssueClose> closes;
    std::vector<qint64> ids;
    QSet<QString> names; // hundreds of thousands of closes share a few repositories and actors
    const auto shared = [&names](const QString &name) { return *names.insert(name); };
    auto done = RowVisit::all(workspace.database(),
            "SELECT a.issue_id, r.name, i.number, a.closed_at, a.closed_by FROM assessment AS a "
            "JOIN issue AS i ON i.id = a.issue_id JOIN repo AS r ON r.id = i.repo_id "
            "WHERE a.closed_at IS NOT NULL"_ba,
            [&](const Sqlite::Statement &row) {
                ids.push_back(row.integer(0));
                closes.append({{shared(row.text(1)), row.text(2)}, RecordRows::timeIn(row, 3),
                        shared(row.text(4))});
            });
    if (!done)
        return std::unexpected(std::move(done.error()));
    const QList<Storm> found = findStorms(closes);
    const QHash<IssueRef, qsizetype> stormOf = stormByIssue(found);
    std::vector<PoolStorm> storms;
    for (const Storm &storm : found) {
        storms.push_back({storm.actor.isEmpty() ? QString() : storm.actor,
                storm.organisation.isEmpty() ? QString() : storm.organisation, toMilliseconds(storm.first),
                toMilliseconds(storm.last), {}});
    }
    for (qsizetype i = 0; i < closes.size() && !stormOf.isEmpty(); ++i) {
        if (const auto index = stormOf.constFind(closes.at(i).issue); index != stormOf.cend())
            storms[static_cast<size_t>(*index)].members.push_back(ids[static_cast<size_t>(i)]);
    }
    for (PoolStorm &storm : storms)
        std::ranges::sort(storm.members);
    return PoolStorms(storms.begin(), storms.end());
}

WorkspaceResult<std::map<qint64, PoolStorm>> storedStorms(const Workspace &workspace)
{
    std::map<qint64, PoolStorm> storms;
    auto done = RowVisit::all(workspace.database(),
            "SELECT s.id, s.actor, s.organisation, s.first_at, s.last_at, m.issue_id FROM storm AS s "
            "LEFT JOIN storm_member AS m ON m.storm_id = s.id ORDER BY s.id, m.issue_id"_ba,
            [&storms](const Sqlite::Statement &row) {
                PoolStorm &storm = storms[row.integer(0)];
                storm.actor = row.text(1);
                storm.organisation = row.text(2);
                storm.first = row.integer(3);
                storm.last = row.integer(4);
                storm.members.push_back(row.integer(5));
            });
    if (!done)
        return std::unexpected(std::move(done.error()));
    return storms;
}

/// Takes storms out of the workspace and puts others in; their issues must be assessed anew.
class StormWriter final
{
public:
    static WorkspaceResult<StormWriter> prepare(Sqlite::Database &database)
    {
        std::vector<Sqlite::Statement> made;
        for (const char *sql :
                {"DELETE FROM storm_member WHERE storm_id = ?1", "DELETE FROM storm WHERE id = ?1",
                        "INSERT INTO storm (actor, organisation, first_at, last_at) VALUES (?1, ?2, ?3, ?4)",
                        "REPLACE INTO storm_member (issue_id, storm_id) VALUES (?1, ?2)",
                        "INSERT OR IGNORE INTO assessment_pending (issue_id) VALUES (?1)"}) {
            auto statement = database.prepare(sql);
            if (!statement)
                return std::unexpected(std::move(statement.error()));
            made.push_back(std::move(*statement));
        }
        return StormWriter(database, std::move(made));
    }

    WorkspaceResult<void> remove(qint64 id, const PoolStorm &storm)
    {
        return m_statements[0]
                .bindAll(id)
                .run()
                .and_then([&] { return m_statements[1].bindAll(id).run(); })
                .and_then([&] { return wait(storm); });
    }

    WorkspaceResult<void> add(const PoolStorm &storm)
    {
        auto done = m_statements[2].bindAll(storm.actor, storm.organisation, storm.first, storm.last).run();
        const qint64 id = m_database->lastInsertId();
        for (const qint64 member : storm.members) {
            if (done)
                done = m_statements[3].bindAll(member, id).run();
        }
        return done.and_then([&] { return wait(storm); });
    }

private:
    StormWriter(Sqlite::Database &database, std::vector<Sqlite::Statement> statements)
        : m_database(&database)
        , m_statements(std::move(statements))
    {}

    WorkspaceResult<void> wait(const PoolStorm &storm)
    {
        for (const qint64 member : storm.members) {
            if (auto done = m_statements[4].bindAll(member).run(); !done)
                return done;
        }
        return {};
    }

    Sqlite::Database *m_database;
    std::vector<Sqlite::Statement> m_statements;
};

WorkspaceResult<void> replaceStorms(
        Workspace &workspace, const std::map<qint64, PoolStorm> &stored, PoolStorms found)
{
    auto writer = StormWriter::prepare(workspace.database());
    if (!writer)
        return std::unexpected(std::move(writer.error()));
    for (const auto &[id, storm] : stored) {
        if (found.erase(storm) > 0)
            continue;
        if (auto done = writer->remove(id, storm); !done)
            return done;
    }
    for (const PoolStorm &storm : found) {
        if (auto done = writer->add(storm); !done)
            return done;
    }
    return workspace.setSetting(stormsDue, QString());
}

} // namespace

WorkspaceResult<void> noteStormsDue(Workspace &workspace)
{
    return workspace.setSetting(stormsDue, u"yes"_s);
}

WorkspaceResult<bool> areStormsDue(const Workspace &workspace)
{
    return workspace.setting(stormsDue).transform([](const QString &due) { return !due.isNull(); });
}

WorkspaceResult<void> refreshPoolStorms(Workspace &workspace)
{
    auto transaction = Sqlite::Transaction::begin(workspace.database());
    if (!transaction)
        return std::unexpected(std::move(transaction.error()));
    auto found = findPoolStorms(workspace);
    if (!found)
        return std::unexpected(std::move(found.error()));
    const auto stored = storedStorms(workspace);
    if (!stored)
        return std::unexpected(stored.error());
    return replaceStorms(workspace, *stored, std::move(*found)).and_then([&] {
        return transaction->commit();
    });
}

WorkspaceResult<void> checkPoolStorms(const Workspace &workspace, const ProblemSink &report)
{
    const auto due = areStormsDue(workspace);
    if (!due)
        return std::unexpected(due.error());
    if (*due)
        return {};
    auto found = findPoolStorms(workspace);
    if (!found)
        return std::unexpected(std::move(found.error()));
    const auto stored = storedStorms(workspace);
    if (!stored)
        return std::unexpected(stored.error());
    PoolStorms kept;
    for (const auto &[id, storm] : *stored)
        kept.insert(storm);
    const auto isSame = [](const PoolStorm &a, const PoolStorm &b) { return !(a < b) && !(b < a); };
    if (kept.size() != stored->size() || !std::ranges::equal(kept, *found, isSame))
        report(u"storm"_s, {}, IntegrityText::tr("the storms are not those of the issues' closes"));
    return {};
}

} // namespace Winnow
