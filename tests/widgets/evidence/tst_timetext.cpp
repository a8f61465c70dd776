// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "evidence/timetext.h"

#include <QTest>

using namespace Winnow;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

class TimeTextTest final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(); }
    void gaps_data();
    void gaps();
    void gapsToTheClose_data();
    void gapsToTheClose();
    void momentsInTheSeriesZone();
};

void TimeTextTest::gaps_data()
{
    QTest::addColumn<qint64>("milliseconds");
    QTest::addColumn<QString>("text");
    QTest::newRow("nothing") << qint64(0) << u"0 s"_s;
    QTest::newRow("cut to seconds") << qint64(1999) << u"1 s"_s;
    QTest::newRow("a minute less a second") << qint64(59'000) << u"59 s"_s;
    QTest::newRow("minutes") << qint64(125'000) << u"2 min 05 s"_s;
    QTest::newRow("hours, as in the design")
            << qint64((2 * 3600 + 32 * 60 + 4) * 1000) << u"2 h 32 min 04 s"_s;
    QTest::newRow("a day less a second") << qint64(86'399'000) << u"23 h 59 min 59 s"_s;
    QTest::newRow("days") << qint64(44) * 86'400'000 << u"44 d 0 h"_s;
}

void TimeTextTest::gaps()
{
    QFETCH(qint64, milliseconds);
    QTEST(formatGap(std::chrono::milliseconds(milliseconds)), "text");
}

void TimeTextTest::gapsToTheClose_data()
{
    QTest::addColumn<QString>("at");
    QTest::addColumn<QString>("text");
    QTest::newRow("the same second") << u"2026-11-20T10:00:00.900Z"_s << u"at the close"_s;
    QTest::newRow("before") << u"2026-11-20T07:27:56Z"_s << u"2 h 32 min 04 s before the close"_s;
    QTest::newRow("after") << u"2026-11-20T10:00:09Z"_s << u"9 s after the close"_s;
}

void TimeTextTest::gapsToTheClose()
{
    QFETCH(QString, at);
    QTEST(formatGapToClose(*parseTimestamp(at), *parseTimestamp(u"2026-11-20T10:00:00Z")), "text");
}

void TimeTextTest::momentsInTheSeriesZone()
{
    QCOMPARE(formatMoment(*parseTimestamp(u"2026-09-18T08:38:20Z"), QTimeZone("Asia/Shanghai")),
            u"2026-09-18 16:38:20"_s);
}

QTEST_APPLESS_MAIN(TimeTextTest)
#include "tst_timetext.moc"
