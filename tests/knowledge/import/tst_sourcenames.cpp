// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "import/sourcenames.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace Winnow;
using namespace Qt::StringLiterals;

class SourceNamesTest final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void folders();
    void filesOfAKnownFolder();
    void singleFiles();
    void givenName();
    void addresses();
    void takenNames();
    void missing();

private:
    QString path(const QString &name) const { return m_folder->filePath(name); }
    /// @p path of the test's folder, with all links followed.
    QString real(const QString &name) const { return QFileInfo(path(name)).canonicalFilePath(); }
    NamedSources named(const QStringList &names, const SourceNaming &naming = {},
            const QList<KnowledgeSource> &known = {});
    static QStringList ids(const NamedSources &named);

    std::unique_ptr<QTemporaryDir> m_folder;
};

void SourceNamesTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    for (const QString &file : {u"a/docs/x.md"_s, u"a/docs/sub/y z.md"_s, u"b/docs/x.md"_s, u"a/c#/z.md"_s}) {
        QVERIFY(QDir().mkpath(QFileInfo(path(file)).path()));
        QFile made(path(file));
        QVERIFY(made.open(QIODevice::WriteOnly));
    }
}

NamedSources SourceNamesTest::named(
        const QStringList &names, const SourceNaming &naming, const QList<KnowledgeSource> &known)
{
    QStringList paths;
    for (const QString &name : names)
        paths.append(path(name));
    auto result = nameSources(paths, naming, known);
    if (!result)
        qFatal("no name for %s", qPrintable(result.error().path));
    return *std::move(result);
}

QStringList SourceNamesTest::ids(const NamedSources &named)
{
    QStringList ids;
    for (const DocumentSource &source : named.sources)
        ids.append(source.id);
    return ids;
}

void SourceNamesTest::folders()
{
    const NamedSources two = named({u"a/docs"_s, u"a/c#"_s});
    QCOMPARE(ids(two), (QStringList{u"docs"_s, u"c%23"_s}));
    QCOMPARE(two.known,
            (QList<KnowledgeSource>{
                    {u"docs"_s, real(u"a/docs"_s), {}, true}, {u"c#"_s, real(u"a/c#"_s), {}, true}}));
    QCOMPARE(two.sources[0].path, path(u"a/docs"_s));
    QVERIFY(!two.sources[0].prefersPageAddress);
    // The same again is the same.
    const NamedSources again = named({u"a/docs/"_s, u"a/c#"_s}, {}, two.known);
    QCOMPARE(ids(again), ids(two));
    QCOMPARE(again.known, two.known);
}

/// A part of what was read as a whole keeps the names that it has there.
void SourceNamesTest::filesOfAKnownFolder()
{
    const QList<KnowledgeSource> known = named({u"a/docs"_s}).known;
    const NamedSources parts = named({u"a/docs/x.md"_s, u"a/docs/sub"_s, u"a/docs/sub/y z.md"_s}, {}, known);
    QCOMPARE(ids(parts), (QStringList{u"docs/x.md"_s, u"docs/sub"_s, u"docs/sub/y z.md"_s}));
    QCOMPARE(parts.known, known);
    QVERIFY(!parts.sources[0].prefersPageAddress);
}

void SourceNamesTest::singleFiles()
{
    const NamedSources file = named({u"a/docs/x.md"_s});
    QCOMPARE(ids(file), QStringList{u"docs/x.md"_s});
    QVERIFY(file.sources[0].prefersPageAddress);
    QCOMPARE(file.known, (QList<KnowledgeSource>{{u"docs"_s, real(u"a/docs"_s), {}, false}}));
    // It says nothing about folders below its own.
    QCOMPARE(ids(named({u"a/docs/sub"_s}, {}, file.known)), QStringList{u"sub"_s});
    QCOMPARE(ids(named({u"a/docs"_s}, {}, file.known)), QStringList{u"docs"_s});
    QVERIFY(named({u"a/docs"_s}, {}, file.known).known[0].isTree);
}

void SourceNamesTest::givenName()
{
    const NamedSources both = named({u"a/docs"_s, u"b/docs/x.md"_s}, {.source = u"manual"_s, .baseUrl = {}});
    QCOMPARE(ids(both), (QStringList{u"manual/a/docs"_s, u"manual/b/docs/x.md"_s}));
    QCOMPARE(both.known, (QList<KnowledgeSource>{{u"manual"_s, real(u"."_s), {}, true}}));
    const SourceNaming manual{.source = u"manual"_s, .baseUrl = {}};
    const NamedSources one = named({u"a/docs"_s}, manual);
    QCOMPARE(ids(one), QStringList{u"manual"_s});
    // A part of it, by the same name; the whole, moved elsewhere.
    QCOMPARE(ids(named({u"a/docs/sub/y z.md"_s}, manual, one.known)), QStringList{u"manual/sub/y z.md"_s});
    const NamedSources moved = named({u"b/docs"_s}, manual, one.known);
    QCOMPARE(ids(moved), QStringList{u"manual"_s});
    QCOMPARE(moved.known, (QList<KnowledgeSource>{{u"manual"_s, real(u"b/docs"_s), {}, true}}));
}

void SourceNamesTest::addresses()
{
    const SourceNaming naming{.source = {}, .baseUrl = u"https://example.org/d/"_s};
    const NamedSources one = named({u"a/docs"_s}, naming);
    QCOMPARE(ids(one), QStringList{u"docs"_s});
    QCOMPARE(one.sources[0].url, u"https://example.org/d/"_s);
    // It is remembered.
    QCOMPARE(named({u"a/docs/sub/y z.md"_s}, {}, one.known).sources[0].url,
            u"https://example.org/d/sub/y%20z.md"_s);
    const NamedSources two = named({u"a/docs"_s, u"a/c#"_s}, naming);
    QCOMPARE(two.sources[0].url, u"https://example.org/d/docs"_s);
    QCOMPARE(two.sources[1].url, u"https://example.org/d/c%23"_s);
}

void SourceNamesTest::takenNames()
{
    const QList<KnowledgeSource> known = named({u"a/docs"_s}).known;
    for (const QString &name : {u"b/docs"_s, u"b/docs/x.md"_s}) {
        const auto result = nameSources({path(name)}, {}, known);
        QVERIFY(!result);
        QCOMPARE(result.error().code, NamingError::Code::NameTaken);
        QCOMPARE(result.error().path, path(name));
        QCOMPARE(result.error().taken, known[0]);
    }
    QVERIFY(!nameSources({path(u"a/docs"_s), path(u"b/docs"_s)}, {}, {}));
}

void SourceNamesTest::missing()
{
    const auto result = nameSources({path(u"a/docs"_s), path(u"nowhere"_s)}, {}, {});
    QVERIFY(!result);
    QCOMPARE(result.error().code, NamingError::Code::Missing);
    QCOMPARE(result.error().path, path(u"nowhere"_s));
}

QTEST_GUILESS_MAIN(SourceNamesTest)
#include "tst_sourcenames.moc"
