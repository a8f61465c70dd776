// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "program.h"
#include "support/makerecords.h"
#include "support/must.h"
#include "workspace/recordwriter.h"
#include "workspace/workspace.h"

#include <QDeadlineTimer>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTest>

#include <linux/capability.h>
#include <linux/securebits.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <csignal>

using namespace Winnow;
using namespace Qt::StringLiterals;

namespace {

/// In a new process: give up what root may do, also over exec, so that the mode bits of files hold for it.
void giveUpPrivileges()
{
    prctl(PR_SET_SECUREBITS, SECBIT_NOROOT | SECBIT_NOROOT_LOCKED);
    prctl(PR_CAP_AMBIENT, PR_CAP_AMBIENT_CLEAR_ALL, 0, 0, 0);
    __user_cap_header_struct header{_LINUX_CAPABILITY_VERSION_3, 0};
    __user_cap_data_struct none[2]{};
    syscall(SYS_capset, &header, none);
}

/// Makes a folder read-only while it lives.
class FrozenFolder final
{
public:
    explicit FrozenFolder(QString path)
        : m_path(std::move(path))
    {
        QFile::setPermissions(m_path, QFile::ReadOwner | QFile::ExeOwner);
    }
    ~FrozenFolder() { QFile::setPermissions(m_path, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner); }
    Q_DISABLE_COPY_MOVE(FrozenFolder)

private:
    QString m_path;
};

void makeWorkspace(const QString &path)
{
    auto workspace = must(Workspace::create(path));
    auto writer = must(RecordWriter::begin(workspace));
    must(writer.write(aBatch(u"picks"_s, 7, minute(1000))));
    must(writer.write(anIssue(u"org/a#1")));
    must(writer.finish());
}

QByteArray manyIssues(int count)
{
    QByteArray bundle;
    const QByteArray body = "正文 body "_ba.repeated(20);
    for (int i = 0; i < count; ++i) {
        bundle += R"({"type":"issue","repo":"org/a","number":")" + QByteArray::number(i)
                + R"(","title":"算子报错","state":"closed","closed_at":"2026-09-18T16:38:20+08:00","body":")"
                + body + "\"}\n";
    }
    return bundle;
}

/// Copies the program, and the library of the verbs into folder @p verbs, without the window's.
void install(const Program &program, const QString &verbs)
{
    const QDir root(program.filePath(u"."_s));
    bool isDone = root.mkpath(u"bin"_s)
            && QFile::copy(QStringLiteral(WINNOW_PROGRAM), program.filePath(u"bin/winnow"_s));
    if (!verbs.isEmpty()) {
        const QFileInfo library(QStringLiteral(WINNOW_VERBS));
        isDone = isDone && root.mkpath(verbs)
                && QFile::copy(library.filePath(), root.filePath(verbs + u'/' + library.fileName()));
    }
    if (!isDone)
        qFatal("the program could not be copied");
}

Outcome callInstalled(const Program &program, const QStringList &arguments)
{
    QProcess process;
    process.setWorkingDirectory(program.filePath(u"."_s));
    process.start(program.filePath(u"bin/winnow"_s), arguments);
    return Program::outcomeOf(process);
}

} // namespace

class TestCommandLineFaults final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void filesThatAreNoWorkspace_data();
    void filesThatAreNoWorkspace();
    void newerSchema();
    void noWorkspaceAnywhere();
    void lockedByAnotherProcess();
    void readOnlyFolder();
    void interruptedImport();
    void secondSignalEndsAtOnce();
    void noWindowInstalled_data();
    void noWindowInstalled();
    void noVerbsInstalled();
};

void TestCommandLineFaults::init()
{
    QTest::failOnWarning();
}

void TestCommandLineFaults::filesThatAreNoWorkspace_data()
{
    QTest::addColumn<QByteArray>("contents");
    QTest::newRow("text") << "hello"_ba;
    QTest::newRow("empty") << ""_ba;
    QTest::newRow("zeros") << QByteArray(100'000, '\0');
    QTest::newRow("half a header") << QByteArray("SQLite format 3\0\x10\x00", 18);
}

void TestCommandLineFaults::filesThatAreNoWorkspace()
{
    const Program program;
    QFETCH(const QByteArray, contents);
    program.write(u"x.winnow"_s, contents);
    program.write(u"week.ndjson"_s, "{\"type\":\"bundle\"}\n");
    for (const QStringList &verb : {QStringList{u"funnel"_s}, QStringList{u"import"_s, u"week.ndjson"_s},
                 QStringList{u"decide"_s, u"org/a#1"_s, u"keep"_s}}) {
        const Outcome outcome = program.call(verb);
        QCOMPARE(outcome.exitCode, 2);
        QVERIFY(outcome.output.isEmpty());
        QVERIFY2(outcome.messageLines().size() == 1 && outcome.messages.contains("x.winnow"),
                outcome.messages.constData());
    }
    const Outcome checked = program.call({u"check"_s, u"--json"_s});
    QCOMPARE(checked.exitCode, 1);
    QCOMPARE(program.read(u"x.winnow"_s), contents);
}

void TestCommandLineFaults::newerSchema()
{
    const Program program;
    makeWorkspace(program.filePath(u"x.winnow"_s));
    must(must(Workspace::open(program.filePath(u"x.winnow"_s), Workspace::Access::ReadWrite))
                    .database()
                    .execute("PRAGMA user_version = 9999"));
    for (const QString &verb : {u"funnel"_s, u"prefilter"_s, u"check"_s}) {
        const Outcome outcome = program.call({verb});
        QCOMPARE(outcome.exitCode, 2);
        QVERIFY2(outcome.messages.contains("9999"), outcome.messages.constData());
    }
}

void TestCommandLineFaults::noWorkspaceAnywhere()
{
    const Program program;
    const Outcome outcome = program.call({u"funnel"_s});
    QCOMPARE(outcome.exitCode, 2);
    QVERIFY2(outcome.messages.contains("winnow init"), outcome.messages.constData());
    QCOMPARE(program.call({u"-w"_s, u"none.winnow"_s, u"funnel"_s}).exitCode, 2);
    QCOMPARE(program.call({u"-w"_s, u"none.winnow"_s, u"check"_s}).exitCode, 2);
    QVERIFY(!QFile::exists(program.filePath(u"none.winnow"_s)));
}

void TestCommandLineFaults::lockedByAnotherProcess()
{
    const Program program;
    const QString path = program.filePath(u"x.winnow"_s);
    makeWorkspace(path);
    auto held = must(Workspace::open(path, Workspace::Access::ReadWrite));
    const Outcome refused = program.call({u"prefilter"_s});
    QCOMPARE(refused.exitCode, 2);
    QVERIFY2(refused.messages.contains(QByteArray::number(QCoreApplication::applicationPid())),
            refused.messages.constData());
    QCOMPARE(refused.messageLines().size(), 1);
    QCOMPARE(program.call({u"decide"_s, u"org/a#1"_s, u"keep"_s}).exitCode, 2);
    const Outcome read = program.call({u"funnel"_s, u"--json"_s});
    QCOMPARE(read.exitCode, 0);
    QCOMPARE(read.document().value("pool"_L1).toInt(), 1);
    QCOMPARE(program.call({u"check"_s}).exitCode, 0);
}

void TestCommandLineFaults::readOnlyFolder()
{
    const Program program;
    makeWorkspace(program.filePath(u"x.winnow"_s));
    const FrozenFolder frozen(program.filePath(u"."_s));
    const Outcome refused = program.call({u"decide"_s, u"org/a#1"_s, u"keep"_s}, giveUpPrivileges);
    QCOMPARE(refused.exitCode, 2);
    QCOMPARE(refused.messageLines().size(), 1);
    QCOMPARE(program.call({u"init"_s, u"-w"_s, u"y.winnow"_s}, giveUpPrivileges).exitCode, 2);
    QCOMPARE(program.call({u"export"_s, u"-o"_s, u"y.ndjson"_s}, giveUpPrivileges).exitCode, 2);
    const Outcome read = program.call({u"funnel"_s, u"--json"_s}, giveUpPrivileges);
    QVERIFY2(read.exitCode == 0, read.messages.constData());
    QCOMPARE(read.document().value("pool"_L1).toInt(), 1);
}

void TestCommandLineFaults::interruptedImport()
{
    const Program program;
    program.write(u"week.ndjson"_s, manyIssues(50'000));
    QCOMPARE(program.call({u"-w"_s, u"x.winnow"_s, u"init"_s}).exitCode, 0);
    QProcess process;
    program.start(process, {u"import"_s, u"week.ndjson"_s, u"--json"_s});
    // The first step is durable: from here on there is something to keep, and most is still to come.
    const QString log = program.filePath(u"x.winnow-wal"_s);
    const QDeadlineTimer deadline(60'000);
    while (QFileInfo(log).size() < 1'000'000 && process.state() == QProcess::Running
            && !deadline.hasExpired())
        process.waitForFinished(5);
    kill(static_cast<pid_t>(process.processId()), SIGINT);
    const Outcome outcome = Program::outcomeOf(process);
    QCOMPARE(outcome.exitCode, 3);
    QVERIFY2(outcome.messages.contains("winnow: "), outcome.messages.constData());
    const Outcome checked = program.call({u"check"_s, u"--json"_s});
    QCOMPARE(checked.output, R"({"ok":true,"problems":[]})"_ba + '\n');
    const int kept = program.call({u"funnel"_s, u"--json"_s}).document().value("pool"_L1).toInt();
    QVERIFY2(kept > 0, qPrintable(QString::number(kept)));
    const Outcome again = program.call({u"import"_s, u"week.ndjson"_s, u"--json"_s});
    QCOMPARE(again.exitCode, 0);
    QCOMPARE(again.document().value("added"_L1).toInt(), 50'000 - kept);
    QCOMPARE(program.call({u"check"_s}).exitCode, 0);
}

/// Whoever presses Ctrl+C twice wants out; the workspace must be sound even then.
void TestCommandLineFaults::secondSignalEndsAtOnce()
{
    const Program program;
    program.write(u"week.ndjson"_s, manyIssues(30'000));
    QCOMPARE(program.call({u"-w"_s, u"x.winnow"_s, u"init"_s}).exitCode, 0);
    QProcess process;
    program.start(process, {u"import"_s, u"week.ndjson"_s});
    const QString log = program.filePath(u"x.winnow-wal"_s);
    const QDeadlineTimer deadline(60'000);
    while (!QFileInfo::exists(log) && process.state() == QProcess::Running && !deadline.hasExpired())
        process.waitForFinished(2);
    for (int i = 0; i < 2; ++i) {
        kill(static_cast<pid_t>(process.processId()), SIGINT);
        process.waitForFinished(10);
    }
    const Outcome outcome = Program::outcomeOf(process);
    QVERIFY2(outcome.exitCode == 3 || outcome.exitCode == -1, qPrintable(QString::number(outcome.exitCode)));
    QCOMPARE(program.call({u"check"_s, u"--json"_s}).output, R"({"ok":true,"problems":[]})"_ba + '\n');
}

void TestCommandLineFaults::noWindowInstalled_data()
{
    QTest::addColumn<QString>("verbs");
    QTest::newRow("verbs beside the program") << u"bin"_s;
    QTest::newRow("verbs in their folder") << u"lib/winnow"_s;
    QTest::newRow("no verbs") << QString();
}

/// As on a server: the verbs work, and the window says what is missing.
void TestCommandLineFaults::noWindowInstalled()
{
    QFETCH(const QString, verbs);
    const Program program;
    install(program, verbs);
    const Outcome outcome = callInstalled(program, {u"week.winnow"_s});
    QCOMPARE(outcome.exitCode, 2);
    QVERIFY(outcome.output.isEmpty());
    QCOMPARE(outcome.messageLines().size(), 1);
    QVERIFY2(outcome.messages.contains("winnow-window"), outcome.messages.constData());
    QCOMPARE(outcome.messages.contains("winnow --help"), !verbs.isEmpty());
    if (!verbs.isEmpty())
        QVERIFY(callInstalled(program, {u"--version"_s}).output.startsWith("winnow "));
}

void TestCommandLineFaults::noVerbsInstalled()
{
    const Program program;
    install(program, {});
    const Outcome outcome = callInstalled(program, {u"funnel"_s});
    QCOMPARE(outcome.exitCode, 2);
    QVERIFY(outcome.output.isEmpty());
    QCOMPARE(outcome.messageLines().size(), 1);
    QVERIFY2(outcome.messages.contains("winnow-verbs"), outcome.messages.constData());
}

QTEST_GUILESS_MAIN(TestCommandLineFaults)
#include "tst_commandlinefaults.moc"
