// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "domain/issueref.h"

#include <QStringView>

#include <optional>

namespace Winnow {

/// What an address or a sign of a text names.
enum class ReferenceKind : quint8 {
    Issue,
    Change,
    Either, ///< GitHub counts both in one series, so that `#N` does not say which.
};

/// The issue or change that a web or API address names.
struct ForgeAddress
{
    QString forge; ///< gitcode, gitee, github, gitlab
    ReferenceKind kind = ReferenceKind::Issue;
    IssueRef target;
};

/// How far an address reaches in a text, and what it names, if anything.
struct AddressSpan
{
    qsizetype end = 0; ///< Behind its last character, closing punctuation left out.
    std::optional<ForgeAddress> named;
};

/// Whether an address begins at @p begin of @p text: `http://` or `https://`, or the bare host of a known
/// forge.
bool startsAddress(QStringView text, qsizetype begin);

/// Reads the address at @p begin of @p text, where startsAddress() holds. Known are the addresses of issues
/// and changes of GitCode (also as atomgit.com and its API), Gitee, GitHub and GitLab with all their tails
/// and spellings (forge-apis.md, 5.2); of any other address only the end is told.
AddressSpan readAddress(QStringView text, qsizetype begin);

/// The forge that serves @p url: gitcode, gitee, github, gitlab, or null for any other host.
QString forgeOfAddress(QStringView url);

} // namespace Winnow
