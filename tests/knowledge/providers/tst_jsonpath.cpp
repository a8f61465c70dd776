// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "knowledge/providers/jsonpath.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace Winnow;
using namespace Qt::StringLiterals;

class TestJsonPath final : public QObject
{
    Q_OBJECT

private slots:
    void finds_data();
    void finds();
    void saysWhereThePathIsWrong_data();
    void saysWhereThePathIsWrong();
    void saysWhereTheDocumentIsWrong_data();
    void saysWhereTheDocumentIsWrong();
    void writesPlaces();
};

static QJsonValue document()
{
    return QJsonDocument::fromJson(R"({
        "data": {"items": [{"node": {"id": "a"}}, {"node": {"id": 7}}, {"node": null}, {}],
                 "odd key.": {"x\"y\\": 1}, "": 2, "nothing": null},
        "list": [[1, 2], [3]], "$": "dollar", "名字": "v"})")
            .object();
}

void TestJsonPath::finds_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QStringList>("places");
    QTest::addColumn<QString>("missingAt");
    const auto row = [](const QString &path, const QStringList &places, const QString &missingAt = {}) {
        QTest::newRow(qPrintable(path)) << path << places << missingAt;
    };
    row(u""_s, {u"$"_s});
    row(u"$"_s, {u"$"_s});
    row(u"$.list[0][1]"_s, {u"list[0][1]"_s});
    row(u"$list"_s, {}, u"$list"_s); // a key that begins so
    row(u"list[*][*]"_s, {u"list[0][0]"_s, u"list[0][1]"_s, u"list[1][0]"_s});
    row(u"list[*][1]"_s, {u"list[0][1]"_s}, u"list[1][1]"_s);
    row(u"list[2]"_s, {}, u"list[2]"_s);
    row(u"data.items[*].node.id"_s, {u"data.items[0].node.id"_s, u"data.items[1].node.id"_s},
            u"data.items[3].node"_s);
    row(u"data.items[*]"_s, {u"data.items[0]"_s, u"data.items[1]"_s, u"data.items[2]"_s, u"data.items[3]"_s});
    row(u"data[\"odd key.\"][\"x\\\"y\\\\\"]"_s, {u"data[\"odd key.\"][\"x\\\"y\\\\\"]"_s});
    row(u"data[\"\"]"_s, {u"data[\"\"]"_s});
    row(u"data.nothing"_s, {});
    row(u"data.nothing.more[3]"_s, {});
    row(u"data.absent.more"_s, {}, u"data.absent"_s);
    row(u"名字"_s, {u"名字"_s});
    row(u"[\"data\"].items[0]"_s, {u"data.items[0]"_s});
}

void TestJsonPath::finds()
{
    QFETCH(const QString, path);
    const auto parsed = JsonPath::parse(path);
    QVERIFY2(parsed, parsed ? "" : qPrintable(parsed.error().message));
    const auto found = parsed->find(document());
    QVERIFY2(found, found ? "" : qPrintable(found.error().message));
    QStringList places;
    for (const PlacedJson &value : found->values)
        places.append(value.place);
    QTEST(places, "places");
    QTEST(found->missingAt, "missingAt");
}

void TestJsonPath::saysWhereThePathIsWrong_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<int>("offset");
    QTest::addColumn<QString>("message");
    const auto row = [](const QString &path, int offset, const QString &message) {
        QTest::newRow(qPrintable(path)) << path << offset << message;
    };
    row(u"."_s, 0, u"expected a key"_s);
    row(u"a..b"_s, 2, u"expected a key"_s);
    row(u"a."_s, 2, u"expected a key"_s);
    row(u"$."_s, 2, u"expected a key"_s);
    row(u"a b"_s, 1, u"expected '.' or '['"_s);
    row(u"a[0]b"_s, 4, u"expected '.' or '['"_s);
    row(u"a[0"_s, 3, u"expected ']'"_s);
    row(u"a["_s, 2, u"expected a number, '*' or a key in quotes"_s);
    row(u"a[]"_s, 2, u"expected a number, '*' or a key in quotes"_s);
    row(u"a[-1]"_s, 2, u"expected a number, '*' or a key in quotes"_s);
    row(u"a[x]"_s, 2, u"expected a number, '*' or a key in quotes"_s);
    row(u"a[*"_s, 3, u"expected ']'"_s);
    row(u"a[99999999999999999999]"_s, 2, u"expected a number, '*' or a key in quotes"_s);
    row(u"a[\"b"_s, 4, u"expected '\"'"_s);
    row(u"a[\"b\\\""_s, 6, u"expected '\"'"_s);
    row(u"a]"_s, 1, u"expected '.' or '['"_s);
    row(u"a\"b"_s, 1, u"expected '.' or '['"_s);
}

void TestJsonPath::saysWhereThePathIsWrong()
{
    QFETCH(const QString, path);
    const auto parsed = JsonPath::parse(path);
    QVERIFY(!parsed);
    QTEST(parsed.error().message, "message");
    QTEST(int(parsed.error().offset), "offset");
}

void TestJsonPath::saysWhereTheDocumentIsWrong_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("place");
    QTest::addColumn<QString>("message");
    const auto row = [](const QString &path, const QString &place, const QString &message) {
        QTest::newRow(qPrintable(path)) << path << place << message;
    };
    row(u"[0]"_s, u"$"_s, u"expected an array, found an object"_s);
    row(u"data[*]"_s, u"data"_s, u"expected an array, found an object"_s);
    row(u"list.x"_s, u"list"_s, u"expected an object, found an array"_s);
    row(u"data.items[*].node.id.x"_s, u"data.items[0].node.id"_s, u"expected an object, found a string"_s);
    row(u"list[0][0].x"_s, u"list[0][0]"_s, u"expected an object, found a number"_s);
}

void TestJsonPath::saysWhereTheDocumentIsWrong()
{
    QFETCH(const QString, path);
    const auto found = JsonPath::parse(path)->find(document());
    QVERIFY(!found);
    QTEST(found.error().place, "place");
    QTEST(found.error().message, "message");
}

void TestJsonPath::writesPlaces()
{
    QCOMPARE(jsonPlace({}, u"a"_s), u"a"_s);
    QCOMPARE(jsonPlace(u"a"_s, u"b"_s), u"a.b"_s);
    QCOMPARE(jsonPlace(u"a"_s, u"b.c"_s), u"a[\"b.c\"]"_s);
    QCOMPARE(jsonPlace(u"a"_s, 3), u"a[3]"_s);
    const auto found = JsonPath::parse(u"id")->find(QJsonObject{{u"id"_s, 1}}, u"hits[2]"_s);
    QCOMPARE(found->values.first().place, u"hits[2].id"_s);
}

QTEST_GUILESS_MAIN(TestJsonPath)

#include "tst_jsonpath.moc"
