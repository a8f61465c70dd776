// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "domain/timestamp.h"

#include <QRandomGenerator>
#include <QTest>

using namespace Qt::StringLiterals;

namespace Winnow {

class TestTimestamp final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(); }
    void parse();
    void parse_data();
    void refuse();
    void refuse_data();
    void format();
    void format_data();
    void formatsWhatItParses();
    void now();
};

void TestTimestamp::parse_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<qint64>("milliseconds");
    QTest::newRow("the epoch") << u"1970-01-01T00:00:00Z"_s << qint64{0};
    QTest::newRow("UTC") << u"2026-09-18T08:38:20Z"_s << qint64{1789720700000};
    QTest::newRow("offset east") << u"2026-09-18T16:38:20+08:00"_s << qint64{1789720700000};
    QTest::newRow("offset west") << u"2026-09-18T03:08:20-05:30"_s << qint64{1789720700000};
    QTest::newRow("offset without colon") << u"2026-09-18T16:38:20+0800"_s << qint64{1789720700000};
    QTest::newRow("offset of hours") << u"2026-09-18T16:38:20+08"_s << qint64{1789720700000};
    QTest::newRow("offset of zero, negative") << u"2026-09-18T08:38:20-00:00"_s << qint64{1789720700000};
    QTest::newRow("offset into the day before") << u"2026-09-18T00:30:00+08:00"_s << qint64{1789662600000};
    QTest::newRow("lower case t and z") << u"2026-09-18t08:38:20z"_s << qint64{1789720700000};
    QTest::newRow("a space for the T") << u"2026-09-18 08:38:20Z"_s << qint64{1789720700000};
    QTest::newRow("no seconds") << u"2026-09-18T08:38Z"_s << qint64{1789720680000};
    QTest::newRow("milliseconds") << u"2026-09-18T08:38:20.125Z"_s << qint64{1789720700125};
    QTest::newRow("tenths") << u"2026-09-18T08:38:20.1Z"_s << qint64{1789720700100};
    QTest::newRow("decimal comma") << u"2026-09-18T08:38:20,25Z"_s << qint64{1789720700250};
    QTest::newRow("nanoseconds are cut, not rounded")
            << u"2026-09-18T08:38:20.123999999Z"_s << qint64{1789720700123};
    QTest::newRow("fraction and offset") << u"2026-09-18T16:38:20.5+08:00"_s << qint64{1789720700500};
    QTest::newRow("leap day") << u"2024-02-29T00:00:00Z"_s << qint64{1709164800000};
    QTest::newRow("leap day of a century") << u"2000-02-29T00:00:00Z"_s << qint64{951782400000};
    QTest::newRow("leap second is the next minute") << u"2016-12-31T23:59:60Z"_s << qint64{1483228800000};
    QTest::newRow("before the epoch") << u"1969-12-31T23:59:59.999Z"_s << qint64{-1};
    QTest::newRow("last moment") << u"9999-12-31T23:59:59.999Z"_s << qint64{253402300799999};
}

void TestTimestamp::parse()
{
    QFETCH(const QString, text);
    QFETCH(const qint64, milliseconds);
    const auto parsed = parseTimestamp(text);
    QVERIFY(parsed);
    QCOMPARE(toMilliseconds(*parsed), milliseconds);
    QCOMPARE(fromMilliseconds(milliseconds), *parsed);
}

void TestTimestamp::refuse_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("null") << QString();
    QTest::newRow("empty") << u""_s;
    QTest::newRow("words") << u"yesterday"_s;
    QTest::newRow("no offset") << u"2026-09-18T08:38:20"_s;
    QTest::newRow("a date alone") << u"2026-09-18"_s;
    QTest::newRow("a day September lacks") << u"2026-09-31T08:38:20Z"_s;
    QTest::newRow("leap day of a common year") << u"2026-02-29T08:38:20Z"_s;
    QTest::newRow("leap day of a common century") << u"1900-02-29T08:38:20Z"_s;
    QTest::newRow("month 0") << u"2026-00-18T08:38:20Z"_s;
    QTest::newRow("month 13") << u"2026-13-18T08:38:20Z"_s;
    QTest::newRow("day 0") << u"2026-09-00T08:38:20Z"_s;
    QTest::newRow("hour 24") << u"2026-09-18T24:00:00Z"_s;
    QTest::newRow("minute 60") << u"2026-09-18T08:60:20Z"_s;
    QTest::newRow("second 61") << u"2026-09-18T08:38:61Z"_s;
    QTest::newRow("offset of 24 hours") << u"2026-09-18T08:38:20+24:00"_s;
    QTest::newRow("offset of 60 minutes") << u"2026-09-18T08:38:20+08:60"_s;
    QTest::newRow("offset cut after the colon") << u"2026-09-18T08:38:20+08:"_s;
    QTest::newRow("offset of one digit") << u"2026-09-18T08:38:20+8"_s;
    QTest::newRow("offset of three digits") << u"2026-09-18T08:38:20+080"_s;
    QTest::newRow("sign alone") << u"2026-09-18T08:38:20+"_s;
    QTest::newRow("name of a zone") << u"2026-09-18T08:38:20 CST"_s;
    QTest::newRow("point without digits") << u"2026-09-18T08:38:20.Z"_s;
    QTest::newRow("year of two digits") << u"26-09-18T08:38:20Z"_s;
    QTest::newRow("year of five digits") << u"12026-09-18T08:38:20Z"_s;
    QTest::newRow("negative year") << u"-2026-09-18T08:38:20Z"_s;
    QTest::newRow("month of one digit") << u"2026-9-18T08:38:20Z"_s;
    QTest::newRow("slashes") << u"2026/09/18T08:38:20Z"_s;
    QTest::newRow("full-width digits") << u"２０２６-09-18T08:38:20Z"_s;
    QTest::newRow("space before") << u" 2026-09-18T08:38:20Z"_s;
    QTest::newRow("space behind") << u"2026-09-18T08:38:20Z "_s;
    QTest::newRow("text behind") << u"2026-09-18T08:38:20Zulu"_s;
    QTest::newRow("offset out of the calendar, late") << u"9999-12-31T23:59:59-00:01"_s;
    QTest::newRow("offset out of the calendar, early") << u"0000-01-01T00:00:00+00:01"_s;
}

void TestTimestamp::refuse()
{
    QFETCH(const QString, text);
    const auto parsed = parseTimestamp(text);
    QVERIFY2(!parsed, qPrintable(formatTimestamp(parsed.value_or(Timestamp{}))));
}

void TestTimestamp::format_data()
{
    QTest::addColumn<qint64>("milliseconds");
    QTest::addColumn<QString>("text");
    QTest::newRow("whole seconds") << qint64{1789720700000} << u"2026-09-18T08:38:20Z"_s;
    QTest::newRow("three decimals") << qint64{1789720700100} << u"2026-09-18T08:38:20.100Z"_s;
    QTest::newRow("one millisecond") << qint64{1} << u"1970-01-01T00:00:00.001Z"_s;
    QTest::newRow("before the epoch") << qint64{-1} << u"1969-12-31T23:59:59.999Z"_s;
    QTest::newRow("an early year") << qint64{-62135596800000} << u"0001-01-01T00:00:00Z"_s;
    QTest::newRow("leap day") << qint64{1709251199000} << u"2024-02-29T23:59:59Z"_s;
}

void TestTimestamp::format()
{
    QFETCH(const qint64, milliseconds);
    QFETCH(const QString, text);
    QCOMPARE(formatTimestamp(fromMilliseconds(milliseconds)), text);
}

void TestTimestamp::formatsWhatItParses()
{
    const qint64 first = toMilliseconds(*parseTimestamp(u"0000-01-01T00:00:00Z"));
    const qint64 last = toMilliseconds(*parseTimestamp(u"9999-12-31T23:59:59.999Z"));
    QRandomGenerator random(20260918);
    for (int i = 0; i < 20'000; ++i) {
        const auto share = random.generateDouble();
        const Timestamp at =
                fromMilliseconds(first + static_cast<qint64>(share * static_cast<double>(last - first)));
        QCOMPARE(parseTimestamp(formatTimestamp(at)), at);
    }
}

void TestTimestamp::now()
{
    using namespace std::chrono;
    const auto before = floor<milliseconds>(system_clock::now());
    const Timestamp now = currentTimestamp();
    QCOMPARE_GE(now, before);
    QCOMPARE_LE(now, floor<milliseconds>(system_clock::now()));
}

} // namespace Winnow

QTEST_GUILESS_MAIN(Winnow::TestTimestamp)
#include "tst_timestamp.moc"
