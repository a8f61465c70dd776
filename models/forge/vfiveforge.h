// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "forge.h"

namespace Winnow {

/// What GitCode and Gitee have in common: the API "v5".
class VFiveForge : public Forge
{
public:
    ForgeCall<ForgeRepo> repository(const QString &repo) const override;
    ForgeCall<ForgeIssue> issue(const IssueRef &issue) const override;
    QList<IssuePart> issueParts(std::optional<qint64> comments) const override;
    ForgeCall<ForgeChange> change(const IssueRef &change) const override;
    ForgeCall<CommitPage> commits(const IssueRef &change, int page) const override;

protected:
    ForgeCall<ForgeList<ForgeRepo>> readingRepositories(ForgeQuery query) const;
    static ForgeCall<ForgeList<ForgeIssue>> readingIssues(ForgeQuery query, const QString &repo);
    static ForgeCall<IssuePartPage> readingComments(const IssueRef &issue, int page);
    static ForgeCall<IssuePartPage> readingChanges(ForgeQuery query, const IssueRef &issue);

    /// `/repos/ORG/issues/N/REST?repo=NAME`: the repository's own name stands behind.
    static ForgeQuery besideRepo(const IssueRef &issue, const QString &rest, int page);
    static ForgeQuery pageOf(QString path, int page, int perPage = mostPerPage);
};

} // namespace Winnow
