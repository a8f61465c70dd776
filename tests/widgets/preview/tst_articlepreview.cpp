// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "evidence/linkbar.h"
#include "preview/articlepreview.h"
#include "shownpreview.h"
#include "support/heard.h"
#include "support/loomarticle.h"

#include <QSignalSpy>
#include <QTest>
#include <QWebEnginePage>

#include <csignal>
#include <functional>

using namespace Winnow;
using namespace Qt::StringLiterals;
using Winnow::Testing::ShownPreview;

/// The preview with its real page.
class ArticlePreviewTest final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanupTestCase() { m_shown.reset(); }
    void showsTheArticle();
    void replacesOneElement_data();
    void replacesOneElement();
    void theLastOfManyKeysIsShown();
    void keepsThePlaceWhileThingsChangeAbove_data();
    void keepsThePlaceWhileThingsChangeAbove();
    void keepsThePlaceWhenLanguagesComeAndGo();
    void showsAPlace();
    void pressingSelects();
    void pressingSelectsWhenZoomed();
    void keysGoThroughTheRows();
    void linksAskFirst();
    void finds();
    void comesBackAfterItsProcessEnded();

private:
    LintPlace rowPlace(int row, TextLanguage language = TextLanguage::Chinese) const;

    std::unique_ptr<ShownPreview> m_shown;
    Article m_zh;
    Article m_en;
};

LintPlace ArticlePreviewTest::rowPlace(int row, TextLanguage language) const
{
    LintPlace place;
    place.part = ArticlePartKind::Row;
    place.field = ArticleField::Answer;
    place.language = language;
    place.repo = u"loom/loom-tool-%1"_s.arg(row / 5);
    place.number = QString::number(100 + row);
    return place;
}

void ArticlePreviewTest::initTestCase()
{
    m_zh = Testing::loomArticle(TextLanguage::Chinese, 100);
    m_en = Testing::loomArticle(TextLanguage::English, 100);
    m_shown = std::make_unique<ShownPreview>();
    QVERIFY(m_shown->show(&m_zh, &m_en));
}

void ArticlePreviewTest::showsTheArticle()
{
    QCOMPARE(m_shown->evaluate(u"document.querySelectorAll('tr.row').length"_s).toInt(), 100);
    QCOMPARE(m_shown->evaluate(u"document.querySelector('h1').textContent"_s).toString(), m_zh.title);
    QCOMPARE(m_shown->evaluate(u"document.documentElement.lang"_s).toString(), u"zh-CN"_s);
}

void ArticlePreviewTest::replacesOneElement_data()
{
    using Edit = std::function<void(Article &)>;
    QTest::addColumn<Edit>("edit");
    QTest::addColumn<QStringList>("fresh");
    QTest::newRow("row") << Edit([](Article &article) { Testing::rowOf(article, 42).answer = u"改"_s; })
                         << QStringList{u"row:loom-tool-8#142"_s};
    QTest::newRow("title") << Edit([](Article &article) { article.title = u"新题"_s; })
                           << QStringList{u"title"_s};
    QTest::newRow("row moved") << Edit([](Article &article) {
        std::get<SectionPart>(article.parts[2]).rows.move(0, 3);
    }) << QStringList{u"row:loom-tool-0#100"_s};
    QTest::newRow("row gone") << Edit([](Article &article) {
        std::get<SectionPart>(article.parts[2]).rows.removeAt(1);
    }) << QStringList{};
    QTest::newRow("section's head") << Edit([](Article &article) {
        std::get<SectionPart>(article.parts[2]).columns[1] = u"现象"_s;
    }) << QStringList{};
}

void ArticlePreviewTest::replacesOneElement()
{
    QFETCH(const std::function<void(Article &)>, edit);
    QFETCH(const QStringList, fresh);
    QVERIFY(m_shown->show(&m_zh, &m_en));
    m_shown->evaluate(u"for (const one of document.querySelectorAll('[id]')) one.wasThere = true; 0"_s);
    Article edited = m_zh;
    edit(edited);
    QVERIFY(m_shown->show(&edited, &m_en));
    const QVariant found = m_shown->evaluate(
            u"[...document.querySelectorAll('[id]')].filter(one => !one.wasThere).map(one => one.id)"_s);
    QCOMPARE(found.toStringList(), fresh);
    const QString html = m_shown->evaluate(u"document.querySelector('main').innerHTML"_s).toString();
    ShownPreview other;
    QVERIFY(other.show(&edited, &m_en));
    QCOMPARE(html.simplified().remove(u' '),
            other.evaluate(u"document.querySelector('main').innerHTML"_s)
                    .toString()
                    .simplified()
                    .remove(u' '));
    QVERIFY(m_shown->show(&m_zh, &m_en));
}

void ArticlePreviewTest::theLastOfManyKeysIsShown()
{
    Article edited = m_zh;
    Heard shown(&m_shown->preview, &ArticlePreview::contentShown);
    for (int key = 0; key <= 300; ++key) {
        Testing::rowOf(edited, 5).answer = u"键 %1"_s.arg(key);
        m_shown->preview.setArticles(&edited, &m_en);
        if (key % 10 == 0)
            QCoreApplication::processEvents();
    }
    const QString text =
            u"document.getElementById('row:loom-tool-1#105').querySelector('.answer').textContent"_s;
    QTRY_COMPARE(m_shown->evaluate(text).toString(), u"键 300"_s);
    QVERIFY(shown.count() <= 300);
    QVERIFY(m_shown->show(&m_zh, &m_en));
}

void ArticlePreviewTest::keepsThePlaceWhileThingsChangeAbove_data()
{
    using Edit = std::function<void(Article &)>;
    QTest::addColumn<Edit>("edit");
    const QString longer = u"更长的一段文字。"_s.repeated(60);
    QTest::newRow("a row above grows")
            << Edit([longer](Article &article) { Testing::rowOf(article, 3).answer += longer; });
    QTest::newRow("a row above goes")
            << Edit([](Article &article) { std::get<SectionPart>(article.parts[2]).rows.removeAt(1); });
    QTest::newRow("a section above comes")
            << Edit([](Article &article) { article.parts.insert(2, article.parts.at(2)); });
    QTest::newRow("several above and the row itself") << Edit([longer](Article &article) {
        for (int row : {0, 1, 7, 20})
            Testing::rowOf(article, row).answer += longer;
        Testing::rowOf(article, 60).answer += longer;
    });
    QTest::newRow("the title") << Edit([longer](Article &article) { article.title += longer; });
}

void ArticlePreviewTest::keepsThePlaceWhileThingsChangeAbove()
{
    QFETCH(const std::function<void(Article &)>, edit);
    QVERIFY(m_shown->show(&m_zh, &m_en));
    // The first in view, and cut by its upper edge.
    m_shown->evaluate(
            u"document.getElementById('row:loom-tool-12#160').scrollIntoView({block: 'start'}); scrollBy(0, 40); 0"_s);
    QVERIFY(m_shown->settle());
    const QString top = u"document.getElementById('row:loom-tool-12#160').getBoundingClientRect().top"_s;
    const double before = m_shown->evaluate(top).toDouble();
    const double scrolled = m_shown->evaluate(u"scrollY"_s).toDouble();
    Article edited = m_zh;
    edit(edited);
    QVERIFY(m_shown->show(&edited, &m_en));
    QVERIFY(m_shown->settle());
    QVERIFY(qAbs(m_shown->evaluate(top).toDouble() - before) <= 1);
    QVERIFY(qAbs(m_shown->evaluate(u"scrollY"_s).toDouble() - scrolled) > 5);
    QVERIFY(m_shown->show(&m_zh, &m_en));
}

void ArticlePreviewTest::keepsThePlaceWhenLanguagesComeAndGo()
{
    QVERIFY(m_shown->show(&m_zh, &m_en));
    m_shown->evaluate(
            u"document.getElementById('row:loom-tool-12#160').scrollIntoView({block: 'start'}); scrollBy(0, 40); 0"_s);
    QVERIFY(m_shown->settle());
    const QString top = u"document.getElementById('row:loom-tool-12#160').getBoundingClientRect().top"_s;
    const double before = m_shown->evaluate(top).toDouble();
    for (const PageColumns columns : {PageColumns::Both, PageColumns::English, PageColumns::Chinese}) {
        Heard shown(&m_shown->preview, &ArticlePreview::contentShown);
        m_shown->preview.setMode(columns);
        QVERIFY(shown.count() > 0 || shown.wait());
        QVERIFY(m_shown->settle());
        QVERIFY(qAbs(m_shown->evaluate(top).toDouble() - before) <= 1);
    }
}

void ArticlePreviewTest::showsAPlace()
{
    QVERIFY(m_shown->show(&m_zh, &m_en));
    m_shown->evaluate(u"scrollTo(0, 0); 0"_s);
    m_shown->preview.showPlace(rowPlace(77));
    const QString current = u"document.querySelector('.current')?.id"_s;
    QTRY_COMPARE(m_shown->evaluate(current).toString(), u"row:loom-tool-15#177"_s);
    QCOMPARE(m_shown->evaluate(u"document.querySelector('.current-field').className"_s).toString(),
            u"answer current-field"_s);
    QVERIFY(m_shown->evaluate(
                           u"{ const box = document.querySelector('.current').getBoundingClientRect(); box.top >= 0 && box.bottom <= innerHeight }"_s)
                    .toBool());
    Article edited = m_zh;
    Testing::rowOf(edited, 77).answer = u"改"_s;
    QVERIFY(m_shown->show(&edited, &m_en));
    QCOMPARE(m_shown->evaluate(current).toString(), u"row:loom-tool-15#177"_s);
    const double scrolled = m_shown->evaluate(u"scrollY"_s).toDouble();
    m_shown->preview.showPlace(rowPlace(76));
    QTRY_COMPARE(m_shown->evaluate(current).toString(), u"row:loom-tool-15#176"_s);
    QCOMPARE(m_shown->evaluate(u"scrollY"_s).toDouble(), scrolled);
    QVERIFY(m_shown->show(&m_zh, &m_en));
}

void ArticlePreviewTest::pressingSelects()
{
    QVERIFY(m_shown->show(&m_zh, &m_en));
    m_shown->preview.showPlace(rowPlace(30));
    QTRY_COMPARE(m_shown->evaluate(u"document.querySelector('.current')?.id"_s).toString(),
            u"row:loom-tool-6#130"_s);
    Heard activated(&m_shown->preview, &ArticlePreview::placeActivated);
    m_shown->press(u"tr[id='row:loom-tool-6#131'] > .problem"_s);
    QVERIFY(activated.wait());
    const auto place = activated.last<LintPlace>();
    QCOMPARE(place.number, u"131"_s);
    QCOMPARE(place.field, ArticleField::Problem);
    QCOMPARE(place.language, TextLanguage::Chinese);
}

void ArticlePreviewTest::pressingSelectsWhenZoomed()
{
    m_shown->preview.setZoom(1.6);
    m_shown->preview.showPlace(rowPlace(50));
    QTRY_COMPARE(m_shown->evaluate(u"document.querySelector('.current')?.id"_s).toString(),
            u"row:loom-tool-10#150"_s);
    QVERIFY(m_shown->settle());
    Heard activated(&m_shown->preview, &ArticlePreview::placeActivated);
    m_shown->press(u"tr[id='row:loom-tool-10#150'] > .problem"_s);
    QVERIFY(activated.wait());
    QCOMPARE(activated.last<LintPlace>().number, u"150"_s);
    m_shown->preview.setZoom(1);
}

void ArticlePreviewTest::keysGoThroughTheRows()
{
    m_shown->preview.showPlace(rowPlace(30));
    QTRY_COMPARE(m_shown->evaluate(u"document.querySelector('.current')?.id"_s).toString(),
            u"row:loom-tool-6#130"_s);
    Heard activated(&m_shown->preview, &ArticlePreview::placeActivated);
    m_shown->preview.activateWindow();
    m_shown->target()->setFocus();
    QVERIFY(QTest::qWaitForWindowActive(&m_shown->preview));
    QTest::keyClick(m_shown->target(), Qt::Key_Down, Qt::AltModifier);
    QVERIFY(activated.wait());
    QCOMPARE(activated.last<LintPlace>().number, u"131"_s);
    QTest::keyClick(m_shown->target(), Qt::Key_Up, Qt::AltModifier);
    QVERIFY(activated.wait(2));
    QCOMPARE(activated.last<LintPlace>().number, u"130"_s);
}

void ArticlePreviewTest::linksAskFirst()
{
    const QUrl before = m_shown->page().url();
    auto *bar = m_shown->preview.findChild<LinkBar *>();
    QList<QUrl> opened;
    bar->setOpener([&opened](const QUrl &url) {
        opened.append(url);
        return true;
    });
    m_shown->evaluate(u"scrollTo(0, 0); 0"_s);
    QVERIFY(m_shown->settle());
    Heard pressed(&m_shown->preview, &ArticlePreview::linkActivated);
    m_shown->press(u"p.tagline a"_s);
    QVERIFY(pressed.wait());
    QCOMPARE(pressed.last<QUrl>(), QUrl(u"https://loom.example.org/errata"_s));
    QVERIFY(bar->isVisible());
    QVERIFY(opened.isEmpty());
    QTest::keyClick(bar, Qt::Key_Return);
    QCOMPARE(opened, QList<QUrl>{QUrl(u"https://loom.example.org/errata"_s)});
    QCOMPARE(m_shown->page().url(), before);
    QCOMPARE(m_shown->preview.requests().allowed, 0);
}

void ArticlePreviewTest::finds()
{
    QSignalSpy found(&m_shown->preview, &ArticlePreview::findFinished);
    m_shown->preview.findText(u"E4077"_s);
    QTRY_COMPARE(found.count(), 1);
    QCOMPARE(found.last(), QVariantList({1, 1}));
    m_shown->preview.findText(u"口径"_s);
    QTRY_COMPARE(found.count(), 2);
    m_shown->preview.findText(u"loom-tool-1"_s);
    QTRY_COMPARE(found.count(), 3);
    const int count = found.last().at(1).toInt();
    QVERIFY(count > 2);
    const int first = found.last().at(0).toInt();
    m_shown->preview.findText(u"loom-tool-1"_s);
    QTRY_COMPARE(found.count(), 4);
    QCOMPARE(found.last(), QVariantList({first % count + 1, count}));
    m_shown->preview.findText(u"loom-tool-1"_s, true);
    QTRY_COMPARE(found.count(), 5);
    QCOMPARE(found.last(), QVariantList({first, count}));
    m_shown->preview.findText(u"不在其中"_s);
    QTRY_COMPARE(found.count(), 6);
    QCOMPARE(found.last(), QVariantList({0, 0}));
    m_shown->preview.findText({});
}

void ArticlePreviewTest::comesBackAfterItsProcessEnded()
{
    QVERIFY(m_shown->show(&m_zh, &m_en));
    Heard shown(&m_shown->preview, &ArticlePreview::contentShown);
    const qint64 process = m_shown->page().renderProcessPid();
    QVERIFY(process > 0);
    QCOMPARE(::kill(static_cast<pid_t>(process), SIGKILL), 0);
    QVERIFY(shown.wait());
    QCOMPARE(m_shown->evaluate(u"document.querySelectorAll('tr.row').length"_s).toInt(), 100);
}

QTEST_MAIN(ArticlePreviewTest)
#include "tst_articlepreview.moc"
