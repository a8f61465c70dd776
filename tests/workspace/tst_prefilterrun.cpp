// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "support/makerecords.h"
#include "support/temporaryworkspace.h"
#include "workspace/batches.h"
#include "workspace/funnel.h"
#include "workspace/journal.h"
#include "workspace/prefilterrules.h"
#include "workspace/prefilterrun.h"

using namespace Winnow;
using namespace Qt::StringLiterals;

namespace {

using Counts = QMap<QString, qint64>;

const BatchRef week{u"picks"_s, 7};

BatchRecord weekRecord()
{
    BatchRecord batch = aBatch(u"picks"_s, 7, minute(1000));
    batch.since = minute(0);
    return batch;
}

IssueRecord titled(QStringView name, const QString &title, int closedMinute = 10)
{
    return anIssue(name, title, closedMinute);
}

/// One issue for each reason, and two that no rule fits.
QList<Record> oneOfEach()
{
    IssueRecord byBot = titled(u"org/a#5", u"nightly failed"_s);
    byBot.authorRole = u"bot"_s;
    IssueRecord open = titled(u"org/a#6", u"still open"_s);
    open.state = u"open"_s;
    IssueRecord internal = titled(u"org/a#7", u"排期"_s);
    internal.labels = QStringList{u"x"_s, u"内部"_s};
    return {weekRecord(), titled(u"org/a#1", u"算子报错"_s), titled(u"org/a#2", u" "_s),
            titled(u"org/a#3", u"CVE-2026-1234 漏洞列表"_s), titled(u"org/a#4", u"重复，请忽略"_s), byBot,
            open, internal, titled(u"org/b#8", u"closed early"_s, -1),
            titled(u"org/b#9", u"重复安装后报错"_s)};
}

qint64 entryCount(const Workspace &workspace)
{
    return must(workspace.database().queryInteger("SELECT COUNT(*) FROM decision"));
}

DecisionState stateOf(Workspace &workspace, QStringView issue)
{
    return must(Journal(workspace).stateOf(ref(issue)));
}

PrefilterRule titleRule(const QString &name, const QString &pattern, const QString &reason)
{
    return {name, PrefilterField::Title, prefilterPattern(pattern), reason, {}};
}

/// What @p by decides about @p issues.
DecisionRequest request(
        const QList<IssueRef> &issues, Verdict verdict, const QString &by, const QString &reason = {})
{
    DecisionRequest request;
    request.issues = issues;
    request.verdict = verdict;
    request.by = by;
    request.reason = reason;
    return request;
}

} // namespace

class TestPrefilterRun final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void everyReasonIsCounted();
    void secondRunRecordsNothing();
    void entryNamesRuleBatchAndAuthor();
    void changedFactsChangeTheOutcome();
    void changedRulesTakeDropsBack();
    void seriesWithoutRulesDropsNothing();
    void brokenRulesAreAnError();
    void editorOverrules();
    void otherPeoplesPrefilterStands();
    void isOneStepToUndo();
    void anotherBatchIsJudgedByItself();
    void withoutBatchTheWindowIsOpen();
    void placeholdersAreNoIssues();
    void bodiesAreReadWhenAskedFor();
    void stopRecordsNothing();
    void refusesWhatCannotBe();
    void progressEndsComplete();
    void manyIssues();
};

void TestPrefilterRun::init()
{
    QTest::failOnWarning();
}

void TestPrefilterRun::everyReasonIsCounted()
{
    TemporaryWorkspace workspace(oneOfEach());
    const auto run = must(runPrefilter(*workspace, week));
    QCOMPARE(run.pool, 9);
    QCOMPARE(run.candidates, 2);
    QCOMPARE(run.dropped,
            (Counts{{u"empty"_s, 1}, {u"cve"_s, 1}, {u"spam"_s, 1}, {u"outside-window"_s, 2},
                    {u"not-user-side"_s, 2}}));
    QCOMPARE(run.recorded, 7);
    QCOMPARE(run.issueIds.size(), 7);
    QCOMPARE(stateOf(*workspace, u"org/a#1").verdict, Verdict::Undecided);
    QCOMPARE(stateOf(*workspace, u"org/b#9").verdict, Verdict::Undecided);
}

void TestPrefilterRun::secondRunRecordsNothing()
{
    TemporaryWorkspace workspace(oneOfEach());
    const auto first = must(runPrefilter(*workspace, week));
    workspace.reopen();
    const auto second = must(runPrefilter(*workspace, week));
    QCOMPARE(second.recorded, 0);
    QVERIFY(second.issueIds.isEmpty());
    QCOMPARE(second.dropped, first.dropped);
    QCOMPARE(entryCount(*workspace), 7);
}

void TestPrefilterRun::entryNamesRuleBatchAndAuthor()
{
    TemporaryWorkspace workspace(oneOfEach());
    must(runPrefilter(*workspace, week));
    const auto entries = must(Journal(*workspace).entriesOf(ref(u"org/a#3")));
    QCOMPARE(entries.size(), 1);
    const Decision &entry = entries.constFirst();
    QCOMPARE(entry.stage, Stage::Prefilter);
    QCOMPARE(entry.verdict, Verdict::Drop);
    QCOMPARE(entry.batch, week);
    QCOMPARE(entry.by, u"winnow"_s);
    QCOMPARE(entry.reason, u"cve"_s);
    QCOMPARE(entry.note, u"cve-id: CVE-2026-1234"_s);
    QVERIFY(entry.at);
}

void TestPrefilterRun::changedFactsChangeTheOutcome()
{
    TemporaryWorkspace workspace(oneOfEach());
    must(runPrefilter(*workspace, week));
    IssueRecord retitled = titled(u"org/a#4", u"算子精度错误"_s);
    retitled.updatedAt = minute(50);
    IssueRecord closed = titled(u"org/a#6", u"still open"_s, 60);
    IssueRecord reopened = titled(u"org/a#1", u"算子报错"_s);
    reopened.state = u"open"_s;
    reopened.updatedAt = minute(70);
    workspace.write({retitled, closed, reopened});
    const auto run = must(runPrefilter(*workspace, week));
    QCOMPARE(run.recorded, 3);
    QCOMPARE(stateOf(*workspace, u"org/a#4").verdict, Verdict::Undecided);
    QCOMPARE(stateOf(*workspace, u"org/a#6").verdict, Verdict::Undecided);
    QCOMPARE(stateOf(*workspace, u"org/a#1").reason, u"outside-window"_s);
    QCOMPARE(must(runPrefilter(*workspace, week)).recorded, 0);
}

void TestPrefilterRun::changedRulesTakeDropsBack()
{
    TemporaryWorkspace workspace(oneOfEach());
    must(runPrefilter(*workspace, week));
    must(setPrefilterRules(*workspace, u"picks"_s, {titleRule(u"mine"_s, u"CVE|算子"_s, u"low-value"_s)}));
    const auto run = must(runPrefilter(*workspace, week));
    QCOMPARE(run.dropped, (Counts{{u"low-value"_s, 2}}));
    QCOMPARE(run.candidates, 7);
    QCOMPARE(run.recorded, 8); // Six taken back, one for another reason, one new.
    QCOMPARE(stateOf(*workspace, u"org/a#3").note, u"mine: CVE"_s);
    const DecisionState takenBack = stateOf(*workspace, u"org/a#2");
    QCOMPARE(takenBack.verdict, Verdict::Undecided);
    QCOMPARE(takenBack.stage, Stage::Prefilter);
    QCOMPARE(must(runPrefilter(*workspace, week)).recorded, 0);
    must(resetPrefilterRules(*workspace, u"picks"_s));
    QCOMPARE(must(runPrefilter(*workspace, week)).candidates, 2);
}

void TestPrefilterRun::seriesWithoutRulesDropsNothing()
{
    TemporaryWorkspace workspace(oneOfEach());
    must(setPrefilterRules(*workspace, u"picks"_s, {}));
    QCOMPARE(must(runPrefilter(*workspace, week)).candidates, 9);
    QCOMPARE(must(prefilterRules(*workspace, u"other"_s)), defaultPrefilterRules());
}

void TestPrefilterRun::brokenRulesAreAnError()
{
    TemporaryWorkspace workspace(oneOfEach());
    must(workspace->database().execute(R"(INSERT INTO prefilter_rules VALUES ('picks', '[{"name":"a"}]'))"));
    const auto run = runPrefilter(*workspace, week);
    QCOMPARE(errorOf(run), WorkspaceErrorCode::InvalidArgument);
    QVERIFY2(run.error().detail.contains(u"rules[0].field: missing"_s), qPrintable(run.error().detail));
    QCOMPARE(entryCount(*workspace), 0);
}

void TestPrefilterRun::editorOverrules()
{
    TemporaryWorkspace workspace(oneOfEach());
    Journal journal(*workspace);
    must(journal.record(request({ref(u"org/a#3")}, Verdict::Keep, u"maya"_s, u"fix-landed"_s)));
    const auto run = must(runPrefilter(*workspace, week));
    QCOMPARE(run.recorded, 7);
    QCOMPARE(run.candidates, 3);
    QVERIFY(!run.dropped.contains(u"cve"_s));
    const DecisionState state = stateOf(*workspace, u"org/a#3");
    QCOMPARE(state.verdict, Verdict::Keep);
    QCOMPARE(state.by, u"maya"_s);
    QCOMPARE(must(runPrefilter(*workspace, week)).recorded, 0);
}

void TestPrefilterRun::otherPeoplesPrefilterStands()
{
    Decision dropped = aDecision(u"org/a#1", Verdict::Drop, u"worker-a"_s, 1);
    dropped.stage = Stage::Prefilter;
    dropped.reason = u"low-value"_s;
    Decision passed = aDecision(u"org/a#3", Verdict::Undecided, u"worker-a"_s, 1);
    passed.stage = Stage::Prefilter;
    TemporaryWorkspace workspace(oneOfEach() << dropped << passed);
    const auto run = must(runPrefilter(*workspace, week));
    QCOMPARE(stateOf(*workspace, u"org/a#1").by, u"worker-a"_s);
    QCOMPARE(run.dropped.value(u"low-value"_s), 1);
    QCOMPARE(stateOf(*workspace, u"org/a#3").reason, u"cve"_s);
    QCOMPARE(must(runPrefilter(*workspace, week)).recorded, 0);
}

void TestPrefilterRun::isOneStepToUndo()
{
    TemporaryWorkspace workspace(oneOfEach());
    must(runPrefilter(*workspace, week));
    Journal journal(*workspace);
    QCOMPARE(must(journal.undo(u"maya"_s)).issueIds.size(), 7);
    QCOMPARE(must(computeFunnel(*workspace, week)).candidates, 9);
    QCOMPARE(must(runPrefilter(*workspace, week)).recorded, 7);
    QCOMPARE(must(runPrefilter(*workspace, week)).recorded, 0);
}

void TestPrefilterRun::anotherBatchIsJudgedByItself()
{
    BatchRecord earlier = aBatch(u"picks"_s, 6, minute(0));
    earlier.since = minute(-1000);
    TemporaryWorkspace workspace(oneOfEach() << earlier);
    QCOMPARE(must(currentBatch(*workspace)), week);
    const auto run = must(runPrefilter(*workspace, earlier.batch));
    QCOMPARE(run.candidates, 1);
    QCOMPARE(run.dropped.value(u"outside-window"_s), 5);
    QCOMPARE(stateOf(*workspace, u"org/a#1").verdict, Verdict::Undecided);
    QCOMPARE(must(computeFunnel(*workspace, week)).candidates, 9);
    QCOMPARE(must(runPrefilter(*workspace, week)).candidates, 2);
    QCOMPARE(must(computeFunnel(*workspace, earlier.batch)).candidates, 1);
    QCOMPARE(must(runPrefilter(*workspace, earlier.batch)).recorded, 0);
}

void TestPrefilterRun::withoutBatchTheWindowIsOpen()
{
    QList<Record> records = oneOfEach();
    records.removeFirst();
    TemporaryWorkspace workspace(records);
    const auto run = must(runPrefilter(*workspace, {}));
    QCOMPARE(run.dropped.value(u"outside-window"_s), 1);
    QCOMPARE(run.candidates, 3);
    QCOMPARE(must(runPrefilter(*workspace, {})).recorded, 0);
}

void TestPrefilterRun::placeholdersAreNoIssues()
{
    TemporaryWorkspace workspace({weekRecord(), aComment(u"org/a#99", u"c"_s, u"text"_s)});
    const auto run = must(runPrefilter(*workspace, week));
    QCOMPARE(run, PrefilterRun{});
}

void TestPrefilterRun::bodiesAreReadWhenAskedFor()
{
    IssueRecord issue = titled(u"org/a#1", u"算子报错"_s);
    issue.body = u"模板未填写"_s;
    TemporaryWorkspace workspace({weekRecord(), issue});
    must(setPrefilterRules(*workspace, u"picks"_s,
            {{u"template"_s, PrefilterField::Body, prefilterPattern(u"未填写"_s), u"low-value"_s, {}}}));
    QCOMPARE(must(runPrefilter(*workspace, week)).dropped, (Counts{{u"low-value"_s, 1}}));
}

void TestPrefilterRun::stopRecordsNothing()
{
    TemporaryWorkspace workspace(oneOfEach());
    std::stop_source stop;
    stop.request_stop();
    QCOMPARE(errorOf(runPrefilter(*workspace, week, {}, stop.get_token())), WorkspaceErrorCode::Interrupted);
    QCOMPARE(entryCount(*workspace), 0);
}

void TestPrefilterRun::refusesWhatCannotBe()
{
    TemporaryWorkspace workspace(oneOfEach());
    QCOMPARE(errorOf(runPrefilter(*workspace, {u"picks"_s, 99})), WorkspaceErrorCode::NotFound);
    workspace.reopen(Workspace::Access::ReadOnly);
    QCOMPARE(errorOf(runPrefilter(*workspace, week)), WorkspaceErrorCode::ReadOnly);
    QCOMPARE(errorOf(setPrefilterRules(*workspace, u"picks"_s, {})), WorkspaceErrorCode::ReadOnly);
}

void TestPrefilterRun::progressEndsComplete()
{
    TemporaryWorkspace workspace(oneOfEach());
    QList<std::pair<qint64, qint64>> heard;
    must(runPrefilter(
            *workspace, week, [&heard](qint64 done, qint64 total) { heard.append({done, total}); }));
    QCOMPARE(heard.constFirst(), (std::pair<qint64, qint64>{0, 9}));
    QCOMPARE(heard.constLast(), (std::pair<qint64, qint64>{9, 9}));
}

void TestPrefilterRun::manyIssues()
{
    constexpr int count = 20'000;
    QList<Record> records{weekRecord()};
    for (int i = 0; i < count; ++i)
        records.append(
                titled(u"org/a#%1"_s.arg(i), i % 2 == 0 ? u"重复，请忽略"_s : u"算子 %1 报错"_s.arg(i)));
    TemporaryWorkspace workspace(records);
    const auto run = must(runPrefilter(*workspace, week));
    QCOMPARE(run.recorded, count / 2);
    QCOMPARE(run.candidates, count / 2);
    QCOMPARE(must(runPrefilter(*workspace, week)).recorded, 0);
    QVERIFY(must(computeFunnel(*workspace, week)).addsUp());
}

QTEST_GUILESS_MAIN(TestPrefilterRun)
#include "tst_prefilterrun.moc"
