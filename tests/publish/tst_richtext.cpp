// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "publish/document/richtext.h"

#include "hostiletexts.h"
#include "markdown/inlinetext.h"

#include <QTest>

using namespace Winnow;
using namespace Winnow::Testing;
using namespace Qt::StringLiterals;

class RichTextTest : public QObject
{
    Q_OBJECT

private slots:
    void reads_data();
    void reads();
    void readsHostileTexts();
    void survivesBadInput_data();
    void survivesBadInput();
};

namespace {

/// "text{code strong url=…}" of each run, parted by bars.
QString shown(const RichText &text)
{
    QStringList runs;
    for (const TextRun &run : text) {
        QStringList marks;
        if (run.isCode)
            marks.append(u"code"_s);
        if (run.isStrong)
            marks.append(u"strong"_s);
        if (run.isEmphasis)
            marks.append(u"em"_s);
        if (run.isStruck)
            marks.append(u"del"_s);
        if (run.isImage)
            marks.append(u"image"_s);
        if (!run.url.isEmpty())
            marks.append(run.url);
        runs.append(marks.isEmpty() ? run.text : run.text + u'{' + marks.join(u' ') + u'}');
    }
    return runs.join(u'|').replace(u'\n', u"\\n"_s);
}

} // namespace

void RichTextTest::reads_data()
{
    QTest::addColumn<QString>("markdown");
    QTest::addColumn<QString>("runs");
    QTest::newRow("nothing") << QString() << QString();
    QTest::newRow("plain") << u"算子 a"_s << u"算子 a"_s;
    QTest::newRow("marks") << u"a **b** *c* ~~d~~ `e`"_s << u"a |b{strong}| |c{em}| |d{del}| |e{code}"_s;
    QTest::newRow("nested") << u"**a `b` c**"_s << u"a {strong}|b{code strong}| c{strong}"_s;
    QTest::newRow("link") << u"见 [变更](https://x.org/1)。"_s << u"见 |变更{https://x.org/1}|。"_s;
    QTest::newRow("unsafe link") << u"[x](javascript:y)"_s << u"x"_s;
    QTest::newRow("bare address before Chinese")
            << u"见 https://x.org/a，又"_s << u"见 |https://x.org/a{https://x.org/a}|，又"_s;
    QTest::newRow("bare address in brackets")
            << u"(https://x.org/a_(b))."_s << u"(|https://x.org/a_(b){https://x.org/a_(b)}|)."_s;
    QTest::newRow("bare address in code") << u"`https://x.org`"_s << u"https://x.org{code}"_s;
    QTest::newRow("scheme alone") << u"https:// 与 xhttps://y"_s << u"https:// 与 xhttps://y"_s;
    QTest::newRow("image") << u"![图](https://x.org/a.png)"_s << u"图{image https://x.org/a.png}"_s;
    QTest::newRow("image without words")
            << u"![](https://x.org/a.png)"_s << u"https://x.org/a.png{image https://x.org/a.png}"_s;
    QTest::newRow("lines") << u"a\nb"_s << u"a\\nb"_s;
    QTest::newRow("not a list") << u"- a"_s << u"- a"_s;
    QTest::newRow("raw HTML") << u"a <b>c</b>"_s << u"a <b>c</b>"_s;
    QTest::newRow("bold that GitHub does not read") << u"**注意：**请"_s << u"**注意：**请"_s;
    QTest::newRow("two codes") << u"`a``b` `c`"_s << u"a``b{code}| |c{code}"_s;
}

void RichTextTest::reads()
{
    QFETCH(const QString, markdown);
    QTEST(shown(readRichText(markdown)), "runs");
}

void RichTextTest::readsHostileTexts()
{
    for (const QString &text : hostileTexts())
        QCOMPARE(plainTextOf(readRichText(escapedText(text))), text);
}

void RichTextTest::survivesBadInput_data()
{
    QTest::addColumn<QString>("markdown");
    QTest::newRow("NUL") << u"a%1b"_s.arg(QChar(u'\0'));
    QTest::newRow("half a pair") << u"a%1b"_s.arg(QChar(char16_t(0xd83d)));
    QTest::newRow("byte order mark") << QString(QChar(char16_t(0xfeff))) + u"a"_s;
    QTest::newRow("deep") << QString(20'000, u'[') + u"a"_s + QString(20'000, u']');
    QTest::newRow("many stars") << QString(50'000, u'*') + u"a"_s;
    QTest::newRow("large") << QString(2'000'000, u'中');
    QTest::newRow("many lines") << u"a\n"_s.repeated(5'000);
}

void RichTextTest::survivesBadInput()
{
    QFETCH(const QString, markdown);
    QVERIFY(!plainTextOf(readRichText(markdown)).isEmpty());
}

QTEST_GUILESS_MAIN(RichTextTest)
#include "tst_richtext.moc"
