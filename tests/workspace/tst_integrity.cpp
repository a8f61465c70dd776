// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "support/makerecords.h"
#include "support/recordlines.h"
#include "support/temporaryworkspace.h"
#include "workspace/integrity.h"
#include "workspace/journal.h"
#include "workspace/prefilterrun.h"

#include <QFile>
#include <QRandomGenerator>

using namespace Winnow;
using namespace Qt::StringLiterals;

namespace {

/// Something of everything that is derived.
QList<Record> variedRecords(int issues = 60)
{
    QList<Record> records{BundleHeader{1, minute(0), u"test"_s}, aBatch(u"picks"_s, 7, minute(1000))};
    for (int i = 1; i <= issues; ++i) {
        const QString name = u"org/a#%1"_s.arg(i);
        IssueRecord issue =
                anIssue(name, i % 7 == 0 ? u"重复，请忽略"_s : u"算子 %1 内存泄漏 out of memory"_s.arg(i), i);
        issue.body = u"正文 body %1 "_s.arg(i).repeated(60);
        issue.labels = QStringList{u"bug"_s, u"label-%1"_s.arg(i % 5)};
        issue.author = u"user-%1"_s.arg(i % 11);
        records << issue << aComment(name, u"c1"_s, u"一条评论 comment"_s, i);
        if (i % 2 == 0)
            records << aChange(u"org/a#1%1"_s.arg(i)) << aLink(name, u"org/a#1%1"_s.arg(i));
        if (i % 3 == 0)
            records << aKgRef(name, u"node-%1"_s.arg(i)) << aProposal(name, u"worker"_s, u"keep"_s, 0.25);
        if (i % 5 == 0)
            records << aDecision(name, Verdict::Keep, u"maya"_s, i)
                    << aDecision(name, Verdict::Drop, u"lin"_s, i + 1);
    }
    return records;
}

QByteArray contentsOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void replaceFile(const QString &path, const QByteArray &contents)
{
    for (const QString &side : {u"-wal"_s, u"-shm"_s, u".lock"_s})
        QFile::remove(path + side);
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
    QCOMPARE(file.write(contents), contents.size());
}

/// A damage must be said clearly, or be of no consequence for reading everything. What is wrong with the answer to the
/// one at @p path; empty where nothing is.
QString faultOfAnswer(const QString &path)
{
    const IntegrityReport report = checkWorkspace(path);
    if (!report.ok) {
        const bool isClear = !report.problems.isEmpty() && !report.problems.constFirst().isEmpty();
        return isClear ? QString() : u"found, but not said"_s;
    }
    const auto workspace = Workspace::open(path, Workspace::Access::ReadOnly);
    if (!workspace)
        return u"sound, but not to be opened: "_s + workspace.error().detail;
    const auto read = readRecords(*workspace, [](const Record &) { return true; });
    return read ? QString() : u"sound, but not to be read: "_s + read.error().detail;
}

/// What @p by decides about @p issues.
DecisionRequest request(const QList<IssueRef> &issues, Verdict verdict, const QString &by)
{
    DecisionRequest request;
    request.issues = issues;
    request.verdict = verdict;
    request.by = by;
    return request;
}

} // namespace

class TestIntegrity final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void soundWorkspaces();
    void soundBesideAWriter();
    void findsTampering_data();
    void findsTampering();
    void listsAHundredOfAKind();
    void unopenedFiles();
    void stopIsNoFinding();
    void bitFlips();
    void truncations();
};

void TestIntegrity::init()
{
    QTest::failOnWarning();
}

void TestIntegrity::soundWorkspaces()
{
    TemporaryWorkspace workspace;
    workspace.close();
    const IntegrityReport empty = checkWorkspace(workspace.path());
    QVERIFY2(empty.ok, qPrintable(empty.problems.join(u'\n')));

    TemporaryWorkspace full(variedRecords());
    must(runPrefilter(*full, {u"picks"_s, 7}));
    Journal journal(*full);
    must(journal.record(request({ref(u"org/a#1"), ref(u"org/a#5")}, Verdict::Hold, u"maya"_s)));
    must(journal.undo(u"maya"_s));
    full.close();
    const IntegrityReport report = checkWorkspace(full.path());
    QVERIFY2(report.ok, qPrintable(report.problems.join(u'\n')));
    QVERIFY(report.problems.isEmpty());
    QVERIFY(!report.interrupted && !report.unopened);
}

void TestIntegrity::soundBesideAWriter()
{
    TemporaryWorkspace workspace(variedRecords());
    const IntegrityReport report = checkWorkspace(workspace.path());
    QVERIFY2(report.ok, qPrintable(report.problems.join(u'\n')));
}

void TestIntegrity::findsTampering_data()
{
    QTest::addColumn<QByteArray>("sql");
    QTest::addColumn<QString>("problem");
    const auto where = "WHERE number = '4'"_ba;
    QTest::newRow("verdict") << "UPDATE issue SET verdict = 1 " + where << u"issue: org/a#4: "_s;
    QTest::newRow("stage") << "UPDATE issue SET stage = 2 " + where << u"issue: org/a#4: "_s;
    QTest::newRow("reason") << "UPDATE issue SET reason = 'spam' " + where << u"issue: org/a#4: "_s;
    QTest::newRow("conflict") << "UPDATE issue SET conflict = 1 " + where << u"issue: org/a#4: "_s;
    QTest::newRow("verdict out of range")
            << "PRAGMA ignore_check_constraints = ON; UPDATE issue SET verdict = 77 " + where << u"issue: "_s;
    QTest::newRow("changes") << "UPDATE issue SET changes = 9 " + where << u"issue: org/a#4: "_s;
    QTest::newRow("kg_refs") << "UPDATE issue SET kg_refs = 1 " + where << u"issue: org/a#4: "_s;
    QTest::newRow("proposals") << "UPDATE issue SET proposals = 3 " + where << u"issue: org/a#4: "_s;
    QTest::newRow("value") << "UPDATE issue SET value = 0.5 " + where << u"issue: org/a#4: "_s;
    QTest::newRow("link gone") << "DELETE FROM link WHERE issue_id = 4"_ba << u"assessment: org/a#4: "_s;
    QTest::newRow("tier") << "UPDATE issue SET tier = 3 " + where << u"issue: org/a#4: "_s;
    QTest::newRow("resolution") << "UPDATE issue SET resolution = 5 " + where << u"issue: org/a#4: "_s;
    QTest::newRow("traps") << "UPDATE issue SET traps = 4 " + where << u"issue: org/a#4: "_s;
    QTest::newRow("assessment gone") << "DELETE FROM assessment WHERE issue_id = 4"_ba
                                     << u"assessment: org/a#4: "_s;
    QTest::newRow("storm made up") << "INSERT INTO storm (actor, first_at, last_at) VALUES ('a', 1, 2)"_ba
                                   << u"storm: "_s;
    QTest::newRow("label gone") << "DELETE FROM issue_label WHERE issue_id = 4"_ba
                                << u"issue_label: org/a#4: "_s;
    QTest::newRow("not searchable") << "DELETE FROM search WHERE rowid = 4"_ba << u"search: org/a#4: "_s;
    QTest::newRow("stray search row")
            << "INSERT INTO search (rowid, tokens) VALUES (987654, 'x')"_ba << u"search: row 987654"_s;
    QTest::newRow("node not searchable")
            << "INSERT INTO kg_node (id, fact_at, source_at) VALUES ('n', 0, 0); DELETE FROM knowledge_pending"_ba
            << u"knowledge: node n is not searchable"_s;
    QTest::newRow("stray row of the knowledge index")
            << "INSERT INTO knowledge (rowid, terms) VALUES (987654, 'x')"_ba << u"knowledge: row 987654"_s;
    QTest::newRow("nodes counted wrongly")
            << "UPDATE knowledge_state SET nodes = nodes + 1"_ba << u"knowledge: "_s;
    QTest::newRow("reference")
            << "PRAGMA foreign_keys = OFF; UPDATE issue_label SET label_id = 999 "
               "WHERE issue_id = 4 AND label_id = (SELECT MIN(label_id) FROM issue_label)"_ba
            << u"issue_label: "_s;
    QTest::newRow("journal row gone")
            << "DROP TRIGGER decision_is_not_erased; DELETE FROM decision WHERE issue_id = 5"_ba
            << u"issue: org/a#5: "_s;
    QTest::newRow("journal verdict out of range")
            << "PRAGMA ignore_check_constraints = ON; DROP TRIGGER decision_is_not_changed; "
               "UPDATE decision SET verdict = 9 WHERE issue_id = 5"_ba
            << u"decision: "_s;
    QTest::newRow("journal left open to changes") << "DROP TRIGGER decision_is_not_changed"_ba
                                                  << u"schema: trigger decision_is_not_changed is missing"_s;
    QTest::newRow("a column by another name") << "ALTER TABLE theme RENAME COLUMN lead_en TO lead_fr"_ba
                                              << u"schema: table theme is not as this program makes it"_s;
    QTest::newRow("a table too many")
            << "CREATE TABLE notes (text)"_ba << u"schema: table notes does not belong here"_s;
    QTest::newRow("index out of step")
            << "PRAGMA writable_schema = ON; UPDATE sqlite_schema SET sql = replace(sql, 'DESC', 'ASC') "
               "WHERE name = 'issue_by_close'"_ba
            << u"file: "_s;
}

void TestIntegrity::findsTampering()
{
    TemporaryWorkspace workspace(variedRecords());
    QFETCH(const QByteArray, sql);
    must(workspace->database().execute(sql));
    workspace.close();
    const IntegrityReport report = checkWorkspace(workspace.path());
    QVERIFY(!report.ok);
    QFETCH(const QString, problem);
    QVERIFY2(report.problems.join(u'\n').contains(problem), qPrintable(report.problems.join(u'\n')));
}

void TestIntegrity::listsAHundredOfAKind()
{
    TemporaryWorkspace workspace(variedRecords(250));
    must(workspace->database().execute("UPDATE issue SET changes = 77 WHERE present = 1"));
    workspace.close();
    const IntegrityReport report = checkWorkspace(workspace.path());
    QCOMPARE(report.problems.size(), 101);
    QCOMPARE(report.problems.constLast(), u"issue: and 150 more"_s);
}

void TestIntegrity::unopenedFiles()
{
    TemporaryWorkspace workspace(variedRecords());
    const IntegrityReport missing = checkWorkspace(workspace.filePath(u"none.winnow"_s));
    QVERIFY(!missing.ok);
    QCOMPARE(missing.unopened, WorkspaceErrorCode::NotFound);
    QCOMPARE(missing.problems.size(), 1);

    must(workspace->database().execute("PRAGMA user_version = 9999"));
    workspace.close();
    QCOMPARE(checkWorkspace(workspace.path()).unopened, WorkspaceErrorCode::NewerSchema);

    replaceFile(workspace.path(), "no workspace");
    QCOMPARE(checkWorkspace(workspace.path()).unopened, WorkspaceErrorCode::NotAWorkspace);
}

void TestIntegrity::stopIsNoFinding()
{
    TemporaryWorkspace workspace(variedRecords());
    std::stop_source stop;
    stop.request_stop();
    const IntegrityReport report = checkWorkspace(workspace.path(), stop.get_token());
    QVERIFY(report.interrupted);
    QVERIFY(!report.ok);
    QVERIFY(report.problems.isEmpty());
}

/// One bit wrong at very many places: each a clear error, a finding, or of no consequence; never a crash.
void TestIntegrity::bitFlips()
{
    TemporaryWorkspace workspace(variedRecords());
    must(runPrefilter(*workspace, {u"picks"_s, 7}));
    workspace.close();
    const QByteArray sound = contentsOf(workspace.path());
    const QString path = workspace.filePath(u"flipped.winnow"_s);
    QRandomGenerator random(42);
    int found = 0;
    constexpr int flips = 400;
    for (int i = 0; i < flips; ++i) {
        // The header of the file and those of pages decide about everything; they get their share.
        const qsizetype offset = i < 100 ? i : random.bounded(static_cast<int>(sound.size()));
        QByteArray flipped = sound;
        flipped[offset] = static_cast<char>(flipped.at(offset) ^ (1 << random.bounded(8)));
        replaceFile(path, flipped);
        const QString fault = faultOfAnswer(path);
        QVERIFY2(fault.isEmpty(), qPrintable(u"byte %1: %2"_s.arg(offset).arg(fault)));
        found += checkWorkspace(path).ok ? 0 : 1;
    }
    QVERIFY2(found > flips / 20, qPrintable(u"%1 of %2 found"_s.arg(found).arg(flips)));
}

void TestIntegrity::truncations()
{
    TemporaryWorkspace workspace(variedRecords());
    workspace.close();
    const QByteArray sound = contentsOf(workspace.path());
    const QString path = workspace.filePath(u"cut.winnow"_s);
    for (int part = 0; part < 64; ++part) {
        replaceFile(path, sound.first(sound.size() * part / 64));
        const IntegrityReport report = checkWorkspace(path);
        QVERIFY2(!report.ok && report.unopened, qPrintable(u"%1/64"_s.arg(part)));
        QVERIFY(!report.problems.constFirst().isEmpty());
    }
    replaceFile(path, sound.chopped(1));
    QCOMPARE(checkWorkspace(path).unopened, WorkspaceErrorCode::Damaged);
    replaceFile(path, sound);
    QVERIFY(checkWorkspace(path).ok);
}

QTEST_GUILESS_MAIN(TestIntegrity)
#include "tst_integrity.moc"
