// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "vfiveforge.h"

namespace Winnow {

/// GitCode (also AtomGit), API v5.
class GitCodeForge final : public VFiveForge
{
public:
    ForgeKind kind() const override { return ForgeKind::GitCode; }
    ForgeCall<ForgeList<ForgeRepo>> repositories(const QString &org, int page) const override;
    ForgeCall<ForgeList<ForgeIssue>> issues(const QString &repo, const IssuePageQuery &query) const override;
    ForgeCall<IssuePartPage> issuePart(const IssueRef &issue, IssuePart part, int page) const override;
    ForgeCall<PatchPage> patch(const IssueRef &change, int page) const override;
};

} // namespace Winnow
