// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "tinydisk.h"

#include "workspace/integrity.h"
#include "workspace/journal.h"

#include "support/bundlefile.h"
#include "support/makerecords.h"
#include "support/recordlines.h"
#include "support/temporaryworkspace.h"
#include "support/writerprocess.h"

#include <QDir>
#include <QSet>
#include <QTest>

#include <csignal>

#include <sys/resource.h>

using namespace Qt::StringLiterals;

namespace Winnow {

constexpr qint64 diskBytes = 3 * 1024 * 1024;

/// No room left, in an import and in deciding: a clear message, a sound workspace, all that was
/// acknowledged, and going on once there is room again. On a small disk of our own, and under a limit on
/// the size of files, which works everywhere.
class TestDiskFull final : public QObject
{
    Q_OBJECT

public:
    explicit TestDiskFull(std::expected<QString, QString> disk)
        : m_disk(std::move(disk))
    {}

private slots:
    void init();
    void cleanup();
    void deciding();
    void deciding_data() { limits(); }
    void importingInSmallSteps();
    void importingInSmallSteps_data() { limits(); }
    void importingABundle();
    void importingABundle_data() { limits(); }
    void creating();

private:
    static void limits();
    void prepare(const QList<Record> &records);
    std::unique_ptr<WriterProcess> runToTheEnd(const QStringList &arguments, bool limited, int exitCode);
    void checkRefusal(const QByteArrayList &lines) const;
    QString path(const QString &name = u"x.winnow"_s) const { return m_folder + u'/' + name; }

    const std::expected<QString, QString> m_disk;
    std::optional<QTemporaryDir> m_ordinaryFolder;
    QString m_folder;
    bool m_onTinyDisk = false;
};

namespace {

constexpr int refused = 3; // writer_main.cpp

/// Lets files grow no further than to @p bytes.
void limitFileSize(qint64 bytes)
{
    const rlimit limit{static_cast<rlim_t>(bytes), static_cast<rlim_t>(bytes)};
    setrlimit(RLIMIT_FSIZE, &limit);
    std::signal(SIGXFSZ, SIG_IGN); // writing then fails as on a full disk
}

QList<Record> hundredIssues()
{
    QList<Record> records;
    for (int i = 1; i <= 100; ++i)
        records.append(anIssue(u"org/a#%1"_s.arg(i)));
    return records;
}

QList<Record> bigBundle()
{
    QList<Record> records;
    for (int i = 1; i <= 2000; ++i) {
        IssueRecord issue = anIssue(u"org/b#%1"_s.arg(i), u"title %1"_s.arg(i));
        issue.body = u"a body of some length, 正文 %1 "_s.arg(i).repeated(60);
        records.append(issue);
    }
    return records;
}

QByteArrayList acknowledged(const QByteArrayList &lines)
{
    QByteArrayList items;
    for (const QByteArray &line : lines) {
        if (line.startsWith("ack ") && line.size() > 4)
            items += line.sliced(4).split(',');
    }
    return items;
}

} // namespace

void TestDiskFull::limits()
{
    QTest::addColumn<bool>("onTinyDisk");
    QTest::newRow("a full disk") << true;
    QTest::newRow("a limit on the size of files") << false;
}

void TestDiskFull::init()
{
    QTest::failOnWarning();
    m_ordinaryFolder.emplace();
}

void TestDiskFull::cleanup()
{
    if (m_onTinyDisk)
        QDir(m_folder).removeRecursively();
}

/// A workspace of @p records, on the kind of disk of the present row, with little room beside it.
void TestDiskFull::prepare(const QList<Record> &records)
{
    QFETCH(const bool, onTinyDisk);
    m_onTinyDisk = onTinyDisk && m_disk;
    if (onTinyDisk && !m_disk)
        QSKIP(qPrintable(u"no small disk here: "_s + m_disk.error()));
    m_folder = onTinyDisk ? *m_disk + u"/w"_s : m_ordinaryFolder->path();
    QVERIFY(QDir().mkpath(m_folder));
    Workspace workspace = must(Workspace::create(path()));
    auto writer = must(RecordWriter::begin(workspace));
    for (const Record &record : records)
        must(writer.write(record));
    must(writer.finish());
}

/// Runs the writer and waits for its end; @p limited: under the limit of the present row.
std::unique_ptr<WriterProcess> TestDiskFull::runToTheEnd(
        const QStringList &arguments, bool limited, int exitCode)
{
    QFile ballast(path(u"ballast"_s));
    if (limited && m_onTinyDisk) {
        // Fills the disk but for some pages: there must be room for a start, else nothing could be
        // acknowledged.
        constexpr qint64 room = 400 * 1024;
        qint64 used = 0;
        for (const QFileInfo &file : QDir(m_folder).entryInfoList(QDir::Files))
            used += file.size();
        if (!ballast.open(QIODevice::WriteOnly) || ballast.write(QByteArray(diskBytes - used - room, 'b')) < 0
                || !ballast.flush())
            qFatal("%s", qPrintable(ballast.errorString()));
    }
    std::function<void()> inChild;
    if (limited && !m_onTinyDisk)
        inChild = [bytes = QFileInfo(path()).size() + 300 * 1024] { limitFileSize(bytes); };
    auto writer = std::make_unique<WriterProcess>(arguments, inChild);
    if (const int code = writer->waitForExit(); code != exitCode)
        QTest::qFail(qPrintable(u"exit code %1"_s.arg(code)), __FILE__, __LINE__);
    if (limited) {
        // Nothing may look damaged on the full disk itself, whether or not there is room to look.
        const IntegrityReport report = checkWorkspace(path());
        if (report.unopened != WorkspaceErrorCode::DiskFull && report.unopened != WorkspaceErrorCode::Io
                && !report.ok)
            QTest::qFail(qPrintable(report.problems.join(u'\n')), __FILE__, __LINE__);
    }
    ballast.remove();
    return writer;
}

/// The last of @p lines is an error that says what is the matter.
void TestDiskFull::checkRefusal(const QByteArrayList &lines) const
{
    const QByteArray line = lines.isEmpty() ? QByteArray() : lines.constLast();
    const auto wanted = m_onTinyDisk ? WorkspaceErrorCode::DiskFull : WorkspaceErrorCode::Io;
    QVERIFY2(line.startsWith("error " + QByteArray::number(static_cast<int>(wanted)) + ' '), line);
    QVERIFY2(line.contains("x.winnow"), line);
}

void TestDiskFull::deciding()
{
    prepare(hundredIssues());
    if (QTest::currentTestResolved())
        return;
    const QByteArrayList lines = runToTheEnd({u"decide"_s, path(), u"-1"_s}, true, refused)->remainingLines();
    checkRefusal(lines);
    const QByteArrayList promised = acknowledged(lines);
    QCOMPARE_GT(promised.size(), 0);

    QCOMPARE(checkWorkspace(path()).problems, QStringList{});
    const QByteArrayList more = runToTheEnd({u"decide"_s, path(), u"20"_s}, false, 0)->remainingLines();
    const Workspace workspace = must(Workspace::open(path(), Workspace::Access::ReadWrite));
    QSet<QByteArray> ids;
    must(readRecords(workspace, [&ids](const Record &record) {
        if (const auto *decision = std::get_if<Decision>(&record))
            ids.insert(decision->id.toLatin1());
        return true;
    }));
    for (const QByteArray &id : promised + acknowledged(more))
        QVERIFY2(ids.contains(id), id);
    QCOMPARE(ids.size(), promised.size() + acknowledged(more).size()); // and nothing that was refused
}

void TestDiskFull::importingInSmallSteps()
{
    prepare({});
    if (QTest::currentTestResolved())
        return;
    const QByteArrayList lines = runToTheEnd({u"write"_s, path(), u"-1"_s}, true, refused)->remainingLines();
    checkRefusal(lines);
    const qsizetype steps = acknowledged(lines).size();
    QCOMPARE_GT(steps, 0);
    QCOMPARE(checkWorkspace(path()).problems, QStringList{});
    {
        const Workspace workspace = must(Workspace::open(path(), Workspace::Access::ReadWrite));
        QCOMPARE(recordLines(workspace).size(),
                steps * 20 * 3); // whole steps, each of 20 issues with a comment and a proposal
    }
    runToTheEnd({u"write"_s, path(), QString::number(steps + 2)}, false, 0);
    const Workspace workspace = must(Workspace::open(path(), Workspace::Access::ReadWrite));
    QCOMPARE(recordLines(workspace).size(), (steps + 2) * 20 * 3);
}

void TestDiskFull::importingABundle()
{
    prepare({});
    if (QTest::currentTestResolved())
        return;
    // Larger than the room, and elsewhere.
    const QString bundle = m_ordinaryFolder->filePath(u"in.ndjson"_s);
    writeBundleFile(bundle, bigBundle());
    const QByteArrayList lines = runToTheEnd({u"import"_s, path(), bundle}, true, refused)->remainingLines();
    checkRefusal(lines);
    QCOMPARE(checkWorkspace(path()).problems, QStringList{});
    {
        const Workspace workspace = must(Workspace::open(path(), Workspace::Access::ReadWrite));
        QCOMPARE_GE(recordLines(workspace).size(), acknowledged(lines).size());
        QCOMPARE_LT(recordLines(workspace).size(), bigBundle().size());
    }
    if (!m_onTinyDisk) { // which is too small for it in any case
        runToTheEnd({u"import"_s, path(), bundle}, false, 0);
        const Workspace workspace = must(Workspace::open(path(), Workspace::Access::ReadWrite));
        QCOMPARE(recordLines(workspace).size(), bigBundle().size());
    }
}

void TestDiskFull::creating()
{
    if (!m_disk)
        QSKIP(qPrintable(u"no small disk here: "_s + m_disk.error()));
    m_onTinyDisk = true;
    m_folder = *m_disk + u"/w"_s;
    QVERIFY(QDir().mkpath(m_folder));
    QFile ballast(path(u"ballast"_s));
    QVERIFY(ballast.open(QIODevice::WriteOnly));
    QVERIFY(ballast.write(QByteArray(diskBytes - 64 * 1024, 'b')) > 0 && ballast.flush());
    const auto created = Workspace::create(path());
    QCOMPARE(errorOf(created), WorkspaceErrorCode::DiskFull);
    QVERIFY2(errorText(created).contains(u"x.winnow"_s), qPrintable(errorText(created)));
    QCOMPARE(QDir(m_folder).entryList(QDir::Files), QStringList{u"ballast"_s});
    ballast.remove();
    WINNOW_VERIFY_RESULT(Workspace::create(path()));
}

} // namespace Winnow

int main(int argc, char *argv[])
{
    // Before anything starts a thread.
    const auto disk = Winnow::mountTinyDisk(Winnow::diskBytes);
    const QCoreApplication application(argc, argv);
    Winnow::TestDiskFull test(disk);
    const int failed = QTest::qExec(&test, argc, argv);
    if (disk)
        Winnow::unmountTinyDisk(*disk);
    return failed;
}

#include "tst_diskfull.moc"
