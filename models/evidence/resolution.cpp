// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "resolution.h"

#include <algorithm>
#include <array>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

/// CMakeLists.txt, requirements-dev.txt: what they say is built and installed, not read.
bool isBuildFile(QStringView name)
{
    constexpr std::array beginnings{"CMakeLists"_L1, "requirements"_L1, "constraints"_L1};
    return std::ranges::any_of(beginnings,
            [name](QLatin1StringView beginning) { return name.startsWith(beginning, Qt::CaseInsensitive); });
}

bool isDocsOnly(const QStringList &files)
{
    return !files.isEmpty()
            && std::ranges::all_of(files, [](const QString &path) { return isDocumentation(path); });
}

/// Linked changes exist and none is merged, or what was merged has been taken back.
bool isUnlanded(const FactView &view, const Assessment &assessment)
{
    const auto counts = [](const Link &link) { return !link.rejected && !link.state.isNull(); };
    return view.close().closed && std::ranges::any_of(assessment.links, counts);
}

} // namespace

bool isDocumentation(QStringView path)
{
    if (path.startsWith("docs/"_L1, Qt::CaseInsensitive) || path.contains("/docs/"_L1, Qt::CaseInsensitive))
        return true;
    const QStringView name = path.sliced(path.lastIndexOf(u'/') + 1);
    if (name.startsWith("README"_L1, Qt::CaseInsensitive))
        return true;
    constexpr std::array endings{".md"_L1, ".rst"_L1, ".txt"_L1};
    return !isBuildFile(name) && std::ranges::any_of(endings, [name](QLatin1StringView ending) {
        return name.endsWith(ending, Qt::CaseInsensitive);
    });
}

Resolution computeResolution(const FactView &view, const Assessment &assessment)
{
    if (assessment.landing) {
        if (!view.isSameRepo(assessment.landing->change.repo, assessment.issue.repo))
            return Resolution::UpstreamFix;
        const ChangeFacts *change = view.change(assessment.landing->change);
        return change && change->files && isDocsOnly(*change->files) ? Resolution::DocsFix
                                                                     : Resolution::CodeFix;
    }
    if (isUnlanded(view, assessment))
        return Resolution::Unlanded;
    return assessment.answerSeconds ? Resolution::Answered : Resolution::None;
}

} // namespace Winnow
