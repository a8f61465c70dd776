// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "recordrows.h"

#include "jsoncolumn.h"

namespace Winnow::RecordRows {

using Sqlite::Statement;

std::optional<Timestamp> timeIn(const Statement &row, int column)
{
    return row.optionalInteger(column).transform(fromMilliseconds);
}

std::optional<int> intIn(const Statement &row, int column)
{
    return row.optionalInteger(column).transform([](qint64 value) { return static_cast<int>(value); });
}

std::optional<double> realIn(const Statement &row, int column)
{
    return row.isNull(column) ? std::nullopt : std::optional{row.real(column)};
}

IssueRecord issue(const Statement &row)
{
    return {{row.text(0), row.text(1)}, row.text(2), row.text(3), row.text(4),
            JsonColumn::toStrings(row.text(5)), row.text(6), row.text(7), timeIn(row, 8), timeIn(row, 9),
            timeIn(row, 10), row.text(11), row.text(12), row.text(13)};
}

EventRecord event(const Statement &row, SubjectKind on)
{
    EventRecord event{{row.text(0), row.text(1)}, on, row.text(2), row.text(3), timeIn(row, 4), row.text(5),
            row.text(6), row.text(7), row.text(8), std::nullopt};
    if (!row.isNull(9))
        event.target = IssueRef{row.text(9), row.text(10)};
    return event;
}

ChangeRecord change(const Statement &row)
{
    return {{row.text(0), row.text(1)}, row.text(2), row.text(3), row.text(4), timeIn(row, 5), timeIn(row, 6),
            timeIn(row, 7), row.text(8), row.text(9), row.text(10), row.text(11), row.optionalInteger(12),
            row.optionalInteger(13), row.optionalInteger(14), JsonColumn::toCommits(row.text(15))};
}

LinkRecord link(const Statement &row)
{
    return {{row.text(0), row.text(1)}, {row.text(2), row.text(3)}, row.text(4), row.text(5)};
}

KgRefRecord kgRef(const Statement &row)
{
    return {{row.text(0), row.text(1)}, row.text(2), row.text(3), row.text(4), row.text(5), row.text(6),
            realIn(row, 7), row.text(8), row.text(9), row.text(10), timeIn(row, 11), row.text(12)};
}

ProposalRecord proposal(const Statement &row)
{
    return {{row.text(0), row.text(1)}, row.text(2), row.text(3), row.text(4), row.text(5), realIn(row, 6)};
}

DraftRecord draft(const Statement &row)
{
    return {{row.text(0), static_cast<int>(row.integer(1))}, {row.text(2), row.text(3)}, row.text(4),
            row.text(5), row.text(6), row.text(7), row.text(8), row.text(9), row.text(10)};
}

} // namespace Winnow::RecordRows
