// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "prefilterrun.h"

#include "batches.h"
#include "derivedstate.h"
#include "earlierinstalments.h"
#include "funnel.h"
#include "journal.h"
#include "journalscan.h"
#include "jsoncolumn.h"
#include "prefilter/prefilter.h"
#include "prefilterrules.h"
#include "workspace.h"

#include <QSet>

#include <algorithm>

namespace Winnow {

namespace {

constexpr qint64 issuesBetweenReports = 4096;

/// Bodies are by far the widest column; they are read only for rules that ask for them.
bool asksForBodies(const QList<PrefilterRule> &rules)
{
    return std::ranges::any_of(
            rules, [](const PrefilterRule &rule) { return rule.field == PrefilterField::Body; });
}

QByteArray subjectsSql(bool withBodies)
{
    return QByteArray("SELECT i.id, r.name, i.number, t.title, i.state, t.author, t.author_role, t.labels, "
                      "i.closed_at, ")
            + (withBodies ? "t.body" : "NULL")
            + " FROM issue AS i JOIN repo AS r ON r.id = i.repo_id LEFT JOIN issue_text AS t ON t.issue_id = "
              "i.id "
              "WHERE i.present = 1 ORDER BY i.id";
}

PrefilterSubject subjectFromRow(const Sqlite::Statement &row)
{
    PrefilterSubject subject;
    subject.title = row.text(3);
    subject.state = row.text(4);
    subject.author = row.text(5);
    subject.authorRole = row.text(6);
    subject.labels = JsonColumn::toStrings(row.text(7)).value_or(QStringList{});
    subject.closedAt = row.optionalInteger(8).transform(fromMilliseconds);
    subject.body = row.text(9);
    return subject;
}

/// What the prefilter stage says of an issue at present, other stages left aside.
QList<Decision> standingPrefilterEntries(QList<Decision> journal, const BatchRef &batch)
{
    journal = standingDecisions(decisionsForBatch(std::move(journal), batch));
    journal.removeIf([](const Decision &decision) { return decision.stage != Stage::Prefilter; });
    return journal;
}

/// Goes through the issues and collects the entries that are needed.
class PrefilterPass final
{
public:
    PrefilterPass(Workspace &workspace, BatchRef batch, PrefilterWindow window, QList<PrefilterRule> rules,
            EarlierInstalments earlier)
        : m_workspace(workspace)
        , m_batch(std::move(batch))
        , m_window(window)
        , m_rules(std::move(rules))
        , m_earlier(std::move(earlier))
    {}

    WorkspaceResult<QList<Decision>> collect(
            const std::function<void(qint64, qint64)> &progress, const std::stop_token &stop)
    {
        const Sqlite::Database &database = m_workspace.database();
        const auto total = database.queryInteger("SELECT COUNT(*) FROM issue WHERE present = 1");
        if (!total)
            return std::unexpected(total.error());
        auto subjects = database.prepare(subjectsSql(asksForBodies(m_rules)));
        if (!subjects)
            return std::unexpected(std::move(subjects.error()));
        auto scan = JournalScan::begin(database);
        if (!scan)
            return std::unexpected(std::move(scan.error()));
        for (qint64 done = 0;; ++done) {
            if (done % issuesBetweenReports == 0) {
                if (stop.stop_requested())
                    return std::unexpected(
                            WorkspaceError{WorkspaceErrorCode::Interrupted, m_workspace.path(), {}});
                if (progress)
                    progress(done, *total);
            }
            const auto row = subjects->step();
            if (!row)
                return std::unexpected(row.error());
            if (!*row)
                break;
            auto journal = scan->entriesOf(subjects->integer(0));
            if (!journal)
                return std::unexpected(std::move(journal.error()));
            judge(*subjects, *journal);
        }
        if (progress)
            progress(*total, *total);
        return std::move(m_entries);
    }

private:
    void judge(const Sqlite::Statement &row, const QList<Decision> &journal)
    {
        const QList<Decision> entries = standingPrefilterEntries(journal, m_batch);
        const DecisionState standing = deriveDecisionState(entries);
        const bool isOurs = standing.by.isNull() || standing.by == QLatin1StringView(prefilterAuthor);
        const bool isDropped = standing.verdict == Verdict::Drop;
        if (isDropped && !isOurs)
            return;
        const auto hit = againstEarlier(row, journal).or_else([&] { return againstRules(row, entries); });
        if (!hit) {
            if (isDropped)
                addEntry(row, Verdict::Undecided, {}, {});
        } else if (!isDropped || standing.reason != hit->reason || standing.note != hit->note) {
            addEntry(row, Verdict::Drop, hit->reason, hit->note);
        }
    }

    /// What earlier instalments took or dropped is not offered as new.
    std::optional<PrefilterHit> againstEarlier(
            const Sqlite::Statement &row, const QList<Decision> &journal) const
    {
        return m_earlier.outcomeOf({row.text(1), row.text(2)}, journal)
                .transform([](EarlierInstalments::Outcome outcome) {
                    return PrefilterHit{{}, std::move(outcome.reason), std::move(outcome.note)};
                });
    }

    std::optional<PrefilterHit> againstRules(
            const Sqlite::Statement &row, const QList<Decision> &entries) const
    {
        // What an earlier instalment left over was closed before this one's window, and is offered all the same.
        const bool isCarried = std::ranges::any_of(entries,
                [](const Decision &entry) { return entry.reason == QLatin1StringView(carriedReason); });
        PrefilterWindow window = m_window;
        if (isCarried)
            window.since.reset();
        return evaluatePrefilter(m_rules, subjectFromRow(row), window);
    }

    void addEntry(const Sqlite::Statement &row, Verdict verdict, const QString &reason, const QString &note)
    {
        Decision entry;
        entry.issue = {shared(row.text(1)), row.text(2)};
        entry.batch = m_batch;
        entry.verdict = verdict;
        entry.stage = Stage::Prefilter;
        entry.reason = reason;
        entry.note = shared(note);
        entry.by = m_author;
        m_entries.append(std::move(entry));
    }

    /// Hundreds of thousands of entries say the same few things; each is held in memory once.
    QString shared(const QString &text) { return *m_texts.insert(text); }

    Workspace &m_workspace;
    BatchRef m_batch;
    PrefilterWindow m_window;
    QList<PrefilterRule> m_rules;
    EarlierInstalments m_earlier;
    QString m_author = QString::fromLatin1(prefilterAuthor);
    QSet<QString> m_texts;
    QList<Decision> m_entries;
};

WorkspaceResult<PrefilterWindow> windowOf(const Workspace &workspace, const BatchRef &batch)
{
    if (batch.isNull())
        return PrefilterWindow{};
    return batchRecord(workspace, batch).transform([](const BatchRecord &record) {
        return PrefilterWindow{record.since, record.until};
    });
}

} // namespace

WorkspaceResult<PrefilterRun> runPrefilter(Workspace &workspace, const BatchRef &batch,
        const std::function<void(qint64, qint64)> &progress, const std::stop_token &stop)
{
    if (workspace.isReadOnly())
        return std::unexpected(WorkspaceError{WorkspaceErrorCode::ReadOnly, workspace.path(), {}});
    const auto window = windowOf(workspace, batch);
    if (!window)
        return std::unexpected(window.error());
    auto rules = prefilterRules(workspace, batch.series);
    if (!rules)
        return std::unexpected(std::move(rules.error()));
    auto earlier = EarlierInstalments::before(workspace, batch);
    if (!earlier)
        return std::unexpected(std::move(earlier.error()));
    auto entries = PrefilterPass(workspace, batch, *window, std::move(*rules), std::move(*earlier))
                           .collect(progress, stop);
    if (!entries)
        return std::unexpected(std::move(entries.error()));
    auto step = Journal(workspace).recordAll(std::move(*entries));
    if (!step)
        return std::unexpected(std::move(step.error()));
    return computeFunnel(workspace, batch).transform([&step](const Funnel &funnel) {
        return PrefilterRun{funnel.pool, funnel.candidates, funnel.dropped.value(Stage::Prefilter),
                step->entries.size(), step->issueIds};
    });
}

} // namespace Winnow
