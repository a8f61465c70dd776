// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "session/sessionvalues.h"

#include <QTimeZone>

/// Issues for tests, made from their ids so that what is expected can be said in a line.
namespace Winnow::Testing {

using namespace Qt::StringLiterals;

inline Timestamp moment(const QString &text)
{
    return parseTimestamp(text).value();
}

inline IssueSummary madeIssue(qint64 id)
{
    IssueSummary summary;
    summary.id = id;
    summary.ref = {id % 2 ? u"starling/odd"_s : u"starling/even"_s, QString::number(id)};
    summary.title = u"Issue %1 标题"_s.arg(id);
    summary.closedAt = moment(u"2026-11-18T08:38:00Z"_s);
    summary.labels = {u"bug"_s, u"needs info"_s};
    return summary;
}

inline QList<IssueSummary> madeIssues(const QList<qint64> &ids)
{
    QList<IssueSummary> summaries;
    for (const qint64 id : ids)
        summaries.append(madeIssue(id));
    return summaries;
}

inline SelectedIssues madeSelection(std::vector<qint64> ids, qint64 total = 100)
{
    SelectedIssues selection;
    selection.total = total;
    selection.undecided = QBitArray(std::ssize(ids), true);
    selection.ids = std::make_shared<const std::vector<qint64>>(std::move(ids));
    return selection;
}

inline std::vector<qint64> idsFromTo(qint64 first, qint64 last)
{
    std::vector<qint64> ids;
    for (qint64 id = first; id <= last; ++id)
        ids.push_back(id);
    return ids;
}

} // namespace Winnow::Testing
