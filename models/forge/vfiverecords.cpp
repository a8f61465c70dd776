// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "vfiverecords.h"

#include <QUrl>

#include <algorithm>

namespace Winnow::VFive {

using namespace Qt::StringLiterals;

namespace {

/// What stands behind the repository in an address.
bool isMarker(const QString &part)
{
    static const QStringList markers{u"issues"_s, u"merge_requests"_s, u"pull"_s, u"pulls"_s, u"-"_s};
    return markers.contains(part);
}

QString issueState(const QString &state)
{
    if (state == "closed"_L1 || state == "rejected"_L1)
        return u"closed"_s;
    if (state == "open"_L1 || state == "opened"_L1 || state == "progressing"_L1 || state == "reopened"_L1)
        return u"open"_s;
    return {};
}

/// @p locked is a state in which a change is merged, or was left: which, its time says.
QString changeState(const QString &state, bool hasMergeTime)
{
    if (state == "merged"_L1 || (state == "locked"_L1 && hasMergeTime))
        return u"merged"_s;
    if (state == "closed"_L1 || state == "locked"_L1)
        return u"closed"_s;
    if (state == "open"_L1 || state == "opened"_L1)
        return u"open"_s;
    return {};
}

QStringList labelNames(const ForgeObject &object)
{
    QStringList names;
    object.each("labels", [&names](const ForgeObject &label) {
        if (const QString name = label.firstText({"name", "title"}); !name.isEmpty())
            names.append(name);
    });
    return names;
}

QString branch(const ForgeObject &object, std::string_view side, std::string_view otherwise)
{
    const auto end = object.object(side);
    const QString name = end ? end->text("ref") : QString();
    return name.isEmpty() ? object.text(otherwise) : name;
}

QString changeRepo(const ForgeObject &object, const QString &asked)
{
    for (const char *key : {"html_url", "web_url"}) {
        if (const QString repo = repoOfAddress(object.text(key)); !repo.isNull())
            return repo;
    }
    const auto base = object.object("base");
    const auto repo = base ? base->object("repo") : std::nullopt;
    const QString name = repo ? repo->text("full_name") : QString();
    return isRepoName(name) ? name : asked;
}

} // namespace

QString repoOfAddress(const QString &url)
{
    QStringList parts = QUrl(url).path().split(u'/', Qt::SkipEmptyParts);
    const auto marker = std::ranges::find_if(parts, isMarker);
    parts.erase(marker, parts.end());
    QString repo = parts.join(u'/');
    if (repo.endsWith(".git"_L1))
        repo.chop(4);
    return isRepoName(repo) ? repo : QString();
}

QString login(const ForgeObject &object, std::string_view key)
{
    const auto user = object.object(key);
    const QString name = user ? user->firstText({"login", "username"}) : QString();
    return name.isEmpty() ? QString() : name;
}

ForgeRepo repository(const ForgeObject &object, ForgeKind forge)
{
    ForgeRepo repo;
    const auto space = object.object("namespace");
    const QString path = object.text("path");
    QString name = space && !path.isEmpty() ? space->text("path") + u'/' + path : QString();
    if (!isRepoName(name))
        name = repoOfAddress(object.text("html_url"));
    if (!isRepoName(name))
        name = object.text("full_name");
    object.require("path", isRepoName(name));
    repo.record.forge = forgeName(forge);
    repo.record.repo = name;
    repo.record.url = object.text("html_url");
    if (repo.record.url.endsWith(".git"_L1))
        repo.record.url.chop(4);
    repo.isArchived = object.text("status") == "closed"_L1 || object.text("status") == "关闭"_L1;
    return repo;
}

ForgeIssue issue(const ForgeObject &object, const QString &repo)
{
    ForgeIssue issue;
    IssueRecord &record = issue.record;
    record.ref = {repo, object.number("number")};
    object.require("number", isIssueNumber(record.ref.number));
    record.state = issueState(object.text("state"));
    object.require("state", !record.state.isNull());
    record.title = object.text("title");
    // A description that was taken away is an empty one, not one that nothing is known of.
    record.body = object.has("body") ? object.text("body") : u""_s;
    record.labels = labelNames(object);
    record.author = login(object, "user");
    record.createdAt = object.time("created_at");
    record.updatedAt = object.time("updated_at");
    object.require("updated_at", record.updatedAt.has_value());
    if (record.state == "closed"_L1)
        record.closedAt = object.time("finished_at");
    record.url = object.text("html_url");
    issue.comments = object.count("comments");
    const QString visibility = object.text("visibility_reason");
    issue.isPublic = (visibility.isEmpty() || visibility == "public"_L1)
            && !object.flag("security_hole").value_or(false);
    return issue;
}

ForgeChange change(const ForgeObject &object, const QString &asked)
{
    ForgeChange change;
    ChangeRecord &record = change.record;
    record.ref = {changeRepo(object, asked), object.number("number")};
    if (record.ref.number.isEmpty())
        record.ref.number = object.number("iid");
    object.require("number", isIssueNumber(record.ref.number));
    record.mergedAt = object.time("merged_at");
    record.state = changeState(object.text("state"), record.mergedAt.has_value());
    object.require("state", !record.state.isNull());
    record.title = object.text("title");
    record.body = object.text("body");
    record.createdAt = object.time("created_at");
    record.closedAt = object.time("closed_at");
    record.base = branch(object, "base", "target_branch");
    record.head = branch(object, "head", "source_branch");
    record.author = login(object, "user");
    record.url = object.text("html_url");
    // Zero stands for "not counted" in some answers; those are counted from the files.
    record.additions = object.count("added_lines");
    record.deletions = object.count("removed_lines");
    change.updatedAt = object.time("updated_at");
    return change;
}

EventRecord comment(const ForgeObject &object, const IssueRef &issue)
{
    EventRecord event;
    event.subject = issue;
    event.id = u"c:"_s + object.number("id");
    object.require("id", event.id.size() > 2);
    event.kind = u"comment"_s;
    event.at = object.time("created_at");
    event.actor = login(object, "user");
    event.text = object.text("body");
    return event;
}

Commit commit(const ForgeObject &object)
{
    Commit commit;
    commit.sha = object.text("sha");
    object.require("sha", !commit.sha.isEmpty());
    const auto inner = object.object("commit");
    if (!inner)
        return commit;
    const QString message = inner->text("message");
    commit.title = message.section(u'\n', 0, 0).trimmed();
    commit.message = message;
    for (const char *who : {"committer", "author"}) {
        const auto person = inner->object(who);
        if (person && !commit.committedAt)
            commit.committedAt = person->time("date");
    }
    return commit;
}

void addFile(const ForgeObject &object, PatchPage &page)
{
    FilePatch file;
    const auto patch = object.object("patch");
    file.path = patch ? patch->text("new_path") : QString();
    if (file.path.isEmpty())
        file.path = object.text("filename");
    object.require("filename", !file.path.isEmpty());
    file.status = object.text("status");
    if (patch) {
        file.patch = patch->text("diff");
        file.oldPath = patch->text("old_path");
        if (file.oldPath == file.path)
            file.oldPath.clear();
        if (patch->flag("new_file").value_or(false))
            file.status = u"added"_s;
        else if (patch->flag("deleted_file").value_or(false))
            file.status = u"removed"_s;
        else if (patch->flag("renamed_file").value_or(false))
            file.status = u"renamed"_s;
        if (patch->flag("too_large").value_or(false) || file.patch.isEmpty())
            page.withoutText.append(file.path);
    }
    page.additions += object.count("additions").value_or(0);
    page.deletions += object.count("deletions").value_or(0);
    page.files.append(file);
}

} // namespace Winnow::VFive
