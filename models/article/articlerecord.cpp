// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "articlerecord.h"

namespace Winnow {

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
