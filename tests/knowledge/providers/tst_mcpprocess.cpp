// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "knowledge/providers/mcpprovider.h"

#include "madeservices.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTemporaryDir>
#include <QTest>

using namespace Winnow;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

class TestMcpProcess final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void callsTheTool_data();
    void callsTheTool();
    void oneServerForManySearches();
    void badServers_data();
    void badServers();
    void startsAgainAfterACrash();
    void cannotBeStarted();
    void tokenGoesIntoTheEnvironmentOnly();
    void stopsAtOnce();
    void providerMayGoFirst();

private:
    std::shared_ptr<McpProvider> provider(const QStringList &arguments,
            std::chrono::milliseconds patience = 20s, const QByteArray &more = {}) const;

    MadeServices m_made;
};

static const QString program = QStringLiteral(WINNOW_MCP_TEST_SERVER);

void TestMcpProcess::init()
{
    m_made = {};
}

std::shared_ptr<McpProvider> TestMcpProcess::provider(
        const QStringList &arguments, std::chrono::milliseconds patience, const QByteArray &more) const
{
    const QJsonArray list = QJsonArray::fromStringList(arguments);
    const QByteArray json = R"({"name":"mcp","kind":"mcp","tool":"search","command":")" + program.toUtf8()
            + R"(","arguments":)" + QJsonDocument(list).toJson(QJsonDocument::Compact)
            + R"(,"paths":{"hits":"hits","id":"id","title":"t","score":"s"})" + more + '}';
    return std::make_shared<McpProvider>(settingsFrom(json), m_made.services(patience));
}

void TestMcpProcess::callsTheTool_data()
{
    QTest::addColumn<QString>("mode");
    QTest::newRow("good") << u"good"_s;
    QTest::newRow("older version") << u"old"_s;
    QTest::newRow("notifications, garbage, other ids and requests between") << u"noisy"_s;
}

void TestMcpProcess::callsTheTool()
{
    QFETCH(const QString, mode);
    const auto result = QCoro::waitFor(searchOne(provider({mode}), u"错误码 507011"_s, 5));
    WINNOW_VERIFY_ANSWER(result);
    QCOMPARE(result->hits, (QList<ProviderHit>{{u"n1"_s, u"中文"_s, {}, {}, {}, 0.9}}));
}

void TestMcpProcess::oneServerForManySearches()
{
    const auto asked = provider({u"good"_s});
    QCoro::Task<QList<SearchResult>> first = asked->search({u"a"_s, u"b"_s, u"c"_s}, 5);
    QCoro::Task<QList<SearchResult>> second = asked->search({u"d"_s}, 5);
    for (const SearchResult &result : QCoro::waitFor(first) + QCoro::waitFor(second))
        WINNOW_VERIFY_ANSWER(result);
    // A server that would end with its second call got only one.
    WINNOW_VERIFY_ANSWER(QCoro::waitFor(searchOne(provider({u"crash-second"_s}), u"a"_s, 5)));
}

void TestMcpProcess::badServers_data()
{
    QTest::addColumn<QString>("mode");
    QTest::addColumn<ProviderErrorCode>("code");
    QTest::addColumn<QString>("detail");
    const auto row = [](const char *mode, ProviderErrorCode code, const QString &detail) {
        QTest::newRow(mode) << QString::fromLatin1(mode) << code << detail;
    };
    row("crash", ProviderErrorCode::Crashed, u"the server crashed: FATAL: index is gone"_s);
    row("exit", ProviderErrorCode::Crashed, u"the server ended with code 3: no licence"_s);
    row("cut", ProviderErrorCode::Crashed, u"the server ended with code 0"_s);
    row("hang", ProviderErrorCode::Timeout, u"no answer within 0.4 s"_s);
    row("hang-at-start", ProviderErrorCode::Timeout, u"no answer within 0.4 s"_s);
    row("wrong-id", ProviderErrorCode::Timeout, u"no answer within 0.4 s"_s);
    row("garbage-then-hang", ProviderErrorCode::Timeout,
            u"no answer within 0.4 s (1 lines are no messages, the first: Traceback (most recent call last):)"_s);
    row("endless-line", ProviderErrorCode::TooLarge, u"wrote more than 1000000 bytes without an answer"_s);
    row("endless-lines", ProviderErrorCode::TooLarge, u"wrote more than 1000000 bytes without an answer"_s);
    row("alien", ProviderErrorCode::Unsupported,
            u"the server speaks protocol version '0.1', which is not known here"_s);
}

void TestMcpProcess::badServers()
{
    QFETCH(const QString, mode);
    QFETCH(const ProviderErrorCode, code);
    const auto result = QCoro::waitFor(
            searchOne(provider({mode}, code == ProviderErrorCode::Timeout ? 400ms : 20'000ms), u"a"_s, 5));
    QVERIFY(!result);
    QTEST(result.error().detail, "detail");
    QCOMPARE(result.error().code, code);
    QCOMPARE(result.error().address, program.section(u'/', -1));
    QCOMPARE(m_made.clock->waits().size(), code == ProviderErrorCode::Crashed ? 1 : 0);
}

void TestMcpProcess::startsAgainAfterACrash()
{
    const QTemporaryDir folder;
    const auto once =
            QCoro::waitFor(searchOne(provider({u"crash-once"_s, folder.filePath(u"crashed"_s)}), u"a"_s, 5));
    WINNOW_VERIFY_ANSWER(once);
    QCOMPARE(m_made.clock->waits().size(), 1);
    // A server that every second call kills is started for each.
    const auto results = QCoro::waitFor(provider({u"crash-second"_s})->search({u"a"_s, u"b"_s, u"c"_s}, 5));
    for (const SearchResult &result : results)
        WINNOW_VERIFY_ANSWER(result);
}

void TestMcpProcess::cannotBeStarted()
{
    const ProviderSettings settings = settingsFrom(
            R"({"name":"mcp","kind":"mcp","tool":"t","command":"/no/such/server","paths":{"id":"i","title":"t"}})");
    const auto asked = std::make_shared<McpProvider>(settings, m_made.services());
    const auto results = QCoro::waitFor(asked->search({u"a"_s, u"b"_s}, 5));
    QCOMPARE(results.size(), 2);
    QCOMPARE(results[1].error().code, ProviderErrorCode::NotStarted);
    QVERIFY(describeProviderError(results[1].error()).endsWith("check the command in the settings"_L1));
}

void TestMcpProcess::tokenGoesIntoTheEnvironmentOnly()
{
    const QByteArray token = R"(,"token":{"variable":"KG_TOKEN"})";
    const auto missing = QCoro::waitFor(searchOne(provider({u"token"_s}, 20s, token), u"a"_s, 5));
    QCOMPARE(missing.error().code, ProviderErrorCode::TokenMissing);
    QCoro::waitFor(m_made.tokens->write(u"knowledge/mcp"_s, u"hush"_s));
    const auto given = QCoro::waitFor(searchOne(provider({u"token"_s}, 20s, token), u"a"_s, 5));
    WINNOW_VERIFY_ANSWER(given);
    QCOMPARE(given->hits.first().title, u"hush"_s);
    const auto error = QCoro::waitFor(searchOne(provider({u"token-in-error"_s}, 20s, token), u"a"_s, 5));
    QCOMPARE(error.error().detail, u"bad …"_s);
}

void TestMcpProcess::stopsAtOnce()
{
    std::stop_source stop;
    const auto asked = provider({u"hang"_s});
    QCoro::Task<QList<SearchResult>> task = asked->search({u"a"_s, u"b"_s}, 5, stop.get_token());
    QVERIFY(!task.isReady());
    stop.request_stop();
    QTRY_VERIFY(task.isReady());
    for (const SearchResult &result : QCoro::waitFor(task))
        QCOMPARE(result.error().code, ProviderErrorCode::Cancelled);
}

void TestMcpProcess::providerMayGoFirst()
{
    QCoro::Task<QList<SearchResult>> task = provider({u"good"_s})->search({u"a"_s}, 5);
    WINNOW_VERIFY_ANSWER(QCoro::waitFor(task).first());
}

QTEST_GUILESS_MAIN(TestMcpProcess)

#include "tst_mcpprocess.moc"
