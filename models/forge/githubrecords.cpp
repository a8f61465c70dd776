// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "githubrecords.h"

#include "vfiverecords.h"

namespace Winnow::GitHub {

using namespace Qt::StringLiterals;

QString roleOf(const ForgeObject &object, std::string_view key)
{
    const auto user = object.object(key);
    if (user && user->text("type") == "Bot"_L1)
        return u"bot"_s;
    const QString association = object.text("author_association");
    if (association == "OWNER"_L1 || association == "MEMBER"_L1 || association == "COLLABORATOR"_L1)
        return u"maintainer"_s;
    return association.isEmpty() ? QString() : u"user"_s;
}

ForgeRepo repository(const ForgeObject &object)
{
    ForgeRepo repo;
    repo.record.forge = forgeName(ForgeKind::GitHub);
    repo.record.repo = object.text("full_name");
    object.require("full_name", isRepoName(repo.record.repo));
    repo.record.url = object.text("html_url");
    repo.isArchived = object.flag("archived").value_or(false);
    return repo;
}

ForgeIssue issue(const ForgeObject &object, const QString &repo)
{
    ForgeIssue issue;
    IssueRecord &record = issue.record;
    record.ref = {repo, object.number("number")};
    object.require("number", isIssueNumber(record.ref.number));
    record.state = object.text("state");
    object.require("state", record.state == "open"_L1 || record.state == "closed"_L1);
    record.title = object.text("title");
    record.body = object.has("body") ? object.text("body") : u""_s;
    QStringList labels;
    object.each("labels", [&labels](const ForgeObject &label) { labels.append(label.text("name")); });
    record.labels = labels;
    record.author = VFive::login(object, "user");
    record.authorRole = roleOf(object, "user");
    record.createdAt = object.time("created_at");
    record.updatedAt = object.time("updated_at");
    object.require("updated_at", record.updatedAt.has_value());
    if (record.state == "closed"_L1)
        record.closedAt = object.time("closed_at");
    record.closedBy = VFive::login(object, "closed_by");
    record.url = object.text("html_url");
    issue.comments = object.count("comments");
    issue.isChange = object.has("pull_request");
    return issue;
}

ForgeChange change(const ForgeObject &object, const QString &asked)
{
    ForgeChange change;
    ChangeRecord &record = change.record;
    const QString url = object.text("html_url");
    const QString repo = VFive::repoOfAddress(url);
    record.ref = {repo.isNull() ? asked : repo, object.number("number")};
    object.require("number", isIssueNumber(record.ref.number));
    record.mergedAt = object.time("merged_at");
    if (const auto inner = object.object("pull_request"); inner && !record.mergedAt)
        record.mergedAt = inner->time("merged_at");
    record.state = record.mergedAt ? u"merged"_s : object.text("state");
    object.require("state", record.state == "open"_L1 || record.state == "closed"_L1 || record.mergedAt);
    record.title = object.text("title");
    record.body = object.text("body");
    record.createdAt = object.time("created_at");
    record.closedAt = object.time("closed_at");
    if (const auto base = object.object("base"))
        record.base = base->text("ref");
    if (const auto head = object.object("head"))
        record.head = head->text("ref");
    record.author = VFive::login(object, "user");
    record.url = url;
    record.additions = object.count("additions");
    record.deletions = object.count("deletions");
    record.changedFiles = object.count("changed_files");
    change.updatedAt = object.time("updated_at");
    return change;
}

} // namespace Winnow::GitHub
