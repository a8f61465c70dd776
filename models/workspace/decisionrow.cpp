// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "decisionrow.h"

#include "enumcolumn.h"
#include "jsoncolumn.h"

namespace Winnow {

namespace {

/// NULL for the empty list, which most entries have.
QString columnOf(const QStringList &list)
{
    return list.isEmpty() ? QString() : JsonColumn::fromStrings(list);
}

QStringList listIn(const QString &column)
{
    return JsonColumn::toStrings(column).value_or(QStringList{});
}

std::optional<Timestamp> timeIn(const Sqlite::Statement &row, int column)
{
    return row.optionalInteger(column).transform(fromMilliseconds);
}

std::optional<qint64> milliseconds(const std::optional<Timestamp> &at)
{
    return at.transform(toMilliseconds);
}

} // namespace

Decision decisionFromRow(const Sqlite::Statement &row)
{
    Decision decision;
    decision.issue = {row.text(0), row.text(1)};
    decision.batch = {row.text(2), static_cast<int>(row.integer(3))};
    decision.verdict = EnumColumn::verdict(row, 4);
    decision.stage = EnumColumn::stage(row, 5);
    decision.reason = row.text(6);
    decision.note = row.text(7);
    decision.by = row.text(8);
    decision.at = timeIn(row, 9);
    decision.until = timeIn(row, 10);
    if (!row.isNull(11))
        decision.duplicateOf = IssueRef{row.text(11), row.text(12)};
    decision.seen = listIn(row.text(13));
    decision.seenMs = row.optionalInteger(14);
    decision.evidence = row.text(15);
    decision.id = row.text(16);
    decision.undoes = row.text(17);
    decision.supersedes = listIn(row.text(18));
    decision.step = row.text(19);
    return decision;
}

QByteArray insertDecisionSql()
{
    return QByteArray("INSERT INTO decision (seq, issue_id, series, ordinal, verdict, stage, reason, note, "
                      "author, at, "
                      "until, duplicate_repo, duplicate_number, seen, seen_ms, evidence, id, undoes, "
                      "supersedes, step, "
                      "local) VALUES (")
            + nextJournalSeqSql
            + ", ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18, ?19, ?20) "
              "ON CONFLICT (id) DO NOTHING";
}

void bindDecision(Sqlite::Statement &insert, qint64 issueId, const Decision &decision, bool local)
{
    const IssueRef duplicate = decision.duplicateOf.value_or(IssueRef{});
    insert.bindAll(issueId, decision.batch.series,
            decision.batch.isNull() ? std::nullopt : std::optional{decision.batch.ordinal},
            static_cast<int>(decision.verdict), static_cast<int>(decision.stage), decision.reason,
            decision.note, decision.by, milliseconds(decision.at), milliseconds(decision.until),
            duplicate.repo, duplicate.number, columnOf(decision.seen), decision.seenMs, decision.evidence,
            decisionId(decision), decision.undoes, columnOf(decision.supersedes), decision.step, local);
}

} // namespace Winnow
