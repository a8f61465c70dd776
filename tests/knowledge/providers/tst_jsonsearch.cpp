// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "knowledge/providers/jsonsearchprovider.h"

#include "madeservices.h"
#include "support/loopbackserver.h"

#include <QJsonDocument>
#include <QTest>

using namespace Winnow;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

Q_DECLARE_METATYPE(Winnow::LoopbackServer::Handler)

static const QByteArray oneHit =
        R"({"total":1,"hits":[{"id":"n1","t":"HCCL timeout","u":"/p/1","s":8.5,"e":"text"}]})";

class TestJsonSearch final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void makesRequests();
    void asksAndReads();
    void answersComeInTheQueriesOrder();
    void badServers_data();
    void badServers();
    void tokensStayOutOfErrors();
    void keychainErrorSaysWhatToDo();
    void stopsWithEveryQuery();

private:
    std::shared_ptr<JsonSearchProvider> provider(
            const QByteArray &more = {}, const QByteArray &path = "/find?q={query}&n={limit}");
    void serve(LoopbackServer::Handler handler)
    {
        m_server = std::make_unique<LoopbackServer>(std::move(handler));
    }

    MadeServices m_made;
    std::chrono::milliseconds m_patience{20s};
    std::unique_ptr<LoopbackServer> m_server;
};

void TestJsonSearch::init()
{
    QTest::failOnWarning();
    m_made = {};
    m_patience = 20s;
}

std::shared_ptr<JsonSearchProvider> TestJsonSearch::provider(const QByteArray &more, const QByteArray &path)
{
    const QByteArray url = m_server->url(u""_s).toString().toUtf8() + path;
    const QByteArray json = R"({"name":"wiki","kind":"json-search","score_top":10,"url":")" + url
            + R"(","paths":{"hits":"hits[*]","id":"id","title":"t","url":"u","score":"s","excerpt":"e"})"
            + more + '}';
    return std::make_shared<JsonSearchProvider>(settingsFrom(json), m_made.services(m_patience));
}

void TestJsonSearch::makesRequests()
{
    JsonSearchSettings settings;
    settings.url = u"https://a.example/{limit}/find?q={query}&lang=中"_s;
    settings.headers = {{u"X-Lang"_s, u"zh"_s}};
    const HttpRequest get = searchRequest(settings, u"a&b {limit} 中/#"_s, 7);
    QCOMPARE(get.url.toString(QUrl::FullyEncoded),
            u"https://a.example/7/find?q=a%26b%20%7Blimit%7D%20%E4%B8%AD%2F%23&lang=%E4%B8%AD"_s);
    QCOMPARE(get.headers, (QList<HttpHeader>{{"X-Lang", "zh"}}));
    QVERIFY(get.body.isEmpty());
    settings.method = HttpMethod::Post;
    const HttpRequest plain = searchRequest(settings, u"x"_s, 7);
    QCOMPARE(QJsonDocument::fromJson(plain.body).object(),
            (QJsonObject{{u"query"_s, u"x"_s}, {u"limit"_s, 7}}));
    QCOMPARE(headerValue(plain.headers, "content-type"), "application/json");
    settings.body = QJsonDocument::fromJson(
            R"({"size":"{limit}","query":{"match":{"text":"title:{query} {limit}"}},"fields":["id","{query}"],"x":true})")
                            .object();
    settings.headers.append({u"content-type"_s, u"application/vnd.x+json"_s});
    const HttpRequest post = searchRequest(settings, u"q\"{limit}"_s, 7);
    QCOMPARE(QJsonDocument::fromJson(post.body).object(),
            QJsonDocument::fromJson(
                    R"({"size":7,"query":{"match":{"text":"title:q\"{limit} 7"}},"fields":["id","q\"{limit}"],"x":true})")
                    .object());
    QCOMPARE(headerValue(post.headers, "content-type"), "application/vnd.x+json");
}

void TestJsonSearch::asksAndReads()
{
    serve([](const LoopbackRequest &, QTcpSocket &socket) {
        LoopbackServer::answer(socket, 200, "\xEF\xBB\xBF" + oneHit);
    });
    const auto result = QCoro::waitFor(searchOne(provider(), u"HCCL 超时"_s, 5));
    WINNOW_VERIFY_ANSWER(result);
    QCOMPARE(result->hits,
            (QList<ProviderHit>{
                    {u"n1"_s, u"HCCL timeout"_s, m_server->url(u"/p/1"_s).toString(), {}, u"text"_s, 0.85}}));
    QCOMPARE(result->answeredAt, m_made.clock->now());
    QVERIFY(!result->isFromCache);
    QCOMPARE(m_server->requests().first().target, "/find?q=HCCL%20%E8%B6%85%E6%97%B6&n=5");
    QCOMPARE(m_server->requests().first().headers.value("accept"), "application/json");
}

void TestJsonSearch::answersComeInTheQueriesOrder()
{
    // The first query is answered last.
    QPointer<QTcpSocket> first;
    serve([&](const LoopbackRequest &request, QTcpSocket &socket) {
        const QByteArray q = request.target.mid(8, 1);
        if (q == "a") {
            first = &socket;
            return;
        }
        LoopbackServer::answer(socket, 200, R"({"hits":[{"id":")" + q + R"(","t":"x"}]})");
        if (q == "c")
            LoopbackServer::answer(*first, 200, R"({"hits":[{"id":"a","t":"x"}]})");
    });
    const auto results = QCoro::waitFor(provider()->search({u"a"_s, u"b"_s, u"c"_s}, 5));
    QCOMPARE(results.size(), 3);
    QCOMPARE(results[0]->hits.first().id, u"a"_s);
    QCOMPARE(results[2]->hits.first().id, u"c"_s);
}

void TestJsonSearch::badServers_data()
{
    QTest::addColumn<LoopbackServer::Handler>("handler");
    QTest::addColumn<ProviderErrorCode>("code");
    QTest::addColumn<QString>("place");
    QTest::addColumn<QString>("detail");
    using Socket = QTcpSocket;
    const auto row = [](const char *name, LoopbackServer::Handler handler, ProviderErrorCode code,
                             const QString &detail, const QString &place = {}) {
        QTest::newRow(name) << handler << code << place << detail;
    };
    const auto body = [](const QByteArray &text,
                              const QByteArray &type = "application/json") -> LoopbackServer::Handler {
        return [text, type](const LoopbackRequest &, Socket &socket) {
            LoopbackServer::answer(socket, 200, text, type);
        };
    };
    const auto status = [](int status, const QByteArray &text = {},
                                const QByteArray &more = {}) -> LoopbackServer::Handler {
        return [=](const LoopbackRequest &, Socket &socket) {
            LoopbackServer::answer(socket, status, text, "application/json", more);
        };
    };
    row("web page", body("<!DOCTYPE html><title> Log\nin </title>", "text/html; charset=utf-8"),
            ProviderErrorCode::NotJson, u"expected JSON, found a web page: Log in"_s);
    row("web page that says it is JSON", body(" \n<html>"), ProviderErrorCode::NotJson,
            u"expected JSON, found a web page"_s);
    row("nothing", body(" "), ProviderErrorCode::NotJson, u"expected JSON, found nothing"_s);
    row("broken JSON", body(R"({"hits":[}])"), ProviderErrorCode::NotJson,
            u"expected JSON, object is missing after a comma at byte 10"_s);
    row("GB18030", body("{\"hits\":[{\"id\":\"\xB4\xED\xCE\xF3\"}]}"), ProviderErrorCode::NotJson,
            u"expected JSON, invalid UTF8 string at byte 16"_s);
    row("deep nesting", body(QByteArray(100'000, '[')), ProviderErrorCode::NotJson,
            u"expected JSON, too deeply nested document at byte 1025"_s);
    row("other shape", body(R"({"hits":[{"id":{}}]})"), ProviderErrorCode::BadAnswer,
            u"expected a text, found an object"_s, u"hits[0].id"_s);
    row("error in JSON", body(R"({"error":"no index"})"), ProviderErrorCode::BadAnswer, u"missing"_s,
            u"hits"_s);
    row(
            "length too small",
            [](const LoopbackRequest &, Socket &socket) {
                LoopbackServer::begin(socket, 200, "application/json", "Content-Length: 12\r\n");
                socket.write(R"({"hits":[{"id":"n1","t":"T"}]})");
                socket.disconnectFromHost();
            },
            ProviderErrorCode::NotJson, u"expected JSON, unterminated string at byte 13"_s);
    row(
            "cut off",
            [](const LoopbackRequest &, Socket &socket) {
                LoopbackServer::begin(socket, 200, "application/json", "Content-Length: 99\r\n");
                socket.write(R"({"hits":[)");
                socket.disconnectFromHost();
            },
            ProviderErrorCode::CutOff, u"the answer was cut off: Connection closed (4 attempts)"_s);
    row(
            "huge",
            [](const LoopbackRequest &, Socket &socket) {
                LoopbackServer::begin(socket, 200, "application/json");
                LoopbackServer::drip(socket, QByteArray(200'000, ' '), 1);
            },
            ProviderErrorCode::TooLarge, u"the answer is too large: more than 1000000 bytes"_s);
    row(
            "slow",
            [](const LoopbackRequest &, Socket &socket) {
                LoopbackServer::begin(socket, 200, "application/json");
                LoopbackServer::drip(socket, " ", 20);
            },
            ProviderErrorCode::Timeout, u"no whole answer in time: 0.3 s (4 attempts)"_s);
    row("401", status(401), ProviderErrorCode::Unauthorized, u"status 401"_s);
    row("403", status(403, R"({"error":{"message":"not yours"}})"), ProviderErrorCode::Unauthorized,
            u"status 403: not yours"_s);
    row("404", status(404, R"({"error":"no such index"})"), ProviderErrorCode::Refused,
            u"status 404: no such index"_s);
    row("429", status(429), ProviderErrorCode::RateLimited, u"status 429 (4 attempts)"_s);
    row("429 for long", status(429, {}, "Retry-After: 900\r\n"), ProviderErrorCode::RateLimited,
            u"status 429: the server asks for a pause of 900 s"_s);
    row("500", status(500, "<html>oops"), ProviderErrorCode::ServerFailed, u"status 500 (4 attempts)"_s);
    row("loop", status(302, {}, "Location: /find\r\n"), ProviderErrorCode::BadRedirect,
            u"a redirect that cannot be followed: more than 5"_s);
}

void TestJsonSearch::badServers()
{
    QFETCH(const LoopbackServer::Handler, handler);
    QFETCH(const ProviderErrorCode, code);
    m_patience = code == ProviderErrorCode::Timeout ? 300ms : 20'000ms;
    serve(handler);
    const auto result = QCoro::waitFor(searchOne(provider(), u"x"_s, 5));
    QVERIFY(!result);
    QTEST(result.error().detail, "detail");
    QCOMPARE(result.error().code, code);
    QTEST(result.error().place, "place");
    QCOMPARE(result.error().provider, u"wiki"_s);
    QCOMPARE(result.error().address, m_server->url(u"/find"_s).toString());
    QVERIFY(describeProviderError(result.error()).startsWith("provider 'wiki': http://127.0.0.1:"_L1));
}

void TestJsonSearch::tokensStayOutOfErrors()
{
    QCoro::waitFor(m_made.tokens->write(u"knowledge/wiki"_s, u"s3cr+t"_s));
    serve([](const LoopbackRequest &request, QTcpSocket &socket) {
        const QByteArray got = request.headers.value("x-key");
        if (request.target.contains("first"))
            LoopbackServer::answer(socket, 400, "{\"message\":\"bad " + got + "\"}");
        else
            LoopbackServer::answer(socket, 302, {}, "text/plain", "Location: ftp://x/s3cr+t\r\n");
    });
    const auto asked = provider(R"(,"token":{"header":"X-Key","prefix":"Key "})");
    for (const QString &query : {u"first"_s, u"second"_s}) {
        const auto result = QCoro::waitFor(searchOne(asked, query, 5));
        QVERIFY(!result);
        QVERIFY2(!describeProviderError(result.error()).contains("s3cr"_L1),
                qPrintable(result.error().detail));
    }
    QCOMPARE(m_server->requests().first().headers.value("x-key"), "Key s3cr+t");
    QVERIFY(!asked->identity().contains("s3cr"));
}

namespace {

/// A keychain that is locked.
class LockedStore final : public TokenStore
{
public:
    QCoro::Task<std::expected<QString, TokenError>> read(QString) override
    {
        co_return std::unexpected(TokenError{TokenErrorCode::Denied, u"locked"_s});
    }
    QCoro::Task<std::expected<TokenKept, TokenError>> write(QString, QString) override
    {
        co_return std::unexpected(TokenError{TokenErrorCode::Denied, u"locked"_s});
    }
    QCoro::Task<std::expected<void, TokenError>> remove(QString) override
    {
        co_return std::unexpected(TokenError{TokenErrorCode::Denied, u"locked"_s});
    }
};

} // namespace

void TestJsonSearch::keychainErrorSaysWhatToDo()
{
    serve([](const LoopbackRequest &, QTcpSocket &socket) { LoopbackServer::answer(socket, 200, oneHit); });
    ProviderServices services = m_made.services();
    services.tokens = std::make_shared<LockedStore>();
    const auto asked = std::make_shared<JsonSearchProvider>(
            settingsFrom(
                    R"({"name":"wiki","kind":"json-search","url":"http://127.0.0.1:1/?q={query}","token":{},
                "paths":{"id":"id","title":"t"}})"),
            services);
    const auto result = QCoro::waitFor(searchOne(asked, u"x"_s, 5));
    QCOMPARE(result.error().code, ProviderErrorCode::Keychain);
    QCOMPARE(describeProviderError(result.error()),
            u"provider 'wiki': the keychain refused: unlock it and allow Winnow to use it, then try again (locked)"_s);
}

void TestJsonSearch::stopsWithEveryQuery()
{
    serve([](const LoopbackRequest &, QTcpSocket &) {});
    std::stop_source stop;
    auto asked = provider();
    QCoro::Task<QList<SearchResult>> task = asked->search(QStringList(20, u"x"_s), 5, stop.get_token());
    asked.reset();
    QTRY_COMPARE(m_server->requests().size(), 4); // no more at once
    stop.request_stop();
    QVERIFY(task.isReady());
    const auto results = QCoro::waitFor(task);
    QCOMPARE(results.size(), 20);
    for (const SearchResult &result : results)
        QCOMPARE(result.error().code, ProviderErrorCode::Cancelled);
    QCOMPARE(m_server->requests().size(), 4);
}

QTEST_GUILESS_MAIN(TestJsonSearch)

#include "tst_jsonsearch.moc"
