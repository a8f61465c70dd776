// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "knowledge/providers/reconciliationmessages.h"
#include "knowledge/providers/reconciliationprovider.h"

#include "madeservices.h"
#include "support/loopbackserver.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>
#include <QUrlQuery>

using namespace Winnow;
using namespace Qt::StringLiterals;

/// The queries of a form, by key.
static QJsonObject queriesIn(const QByteArray &form)
{
    const QUrlQuery query(QString::fromUtf8(form));
    return QJsonDocument::fromJson(query.queryItemValue(u"queries"_s, QUrl::FullyDecoded).toUtf8()).object();
}

class TestReconciliation final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void readsManifests();
    void refusesManifests_data();
    void refusesManifests();
    void formsHoldTheQueries();
    void refusesAnswers_data();
    void refusesAnswers();
    void asksInBatches();
    void oneBadAnswerIsOnlyItsQuerys();
    void smallerBatchesWhereTheyAreTooLarge();
    void manifestFaultFailsEveryQuery();
    void serverOutIsNotAskedAgainAndAgain();
    void wantsATokenAndGetsIt();
    void suggestsAndPreviews();

private:
    std::shared_ptr<ReconciliationProvider> provider(const QByteArray &more = {});
    void serve(LoopbackServer::Handler handler);

    MadeServices m_made;
    std::unique_ptr<LoopbackServer> m_server;
};

/// A manifest with everything; SERVER stands for the server's address.
static QByteArray goodManifest()
{
    return R"({"versions":["0.1","0.2"],"name":"KG","identifierSpace":"https://kg.example/id/",
    "schemaSpace":"https://kg.example/schema","view":{"url":"https://kg.example/n/{{id}}"},
    "preview":{"url":"https://kg.example/p/{{id}}","width":300,"height":200},"batchSize":3,
    "suggest":{"entity":{"service_url":"SERVER","service_path":"/suggest"}}})";
}

void TestReconciliation::init()
{
    QTest::failOnWarning();
    m_made = {};
}

/// Answers GET with the manifest and leaves the rest to @p handler.
void TestReconciliation::serve(LoopbackServer::Handler handler)
{
    m_server = std::make_unique<LoopbackServer>(
            [this, handler](const LoopbackRequest &request, QTcpSocket &socket) {
                QByteArray manifest = goodManifest();
                manifest.replace("SERVER", m_server->url(u""_s).toString().toUtf8());
                if (request.method == "GET" && request.target == "/r")
                    LoopbackServer::answer(socket, 200, manifest);
                else
                    handler(request, socket);
            });
}

std::shared_ptr<ReconciliationProvider> TestReconciliation::provider(const QByteArray &more)
{
    const QByteArray url = m_server->url(u"/r"_s).toString().toUtf8();
    return std::make_shared<ReconciliationProvider>(
            settingsFrom(R"({"name":"kg","kind":"reconciliation","url":")" + url + '"' + more + '}'),
            m_made.services());
}

void TestReconciliation::readsManifests()
{
    const QUrl endpoint(u"https://kg.example/r"_s);
    QByteArray text = goodManifest();
    text.replace("SERVER", "https://kg.example");
    const auto manifest = readReconciliationManifest(QJsonDocument::fromJson(text).object(), endpoint);
    QVERIFY(manifest);
    QCOMPARE(manifest->name, u"KG"_s);
    QCOMPARE(manifest->batchSize, 3);
    QCOMPARE(manifest->suggestEntity, QUrl(u"https://kg.example/suggest"_s));
    QCOMPARE(manifest->previewSize, QSize(300, 200));
    QVERIFY(!manifest->wantsToken);
    QCOMPARE(filledTemplate(manifest->view, u"a/b 中"_s), u"https://kg.example/n/a%2Fb%20%E4%B8%AD"_s);
    const auto least = readReconciliationManifest(
            QJsonObject{{u"versions"_s, QJsonArray{u"0.2"_s}}, {u"name"_s, u"n"_s},
                    {u"identifierSpace"_s, u"i"_s}, {u"schemaSpace"_s, u"s"_s},
                    {u"authentication"_s, QJsonObject{{u"type"_s, u"basic"_s}}},
                    {u"suggest"_s, QJsonObject{{u"entity"_s, QJsonObject{{u"service_path"_s, u"/s"_s}}}}}},
            endpoint);
    QVERIFY(least);
    QCOMPARE(least->batchSize, 10);
    QVERIFY(least->view.isNull());
    QVERIFY(least->wantsToken);
    QCOMPARE(least->suggestEntity, QUrl(u"https://kg.example/s"_s));
}

void TestReconciliation::refusesManifests_data()
{
    QTest::addColumn<QByteArray>("without"); // a piece of the good one …
    QTest::addColumn<QByteArray>("with"); // … replaced
    QTest::addColumn<QString>("place");
    QTest::addColumn<QString>("message");
    const auto row = [](const char *name, const QByteArray &without, const QByteArray &with,
                             const QString &place, const QString &message) {
        QTest::newRow(name) << without << with << place << message;
    };
    row("no versions", R"("versions":["0.1","0.2"],)", {}, u"versions"_s,
            u"missing: the service speaks version 0.1 only, 0.2 is needed"_s);
    row("0.1 only", R"("0.1","0.2")", R"("0.1")", u"versions"_s, u"the service speaks 0.1, 0.2 is needed"_s);
    row("newer only", R"("0.1","0.2")", R"("1.0")", u"versions"_s,
            u"the service speaks 1.0, 0.2 is needed"_s);
    row("versions is a text", R"(["0.1","0.2"])", R"("0.2")", u"versions"_s,
            u"expected an array, found a string"_s);
    row("no name", R"("name":"KG",)", {}, u"name"_s, u"missing"_s);
    row("blank identifierSpace", R"("https://kg.example/id/")", R"(" ")", u"identifierSpace"_s, u"empty"_s);
    row("schemaSpace is a number", R"("https://kg.example/schema")", "5", u"schemaSpace"_s,
            u"expected a string, found a number"_s);
    row("view without id", "n/{{id}}", "n/{id}", u"view.url"_s, u"expected {{id}} in it"_s);
    row("view is no address", "https://kg.example/n/{{id}}", "javascript:{{id}}", u"view.url"_s,
            u"expected an http or https address"_s);
    row("view without url", R"({"url":"https://kg.example/n/{{id}}"})", "{}", u"view.url"_s, u"missing"_s);
    row("preview without id", "p/{{id}}", "p/", u"preview.url"_s, u"expected {{id}} in it"_s);
    row("no batch", R"("batchSize":3)", R"("batchSize":0)", u"batchSize"_s, u"expected a number from 1"_s);
    row("suggest elsewhere", "SERVER", "ftp://x.example", u"suggest.entity.service_url"_s,
            u"expected an http or https address"_s);
}

void TestReconciliation::refusesManifests()
{
    QFETCH(const QByteArray, without);
    QFETCH(const QByteArray, with);
    QByteArray text = goodManifest();
    QVERIFY(text.contains(without));
    text.replace(without, with);
    text.replace("SERVER", "https://kg.example");
    const auto manifest = readReconciliationManifest(
            QJsonDocument::fromJson(text).object(), QUrl(u"https://kg.example/r"_s));
    QVERIFY(!manifest);
    QTEST(manifest.error().place, "place");
    QTEST(manifest.error().message, "message");
}

void TestReconciliation::formsHoldTheQueries()
{
    const QByteArray form = reconciliationForm({u"a&b=c+d"_s, u"错误码 507011"_s}, 4, u"Doc"_s);
    QVERIFY(form.startsWith("queries=%7B"));
    const QJsonObject queries = queriesIn(form);
    QCOMPARE(queries.keys(), (QStringList{u"q0"_s, u"q1"_s}));
    QCOMPARE(queries.value("q0"_L1).toObject(),
            (QJsonObject{{u"query"_s, u"a&b=c+d"_s}, {u"limit"_s, 4}, {u"type"_s, u"Doc"_s}}));
    QCOMPARE(queries.value("q1"_L1)["query"_L1].toString(), u"错误码 507011"_s);
}

void TestReconciliation::refusesAnswers_data()
{
    QTest::addColumn<QByteArray>("answer");
    QTest::addColumn<QString>("place");
    QTest::addColumn<QString>("message");
    const auto row = [](const char *name, const QByteArray &answer, const QString &place,
                             const QString &message) { QTest::newRow(name) << answer << place << message; };
    row("array", "[]", u"$"_s, u"expected an object, found an array"_s);
    row("no such query", R"({"q1":{"result":[]}})", u"q0"_s, u"missing"_s);
    row("no result", R"({"q0":{}})", u"q0.result"_s, u"missing"_s);
    row("result is an object", R"({"q0":{"result":{}}})", u"q0.result"_s, u"expected an array"_s);
    row("query is a list", R"({"q0":[]})", u"q0"_s, u"expected an object, found an array"_s);
    row("candidate is a text", R"({"q0":{"result":["x"]}})", u"q0.result[0]"_s,
            u"expected an object, found a string"_s);
    row("no id", R"({"q0":{"result":[{"name":"n","score":1}]}})", u"q0.result[0].id"_s, u"missing"_s);
    row("id is a number", R"({"q0":{"result":[{"id":1,"name":"n","score":1}]}})", u"q0.result[0].id"_s,
            u"expected a string that is not empty"_s);
    row("no name", R"({"q0":{"result":[{"id":"a","score":1}]}})", u"q0.result[0].name"_s, u"missing"_s);
    row("no score", R"({"q0":{"result":[{"id":"a","name":"n","score":9},{"id":"b","name":"n"}]}})",
            u"q0.result[1].score"_s, u"missing"_s);
    row("score is a text", R"({"q0":{"result":[{"id":"a","name":"n","score":"9"}]}})",
            u"q0.result[0].score"_s, u"expected a number"_s);
}

void TestReconciliation::refusesAnswers()
{
    QFETCH(const QByteArray, answer);
    const QJsonDocument document = QJsonDocument::fromJson(answer);
    const QJsonValue value =
            document.isArray() ? QJsonValue(document.array()) : QJsonValue(document.object());
    const auto hits = readCandidates(value, 0, 5, {}, 100);
    QVERIFY(!hits);
    QTEST(hits.error().place, "place");
    QTEST(hits.error().message, "message");
}

/// An entity a query, its id the query's text.
static void answerQueries(const LoopbackRequest &request, QTcpSocket &socket)
{
    QJsonObject batch;
    const QJsonObject queries = queriesIn(request.body);
    for (auto query = queries.begin(); query != queries.end(); ++query) {
        const QString text = query.value()["query"_L1].toString();
        const QJsonObject candidate{{u"id"_s, text}, {u"name"_s, u"Node "_s + text}, {u"score"_s, 80},
                {u"match"_s, true},
                {u"type"_s, QJsonArray{QJsonObject{{u"id"_s, u"T1"_s}, {u"name"_s, u"Doc"_s}}}},
                {u"description"_s, u"about <b>it</b>"_s}};
        batch.insert(query.key(), QJsonObject{{u"result"_s, QJsonArray{candidate}}});
    }
    LoopbackServer::answer(socket, 200, QJsonDocument(batch).toJson());
}

void TestReconciliation::asksInBatches()
{
    serve(answerQueries);
    const QStringList queries{u"a"_s, u"b"_s, u"c"_s, u"d"_s, u"中 文"_s};
    const auto asked = provider();
    const auto results = QCoro::waitFor(asked->search(queries, 2));
    QCOMPARE(results.size(), 5);
    for (qsizetype i = 0; i < queries.size(); ++i) {
        WINNOW_VERIFY_ANSWER(results[i]);
        QCOMPARE(results[i]->hits.size(), 1);
        QCOMPARE(results[i]->hits.first().id, queries[i]);
    }
    const ProviderHit last = results.last()->hits.first();
    QCOMPARE(last,
            (ProviderHit{u"中 文"_s, u"Node 中 文"_s, u"https://kg.example/n/%E4%B8%AD%20%E6%96%87"_s,
                    u"Doc"_s, u"about it"_s, 0.8, true}));
    QCOMPARE(m_server->requests().size(), 3); // manifest, 3 queries, 2 queries
    QCOMPARE(m_server->requests()[1].headers.value("content-type"), "application/x-www-form-urlencoded");
    QCOMPARE(queriesIn(m_server->requests()[1].body).size(), 3);
    // The manifest is known now.
    WINNOW_VERIFY_ANSWER(QCoro::waitFor(searchOne(asked, u"e"_s, 2)));
    QCOMPARE(m_server->requests().size(), 4);
}

void TestReconciliation::oneBadAnswerIsOnlyItsQuerys()
{
    serve([](const LoopbackRequest &, QTcpSocket &socket) {
        LoopbackServer::answer(
                socket, 200, R"({"q0":{"result":[]},"q1":{"result":[{"id":"x"}]},"q2":{"result":[]}})");
    });
    const auto results = QCoro::waitFor(provider()->search({u"a"_s, u"b"_s, u"c"_s, u"d"_s}, 2));
    QVERIFY(results[0] && !results[1] && results[2] && results[3]);
    QCOMPARE(results[1].error().code, ProviderErrorCode::BadAnswer);
    QCOMPARE(results[1].error().place, u"q1.result[0].name"_s);
    QCOMPARE(describeProviderError(results[1].error()),
            u"provider 'kg': %1: q1.result[0].name: missing; check the JSON paths in the settings"_s.arg(
                    m_server->url(u"/r"_s).toString()));
}

void TestReconciliation::smallerBatchesWhereTheyAreTooLarge()
{
    serve([](const LoopbackRequest &request, QTcpSocket &socket) {
        if (queriesIn(request.body).size() > 1)
            LoopbackServer::answer(socket, 413, "too many");
        else
            answerQueries(request, socket);
    });
    const auto results = QCoro::waitFor(provider()->search({u"a"_s, u"b"_s, u"c"_s}, 2));
    for (const SearchResult &result : results)
        WINNOW_VERIFY_ANSWER(result);
    QCOMPARE(m_server->requests().size(), 5); // manifest, a refusal, three small ones
}

void TestReconciliation::manifestFaultFailsEveryQuery()
{
    m_server = std::make_unique<LoopbackServer>([](const LoopbackRequest &, QTcpSocket &socket) {
        LoopbackServer::answer(socket, 200, R"({"name":"old service"})");
    });
    const auto results = QCoro::waitFor(provider()->search({u"a"_s, u"b"_s}, 2));
    QCOMPARE(results.size(), 2);
    for (const SearchResult &result : results) {
        QCOMPARE(result.error().code, ProviderErrorCode::BadManifest);
        QCOMPARE(result.error().place, u"versions"_s);
    }
}

void TestReconciliation::serverOutIsNotAskedAgainAndAgain()
{
    serve([](const LoopbackRequest &, QTcpSocket &socket) { LoopbackServer::answer(socket, 500, "out"); });
    const auto results = QCoro::waitFor(provider()->search(QStringList(30, u"a"_s), 2));
    QCOMPARE(results.size(), 30);
    QCOMPARE(results.last().error().code, ProviderErrorCode::ServerFailed);
    QCOMPARE(m_server->requests().size(), 1 + 4);
}

void TestReconciliation::wantsATokenAndGetsIt()
{
    serve([](const LoopbackRequest &request, QTcpSocket &socket) {
        if (request.headers.value("authorization") == "Bearer hush")
            answerQueries(request, socket);
        else
            LoopbackServer::answer(socket, 401, R"({"message":"token wrong-one is not good"})");
    });
    const auto missing = QCoro::waitFor(searchOne(provider(R"(,"token":{})"), u"a"_s, 2));
    QCOMPARE(missing.error().code, ProviderErrorCode::TokenMissing);
    QVERIFY(m_server->requests().isEmpty());
    QCoro::waitFor(m_made.tokens->write(u"knowledge/kg"_s, u"wrong-one"_s));
    const auto asked = provider(R"(,"token":{})");
    const auto refused = QCoro::waitFor(searchOne(asked, u"a"_s, 2));
    QCOMPARE(refused.error().code, ProviderErrorCode::Unauthorized);
    QVERIFY2(!describeProviderError(refused.error()).contains("wrong-one"_L1),
            qPrintable(describeProviderError(refused.error())));
    QVERIFY(refused.error().detail.contains("is not good"_L1));
    // A refused token is not kept in mind.
    QCoro::waitFor(m_made.tokens->write(u"knowledge/kg"_s, u"hush"_s));
    WINNOW_VERIFY_ANSWER(QCoro::waitFor(searchOne(asked, u"a"_s, 2)));
}

void TestReconciliation::suggestsAndPreviews()
{
    serve([](const LoopbackRequest &, QTcpSocket &socket) {
        LoopbackServer::answer(
                socket, 200, R"({"result":[{"id":"a","name":"A","notable":["T"]},{"id":"b","name":"B"}]})");
    });
    const auto asked = provider();
    const auto suggested = QCoro::waitFor(asked->suggestEntities(u"中&x"_s));
    WINNOW_VERIFY_ANSWER(suggested);
    QCOMPARE(suggested->size(), 2);
    QCOMPARE(suggested->first().kind, u"T"_s);
    QVERIFY(!suggested->first().score);
    QCOMPARE(m_server->requests().last().target, "/suggest?prefix=%E4%B8%AD%26x");
    const auto preview = QCoro::waitFor(asked->preview(u"a b"_s));
    WINNOW_VERIFY_ANSWER(preview);
    QCOMPARE(preview->url, QUrl(u"https://kg.example/p/a%20b"_s));
    QCOMPARE(preview->size, QSize(300, 200));
}

QTEST_GUILESS_MAIN(TestReconciliation)

#include "tst_reconciliation.moc"
