// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "giteeforge.h"

#include "operatelog.h"
#include "vfiverecords.h"

namespace Winnow {

using namespace Qt::StringLiterals;

ForgeCall<ForgeList<ForgeRepo>> GiteeForge::repositories(const QString &org, int page) const
{
    return readingRepositories(
            pageOf(u"/orgs/"_s + encodedSegment(org) + u"/repos"_s, page).with(u"type"_s, u"all"_s));
}

ForgeCall<ForgeList<ForgeIssue>> GiteeForge::issues(const QString &repo, const IssuePageQuery &query) const
{
    ForgeQuery asked = pageOf(repoPath(repo, u"/issues"_s), query.page, query.perPage);
    asked.with(u"state"_s, u"all"_s).with(u"sort"_s, u"updated"_s).with(u"direction"_s, u"asc"_s);
    if (query.since)
        asked.with(u"since"_s, forgeTime(*query.since));
    return readingIssues(std::move(asked), repo);
}

ForgeCall<IssuePartPage> GiteeForge::issuePart(const IssueRef &issue, IssuePart part, int page) const
{
    if (part == IssuePart::Comments)
        return readingComments(issue, page);
    if (part == IssuePart::Changes)
        return readingChanges(besideRepo(issue, u"pull_requests"_s, page), issue);
    return {besideRepo(issue, u"operate_logs"_s, page), [issue](const QByteArray &body) {
                return readForgeList<EventRecord>(body, [&issue](const ForgeObject &object) {
                    return OperateLog::giteeEntry(object, issue);
                }).transform([](ForgeList<EventRecord> list) {
                    return IssuePartPage{.events = std::move(list.items),
                            .changes = {},
                            .faults = std::move(list.faults),
                            .received = list.received};
                });
            }};
}

ForgeCall<PatchPage> GiteeForge::patch(const IssueRef &change, int) const
{
    ForgeQuery asked{repoPath(change.repo, u"/pulls/"_s + encodedSegment(change.number) + u".diff"_s)};
    asked.accept = "text/plain, */*";
    return {std::move(asked), [](const QByteArray &body) -> Parsed<PatchPage> {
                return PatchPage{
                        .text = QString::fromUtf8(body), .files = {}, .withoutText = {}, .faults = {}};
            }};
}

} // namespace Winnow
