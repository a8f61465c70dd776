// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "pool/poolfilter.h"

#include <QRandomGenerator>
#include <QTest>

using namespace Qt::StringLiterals;

namespace Winnow {

class TestPoolQuery final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(); }
    void parse();
    void parse_data();
    void formatReadsBack();
    void formatReadsBack_data();
    void anyValuesReadBack();
    void facetNames();
    void sortKeyNames();
};

namespace {

PoolQuery queryOf(const QString &words, const QList<std::pair<Facet, QStringList>> &choices = {})
{
    PoolQuery query;
    query.words = words;
    for (const auto &[facet, values] : choices)
        query.valuesOf(facet) = values;
    return query;
}

/// One line a facet, so that a difference can be read.
QStringList described(const PoolQuery &query)
{
    QStringList lines{u"words: "_s + query.words};
    for (const Facet facet : allFacets) {
        if (!query.valuesOf(facet).isEmpty())
            lines.append(facetName(facet) + u": "_s + query.valuesOf(facet).join(u" | "_s));
    }
    return lines;
}

} // namespace

void TestPoolQuery::parse_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<PoolQuery>("expected");
    QTest::newRow("nothing") << u""_s << PoolQuery{};
    QTest::newRow("spaces") << u" \t\u3000 "_s << PoolQuery{};
    QTest::newRow("words") << u"npu  hangs\u3000内存"_s << queryOf(u"npu hangs 内存"_s);
    QTest::newRow("a term") << u"repo:org/a"_s << queryOf({}, {{Facet::Repo, {u"org/a"_s}}});
    QTest::newRow("every facet")
            << u"repo:r verdict:hold reason:spam label:bug proposal:keep change:yes kg:no"_s
            << queryOf({},
                       {{Facet::Repo, {u"r"_s}}, {Facet::Verdict, {u"hold"_s}}, {Facet::Reason, {u"spam"_s}},
                               {Facet::Label, {u"bug"_s}}, {Facet::Proposal, {u"keep"_s}},
                               {Facet::Change, {u"yes"_s}}, {Facet::KgRef, {u"no"_s}}});
    QTest::newRow("several values") << u"label:bug label:npu"_s
                                    << queryOf({}, {{Facet::Label, {u"bug"_s, u"npu"_s}}});
    QTest::newRow("a value twice") << u"label:bug label:bug"_s << queryOf({}, {{Facet::Label, {u"bug"_s}}});
    QTest::newRow("terms between words")
            << u"npu label:bug hangs"_s << queryOf(u"npu hangs"_s, {{Facet::Label, {u"bug"_s}}});
    QTest::newRow("value in quotes") << u"label:\"good first issue\" npu"_s
                                     << queryOf(u"npu"_s, {{Facet::Label, {u"good first issue"_s}}});
    QTest::newRow("whole term in quotes is words") << u"\"label:bug\""_s << queryOf(u"\"label:bug\""_s);
    QTest::newRow("quotes left open reach to the end")
            << u"label:\"good first"_s << queryOf({}, {{Facet::Label, {u"good first"_s}}});
    QTest::newRow("a quote inside quotes, doubled")
            << u"label:\"say \"\"hi\"\" now\""_s << queryOf({}, {{Facet::Label, {u"say \"hi\" now"_s}}});
    QTest::newRow("words in quotes stay so")
            << u"\"out of memory\" npu"_s << queryOf(u"\"out of memory\" npu"_s);
    QTest::newRow("full-width colon") << u"label：缺陷"_s << queryOf({}, {{Facet::Label, {u"缺陷"_s}}});
    QTest::newRow("colon in the value")
            << u"label:kind:bug"_s << queryOf({}, {{Facet::Label, {u"kind:bug"_s}}});
    QTest::newRow("full-width colon, colon in the value")
            << u"label：kind:bug"_s << queryOf({}, {{Facet::Label, {u"kind:bug"_s}}});
    QTest::newRow("colon, full-width colon in the value")
            << u"label:类型：缺陷"_s << queryOf({}, {{Facet::Label, {u"类型：缺陷"_s}}});
    QTest::newRow("unknown facet") << u"author:ada"_s << queryOf(u"author:ada"_s);
    QTest::newRow("facets are lower case") << u"Label:bug"_s << queryOf(u"Label:bug"_s);
    QTest::newRow("no value") << u"label: bug"_s << queryOf(u"label: bug"_s);
    QTest::newRow("empty value in quotes") << u"label:\"\""_s << queryOf(u"label:\"\""_s);
    QTest::newRow("no facet") << u":bug"_s << queryOf(u":bug"_s);
    QTest::newRow("an address") << u"https://gitcode.com/org/a"_s << queryOf(u"https://gitcode.com/org/a"_s);
    QTest::newRow("an unknown value is kept")
            << u"verdict:maybe"_s << queryOf({}, {{Facet::Verdict, {u"maybe"_s}}});
}

void TestPoolQuery::parse()
{
    QFETCH(const QString, text);
    QFETCH(const PoolQuery, expected);
    QCOMPARE(described(parsePoolQuery(text)), described(expected));
    QCOMPARE(described(parsePoolQuery(formatPoolQuery(expected))), described(expected));
}

void TestPoolQuery::formatReadsBack_data()
{
    QTest::addColumn<PoolQuery>("query");
    QTest::addColumn<QString>("text");
    QTest::newRow("nothing") << PoolQuery{} << QString();
    QTest::newRow("choices come first")
            << queryOf(u"npu hangs"_s, {{Facet::Label, {u"bug"_s}}}) << u"label:bug npu hangs"_s;
    QTest::newRow("quotes where needed")
            << queryOf({}, {{Facet::Label, {u"a b"_s, u"c"_s}}}) << u"label:\"a b\" label:c"_s;
    QTest::newRow("ideographic space")
            << queryOf({}, {{Facet::Label, {u"a\u3000b"_s}}}) << u"label:\"a\u3000b\""_s;
    QTest::newRow("a quote") << queryOf({}, {{Facet::Label, {u"5\" disk"_s}}}) << u"label:\"5\"\" disk\""_s;
    QTest::newRow("an open quote in the words")
            << queryOf(u"say \"hi"_s, {{Facet::Label, {u"bug"_s}}}) << u"label:bug say \"hi"_s;
}

void TestPoolQuery::formatReadsBack()
{
    QFETCH(const PoolQuery, query);
    QFETCH(const QString, text);
    QCOMPARE(formatPoolQuery(query), text);
    QCOMPARE(described(parsePoolQuery(text)), described(query));
}

void TestPoolQuery::anyValuesReadBack()
{
    QRandomGenerator random(7);
    const QString alphabet = u"ab:：\" \t\u3000缺/"_s;
    for (int i = 0; i < 5'000; ++i) {
        PoolQuery query;
        for (const Facet facet : allFacets) {
            QString value;
            for (int length = random.bounded(6); length > 0; --length)
                value += alphabet.at(random.bounded(alphabet.size()));
            if (!value.isEmpty())
                query.valuesOf(facet).append(value);
        }
        QCOMPARE(described(parsePoolQuery(formatPoolQuery(query))), described(query));
    }
}

void TestPoolQuery::facetNames()
{
    QStringList names;
    for (const Facet facet : allFacets) {
        names.append(facetName(facet));
        QCOMPARE(facetFromName(names.constLast()), facet);
    }
    QCOMPARE(names.join(u' '), u"repo verdict reason label proposal change kg tier resolution trap"_s);
    QCOMPARE(facetFromName(u"author"), std::nullopt);
}

void TestPoolQuery::sortKeyNames()
{
    const QList<SortKey> all{SortKey::ClosedAt, SortKey::Repo, SortKey::Number, SortKey::Verdict,
            SortKey::Reason, SortKey::Changes, SortKey::KgRefs, SortKey::Value, SortKey::Title};
    QStringList names;
    for (const SortKey key : all) {
        names.append(sortKeyName(key));
        QCOMPARE(sortKeyFromName(names.constLast()), key);
    }
    QCOMPARE(names.join(u' '), u"closed repo number verdict reason changes kg value title"_s);
    QCOMPARE(sortKeyFromName(u"age"), std::nullopt);
}

} // namespace Winnow

QTEST_GUILESS_MAIN(Winnow::TestPoolQuery)
#include "tst_poolquery.moc"
