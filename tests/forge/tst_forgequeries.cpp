// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "forge/forge.h"
#include "forge/forgeerror.h"
#include "forge/forgegaps.h"
#include "forge/forgesettings.h"

#include <QTest>

using namespace Winnow;
using namespace Qt::StringLiterals;

/// What the forges are asked, as it goes over the wire, and the words about their errors.
class TestForgeQueries final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(); }
    void addresses_data();
    void addresses();
    void partsToAsk();
    void namesAndDefaults();
    void baseUrls_data();
    void baseUrls();
    void errorTexts_data();
    void errorTexts();
    void errorsHoldNoToken();
    void everyErrorHasWords();
};

namespace {

QString wire(const ForgeQuery &query, ForgeKind kind)
{
    return QString::fromLatin1(addressOf(query, QUrl(defaultBaseUrl(kind))).toEncoded());
}

HttpError answered(int status, const QByteArray &body)
{
    HttpError error;
    error.code = HttpErrorCode::Status;
    error.status = status;
    error.body = body;
    error.address = u"https://api.gitcode.com/api/v5/x"_s;
    return error;
}

} // namespace

void TestForgeQueries::addresses_data()
{
    QTest::addColumn<QString>("actual");
    QTest::addColumn<QString>("expected");
    const IssueRef issue{u"lantern/reef"_s, u"412"_s};
    const IssuePageQuery page{parseTimestamp(u"2026-07-01T00:00:00Z"), 2, 50};
    const auto rows = [&](ForgeKind kind, const QStringList &expected) {
        const auto forge = Forge::make(kind);
        const QStringList actual{wire(forge->repositories(u"lantern"_s, 1).query, kind),
                wire(forge->repository(issue.repo).query, kind),
                wire(forge->issues(issue.repo, page).query, kind),
                wire(forge->issuePart(issue, IssuePart::Events, 1).query, kind),
                wire(forge->issuePart(issue, IssuePart::Changes, 1).query, kind),
                wire(forge->issuePart(issue, IssuePart::Comments, 3).query, kind),
                wire(forge->change(issue).query, kind), wire(forge->commits(issue, 1).query, kind),
                wire(forge->patch(issue, 1).query, kind)};
        QCOMPARE(actual.size(), expected.size());
        for (qsizetype i = 0; i < actual.size(); ++i)
            QTest::addRow("%s %d", qPrintable(forgeName(kind)), static_cast<int>(i))
                    << actual.at(i) << expected.at(i);
    };
    const QString gitCode = u"https://api.gitcode.com/api/v5"_s;
    rows(ForgeKind::GitCode,
            {gitCode + u"/orgs/lantern/repos?per_page=100&page=1&repo_type=code"_s,
                    gitCode + u"/repos/lantern/reef"_s,
                    gitCode + u"/repos/lantern/reef/issues?per_page=50&page=2&state=all&sort=updated&direction=asc&updated_after=2026-07-01T08%3A00%3A00%2B08%3A00"_s,
                    gitCode + u"/repos/lantern/issues/412/operate_logs?per_page=100&page=1&repo=reef"_s,
                    gitCode + u"/repos/lantern/reef/issues/412/pull_requests?per_page=100&page=1"_s,
                    gitCode + u"/repos/lantern/reef/issues/412/comments?per_page=100&page=3"_s,
                    gitCode + u"/repos/lantern/reef/pulls/412"_s,
                    gitCode + u"/repos/lantern/reef/pulls/412/commits?per_page=100&page=1"_s,
                    gitCode + u"/repos/lantern/reef/pulls/412/files?per_page=100&page=1"_s});
    const QString gitee = u"https://gitee.com/api/v5"_s;
    rows(ForgeKind::Gitee,
            {gitee + u"/orgs/lantern/repos?per_page=100&page=1&type=all"_s, gitee + u"/repos/lantern/reef"_s,
                    gitee + u"/repos/lantern/reef/issues?per_page=50&page=2&state=all&sort=updated&direction=asc&since=2026-07-01T08%3A00%3A00%2B08%3A00"_s,
                    gitee + u"/repos/lantern/issues/412/operate_logs?per_page=100&page=1&repo=reef"_s,
                    gitee + u"/repos/lantern/issues/412/pull_requests?per_page=100&page=1&repo=reef"_s,
                    gitee + u"/repos/lantern/reef/issues/412/comments?per_page=100&page=3"_s,
                    gitee + u"/repos/lantern/reef/pulls/412"_s,
                    gitee + u"/repos/lantern/reef/pulls/412/commits?per_page=100&page=1"_s,
                    gitee + u"/repos/lantern/reef/pulls/412.diff"_s});
    const QString gitHub = u"https://api.github.com"_s;
    const QString timeline = gitHub + u"/repos/lantern/reef/issues/412/timeline?per_page=100&page="_s;
    rows(ForgeKind::GitHub,
            {gitHub + u"/orgs/lantern/repos?per_page=100&page=1&type=all"_s,
                    gitHub + u"/repos/lantern/reef"_s,
                    gitHub + u"/repos/lantern/reef/issues?per_page=50&page=2&state=all&sort=updated&direction=asc&since=2026-07-01T00%3A00%3A00Z"_s,
                    timeline + u'1', timeline + u'1', timeline + u'3',
                    gitHub + u"/repos/lantern/reef/pulls/412"_s,
                    gitHub + u"/repos/lantern/reef/pulls/412/commits?per_page=100&page=1"_s,
                    gitHub + u"/repos/lantern/reef/pulls/412"_s});
    QTest::newRow("a name with signs")
            << wire(Forge::make(ForgeKind::GitCode)->repositories(u"a b/é?#"_s, 1).query, ForgeKind::GitCode)
            << gitCode + u"/orgs/a%20b%2F%C3%A9%3F%23/repos?per_page=100&page=1&repo_type=code"_s;
    QTest::newRow("another instance") << QString::fromLatin1(
            addressOf(Forge::make(ForgeKind::GitCode)->repository(u"lantern/reef"_s).query,
                    QUrl(u"http://127.0.0.1:8080/v5/"_s))
                    .toEncoded()) << u"http://127.0.0.1:8080/v5/repos/lantern/reef"_s;
}

void TestForgeQueries::addresses()
{
    QFETCH(const QString, actual);
    QFETCH(const QString, expected);
    QCOMPARE(actual, expected);
}

void TestForgeQueries::partsToAsk()
{
    const auto gitCode = Forge::make(ForgeKind::GitCode);
    QCOMPARE(gitCode->issueParts(0).size(), 2); // no comments: nothing to ask
    QCOMPARE(gitCode->issueParts(4).size(), 3);
    QCOMPARE(gitCode->issueParts(std::nullopt).size(), 3);
    QCOMPARE(Forge::make(ForgeKind::GitHub)->issueParts(4).size(), 1);
}

void TestForgeQueries::namesAndDefaults()
{
    for (const ForgeKind kind : forgeKinds) {
        QCOMPARE(forgeFromName(forgeName(kind)), kind);
        QCOMPARE(Forge::make(kind)->kind(), kind);
        QVERIFY(faultOfBaseUrl(defaultBaseUrl(kind)).isNull());
        QVERIFY(!politeSettings(kind, true).limits.isEmpty());
        QVERIFY(!forgeGaps(kind).isEmpty());
        for (const LocalizedText &gap : forgeGaps(kind))
            QVERIFY(!gap.zh.isEmpty() && !gap.en.isEmpty());
    }
    QCOMPARE(forgeFromName(u"gitlab"), std::nullopt);
    QCOMPARE(tokenKey(QUrl(u"https://API.gitcode.com/api/v5"_s)), u"forge/api.gitcode.com"_s);
}

void TestForgeQueries::baseUrls_data()
{
    QTest::addColumn<QString>("url");
    QTest::addColumn<bool>("isGood");
    QTest::newRow("plain") << u"https://git.example.org/api/v5"_s << true;
    QTest::newRow("loopback") << u"http://127.0.0.1:8080"_s << true;
    QTest::newRow("no scheme") << u"git.example.org"_s << false;
    QTest::newRow("a file") << u"file:///etc/passwd"_s << false;
    QTest::newRow("a user") << u"https://ada:secret@git.example.org"_s << false;
    QTest::newRow("a token") << u"https://git.example.org/?access_token=secret"_s << false;
    QTest::newRow("empty") << QString() << false;
}

void TestForgeQueries::baseUrls()
{
    QFETCH(const QString, url);
    QFETCH(const bool, isGood);
    QCOMPARE(faultOfBaseUrl(url).isNull(), isGood);
}

void TestForgeQueries::errorTexts_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QString>("text");
    QTest::newRow("gitcode")
            << R"({"error_code":404,"error_code_name":"UN_KNOW","error_message":"404 project not found","trace_id":"0f3c"})"_ba
            << u"404 project not found"_s;
    QTest::newRow("message") << R"({"message":"401 Unauthorized"})"_ba << u"401 Unauthorized"_s;
    QTest::newRow("error") << R"({"error":"nope"})"_ba << u"nope"_s;
    QTest::newRow("a page")
            << "<html><head><style>p {}</style><title>502</title></head><body><h1>Bad\n Gateway</h1></body></html>"_ba
            << u"502 Bad Gateway"_s;
    QTest::newRow("nothing") << ""_ba << QString(u""_s);
    QTest::newRow("long") << QByteArray(100'000, 'x') << QString(200, u'x');
    QTest::newRow("control characters") << "{\"message\":\"a\\u001b[31mb\"}"_ba << u"a[31mb"_s;
}

void TestForgeQueries::errorTexts()
{
    QFETCH(const QByteArray, body);
    QFETCH(const QString, text);
    QCOMPARE(errorText(body), text);
}

void TestForgeQueries::errorsHoldNoToken()
{
    const ForgeError error =
            forgeError(answered(401, R"({"message":"bad token s3cr3t"})"), ForgeKind::GitCode, u"s3cr3t"_s);
    QCOMPARE(error.code, ForgeErrorCode::Unauthorized);
    const LocalizedText text = describeForgeError(error);
    for (const QString &each : {text.zh, text.en, error.detail, error.address})
        QVERIFY(!each.contains(u"s3cr3t"));
    QVERIFY(text.en.contains(u"https://gitcode.com/setting/token-classic"));
    QVERIFY(text.zh.contains(u"GitCode"));
}

void TestForgeQueries::everyErrorHasWords()
{
    for (const int status : {400, 401, 403, 404, 410, 418, 422, 429, 500, 503}) {
        const ForgeError error = forgeError(answered(status, "{}"), ForgeKind::Gitee, {});
        QVERIFY(!describeForgeError(error).zh.isEmpty());
        QVERIFY(describeForgeError(error).en.contains(QString::number(status)));
    }
}

QTEST_GUILESS_MAIN(TestForgeQueries)
#include "tst_forgequeries.moc"
