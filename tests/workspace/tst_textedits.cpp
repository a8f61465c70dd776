// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "workspace/textedits.h"

#include "workspace/articlerecordreader.h"
#include "workspace/batches.h"

#include "support/makerecords.h"
#include "support/recordlines.h"
#include "support/temporaryworkspace.h"

#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Winnow {

class TextEditsTest final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void isThereAfterReopening();
    void undoGoesThroughBothJournals();
    void oneRunOfTypingIsOneAct();
    void importNeverOverwrites();
    void travelsInBundles();
    void needsABatch();
    void isAppendOnly();
    void dropsAndLeftovers();

private:
    QString problem() const
    {
        const ArticleRecord record = must(readArticleRecord(**m_workspace, batch, u"ada"_s));
        return record.cases.isEmpty() ? u"no row"_s : record.cases.constFirst().zh.problem;
    }
    RecordedStep write(const QString &text, const QString &step = {})
    {
        TextEdit edit;
        edit.batch = batch;
        edit.subject = u"org/a#1"_s;
        edit.field = u"problem"_s;
        edit.lang = u"zh"_s;
        edit.value = text;
        edit.by = u"ada"_s;
        edit.step = step;
        return must(recordTextEdits(**m_workspace, {edit}));
    }
    void keep(const QString &issue)
    {
        DecisionRequest request;
        request.issues = {ref(issue)};
        request.verdict = Verdict::Keep;
        request.by = u"ada"_s;
        must(Journal(**m_workspace).record(request));
    }
    DraftRecord draft(const QString &text, const QString &by = u"worker"_s) const
    {
        DraftRecord made;
        made.batch = batch;
        made.issue = ref(u"org/a#1");
        made.lang = u"zh"_s;
        made.problem = text;
        made.by = by;
        return made;
    }

    const BatchRef batch{u"weekly"_s, 38};
    mutable std::optional<TemporaryWorkspace> m_workspace;
};

void TextEditsTest::init()
{
    QTest::failOnWarning();
    m_workspace.emplace(QList<Record>{
            aBatch(u"weekly"_s, 38), anIssue(u"org/a#1"), anIssue(u"org/a#2"), draft(u"imported"_s)});
    keep(u"org/a#1"_s);
    QCOMPARE(problem(), u"imported"_s);
}

void TextEditsTest::isThereAfterReopening()
{
    const RecordedStep step = write(u"written"_s);
    QCOMPARE(step.texts.size(), 1);
    QVERIFY(!step.texts.constFirst().step.isEmpty() && step.texts.constFirst().at);
    m_workspace->reopen();
    QCOMPARE(problem(), u"written"_s);
    QCOMPARE(must(readArticleRecord(**m_workspace, batch, u"ada"_s))
                     .cases.constFirst()
                     .drafts.constFirst()
                     .problem,
            u"imported"_s);
}

void TextEditsTest::undoGoesThroughBothJournals()
{
    write(u"one"_s);
    keep(u"org/a#2"_s);
    write(u"two"_s);
    Journal journal(**m_workspace);
    const auto isKept = [&](const QString &issue) {
        return must(journal.stateOf(ref(issue))).verdict == Verdict::Keep;
    };
    must(journal.undo(u"ada"_s));
    QCOMPARE(problem(), u"one"_s);
    QVERIFY(isKept(u"org/a#2"_s));
    must(journal.undo(u"ada"_s));
    QVERIFY(!isKept(u"org/a#2"_s));
    QCOMPARE(problem(), u"one"_s);
    m_workspace->reopen();
    Journal later(**m_workspace);
    must(later.undo(u"ada"_s));
    QCOMPARE(problem(), u"imported"_s);
    for (const QString &expected : {u"one"_s, u"one"_s, u"two"_s}) {
        QVERIFY(must(later.canRedo(u"ada"_s)));
        must(later.redo(u"ada"_s));
        QCOMPARE(problem(), expected);
    }
    QVERIFY(!must(later.canRedo(u"ada"_s)));
    // A new text after stepping back begins a branch.
    must(later.undo(u"ada"_s));
    write(u"three"_s);
    QVERIFY(!must(later.canRedo(u"ada"_s)));
    must(later.undo(u"ada"_s));
    QCOMPARE(problem(), u"one"_s);
}

void TextEditsTest::oneRunOfTypingIsOneAct()
{
    const QString step = newTextStep();
    write(u"w"_s, step);
    write(u"wr"_s, step);
    write(u"wri"_s, step);
    must(Journal(**m_workspace).undo(u"ada"_s));
    QCOMPARE(problem(), u"imported"_s);
    must(Journal(**m_workspace).redo(u"ada"_s));
    QCOMPARE(problem(), u"wri"_s);
}

void TextEditsTest::importNeverOverwrites()
{
    write(u"written"_s);
    m_workspace->write({draft(u"newer from the worker"_s), draft(u"of another"_s, u"other"_s)});
    QCOMPARE(problem(), u"written"_s);
    const QList<DraftRecord> drafts =
            must(readArticleRecord(**m_workspace, batch, u"ada"_s)).cases.constFirst().drafts;
    QVERIFY(std::ranges::contains(drafts, u"newer from the worker"_s, &DraftRecord::problem));
}

void TextEditsTest::travelsInBundles()
{
    write(u"one"_s);
    write(u"two"_s);
    must(Journal(**m_workspace).undo(u"ada"_s));
    QList<Record> records;
    must(readRecords(**m_workspace, [&records](const Record &record) {
        records.append(record);
        return true;
    }));
    TemporaryWorkspace other(records);
    QCOMPARE(must(readArticleRecord(*other, batch, u"ada"_s)).cases.constFirst().zh.problem, u"one"_s);
    QCOMPARE(recordLines(*other), recordLines(**m_workspace));
    QVERIFY(!must(Journal(*other).canUndo(u"ada"_s))); // what others wrote is not taken back here
}

void TextEditsTest::needsABatch()
{
    const auto refused = recordTextEdits(**m_workspace, {TextEdit{}});
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, WorkspaceErrorCode::InvalidArgument);
}

void TextEditsTest::isAppendOnly()
{
    write(u"one"_s);
    QVERIFY(!(*m_workspace)->database().execute("UPDATE text_edit SET value = 'x'"));
    QVERIFY(!(*m_workspace)->database().execute("DELETE FROM text_edit"));
}

void TextEditsTest::dropsAndLeftovers()
{
    DecisionRequest request;
    request.issues = {ref(u"org/a#2")};
    request.verdict = Verdict::Drop;
    request.reason = u"other"_s;
    request.note = u"for a reason"_s;
    request.by = u"ada"_s;
    must(Journal(**m_workspace).record(request));
    ArticleRecord record = must(readArticleRecord(**m_workspace, batch, u"ada"_s));
    QCOMPARE(record.drops,
            (QList<ArticleDrop>{
                    {ref(u"org/a#2"), u"a title"_s, Stage::Editor, u"other"_s, u"for a reason"_s, {}}}));
    QCOMPARE(record.funnel.kept, 1);
    QVERIFY(record.leftovers.isEmpty());
    must(Journal(**m_workspace).undo(u"ada"_s));
    record = must(readArticleRecord(**m_workspace, batch, u"ada"_s));
    QVERIFY(record.drops.isEmpty());
    QCOMPARE(record.leftovers, QList<IssueRef>{ref(u"org/a#2")});
    // Of a batch that is not the current one, the journal tells.
    m_workspace->write({aBatch(u"weekly"_s, 39, minute(99))});
    QCOMPARE(must(currentBatch(**m_workspace)).ordinal, 39);
    QCOMPARE(must(readArticleRecord(**m_workspace, batch, u"ada"_s)).cases.size(), 1);
    QCOMPARE(must(readArticleRecord(**m_workspace, {u"weekly"_s, 39}, u"ada"_s)).cases.size(), 0);
}

} // namespace Winnow

QTEST_GUILESS_MAIN(Winnow::TextEditsTest)
#include "tst_textedits.moc"
