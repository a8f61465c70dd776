// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "lintproblem.h"

#include <array>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array codeNames{"count-total"_L1, "count-repo"_L1, "theme-once"_L1, "theme-count"_L1,
        "ref-unknown"_L1, "ref-alias"_L1, "guide-missing"_L1, "len-problem"_L1, "len-answer"_L1,
        "claim-merged"_L1, "claim-delta"_L1, "claim-time"_L1, "claim-number"_L1, "disclosure-count"_L1,
        "kg-unaudited"_L1, "kg-rejected"_L1, "funnel-sum"_L1, "drop-reason"_L1, "bilingual-missing"_L1,
        "bilingual-drift"_L1, "repeat"_L1, "dash-flag"_L1, "typography"_L1, "term"_L1, "link-bad"_L1,
        "table-bad"_L1, "personal"_L1};
constexpr std::array severityNames{"error"_L1, "warning"_L1, "hint"_L1};
constexpr std::array partNames{"title"_L1, "tagline"_L1, "overview"_L1, "section"_L1, "row"_L1, "theme"_L1,
        "case-line"_L1, "guide"_L1, "disclosure"_L1, "footer"_L1, "text"_L1, "batch"_L1};

template <typename Names, typename Code>
QString nameOf(const Names &names, Code code)
{
    return names.at(static_cast<size_t>(code));
}

} // namespace

QString lintCodeName(LintCode code)
{
    return nameOf(codeNames, code);
}

QString lintSeverityName(LintSeverity severity)
{
    return nameOf(severityNames, severity);
}

QString articlePartName(ArticlePartKind part)
{
    return nameOf(partNames, part);
}

} // namespace Winnow
