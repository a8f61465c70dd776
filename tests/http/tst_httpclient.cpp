// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "http/httpclient.h"

#include "support/loopbackserver.h"
#include "support/manualclock.h"

#include <QTest>

using namespace Winnow;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

Q_DECLARE_METATYPE(Winnow::LoopbackServer::Handler)

namespace {

HttpLimits smallLimits()
{
    HttpLimits limits;
    limits.answer = 400ms;
    limits.bytes = 1'000'000;
    return limits;
}

/// Answers with each of @p statuses in turn, then with the last one for ever.
LoopbackServer::Handler inTurn(QList<std::pair<int, QByteArray>> statuses)
{
    const auto count = std::make_shared<qsizetype>(0);
    return [statuses, count](const LoopbackRequest &, QTcpSocket &socket) {
        const auto &[status, headers] = statuses.at(std::min((*count)++, statuses.size() - 1));
        LoopbackServer::answer(socket, status, "{}", "application/json", headers);
    };
}

} // namespace

class TestHttpClient final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void sendsWhatItIsGiven();
    void badServers_data();
    void badServers();
    void nobodyThere();
    void comesBackWithGrowingPauses();
    void repeatsOnlyWhatMayHelp_data();
    void repeatsOnlyWhatMayHelp();
    void waitsAsLongAsItIsAsked_data();
    void waitsAsLongAsItIsAsked();
    void doesNotWaitForHours();
    void pauseHoldsForTheWholeHost();
    void stopsAtOnce();
    void stopsInAPause();
    void onlySoManyAtOnce();
    void streamsEndWhenTheyAreEnough();
    void errorsHoldNoSecrets();

private:
    HttpResult get(const QString &path = u"/"_s, std::stop_token stop = {});
    void serve(LoopbackServer::Handler handler)
    {
        m_server = std::make_unique<LoopbackServer>(std::move(handler));
    }
    void makeClient(const HttpLimits &limits, const RetryPolicy &policy = {});

    std::unique_ptr<LoopbackServer> m_server;
    std::shared_ptr<ManualClock> m_clock;
    std::shared_ptr<HttpClient> m_client;
};

void TestHttpClient::init()
{
    QTest::failOnWarning();
    makeClient(smallLimits());
}

void TestHttpClient::cleanup()
{
    m_client.reset();
    m_server.reset();
}

void TestHttpClient::makeClient(const HttpLimits &limits, const RetryPolicy &policy)
{
    m_clock = std::make_shared<ManualClock>();
    m_client = std::make_shared<HttpClient>(m_clock, limits, policy, [] { return 0.0; });
}

HttpResult TestHttpClient::get(const QString &path, std::stop_token stop)
{
    HttpRequest request;
    request.url = m_server->url(path);
    return QCoro::waitFor(m_client->send(request, stop));
}

void TestHttpClient::sendsWhatItIsGiven()
{
    serve([](const LoopbackRequest &, QTcpSocket &socket) {
        LoopbackServer::answer(
                socket, 200, "{\"a\":1}", "Application/JSON; charset=utf-8", "X-Thing: one\r\n");
    });
    HttpRequest request;
    request.method = HttpMethod::Post;
    request.url = m_server->url(u"/find?q=%E4%B8%AD"_s);
    request.headers = {{"Content-Type", "text/plain"}, {"Authorization", "Bearer t", true}};
    request.body = "hello";
    const HttpResult result = QCoro::waitFor(m_client->send(request));
    QVERIFY2(result, result ? "" : qPrintable(describeHttpError(result.error())));
    QCOMPARE(result->status, 200);
    QCOMPARE(result->body, "{\"a\":1}");
    QCOMPARE(result->mediaType(), "application/json");
    QCOMPARE(result->header("x-thing"), "one");
    QCOMPARE(result->url, request.url);
    const LoopbackRequest &got = m_server->requests().first();
    QCOMPARE(got.method, "POST");
    QCOMPARE(got.target, "/find?q=%E4%B8%AD");
    QCOMPARE(got.body, "hello");
    QCOMPARE(got.headers.value("authorization"), "Bearer t");
    QCOMPARE(got.headers.value("content-type"), "text/plain");
    QCOMPARE(got.headers.value("user-agent"), "Winnow");
    QVERIFY(!got.headers.contains("cookie"));
}

void TestHttpClient::badServers_data()
{
    QTest::addColumn<LoopbackServer::Handler>("handler");
    QTest::addColumn<HttpErrorCode>("code");
    using Socket = QTcpSocket;
    const auto row = [](const char *name, LoopbackServer::Handler handler, HttpErrorCode code) {
        QTest::newRow(name) << handler << code;
    };
    row("says nothing", [](const LoopbackRequest &, Socket &) {}, HttpErrorCode::AnswerTimeout);
    row(
            "headers, then nothing",
            [](const LoopbackRequest &, Socket &socket) {
                LoopbackServer::begin(socket, 200, "application/json", "Content-Length: 10\r\n");
            },
            HttpErrorCode::AnswerTimeout);
    row(
            "slow drip",
            [](const LoopbackRequest &, Socket &socket) {
                LoopbackServer::begin(socket, 200, "application/json");
                LoopbackServer::drip(socket, " ", 20);
            },
            HttpErrorCode::AnswerTimeout);
    row("hangs up", [](const LoopbackRequest &, Socket &socket) { socket.abort(); }, HttpErrorCode::CutOff);
    row(
            "cut off by length",
            [](const LoopbackRequest &, Socket &socket) {
                LoopbackServer::begin(socket, 200, "application/json", "Content-Length: 1000\r\n");
                socket.write("{\"hits\":[");
                socket.disconnectFromHost();
            },
            HttpErrorCode::CutOff);
    row(
            "announces too much",
            [](const LoopbackRequest &, Socket &socket) {
                LoopbackServer::begin(socket, 200, "application/json", "Content-Length: 99999999999\r\n");
                socket.write("{");
            },
            HttpErrorCode::TooLarge);
    row(
            "never ends",
            [](const LoopbackRequest &, Socket &socket) {
                LoopbackServer::begin(socket, 200, "application/json");
                LoopbackServer::drip(socket, QByteArray(256 * 1024, ' '), 1);
            },
            HttpErrorCode::TooLarge);
    row(
            "no HTTP",
            [](const LoopbackRequest &, Socket &socket) {
                socket.write("SSH-2.0-OpenSSH\r\n\r\n");
                socket.disconnectFromHost();
            },
            HttpErrorCode::CutOff);
}

void TestHttpClient::badServers()
{
    QFETCH(const LoopbackServer::Handler, handler);
    QFETCH(const HttpErrorCode, code);
    RetryPolicy once;
    once.attempts = 1;
    makeClient(smallLimits(), once);
    serve(handler);
    const HttpResult result = get();
    QVERIFY(!result);
    QCOMPARE(result.error().code, code);
    QCOMPARE(result.error().attempts, 1);
    QCOMPARE(m_clock->waits(), QList<qint64>());
    QCOMPARE(result.error().address, m_server->url().toString());
}

void TestHttpClient::nobodyThere()
{
    serve({});
    const QUrl url = m_server->url();
    m_server->close();
    HttpRequest request;
    request.url = url;
    const HttpResult refused = QCoro::waitFor(m_client->send(request));
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, HttpErrorCode::Unreachable);
    QCOMPARE(refused.error().attempts, 4);
    request.url = QUrl(u"ftp://127.0.0.1/x"_s);
    QCOMPARE(QCoro::waitFor(m_client->send(request)).error().code, HttpErrorCode::BadAddress);
    request.url = QUrl(u"http:///x"_s);
    QCOMPARE(QCoro::waitFor(m_client->send(request)).error().code, HttpErrorCode::BadAddress);
}

void TestHttpClient::comesBackWithGrowingPauses()
{
    serve(inTurn({{500, {}}, {502, {}}, {503, {}}, {200, {}}}));
    QVERIFY(get());
    QCOMPARE(m_server->requests().size(), 4);
    QCOMPARE(m_clock->waits(), (QList<qint64>{500, 1000, 2000}));
    m_clock->forgetWaits();
    serve(inTurn({{500, {}}}));
    const HttpResult result = get();
    QVERIFY(!result);
    QCOMPARE(result.error().status, 500);
    QCOMPARE(result.error().attempts, 4);
    QCOMPARE(m_clock->waits(), (QList<qint64>{500, 1000, 2000}));
    QCOMPARE(describeHttpError(result.error()), u"status 500 (4 attempts)"_s);
}

void TestHttpClient::repeatsOnlyWhatMayHelp_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<int>("requests");
    for (const int status : {400, 401, 403, 404, 405, 409, 410, 422, 451, 501, 505})
        QTest::addRow("%d", status) << status << 1;
    for (const int status : {429, 500, 502, 503, 504, 599})
        QTest::addRow("%d", status) << status << 4;
}

void TestHttpClient::repeatsOnlyWhatMayHelp()
{
    QFETCH(const int, status);
    QFETCH(const int, requests);
    serve(inTurn({{status, {}}}));
    const HttpResult result = get();
    QVERIFY(!result);
    QCOMPARE(result.error().code, HttpErrorCode::Status);
    QCOMPARE(result.error().status, status);
    QCOMPARE(result.error().body, "{}");
    QCOMPARE(m_server->requests().size(), requests);
}

void TestHttpClient::waitsAsLongAsItIsAsked_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("header");
    QTest::addColumn<QList<qint64>>("waits");
    QTest::newRow("429") << 429 << ""_ba << QList<qint64>{500};
    QTest::newRow("429, seconds") << 429 << "Retry-After: 7\r\n"_ba << QList<qint64>{7000};
    QTest::newRow("429, now") << 429 << "Retry-After: 0\r\n"_ba << QList<qint64>{};
    QTest::newRow("429, date") << 429 << "Retry-After: Fri, 18 Sep 2026 08:00:30 GMT\r\n"_ba
                               << QList<qint64>{30'000};
    QTest::newRow("429, nonsense") << 429 << "Retry-After: later\r\n"_ba << QList<qint64>{500};
    QTest::newRow("503, seconds") << 503 << "Retry-After: 2\r\n"_ba << QList<qint64>{2000};
}

void TestHttpClient::waitsAsLongAsItIsAsked()
{
    QFETCH(const int, status);
    QFETCH(const QByteArray, header);
    QFETCH(const QList<qint64>, waits);
    serve(inTurn({{status, header}, {200, {}}}));
    QVERIFY(get());
    QCOMPARE(m_server->requests().size(), 2);
    QCOMPARE(m_clock->waits(), waits);
}

void TestHttpClient::doesNotWaitForHours()
{
    serve(inTurn({{429, "Retry-After: 3600\r\n"}}));
    const HttpResult result = get();
    QVERIFY(!result);
    QCOMPARE(m_server->requests().size(), 1);
    QCOMPARE(m_clock->waits(), QList<qint64>());
    QCOMPARE(describeHttpError(result.error()), u"status 429: the server asks for a pause of 3600 s"_s);
}

void TestHttpClient::pauseHoldsForTheWholeHost()
{
    serve(inTurn({{429, "Retry-After: 9\r\n"}, {200, {}}}));
    m_clock->stand();
    HttpRequest request;
    request.url = m_server->url();
    std::stop_source stop;
    QCoro::Task<HttpResult> first = m_client->send(request, stop.get_token());
    QTRY_COMPARE(m_clock->waits(), QList<qint64>{9000});
    QCoro::Task<HttpResult> second = m_client->send(request, stop.get_token());
    QCOMPARE(m_clock->waits(), (QList<qint64>{9000, 9000}));
    QCOMPARE(m_server->requests().size(), 1);
    stop.request_stop();
    QVERIFY(first.isReady() && second.isReady());
}

void TestHttpClient::stopsAtOnce()
{
    serve([](const LoopbackRequest &, QTcpSocket &) {});
    std::stop_source stop;
    HttpRequest request;
    request.url = m_server->url();
    QCoro::Task<HttpResult> task = m_client->send(request, stop.get_token());
    QTRY_COMPARE(m_server->requests().size(), 1);
    QVERIFY(!task.isReady());
    m_client.reset(); // what is under way keeps it alive
    stop.request_stop();
    QVERIFY(task.isReady());
    QCOMPARE(QCoro::waitFor(task).error().code, HttpErrorCode::Cancelled);
}

void TestHttpClient::stopsInAPause()
{
    serve(inTurn({{500, {}}}));
    m_clock->stand();
    std::stop_source stop;
    HttpRequest request;
    request.url = m_server->url();
    QCoro::Task<HttpResult> task = m_client->send(request, stop.get_token());
    QTRY_COMPARE(m_clock->waits().size(), 1);
    stop.request_stop();
    QVERIFY(task.isReady());
    QCOMPARE(QCoro::waitFor(task).error().code, HttpErrorCode::Cancelled);
    QCOMPARE(
            QCoro::waitFor(m_client->send(request, stop.get_token())).error().code, HttpErrorCode::Cancelled);
    QCOMPARE(m_server->requests().size(), 1);
}

void TestHttpClient::onlySoManyAtOnce()
{
    QList<QPointer<QTcpSocket>> open;
    serve([&](const LoopbackRequest &, QTcpSocket &socket) { open.append(&socket); });
    HttpLimits limits = smallLimits();
    limits.atOnce = 2;
    limits.answer = 30s;
    makeClient(limits);
    HttpRequest request;
    request.url = m_server->url();
    std::vector<QCoro::Task<HttpResult>> tasks;
    for (int i = 0; i < 5; ++i)
        tasks.push_back(m_client->send(request));
    for (int answered = 0; answered < 5; ++answered) {
        QTRY_COMPARE(open.size(), std::min(answered + 2, 5));
        QTest::qWait(0);
        QCOMPARE(open.size(), std::min(answered + 2, 5));
        LoopbackServer::answer(*open[answered], 200, "{}");
    }
    for (QCoro::Task<HttpResult> &task : tasks)
        QVERIFY(QCoro::waitFor(task));
}

void TestHttpClient::streamsEndWhenTheyAreEnough()
{
    serve([count = 0](const LoopbackRequest &, QTcpSocket &socket) mutable {
        if (count++ == 0) {
            LoopbackServer::answer(socket, 500, "not this");
            return;
        }
        LoopbackServer::begin(socket, 200, "text/event-stream");
        LoopbackServer::drip(socket, "data: x\n\n", 5);
    });
    int made = 0;
    HttpRequest request;
    request.url = m_server->url();
    request.makeWatcher = [&made] {
        ++made;
        return [heard = QByteArray()](const QByteArray &piece) mutable {
            heard += piece;
            return heard.count("\n\n") >= 3;
        };
    };
    const HttpResult result = QCoro::waitFor(m_client->send(request));
    QVERIFY(result);
    QVERIFY(result->body.startsWith("data: x\n\ndata: x\n\ndata: x\n\n"));
    QCOMPARE(made, 2);
}

void TestHttpClient::errorsHoldNoSecrets()
{
    serve(inTurn({{404, {}}}));
    HttpRequest request;
    request.url = QUrl(u"http://user:hush@127.0.0.1:%1/a/b?token=hush#hush"_s.arg(m_server->serverPort()));
    request.headers = {{"Authorization", "Bearer hush", true}};
    const HttpResult result = QCoro::waitFor(m_client->send(request));
    QVERIFY(!result);
    QCOMPARE(result.error().address, u"http://127.0.0.1:%1/a/b"_s.arg(m_server->serverPort()));
    QVERIFY(!describeHttpError(result.error()).contains("hush"_L1));
}

QTEST_GUILESS_MAIN(TestHttpClient)

#include "tst_httpclient.moc"
