// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "html/articlerenderer.h"
#include "html/blockplaces.h"
#include "support/loomarticle.h"

#include <QElapsedTimer>
#include <QSet>
#include <QTest>

#include <functional>

using namespace Winnow;
using namespace Qt::StringLiterals;

class ArticleBlocksTest final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(); }
    void idsAreUniqueAndFramesComeFirst();
    void bothLanguagesHaveTheSameIds();
    void repeatedNamesStayApart();
    void unsplitRowHasOneCell();
    void oneTextChangesOneBlock_data();
    void oneTextChangesOneBlock();
    void rememberedIsTheSameAsFresh();
    void placesFindTheirBlocks_data();
    void placesFindTheirBlocks();
    void everyBlockIsFoundByItsPlace();
    void aThousandRowsAfterOneKey();
};

void ArticleBlocksTest::idsAreUniqueAndFramesComeFirst()
{
    const QList<HtmlBlock> blocks = renderBlocks(Testing::loomArticle(TextLanguage::Chinese, 12));
    QSet<QString> seen;
    for (const HtmlBlock &block : blocks) {
        QVERIFY2(!seen.contains(block.id), qPrintable(block.id));
        seen.insert(block.id);
        QVERIFY2(block.frame.isNull() || seen.contains(block.frame), qPrintable(block.id));
    }
    for (const QString &id :
            {u"title"_s, u"overview:0:loom-tool-1"_s, u"section:loom-tool-0"_s, u"row:loom-tool-1#107"_s,
                    u"theme:2"_s, u"case:1:lt0#101"_s, u"guideline:1"_s, u"statement:1"_s, u"footer:0"_s})
        QVERIFY2(seen.contains(id), qPrintable(id));
}

void ArticleBlocksTest::bothLanguagesHaveTheSameIds()
{
    const QList<HtmlBlock> zh = renderBlocks(Testing::loomArticle(TextLanguage::Chinese, 12));
    const QList<HtmlBlock> en = renderBlocks(Testing::loomArticle(TextLanguage::English, 12));
    QCOMPARE(zh.size(), en.size());
    for (qsizetype i = 0; i < zh.size(); ++i) {
        QCOMPARE(zh.at(i).id, en.at(i).id);
        QCOMPARE(zh.at(i).frame, en.at(i).frame);
        QCOMPARE(en.at(i).place.language, TextLanguage::English);
    }
}

void ArticleBlocksTest::repeatedNamesStayApart()
{
    const SectionPart section{u"a"_s, {}, {}, {}, {{u"1"_s, u"x"_s, u"y"_s}, {u"1"_s, u"z"_s, u"y"_s}}};
    const Article article{TextLanguage::Chinese, {}, {section, section}};
    QStringList ids;
    ArticleRenderer renderer;
    for (const HtmlBlock &block : renderer.render(article))
        ids.append(block.id);
    QCOMPARE(ids,
            QStringList({u"section:a"_s, u"table:a"_s, u"row:a#1"_s, u"row:a#1~"_s, u"section:a~2"_s,
                    u"table:a~2"_s, u"row:a~2#1"_s, u"row:a~2#1~"_s}));
    Article other = article;
    std::get<SectionPart>(other.parts[0]).rows[0].number = u"2"_s;
    QCOMPARE(renderer.render(other), renderBlocks(other));
}

void ArticleBlocksTest::unsplitRowHasOneCell()
{
    const Article article{TextLanguage::Chinese, {},
            {SectionPart{u"a"_s, {}, {}, {}, {{u"1"_s, u"问题答案"_s, {}, true}}}}};
    QCOMPARE(renderBlocks(article).last().html,
            "<td class=\"number\">#1</td><td class=\"problem unsplit\" colspan=\"2\">问题答案</td>");
}

void ArticleBlocksTest::oneTextChangesOneBlock_data()
{
    using Edit = std::function<void(Article &)>;
    QTest::addColumn<Edit>("edit");
    QTest::addColumn<QString>("id");
    const auto row = [](const char *name, const QString &id, const Edit &edit) {
        QTest::newRow(name) << edit << id;
    };
    const auto change = [](auto member) {
        return [member](Article &article) {
            for (ArticlePart &part : article.parts) {
                std::visit(
                        [&](auto &one) {
                            if constexpr (requires { member(one); })
                                member(one);
                        },
                        part);
            }
        };
    };
    row("title", u"title"_s, [](Article &article) { article.title += u'x'; });
    row("tagline", u"tagline:0"_s, change([](TaglinePart &part) { part.text += u'x'; }));
    row("positioning", u"overview:0:loom-tool-1"_s,
            change([](OverviewPart &part) { part.lines[1].positioning += u'x'; }));
    row("answer", u"row:loom-tool-1#107"_s,
            [](Article &article) { Testing::rowOf(article, 7).answer += u'x'; });
    row("problem", u"row:loom-tool-0#100"_s,
            [](Article &article) { Testing::rowOf(article, 0).problem.clear(); });
    row("theme's title", u"theme:1"_s, change([](ReadingPart &part) { part.themes[1].title += u'x'; }));
    row("theme's lead", u"lead:1"_s, change([](ReadingPart &part) { part.themes[1].lead += u'x'; }));
    row("case", u"case:2:lt0#102"_s, change([](ReadingPart &part) { part.themes[2].cases[0].text += u'x'; }));
    row("action", u"guideline:0"_s, change([](GuidePart &part) { part.lines[0].action += u'x'; }));
    row("guide's column", u"guidetable:0"_s, change([](GuidePart &part) { part.columns[1] += u'x'; }));
    row("statement", u"statement:1"_s, change([](DisclosurePart &part) { part.statements[1].text += u'x'; }));
    row("footer", u"footer:0"_s, change([](FooterPart &part) { part.text += u'x'; }));
}

void ArticleBlocksTest::oneTextChangesOneBlock()
{
    QFETCH(const std::function<void(Article &)>, edit);
    QFETCH(const QString, id);
    const Article before = Testing::loomArticle(TextLanguage::Chinese, 12);
    Article after = before;
    edit(after);
    ArticleRenderer renderer;
    const QList<HtmlBlock> old = renderer.render(before);
    const QList<HtmlBlock> now = renderer.render(after);
    QCOMPARE(now, renderBlocks(after));
    QCOMPARE(now.size(), old.size());
    for (qsizetype i = 0; i < now.size(); ++i) {
        QCOMPARE(now.at(i).id, old.at(i).id);
        QCOMPARE(now.at(i) != old.at(i), now.at(i).id == id);
        if (now.at(i).id != id)
            QCOMPARE(now.at(i).html.constData(), old.at(i).html.constData());
    }
}

void ArticleBlocksTest::rememberedIsTheSameAsFresh()
{
    const Article whole = Testing::loomArticle(TextLanguage::Chinese, 23);
    ArticleRenderer renderer;
    quint32 seed = 1;
    for (int round = 0; round < 200; ++round) {
        seed = seed * 1'664'525 + 1'013'904'223;
        Article article = whole;
        const int what = static_cast<int>(seed >> 24) % 5;
        const auto part = static_cast<qsizetype>((seed >> 8) % static_cast<quint32>(article.parts.size()));
        if (what == 0)
            article.parts.removeAt(part);
        else if (what == 1)
            article.parts.move(part, 0);
        else if (what == 2)
            article.parts.insert(part, article.parts.at(0));
        else if (what == 3)
            Testing::rowOf(article, static_cast<int>(part) % 20).answer += QString::number(seed);
        else
            article.language = TextLanguage::English;
        QCOMPARE(renderer.render(article), renderBlocks(article));
    }
}

void ArticleBlocksTest::placesFindTheirBlocks_data()
{
    QTest::addColumn<LintPlace>("place");
    QTest::addColumn<QString>("id");
    const auto row = [](const char *name, ArticlePartKind part, ArticleField field, const QString &repo,
                             const QString &number, int index, const QString &id) {
        LintPlace place;
        place.part = part;
        place.field = field;
        place.repo = repo;
        place.number = number;
        place.index = index;
        QTest::newRow(name) << place << id;
    };
    using enum ArticlePartKind;
    using Field = ArticleField;
    const QString zero = u"loom/loom-tool-0"_s;
    const QString one = u"loom/loom-tool-1"_s;
    row("row as the record names it", Row, Field::Answer, one, u"107"_s, -1, u"row:loom-tool-1#107"_s);
    row("row that is not there", Row, Field::Whole, zero, u"107"_s, -1, {});
    row("theme", Theme, Field::Heading, {}, {}, 1, u"theme:1"_s);
    row("theme's lead", Theme, Field::Lead, {}, {}, 1, u"lead:1"_s);
    row("reading", Theme, Field::Heading, {}, {}, -1, u"reading:0"_s);
    row("case", CaseLine, Field::Whole, zero, u"101"_s, 1, u"case:1:lt0#101"_s);
    row("case without a theme", CaseLine, Field::Whole, u"lt0"_s, u"101"_s, -1, u"case:1:lt0#101"_s);
    row("guide line", Guide, Field::Action, {}, {}, 1, u"guideline:1"_s);
    row("statement", Disclosure, Field::Whole, {}, {}, 1, u"statement:1"_s);
    row("disclosure", Disclosure, Field::Heading, {}, {}, -1, u"disclosure:0"_s);
    row("section", Section, Field::Heading, one, {}, -1, u"section:loom-tool-1"_s);
    row("summary", Section, Field::Whole, one, {}, -1, u"summary:loom-tool-1"_s);
    row("overview line", Overview, Field::Count, one, {}, -1, u"overview:0:loom-tool-1"_s);
    row("title", Title, Field::Whole, {}, {}, -1, u"title"_s);
    row("the record", Batch, Field::Whole, {}, {}, -1, {});
}

void ArticleBlocksTest::placesFindTheirBlocks()
{
    QFETCH(const LintPlace, place);
    QFETCH(const QString, id);
    const QList<HtmlBlock> blocks = renderBlocks(Testing::loomArticle(TextLanguage::Chinese, 12));
    const HtmlBlock *block = blockAt(blocks, place);
    QCOMPARE(block ? block->id : QString(), id);
}

void ArticleBlocksTest::everyBlockIsFoundByItsPlace()
{
    const QList<HtmlBlock> blocks = renderBlocks(Testing::loomArticle(TextLanguage::Chinese, 12));
    for (const HtmlBlock &block : blocks) {
        if (block.shape == BlockShape::Table || block.shape == BlockShape::List)
            continue;
        const HtmlBlock *found = blockAt(blocks, block.place);
        QVERIFY(found);
        QCOMPARE(found->id, block.id);
    }
    for (const ArticleField field : {ArticleField::Problem, ArticleField::Answer, ArticleField::Symptom,
                 ArticleField::Action, ArticleField::Cases, ArticleField::Positioning, ArticleField::Count})
        QCOMPARE(fieldOfClass(fieldClass(field)), field);
    QCOMPARE(fieldOfClass(u"number"_s), ArticleField::Whole);
}

/// The figure itself is in winnow-previewbench; this only sees that nothing is rendered twice.
void ArticleBlocksTest::aThousandRowsAfterOneKey()
{
    Article article = Testing::loomArticle(TextLanguage::Chinese, 1'000);
    ArticleRenderer renderer;
    QElapsedTimer timer;
    timer.start();
    renderer.render(article);
    const qint64 first = timer.nsecsElapsed();
    qint64 best = first;
    for (int key = 0; key < 20; ++key) {
        Testing::rowOf(article, 500).answer += u'字';
        timer.start();
        renderer.render(article);
        best = std::min(best, timer.nsecsElapsed());
    }
    qInfo("first %lld us, after a key %lld us", first / 1000, best / 1000);
    QVERIFY2(best * 5 < first, qPrintable(u"%1 of %2 ns"_s.arg(best).arg(first)));
}

QTEST_GUILESS_MAIN(ArticleBlocksTest)
#include "tst_articleblocks.moc"
