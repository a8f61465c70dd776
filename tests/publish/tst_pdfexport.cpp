// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "pdf/pdfexport.h"
#include "pdf/pdfoutline.h"

#include "hostiletexts.h"
#include "readback.h"
#include "support/loomarticle.h"

#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace Winnow;
using namespace Winnow::Testing;
using namespace Qt::StringLiterals;

class PdfExportTest : public QObject
{
    Q_OBJECT

private slots:
    void aFileALanguage();
    void sameBytesTwice();
    void textIsWholeAndInOrder();
    void fontsAreEmbedded();
    void headsAreRepeated();
    void hasBookmarks();
    void referencesAreLinks();
    void missingGlyphsAreTold();
    void outlineOfBadFiles_data();
    void outlineOfBadFiles();

private:
    /// What @p tool of poppler says of @p pdf; skips the test where the tool is not there.
    QByteArray toolSays(const QString &tool, const QStringList &arguments, const QByteArray &pdf);

    Article m_zh = loomArticle(TextLanguage::Chinese, 50);
    Article m_en = loomArticle(TextLanguage::English, 50);
};

namespace {

PublishOptions options()
{
    PublishOptions options;
    options.batch = {u"loom"_s, 3};
    return options;
}

QByteArray pdfOf(const Article &article)
{
    const auto made = makePdf({&article, nullptr}, options());
    return made ? made->files.constFirst().bytes : QByteArray();
}

/// @p text without the blanks that lines and columns of a page make of it.
QString dense(const QString &text)
{
    static const QRegularExpression blanks(u"\\s+"_s);
    return QString(text).remove(blanks);
}

} // namespace

#define POPPLER(tool, variable, arguments, pdf) \
    if (QStandardPaths::findExecutable(tool).isEmpty()) \
        QSKIP("poppler's tools are not installed (package poppler-utils)"); \
    const QByteArray variable = toolSays(tool, arguments, pdf)

QByteArray PdfExportTest::toolSays(const QString &tool, const QStringList &arguments, const QByteArray &pdf)
{
    QTemporaryDir folder;
    QFile file(folder.filePath(u"a.pdf"_s));
    if (!file.open(QIODevice::WriteOnly))
        return {};
    file.write(pdf);
    file.close();
    QProcess process;
    QStringList all = arguments;
    all.replaceInStrings(u"FILE"_s, file.fileName());
    process.start(tool, all);
    process.waitForFinished(60'000);
    const QByteArray errors = process.readAllStandardError();
    if (!errors.isEmpty())
        qWarning("%s", errors.constData());
    return process.readAllStandardOutput();
}

void PdfExportTest::aFileALanguage()
{
    const auto made = makePdf({&m_zh, &m_en}, options());
    QVERIFY2(made, made ? "" : qPrintable(made.error()));
    QCOMPARE(made->files.size(), 2);
    QCOMPARE(made->files.at(0).path, u"loom-3.zh.pdf"_s);
    QCOMPARE(made->files.at(1).path, u"loom-3.en.pdf"_s);
    QVERIFY(made->files.at(0).bytes.startsWith("%PDF-1."));
    QVERIFY(made->files.at(0).bytes.contains("/Lang (zh-CN)")
            && made->files.at(1).bytes.contains("/Lang (en)"));
}

void PdfExportTest::sameBytesTwice()
{
    PublishOptions dated = options();
    dated.date = QDateTime(QDate(2026, 9, 25), QTime(10, 0), QTimeZone("Asia/Shanghai"));
    const auto first = makePdf({&m_zh, nullptr}, dated);
    const auto second = makePdf({&m_zh, nullptr}, dated);
    QVERIFY(first && second);
    QCOMPARE(first->files.constFirst().bytes, second->files.constFirst().bytes);
    // Not the moment in which it was made.
    QVERIFY(first->files.constFirst().bytes.contains("/CreationDate (D:20260925100000"));
}

void PdfExportTest::textIsWholeAndInOrder()
{
    const QByteArray pdf = pdfOf(m_zh);
    POPPLER(u"pdftotext"_s, said, (QStringList{u"-raw"_s, u"-enc"_s, u"UTF-8"_s, u"FILE"_s, u"-"_s}), pdf);
    const QString text = dense(QString::fromUtf8(said));
    const PublishDocument document = makeDocument(m_zh);
    qsizetype at = 0;
    QStringList lost;
    // Cells of a row stand side by side, so each is looked for behind the beginning of its block alone.
    for (const DocumentBlock &block : document.blocks) {
        if (!block.text.isEmpty()) {
            const qsizetype found = text.indexOf(dense(plainTextOf(block.text)), at);
            if (found < 0)
                lost.append(plainTextOf(block.text));
            else
                at = found;
        }
        for (const DocumentRow &row : block.rows) {
            for (const RichText &cell : row.cells) {
                // A page's end may part a cell.
                const QString words = dense(plainTextOf(cell));
                if (!text.contains(words)
                        && !text.contains(words.first(std::min<qsizetype>(words.size(), 8))))
                    lost.append(words);
            }
        }
    }
    QVERIFY2(lost.isEmpty(), qPrintable(lost.join(u'\n')));
    QVERIFY(text.contains("--no-check-warp"_L1) && text.contains("1/"_L1));
}

void PdfExportTest::fontsAreEmbedded()
{
    const QByteArray pdf = pdfOf(m_zh);
    POPPLER(u"pdffonts"_s, said, QStringList{u"FILE"_s}, pdf);
    const QStringList lines = QString::fromUtf8(said).split(u'\n', Qt::SkipEmptyParts).sliced(2);
    QVERIFY(!lines.isEmpty());
    for (const QString &line : lines) {
        // name type encoding emb sub uni object ID
        static const QRegularExpression embedded(u"\\s(yes)\\s+(yes|no)\\s+(yes)\\s+\\d+\\s+\\d+\\s*$"_s);
        QVERIFY2(embedded.match(line).hasMatch(), qPrintable(line));
    }
}

void PdfExportTest::headsAreRepeated()
{
    // One section that no page holds.
    Article article = loomArticle(TextLanguage::Chinese, 5);
    auto &section = std::get<SectionPart>(article.parts[2]);
    for (int row = 0; row < 60; ++row)
        section.rows.append(
                {QString::number(1000 + row), u"问题很长很长"_s.repeated(6), u"解答也很长"_s.repeated(30)});
    section.columns = {u"编号"_s, u"问题头"_s, u"解答头"_s};
    const QByteArray pdf = pdfOf(article);
    POPPLER(u"pdftotext"_s, said, (QStringList{u"-raw"_s, u"-enc"_s, u"UTF-8"_s, u"FILE"_s, u"-"_s}), pdf);
    const QList<QByteArray> pages = said.split('\f');
    QVERIFY(pages.size() > 4);
    int heads = 0;
    for (const QByteArray &page : pages)
        heads += QString::fromUtf8(page).contains(u"解答头"_s) ? 1 : 0;
    QVERIFY2(heads >= pages.size() - 3, qPrintable(u"%1 of %2"_s.arg(heads).arg(pages.size())));
}

void PdfExportTest::hasBookmarks()
{
    const QByteArray pdf = pdfOf(m_zh);
    POPPLER(u"pdftohtml"_s, said, (QStringList{u"-xml"_s, u"-i"_s, u"-stdout"_s, u"FILE"_s}), pdf);
    const QString outline = QString::fromUtf8(said).section(u"<outline>"_s, 1);
    for (const QString &title : {u"织机开源仓问题精选（三）·2026-09"_s, u"总览"_s,
                 u"loom-tool-9（编织工具·排线与校验）"_s, u"1. 旧图纸的隐含约定"_s, u"口径披露"_s})
        QVERIFY2(outline.contains(title), qPrintable(outline));
    static const QRegularExpression item(u"<item page=\"(\\d+)\">"_s);
    int last = 0;
    int count = 0;
    for (const QRegularExpressionMatch &match : item.globalMatch(outline)) {
        QVERIFY(match.captured(1).toInt() >= last);
        last = match.captured(1).toInt();
        ++count;
    }
    QVERIFY(count >= 17 && last > 2);
}

void PdfExportTest::referencesAreLinks()
{
    const QByteArray pdf = pdfOf(m_zh);
    QVERIFY(pdf.contains("/Subtype /Link"));
    POPPLER(u"pdfinfo"_s, said, (QStringList{u"-dests"_s, u"FILE"_s}), pdf);
    QVERIFY(said.contains("\"row-loom-tool-0-100\"") && said.contains("\"section-loom-tool-9\""));
    // A link to each of the rows that themes cite.
    POPPLER(u"pdftohtml"_s, page, (QStringList{u"-xml"_s, u"-i"_s, u"-stdout"_s, u"FILE"_s}), pdf);
    QVERIFY(page.contains("<a href=\""));
}

void PdfExportTest::missingGlyphsAreTold()
{
    Article article = loomArticle(TextLanguage::Chinese, 3);
    // A private character, which no font has.
    rowOf(article, 1).answer = u"见 %1"_s.arg(QString::fromUcs4(U"\U0010FFFD", 1));
    rowOf(article, 2).answer = u"𓀀"_s;
    const auto made = makePdf({&article, nullptr}, options());
    QVERIFY(made);
    const bool isTold = std::ranges::any_of(made->warnings,
            [](const ExportWarning &warning) { return warning.code == ExportWarningCode::MissingGlyph; });
    QVERIFY(isTold);
}

void PdfExportTest::outlineOfBadFiles_data()
{
    QTest::addColumn<QByteArray>("pdf");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("no PDF") << QByteArray("hello");
    QTest::newRow("no catalog") << QByteArray(
            "%PDF\ntrailer\n<<\n/Size 3\n/Root 2 0 R\n>>\nstartxref\n9\n%%EOF\n");
    QTest::newRow("no root") << QByteArray("%PDF\ntrailer\n<<\n/Size 3\n>>\nstartxref\n9\n%%EOF\n");
}

void PdfExportTest::outlineOfBadFiles()
{
    QFETCH(const QByteArray, pdf);
    const auto outlined = withOutline(pdf, {{u"a"_s, u"a"_s, 1}}, "en");
    QVERIFY(!outlined && !outlined.error().isEmpty());
}

QTEST_MAIN(PdfExportTest)
#include "tst_pdfexport.moc"
