// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "workspace/integrity.h"
#include "workspace/issuequeries.h"
#include "workspace/journal.h"
#include "workspace/searchindex.h"

#include "support/bundlefile.h"
#include "support/makerecords.h"
#include "support/recordlines.h"
#include "support/temporaryworkspace.h"
#include "support/writerprocess.h"

#include <QRandomGenerator>
#include <QSet>
#include <QTest>

using namespace Qt::StringLiterals;

namespace Winnow {

/// SIGKILL at 200 random moments of an import and of a stream of decisions: what was acknowledged is there,
/// what was not is there wholly or not at all, the file is sound, and the lock of the dead process holds
/// nobody up.
class TestKillDuringWrites final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(); }
    void deciding();
    void importingInSmallSteps();
    void importingABundle();
};

namespace {

constexpr int issuesPerStep = 20; // of writer_main.cpp

/// Lets @p writer work on for 1 to 60 ms after its first line, kills it, and gives all its lines.
QByteArrayList killSoon(WriterProcess &writer, QRandomGenerator &random)
{
    QByteArrayList lines{writer.nextLine()};
    writer.letRun(QDeadlineTimer(random.bounded(1, 61), Qt::PreciseTimer));
    writer.kill();
    return lines + writer.remainingLines();
}

/// What follows "ack " in @p lines, cut at commas.
QByteArrayList acknowledged(const QByteArrayList &lines)
{
    QByteArrayList items;
    for (const QByteArray &line : lines) {
        if (line.startsWith("ack ") && line.size() > 4)
            items += line.sliced(4).split(',');
    }
    return items;
}

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

/// Records by type and number, to see which of a step's are there.
QMap<QByteArray, QSet<int>> numbersByType(const Workspace &workspace)
{
    QMap<QByteArray, QSet<int>> numbers;
    must(readRecords(workspace, [&numbers](const Record &record) {
        if (const auto *issue = std::get_if<IssueRecord>(&record))
            numbers["issue"].insert(issue->ref.number.toInt());
        else if (const auto *event = std::get_if<EventRecord>(&record))
            numbers["event"].insert(event->subject.number.toInt());
        else if (const auto *proposal = std::get_if<ProposalRecord>(&record))
            numbers["proposal"].insert(proposal->issue.number.toInt());
        return true;
    }));
    return numbers;
}

QSet<int> upTo(int last)
{
    QSet<int> numbers;
    for (int number = 1; number <= last; ++number)
        numbers.insert(number);
    return numbers;
}

QList<Record> hundredIssues()
{
    QList<Record> records;
    for (int i = 1; i <= 100; ++i)
        records.append(anIssue(u"org/a#%1"_s.arg(i)));
    return records;
}

QList<Record> bundleRecords()
{
    QList<Record> records;
    for (int i = 1; i <= 1500; ++i) {
        const QString name = u"org/b#%1"_s.arg(i);
        records << anIssue(name, u"标题 title %1"_s.arg(i))
                << aComment(name, u"c1"_s, u"a comment 评论 %1"_s.arg(i));
    }
    return records;
}

} // namespace

void TestKillDuringWrites::deciding()
{
    // One workspace all along, as an editor's is who is unlucky a hundred times.
    TemporaryWorkspace workspace(hundredIssues());
    workspace.close();
    QRandomGenerator random(1);
    QSet<QByteArray> promised;
    for (int round = 0; round < 100; ++round) {
        {
            WriterProcess writer({u"decide"_s, workspace.path(), u"-1"_s});
            const QByteArrayList lines = killSoon(writer, random);
            QVERIFY2(lines.constFirst().startsWith("ack "), lines.join('\n'));
            for (const QByteArray &id : acknowledged(lines))
                promised.insert(id);
        }
        QCOMPARE(checkWorkspace(workspace.path()).problems, QStringList{});
        workspace.reopen(); // for writing: the lock is not stuck
        const QSet<QByteArray> ids = journalIds(*workspace);
        QVERIFY2(ids.contains(promised), qPrintable(u"round %1"_s.arg(round)));
        workspace.close();
    }
    QCOMPARE_GT(promised.size(), 200); // else it was never in the midst of anything
}

void TestKillDuringWrites::importingInSmallSteps()
{
    QRandomGenerator random(2);
    int cutShort = 0;
    for (int round = 0; round < 50; ++round) {
        TemporaryWorkspace workspace;
        workspace.close();
        QByteArrayList lines;
        {
            WriterProcess writer({u"write"_s, workspace.path(), u"40"_s});
            lines = killSoon(writer, random);
        }
        QVERIFY2(lines.constFirst().startsWith("ack "), lines.join('\n'));
        cutShort += lines.contains("done") ? 0 : 1;
        QCOMPARE(checkWorkspace(workspace.path()).problems, QStringList{});
        workspace.reopen();
        const QMap<QByteArray, QSet<int>> there = numbersByType(*workspace);
        const int promised = static_cast<int>(acknowledged(lines).size()) * issuesPerStep;
        const int found = static_cast<int>(there["issue"].size());
        QVERIFY2(found == promised || found == promised + issuesPerStep,
                qPrintable(u"%1 of %2"_s.arg(found).arg(promised)));
        for (const char *type : {"issue", "event", "proposal"})
            QCOMPARE(there[type], upTo(found));
        // What was imported becomes searchable at the next start.
        must(indexPending(*workspace));
        QCOMPARE(must(matchingIssues(*workspace, u"正文 comment"_s)).size(), static_cast<size_t>(found));
    }
    QCOMPARE_GT(cutShort, 10);
}

void TestKillDuringWrites::importingABundle()
{
    QTemporaryDir folder;
    const QString bundle = folder.filePath(u"in.ndjson"_s);
    writeBundleFile(bundle, bundleRecords());
    TemporaryWorkspace whole(bundleRecords());
    const QByteArrayList expected = recordLines(*whole);
    const QSet<QByteArray> known(expected.begin(), expected.end());
    QRandomGenerator random(3);
    int cutShort = 0;
    for (int round = 0; round < 50; ++round) {
        TemporaryWorkspace workspace;
        workspace.close();
        QByteArrayList lines;
        {
            WriterProcess writer({u"import"_s, workspace.path(), bundle});
            lines = killSoon(writer, random);
        }
        QCOMPARE(lines.constFirst(), "begun");
        cutShort += lines.contains("done") ? 0 : 1;
        QCOMPARE(checkWorkspace(workspace.path()).problems, QStringList{});
        workspace.reopen();
        QList<qint64> promised;
        for (const QByteArray &rowId : acknowledged(lines))
            promised.append(rowId.toLongLong());
        QCOMPARE(must(issueSummaries(*workspace, promised)).size(), promised.size());
        const QByteArrayList there = recordLines(*workspace);
        QVERIFY(known.contains(QSet<QByteArray>(there.begin(), there.end()))); // nothing half
        workspace.close();
        if (round % 10 == 0) { // and the same import again makes it whole
            WriterProcess writer({u"import"_s, workspace.path(), bundle});
            QCOMPARE(writer.waitForExit(), 0);
            workspace.reopen();
            QCOMPARE(recordLines(*workspace), expected);
        }
    }
    QCOMPARE_GT(cutShort, 10);
}

} // namespace Winnow

QTEST_GUILESS_MAIN(Winnow::TestKillDuringWrites)
#include "tst_killduringwrites.moc"
