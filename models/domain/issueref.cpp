// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "issueref.h"

#include <algorithm>

namespace Winnow {

namespace {

constexpr qsizetype longestNumber = 32;
constexpr qsizetype longestRepoName = 255;

} // namespace

bool isRepoName(QStringView text)
{
    const qsizetype slash = text.indexOf(u'/');
    if (slash <= 0 || text.back() == u'/' || text.size() > longestRepoName)
        return false;
    return std::ranges::none_of(text, [](QChar c) { return c.isSpace() || c == u'#' || c.unicode() < 0x20; })
            && !text.contains(QLatin1StringView("//"));
}

bool isIssueNumber(QStringView text)
{
    return !text.isEmpty() && text.size() <= longestNumber
            && std::ranges::all_of(text, [](QChar c) { return c.unicode() < 0x80 && c.isLetterOrNumber(); });
}

std::optional<IssueRef> parseIssueRef(QStringView text)
{
    const qsizetype hash = text.lastIndexOf(u'#');
    if (hash < 0 || !isRepoName(text.first(hash)) || !isIssueNumber(text.sliced(hash + 1)))
        return std::nullopt;
    return IssueRef{text.first(hash).toString(), text.sliced(hash + 1).toString()};
}

QString formatIssueRef(const IssueRef &ref)
{
    return ref.repo + u'#' + ref.number;
}

} // namespace Winnow
