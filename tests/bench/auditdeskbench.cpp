// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "benches.h"
#include "measurement.h"

#include "bundle/bundleimport.h"
#include "session/workspacesession.h"
#include "window/actions/actionregistry.h"
#include "window/auditdesk.h"
#include "window/windowsettings.h"

#include "audit/nodepane.h"
#include "audit/queuepane.h"

#include <QAction>
#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QFile>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

constexpr int rows = 50;
constexpr int referencesARow = 10;
constexpr int nodes = 100;
constexpr int bytesANode = 20'000;
constexpr QSize deskSize{1366, 700};
constexpr std::chrono::seconds patience{60};

/// Pages of 20 kB in Chinese and English with identifiers, of which each row shares some words with each.
QString nodeText(int number)
{
    QString text;
    for (int line = 0; text.toUtf8().size() < bytesANode; ++line)
        text += u"第%1节：设置 RC_IB_TIMEOUT=%2 之后重传超时变长，HcclMemImport 返回 507%3。\\n"
                u"The retry count of queue pair %2 stays at %1; see `--aic-metrics` for part %3.\\n\\n"_s
                        .arg(line)
                        .arg(number)
                        .arg((line * 7 + number) % 1000, 3, 10, QChar(u'0'));
    return text;
}

QByteArray bundle()
{
    QString text = uR"({"type":"bundle","version":1,"generated_at":"2026-11-20T00:00:00Z"}
{"type":"series","id":"picks","title":{"zh":"精选","en":"Picks"},"quota":50}
{"type":"batch","series":"picks","ordinal":7,"since":"2026-11-01T00:00:00Z","until":"2026-12-01T00:00:00Z"}
)"_s;
    for (int node = 0; node < nodes; ++node)
        text += u"{\"type\":\"kg_node\",\"id\":\"n%1\",\"title\":\"重传超时与 RC_IB_TIMEOUT，第 %1 "
                u"页\",\"url\":"
                u"\"https://kg.example.org/%1\",\"kind\":\"guide\",\"text\":\"%2\"}\n"_s.arg(node)
                        .arg(nodeText(node));
    for (int number = 1; number <= rows; ++number) {
        const QString ref = u"\"repo\":\"org/a\",\"number\":\"%1\""_s.arg(number);
        const QString batch = u"\"batch\":{\"series\":\"picks\",\"ordinal\":7}"_s;
        text += u"{\"type\":\"issue\",%1,\"title\":\"title %2\",\"state\":\"closed\",\"created_at\":"
                "\"2026-11-02T00:00:00Z\",\"closed_at\":\"2026-11-10T10:00:20Z\"}\n"
                "{\"type\":\"decision\",%1,%3,\"verdict\":\"keep\",\"stage\":\"editor\",\"by\":\"ada\","
                "\"at\":"
                "\"2026-11-11T00:00:00Z\"}\n"
                "{\"type\":\"draft\",%1,%3,\"lang\":\"zh\",\"problem\":\"多机训练时 RC_IB_TIMEOUT 太短，%2 "
                "卡报 507011\","
                "\"answer\":\"把 `RC_IB_TIMEOUT` 设为 20，重传超时约 4.3 秒；`HcclMemImport` 在 8.3 "
                "起会重试。\"}\n"
                "{\"type\":\"draft\",%1,%3,\"lang\":\"en\",\"problem\":\"Queue pair %2 gives up too early\","
                "\"answer\":\"Set `RC_IB_TIMEOUT` to 20; the retry count stays at 7. See `--aic-metrics`.\"}\n"_s
                        .arg(ref)
                        .arg(number)
                        .arg(batch);
        for (int i = 0; i < referencesARow; ++i)
            text += u"{\"type\":\"kg_ref\",%1,\"node\":{\"id\":\"n%2\",\"title\":\"重传超时与 "
                    u"RC_IB_TIMEOUT，第 %2 "
                    "页\"},\"query\":\"RC_IB_TIMEOUT 重传\",\"score\":%3,\"state\":\"proposed\"}\n"_s.arg(ref)
                            .arg((number * referencesARow + i) % nodes)
                            .arg(0.95 - 0.07 * i);
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

/// The desk on a session, as the window has it.
class AuditWindow final
{
public:
    explicit AuditWindow(const QString &settingsFile)
        : m_settings(settingsFile)
        , m_actions(m_settings.file())
        , m_desk(m_actions)
    {
        m_desk.resize(deskSize);
        m_desk.show();
    }
    ~AuditWindow() { m_desk.setSession(nullptr, m_settings); }

    bool open(const QString &path)
    {
        bool isReady = false;
        QObject::connect(&m_session, &WorkspaceSession::opened, &m_desk,
                [this] { m_desk.setSession(&m_session, m_settings); });
        QObject::connect(&m_desk, &AuditDesk::ready, &m_desk, [&isReady] { isReady = true; });
        m_session.setReviewer(u"bench"_s);
        m_session.open(path);
        return waitUntil([&isReady] { return isReady; });
    }

    /// ms until the next reference of the queue, its marks included, is painted.
    double showNext()
    {
        QElapsedTimer timer;
        timer.start();
        m_desk.queue()->moveCurrent(1);
        QCoreApplication::sendPostedEvents();
        m_desk.repaint();
        return static_cast<double>(timer.nsecsElapsed()) / 1e6;
    }

    /// ms from a verdict until it is durable, shown, and the next reference is painted.
    std::optional<double> acceptAndMoveOn()
    {
        bool isAudited = false;
        const auto heard = QObject::connect(
                &m_desk.work(), &AuditWork::audited, &m_desk, [&isAudited] { isAudited = true; });
        QElapsedTimer timer;
        timer.start();
        m_actions.action("audit-accept"_L1)->trigger();
        const bool isDone = waitUntil([&isAudited] { return isAudited; });
        QObject::disconnect(heard);
        m_desk.repaint();
        return isDone ? std::optional(static_cast<double>(timer.nsecsElapsed()) / 1e6) : std::nullopt;
    }

private:
    WindowSettings m_settings;
    ActionRegistry m_actions;
    WorkspaceSession m_session;
    AuditDesk m_desk;
};

void print(const QString &figure, std::vector<double> times)
{
    const double value = percentile(times, 0.95);
    printMeasurement({.bench = u"audit"_s,
            .figure = figure,
            .value = value,
            .unit = u"ms"_s,
            .target = u"<= 50"_s,
            .met = value <= 50});
}

} // namespace

bool benchAuditDesk(const BenchData &data)
{
    const QString file = data.scratch(u"audit.ndjson"_s);
    const QString path = data.scratch(u"audit.winnow"_s);
    {
        QFile out(file);
        if (!out.open(QIODevice::WriteOnly) || out.write(bundle()) < 0)
            return false;
        out.close();
        auto workspace = Workspace::create(path);
        if (!workspace || !importBundles(*workspace, {file}))
            return false;
    }
    AuditWindow window(data.scratch(u"audit.ini"_s));
    if (!window.open(path))
        return false;
    std::vector<double> times;
    for (int i = 1; i < rows * referencesARow; ++i)
        times.push_back(window.showNext());
    print(u"to the next reference of 500, node of 20 kB with marks painted, p95"_s, times);
    times.clear();
    for (int i = 0; i < 100; ++i) {
        const auto ms = window.acceptAndMoveOn();
        if (!ms)
            return false;
        times.push_back(*ms);
    }
    print(u"from a verdict to durable, shown and the next reference painted, p95"_s, times);
    return true;
}

} // namespace Winnow
