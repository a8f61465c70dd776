// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "article/articlerecord.h"

namespace Winnow {

/// A row of tern/core (alias tc) with nothing known of it yet.
inline ArticleCase bareRow(const QString &number)
{
    ArticleCase row;
    row.issue = {QStringLiteral("tern/core"), number};
    row.assessment.issue = row.issue;
    return row;
}

/// A row whose landing change was merged @p delta seconds before the close.
inline ArticleCase landedRow(const QString &number, Tier tier, qint64 delta)
{
    ArticleCase row = bareRow(number);
    row.assessment.tier = tier;
    row.assessment.deltaSeconds = delta;
    row.assessment.resolution = Resolution::CodeFix;
    Landing landing;
    landing.change = {QStringLiteral("tern/core"), QStringLiteral("900")};
    landing.bases = {LinkBasis::ClosingKeyword};
    row.assessment.landing = landing;
    return row;
}

/// A row that was answered @p seconds before the close and has no landing change.
inline ArticleCase answeredRow(const QString &number, Tier tier, qint64 seconds)
{
    ArticleCase row = bareRow(number);
    row.assessment.tier = tier;
    row.assessment.answerSeconds = seconds;
    row.assessment.resolution = Resolution::Answered;
    return row;
}

/// A record of @p rows, all kept, with the alias of their repository.
inline ArticleRecord recordOf(const QList<ArticleCase> &rows)
{
    ArticleRecord record;
    record.series.timeZone = QStringLiteral("Asia/Shanghai");
    RepoRecord repo;
    repo.repo = QStringLiteral("tern/core");
    repo.alias = QStringLiteral("tc");
    record.repos = {repo};
    record.cases = rows;
    record.funnel.add(Verdict::Keep, Stage::Editor, {}, rows.size());
    return record;
}

} // namespace Winnow
