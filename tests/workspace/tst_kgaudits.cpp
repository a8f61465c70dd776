// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "workspace/kgaudits.h"

#include "auditworkspace.h"

#include "workspace/articlerecordreader.h"
#include "workspace/auditsettingsstore.h"
#include "workspace/integrity.h"
#include "workspace/textedits.h"

#include "support/recordlines.h"

#include <QTest>

namespace Winnow {

class TestKgAudits final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void isThereAfterReopening();
    void fillsIn();
    void undoGoesThroughThreeJournals();
    void oneStepIsUndoneAsAWhole();
    void travelsInBundles();
    void mergesInAnyOrder();
    void blind();
    void blindForTheArticle();
    void undoIsOnesOwn();
    void knowsWhatTheNodeSaid();
    void knowsWhatTheNodeSaid_data();
    void refused();
    void refused_data();
    void readOnly();
    void isAppendOnly();
    void articleRecordFollows();
    void settings();

private:
    Workspace &workspace() { return **m_workspace; }
    RecordedStep judge(const QString &words, const QString &by = u"ada"_s)
    {
        return must(recordAudits(workspace(), {anAudit(words, by)}));
    }
    QString states(const QString &issue = u"org/a#1"_s) { return effectiveStates(workspace(), issue); }

    std::optional<TemporaryWorkspace> m_workspace;
};

void TestKgAudits::init()
{
    QTest::failOnWarning();
    m_workspace.emplace(auditRecords());
    keep(workspace(), {u"org/a#1"_s, u"org/a#2"_s});
    QCOMPARE(states(), u"n1:proposed n2:accepted"_s);
}

void TestKgAudits::isThereAfterReopening()
{
    const RecordedStep step = judge(u"org/a#1 reject n2 for:outdated"_s);
    QCOMPARE(step.audits.size(), 1);
    m_workspace->reopen();
    QCOMPARE(must(auditsOf(workspace(), auditBatch)), step.audits);
    QCOMPARE(must(auditsOf(workspace(), {u"weekly"_s, 39})).size(), 0);
    QCOMPARE(states(), u"n1:proposed n2:rejected"_s);
    QCOMPARE(checkWorkspace(m_workspace->path()).problems, QStringList{});
}

void TestKgAudits::fillsIn()
{
    const AuditEntry first = judge(u"org/a#1 accept n1"_s).audits.constFirst();
    QVERIFY(first.at && !first.id.isEmpty() && !first.step.isEmpty() && !first.isBlind);
    QCOMPARE(first.supersedes, QStringList{});
    const AuditEntry own = judge(u"org/a#1 reject n1 for:outdated"_s).audits.constFirst();
    QCOMPARE(own.supersedes, QStringList{});
    QVERIFY(*own.at > *first.at);
    // In view of Ada's last word on this one, not of that on the other.
    judge(u"org/a#1 accept n2"_s);
    const AuditEntry second = judge(u"org/a#1 accept n1"_s, u"bob"_s).audits.constFirst();
    QCOMPARE(second.supersedes, QStringList{own.id});
    QCOMPARE(states(), u"n1:accepted n2:accepted"_s);
    // A row left empty is in view of all that others said of it; a note of nothing.
    QCOMPARE(judge(u"org/a#1 note n1"_s, u"cleo"_s).audits.constFirst().supersedes, QStringList{});
    const AuditEntry left = judge(u"org/a#1 leave-empty -"_s, u"cleo"_s).audits.constFirst();
    QCOMPARE(left.supersedes.size(), 3);
    QCOMPARE(states(), u"n1:rejected n2:rejected"_s);
    // Times do not go back where a clock does.
    AuditEntry ahead = anAudit(u"org/a#1 accept n1"_s, u"dan"_s);
    ahead.at = currentTimestamp() + std::chrono::hours(1);
    ahead.id = u"ahead"_s;
    m_workspace->write({ahead});
    QVERIFY(*judge(u"org/a#1 accept n1"_s).audits.constFirst().at > *ahead.at);
}

void TestKgAudits::undoGoesThroughThreeJournals()
{
    Journal journal(workspace());
    const auto verdict = [&] { return must(journal.stateOf(ref(u"org/a#2"))).verdict; };
    judge(u"org/a#1 accept n1"_s);
    DecisionRequest drop;
    drop.issues = {ref(u"org/a#2")};
    drop.verdict = Verdict::Drop;
    drop.reason = u"spam"_s;
    drop.by = u"ada"_s;
    must(journal.record(drop));
    TextEdit edit;
    edit.batch = auditBatch;
    edit.subject = u"org/a#1"_s;
    edit.field = u"answer"_s;
    edit.lang = u"zh"_s;
    edit.value = u"written"_s;
    edit.by = u"ada"_s;
    must(recordTextEdits(workspace(), {edit}));
    judge(u"org/a#1 reject n2 for:outdated"_s);
    QCOMPARE(states(), u"n1:accepted n2:rejected"_s);

    const RecordedStep undone = must(journal.undo(u"ada"_s));
    QCOMPARE(undone.audits.size(), 1);
    QCOMPARE(undone.audits.constFirst().by, u"ada"_s);
    QCOMPARE(undone.audits.constFirst().nodeId, u"n2"_s);
    QCOMPARE(states(), u"n1:accepted n2:accepted"_s);
    QCOMPARE(must(journal.undo(u"ada"_s)).texts.size(), 1);
    QCOMPARE(verdict(), Verdict::Drop);
    QCOMPARE(must(journal.undo(u"ada"_s)).entries.size(), 1);
    QCOMPARE(verdict(), Verdict::Keep);
    m_workspace->reopen();
    Journal later(workspace());
    QCOMPARE(must(later.undo(u"ada"_s)).audits.size(), 1);
    QCOMPARE(states(), u"n1:proposed n2:accepted"_s);
    QVERIFY(must(later.canRedo(u"ada"_s)));
    QCOMPARE(must(later.redo(u"ada"_s)).audits.size(), 1);
    QCOMPARE(must(later.redo(u"ada"_s)).entries.size(), 1);
    QCOMPARE(must(later.redo(u"ada"_s)).texts.size(), 1);
    QCOMPARE(must(later.redo(u"ada"_s)).audits.size(), 1);
    QVERIFY(!must(later.canRedo(u"ada"_s)));
    QCOMPARE(states(), u"n1:accepted n2:rejected"_s);
    // A new word after stepping back begins a branch.
    must(later.undo(u"ada"_s));
    judge(u"org/a#1 accept n2"_s);
    QVERIFY(!must(later.canRedo(u"ada"_s)));
    must(later.undo(u"ada"_s));
    QCOMPARE(states(), u"n1:accepted n2:accepted"_s);
    QCOMPARE(checkWorkspace(m_workspace->path()).problems, QStringList{});
}

void TestKgAudits::oneStepIsUndoneAsAWhole()
{
    must(recordAudits(workspace(),
            {anAudit(u"org/a#1 accept n1"_s), anAudit(u"org/a#1 reject n2 for:outdated"_s),
                    anAudit(u"org/a#2 leave-empty -"_s)}));
    QCOMPARE(states(), u"n1:accepted n2:rejected"_s);
    QCOMPARE(states(u"org/a#2"_s), u"n1:rejected"_s);
    QCOMPARE(must(Journal(workspace()).undo(u"ada"_s)).audits.size(), 3);
    QCOMPARE(states(), u"n1:proposed n2:accepted"_s);
    QCOMPARE(states(u"org/a#2"_s), u"n1:proposed"_s);
    QCOMPARE(must(recordAudits(workspace(), {})).audits.size(), 0);
}

void TestKgAudits::travelsInBundles()
{
    judge(u"org/a#1 replace n1 >n3"_s);
    judge(u"org/a#1 reject n2 for:outdated"_s);
    must(Journal(workspace()).undo(u"ada"_s));
    judge(u"org/a#1 accept n1"_s, u"bob"_s);
    const QList<Record> records = allRecords(workspace());
    TemporaryWorkspace other(records);
    QCOMPARE(recordLines(*other), recordLines(workspace()));
    QCOMPARE(effectiveStates(*other, u"org/a#1"_s), states());
    QVERIFY(!must(Journal(*other).canUndo(u"bob"_s))); // what others said is not taken back here
    const QByteArrayList before = recordLines(*other);
    other.write(records);
    QCOMPARE(recordLines(*other), before); // twice changes nothing
    QCOMPARE(checkWorkspace(other.path()).problems, QStringList{});
}

/// Two reviewers work apart on copies; bundles go to and fro.
void TestKgAudits::mergesInAnyOrder()
{
    TemporaryWorkspace second(allRecords(workspace()));
    judge(u"org/a#1 accept n1"_s);
    judge(u"org/a#2 leave-empty -"_s);
    must(recordAudits(*second, {anAudit(u"org/a#1 reject n1 for:off-topic"_s, u"bob"_s)}));
    must(recordAudits(*second, {anAudit(u"org/a#1 accept n2"_s, u"bob"_s)}));
    must(Journal(*second).undo(u"bob"_s));
    const QList<Record> ofAda = allRecords(workspace());
    const QList<Record> ofBob = allRecords(*second);
    m_workspace->write(ofBob);
    second.write(ofAda);
    QCOMPARE(recordLines(*second), recordLines(workspace()));
    for (Workspace *merged : {&workspace(), &*second}) {
        const ArticleRecord record = must(readArticleRecord(*merged, auditBatch, u"ada"_s));
        const ArticleCase *row = caseOf(record, ref(u"org/a#1"));
        QCOMPARE(row->audit.find(u"n1"_s)->state, ReferenceState::Disputed);
        QCOMPARE(row->audit.find(u"n1"_s)->lastWords.size(), 2);
        QVERIFY(caseOf(record, ref(u"org/a#2"))->audit.leftEmpty);
    }
    // A third in view of both settles it, there as here.
    judge(u"org/a#1 accept n1"_s, u"cleo"_s);
    second.write(allRecords(workspace()));
    QCOMPARE(effectiveStates(*second, u"org/a#1"_s), u"n1:accepted n2:accepted"_s);
    QCOMPARE(states(), u"n1:accepted n2:accepted"_s);
}

void TestKgAudits::blind()
{
    must(setAuditSettings(workspace(), auditBatch, {.reviewers = 2}));
    const AuditEntry ada = judge(u"org/a#1 accept n1"_s).audits.constFirst();
    QVERIFY(ada.isBlind);
    const AuditEntry bob = judge(u"org/a#1 reject n1 for:outdated"_s, u"bob"_s).audits.constFirst();
    QVERIFY(bob.isBlind);
    QCOMPARE(bob.supersedes, QStringList{});
    QCOMPARE(states(), u"n1:accepted n2:accepted"_s); // as Ada sees it; there is a dispute once both are done
    for (const QString &by : {u"ada"_s, u"bob"_s}) {
        QVERIFY(judge(u"org/a#1 accept n2"_s, by).audits.constFirst().isBlind);
        QVERIFY(judge(u"org/a#2 accept n1"_s, by).audits.constFirst().isBlind);
    }
    // Both are done: a third sees all, and what is said now is said in view of it.
    const AuditEntry cleo = judge(u"org/a#1 accept n1"_s, u"cleo"_s).audits.constFirst();
    QVERIFY(!cleo.isBlind);
    QStringList both{ada.id, bob.id};
    both.sort();
    QCOMPARE(cleo.supersedes, both);
    QCOMPARE(states(), u"n1:accepted n2:accepted"_s);
}

/// While one does not see the other's verdicts, the article made for them does not show them either.
void TestKgAudits::blindForTheArticle()
{
    must(setAuditSettings(workspace(), auditBatch, {.reviewers = 2}));
    judge(u"org/a#1 accept n1"_s);
    judge(u"org/a#1 reject n2 for:outdated"_s);
    judge(u"org/a#2 reject n1 for:outdated"_s);
    const auto record = [&](const QString &reviewer) {
        return must(readArticleRecord(workspace(), auditBatch, reviewer));
    };
    QVERIFY(!record(u"ada"_s).isAuditOpen);
    QCOMPARE(effectiveStates(workspace(), u"org/a#1"_s, u"ada"_s), u"n1:accepted n2:rejected"_s);
    for (const QString &other : {u"bob"_s, QString()}) {
        QVERIFY(!record(other).isAuditOpen);
        QCOMPARE(effectiveStates(workspace(), u"org/a#1"_s, other), u"n1:proposed n2:accepted"_s);
        QCOMPARE(record(other).cases.constFirst().audit.references.constFirst().lastWords,
                QList<AuditEntry>{});
    }
    judge(u"org/a#1 reject n1 for:outdated"_s, u"bob"_s);
    QCOMPARE(effectiveStates(workspace(), u"org/a#1"_s, u"bob"_s), u"n1:rejected n2:accepted"_s);
    QCOMPARE(effectiveStates(workspace(), u"org/a#1"_s, u"ada"_s), u"n1:accepted n2:rejected"_s);
    judge(u"org/a#1 reject n2 for:outdated"_s, u"bob"_s);
    judge(u"org/a#2 reject n1 for:outdated"_s, u"bob"_s);
    // Both are done: everybody sees the same, and where they differ.
    for (const QString &anybody : {u"ada"_s, u"bob"_s, QString()}) {
        QVERIFY(record(anybody).isAuditOpen);
        QCOMPARE(effectiveStates(workspace(), u"org/a#1"_s, anybody), u"n1:proposed n2:rejected"_s);
        QCOMPARE(record(anybody).cases.constFirst().audit.references.constFirst().state,
                ReferenceState::Disputed);
    }
}

/// On one file, too: what the other said is not taken back with a slip of the finger, and not shown by it.
void TestKgAudits::undoIsOnesOwn()
{
    judge(u"org/a#1 accept n1"_s, u"cleo"_s);
    judge(u"org/a#1 reject n2 for:outdated"_s, u"bob"_s);
    Journal journal(workspace());
    const auto nodesOf = [](const RecordedStep &step) {
        QStringList nodes;
        for (const AuditEntry &entry : step.audits)
            nodes.append(entry.nodeId);
        return nodes.join(u' ');
    };
    QCOMPARE(nodesOf(must(journal.undo(u"cleo"_s))), u"n1"_s);
    QCOMPARE(states(), u"n1:proposed n2:rejected"_s);
    QCOMPARE(nodesOf(must(journal.undo(u"cleo"_s))), QString());
    QVERIFY(!must(journal.canUndo(u"cleo"_s)) && must(journal.canUndo(u"bob"_s)));
    QVERIFY(must(journal.canRedo(u"cleo"_s)) && !must(journal.canRedo(u"bob"_s)));
    QCOMPARE(nodesOf(must(journal.redo(u"bob"_s))), QString());
    QCOMPARE(nodesOf(must(journal.undo(u"bob"_s))), u"n2"_s);
    QCOMPARE(nodesOf(must(journal.redo(u"cleo"_s))), u"n1"_s);
    QCOMPARE(states(), u"n1:accepted n2:accepted"_s);
}

void TestKgAudits::knowsWhatTheNodeSaid_data()
{
    QTest::addColumn<QString>("entry");
    QTest::addColumn<QString>("given");
    QTest::addColumn<QString>("expected");
    const QString n1 = contentOf(u"n1"_s);
    QTest::newRow("held") << u"org/a#1 accept n1"_s << QString() << n1;
    QTest::newRow("not held") << u"org/a#1 accept n2"_s << QString() << QString();
    QTest::newRow("not held, and said all the same") << u"org/a#1 accept n2"_s << u"c0de"_s << QString();
    QTest::newRow("as it was on the screen") << u"org/a#1 reject n1 for:outdated"_s << u"c0de"_s << u"c0de"_s;
    QTest::newRow("the replacement") << u"org/a#1 replace n2 >n1"_s << QString() << n1;
    QTest::newRow("a replacement that is not held") << u"org/a#1 replace n1 >n9"_s << QString() << QString();
    QTest::newRow("left empty") << u"org/a#1 leave-empty -"_s << QString() << QString();
}

void TestKgAudits::knowsWhatTheNodeSaid()
{
    QFETCH(const QString, entry);
    QFETCH(const QString, given);
    AuditEntry asked = anAudit(entry);
    asked.content = given;
    QTEST(must(recordAudits(workspace(), {asked})).audits.constFirst().content, "expected");
}

void TestKgAudits::refused_data()
{
    QTest::addColumn<QString>("entry");
    QTest::addColumn<WorkspaceErrorCode>("code");
    QTest::newRow("reject without a reason") << u"org/a#1 reject n1"_s << WorkspaceErrorCode::InvalidArgument;
    QTest::newRow("replace by nothing") << u"org/a#1 replace n1"_s << WorkspaceErrorCode::InvalidArgument;
    QTest::newRow("no such issue") << u"org/z#1 accept n1"_s << WorkspaceErrorCode::NotFound;
}

void TestKgAudits::refused()
{
    QFETCH(const QString, entry);
    QFETCH(const WorkspaceErrorCode, code);
    const auto refused = recordAudits(workspace(), {anAudit(u"org/a#1 accept n1"_s), anAudit(entry)});
    QCOMPARE(errorOf(refused), code);
    QCOMPARE(must(auditsOf(workspace(), auditBatch)).size(), 0); // nothing of the step
    AuditEntry elsewhere = anAudit(u"org/a#1 accept n1"_s);
    elsewhere.batch.ordinal = 39;
    QCOMPARE(errorOf(recordAudits(workspace(), {anAudit(u"org/a#1 accept n1"_s), elsewhere})),
            WorkspaceErrorCode::InvalidArgument);
}

void TestKgAudits::readOnly()
{
    m_workspace->reopen(Workspace::Access::ReadOnly);
    QCOMPARE(errorOf(recordAudits(workspace(), {anAudit(u"org/a#1 accept n1"_s)})),
            WorkspaceErrorCode::ReadOnly);
    QCOMPARE(errorOf(setAuditSettings(workspace(), auditBatch, {})), WorkspaceErrorCode::ReadOnly);
}

void TestKgAudits::isAppendOnly()
{
    judge(u"org/a#1 accept n1"_s);
    QVERIFY(!workspace().database().execute("UPDATE kg_audit SET verdict = 1"));
    QVERIFY(!workspace().database().execute("DELETE FROM kg_audit"));
    QVERIFY(!workspace().database().execute("INSERT INTO kg_audit (id, issue_id, series, ordinal, verdict, "
                                            "blind, local) VALUES ('x', 1, 's', 1, 5, 0, 0)"));
}

void TestKgAudits::articleRecordFollows()
{
    keep(workspace(), {u"org/a#3"_s});
    judge(u"org/a#1 replace n1 >n3"_s);
    judge(u"org/a#1 accept n2"_s);
    judge(u"org/a#2 leave-empty -"_s);
    judge(u"org/a#3 accept n3"_s);
    ArticleRecord record = must(readArticleRecord(workspace(), auditBatch, u"ada"_s));
    QCOMPARE(states(), u"n1:replaced n2:accepted n3:accepted"_s);
    const auto changeOf = [&](QStringView issue, const QString &node) {
        record = must(readArticleRecord(workspace(), auditBatch, u"ada"_s));
        return caseOf(record, ref(issue))->audit.find(node)->change;
    };
    QCOMPARE(changeOf(u"org/a#3", u"n3"_s), NodeChange::None);
    QCOMPARE(caseOf(record, ref(u"org/a#2"))->audit.leftEmpty->by, u"ada"_s);
    // The page is written anew: both rows that rest on it are to be looked at again, until somebody has.
    KgNodeRecord node = aNode(u"n3"_s);
    node.text = u"z: something else"_s;
    m_workspace->write({node});
    QCOMPARE(changeOf(u"org/a#3", u"n3"_s), NodeChange::Changed);
    QCOMPARE(changeOf(u"org/a#1", u"n1"_s), NodeChange::Changed);
    QCOMPARE(changeOf(u"org/a#1", u"n2"_s), NodeChange::None);
    judge(u"org/a#3 accept n3"_s);
    QCOMPARE(changeOf(u"org/a#3", u"n3"_s), NodeChange::None);
    // And deleted.
    must(workspace().database().execute("DELETE FROM kg_node WHERE id = 'n3'"));
    QCOMPARE(changeOf(u"org/a#3", u"n3"_s), NodeChange::Gone);
}

void TestKgAudits::settings()
{
    QCOMPARE(must(auditSettings(workspace(), auditBatch)), AuditSettings{});
    const AuditSettings ofSeries{.reviewers = 2, .threshold = 0.75, .style = KnowledgeStyle::Column};
    must(setAuditSettings(workspace(), auditBatch, ofSeries, AuditScope::Series));
    QCOMPARE(must(auditSettings(workspace(), auditBatch)), ofSeries);
    const AuditSettings ofBatch{.reviewers = 1, .threshold = 0, .style = KnowledgeStyle::Footnotes};
    must(setAuditSettings(workspace(), auditBatch, ofBatch));
    QCOMPARE(must(auditSettings(workspace(), auditBatch)), ofBatch);
    QCOMPARE(must(auditSettings(workspace(), {u"weekly"_s, 39})), ofSeries);
    QCOMPARE(must(auditSettings(workspace(), {u"daily"_s, 38})), AuditSettings{});
    QCOMPARE(must(readArticleRecord(workspace(), auditBatch, u"ada"_s)).auditSettings, ofBatch);
    for (const AuditSettings &wrong : {AuditSettings{.reviewers = 0}, AuditSettings{.threshold = 1.5},
                 AuditSettings{.threshold = std::numeric_limits<double>::quiet_NaN()}}) {
        QCOMPARE(errorOf(setAuditSettings(workspace(), auditBatch, wrong)),
                WorkspaceErrorCode::InvalidArgument);
    }
    for (const QString &damaged : {u"nonsense"_s, u"[]"_s, u"{\"reviewers\":-3}"_s, u""_s}) {
        must(workspace().setSetting(u"audit_settings/weekly/38"_s, damaged));
        QCOMPARE(must(auditSettings(workspace(), auditBatch)), AuditSettings{});
    }
}

} // namespace Winnow

QTEST_GUILESS_MAIN(Winnow::TestKgAudits)
#include "tst_kgaudits.moc"
