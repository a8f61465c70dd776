// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "session/workspacesession.h"

#include "support/heard.h"
#include "support/makerecords.h"
#include "support/temporaryworkspace.h"

#include <QEventLoop>

namespace Winnow {

using namespace Qt::StringLiterals;

inline constexpr int issueCount = 60;

/// A batch and issues org/a#1 to #60, closed a minute apart.
inline QList<Record> sessionRecords()
{
    QList<Record> records{aBatch(u"weekly"_s, 38, minute(1'000))};
    for (int i = 1; i <= issueCount; ++i) {
        IssueRecord issue = anIssue(u"org/a#%1"_s.arg(i), u"title %1"_s.arg(i), i);
        issue.labels = QStringList{i % 2 == 0 ? u"even"_s : u"odd"_s};
        issue.body = i == 7 ? u"内存泄漏"_s : QString();
        records.append(issue);
    }
    return records;
}

/// Opens @p path and waits for it; false where that fails.
inline bool openAndWait(WorkspaceSession &session, const QString &path)
{
    Heard opened(&session, &WorkspaceSession::opened);
    session.open(path);
    return opened.wait();
}

/// The whole answer to @p query, asked of @p session; nothing where it does not come.
inline std::optional<SelectedIssues> selectAndWait(
        WorkspaceSession &session, const QString &query, PoolOrder order = {})
{
    Heard selected(&session, &WorkspaceSession::selected);
    const quint64 number = session.select(parsePoolQuery(query), order);
    for (int answers = 1; selected.wait(answers); ++answers) {
        const auto selection = selected.last<SelectedIssues>();
        if (selection.number != number)
            return std::nullopt;
        if (selection.isComplete)
            return selection;
    }
    return std::nullopt;
}

/// The numbers of the issues that @p query gives, asked of @p session.
inline QStringList selectedNumbers(WorkspaceSession &session, const QString &query, PoolOrder order = {})
{
    const auto selection = selectAndWait(session, query, order);
    if (!selection)
        return {u"no answer"_s};
    QStringList numbers;
    QEventLoop loop;
    const auto takeAnswer = [&](const QList<IssueSummary> &summaries) {
        for (const IssueSummary &summary : summaries)
            numbers.append(summary.ref.number);
        if (numbers.size() >= std::ssize(*selection->ids))
            loop.quit();
    };
    QObject::connect(&session, &WorkspaceSession::summariesFetched, &loop, takeAnswer);
    if (!selection->ids->empty()) {
        session.fetchSummaries(QList<qint64>(selection->ids->begin(), selection->ids->end()));
        loop.exec();
    }
    return numbers;
}

/// A request for one issue.
inline DecisionRequest requestFor(const QString &issue, Verdict verdict, const QString &reason = {})
{
    DecisionRequest request;
    request.issues = {ref(issue)};
    request.verdict = verdict;
    request.reason = reason;
    return request;
}

} // namespace Winnow
