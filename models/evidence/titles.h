// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>
#include <QStringView>

#include <optional>

namespace Winnow {

/// What two titles have in common that say the same: without prefixes in brackets ("[v2.9]", "【26.1.0】"), the
/// number at the end of a squash commit ("… (#12)"), case, width and blanks (evidence.md, same-title,
/// backport). Empty where nothing is left.
QString foldTitle(QStringView title);

/// What a change says it takes back, by its title ("Revert \"…\"", "【回退】…", "回退…", "[revert] …").
struct RevertTitle
{
    QString foldedTarget; ///< foldTitle() of the title it names; empty where it names a number only.
};

/// Nothing where @p title is not that of a revert.
std::optional<RevertTitle> revertTitle(QStringView title);

/// The number of the issue that a branch name carries: digits right behind "issue" and an optional sign
/// ("bugfix/issue558", "fix/issue22-requires-grad", "issue_716"); null for any other name.
QString issueNumberOfBranch(QStringView head);

/// The number of the change that the forge's own revert branch names ("revert-mr-937-1795143336871-auto"), or
/// null.
QString revertedNumberOfBranch(QStringView head);

} // namespace Winnow
