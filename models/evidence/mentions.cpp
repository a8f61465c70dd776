// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "mentions.h"

#include "referencefinder.h"
#include "titles.h"

#include <algorithm>

namespace Winnow {

namespace {

LinkBasis basisOf(const Reference &reference)
{
    if (reference.closes)
        return LinkBasis::ClosingKeyword;
    return reference.form == ReferenceForm::Address ? LinkBasis::UrlReference : LinkBasis::BodyReference;
}

void addMention(QList<IssueMention> &mentions, IssueMention mention)
{
    if (!mentions.contains(mention))
        mentions.append(std::move(mention));
}

/// A change that only takes another one back repeats its title and solves nothing that the title closes.
void collect(QList<IssueMention> &mentions, QStringView text, const ReferenceContext &context, bool mayClose)
{
    for (Reference &reference : findReferences(text, context)) {
        if (reference.kind == ReferenceKind::Change)
            continue;
        reference.closes = reference.closes && mayClose;
        addMention(mentions, {std::move(reference.target), std::move(reference.forge), basisOf(reference)});
    }
}

} // namespace

QList<IssueMention> findIssueMentions(const ChangeRecord &change, const QString &forge)
{
    const ReferenceContext context{change.ref.repo, forge};
    QList<IssueMention> mentions;
    const bool reverts = revertTitle(change.title).has_value();
    collect(mentions, change.title, context, !reverts);
    collect(mentions, change.body, context, true);
    if (change.commits) {
        for (const Commit &commit : *change.commits) {
            if (commit.title != change.title && !commit.message.startsWith(commit.title))
                collect(mentions, commit.title, context, !reverts);
            if (commit.message != change.title)
                collect(mentions, commit.message, context, !reverts);
        }
    }
    if (const QString number = issueNumberOfBranch(change.head); !number.isNull())
        addMention(mentions, {{change.ref.repo, number}, forge, LinkBasis::BranchName});
    std::ranges::stable_sort(mentions, {}, &IssueMention::basis);
    return mentions;
}

} // namespace Winnow
