// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "domain/chinesenumeral.h"

#include <QTest>

using namespace Winnow;
using namespace Qt::StringLiterals;

Q_DECLARE_METATYPE(std::optional<int>)

class ChineseNumeralTest : public QObject
{
    Q_OBJECT

private slots:
    void writes_data();
    void writes();
    void reads_data();
    void reads();
    void everyNumberComesBack();
};

void ChineseNumeralTest::writes_data()
{
    QTest::addColumn<int>("number");
    QTest::addColumn<QString>("text");
    QTest::newRow("one") << 1 << u"一"_s;
    QTest::newRow("ten") << 10 << u"十"_s;
    QTest::newRow("eleven") << 11 << u"十一"_s;
    QTest::newRow("twenty") << 20 << u"二十"_s;
    QTest::newRow("ninety-nine") << 99 << u"九十九"_s;
    QTest::newRow("hundred") << 100 << u"一百"_s;
    QTest::newRow("hundred and five") << 105 << u"一百零五"_s;
    QTest::newRow("hundred and ten") << 110 << u"一百一十"_s;
    QTest::newRow("hundred and eighteen") << 118 << u"一百一十八"_s;
    QTest::newRow("largest") << 999 << u"九百九十九"_s;
    QTest::newRow("none") << 0 << u"0"_s;
    QTest::newRow("too large") << 1000 << u"1000"_s;
    QTest::newRow("below") << -3 << u"-3"_s;
}

void ChineseNumeralTest::writes()
{
    QFETCH(const int, number);
    QTEST(chineseNumeral(number), "text");
}

void ChineseNumeralTest::reads_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<std::optional<int>>("number");
    const std::optional<int> nothing;
    QTest::newRow("two of a pair") << u"两百"_s << std::optional(200);
    QTest::newRow("twenty in one sign") << u"廿"_s << std::optional(20);
    QTest::newRow("twenty-three") << u"廿三"_s << std::optional(23);
    QTest::newRow("thirty-one") << u"卅一"_s << std::optional(31);
    QTest::newRow("circle for zero") << u"一百〇五"_s << std::optional(105);
    QTest::newRow("digit by digit") << u"一八"_s << std::optional(18);
    QTest::newRow("a year") << u"二〇二六"_s << std::optional(2026);
    QTest::newRow("zero") << u"〇"_s << std::optional(0);
    QTest::newRow("hundred and ten, short") << u"一百十"_s << nothing;
    QTest::newRow("spoken hundred and fifty") << u"一百五"_s << nothing;
    QTest::newRow("nothing") << u""_s << nothing;
    QTest::newRow("other words") << u"十八案"_s << nothing;
    QTest::newRow("two tens") << u"十十"_s << nothing;
    QTest::newRow("bare hundred") << u"百"_s << nothing;
    QTest::newRow("decimal digits") << u"18"_s << nothing;
    QTest::newRow("five digits") << u"一二三四五"_s << nothing;
    QTest::newRow("zero before tens") << u"一百零一十"_s << nothing;
}

void ChineseNumeralTest::reads()
{
    QFETCH(const QString, text);
    QTEST(readChineseNumeral(text), "number");
}

void ChineseNumeralTest::everyNumberComesBack()
{
    for (int number = 1; number <= 999; ++number)
        QCOMPARE(readChineseNumeral(chineseNumeral(number)), std::optional(number));
}

QTEST_GUILESS_MAIN(ChineseNumeralTest)
#include "tst_chinesenumeral.moc"
