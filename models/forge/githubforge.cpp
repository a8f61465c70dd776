// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "githubforge.h"

#include "githubrecords.h"
#include "githubtimeline.h"
#include "vfiverecords.h"

#include <QDateTime>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

constexpr auto gitHubJson = "application/vnd.github+json";

ForgeQuery asking(QString path)
{
    return ForgeQuery{std::move(path), {}, gitHubJson};
}

ForgeQuery pageOf(QString path, int page, int perPage = Forge::mostPerPage)
{
    return asking(std::move(path))
            .with(u"per_page"_s, QString::number(perPage))
            .with(u"page"_s, QString::number(page));
}

} // namespace

ForgeCall<ForgeList<ForgeRepo>> GitHubForge::repositories(const QString &org, int page) const
{
    return {pageOf(u"/orgs/"_s + encodedSegment(org) + u"/repos"_s, page).with(u"type"_s, u"all"_s),
            [](const QByteArray &body) {
                return readForgeList<ForgeRepo>(body,
                        [](const ForgeObject &object) { return std::optional(GitHub::repository(object)); });
            }};
}

ForgeCall<ForgeRepo> GitHubForge::repository(const QString &repo) const
{
    return {asking(repoPath(repo)),
            [](const QByteArray &body) { return readForgeObject<ForgeRepo>(body, GitHub::repository); }};
}

ForgeCall<ForgeList<ForgeIssue>> GitHubForge::issues(const QString &repo, const IssuePageQuery &query) const
{
    ForgeQuery asked = pageOf(repoPath(repo, u"/issues"_s), query.page, query.perPage);
    asked.with(u"state"_s, u"all"_s).with(u"sort"_s, u"updated"_s).with(u"direction"_s, u"asc"_s);
    if (query.since)
        asked.with(u"since"_s, formatTimestamp(std::chrono::floor<std::chrono::seconds>(*query.since)));
    return {std::move(asked), [repo](const QByteArray &body) {
                return readForgeList<ForgeIssue>(body, [&repo](const ForgeObject &object) {
                    return std::optional(GitHub::issue(object, repo));
                });
            }};
}

ForgeCall<ForgeIssue> GitHubForge::issue(const IssueRef &issue) const
{
    return {asking(repoPath(issue.repo, u"/issues/"_s + encodedSegment(issue.number))),
            [repo = issue.repo](const QByteArray &body) {
                return readForgeObject<ForgeIssue>(
                        body, [&repo](const ForgeObject &object) { return GitHub::issue(object, repo); });
            }};
}

QList<IssuePart> GitHubForge::issueParts(std::optional<qint64>) const
{
    return {IssuePart::Events};
}

ForgeCall<IssuePartPage> GitHubForge::issuePart(const IssueRef &issue, IssuePart, int page) const
{
    const QString rest = u"/issues/"_s + encodedSegment(issue.number) + u"/timeline"_s;
    return {pageOf(repoPath(issue.repo, rest), page), [issue](const QByteArray &body) {
                IssuePartPage made;
                return readForgeList<bool>(body, [&made, &issue](const ForgeObject &object) {
                    GitHub::addTimelineEntry(object, issue, made);
                    return std::optional(true);
                }).transform([&made](ForgeList<bool> list) {
                    made.faults = std::move(list.faults);
                    made.received = list.received;
                    return std::move(made);
                });
            }};
}

ForgeCall<ForgeChange> GitHubForge::change(const IssueRef &change) const
{
    return {asking(repoPath(change.repo, u"/pulls/"_s + encodedSegment(change.number))),
            [repo = change.repo](const QByteArray &body) {
                return readForgeObject<ForgeChange>(
                        body, [&repo](const ForgeObject &object) { return GitHub::change(object, repo); });
            }};
}

ForgeCall<CommitPage> GitHubForge::commits(const IssueRef &change, int page) const
{
    const QString rest = u"/pulls/"_s + encodedSegment(change.number) + u"/commits"_s;
    return {pageOf(repoPath(change.repo, rest), page), [](const QByteArray &body) {
                return readForgeList<Commit>(body, [](const ForgeObject &object) {
                    return std::optional(VFive::commit(object));
                }).transform([](ForgeList<Commit> list) {
                    return CommitPage{std::move(list.items), std::move(list.faults), list.received};
                });
            }};
}

ForgeCall<PatchPage> GitHubForge::patch(const IssueRef &change, int) const
{
    ForgeQuery asked = asking(repoPath(change.repo, u"/pulls/"_s + encodedSegment(change.number)));
    asked.accept = "application/vnd.github.diff";
    return {std::move(asked), [](const QByteArray &body) -> Parsed<PatchPage> {
                return PatchPage{
                        .text = QString::fromUtf8(body), .files = {}, .withoutText = {}, .faults = {}};
            }};
}

} // namespace Winnow
