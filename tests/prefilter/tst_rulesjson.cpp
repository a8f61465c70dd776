// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "prefilter/rulesjson.h"

#include <QTest>

using namespace Winnow;
using namespace Qt::StringLiterals;

class TestRulesJson final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void defaultsComeBackAsWritten();
    void readsLabelsInBothForms();
    void emptyListIsNoRules();
    void saysWhereItIsWrong_data();
    void saysWhereItIsWrong();
};

void TestRulesJson::init()
{
    QTest::failOnWarning();
}

void TestRulesJson::defaultsComeBackAsWritten()
{
    const auto rules = readPrefilterRules(writePrefilterRules(defaultPrefilterRules()));
    QVERIFY2(rules, rules ? "" : qPrintable(formatPrefilterRulesError(rules.error())));
    QCOMPARE(*rules, defaultPrefilterRules());
}

void TestRulesJson::readsLabelsInBothForms()
{
    const auto rules = readPrefilterRules(
            R"([{"name":"a","field":"author_role","pattern":"^bot$","reason":"not-user-side","label":"机器人"},
                {"name":"b","field":"window","pattern":"before","reason":"outside-window","label":{"en":"Early"}},
                {"name":"c","field":"body","pattern":"x","reason":"other"}])");
    QVERIFY(rules);
    QCOMPARE(rules->size(), 3);
    QCOMPARE(rules->at(0).label, (LocalizedText{u"机器人"_s, {}}));
    QCOMPARE(rules->at(0).field, PrefilterField::AuthorRole);
    QCOMPARE(rules->at(1).label, (LocalizedText{{}, u"Early"_s}));
    QVERIFY(rules->at(1).label.zh.isNull());
    QVERIFY(rules->at(2).label.isNull());
    QVERIFY(rules->at(2).pattern.match(u"aXb"_s).hasMatch());
}

void TestRulesJson::emptyListIsNoRules()
{
    const auto rules = readPrefilterRules("[]");
    QVERIFY(rules);
    QVERIFY(rules->isEmpty());
}

void TestRulesJson::saysWhereItIsWrong_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QString>("error");

    const auto good = R"({"name":"a","field":"title","pattern":"x","reason":"spam"})"_ba;
    QTest::newRow("no JSON") << "rules"_ba << u"rules: illegal value at byte 1"_s;
    QTest::newRow("cut off") << R"([{"name":"a")"_ba << u"rules: unterminated string at byte 12"_s;
    QTest::newRow("object") << "{}"_ba << u"rules: expected an array of rules"_s;
    QTest::newRow("second is a number") << "["_ba + good + ",7]" << u"rules[1]: expected an object"_s;
    QTest::newRow("name missing") << R"([{"field":"title","pattern":"x","reason":"spam"}])"_ba
                                  << u"rules[0].name: missing"_s;
    QTest::newRow("name is null") << R"([{"name":null,"field":"title","pattern":"x","reason":"spam"}])"_ba
                                  << u"rules[0].name: missing"_s;
    QTest::newRow("name is blank") << R"([{"name":" ","field":"title","pattern":"x","reason":"spam"}])"_ba
                                   << u"rules[0].name: empty"_s;
    QTest::newRow("name twice") << "["_ba + good + "," + good + "]"
                                << u"rules[1].name: 'a' is the name of an earlier rule"_s;
    QTest::newRow("unknown field")
            << R"([{"name":"a","field":"titel","pattern":"x","reason":"spam"}])"_ba
            << u"rules[0].field: unknown field 'titel' (title, label, author, author_role, state, window, body)"_s;
    QTest::newRow("field is a number") << R"([{"name":"a","field":1,"pattern":"x","reason":"spam"}])"_ba
                                       << u"rules[0].field: expected a string"_s;
    QTest::newRow("pattern fits everything")
            << R"([{"name":"a","field":"title","pattern":"","reason":"spam"}])"_ba
            << u"rules[0].pattern: empty"_s;
    QTest::newRow("pattern does not compile")
            << "["_ba + good + R"(,{"name":"b","field":"title","pattern":"(x","reason":"spam"}])"
            << u"rules[1].pattern: missing closing parenthesis at character 2"_s;
    QTest::newRow("reason missing") << R"([{"name":"a","field":"title","pattern":"x"}])"_ba
                                    << u"rules[0].reason: missing"_s;
    QTest::newRow("unknown key")
            << R"([{"name":"a","field":"title","pattern":"x","reason":"spam","ci":1}])"_ba
            << u"rules[0].ci: unknown key"_s;
    QTest::newRow("label is a list")
            << R"([{"name":"a","field":"title","pattern":"x","reason":"spam","label":[]}])"_ba
            << u"rules[0].label: expected a string or an object {zh, en}"_s;
    QTest::newRow("label in a third language")
            << R"([{"name":"a","field":"title","pattern":"x","reason":"spam","label":{"fr":"y"}}])"_ba
            << u"rules[0].label.fr: unknown key"_s;
    QTest::newRow("label is a number")
            << R"([{"name":"a","field":"title","pattern":"x","reason":"spam","label":{"zh":3}}])"_ba
            << u"rules[0].label.zh: expected a string"_s;
}

void TestRulesJson::saysWhereItIsWrong()
{
    QFETCH(const QByteArray, json);
    const auto rules = readPrefilterRules(json);
    QVERIFY(!rules);
    QTEST(formatPrefilterRulesError(rules.error()), "error");
}

QTEST_GUILESS_MAIN(TestRulesJson)
#include "tst_rulesjson.moc"
