// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

// What a sweep asks, stage by stage.

#include "sweepengine.h"

#include <algorithm>
#include <limits>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

constexpr int mostListPages = 200;

QString partName(IssuePart part)
{
    switch (part) {
    case IssuePart::Comments:
        return u"comments"_s;
    case IssuePart::Events:
        return u"events"_s;
    case IssuePart::Changes:
        return u"changes"_s;
    }
    return {};
}

/// Whether an answer from @p movedTo is another issue's: its number is another one, and not only the repository's name.
bool isAnotherIssue(const QString &movedTo, const IssueRef &issue)
{
    return !movedTo.isNull() && !movedTo.contains(u"/issues/"_s + issue.number + u'/');
}

/// Adds what is new of @p page; how much that was tells whether the pages turn.
qsizetype addNew(IssueFindings &findings, const IssuePartPage &page)
{
    qsizetype added = 0;
    for (const EventRecord &event : page.events) {
        if (std::ranges::contains(findings.events, event.id, &EventRecord::id))
            continue;
        findings.events.append(event);
        ++added;
    }
    for (const ForgeChange &change : page.changes) {
        const auto sameRef = [&change](const ForgeChange &known) {
            return known.record.ref == change.record.ref;
        };
        if (std::ranges::any_of(findings.changes, sameRef))
            continue;
        findings.changes.append(change);
        ++added;
    }
    findings.changesAreLinked = findings.changesAreLinked || page.changesAreLinked;
    return added;
}

} // namespace

QCoro::Task<void> SweepEngine::list()
{
    co_await forEach<QString>(m_request.orgs, &SweepEngine::listOrganisation);
    co_await forEach<QString>(m_request.repos, &SweepEngine::listRepository);
    // A list with something missing is made again by the next run.
    if (mustStop() || m_leftSomething)
        co_return;
    check(m_store->addRepos({}, true, takeAnswered()));
}

QCoro::Task<void> SweepEngine::listOrganisation(QString org)
{
    for (int page = 1; page <= mostListPages && !mustStop(); ++page) {
        const auto answer =
                co_await m_client->ask(m_client->forge().repositories(org, page), m_stop.get_token());
        if (!answer) {
            isFinal(org, answer.error());
            co_return;
        }
        const ForgeList<ForgeRepo> &repos = answer->value;
        for (const JsonFault &fault : repos.faults)
            log(SweepLog::badItem(org, fault));
        for (const ForgeRepo &repo : repos.items) {
            if (repo.isArchived)
                log(SweepLog::archived(repo.record.repo));
        }
        if (!check(m_store->addRepos(repos.items, false, takeAnswered())))
            co_return;
        m_troubles = 0;
        m_progress.repos += repos.items.size();
        endStep();
        if (repos.received < Forge::mostPerPage)
            co_return;
    }
}

QCoro::Task<void> SweepEngine::listRepository(QString repo)
{
    const auto answer = co_await m_client->ask(m_client->forge().repository(repo), m_stop.get_token());
    if (!answer) {
        isFinal(repo, answer.error());
        co_return;
    }
    m_troubles = 0;
    ++m_progress.repos;
    if (check(m_store->addRepos({answer->value}, false, takeAnswered())))
        endStep();
}

QCoro::Task<void> SweepEngine::readFirstPage(QString repo)
{
    co_await readRepo(std::move(repo), 1);
}

QCoro::Task<void> SweepEngine::readToEnd(QString repo)
{
    co_await readRepo(std::move(repo), std::numeric_limits<int>::max());
}

QCoro::Task<void> SweepEngine::readRepo(QString repo, int mostPages)
{
    const auto cursor = m_store->cursorOf(repo);
    if (!check(cursor))
        co_return;
    if (m_isFresh && cursor->finishedBy == m_store->run().id) {
        ++m_progress.reposRead; // by this sweep, before it was stopped
        co_return;
    }
    IssuePages pages(*cursor);
    QByteArray etag = cursor->etag;
    for (int read = 0; read < mostPages && !mustStop();) {
        const IssuePageQuery query = pages.next();
        const Timestamp askedAt = m_client->client().clock().now();
        const auto answer =
                co_await m_client->ask(m_client->forge().issues(repo, query), m_stop.get_token(), etag);
        etag.clear();
        if (!answer && answer.error().code == ForgeErrorCode::Malformed && pages.halve()) {
            log(SweepLog::smallerPages(repo, pages.perPage()));
            continue;
        }
        if (!answer) {
            isFinal(repo, answer.error());
            m_pagesLeft.remove(repo);
            co_return;
        }
        ++read;
        if (!storePage(repo, pages, *answer, query, askedAt))
            co_return;
    }
}

/// False where nothing is left to read, or nothing can be written.
bool SweepEngine::storePage(const QString &repo, IssuePages &pages,
        const Answered<ForgeList<ForgeIssue>> &answer, const IssuePageQuery &asked, Timestamp askedAt)
{
    using Step = IssuePages::Step;
    const Timestamp before = pages.cursor().at;
    const Step step = answer.isUnchanged ? Step::End : pages.take(answer.value);
    if (step == Step::OrderIgnored)
        log(SweepLog::orderIgnored(repo));
    if (step == Step::PagingIgnored)
        log(SweepLog::pagingIgnored(repo));
    SweepCursor &cursor = pages.cursor();
    if (step == Step::End) {
        cursor.finishedBy = m_store->run().id;
        // Only an answer to the very question that will be asked next time helps then.
        if (!answer.isUnchanged)
            cursor.etag = pages.next() == asked ? answer.etag : QByteArray();
    }
    auto outcome = m_store->addPage(repo, answer.value, cursor, askedAt, takeAnswered());
    if (!check(outcome))
        return false;
    for (SweepLogEntry &entry : outcome->log)
        log(std::move(entry));
    m_troubles = 0;
    m_progress.issuesSeen += answer.value.received;
    m_progress.issuesTaken += outcome->taken;
    m_progress.reposRead += step == Step::End ? 1 : 0;
    m_issuesRead += answer.value.received;
    m_candidatesOnPages += outcome->candidates;
    m_detailRequestsOfThese += outcome->detailRequests;
    notePagesLeft(repo, pages, step, before, answer);
    endStep();
    return step != Step::End;
}

QCoro::Task<void> SweepEngine::fetchDetails()
{
    enter(SweepStage::Details);
    QList<SweepLogEntry> left;
    const auto tasks = m_store->issueTasks(left);
    for (SweepLogEntry &entry : left)
        log(std::move(entry));
    if (!check(tasks))
        co_return;
    m_progress.candidates = m_detailed + tasks->size();
    co_await forEach<SweepIssueTask>(*tasks, &SweepEngine::fetchIssue);
}

QCoro::Task<void> SweepEngine::fetchIssue(SweepIssueTask task)
{
    IssueFindings findings;
    const std::optional<qint64> comments = task.comments;
    findings.task = std::move(task);
    for (const IssuePart part : m_client->forge().issueParts(comments)) {
        const bool goesOn = co_await fetchIssuePart(&findings, part);
        if (mustStop())
            co_return;
        if (!goesOn)
            break;
    }
    if (findings.isComplete)
        m_troubles = 0;
    const QList<ForgeChange> changes = findings.changes;
    if (!check(m_store->addDetails(std::move(findings), takeAnswered())))
        co_return;
    for (const ForgeChange &change : changes)
        m_changesOfDetailed.insert(change.record.ref);
    ++m_detailed;
    m_progress.detailed = m_detailed;
    endStep();
}

/// False where the issue as a whole is not to be had.
QCoro::Task<bool> SweepEngine::fetchIssuePart(IssueFindings *findings, IssuePart part)
{
    const IssueRef issue = findings->task.issue;
    for (int page = 1; page <= mostListPages; ++page) {
        const auto answer =
                co_await m_client->ask(m_client->forge().issuePart(issue, part, page), m_stop.get_token());
        if (!answer) {
            const bool isGone = answer.error().code == ForgeErrorCode::NotFound;
            if (isFinal(formatIssueRef(issue), answer.error()))
                findings->gaps.append({issue, partName(part), answer.error().detail});
            else
                findings->isComplete = false;
            co_return !isGone;
        }
        if (isAnotherIssue(answer->movedTo, issue)) {
            log(SweepLog::movedAway(issue));
            findings->gaps.append({issue, partName(part), answer->movedTo});
            co_return false;
        }
        for (const JsonFault &fault : answer->value.faults)
            log(SweepLog::badItem(formatIssueRef(issue), fault));
        const qsizetype added = addNew(*findings, answer->value);
        if (answer->value.received != Forge::mostPerPage || added == 0)
            break; // a longer one is no page but all there is
    }
    co_return true;
}

QCoro::Task<void> SweepEngine::fetchChanges()
{
    enter(SweepStage::Changes);
    const auto tasks = m_store->state().changeTasks(m_store->run().id);
    if (!check(tasks))
        co_return;
    m_progress.changes = tasks->size();
    co_await forEach<SweepChangeTask>(*tasks, &SweepEngine::fetchChange);
}

QCoro::Task<void> SweepEngine::fetchChange(SweepChangeTask task)
{
    ChangeFindings findings{task, {}, {}, {}};
    const auto answer = co_await m_client->ask(m_client->forge().change(task.change), m_stop.get_token());
    if (mustStop())
        co_return;
    if (answer) {
        findings.change = answer->value;
        const bool isWhole = co_await fetchCommits(&findings);
        if (!isWhole)
            co_return;
    } else if (isFinal(formatChangeRef(task.change), answer.error())) {
        findings.gaps.append({task.change, u"change"_s, answer.error().detail});
    } else {
        co_return;
    }
    if (!check(m_store->addChange(findings, takeAnswered())))
        co_return;
    m_troubles = 0;
    ++m_progress.changesFetched;
    endStep();
}

/// False where they are to be asked for again.
QCoro::Task<bool> SweepEngine::fetchCommits(ChangeFindings *findings)
{
    const IssueRef change = findings->task.change;
    QList<Commit> commits;
    for (int page = 1; page <= mostListPages; ++page) {
        const auto answer =
                co_await m_client->ask(m_client->forge().commits(change, page), m_stop.get_token());
        if (mustStop())
            co_return false;
        if (!answer) {
            if (!isFinal(formatChangeRef(change), answer.error()))
                co_return false;
            findings->gaps.append({change, u"commits"_s, answer.error().detail});
            co_return true;
        }
        for (const JsonFault &fault : answer->value.faults)
            log(SweepLog::badItem(formatChangeRef(change), fault));
        const QList<Commit> &found = answer->value.commits;
        const bool isRepeated = !found.isEmpty() && std::ranges::contains(commits, found.constFirst());
        if (!isRepeated)
            commits += found;
        if (answer->value.received != Forge::mostPerPage || isRepeated)
            break;
    }
    findings->commits = commits;
    co_return true;
}

QCoro::Task<void> SweepEngine::fetchOnePatch(IssueRef change)
{
    enter(SweepStage::Patches);
    const auto tasks = m_store->state().patchTasks();
    if (!check(tasks))
        co_return;
    m_progress.patches = 1;
    const auto known = std::ranges::find(*tasks, change, &SweepChangeTask::change);
    // One that no sweep brought is asked for all the same; it has no version to remember.
    co_await fetchPatch(known == tasks->cend() ? SweepChangeTask{change, m_store->run().startedAt} : *known);
    m_ranToEnd = !mustStop();
}

QCoro::Task<void> SweepEngine::fetchPatches()
{
    enter(SweepStage::Patches);
    const auto tasks = m_store->state().patchTasks();
    if (!check(tasks))
        co_return;
    m_progress.patches = tasks->size();
    co_await forEach<SweepChangeTask>(*tasks, &SweepEngine::fetchPatch);
}

QCoro::Task<void> SweepEngine::fetchPatch(SweepChangeTask task)
{
    PatchFindings findings;
    findings.task = task;
    const QString name = formatChangeRef(task.change);
    for (int page = 1; page <= mostListPages; ++page) {
        const auto answer =
                co_await m_client->ask(m_client->forge().patch(task.change, page), m_stop.get_token());
        if (mustStop())
            co_return;
        if (!answer) {
            if (!isFinal(name, answer.error()))
                co_return;
            findings.isGiven = false;
            findings.gaps.append({task.change, u"patch"_s, answer.error().detail});
            break;
        }
        const PatchPage &found = answer->value;
        for (const JsonFault &fault : found.faults)
            log(SweepLog::badItem(name, fault));
        const bool isRepeated =
                !found.files.isEmpty() && findings.patch.files.contains(found.files.constFirst());
        if (!isRepeated) {
            findings.patch.text = found.text;
            findings.patch.files += found.files;
            findings.patch.additions += found.additions;
            findings.patch.deletions += found.deletions;
            findings.patch.withoutText += found.withoutText;
        }
        if (found.received != Forge::mostPerPage || isRepeated)
            break;
    }
    if (!findings.patch.withoutText.isEmpty())
        log(SweepLog::filesWithoutText(task.change, findings.patch.withoutText));
    if (!check(m_store->addPatch(findings, takeAnswered())))
        co_return;
    m_troubles = 0;
    ++m_progress.patchesFetched;
    endStep();
}

} // namespace Winnow
