// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "loopbackserver.h"
#include "http/politeclient.h"
#include "simulatedclock.h"

#include <QSignalSpy>
#include <QTest>

using namespace Winnow;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/// The client against a server that misbehaves, by a simulated clock.
class TestPoliteClient final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void keepsTheLimits();
    void obeysRetryAfter();
    void waitsAMinuteWhereNoTimeIsTold();
    void aRefusalIsNoAttempt();
    void givesUpAfterManyRefusals();
    void forbiddenForTheLimitIsWaitedFor();
    void forbiddenIsNotAskedAgain();
    void stopsBeforeItIsRefused();
    void triesAgain_data();
    void triesAgain();
    void givesUp();
    void redirectsCountAsRequests();
    void theTokenDoesNotFollowToAnotherHost();
    void fewConnections();
    void pauses();
    void cancels();
    void unchangedIsAnAnswer();

private:
    QCoro::Task<void> ask(QString path);
    void askAll(const QStringList &paths);

    Timestamp m_begin;
    std::shared_ptr<SimulatedClock> m_clock;
    std::shared_ptr<PoliteClient> m_client;
    std::unique_ptr<LoopbackServer> m_server;
    std::function<LoopbackAnswer(const LoopbackRequest &)> m_answer;
    QList<Timestamp> m_arrivals;
    QList<HttpResult> m_results;
    std::stop_source m_stop;
};

void TestPoliteClient::init()
{
    m_begin = *parseTimestamp(u"2026-09-18T08:00:00Z");
    m_clock = std::make_shared<SimulatedClock>(m_begin);
    m_arrivals.clear();
    m_results.clear();
    m_stop = {};
    m_answer = [](const LoopbackRequest &) { return LoopbackAnswer{.body = "[]"}; };
    m_server = std::make_unique<LoopbackServer>([this](const LoopbackRequest &request) {
        m_arrivals.append(m_clock->now());
        return m_answer(request);
    });
    PoliteSettings settings{.limits = {{50, 60s}, {4000, 1h}}};
    settings.http.answer = 400ms;
    m_client = std::make_shared<PoliteClient>(m_clock, settings, [] { return 0.5; });
    m_clock->setBusy([this] { return m_client->underWay() > 0; });
}

QCoro::Task<void> TestPoliteClient::ask(QString path)
{
    HttpRequest request;
    request.url = m_server->url().resolved(QUrl(path));
    request.headers.append({"Authorization", "Bearer secret", true});
    HttpResult result = co_await m_client->get(request, m_stop.get_token());
    m_results.append(std::move(result));
}

void TestPoliteClient::askAll(const QStringList &paths)
{
    std::vector<QCoro::Task<void>> tasks;
    for (const QString &path : paths)
        tasks.push_back(ask(path));
    QTRY_COMPARE_WITH_TIMEOUT(m_results.size(), paths.size(), 30'000);
}

void TestPoliteClient::keepsTheLimits()
{
    askAll(QStringList(180, u"/x"_s));
    std::ranges::sort(m_arrivals);
    QCOMPARE(m_arrivals.size(), 180);
    for (qsizetype i = 0; i + 50 < m_arrivals.size(); ++i)
        QVERIFY(m_arrivals.at(i + 50) - m_arrivals.at(i) >= 60s);
    QCOMPARE(m_clock->now() - m_begin, 180s);
    QCOMPARE(m_client->waited(), 180s);
    QCOMPARE(m_client->requestsMade(), 180);
    QCOMPARE(m_client->budget().left(m_clock->now()).constFirst().left, 20);
}

void TestPoliteClient::obeysRetryAfter()
{
    m_answer = [this](const LoopbackRequest &) {
        return m_arrivals.size() == 1 ? LoopbackAnswer{.status = 429, .headers = {{"Retry-After", "17"}}}
                                      : LoopbackAnswer{.body = "[]"};
    };
    askAll({u"/x"_s});
    QVERIFY(m_results.constFirst());
    QCOMPARE(m_arrivals.size(), 2);
    QVERIFY(m_arrivals.at(1) - m_begin >= 17s);
    QVERIFY(m_arrivals.at(1) - m_begin < 19s);
}

void TestPoliteClient::waitsAMinuteWhereNoTimeIsTold()
{
    m_answer = [this](const LoopbackRequest &) {
        return m_arrivals.size() == 1 ? LoopbackAnswer{.status = 429} : LoopbackAnswer{.body = "[]"};
    };
    askAll({u"/x"_s});
    QVERIFY(m_results.constFirst());
    QVERIFY(m_arrivals.at(1) - m_begin >= 60s);
    QVERIFY(m_arrivals.at(1) - m_begin < 62s);
}

void TestPoliteClient::aRefusalIsNoAttempt()
{
    m_answer = [this](const LoopbackRequest &) {
        return m_arrivals.size() <= 6 ? LoopbackAnswer{.status = 429, .headers = {{"Retry-After", "1"}}}
                                      : LoopbackAnswer{.body = "[]"};
    };
    askAll({u"/x"_s});
    QVERIFY(m_results.constFirst());
    QCOMPARE(m_arrivals.size(), 7);
}

void TestPoliteClient::givesUpAfterManyRefusals()
{
    m_answer = [](const LoopbackRequest &) { return LoopbackAnswer{.status = 429}; };
    askAll({u"/x"_s});
    QVERIFY(!m_results.constFirst());
    QCOMPARE(m_results.constFirst().error().status, 429);
    QCOMPARE(m_arrivals.size(), 9);
}

void TestPoliteClient::forbiddenForTheLimitIsWaitedFor()
{
    m_answer = [this](const LoopbackRequest &) {
        return m_arrivals.size() == 1
                ? LoopbackAnswer{.status = 403,
                          .headers = {{"X-RateLimit-Remaining", "0"}, {"X-RateLimit-Reset", "1789718430"}}}
                : LoopbackAnswer{.body = "[]"};
    };
    askAll({u"/x"_s});
    QVERIFY(m_results.constFirst());
    QVERIFY(m_arrivals.at(1) - m_begin >= 30s);
}

void TestPoliteClient::forbiddenIsNotAskedAgain()
{
    m_answer = [](const LoopbackRequest &) { return LoopbackAnswer{.status = 403, .body = "{}"}; };
    askAll({u"/x"_s});
    QCOMPARE(m_results.constFirst().error().status, 403);
    QCOMPARE(m_arrivals.size(), 1);
}

void TestPoliteClient::stopsBeforeItIsRefused()
{
    m_answer = [](const LoopbackRequest &) {
        return LoopbackAnswer{.body = "[]",
                .headers = {{"X-RateLimit-Remaining", "0"}, {"X-RateLimit-Reset", "1789718420"}}};
    };
    askAll({u"/x"_s});
    QCOMPARE(m_client->quietUntil(), m_begin + 20s);
    m_results.clear();
    askAll({u"/y"_s});
    QCOMPARE(m_arrivals.at(1) - m_begin, 20s);
}

void TestPoliteClient::triesAgain_data()
{
    QTest::addColumn<LoopbackAnswer>("first");
    QTest::newRow("500") << LoopbackAnswer{.status = 500};
    QTest::newRow("502, a page") << LoopbackAnswer{.status = 502, .body = "<html>bad gateway</html>"};
    QTest::newRow("cut off") << LoopbackAnswer{.body = "[1, 2, 3]", .delivery = Delivery::CutOff};
    QTest::newRow("stuck") << LoopbackAnswer{.body = "[1, 2, 3]", .delivery = Delivery::Stuck};
}

void TestPoliteClient::triesAgain()
{
    QFETCH(const LoopbackAnswer, first);
    m_answer = [this, first](const LoopbackRequest &) {
        return m_arrivals.size() == 1 ? first : LoopbackAnswer{.body = "[4]"};
    };
    askAll({u"/x"_s});
    QVERIFY(m_results.constFirst());
    QCOMPARE(m_results.constFirst()->body, "[4]");
    QCOMPARE(m_arrivals.size(), 2);
    QCOMPARE(m_arrivals.at(1) - m_begin, 750ms); // a second, half of it left to a chance of one half
}

void TestPoliteClient::givesUp()
{
    m_answer = [](const LoopbackRequest &) {
        return LoopbackAnswer{.status = 500, .body = "{\"message\":\"no\"}"};
    };
    askAll({u"/x?access_token=secret"_s});
    QVERIFY(!m_results.constFirst());
    const HttpError &error = m_results.constFirst().error();
    QCOMPARE(error.status, 500);
    QCOMPARE(error.attempts, 5);
    QCOMPARE(m_arrivals.size(), 5);
    QVERIFY(!error.address.contains(u"secret"));
}

void TestPoliteClient::redirectsCountAsRequests()
{
    m_answer = [](const LoopbackRequest &request) {
        return request.url.path() == "/new"_L1
                ? LoopbackAnswer{.body = "[]"}
                : LoopbackAnswer{.status = 301, .headers = {{"Location", "/new"}}};
    };
    askAll({u"/old"_s});
    QVERIFY(m_results.constFirst());
    QCOMPARE(m_results.constFirst()->url.path(), u"/new"_s);
    QCOMPARE(m_client->requestsMade(), 2);
    QCOMPARE(m_client->budget().left(m_clock->now()).constFirst().left, 48);
}

void TestPoliteClient::theTokenDoesNotFollowToAnotherHost()
{
    QList<QByteArray> tokens;
    LoopbackServer other([&tokens](const LoopbackRequest &request) {
        tokens.append(request.headers.value("authorization"));
        return LoopbackAnswer{.body = "[]"};
    });
    m_answer = [&](const LoopbackRequest &request) {
        tokens.append(request.headers.value("authorization"));
        return LoopbackAnswer{.status = 302, .headers = {{"Location", other.url().toEncoded() + "/there"}}};
    };
    askAll({u"/x"_s});
    QCOMPARE(tokens, (QList<QByteArray>{"Bearer secret", ""}));
}

void TestPoliteClient::fewConnections()
{
    askAll(QStringList(40, u"/x"_s));
    QVERIFY(m_server->mostConnections() <= 4);
}

void TestPoliteClient::pauses()
{
    m_client->pause();
    auto asking = ask(u"/x"_s);
    for (int i = 0; i < 20; ++i)
        QCoreApplication::processEvents();
    QCOMPARE(m_arrivals.size(), 0);
    m_client->resume();
    QTRY_COMPARE(m_results.size(), 1);
    QVERIFY(m_results.constFirst());
}

void TestPoliteClient::cancels()
{
    m_answer = [](const LoopbackRequest &) {
        return LoopbackAnswer{.body = "[1, 2, 3]", .delivery = Delivery::Stuck};
    };
    std::vector<QCoro::Task<void>> tasks;
    for (int i = 0; i < 6; ++i) // two of them wait for a place
        tasks.push_back(ask(u"/x"_s));
    QTRY_COMPARE(m_arrivals.size(), 4);
    m_stop.request_stop();
    QCOMPARE(m_results.size(), 6);
    for (const HttpResult &result : std::as_const(m_results))
        QCOMPARE(result.error().code, HttpErrorCode::Cancelled);
}

void TestPoliteClient::unchangedIsAnAnswer()
{
    m_answer = [](const LoopbackRequest &) { return LoopbackAnswer{.status = 304}; };
    askAll({u"/x"_s});
    QVERIFY(m_results.constFirst());
    QCOMPARE(m_results.constFirst()->status, 304);
}

QTEST_GUILESS_MAIN(TestPoliteClient)
#include "tst_politeclient.moc"
