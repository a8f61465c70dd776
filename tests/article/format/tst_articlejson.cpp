// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "madearticle.h"

#include "format/articlejson.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

using namespace Winnow;
using namespace Qt::StringLiterals;

class ArticleJsonTest : public QObject
{
    Q_OBJECT

private slots:
    void comesBack();
    void refuses_data();
    void refuses();
    void takesWhatIsMissing();
};

static QJsonObject parsed(const QByteArray &json)
{
    return QJsonDocument::fromJson(json).object();
}

void ArticleJsonTest::comesBack()
{
    QRandomGenerator random(3);
    QList<Article> articles{
            madeArticle(TextLanguage::Chinese), madeArticle(TextLanguage::English), Article()};
    for (int round = 0; round < 50; ++round)
        articles.append(randomArticle(random));
    // Members that only some articles have.
    Article rare;
    rare.parts = {TextPart{u"甲\n乙"_s, 9, 3},
            GuidePart{u"症"_s, {}, {{u"甲"_s, {}, u"a#1"_s, {{u"a"_s, u"1"_s}}, 4, true}}, 2},
            ReadingPart{
                    {}, {{0, {}, {}, {{{u"a"_s, u"1"_s}, u"甲"_s, 5, u"https://forge.example/1"_s}}, 6}}, 7},
            DisclosurePart{{}, {{u"甲"_s, StatementOrigin::Computed, 8}}, false, 8},
            SectionPart{u"a"_s, u"b"_s, {}, {},
                    {{u"1"_s, u"问"_s, {}, true, 3, u"https://forge.example/1"_s}}, 2,
                    SubtitleBrackets::SpacedWide}};
    articles.append(rare);
    for (const Article &article : std::as_const(articles)) {
        const QByteArray json = QJsonDocument(articleToJson(article)).toJson();
        const std::expected<Article, QString> read = articleFromJson(parsed(json));
        QVERIFY2(read, qPrintable(read.error_or(QString())));
        QVERIFY2(*read == article, json.constData());
    }
}

void ArticleJsonTest::refuses_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QString>("fault");
    QTest::newRow("no language") << QByteArray("{}") << u"language: not \"zh\" or \"en\""_s;
    QTest::newRow("title") << QByteArray(R"({"language":"zh","title":1})") << u"title: not a string"_s;
    QTest::newRow("parts") << QByteArray(R"({"language":"zh","parts":{}})") << u"parts: not an array"_s;
    QTest::newRow("part") << QByteArray(R"({"language":"zh","parts":[1]})") << u"parts[0]: not an object"_s;
    QTest::newRow("kind") << QByteArray(R"({"language":"zh","parts":[{"kind":"x"}]})")
                          << u"parts[0].kind: not a known kind of part"_s;
    QTest::newRow("row") << QByteArray(
            R"({"language":"zh","parts":[{"kind":"section","rows":[{"number":7}]}]})")
                         << u"parts[0].rows[0].number: not a string"_s;
    QTest::newRow("column") << QByteArray(R"({"language":"zh","parts":[{"kind":"guide","columns":[1]}]})")
                            << u"parts[0].columns: not an array of strings"_s;
    QTest::newRow("brackets") << QByteArray(R"({"language":"zh","parts":[{"kind":"section","brackets":9}]})")
                              << u"parts[0].brackets: not a known kind of brackets"_s;
}

void ArticleJsonTest::refuses()
{
    QFETCH(const QByteArray, json);
    const std::expected<Article, QString> read = articleFromJson(parsed(json));
    QVERIFY(!read);
    QTEST(read.error(), "fault");
}

void ArticleJsonTest::takesWhatIsMissing()
{
    const std::expected<Article, QString> read =
            articleFromJson(parsed(R"({"language":"en","later":true,"parts":[{"kind":"guide"}]})"));
    QVERIFY(read);
    QCOMPARE(read->language, TextLanguage::English);
    QVERIFY(read->parts == QList<ArticlePart>{GuidePart()});
}

QTEST_GUILESS_MAIN(ArticleJsonTest)
#include "tst_articlejson.moc"
