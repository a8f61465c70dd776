// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "knowledge/providers/hitpaths.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace Winnow;
using namespace Qt::StringLiterals;

class TestHitPaths final : public QObject
{
    Q_OBJECT

private slots:
    void readsEntries();
    void readsFromAnArrayAtTheTop();
    void givesNoMoreThanAsked();
    void leavesOutWhatCannotBeCited();
    void saysWhereTheAnswerIsWrong_data();
    void saysWhereTheAnswerIsWrong();
    void saysWhichPathIsWrong();
    void scoresAreFromZeroToOne_data();
    void scoresAreFromZeroToOne();
    void onlyWebAddressesAreAddresses_data();
    void onlyWebAddressesAreAddresses();
    void excerptsArePlain_data();
    void excerptsArePlain();
};

static QJsonValue json(const QByteArray &text)
{
    const QJsonDocument document = QJsonDocument::fromJson(text);
    return document.isArray() ? QJsonValue(document.array()) : QJsonValue(document.object());
}

static HitPaths paths()
{
    return {u"data.items"_s, u"node.id"_s, u"node.title"_s, u"link"_s, u"kind"_s, u"score"_s,
            u"marks.text"_s};
}

static std::expected<HitReader::Hits, PlacedFault> read(
        const QByteArray &answer, double top = 1, int limit = 10)
{
    return HitReader::make(paths(), top)
            ->read(json(answer), limit, QUrl(u"https://wiki.example/api/find?q=1"_s));
}

void TestHitPaths::readsEntries()
{
    const auto hits = read(R"({"data": {"items": [
        {"node": {"id": 12345678901, "title": "HCCL <em>timeout</em>"}, "link": "/p/1", "kind": "doc", "score": "0.5",
         "marks": {"text": ["one\n two", "three"]}},
        {"node": {"id": "b", "title": "B"}, "link": null, "score": null}]}})");
    QVERIFY2(hits, hits ? "" : qPrintable(hits.error().place + hits.error().message));
    QCOMPARE(hits->hits.size(), 2);
    const ProviderHit first{u"12345678901"_s, u"HCCL timeout"_s, u"https://wiki.example/p/1"_s, u"doc"_s,
            u"one two … three"_s, 0.5};
    QCOMPARE(hits->hits[0], first);
    QCOMPARE(hits->hits[1], (ProviderHit{u"b"_s, u"B"_s, {}, {}, {}, std::nullopt}));
    QVERIFY(hits->hits[1].url.isNull());
    QVERIFY(hits->hits[1].excerpt.isNull());
    QCOMPARE(hits->leftOut, 0);
}

void TestHitPaths::readsFromAnArrayAtTheTop()
{
    HitPaths top{{}, u"id"_s, u"t"_s, {}, {}, {}, {}};
    for (const QString &hits : {u""_s, u"[*]"_s, u"$"_s}) {
        top.hits = hits;
        const auto found =
                HitReader::make(top, 1)->read(json(R"([{"id":"a","t":"A"},{"id":"b","t":"B"}])"), 10);
        QVERIFY(found);
        QCOMPARE(found->hits.size(), 2);
        QCOMPARE(found->hits[1].id, u"b"_s);
    }
    const auto wrong = HitReader::make(top, 1)->read(json(R"([{"id":"a","t":"A"},{"id":"b","t":{}}])"), 10);
    QCOMPARE(wrong.error().place, u"[1].t"_s);
}

void TestHitPaths::givesNoMoreThanAsked()
{
    QByteArray items;
    for (int i = 0; i < 50; ++i)
        items += R"({"node":{"id":")" + QByteArray::number(i) + R"("}},)";
    items.chop(1);
    QCOMPARE(read(R"({"data":{"items":[)" + items + "]}}", 1, 5)->hits.size(), 5);
    QVERIFY(read(R"({"data":{"items":[]}})")->hits.isEmpty());
    QVERIFY(read(R"({"data":{"items":null}})")->hits.isEmpty());
}

void TestHitPaths::leavesOutWhatCannotBeCited()
{
    const auto some = read(
            R"({"data":{"items":[{"node":{"title":"x"}},{"link":"https://a.example/x"},{"node":{"id":"c"}}]}})");
    QVERIFY(some);
    QCOMPARE(some->leftOut, 1);
    QCOMPARE(some->hits.size(), 2);
    QCOMPARE(some->hits[0].id, u"https://a.example/x"_s);
    const auto none = read(R"({"data":{"items":[{"node":{"title":"x"}}]}})");
    QVERIFY(!none);
    QCOMPARE(none.error(), (PlacedFault{u"data.items[0]"_s, u"no entry has an id or an address"_s}));
}

void TestHitPaths::saysWhereTheAnswerIsWrong_data()
{
    QTest::addColumn<QByteArray>("answer");
    QTest::addColumn<QString>("place");
    QTest::addColumn<QString>("message");
    const auto row = [](const char *name, const QByteArray &answer, const QString &place,
                             const QString &message) { QTest::newRow(name) << answer << place << message; };
    row("no data", R"({"error":"x"})", u"data"_s, u"missing"_s);
    row("no items", R"({"data":{}})", u"data.items"_s, u"missing"_s);
    row("data is a text", R"({"data":"x"})", u"data"_s, u"expected an object, found a string"_s);
    row("an entry is a number", R"({"data":{"items":[7]}})", u"data.items[0]"_s,
            u"expected an object, found a number"_s);
    row("id is an object", R"({"data":{"items":[{"node":{"id":{}}}]}})", u"data.items[0].node.id"_s,
            u"expected a text, found an object"_s);
    row("id is true", R"({"data":{"items":[{"node":{"id":true}}]}})", u"data.items[0].node.id"_s,
            u"expected a text, found true or false"_s);
    row("score is a word", R"({"data":{"items":[{"node":{"id":"a"},"score":"high"}]}})",
            u"data.items[0].score"_s, u"expected a number, found a string"_s);
    row("score is no number", R"({"data":{"items":[{"node":{"id":"a"},"score":"nan"}]}})",
            u"data.items[0].score"_s, u"expected a number, found a string"_s);
    row("an excerpt in a list is an object",
            R"({"data":{"items":[{"node":{"id":"a"},"marks":{"text":["x",{}]}}]}})",
            u"data.items[0].marks.text[1]"_s, u"expected a text, found an object"_s);
}

void TestHitPaths::saysWhereTheAnswerIsWrong()
{
    QFETCH(const QByteArray, answer);
    const auto hits = read(answer);
    QVERIFY(!hits);
    QTEST(hits.error().place, "place");
    QTEST(hits.error().message, "message");
}

void TestHitPaths::saysWhichPathIsWrong()
{
    HitPaths wrong = paths();
    wrong.score = u"a[x]"_s;
    const auto reader = HitReader::make(wrong, 1);
    QVERIFY(!reader);
    QCOMPARE(reader.error().field, u"score"_s);
    QCOMPARE(reader.error().error.offset, 2);
}

void TestHitPaths::scoresAreFromZeroToOne_data()
{
    QTest::addColumn<double>("score");
    QTest::addColumn<double>("top");
    QTest::addColumn<double>("normalised");
    QTest::newRow("0 of 1") << 0.0 << 1.0 << 0.0;
    QTest::newRow("0.8 of 1") << 0.8 << 1.0 << 0.8;
    QTest::newRow("80 of 100") << 80.0 << 100.0 << 0.8;
    QTest::newRow("above") << 101.0 << 100.0 << 1.0;
    QTest::newRow("below") << -3.0 << 100.0 << 0.0;
    QTest::newRow("no scale") << 3.0 << 0.0 << 0.0;
}

void TestHitPaths::scoresAreFromZeroToOne()
{
    QFETCH(const double, score);
    QFETCH(const double, top);
    QTEST(normalisedScore(score, top), "normalised");
}

void TestHitPaths::onlyWebAddressesAreAddresses_data()
{
    QTest::addColumn<QString>("url");
    QTest::addColumn<QString>("address");
    QTest::newRow("whole") << u" https://a.example/x?y=1#z "_s << u"https://a.example/x?y=1#z"_s;
    QTest::newRow("from the root") << u"/x"_s << u"https://base.example/x"_s;
    QTest::newRow("beside") << u"x"_s << u"https://base.example/api/x"_s;
    QTest::newRow("other host") << u"//a.example/x"_s << u"https://a.example/x"_s;
    QTest::newRow("empty") << QString() << QString();
    QTest::newRow("script") << u"javascript:alert(1)"_s << QString();
    QTest::newRow("file") << u"file:///etc/passwd"_s << QString();
    QTest::newRow("data") << u"data:text/html,x"_s << QString();
}

void TestHitPaths::onlyWebAddressesAreAddresses()
{
    QFETCH(const QString, url);
    QTEST(webAddress(url, QUrl(u"https://base.example/api/find"_s)), "address");
    QVERIFY(webAddress(u"/x"_s).isNull());
}

void TestHitPaths::excerptsArePlain_data()
{
    QTest::addColumn<QString>("excerpt");
    QTest::addColumn<QString>("plain");
    QTest::newRow("marks") << u"a <em>b</em> <span class=\"hit\">c</span><br/>d"_s << u"a b cd"_s;
    QTest::newRow("entities") << u"a &lt;b&gt; &amp;lt; &quot;c&#39;"_s << u"a <b> &lt; \"c'"_s;
    QTest::newRow("code stays") << u"vector<int> x < y && y > z"_s << u"vector<int> x < y && y > z"_s;
    QTest::newRow("spaces") << u" a\n\t b "_s << u"a b"_s;
    QTest::newRow("long") << QString(2'000, u'x') << QString(1'000, u'x') + u'…';
    QTest::newRow("long, pair at the end") << QString(999, u'x') + u"😀😀"_s << QString(999, u'x') + u'…';
}

void TestHitPaths::excerptsArePlain()
{
    QFETCH(const QString, excerpt);
    QTEST(plainExcerpt(excerpt), "plain");
}

QTEST_GUILESS_MAIN(TestHitPaths)

#include "tst_hitpaths.moc"
