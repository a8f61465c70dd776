// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "knowledge/providers/providersettings.h"

#include <QTest>

using namespace Winnow;
using namespace Qt::StringLiterals;

class TestProviderSettings final : public QObject
{
    Q_OBJECT

private slots:
    void comeBackAsWritten();
    void defaultsNeedNotBeSaid();
    void sayWhereTheyAreWrong_data();
    void sayWhereTheyAreWrong();
    void errorsDoNotRepeatSecrets();
};

void TestProviderSettings::comeBackAsWritten()
{
    ProviderSettings reconciliation;
    reconciliation.name = u"图谱"_s;
    reconciliation.service = ReconciliationSettings{QUrl(u"https://kg.example/reconcile"_s), u"Doc"_s};
    reconciliation.scoreTop = 250;
    reconciliation.token = {true, u"X-Key"_s, u""_s, {}};
    ProviderSettings json;
    json.name = u"search"_s;
    json.isEnabled = false;
    json.service = JsonSearchSettings{u"https://s.example/find/{limit}"_s, HttpMethod::Post,
            {{u"X-Lang"_s, u"zh"_s}}, QJsonObject{{u"q"_s, u"{query}"_s}},
            {u"hits[*]"_s, u"id"_s, u"t"_s, u"u"_s, u"k"_s, u"s"_s, u"e"_s}};
    json.freshHours = 0;
    json.connectSeconds = 3;
    json.answerSeconds = 5;
    json.attempts = 1;
    ProviderSettings program;
    program.name = u"program"_s;
    program.service = McpSettings{u"kg-server"_s, {u"--stdio"_s}, {}, u"search"_s, u"text"_s, u"top"_s,
            QJsonObject{{u"lang"_s, u"zh"_s}}, {{}, u"id"_s, u"t"_s, {}, {}, {}, {}}};
    program.token = {true, u"Authorization"_s, u"Bearer "_s, u"KG_TOKEN"_s};
    ProviderSettings server;
    server.name = u"server"_s;
    McpSettings http;
    http.url = QUrl(u"https://mcp.example/mcp"_s);
    http.tool = u"find"_s;
    http.paths = {u"results"_s, {}, u"title"_s, u"url"_s, {}, {}, {}};
    server.service = http;
    const QList<ProviderSettings> all{reconciliation, json, program, server};
    const QByteArray text = writeProviderSettings(all);
    const auto read = readProviderSettings(text);
    QVERIFY2(read, read ? "" : qPrintable(formatProviderSettingsError(read.error())));
    QCOMPARE(read->size(), 4);
    for (qsizetype i = 0; i < all.size(); ++i)
        QVERIFY2(read->at(i) == all[i], qPrintable(all[i].name));
    QCOMPARE(writeProviderSettings(*read), text);
    QCOMPARE(tokenKey(reconciliation), u"knowledge/图谱"_s);
    QCOMPARE(providerKindName(server), u"mcp"_s);
}

void TestProviderSettings::defaultsNeedNotBeSaid()
{
    const auto read =
            readProviderSettings(R"([{"name":"a","kind":"reconciliation","url":"http://a.example/r"}])");
    QVERIFY(read);
    const ProviderSettings &settings = read->first();
    QVERIFY(settings.isEnabled);
    QCOMPARE(settings.scoreTop, 100.0);
    QVERIFY(!settings.token.isNeeded);
    QCOMPARE(settings.freshHours, 168);
    QVERIFY(readProviderSettings("[]")->isEmpty());
}

void TestProviderSettings::sayWhereTheyAreWrong_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QString>("error");
    const auto row = [](const char *name, const QByteArray &json, const QString &error) {
        QTest::newRow(name) << json << error;
    };
    // One provider of each kind, with a piece put in.
    const auto reconciliation = [](const QByteArray &more) {
        return R"([{"name":"a","kind":"reconciliation",)" + more + "}]";
    };
    const auto search = [](const QByteArray &url, const QByteArray &paths, const QByteArray &more = {}) {
        return R"([{"name":"a","kind":"json-search","url":")" + url + R"(","paths":{)" + paths + "}" + more
                + "}]";
    };
    const auto mcp = [](const QByteArray &more) {
        return R"([{"name":"a","kind":"mcp","tool":"t","paths":{"id":"i","title":"t"},)" + more + "}]";
    };
    const QByteArray good = "https://a.example/?q={query}";
    const QByteArray paths = R"("id":"i","title":"t")";
    row("no JSON", "x", u"providers: illegal value at byte 1"_s);
    row("object", "{}", u"providers: expected an array"_s);
    row("a number", "[7]", u"providers[0]: expected an object"_s);
    row("no name", R"([{"kind":"mcp"}])", u"providers[0].name: missing"_s);
    row("slash in name", R"([{"name":"a/b","kind":"x"}])",
            u"providers[0].name: expected a short name without '/'"_s);
    row("unknown kind", R"([{"name":"a","kind":"sparql"}])",
            u"providers[0].kind: unknown kind (reconciliation, json-search, mcp)"_s);
    row("no url", R"([{"name":"a","kind":"reconciliation"}])", u"providers[0].url: missing"_s);
    row("url is a number", reconciliation(R"("url":7)"),
            u"providers[0].url: expected a string, found a number"_s);
    row("no web address", reconciliation(R"("url":"ftp://a.example")"),
            u"providers[0].url: expected an http or https address"_s);
    row("unknown key", reconciliation(R"("url":"https://a.example","tool":"x")"),
            u"providers[0].tool: unknown key"_s);
    row("password in url", reconciliation(R"("url":"https://u:p@a.example")"),
            u"providers[0].url: secrets belong in the keychain: take it out and set \"token\""_s);
    row("token in url", search("https://a.example/?q={query}&api_key=hush", paths),
            u"providers[0].url: 'api_key': secrets belong in the keychain: take it out and set \"token\""_s);
    row("query missing in url", search("https://a.example/", paths),
            u"providers[0].url: expected {query} in it"_s);
    row("method", search(good, paths, R"(,"method":"PUT")"), u"providers[0].method: expected GET or POST"_s);
    row("body with GET", search(good, paths, R"(,"body":{"a":1})"),
            u"providers[0].body: only POST has a body"_s);
    row("secret header", search(good, paths, R"(,"headers":{"X-Api-Key":"hush"})"),
            u"providers[0].headers.X-Api-Key: secrets belong in the keychain: take it out and set \"token\""_s);
    row("header name", search(good, paths, R"(,"headers":{"a b":"x"})"),
            u"providers[0].headers.a b: no header of HTTP"_s);
    row("header with a line end", search(good, paths, R"(,"headers":{"A":"x\r\nB: y"})"),
            u"providers[0].headers.A: no header of HTTP"_s);
    row("header is a number", search(good, paths, R"(,"headers":{"A":1})"),
            u"providers[0].headers.A: expected a string, found a number"_s);
    row("no title path", search(good, R"("id":"i")"), u"providers[0].paths.title: missing"_s);
    row("neither id nor url", search(good, R"("title":"t")"),
            u"providers[0].paths.id: missing (an id or an url is needed)"_s);
    row("path", search(good, R"("id":"a..b","title":"t")"),
            u"providers[0].paths.id: expected a key (character 3)"_s);
    row("unknown path", search(good, R"("id":"a","title":"t","x":"y")"),
            u"providers[0].paths.x: unknown key"_s);
    row("mcp with neither", mcp(R"("enabled":true)"),
            u"providers[0].command: expected either a command or an url"_s);
    row("mcp with both", mcp(R"("command":"x","url":"https://a.example")"),
            u"providers[0].command: expected either a command or an url"_s);
    row("argument is a number", mcp(R"("command":"x","arguments":["a",1])"),
            u"providers[0].arguments[1]: expected a string"_s);
    row("command's token", mcp(R"("command":"x","token":{})"),
            u"providers[0].token.variable: missing (a command gets its token in an environment variable)"_s);
    row("token over http", reconciliation(R"("url":"http://a.example","token":{})"),
            u"providers[0].url: a token goes only over https"_s);
    row("token key", reconciliation(R"("url":"https://a.example","token":{"value":"hush"})"),
            u"providers[0].token.value: unknown key"_s);
    row("score_top", reconciliation(R"("url":"https://a.example","score_top":0)"),
            u"providers[0].score_top: expected a number from 1e-09 to 1e+12"_s);
    row("attempts", reconciliation(R"("url":"https://a.example","attempts":1.5)"),
            u"providers[0].attempts: expected a whole number"_s);
    row("enabled", reconciliation(R"("url":"https://a.example","enabled":"yes")"),
            u"providers[0].enabled: expected true or false, found a string"_s);
    row("name twice",
            R"([{"name":"a","kind":"reconciliation","url":"https://a.example"},)"
            R"({"name":"a","kind":"reconciliation","url":"https://b.example"}])",
            u"providers[1].name: 'a' is the name of an earlier provider"_s);
}

void TestProviderSettings::sayWhereTheyAreWrong()
{
    QFETCH(const QByteArray, json);
    const auto read = readProviderSettings(json);
    QVERIFY(!read);
    QTEST(formatProviderSettingsError(read.error()), "error");
}

void TestProviderSettings::errorsDoNotRepeatSecrets()
{
    const auto readWith = [](const QByteArray &fields) {
        return readProviderSettings(R"([{"name":"a","kind":"reconciliation",)" + fields + "}]");
    };
    for (const QByteArray &fields :
            {R"("url":"https://u:hush@a.example")"_ba, R"("url":"https://a.example/?token=hush")"_ba,
                    R"("url":"https://a.example/","token":"hush")"_ba}) {
        const auto read = readWith(fields);
        QVERIFY(!read);
        QVERIFY(!formatProviderSettingsError(read.error()).contains("hush"_L1));
    }
    // This machine needs no encryption.
    const QByteArray here = R"("url":"http://127.0.0.1:1/","token":{})";
    const QByteArray alsoHere = R"("url":"http://localhost/","token":{})";
    QVERIFY(readWith(here));
    QVERIFY(readWith(alsoHere));
}

QTEST_GUILESS_MAIN(TestProviderSettings)

#include "tst_providersettings.moc"
