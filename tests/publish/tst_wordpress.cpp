// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "wordpress/restnetwork.h"
#include "wordpress/wordpressedition.h"

#include "fakewordpress.h"
#include "support/loomarticle.h"

#include <QJsonArray>
#include <QTest>

using namespace Winnow;
using namespace Winnow::Testing;
using namespace Qt::StringLiterals;

class WordPressTest : public QObject
{
    Q_OBJECT

private slots:
    void makesDrafts();
    void updatesTheSamePost();
    void findsItsPostByTheMarker();
    void keepsWhatOthersChanged();
    void makesTermsThatAreMissing();
    void leavesOutCategoriesItMayNotMake();
    void linksThePair();
    void publishes();
    void doesNotUnpublish();
    void takenSlugIsTold();
    void filteredTextIsTold();
    void trashedPostIsMadeAnew();
    void plainAddresses();
    void failures_data();
    void failures();
    void timedOutCreationIsLookedFor();
    void cutCreationIsNotRepeated();
    void noSecretInErrors();

private:
    WordPressRequest request(const FakeWordPress &site) const;
    static WordPressReply send(const WordPressRequest &request);

    Article m_zh = loomArticle(TextLanguage::Chinese, 6);
    Article m_en = loomArticle(TextLanguage::English, 6);
};

WordPressRequest WordPressTest::request(const FakeWordPress &site) const
{
    WordPressRequest request;
    request.site = {site.url(), site.user, site.password};
    request.edition = {&m_zh, nullptr};
    request.options.batch = {u"loom"_s, 3};
    request.options.tags = {u"C++"_s, u"R&D"_s};
    return request;
}

WordPressReply WordPressTest::send(const WordPressRequest &request)
{
    // Longer than a slow machine takes for an answer on the loopback, short for those that never come.
    return sendEdition(restOverNetwork({std::chrono::milliseconds(2'000), 1 << 20}), request);
}

void WordPressTest::makesDrafts()
{
    FakeWordPress site;
    const WordPressReply reply = send(request(site));
    QVERIFY2(!reply.error, reply.error ? qPrintable(describeWordPressError(*reply.error).en) : "");
    QCOMPARE(reply.posts.size(), 1);
    QCOMPARE(site.posts.size(), 1);
    const QJsonObject post = site.posts.first();
    QCOMPARE(post.value("status"_L1).toString(), u"draft"_s);
    QCOMPARE(post.value("slug"_L1).toString(), u"loom-3-zh"_s);
    QVERIFY(post.value("content"_L1).toString().startsWith("<!-- winnow:loom-3:zh -->"_L1));
    QCOMPARE(reply.posts.constFirst().outcome.state, u"draft"_s);
    QVERIFY(!reply.posts.constFirst().outcome.isUpdate);
    QVERIFY(reply.posts.constFirst().outcome.notes.isEmpty());
}

void WordPressTest::updatesTheSamePost()
{
    FakeWordPress site;
    WordPressRequest wanted = request(site);
    const WordPressOutcome first = send(wanted).posts.constFirst().outcome;
    rowOf(m_zh, 1).answer = u"改过的解答"_s;
    wanted.zh = {first.id, first.remoteDigest};
    const WordPressReply again = send(wanted);
    QVERIFY(!again.error);
    QCOMPARE(site.posts.size(), 1);
    QVERIFY(again.posts.constFirst().outcome.isUpdate);
    QCOMPARE(again.posts.constFirst().outcome.id, first.id);
    QVERIFY(site.posts.first().value("content"_L1).toString().contains(u"改过的解答"_s));
    QCOMPARE(site.posts.first().value("slug"_L1).toString(), u"loom-3-zh"_s);
}

void WordPressTest::findsItsPostByTheMarker()
{
    // The workspace has forgotten it, and somebody gave it another address.
    FakeWordPress site;
    const WordPressOutcome first = send(request(site)).posts.constFirst().outcome;
    site.posts.first().insert("slug"_L1, u"nice"_s);
    const WordPressReply again = send(request(site));
    QVERIFY(!again.error);
    QCOMPARE(again.posts.constFirst().outcome.id, first.id);
    QCOMPARE(site.posts.size(), 1);
}

void WordPressTest::keepsWhatOthersChanged()
{
    FakeWordPress site;
    WordPressRequest wanted = request(site);
    const WordPressOutcome first = send(wanted).posts.constFirst().outcome;
    QJsonObject &post = site.posts.first();
    post.insert("content"_L1, post.value("content"_L1).toString() + u"<p>by hand</p>"_s);
    wanted.zh = {first.id, first.remoteDigest};
    rowOf(m_zh, 0).answer = u"又改"_s;
    const WordPressReply refused = send(wanted);
    QVERIFY(refused.error && refused.error->code == WordPressErrorCode::Conflict);
    QVERIFY(site.posts.first().value("content"_L1).toString().contains("by hand"_L1));
    wanted.mayOverwrite = true;
    QVERIFY(!send(wanted).error);
    QVERIFY(!site.posts.first().value("content"_L1).toString().contains("by hand"_L1));
}

void WordPressTest::makesTermsThatAreMissing()
{
    FakeWordPress site;
    site.tags = {{7, u"C"_s}, {8, u"c++"_s}, {9, u"R&D"_s}};
    site.hiddenTags = {9}; // the search does not show it, making it is refused
    WordPressRequest wanted = request(site);
    wanted.options.tags = {u"C++"_s, u"R&D"_s, u"昇腾"_s};
    wanted.options.categories = {u"精选"_s};
    QVERIFY(!send(wanted).error);
    QCOMPARE(site.tags.size(), 4);
    QCOMPARE(site.posts.first().value("tags"_L1).toArray().size(), 3);
    QCOMPARE(site.posts.first().value("tags"_L1).toArray().at(0).toInt(), 8);
    QCOMPARE(site.posts.first().value("tags"_L1).toArray().at(1).toInt(), 9);
    QCOMPARE(site.categories.values(), QStringList{u"精选"_s});
    // Once more makes none.
    QVERIFY(!send(wanted).error);
    QCOMPARE(site.tags.size(), 4);
}

void WordPressTest::leavesOutCategoriesItMayNotMake()
{
    FakeWordPress site;
    site.mayMakeCategories = false;
    WordPressRequest wanted = request(site);
    wanted.options.categories = {u"精选"_s};
    const WordPressReply reply = send(wanted);
    QVERIFY(!reply.error);
    QCOMPARE(reply.posts.constFirst().outcome.notes.size(), 1);
    QVERIFY(reply.posts.constFirst().outcome.notes.constFirst().zh.contains(u"精选"_s));
}

void WordPressTest::linksThePair()
{
    FakeWordPress site;
    WordPressRequest wanted = request(site);
    wanted.edition = {&m_zh, &m_en};
    const WordPressReply reply = send(wanted);
    QVERIFY(!reply.error);
    QCOMPARE(reply.posts.size(), 2);
    QCOMPARE(site.posts.size(), 2);
    const QString zh = site.posts.first().value("content"_L1).toString();
    const QString en = site.posts.last().value("content"_L1).toString();
    QVERIFY(zh.contains(reply.posts.at(1).outcome.url));
    QVERIFY(en.contains(reply.posts.at(0).outcome.url) && en.contains(u"中文版"_s));
    // What is remembered is what is there now.
    wanted.zh = {reply.posts.at(0).outcome.id, reply.posts.at(0).outcome.remoteDigest};
    wanted.en = {reply.posts.at(1).outcome.id, reply.posts.at(1).outcome.remoteDigest};
    QVERIFY(!send(wanted).error);
    QCOMPARE(site.posts.size(), 2);
}

void WordPressTest::publishes()
{
    FakeWordPress site;
    WordPressRequest wanted = request(site);
    wanted.isPublished = true;
    QCOMPARE(send(wanted).posts.constFirst().outcome.state, u"published"_s);
    site.mayPublish = false;
    const WordPressReply refused = send(wanted);
    QVERIFY(refused.error && refused.error->code == WordPressErrorCode::Forbidden);
    QVERIFY(refused.error->detail.contains("rest_cannot_publish"_L1));
}

void WordPressTest::doesNotUnpublish()
{
    FakeWordPress site;
    WordPressRequest wanted = request(site);
    wanted.isPublished = true;
    send(wanted);
    wanted.isPublished = false;
    QCOMPARE(send(wanted).posts.constFirst().outcome.state, u"published"_s);
}

void WordPressTest::takenSlugIsTold()
{
    FakeWordPress site;
    site.posts.insert(1,
            {{"id"_L1, 1}, {"slug"_L1, u"loom-3-zh"_s}, {"status"_L1, u"publish"_s}, {"content"_L1, u"x"_s}});
    const WordPressReply reply = send(request(site));
    QVERIFY(!reply.error);
    QCOMPARE(site.posts.size(), 2);
    QVERIFY(reply.posts.constFirst().outcome.notes.constFirst().en.contains("loom-3-zh-2"_L1));
}

void WordPressTest::filteredTextIsTold()
{
    FakeWordPress site;
    site.filtersHtml = true;
    WordPressRequest wanted = request(site);
    const WordPressReply reply = send(wanted);
    QVERIFY(!reply.error);
    QCOMPARE(reply.posts.constFirst().outcome.notes.size(), 1);
    // The filter's work is not taken for somebody's.
    const WordPressOutcome first = reply.posts.constFirst().outcome;
    wanted.zh = {first.id, first.remoteDigest};
    QVERIFY(!send(wanted).error);
}

void WordPressTest::trashedPostIsMadeAnew()
{
    FakeWordPress site;
    WordPressRequest wanted = request(site);
    const WordPressOutcome first = send(wanted).posts.constFirst().outcome;
    site.posts.first().insert("status"_L1, u"trash"_s);
    site.posts.first().insert("slug"_L1, u"loom-3-zh__trashed"_s);
    wanted.zh = {first.id, first.remoteDigest};
    const WordPressReply again = send(wanted);
    QVERIFY(!again.error);
    QVERIFY(again.posts.constFirst().outcome.id != first.id);
}

void WordPressTest::plainAddresses()
{
    FakeWordPress site;
    site.hasPlainAddresses = true;
    QVERIFY(!send(request(site)).error);
    QCOMPARE(site.posts.size(), 1);
}

void WordPressTest::failures_data()
{
    using Trouble = FakeWordPress::Trouble;
    QTest::addColumn<QString>("path");
    QTest::addColumn<int>("trouble");
    QTest::addColumn<int>("code");
    const auto row = [](const char *name, const QString &path, Trouble trouble, WordPressErrorCode code) {
        QTest::newRow(name) << path << static_cast<int>(trouble) << static_cast<int>(code);
    };
    row("index fails", u"GET "_s, Trouble::ServerError, WordPressErrorCode::ServerError);
    row("index hangs", u"GET "_s, Trouble::Hang, WordPressErrorCode::TimedOut);
    row("looking fails", u"GET posts"_s, Trouble::ServerError, WordPressErrorCode::ServerError);
    row("looking is cut", u"GET posts"_s, Trouble::Cut, WordPressErrorCode::TimedOut);
    row("looking gives a page", u"GET posts"_s, Trouble::Html, WordPressErrorCode::BadAnswer);
    row("tags fail", u"POST tags"_s, Trouble::ServerError, WordPressErrorCode::ServerError);
    row("sending fails", u"POST posts"_s, Trouble::ServerError, WordPressErrorCode::ServerError);
    row("sending gives a page", u"POST posts"_s, Trouble::Html, WordPressErrorCode::BadAnswer);
    row("sending hangs", u"POST posts"_s, Trouble::Hang, WordPressErrorCode::TimedOut);
}

void WordPressTest::failures()
{
    QFETCH(const QString, path);
    QFETCH(const int, trouble);
    QFETCH(const int, code);
    FakeWordPress site;
    site.troublePath = path;
    site.trouble = static_cast<FakeWordPress::Trouble>(trouble);
    const WordPressReply reply = send(request(site));
    QVERIFY(reply.error);
    QCOMPARE(static_cast<int>(reply.error->code), code);
    QCOMPARE(site.posts.size(), 0);
    QVERIFY(!describeWordPressError(*reply.error).zh.isEmpty());
    // The next time all is well, and there is one post.
    QVERIFY(!send(request(site)).error);
    QCOMPARE(site.posts.size(), 1);
}

void WordPressTest::timedOutCreationIsLookedFor()
{
    FakeWordPress site;
    site.troublePath = u"POST posts"_s;
    site.trouble = FakeWordPress::Trouble::DoneThenCut;
    const WordPressReply reply = send(request(site));
    QVERIFY2(!reply.error, reply.error ? qPrintable(describeWordPressError(*reply.error).en) : "");
    QCOMPARE(site.posts.size(), 1);
    QCOMPARE(reply.posts.constFirst().outcome.id, QString::number(site.posts.firstKey()));
}

void WordPressTest::cutCreationIsNotRepeated()
{
    FakeWordPress site;
    site.troublePath = u"POST posts"_s;
    site.trouble = FakeWordPress::Trouble::Cut;
    QVERIFY(send(request(site)).error);
    QCOMPARE(site.requests.count(u"POST posts"_s), 1);
}

void WordPressTest::noSecretInErrors()
{
    FakeWordPress site;
    WordPressRequest wanted = request(site);
    wanted.site.password = u"wrong-SECRET"_s;
    WordPressReply reply = send(wanted);
    QVERIFY(reply.error && reply.error->code == WordPressErrorCode::WrongPassword);
    QVERIFY(!describeWordPressError(*reply.error).en.contains("SECRET"_L1));
    site.takesPasswords = false;
    reply = send(wanted);
    QVERIFY(reply.error && reply.error->code == WordPressErrorCode::NeedsHttps);
    wanted.site.password.clear();
    QVERIFY(send(wanted).error->code == WordPressErrorCode::NoPassword);
    wanted = request(site);
    wanted.site.url = QUrl(u"ftp://x"_s);
    QVERIFY(send(wanted).error->code == WordPressErrorCode::BadAddress);
    site.close();
    wanted.site.url = site.url();
    wanted.site.url.setPort(1);
    reply = send(wanted);
    QVERIFY(reply.error && reply.error->code == WordPressErrorCode::Unreachable);
}

QTEST_GUILESS_MAIN(WordPressTest)
#include "tst_wordpress.moc"
