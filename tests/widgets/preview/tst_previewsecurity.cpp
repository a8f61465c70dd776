// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "shownpreview.h"
#include "support/loomarticle.h"

#include <QBuffer>
#include <QImage>
#include <QJsonArray>
#include <QJsonDocument>
#include <QRegularExpression>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTest>
#include <QWebEnginePage>
#include <QWebEngineScript>

using namespace Winnow;
using namespace Qt::StringLiterals;
using Winnow::Testing::ShownPreview;

/// Whatever stands in an issue, nothing runs, nothing is asked of any server, and the page stays where it is. Tried
/// through the article, and again with the page given raw HTML behind the renderer's back.
class PreviewSecurityTest final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanupTestCase() { m_shown.reset(); }
    void articleDoesNothing();
    void articleStaysReadable();
    void rawHtmlDoesNothing_data();
    void rawHtmlDoesNothing();
    void requestsAreCounted();
    void scriptsOfThePageAreOff();
    void navigationIsRefused_data();
    void navigationIsRefused();
    void comesBackFromABlankPage();
    void oneWantedPictureIsLoadedAndNoOther();

private:
    QString server(const QString &path) const
    {
        return u"http://127.0.0.1:%1/%2"_s.arg(m_server.serverPort()).arg(path);
    }
    QStringList hostileTexts() const;
    bool isUntouched();

    QTcpServer m_server; ///< Whatever reaches it got out.
    QStringList m_reached; ///< The first line of each request; empty for a connection without one.
    std::unique_ptr<ShownPreview> m_shown;
};

void PreviewSecurityTest::initTestCase()
{
    QVERIFY(m_server.listen(QHostAddress::LocalHost));
    connect(&m_server, &QTcpServer::newConnection, this, [this] {
        QTcpSocket *socket = m_server.nextPendingConnection();
        m_reached.append(QString());
        const qsizetype place = m_reached.size() - 1;
        connect(socket, &QTcpSocket::readyRead, socket, [this, socket, place] {
            m_reached[place] += QString::fromLatin1(socket->readLine()).trimmed();
            QByteArray png;
            QBuffer buffer(&png);
            QImage picture(40, 30, QImage::Format_RGB32);
            picture.fill(Qt::darkGreen);
            picture.save(&buffer, "PNG");
            socket->write("HTTP/1.1 200 OK\r\nContent-Type: image/png\r\nContent-Length: "
                    + QByteArray::number(png.size()) + "\r\nConnection: close\r\n\r\n" + png);
            socket->disconnectFromHost();
        });
    });
    m_shown = std::make_unique<ShownPreview>();
    const Article article = Testing::loomArticle(TextLanguage::Chinese, 3);
    QVERIFY(m_shown->show(&article));
}

QStringList PreviewSecurityTest::hostileTexts() const
{
    const QString mark = u"document.documentElement.dataset.ran=1"_s;
    return {u"<script>%1</script>"_s.arg(mark), u"<script src=\"%1\"></script>"_s.arg(server(u"a.js"_s)),
            u"<img src=x onerror=\"%1\">"_s.arg(mark),
            u"<img src=\"%1\" onload=\"%2\">"_s.arg(server(u"a.png"_s), mark),
            u"<img srcset=\"%1 1x\">"_s.arg(server(u"b.png"_s)),
            u"<svg onload=\"%1\"><script>%1</script><image href=\"%2\"/><use href=\"%2#a\"/></svg>"_s.arg(
                    mark, server(u"c.svg"_s)),
            u"<iframe src=\"%1\"></iframe><iframe srcdoc=\"<script>parent.%2</script>\"></iframe>"_s.arg(
                    server(u"d"_s), mark),
            u"<iframe src=\"javascript:parent.%1\"></iframe>"_s.arg(mark),
            u"<base href=\"%1\">"_s.arg(server(u""_s)),
            u"<meta http-equiv=\"refresh\" content=\"0;url=%1\">"_s.arg(server(u"e"_s)),
            u"<meta http-equiv=\"refresh\" content=\"0;url=data:text/html,<h1>gone</h1>\">"_s,
            u"<style>@import url(%1); body { background: url(%2) }</style>"_s.arg(
                    server(u"f.css"_s), server(u"g.png"_s)),
            u"<p style=\"background-image: url(%1)\">x</p>"_s.arg(server(u"h.png"_s)),
            u"<object data=\"%1\"></object><embed src=\"%1\">"_s.arg(server(u"i"_s)),
            u"<link rel=\"stylesheet\" href=\"%1\"><link rel=\"prefetch\" href=\"%1\"><link rel=\"preload\" as=\"image\" href=\"%1\"><link rel=\"icon\" href=\"%1\"><link rel=\"modulepreload\" href=\"%1\"><link rel=\"manifest\" href=\"%1\">"_s
                    .arg(server(u"j"_s)),
            u"<form id=\"hostile\" action=\"%1\" method=\"post\"><input name=\"a\" autofocus onfocus=\"%2\"><button>x</button></form>"_s
                    .arg(server(u"k"_s), mark),
            u"<video src=\"%1\" autoplay poster=\"%1\"></video><audio src=\"%1\" autoplay></audio>"_s.arg(
                    server(u"l"_s)),
            u"<details open ontoggle=\"%1\"><summary>x</summary></details>"_s.arg(mark),
            u"<a href=\"javascript:%1\" ping=\"%2\">x</a>"_s.arg(mark, server(u"m"_s)),
            u"<math><a xlink:href=\"javascript:%1\">x</a></math>"_s.arg(mark),
            u"<template shadowrootmode=\"open\"><script>%1</script></template>"_s.arg(mark),
            u"<body onpageshow=\"%1\"><frameset><frame src=\"%2\"></frameset>"_s.arg(mark, server(u"n"_s)),
            u"<!--><script>%1</script>-->"_s.arg(mark),
            u"</td></tr></table></main><script>%1</script>"_s.arg(mark), u"[x](javascript:%1)"_s.arg(mark),
            u"[x](data:text/html,<script>%1</script>)"_s.arg(mark), u"![x](%1)"_s.arg(server(u"o.png"_s)),
            u"![x](%1 \"onload=%2\")"_s.arg(server(u"p.png"_s), mark),
            u"![x](data:image/svg+xml,<svg onload=%1>)"_s.arg(mark), u"<javascript:%1>"_s.arg(mark),
            u"[x]: %1 'y'"_s.arg(server(u"q"_s)), u"`</code><script>%1</script>`"_s.arg(mark)};
}

/// Nothing ran and the page is where it was.
bool PreviewSecurityTest::isUntouched()
{
    return m_shown->settle()
            && m_shown->evaluate(u"document.documentElement.dataset.ran === undefined"_s).toBool()
            && m_shown->evaluate(u"document.querySelector('main') !== null"_s).toBool()
            && m_shown->page().url().scheme() == "data"_L1
            && m_shown->evaluate(u"frames.length"_s).toInt() == 0;
}

void PreviewSecurityTest::articleDoesNothing()
{
    Article article = Testing::loomArticle(TextLanguage::Chinese, 3);
    SectionPart section{u"hostile"_s, {}, {}, {u"编号"_s, u"问题"_s, u"解答"_s}, {}};
    for (const QString &text : hostileTexts()) {
        section.rows.append({text, text, text});
        article.parts.append(SectionPart{text, text, text, {text, text, text}, {}});
        article.parts.append(FooterPart{text});
        article.parts.append(TextPart{text + u'\t' + text});
        article.parts.append(OverviewPart{text, {text}, {{text, text, text}}});
        article.parts.append(ReadingPart{text, {{1, text, text, {{{text, text}, text}}}}});
        article.parts.append(GuidePart{text, {text}, {{text, text, text, {}}}});
        article.parts.append(DisclosurePart{text, {{text}}});
    }
    article.parts.append(section);
    article.title = section.rows.first().problem;
    const QUrl before = m_shown->page().url();
    QVERIFY(m_shown->show(&article));
    QVERIFY(isUntouched());
    QCOMPARE(m_shown->page().url(), before);
    QCOMPARE(
            m_shown->evaluate(
                           u"document.querySelectorAll('script, iframe, object, embed, img, svg, form, "
                           u"input, base, video, "
                           "main style, main link, main meta, [onload], [onerror], [style], [srcset]').length"_s)
                    .toInt(),
            0);
    QCOMPARE(
            m_shown->evaluate(
                           u"[...document.querySelectorAll('main a')].filter(one => !/^(https?|mailto):/.test(one.href)).length"_s)
                    .toInt(),
            0);
    QCOMPARE(m_shown->preview.requests().allowed, 0);
    QCOMPARE(m_shown->preview.requests().refused, 0);
    QCOMPARE(m_reached, QStringList());
}

/// What is refused is not hidden: the editor sees what stands there.
void PreviewSecurityTest::articleStaysReadable()
{
    Article article = Testing::loomArticle(TextLanguage::Chinese, 3);
    const QString hostile = u"<script>alert(1)</script>"_s;
    Testing::rowOf(article, 1).answer = hostile;
    QVERIFY(m_shown->show(&article));
    QCOMPARE(
            m_shown->evaluate(
                           u"document.getElementById('row:loom-tool-0#101').querySelector('.answer').textContent"_s)
                    .toString(),
            hostile);
}

void PreviewSecurityTest::rawHtmlDoesNothing_data()
{
    QTest::addColumn<QString>("script");
    QTest::addColumn<QString>("html");
    // Connecting ahead is neither a request nor the policy's concern: only the preview's own script keeps it out.
    const QString connecting =
            u"<link rel=\"preconnect\" href=\"%1\"><link rel=\"dns-prefetch\" href=\"%1\">"_s.arg(
                    server(u"r"_s));
    const QString byOwnScript = u"winnow.apply([['insert', '', '', %1]]), 0"_s;
    const QString behindItsBack =
            u"document.querySelector('main').append(document.createRange().createContextualFragment(%1)), "
            "document.getElementById('hostile')?.submit(), 0"_s;
    QTest::newRow("connecting ahead") << byOwnScript << connecting;
    int number = 0;
    for (const QString &text : hostileTexts()) {
        if (!text.startsWith(u'<') || text.startsWith("<javascript"_L1))
            continue;
        QTest::addRow("%d by its own script %s", ++number, qPrintable(text.left(30))) << byOwnScript << text;
        QTest::addRow("%d behind its back %s", number, qPrintable(text.left(30))) << behindItsBack << text;
    }
}

void PreviewSecurityTest::rawHtmlDoesNothing()
{
    QFETCH(const QString, script);
    QFETCH(const QString, html);
    const QByteArray literal = QJsonDocument(QJsonArray{html}).toJson(QJsonDocument::Compact);
    m_shown->evaluate(script.arg(QString::fromUtf8(literal) + u"[0]"_s));
    QVERIFY(m_shown->settle());
    QVERIFY(m_shown->evaluate(u"document.documentElement.dataset.ran === undefined"_s).toBool());
    QCOMPARE(m_shown->page().url().scheme(), u"data"_s);
    QVERIFY(m_shown->evaluate(u"!!document.querySelector('main tr.row')"_s).toBool());
    QCOMPARE(m_shown->preview.requests().allowed, 0);
    QCOMPARE(m_reached, QStringList());
    const Article nothing{TextLanguage::Chinese, u"空"_s, {}};
    const Article article = Testing::loomArticle(TextLanguage::Chinese, 3);
    QVERIFY(m_shown->show(nullptr, &nothing));
    QVERIFY(m_shown->show(&article));
}

void PreviewSecurityTest::requestsAreCounted()
{
    const int before = m_shown->preview.requests().refused;
    m_shown->evaluate(
            u"document.querySelector('main').append(Object.assign(new Image, {src: '%1'})); 0"_s.arg(
                    server(u"counted.png"_s)));
    QTRY_COMPARE(m_shown->preview.requests().refused, before + 1);
    QCOMPARE(m_shown->preview.requests().allowed, 0);
    QCOMPARE(m_reached, QStringList());
}

/// The page's own world does not answer, even to the program.
void PreviewSecurityTest::scriptsOfThePageAreOff()
{
    m_shown->evaluate(
            u"{ const one = document.createElement('script'); one.textContent = "
            u"'document.documentElement.dataset.ran=1'; "
            "document.head.append(one); const two = document.createElement('p'); two.setAttribute('onclick', "
            "'document.documentElement.dataset.ran=1'); document.querySelector('main').append(two); two.click(); 0 }"_s);
    QVERIFY(m_shown->settle());
    QVERIFY(m_shown->evaluate(u"document.documentElement.dataset.ran === undefined"_s).toBool());
}

void PreviewSecurityTest::navigationIsRefused_data()
{
    QTest::addColumn<QString>("script");
    QTest::newRow("location") << u"location.href = '%1'"_s;
    QTest::newRow("replace") << u"location.replace('%1')"_s;
    QTest::newRow("data") << u"location.href = 'data:text/html,gone'"_s;
    QTest::newRow("file") << u"location.href = 'file:///etc/passwd'"_s;
    QTest::newRow("window") << u"open('%1')"_s;
    QTest::newRow("window of data") << u"open('data:text/html,gone')"_s;
    QTest::newRow("link")
            << u"document.body.append(Object.assign(document.createElement('a'), {href: '%1', id: 'go'})), document.getElementById('go').click()"_s;
    QTest::newRow("link to a window")
            << u"document.body.append(Object.assign(document.createElement('a'), {href: '%1', target: '_blank', id: 'go2'})), document.getElementById('go2').click()"_s;
    QTest::newRow("download")
            << u"document.body.append(Object.assign(document.createElement('a'), {href: '%1', download: 'x', id: 'go3'})), document.getElementById('go3').click()"_s;
    QTest::newRow("reload") << u"location.reload()"_s;
}

void PreviewSecurityTest::navigationIsRefused()
{
    QFETCH(const QString, script);
    m_shown->evaluate(u"globalThis.stayed = 1"_s);
    m_shown->evaluate((script.contains("%1"_L1) ? script.arg(server(u"away"_s)) : script) + u", 0"_s);
    QVERIFY(m_shown->settle());
    QCOMPARE(m_shown->evaluate(u"globalThis.stayed"_s).toInt(), 1);
    QCOMPARE(m_shown->page().url().scheme(), u"data"_s);
    QCOMPARE(m_shown->preview.requests().allowed, 0);
    QCOMPARE(m_reached, QStringList());
}

void PreviewSecurityTest::comesBackFromABlankPage()
{
    const Article article = Testing::loomArticle(TextLanguage::Chinese, 4);
    QVERIFY(m_shown->show(&article));
    m_shown->evaluate(u"globalThis.stayed = 1; location.href = 'about:blank'; 0"_s);
    QTRY_VERIFY(m_shown->evaluate(u"!globalThis.stayed && document.querySelectorAll('tr.row').length === 4"_s)
                    .toBool());
    QCOMPARE(m_shown->page().url().scheme(), u"data"_s);
}

void PreviewSecurityTest::oneWantedPictureIsLoadedAndNoOther()
{
    Article article = Testing::loomArticle(TextLanguage::Chinese, 3);
    Testing::rowOf(article, 0).answer =
            u"![甲](%1) 和 ![乙](%2)"_s.arg(server(u"wanted.png"_s), server(u"other.png"_s));
    QVERIFY(m_shown->show(&article));
    QCOMPARE(m_shown->evaluate(u"document.querySelectorAll('.web-image .load').length"_s).toInt(), 2);
    QCOMPARE(m_reached, QStringList());
    LintPlace place;
    place.part = ArticlePartKind::Row;
    place.repo = u"loom-tool-0"_s;
    place.number = u"100"_s;
    m_shown->preview.showPlace(place);
    QTRY_VERIFY(m_shown->evaluate(u"!!document.querySelector('.current')"_s).toBool());
    m_shown->press(u".web-image .load"_s);
    QTRY_COMPARE(
            m_shown->evaluate(u"document.querySelector('.web-image img')?.naturalWidth ?? 0"_s).toInt(), 40);
    QCOMPARE(m_shown->evaluate(u"document.querySelector('.web-image img').alt"_s).toString(), u"甲"_s);
    QCOMPARE(m_reached.filter(QRegularExpression(u"."_s)), QStringList{u"GET /wanted.png HTTP/1.1"_s});
    QCOMPARE(m_shown->evaluate(u"document.querySelectorAll('.web-image .load').length"_s).toInt(), 1);
    Testing::rowOf(article, 0).answer += u" 改"_s;
    QVERIFY(m_shown->show(&article));
    QTRY_COMPARE(
            m_shown->evaluate(u"document.querySelector('.web-image img')?.naturalWidth ?? 0"_s).toInt(), 40);
    const int refused = m_shown->preview.requests().refused;
    m_shown->evaluate(
            u"document.querySelector('main').append(Object.assign(new Image, {src: '%1'})); 0"_s.arg(
                    server(u"other.png"_s)));
    QTRY_COMPARE(m_shown->preview.requests().refused, refused + 1);
    for (const QString &request : std::as_const(m_reached))
        QVERIFY2(request.isEmpty() || request == "GET /wanted.png HTTP/1.1"_L1, qPrintable(request));
}

QTEST_MAIN(PreviewSecurityTest)
#include "tst_previewsecurity.moc"
