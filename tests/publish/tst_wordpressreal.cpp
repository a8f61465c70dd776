// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "wordpress/restnetwork.h"
#include "wordpress/wordpressedition.h"

#include "hostiletexts.h"
#include "readback.h"
#include "realwordpress.h"
#include "support/loomarticle.h"

#include <QTest>

using namespace Winnow;
using namespace Winnow::Testing;
using namespace Qt::StringLiterals;

/// The same as tst_wordpress in short, on a real site.
class WordPressRealTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void draftsAreMadeAndUpdated();
    void pairIsLinked();
    void readersGetWhatWasWritten();
    void authorsMayNotMakeCategories();
    void wrongPasswordIsTold();

private:
    WordPressRequest request(const QString &role, const QString &slug) const;
    static WordPressReply send(const WordPressRequest &request)
    {
        return sendEdition(restOverNetwork(), request);
    }

    RealWordPress m_site;
    Article m_zh = loomArticle(TextLanguage::Chinese, 10);
    Article m_en = loomArticle(TextLanguage::English, 10);
};

#define VERIFY_SENT(reply) \
    QVERIFY2(!(reply).error, (reply).error ? qPrintable(describeWordPressError(*(reply).error).en) : "")

void WordPressRealTest::initTestCase()
{
    if (const QString missing = RealWordPress::missing(); !missing.isEmpty())
        QSKIP(qPrintable(
                u"%1 is not there (packages wordpress php-cli php-mysql mariadb-server)"_s.arg(missing)));
    const QString failed = m_site.start();
    QVERIFY2(failed.isEmpty(), qPrintable(failed));
}

WordPressRequest WordPressRealTest::request(const QString &role, const QString &slug) const
{
    WordPressRequest request;
    request.site = {m_site.url(), role, m_site.passwordOf(role)};
    request.edition = {&m_zh, nullptr};
    request.options.slug = slug;
    request.options.tags = {u"C++"_s, u"C#"_s, u"昇腾"_s};
    request.options.categories = {u"精选"_s};
    return request;
}

void WordPressRealTest::draftsAreMadeAndUpdated()
{
    WordPressRequest wanted = request(u"administrator"_s, u"first"_s);
    const WordPressReply first = send(wanted);
    VERIFY_SENT(first);
    const WordPressOutcome made = first.posts.constFirst().outcome;
    QCOMPARE(made.state, u"draft"_s);
    QCOMPARE(made.notes, QList<LocalizedText>());
    wanted.zh = {made.id, made.remoteDigest};
    rowOf(m_zh, 3).answer = u"改过的解答 --strict"_s;
    const WordPressReply second = send(wanted);
    VERIFY_SENT(second);
    QCOMPARE(second.posts.constFirst().outcome.id, made.id);
    QVERIFY(second.posts.constFirst().outcome.isUpdate);
    // The workspace forgets; the site does not.
    wanted.zh = {};
    const WordPressReply third = send(wanted);
    VERIFY_SENT(third);
    QCOMPARE(third.posts.constFirst().outcome.id, made.id);
    QCOMPARE(third.posts.constFirst().outcome.notes, QList<LocalizedText>());
}

void WordPressRealTest::pairIsLinked()
{
    WordPressRequest wanted = request(u"administrator"_s, u"pair"_s);
    wanted.edition = {&m_zh, &m_en};
    wanted.isPublished = true;
    const WordPressReply reply = send(wanted);
    VERIFY_SENT(reply);
    QCOMPARE(reply.posts.size(), 2);
    QVERIFY(reply.posts.at(1).outcome.url.endsWith("/pair-en/"_L1));
    const auto page = restOverNetwork()({"GET", QUrl(reply.posts.at(1).outcome.url), {}, {}});
    QVERIFY(page);
    QVERIFY(readHtml(page->body).links.contains(reply.posts.at(0).outcome.url));
}

void WordPressRealTest::readersGetWhatWasWritten()
{
    Article hostile = hostileArticle(TextLanguage::Chinese, 12);
    for (const QString &role : {u"administrator"_s, u"author"_s}) {
        WordPressRequest wanted = request(role, u"hostile-"_s + role);
        wanted.options.categories.clear();
        wanted.edition = {&hostile, nullptr};
        wanted.isPublished = true;
        const WordPressReply reply = send(wanted);
        VERIFY_SENT(reply);
        const auto page = restOverNetwork()({"GET", QUrl(reply.posts.constFirst().outcome.url), {}, {}});
        QVERIFY(page);
        const ReadPage read = readHtml(page->body);
        QStringList missing;
        for (const QString &text : textsOf(makeDocument(hostile))) {
            if (!read.texts.contains(text))
                missing.append(text);
        }
        QVERIFY2(missing.isEmpty(), qPrintable(role + u'\n' + missing.join(u'\n')));
        QVERIFY(read.ids.contains(u"row-tool-0-100"_s) && read.links.contains(u"#row-tool-0-100"_s));
    }
}

void WordPressRealTest::authorsMayNotMakeCategories()
{
    WordPressRequest wanted = request(u"author"_s, u"author"_s);
    wanted.options.categories = {u"新类"_s};
    const WordPressReply reply = send(wanted);
    VERIFY_SENT(reply);
    QVERIFY(!reply.posts.constFirst().outcome.notes.isEmpty());
}

void WordPressRealTest::wrongPasswordIsTold()
{
    WordPressRequest wanted = request(u"administrator"_s, u"never"_s);
    wanted.site.password = u"wrong"_s;
    const WordPressReply reply = send(wanted);
    QVERIFY(reply.error && reply.error->code == WordPressErrorCode::WrongPassword);
}

QTEST_GUILESS_MAIN(WordPressRealTest)
#include "tst_wordpressreal.moc"
