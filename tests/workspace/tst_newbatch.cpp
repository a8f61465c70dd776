// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "support/makerecords.h"
#include "support/recordlines.h"
#include "support/temporaryworkspace.h"
#include "workspace/articlerecordreader.h"
#include "workspace/batches.h"
#include "workspace/funnel.h"
#include "workspace/integrity.h"
#include "workspace/journal.h"
#include "workspace/newbatch.h"
#include "workspace/publishedarticles.h"

#include <QTest>

#include <algorithm>

using namespace Winnow;
using namespace Qt::StringLiterals;

/// From one instalment of a series to the next: what is left over, what came out, and that the counts stay right.
class TestNewBatch final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void firstOfASeries();
    void leftoversAreOfferedWithWhatWasSaid();
    void whatWasTakenOrDroppedIsNotOfferedAgain();
    void leftoversPassTheWindowButNoOtherRule();
    void countsStayRightOverSeveralInstalments();
    void carriedTwice();
    void publishedArticlesCount();
    void windowGoesOnWhereItEnded();
    void survivesExportAndImport();
    void undoDoesNotTakeItBack();
    void anotherSeriesIsLeftAlone();
    void refusesWithoutAName();

private:
    void decide(QStringView issue, Verdict verdict, const QString &reason = {}, const QString &note = {});
    DecisionState stateOf(QStringView issue) const
    {
        return must(Journal(**m_workspace).stateOf(ref(issue)));
    }
    Funnel funnelOf(int ordinal) const { return must(computeFunnel(**m_workspace, {u"picks"_s, ordinal})); }

    mutable std::optional<TemporaryWorkspace> m_workspace;
};

namespace {

NewBatchRequest next(int untilMinute)
{
    NewBatchRequest request;
    request.series = u"picks"_s;
    request.until = minute(untilMinute);
    return request;
}

/// Instalment 7 from minute 0 to 1000, with six issues.
QList<Record> firstWeek()
{
    BatchRecord batch = aBatch(u"picks"_s, 7, minute(1000));
    batch.since = minute(0);
    QList<Record> records{batch};
    for (int i = 1; i <= 6; ++i)
        records.append(anIssue(u"org/a#%1"_s.arg(i), u"算子 %1 报错"_s.arg(i), 10 * i));
    return records;
}

QStringList namesOf(const QList<Leftover> &leftovers)
{
    QStringList names;
    for (const Leftover &leftover : leftovers)
        names.append(formatIssueRef(leftover.issue));
    names.sort();
    return names;
}

} // namespace

/// Instalment 7: 1 and 2 kept, 3 dropped, 4 held, 5 and 6 open.
void TestNewBatch::init()
{
    QTest::failOnWarning();
    m_workspace.emplace(firstWeek());
    must(chooseBatch(**m_workspace, {u"picks"_s, 7}));
    must(runPrefilter(**m_workspace, {u"picks"_s, 7}));
    decide(u"org/a#1", Verdict::Keep);
    decide(u"org/a#2", Verdict::Keep, u"root-cause"_s);
    decide(u"org/a#3", Verdict::Drop, u"declined"_s, u"by design"_s);
    decide(u"org/a#4", Verdict::Hold, {}, u"wait for the release"_s);
}

void TestNewBatch::decide(QStringView issue, Verdict verdict, const QString &reason, const QString &note)
{
    DecisionRequest request;
    request.issues = {ref(issue)};
    request.verdict = verdict;
    request.reason = reason;
    request.note = note;
    request.by = u"ada"_s;
    if (verdict == Verdict::Hold)
        request.until = minute(5000);
    must(Journal(**m_workspace).record(request));
}

void TestNewBatch::firstOfASeries()
{
    TemporaryWorkspace empty;
    NewBatchRequest request = next(100);
    request.since = minute(0);
    request.quota = 20;
    request.orgs = QStringList{u"org"_s};
    request.title = {u"第一期"_s, u"First"_s};
    const NewBatch made = must(makeNewBatch(*empty, request));
    QCOMPARE(made.batch, (BatchRef{u"picks"_s, 1}));
    QVERIFY(made.previous.isNull());
    QCOMPARE(made.leftovers.size(), 0);
    const BatchRecord record = must(batchRecord(*empty, made.batch));
    QCOMPARE(record.title.zh, u"第一期"_s);
    QCOMPARE(record.quota, 20);
    QCOMPARE(record.orgs, QStringList{u"org"_s});
    QCOMPARE(must(currentBatch(*empty)), made.batch);
}

void TestNewBatch::leftoversAreOfferedWithWhatWasSaid()
{
    QCOMPARE(namesOf(must(leftoversOf(**m_workspace, {u"picks"_s, 7}))),
            (QStringList{u"org/a#4"_s, u"org/a#5"_s, u"org/a#6"_s}));
    const NewBatch made = must(makeNewBatch(**m_workspace, next(2000)));
    QCOMPARE(made.batch, (BatchRef{u"picks"_s, 8}));
    QCOMPARE(made.previous, (BatchRef{u"picks"_s, 7}));
    QCOMPARE(namesOf(made.leftovers), (QStringList{u"org/a#4"_s, u"org/a#5"_s, u"org/a#6"_s}));
    const auto held = std::ranges::find(made.leftovers, ref(u"org/a#4"), &Leftover::issue);
    QCOMPARE(held->verdict, Verdict::Hold);
    QCOMPARE(held->note, u"wait for the release"_s);
    QCOMPARE(held->by, u"ada"_s);
    QCOMPARE(held->from, (BatchRef{u"picks"_s, 7}));
    QCOMPARE(held->until, minute(5000));
    QCOMPARE(held->title, u"算子 4 报错"_s);

    QCOMPARE(stateOf(u"org/a#4").verdict, Verdict::Hold);
    QCOMPARE(stateOf(u"org/a#4").note, u"picks/7 hold by ada: wait for the release"_s);
    QCOMPARE(stateOf(u"org/a#4").until, minute(5000));
    QCOMPARE(stateOf(u"org/a#5").verdict, Verdict::Undecided);
    QCOMPARE(stateOf(u"org/a#5").note, u"picks/7"_s);
    decide(u"org/a#5", Verdict::Keep);
    QCOMPARE(stateOf(u"org/a#5").verdict, Verdict::Keep);
}

void TestNewBatch::whatWasTakenOrDroppedIsNotOfferedAgain()
{
    // A supplement: the same window once more.
    NewBatchRequest request = next(1000);
    request.since = minute(0);
    must(makeNewBatch(**m_workspace, request));
    QCOMPARE(stateOf(u"org/a#1").reason, u"published"_s);
    QCOMPARE(stateOf(u"org/a#1").note, u"picks/7"_s);
    QCOMPARE(stateOf(u"org/a#1").stage, Stage::Prefilter);
    QCOMPARE(stateOf(u"org/a#3").reason, u"declined"_s);
    QCOMPARE(stateOf(u"org/a#3").note, u"picks/7: by design"_s);
    const Funnel funnel = funnelOf(8);
    QVERIFY(funnel.addsUp());
    QCOMPARE(funnel.candidates, 3);
    QCOMPARE(funnel.leftover, 3);
    QCOMPARE(funnel.dropped.value(Stage::Prefilter).value(u"published"_s), 2);
    // And an editor may think otherwise.
    decide(u"org/a#3", Verdict::Keep);
    QCOMPARE(funnelOf(8).kept, 1);
    QCOMPARE(must(runPrefilter(**m_workspace, {u"picks"_s, 8})).recorded, 0);
}

void TestNewBatch::leftoversPassTheWindowButNoOtherRule()
{
    must(makeNewBatch(**m_workspace, next(2000)));
    QCOMPARE(stateOf(u"org/a#6").verdict, Verdict::Undecided); // closed long before minute 1000
    IssueRecord renamed = anIssue(u"org/a#6", u"测试单，请忽略"_s, 60);
    renamed.updatedAt = minute(1500);
    m_workspace->write({renamed, anIssue(u"org/b#1", u"太早"_s, 900)});
    const PrefilterRun run = must(runPrefilter(**m_workspace, {u"picks"_s, 8}));
    QCOMPARE(stateOf(u"org/a#6").reason, u"spam"_s);
    QCOMPARE(stateOf(u"org/b#1").reason, u"outside-window"_s); // not left over by anybody
    QCOMPARE(run.recorded, 2);
    QCOMPARE(must(runPrefilter(**m_workspace, {u"picks"_s, 8})).recorded, 0);
}

void TestNewBatch::countsStayRightOverSeveralInstalments()
{
    const Funnel before = funnelOf(7);
    QCOMPARE(before.leftover, 3);
    must(makeNewBatch(**m_workspace, next(2000)));
    QList<Record> secondWeek;
    for (int i = 1; i <= 5; ++i)
        secondWeek.append(anIssue(u"org/b#%1"_s.arg(i), u"编译 %1 失败"_s.arg(i), 1000 + 10 * i));
    m_workspace->write(secondWeek);
    must(runPrefilter(**m_workspace, {u"picks"_s, 8}));
    decide(u"org/b#1", Verdict::Keep);
    decide(u"org/a#4", Verdict::Keep);
    decide(u"org/a#5", Verdict::Drop, u"low-value"_s);
    const Funnel second = funnelOf(8);
    QVERIFY(second.addsUp());
    QCOMPARE(second.candidates, 3 + 5);
    QCOMPARE(second.kept, 2);
    QCOMPARE(second.leftover, 5); // four of the second week and one of the first
    QCOMPARE(must(readArticleRecord(**m_workspace, {u"picks"_s, 8}, u"ada"_s)).leftovers.size(), 5);

    // What came later does not change what the first said.
    QCOMPARE(funnelOf(7), before);
    const ArticleRecord first = must(readArticleRecord(**m_workspace, {u"picks"_s, 7}, u"ada"_s));
    QCOMPARE(first.leftovers.size(), 3);
    QCOMPARE(first.cases.size(), 2);

    const NewBatch third = must(makeNewBatch(**m_workspace, next(3000)));
    QCOMPARE(third.leftovers.size(), 5);
    QCOMPARE(funnelOf(9).leftover, 5);
    QCOMPARE(funnelOf(9).candidates, 5);
    QCOMPARE(funnelOf(8), second);
    QCOMPARE(funnelOf(7), before);
    QCOMPARE(checkWorkspace(m_workspace->path()).problems, QStringList());
}

void TestNewBatch::carriedTwice()
{
    must(makeNewBatch(**m_workspace, next(2000)));
    const NewBatch third = must(makeNewBatch(**m_workspace, next(3000)));
    QCOMPARE(third.leftovers.size(), 3);
    for (const Leftover &leftover : third.leftovers)
        QCOMPARE(leftover.from, (BatchRef{u"picks"_s, 7}));
    QCOMPARE(stateOf(u"org/a#4").verdict, Verdict::Hold);
    QVERIFY(stateOf(u"org/a#4").note.startsWith(u"picks/7"));
}

void TestNewBatch::publishedArticlesCount()
{
    Article article{TextLanguage::Chinese, u"精选（六）"_s, {}};
    article.parts.append(
            SectionPart{u"a"_s, {}, {}, {u"编号"_s, u"问题"_s, u"解答"_s}, {{u"5"_s, u"p"_s, u"a"_s}}});
    must(storePublishedArticle(**m_workspace, {u"picks"_s, 6}, article, u"ada"_s));
    must(runPrefilter(**m_workspace, {u"picks"_s, 7}));
    QCOMPARE(stateOf(u"org/a#5").reason, u"published"_s);
    QCOMPARE(stateOf(u"org/a#5").note, u"picks/6"_s);
    QCOMPARE(funnelOf(7).leftover, 2);
}

void TestNewBatch::windowGoesOnWhereItEnded()
{
    const NewBatch made = must(makeNewBatch(**m_workspace, next(2000)));
    const BatchRecord record = must(batchRecord(**m_workspace, made.batch));
    QCOMPARE(record.since, minute(1000));
    QCOMPARE(record.until, minute(2000));
}

void TestNewBatch::survivesExportAndImport()
{
    must(makeNewBatch(**m_workspace, next(2000)));
    QList<Record> records;
    must(readRecords(**m_workspace, [&records](const Record &record) {
        records.append(record);
        return true;
    }));
    TemporaryWorkspace copy(records);
    must(chooseBatch(*copy, {u"picks"_s, 8}));
    QCOMPARE(must(computeFunnel(*copy, {u"picks"_s, 8})), funnelOf(8));
    QCOMPARE(must(runPrefilter(*copy, {u"picks"_s, 8})).recorded, 0);
    QCOMPARE(recordLines(*copy), recordLines(**m_workspace));
}

void TestNewBatch::undoDoesNotTakeItBack()
{
    must(makeNewBatch(**m_workspace, next(2000)));
    must(Journal(**m_workspace).undo(u"ada"_s)); // the rules
    QCOMPARE(stateOf(u"org/a#4").verdict, Verdict::Hold);
    QCOMPARE(stateOf(u"org/a#6").note, u"picks/7"_s);
}

void TestNewBatch::anotherSeriesIsLeftAlone()
{
    NewBatchRequest request = next(2000);
    request.series = u"other"_s;
    const NewBatch made = must(makeNewBatch(**m_workspace, request));
    QCOMPARE(made.batch, (BatchRef{u"other"_s, 1}));
    QCOMPARE(made.leftovers.size(), 0);
    QCOMPARE(stateOf(u"org/a#1").verdict, Verdict::Undecided);
}

void TestNewBatch::refusesWithoutAName()
{
    QCOMPARE(errorOf(makeNewBatch(**m_workspace, {})), WorkspaceErrorCode::InvalidArgument);
}

QTEST_GUILESS_MAIN(TestNewBatch)
#include "tst_newbatch.moc"
