// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "publish/exporter.h"
#include "publish/exportfolder.h"
#include "publish/frontmatterwriter.h"

#include "hostiletexts.h"
#include "readback.h"
#include "markdown/inlinetext.h"
#include "support/loomarticle.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace Winnow;
using namespace Winnow::Testing;
using namespace Qt::StringLiterals;

class SiteSourceTest : public QObject
{
    Q_OBJECT

private slots:
    void paths();
    void frontMatterIsRead_data();
    void frontMatterIsRead();
    void scalars_data();
    void scalars();
    void filesEndWithOneLineFeed();
    void hugoBuilds();
};

namespace {

PublishOptions options()
{
    PublishOptions options;
    options.batch = {u"loom"_s, 3};
    options.date = QDateTime(QDate(2026, 9, 25), QTime(10, 0), QTimeZone("Asia/Shanghai"));
    options.categories = {u"精选: 第一"_s, u"{{ x }}"_s};
    return options;
}

/// Front matter as a YAML engine reads it, as far as ours goes: a JSON value a line.
QJsonObject matterOf(const QString &source)
{
    QJsonObject matter;
    const QStringList lines = source.section(u"---\n"_s, 1, 1).split(u'\n', Qt::SkipEmptyParts);
    for (const QString &line : lines) {
        const QString key = line.section(u": "_s, 0, 0);
        const QString value = line.section(u": "_s, 1);
        const QJsonDocument read = QJsonDocument::fromJson('[' + value.toUtf8() + ']');
        matter.insert(key, read.isNull() ? QJsonValue(value) : read.array().at(0));
    }
    return matter;
}

} // namespace

void SiteSourceTest::paths()
{
    const Article zh = loomArticle(TextLanguage::Chinese, 3);
    const Article en = loomArticle(TextLanguage::English, 3);
    const auto pathsOf = [&](PublishTarget target) {
        QStringList paths;
        for (const ExportFile &file : makeExport({&zh, &en}, target, options()).files)
            paths.append(file.path);
        return paths;
    };
    QCOMPARE(pathsOf(PublishTarget::Hugo),
            (QStringList{u"content/posts/loom-3/index.zh-cn.md"_s, u"content/posts/loom-3/index.en.md"_s}));
    QCOMPARE(pathsOf(PublishTarget::Hexo),
            (QStringList{u"source/_posts/zh-CN/loom-3.md"_s, u"source/_posts/en/loom-3.md"_s}));
    QCOMPARE(pathsOf(PublishTarget::Jekyll),
            (QStringList{u"_posts/2026-09-25-loom-3-zh-cn.md"_s, u"_posts/2026-09-25-loom-3-en.md"_s}));
}

void SiteSourceTest::frontMatterIsRead_data()
{
    QTest::addColumn<int>("target");
    for (const PublishTarget target : {PublishTarget::Hugo, PublishTarget::Hexo, PublishTarget::Jekyll})
        QTest::newRow(qPrintable(publishTargetName(target))) << static_cast<int>(target);
}

void SiteSourceTest::frontMatterIsRead()
{
    QFETCH(const int, target);
    for (const QString &title : hostileTexts()) {
        Article article = loomArticle(TextLanguage::Chinese, 3);
        article.title = escapedText(title);
        PublishOptions given = options();
        given.tags = {title, u"b"_s};
        const Export made = makeExport({&article, nullptr}, static_cast<PublishTarget>(target), given);
        const QString source = QString::fromUtf8(made.files.constFirst().bytes);
        QVERIFY(source.startsWith("---\n"_L1));
        const QJsonObject matter = matterOf(source);
        QCOMPARE(matter.value("title"_L1).toString(), title);
        QCOMPARE(matter.value("tags"_L1).toArray().at(0).toString(), title);
        QCOMPARE(matter.value("categories"_L1).toArray().at(0).toString(), u"精选: 第一"_s);
        QVERIFY(matter.value("date"_L1).toVariant().toString().startsWith("2026-09-25"_L1));
    }
}

void SiteSourceTest::scalars_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("scalar");
    QTest::newRow("colon") << u"a: b # c"_s << u"\"a: b # c\""_s;
    QTest::newRow("quotes") << u"\"a\" \\ b"_s << u"\"\\\"a\\\" \\\\ b\""_s;
    QTest::newRow("lines") << u"a\nb\tc"_s << u"\"a\\u000ab\\u0009c\""_s;
    QTest::newRow("emoji") << u"😀"_s << u"\"😀\""_s;
    QTest::newRow("half a pair") << QString(QChar(char16_t(0xd83d))) << u"\"\ufffd\""_s;
    QTest::newRow("line separator") << QString(QChar(char16_t(0x2028))) << u"\"\\u2028\""_s;
    QTest::newRow("NUL") << QString(QChar(u'\0')) << u"\"\\u0000\""_s;
}

void SiteSourceTest::scalars()
{
    QFETCH(const QString, text);
    QTEST(yamlScalar(text), "scalar");
}

void SiteSourceTest::filesEndWithOneLineFeed()
{
    const Article zh = hostileArticle(TextLanguage::Chinese, 8);
    for (const PublishTarget target : publishTargets) {
        for (const ExportFile &file : makeExport({&zh, nullptr}, target, options()).files) {
            QVERIFY2(file.bytes.endsWith('\n') && !file.bytes.endsWith("\n\n"), qPrintable(file.path));
            QVERIFY2(!file.bytes.contains('\r') && !file.bytes.startsWith("\xef\xbb\xbf"),
                    qPrintable(file.path));
        }
    }
}

void SiteSourceTest::hugoBuilds()
{
    const QString hugo = QStandardPaths::findExecutable(u"hugo"_s);
    if (hugo.isEmpty())
        QSKIP("hugo is not installed (package hugo)");
    QTemporaryDir site;
    const QDir folder(site.path());
    const auto write = [&folder](const QString &name, const QByteArray &bytes) {
        QVERIFY(QDir().mkpath(QFileInfo(folder.filePath(name)).path()));
        QFile file(folder.filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
    };
    write(u"hugo.toml"_s,
            "baseURL = 'https://site.example/'\ndefaultContentLanguage = 'zh-cn'\n"
            "disableKinds = ['taxonomy', 'term', 'RSS', 'sitemap']\n"
            "[languages]\n[languages.zh-cn]\nlanguageName = '中文'\n[languages.en]\nlanguageName = "
            "'English'\n");
    write(u"layouts/_default/single.html"_s,
            "<html><body><h1>{{ .Title }}</h1>{{ .Content }}"
            "{{ range .Translations }}<a href=\"{{ .Permalink }}\">{{ .Lang }}</a>{{ end }}"
            "</body></html>");
    write(u"layouts/_default/list.html"_s, "<html><body></body></html>");
    const Article zh = hostileArticle(TextLanguage::Chinese, 16);
    const Article en = loomArticle(TextLanguage::English, 16);
    const Export made = makeExport({&zh, &en}, PublishTarget::Hugo, options());
    QVERIFY(writeExport(made, folder, {}, false));
    QProcess process;
    process.setWorkingDirectory(site.path());
    process.start(hugo, {u"--logLevel"_s, u"info"_s, u"--cacheDir"_s, folder.filePath(u"cache"_s)});
    QVERIFY(process.waitForFinished(120'000));
    const QByteArray said = process.readAllStandardOutput() + process.readAllStandardError();
    QVERIFY2(process.exitCode() == 0, said.constData());
    QVERIFY2(!said.contains("WARN") && !said.contains("ERROR"), said.constData());
    QFile page(folder.filePath(u"public/posts/loom-3/index.html"_s));
    QVERIFY2(page.open(QIODevice::ReadOnly), said.constData());
    const QByteArray html = page.readAll();
    QVERIFY(html.contains("https://site.example/en/posts/loom-3/"));
    QStringList texts = readHtml(html).texts;
    PublishDocument document = makeDocument(zh);
    QCOMPARE(texts.takeFirst(), plainTextOf(document.title));
    const auto simplified = [](QStringList list) {
        for (QString &text : list)
            text = text.simplified();
        return list;
    };
    // The typographer must have found nothing to do.
    QCOMPARE(simplified(texts), simplified(textsOf(document)));
}

QTEST_GUILESS_MAIN(SiteSourceTest)
#include "tst_sitesource.moc"
