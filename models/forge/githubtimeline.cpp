// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "githubtimeline.h"

#include "githubrecords.h"
#include "vfiverecords.h"

#include <QHash>

namespace Winnow::GitHub {

using namespace Qt::StringLiterals;

namespace {

QString kindOf(const QString &event)
{
    static const QHash<QString, QString> kinds{{u"commented"_s, u"comment"_s}, {u"closed"_s, u"close"_s},
            {u"reopened"_s, u"reopen"_s}, {u"labeled"_s, u"label"_s}, {u"unlabeled"_s, u"unlabel"_s},
            {u"renamed"_s, u"rename"_s}, {u"milestoned"_s, u"milestone"_s}, {u"assigned"_s, u"assign"_s},
            {u"merged"_s, u"merge"_s}, {u"reviewed"_s, u"review"_s}, {u"cross-referenced"_s, u"reference"_s},
            {u"referenced"_s, u"reference"_s}, {u"connected"_s, u"reference"_s}};
    return kinds.value(event);
}

/// The repository of a referring issue or change.
QString sourceRepo(const ForgeObject &source, const QString &asked)
{
    const auto repo = source.object("repository");
    const QString name = repo ? repo->text("full_name") : VFive::repoOfAddress(source.text("html_url"));
    return isRepoName(name) ? name : asked;
}

/// A reference from elsewhere; the change where it is one.
void addReference(const ForgeObject &object, EventRecord event, IssuePartPage &page)
{
    const auto source = object.object("source");
    const auto from = source ? source->object("issue") : std::nullopt;
    if (!from)
        return;
    const QString repo = sourceRepo(*from, event.subject.repo);
    event.target = IssueRef{repo, from->number("number")};
    event.text = from->text("title");
    // Such entries have no id of their own; a place refers to an issue in this way once.
    event.id = u"ref:"_s + formatIssueRef(*event.target);
    if (from->has("pull_request"))
        page.changes.append(change(*from, repo));
    page.events.append(std::move(event));
}

/// What an entry says beyond who and when.
QString textOf(const ForgeObject &object, const QString &event)
{
    if (event == "commented"_L1 || event == "reviewed"_L1)
        return object.text("body");
    if (event == "renamed"_L1) {
        const auto rename = object.object("rename");
        return rename ? rename->text("from") + u" → "_s + rename->text("to") : QString();
    }
    if (event == "milestoned"_L1) {
        const auto milestone = object.object("milestone");
        return milestone ? milestone->text("title") : QString();
    }
    return object.firstText({"commit_id", "state_reason"});
}

} // namespace

void addTimelineEntry(const ForgeObject &object, const IssueRef &issue, IssuePartPage &page)
{
    const QString name = object.text("event");
    EventRecord event;
    event.kind = kindOf(name);
    if (event.kind.isNull())
        return;
    event.subject = issue;
    event.at = object.time(name == "reviewed"_L1 ? "submitted_at" : "created_at");
    event.actor = VFive::login(object, "actor");
    if (event.actor.isNull())
        event.actor = VFive::login(object, "user");
    event.actorRole = roleOf(object, object.has("actor") ? "actor" : "user");
    if (name == "cross-referenced"_L1) {
        addReference(object, std::move(event), page);
        return;
    }
    event.id = (name == "commented"_L1 ? u"c:"_s : u"op:"_s) + object.number("id");
    object.require("id", object.has("id"));
    event.text = textOf(object, name);
    if (const auto label = object.object("label"))
        event.label = label->text("name");
    page.events.append(std::move(event));
}

} // namespace Winnow::GitHub
