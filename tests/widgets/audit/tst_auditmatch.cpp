// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "audit/auditmatch.h"
#include "audit/markedtext.h"
#include "support/madeaudit.h"

#include <QPalette>
#include <QTest>

using namespace Winnow;
using namespace Qt::StringLiterals;

class AuditMatchTest final : public QObject
{
    Q_OBJECT

private slots:
    void shownText_data();
    void shownText();
    void sentences_data();
    void sentences();
    void claimsInBothLanguages();
    void issueStandsInForNoText();
    void marksLieInTheirParts();
    void bestPassageHasMost();
    void htmlIsEscaped();
    void hugeAndOddTexts();
};

void AuditMatchTest::shownText_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("shown");
    QTest::newRow("plain") << u"a\nb"_s << u"a\nb"_s;
    QTest::newRow("line ends") << u"a\r\nb\rc\n"_s << u"a\nb\nc\n"_s;
    QTest::newRow("paragraph sign") << u"a\u2029b"_s << u"a\nb"_s;
    QTest::newRow("NUL") << QString::fromUtf16(u"a\0b", 3) << u"a\ufffdb"_s;
    QTest::newRow("nothing") << QString() << QString();
}

void AuditMatchTest::shownText()
{
    QFETCH(QString, text);
    QTEST(shownNodeText(text), "shown");
}

void AuditMatchTest::sentences_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("marked"); // each once in the text
    QTest::addColumn<QStringList>("sentences");
    QTest::newRow("no mark") << u"One. Two."_s << QStringList() << QStringList();
    QTest::newRow("English") << u"First one. Second two! Third?"_s << QStringList{u"Second"_s}
                             << QStringList{u"Second two!"_s};
    QTest::newRow("Chinese") << u"一句话。第二句！第三句？"_s << QStringList{u"一句"_s, u"三句"_s}
                             << QStringList{u"一句话。"_s, u"第三句？"_s};
    QTest::newRow("a dot within") << u"Since 8.3 it waits. Then v1.2.3 came."_s << QStringList{u"8.3"_s}
                                  << QStringList{u"Since 8.3 it waits."_s};
    QTest::newRow("lines") << u"  one\n\n  two  \nthree"_s << QStringList{u"two"_s, u"three"_s}
                           << QStringList{u"two"_s, u"three"_s};
    QTest::newRow("several marks, one sentence")
            << u"a b c. d"_s << QStringList{u"a"_s, u"b"_s, u"c"_s} << QStringList{u"a b c."_s};
    QTest::newRow("without an end") << u"no end here"_s << QStringList{u"end"_s}
                                    << QStringList{u"no end here"_s};
    QTest::newRow("over an end") << u"one. two."_s << QStringList{u"one. two"_s} << QStringList{u"one."_s};
}

void AuditMatchTest::sentences()
{
    QFETCH(QString, text);
    QFETCH(QStringList, marked);
    QList<TextRange> marks;
    for (const QString &mark : marked)
        marks.append({text.indexOf(mark), mark.size()});
    QStringList found;
    for (const TextRange &sentence : markedSentences(text, marks))
        found.append(text.sliced(sentence.begin, sentence.length));
    QTEST(found, "sentences");
}

void AuditMatchTest::claimsInBothLanguages()
{
    AuditQueueRow row = aRow(u"org/alpha#1", {u"a"_s}, u"用 `--force` **重装**"_s);
    row.answer = {u"已修复"_s, u"Fixed by [a change](https://example.org/1)"_s};
    const QList<ClaimPart> parts = claimParts(row);
    QCOMPARE(parts.size(), 3);
    QCOMPARE(parts[0].text, u"用 --force 重装"_s); // as it is read
    QCOMPARE(parts[1].text, u"已修复"_s);
    QCOMPARE(parts[2].language, TextLanguage::English);
    QCOMPARE(parts[2].text, u"Fixed by a change"_s);
}

void AuditMatchTest::issueStandsInForNoText()
{
    const QList<ClaimPart> parts = claimParts(aRow(u"org/alpha#1", {}));
    QCOMPARE(parts.size(), 1);
    QCOMPARE(parts[0].kind, ClaimPart::Kind::IssueTitle);
    QCOMPARE(parts[0].text, u"title of 1"_s);
}

void AuditMatchTest::marksLieInTheirParts()
{
    AuditQueueRow row = aRow(u"org/alpha#1", {u"a"_s}, u"设置 ASCEND_RT_VISIBLE_DEVICES 后卡号错乱"_s);
    row.answer.en = u"Set HCCL_TIMEOUT to 1800."_s;
    const QString title = u"About HCCL_TIMEOUT"_s;
    const QString text = u"The variable ASCEND_RT_VISIBLE_DEVICES lists cards.\nNothing else."_s;
    const MatchedPages pages = matchPages(row, title, text);
    const auto marked = [](const QString &whole, const QList<TextRange> &ranges) {
        QStringList texts;
        for (const TextRange &range : ranges)
            texts.append(whole.sliced(range.begin, range.length));
        return texts;
    };
    QVERIFY(marked(pages.claim[0].text, pages.claim[0].marks).contains(u"ASCEND_RT_VISIBLE_DEVICES"_s));
    QVERIFY(marked(pages.claim[1].text, pages.claim[1].marks).contains(u"HCCL_TIMEOUT"_s));
    QVERIFY(marked(title, pages.inTitle).contains(u"HCCL_TIMEOUT"_s));
    QVERIFY(marked(text, pages.inText).contains(u"ASCEND_RT_VISIBLE_DEVICES"_s));
    QCOMPARE(marked(text, pages.passages),
            (QStringList{u"The variable ASCEND_RT_VISIBLE_DEVICES lists cards."_s}));
    QCOMPARE(pages.bestPassage, 0);
}

void AuditMatchTest::bestPassageHasMost()
{
    AuditQueueRow row = aRow(u"org/alpha#1", {u"a"_s}, u"HcclMemImport 返回 507018 错误码"_s);
    const MatchedPages pages = matchPages(
            row, u"x"_s, u"错误码很多。\nHcclMemImport 失败时返回 507018 错误码。\n另见错误码一节。"_s);
    QVERIFY(pages.passages.size() > 1);
    QCOMPARE(pages.bestPassage, 1);
    QCOMPARE(matchPages(row, u"x"_s, u"Nothing in common"_s).bestPassage, -1);
    QCOMPARE(matchPages(row, {}, {}).bestPassage, -1);
}

void AuditMatchTest::htmlIsEscaped()
{
    const QString html = markedHtml(u"<b>&x</b>"_s, {{3, 2}}, QPalette());
    QVERIFY(html.startsWith("&lt;b&gt;<span"_L1));
    QVERIFY(html.contains(">&amp;x</span>&lt;/b&gt;"_L1));
    QCOMPARE(markedHtml({}, {}, QPalette()), QString());
}

void AuditMatchTest::hugeAndOddTexts()
{
    AuditQueueRow row = aRow(u"org/alpha#1", {u"a"_s}, u"x"_s.repeated(5000) + QChar(0xd800));
    QString text;
    for (int i = 0; i < 20'000; ++i)
        text += u"x\U0001F600。"_s;
    text += QChar(0xdc00);
    const MatchedPages pages = matchPages(row, u"t"_s, text);
    for (const TextRange &passage : pages.passages)
        QVERIFY(passage.begin >= 0 && passage.end() <= text.size());
}

QTEST_GUILESS_MAIN(AuditMatchTest)
#include "tst_auditmatch.moc"
