// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "forge.h"
#include "forgejson.h"

/// Reads the objects of GitHub's REST API.
namespace Winnow::GitHub {

ForgeRepo repository(const ForgeObject &object);
ForgeIssue issue(const ForgeObject &object, const QString &repo);

/// A change by itself, or as the issue that it is in lists (with `pull_request`). @p asked: the repository asked, for
/// answers without an address.
ForgeChange change(const ForgeObject &object, const QString &asked);

/// user, maintainer or bot, from the type of the user @p key and from `author_association`; null where neither tells.
QString roleOf(const ForgeObject &object, std::string_view key);

} // namespace Winnow::GitHub
