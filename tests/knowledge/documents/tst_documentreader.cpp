// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "documents/documentreader.h"
#include "support/unprivileged.h"

#include <QDir>
#include <QFile>
#include <QStringEncoder>
#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>

using namespace Winnow;
using namespace Qt::StringLiterals;

/// Files and folders as they lie on real disks.
class DocumentReaderTest final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void treesInOrder();
    void addresses();
    void leftOut();
    void unreadable();
    void linksAreFollowedOnce();
    void overlappingSources();
    void singleFiles();
    void samePageTwice();
    void hugeFile();
    void stopsBehindTheFile();
    void stopsWhenNothingMoreIsWanted();
    void progress();

private:
    QString path(const QString &name) const { return m_folder->filePath(name); }
    void write(const QString &name, const QByteArray &bytes) const;
    DocumentReport read(const QList<DocumentSource> &sources, const DocumentReadOptions &options = {});
    DocumentReport readTree() { return read({{.path = path(u"docs"_s), .id = u"docs"_s, .url = {}}}); }

    std::unique_ptr<QTemporaryDir> m_folder;
    QStringList m_documents;
    QList<KgNodeRecord> m_nodes;
};

void DocumentReaderTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(m_folder->isValid());
}

void DocumentReaderTest::write(const QString &name, const QByteArray &bytes) const
{
    QDir().mkpath(QFileInfo(path(name)).path());
    QFile file(path(name));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

DocumentReport DocumentReaderTest::read(
        const QList<DocumentSource> &sources, const DocumentReadOptions &options)
{
    m_documents.clear();
    m_nodes.clear();
    return readDocuments(sources, options, [this](const ReadDocument &document) {
        m_documents.append(document.id);
        m_nodes += document.nodes;
        return true;
    });
}

void DocumentReaderTest::treesInOrder()
{
    write(u"docs/b.md"_s, "# B\n\nb");
    write(u"docs/a/z.txt"_s, "z");
    write(u"docs/a/.hidden/x.html"_s, "<p>x");
    write(u"docs/.git/no.md"_s, "# no");
    write(u"docs/node_modules/m.md"_s, "m");
    write(u"docs/中文 目录/说明#1%.md"_s, "# 说\n\n明");
    write(u"docs/pic.png"_s, QByteArray(10, '\0'));
    write(u"docs/tool.py"_s, "pass");
    write(u"docs/tool2.PY"_s, "pass");
    write(u"docs/nodes.ndjson"_s, "{}");
    write(u"docs/more.ndjson.gz"_s, "{}");
    write(u"docs/README"_s, "read me");
    const DocumentReport report = readTree();
    QCOMPARE(m_documents,
            (QStringList{u"docs/README"_s, u"docs/b.md"_s, u"docs/a/z.txt"_s, u"docs/a/.hidden/x.html"_s,
                    u"docs/node_modules/m.md"_s, u"docs/中文 目录/说明%231%25.md"_s}));
    QCOMPARE(report.files, 6);
    QCOMPARE(report.nodes, 6);
    QCOMPARE(report.bytes, 7 + 6 + 1 + 4 + 1 + 10);
    QCOMPARE(report.leftOut, QList<LeftOutFile>());
    QCOMPARE(report.unknownKinds, (QMap<QString, qint64>{{u"png"_s, 1}, {u"py"_s, 2}}));
    QCOMPARE(report.bundles, (QStringList{path(u"docs/more.ndjson.gz"_s), path(u"docs/nodes.ndjson"_s)}));
    QVERIFY(!report.cancelled);
}

void DocumentReaderTest::addresses()
{
    write(u"docs/a b.md"_s, "# A\n\n## B c\n\nb");
    write(u"docs/page.html"_s, "<link rel=canonical href='https://example.org/p'><p>a");
    read({{.path = path(u"docs"_s), .id = u"docs"_s, .url = u"https://example.org/x/"_s}});
    QCOMPARE(m_nodes[0].url, u"https://example.org/x/a%20b.md#b-c"_s);
    // In a folder a page goes by its place there: many sites give all their pages one address.
    QCOMPARE(m_nodes[1].id, u"docs/page.html"_s);
    QCOMPARE(m_nodes[1].url, u"https://example.org/p"_s);
    readTree();
    const QString real = QFileInfo(path(u"docs/a b.md"_s)).canonicalFilePath();
    QCOMPARE(m_nodes[0].url, QString::fromLatin1(QUrl::fromLocalFile(real).toEncoded()) + u"#b-c"_s);
}

void DocumentReaderTest::leftOut()
{
    write(u"docs/binary.txt"_s, QByteArray("ab\0c", 4));
    write(u"docs/blank.md"_s, " \n\n\t");
    write(u"docs/empty.md"_s, "");
    write(u"docs/gb.txt"_s, QByteArray(QStringEncoder("GB18030").encode(u"断线之后计数器溢出。"_s)));
    write(u"docs/good.md"_s, "# Good\n\ntext");
    write(u"docs/large.txt"_s, QByteArray(5000, 'a'));
    write(u"docs/odd.txt"_s, "odd \xff\xfe\xff");
    write(u"docs/torn.txt"_s, u"断线之后计数器溢出。"_s.toUtf8().chopped(1));
    QCOMPARE(mkfifo(QFile::encodeName(path(u"docs/pipe.md"_s)).constData(), 0600), 0);
    QVERIFY(QFile::link(u"nowhere.md"_s, path(u"docs/dangling.md"_s)));
    const DocumentReport report = read({{.path = path(u"docs"_s), .id = u"docs"_s, .url = {}},
                                               {.path = path(u"none"_s), .id = u"none"_s, .url = {}}},
            {.largestFile = 4999});
    const auto in = [this](const QString &name) { return path(u"docs/"_s + name); };
    QCOMPARE(report.leftOut,
            (QList<LeftOutFile>{{in(u"pipe.md"_s), LeftOutReason::NotAFile},
                    {path(u"none"_s), LeftOutReason::Missing}, {in(u"dangling.md"_s), LeftOutReason::Missing},
                    {in(u"binary.txt"_s), LeftOutReason::Binary, 2},
                    {in(u"blank.md"_s), LeftOutReason::Empty}, {in(u"empty.md"_s), LeftOutReason::Empty},
                    {in(u"large.txt"_s), LeftOutReason::TooLarge, 5000},
                    {in(u"odd.txt"_s), LeftOutReason::WrongEncoding, 4}}));
    QCOMPARE(report.leftOutCount, 8);
    QCOMPARE(report.files, 3);
    QCOMPARE(report.remarks,
            (QList<DocumentRemark>{{in(u"gb.txt"_s), "GB18030", -1}, {in(u"torn.txt"_s), "UTF-8", 27}}));
    // Empty files are known to have no nodes; of the others nothing is known.
    QStringList unread = report.unreadIds;
    unread.sort();
    QCOMPARE(unread,
            (QStringList{u"docs/binary.txt"_s, u"docs/dangling.md"_s, u"docs/dangling.md/"_s,
                    u"docs/large.txt"_s, u"docs/odd.txt"_s, u"docs/pipe.md"_s, u"none"_s, u"none/"_s}));
    for (const LeftOutFile &file : report.leftOut)
        QVERIFY(!leftOutText(file).en.isEmpty() && !leftOutText(file).zh.isEmpty());
}

void DocumentReaderTest::unreadable()
{
    write(u"docs/a.md"_s, "a");
    write(u"docs/closed.md"_s, "b");
    write(u"docs/shut/c.md"_s, "c");
    QVERIFY(QFile::setPermissions(path(u"docs/closed.md"_s), {}));
    QVERIFY(QFile::setPermissions(path(u"docs/shut"_s), {}));
    DocumentReport report;
    runUnprivileged([&] { report = readTree(); });
    QFile::setPermissions(path(u"docs/shut"_s), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    QCOMPARE(m_documents, QStringList{u"docs/a.md"_s});
    QCOMPARE(report.leftOut.size(), 2);
    QCOMPARE(report.leftOut[0].file, path(u"docs/shut"_s));
    QCOMPARE(report.leftOut[0].reason, LeftOutReason::Unreadable);
    QCOMPARE(report.leftOut[1].file, path(u"docs/closed.md"_s));
    QCOMPARE(report.leftOut[1].reason, LeftOutReason::Unreadable);
    QCOMPARE(report.unreadIds, (QStringList{u"docs/shut/"_s, u"docs/closed.md"_s}));
}

void DocumentReaderTest::linksAreFollowedOnce()
{
    write(u"docs/sub/real.md"_s, "real");
    write(u"outside/far.md"_s, "far");
    // All these come before what they lead to in the order of names, and go round in circles.
    QVERIFY(QFile::link(u".."_s, path(u"docs/sub/a-up"_s)));
    QVERIFY(QFile::link(u"sub"_s, path(u"docs/a-sub"_s)));
    QVERIFY(QFile::link(u"sub/real.md"_s, path(u"docs/a-real.md"_s)));
    QVERIFY(QFile::link(u"self.md"_s, path(u"docs/self.md"_s)));
    QVERIFY(QFile::link(u"../outside"_s, path(u"docs/linked"_s)));
    QVERIFY(QFile::link(u"../docs"_s, path(u"outside/back"_s)));
    const DocumentReport report = readTree();
    QCOMPARE(m_documents, (QStringList{u"docs/sub/real.md"_s, u"docs/linked/far.md"_s}));
    QCOMPARE(report.leftOut, (QList<LeftOutFile>{{path(u"docs/self.md"_s), LeftOutReason::Missing}}));
}

void DocumentReaderTest::overlappingSources()
{
    write(u"docs/sub/a.md"_s, "a");
    const QList<DocumentSource> sources{{.path = path(u"docs"_s), .id = u"docs"_s, .url = {}},
            {.path = path(u"docs/sub"_s), .id = u"sub"_s, .url = {}},
            {.path = path(u"docs/sub/a.md"_s), .id = u"a.md"_s, .url = {}}};
    QCOMPARE(read(sources).files, 1);
    QCOMPARE(m_documents, QStringList{u"docs/sub/a.md"_s});
}

void DocumentReaderTest::singleFiles()
{
    write(u"notes"_s, "notes without an ending");
    write(u"page.bak"_s, "<!doctype html><link rel=canonical href='https://example.org/p#x'><p>a");
    const auto source = [this](const QString &name, bool prefersPageAddress) {
        return DocumentSource{.path = path(name),
                .id = u"n/"_s + name,
                .url = {},
                .prefersPageAddress = prefersPageAddress};
    };
    QCOMPARE(read({source(u"notes"_s, true), source(u"page.bak"_s, true)}).files, 2);
    QCOMPARE(m_documents, (QStringList{u"n/notes"_s, u"https://example.org/p"_s}));
    QCOMPARE(m_nodes[1].text, u"a"_s);
    read({source(u"page.bak"_s, false)});
    QCOMPARE(m_documents, QStringList{u"n/page.bak"_s});
}

void DocumentReaderTest::samePageTwice()
{
    write(u"a.html"_s, "<link rel=canonical href='https://example.org/p'><p>a");
    write(u"b.html"_s, "<link rel=canonical href='https://example.org/p'><p>b");
    const DocumentReport report =
            read({{.path = path(u"a.html"_s), .id = u"a"_s, .url = {}, .prefersPageAddress = true},
                    {.path = path(u"b.html"_s), .id = u"b"_s, .url = {}, .prefersPageAddress = true}});
    QCOMPARE(report.leftOut,
            (QList<LeftOutFile>{
                    {path(u"b.html"_s), LeftOutReason::SameDocument, -1, u"https://example.org/p"_s}}));
    QCOMPARE(m_nodes.size(), 1);
    QCOMPARE(m_nodes[0].text, u"a"_s);
}

void DocumentReaderTest::hugeFile()
{
    constexpr qint64 size = 50LL * 1024 * 1024;
    QByteArray section = "## A section of a very long file\n\n";
    section += "words and `--flags` of it, line after line\n"_ba.repeated(200);
    section += '\n';
    write(u"docs/huge.md"_s, "# Huge\n\n" + section.repeated(size / section.size()));
    const DocumentReport report = readTree();
    QCOMPARE(report.files, 1);
    QVERIFY(report.bytes > size - 100'000);
    QVERIFY(report.nodes > 2 * (size / section.size()) - 2);
}

void DocumentReaderTest::stopsBehindTheFile()
{
    for (int i = 0; i < 20; ++i)
        write(u"docs/%1.md"_s.arg(i, 2, 10, QChar(u'0')), "text");
    std::stop_source stop;
    DocumentReadOptions options;
    options.stop = stop.get_token();
    options.progress = [&stop](const DocumentProgress &progress) {
        if (progress.filesDone == 7)
            stop.request_stop();
    };
    const DocumentReport report = read({{.path = path(u"docs"_s), .id = u"docs"_s, .url = {}}}, options);
    QVERIFY(report.cancelled);
    QCOMPARE(report.files, 7);
    QCOMPARE(m_documents.size(), 7);
}

void DocumentReaderTest::stopsWhenNothingMoreIsWanted()
{
    write(u"docs/a.md"_s, "a");
    write(u"docs/b.md"_s, "b");
    int taken = 0;
    const DocumentReport report = readDocuments({{.path = path(u"docs"_s), .id = u"docs"_s, .url = {}}}, {},
            [&taken](const ReadDocument &) { return ++taken < 1; });
    QVERIFY(report.cancelled);
    QCOMPARE(taken, 1);
}

void DocumentReaderTest::progress()
{
    for (int i = 0; i < 5; ++i)
        write(u"docs/%1.md"_s.arg(i), "text");
    QList<DocumentProgress> heard;
    DocumentReadOptions options;
    options.progress = [&heard](const DocumentProgress &progress) { heard.append(progress); };
    read({{.path = path(u"docs"_s), .id = u"docs"_s, .url = {}}}, options);
    QVERIFY(heard.constFirst().isFinding);
    const DocumentProgress last = heard.constLast();
    QVERIFY(!last.isFinding);
    QCOMPARE(last.filesFound, 5);
    QCOMPARE(last.filesDone, 5);
    QCOMPARE(last.bytesFound, 20);
    QCOMPARE(last.bytesDone, 20);
    QCOMPARE(last.nodes, 5);
    for (qsizetype i = 1; i < heard.size(); ++i)
        QVERIFY(heard[i - 1].filesDone <= heard[i].filesDone);
}

QTEST_GUILESS_MAIN(DocumentReaderTest)
#include "tst_documentreader.moc"
