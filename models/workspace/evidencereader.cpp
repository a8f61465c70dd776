// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "evidencereader.h"

#include "changedigest.h"
#include "evidence/forgeaddress.h"
#include "evidence/referencefinder.h"
#include "evidence/titles.h"
#include "evidencekeys.h"
#include "jsoncolumn.h"
#include "linkverdictrow.h"
#include "recordrows.h"
#include "rowvisit.h"

#include <algorithm>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

using Sqlite::Statement;

/// Merges this near to a close are looked at; the rules' own limit is narrower (AssessmentSettings).
constexpr qint64 momentMs = 6'000;

QByteArray issuesSql(EvidenceReader::Texts texts)
{
    QByteArray columns = RecordRows::issueColumns;
    if (texts == EvidenceReader::Texts::Needed)
        columns.replace("t.body", "NULL");
    return "SELECT " + columns
            + ", i.id, i.repo_id, i.verdict <> 0 AND i.stage <> 0 FROM json_each(?1) AS w "
              "CROSS JOIN issue AS i ON i.id = w.value JOIN repo AS r ON r.id = i.repo_id "
              "LEFT JOIN issue_text AS t ON t.issue_id = i.id WHERE i.present = 1";
}

QByteArray changesSql(EvidenceReader::Texts texts)
{
    QByteArray columns = RecordRows::changeColumns;
    // A change that takes another back names it in its body.
    if (texts == EvidenceReader::Texts::Needed)
        columns.replace("c.body", "CASE WHEN d.revert_key IS NOT NULL THEN c.body END");
    return "SELECT " + columns
            + ", c.id, d.title_key, d.files, d.mentions FROM json_each(?1) AS w "
              "CROSS JOIN code_change AS c ON c.id = w.value JOIN repo AS s ON s.id = c.repo_id "
              "LEFT JOIN change_digest AS d ON d.change_id = c.id WHERE c.present = 1";
}

/// Events of the subjects listed; the names in front, which the caller knows, are left out.
QByteArray eventsSql(const QByteArray &subject)
{
    return QByteArray("SELECT NULL, NULL, ") + RecordRows::eventColumns + ", e." + subject
            + " FROM json_each(?1) AS w CROSS JOIN event AS e ON e." + subject + " = w.value";
}

constexpr int eventSubjectColumn = 11;

constexpr auto linksSql =
        "SELECT l.issue_id, l.change_id, s.name, c.number, l.basis, l.note FROM json_each(?1) AS w "
        "CROSS JOIN link AS l ON l.issue_id = w.value JOIN code_change AS c ON c.id = l.change_id "
        "JOIN repo AS s ON s.id = c.repo_id";
constexpr auto mentionsSql = "SELECT m.issue_key, m.change_id FROM json_each(?1) AS w "
                             "CROSS JOIN issue_mention AS m ON m.issue_key = w.value";
constexpr auto titlesSql = "SELECT d.title_key, d.change_id FROM json_each(?1) AS w "
                           "CROSS JOIN change_digest AS d ON d.title_key = w.value";
constexpr auto mergesSql = "SELECT id FROM code_change WHERE repo_id = ?1 AND merged_at BETWEEN ?2 AND ?3";
constexpr auto changeByRefSql = "SELECT id FROM code_change WHERE repo_id = ?1 AND number = ?2";
constexpr auto revertsSql = "SELECT d.revert_key, d.change_id FROM json_each(?1) AS w "
                            "CROSS JOIN change_digest AS d ON d.revert_key = w.value";
constexpr auto landedSql =
        "SELECT a.landing_id, r.name, i.number FROM json_each(?1) AS w "
        "CROSS JOIN assessment AS a ON a.landing_id = w.value JOIN issue AS i ON i.id = a.issue_id "
        "JOIN repo AS r ON r.id = i.repo_id";
constexpr auto stormsSql =
        "SELECT m.issue_id, s.id, s.actor, s.organisation, s.first_at, s.last_at FROM json_each(?1) AS w "
        "CROSS JOIN storm_member AS m ON m.issue_id = w.value JOIN storm AS s ON s.id = m.storm_id";
constexpr auto stormMembersSql =
        "SELECT m.storm_id, r.name, i.number FROM json_each(?1) AS w "
        "CROSS JOIN storm_member AS m ON m.storm_id = w.value JOIN issue AS i ON i.id = m.issue_id "
        "JOIN repo AS r ON r.id = i.repo_id";

} // namespace

/// The issues being read, and the changes they share.
struct EvidenceReader::Chunk
{
    std::vector<IssueEvidence> issues; ///< By id.
    std::vector<qint64> repoIds; ///< Of the issues.
    std::vector<QSet<qint64>> candidates; ///< Of the issues.
    std::map<qint64, LoadedChange> changes;
    QHash<qint64, QList<qint64>> reverts; ///< For a change those that may take it back.

    std::vector<qint64> issueIds() const
    {
        std::vector<qint64> ids;
        ids.reserve(issues.size());
        for (const IssueEvidence &issue : issues)
            ids.push_back(issue.issueId);
        return ids;
    }

    size_t indexOf(qint64 issueId) const
    {
        return static_cast<size_t>(
                std::ranges::lower_bound(issues, issueId, {}, &IssueEvidence::issueId) - issues.begin());
    }

    IssueEvidence &issue(qint64 issueId) { return issues[indexOf(issueId)]; }
};

EvidenceReader::EvidenceReader(Texts texts, RepoFolds repos, Statements statements)
    : m_texts(texts)
    , m_repos(std::move(repos))
    , m_statements(std::move(statements))
{}

WorkspaceResult<EvidenceReader> EvidenceReader::prepare(const Sqlite::Database &database, Texts texts)
{
    auto repos = RepoFolds::read(database);
    if (!repos)
        return std::unexpected(std::move(repos.error()));
    std::vector<Statement> made;
    for (const QByteArray &sql : {issuesSql(texts), eventsSql("issue_id"), QByteArray(linksSql),
                 QByteArray(linkVerdictsSql), QByteArray(resolutionsSql), QByteArray(mentionsSql),
                 QByteArray(titlesSql), QByteArray(mergesSql), QByteArray(changeByRefSql),
                 QByteArray(revertsSql), changesSql(texts), eventsSql("change_id"), QByteArray(landedSql),
                 QByteArray(stormsSql), QByteArray(stormMembersSql)}) {
        auto statement = database.prepare(sql);
        if (!statement)
            return std::unexpected(std::move(statement.error()));
        made.push_back(std::move(*statement));
    }
    size_t next = 0;
    const auto take = [&]() -> Statement { return std::move(made[next++]); };
    // Braces evaluate in order, so the members take the statements in the order above.
    return EvidenceReader(texts, std::move(*repos),
            Statements{take(), take(), take(), take(), take(), take(), take(), take(), take(), take(), take(),
                    take(), take(), take(), take()});
}

WorkspaceResult<std::vector<IssueEvidence>> EvidenceReader::read(std::span<const qint64> issueIds)
{
    Chunk chunk;
    auto done = readIssues(chunk, issueIds)
                        .and_then([&] { return readEvents(chunk); })
                        .and_then([&] { return readLinks(chunk); })
                        .and_then([&] { return readEditorsWords(chunk); })
                        .and_then([&] { return readMentions(chunk); })
                        .and_then([&] { return findByTitle(chunk); })
                        .and_then([&] { return findByMoment(chunk); })
                        .and_then([&] { return findNamed(chunk); })
                        .and_then([&] { return loadChanges(chunk); })
                        .and_then([&] { return readLanded(chunk); })
                        .and_then([&] { return readStorms(chunk); });
    if (!done)
        return std::unexpected(std::move(done.error()));
    takeChanges(chunk);
    return std::move(chunk.issues);
}

WorkspaceResult<void> EvidenceReader::readIssues(Chunk &chunk, std::span<const qint64> issueIds)
{
    std::vector<qint64> ids(issueIds.begin(), issueIds.end());
    std::ranges::sort(ids);
    ids.erase(std::ranges::unique(ids).begin(), ids.end());
    chunk.issues.reserve(ids.size());
    return RowVisit::ofMany(m_statements.issues, ids, [&](const Statement &row) {
        IssueEvidence &issue = chunk.issues.emplace_back();
        issue.facts.issue = RecordRows::issue(row);
        issue.issueId = row.integer(14);
        issue.isDecided = row.integer(16) != 0;
        issue.facts.forge = m_repos.forgeOf(row.integer(15));
        issue.titleKey =
                EvidenceKeys::ofTitle(issue.facts.issue.ref.repo, foldTitle(issue.facts.issue.title));
        chunk.repoIds.push_back(row.integer(15));
        chunk.candidates.emplace_back();
    });
}

WorkspaceResult<void> EvidenceReader::readEvents(Chunk &chunk)
{
    return RowVisit::ofMany(m_statements.events, chunk.issueIds(), [&](const Statement &row) {
        EvidenceFacts &facts = chunk.issue(row.integer(eventSubjectColumn)).facts;
        facts.events.append(RecordRows::event(row, SubjectKind::Issue));
        facts.events.last().subject = facts.issue.ref;
    });
}

WorkspaceResult<void> EvidenceReader::readLinks(Chunk &chunk)
{
    return RowVisit::ofMany(m_statements.links, chunk.issueIds(), [&](const Statement &row) {
        const size_t index = chunk.indexOf(row.integer(0));
        EvidenceFacts &facts = chunk.issues[index].facts;
        facts.recordedLinks.append({facts.issue.ref, {row.text(2), row.text(3)}, row.text(4), row.text(5)});
        chunk.candidates[index].insert(row.integer(1));
    });
}

WorkspaceResult<void> EvidenceReader::readEditorsWords(Chunk &chunk)
{
    const std::vector<qint64> ids = chunk.issueIds();
    return RowVisit::ofMany(m_statements.verdicts, ids, [&](const Statement &row) {
        const size_t index = chunk.indexOf(row.integer(0));
        chunk.issues[index].facts.editorLinks.append(editorLinkFromRow(row));
        chunk.candidates[index].insert(row.integer(1));
    }).and_then([&] {
        // The latest comes last.
        return RowVisit::ofMany(m_statements.resolutions, ids, [&](const Statement &row) {
            chunk.issue(row.integer(0)).facts.editorResolution = editorResolutionFromRow(row);
        });
    });
}

WorkspaceResult<void> EvidenceReader::readMentions(Chunk &chunk)
{
    QMultiHash<qint64, size_t> byKey;
    for (size_t i = 0; i < chunk.issues.size(); ++i)
        byKey.insert(EvidenceKeys::ofIssue(chunk.issues[i].facts.issue.ref), i);
    return RowVisit::ofMany(m_statements.mentions, byKey.uniqueKeys(), [&](const Statement &row) {
        for (auto [i, end] = byKey.equal_range(row.integer(0)); i != end; ++i)
            chunk.candidates[*i].insert(row.integer(1));
    });
}

WorkspaceResult<void> EvidenceReader::findByTitle(Chunk &chunk)
{
    QMultiHash<qint64, size_t> byKey;
    for (size_t i = 0; i < chunk.issues.size(); ++i) {
        if (chunk.issues[i].titleKey != 0)
            byKey.insert(chunk.issues[i].titleKey, i);
    }
    return RowVisit::ofMany(m_statements.titles, byKey.uniqueKeys(), [&](const Statement &row) {
        for (auto [i, end] = byKey.equal_range(row.integer(0)); i != end; ++i)
            chunk.candidates[*i].insert(row.integer(1));
    });
}

WorkspaceResult<void> EvidenceReader::findByMoment(Chunk &chunk)
{
    for (size_t i = 0; i < chunk.issues.size(); ++i) {
        const EvidenceFacts &facts = chunk.issues[i].facts;
        QSet<qint64> closes;
        if (facts.issue.closedAt)
            closes.insert(toMilliseconds(*facts.issue.closedAt));
        for (const EventRecord &event : facts.events) {
            if (event.at && event.kind == "close"_L1)
                closes.insert(toMilliseconds(*event.at));
        }
        for (const qint64 repoId : m_repos.idsOf(facts.issue.ref.repo)) {
            for (const qint64 close : std::as_const(closes)) {
                m_statements.merges.bindAll(repoId, close - momentMs, close + momentMs);
                auto done = RowVisit::rest(m_statements.merges,
                        [&](const Statement &row) { chunk.candidates[i].insert(row.integer(0)); });
                if (!done)
                    return done;
            }
        }
    }
    return {};
}

WorkspaceResult<void> EvidenceReader::findNamed(Chunk &chunk)
{
    for (size_t i = 0; i < chunk.issues.size(); ++i) {
        const EvidenceFacts &facts = chunk.issues[i].facts;
        const QString addressForge = forgeOfAddress(facts.issue.url);
        const ReferenceContext context{
                facts.issue.ref.repo, addressForge.isNull() ? facts.forge : addressForge};
        for (const EventRecord &event : facts.events) {
            WorkspaceResult<void> done;
            if (event.kind == "comment"_L1) {
                for (const Reference &reference : findReferences(event.text, context)) {
                    if (done && reference.kind != ReferenceKind::Issue)
                        done = addNamed(chunk, i, reference.target);
                }
            } else if (event.target) {
                done = addNamed(chunk, i, *event.target);
            }
            if (!done)
                return done;
        }
    }
    return {};
}

WorkspaceResult<void> EvidenceReader::addNamed(Chunk &chunk, size_t index, const IssueRef &change)
{
    QSet<qint64> &named = chunk.issues[index].namedChanges;
    const qint64 key = EvidenceKeys::ofChange(change);
    if (named.contains(key))
        return {};
    named.insert(key);
    for (const qint64 repoId : m_repos.idsOf(change.repo)) {
        m_statements.changeByRef.bindAll(repoId, change.number);
        auto done = RowVisit::rest(m_statements.changeByRef,
                [&](const Statement &row) { chunk.candidates[index].insert(row.integer(0)); });
        if (!done)
            return done;
    }
    return {};
}

/// Loads the candidates and, over and over, those that take a loaded one back.
WorkspaceResult<void> EvidenceReader::loadChanges(Chunk &chunk)
{
    QSet<qint64> wanted;
    for (const QSet<qint64> &candidates : chunk.candidates)
        wanted.unite(candidates);
    while (!wanted.isEmpty()) {
        QSet<qint64> found;
        auto done = readChanges(chunk, wanted).and_then([&] { return readReverts(chunk, wanted, found); });
        if (!done)
            return done;
        wanted.clear();
        for (const qint64 id : std::as_const(found)) {
            if (!chunk.changes.contains(id))
                wanted.insert(id);
        }
    }
    return {};
}

WorkspaceResult<void> EvidenceReader::readChanges(Chunk &chunk, const QSet<qint64> &ids)
{
    auto done = RowVisit::ofMany(m_statements.changes, ids, [&](const Statement &row) {
        LoadedChange &loaded = chunk.changes[row.integer(16)];
        loaded.facts.change = RecordRows::change(row);
        loaded.titleKey = row.integer(17);
        loaded.facts.files = JsonColumn::toStrings(row.text(18));
        if (!row.isNull(19))
            loaded.facts.mentions = mentionsFromColumn(row.text(19));
    });
    if (!done || m_texts == Texts::Needed)
        return done;
    return RowVisit::ofMany(m_statements.changeEvents, ids, [&](const Statement &row) {
        const auto change = chunk.changes.find(row.integer(eventSubjectColumn));
        if (change == chunk.changes.end())
            return;
        ChangeFacts &facts = change->second.facts;
        facts.events.append(RecordRows::event(row, SubjectKind::Change));
        facts.events.last().subject = facts.change.ref;
    });
}

WorkspaceResult<void> EvidenceReader::readReverts(
        Chunk &chunk, const QSet<qint64> &ofChanges, QSet<qint64> &found)
{
    QMultiHash<qint64, qint64> byKey;
    for (const qint64 id : ofChanges) {
        const auto loaded = chunk.changes.find(id);
        if (loaded == chunk.changes.end())
            continue;
        byKey.insert(EvidenceKeys::ofChange(loaded->second.facts.change.ref), id);
        if (loaded->second.titleKey != 0)
            byKey.insert(loaded->second.titleKey, id);
    }
    return RowVisit::ofMany(m_statements.reverts, byKey.uniqueKeys(), [&](const Statement &row) {
        for (auto [change, end] = byKey.equal_range(row.integer(0)); change != end; ++change)
            chunk.reverts[*change].append(row.integer(1));
        found.insert(row.integer(1));
    });
}

WorkspaceResult<void> EvidenceReader::readLanded(Chunk &chunk)
{
    const auto ids = chunk.changes | std::views::keys;
    return RowVisit::ofMany(m_statements.landed, ids, [&](const Statement &row) {
        chunk.changes[row.integer(0)].facts.landedIssues.append({row.text(1), row.text(2)});
    });
}

WorkspaceResult<void> EvidenceReader::readStorms(Chunk &chunk)
{
    std::map<qint64, Storm> storms;
    std::vector<std::pair<qint64, qint64>> members;
    auto done = RowVisit::ofMany(m_statements.storms, chunk.issueIds(), [&](const Statement &row) {
        members.emplace_back(row.integer(0), row.integer(1));
        storms[row.integer(1)] = {row.text(2), row.text(3), fromMilliseconds(row.integer(4)),
                fromMilliseconds(row.integer(5)), {}};
    });
    if (done && !storms.empty()) {
        done = RowVisit::ofMany(
                m_statements.stormMembers, storms | std::views::keys, [&](const Statement &row) {
                    storms[row.integer(0)].members.append({row.text(1), row.text(2)});
                });
    }
    if (!done)
        return done;
    for (const auto &[issueId, stormId] : members)
        chunk.issue(issueId).facts.storm = storms[stormId];
    return {};
}

/// Gives each issue its candidates and what takes them back.
void EvidenceReader::takeChanges(Chunk &chunk)
{
    for (size_t i = 0; i < chunk.issues.size(); ++i) {
        IssueEvidence &issue = chunk.issues[i];
        QSet<qint64> &taken = chunk.candidates[i];
        std::vector<qint64> ids(taken.cbegin(), taken.cend());
        for (size_t next = 0; next < ids.size(); ++next) {
            for (const qint64 revert : chunk.reverts.value(ids[next])) {
                if (!taken.contains(revert)) {
                    taken.insert(revert);
                    ids.push_back(revert);
                }
            }
        }
        std::ranges::sort(ids);
        for (const qint64 id : ids) {
            const auto loaded = chunk.changes.find(id);
            if (loaded == chunk.changes.end())
                continue;
            issue.changeIds.push_back(id);
            issue.facts.changes.append(loaded->second.facts);
        }
    }
}

} // namespace Winnow
