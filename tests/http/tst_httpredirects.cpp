// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "http/httpclient.h"
#include "http/httpredirect.h"

#include "support/loopbackserver.h"
#include "support/manualclock.h"

#include <QTest>

using namespace Winnow;
using namespace Qt::StringLiterals;

class TestHttpRedirects final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void followsRedirects_data();
    void followsRedirects();
    void redirectsThatAreNotFollowed_data();
    void redirectsThatAreNotFollowed();
    void secretsStayWhereTheyBelong();

private:
    std::shared_ptr<HttpClient> m_client;
};

void TestHttpRedirects::init()
{
    QTest::failOnWarning();
    m_client = std::make_shared<HttpClient>(std::make_shared<ManualClock>());
}

void TestHttpRedirects::followsRedirects_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("method");
    QTest::addColumn<QByteArray>("body");
    QTest::newRow("301") << 301 << "POST"_ba << "b"_ba;
    QTest::newRow("302") << 302 << "POST"_ba << "b"_ba;
    QTest::newRow("303") << 303 << "GET"_ba << ""_ba;
    QTest::newRow("307") << 307 << "POST"_ba << "b"_ba;
    QTest::newRow("308") << 308 << "POST"_ba << "b"_ba;
}

void TestHttpRedirects::followsRedirects()
{
    QFETCH(const int, status);
    const LoopbackServer server([status](const LoopbackRequest &request, QTcpSocket &socket) {
        if (request.target == "/new/place")
            LoopbackServer::answer(socket, 200, "here");
        else
            LoopbackServer::answer(socket, status, {}, "text/plain", "Location: new/place\r\n");
    });
    HttpRequest request;
    request.method = HttpMethod::Post;
    request.url = server.url(u"/old"_s);
    request.headers = {{"Authorization", "Bearer t", true}, {"Content-Type", "text/plain"}};
    request.body = "b";
    const HttpResult result = QCoro::waitFor(m_client->send(request));
    QVERIFY(result);
    QCOMPARE(result->body, "here");
    QCOMPARE(result->url, server.url(u"/new/place"_s));
    const LoopbackRequest &last = server.requests().last();
    QTEST(last.method, "method");
    QTEST(last.body, "body");
    QCOMPARE(last.headers.value("authorization"), "Bearer t"); // the same place
}

void TestHttpRedirects::redirectsThatAreNotFollowed_data()
{
    QTest::addColumn<QByteArray>("location");
    QTest::addColumn<int>("requests");
    QTest::newRow("loop") << "Location: /\r\n"_ba << 6;
    QTest::newRow("to nowhere") << ""_ba << 1;
    QTest::newRow("to a file") << "Location: file:///etc/passwd\r\n"_ba << 1;
    QTest::newRow("to a script") << "Location: javascript:alert(1)\r\n"_ba << 1;
    QTest::newRow("to no host") << "Location: http://\r\n"_ba << 1;
}

void TestHttpRedirects::redirectsThatAreNotFollowed()
{
    QFETCH(const QByteArray, location);
    QFETCH(const int, requests);
    const LoopbackServer server([location](const LoopbackRequest &, QTcpSocket &socket) {
        LoopbackServer::answer(socket, 302, {}, "text/plain", location);
    });
    HttpRequest request;
    request.url = server.url();
    const HttpResult result = QCoro::waitFor(m_client->send(request));
    QVERIFY(!result);
    QCOMPARE(result.error().code, HttpErrorCode::BadRedirect);
    QCOMPARE(server.requests().size(), requests);
}

void TestHttpRedirects::secretsStayWhereTheyBelong()
{
    HttpRequest request;
    request.url = QUrl(u"https://a.example/find"_s);
    request.headers = {{"Authorization", "Bearer t", true}, {"Accept", "x"}};
    HttpResponse response;
    response.status = 302;
    const auto lead = [&](const QByteArray &location) {
        response.headers = {{"Location", location}};
        return redirected(request, response);
    };
    QCOMPARE(lead("/other")->headers.size(), 2);
    QCOMPARE(lead("https://a.example:443/other")->headers.size(), 2);
    QCOMPARE(lead("https://b.example/")->headers.size(), 1);
    QCOMPARE(lead("https://a.example:8443/")->headers.size(), 1);
    QVERIFY(!lead("http://a.example/other"));
    QCOMPARE(lead("http://a.example/other").error().detail, u"from https to http"_s);
    request.url = QUrl(u"http://a.example/find"_s);
    QCOMPARE(lead("https://a.example/find")->headers.size(), 2);
    QCOMPARE(lead("https://b.example/find")->headers.size(), 1);
    QCOMPARE(lead("//a.example/x")->url, QUrl(u"http://a.example/x"_s));
}

QTEST_GUILESS_MAIN(TestHttpRedirects)

#include "tst_httpredirects.moc"
