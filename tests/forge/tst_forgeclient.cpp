// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "forge/forgeclient.h"
#include "http/loopbackserver.h"
#include "http/simulatedclock.h"

#include <QTest>

using namespace Winnow;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/// Asking a forge that sends pages, half answers and redirects.
class TestForgeClient final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void asksWithTheToken();
    void asksWithoutOne();
    void theTokenInTheAddressIsTriedOnce();
    void aWrongTokenIsSaid();
    void halfAnAnswerIsAskedForAgain_data();
    void halfAnAnswerIsAskedForAgain();
    void whatStaysBadIsSaid();
    void aBadItemIsLeftOutAtLast();
    void gone_data();
    void gone();
    void unchanged();
    void movedTo();
    void totals();
    void refusedEncryption();

private:
    using Repos = ForgeList<ForgeRepo>;

    QCoro::Task<void> asking(QByteArray etag);
    void ask(const QByteArray &etag = {});

    std::shared_ptr<SimulatedClock> m_clock;
    std::shared_ptr<PoliteClient> m_polite;
    std::shared_ptr<ForgeClient> m_client;
    std::unique_ptr<LoopbackServer> m_server;
    std::function<LoopbackAnswer(const LoopbackRequest &)> m_answer;
    QList<LoopbackRequest> m_requests;
    std::optional<ForgeResult<Answered<Repos>>> m_result;
    ForgeSettings m_settings;
};

namespace {

const QByteArray oneRepo = R"([{"path":"reef","namespace":{"path":"lantern"}}])";

} // namespace

void TestForgeClient::init()
{
    m_requests.clear();
    m_result.reset();
    m_answer = [](const LoopbackRequest &) { return LoopbackAnswer{.body = oneRepo}; };
    m_server = std::make_unique<LoopbackServer>([this](const LoopbackRequest &request) {
        m_requests.append(request);
        return m_answer(request);
    });
    m_clock = std::make_shared<SimulatedClock>(*parseTimestamp(u"2026-09-18T08:00:00Z"));
    m_polite = std::make_shared<PoliteClient>(m_clock, PoliteSettings{.limits = {}}, [] { return 0.5; });
    m_clock->setBusy([this] { return m_polite->underWay() > 0; });
    m_settings = {ForgeKind::GitCode, m_server->url(), u"s3cr3t"_s};
    m_client = std::make_shared<ForgeClient>(Forge::make(ForgeKind::GitCode), m_polite, m_settings);
}

QCoro::Task<void> TestForgeClient::asking(QByteArray etag)
{
    auto result = co_await m_client->ask(m_client->forge().repositories(u"lantern"_s, 1), {}, etag);
    m_result = std::move(result);
}

void TestForgeClient::ask(const QByteArray &etag)
{
    m_result.reset();
    const auto task = asking(etag);
    QTRY_VERIFY_WITH_TIMEOUT(m_result.has_value(), 30'000);
}

void TestForgeClient::asksWithTheToken()
{
    ask();
    QVERIFY(*m_result);
    QCOMPARE((*m_result)->value.items.constFirst().record.repo, u"lantern/reef"_s);
    QCOMPARE(m_requests.size(), 1);
    QCOMPARE(m_requests.constFirst().headers.value("authorization"), "Bearer s3cr3t");
    QVERIFY(!m_requests.constFirst().url.toString().contains(u"s3cr3t"));
}

void TestForgeClient::asksWithoutOne()
{
    m_settings.token.clear();
    m_client = std::make_shared<ForgeClient>(Forge::make(ForgeKind::GitCode), m_polite, m_settings);
    ask();
    QVERIFY(!m_requests.constFirst().headers.contains("authorization"));
}

void TestForgeClient::theTokenInTheAddressIsTriedOnce()
{
    m_answer = [](const LoopbackRequest &request) {
        return request.url.query().contains(u"access_token=s3cr3t") ? LoopbackAnswer{.body = oneRepo}
                                                                    : LoopbackAnswer{.status = 401};
    };
    ask();
    QVERIFY(*m_result);
    QCOMPARE(m_requests.size(), 2);
    ask(); // and from then on at once
    QCOMPARE(m_requests.size(), 3);
}

void TestForgeClient::aWrongTokenIsSaid()
{
    m_answer = [](const LoopbackRequest &) {
        return LoopbackAnswer{.status = 401, .body = R"({"message":"token s3cr3t is wrong"})"};
    };
    ask();
    QVERIFY(!*m_result);
    QCOMPARE(m_result->error().code, ForgeErrorCode::Unauthorized);
    QCOMPARE(m_requests.size(), 2);
    QVERIFY(!describeForgeError(m_result->error()).en.contains(u"s3cr3t"));
    QVERIFY(!m_result->error().address.contains(u"token"));
}

void TestForgeClient::halfAnAnswerIsAskedForAgain_data()
{
    QTest::addColumn<LoopbackAnswer>("first");
    QTest::newRow("half the JSON") << LoopbackAnswer{.body = oneRepo.chopped(9)};
    QTest::newRow("a page with 200") << LoopbackAnswer{
            .body = "<html>try later</html>", .headers = {{"Content-Type", "text/html; charset=utf-8"}}};
    QTest::newRow("a page with 404") << LoopbackAnswer{
            .status = 404, .body = "<html>not here</html>", .headers = {{"Content-Type", "text/html"}}};
    QTest::newRow("a bad item") << LoopbackAnswer{.body = "[7]"};
}

void TestForgeClient::halfAnAnswerIsAskedForAgain()
{
    QFETCH(const LoopbackAnswer, first);
    m_answer = [this, first](const LoopbackRequest &) {
        return m_requests.size() == 1 ? first : LoopbackAnswer{.body = oneRepo};
    };
    ask();
    QVERIFY(*m_result);
    QCOMPARE((*m_result)->value.items.size(), 1);
    QCOMPARE(m_requests.size(), 2);
}

void TestForgeClient::whatStaysBadIsSaid()
{
    m_answer = [](const LoopbackRequest &) { return LoopbackAnswer{.body = R"({"message":"s3cr3t"})"}; };
    ask();
    QVERIFY(!*m_result);
    QCOMPARE(m_result->error().code, ForgeErrorCode::Malformed);
    QCOMPARE(m_requests.size(), 3);
    QVERIFY(!m_result->error().detail.isEmpty());
}

void TestForgeClient::aBadItemIsLeftOutAtLast()
{
    m_answer = [](const LoopbackRequest &) {
        return LoopbackAnswer{.body = oneRepo.chopped(1) + R"(,{"path":3}])"};
    };
    ask();
    QVERIFY(*m_result);
    QCOMPARE(m_requests.size(), 3);
    QCOMPARE((*m_result)->value.items.size(), 1);
    QCOMPARE((*m_result)->value.faults.constFirst().path, u"[1].path"_s);
}

void TestForgeClient::gone_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<ForgeErrorCode>("code");
    QTest::newRow("404") << 404 << ForgeErrorCode::NotFound;
    QTest::newRow("403") << 403 << ForgeErrorCode::Forbidden;
    QTest::newRow("418") << 418 << ForgeErrorCode::Refused;
    QTest::newRow("400") << 400 << ForgeErrorCode::Refused;
}

void TestForgeClient::gone()
{
    QFETCH(const int, status);
    QFETCH(const ForgeErrorCode, code);
    m_answer = [status](const LoopbackRequest &) {
        return LoopbackAnswer{.status = status, .body = R"({"error_message":"no such thing"})"};
    };
    ask();
    QVERIFY(!*m_result);
    QCOMPARE(m_result->error().code, code);
    QCOMPARE(m_result->error().detail, u"no such thing"_s);
    QCOMPARE(m_requests.size(), 1);
}

void TestForgeClient::unchanged()
{
    m_answer = [](const LoopbackRequest &request) {
        return request.headers.value("if-none-match") == "\"7\""
                ? LoopbackAnswer{.status = 304}
                : LoopbackAnswer{.body = oneRepo, .headers = {{"ETag", "\"7\""}}};
    };
    ask();
    QCOMPARE((*m_result)->etag, "\"7\"");
    QVERIFY(!(*m_result)->isUnchanged);
    ask("\"7\"");
    QVERIFY((*m_result)->isUnchanged);
}

void TestForgeClient::movedTo()
{
    m_answer = [](const LoopbackRequest &request) {
        return request.url.path().startsWith(u"/orgs/lantern/")
                ? LoopbackAnswer{.status = 301, .headers = {{"Location", "/orgs/beacon/repos"}}}
                : LoopbackAnswer{.body = oneRepo};
    };
    ask();
    QCOMPARE((*m_result)->movedTo, u"/orgs/beacon/repos"_s);
}

void TestForgeClient::totals()
{
    m_answer = [](const LoopbackRequest &) {
        return LoopbackAnswer{.body = oneRepo, .headers = {{"total_count", "190"}, {"total_page", "2"}}};
    };
    ask();
    QCOMPARE((*m_result)->total, 190);
}

void TestForgeClient::refusedEncryption()
{
    QUrl url = m_server->url();
    url.setScheme(u"https"_s);
    m_settings.baseUrl = url;
    m_client = std::make_shared<ForgeClient>(Forge::make(ForgeKind::GitCode), m_polite, m_settings);
    ask();
    QVERIFY(!*m_result);
    QCOMPARE(m_result->error().code, ForgeErrorCode::Encryption);
    QCOMPARE(m_result->error().attempts, 1); // it would not be better a second time
}

QTEST_GUILESS_MAIN(TestForgeClient)
#include "tst_forgeclient.moc"
