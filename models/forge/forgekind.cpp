// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "forgekind.h"

#include <algorithm>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

struct ForgeNames
{
    QString name;
    QString title;
    QString baseUrl;
    QString tokenPage;
};

const ForgeNames &namesOf(ForgeKind kind)
{
    static const ForgeNames gitCode{u"gitcode"_s, u"GitCode"_s, u"https://api.gitcode.com/api/v5"_s,
            u"https://gitcode.com/setting/token-classic"_s};
    static const ForgeNames gitee{u"gitee"_s, u"Gitee"_s, u"https://gitee.com/api/v5"_s,
            u"https://gitee.com/profile/personal_access_tokens"_s};
    static const ForgeNames gitHub{
            u"github"_s, u"GitHub"_s, u"https://api.github.com"_s, u"https://github.com/settings/tokens"_s};
    switch (kind) {
    case ForgeKind::Gitee:
        return gitee;
    case ForgeKind::GitHub:
        return gitHub;
    case ForgeKind::GitCode:
        break;
    }
    return gitCode;
}

} // namespace

QString forgeName(ForgeKind kind)
{
    return namesOf(kind).name;
}

std::optional<ForgeKind> forgeFromName(QStringView name)
{
    const auto found =
            std::ranges::find_if(forgeKinds, [name](ForgeKind kind) { return namesOf(kind).name == name; });
    return found == std::end(forgeKinds) ? std::nullopt : std::optional(*found);
}

QString forgeTitle(ForgeKind kind)
{
    return namesOf(kind).title;
}

QString defaultBaseUrl(ForgeKind kind)
{
    return namesOf(kind).baseUrl;
}

QString tokenPage(ForgeKind kind)
{
    return namesOf(kind).tokenPage;
}

} // namespace Winnow
