// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "articlesamples.h"
#include "samplerecord.h"

#include "format/articlereader.h"
#include "format/articlewriter.h"
#include "generator/articlegenerator.h"
#include "template/articlerenderer.h"
#include "template/articlevalues.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

namespace Winnow {

/// Markdown by templates: the house's, a series' own, and what people get wrong in them.
class TestArticleTemplates final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(); }
    void houseSetGivesTheHouseFormat_data();
    void houseSetGivesTheHouseFormat();
    void goldenArticle_data();
    void goldenArticle();
    void everyNameIsKnown();
    void seriesReplacesOneTemplate();
    void valuesInTemplates_data();
    void valuesInTemplates();
    void mistakes_data();
    void mistakes();
    void endlessIncludes();
    void folders();
    void filtersTakeAnything_data();
    void filtersTakeAnything();

private:
    /// Writes @p text as zh/@p name of a new series' folder.
    void write(const QString &name, const QByteArray &text);
    static QString rendered(const std::expected<QString, TemplateError> &result);

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestArticleTemplates::write(const QString &name, const QByteArray &text)
{
    if (!m_folder)
        m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(QDir(m_folder->path()).mkpath(u"zh"_s));
    QFile file(m_folder->filePath(u"zh/"_s + name));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text);
}

QString TestArticleTemplates::rendered(const std::expected<QString, TemplateError> &result)
{
    return result
            ? *result
            : u"%1:%2: %3"_s.arg(result.error().file).arg(result.error().line).arg(result.error().message);
}

void TestArticleTemplates::houseSetGivesTheHouseFormat_data()
{
    QTest::addColumn<Article>("article");
    for (const TextLanguage language : textLanguages) {
        const auto add = [language](const char *name, const Article &article) {
            QTest::addRow("%s, %s", name, qPrintable(textLanguageCode(language))) << article;
        };
        Article empty;
        empty.language = language;
        add("nothing", empty);
        add("an empty record", generateArticle(ArticleRecord(), language));
        add("the sample", generateArticle(sampleRecord(), language));
        add("all that is odd", oddArticle(language));
    }
    for (const QString &name : {u"series-01"_s, u"series-18"_s}) {
        QFile file(QStringLiteral(WINNOW_ARTICLES "/") + name + u".txt"_s);
        if (file.open(QIODevice::ReadOnly))
            QTest::newRow(qPrintable(name)) << readArticle(file.readAll()).article;
    }
}

void TestArticleTemplates::houseSetGivesTheHouseFormat()
{
    QFETCH(Article, article);
    QCOMPARE(rendered(renderArticle(article, {})), writeMarkdown(article));
}

void TestArticleTemplates::goldenArticle_data()
{
    QTest::addColumn<TextLanguage>("language");
    for (const TextLanguage language : textLanguages)
        QTest::newRow(qPrintable(textLanguageCode(language))) << language;
}

/// Read by people, sentence by sentence. WINNOW_UPDATE_GOLDEN=1 writes them anew, to be read again.
void TestArticleTemplates::goldenArticle()
{
    QFETCH(TextLanguage, language);
    const QString markdown = rendered(renderArticle(generateArticle(sampleRecord(), language), {}));
    QFile file(QStringLiteral(WINNOW_GOLDEN "/article.%1.md").arg(textLanguageCode(language)));
    if (qEnvironmentVariableIsSet("WINNOW_UPDATE_GOLDEN")) {
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(markdown.toUtf8());
        file.close();
    }
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(markdown, QString::fromUtf8(file.readAll()));
}

void TestArticleTemplates::everyNameIsKnown()
{
    const auto collect = [](const auto &self, const QVariant &value, QSet<QString> &names) -> void {
        if (value.metaType() == QMetaType::fromType<QVariantList>()) {
            for (const QVariant &entry : value.toList())
                self(self, entry, names);
        } else if (value.metaType() == QMetaType::fromType<QVariantHash>()) {
            for (const auto &[name, entry] : value.toHash().asKeyValueRange()) {
                names.insert(name);
                self(self, entry, names);
            }
        }
    };
    QSet<QString> names;
    collect(collect, articleValues(oddArticle(TextLanguage::Chinese)), names);
    QCOMPARE(names, articleValueNames());
}

void TestArticleTemplates::seriesReplacesOneTemplate()
{
    m_folder.reset();
    write(u"overview.md"_s,
            "**{{ part.heading }}**: {% for line in part.lines %}{{ line.repo }} {{ line.count }}; {% endfor "
            "%}\n");
    const Article article = generateArticle(sampleRecord(), TextLanguage::Chinese);
    const QString own = rendered(renderArticle(article, m_folder->path()));
    QVERIFY2(own.contains(u"\n\n**总览**: tensor-core 4; ring-bus 3; docs 1; \n\n## tensor-core（"),
            qPrintable(own));
    const Article english = generateArticle(sampleRecord(), TextLanguage::English);
    QCOMPARE(rendered(renderArticle(english, m_folder->path())), rendered(renderArticle(english, {})));
}

void TestArticleTemplates::valuesInTemplates_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const QByteArray &text, const QString &expected) {
        QTest::newRow(name) << text << expected;
    };
    row("text alone", "no tags", u"no tags\n"_s);
    row("a value on its own line", "x\n{{ title }}\ny\n", u"x\nA title in C\\#\ny\n"_s);
    row("tag lines leave nothing", "x\n  {% if title %}\ny\n{% endif %}{# note #}\nz", u"x\ny\nz\n"_s);
    row("blank lines are joined", "\n\nx\n\n\n\ny\n\n", u"x\n\ny\n"_s);
    row("windows lines", "x\r\n{{ language }}\r\n", u"x\nzh\n"_s);
    row("texts are not read as templates",
            "{% for part in parts %}{% for row in part.rows %}{{ row.problem }}{% endfor %}{% endfor %}",
            u"`a|b` or a|b or a\\|b<b>&amp;{{ title }}</b>problem and answer in one\n"_s);
    row("a comment holds anything", "{% comment %}{% nonsense %}{{ }}{% endcomment %}x", u"x\n"_s);
    row("loops count",
            "{% for part in parts %}{% if forloop.last %}{{ forloop.counter }}{% endif %}{% endfor %}",
            u"12\n"_s);
    row("with", "{% with title as name %}{{ name|upper }}{% endwith %}", u"A TITLE IN C\\#\n"_s);
    row("with a name before", "{% with name=language %}{{ name }}{% endwith %}", u"zh\n"_s);
    row("a filter with words", "{{ language|default:\"a|b {% c\" }}{{ \"x|y\" }}", u"zhx|y\n"_s);
}

void TestArticleTemplates::valuesInTemplates()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, expected);
    m_folder.reset();
    write(u"article.md"_s, text);
    QCOMPARE(rendered(renderArticle(oddArticle(TextLanguage::Chinese), m_folder->path())), expected);
}

void TestArticleTemplates::mistakes_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("line");
    QTest::addColumn<QString>("message"); // a part of it
    const auto row = [](const char *name, const QByteArray &text, int line, const QString &message) {
        QTest::newRow(name) << text << line << message;
    };
    row("unknown tag", "a\n{% foreach part in parts %}", 2, u"“foreach” is no tag"_s);
    row("unknown filter", "{{ title|shout }}", 1, u"“shout” is no filter"_s);
    row("a filter that ends the program", "{{ title|divisibleby:\"0\" }}", 1,
            u"“divisibleby” is no filter"_s);
    row("unknown value", "\n\n{{ tilte }}", 3, u"called “tilte”"_s);
    row("unknown field", "{% for part in parts %}\n{{ part.nmae }}{% endfor %}", 2, u"called “nmae”"_s);
    row("unknown value in a condition", "{% if part.isHeading %}{% endif %}", 1, u"called “part”"_s);
    row("unknown list", "{% for part in prats %}{% endfor %}", 1, u"called “prats”"_s);
    row("not closed", "x\n{% if title %}\n{% for part in parts %}\n{% endfor %}", 2,
            u"“if” is not closed: “endif”"_s);
    row("closed the wrong way", "{% if title %}\n{% endfor %}", 2,
            u"“endfor” where “endif” is expected, which closes line 1"_s);
    row("closes nothing", "x\n{% endif %}", 2, u"Nothing is open that “endif”"_s);
    row("an open bracket", "x\n{% if title\n%}", 2, u"not closed on its line"_s);
    row("an open value", "{{ title }", 1, u"not closed on its line"_s);
    row("an empty value", "x\n{{ }}", 2, u"The tag is empty"_s);
    row("an empty tag", "{% %}", 1, u"The tag is empty"_s);
    row("no such template", "\n{% include \"nowhere.md\" %}", 2,
            u"“nowhere.md”: There is no such template"_s);
    row("a path", "{% include \"../en/article.md\" %}", 1, u"“../en/article.md” is no name of a template"_s);
    row("a name from a value", "{% include title %}", 1,
            u"“include” takes the name of one template in quotes"_s);
    row("a library", "{% load nowhere %}", 1, u"“load” is no tag"_s);
    row("a loop over nothing", "x\n\n{% for part parts %}{% endfor %}", 3, u"“for” needs"_s);
    row("a filter without a name", "{{ title|cut|}}", 1, u"name of a filter is missing"_s);
    row("with what the engine refuses", "{% if title %}\n{% endif %}\nx\n{% with title %}{% endwith %}", 4,
            {});
    row("a value that the engine refuses", "{% if title %}\n{% endif %}\nx\n\n{{ title title }}", 5, {});
    row("not UTF-8", "\xff\xfe", 0, u"not UTF-8"_s);
    row("too large", QByteArray(300'000, 'x'), 0, u"larger than 256 KiB"_s);
    row("too deep", QByteArray("{% if title %}").repeated(5'000), 1, u"nested more than 40 deep"_s);
}

void TestArticleTemplates::mistakes()
{
    QFETCH(QByteArray, text);
    QFETCH(int, line);
    QFETCH(QString, message);
    m_folder.reset();
    write(u"article.md"_s, text);
    for (int i = 0; message.isNull() && i < 2; ++i) // left to the engine, which logs what it finds and where
        QTest::ignoreMessage(QtWarningMsg, QRegularExpression(u"."_s));
    const auto result = renderArticle(oddArticle(TextLanguage::Chinese), m_folder->path());
    QVERIFY2(!result, result ? qPrintable(*result) : "");
    QCOMPARE(result.error().file, QDir::toNativeSeparators(m_folder->filePath(u"zh/article.md"_s)));
    QCOMPARE(result.error().line, line);
    QVERIFY2(result.error().message.contains(message), qPrintable(result.error().message));
    QVERIFY(!result.error().message.isEmpty());
}

void TestArticleTemplates::endlessIncludes()
{
    const Article article = oddArticle(TextLanguage::Chinese);
    m_folder.reset();
    write(u"article.md"_s, "{% include \"article.md\" %}");
    QCOMPARE(renderArticle(article, m_folder->path()).error().message,
            u"Templates include each other without end: article.md → article.md."_s);
    write(u"article.md"_s, "{% if title %}{% include \"a.md\" %}{% endif %}");
    write(u"a.md"_s, "x\n{% include 'b.md' %}");
    write(u"b.md"_s, "{% extends \"a.md\" %}");
    const auto result = renderArticle(article, m_folder->path());
    QCOMPARE(result.error().message, u"Templates include each other without end: a.md → b.md → a.md."_s);
    QCOMPARE(result.error().file, QDir::toNativeSeparators(m_folder->filePath(u"zh/b.md"_s)));
    write(u"b.md"_s, "twice");
    write(u"article.md"_s, "{% include \"a.md\" %}{% include \"a.md\" %}{% include \"b.md\" %}");
    QCOMPARE(rendered(renderArticle(article, m_folder->path())), u"x\ntwicex\ntwicetwice\n"_s);
}

void TestArticleTemplates::folders()
{
    const Article article = generateArticle(sampleRecord(), TextLanguage::Chinese);
    m_folder.reset();
    const QTemporaryDir empty;
    QCOMPARE(rendered(renderArticle(article, empty.path())), writeMarkdown(article));
    const auto result = renderArticle(article, empty.filePath(u"gone"_s));
    QVERIFY(!result);
    QCOMPARE(result.error().file, QDir::toNativeSeparators(empty.filePath(u"gone"_s)));
    QVERIFY(result.error().message.contains(u"does not exist"));
}

void TestArticleTemplates::filtersTakeAnything_data()
{
    QTest::addColumn<QString>("filter");
    for (const auto filter : {"add", "addslashes", "capfirst", "cut", "default", "default_if_none", "first",
                 "join", "last", "length", "length_is", "lower", "safe", "striptags", "title", "upper",
                 "wordcount", "yesno"})
        QTest::newRow(filter) << QString::fromLatin1(filter);
}

/// The engine may refuse, but the program lives on.
void TestArticleTemplates::filtersTakeAnything()
{
    QFETCH(QString, filter);
    m_folder.reset();
    for (const QString &value : {u"title"_s, u"parts"_s, u"parts.0"_s, u"parts.0.text"_s, u"3"_s}) {
        for (const QString &argument :
                {u""_s, u":\"\""_s, u":\"0\""_s, u":0"_s, u":-7"_s, u":title"_s, u":parts"_s}) {
            write(u"article.md"_s, u"x{{ %1|%2%3 }}"_s.arg(value, filter, argument).toUtf8());
            const auto result = renderArticle(oddArticle(TextLanguage::Chinese), m_folder->path());
            if (result)
                QVERIFY(result->startsWith(u'x'));
            else
                QVERIFY(!result.error().message.isEmpty());
        }
    }
}

} // namespace Winnow

QTEST_GUILESS_MAIN(Winnow::TestArticleTemplates)
#include "tst_articletemplates.moc"
