// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "sessionfixture.h"

#include "workspace/journal.h"
#include "workspace/kgaudits.h"

#include <QTest>

namespace Winnow {

class TestSessionAudit final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void judgesAndTakesBack();
    void judgingNotPossible();
    void proposes();
    void settings();

private:
    bool open(WorkspaceSession &session) const { return openAndWait(session, m_workspace->path()); }
    static AuditEntry accept(const QString &node)
    {
        AuditEntry entry;
        entry.issue = ref(u"org/a#1");
        entry.nodeId = node;
        return entry;
    }
    static std::shared_ptr<const AuditQueue> fetchQueue(WorkspaceSession &session)
    {
        Heard fetched(&session, &WorkspaceSession::auditQueueFetched);
        session.fetchAuditQueue();
        return fetched.wait() ? fetched.last<std::shared_ptr<const AuditQueue>>() : nullptr;
    }

    std::optional<TemporaryWorkspace> m_workspace;
};

void TestSessionAudit::init()
{
    QTest::failOnWarning();
    QList<Record> records = sessionRecords();
    records << aKgRef(u"org/a#1", u"n1"_s) << aKgRef(u"org/a#1", u"n2"_s);
    m_workspace.emplace(records);
    DecisionRequest request;
    request.issues = {ref(u"org/a#1")};
    request.verdict = Verdict::Keep;
    must(Journal(**m_workspace).record(request));
    m_workspace->close();
}

void TestSessionAudit::judgesAndTakesBack()
{
    WorkspaceSession session;
    session.setReviewer(u"林知秋"_s);
    QVERIFY(open(session));
    auto queue = fetchQueue(session);
    QVERIFY(queue);
    QCOMPARE(queue->rows.size(), 1);
    AuditQueue held = *queue;

    Heard recorded(&session, &WorkspaceSession::decisionRecorded);
    session.judgeReferences({accept(u"n1"_s), accept(u"n2"_s)});
    QVERIFY(recorded.wait());
    auto outcome = recorded.last<DecisionOutcome>();
    QCOMPARE(outcome.kind, DecisionOutcome::Kind::Audited);
    QCOMPARE(outcome.audits.size(), 2);
    QCOMPARE(outcome.audits.constFirst().by, u"林知秋"_s);
    QCOMPARE(outcome.audits.constFirst().batch, (BatchRef{u"weekly"_s, 38}));
    QVERIFY(outcome.undo.canUndo);
    addAudits(held, outcome.audits);
    QVERIFY(held.rows.constFirst().audit == fetchQueue(session)->rows.constFirst().audit);
    QCOMPARE(held.rows.constFirst().audit.references.constFirst().state, ReferenceState::Accepted);

    session.undo();
    QVERIFY(recorded.wait(2));
    outcome = recorded.last<DecisionOutcome>();
    QCOMPARE(outcome.kind, DecisionOutcome::Kind::Undone);
    QCOMPARE(outcome.audits.size(), 2);
    addAudits(held, outcome.audits);
    QCOMPARE(held.rows.constFirst().audit.references.constFirst().state, ReferenceState::Unaudited);
    session.redo();
    QVERIFY(recorded.wait(3));
    QCOMPARE(recorded.last<DecisionOutcome>().kind, DecisionOutcome::Kind::Redone);
    addAudits(held, recorded.last<DecisionOutcome>().audits);
    QCOMPARE(held.rows.constFirst().audit.references.constFirst().state, ReferenceState::Accepted);
    QVERIFY(held.rows.constFirst().audit == fetchQueue(session)->rows.constFirst().audit);

    Heard record(&session, &WorkspaceSession::articleRecordFetched);
    session.fetchArticleRecord();
    QVERIFY(record.wait());
    const auto article = record.last<std::shared_ptr<const ArticleRecord>>();
    QCOMPARE(article->cases.constFirst().kgRefs.constFirst().state, u"accepted"_s);
}

void TestSessionAudit::judgingNotPossible()
{
    WorkspaceSession session;
    QVERIFY(open(session));
    Heard failed(&session, &WorkspaceSession::failed);
    AuditEntry entry = accept(u"n1"_s);
    entry.verdict = AuditVerdict::Reject;
    session.judgeReferences({entry});
    QVERIFY(failed.wait());
    QCOMPARE(failed.last<WorkspaceError>().code, WorkspaceErrorCode::InvalidArgument);
    QCOMPARE(fetchQueue(session)->rows.constFirst().journal.size(), 0);
}

void TestSessionAudit::proposes()
{
    WorkspaceSession session;
    session.setReviewer(u"ada"_s);
    QVERIFY(open(session));
    Heard proposed(&session, &WorkspaceSession::referencesProposed);
    Heard changed(&session, &WorkspaceSession::issuesChanged);
    KgRefRecord byProvider = aKgRef(u"org/a#1", u"n4"_s);
    byProvider.by = u"winnow/local"_s;
    session.proposeReferences({aKgRef(u"org/a#1", u"n1"_s), aKgRef(u"org/a#1", u"n3"_s), byProvider});
    QVERIFY(proposed.wait());
    const auto added = proposed.last<QList<KgRefRecord>>();
    QCOMPARE(added.size(), 2);
    QCOMPARE(added.at(0).by, u"ada"_s);
    QCOMPARE(added.at(1).by, u"winnow/local"_s);
    QVERIFY(changed.count() >= 1);
    QCOMPARE(changed.last<QList<qint64>>().size(), 1);
    QCOMPARE(fetchQueue(session)->rows.constFirst().references.size(), 4);
    Heard failed(&session, &WorkspaceSession::failed);
    session.proposeReferences({aKgRef(u"org/z#1", u"n1"_s)});
    QVERIFY(failed.wait());
}

void TestSessionAudit::settings()
{
    WorkspaceSession session;
    QVERIFY(open(session));
    Heard changed(&session, &WorkspaceSession::auditSettingsChanged);
    const AuditSettings wanted{.reviewers = 2, .threshold = 0.5, .style = KnowledgeStyle::Footnotes};
    session.setAuditSettings(wanted, AuditScope::Series);
    QVERIFY(changed.wait());
    QCOMPARE(changed.last<AuditSettings>(), wanted);
    QCOMPARE(fetchQueue(session)->settings, wanted);
    Heard failed(&session, &WorkspaceSession::failed);
    session.setAuditSettings({.reviewers = 0});
    QVERIFY(failed.wait());
}

} // namespace Winnow

QTEST_GUILESS_MAIN(Winnow::TestSessionAudit)
#include "tst_sessionaudit.moc"
