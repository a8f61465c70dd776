// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "sessionfixture.h"

#include "workspace/integrity.h"
#include "workspace/knowledgeindex.h"
#include "workspace/knowledgesearch.h"
#include "workspace/recordwriter.h"

#include "support/bundlefile.h"
#include "support/recordlines.h"

#include <QFileInfo>
#include <QTest>

using namespace Qt::StringLiterals;

namespace Winnow {

class TestSessionImport final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void imports();
    void indexesWhatIsPending();
    void tellsHowFarItIs();
    void fileThatIsNotThere();
    void cancelledBeforeItBegan();
    void cancelledOnTheWay();
    void nextImportAfterACancelledOne();
    void decisionsBehindAnImport();
    void closingEndsAnImport();
    void openingAnotherEndsAnImport();

private:
    QString filePath(const QString &name) const { return m_workspace->filePath(name); }

    std::optional<TemporaryWorkspace> m_workspace;
    std::unique_ptr<WorkspaceSession> m_session;
};

namespace {

constexpr int manyIssues = 20'000;

QList<Record> issues(int count)
{
    QList<Record> records;
    for (int i = 1; i <= count; ++i)
        records.append(anIssue(u"org/new#%1"_s.arg(i), u"new issue %1"_s.arg(i)));
    return records;
}

} // namespace

void TestSessionImport::init()
{
    QTest::failOnWarning();
    m_session.reset();
    m_workspace.emplace(QList<Record>{anIssue(u"org/a#1")});
    m_workspace->close();
    m_session = std::make_unique<WorkspaceSession>();
    Heard opened(m_session.get(), &WorkspaceSession::opened);
    m_session->open(m_workspace->path());
    QVERIFY(opened.wait());
}

void TestSessionImport::imports()
{
    BatchRecord batch = aBatch(u"weekly"_s, 38, minute(100));
    batch.quota = 40;
    writeBundleFile(filePath(u"in.ndjson"_s), QList<Record>{batch} + issues(30));
    Heard finished(m_session.get(), &WorkspaceSession::importFinished);
    Heard changed(m_session.get(), &WorkspaceSession::issuesChanged);
    m_session->importBundles({filePath(u"in.ndjson"_s)});
    QVERIFY(m_session->isImporting());
    QVERIFY(finished.wait());
    QVERIFY(!m_session->isImporting());
    const auto report = finished.last<BundleImportReport>();
    QCOMPARE(report.added, 31);
    QCOMPARE(report.cancelled, false);
    QCOMPARE_GE(changed.count(), 1);
    QCOMPARE(m_session->workspace().quota, 40); // of the batch that came in
    QCOMPARE(m_session->workspace().batch.batch, batch.batch);

    const auto selection = selectAndWait(*m_session, u"new"_s);
    QVERIFY(selection);
    QCOMPARE(selection->ids->size(), size_t{30});
    QCOMPARE(selection->total, 31);
}

/// Nodes that an import cut short, or an older version of the program, left without an index are searchable once the
/// workspace was opened. It is done in parts, between which an editor's decision has its turn.
void TestSessionImport::indexesWhatIsPending()
{
    constexpr int nodes = 1'300;
    m_session.reset();
    {
        auto workspace = must(Workspace::open(m_workspace->path(), Workspace::Access::WriteIfPossible));
        auto writer = must(RecordWriter::begin(workspace));
        for (int i = 0; i < nodes; ++i) {
            must(writer.write(KgNodeRecord{u"n%1"_s.arg(i), u"node %1 of the kiln"_s.arg(i), {}, u"doc"_s,
                    u"fire and clay"_s, u"en"_s}));
        }
        must(writer.commit());
        QCOMPARE(must(pendingKnowledgeCount(workspace)), nodes);
    }
    WorkspaceSession session;
    Heard indexed(&session, &WorkspaceSession::knowledgeIndexed);
    Heard recorded(&session, &WorkspaceSession::decisionRecorded);
    QVERIFY(openAndWait(session, m_workspace->path()));
    session.decide(requestFor(u"org/a#1"_s, Verdict::Keep));
    QVERIFY(recorded.wait());
    QCOMPARE(indexed.count(), 0);
    QVERIFY(indexed.wait());
    const auto workspace = must(Workspace::open(m_workspace->path(), Workspace::Access::ReadOnly));
    QCOMPARE(must(pendingKnowledgeCount(workspace)), 0);
    QCOMPARE(must(searchKnowledge(workspace, u"kiln 1299"_s, 1)).constFirst().id, u"n1299"_s);
}

void TestSessionImport::tellsHowFarItIs()
{
    writeBundleFile(filePath(u"in.ndjson"_s), issues(manyIssues));
    Heard progressed(m_session.get(), &WorkspaceSession::importProgressed);
    Heard finished(m_session.get(), &WorkspaceSession::importFinished);
    m_session->importBundles({filePath(u"in.ndjson"_s)});
    QVERIFY(finished.wait());
    QCOMPARE_GE(progressed.count(), 2); // the ends of writing, indexing and assessing
    const auto last = progressed.last<ImportProgress>();
    QCOMPARE(last.phase, ImportProgress::Phase::Assessing);
    QCOMPARE_GE(last.issuesDone, manyIssues); // some touch others, which are assessed again
    QCOMPARE(last.issuesTotal, last.issuesDone);
    QCOMPARE(last.bytesDone, QFileInfo(filePath(u"in.ndjson"_s)).size());
    QCOMPARE(last.lines, manyIssues);
}

void TestSessionImport::fileThatIsNotThere()
{
    Heard failed(m_session.get(), &WorkspaceSession::failed);
    m_session->importBundles({filePath(u"nowhere.ndjson"_s)});
    QVERIFY(failed.wait());
    QCOMPARE(failed.last<WorkspaceError>().code, WorkspaceErrorCode::NotFound);
    QVERIFY(!m_session->isImporting());
}

void TestSessionImport::cancelledBeforeItBegan()
{
    writeBundleFile(filePath(u"in.ndjson"_s), issues(manyIssues));
    Heard finished(m_session.get(), &WorkspaceSession::importFinished);
    m_session->importBundles({filePath(u"in.ndjson"_s)});
    m_session->cancelImport();
    QVERIFY(finished.wait());
    QVERIFY(finished.last<BundleImportReport>().cancelled);
    QCOMPARE_LT(finished.last<BundleImportReport>().added, manyIssues);
}

void TestSessionImport::cancelledOnTheWay()
{
    // Four files, cancelled at the first word of progress.
    QStringList files;
    for (int i = 0; i < 4; ++i) {
        files.append(filePath(u"in-%1.ndjson"_s.arg(i)));
        writeBundleFile(files.constLast(), issues(manyIssues));
    }
    Heard finished(m_session.get(), &WorkspaceSession::importFinished);
    connect(m_session.get(), &WorkspaceSession::importProgressed, this,
            [this] { m_session->cancelImport(); });
    m_session->importBundles(files);
    QVERIFY(finished.wait());
    const auto report = finished.last<BundleImportReport>();
    QVERIFY(report.cancelled);
    QCOMPARE_LT(report.lines, 4 * manyIssues);
    m_session.reset();
    QCOMPARE(checkWorkspace(m_workspace->path()).problems, QStringList{});
    m_workspace->reopen();
    QCOMPARE(must(readPool(**m_workspace)).size(), 1 + report.added); // what was told is what is there
}

void TestSessionImport::nextImportAfterACancelledOne()
{
    writeBundleFile(filePath(u"in.ndjson"_s), issues(100));
    Heard finished(m_session.get(), &WorkspaceSession::importFinished);
    m_session->importBundles({filePath(u"in.ndjson"_s)});
    m_session->cancelImport();
    m_session->importBundles({filePath(u"in.ndjson"_s)});
    QVERIFY(m_session->isImporting());
    QVERIFY(finished.wait(1));
    QVERIFY(finished.wait(2));
    QVERIFY(!finished.last<BundleImportReport>().cancelled);
    QVERIFY(!m_session->isImporting());
}

void TestSessionImport::decisionsBehindAnImport()
{
    writeBundleFile(filePath(u"in.ndjson"_s), issues(100));
    Heard recorded(m_session.get(), &WorkspaceSession::decisionRecorded);
    m_session->importBundles({filePath(u"in.ndjson"_s)});
    DecisionRequest request;
    request.issues = {ref(u"org/new#100")}; // comes with the import
    request.verdict = Verdict::Keep;
    m_session->decide(request);
    QVERIFY(recorded.wait());
    QCOMPARE(recorded.last<DecisionOutcome>().entries.size(), 1);
}

void TestSessionImport::closingEndsAnImport()
{
    QStringList files;
    for (int i = 0; i < 20; ++i)
        files.append(filePath(u"in.ndjson"_s));
    writeBundleFile(files.constFirst(), issues(manyIssues));
    DecisionRequest request;
    request.issues = {ref(u"org/a#1")};
    request.verdict = Verdict::Keep;
    m_session->importBundles(files);
    m_session->importBundles(files); // waits its turn, and must not get it
    m_session->decide(request);
    m_session.reset();
    m_workspace->reopen();
    QCOMPARE(must(Journal(**m_workspace).stateOf(ref(u"org/a#1"))).verdict, Verdict::Keep);
    QCOMPARE(checkWorkspace(m_workspace->path()).problems, QStringList{});
    QCOMPARE_LT(must(readPool(**m_workspace)).size(), manyIssues);
}

void TestSessionImport::openingAnotherEndsAnImport()
{
    writeBundleFile(filePath(u"in.ndjson"_s), issues(manyIssues));
    Heard finished(m_session.get(), &WorkspaceSession::importFinished);
    Heard opened(m_session.get(), &WorkspaceSession::opened);
    m_session->importBundles({filePath(u"in.ndjson"_s)});
    m_session->create(filePath(u"other.winnow"_s));
    QVERIFY(opened.wait());
    QCOMPARE(finished.count(), 1);
    QVERIFY(finished.last<BundleImportReport>().cancelled);
    QCOMPARE(m_session->workspace().path, filePath(u"other.winnow"_s));
}

} // namespace Winnow

QTEST_GUILESS_MAIN(Winnow::TestSessionImport)
#include "tst_sessionimport.moc"
