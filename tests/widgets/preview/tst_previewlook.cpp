// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "shownpreview.h"
#include "support/loomarticle.h"
#include "theme/themecolours.h"

#include <QRegularExpression>
#include <QTest>

using namespace Winnow;
using namespace Qt::StringLiterals;
using Winnow::Testing::ShownPreview;

/// How the page looks, asked of the real page.
class PreviewLookTest final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanupTestCase() { m_shown.reset(); }
    void fitsTheWidth_data();
    void fitsTheWidth();
    void textsStandOut_data();
    void textsStandOut();
    void languagesStandRowByRow_data();
    void languagesStandRowByRow();
    void fontsHaveChinese();

private:
    void setLook(PageLook look);

    std::unique_ptr<ShownPreview> m_shown;
    Article m_zh;
    Article m_en;
};

namespace {

constexpr PageLook looks[] = {PageLook::Light, PageLook::Dark, PageLook::Csdn, PageLook::WeChat};

QColor colourFrom(const QString &css)
{
    static const QRegularExpression numbers(u"rgba?\\((\\d+), (\\d+), (\\d+)"_s);
    const QRegularExpressionMatch match = numbers.match(css);
    return QColor(match.captured(1).toInt(), match.captured(2).toInt(), match.captured(3).toInt());
}

} // namespace

void PreviewLookTest::initTestCase()
{
    m_zh = Testing::loomArticle(TextLanguage::Chinese, 12);
    m_en = Testing::loomArticle(TextLanguage::English, 12);
    Testing::rowOf(m_zh, 1).answer = u"一行代码 `"_s
            + u"very_long_name_without_any_place_to_break_"_s.repeated(5)
            + u"` 与 https://loom.example.org/"_s + u"path/"_s.repeated(40);
    Testing::rowOf(m_en, 1).answer = Testing::rowOf(m_zh, 1).answer;
    Testing::rowOf(m_zh, 2).problem = u"图 ![一张很宽的截图](https://loom.example.org/wide.png) ~~旧~~"_s;
    m_zh.parts.append(TextPart{u"没读懂的\t一行"_s});
    m_shown = std::make_unique<ShownPreview>();
    QVERIFY(m_shown->show(&m_zh, &m_en));
}

void PreviewLookTest::setLook(PageLook look)
{
    m_shown->preview.setLook(look);
    QTRY_COMPARE(
            m_shown->evaluate(u"document.documentElement.dataset.look"_s).toString(), pageLookName(look));
}

void PreviewLookTest::fitsTheWidth_data()
{
    QTest::addColumn<PageLook>("look");
    QTest::addColumn<PageColumns>("columns");
    QTest::addColumn<int>("width");
    for (const PageLook look : looks) {
        for (const PageColumns columns : {PageColumns::Chinese, PageColumns::English, PageColumns::Both}) {
            for (const int width : {480, 640, 1'000, 1'600})
                QTest::addRow("%s %d %d", qPrintable(pageLookName(look)), int(columns), width)
                        << look << columns << width;
        }
    }
}

/// Nobody has to scroll sideways.
void PreviewLookTest::fitsTheWidth()
{
    QFETCH(const PageLook, look);
    QFETCH(const PageColumns, columns);
    QFETCH(const int, width);
    setLook(look);
    m_shown->preview.setMode(columns);
    m_shown->preview.resize(width, 700);
    QTRY_COMPARE(m_shown->evaluate(u"innerWidth"_s).toInt(), width);
    QVERIFY(m_shown->show(&m_zh, &m_en));
    const QVariant wide = m_shown->evaluate(
            u"[...document.querySelectorAll('body *')].filter(one => one.getBoundingClientRect().right > "
            "document.documentElement.clientWidth + 1).map(one => one.tagName + '#' + one.id + '.' + one.className)"_s);
    QCOMPARE(wide.toStringList(), QStringList());
    QVERIFY(m_shown->evaluate(u"document.documentElement.scrollWidth <= innerWidth"_s).toBool());
}

void PreviewLookTest::textsStandOut_data()
{
    QTest::addColumn<PageLook>("look");
    for (const PageLook look : looks)
        QTest::newRow(qPrintable(pageLookName(look))) << look;
}

/// Every text on what lies behind it: 4.5:1 at least (WCAG 2.1, 1.4.3), on the marked row, too.
void PreviewLookTest::textsStandOut()
{
    QFETCH(const PageLook, look);
    setLook(look);
    m_shown->preview.setMode(PageColumns::Chinese);
    QVERIFY(m_shown->show(&m_zh, &m_en));
    LintPlace place;
    place.part = ArticlePartKind::Row;
    place.field = ArticleField::Answer;
    place.repo = u"loom-tool-0"_s;
    place.number = u"100"_s;
    m_shown->preview.showPlace(place);
    QTRY_VERIFY(m_shown->evaluate(u"!!document.querySelector('.current-field')"_s).toBool());
    const QVariantList found =
            m_shown->evaluate(
                           u"{ const ground = one => { for (; one; one = one.parentElement) { const colour = "
                           u"getComputedStyle(one).backgroundColor;"
                           " if (!colour.endsWith(', 0)')) return colour; } };"
                           " const words = one => [...one.childNodes].some(node => node.nodeType === 3 && "
                           "node.data.trim());"
                           " [...document.querySelectorAll('main *')].filter(one => words(one) && "
                           "!one.matches('.tab'))"
                           ".map(one => [one.outerHTML.slice(0, 80), getComputedStyle(one).color, ground(one)]) }"_s)
                    .toList();
    QVERIFY(found.size() > 60);
    for (const QVariant &one : found) {
        const QVariantList text = one.toList();
        const double ratio =
                contrastRatio(colourFrom(text.at(1).toString()), colourFrom(text.at(2).toString()));
        QVERIFY2(ratio >= 4.5,
                qPrintable(u"%1 in %2 on %3: %4"_s
                                .arg(text.at(0).toString(), text.at(1).toString(), text.at(2).toString())
                                .arg(ratio)));
    }
}

void PreviewLookTest::languagesStandRowByRow_data()
{
    QTest::addColumn<QString>("selector");
    QTest::newRow("title") << u"#title > h1"_s;
    QTest::newRow("heading") << u"[id='section:loom-tool-1'] > h2"_s;
    QTest::newRow("row") << u"tr[id='row:loom-tool-1#107'] > .answer"_s;
    QTest::newRow("overview") << u"tr[id='overview:0:loom-tool-1'] > .positioning"_s;
    QTest::newRow("case") << u"li[id='case:1:lt0#101'] > div"_s;
    QTest::newRow("guide") << u"tr[id='guideline:1'] > .action"_s;
    QTest::newRow("statement") << u"li[id='statement:1'] > div"_s;
}

void PreviewLookTest::languagesStandRowByRow()
{
    QFETCH(const QString, selector);
    setLook(PageLook::Light);
    m_shown->preview.setMode(PageColumns::Both);
    m_shown->preview.resize(1'300, 700);
    QTRY_COMPARE(m_shown->evaluate(u"innerWidth"_s).toInt(), 1'300);
    QVERIFY(m_shown->show(&m_zh, &m_en));
    const QString where =
            u"[...document.querySelectorAll(`%1`)].map(one => [one.lang, one.getBoundingClientRect().top, "
            "one.getBoundingClientRect().left, one.getBoundingClientRect().right])"_s.arg(selector);
    const QVariantList both = m_shown->evaluate(where).toList();
    QCOMPARE(both.size(), 2);
    const QVariantList zh = both.at(0).toList();
    const QVariantList en = both.at(1).toList();
    QCOMPARE(zh.at(0).toString(), u"zh-CN"_s);
    QCOMPARE(en.at(0).toString(), u"en"_s);
    QCOMPARE(zh.at(1).toDouble(), en.at(1).toDouble());
    QVERIFY(zh.at(3).toDouble() <= en.at(2).toDouble());
}

void PreviewLookTest::fontsHaveChinese()
{
    for (const PageLook look : looks) {
        setLook(look);
        for (const QString &variable : {u"--font-zh"_s, u"--font-en"_s, u"--font-code"_s}) {
            const QString fonts =
                    m_shown->evaluate(
                                   u"getComputedStyle(document.documentElement).getPropertyValue('%1')"_s.arg(
                                           variable))
                            .toString();
            QVERIFY2(fonts.contains("Noto Sans CJK SC"_L1), qPrintable(fonts));
        }
    }
}

QTEST_MAIN(PreviewLookTest)
#include "tst_previewlook.moc"
