// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "article/article.h"
#include "article/articlerecord.h"

#include <QHash>
#include <QSet>

namespace Winnow {

/// How an instalment names its repositories and cases. Made once for an article, so that naming a case takes no
/// search.
class CaseNames final
{
public:
    explicit CaseNames(const ArticleRecord &record);

    /// caseAlias() of the record.
    QString alias(const QString &repo) const;

    /// The repository without its organisation, unless the record knows another one of that name.
    QString repoName(const QString &repo) const;

    /// What the record says of the repository in a line; null texts where it says nothing.
    LocalizedText positioning(const QString &repo) const { return m_positioning.value(repo); }

    /// `msop#94`.
    QString caseText(const IssueRef &issue) const;

    CaseReference reference(const IssueRef &issue) const;

    /// Whether @p issue is a row of the instalment.
    bool isRow(const IssueRef &issue) const { return m_rows.contains(issue); }

    /// The issue that @p name (an alias, a repository with or without its organisation) and @p number mean; nothing
    /// where no repository or more than one is called so.
    std::optional<IssueRef> issueNamed(const QString &name, const QString &number) const;

private:
    void addName(const QString &name, const QString &repo);
    void addRepo(const QString &repo, const QString &alias);

    QHash<QString, QString> m_aliases; ///< By repository; the first that the record gives.
    QHash<QString, LocalizedText> m_positioning; ///< Likewise.
    QHash<QString, QSet<QString>> m_repos; ///< By any name.
    QSet<IssueRef> m_rows;
};

} // namespace Winnow
