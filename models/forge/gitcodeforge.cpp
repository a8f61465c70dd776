// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "gitcodeforge.h"

#include "operatelog.h"
#include "vfiverecords.h"

namespace Winnow {

using namespace Qt::StringLiterals;

ForgeCall<ForgeList<ForgeRepo>> GitCodeForge::repositories(const QString &org, int page) const
{
    return readingRepositories(
            pageOf(u"/orgs/"_s + encodedSegment(org) + u"/repos"_s, page).with(u"repo_type"_s, u"code"_s));
}

ForgeCall<ForgeList<ForgeIssue>> GitCodeForge::issues(const QString &repo, const IssuePageQuery &query) const
{
    ForgeQuery asked = pageOf(repoPath(repo, u"/issues"_s), query.page, query.perPage);
    asked.with(u"state"_s, u"all"_s).with(u"sort"_s, u"updated"_s).with(u"direction"_s, u"asc"_s);
    if (query.since)
        asked.with(u"updated_after"_s, forgeTime(*query.since));
    return readingIssues(std::move(asked), repo);
}

ForgeCall<IssuePartPage> GitCodeForge::issuePart(const IssueRef &issue, IssuePart part, int page) const
{
    if (part == IssuePart::Comments)
        return readingComments(issue, page);
    if (part == IssuePart::Changes) {
        const QString rest = u"/issues/"_s + encodedSegment(issue.number) + u"/pull_requests"_s;
        return readingChanges(pageOf(repoPath(issue.repo, rest), page), issue);
    }
    return {besideRepo(issue, u"operate_logs"_s, page), [issue](const QByteArray &body) {
                return readForgeList<EventRecord>(body, [&issue](const ForgeObject &object) {
                    return OperateLog::gitCodeEntry(object, issue);
                }).transform([](ForgeList<EventRecord> list) {
                    return IssuePartPage{.events = std::move(list.items),
                            .changes = {},
                            .faults = std::move(list.faults),
                            .received = list.received};
                });
            }};
}

ForgeCall<PatchPage> GitCodeForge::patch(const IssueRef &change, int page) const
{
    const QString rest = u"/pulls/"_s + encodedSegment(change.number) + u"/files"_s;
    return {pageOf(repoPath(change.repo, rest), page), [](const QByteArray &body) {
                PatchPage made;
                return readForgeList<bool>(body, [&made](const ForgeObject &object) {
                    VFive::addFile(object, made);
                    return std::optional(true);
                }).transform([&made](ForgeList<bool> list) {
                    made.faults = std::move(list.faults);
                    made.received = list.received;
                    return std::move(made);
                });
            }};
}

} // namespace Winnow
