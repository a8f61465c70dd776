// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "sweepfixture.h"

#include "forge/forgesettings.h"

#include <QEventLoop>
#include <QFile>
#include <QSet>

#include <algorithm>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

/// The database and what belongs to it.
QStringList suffixes()
{
    return {u""_s, u"-wal"_s};
}

} // namespace

SweepFixture::SweepFixture(const WorldShape &shape)
    : m_begin(*parseTimestamp(u"2026-09-18T08:00:00Z"))
    , m_clock(std::make_shared<SimulatedClock>(m_begin))
    , m_world(shape, m_begin)
    , m_politeness(politeSettings(ForgeKind::GitCode, true))
    , m_server([this](const LoopbackRequest &request) { return answer(request); })
{
    m_politeness.http.answer = std::chrono::milliseconds(300);
    m_workspace.emplace();
}

LoopbackAnswer SweepFixture::answer(const LoopbackRequest &request)
{
    m_arrivals.append(m_clock->now());
    m_paths.append(request.url.path());
    if (m_fault) {
        if (auto fault = m_fault(request))
            return *std::move(fault);
    }
    LoopbackAnswer made = answerFrom(m_world, request, m_habits);
    if (m_spoil)
        m_spoil(made);
    return made;
}

SweepRequest SweepFixture::request() const
{
    SweepRequest request;
    request.forge = {m_world.kind(), m_server.url(), u"s3cr3t"_s};
    request.orgs = {u"lantern"_s};
    request.closedSince = since();
    return request;
}

SweepReport SweepFixture::sweep(const SweepRequest &request, const std::function<void(SweepRun &)> &meanwhile)
{
    auto client = std::make_shared<PoliteClient>(m_clock, m_politeness, [] { return 0.5; });
    m_clock->setBusy([&client] { return client->underWay() > 0; });
    SweepReport report;
    QEventLoop loop;
    SweepRun run(workspace(), request, client);
    QObject::connect(
            &run, &SweepRun::logged, &loop, [this](const SweepLogEntry &entry) { m_log.append(entry); });
    QObject::connect(&run, &SweepRun::issuesChanged, &loop, [&] {
        if (meanwhile)
            meanwhile(run);
    });
    QObject::connect(&run, &SweepRun::finished, &loop, [&](const SweepReport &finished) {
        report = finished;
        loop.quit();
    });
    run.start();
    loop.exec();
    m_clock->setBusy({});
    return report;
}

void SweepFixture::snapshot(const QString &name) const
{
    for (const QString &suffix : suffixes()) {
        const QString copy = m_workspace->filePath(name) + suffix;
        QFile::remove(copy);
        QFile::copy(m_workspace->path() + suffix, copy);
    }
}

void SweepFixture::restore(const QString &name)
{
    m_workspace->close();
    for (const QString &suffix : suffixes()) {
        QFile::remove(m_workspace->path() + suffix);
        QFile::copy(m_workspace->filePath(name) + suffix, m_workspace->path() + suffix);
    }
    QFile::remove(m_workspace->path() + u"-shm"_s);
    m_workspace->reopen();
}

QStringList SweepFixture::differences() const
{
    const QStringList truth = m_world.truth(since(), isCandidate);
    QSet<IssueRef> open;
    const QStringList held = pooled(**m_workspace, &open);
    QStringList differences;
    const QSet<QString> inTruth(truth.cbegin(), truth.cend());
    const QSet<QString> inPool(held.cbegin(), held.cend());
    for (const QString &line : truth) {
        if (!inPool.contains(line))
            differences.append(u"lacks "_s + line);
    }
    for (const QString &line : held) {
        // Changes of issues that are open again stay.
        if (!inTruth.contains(line) && !line.startsWith(u"change "))
            differences.append(u"has "_s + line);
    }
    for (const IssueRef &ref : std::as_const(open)) {
        if (m_world.issues().value(ref).isClosed)
            differences.append(u"thinks open: "_s + formatIssueRef(ref));
    }
    return differences;
}

void SweepFixture::forgetRequests()
{
    m_arrivals.clear();
    m_paths.clear();
}

int SweepFixture::mostWithin(std::chrono::milliseconds period) const
{
    QList<Timestamp> sorted = m_arrivals;
    std::ranges::sort(sorted);
    qsizetype most = 0;
    qsizetype first = 0;
    for (qsizetype i = 0; i < sorted.size(); ++i) {
        while (sorted.at(i) - sorted.at(first) >= period)
            ++first;
        most = std::max(most, i - first + 1);
    }
    return static_cast<int>(most);
}

} // namespace Winnow
