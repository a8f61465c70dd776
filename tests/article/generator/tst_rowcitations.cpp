// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "article/citations.h"
#include "format/articlejson.h"
#include "format/articlereader.h"
#include "format/articlewriter.h"
#include "format/withoutlines.h"
#include "generator/articlegenerator.h"
#include "html/articlepage.h"
#include "html/articlerenderer.h"
#include "html/partblocks.h"
#include "samplerecord.h"
#include "template/articlerenderer.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace Winnow {

/// How rows show the nodes that they cite: written in every format, and read back.
class TestRowCitations final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(); }
    void noneIsAsBefore();
    void footnotes();
    void column();
    void comesBack_data();
    void comesBack();
    void templatesWriteTheSame();
    void markedAnswers_data();
    void markedAnswers();
    void whatIsNoNote_data();
    void whatIsNoNote();
    void anotherFourthColumnIsLeftAlone();
    void previewKeepsUp();
};

namespace {

KgRefRecord accepted(const QString &id, const QString &title, const QString &url)
{
    KgRefRecord reference;
    reference.nodeId = id;
    reference.nodeTitle = title;
    reference.nodeUrl = url;
    reference.state = u"accepted"_s;
    return reference;
}

/// The sample with its first section's rows citing two nodes, the second of both, one of the other states, and the
/// following rows whatever @p more says.
ArticleRecord citingRecord(
        KnowledgeStyle style, const QString &title = u"环境变量 ASCEND_RT_VISIBLE_DEVICES"_s)
{
    ArticleRecord record = sampleRecord();
    record.auditSettings.style = style;
    const KgRefRecord first = accepted(u"n1"_s, title, u"https://kg.example/a(b)?x=1&y=2"_s);
    const KgRefRecord second = accepted(u"n2"_s, {}, {});
    KgRefRecord open = accepted(u"n3"_s, u"not audited"_s, {});
    open.state = u"proposed"_s;
    for (ArticleCase &row : record.cases)
        row.kgRefs.clear();
    const QString repo = articleSections(record).constFirst().repo;
    int rows = 0;
    for (ArticleCase &row : record.cases) {
        if (row.issue.repo != repo)
            continue;
        row.kgRefs = rows == 0 ? QList{first, open, second}
                : rows == 1    ? QList{second}
                               : QList<KgRefRecord>{};
        ++rows;
    }
    return record;
}

const SectionPart &firstSection(const Article &article)
{
    return *partOf<SectionPart>(article);
}

Article readBack(const QByteArray &bytes, ArticleFormat format, QStringList *unread = nullptr)
{
    const ReadArticle read = readArticle(bytes, format);
    if (unread)
        unread->clear();
    for (const UnreadText &one : read.unread) {
        if (unread)
            unread->append(one.text);
    }
    return withoutLines(read.article);
}

} // namespace

void TestRowCitations::noneIsAsBefore()
{
    const Article article = generateArticle(citingRecord(KnowledgeStyle::None), TextLanguage::Chinese);
    for (const SectionPart *section : partsOf<SectionPart>(article)) {
        QCOMPARE(section->columns.size(), 3);
        QVERIFY(section->notes.isEmpty());
        for (const ArticleRow &row : section->rows)
            QVERIFY(row.citation.isEmpty());
    }
}

void TestRowCitations::footnotes()
{
    const Article article = generateArticle(citingRecord(KnowledgeStyle::Footnotes), TextLanguage::Chinese);
    const SectionPart &section = firstSection(article);
    QCOMPARE(section.columns.size(), 3);
    QCOMPARE(section.notes.size(), 2);
    QCOMPARE(section.notes.at(0).title, u"环境变量 ASCEND_RT_VISIBLE_DEVICES"_s);
    QCOMPARE(section.notes.at(0).url, u"https://kg.example/a(b)?x=1&y=2"_s);
    QCOMPARE(section.notes.at(1).title, u"n2"_s);
    QVERIFY(section.notes.at(1).url.isEmpty());
    QCOMPARE(section.rows.at(0).citation, u"[1][2]"_s);
    QCOMPARE(section.rows.at(1).citation, u"[2]"_s);
    QVERIFY(!section.rows.at(0).answer.contains(u"[1]"));
    const QString markdown = writeMarkdown(article);
    QVERIFY(markdown.contains(section.rows.at(0).answer + u" [1][2] |"_s));
    QVERIFY(markdown.contains(
            u"\n\n1. [环境变量 ASCEND_RT_VISIBLE_DEVICES](<https://kg.example/a(b)?x=1&y=2>)\n2. n2\n\n"_s));
    const QString text = writeText(article);
    QVERIFY(text.contains(
            u"\n\n1. 环境变量 ASCEND_RT_VISIBLE_DEVICES https://kg.example/a(b)?x=1&y=2\n2. n2\n\n"_s));
    // Other sections cite nothing.
    QVERIFY(partsOf<SectionPart>(article).last()->notes.isEmpty());
}

void TestRowCitations::column()
{
    const Article article = generateArticle(citingRecord(KnowledgeStyle::Column), TextLanguage::English);
    const SectionPart &section = firstSection(article);
    QCOMPARE(section.columns.last(), u"Knowledge graph"_s);
    QVERIFY(hasCitationColumn(section));
    QVERIFY(section.notes.isEmpty());
    QCOMPARE(section.rows.at(0).citation,
            u"[环境变量 ASCEND_RT_VISIBLE_DEVICES](<https://kg.example/a(b)?x=1&y=2>); n2"_s);
    QCOMPARE(section.rows.at(1).citation, u"n2"_s);
    QCOMPARE(partsOf<SectionPart>(article).last()->columns.size(), 3);
    QVERIFY(writeMarkdown(article).contains(u" | n2 |\n"_s));
    QVERIFY(writeText(article).contains(u"\tn2\n"_s));
}

void TestRowCitations::comesBack_data()
{
    QTest::addColumn<KnowledgeStyle>("style");
    QTest::addColumn<TextLanguage>("language");
    QTest::addColumn<QString>("title");
    const QStringList titles{u"环境变量 ASCEND_RT_VISIBLE_DEVICES"_s, u"a [b](c) *d* `e` | f"_s,
            u"1. like a list"_s, u"# like a heading"_s, u"[7]"_s, u"<b>&amp;</b>"_s, u"ends in \\"_s};
    for (const KnowledgeStyle style :
            {KnowledgeStyle::None, KnowledgeStyle::Footnotes, KnowledgeStyle::Column}) {
        for (const TextLanguage language : textLanguages) {
            for (const QString &title : titles) {
                QTest::addRow(
                        "%d, %s, %s", int(style), qPrintable(textLanguageCode(language)), qPrintable(title))
                        << style << language << title;
            }
        }
    }
}

void TestRowCitations::comesBack()
{
    QFETCH(const KnowledgeStyle, style);
    QFETCH(const TextLanguage, language);
    QFETCH(const QString, title);
    const Article article = generateArticle(citingRecord(style, title), language);
    const auto sections = [](const Article &one) {
        QList<SectionPart> found;
        for (const SectionPart *section : partsOf<SectionPart>(withoutLines(one)))
            found.append(*section);
        return found;
    };
    QCOMPARE(articleFromJson(articleToJson(article)), article);
    QStringList unread;
    const Article fromMarkdown = readBack(writeMarkdown(article).toUtf8(), ArticleFormat::Markdown, &unread);
    QCOMPARE(unread, QStringList());
    QVERIFY(sections(fromMarkdown) == sections(article));
    QCOMPARE(fromMarkdown.parts.size(), article.parts.size());
    QCOMPARE(writeMarkdown(fromMarkdown), writeMarkdown(article));

    // Text drops links as elsewhere; what it says is read and written again.
    const QString text = writeText(article);
    const Article fromText = readBack(text.toUtf8(), ArticleFormat::Text, &unread);
    QCOMPARE(unread, QStringList());
    QCOMPARE(writeText(fromText), text);
    QCOMPARE(fromText.parts.size(), article.parts.size());
    for (qsizetype i = 0; i < sections(article).size(); ++i) {
        const SectionPart before = sections(article).at(i);
        const SectionPart after = sections(fromText).at(i);
        QCOMPARE(after.notes.size(), before.notes.size());
        for (qsizetype note = 0; note < before.notes.size(); ++note)
            QCOMPARE(after.notes.at(note).url, before.notes.at(note).url);
        if (style == KnowledgeStyle::Footnotes) {
            for (qsizetype row = 0; row < before.rows.size(); ++row)
                QCOMPARE(after.rows.at(row).citation, before.rows.at(row).citation);
        }
    }

    const Article *zh = language == TextLanguage::Chinese ? &article : nullptr;
    const Article *en = language == TextLanguage::English ? &article : nullptr;
    const Article fromPage = readBack(articlePage(zh, en, PageLook::Light), ArticleFormat::Html, &unread);
    QCOMPARE(unread, QStringList());
    QCOMPARE(fromPage.parts.size(), article.parts.size());
    QCOMPARE(writeText(fromPage), text);
}

void TestRowCitations::templatesWriteTheSame()
{
    for (const KnowledgeStyle style :
            {KnowledgeStyle::None, KnowledgeStyle::Footnotes, KnowledgeStyle::Column}) {
        for (const TextLanguage language : textLanguages) {
            const Article article = generateArticle(citingRecord(style), language);
            const auto rendered = renderArticle(article, {});
            QVERIFY2(rendered, rendered ? "" : qPrintable(rendered.error().message));
            QCOMPARE(*rendered, writeMarkdown(article));
        }
    }
}

void TestRowCitations::markedAnswers_data()
{
    QTest::addColumn<QString>("cell");
    QTest::addColumn<QString>("answer");
    QTest::addColumn<QString>("marks"); // "none" where it has none
    QTest::newRow("one") << u"解答 [1]"_s << u"解答"_s << u"[1]"_s;
    QTest::newRow("two") << u"a [1][12]"_s << u"a"_s << u"[1][12]"_s;
    QTest::newRow("escaped") << uR"(a \[1\]\[2\])"_s << u"a"_s << u"[1][2]"_s;
    QTest::newRow("alone") << u"[3]"_s << u""_s << u"[3]"_s;
    QTest::newRow("glued to a word") << u"a[1]"_s << u""_s << u"none"_s;
    QTest::newRow("not at the end") << u"a [1] b"_s << u""_s << u"none"_s;
    QTest::newRow("no number") << u"a [x]"_s << u""_s << u"none"_s;
    QTest::newRow("a year") << u"a [2026]"_s << u""_s << u"none"_s;
    QTest::newRow("empty") << u""_s << u""_s << u"none"_s;
    QTest::newRow("of the text itself, before the mark") << u"a [9] [1]"_s << u"a [9]"_s << u"[1]"_s;
}

void TestRowCitations::markedAnswers()
{
    QFETCH(const QString, cell);
    QFETCH(const QString, answer);
    const auto read = readMarkedAnswer(cell);
    QTEST(read ? citationMarks(read->notes) : u"none"_s, "marks");
    if (read)
        QCOMPARE(read->answer, answer);
}

void TestRowCitations::whatIsNoNote_data()
{
    QTest::addColumn<QString>("answer");
    QTest::addColumn<QString>("line");
    QTest::addColumn<int>("notes");
    QTest::newRow("a note") << u"see there [1]"_s << u"1. a node"_s << 1;
    QTest::newRow("no mark in the table") << u"see there"_s << u"1. a node"_s << 0;
    QTest::newRow("another mark") << u"see there [2]"_s << u"1. a node"_s << 0;
    QTest::newRow("another number") << u"see there [2]"_s << u"2. a node"_s << 0;
}

void TestRowCitations::whatIsNoNote()
{
    QFETCH(const QString, answer);
    QFETCH(const QString, line);
    QFETCH(const int, notes);
    const QString text = u"Picks (3)\n\nloom (yarn)\n\nabout\n\nNumber\tProblem\tAnswer\n#7\tit stops\t"_s
            + answer + u"\n\n"_s + line
            + u"\n\nshuttle (wood)\n\nabout\n\nNumber\tProblem\tAnswer\n#8\tsticks\toil\n"_s;
    const Article article = readBack(text.toUtf8(), ArticleFormat::Text);
    const SectionPart &section = firstSection(article);
    QCOMPARE(section.notes.size(), notes);
    QCOMPARE(section.rows.constFirst().citation.isEmpty(), notes == 0);
    QCOMPARE(partsOf<SectionPart>(article).size(), 2);
    QCOMPARE(writeText(article), text); // nothing of it is lost either way
}

void TestRowCitations::anotherFourthColumnIsLeftAlone()
{
    const QByteArray markdown =
            "# Picks (3)\n\n## loom\n\n| Number | Problem | Answer | Mood |\n| --- | --- | --- | "
            "--- |\n| #7 | it stops | oil it | calm |\n"_ba;
    const Article article = readBack(markdown, ArticleFormat::Markdown);
    QVERIFY(firstSection(article).rows.constFirst().citation.isEmpty());
    QVERIFY(!hasCitationColumn(firstSection(article)));
    QCOMPARE(partsOf<TextPart>(article).size(), 1); // kept and reported, as before
}

/// The preview draws what changed and takes the rest from before: with notes behind the rows, too.
void TestRowCitations::previewKeepsUp()
{
    ArticleRenderer renderer;
    const auto check = [&renderer](const Article &article) {
        QVERIFY(renderer.render(article) == renderBlocks(article));
    };
    Article article = generateArticle(citingRecord(KnowledgeStyle::Footnotes), TextLanguage::Chinese);
    check(article);
    for (ArticlePart &part : article.parts) {
        if (auto *section = std::get_if<SectionPart>(&part)) {
            section->rows[0].answer += u" more"_s;
            check(article);
            section->notes.append({u"one more"_s, {}});
            check(article);
            section->notes.clear();
            check(article);
        }
    }
    check(generateArticle(citingRecord(KnowledgeStyle::Column), TextLanguage::Chinese));
    check(generateArticle(citingRecord(KnowledgeStyle::None), TextLanguage::Chinese));
    check(generateArticle(citingRecord(KnowledgeStyle::Footnotes), TextLanguage::Chinese));
}

} // namespace Winnow

QTEST_GUILESS_MAIN(Winnow::TestRowCitations)
#include "tst_rowcitations.moc"
