// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "items/rowindex.h"

#include <QTest>

using namespace Winnow;

class tst_RowIndex final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(); }
    void findsRows_data();
    void findsRows();
    void mapsRows_data();
    void mapsRows();
    void tellsWhetherAnythingIsShared();
};

using Ids = QList<qint64>;

static IssueIds shared(const Ids &ids)
{
    return std::make_shared<const std::vector<qint64>>(ids.begin(), ids.end());
}

static RowMapping mapping(const Ids &before, const Ids &after)
{
    return {shared(before), shared(after), std::make_shared<const RowIndex>(*shared(after))};
}

void tst_RowIndex::findsRows_data()
{
    QTest::addColumn<Ids>("ids");
    QTest::newRow("none") << Ids{};
    QTest::newRow("close together") << Ids{5, 3, 9, 1};
    QTest::newRow("far apart") << Ids{1'000'000'000, 7, 50'000'000'000};
    QTest::newRow("one") << Ids{1};
}

void tst_RowIndex::findsRows()
{
    QFETCH(Ids, ids);
    const RowIndex index(ids);
    for (int row = 0; row < ids.size(); ++row)
        QCOMPARE(index.rowOf(ids[row]), row);
    for (const qint64 absent : {qint64{-1}, qint64{0}, qint64{2}, qint64{1'000'000}, qint64{60'000'000'000}})
        QCOMPARE(index.rowOf(absent), -1);
}

void tst_RowIndex::mapsRows_data()
{
    QTest::addColumn<Ids>("before");
    QTest::addColumn<Ids>("after");
    QTest::addColumn<int>("row");
    QTest::addColumn<int>("same");
    QTest::addColumn<int>("nearest");
    QTest::newRow("moved") << Ids{1, 2, 3} << Ids{3, 2, 1} << 0 << 2 << 2;
    QTest::newRow("gone, next below") << Ids{1, 2, 3, 4} << Ids{1, 3, 4} << 1 << -1 << 1;
    QTest::newRow("gone with those below") << Ids{1, 2, 3, 4} << Ids{1, 2} << 3 << -1 << 1;
    QTest::newRow("gone, next below moved") << Ids{1, 2, 3} << Ids{3, 1} << 1 << -1 << 0;
    QTest::newRow("nothing left") << Ids{1, 2} << Ids{5} << 0 << -1 << -1;
    QTest::newRow("no row") << Ids{1, 2} << Ids{1, 2} << -1 << -1 << -1;
    QTest::newRow("beyond the end") << Ids{1, 2} << Ids{1, 2} << 2 << -1 << -1;
}

void tst_RowIndex::mapsRows()
{
    QFETCH(Ids, before);
    QFETCH(Ids, after);
    QFETCH(int, row);
    QTEST(mapping(before, after).newRow(row), "same");
    QTEST(mapping(before, after).nearestNewRow(row), "nearest");
}

void tst_RowIndex::tellsWhetherAnythingIsShared()
{
    QVERIFY(mapping({1, 2}, {9, 2}).sharesAny());
    QVERIFY(!mapping({1, 2}, {8, 9}).sharesAny());
    QVERIFY(!mapping({}, {8}).sharesAny());
    QVERIFY(!mapping({8}, {}).sharesAny());
}

QTEST_GUILESS_MAIN(tst_RowIndex)
#include "tst_rowindex.moc"
