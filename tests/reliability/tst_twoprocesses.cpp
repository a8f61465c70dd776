// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "workspace/integrity.h"
#include "workspace/journal.h"
#include "workspace/workspace.h"

#include "support/makerecords.h"
#include "support/recordlines.h"
#include "support/temporaryworkspace.h"
#include "support/writerprocess.h"

#include <QSet>
#include <QTest>

using namespace Qt::StringLiterals;

namespace Winnow {

/// Two processes on one workspace, both real.
class TestTwoProcesses final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void readerBesideAWriter();
    void readerSeesWholeSteps();
    void writersTakeTurns();
    void oneOfManyWrites();
    void killedWriterIsFollowed();

private:
    std::optional<TemporaryWorkspace> m_workspace;
};

namespace {

constexpr int refused = 3; // writer_main.cpp

QSet<QByteArray> journalIds(const Workspace &workspace)
{
    QSet<QByteArray> ids;
    must(readRecords(workspace, [&ids](const Record &record) {
        if (const auto *decision = std::get_if<Decision>(&record))
            ids.insert(decision->id.toLatin1());
        return true;
    }));
    return ids;
}

QByteArrayList idsIn(const QByteArray &acknowledgement)
{
    return acknowledgement.size() > 4 ? acknowledgement.sliced(4).split(',') : QByteArrayList{};
}

} // namespace

void TestTwoProcesses::init()
{
    QTest::failOnWarning();
    QList<Record> records;
    for (int i = 1; i <= 100; ++i)
        records.append(anIssue(u"org/a#%1"_s.arg(i)));
    m_workspace.emplace(records);
    m_workspace->close();
}

void TestTwoProcesses::readerBesideAWriter()
{
    WriterProcess writer({u"decide"_s, m_workspace->path(), u"200"_s});
    QVERIFY(writer.nextLine().startsWith("ack "));
    const Workspace reader = must(Workspace::open(m_workspace->path(), Workspace::Access::WriteIfPossible));
    QCOMPARE(reader.readOnlyReason(), WorkspaceErrorCode::Locked);
    QCOMPARE(reader.lockHolder()->processId, writer.processId());
    // Each acknowledged decision is there for whoever looks, at once and in the same connection.
    int lines = 0;
    for (QByteArray line = writer.nextLine(); !line.isEmpty(); line = writer.nextLine()) {
        ++lines;
        const QSet<QByteArray> there = journalIds(reader);
        for (const QByteArray &id : idsIn(line))
            QVERIFY2(there.contains(id), line);
    }
    QCOMPARE(lines, 199);
    QCOMPARE(writer.waitForExit(), 0);
}

void TestTwoProcesses::readerSeesWholeSteps()
{
    WriterProcess writer({u"write"_s, m_workspace->path(), u"60"_s});
    QVERIFY(writer.nextLine().startsWith("ack "));
    const Workspace reader = must(Workspace::open(m_workspace->path(), Workspace::Access::ReadOnly));
    const qsizetype before = 100;
    qsizetype last = 0;
    while (!writer.nextLine().isEmpty()) {
        const qsizetype lines = recordLines(reader).size() - before;
        QCOMPARE(lines % (20 * 3), 0); // a step is 20 issues, each with a comment and a proposal
        QCOMPARE_GE(lines, last);
        last = lines;
    }
    QCOMPARE(writer.waitForExit(), 0);
    QCOMPARE(recordLines(reader).size() - before, 60 * 20 * 3);
}

void TestTwoProcesses::writersTakeTurns()
{
    QSet<QByteArray> promised;
    for (int turn = 0; turn < 5; ++turn) {
        WriterProcess writer({u"decide"_s, m_workspace->path(), u"4"_s});
        for (QByteArray line = writer.nextLine(); !line.isEmpty(); line = writer.nextLine()) {
            for (const QByteArray &id : idsIn(line))
                promised.insert(id);
        }
        QCOMPARE(writer.waitForExit(), 0);
        m_workspace->reopen();
        DecisionRequest request;
        request.issues = {ref(u"org/a#1")};
        request.verdict = Verdict::Hold;
        request.by = u"test"_s;
        promised.insert(must(Journal(**m_workspace).record(request)).entries.constFirst().id.toLatin1());
        QCOMPARE(journalIds(**m_workspace), promised);
        m_workspace->close();
    }
    QCOMPARE(checkWorkspace(m_workspace->path()).problems, QStringList{});
}

void TestTwoProcesses::oneOfManyWrites()
{
    for (int round = 0; round < 5; ++round) {
        std::vector<std::unique_ptr<WriterProcess>> writers;
        for (int i = 0; i < 6; ++i)
            writers.push_back(std::make_unique<WriterProcess>(QStringList{u"hold"_s, m_workspace->path()}));
        int holding = 0;
        for (const auto &writer : writers) {
            const QByteArray line = writer->nextLine();
            if (line == "holding") {
                ++holding;
                continue;
            }
            QVERIFY2(line.startsWith(
                             "error " + QByteArray::number(static_cast<int>(WorkspaceErrorCode::Locked))),
                    line);
            QCOMPARE(writer->waitForExit(), refused);
        }
        QCOMPARE(holding, 1);
    }
}

void TestTwoProcesses::killedWriterIsFollowed()
{
    WriterProcess first({u"decide"_s, m_workspace->path(), u"-1"_s});
    const QByteArray promise = first.nextLine();
    first.kill();
    WriterProcess second({u"decide"_s, m_workspace->path(), u"1"_s});
    QVERIFY(second.nextLine().startsWith("ack "));
    QCOMPARE(second.waitForExit(), 0);
    m_workspace->reopen();
    for (const QByteArray &id : idsIn(promise))
        QVERIFY(journalIds(**m_workspace).contains(id));
}

} // namespace Winnow

QTEST_GUILESS_MAIN(Winnow::TestTwoProcesses)
#include "tst_twoprocesses.moc"
