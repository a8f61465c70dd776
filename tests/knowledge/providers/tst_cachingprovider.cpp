// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "knowledge/providers/cachingprovider.h"
#include "knowledge/providers/localprovider.h"
#include "knowledge/providers/makeprovider.h"

#include "madeservices.h"
#include "support/scriptedprovider.h"

#include <QTemporaryDir>
#include <QTest>

using namespace Winnow;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

class TestCachingProvider final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void freshAnswersAreNotAskedForAgain();
    void oldAnswersServeInAnOutage();
    void anOutageIsNotTriedWithEachQuery();
    void otherErrorsAreTold_data();
    void otherErrorsAreTold();
    void wrongClocksMakeNothingFresh();
    void asksEachQueryOnce();
    void damagedFilesAreAskedAnew();
    void localFunctionsAreProviders();
    void providersAreMadeAsTheirSettingsSay();

private:
    std::shared_ptr<CachingProvider> caching();
    SearchResult search(const QString &query);

    std::unique_ptr<QTemporaryDir> m_folder;
    std::shared_ptr<ManualClock> m_clock;
    std::shared_ptr<ScriptedProvider> m_inner;
    std::shared_ptr<CachingProvider> m_caching;
};

void TestCachingProvider::init()
{
    QTest::failOnWarning();
    m_folder = std::make_unique<QTemporaryDir>();
    m_clock = std::make_shared<ManualClock>();
    m_inner = std::make_shared<ScriptedProvider>(u"inner"_s, m_clock);
    m_caching = caching();
}

std::shared_ptr<CachingProvider> TestCachingProvider::caching()
{
    return std::make_shared<CachingProvider>(m_inner, AnswerCache(m_folder->path()), 24h, m_clock);
}

SearchResult TestCachingProvider::search(const QString &query)
{
    return QCoro::waitFor(searchOne(m_caching, query, 5));
}

void TestCachingProvider::freshAnswersAreNotAskedForAgain()
{
    m_inner->answer(u"a"_s, {{u"n1"_s, u"T"_s}});
    const auto first = search(u"a"_s);
    QVERIFY(first && !first->isFromCache);
    m_clock->goOn(23h);
    m_caching = caching(); // the next run
    const auto second = search(u"a"_s);
    QVERIFY(second && second->isFromCache && !second->isStale);
    QCOMPARE(second->hits, first->hits);
    QCOMPARE(second->age, 23h);
    QCOMPARE(m_inner->asked(), QStringList(u"a"_s));
    m_clock->goOn(2h);
    m_inner->answer(u"a"_s, {{u"n2"_s, u"T"_s}});
    const auto third = search(u"a"_s);
    QVERIFY(third && !third->isFromCache);
    QCOMPARE(third->hits.first().id, u"n2"_s);
    QCOMPARE(search(u"a"_s)->hits.first().id, u"n2"_s);
    QCOMPARE(m_inner->asked().size(), 2);
}

void TestCachingProvider::oldAnswersServeInAnOutage()
{
    m_inner->answer(u"a"_s, {{u"n1"_s, u"T"_s}});
    QVERIFY(search(u"a"_s));
    m_clock->goOn(100h);
    m_inner->fail(ProviderErrorCode::Unreachable);
    const auto stale = search(u"a"_s);
    QVERIFY(stale);
    QVERIFY(stale->isFromCache && stale->isStale);
    QCOMPARE(stale->age, 100h);
    QCOMPARE(stale->staleBecause, u"provider 'inner': scripted"_s);
    QCOMPARE(search(u"b"_s).error().code, ProviderErrorCode::Unreachable);
    m_inner->recover();
    m_clock->goOn(1min);
    QVERIFY(!search(u"a"_s)->isFromCache);
}

void TestCachingProvider::anOutageIsNotTriedWithEachQuery()
{
    const QStringList queries{u"a"_s, u"b"_s, u"c"_s};
    QCoro::waitFor(m_caching->search(queries, 5));
    m_clock->goOn(100h);
    m_inner->fail(ProviderErrorCode::Timeout);
    m_inner->forgetAsked();
    for (const QString &query : queries)
        QVERIFY(search(query)->isStale);
    QCOMPARE(m_inner->asked(), QStringList(u"a"_s));
    m_clock->goOn(31s);
    QVERIFY(search(u"b"_s)->isStale);
    QCOMPARE(m_inner->asked(), (QStringList{u"a"_s, u"b"_s}));
}

void TestCachingProvider::otherErrorsAreTold_data()
{
    QTest::addColumn<ProviderErrorCode>("code");
    QTest::newRow("unauthorized") << ProviderErrorCode::Unauthorized;
    QTest::newRow("bad answer") << ProviderErrorCode::BadAnswer;
    QTest::newRow("cancelled") << ProviderErrorCode::Cancelled;
    QTest::newRow("token") << ProviderErrorCode::TokenMissing;
}

void TestCachingProvider::otherErrorsAreTold()
{
    QFETCH(const ProviderErrorCode, code);
    QVERIFY(search(u"a"_s));
    m_clock->goOn(100h);
    m_inner->fail(code);
    const auto result = search(u"a"_s);
    QVERIFY(!result);
    QCOMPARE(result.error().code, code);
}

void TestCachingProvider::wrongClocksMakeNothingFresh()
{
    QVERIFY(search(u"a"_s));
    m_clock->goOn(-48h);
    QVERIFY(!search(u"a"_s)->isFromCache);
}

void TestCachingProvider::asksEachQueryOnce()
{
    m_inner->answer(u"b"_s, {{u"nb"_s, u"T"_s}});
    QVERIFY(search(u"a"_s));
    m_inner->forgetAsked();
    const auto results = QCoro::waitFor(m_caching->search({u"b"_s, u"a"_s, u"b"_s}, 5));
    QCOMPARE(results.size(), 3);
    QVERIFY(!results[0]->isFromCache && results[1]->isFromCache);
    QCOMPARE(results[2]->hits, results[0]->hits);
    QCOMPARE(m_inner->asked(), QStringList(u"b"_s));
}

void TestCachingProvider::damagedFilesAreAskedAnew()
{
    QVERIFY(search(u"a"_s));
    for (const QFileInfo &info : QDir(m_folder->path()).entryInfoList(QDir::Files)) {
        QFile file(info.filePath());
        QVERIFY(file.resize(file.size() / 2));
    }
    QVERIFY(!search(u"a"_s)->isFromCache);
    QVERIFY(search(u"a"_s)->isFromCache);
}

void TestCachingProvider::localFunctionsAreProviders()
{
    const auto local = std::make_shared<LocalProvider>(
            u"index"_s,
            [](const QString &query, int limit) -> std::expected<QList<ProviderHit>, QString> {
                if (query == "bad"_L1)
                    return std::unexpected(u"no index"_s);
                return QList<ProviderHit>(limit, ProviderHit{query, u"T"_s});
            },
            m_clock);
    const auto results = QCoro::waitFor(local->search({u"a"_s, u"bad"_s}, 2));
    QCOMPARE(results[0]->hits.size(), 2);
    QCOMPARE(results[0]->hits.first().id, u"a"_s);
    QCOMPARE(describeProviderError(results[1].error()), u"provider 'index': no index"_s);
    std::stop_source stop;
    stop.request_stop();
    QCOMPARE(QCoro::waitFor(local->search({u"a"_s}, 2, stop.get_token())).first().error().code,
            ProviderErrorCode::Cancelled);
}

void TestCachingProvider::providersAreMadeAsTheirSettingsSay()
{
    const QByteArray paths = R"("paths":{"id":"i","title":"t"})";
    const auto settings = readProviderSettings(R"([
        {"name":"r","kind":"reconciliation","url":"http://localhost/r"},
        {"name":"off","kind":"reconciliation","url":"http://localhost/r","enabled":false},
        {"name":"j","kind":"json-search","url":"http://localhost/?q={query}",)"
            + paths + R"(},{"name":"m","kind":"mcp","command":"x","tool":"t",)" + paths + "}]");
    QVERIFY(settings);
    const auto providers = makeProviders(*settings,
            makeProviderServices(std::make_shared<MemoryTokenStore>()), AnswerCache(m_folder->path()));
    QStringList names;
    QSet<QByteArray> identities;
    for (const auto &provider : providers) {
        names.append(provider->name());
        identities.insert(provider->identity());
    }
    QCOMPARE(names, (QStringList{u"r"_s, u"j"_s, u"m"_s}));
    QCOMPARE(identities.size(), 3);
}

QTEST_GUILESS_MAIN(TestCachingProvider)

#include "tst_cachingprovider.moc"
