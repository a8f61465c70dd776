// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "links.h"

#include "factview.h"
#include "referencefinder.h"
#include "titles.h"

#include <algorithm>
#include <tuple>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

/// Gathers bases change by change.
class LinkFinder final
{
public:
    explicit LinkFinder(const FactView &view)
        : m_view(view)
    {}

    FoundLinks find();

private:
    void addFromChange(const ChangeFacts &change);
    void addFromComment(const EventRecord &event);
    void addFromTarget(const EventRecord &event);
    void addRecorded();
    void applyEditor();
    void addByTitle();
    void addByMoment();
    void addBasis(const IssueRef &ref, LinkBasis basis);
    void addUnloaded(const IssueRef &ref);
    Link &linkTo(const IssueRef &ref);

    const FactView &m_view;
    FoundLinks m_found;
};

Link &LinkFinder::linkTo(const IssueRef &ref)
{
    const ChangeFacts *change = m_view.change(ref);
    const IssueRef &known = change ? change->change.ref : ref;
    for (Link &link : m_found.links) {
        if (link.change == known)
            return link;
    }
    Link link{.change = known, .state = {}, .mergedAt = {}, .bases = {}};
    if (change) {
        link.state = change->change.state;
        link.mergedAt = change->change.mergedAt;
    } else {
        addUnloaded(known);
    }
    m_found.links.append(std::move(link));
    return m_found.links.last();
}

void LinkFinder::addBasis(const IssueRef &ref, LinkBasis basis)
{
    Link &link = linkTo(ref);
    if (!link.bases.contains(basis))
        link.bases.append(basis);
}

void LinkFinder::addUnloaded(const IssueRef &ref)
{
    if (!m_found.unloaded.contains(ref))
        m_found.unloaded.append(ref);
}

void LinkFinder::addFromChange(const ChangeFacts &change)
{
    const QString forge = m_view.forge();
    const auto addAll = [&](const QList<IssueMention> &mentions) {
        for (const IssueMention &mention : mentions) {
            const bool otherForge = !forge.isEmpty() && !mention.forge.isEmpty() && forge != mention.forge;
            if (!otherForge && m_view.isSameRef(mention.issue, m_view.issue().ref))
                addBasis(change.change.ref, mention.basis);
        }
    };
    if (change.mentions)
        addAll(*change.mentions);
    else
        addAll(findIssueMentions(change.change, m_view.forgeOf(change.change)));
}

void LinkFinder::addFromComment(const EventRecord &event)
{
    const LinkBasis basis = m_view.isMaintainer(event.actor, event.actorRole) ? LinkBasis::MaintainerComment
                                                                              : LinkBasis::Comment;
    for (const Reference &reference : findReferences(event.text, {m_view.issue().ref.repo, m_view.forge()})) {
        if (reference.kind == ReferenceKind::Issue)
            continue;
        const ChangeFacts *change = m_view.change(reference.target);
        const QString forge = change ? m_view.forgeOf(change->change) : QString();
        const bool otherForge = !forge.isEmpty() && !reference.forge.isEmpty() && forge != reference.forge;
        if (change && !otherForge)
            addBasis(reference.target, basis);
        else if (!change && reference.kind == ReferenceKind::Change)
            addUnloaded(reference.target);
    }
}

/// The forge's own entry in the timeline: a link, or the change that closed the issue. The target may as well
/// be an issue, so that only loaded changes count.
void LinkFinder::addFromTarget(const EventRecord &event)
{
    if (event.target && (event.kind == "reference"_L1 || event.kind == "close"_L1)
            && m_view.change(*event.target))
        addBasis(*event.target, LinkBasis::Platform);
}

void LinkFinder::addRecorded()
{
    for (const LinkRecord &record : m_view.facts().recordedLinks) {
        if (!m_view.isSameRef(record.issue, m_view.issue().ref))
            continue;
        if (const auto basis = linkBasisFromName(record.basis))
            addBasis(record.change, *basis);
        else if (!m_found.unknownBases.contains(record.change))
            m_found.unknownBases.append(record.change);
    }
}

/// Applies each change's latest verdict. Of two at the same time the more cautious one holds.
void LinkFinder::applyEditor()
{
    QVarLengthArray<const EditorLink *, 4> verdicts;
    for (const EditorLink &verdict : m_view.facts().editorLinks)
        verdicts.append(&verdict);
    std::ranges::sort(verdicts, {}, [](const EditorLink *link) {
        return std::tuple(link->at.has_value(), link->at.value_or(Timestamp{}), link->verdict);
    });
    for (const EditorLink *verdict : verdicts)
        linkTo(verdict->change).rejected = verdict->verdict == LinkVerdict::Rejected;
    for (const EditorLink *verdict : verdicts) {
        if (!linkTo(verdict->change).rejected && verdict->verdict != LinkVerdict::Rejected)
            addBasis(verdict->change, LinkBasis::Manual);
    }
}

void LinkFinder::addByTitle()
{
    if (m_view.changes().isEmpty())
        return;
    const QString title = foldTitle(m_view.issue().title);
    if (title.isEmpty())
        return;
    for (const ChangeFacts *change : m_view.changes()) {
        if (m_view.isSameRepo(change->change.ref.repo, m_view.issue().ref.repo)
                && foldTitle(change->change.title) == title)
            addBasis(change->change.ref, LinkBasis::SameTitle);
    }
}

void LinkFinder::addByMoment()
{
    if (!m_view.close().at)
        return;
    const qint64 closed = toSeconds(*m_view.close().at);
    for (const ChangeFacts *change : m_view.changes()) {
        if (isMerged(*change) && m_view.isSameRepo(change->change.ref.repo, m_view.issue().ref.repo)
                && std::abs(closed - toSeconds(*change->change.mergedAt))
                        <= m_view.settings().sameMomentAtMost)
            addBasis(change->change.ref, LinkBasis::SameMoment);
    }
}

FoundLinks LinkFinder::find()
{
    for (const ChangeFacts *change : m_view.changes())
        addFromChange(*change);
    for (const EventRecord *event : m_view.events()) {
        if (event->kind == "comment"_L1)
            addFromComment(*event);
        else
            addFromTarget(*event);
    }
    addRecorded();
    addByTitle();
    addByMoment();
    applyEditor();
    for (Link &link : m_found.links)
        std::ranges::sort(link.bases);
    std::ranges::sort(m_found.links, {}, [](const Link &link) {
        return std::tuple(link.rejected, link.bases.value(0, LinkBasis::SameMoment), link.change);
    });
    std::ranges::sort(m_found.unloaded);
    std::ranges::sort(m_found.unknownBases);
    return std::move(m_found);
}

} // namespace

bool isMerged(const ChangeFacts &change)
{
    return change.change.mergedAt && change.change.state == "merged"_L1;
}

FoundLinks findLinks(const FactView &view)
{
    return LinkFinder(view).find();
}

} // namespace Winnow
