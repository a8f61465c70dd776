// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "publish/document/articledigest.h"
#include "publish/document/documentanchors.h"
#include "publish/document/documentdifference.h"
#include "publish/document/publishdocument.h"

#include "support/loomarticle.h"

#include <QRegularExpression>
#include <QTest>

using namespace Winnow;
using namespace Winnow::Testing;
using namespace Qt::StringLiterals;

class PublishDocumentTest : public QObject
{
    Q_OBJECT

private slots:
    void anchorsAreUniqueAndAscii();
    void anchorsAreEqualInBothLanguages();
    void referencesLeadToRows();
    void rowsDoNotReferToThemselves();
    void slugs_data();
    void slugs();
    void nothingChanged();
    void changes();
    void movedRowsAreTheFewest();
    void editionsComeBack();
    void digestIgnoresLines();
};

namespace {

QStringList anchorsOf(const PublishDocument &document)
{
    QStringList anchors;
    for (const DocumentBlock &block : document.blocks) {
        if (!block.anchor.isEmpty())
            anchors.append(block.anchor);
        for (const DocumentRow &row : block.rows) {
            if (!row.anchor.isEmpty())
                anchors.append(row.anchor);
        }
    }
    return anchors;
}

/// "text→anchor" of every reference.
QStringList referencesOf(const PublishDocument &document)
{
    QStringList references;
    for (const DocumentBlock &block : document.blocks) {
        for (const DocumentRow &row : block.rows) {
            for (const RichText &cell : row.cells) {
                for (const TextRun &run : cell) {
                    if (!run.anchor.isEmpty())
                        references.append(run.text + u"→"_s + run.anchor);
                }
            }
        }
    }
    return references;
}

QStringList shown(const QList<DocumentDifference> &differences)
{
    constexpr const char *kinds[] = {"added", "removed", "changed", "moved"};
    QStringList lines;
    for (const DocumentDifference &one : differences)
        lines.append(u"%1 %2 %3"_s.arg(QLatin1StringView(kinds[static_cast<int>(one.kind)]), one.label)
                        .arg(one.column));
    return lines;
}

} // namespace

void PublishDocumentTest::anchorsAreUniqueAndAscii()
{
    Article article = loomArticle(TextLanguage::Chinese, 12);
    // Two sections of one name, a name without a Latin letter, and a number twice.
    SectionPart again = *partOf<SectionPart>(article);
    again.rows.append(again.rows.constFirst());
    article.parts.append(again);
    again.name = u"织机"_s;
    article.parts.append(again);
    const QStringList anchors = anchorsOf(makeDocument(article));
    QCOMPARE(QSet<QString>(anchors.cbegin(), anchors.cend()).size(), anchors.size());
    static const QRegularExpression ascii(u"^[a-z][a-z0-9-]*$"_s);
    for (const QString &anchor : anchors)
        QVERIFY2(ascii.match(anchor).hasMatch(), qPrintable(anchor));
}

void PublishDocumentTest::anchorsAreEqualInBothLanguages()
{
    QCOMPARE(anchorsOf(makeDocument(loomArticle(TextLanguage::English, 20))),
            anchorsOf(makeDocument(loomArticle(TextLanguage::Chinese, 20))));
}

void PublishDocumentTest::referencesLeadToRows()
{
    const PublishDocument document = makeDocument(loomArticle(TextLanguage::Chinese, 12));
    const QStringList references = referencesOf(document);
    // The overview, a theme's case, and a list that names the alias once.
    QVERIFY(references.contains(u"loom-tool-0→section-loom-tool-0"_s));
    QVERIFY(references.contains(u"lt0#100→row-loom-tool-0-100"_s));
    QVERIFY(references.contains(u"lt0#103→row-loom-tool-0-103"_s));
    const QStringList anchors = anchorsOf(document);
    for (const QString &reference : references)
        QVERIFY2(anchors.contains(reference.section(u'→', 1)), qPrintable(reference));
}

void PublishDocumentTest::rowsDoNotReferToThemselves()
{
    Article article = loomArticle(TextLanguage::Chinese, 6);
    rowOf(article, 0).answer =
            u"同 loom-tool-0#101，`loom-tool-0#102` 除外，另见 loom-tool-0#100 与 gone#1"_s;
    const QStringList references = referencesOf(makeDocument(article));
    QVERIFY(references.contains(u"loom-tool-0#101→row-loom-tool-0-101"_s));
    QVERIFY(!references.contains(u"loom-tool-0#102→row-loom-tool-0-102"_s));
    QVERIFY(!references.contains(u"loom-tool-0#100→row-loom-tool-0-100"_s));
}

void PublishDocumentTest::slugs_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("slug");
    QTest::newRow("letters") << u"MindSpeed LLM"_s << u"mindspeed-llm"_s;
    QTest::newRow("signs") << u"--C++ / C#--"_s << u"c-c"_s;
    QTest::newRow("Chinese") << u"昇腾"_s << QString(u""_s);
    QTest::newRow("mixed") << u"昇腾 CANN 8.5"_s << u"cann-8-5"_s;
    QTest::newRow("long") << QString(200, u'a') << QString(80, u'a');
    QTest::newRow("other digits") << u"٣ Ä"_s << QString(u""_s);
}

void PublishDocumentTest::slugs()
{
    QFETCH(const QString, text);
    QTEST(asciiSlug(text), "slug");
}

void PublishDocumentTest::nothingChanged()
{
    const PublishDocument document = makeDocument(loomArticle(TextLanguage::Chinese, 20));
    QCOMPARE(shown(documentDifferences(document, document)), QStringList());
}

void PublishDocumentTest::changes()
{
    Article article = loomArticle(TextLanguage::Chinese, 10);
    const PublishDocument before = makeDocument(article);
    rowOf(article, 1).answer = u"改过"_s;
    rowOf(article, 2).problem = u"**"_s + rowOf(article, 2).problem + u"**"_s;
    auto &section = std::get<SectionPart>(article.parts[2]);
    section.rows.removeAt(3);
    section.rows.append({u"999"_s, u"新的"_s, u"行"_s});
    const auto differences = documentDifferences(before, makeDocument(article));
    const QString name = u"loom-tool-0#"_s;
    QCOMPARE(shown(differences),
            (QStringList{u"changed "_s + name + u"101 2"_s, u"changed "_s + name + u"102 1"_s,
                    u"added "_s + name + u"999 0"_s, u"added "_s + name + u"999 1"_s,
                    u"added "_s + name + u"999 2"_s, u"removed "_s + name + u"103 0"_s,
                    u"removed "_s + name + u"103 1"_s, u"removed "_s + name + u"103 2"_s}));
    QCOMPARE(differences.constFirst().now, u"改过"_s);
    QVERIFY(!differences.constFirst().before.isEmpty());
}

void PublishDocumentTest::movedRowsAreTheFewest()
{
    Article article = loomArticle(TextLanguage::Chinese, 5);
    const PublishDocument before = makeDocument(article);
    auto &section = std::get<SectionPart>(article.parts[2]);
    section.rows.move(4, 0);
    QCOMPARE(shown(documentDifferences(before, makeDocument(article))),
            QStringList{u"moved loom-tool-0#104 0"_s});
}

void PublishDocumentTest::editionsComeBack()
{
    const Article zh = loomArticle(TextLanguage::Chinese, 7);
    const Article en = loomArticle(TextLanguage::English, 7);
    const auto kept = editionFromJson(editionToJson({&zh, &en}));
    QVERIFY2(kept, kept ? "" : qPrintable(kept.error()));
    QVERIFY(kept->zh == zh && kept->en == en);
    const auto one = editionFromJson(editionToJson({nullptr, &en}));
    QVERIFY(one && !one->zh && one->en == en);
    QCOMPARE(Edition({nullptr, &en}).languages(), u"en"_s);
    QVERIFY(!editionFromJson(u"{\"zh\":"_s));
    QVERIFY(!editionFromJson(u"[]"_s));
    QVERIFY(!editionFromJson(u"{\"zh\":{\"parts\":7}}"_s));
}

void PublishDocumentTest::digestIgnoresLines()
{
    Article article = loomArticle(TextLanguage::Chinese, 7);
    const QString digest = editionDigest({&article, nullptr});
    std::get<TaglinePart>(article.parts[0]).line = 12;
    QCOMPARE(editionDigest({&article, nullptr}), digest);
    rowOf(article, 6).answer += u'。';
    QVERIFY(editionDigest({&article, nullptr}) != digest);
}

QTEST_GUILESS_MAIN(PublishDocumentTest)
#include "tst_publishdocument.moc"
