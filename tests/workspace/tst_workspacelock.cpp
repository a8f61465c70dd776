// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "workspace/workspace.h"

#include "support/makerecords.h"
#include "support/recordlines.h"
#include "support/temporaryworkspace.h"
#include "support/writerprocess.h"

#include <QFile>
#include <QSysInfo>
#include <QTest>

using namespace Qt::StringLiterals;

namespace Winnow {

class TestWorkspaceLock final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(); }
    void heldByAnotherProcess();
    void heldByThisProcess();
    void letGoAtTheEnd();
    void holderKilled();
    void lockFileOfAnEarlierCrash();
    void lockFileOfAnEarlierCrash_data();
    void readerSeesWhatIsCommitted();
    void moving();
};

namespace {

using Access = Workspace::Access;
using Code = WorkspaceErrorCode;

} // namespace

void TestWorkspaceLock::heldByAnotherProcess()
{
    TemporaryWorkspace workspace({anIssue(u"org/a#1")});
    const QString path = workspace.path();
    workspace.close();
    WriterProcess other({u"hold"_s, path});
    QCOMPARE(other.nextLine(), "holding");

    const auto refused = Workspace::open(path, Access::ReadWrite);
    QCOMPARE(errorOf(refused), Code::Locked);
    QVERIFY2(errorText(refused).contains(QString::number(other.processId())), qPrintable(errorText(refused)));

    const auto opened = Workspace::open(path, Access::WriteIfPossible);
    WINNOW_VERIFY_RESULT(opened);
    QCOMPARE(opened->readOnlyReason(), Code::Locked);
    QVERIFY(opened->lockHolder());
    QCOMPARE(opened->lockHolder()->processId, other.processId());
    QCOMPARE(opened->lockHolder()->host, QSysInfo::machineHostName());
    QVERIFY(!opened->lockHolder()->application.isEmpty());
    QCOMPARE(recordLines(*opened).size(), 1);

    QCOMPARE(errorOf(Workspace::create(path)), Code::AlreadyExists);
}

void TestWorkspaceLock::heldByThisProcess()
{
    TemporaryWorkspace workspace;
    QCOMPARE(errorOf(Workspace::open(workspace.path(), Access::ReadWrite)), Code::Locked);
    QCOMPARE(must(Workspace::open(workspace.path(), Access::WriteIfPossible)).lockHolder()->processId,
            QCoreApplication::applicationPid());
}

void TestWorkspaceLock::letGoAtTheEnd()
{
    TemporaryWorkspace workspace;
    const QString path = workspace.path();
    workspace.close();
    QVERIFY(!QFile::exists(path + u".lock"_s));
    {
        WriterProcess other({u"hold"_s, path});
        QCOMPARE(other.nextLine(), "holding");
        other.closeInput();
        QCOMPARE(other.waitForExit(), 0);
    }
    WINNOW_VERIFY_RESULT(Workspace::open(path, Access::ReadWrite));
}

void TestWorkspaceLock::holderKilled()
{
    TemporaryWorkspace workspace;
    const QString path = workspace.path();
    workspace.close();
    WriterProcess other({u"hold"_s, path});
    QCOMPARE(other.nextLine(), "holding");
    other.kill();
    QVERIFY(QFile::exists(path + u".lock"_s)); // else there is nothing here to be no obstacle
    WINNOW_VERIFY_RESULT(Workspace::open(path, Access::ReadWrite));
}

void TestWorkspaceLock::lockFileOfAnEarlierCrash_data()
{
    QTest::addColumn<QByteArray>("bytes");
    const QByteArray host = QSysInfo::machineHostName().toUtf8();
    QTest::newRow("a process that is gone") << QByteArray("999999999\nwinnow\n" + host + "\n\n\n");
    QTest::newRow("a process that is another program now") << QByteArray("1\nwinnow\n" + host + "\n\n\n");
    QTest::newRow("killed before it was written") << QByteArray();
    QTest::newRow("nonsense") << QByteArray("\0\0\0\0", 4);
}

void TestWorkspaceLock::lockFileOfAnEarlierCrash()
{
    QFETCH(const QByteArray, bytes);
    TemporaryWorkspace workspace;
    const QString path = workspace.path();
    workspace.close();
    QFile lock(path + u".lock"_s);
    QVERIFY(lock.open(QIODevice::WriteOnly));
    lock.write(bytes);
    lock.close();
    WINNOW_VERIFY_RESULT(Workspace::open(path, Access::ReadWrite));
    QVERIFY(!lock.exists());
}

void TestWorkspaceLock::readerSeesWhatIsCommitted()
{
    TemporaryWorkspace workspace({anIssue(u"org/a#1")});
    const Workspace reader = must(Workspace::open(workspace.path(), Access::ReadOnly));
    QCOMPARE(recordLines(reader).size(), 1);
    auto writer = must(RecordWriter::begin(*workspace));
    must(writer.write(anIssue(u"org/a#2")));
    QCOMPARE(recordLines(reader).size(), 1); // not committed yet, and no wait for the writer
    must(writer.finish());
    QCOMPARE(recordLines(reader).size(), 2);
}

void TestWorkspaceLock::moving()
{
    TemporaryWorkspace workspace;
    Workspace moved = std::move(*workspace);
    workspace.close();
    QCOMPARE(errorOf(Workspace::open(moved.path(), Access::ReadWrite)), Code::Locked);
    must(moved.setSetting(u"k"_s, u"v"_s));
}

} // namespace Winnow

QTEST_GUILESS_MAIN(Winnow::TestWorkspaceLock)
#include "tst_workspacelock.moc"
