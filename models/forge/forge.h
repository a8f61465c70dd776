// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "bundle/patchfiles.h"
#include "domain/records.h"
#include "forgeanswer.h"
#include "forgekind.h"
#include "forgequery.h"

#include <functional>
#include <memory>

namespace Winnow {

/// A repository as an organisation lists it.
struct ForgeRepo
{
    RepoRecord record;
    bool isArchived = false;

    friend bool operator==(const ForgeRepo &, const ForgeRepo &) = default;
};

/// An issue as a list shows it.
struct ForgeIssue
{
    IssueRecord record;
    std::optional<qint64> comments; ///< How many there are; nothing where the forge does not say.
    bool isPublic = true; ///< False for one that only members may see.
    bool isChange = false; ///< A change that stands among the issues; only its number and update count.

    friend bool operator==(const ForgeIssue &, const ForgeIssue &) = default;
};

/// A change as any answer shows it.
struct ForgeChange
{
    ChangeRecord record;
    std::optional<Timestamp> updatedAt;

    friend bool operator==(const ForgeChange &, const ForgeChange &) = default;
};

/// Which issues of a repository a page is to hold: those updated at or after `since`, the longest untouched first.
struct IssuePageQuery
{
    std::optional<Timestamp> since;
    int page = 1;
    int perPage = 100;

    friend bool operator==(const IssuePageQuery &, const IssuePageQuery &) = default;
};

/// What is fetched of one issue besides what lists show. Not every forge has all of them apart.
enum class IssuePart : quint8 {
    Comments,
    Events, ///< GitHub: the timeline, which holds comments and references, too.
    Changes ///< Those that the forge lists as linked.
};

/// What one answer tells about an issue.
struct IssuePartPage
{
    QList<EventRecord> events;
    QList<ForgeChange> changes; ///< Linked, or named by an event, as far as the answer shows them.
    bool changesAreLinked = false; ///< The forge lists them as linked; else they are only named.
    QList<JsonFault> faults;
    int received = 0;
};

/// A page of a change's commits.
struct CommitPage
{
    QList<Commit> commits;
    QList<JsonFault> faults;
    int received = 0;
};

/// A change's diff, or a page of its files.
struct PatchPage
{
    QString text; ///< Of the whole change; null where the forge gives it file by file.
    QList<FilePatch> files;
    qint64 additions = 0; ///< Of `files`.
    qint64 deletions = 0;
    QStringList withoutText; ///< Files that are there, but too large or no text.
    QList<JsonFault> faults;
    int received = 0;
};

/// A question and how its answer is read.
template <typename T>
struct ForgeCall
{
    ForgeQuery query;
    std::function<Parsed<T>(const QByteArray &body)> read;
};

/// How one forge is asked and understood. Pure: it makes questions and reads answers; asking is ForgeClient's. Page numbers
/// count from 1; behind a page with fewer than mostPerPage items there is none. Repositories are named org/name.
class Forge
{
public:
    static constexpr int mostPerPage = 100;

    static std::unique_ptr<const Forge> make(ForgeKind kind);
    virtual ~Forge() = default;

    virtual ForgeKind kind() const = 0;

    virtual ForgeCall<ForgeList<ForgeRepo>> repositories(const QString &org, int page) const = 0;
    virtual ForgeCall<ForgeRepo> repository(const QString &repo) const = 0;

    /// Issues in any state, so that one that is opened again is seen, too.
    virtual ForgeCall<ForgeList<ForgeIssue>> issues(
            const QString &repo, const IssuePageQuery &query) const = 0;
    virtual ForgeCall<ForgeIssue> issue(const IssueRef &issue) const = 0;

    /// The parts that must be asked for to know all about an issue with @p comments comments, in the order to ask.
    virtual QList<IssuePart> issueParts(std::optional<qint64> comments) const = 0;
    virtual ForgeCall<IssuePartPage> issuePart(const IssueRef &issue, IssuePart part, int page) const = 0;

    virtual ForgeCall<ForgeChange> change(const IssueRef &change) const = 0;
    virtual ForgeCall<CommitPage> commits(const IssueRef &change, int page) const = 0;
    virtual ForgeCall<PatchPage> patch(const IssueRef &change, int page) const = 0;

protected:
    Forge() = default;
};

} // namespace Winnow
