// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "madearticle.h"

#include "format/articlereader.h"
#include "format/articlesummary.h"
#include "format/articlewriter.h"
#include "format/withoutlines.h"

#include "markdown/inlinetext.h"

#include <QFile>
#include <QTest>

using namespace Winnow;
using namespace Qt::StringLiterals;

/// Articles whose cells ran together in copying.
class RunTogetherTest : public QObject
{
    Q_OBJECT

private slots:
    void wholeArticle();
    void rows_data();
    void rows();
    void guide_data();
    void guide();
    void overview_data();
    void overview();
    void withoutTabs_data();
    void withoutTabs();
};

static QString joinedArticle()
{
    return uR"(星图问答（四）

入口 https://forge.example/stars

总览

仓库定位收录条数
star-loader装载器，缓存 2 案2
orbit_kit轨道套件，A5 支持 1 案1

star-loader（装载器）

一句话

编号Issue 问题内容解答总结
#7冷启动慢官方：只读挂载
#1122 卡训练报错根因：分片名

orbit_kit（轨道）

一句话

编号Issue 问题内容解答总结
#58坐标反向设计如此

组合解读：共性规律

1. 装载二案。
默认值。

• sl#7 冷启动
• sl#112 分片

排错指引

症状第一优先动作本篇相关案例
缓存不生效查挂载sl#7
分片名被拆用 bracketssl#112、ok#58
)"_s;
}

void RunTogetherTest::wholeArticle()
{
    const QString text = joinedArticle();
    const ReadArticle read = readArticle(text.toUtf8());
    const Article &article = read.article;
    const ArticleSummary summary = summarize(read);
    QCOMPARE(summary.rows, 3);
    QCOMPARE(summary.unsplit, 3);
    QCOMPARE(summary.repos, 2);
    QVERIFY(summary.unread.isEmpty());
    QCOMPARE(read.understood, text.size());

    const QList<const SectionPart *> sections = partsOf<SectionPart>(article);
    QCOMPARE(sections.size(), 2);
    QCOMPARE(sections[0]->columns, (QStringList{u"编号"_s, u"Issue 问题内容"_s, u"解答总结"_s}));
    QCOMPARE(sections[0]->rows[0].number, u"7"_s);
    QCOMPARE(sections[0]->rows[0].problem, u"冷启动慢官方：只读挂载"_s);
    QVERIFY(sections[0]->rows[0].answer.isEmpty());
    QCOMPARE(sections[0]->rows[1].number, u"112"_s);
    QCOMPARE(sections[0]->rows[1].problem, u"2 卡训练报错根因：分片名"_s);

    const auto *overview = partOf<OverviewPart>(article);
    QCOMPARE(overview->lines.size(), 2);
    QCOMPARE(overview->lines[0].repo, u"star-loader"_s);
    QCOMPARE(overview->lines[0].positioning, u"装载器，缓存 2 案"_s);
    QCOMPARE(overview->lines[0].count, u"2"_s);

    const auto *guide = partOf<GuidePart>(article);
    QCOMPARE(guide->lines.size(), 2);
    QVERIFY(guide->lines[0].isUnsplit);
    QCOMPARE(guide->lines[0].symptom, u"缓存不生效查挂载"_s);
    QCOMPARE(guide->lines[0].cases, u"sl#7"_s);
    QCOMPARE(guide->lines[1].symptom, u"分片名被拆用 brackets"_s);
    QCOMPARE(guide->lines[1].cases, u"sl#112、ok#58"_s);
    QCOMPARE(guide->lines[1].references.size(), 2);

    for (const QString &copy : {writeText(article), writeMarkdown(article)})
        QVERIFY(withoutLines(readArticle(copy.toUtf8()).article) == withoutLines(article));
}

static QString tail(const QString &citations)
{
    return u"\n组合解读：共性\n\n1. 甲。\n乙。\n\n"_s + citations;
}

void RunTogetherTest::rows_data()
{
    QTest::addColumn<QString>("row");
    QTest::addColumn<QString>("citations");
    QTest::addColumn<QString>("number");
    QTest::addColumn<QString>("text");
    QTest::newRow("a letter follows")
            << u"#279optx 配置繁琐官方维持"_s << u""_s << u"279"_s << u"optx 配置繁琐官方维持"_s;
    QTest::newRow("a blank follows") << u"#279 2 卡"_s << u""_s << u"279"_s << u"2 卡"_s;
    QTest::newRow("digits that nobody cites") << u"#2792卡"_s << u"• a#5 乙\n"_s << u"2792"_s << u"卡"_s;
    QTest::newRow("digits, the shorter cited") << u"#2792卡"_s << u"• a#279 乙\n"_s << u"279"_s << u"2卡"_s;
    QTest::newRow("digits, both cited")
            << u"#2792卡"_s << u"• a#279 乙\n• a#2792 丙\n"_s << u"2792"_s << u"卡"_s;
    QTest::newRow("signs of Markdown") << u"#9`a`与*b*"_s << u""_s << u"9"_s << u"\\`a\\`与\\*b\\*"_s;
}

void RunTogetherTest::rows()
{
    QFETCH(const QString, row);
    QFETCH(const QString, citations);
    const QString text = u"题\n\nstar（甲）\n\n句\n\n编号Issue 问题内容解答总结\n"_s + row + u'\n'
            + (citations.isEmpty() ? QString() : tail(citations));
    const Article article = readArticle(text.toUtf8(), ArticleFormat::Text).article;
    const auto *section = partOf<SectionPart>(article);
    QVERIFY(section);
    QCOMPARE(section->rows.size(), 1);
    QTEST(section->rows[0].number, "number");
    QTEST(section->rows[0].problem, "text");
    QVERIFY(section->rows[0].isUnsplit);
}

void RunTogetherTest::guide_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("symptom");
    QTest::addColumn<QString>("cases");
    QTest::newRow("after a Chinese word") << u"甲乙sl#7"_s << u"甲乙"_s << u"sl#7"_s;
    QTest::newRow("after a Latin word, alias known") << u"甲 offsl#7"_s << u"甲 off"_s << u"sl#7"_s;
    QTest::newRow("after a Latin word, alias unknown") << u"甲 offqq#7"_s << u"甲"_s << u"offqq#7"_s;
    QTest::newRow("the longest alias") << u"甲 xasl#7"_s << u"甲 x"_s << u"asl#7"_s;
    QTest::newRow("several") << u"甲sl#7、#8、asl#9"_s << u"甲"_s << u"sl#7、#8、asl#9"_s;
    QTest::newRow("a case in the text") << u"同 sl#7 不同再查sl#8"_s << u"同 sl#7 不同再查"_s << u"sl#8"_s;
    QTest::newRow("after a Latin word, alias of another line") << u"甲 offqr#6"_s << u"甲 off"_s << u"qr#6"_s;
    QTest::newRow("an alias that ends like another") << u"甲 vqr#5"_s << u"甲"_s << u"vqr#5"_s;
    QTest::newRow("a flag before") << u"用 --x=ysl#7"_s << u"用 --x=y"_s << u"sl#7"_s;
}

void RunTogetherTest::guide()
{
    QFETCH(const QString, line);
    const QString text = u"题\n\nvega-query（戊）\n\n句\n\n编号Issue 问题内容解答总结\n#5己\n\n"
                         "组合解读：共性\n\n1. 甲。\n乙。\n\n• sl#7 丙\n• asl#7 丁\n\n排错指引\n\n"
                         "症状第一优先动作本篇相关案例\n"_s
            + line + u"\n庚qr#9\n"_s;
    const Article article = readArticle(text.toUtf8(), ArticleFormat::Text).article;
    const auto *guide = partOf<GuidePart>(article);
    QVERIFY(guide);
    QCOMPARE(guide->lines.size(), 2);
    QTEST(guide->lines[0].symptom, "symptom");
    QTEST(guide->lines[0].cases, "cases");
}

void RunTogetherTest::overview_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("repo");
    QTest::addColumn<QString>("positioning");
    QTest::addColumn<QString>("count");
    QTest::newRow("name and count") << u"star-kit套件 1 案1"_s << u"star-kit"_s << u"套件 1 案"_s << u"1"_s;
    QTest::newRow("the longest name") << u"star-kit套件1"_s << u"star-kit"_s << u"套件"_s << u"1"_s;
    QTest::newRow("a digit before the count")
            << u"star-kit支持 A51"_s << u"star-kit"_s << u"支持 A5"_s << u"1"_s;
    QTest::newRow("unknown name") << u"moon月相12"_s << u""_s << u"moon月相"_s << u"12"_s;
}

void RunTogetherTest::overview()
{
    QFETCH(const QString, line);
    const QString text = u"题\n\n总览\n\n仓库定位收录条数\n"_s + line
            + u"\n\nstar（甲）\n\n句\n\n编号Issue 问题内容解答总结\n#1甲\n#2乙\n\nstar-kit（乙）\n\n句\n\n"
              "编号Issue 问题内容解答总结\n#3甲\n"_s;
    const Article article = readArticle(text.toUtf8(), ArticleFormat::Text).article;
    const auto *overview = partOf<OverviewPart>(article);
    QVERIFY(overview);
    QCOMPARE(overview->lines.size(), 1);
    QTEST(overview->lines[0].repo, "repo");
    QTEST(overview->lines[0].positioning, "positioning");
    QTEST(overview->lines[0].count, "count");
}

void RunTogetherTest::withoutTabs_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("made") << madeText(TextLanguage::Chinese).toUtf8();
    QTest::newRow("made in English") << madeText(TextLanguage::English).toUtf8();
    for (const char *name : {"series-01.txt", "series-18.txt"}) {
        QFile file(QStringLiteral(WINNOW_PUBLISHED) + u'/' + QString::fromLatin1(name));
        if (file.open(QIODevice::ReadOnly))
            QTest::newRow(name) << file.readAll();
    }
}

/// An article says the same with and without its tabs, but for where problem and answer part.
void RunTogetherTest::withoutTabs()
{
    QFETCH(const QByteArray, bytes);
    const ReadArticle whole = readArticle(bytes);
    const ReadArticle joined = readArticle(QByteArray(bytes).replace("\t", ""));
    const ArticleSummary expected = summarize(whole);
    const ArticleSummary summary = summarize(joined);
    QCOMPARE(summary.rows, expected.rows);
    QCOMPARE(summary.unsplit, expected.rows);
    QVERIFY(summary.sections == expected.sections);
    QCOMPARE(summary.cases, expected.cases);
    QVERIFY(summary.unread.isEmpty());
    const QList<const SectionPart *> sections = partsOf<SectionPart>(whole.article);
    const QList<const SectionPart *> joinedSections = partsOf<SectionPart>(joined.article);
    for (qsizetype i = 0; i < sections.size(); ++i) {
        for (qsizetype row = 0; row < sections[i]->rows.size(); ++row) {
            const ArticleRow &one = sections[i]->rows[row];
            QCOMPARE(joinedSections[i]->rows[row].number, one.number);
            QCOMPARE(plainText(joinedSections[i]->rows[row].problem),
                    plainText(one.problem) + plainText(one.answer));
        }
    }
    QVERIFY(partOf<OverviewPart>(joined.article)->lines == partOf<OverviewPart>(whole.article)->lines);
    const auto *guide = partOf<GuidePart>(whole.article);
    const auto *joinedGuide = partOf<GuidePart>(joined.article);
    QCOMPARE(joinedGuide->lines.size(), guide->lines.size());
    for (qsizetype i = 0; i < guide->lines.size(); ++i) {
        QCOMPARE(joinedGuide->lines[i].cases, guide->lines[i].cases);
        QVERIFY(joinedGuide->lines[i].references == guide->lines[i].references);
    }
}

QTEST_GUILESS_MAIN(RunTogetherTest)
#include "tst_runtogether.moc"
