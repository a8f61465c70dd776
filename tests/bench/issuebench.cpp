// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "benches.h"
#include "measurement.h"

#include "bundle/bundleimport.h"
#include "diff/diffpane.h"
#include "diff/diffview.h"
#include "evidence/changeview.h"
#include "evidence/issuepane.h"
#include "session/workspacesession.h"
#include "workspace/workspace.h"

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QFile>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

constexpr int issues = 200;
constexpr int commentsAnIssue = 5;
constexpr int linesAHunk = 40;
constexpr int hunksAChange = 12;
constexpr QSize paneSize{1100, 420};
constexpr std::chrono::seconds patience{60};

QString patchOf(int number)
{
    QString text =
            u"diff --git a/src/part%1.cpp b/src/part%1.cpp\\n--- a/src/part%1.cpp\\n+++ b/src/part%1.cpp\\n"_s
                    .arg(number);
    for (int hunk = 0; hunk < hunksAChange; ++hunk) {
        text += u"@@ -%1,%2 +%1,%2 @@\\n"_s.arg(1 + hunk * 100).arg(linesAHunk);
        for (int line = 0; line < linesAHunk / 2; ++line)
            text += u"-    const auto before%1 = compute(%2, 内存);\\n+    const auto after%1 = compute(%3, 内存);\\n"_s
                            .arg(line)
                            .arg(hunk)
                            .arg(number);
        for (int line = linesAHunk / 2; line < linesAHunk; ++line)
            text += u"     same(%1);\\n"_s.arg(line);
    }
    return text;
}

/// Issues with comments and two changes each, both with a patch, as a week's pool has them.
QByteArray bundle()
{
    QString text = u"{\"type\":\"bundle\",\"version\":1,\"generated_at\":\"2026-11-20T00:00:00Z\"}\n"_s;
    for (int number = 1; number <= issues; ++number) {
        text += u"{\"type\":\"issue\",\"repo\":\"org/a\",\"number\":\"%1\",\"title\":\"标题 title "
                u"%1\",\"body\":\"text\","
                "\"state\":\"closed\",\"created_at\":\"2026-11-02T00:00:00Z\",\"closed_at\":\"2026-11-10T10:00:20Z\"}\n"_s
                        .arg(number);
        for (int event = 0; event < commentsAnIssue; ++event)
            text += u"{\"type\":\"event\",\"on\":\"issue\",\"repo\":\"org/"
                    u"a\",\"number\":\"%1\",\"id\":\"c%2\",\"kind\":\"comment\","
                    "\"at\":\"2026-11-0%3T08:00:00Z\",\"actor\":\"ada\",\"actor_role\":\"maintainer\",\"text\":\"looked at it\"}\n"_s
                            .arg(number)
                            .arg(event)
                            .arg(event + 3);
        for (int change : {1000 + number, 3000 + number})
            text += u"{\"type\":\"change\",\"repo\":\"org/a\",\"number\":\"%1\",\"title\":\"change "
                    u"%2\",\"body\":\"Fixes #%2\","
                    "\"state\":\"merged\",\"created_at\":\"2026-11-09T00:00:00Z\",\"merged_at\":\"2026-11-"
                    "10T10:00:00Z\","
                    "\"base\":\"master\"}\n{\"type\":\"patch\",\"repo\":\"org/a\",\"number\":\"%1\",\"text\":\"%3\"}\n"_s
                            .arg(change)
                            .arg(number)
                            .arg(patchOf(change));
    }
    return text.toUtf8();
}

bool waitUntil(const std::function<bool()> &done)
{
    const QDeadlineTimer deadline(patience);
    QEventLoop loop;
    while (!done()) {
        if (deadline.hasExpired())
            return false;
        loop.processEvents(QEventLoop::WaitForMoreEvents);
    }
    return true;
}

/// The evidence part of the desk on a session, without the table.
class EvidenceWindow final
{
public:
    EvidenceWindow()
    {
        QObject::connect(&m_session, &WorkspaceSession::detailsFetched, &m_pane,
                [this](quint64, const IssueDetails &details) { m_pane.showDetails(details); });
        QObject::connect(m_pane.changes(), &ChangeView::diffWanted, &m_session, &WorkspaceSession::fetchDiff);
        QObject::connect(&m_session, &WorkspaceSession::diffFetched, m_pane.changes(),
                [this](quint64, const IssueRef &change, const SharedDiff &diff) {
                    m_pane.changes()->showDiff(change, diff);
                });
        m_pane.setTab(EvidenceTab::Diff);
        m_pane.resize(paneSize);
        m_pane.show();
    }

    bool open(const QString &path)
    {
        bool isOpen = false;
        QObject::connect(
                &m_session, &WorkspaceSession::opened, &m_pane, [&isOpen] { isOpen = true; },
                Qt::SingleShotConnection);
        m_session.open(path);
        return waitUntil([&isOpen] { return isOpen; });
    }

    /// ms until strip, timeline and the first page of the diff of issue @p id are painted.
    std::optional<double> show(qint64 id)
    {
        QElapsedTimer timer;
        timer.start();
        m_pane.expectIssue(id, {}, {});
        m_session.fetchDetails(id);
        const DiffView *view = m_pane.changes()->diffPane()->view();
        const bool isThere = waitUntil([&] {
            return m_pane.details() && m_pane.details()->id == id && view->diff() && view->isVisible();
        });
        if (!isThere)
            return std::nullopt;
        QCoreApplication::sendPostedEvents(&m_pane);
        m_pane.repaint();
        return static_cast<double>(timer.nsecsElapsed()) / 1e6;
    }

private:
    WorkspaceSession m_session;
    IssuePane m_pane;
};

} // namespace

bool benchNextIssue(const BenchData &data)
{
    const QString file = data.scratch(u"evidence.ndjson"_s);
    const QString path = data.scratch(u"evidence.winnow"_s);
    {
        QFile out(file);
        if (!out.open(QIODevice::WriteOnly) || out.write(bundle()) < 0)
            return false;
        out.close();
        auto workspace = Workspace::create(path);
        if (!workspace || !importBundles(*workspace, {file}))
            return false;
    }
    EvidenceWindow window;
    if (!window.open(path) || !window.show(1))
        return false;
    std::vector<double> times;
    for (qint64 id = 2; id <= issues; ++id) {
        const auto ms = window.show(id);
        if (!ms)
            return false;
        times.push_back(*ms);
    }
    const double value = percentile(times, 0.95);
    printMeasurement({.bench = u"next-issue"_s,
            .figure = u"to the next issue: strip, timeline and first diff page painted, p95"_s,
            .value = value,
            .unit = u"ms"_s,
            .target = u"<= 50"_s,
            .met = value <= 50});
    return true;
}

} // namespace Winnow
