// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "http/retrypolicy.h"

#include <QTest>

using namespace Winnow;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

class TestRetryPolicy final : public QObject
{
    Q_OBJECT

private slots:
    void pausesGrow_data();
    void pausesGrow();
    void readsRetryAfter_data();
    void readsRetryAfter();
};

void TestRetryPolicy::pausesGrow_data()
{
    QTest::addColumn<int>("attempt");
    QTest::addColumn<double>("chance");
    QTest::addColumn<qint64>("pause");
    QTest::newRow("first, least") << 1 << 0.0 << qint64(500);
    QTest::newRow("first, most") << 1 << 1.0 << qint64(1000);
    QTest::newRow("first, middle") << 1 << 0.5 << qint64(750);
    QTest::newRow("second") << 2 << 1.0 << qint64(2000);
    QTest::newRow("third") << 3 << 1.0 << qint64(4000);
    QTest::newRow("capped") << 20 << 1.0 << qint64(60'000);
    QTest::newRow("far beyond") << 100'000 << 0.0 << qint64(30'000);
}

void TestRetryPolicy::pausesGrow()
{
    QFETCH(const int, attempt);
    QFETCH(const double, chance);
    QTEST(qint64(backOff({}, attempt, chance).count()), "pause");
}

void TestRetryPolicy::readsRetryAfter_data()
{
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<qint64>("ms"); // -1: nothing
    QTest::newRow("seconds") << "120"_ba << qint64(120'000);
    QTest::newRow("none") << "0"_ba << qint64(0);
    QTest::newRow("spaces") << " 7 "_ba << qint64(7'000);
    QTest::newRow("negative") << "-5"_ba << qint64(-1);
    QTest::newRow("huge") << "9223372036854775807"_ba << qint64(366LL * 86'400 * 1'000);
    QTest::newRow("fraction") << "1.5"_ba << qint64(-1);
    QTest::newRow("date") << "Fri, 18 Sep 2026 08:00:30 GMT"_ba << qint64(30'000);
    QTest::newRow("date that was") << "Fri, 18 Sep 2026 07:00:00 GMT"_ba << qint64(0);
    QTest::newRow("RFC 850") << "Friday, 18-Sep-26 08:00:30 GMT"_ba << qint64(30'000);
    QTest::newRow("asctime") << "Fri Sep 18 08:00:30 2026"_ba << qint64(30'000);
    QTest::newRow("empty") << ""_ba << qint64(-1);
    QTest::newRow("words") << "soon"_ba << qint64(-1);
}

void TestRetryPolicy::readsRetryAfter()
{
    QFETCH(const QByteArray, value);
    QFETCH(const qint64, ms);
    const auto pause = readRetryAfter(value, *parseTimestamp(u"2026-09-18T08:00:00Z"));
    QCOMPARE(pause ? qint64(pause->count()) : qint64(-1), ms);
}

QTEST_GUILESS_MAIN(TestRetryPolicy)

#include "tst_retrypolicy.moc"
