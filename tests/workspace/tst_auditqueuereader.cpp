// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "workspace/auditqueuereader.h"

#include "auditworkspace.h"

#include "workspace/auditsettingsstore.h"
#include "workspace/integrity.h"
#include "workspace/issuequeries.h"
#include "workspace/kgaudits.h"
#include "workspace/proposedreferences.h"
#include "workspace/textedits.h"

#include "article/articleedits.h"

#include <QTest>

namespace Winnow {

class TestAuditQueueReader final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void holdsWhatTheDeskShows();
    void inTheOrderOfTheArticle();
    void ofAnotherBatch();
    void followsEntries();
    void proposes();
    void proposalsYieldToBundles();
    void proposalRefused();
    void proposalRefused_data();

private:
    Workspace &workspace() { return **m_workspace; }
    AuditQueue queue() { return must(readAuditQueue(workspace(), auditBatch)); }

    std::optional<TemporaryWorkspace> m_workspace;
};

void TestAuditQueueReader::init()
{
    QTest::failOnWarning();
    m_workspace.emplace(auditRecords());
    keep(workspace(), {u"org/a#1"_s, u"org/a#2"_s});
}

void TestAuditQueueReader::holdsWhatTheDeskShows()
{
    IssueRecord issue = anIssue(u"org/a#1", u"标题"_s);
    issue.url = u"https://example.org/1"_s;
    DraftRecord draft;
    draft.batch = auditBatch;
    draft.issue = issue.ref;
    draft.lang = u"zh"_s;
    draft.problem = u"问题"_s;
    draft.answer = u"from the worker"_s;
    draft.symptom = u"现象"_s;
    draft.action = u"处置"_s;
    draft.by = u"worker"_s;
    m_workspace->write({issue, draft});
    TextEdit edit;
    edit.batch = auditBatch;
    edit.subject = u"org/a#1"_s;
    edit.field = u"answer"_s;
    edit.lang = u"zh"_s;
    edit.value = u"解答"_s;
    must(recordTextEdits(workspace(), {edit}));
    must(recordAudits(workspace(), {anAudit(u"org/a#1 replace n2 >n3"_s)}));
    must(setAuditSettings(workspace(), auditBatch, {.threshold = 0.7}));

    const AuditQueue found = queue();
    QCOMPARE(found.batch, auditBatch);
    QCOMPARE(found.settings.threshold, 0.7);
    QVERIFY(found.isOpen);
    QCOMPARE(found.rows.size(), 2);
    const AuditQueueRow &row = found.rows.constFirst();
    QCOMPARE(row.issue, issue.ref);
    QCOMPARE(row.title, issue.title);
    QCOMPARE(row.url, issue.url);
    QCOMPARE(row.problem, (LocalizedText{u"问题"_s, {}}));
    QCOMPARE(row.answer, (LocalizedText{u"解答"_s, {}}));
    QCOMPARE(row.symptom, (LocalizedText{u"现象"_s, {}}));
    QCOMPARE(row.action, (LocalizedText{u"处置"_s, {}}));
    QCOMPARE(row.references.size(), 2);
    QCOMPARE(row.references.at(0).nodeId, u"n1"_s); // the better score first
    QCOMPARE(row.references.at(1).state, u"accepted"_s); // as it came in
    QCOMPARE(row.journal.size(), 1);
    QCOMPARE(row.audit.references.at(1).state, ReferenceState::Replaced);
    // Nodes that are named and held; the one that nothing names is not read.
    QCOMPARE(found.nodes.size(), 2);
    QCOMPARE(found.nodes.value(u"n3"_s), aNode(u"n3"_s));
    QCOMPARE(found.contents.value(u"n1"_s), contentOf(u"n1"_s));
}

void TestAuditQueueReader::inTheOrderOfTheArticle()
{
    m_workspace->write({anIssue(u"org/b#1"), anIssue(u"org/a#10")});
    keep(workspace(), {u"org/a#3"_s, u"org/a#10"_s, u"org/b#1"_s});
    const auto order = [this] {
        QStringList issues;
        for (const AuditQueueRow &row : queue().rows)
            issues.append(formatIssueRef(row.issue));
        return issues.join(u' ');
    };
    QCOMPARE(order(), u"org/a#1 org/a#2 org/a#3 org/a#10 org/b#1"_s);
    TextEdit rows;
    rows.batch = auditBatch;
    rows.owner = TextOwner::Section;
    rows.subject = u"org/a"_s;
    rows.field = u"rows"_s;
    rows.value = casesValue({ref(u"org/a#10"), ref(u"org/a#2")});
    must(recordTextEdits(workspace(), {rows}));
    m_workspace->write({SectionRecord{auditBatch, u"org/b"_s, 1, {}, {}}});
    QCOMPARE(order(), u"org/b#1 org/a#10 org/a#2 org/a#1 org/a#3"_s);
}

void TestAuditQueueReader::ofAnotherBatch()
{
    must(recordAudits(workspace(), {anAudit(u"org/a#1 reject n1 for:outdated"_s)}));
    m_workspace->write({aBatch(auditBatch.series, 39, minute(99))});
    QCOMPARE(must(readAuditQueue(workspace(), {auditBatch.series, 39})).rows.size(), 0);
    QCOMPARE(queue().rows.size(), 2);
    // What was said of the issue for one instalment is not said for the next.
    AuditEntry other = anAudit(u"org/a#1 accept n1"_s);
    other.batch.ordinal = 39;
    must(recordAudits(workspace(), {other}));
    QCOMPARE(queue().rows.constFirst().audit.references.constFirst().state, ReferenceState::Rejected);
    QCOMPARE(queue().rows.constFirst().journal.size(), 1);
}

void TestAuditQueueReader::followsEntries()
{
    must(setAuditSettings(workspace(), auditBatch, {.reviewers = 2}));
    AuditQueue held = queue();
    QVERIFY(!held.isOpen);
    const auto compare = [&] {
        const AuditQueue read = queue();
        QCOMPARE(held.isOpen, read.isOpen);
        for (qsizetype i = 0; i < read.rows.size(); ++i) {
            QVERIFY(held.rows.at(i).audit == read.rows.at(i).audit);
            QCOMPARE(held.rows.at(i).journal, read.rows.at(i).journal);
        }
    };
    for (const QString &by : {u"ada"_s, u"bob"_s}) {
        for (const QString &words :
                {u"org/a#1 accept n1"_s, u"org/a#1 reject n2 for:outdated"_s, u"org/a#2 leave-empty -"_s}) {
            addAudits(held, must(recordAudits(workspace(), {anAudit(words, by)})).audits);
            compare();
        }
    }
    QVERIFY(held.isOpen);
    addAudits(held, must(Journal(workspace()).undo(u"bob"_s)).audits);
    compare();
    QVERIFY(!held.isOpen);
    addAudits(held, must(Journal(workspace()).redo(u"bob"_s)).audits);
    compare();
}

void TestAuditQueueReader::proposes()
{
    KgRefRecord known = aKgRef(u"org/a#1", u"n2"_s);
    known.score = 0.1;
    KgRefRecord found = aKgRef(u"org/a#1", u"n4"_s);
    found.nodeTitle = u"t"_s;
    found.query = u"q"_s;
    found.score = 0.75;
    found.excerpt = u"e"_s;
    found.state = u"accepted"_s; // never by itself
    found.by = u"winnow"_s;
    const ProposedReferences proposed =
            must(recordProposedReferences(workspace(), {known, found, found, aKgRef(u"org/a#2", u"n1"_s)}));
    QCOMPARE(proposed.added.size(), 1);
    QCOMPARE(proposed.issueIds, QList<qint64>{must(findIssue(workspace(), ref(u"org/a#1")))});
    const QList<KgRefRecord> references = queue().rows.constFirst().references;
    QCOMPARE(references.size(), 3);
    found.state = u"proposed"_s;
    found.at = references.at(2).at;
    QVERIFY(found.at);
    QCOMPARE(references.at(2), found);
    QCOMPARE(proposed.added.constFirst(), found);
    QCOMPARE(references.at(1).score, 0.8); // as it was
    QCOMPARE(references.at(1).state, u"accepted"_s);
    QCOMPARE(must(issueSummaries(workspace(), proposed.issueIds)).constFirst().kgRefs, 3);
    QCOMPARE(checkWorkspace(m_workspace->path()).problems, QStringList{});
    QCOMPARE(must(recordProposedReferences(workspace(), {})).added.size(), 0);
    m_workspace->reopen(Workspace::Access::ReadOnly);
    QCOMPARE(errorOf(recordProposedReferences(workspace(), {found})), WorkspaceErrorCode::ReadOnly);
}

void TestAuditQueueReader::proposalsYieldToBundles()
{
    must(recordProposedReferences(workspace(), {aKgRef(u"org/a#1", u"n4"_s)}));
    KgRefRecord upstream = aKgRef(u"org/a#1", u"n4"_s);
    upstream.state = u"accepted"_s;
    upstream.at = minute(1);
    m_workspace->write({upstream});
    QCOMPARE(effectiveStates(workspace(), u"org/a#1"_s), u"n1:proposed n2:accepted n4:accepted"_s);
}

void TestAuditQueueReader::proposalRefused_data()
{
    QTest::addColumn<QString>("issue");
    QTest::addColumn<QString>("node");
    QTest::addColumn<double>("score");
    QTest::addColumn<WorkspaceErrorCode>("code");
    QTest::newRow("no node") << u"org/a#1"_s << QString() << 0.5 << WorkspaceErrorCode::InvalidArgument;
    QTest::newRow("score") << u"org/a#1"_s << u"n9"_s << 1.5 << WorkspaceErrorCode::InvalidArgument;
    QTest::newRow("no such issue") << u"org/z#1"_s << u"n9"_s << 0.5 << WorkspaceErrorCode::NotFound;
}

void TestAuditQueueReader::proposalRefused()
{
    QFETCH(const QString, issue);
    QFETCH(const QString, node);
    QFETCH(const double, score);
    QFETCH(const WorkspaceErrorCode, code);
    KgRefRecord wrong = aKgRef(issue, node);
    wrong.score = score;
    QCOMPARE(errorOf(recordProposedReferences(workspace(), {aKgRef(u"org/a#1", u"n4"_s), wrong})), code);
    QCOMPARE(queue().rows.constFirst().references.size(), 2); // nothing of it
}

} // namespace Winnow

QTEST_GUILESS_MAIN(Winnow::TestAuditQueueReader)
#include "tst_auditqueuereader.moc"
