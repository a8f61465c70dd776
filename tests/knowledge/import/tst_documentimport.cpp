// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "import/documentimport.h"
#include "support/makerecords.h"
#include "support/recordlines.h"
#include "support/temporaryworkspace.h"
#include "support/unprivileged.h"
#include "workspace/knowledgeindex.h"
#include "workspace/knowledgenodes.h"
#include "workspace/knowledgesources.h"

#include <QDir>
#include <QFile>
#include <QTest>

using namespace Winnow;
using namespace Qt::StringLiterals;

class DocumentImportTest final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void addsNodes();
    void againChangesNothing();
    void editsChangeTheirNodesOnly();
    void whatIsGoneIsRemoved();
    void citedNodesStay();
    void whatCannotBeReadStays();
    void oneFileOfAFolder();
    void newestWinsWhateverTheClock();
    void cancelledKeepsWhatWasRead();
    void manySteps();
    void cancelledWhileIndexing();
    void bundlesArePassedOn();
    void otherNodesStay();
    void errors();
    void scopesOfRemoval();

private:
    QString path(const QString &name) const { return m_workspace->filePath(name); }
    void write(const QString &name, const QByteArray &bytes) const;
    DocumentImportReport import(const QStringList &names = {u"docs"_s}, DocumentImportOptions options = {});
    QList<KgNodeRecord> nodes();
    QStringList ids();

    std::unique_ptr<TemporaryWorkspace> m_workspace;
};

namespace {

/// added, changed, unchanged, removed, cited
QList<qint64> countsOf(const DocumentImportReport &report)
{
    return {report.added, report.changed, report.unchanged, report.removed.size(), report.cited.size()};
}

} // namespace

void DocumentImportTest::init()
{
    m_workspace = std::make_unique<TemporaryWorkspace>();
    write(u"docs/a.md"_s, "# A\n\nintro\n\n## One\n\n1\n\n## Two\n\n2\n");
    write(u"docs/sub/b.html"_s, "<h1>B</h1>b<h2>C</h2>c");
}

void DocumentImportTest::write(const QString &name, const QByteArray &bytes) const
{
    QDir().mkpath(QFileInfo(path(name)).path());
    QFile file(path(name));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

DocumentImportReport DocumentImportTest::import(const QStringList &names, DocumentImportOptions options)
{
    QStringList paths;
    for (const QString &name : names)
        paths.append(path(name));
    return must(importDocuments(**m_workspace, paths, options));
}

QList<KgNodeRecord> DocumentImportTest::nodes()
{
    QList<KgNodeRecord> nodes;
    must(readRecords(**m_workspace, [&nodes](const Record &record) {
        if (const auto *node = std::get_if<KgNodeRecord>(&record))
            nodes.append(*node);
        return true;
    }));
    return nodes;
}

QStringList DocumentImportTest::ids()
{
    QStringList ids;
    for (const KgNodeRecord &node : nodes())
        ids.append(node.id);
    return ids;
}

void DocumentImportTest::addsNodes()
{
    const DocumentImportReport report =
            import({u"docs"_s}, {.naming = {.source = {}, .baseUrl = u"https://example.org/d"_s}});
    QCOMPARE(countsOf(report), (QList<qint64>{5, 0, 0, 0, 0}));
    QVERIFY(report.hasChanges());
    QCOMPARE(report.documents.files, 2);
    QCOMPARE(ids(),
            (QStringList{u"docs/a.md"_s, u"docs/a.md#one"_s, u"docs/a.md#two"_s, u"docs/sub/b.html"_s,
                    u"docs/sub/b.html#c"_s}));
    QCOMPARE(nodes()[1],
            (KgNodeRecord{u"docs/a.md#one"_s, u"A › One"_s, u"https://example.org/d/a.md#one"_s, u"doc"_s,
                    u"1"_s, u"en"_s}));
}

void DocumentImportTest::againChangesNothing()
{
    import();
    const QByteArrayList before = recordLines(**m_workspace);
    const DocumentImportReport report = import();
    QCOMPARE(countsOf(report), (QList<qint64>{0, 0, 5, 0, 0}));
    QVERIFY(!report.hasChanges());
    QCOMPARE(recordLines(**m_workspace), before);
}

void DocumentImportTest::editsChangeTheirNodesOnly()
{
    import();
    // Less than what stood there in the order of texts, so that nothing but its time makes it the newer one.
    write(u"docs/a.md"_s, "# A\n\nintro\n\n## Two\n\n2\n\n## New\n\nn\n\n## One\n\n0\n");
    QCOMPARE(countsOf(import()), (QList<qint64>{1, 1, 4, 0, 0}));
    QCOMPARE(nodes()[2].id, u"docs/a.md#one"_s);
    QCOMPARE(nodes()[2].text, u"0"_s);
    // A value that is less now.
    write(u"docs/a.md"_s, "# A\n\n## Two\n\n## New\n\nn\n\n## One\n\n0\n");
    QCOMPARE(countsOf(import()), (QList<qint64>{0, 0, 4, 2, 0}));
}

void DocumentImportTest::whatIsGoneIsRemoved()
{
    import();
    write(u"docs/a.md"_s, "# A\n\nintro\n\n## Two\n\n2\n");
    QCOMPARE(import().removed, QStringList{u"docs/a.md#one"_s});
    QVERIFY(QFile::remove(path(u"docs/sub/b.html"_s)));
    QCOMPARE(import().removed, (QStringList{u"docs/sub/b.html"_s, u"docs/sub/b.html#c"_s}));
    write(u"docs/a.md"_s, "");
    const DocumentImportReport emptied = import();
    QCOMPARE(emptied.removed, (QStringList{u"docs/a.md"_s, u"docs/a.md#two"_s}));
    QCOMPARE(emptied.documents.leftOutCount, 1);
    QCOMPARE(ids(), QStringList());
}

void DocumentImportTest::citedNodesStay()
{
    import();
    m_workspace->write({anIssue(u"loom/loom#1"), aKgRef(u"loom/loom#1", u"docs/a.md#one"_s)});
    write(u"docs/a.md"_s, "# A\n\nintro\n");
    const DocumentImportReport report = import();
    QCOMPARE(report.removed, QStringList{u"docs/a.md#two"_s});
    QCOMPARE(report.cited, QStringList{u"docs/a.md#one"_s});
    QCOMPARE(nodes()[1].text, u"1"_s);
}

/// Permissions, another encoding, a size: reasons to look at it, not to forget what it said.
void DocumentImportTest::whatCannotBeReadStays()
{
    import();
    write(u"docs/a.md"_s, "odd \xff\xfe\xff");
    QVERIFY(QFile::setPermissions(path(u"docs/sub"_s), {}));
    DocumentImportReport report;
    runUnprivileged([&] { report = import(); });
    QFile::setPermissions(path(u"docs/sub"_s), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    QCOMPARE(report.documents.leftOutCount, 2);
    QCOMPARE(countsOf(report), (QList<qint64>{0, 0, 0, 0, 0}));
    QCOMPARE(ids().size(), 5);
}

void DocumentImportTest::oneFileOfAFolder()
{
    import();
    write(u"docs/a.md"_s, "# A\n\nnew\n");
    write(u"docs/other.md"_s, "not asked for");
    const DocumentImportReport report = import({u"docs/a.md"_s});
    QCOMPARE(countsOf(report), (QList<qint64>{0, 1, 0, 2, 0}));
    QCOMPARE(ids(), (QStringList{u"docs/a.md"_s, u"docs/sub/b.html"_s, u"docs/sub/b.html#c"_s}));
}

void DocumentImportTest::newestWinsWhateverTheClock()
{
    import();
    KnowledgeSources known = must(knowledgeSources(**m_workspace));
    known.readAt = currentTimestamp() + std::chrono::days(400);
    must(setKnowledgeSources(**m_workspace, known));
    write(u"docs/a.md"_s, "# A\n\nintro\n\n## One\n\nlater\n\n## Two\n\n2\n");
    QCOMPARE(countsOf(import()), (QList<qint64>{0, 1, 4, 0, 0}));
    write(u"docs/a.md"_s, "# A\n\nintro\n\n## One\n\nearlier\n\n## Two\n\n2\n");
    QCOMPARE(countsOf(import()), (QList<qint64>{0, 1, 4, 0, 0}));
    QCOMPARE(nodes()[1].text, u"earlier"_s);
}

void DocumentImportTest::cancelledKeepsWhatWasRead()
{
    for (int i = 0; i < 10; ++i)
        write(u"docs/more/%1.md"_s.arg(i), "text");
    import();
    for (int i = 0; i < 10; ++i)
        write(u"docs/more/%1.md"_s.arg(i), "other text");
    QVERIFY(QFile::remove(path(u"docs/sub/b.html"_s)));
    std::stop_source stop;
    DocumentImportOptions options;
    options.stop = stop.get_token();
    // Called for the first time before the first file is read.
    options.progress = [&stop](const DocumentProgress &) { stop.request_stop(); };
    const DocumentImportReport report = import({u"docs"_s}, options);
    QVERIFY(report.documents.cancelled);
    QVERIFY(report.removed.isEmpty());
    QCOMPARE(ids().size(), 15);

    std::stop_source later;
    options.stop = later.get_token();
    options.progress = {};
    int taken = 0;
    const DocumentReport read =
            readDocuments({{.path = path(u"docs/more"_s), .id = u"docs/more"_s, .url = {}}},
                    {.stop = later.get_token()}, [&](const ReadDocument &) {
                        if (++taken == 4)
                            later.request_stop();
                        return true;
                    });
    QVERIFY(read.cancelled);
    QCOMPARE(taken, 4);
}

/// More nodes than one step holds, stopped in the middle: what came before is there, and the next import does the rest.
void DocumentImportTest::manySteps()
{
    QByteArray text;
    for (int i = 0; i < 1500; ++i)
        text += "## Section " + QByteArray::number(i) + "\n\ntext\n\n";
    for (int i = 0; i < 8; ++i)
        write(u"many/%1.md"_s.arg(i), text);
    std::stop_source stop;
    DocumentImportOptions options;
    options.stop = stop.get_token();
    qint64 stoppedAt = 0;
    options.progress = [&](const DocumentProgress &progress) {
        if (progress.filesDone > 0 && stop.request_stop())
            stoppedAt = progress.nodes;
    };
    const DocumentImportReport first = import({u"many"_s}, options);
    QVERIFY(first.added >= stoppedAt);
    QCOMPARE(ids().size(), first.added);
    const DocumentImportReport rest = import({u"many"_s});
    QCOMPARE(first.added + rest.added, 12'000);
    QCOMPARE(rest.unchanged, first.added);
    QVERIFY(!rest.documents.cancelled);
}

/// Stopped while nodes are made searchable, it keeps them all, and the next import does the rest.
void DocumentImportTest::cancelledWhileIndexing()
{
    QByteArray text;
    for (int i = 0; i < 1500; ++i)
        text += "## Section " + QByteArray::number(i) + "\n\ntext\n\n";
    write(u"many/0.md"_s, text);
    std::stop_source stop;
    DocumentImportOptions options;
    options.stop = stop.get_token();
    options.progress = [&](const DocumentProgress &progress) {
        if (progress.nodesToIndex > 0)
            stop.request_stop();
    };
    const DocumentImportReport first = import({u"many"_s}, options);
    QCOMPARE(first.added, 1500);
    QVERIFY(first.documents.cancelled);
    const qint64 pending = must(pendingKnowledgeCount(**m_workspace));
    QVERIFY(pending > 0 && pending < 1500);
    DocumentProgress last;
    options.stop = {};
    options.progress = [&last](const DocumentProgress &progress) { last = progress; };
    QVERIFY(!import({u"many"_s}, options).documents.cancelled);
    QCOMPARE(must(pendingKnowledgeCount(**m_workspace)), 0);
    QCOMPARE(last.nodesToIndex, pending);
    QCOMPARE(last.nodesIndexed, pending);
}

void DocumentImportTest::bundlesArePassedOn()
{
    write(u"week.ndjson"_s, "{}");
    write(u"docs/nodes.ndjson.gz"_s, "{}");
    const DocumentImportReport report = import({u"week.ndjson"_s, u"docs"_s});
    QCOMPARE(
            report.documents.bundles, (QStringList{path(u"week.ndjson"_s), path(u"docs/nodes.ndjson.gz"_s)}));
    QCOMPARE(report.added, 5);
    QCOMPARE(import({u"week.ndjson"_s}).documents.bundles, QStringList{path(u"week.ndjson"_s)});
}

void DocumentImportTest::otherNodesStay()
{
    m_workspace->write({KgNodeRecord{u"docs"_s, u"t"_s, {}, {}, {}, {}},
            KgNodeRecord{u"docs-2/a.md"_s, u"t"_s, {}, {}, {}, {}},
            KgNodeRecord{u"kg:1"_s, u"t"_s, {}, {}, {}, {}},
            KgNodeRecord{u"docs/a.md-old"_s, u"t"_s, {}, {}, {}, {}}});
    QCOMPARE(import({u"docs/a.md"_s}).removed, QStringList());
    QCOMPARE(import().removed, QStringList{u"docs/a.md-old"_s});
    QCOMPARE(ids().size(), 8);
}

void DocumentImportTest::errors()
{
    const auto failedWith = [this](const QStringList &paths) {
        return errorOf(importDocuments(**m_workspace, paths));
    };
    QCOMPARE(failedWith({path(u"docs"_s), path(u"nowhere"_s)}), WorkspaceErrorCode::NotFound);
    QCOMPARE(ids(), QStringList());
    import();
    write(u"elsewhere/docs/a.md"_s, "x");
    const auto taken = importDocuments(**m_workspace, {path(u"elsewhere/docs"_s)});
    QCOMPARE(errorOf(taken), WorkspaceErrorCode::InvalidArgument);
    QVERIFY(taken.error().detail.contains(u"'docs'"));
    QCOMPARE(ids().size(), 5);
    m_workspace->reopen(Workspace::Access::ReadOnly);
    QCOMPARE(failedWith({path(u"docs"_s)}), WorkspaceErrorCode::ReadOnly);
}

void DocumentImportTest::scopesOfRemoval()
{
    const QStringList all{u"d"_s, u"d#a"_s, u"d/x"_s, u"d/x##part-2"_s, u"d/x#a/b"_s, u"d/xy"_s,
            u"d/\U0010FFFD"_s, u"e/x"_s};
    QList<Record> records;
    for (const QString &id : all)
        records.append(KgNodeRecord{id, u"t"_s, {}, {}, {}, {}});
    m_workspace->write(records);
    const auto removed = [this](const QString &scope) {
        // Kept by all, so that nothing is gone for the next question.
        QStringList asked;
        must(removeNodes(**m_workspace, {scope}, [&asked](const QString &id) {
            asked.append(id);
            return true;
        }));
        asked.sort();
        return asked;
    };
    QCOMPARE(removed(u"d/x"_s), (QStringList{u"d/x"_s, u"d/x##part-2"_s, u"d/x#a/b"_s}));
    QCOMPARE(removed(u"d"_s), (QStringList{u"d"_s, u"d#a"_s}));
    QCOMPARE(removed(u"d/"_s),
            (QStringList{u"d/x"_s, u"d/x##part-2"_s, u"d/x#a/b"_s, u"d/xy"_s, u"d/\U0010FFFD"_s}));
    const NodeRemoval some = must(removeNodes(
            **m_workspace, {u"d/"_s, u"d/x"_s, u"d"_s}, [](const QString &id) { return id.contains(u'#'); }));
    QCOMPARE(some.removed, (QStringList{u"d"_s, u"d/x"_s, u"d/xy"_s, u"d/\U0010FFFD"_s}));
    QCOMPARE(ids(), (QStringList{u"d#a"_s, u"d/x##part-2"_s, u"d/x#a/b"_s, u"e/x"_s}));
}

QTEST_GUILESS_MAIN(DocumentImportTest)
#include "tst_documentimport.moc"
