// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "forge.h"
#include "forgejson.h"

/// Reads the objects of the API "v5", which GitCode and Gitee share but for details: GitCode writes a missing time as "",
/// Gitee as null; both forms and an absent key are understood, as are numbers written as texts.
namespace Winnow::VFive {

ForgeRepo repository(const ForgeObject &object, ForgeKind forge);

/// @p repo is the repository that was asked.
ForgeIssue issue(const ForgeObject &object, const QString &repo);

/// A change of any list or by itself; its repository is taken from its address, since lists show those of others, too.
/// @p asked is the repository that was asked.
ForgeChange change(const ForgeObject &object, const QString &asked);

EventRecord comment(const ForgeObject &object, const IssueRef &issue);

Commit commit(const ForgeObject &object);

/// A file of a change, added to @p page.
void addFile(const ForgeObject &object, PatchPage &page);

/// `login` of the user @p key, on some objects called `username`; null where not given.
QString login(const ForgeObject &object, std::string_view key);

/// The repository in the web address of a repository, an issue or a change: "org/name". Null where it names none.
QString repoOfAddress(const QString &url);

} // namespace Winnow::VFive
