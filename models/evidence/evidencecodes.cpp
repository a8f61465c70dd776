// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "evidencecodes.h"

#include <array>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array<QLatin1StringView, linkBasisCount> basisNames{"manual"_L1, "closing-keyword"_L1,
        "url-reference"_L1, "body-reference"_L1, "branch-name"_L1, "maintainer-comment"_L1, "comment"_L1,
        "platform"_L1, "same-title"_L1, "same-moment"_L1};

constexpr std::array<QLatin1StringView, tierCount> tierNames{"same-second"_L1, "auto-close"_L1, "minutes"_L1,
        "hours"_L1, "days"_L1, "stale"_L1, "reversed"_L1, "answer-seconds"_L1, "answer-minutes"_L1,
        "answer-hours"_L1, "answer-days"_L1, "unexplained"_L1};

constexpr std::array<QLatin1StringView, resolutionCount> resolutionNames{
        "code-fix"_L1, "docs-fix"_L1, "answered"_L1, "unlanded"_L1, "upstream-fix"_L1, "none"_L1};

constexpr std::array<QLatin1StringView, trapCodeCount> trapNames{"stale-close"_L1, "closed-before-merge"_L1,
        "fix-predates-issue"_L1, "change-predates-issue"_L1, "unlanded"_L1, "platform-only"_L1,
        "claimed-merge"_L1, "storm"_L1, "one-change-many-issues"_L1, "backport"_L1, "chain"_L1,
        "cross-repo"_L1, "reverted"_L1, "reopened"_L1, "edited-after"_L1, "changed-since-decided"_L1};

constexpr std::array<QLatin1StringView, 3> linkVerdictNames{"added"_L1, "confirmed"_L1, "rejected"_L1};

template <typename Code, size_t count>
QString nameOf(Code code, const std::array<QLatin1StringView, count> &names)
{
    const auto index = static_cast<size_t>(code);
    return index < count ? QString(names[index]) : QString();
}

template <typename Code, size_t count>
std::optional<Code> codeOf(QStringView name, const std::array<QLatin1StringView, count> &names)
{
    for (size_t i = 0; i < count; ++i) {
        if (name == names[i])
            return static_cast<Code>(i);
    }
    return std::nullopt;
}

} // namespace

QString linkBasisName(LinkBasis basis)
{
    return nameOf(basis, basisNames);
}

QString tierName(Tier tier)
{
    return nameOf(tier, tierNames);
}

QString resolutionName(Resolution resolution)
{
    return nameOf(resolution, resolutionNames);
}

QString trapName(TrapCode code)
{
    return nameOf(code, trapNames);
}

QString linkVerdictName(LinkVerdict verdict)
{
    return nameOf(verdict, linkVerdictNames);
}

std::optional<LinkBasis> linkBasisFromName(QStringView name)
{
    return codeOf<LinkBasis>(name, basisNames);
}

std::optional<Tier> tierFromName(QStringView name)
{
    return codeOf<Tier>(name, tierNames);
}

std::optional<Resolution> resolutionFromName(QStringView name)
{
    return codeOf<Resolution>(name, resolutionNames);
}

std::optional<TrapCode> trapFromName(QStringView name)
{
    return codeOf<TrapCode>(name, trapNames);
}

std::optional<LinkVerdict> linkVerdictFromName(QStringView name)
{
    return codeOf<LinkVerdict>(name, linkVerdictNames);
}

} // namespace Winnow
