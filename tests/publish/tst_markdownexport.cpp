// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "publish/exporter.h"
#include "publish/markdowndocument.h"
#include "publish/smartpunctuation.h"

#include "format/articlereader.h"
#include "hostiletexts.h"
#include "readback.h"
#include "support/loomarticle.h"

#include <QTest>

using namespace Winnow;
using namespace Winnow::Testing;
using namespace Qt::StringLiterals;

Q_DECLARE_METATYPE(PublishTarget)

class MarkdownExportTest : public QObject
{
    Q_OBJECT

private slots:
    void writes_data();
    void writes();
    void hostileTextsArrive_data();
    void hostileTextsArrive();
    void codesArrive_data();
    void codesArrive();
    void noTypographerTouchesCsdn();
    void csdnComesBackAsTheSameDocument_data();
    void csdnComesBackAsTheSameDocument();
    void realArticleComesBack();
    void referencesLeadSomewhere();
    void warnings();
    void linksAtTheEnd();
    void cards();
    void sameBytesTwice();
};

namespace {

constexpr PublishTarget markdownTargets[] = {PublishTarget::Csdn, PublishTarget::Juejin, PublishTarget::Zhihu,
        PublishTarget::Hugo, PublishTarget::Hexo, PublishTarget::Jekyll};

void addTargets()
{
    QTest::addColumn<PublishTarget>("target");
    for (const PublishTarget target : markdownTargets)
        QTest::newRow(qPrintable(publishTargetName(target))) << target;
}

PublishOptions options()
{
    PublishOptions options;
    options.batch = {u"loom"_s, 3};
    options.date = QDateTime(QDate(2026, 9, 25), QTime(10, 0), QTimeZone("Asia/Shanghai"));
    return options;
}

/// A paragraph of @p markdown for @p target.
QString written(const QString &markdown, PublishTarget target)
{
    Article article{TextLanguage::Chinese, {}, {TaglinePart{markdown}}};
    ExportWarnings warnings;
    return writeMarkdownDocument(makeDocument(article), markdownFlavour(target), false, warnings).trimmed();
}

QString bodyOf(const Export &made, const QString &ending)
{
    for (const ExportFile &file : made.files) {
        if (file.path.endsWith(ending))
            return QString::fromUtf8(file.bytes);
    }
    return {};
}

bool warns(const Export &made, ExportWarningCode code)
{
    return std::ranges::any_of(
            made.warnings, [code](const ExportWarning &warning) { return warning.code == code; });
}

/// @p text as engines that print a blank for a line break in a cell have it.
QStringList simplified(QStringList texts)
{
    for (QString &text : texts)
        text = text.simplified();
    return texts;
}

} // namespace

void MarkdownExportTest::writes_data()
{
    QTest::addColumn<PublishTarget>("target");
    QTest::addColumn<QString>("markdown");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, PublishTarget target, const QString &markdown,
                             const QString &expected) {
        QTest::newRow(name) << target << markdown << expected;
    };
    row("flag", PublishTarget::Csdn, u"加 --force，再试 `--force`"_s, u"加 \\-\\-force，再试 `--force`"_s);
    row("flag where nothing is smart", PublishTarget::Zhihu, u"加 --force"_s, u"加 --force"_s);
    row("name of a file", PublishTarget::Csdn, u"见 README.md"_s, u"见 README&#46;md"_s);
    row("version", PublishTarget::Csdn, u"2.0.1 版"_s, u"2.0.1 版"_s);
    row("quotes", PublishTarget::Hugo, u"\"x\" it's"_s, u"&#34;x&#34; it&#39;s"_s);
    row("bold", PublishTarget::Csdn, u"**报错**：见下"_s, u"**报错**：见下"_s);
    row("address", PublishTarget::Csdn, u"见 https://x.org/a，又"_s,
            u"见 [https://x&#46;org/a](https://x.org/a)，又"_s);
    row("year", PublishTarget::Csdn, u"2026. 年"_s, u"2026\\. 年"_s);
    row("shortcode", PublishTarget::Hugo, u"用 `{{< x >}}`"_s, u"用 &#123;{< x >}}"_s);
    row("tilde", PublishTarget::Jekyll, u"5~8"_s, u"5&#126;8"_s);
    row("bar in code", PublishTarget::Jekyll, u"`a|b`"_s, u"<code>a&#124;b</code>"_s);
}

void MarkdownExportTest::writes()
{
    QFETCH(const PublishTarget, target);
    QFETCH(const QString, markdown);
    QTEST(written(markdown, target), "expected");
}

void MarkdownExportTest::hostileTextsArrive_data()
{
    addTargets();
}

void MarkdownExportTest::hostileTextsArrive()
{
    QFETCH(const PublishTarget, target);
    const PublishDocument document = makeDocument(hostileArticle(TextLanguage::Chinese, 30));
    ExportWarnings warnings;
    const QString markdown = writeMarkdownDocument(document, markdownFlavour(target), false, warnings);
    const QStringList read = simplified(readMarkdown(markdown).texts);
    QStringList expected = simplified(textsOf(document));
    if (target == PublishTarget::Hugo || target == PublishTarget::Jekyll) {
        // cmark reads no attributes of headings.
        QCOMPARE(read.size(), expected.size());
        for (qsizetype i = 0; i < expected.size(); ++i) {
            if (read.at(i).startsWith(expected.at(i) + u" {#"_s))
                expected[i] = read.at(i);
        }
    }
    QCOMPARE(read, expected);
}

void MarkdownExportTest::codesArrive_data()
{
    addTargets();
}

void MarkdownExportTest::codesArrive()
{
    QFETCH(const PublishTarget, target);
    const PublishDocument document = makeDocument(hostileArticle(TextLanguage::Chinese, 60));
    ExportWarnings warnings;
    const QString markdown = writeMarkdownDocument(document, markdownFlavour(target), false, warnings);
    const QStringList codes = readMarkdown(markdown).codes;
    for (const QString &code : hostileCodes()) {
        const bool isRun = target == PublishTarget::Hugo && code.contains("{{<"_L1);
        QVERIFY2(codes.contains(code) != isRun, qPrintable(code));
    }
    QCOMPARE(markdown.contains("{{<"_L1), target != PublishTarget::Hugo);
    if (target == PublishTarget::Jekyll)
        QVERIFY(!markdown.contains("{% endraw"_L1));
}

void MarkdownExportTest::noTypographerTouchesCsdn()
{
    const PublishDocument document = makeDocument(hostileArticle(TextLanguage::Chinese, 30));
    ExportWarnings warnings;
    const QString markdown =
            writeMarkdownDocument(document, markdownFlavour(PublishTarget::Csdn), false, warnings);
    const QList<SmartChange> changes = smartChanges(markdown);
    QVERIFY2(changes.isEmpty(), qPrintable(changes.isEmpty() ? QString() : changes.constFirst().before));
}

void MarkdownExportTest::csdnComesBackAsTheSameDocument_data()
{
    QTest::addColumn<Article>("article");
    QTest::newRow("zh") << loomArticle(TextLanguage::Chinese, 23);
    QTest::newRow("en") << loomArticle(TextLanguage::English, 23);
    QTest::newRow("no rows") << loomArticle(TextLanguage::English, 0);
}

void MarkdownExportTest::csdnComesBackAsTheSameDocument()
{
    QFETCH(const Article, article);
    const Export made = makeExport({&article, nullptr}, PublishTarget::Csdn, options());
    // The title has a field of its own.
    const QString markdown = u"# "_s + article.title + u"\n\n"_s + bodyOf(made, u".md"_s);
    const PublishDocument back =
            makeDocument(readArticle(markdown.toUtf8(), ArticleFormat::Markdown).article);
    PublishDocument expected = makeDocument(article);
    expected.language = back.language;
    QCOMPARE(back.blocks.size(), expected.blocks.size());
    for (qsizetype i = 0; i < expected.blocks.size(); ++i)
        QVERIFY2(back.blocks.at(i) == expected.blocks.at(i), qPrintable(expected.blocks.at(i).label));
    QVERIFY(back == expected);
}

void MarkdownExportTest::realArticleComesBack()
{
    const Article article = loomArticle(TextLanguage::Chinese, 50);
    const QString markdown =
            bodyOf(makeExport({&article, nullptr}, PublishTarget::Csdn, options()), u".md"_s);
    const ReadPage page = readMarkdown(markdown);
    QCOMPARE(page.texts, textsOf(makeDocument(article)));
    QVERIFY(page.codes.contains(u"--no-check-warp"_s));
}

void MarkdownExportTest::referencesLeadSomewhere()
{
    const Article article = loomArticle(TextLanguage::Chinese, 20);
    for (const PublishTarget target : {PublishTarget::Hexo, PublishTarget::Jekyll}) {
        const ReadPage page =
                readMarkdown(bodyOf(makeExport({&article, nullptr}, target, options()), u".md"_s));
        int inner = 0;
        for (const QString &link : page.links) {
            if (!link.startsWith(u'#'))
                continue;
            ++inner;
            const bool isHeading = link.startsWith("#section"_L1) && target == PublishTarget::Jekyll;
            QVERIFY2(isHeading || page.ids.contains(link.sliced(1)), qPrintable(link));
        }
        QVERIFY(inner > 10);
    }
    // Hugo has headings alone.
    const Export hugo = makeExport({&article, nullptr}, PublishTarget::Hugo, options());
    const QString body = bodyOf(hugo, u".md"_s);
    QVERIFY(body.contains("{#section-loom-tool-0}"_L1));
    QVERIFY(body.contains("[lt0#100](#section-loom-tool-0)"_L1));
    QVERIFY(!body.contains("#row-"_L1));
    QVERIFY(warns(hugo, ExportWarningCode::ReferenceToSection));
}

void MarkdownExportTest::warnings()
{
    Article article = loomArticle(TextLanguage::Chinese, 12);
    rowOf(article, 0).isUnsplit = true;
    rowOf(article, 1).answer = u"见 `{{< x >}}`，**注意：**请"_s;
    rowOf(article, 2).answer = u"第一行\n第二行"_s;
    const Export csdn = makeExport({&article, nullptr}, PublishTarget::Csdn, options());
    QVERIFY(warns(csdn, ExportWarningCode::ReferenceAsText));
    QVERIFY(warns(csdn, ExportWarningCode::UnsplitRow));
    QVERIFY(warns(csdn, ExportWarningCode::LiteralMarks));
    QVERIFY(warns(csdn, ExportWarningCode::ManyLinks));
    QVERIFY(!warns(csdn, ExportWarningCode::BreakAsBlank));
    QVERIFY(bodyOf(csdn, u".md"_s).contains(u"第一行<br>第二行"_s));
    const Export hugo = makeExport({&article, nullptr}, PublishTarget::Hugo, options());
    QVERIFY(warns(hugo, ExportWarningCode::CodeAsText));
    QVERIFY(warns(hugo, ExportWarningCode::BreakAsBlank));
    for (const ExportWarning &warning : hugo.warnings) {
        QVERIFY(!exportWarningText(warning, TextLanguage::Chinese).isEmpty());
        QVERIFY(!exportWarningText(warning, TextLanguage::English).contains(u'%'));
    }
}

void MarkdownExportTest::linksAtTheEnd()
{
    const Article article = loomArticle(TextLanguage::Chinese, 6);
    PublishOptions atEnd = options();
    atEnd.links = LinkForm::AtEnd;
    const Export made = makeExport({&article, nullptr}, PublishTarget::Csdn, atEnd);
    const ReadPage page = readMarkdown(bodyOf(made, u".md"_s));
    QCOMPARE(page.links, QStringList());
    QVERIFY(page.texts.contains(u"参考链接"_s));
    QVERIFY(page.codes.contains(u"https://loom.example.org/errata"_s));
    QVERIFY(!warns(made, ExportWarningCode::ManyLinks));
    QVERIFY(warns(made, ExportWarningCode::LinkAsNote));
}

void MarkdownExportTest::cards()
{
    const Article article = loomArticle(TextLanguage::Chinese, 6);
    PublishOptions asCards = options();
    asCards.tables = TableForm::Cards;
    const Export made = makeExport({&article, nullptr}, PublishTarget::Csdn, asCards);
    const ReadPage page = readMarkdown(bodyOf(made, u".md"_s));
    QVERIFY2(std::ranges::any_of(page.texts,
                     [](const QString &text) {
                         return text.startsWith("#100 "_L1) && text.contains(u"旧图纸没有该字段"_s)
                                 && text.contains(u'\n');
                     }),
            qPrintable(page.texts.join(u'\n')));
    QVERIFY(warns(made, ExportWarningCode::RowAsCard));
}

void MarkdownExportTest::sameBytesTwice()
{
    const Article zh = hostileArticle(TextLanguage::Chinese, 12);
    const Article en = hostileArticle(TextLanguage::English, 12);
    for (const PublishTarget target : publishTargets)
        QVERIFY(makeExport({&zh, &en}, target, options()) == makeExport({&zh, &en}, target, options()));
}

QTEST_GUILESS_MAIN(MarkdownExportTest)
#include "tst_markdownexport.moc"
