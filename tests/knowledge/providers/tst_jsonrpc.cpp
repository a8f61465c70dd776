// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "knowledge/providers/jsonrpc.h"
#include "knowledge/providers/mcpresult.h"
#include "knowledge/providers/serversentevents.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

using namespace Winnow;
using namespace Qt::StringLiterals;

class TestJsonRpc final : public QObject
{
    Q_OBJECT

private slots:
    void readsMessages_data();
    void readsMessages();
    void writesMessages();
    void answersRequests();
    void takesStreamsApart_data();
    void takesStreamsApart();
    void negotiatesVersions_data();
    void negotiatesVersions();
    void checksTools_data();
    void checksTools();
    void readsToolResults_data();
    void readsToolResults();
};

/// A message in one line, for comparing.
static QString shown(const RpcMessage &message)
{
    if (const auto *const response = std::get_if<RpcResponse>(&message)) {
        const QString id = response->id ? QString::number(*response->id) : u"?"_s;
        return response->result ? u"result %1"_s.arg(id)
                                : u"error %1 %2 %3"_s.arg(id)
                                          .arg(response->result.error().code)
                                          .arg(response->result.error().message);
    }
    if (const auto *const request = std::get_if<RpcRequest>(&message))
        return u"request %1"_s.arg(request->method);
    if (const auto *const notification = std::get_if<RpcNotification>(&message))
        return u"notification %1"_s.arg(notification->method);
    return u"fault"_s;
}

void TestJsonRpc::readsMessages_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QStringList>("messages");
    const auto row = [](const char *name, const QByteArray &json, const QStringList &messages) {
        QTest::newRow(name) << json << messages;
    };
    row("result", R"({"jsonrpc":"2.0","id":3,"result":{}})", {u"result 3"_s});
    row("id as text", R"({"jsonrpc":"2.0","id":"3","result":{}})", {u"result 3"_s});
    row("strange id", R"({"jsonrpc":"2.0","id":"x","result":{}})", {u"result ?"_s});
    row("error", R"({"jsonrpc":"2.0","id":3,"error":{"code":-32602,"message":"no"}})",
            {u"error 3 -32602 no"_s});
    row("error without id", R"({"jsonrpc":"2.0","id":null,"error":{"code":1,"message":"no"}})",
            {u"error ? 1 no"_s});
    row("notification", R"({"jsonrpc":"2.0","method":"notifications/message","params":{}})",
            {u"notification notifications/message"_s});
    row("request", R"({"jsonrpc":"2.0","id":"s1","method":"ping"})", {u"request ping"_s});
    row("batch", R"([{"method":"a"},{"id":1,"result":{}},7])",
            {u"notification a"_s, u"result 1"_s, u"fault"_s});
    row("result is a text", R"({"id":3,"result":"x"})", {u"fault"_s});
    row("nothing of it", R"({"id":3})", {u"fault"_s});
    row("log line", "starting server …", {u"fault"_s});
    row("empty", "", {u"fault"_s});
    row("NUL", QByteArray("\0", 1), {u"fault"_s});
}

void TestJsonRpc::readsMessages()
{
    QFETCH(const QByteArray, json);
    QStringList messages;
    for (const RpcMessage &message : readRpcMessages(json))
        messages.append(shown(message));
    QTEST(messages, "messages");
}

void TestJsonRpc::writesMessages()
{
    QCOMPARE(QJsonDocument::fromJson(writeRpcRequest(5, u"tools/list"_s, {{u"cursor"_s, u"x"_s}})).object(),
            QJsonDocument::fromJson(
                    R"({"jsonrpc":"2.0","id":5,"method":"tools/list","params":{"cursor":"x"}})")
                    .object());
    QCOMPARE(QJsonDocument::fromJson(writeRpcNotification(u"n"_s, {})).object(),
            QJsonDocument::fromJson(R"({"jsonrpc":"2.0","method":"n"})").object());
    QVERIFY(!writeRpcRequest(5, u"a\nb"_s, {{u"x"_s, u"line\nend"_s}}).contains('\n'));
}

void TestJsonRpc::answersRequests()
{
    QCOMPARE(QJsonDocument::fromJson(answerRpcRequest({u"s1"_s, u"ping"_s})).object(),
            QJsonDocument::fromJson(R"({"jsonrpc":"2.0","id":"s1","result":{}})").object());
    QCOMPARE(QJsonDocument::fromJson(answerRpcRequest({4, u"sampling/createMessage"_s}))
                     .object()["error"_L1]["code"_L1],
            QJsonValue(-32601));
}

void TestJsonRpc::takesStreamsApart_data()
{
    QTest::addColumn<QByteArray>("stream");
    QTest::addColumn<QList<QByteArray>>("events");
    const auto row = [](const char *name, const QByteArray &stream, const QList<QByteArray> &events) {
        QTest::newRow(name) << stream << events;
    };
    row("one", "data: x\n\n", {"x"});
    row("no space", "data:x\n\n", {"x"});
    row("two spaces", "data:  x\n\n", {" x"});
    row("lines", "data: a\ndata: b\n\n", {"a\nb"});
    row("CRLF", "event: message\r\ndata: a\r\n\r\ndata: b\r\n\r\n", {"a", "b"});
    row("CR", "data: a\r\rdata: b\r\r", {"a", "b"});
    row("comments and ids", ": hello\nid: 7\nretry: 100\ndata: a\n\n", {"a"});
    row("empty data primes", "id: 1\ndata:\n\ndata: a\n\n", {"a"});
    row("not complete", "data: a\n", {});
    row("byte order mark",
            "\xEF\xBB\xBF"
            "data: a\n\n",
            {"a"});
    row("field without colon", "data\ndata: a\n\n", {"\na"});
    row("other fields", "datax: a\n\n", {});
    row("JSON", "{\"jsonrpc\":\"2.0\"}\n\n", {});
}

void TestJsonRpc::takesStreamsApart()
{
    QFETCH(const QByteArray, stream);
    QFETCH(const QList<QByteArray>, events);
    ServerSentEvents whole;
    QCOMPARE(whole.feed(stream), events);
    ServerSentEvents pieces;
    QList<QByteArray> found;
    for (const char byte : stream)
        found += pieces.feed(QByteArray(1, byte));
    QCOMPARE(found, events);
}

void TestJsonRpc::negotiatesVersions_data()
{
    QTest::addColumn<QByteArray>("result");
    QTest::addColumn<QString>("error");
    for (const char *const version : {"2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25"}) {
        QTest::newRow(version) << R"({"protocolVersion":")"_ba + version + R"(","capabilities":{"tools":{}}})"
                               << QString();
    }
    QTest::newRow("unknown") << R"({"protocolVersion":"2031-01-01","capabilities":{"tools":{}}})"_ba
                             << u"the server speaks protocol version '2031-01-01', which is not known here"_s;
    QTest::newRow("none") << "{}"_ba << u"the server speaks protocol version '', which is not known here"_s;
    QTest::newRow("no tools") << R"({"protocolVersion":"2025-06-18","capabilities":{"prompts":{}}})"_ba
                              << u"the server has no tools"_s;
}

void TestJsonRpc::negotiatesVersions()
{
    QFETCH(const QByteArray, result);
    const auto version = readInitializeResult(QJsonDocument::fromJson(result).object());
    QTEST(version ? QString() : version.error().detail, "error");
}

void TestJsonRpc::checksTools_data()
{
    QTest::addColumn<QByteArray>("tool");
    QTest::addColumn<QString>("error");
    QTest::newRow("fits")
            << R"({"inputSchema":{"properties":{"q":{},"n":{},"lang":{},"more":{}},"required":["q","lang"]}})"_ba
            << QString();
    QTest::newRow("no schema") << "{}"_ba << QString();
    QTest::newRow("other names") << R"({"inputSchema":{"properties":{"query":{},"lang":{}}}})"_ba
                                 << u"tool 't' has no argument 'n'; it has lang, query"_s;
    QTest::newRow("wants more")
            << R"({"inputSchema":{"properties":{"q":{},"n":{},"lang":{},"kb":{}},"required":["q","kb"]}})"_ba
            << u"tool 't' needs the argument 'kb': add it to fixed_arguments"_s;
}

void TestJsonRpc::checksTools()
{
    QFETCH(const QByteArray, tool);
    McpSettings settings;
    settings.tool = u"t"_s;
    settings.queryArgument = u"q"_s;
    settings.limitArgument = u"n"_s;
    settings.fixedArguments = {{u"lang"_s, u"zh"_s}};
    QCOMPARE(toolArguments(settings, u"x"_s, 3),
            (QJsonObject{{u"q"_s, u"x"_s}, {u"n"_s, 3}, {u"lang"_s, u"zh"_s}}));
    const auto checked = checkTool(QJsonDocument::fromJson(tool).object(), settings);
    QTEST(checked ? QString() : checked.error().detail, "error");
}

void TestJsonRpc::readsToolResults_data()
{
    QTest::addColumn<QByteArray>("result");
    QTest::addColumn<QByteArray>("json"); // empty: an error
    QTest::addColumn<QString>("error");
    const auto row = [](const char *name, const QByteArray &result, const QByteArray &json,
                             const QString &error = {}) { QTest::newRow(name) << result << json << error; };
    row("structured", R"({"structuredContent":{"a":1},"content":[{"type":"text","text":"x"}]})",
            R"({"a":1})");
    row("text", R"({"content":[{"type":"text","text":"{\"a\":1}"}]})", R"({"a":1})");
    row("text that is an array", R"({"content":[{"type":"text","text":"[1]"}]})", "[1]");
    row("cut in two", R"({"content":[{"type":"text","text":"{\"a\":"},{"type":"text","text":"1}"}]})",
            R"({"a":1})");
    row("a text a hit",
            R"({"content":[{"type":"text","text":"{\"a\":1}"},{"type":"text","text":"{\"a\":2}"}]})",
            R"([{"a":1},{"a":2}])");
    row("resource", R"({"content":[{"type":"resource","resource":{"text":"{\"a\":1}"}}]})", R"({"a":1})");
    row("images beside", R"({"content":[{"type":"image","data":"x"},{"type":"text","text":"{}"}]})", "{}");
    row("prose", R"({"content":[{"type":"text","text":"I found nothing."}]})", {},
            u"expected JSON, illegal value at byte 1"_s);
    row("nothing", "{}", {}, u"expected JSON, found nothing"_s);
    row("error", R"({"isError":true,"content":[{"type":"text","text":"index\n is down"}]})", {},
            u"the tool failed: index is down"_s);
    row("error without words", R"({"isError":true})", {}, u"the tool failed"_s);
}

void TestJsonRpc::readsToolResults()
{
    QFETCH(const QByteArray, result);
    QFETCH(const QByteArray, json);
    const auto read = readToolResult(QJsonDocument::fromJson(result).object());
    QTEST(read ? QString() : read.error().detail, "error");
    if (!read)
        return;
    const QJsonDocument written =
            read->isArray() ? QJsonDocument(read->toArray()) : QJsonDocument(read->toObject());
    QCOMPARE(written.toJson(QJsonDocument::Compact), json);
}

QTEST_GUILESS_MAIN(TestJsonRpc)

#include "tst_jsonrpc.moc"
