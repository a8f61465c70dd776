// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "earlierinstalments.h"

#include "article/articlerecord.h"
#include "batches.h"
#include "derivedstate.h"
#include "publishedarticles.h"

#include <algorithm>

namespace Winnow {

using namespace Qt::StringLiterals;

QString formatBatchRef(const BatchRef &batch)
{
    return u"%1/%2"_s.arg(batch.series).arg(batch.ordinal);
}

WorkspaceResult<EarlierInstalments> EarlierInstalments::before(
        const Workspace &workspace, const BatchRef &batch)
{
    EarlierInstalments earlier(batch.series);
    if (batch.isNull())
        return earlier;
    const auto isEarlier = [&batch](const BatchRef &other) {
        return other.series == batch.series && other.ordinal < batch.ordinal;
    };
    const auto all = batches(workspace);
    if (!all)
        return std::unexpected(all.error());
    std::ranges::copy_if(*all, std::back_inserter(earlier.m_batches), isEarlier);
    std::ranges::sort(earlier.m_batches, std::greater(), &BatchRef::ordinal);
    const auto cases = publishedCases(workspace, batch);
    if (!cases)
        return std::unexpected(cases.error());
    for (const PublishedCase &one : *cases) {
        if (isEarlier(one.batch))
            earlier.m_published[one.number].append({one.repo, one.batch});
    }
    return earlier;
}

std::optional<BatchRef> EarlierInstalments::publishedIn(const IssueRef &issue) const
{
    const auto found = m_published.constFind(issue.number);
    if (found == m_published.cend())
        return std::nullopt;
    for (const auto &[repo, batch] : *found) {
        const QString name = repo.contains(u'/') ? issue.repo : shortRepoName(issue.repo);
        if (repo.compare(name, Qt::CaseInsensitive) == 0)
            return batch;
    }
    return std::nullopt;
}

std::optional<EarlierInstalments::Outcome> EarlierInstalments::outcomeOf(
        const IssueRef &issue, const QList<Decision> &journal) const
{
    if (const auto batch = publishedIn(issue))
        return Outcome{QString::fromLatin1(publishedReason), formatBatchRef(*batch)};
    if (journal.isEmpty())
        return std::nullopt;
    std::optional<Outcome> dropped;
    for (const BatchRef &batch : m_batches) {
        // Only what was said for that instalment: what names none counts for this one as it stands.
        QList<Decision> entries = journal;
        entries.removeIf([&batch](const Decision &decision) { return decision.batch != batch; });
        if (entries.isEmpty())
            continue;
        const DecisionState state = deriveDecisionState(entries);
        if (state.verdict == Verdict::Keep)
            return Outcome{QString::fromLatin1(publishedReason), formatBatchRef(batch)};
        if (state.verdict == Verdict::Drop && state.stage != Stage::Prefilter && !dropped) {
            dropped = Outcome{state.reason,
                    formatBatchRef(batch) + (state.note.isEmpty() ? QString() : u": "_s + state.note)};
        }
    }
    return dropped;
}

} // namespace Winnow
