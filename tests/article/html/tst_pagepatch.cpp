// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "html/articlerenderer.h"
#include "html/elementhtml.h"
#include "html/pagepatch.h"
#include "support/loomarticle.h"

#include <QJsonDocument>
#include <QTest>

#include <algorithm>
#include <random>

using namespace Winnow;
using namespace Qt::StringLiterals;

class PagePatchTest final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(); }
    void nothingChanged();
    void oneKeyIsOneStep_data();
    void oneKeyIsOneStep();
    void oneMoveIsTwoSteps();
    void headKeepsTheRows();
    void givesThePage_data();
    void givesThePage();
    void englishOnlyFindsItsPlace();
    void stepsAsTheScriptTakesThem();
};

namespace {

QList<PageBlock> pageOf(const Article &zh, const Article &en, PageColumns columns)
{
    return pageBlocks(renderBlocks(zh), renderBlocks(en), columns);
}

QString idOf(const QString &element)
{
    const qsizetype start = element.indexOf(u"id=\""_s) + 4;
    return element.sliced(start, element.indexOf(u'"', start) - start);
}

/// The elements of a page as the script holds them: what it does to the document, done to strings.
class FakePage
{
public:
    void take(const QList<PatchStep> &steps)
    {
        for (const PatchStep &step : steps)
            take(step);
    }

    QString html() const { return content(QString()); }

private:
    struct Node
    {
        QString id;
        QString open; ///< Up to where its children stand, without the head of a table.
        QString head;
        QString close;
    };

    QString content(const QString &frame) const
    {
        QString html;
        for (const Node &node : m_children.value(frame))
            html += node.open + node.head + (node.close.isNull() ? QString() : content(node.id) + node.close);
        return html;
    }

    std::pair<QString, qsizetype> find(const QString &id) const
    {
        for (auto at = m_children.begin(); at != m_children.end(); ++at) {
            for (qsizetype i = 0; i < at->size(); ++i) {
                if (at->at(i).id == id)
                    return {at.key(), i};
            }
        }
        qFatal("no element %s", qPrintable(id));
    }

    /// An element that came whole: of a frame its rows, too.
    Node parse(const QString &element)
    {
        Node node{idOf(element), element, {}, {}};
        const bool isTable = element.startsWith("<table"_L1);
        if (!isTable && !element.startsWith("<ul"_L1))
            return node;
        const QString opening = isTable ? u"<tbody>"_s : u">"_s;
        const qsizetype start = element.indexOf(opening) + opening.size();
        const qsizetype end = element.lastIndexOf(isTable ? u"</tbody>"_s : u"</ul>"_s);
        const qsizetype tagEnd = element.indexOf(u'>') + 1;
        node.open = isTable ? element.first(tagEnd) : element.first(start);
        node.head = isTable ? element.sliced(tagEnd, start - tagEnd) : QString();
        node.close = element.sliced(end);
        const QString closing = isTable ? u"</tr>"_s : u"</li>"_s;
        for (qsizetype at = start; at < end;) {
            const qsizetype next = element.indexOf(closing, at) + closing.size();
            m_children[node.id].append(parse(element.sliced(at, next - at)));
            at = next;
        }
        return node;
    }

    void take(const PatchStep &step)
    {
        switch (step.kind) {
        case PatchStep::Kind::Remove: {
            const auto [frame, index] = find(step.id);
            m_children[frame].removeAt(index);
            m_children.remove(step.id);
            break;
        }
        case PatchStep::Kind::Replace: {
            const auto [frame, index] = find(step.id);
            m_children[frame][index] = parse(QString::fromUtf8(step.html));
            break;
        }
        case PatchStep::Kind::ReplaceHead: {
            const auto [frame, index] = find(step.id);
            m_children[frame][index].head = QString::fromUtf8(step.html) + u"<tbody>"_s;
            break;
        }
        case PatchStep::Kind::Insert: {
            const Node node = parse(QString::fromUtf8(step.html));
            qsizetype index = 0;
            if (!step.after.isNull()) {
                const auto [frame, before] = find(step.after);
                QCOMPARE(frame, step.frame.isNull() ? QString() : step.frame);
                index = before + 1;
            }
            m_children[step.frame.isNull() ? QString() : step.frame].insert(index, node);
            break;
        }
        }
    }

    QHash<QString, QList<Node>> m_children;
};

QString wholePage(const QList<PageBlock> &page, PageColumns columns)
{
    return QString::fromUtf8(elementsHtml(page, columns)).remove(u'\n');
}

} // namespace

void PagePatchTest::nothingChanged()
{
    const auto page = pageOf(Testing::loomArticle(TextLanguage::Chinese, 12),
            Testing::loomArticle(TextLanguage::English, 12), PageColumns::Both);
    QCOMPARE(pagePatch(page, page, PageColumns::Both), QList<PatchStep>());
}

void PagePatchTest::oneKeyIsOneStep_data()
{
    QTest::addColumn<PageColumns>("columns");
    QTest::addColumn<int>("steps");
    QTest::newRow("zh") << PageColumns::Chinese << 1;
    QTest::newRow("both") << PageColumns::Both << 1;
    QTest::newRow("en shows no Chinese") << PageColumns::English << 0;
}

void PagePatchTest::oneKeyIsOneStep()
{
    QFETCH(const PageColumns, columns);
    QFETCH(const int, steps);
    Article zh = Testing::loomArticle(TextLanguage::Chinese, 12);
    const Article en = Testing::loomArticle(TextLanguage::English, 12);
    const auto before = pageOf(zh, en, columns);
    Testing::rowOf(zh, 7).answer = u"改"_s;
    const auto patch = pagePatch(before, pageOf(zh, en, columns), columns);
    QCOMPARE(patch.size(), steps);
    if (steps > 0) {
        QCOMPARE(patch.first().kind, PatchStep::Kind::Replace);
        QCOMPARE(patch.first().id, u"row:loom-tool-1#107"_s);
        QVERIFY(patch.first().html.contains("改</td>"));
    }
}

void PagePatchTest::oneMoveIsTwoSteps()
{
    const Article en;
    Article zh = Testing::loomArticle(TextLanguage::Chinese, 12);
    const auto before = pageOf(zh, en, PageColumns::Chinese);
    const auto movedFrom = [&](qsizetype from, qsizetype to) {
        Article moved = zh;
        std::get<SectionPart>(moved.parts[2]).rows.move(from, to);
        const auto patch = pagePatch(before, pageOf(moved, en, PageColumns::Chinese), PageColumns::Chinese);
        return patch.size() == 2 && patch.first().kind == PatchStep::Kind::Remove
                && patch.last().kind == PatchStep::Kind::Insert;
    };
    QVERIFY(movedFrom(0, 4));
    QVERIFY(movedFrom(4, 0));
    QVERIFY(movedFrom(1, 3));
}

void PagePatchTest::headKeepsTheRows()
{
    Article zh = Testing::loomArticle(TextLanguage::Chinese, 12);
    const auto before = pageOf(zh, {}, PageColumns::Chinese);
    std::get<SectionPart>(zh.parts[2]).columns[1] = u"现象"_s;
    const auto patch = pagePatch(before, pageOf(zh, {}, PageColumns::Chinese), PageColumns::Chinese);
    QCOMPARE(patch.size(), 1);
    QCOMPARE(patch.first().kind, PatchStep::Kind::ReplaceHead);
    QVERIFY(patch.first().html.startsWith("<thead><tr><th "));
}

void PagePatchTest::givesThePage_data()
{
    QTest::addColumn<PageColumns>("columns");
    QTest::newRow("zh") << PageColumns::Chinese;
    QTest::newRow("en") << PageColumns::English;
    QTest::newRow("both") << PageColumns::Both;
}

/// Whatever is edited, moved, taken out or put in: the steps give the page that one would make from scratch.
void PagePatchTest::givesThePage()
{
    QFETCH(const PageColumns, columns);
    std::mt19937 random(20'260'918); // NOLINT: the same each time
    const auto upTo = [&random](qsizetype bound) {
        return static_cast<qsizetype>(random() % static_cast<quint32>(bound));
    };
    const auto edit = [&](Article &article) {
        const auto at = upTo(article.parts.size());
        auto &part = article.parts[at];
        auto *section = std::get_if<SectionPart>(&part);
        auto *reading = std::get_if<ReadingPart>(&part);
        switch (upTo(6)) {
        case 0:
            article.parts.move(at, upTo(article.parts.size()));
            break;
        case 1:
            if (article.parts.size() > 4)
                article.parts.removeAt(at);
            break;
        case 2:
            article.parts.insert(upTo(article.parts.size()), part);
            break;
        case 3:
            if (section && section->rows.size() > 1)
                section->rows.move(upTo(section->rows.size()), upTo(section->rows.size()));
            break;
        case 4:
            if (section && section->rows.size() > 1)
                section->rows[upTo(section->rows.size())].answer += u'改';
            if (reading && !reading->themes.isEmpty())
                reading->themes.move(0, upTo(reading->themes.size()));
            break;
        default:
            if (section && !section->rows.isEmpty())
                section->rows.removeAt(upTo(section->rows.size()));
            if (reading && !reading->themes.isEmpty())
                reading->themes.removeFirst();
            break;
        }
    };
    Article zh = Testing::loomArticle(TextLanguage::Chinese, 23);
    Article en = Testing::loomArticle(TextLanguage::English, 23);
    QList<PageBlock> shown;
    FakePage page;
    for (int round = 0; round < 400; ++round) {
        if (round % 60 == 59) {
            zh = Testing::loomArticle(TextLanguage::Chinese, 23);
            en = Testing::loomArticle(TextLanguage::English, 23);
        }
        const auto now = pageOf(zh, en, columns);
        page.take(pagePatch(shown, now, columns));
        QCOMPARE(page.html(), wholePage(now, columns));
        shown = now;
        for (int edits = 0; edits < 3; ++edits)
            edit(upTo(2) == 0 ? zh : en);
    }
}

void PagePatchTest::englishOnlyFindsItsPlace()
{
    Article zh = Testing::loomArticle(TextLanguage::Chinese, 12);
    const Article en = Testing::loomArticle(TextLanguage::English, 12);
    std::get<SectionPart>(zh.parts[2]).rows.removeAt(2);
    const auto page = pageOf(zh, en, PageColumns::Both);
    const auto at = std::ranges::find(page, u"row:loom-tool-0#102"_s, &PageBlock::id);
    QVERIFY(at != page.end());
    QVERIFY(at->zh.isNull());
    QCOMPARE((at - 1)->id, u"row:loom-tool-0#101"_s);
    QVERIFY(elementHtml(*at, PageColumns::Both)
                    .contains("<td class=\"missing\" colspan=\"3\" lang=\"zh-CN\">"));
}

void PagePatchTest::stepsAsTheScriptTakesThem()
{
    const QList<PatchStep> steps{{PatchStep::Kind::Remove, u"a"_s, {}, {}, {}},
            {PatchStep::Kind::Replace, u"b\"</script>"_s, {}, {}, "<p>你</p>"},
            {PatchStep::Kind::ReplaceHead, u"c"_s, {}, {}, "h"},
            {PatchStep::Kind::Insert, u"d"_s, u"t"_s, u"c"_s, "<tr></tr>"}};
    QCOMPARE(QJsonDocument(patchSteps(steps)).toJson(QJsonDocument::Compact),
            "[[\"remove\",\"a\"],[\"replace\",\"b\\\"</script>\",\"<p>你</p>\"],[\"head\",\"c\",\"h\"],"
            "[\"insert\",\"t\",\"c\",\"<tr></tr>\"]]");
}

QTEST_GUILESS_MAIN(PagePatchTest)
#include "tst_pagepatch.moc"
