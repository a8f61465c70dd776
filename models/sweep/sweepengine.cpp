// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "sweepengine.h"

#include "forge/forgegaps.h"
#include "workspace/workspace.h"

#include <algorithm>
#include <cmath>

namespace Winnow {

using namespace Qt::StringLiterals;
using std::chrono::milliseconds;

namespace {

constexpr milliseconds leastBetweenUseful{1'000};
/// Of so many moments one is spent on making things useful, the others on getting more.
constexpr int usefulShare = 5;
constexpr milliseconds betweenProgress{50};
constexpr int mostTroubles = 3;
constexpr qsizetype mostErrorsListed = 1'000;
/// After so long a stopped sweep looks anew which repositories there are, and what is new in those it has read.
constexpr std::chrono::hours listingLife{24};
/// So many issues' details tell how many changes an issue has.
constexpr qsizetype sampleSize = 48;
constexpr qint64 fewestForMean = 10;
constexpr double mostPagesGuessed = 1'000;

/// Some of @p tasks, from all over them.
QList<SweepIssueTask> spread(const QList<SweepIssueTask> &tasks, qsizetype count)
{
    QList<SweepIssueTask> some;
    for (qsizetype i = 0; i < count; ++i)
        some.append(tasks.at(i * tasks.size() / count));
    return some;
}

} // namespace

SweepEngine::SweepEngine(Workspace &workspace, std::shared_ptr<ForgeClient> client, SweepRequest request,
        SweepListener listener)
    : m_workspace(workspace)
    , m_client(std::move(client))
    , m_request(std::move(request))
    , m_listener(std::move(listener))
{}

QCoro::Task<SweepReport> SweepEngine::run(std::stop_token stop)
{
    m_polled = std::move(stop);
    m_sinceUseful.start();
    m_client->client().setListener([this] { tellProgress(false); });
    openStore();
    if (!mustStop())
        co_await runStages();
    m_client->client().setListener({});
    close();
    co_return report();
}

void SweepEngine::openStore()
{
    PoliteClient &client = m_client->client();
    auto store = SweepStore::open(m_workspace, m_client->forge(), client.clock(), m_request);
    if (!check(store))
        return;
    m_store.emplace(std::move(*store));
    auto requests = m_store->state().requests();
    if (!check(requests))
        return;
    client.budget().restore(std::move(*requests));
    if (!m_store->run().wasClean)
        client.budget().spendShortest(client.clock().now());
    const auto before = changesPerSweptIssue(m_workspace, m_client->baseUrl().toString());
    if (check(before))
        m_changesBefore = *before;
    for (const LocalizedText &gap : forgeGaps(m_client->forge().kind()))
        log({SweepLogKind::Missing, {}, gap});
}

QCoro::Task<void> SweepEngine::runStages()
{
    if (m_request.patchOf) {
        co_await fetchOnePatch(*m_request.patchOf);
        co_return;
    }
    enter(SweepStage::Listing);
    m_isFresh = m_client->client().clock().now() - m_store->run().startedAt < listingLife;
    if (!m_store->run().isListed || !m_isFresh)
        co_await list();
    if (mustStop())
        co_return;
    const auto repos = m_store->state().plan(m_store->run().id);
    if (!check(repos))
        co_return;
    m_progress.repos = repos->size();
    co_await readIssues(*repos);
    if (mustStop() || m_request.measureOnly)
        co_return;
    co_await fetchDetails();
    if (!mustStop())
        co_await fetchChanges();
    if (!mustStop() && m_request.allPatches)
        co_await fetchPatches();
    m_ranToEnd = !mustStop();
}

/// First of all repositories one page each: then it can be told how long the rest takes, and nothing was asked in vain.
QCoro::Task<void> SweepEngine::readIssues(QStringList repos)
{
    enter(SweepStage::Issues);
    co_await forEach<QString>(repos, &SweepEngine::readFirstPage);
    QList<SweepLogEntry> unheard;
    auto tasks = mustStop() ? WorkspaceResult<QList<SweepIssueTask>>() : m_store->issueTasks(unheard);
    if (mustStop() || !check(tasks))
        co_return;
    if (tasks->size() > sampleSize) {
        co_await forEach<SweepIssueTask>(spread(*tasks, sampleSize), &SweepEngine::fetchIssue);
        tasks = mustStop() ? WorkspaceResult<QList<SweepIssueTask>>() : m_store->issueTasks(unheard);
        if (mustStop() || !check(tasks))
            co_return;
    }
    estimate(*tasks);
    if (m_request.measureOnly)
        co_return;
    QStringList unread = m_pagesLeft.keys();
    unread.sort();
    co_await forEach<QString>(unread, &SweepEngine::readToEnd);
}

template <typename Item>
QCoro::Task<void> SweepEngine::forEach(QList<Item> items, Work<Item> work)
{
    const auto queue = std::make_shared<QList<Item>>(std::move(items));
    std::vector<QCoro::Task<void>> workers;
    const int places = std::max(1, m_client->client().settings().http.atOnce);
    for (int i = 0; i < places; ++i)
        workers.push_back(workOff<Item>(queue, work));
    for (QCoro::Task<void> &worker : workers)
        co_await worker;
}

template <typename Item>
QCoro::Task<void> SweepEngine::workOff(std::shared_ptr<QList<Item>> queue, Work<Item> work)
{
    while (!queue->isEmpty() && !mustStop()) {
        Item item = queue->takeFirst();
        co_await (this->*work)(std::move(item));
    }
}

template QCoro::Task<void> SweepEngine::forEach(QList<QString>, Work<QString>);
template QCoro::Task<void> SweepEngine::forEach(QList<SweepIssueTask>, Work<SweepIssueTask>);
template QCoro::Task<void> SweepEngine::forEach(QList<SweepChangeTask>, Work<SweepChangeTask>);

void SweepEngine::estimate(const QList<SweepIssueTask> &left)
{
    PoliteClient &client = m_client->client();
    SweepMeasure measure;
    for (const PagesLeft &ahead : std::as_const(m_pagesLeft)) {
        measure.pagesLeft += ahead.pages;
        measure.issuesLeft += ahead.issues;
    }
    for (const SweepIssueTask &task : left)
        measure.detailRequestsLeft += m_client->forge().issueParts(task.comments).size();
    measure.candidatesLeft = left.size();
    if (m_issuesRead > 0)
        measure.candidatesPerIssue =
                static_cast<double>(m_candidatesOnPages) / static_cast<double>(m_issuesRead);
    if (m_candidatesOnPages > 0) {
        measure.requestsPerCandidate =
                static_cast<double>(m_detailRequestsOfThese) / static_cast<double>(m_candidatesOnPages);
    }
    if (m_detailed >= fewestForMean) {
        measure.changesPerCandidate =
                static_cast<double>(m_changesOfDetailed.size()) / static_cast<double>(m_detailed);
    } else if (m_changesBefore) {
        measure.changesPerCandidate = *m_changesBefore;
    }
    const auto changes = m_store->state().changeTasks(m_store->run().id);
    if (check(changes))
        measure.changesLeft = changes->size();
    measure.withPatches = m_request.allPatches;
    if (const auto patches = m_store->state().patchTasks(); measure.withPatches && check(patches))
        measure.patchesLeft = patches->size();
    AnswerPace pace{client.budget().limits(), client.meanAnswer().value_or(milliseconds(300)),
            client.settings().http.atOnce};
    m_progress.estimatedAt = client.clock().now();
    m_progress.estimate = estimateSweep(measure, pace, client.budget().settled(), *m_progress.estimatedAt);
    m_progress.candidates = m_detailed + left.size();
    tellProgress(true);
}

/// How many pages are behind the one just read.
void SweepEngine::notePagesLeft(const QString &repo, const IssuePages &pages, IssuePages::Step step,
        Timestamp before, const Answered<ForgeList<ForgeIssue>> &answer)
{
    if (step == IssuePages::Step::End) {
        m_pagesLeft.remove(repo);
        return;
    }
    const double perPage = pages.perPage() - 1;
    double issues = perPage / 2;
    if (answer.total) {
        issues = static_cast<double>(*answer.total - answer.value.received);
    } else if (pages.cursor().at > before) {
        // As busy as up to here.
        const auto done = static_cast<double>((pages.cursor().at - before).count());
        const auto ahead =
                static_cast<double>((m_client->client().clock().now() - pages.cursor().at).count());
        issues = answer.value.received * ahead / done;
    }
    issues = std::clamp(issues, 0.0, mostPagesGuessed * perPage);
    m_pagesLeft.insert(repo, {std::max<qint64>(1, std::llround(std::ceil(issues / perPage))), issues});
}

void SweepEngine::cancel()
{
    m_isCancelled = true;
    m_stop.request_stop();
}

void SweepEngine::pause()
{
    m_client->client().pause();
    tellProgress(true);
}

void SweepEngine::resume()
{
    m_client->client().resume();
    tellProgress(true);
}

SweepProgress SweepEngine::progress() const
{
    const PoliteClient &client = m_client->client();
    SweepProgress now = m_progress;
    now.requests = client.requestsMade();
    now.budget = m_client->client().budget().left(client.clock().now());
    now.waited = client.waited();
    now.quietUntil = client.quietUntil();
    now.isPaused = client.isPaused();
    return now;
}

template <typename T>
bool SweepEngine::check(const WorkspaceResult<T> &result)
{
    if (!result)
        fail(result.error());
    return result.has_value();
}

template bool SweepEngine::check(const WorkspaceResult<void> &);
template bool SweepEngine::check(const WorkspaceResult<PageOutcome> &);
template bool SweepEngine::check(const WorkspaceResult<SweepCursor> &);
template bool SweepEngine::check(const WorkspaceResult<QList<SweepIssueTask>> &);
template bool SweepEngine::check(const WorkspaceResult<QList<SweepChangeTask>> &);

void SweepEngine::fail(SweepFailure failure)
{
    if (!m_failure)
        m_failure = std::move(failure);
    m_stop.request_stop();
}

bool SweepEngine::isFinal(const QString &subject, const ForgeError &error)
{
    switch (error.code) {
    case ForgeErrorCode::Cancelled:
        return false;
    case ForgeErrorCode::Unreachable:
    case ForgeErrorCode::Encryption:
    case ForgeErrorCode::Unauthorized:
    case ForgeErrorCode::RateLimited:
        fail(error);
        return false;
    case ForgeErrorCode::Forbidden:
    case ForgeErrorCode::NotFound:
        log(SweepLog::missing(subject, error));
        return true;
    case ForgeErrorCode::ServerTrouble:
        if (++m_troubles >= mostTroubles)
            fail(error);
        break;
    case ForgeErrorCode::Refused:
    case ForgeErrorCode::Malformed:
        break;
    }
    m_leftSomething = true;
    log(SweepLog::failed(subject, error));
    return false;
}

void SweepEngine::enter(SweepStage stage)
{
    m_progress.stage = stage;
    tellProgress(true);
}

void SweepEngine::log(SweepLogEntry entry)
{
    if (entry.kind == SweepLogKind::Failed && m_errors.size() < mostErrorsListed)
        m_errors.append(entry);
    if (m_listener.log)
        m_listener.log(entry);
}

void SweepEngine::tellProgress(bool atOnce)
{
    if (!m_listener.progress
            || (!atOnce && m_sinceProgress.isValid() && m_sinceProgress.durationElapsed() < betweenProgress))
        return;
    m_sinceProgress.start();
    m_listener.progress(progress());
}

void SweepEngine::tellTouched()
{
    const RecordWriter::Touched touched = m_store->takeTouched();
    if (m_listener.touched && (touched.everything || !touched.issues.isEmpty()))
        m_listener.touched(touched);
}

void SweepEngine::makeUsefulIfDue(bool atOnce)
{
    if (!atOnce && m_sinceUseful.durationElapsed() < m_betweenUseful)
        return;
    QElapsedTimer taking;
    taking.start();
    check(m_store->makeUseful(m_polled));
    m_betweenUseful = std::max<std::chrono::nanoseconds>(
            leastBetweenUseful, (usefulShare - 1) * taking.durationElapsed());
    m_sinceUseful.start();
}

/// Behind each durable step.
void SweepEngine::endStep()
{
    makeUsefulIfDue(false);
    tellTouched();
    tellProgress(false);
}

QList<Timestamp> SweepEngine::takeAnswered()
{
    return m_client->client().takeAnswered();
}

void SweepEngine::close()
{
    if (!m_store)
        return;
    enter(SweepStage::Finishing);
    if (!m_polled.stop_requested())
        makeUsefulIfDue(true);
    tellTouched();
    const bool isComplete = m_ranToEnd && !m_leftSomething && !m_failure && !m_isCancelled;
    m_ranToEnd = isComplete;
    check(m_store->close(isComplete, takeAnswered()));
}

SweepReport SweepEngine::report()
{
    SweepReport report;
    report.progress = progress();
    report.repos = m_progress.repos;
    report.requests = report.progress.requests;
    report.waited = report.progress.waited;
    report.isCancelled = m_isCancelled || (m_polled.stop_requested() && !m_failure);
    report.isMeasureOnly = m_request.measureOnly;
    report.patchOf = m_request.patchOf;
    report.errors = m_errors;
    report.failure = m_failure;
    if (m_store) {
        report.issues = m_store->issuesTaken();
        report.changes = m_store->changesTaken();
        report.isResumed = m_store->run().isResumed;
        report.isComplete = m_ranToEnd && !report.isCancelled && !m_failure;
    }
    return report;
}

} // namespace Winnow
