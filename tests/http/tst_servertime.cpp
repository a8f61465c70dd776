// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "http/servertime.h"

#include <QTest>

using namespace Winnow;
using namespace std::chrono_literals;

class TestServerTime final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(); }
    void pause_data();
    void pause();
};

void TestServerTime::pause_data()
{
    QTest::addColumn<QList<HttpHeader>>("headers");
    QTest::addColumn<qint64>("expected"); // ms, -1: none
    using Headers = QList<HttpHeader>;
    // 2026-09-18T08:00:00Z is 1789718400.
    QTest::newRow("nothing") << Headers{} << qint64{-1};
    QTest::newRow("seconds") << Headers{{"retry-after", " 12 "}} << qint64{12'000};
    QTest::newRow("nonsense") << Headers{{"Retry-After", "soon"}} << qint64{-1};
    QTest::newRow("date by our clock")
            << Headers{{"Retry-After", "Fri, 18 Sep 2026 08:00:30 GMT"}} << qint64{30'000};
    QTest::newRow("date by a skewed clock") << Headers{{"Retry-After", "Fri, 18 Sep 2026 09:00:30 GMT"},
            {"Date", "Fri, 18 Sep 2026 09:00:00 GMT"}}
                                            << qint64{30'000};
    QTest::newRow("used up") << Headers{{"X-RateLimit-Remaining", "0"}, {"X-RateLimit-Reset", "1789718445"}}
                             << qint64{45'000};
    QTest::newRow("used up, skewed") << Headers{{"X-RateLimit-Remaining", "0"},
            {"X-RateLimit-Reset", "1789718445"}, {"Date", "Fri, 18 Sep 2026 08:00:40 GMT"}}
                                     << qint64{5'000};
    QTest::newRow("something left") << Headers{{"X-RateLimit-Remaining", "3"},
            {"X-RateLimit-Reset", "1789718445"}}
                                    << qint64{-1};
    QTest::newRow("reset is past") << Headers{{"X-RateLimit-Remaining", "0"}, {"X-RateLimit-Reset", "1"}}
                                   << qint64{0};
    QTest::newRow("reset is nonsense")
            << Headers{{"X-RateLimit-Remaining", "0"}, {"X-RateLimit-Reset", "x"}} << qint64{-1};
}

void TestServerTime::pause()
{
    QFETCH(const QList<HttpHeader>, headers);
    QFETCH(const qint64, expected);
    const Timestamp now = *parseTimestamp(u"2026-09-18T08:00:00Z");
    const auto pause = pauseAskedFor(headers, now);
    QCOMPARE(pause ? pause->count() : -1, expected);
}

QTEST_GUILESS_MAIN(TestServerTime)
#include "tst_servertime.moc"
