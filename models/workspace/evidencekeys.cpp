// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "evidencekeys.h"

namespace Winnow::EvidenceKeys {

namespace {

/// FNV-1a over the UTF-16 units of @p repo in lower case, @p sign and @p text; never 0.
qint64 digest(const QString &repo, char16_t sign, const QString &text)
{
    quint64 hash = 0xcbf29ce484222325;
    const auto add = [&hash](char16_t unit) { hash = (hash ^ unit) * 0x100000001b3; };
    for (const QChar c : repo)
        add(c.toLower().unicode());
    add(sign);
    for (const QChar c : text)
        add(c.unicode());
    return hash == 0 ? 1 : static_cast<qint64>(hash);
}

} // namespace

qint64 ofIssue(const IssueRef &issue)
{
    return digest(issue.repo, u'#', issue.number);
}

qint64 ofChange(const IssueRef &change)
{
    return digest(change.repo, u'!', change.number);
}

qint64 ofTitle(const QString &repo, const QString &foldedTitle)
{
    return foldedTitle.isEmpty() ? 0 : digest(repo, u'\n', foldedTitle);
}

} // namespace Winnow::EvidenceKeys
