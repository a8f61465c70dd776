// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "documents/bloglisting.h"
#include "parsednodes.h"

#include <QFile>
#include <QRegularExpression>

using namespace Winnow;
using namespace Winnow::Testing;
using namespace Qt::StringLiterals;

class BlogListingTest final : public QObject
{
    Q_OBJECT

private slots:
    void posts();
    void marks_data();
    void marks();
    void noListing_data();
    void noListing();
    void aRealOneIsReadWhole();
};

void BlogListingTest::posts()
{
    const QByteArray text = u"织机手记的博客\n\n原创 断线之后：loom weave --strict 为何不停机\n\n"
                            "计数器在 2^16 处溢出。本文从一次停机讲起。\n\n"
                            "转载 【直播预告】梭子训练营\n\n"
                            "原创 张力传感器接线\n\n先看 `LOOM_TENSION_PIN`。\n\n第二段。\n\n"
                            "原创 断线之后：loom weave --strict 为何不停机\n\n续篇。\n"_s.toUtf8();
    const QList<KgNodeRecord> nodes = nodesOf(text, DocumentKind::Text);
    const QString again = u"doc#断线之后loom-weave---strict-为何不停机"_s;
    QCOMPARE(idsOf(nodes),
            (QStringList{again, u"doc#直播预告梭子训练营"_s, u"doc#张力传感器接线"_s, again + u"~2"_s}));
    QCOMPARE(nodes[0],
            (KgNodeRecord{again, u"断线之后：loom weave --strict 为何不停机"_s, u"https://example.org/doc"_s,
                    u"original-post"_s, u"计数器在 2^16 处溢出。本文从一次停机讲起。"_s, u"zh"_s}));
    // A post without an abstract is worth a node: its title says what it is about.
    QCOMPARE(nodes[1],
            (KgNodeRecord{u"doc#直播预告梭子训练营"_s, u"【直播预告】梭子训练营"_s,
                    u"https://example.org/doc"_s, u"reprinted-post"_s, u""_s, u"zh"_s}));
    QCOMPARE(nodes[2].text, u"先看 `LOOM_TENSION_PIN`。\n\n第二段。"_s);
    QCOMPARE(nodes[3].text, u"续篇。"_s);
}

void BlogListingTest::marks_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("title");
    QTest::addColumn<QString>("kind");
    QTest::newRow("original") << u"原创 一"_s << u"一"_s << u"original-post"_s;
    QTest::newRow("reprinted") << u"转载\t一"_s << u"一"_s << u"reprinted-post"_s;
    QTest::newRow("translated") << u"翻译 一"_s << u"一"_s << u"translated-post"_s;
    QTest::newRow("in brackets") << u"【原创】一"_s << u"一"_s << u"original-post"_s;
    QTest::newRow("square") << u"[转载] 一"_s << u"一"_s << u"reprinted-post"_s;
    QTest::newRow("title in the next line") << u"原创\n\n一"_s << u"一"_s << u"original-post"_s;
    QTest::newRow("full-width blank") << u"原创\u3000一"_s << u"一"_s << u"original-post"_s;
}

void BlogListingTest::marks()
{
    QFETCH(const QString, line);
    const auto listing = readBlogListing(u"博客\n\n"_s + line + u"\n\n摘要\n\n原创 二\n"_s);
    QVERIFY(listing);
    QCOMPARE(listing->title, u"博客"_s);
    QCOMPARE(listing->sections.size(), 3);
    QTEST(listing->sections[1].heading, "title");
    QTEST(listing->sections[1].kind, "kind");
    QCOMPARE(listing->sections[1].blocks, QStringList{u"摘要"_s});
}

void BlogListingTest::noListing_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("empty") << QString();
    QTest::newRow("one post") << u"博客\n\n原创 一\n\n摘要\n"_s;
    QTest::newRow("another word") << u"原创性是论文的要求\n\n原创性又一次\n\n转载请注明\n"_s;
    QTest::newRow("an article with the words in it")
            << u"一\n二\n三\n四\n五\n六\n七\n八\n九\n原创 十\n摘要\n原创 十一\n"_s;
    QTest::newRow("long texts under the marks") << u"原创 一\n"_s + u"一行\n"_s.repeated(20) + u"转载 二\n"_s;
}

void BlogListingTest::noListing()
{
    QFETCH(const QString, text);
    QVERIFY(!readBlogListing(text));
}

/// A listing as copied from a browser, where it lies beside the project.
void BlogListingTest::aRealOneIsReadWhole()
{
    QFile file(QStringLiteral(WINNOW_PUBLISHED "/blog-listing.txt"));
    if (!file.open(QIODevice::ReadOnly))
        QSKIP("there is no listing beside the project");
    const QByteArray bytes = file.readAll();
    static const QRegularExpression mark(u"^(原创|转载) (.*)$"_s, QRegularExpression::MultilineOption);
    QStringList titles;
    qsizetype reprinted = 0;
    for (const auto &match : mark.globalMatch(QString::fromUtf8(bytes))) {
        titles.append(match.captured(2).trimmed());
        reprinted += match.captured(1) == u"转载" ? 1 : 0;
    }
    QCOMPARE(titles.size(), 40);

    const QList<KgNodeRecord> nodes = nodesOf(bytes, DocumentKind::Text);
    QCOMPARE(nodes.size(), titles.size());
    qsizetype size = 0;
    for (qsizetype i = 0; i < nodes.size(); ++i) {
        QCOMPARE(nodes[i].title, titles[i]);
        size += nodes[i].text.size();
    }
    QCOMPARE(std::ranges::count(nodes, u"reprinted-post"_s, &KgNodeRecord::kind), reprinted);
    const QStringList ids = idsOf(nodes);
    QCOMPARE(QSet<QString>(ids.cbegin(), ids.cend()).size(), ids.size());
    // All but titles, marks, blank lines and the blog's name.
    QCOMPARE(size, qsizetype{6754});
}

QTEST_GUILESS_MAIN(BlogListingTest)
#include "tst_bloglisting.moc"
