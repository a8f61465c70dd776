// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "format/articletitle.h"

#include <QTest>

using namespace Winnow;
using namespace Qt::StringLiterals;

class ArticleTitleTest : public QObject
{
    Q_OBJECT

private slots:
    void reads_data();
    void reads();
};

void ArticleTitleTest::reads_data()
{
    QTest::addColumn<QString>("title");
    QTest::addColumn<QString>("series");
    QTest::addColumn<int>("ordinal");
    QTest::addColumn<QString>("qualifier");
    QTest::newRow("with qualifier") << u"星图问答-精选（十八）·2031-03补遗（三）"_s << u"星图问答-精选"_s
                                    << 18 << u"2031-03补遗（三）"_s;
    QTest::newRow("first") << u"星图问答（一）"_s << u"星图问答"_s << 1 << u""_s;
    QTest::newRow("hundreds") << u"星图问答（一百零二）：新年号"_s << u"星图问答"_s << 102 << u"新年号"_s;
    QTest::newRow("twenties") << u"星图（廿三）"_s << u"星图"_s << 23 << u""_s;
    QTest::newRow("digits in full-width brackets") << u"星图（18）"_s << u"星图"_s << 18 << u""_s;
    QTest::newRow("digits in ASCII brackets")
            << u"Star answers (18) · March"_s << u"Star answers"_s << 18 << u"March"_s;
    QTest::newRow("No.") << u"Star answers, No. 18: March (2)"_s << u"Star answers"_s << 18 << u"March (2)"_s;
    QTest::newRow("no sign") << u"Star answers no 7"_s << u"Star answers"_s << 7 << u""_s;
    QTest::newRow("第…期") << u"星图周刊第十八期 春"_s << u"星图周刊"_s << 18 << u"春"_s;
    QTest::newRow("other brackets first")
            << u"星图（图模式）问答（九）"_s << u"星图（图模式）问答"_s << 9 << u""_s;
    QTest::newRow("a year is no ordinal")
            << u"Star answers (2031) (4)"_s << u"Star answers (2031)"_s << 4 << u""_s;
    QTest::newRow("zero is none") << u"星图（〇）"_s << u"星图（〇）"_s << 0 << u""_s;
    QTest::newRow("none") << u" 星图问答 "_s << u"星图问答"_s << 0 << u""_s;
    QTest::newRow("empty") << u""_s << u""_s << 0 << u""_s;
    QTest::newRow("a word that ends with no") << u"Piano 18 keys"_s << u"Piano 18 keys"_s << 0 << u""_s;
}

void ArticleTitleTest::reads()
{
    QFETCH(const QString, title);
    QFETCH(const QString, series);
    QFETCH(const int, ordinal);
    QFETCH(const QString, qualifier);
    const ArticleTitle read = readArticleTitle(title);
    QCOMPARE(read.series, series);
    QCOMPARE(read.ordinal, ordinal > 0 ? std::optional(ordinal) : std::nullopt);
    QCOMPARE(read.qualifier, qualifier);
}

QTEST_GUILESS_MAIN(ArticleTitleTest)
#include "tst_articletitle.moc"
