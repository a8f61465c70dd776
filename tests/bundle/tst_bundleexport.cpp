// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "recordgenerator.h"

#include "bundle/bundleexport.h"
#include "bundle/bundleimport.h"
#include "bundle/bundleline.h"
#include "bundle/bundlewriter.h"
#include "bundle/linesource.h"
#include "workspace/workspace.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

namespace Winnow {

class TestBundleExport final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init() { QTest::failOnWarning(); }
    void wholeWorkspace();
    void packed();
    void sameContentsSameBytes();
    void replacesOnlyWhenComplete();
    void progress();
    void folderIsMissing();

private:
    QString filePath(const QString &name) const { return m_folder.filePath(name); }

    QTemporaryDir m_folder;
    std::optional<Workspace> m_workspace;
};

namespace {

QByteArray contents(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

void TestBundleExport::initTestCase()
{
    RecordGenerator generator(20261130);
    QFile bundle(filePath(u"in.ndjson"_s));
    QVERIFY(bundle.open(QIODevice::WriteOnly));
    for (int i = 0; i < 3000; ++i) {
        const Record record = generator.record();
        const auto *event = std::get_if<EventRecord>(&record);
        if (!event || !event->kind.isNull())
            bundle.write(writeBundleLine(record) + '\n');
    }
    bundle.close();
    auto workspace = Workspace::create(filePath(u"a.winnow"_s));
    QVERIFY(workspace);
    m_workspace.emplace(std::move(*workspace));
    const auto report = importBundles(*m_workspace, {bundle.fileName()});
    QVERIFY(report);
    QCOMPARE(report->refusedCount, 0);
}

void TestBundleExport::wholeWorkspace()
{
    const QString path = filePath(u"out.ndjson"_s);
    const auto report = exportBundle(*m_workspace, path);
    QVERIFY(report);
    const QByteArray bytes = contents(path);
    QVERIFY(bytes.startsWith(R"({"type":"bundle","version":1)"));
    QVERIFY(bytes.endsWith("}\n"));
    QCOMPARE(report->lines, bytes.count('\n'));
    qint64 records = 0;
    for (const qint64 count : report->records)
        records += count;
    QCOMPARE(records, report->lines);
    QCOMPARE(report->records.value(u"bundle"_s), 1);
    BundleLineParser parser;
    for (const QByteArray &line : bytes.split('\n'))
        QVERIFY2(parser.parse(line), line.constData());
}

void TestBundleExport::packed()
{
    const QString plain = filePath(u"plain.ndjson"_s);
    const QString packed = filePath(u"packed.ndjson.gz"_s);
    QVERIFY(exportBundle(*m_workspace, plain));
    QVERIFY(exportBundle(*m_workspace, packed));
    QVERIFY(contents(packed).startsWith("\x1f\x8b"));
    QVERIFY(contents(packed).size() < contents(plain).size());
    auto source = LineSource::open(packed);
    QVERIFY(source);
    QByteArray unpacked;
    for (auto line = source->next(); line && *line; line = source->next())
        unpacked += (*line)->bytes.toByteArray() + '\n';
    QVERIFY(unpacked == contents(plain));
}

void TestBundleExport::sameContentsSameBytes()
{
    for (const QString &suffix : {u".ndjson"_s, u".ndjson.gz"_s}) {
        QVERIFY(exportBundle(*m_workspace, filePath(u"one"_s + suffix)));
        QVERIFY(exportBundle(*m_workspace, filePath(u"two"_s + suffix)));
        QVERIFY(contents(filePath(u"one"_s + suffix)) == contents(filePath(u"two"_s + suffix)));
    }
}

void TestBundleExport::replacesOnlyWhenComplete()
{
    const QString path = filePath(u"kept.ndjson"_s);
    QFile old(path);
    QVERIFY(old.open(QIODevice::WriteOnly));
    old.write("old");
    old.close();
    const QStringList before = QDir(m_folder.path()).entryList(QDir::Files);
    std::stop_source stop;
    const auto report =
            exportBundle(*m_workspace, path, [&](qint64, qint64) { stop.request_stop(); }, stop.get_token());
    QVERIFY(!report);
    QCOMPARE(report.error().code, WorkspaceErrorCode::Interrupted);
    QCOMPARE(contents(path), "old");
    QCOMPARE(QDir(m_folder.path()).entryList(QDir::Files), before);
    QVERIFY(exportBundle(*m_workspace, path));
    QVERIFY(contents(path).startsWith("{\"type\":\"bundle\""));
}

void TestBundleExport::progress()
{
    qint64 done = 0;
    qint64 total = 0;
    const auto report =
            exportBundle(*m_workspace, filePath(u"progress.ndjson"_s), [&](qint64 nowDone, qint64 nowTotal) {
                QVERIFY(nowDone >= done);
                QVERIFY(nowDone <= nowTotal);
                done = nowDone;
                total = nowTotal;
            });
    QVERIFY(report);
    QCOMPARE(done, report->lines);
    QCOMPARE(total, report->lines);
}

void TestBundleExport::folderIsMissing()
{
    const QString path = filePath(u"nowhere/out.ndjson"_s);
    const auto report = exportBundle(*m_workspace, path);
    QVERIFY(!report);
    QCOMPARE(report.error().path, path);
    QVERIFY(!report.error().detail.isEmpty());
}

} // namespace Winnow

QTEST_GUILESS_MAIN(Winnow::TestBundleExport)
#include "tst_bundleexport.moc"
