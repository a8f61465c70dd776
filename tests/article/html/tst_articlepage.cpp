// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "html/articlepage.h"
#include "support/loomarticle.h"

#include <QRegularExpression>
#include <QTest>

using namespace Winnow;
using namespace Qt::StringLiterals;

class ArticlePageTest final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(); }
    void needsNothingButItself_data();
    void needsNothingButItself();
    void everyTextIsThere();
    void previewPageLoadsNothing();
};

void ArticlePageTest::needsNothingButItself_data()
{
    QTest::addColumn<bool>("isZhShown");
    QTest::addColumn<bool>("isEnShown");
    QTest::addColumn<PageLook>("look");
    QTest::addColumn<QString>("tag");
    QTest::newRow("zh") << true << false << PageLook::Light << u"<html lang=\"zh-CN\" data-look=\"light\">"_s;
    QTest::newRow("en") << false << true << PageLook::Dark << u"<html lang=\"en\" data-look=\"dark\">"_s;
    QTest::newRow("both") << true << true << PageLook::Csdn << u"<html lang=\"zh-CN\" data-look=\"csdn\">"_s;
}

void ArticlePageTest::needsNothingButItself()
{
    QFETCH(const bool, isZhShown);
    QFETCH(const bool, isEnShown);
    QFETCH(const PageLook, look);
    QFETCH(const QString, tag);
    Article zh = Testing::loomArticle(TextLanguage::Chinese, 7);
    const Article en = Testing::loomArticle(TextLanguage::English, 7);
    zh.title = u"标题 <b>&` `"_s;
    Testing::rowOf(zh, 0).answer = u"<script>1</script> ![图](https://e.org/a.png)"_s;
    const QString page =
            QString::fromUtf8(articlePage(isZhShown ? &zh : nullptr, isEnShown ? &en : nullptr, look));
    QVERIFY(page.startsWith(u"<!DOCTYPE html>\n"_s + tag));
    static const QRegularExpression foreign(
            u"<(script|link|img|iframe|object|embed|base)\\b|@import|url\\("_s);
    QVERIFY2(!foreign.match(page).hasMatch(), qPrintable(foreign.match(page).captured()));
    QCOMPARE(page.sliced(page.indexOf(u"</style>"_s)).contains("lang=\"en\""_L1), isEnShown && isZhShown);
    QCOMPARE(page.count("<h1"_L1), int(isZhShown) + int(isEnShown));
    if (isZhShown)
        QVERIFY(page.contains(u"<title>标题 &lt;b&gt;&amp;"_s));
}

void ArticlePageTest::everyTextIsThere()
{
    Article article{TextLanguage::Chinese, u"T1"_s,
            {TaglinePart{u"T2"_s},
                    OverviewPart{u"T3"_s, {u"T4"_s, u"T5"_s, u"T6"_s}, {{u"T7"_s, u"T8"_s, u"T9"_s}}},
                    SectionPart{u"U1"_s, u"U2"_s, u"U3"_s, {u"U4"_s, u"U5"_s, u"U6"_s, u"U7"_s},
                            {{u"U8"_s, u"U9"_s, u"V1"_s}, {u"V2"_s, u"V3"_s, {}, true}}},
                    ReadingPart{u"V4"_s,
                            {{1, u"V5"_s, u"V6"_s, {{{u"V7"_s, u"8"_s}, u"V9"_s}}}, {2, {}, u"W1"_s, {}}}},
                    GuidePart{u"W2"_s, {u"W3"_s, u"W4"_s, u"W5"_s}, {{u"W6"_s, u"W7"_s, u"W8"_s, {}}}},
                    DisclosurePart{u"W9"_s, {{u"X1"_s}}}, DisclosurePart{{}, {{u"X2"_s}}, false},
                    FooterPart{u"X3"_s}, FooterPart{u"X4"_s}, TextPart{u"X5\tX6"_s}}};
    const QString page = QString::fromUtf8(articlePage(&article, nullptr, PageLook::Light));
    const QString body = page.sliced(page.indexOf(u"<body>"_s));
    qsizetype at = 0;
    for (const QString &text : {u">T1<"_s, u">T2<"_s, u">T3<"_s, u">T4<"_s, u">T5<"_s, u">T6<"_s, u">T7<"_s,
                 u">T8<"_s, u">T9<"_s, u">U1<"_s, u"（U2）"_s, u">U3<"_s, u">U4<"_s, u">U5<"_s, u">U6<"_s,
                 u">U7<"_s, u">#U8<"_s, u">U9<"_s, u">V1<"_s, u">#V2<"_s, u">V3<"_s, u">V4<"_s, u">1. V5<"_s,
                 u">V6<"_s, u">V7#8<"_s, u"V9<"_s, u">2. W1<"_s, u">W2<"_s, u">W3<"_s, u">W4<"_s, u">W5<"_s,
                 u">W6<"_s, u">W7<"_s, u">W8<"_s, u">W9<"_s,
                 u"<li id=\"statement:0\" class=\"disclosure\">X1<"_s,
                 u"<p id=\"statement:1\" class=\"disclosure\">X2<"_s, u">X3<"_s, u">X4<"_s, u">X5 <"_s,
                 u"> X6<"_s}) {
        const qsizetype found = body.indexOf(text, at);
        QVERIFY2(found >= 0, qPrintable(text));
        at = found;
    }
}

void ArticlePageTest::previewPageLoadsNothing()
{
    const QByteArray page = emptyPreviewPage(PageLook::WeChat);
    QVERIFY(page.contains(
            "default-src 'none'; style-src 'unsafe-inline'; img-src http: https:; base-uri 'none'"));
    QVERIFY(page.contains("<main class=\"one\"></main>"));
    QVERIFY(!page.contains("<script"));
}

QTEST_GUILESS_MAIN(ArticlePageTest)
#include "tst_articlepage.moc"
