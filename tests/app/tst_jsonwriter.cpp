// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "commandline/jsonwriter.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <limits>

using namespace Winnow;
using namespace Qt::StringLiterals;

class TestJsonWriter final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void keepsTheOrderOfKeys();
    void nestsAndSeparates();
    void numbersWithFractions();
    void escapesWhatJsonDemands_data();
    void escapesWhatJsonDemands();
};

void TestJsonWriter::init()
{
    QTest::failOnWarning();
}

void TestJsonWriter::keepsTheOrderOfKeys()
{
    JsonWriter json;
    json.beginObject().member(u"z", 1).member(u"a", u"x"_s).member(u"m", QString()).endObject();
    QCOMPARE(json.text(), R"({"z":1,"a":"x","m":null})"_ba);
}

void TestJsonWriter::nestsAndSeparates()
{
    JsonWriter json;
    json.beginObject()
            .key(u"list")
            .beginArray()
            .value(true)
            .null()
            .beginObject()
            .endObject()
            .beginArray()
            .endArray();
    json.value(qint64{-9007199254740993}).endArray();
    json.member(u"counts", QMap<QString, qint64>{{u"b"_s, 2}, {u"a"_s, 1}});
    json.member(u"texts", QStringList{u"x"_s, u""_s}).member(u"none", QStringList{}).endObject();
    QCOMPARE(json.text(),
            R"({"list":[true,null,{},[],-9007199254740993],"counts":{"a":1,"b":2},"texts":["x",""],"none":[]})"_ba);
}

void TestJsonWriter::numbersWithFractions()
{
    JsonWriter json;
    json.beginArray().value(0.5).value(-0.25).value(66.6667).value(1.0).value(1e-9);
    json.value(std::numeric_limits<double>::quiet_NaN())
            .value(std::numeric_limits<double>::infinity())
            .endArray();
    QCOMPARE(json.text(), R"([0.5,-0.25,66.6667,1,1e-09,null,null])"_ba);
}

void TestJsonWriter::escapesWhatJsonDemands_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("quotes") << u"say \"hi\" \\ there"_s;
    QTest::newRow("controls") << u"a\tb\nc\rd\u0001\u001f\u007f"_s;
    QTest::newRow("zero") << QString(QChar(0));
    QTest::newRow("chinese") << u"内存泄漏，“引号”"_s;
    QTest::newRow("beyond the plane") << u"𠮷👍"_s;
    QTest::newRow("separators") << u"\u2028\u2029"_s;
}

void TestJsonWriter::escapesWhatJsonDemands()
{
    QFETCH(const QString, text);
    const QByteArray json = JsonWriter().beginObject().member(text, text).endObject().text();
    QVERIFY(!json.contains('\n'));
    const QJsonObject object = QJsonDocument::fromJson(json).object();
    QCOMPARE(object.keys(), QStringList{text});
    QCOMPARE(object.value(text).toString(), text);
}

QTEST_GUILESS_MAIN(TestJsonWriter)
#include "tst_jsonwriter.moc"
