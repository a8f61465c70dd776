// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "workspace/recordwriter.h"

#include "workspace/issuequeries.h"

#include "support/makerecords.h"
#include "support/recordlines.h"
#include "support/temporaryworkspace.h"

#include <QSet>
#include <QTest>

using namespace Qt::StringLiterals;

namespace Winnow {

class TestRecordWriter final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(); }
    void secondTimeChangesNothing();
    void outcomes();
    void placeholdersWait();
    void placeholdersAreReported();
    void labelsAreKeptInStep();
    void countsAreKeptInStep();
    void verdictsAreKeptInStep();
    void sameDecisionIsOneEntry();
    void touchedIssues();
    void touchedTooManyToList();
    void stepNotCommittedLeavesNothing();
    void committedStepsStay();
    void batchThatComesInRederives();
    void readOnlyWorkspace();
};

namespace {

QSet<qint64> idsOf(const Workspace &workspace, const QList<const char16_t *> &names)
{
    QSet<qint64> ids;
    for (const char16_t *name : names)
        ids.insert(must(findIssue(workspace, ref(name))));
    return ids;
}

PoolIssue poolIssue(const Workspace &workspace, QStringView name)
{
    const qint64 id = must(findIssue(workspace, ref(name)));
    return must(readPoolIssues(workspace, {{id}})).constFirst();
}

QSet<QString> labelsOf(const Workspace &workspace, QStringView name)
{
    const QStringList labels = poolIssue(workspace, name).labels;
    return {labels.begin(), labels.end()};
}

IssueRecord labelled(QStringView name, const std::optional<QStringList> &labels, int updatedMinute)
{
    IssueRecord issue = anIssue(name);
    issue.labels = labels;
    issue.updatedAt = minute(updatedMinute);
    return issue;
}

const QList<Record> &someRecords()
{
    static const QList<Record> records{anIssue(u"org/a#1"), labelled(u"org/a#2", QStringList{u"bug"_s}, 5),
            aComment(u"org/a#1", u"c1"_s, u"text"_s), aChange(u"org/a#1"), aLink(u"org/a#1", u"org/a#1"),
            aKgRef(u"org/a#1", u"node"_s), aProposal(u"org/a#1", u"worker"_s, u"keep"_s, 0.5),
            aDecision(u"org/a#1", Verdict::Keep, u"ada"_s, 1), aBatch(u"weekly"_s, 38, minute(1)),
            PatchRecord{ref(u"org/a#1"), u"diff"_s}};
    return records;
}

} // namespace

void TestRecordWriter::secondTimeChangesNothing()
{
    TemporaryWorkspace workspace(someRecords());
    const QByteArrayList before = recordLines(*workspace);
    QCOMPARE(before.size(), someRecords().size());
    auto writer = must(RecordWriter::begin(*workspace));
    for (const Record &record : someRecords()) {
        const auto outcome = writer.write(record);
        QVERIFY2(outcome && *outcome == WriteOutcome::Unchanged, writeBundleLine(record));
    }
    QCOMPARE(must(writer.finish()).indexedIssues, 0);
    QCOMPARE(recordLines(*workspace), before);
}

void TestRecordWriter::outcomes()
{
    TemporaryWorkspace workspace;
    auto writer = must(RecordWriter::begin(*workspace));
    QCOMPARE(must(writer.write(BundleHeader{})), WriteOutcome::Unchanged);
    QCOMPARE(must(writer.write(anIssue(u"org/a#1", u"old"_s, 1))), WriteOutcome::Added);
    QCOMPARE(must(writer.write(anIssue(u"org/a#1", u"old"_s, 1))), WriteOutcome::Unchanged);
    QCOMPARE(must(writer.write(anIssue(u"org/a#1", u"new"_s, 2))), WriteOutcome::Changed);
    QCOMPARE(must(writer.write(anIssue(u"org/a#1", u"old"_s, 1))), WriteOutcome::Unchanged);
    QCOMPARE(must(writer.write(aComment(u"org/a#2", u"c1"_s, u"text"_s))), WriteOutcome::Added);
    QCOMPARE(must(writer.write(anIssue(u"org/a#2"))), WriteOutcome::Added); // was a placeholder till now
    must(writer.finish());
}

void TestRecordWriter::placeholdersWait()
{
    TemporaryWorkspace workspace;
    workspace.write({aComment(u"org/a#1", u"c1"_s, u"text"_s), aLink(u"org/a#1", u"org/a#7"),
            aProposal(u"org/a#1", u"worker"_s, u"drop"_s, 0.25),
            aDecision(u"org/a#1", Verdict::Hold, u"ada"_s, 1), aKgRef(u"org/a#1", u"node"_s)});
    QCOMPARE(errorOf(findIssue(*workspace, ref(u"org/a#1"))), WorkspaceErrorCode::NotFound);
    QCOMPARE(must(readPool(*workspace)).size(), 0);

    workspace.write({anIssue(u"org/a#1", u"late"_s)});
    const IssueDetails details = must(issueDetails(*workspace, must(findIssue(*workspace, ref(u"org/a#1")))));
    QCOMPARE(details.issue.title, u"late"_s);
    QCOMPARE(details.events.size(), 1);
    QCOMPARE(details.links.size(), 1);
    const PoolIssue issue = poolIssue(*workspace, u"org/a#1");
    QCOMPARE(issue.verdict, Verdict::Hold);
    QCOMPARE(issue.changes, 1);
    QCOMPARE(issue.kgRefs, 1);
    QCOMPARE(issue.proposals, quint8{2});
    QCOMPARE(issue.value, 0.25);
}

void TestRecordWriter::placeholdersAreReported()
{
    TemporaryWorkspace workspace;
    const WriteSummary summary = workspace.write({anIssue(u"org/a#1"), aLink(u"org/a#1", u"org/b#9"),
            aComment(u"org/a#3", u"c1"_s, u"text"_s), aDecision(u"org/a#2", Verdict::Keep, u"ada"_s, 1),
            PatchRecord{ref(u"org/a#8"), u"diff"_s}});
    QCOMPARE(summary.missingIssues, (QList<IssueRef>{ref(u"org/a#2"), ref(u"org/a#3")}));
    QCOMPARE(summary.missingChanges, (QList<IssueRef>{ref(u"org/a#8"), ref(u"org/b#9")}));
    QCOMPARE(summary.indexedIssues, 2); // one text, one comment that waits
    const WriteSummary later =
            workspace.write({anIssue(u"org/a#2"), anIssue(u"org/a#3"), aChange(u"org/b#9")});
    QCOMPARE(later.missingIssues, QList<IssueRef>{});
    QCOMPARE(later.missingChanges, QList<IssueRef>{ref(u"org/a#8")});
}

void TestRecordWriter::labelsAreKeptInStep()
{
    TemporaryWorkspace workspace({labelled(u"org/a#1", QStringList{u"bug"_s, u"npu"_s, u"bug"_s}, 1)});
    QCOMPARE(labelsOf(*workspace, u"org/a#1"), (QSet<QString>{u"bug"_s, u"npu"_s}));
    workspace.write({labelled(u"org/a#1", std::nullopt, 2)}); // not given: as known
    QCOMPARE(labelsOf(*workspace, u"org/a#1"), (QSet<QString>{u"bug"_s, u"npu"_s}));
    workspace.write({labelled(u"org/a#1", QStringList{u"npu"_s, u"缺陷"_s}, 3)});
    QCOMPARE(labelsOf(*workspace, u"org/a#1"), (QSet<QString>{u"npu"_s, u"缺陷"_s}));
    workspace.write({labelled(u"org/a#1", QStringList{u"older"_s}, 2)});
    QCOMPARE(labelsOf(*workspace, u"org/a#1"), (QSet<QString>{u"npu"_s, u"缺陷"_s}));
    workspace.write({labelled(u"org/a#1", QStringList{}, 4)}); // given as none
    QCOMPARE(labelsOf(*workspace, u"org/a#1"), QSet<QString>{});
}

void TestRecordWriter::countsAreKeptInStep()
{
    TemporaryWorkspace workspace({anIssue(u"org/a#1"), aLink(u"org/a#1", u"org/a#7", u"closing-keyword"_s),
            aLink(u"org/a#1", u"org/a#7", u"branch-name"_s), aLink(u"org/a#1", u"org/b#7"),
            aKgRef(u"org/a#1", u"n1"_s), aKgRef(u"org/a#1", u"n1"_s),
            aProposal(u"org/a#1", u"w1"_s, u"keep"_s, 0.25),
            aProposal(u"org/a#1", u"w2"_s, u"drop"_s, 0.75)});
    PoolIssue issue = poolIssue(*workspace, u"org/a#1");
    QCOMPARE(issue.changes, 2); // a change linked on two grounds is one
    QCOMPARE(issue.kgRefs, 1);
    QCOMPARE(issue.proposals, quint8{3});
    QCOMPARE(issue.value, 0.75);
}

void TestRecordWriter::verdictsAreKeptInStep()
{
    TemporaryWorkspace workspace({anIssue(u"org/a#1"), aDecision(u"org/a#1", Verdict::Keep, u"ada"_s, 1)});
    QCOMPARE(poolIssue(*workspace, u"org/a#1").verdict, Verdict::Keep);
    QCOMPARE(poolIssue(*workspace, u"org/a#1").conflict, false);
    Decision drop = aDecision(u"org/a#1", Verdict::Drop, u"bob"_s, 2);
    drop.reason = u"spam"_s;
    workspace.write({drop});
    const PoolIssue issue = poolIssue(*workspace, u"org/a#1");
    QCOMPARE(issue.verdict, Verdict::Drop);
    QCOMPARE(issue.stage, Stage::Editor);
    QCOMPARE(issue.reason, u"spam"_s);
    QCOMPARE(issue.conflict, true);
}

void TestRecordWriter::sameDecisionIsOneEntry()
{
    // From two bundles: once with the identity it got on its way, once as it was made.
    TemporaryWorkspace workspace({anIssue(u"org/a#1")});
    const Decision decision = aDecision(u"org/a#1", Verdict::Keep, u"ada"_s, 1);
    Decision travelled = decision;
    travelled.id = decisionId(decision);
    workspace.write({decision, travelled, decision});
    QCOMPARE(must(issueDetails(*workspace, 1)).journal, QList<Decision>{travelled});
}

void TestRecordWriter::touchedIssues()
{
    TemporaryWorkspace workspace({anIssue(u"org/a#1"), anIssue(u"org/a#2"), anIssue(u"org/a#3"),
            anIssue(u"org/a#4"), anIssue(u"org/a#5"), anIssue(u"org/a#6")});
    auto writer = must(RecordWriter::begin(*workspace));
    must(writer.write(anIssue(u"org/a#1"))); // nothing new
    must(writer.write(anIssue(u"org/a#2", u"newer"_s, 9)));
    must(writer.write(aLink(u"org/a#3", u"org/a#7")));
    must(writer.write(aDecision(u"org/a#4", Verdict::Keep, u"ada"_s, 1)));
    QCOMPARE(writer.takeTouched().issues, QList<qint64>{}); // not durable yet
    must(writer.commit());
    const auto first = writer.takeTouched();
    QCOMPARE(first.everything, false);
    QCOMPARE(QSet<qint64>(first.issues.begin(), first.issues.end()),
            idsOf(*workspace, {u"org/a#2", u"org/a#3", u"org/a#4"}));
    must(writer.write(aComment(u"org/a#5", u"c1"_s, u"text"_s)));
    must(writer.finish());
    const auto second = writer.takeTouched();
    // What closed the issues is assessed at the end: those of the step before look different once more.
    QCOMPARE(QSet<qint64>(second.issues.begin(), second.issues.end()),
            idsOf(*workspace, {u"org/a#2", u"org/a#3", u"org/a#5"}));
    QCOMPARE(writer.takeTouched().issues, QList<qint64>{});
}

void TestRecordWriter::touchedTooManyToList()
{
    TemporaryWorkspace workspace;
    auto writer = must(RecordWriter::begin(*workspace));
    IssueRecord issue = anIssue(u"org/a#1");
    for (int i = 0; i <= 50'000; ++i) {
        issue.ref.number = QString::number(i);
        must(writer.write(issue));
    }
    must(writer.commit());
    const auto touched = writer.takeTouched();
    QCOMPARE(touched.everything, true);
    QCOMPARE(touched.issues, QList<qint64>{});
    must(writer.write(anIssue(u"org/b#1")));
    must(writer.commit());
    QCOMPARE(writer.takeTouched().issues.size(), 1);
}

void TestRecordWriter::stepNotCommittedLeavesNothing()
{
    TemporaryWorkspace workspace({anIssue(u"org/a#1")});
    const QByteArrayList before = recordLines(*workspace);
    {
        auto writer = must(RecordWriter::begin(*workspace));
        must(writer.write(BundleHeader{1, minute(0), {}}));
        for (const Record &record : someRecords())
            must(writer.write(record));
        QCOMPARE(must(workspace->database().queryInteger("SELECT COUNT(*) FROM event")),
                1); // what will be gone
    }
    QCOMPARE(recordLines(*workspace), before);
    workspace.reopen();
    QCOMPARE(recordLines(*workspace), before);
    QCOMPARE(must(matchingIssues(*workspace, u"text"_s)).size(), size_t{0});
    workspace.write(someRecords()); // and the workspace is as good as before
    QCOMPARE(recordLines(*workspace).size(), someRecords().size());
}

void TestRecordWriter::committedStepsStay()
{
    TemporaryWorkspace workspace;
    {
        auto writer = must(RecordWriter::begin(*workspace));
        must(writer.write(anIssue(u"org/a#1")));
        must(writer.commit());
        must(writer.write(anIssue(u"org/a#2")));
    }
    workspace.reopen();
    QCOMPARE(recordLines(*workspace), linesOf({anIssue(u"org/a#1")}));
}

void TestRecordWriter::batchThatComesInRederives()
{
    Decision forOld = aDecision(u"org/a#1", Verdict::Keep, u"ada"_s, 1);
    forOld.batch = {u"weekly"_s, 1};
    Decision forNew = aDecision(u"org/a#1", Verdict::Drop, u"ada"_s, 2);
    forNew.batch = {u"weekly"_s, 2};
    TemporaryWorkspace workspace({anIssue(u"org/a#1"), aBatch(u"weekly"_s, 1, minute(1)), forOld, forNew});
    QCOMPARE(poolIssue(*workspace, u"org/a#1").verdict, Verdict::Keep);
    auto writer = must(RecordWriter::begin(*workspace));
    must(writer.write(aBatch(u"weekly"_s, 2, minute(2))));
    must(writer.finish());
    QVERIFY(writer.takeTouched().everything);
    QCOMPARE(poolIssue(*workspace, u"org/a#1").verdict, Verdict::Drop);
}

void TestRecordWriter::readOnlyWorkspace()
{
    TemporaryWorkspace workspace;
    workspace.reopen(Workspace::Access::ReadOnly);
    QCOMPARE(errorOf(RecordWriter::begin(*workspace)), WorkspaceErrorCode::ReadOnly);
}

} // namespace Winnow

QTEST_GUILESS_MAIN(Winnow::TestRecordWriter)
#include "tst_recordwriter.moc"
