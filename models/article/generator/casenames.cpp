// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "casenames.h"

namespace Winnow {

CaseNames::CaseNames(const ArticleRecord &record)
{
    for (const RepoRecord &repo : record.repos) {
        addRepo(repo.repo, repo.alias);
        if (!repo.positioning.isNull() && !m_positioning.contains(repo.repo))
            m_positioning.insert(repo.repo, repo.positioning);
    }
    m_rows.reserve(record.cases.size());
    for (const ArticleCase &row : record.cases) {
        m_rows.insert(row.issue);
        addRepo(row.issue.repo, {});
    }
    for (const ArticleDrop &drop : record.drops)
        addRepo(drop.issue.repo, {});
    for (const IssueRef &leftover : record.leftovers)
        addRepo(leftover.repo, {});
}

void CaseNames::addName(const QString &name, const QString &repo)
{
    if (!name.isEmpty())
        m_repos[name].insert(repo);
}

void CaseNames::addRepo(const QString &repo, const QString &alias)
{
    if (!alias.isEmpty() && !m_aliases.contains(repo)) {
        m_aliases.insert(repo, alias);
        addName(alias, repo);
    }
    if (const auto known = m_repos.constFind(repo); known != m_repos.cend() && known->contains(repo))
        return;
    addName(repo, repo);
    addName(shortRepoName(repo), repo);
}

QString CaseNames::alias(const QString &repo) const
{
    const auto found = m_aliases.constFind(repo);
    return found == m_aliases.cend() ? shortRepoName(repo) : *found;
}

QString CaseNames::repoName(const QString &repo) const
{
    const QString name = shortRepoName(repo);
    return m_repos.value(name).size() > 1 ? repo : name;
}

QString CaseNames::caseText(const IssueRef &issue) const
{
    return alias(issue.repo) + u'#' + issue.number;
}

CaseReference CaseNames::reference(const IssueRef &issue) const
{
    return {alias(issue.repo), issue.number};
}

std::optional<IssueRef> CaseNames::issueNamed(const QString &name, const QString &number) const
{
    const auto found = m_repos.constFind(name);
    if (found == m_repos.cend() || found->size() != 1)
        return std::nullopt;
    return IssueRef{*found->cbegin(), number};
}

} // namespace Winnow
