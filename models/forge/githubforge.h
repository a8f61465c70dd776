// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "forge.h"

namespace Winnow {

/// GitHub's REST API.
class GitHubForge final : public Forge
{
public:
    ForgeKind kind() const override { return ForgeKind::GitHub; }
    ForgeCall<ForgeList<ForgeRepo>> repositories(const QString &org, int page) const override;
    ForgeCall<ForgeRepo> repository(const QString &repo) const override;
    ForgeCall<ForgeList<ForgeIssue>> issues(const QString &repo, const IssuePageQuery &query) const override;
    ForgeCall<ForgeIssue> issue(const IssueRef &issue) const override;
    /// The timeline alone, which holds all.
    QList<IssuePart> issueParts(std::optional<qint64> comments) const override;
    ForgeCall<IssuePartPage> issuePart(const IssueRef &issue, IssuePart part, int page) const override;
    ForgeCall<ForgeChange> change(const IssueRef &change) const override;
    ForgeCall<CommitPage> commits(const IssueRef &change, int page) const override;
    ForgeCall<PatchPage> patch(const IssueRef &change, int page) const override;
};

} // namespace Winnow
