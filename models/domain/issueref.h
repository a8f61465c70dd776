// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QHashFunctions>
#include <QString>
#include <QStringView>

#include <optional>

namespace Winnow {

/// Names an issue or a change: `org/repo` and the number as the forge writes it ("117", Gitee: "I6ABCD").
struct IssueRef
{
    QString repo;
    QString number;

    friend bool operator==(const IssueRef &, const IssueRef &) = default;
    friend auto operator<=>(const IssueRef &a, const IssueRef &b)
    {
        const int order = a.repo.compare(b.repo);
        return (order != 0 ? order : a.number.compare(b.number)) <=> 0;
    }
};

inline size_t qHash(const IssueRef &ref, size_t seed = 0)
{
    return qHashMulti(seed, ref.repo, ref.number);
}

/// Reads `org/repo#N` (cli.md). Gives nothing where a part is missing or holds white space.
std::optional<IssueRef> parseIssueRef(QStringView text);

/// `org/repo#N`.
QString formatIssueRef(const IssueRef &ref);

/// Whether @p text is an `org/name`; deeper groups (`org/group/name`) are names too.
bool isRepoName(QStringView text);

/// Whether @p text is a number as a forge writes it: letters and digits, at most 32.
bool isIssueNumber(QStringView text);

} // namespace Winnow
