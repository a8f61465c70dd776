// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "publish/exporter.h"
#include "publish/htmldocument.h"
#include "publish/linknotes.h"
#include "publish/richpost.h"
#include "publish/webpage.h"

#include "hostiletexts.h"
#include "readback.h"
#include "support/loomarticle.h"

#include <QCryptographicHash>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace Winnow;
using namespace Winnow::Testing;
using namespace Qt::StringLiterals;

Q_DECLARE_METATYPE(PublishTarget)

class HtmlExportTest : public QObject
{
    Q_OBJECT

private slots:
    void hostileTextsArrive_data();
    void hostileTextsArrive();
    void pageHasBothLanguages();
    void pageAsksForNothing();
    void pageReferencesLeadToRows();
    void pageRunsItsOwnScriptOnly();
    void pageOfOneLanguageHasNoScript();
    void pageIsValid();
    void weChatFits();
    void weChatHasNothingThatIsRefused();
    void richPostsHaveNoClasses();
    void clipboardForms();
    void wordPressIsLeftAlone();
};

namespace {

PublishOptions options()
{
    PublishOptions options;
    options.batch = {u"loom"_s, 3};
    return options;
}

QByteArray fileOf(const Export &made, const QString &ending)
{
    for (const ExportFile &file : made.files) {
        if (file.path.endsWith(ending))
            return file.bytes;
    }
    return {};
}

} // namespace

void HtmlExportTest::hostileTextsArrive_data()
{
    QTest::addColumn<PublishTarget>("target");
    for (const PublishTarget target : {PublishTarget::Html, PublishTarget::Mail, PublishTarget::Zhihu,
                 PublishTarget::Juejin, PublishTarget::Pdf, PublishTarget::WordPress})
        QTest::newRow(qPrintable(publishTargetName(target))) << target;
}

void HtmlExportTest::hostileTextsArrive()
{
    QFETCH(const PublishTarget, target);
    const PublishDocument document = makeDocument(hostileArticle(TextLanguage::Chinese, 30));
    ExportWarnings warnings;
    const HtmlFlavour flavour = htmlFlavour(target);
    QStringList texts = readHtml(htmlBlocks(document, flavour, warnings).join('\n')).texts;
    if (flavour.hasHeadingOfPage)
        QCOMPARE(texts.takeFirst(), plainTextOf(document.title));
    QCOMPARE(texts, textsOf(document));
    // Code keeps its contents, blanks and all.
    const QStringList codes = readHtml(htmlBlocks(document, flavour, warnings).join('\n')).codes;
    QVERIFY(codes.contains(u"a|b"_s) && codes.contains(u"<T> && \"x\""_s));
}

void HtmlExportTest::pageHasBothLanguages()
{
    const Article zh = loomArticle(TextLanguage::Chinese, 12);
    const Article en = loomArticle(TextLanguage::English, 12);
    const Export made = makeExport({&zh, &en}, PublishTarget::Html, options());
    QCOMPARE(made.files.size(), 1);
    QCOMPARE(made.files.constFirst().path, u"loom-3.html"_s);
    const ReadPage page = readHtml(made.files.constFirst().bytes);
    const PublishDocument first = makeDocument(zh);
    const PublishDocument second = makeDocument(en);
    QCOMPARE(page.texts,
            QStringList{plainTextOf(first.title)} + textsOf(first) + QStringList{plainTextOf(second.title)}
                    + textsOf(second));
    QCOMPARE(page.ids.size(), page.idCount);
    QVERIFY(page.ids.contains(u"zh-row-loom-tool-0-100"_s) && page.ids.contains(u"en-row-loom-tool-0-100"_s));
}

void HtmlExportTest::pageAsksForNothing()
{
    const Article zh = hostileArticle(TextLanguage::Chinese, 12);
    const Article en = loomArticle(TextLanguage::English, 12);
    const QByteArray html = makeExport({&zh, &en}, PublishTarget::Html, options()).files.constFirst().bytes;
    QCOMPARE(readHtml(html).loaded, QStringList());
    const QByteArray style =
            html.sliced(html.indexOf("<style>"), html.indexOf("</style>") - html.indexOf("<style>"));
    QVERIFY(!style.contains("url(") && !style.contains("@import"));
    QVERIFY(html.contains("default-src 'none'"));
    QVERIFY(html.contains("prefers-color-scheme: dark"));
}

void HtmlExportTest::pageReferencesLeadToRows()
{
    const Article zh = loomArticle(TextLanguage::Chinese, 30);
    const Article en = loomArticle(TextLanguage::English, 30);
    const ReadPage page =
            readHtml(makeExport({&zh, &en}, PublishTarget::Html, options()).files.constFirst().bytes);
    int inner = 0;
    for (const QString &link : page.links) {
        if (!link.startsWith(u'#'))
            continue;
        ++inner;
        QVERIFY2(page.ids.contains(link.sliced(1)), qPrintable(link));
    }
    QVERIFY(inner > 30);
}

void HtmlExportTest::pageRunsItsOwnScriptOnly()
{
    const Article zh = loomArticle(TextLanguage::Chinese, 6);
    const Article en = loomArticle(TextLanguage::English, 6);
    const QByteArray html = makeExport({&zh, &en}, PublishTarget::Html, options()).files.constFirst().bytes;
    QCOMPARE(html.count("<script"), 1);
    const qsizetype start = html.indexOf("<script>") + 8;
    const QByteArray script = html.sliced(start, html.indexOf("</script>") - start);
    const QByteArray hash = QCryptographicHash::hash(script, QCryptographicHash::Sha256).toBase64();
    QVERIFY(html.contains("script-src 'sha256-" + hash + "'"));
}

void HtmlExportTest::pageOfOneLanguageHasNoScript()
{
    const Article en = loomArticle(TextLanguage::English, 6);
    const Export made = makeExport({nullptr, &en}, PublishTarget::Html, options());
    QCOMPARE(made.files.constFirst().path, u"loom-3.en.html"_s);
    const QByteArray html = made.files.constFirst().bytes;
    QVERIFY(!html.contains("<script") && !html.contains("script-src"));
    QVERIFY(html.contains("<html lang=\"en\">"));
    QVERIFY(html.contains("id=\"row-loom-tool-0-100\""));
}

void HtmlExportTest::pageIsValid()
{
    const QString tidy = QStandardPaths::findExecutable(u"tidy"_s);
    if (tidy.isEmpty())
        QSKIP("tidy is not installed (package tidy)");
    const Article zh = hostileArticle(TextLanguage::Chinese, 12);
    const Article en = loomArticle(TextLanguage::English, 12);
    for (const PublishTarget target : {PublishTarget::Html, PublishTarget::Mail, PublishTarget::WeChat}) {
        const Export made = makeExport({&zh, &en}, target, options());
        const QByteArray html = fileOf(made, u".html"_s);
        QProcess process;
        // Mail programs know attributes that HTML 5 has dropped, and not the style sheets in their place.
        const QString muted = u"PROPRIETARY_ATTRIBUTE"_s
                + (target == PublishTarget::Mail ? u",MISMATCHED_ATTRIBUTE_WARN"_s : QString());
        process.start(tidy, {u"-e"_s, u"-q"_s, u"-utf8"_s, u"--mute"_s, muted});
        process.write(html);
        process.closeWriteChannel();
        QVERIFY(process.waitForFinished());
        const QByteArray said = process.readAllStandardError() + process.readAllStandardOutput();
        // The exit code counts what is muted, too.
        QVERIFY2(said.trimmed().isEmpty(), (publishTargetName(target).toUtf8() + '\n' + said).constData());
    }
}

void HtmlExportTest::weChatFits()
{
    // Long answers: more than one post holds.
    Article article = loomArticle(TextLanguage::Chinese, 60);
    for (int row = 0; row < 60; ++row)
        rowOf(article, row).answer = u"根因在缺省值。"_s.repeated(90);
    const Export made = makeExport({&article, nullptr}, PublishTarget::WeChat, options());
    QVERIFY(made.clipboard.size() > 1);
    QStringList texts;
    for (const ClipboardForm &form : made.clipboard) {
        const qsizetype start = form.html.indexOf("<!--StartFragment-->"_L1) + 20;
        const QString post = form.html.sliced(start, form.html.indexOf("<!--EndFragment-->"_L1) - start);
        QVERIFY2(post.size() < 20'000, qPrintable(QString::number(post.size())));
        QVERIFY(!post.endsWith("</h2>"_L1));
        texts += readHtml(post.toUtf8()).texts;
    }
    // Nothing is lost on the way.
    const QString all = texts.join(u'\n');
    for (int row = 0; row < 60; ++row)
        QVERIFY(all.contains(u"#%1 "_s.arg(100 + row)));
    QVERIFY(std::ranges::any_of(made.warnings,
            [](const ExportWarning &warning) { return warning.code == ExportWarningCode::SplitIntoParts; }));
}

void HtmlExportTest::weChatHasNothingThatIsRefused()
{
    const Article zh = hostileArticle(TextLanguage::Chinese, 12);
    const Article loom = loomArticle(TextLanguage::Chinese, 12);
    for (const Article *article : {&zh, &loom}) {
        const Export made = makeExport({article, nullptr}, PublishTarget::WeChat, options());
        QCOMPARE(made.rehearsal.size(), 0);
        const ReadPage page = readHtml(made.clipboard.constFirst().html.toUtf8());
        QCOMPARE(page.links, QStringList());
        QVERIFY(!page.elements.contains(u"ul"_s) && !page.elements.contains(u"style"_s));
    }
}

void HtmlExportTest::richPostsHaveNoClasses()
{
    const PublishDocument document = makeDocument(loomArticle(TextLanguage::Chinese, 12));
    for (const PublishTarget target :
            {PublishTarget::WeChat, PublishTarget::Zhihu, PublishTarget::Juejin, PublishTarget::Mail}) {
        ExportWarnings warnings;
        const QByteArray html = richPosts(document, target, options(), warnings).join();
        QVERIFY(!html.contains(" class=") && !html.contains(" id=") && !html.contains("colgroup"));
        QVERIFY(target == PublishTarget::Mail || target == PublishTarget::WeChat
                || !html.contains(" style="));
        QVERIFY(!html.contains("\n"));
    }
}

void HtmlExportTest::clipboardForms()
{
    const Article zh = loomArticle(TextLanguage::Chinese, 6);
    const Article en = loomArticle(TextLanguage::English, 6);
    const Export csdn = makeExport({&zh, &en}, PublishTarget::Csdn, options());
    QCOMPARE(csdn.clipboard.size(), 2);
    QVERIFY(csdn.clipboard.constFirst().html.isNull()); // else its editor takes the HTML, and tables are lost
    const Export zhihu = makeExport({&zh, nullptr}, PublishTarget::Zhihu, options());
    QCOMPARE(zhihu.clipboard.size(), 2);
    QVERIFY(zhihu.clipboard.constFirst().html.isNull());
    QVERIFY(!zhihu.clipboard.at(1).html.isNull());
    const Export mail = makeExport({&zh, nullptr}, PublishTarget::Mail, options());
    QVERIFY(mail.clipboard.constFirst().html.contains("charset=\"utf-8\""_L1));
    QVERIFY(mail.clipboard.constFirst().plain.contains(u"#100\t"_s));
}

void HtmlExportTest::wordPressIsLeftAlone()
{
    const PublishDocument document = makeDocument(hostileArticle(TextLanguage::Chinese, 30));
    ExportWarnings warnings;
    QByteArray html = htmlBlocks(document, htmlFlavour(PublishTarget::WordPress), warnings).join('\n');
    static const QRegularExpression comments(u"<!-- /?wp:[^>]*-->"_s);
    static const QRegularExpression code(u"<code>.*?</code>"_s);
    static const QRegularExpression tags(u"<[^>]*>"_s);
    QString texts = QString::fromUtf8(html);
    QVERIFY(!texts.contains(u'[')); // not even in code, where shortcodes run
    texts.remove(comments).remove(code).remove(tags);
    for (const char *spoilt : {"--", "\"", "'", "...", "[", "3x4", "(tm)"})
        QVERIFY2(!texts.contains(QLatin1StringView(spoilt)), spoilt);
}

QTEST_GUILESS_MAIN(HtmlExportTest)
#include "tst_htmlexport.moc"
