// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "forge.h"

#include "gitcodeforge.h"
#include "giteeforge.h"
#include "githubforge.h"

namespace Winnow {

std::unique_ptr<const Forge> Forge::make(ForgeKind kind)
{
    switch (kind) {
    case ForgeKind::Gitee:
        return std::make_unique<GiteeForge>();
    case ForgeKind::GitHub:
        return std::make_unique<GitHubForge>();
    case ForgeKind::GitCode:
        break;
    }
    return std::make_unique<GitCodeForge>();
}

} // namespace Winnow
