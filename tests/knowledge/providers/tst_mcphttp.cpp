// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "knowledge/providers/mcpprovider.h"

#include "madeservices.h"
#include "support/loopbackserver.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

using namespace Winnow;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

const QByteArray foundOne = R"({"structuredContent":{"hits":[{"id":"n1","t":"T","s":0.9}]}})";

/// How the server under test behaves.
struct Behaviour
{
    bool streams = false; ///< Answers as server-sent events.
    bool staysOpen = false; ///< Leaves a stream open behind the answer.
    QByteArray session = {}; ///< The id it gives, if any.
    QByteArray version = "2025-06-18";
    QByteArray tools = R"([{"name":"search","inputSchema":{"properties":{"query":{}}}}])";
    std::function<void(qint64 id, QTcpSocket &socket)> call = {}; ///< Answers tools/call in its place.
};

} // namespace

class TestMcpHttp final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void shakesHandsAndCalls_data();
    void shakesHandsAndCalls();
    void answersTheServersOwnRequests();
    void startsAnewWhereTheSessionHasEnded();
    void badServers_data();
    void badServers();
    void saysWhichToolsThereAre();
    void looksThroughAllPages();
    void stopsAtOnce();

private:
    void serve();
    void answer(qint64 id, const QByteArray &result, QTcpSocket &socket);
    QStringList methods() const;
    std::shared_ptr<McpProvider> provider(std::chrono::milliseconds patience = 20s) const;

    Behaviour m_does;
    MadeServices m_made;
    std::unique_ptr<LoopbackServer> m_server;
};

Q_DECLARE_METATYPE(Behaviour)

void TestMcpHttp::init()
{
    QTest::failOnWarning();
    m_does = {};
    m_made = {};
    serve();
}

static QByteArray message(qint64 id, const QByteArray &result)
{
    return R"({"jsonrpc":"2.0","id":)" + QByteArray::number(id) + R"(,"result":)" + result + '}';
}

void TestMcpHttp::answer(qint64 id, const QByteArray &result, QTcpSocket &socket)
{
    const QByteArray session =
            m_does.session.isEmpty() ? QByteArray() : "Mcp-Session-Id: " + m_does.session + "\r\n";
    if (!m_does.streams) {
        LoopbackServer::answer(socket, 200, message(id, result), "application/json", session);
        return;
    }
    LoopbackServer::begin(socket, 200, "text/event-stream", session);
    socket.write(": hello\r\n\r\ndata: {\"jsonrpc\":\"2.0\",\"method\":\"notifications/message\"}\n\n");
    socket.write("data: " + message(id + 1000, "{}") + "\n\nevent: message\ndata: " + message(id, result)
            + "\n\n");
    if (!m_does.staysOpen)
        socket.disconnectFromHost();
}

void TestMcpHttp::serve()
{
    m_server = std::make_unique<LoopbackServer>([this](const LoopbackRequest &request, QTcpSocket &socket) {
        const QJsonObject asked = QJsonDocument::fromJson(request.body).object();
        const QString method = asked["method"_L1].toString();
        const qint64 id = asked["id"_L1].toInteger();
        if (!asked.contains("id"_L1) || method.isEmpty())
            LoopbackServer::answer(socket, 202, {});
        else if (method == "initialize"_L1)
            answer(id, R"({"protocolVersion":")" + m_does.version + R"(","capabilities":{"tools":{}}})",
                    socket);
        else if (!m_does.session.isEmpty() && request.headers.value("mcp-session-id") != m_does.session)
            LoopbackServer::answer(socket, 404, {});
        else if (method == "tools/list"_L1)
            answer(id, R"({"tools":)" + m_does.tools + '}', socket);
        else if (m_does.call)
            m_does.call(id, socket);
        else
            answer(id, foundOne, socket);
    });
}

QStringList TestMcpHttp::methods() const
{
    QStringList methods;
    for (const LoopbackRequest &request : m_server->requests())
        methods.append(QJsonDocument::fromJson(request.body)["method"_L1].toString(u"answer"_s));
    return methods;
}

std::shared_ptr<McpProvider> TestMcpHttp::provider(std::chrono::milliseconds patience) const
{
    const QByteArray url = m_server->url(u"/mcp"_s).toString().toUtf8();
    return std::make_shared<McpProvider>(
            settingsFrom(R"({"name":"mcp","kind":"mcp","tool":"search","url":")" + url
                    + R"(","paths":{"hits":"hits","id":"id","title":"t","score":"s"}})"),
            m_made.services(patience));
}

void TestMcpHttp::shakesHandsAndCalls_data()
{
    QTest::addColumn<Behaviour>("behaviour");
    QTest::newRow("JSON") << Behaviour{};
    QTest::newRow("JSON, session") << Behaviour{.session = "s-1"};
    QTest::newRow("stream") << Behaviour{.streams = true, .session = "s-1"};
    QTest::newRow("stream that stays open") << Behaviour{.streams = true, .staysOpen = true};
    QTest::newRow("older version") << Behaviour{.version = "2024-11-05"};
}

void TestMcpHttp::shakesHandsAndCalls()
{
    QFETCH(const Behaviour, behaviour);
    m_does = behaviour;
    const auto results = QCoro::waitFor(provider()->search({u"a"_s, u"b"_s}, 5));
    QCOMPARE(results.size(), 2);
    for (const SearchResult &result : results) {
        WINNOW_VERIFY_ANSWER(result);
        QCOMPARE(result->hits, (QList<ProviderHit>{{u"n1"_s, u"T"_s, {}, {}, {}, 0.9}}));
    }
    QCOMPARE(methods(),
            (QStringList{u"initialize"_s, u"notifications/initialized"_s, u"tools/list"_s, u"tools/call"_s,
                    u"tools/call"_s}));
    const LoopbackRequest &first = m_server->requests().first();
    QCOMPARE(first.headers.value("accept"), "application/json, text/event-stream");
    QVERIFY(!first.headers.contains("mcp-protocol-version"));
    QCOMPARE(QJsonDocument::fromJson(first.body)["params"_L1]["protocolVersion"_L1].toString(),
            u"2025-06-18"_s);
    const LoopbackRequest &last = m_server->requests().last();
    QCOMPARE(last.headers.value("mcp-protocol-version"), behaviour.version);
    QCOMPARE(last.headers.value("mcp-session-id"), behaviour.session);
    QCOMPARE(QJsonDocument::fromJson(last.body)["params"_L1].toObject(),
            QJsonDocument::fromJson(R"({"name":"search","arguments":{"query":"b"}})").object());
}

void TestMcpHttp::answersTheServersOwnRequests()
{
    m_does.call = [this](qint64 id, QTcpSocket &socket) {
        LoopbackServer::begin(socket, 200, "text/event-stream");
        socket.write("data: {\"jsonrpc\":\"2.0\",\"id\":\"p1\",\"method\":\"ping\"}\n\n");
        // Goes on once the ping was answered.
        auto *const timer = new QTimer(&socket);
        connect(timer, &QTimer::timeout, &socket, [this, timer, id, &socket] {
            if (!methods().contains(u"answer"_s))
                return;
            timer->stop();
            socket.write("data: " + message(id, foundOne) + "\n\n");
            socket.disconnectFromHost();
        });
        timer->start(5);
    };
    WINNOW_VERIFY_ANSWER(QCoro::waitFor(searchOne(provider(), u"a"_s, 5)));
    const qsizetype at = methods().indexOf(u"answer"_s);
    QCOMPARE(QJsonDocument::fromJson(m_server->requests()[at].body).object(),
            QJsonDocument::fromJson(R"({"jsonrpc":"2.0","id":"p1","result":{}})").object());
}

void TestMcpHttp::startsAnewWhereTheSessionHasEnded()
{
    m_does.session = "s-1";
    const auto asked = provider();
    WINNOW_VERIFY_ANSWER(QCoro::waitFor(searchOne(asked, u"a"_s, 5)));
    m_does.session = "s-2";
    m_server->forgetRequests();
    WINNOW_VERIFY_ANSWER(QCoro::waitFor(searchOne(asked, u"b"_s, 5)));
    QCOMPARE(methods(),
            (QStringList{u"tools/call"_s, u"initialize"_s, u"notifications/initialized"_s, u"tools/list"_s,
                    u"tools/call"_s}));
    QVERIFY(!m_server->requests()[1].headers.contains("mcp-session-id"));
    QCOMPARE(m_server->requests().last().headers.value("mcp-session-id"), "s-2");
}

void TestMcpHttp::badServers_data()
{
    QTest::addColumn<Behaviour>("behaviour");
    QTest::addColumn<ProviderErrorCode>("code");
    QTest::addColumn<QString>("detail");
    using Call = std::function<void(qint64, QTcpSocket &)>;
    const auto row = [](const char *name, const Behaviour &behaviour, ProviderErrorCode code,
                             const QString &detail) { QTest::newRow(name) << behaviour << code << detail; };
    const auto calls = [](Call call) { return Behaviour{.call = std::move(call)}; };
    const auto body = [&](const QByteArray &text, const QByteArray &type = "application/json") {
        return calls([=](qint64, QTcpSocket &socket) { LoopbackServer::answer(socket, 200, text, type); });
    };
    row("unknown version", {.version = "1999-01-01"}, ProviderErrorCode::Unsupported,
            u"the server speaks protocol version '1999-01-01', which is not known here"_s);
    row("web page", body("<title>Sign in</title>", "text/html"), ProviderErrorCode::NotJson,
            u"expected JSON, found a web page: Sign in"_s);
    row("wrong id", body(R"({"jsonrpc":"2.0","id":77,"result":{}})"), ProviderErrorCode::BadAnswer,
            u"an answer to request 77 instead of 3"_s);
    row("no answer", body(R"({"jsonrpc":"2.0","method":"x"})"), ProviderErrorCode::BadAnswer,
            u"no answer to the request"_s);
    row("result is a text", body(R"({"jsonrpc":"2.0","id":3,"result":"x"})"), ProviderErrorCode::BadAnswer,
            u"a result that is no object"_s);
    row("RPC error", body(R"({"jsonrpc":"2.0","id":3,"error":{"code":-32602,"message":"Unknown tool"}})"),
            ProviderErrorCode::ServerFailed, u"Unknown tool"_s);
    row("RPC error without id", body(R"({"jsonrpc":"2.0","error":{"code":-32600,"message":"Bad"}})"),
            ProviderErrorCode::ServerFailed, u"Bad"_s);
    row("RPC error with 400", calls([](qint64, QTcpSocket &socket) {
        LoopbackServer::answer(socket, 400, R"({"jsonrpc":"2.0","error":{"code":-32600,"message":"Bad"}})");
    }),
            ProviderErrorCode::Refused, u"status 400: Bad"_s);
    row("tool fails", calls([](qint64 id, QTcpSocket &socket) {
        LoopbackServer::answer(socket, 200,
                message(id, R"({"isError":true,"content":[{"type":"text","text":"no index"}]})"));
    }),
            ProviderErrorCode::ToolFailed, u"the tool failed: no index"_s);
    row("stream without an answer",
            body("data: {\"jsonrpc\":\"2.0\",\"method\":\"x\"}\n\n", "text/event-stream"),
            ProviderErrorCode::CutOff, u"the stream ended without an answer"_s);
    row("stream for another request", body("data: " + message(77, "{}") + "\n\n", "text/event-stream"),
            ProviderErrorCode::CutOff, u"the stream ended without an answer"_s);
    row("endless stream", calls([](qint64, QTcpSocket &socket) {
        LoopbackServer::begin(socket, 200, "text/event-stream");
        LoopbackServer::drip(socket, "data: " + QByteArray(100'000, 'x') + "\n\n", 1);
    }),
            ProviderErrorCode::TooLarge, u"the answer is too large: more than 1000000 bytes"_s);
    row("silent stream", calls([](qint64, QTcpSocket &socket) {
        LoopbackServer::begin(socket, 200, "text/event-stream");
    }),
            ProviderErrorCode::Timeout, u"no whole answer in time: 0.4 s (4 attempts)"_s);
    row("other shape", calls([](qint64 id, QTcpSocket &socket) {
        LoopbackServer::answer(socket, 200, message(id, R"({"structuredContent":{"hits":[{"id":{}}]}})"));
    }),
            ProviderErrorCode::BadAnswer, u"expected a text, found an object"_s);
}

void TestMcpHttp::badServers()
{
    QFETCH(const Behaviour, behaviour);
    QFETCH(const QString, detail);
    QFETCH(const ProviderErrorCode, code);
    m_does = behaviour;
    const auto result = QCoro::waitFor(
            searchOne(provider(code == ProviderErrorCode::Timeout ? 400ms : 20'000ms), u"a"_s, 5));
    QVERIFY(!result);
    QCOMPARE(result.error().detail, detail);
    QCOMPARE(result.error().code, code);
    QCOMPARE(result.error().provider, u"mcp"_s);
    QCOMPARE(result.error().address, m_server->url(u"/mcp"_s).toString());
}

void TestMcpHttp::saysWhichToolsThereAre()
{
    m_does.tools = R"([{"name":"find"},{"name":"fetch"}])";
    const auto results = QCoro::waitFor(provider()->search({u"a"_s, u"b"_s}, 5));
    QCOMPARE(results.size(), 2);
    QCOMPARE(results[1].error().code, ProviderErrorCode::Unsupported);
    QCOMPARE(results[1].error().detail, u"no tool 'search'; there are: find, fetch"_s);
    QCOMPARE(m_server->requests().size(), 3);
}

void TestMcpHttp::looksThroughAllPages()
{
    m_does.tools = R"([{"name":"a"}],"nextCursor":"more")"; // the same page again and again
    const auto endless = QCoro::waitFor(searchOne(provider(), u"a"_s, 5));
    QCOMPARE(endless.error().detail, u"no tool 'search'; there are: a, a"_s);
    int page = 0;
    m_server->setHandler([&](const LoopbackRequest &request, QTcpSocket &socket) {
        const QJsonObject asked = QJsonDocument::fromJson(request.body).object();
        const qint64 id = asked["id"_L1].toInteger();
        const QString method = asked["method"_L1].toString();
        if (!asked.contains("id"_L1))
            LoopbackServer::answer(socket, 202, {});
        else if (method == "initialize"_L1)
            answer(id, R"({"protocolVersion":"2025-06-18","capabilities":{"tools":{}}})", socket);
        else if (method == "tools/call"_L1)
            answer(id, foundOne, socket);
        else if (++page < 3)
            answer(id, R"({"tools":[{"name":"x"}],"nextCursor":"c)" + QByteArray::number(page) + "\"}",
                    socket);
        else
            answer(id, R"({"tools":[{"name":"search"}]})", socket);
    });
    WINNOW_VERIFY_ANSWER(QCoro::waitFor(searchOne(provider(), u"a"_s, 5)));
    QCOMPARE(page, 3);
}

void TestMcpHttp::stopsAtOnce()
{
    m_does.call = [](qint64, QTcpSocket &) {};
    std::stop_source stop;
    QCoro::Task<QList<SearchResult>> task = provider()->search({u"a"_s, u"b"_s}, 5, stop.get_token());
    QTRY_COMPARE(methods().count(u"tools/call"_s), 1);
    stop.request_stop();
    QVERIFY(task.isReady());
    for (const SearchResult &result : QCoro::waitFor(task))
        QCOMPARE(result.error().code, ProviderErrorCode::Cancelled);
}

QTEST_GUILESS_MAIN(TestMcpHttp)

#include "tst_mcphttp.moc"
