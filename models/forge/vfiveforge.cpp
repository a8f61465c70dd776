// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "vfiveforge.h"

#include "vfiverecords.h"

namespace Winnow {

using namespace Qt::StringLiterals;

ForgeQuery VFiveForge::pageOf(QString path, int page, int perPage)
{
    return ForgeQuery{std::move(path)}
            .with(u"per_page"_s, QString::number(perPage))
            .with(u"page"_s, QString::number(page));
}

ForgeQuery VFiveForge::besideRepo(const IssueRef &issue, const QString &rest, int page)
{
    const qsizetype slash = issue.repo.lastIndexOf(u'/');
    const QString path =
            repoPath(issue.repo.first(slash), u"/issues/"_s + encodedSegment(issue.number) + u'/' + rest);
    return pageOf(path, page).with(u"repo"_s, issue.repo.sliced(slash + 1));
}

ForgeCall<ForgeList<ForgeRepo>> VFiveForge::readingRepositories(ForgeQuery query) const
{
    return {std::move(query), [forge = kind()](const QByteArray &body) {
                return readForgeList<ForgeRepo>(body, [forge](const ForgeObject &object) {
                    return std::optional(VFive::repository(object, forge));
                });
            }};
}

ForgeCall<ForgeList<ForgeIssue>> VFiveForge::readingIssues(ForgeQuery query, const QString &repo)
{
    return {std::move(query), [repo](const QByteArray &body) {
                return readForgeList<ForgeIssue>(body, [&repo](const ForgeObject &object) {
                    return std::optional(VFive::issue(object, repo));
                });
            }};
}

ForgeCall<IssuePartPage> VFiveForge::readingComments(const IssueRef &issue, int page)
{
    const QString rest = u"/issues/"_s + encodedSegment(issue.number) + u"/comments"_s;
    return {pageOf(repoPath(issue.repo, rest), page), [issue](const QByteArray &body) {
                return readForgeList<EventRecord>(body, [&issue](const ForgeObject &object) {
                    return std::optional(VFive::comment(object, issue));
                }).transform([](ForgeList<EventRecord> list) {
                    return IssuePartPage{.events = std::move(list.items),
                            .changes = {},
                            .faults = std::move(list.faults),
                            .received = list.received};
                });
            }};
}

ForgeCall<IssuePartPage> VFiveForge::readingChanges(ForgeQuery query, const IssueRef &issue)
{
    return {std::move(query), [repo = issue.repo](const QByteArray &body) {
                return readForgeList<ForgeChange>(body, [&repo](const ForgeObject &object) {
                    return std::optional(VFive::change(object, repo));
                }).transform([](ForgeList<ForgeChange> list) {
                    return IssuePartPage{.events = {},
                            .changes = std::move(list.items),
                            .changesAreLinked = true,
                            .faults = std::move(list.faults),
                            .received = list.received};
                });
            }};
}

ForgeCall<ForgeRepo> VFiveForge::repository(const QString &repo) const
{
    return {ForgeQuery{repoPath(repo)}, [forge = kind()](const QByteArray &body) {
                return readForgeObject<ForgeRepo>(body,
                        [forge](const ForgeObject &object) { return VFive::repository(object, forge); });
            }};
}

ForgeCall<ForgeIssue> VFiveForge::issue(const IssueRef &issue) const
{
    return {ForgeQuery{repoPath(issue.repo, u"/issues/"_s + encodedSegment(issue.number))},
            [repo = issue.repo](const QByteArray &body) {
                return readForgeObject<ForgeIssue>(
                        body, [&repo](const ForgeObject &object) { return VFive::issue(object, repo); });
            }};
}

/// Changes first: references in the log name them by number alone.
QList<IssuePart> VFiveForge::issueParts(std::optional<qint64> comments) const
{
    if (comments == 0)
        return {IssuePart::Changes, IssuePart::Events};
    return {IssuePart::Changes, IssuePart::Events, IssuePart::Comments};
}

ForgeCall<ForgeChange> VFiveForge::change(const IssueRef &change) const
{
    return {ForgeQuery{repoPath(change.repo, u"/pulls/"_s + encodedSegment(change.number))},
            [repo = change.repo](const QByteArray &body) {
                return readForgeObject<ForgeChange>(
                        body, [&repo](const ForgeObject &object) { return VFive::change(object, repo); });
            }};
}

ForgeCall<CommitPage> VFiveForge::commits(const IssueRef &change, int page) const
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

} // namespace Winnow
