// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "forge/forgeclient.h"
#include "sweepreport.h"
#include "sweepstore.h"

#include <QElapsedTimer>
#include <QSet>

#include <functional>
#include <optional>

namespace Winnow {

class Workspace;

/// Whom a sweep tells how it goes; called on its thread.
struct SweepListener
{
    std::function<void(const SweepProgress &)> progress = {};
    std::function<void(const SweepLogEntry &)> log = {};
    std::function<void(const RecordWriter::Touched &)> touched = {};
};

/// One sweep, on the thread of its workspace, whose event loop must run: it waits for answers without holding anything, so
/// that the thread can write decisions meanwhile, and each answer is a durable step of its own.
class SweepEngine final
{
public:
    /// @p workspace must be writable and outlive the engine, which must outlive its run().
    SweepEngine(Workspace &workspace, std::shared_ptr<ForgeClient> client, SweepRequest request,
            SweepListener listener = {});
    SweepEngine(const SweepEngine &) = delete;
    SweepEngine &operator=(const SweepEngine &) = delete;

    /// Runs the sweep to its end, its failure or cancel(). Once only. @p stop is asked during work that does not wait; it
    /// may be requested from any thread.
    QCoro::Task<SweepReport> run(std::stop_token stop);

    /// Ends the sweep where it is. On its thread.
    void cancel();
    void pause();
    void resume();

    SweepProgress progress() const;

private:
    template <typename Item>
    using Work = QCoro::Task<void> (SweepEngine::*)(Item);

    QCoro::Task<void> runStages();
    QCoro::Task<void> list();
    QCoro::Task<void> listOrganisation(QString org);
    QCoro::Task<void> listRepository(QString repo);
    QCoro::Task<void> readIssues(QStringList repos);
    QCoro::Task<void> readFirstPage(QString repo);
    QCoro::Task<void> readToEnd(QString repo);
    QCoro::Task<void> readRepo(QString repo, int mostPages);
    QCoro::Task<void> fetchDetails();
    QCoro::Task<void> fetchIssue(SweepIssueTask task);
    QCoro::Task<bool> fetchIssuePart(IssueFindings *findings, IssuePart part);
    QCoro::Task<void> fetchChanges();
    QCoro::Task<void> fetchChange(SweepChangeTask task);
    QCoro::Task<bool> fetchCommits(ChangeFindings *findings);
    QCoro::Task<void> fetchOnePatch(IssueRef change);
    QCoro::Task<void> fetchPatches();
    QCoro::Task<void> fetchPatch(SweepChangeTask task);

    /// Calls @p work with each of @p items, as many at once as connections are allowed.
    template <typename Item>
    QCoro::Task<void> forEach(QList<Item> items, Work<Item> work);
    template <typename Item>
    QCoro::Task<void> workOff(std::shared_ptr<QList<Item>> queue, Work<Item> work);

    void openStore();
    bool storePage(const QString &repo, IssuePages &pages, const Answered<ForgeList<ForgeIssue>> &answer,
            const IssuePageQuery &asked, Timestamp askedAt);
    /// Takes note of @p error; true where it is final and the sweep goes on without what was asked.
    bool isFinal(const QString &subject, const ForgeError &error);
    template <typename T>
    bool check(const WorkspaceResult<T> &result);
    void fail(SweepFailure failure);
    bool mustStop() const { return m_stop.stop_requested() || m_polled.stop_requested(); }
    void enter(SweepStage stage);
    void log(SweepLogEntry entry);
    void tellTouched();
    void tellProgress(bool atOnce);
    void makeUsefulIfDue(bool atOnce);
    void endStep();
    QList<Timestamp> takeAnswered();
    void estimate(const QList<SweepIssueTask> &left);
    void notePagesLeft(const QString &repo, const IssuePages &pages, IssuePages::Step step, Timestamp before,
            const Answered<ForgeList<ForgeIssue>> &answer);
    void close();
    SweepReport report();

    Workspace &m_workspace;
    std::shared_ptr<ForgeClient> m_client;
    SweepRequest m_request;
    SweepListener m_listener;
    std::optional<SweepStore> m_store;
    std::stop_source m_stop;
    std::stop_token m_polled;
    SweepProgress m_progress;
    QList<SweepLogEntry> m_errors;
    std::optional<SweepFailure> m_failure;
    bool m_isCancelled = false;
    bool m_leftSomething = false; ///< To be asked for again by the next run.
    bool m_ranToEnd = false;
    bool m_isFresh = true; ///< What it did before it was stopped still stands.
    int m_troubles = 0; ///< Server troubles in a row.
    QElapsedTimer m_sinceUseful;
    std::chrono::nanoseconds m_betweenUseful{std::chrono::seconds(1)};
    QElapsedTimer m_sinceProgress;
    // For the estimate.
    struct PagesLeft
    {
        qint64 pages = 1;
        double issues = 0;
    };
    QHash<QString, PagesLeft> m_pagesLeft; ///< By repository, where it is not read to its end.
    qint64 m_issuesRead = 0;
    qint64 m_candidatesOnPages = 0;
    qint64 m_detailRequestsOfThese = 0;
    qint64 m_detailed = 0;
    QSet<IssueRef> m_changesOfDetailed;
    std::optional<double> m_changesBefore; ///< An issue's, in former sweeps.
};

} // namespace Winnow
