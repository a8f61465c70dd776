// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "articlerecord.h"

#include <algorithm>

namespace Winnow {

ArticleCase *caseOf(ArticleRecord &record, const IssueRef &issue)
{
    const auto found = std::ranges::find(record.cases, issue, &ArticleCase::issue);
    return found == record.cases.end() ? nullptr : &*found;
}

const ArticleCase *caseOf(const ArticleRecord &record, const IssueRef &issue)
{
    const auto found = std::ranges::find(record.cases, issue, &ArticleCase::issue);
    return found == record.cases.end() ? nullptr : &*found;
}

QString caseAlias(const ArticleRecord &record, const QString &repo)
{
    for (const RepoRecord &known : record.repos) {
        if (known.repo == repo && !known.alias.isEmpty())
            return known.alias;
    }
    return shortRepoName(repo);
}

QString shortRepoName(const QString &repo)
{
    return repo.section(QLatin1Char('/'), -1);
}

} // namespace Winnow
