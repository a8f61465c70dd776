// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "benches.h"
#include "measurement.h"

#include "http/loopbackserver.h"
#include "sweep/sweepfixture.h"
#include "sweep/sweeprun.h"
#include "workspace/workspace.h"

#include <QAbstractEventDispatcher>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QSemaphore>
#include <QThread>
#include <QUrlQuery>

#include <algorithm>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

constexpr int repoCount = 190;
constexpr int issuesPerRepo = 1'000;

Timestamp newest()
{
    return *parseTimestamp(u"2026-09-18T08:00:00Z");
}

/// Issues of all repositories as GitCode shows them, ready to be sent: the server must not be what is measured. Rules drop
/// them all, so that no details are asked for.
class ReadyAnswers final
{
public:
    ReadyAnswers()
    {
        for (int i = 0; i < issuesPerRepo; ++i) {
            const QByteArray at = time(i).toUtf8();
            const QByteArray number = QByteArray::number(i + 1);
            m_issues.append(R"({"id":7300411,"number":")" + number
                    + R"(","state":"closed","title":"[Bug] thread )" + number
                    + R"( breaks when the loom runs at night","body":")" + QByteArray(600, 'x')
                    + R"(","user":{"id":"65a0","login":"example-user"},"labels":[{"id":1,"name":"内部"}],"created_at":")"
                    + at + R"(","updated_at":")" + at + R"(","finished_at":")" + at
                    + R"(","html_url":"https://gitcode.com/lantern/x/issues/)" + number
                    + R"(","comments":0,"issue_state":"已完成","visibility_reason":"public"})");
        }
    }

    LoopbackAnswer answer(const LoopbackRequest &request) const
    {
        const QString path = request.url.path();
        const QUrlQuery query(request.url);
        if (path.startsWith(u"/orgs/"))
            return repos(query.queryItemValue(u"page"_s).toInt());
        if (!path.endsWith(u"/issues"))
            return {.body = "[]"};
        const auto since = parseTimestamp(query.queryItemValue(u"updated_after"_s, QUrl::FullyDecoded));
        int first = 0;
        while (first < issuesPerRepo && since && moment(first) < *since)
            ++first;
        const QByteArrayList page = m_issues.mid(first, 100);
        return {.body = '[' + page.join(',') + ']',
                .headers = {{"total_count", QByteArray::number(issuesPerRepo - first)}}};
    }

private:
    static Timestamp moment(int issue)
    {
        return newest() - std::chrono::minutes(8 * (issuesPerRepo - issue));
    }
    static QString time(int issue) { return formatTimestamp(moment(issue)); }

    static LoopbackAnswer repos(int page)
    {
        QByteArrayList all;
        for (int i = 100 * (page - 1); i < std::min(repoCount, 100 * page); ++i)
            all.append(R"({"path":"repo-)" + QByteArray::number(i) + R"(","namespace":{"path":"lantern"}})");
        return {.body = '[' + all.join(',') + ']'};
    }

    QByteArrayList m_issues;
};

/// A server on a thread of its own.
class ServerThread final : public QThread
{
public:
    ServerThread()
    {
        start();
        m_isReady.acquire();
    }
    ~ServerThread() override
    {
        quit();
        wait();
    }

    QUrl url() const { return m_url; }

private:
    void run() override
    {
        const ReadyAnswers answers;
        const LoopbackServer server(
                [&answers](const LoopbackRequest &request) { return answers.answer(request); });
        m_url = server.url();
        m_isReady.release();
        exec();
    }

    QSemaphore m_isReady;
    QUrl m_url;
};

/// The longest that the event loop of this thread was held up by what came to it.
class BlockProbe final : public QObject
{
public:
    BlockProbe()
    {
        const auto *dispatcher = QAbstractEventDispatcher::instance();
        connect(dispatcher, &QAbstractEventDispatcher::awake, this, [this] { m_busy.start(); });
        connect(dispatcher, &QAbstractEventDispatcher::aboutToBlock, this, [this] {
            if (m_busy.isValid())
                m_longest = std::max(m_longest, m_busy.nsecsElapsed());
            m_busy.invalidate();
        });
    }

    double longestMs() const { return static_cast<double>(m_longest) / 1e6; }

private:
    QElapsedTimer m_busy;
    qint64 m_longest = 0;
};

struct TimedSweep
{
    double ms = 0;
    double blockedMs = 0; ///< At most, of the thread that a window would have.
    SweepReport report;
};

/// Sweeps @p url into a new workspace at @p path on a thread of its own, as a window does it, without limits.
std::optional<TimedSweep> timeSweep(const QUrl &url, const QString &path)
{
    QThread thread;
    QObject there;
    there.moveToThread(&thread);
    thread.start();
    SweepRequest request;
    request.forge = {ForgeKind::GitCode, url, {}};
    request.orgs = {u"lantern"_s};
    request.closedSince = newest() - std::chrono::days(30);
    std::optional<Workspace> workspace;
    std::unique_ptr<SweepRun> run;
    std::optional<TimedSweep> timed;
    QEventLoop loop;
    BlockProbe probe;
    qint64 heard = 0; ///< What a window would take up, on this thread.
    QElapsedTimer timer;
    timer.start();
    QMetaObject::invokeMethod(
            &there,
            [&] {
                auto made = Workspace::create(path);
                if (!made) {
                    QMetaObject::invokeMethod(&loop, &QEventLoop::quit, Qt::QueuedConnection);
                    return;
                }
                workspace.emplace(std::move(*made));
                auto client = std::make_shared<PoliteClient>(
                        std::make_shared<SystemClock>(), PoliteSettings{.limits = {}});
                run = std::make_unique<SweepRun>(*workspace, request, std::move(client));
                QObject::connect(run.get(), &SweepRun::progressed, &loop,
                        [&heard](const SweepProgress &progress) { heard += progress.requests; });
                QObject::connect(run.get(), &SweepRun::issuesChanged, &loop,
                        [&heard](const QList<qint64> &ids) { heard += ids.size(); });
                QObject::connect(run.get(), &SweepRun::finished, &loop, [&](const SweepReport &report) {
                    timed = TimedSweep{
                            static_cast<double>(timer.nsecsElapsed()) / 1e6, probe.longestMs(), report};
                    loop.quit();
                });
                run->start();
            },
            Qt::QueuedConnection);
    loop.exec();
    QMetaObject::invokeMethod(
            &there,
            [&] {
                run.reset();
                workspace.reset();
                there.moveToThread(nullptr);
            },
            Qt::BlockingQueuedConnection);
    thread.quit();
    thread.wait();
    return timed && timed->report.isComplete ? timed : std::nullopt;
}

/// How well the time that is told beforehand fits what a sweep then takes by a simulated clock.
double estimateShare()
{
    SweepFixture fixture({.repos = repoCount, .mostIssues = 20, .seed = 5});
    SweepRequest request = fixture.request();
    request.measureOnly = true;
    const SweepReport measured = fixture.sweep(request);
    request.measureOnly = false;
    const Timestamp begin = fixture.clock().now();
    const SweepReport done = fixture.sweep(request);
    if (!measured.progress.estimate || !done.isComplete)
        return 0;
    const auto took = fixture.clock().now() - begin;
    return static_cast<double>(measured.progress.estimate->duration.count())
            / static_cast<double>(took.count());
}

} // namespace

bool benchSweep(const BenchData &data)
{
    std::optional<TimedSweep> timed;
    {
        const ServerThread server;
        timed = timeSweep(server.url(), data.scratch(u"sweep.winnow"_s));
    }
    if (!timed || timed->report.issues != qint64{repoCount} * issuesPerRepo)
        return false;
    const double rate = static_cast<double>(timed->report.issues) / timed->ms * 1000;
    printMeasurement({.bench = u"sweep"_s,
            .figure = u"issues of %1 repositories, until searchable and assessed"_s.arg(repoCount),
            .value = rate,
            .unit = u"issues/s"_s,
            .target = u">= 3000"_s,
            .met = rate >= 3'000});
    printMeasurement({.bench = u"sweep"_s,
            .figure = u"longest block of the window's thread meanwhile"_s,
            .value = timed->blockedMs,
            .unit = u"ms"_s,
            .target = u"<= 16"_s,
            .met = timed->blockedMs <= 16});
    const double share = estimateShare();
    printMeasurement({.bench = u"sweep"_s,
            .figure = u"estimated time by the time taken, with GitCode's limits, simulated"_s,
            .value = share,
            .unit = u"ratio"_s,
            .target = u"0.9 to 1.1"_s,
            .met = share >= 0.9 && share <= 1.1});
    return true;
}

} // namespace Winnow
