// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>
#include <QStringView>

#include <optional>

namespace Winnow {

enum class ForgeKind : quint8 { GitCode, Gitee, GitHub };

inline constexpr ForgeKind forgeKinds[] = {ForgeKind::GitCode, ForgeKind::Gitee, ForgeKind::GitHub};

/// "gitcode", "gitee", "github", as records and the command line write them.
QString forgeName(ForgeKind kind);
std::optional<ForgeKind> forgeFromName(QStringView name);

/// "GitCode", as people write it.
QString forgeTitle(ForgeKind kind);

/// Where its API is: "https://api.gitcode.com/api/v5".
QString defaultBaseUrl(ForgeKind kind);

/// The page on which one makes a new token.
QString tokenPage(ForgeKind kind);

} // namespace Winnow
