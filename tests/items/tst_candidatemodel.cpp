// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "items/candidatemodel.h"
#include "items/verdictmark.h"
#include "madeissues.h"

#include <QAbstractItemModelTester>
#include <QItemSelectionModel>
#include <QSignalSpy>
#include <QTest>

using namespace Winnow;
using namespace Winnow::Testing;

class tst_CandidateModel final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void showsFirstRowsUntilASelectionComes();
    void saysNothingForEqualIds();
    void resetsOnlyWhereNothingIsShared();
    void showsAFirstPage();
    void keepsIndexesOnTheirIssues();
    void keepsASelectionOverAReordering();
    void asksForTheViewFirstThenAround();
    void asksOnceForWhatIsUnderWay();
    void asksForRowsThatWereRead();
    void announcesOnlyRowsThatChanged();
    void keepsAStaleTextUntilTheFreshOneComes();
    void forgetsTheRowsUsedLeast();
    void findsTheNextUndecidedRow_data();
    void findsTheNextUndecidedRow();
    void marksGroups();
    void answersHeadings();
    void copesWithAMillionRows();

private:
    void select(std::vector<qint64> ids) { m_model->applySelection(madeSelection(std::move(ids))); }
    QString title(int row) const
    {
        return m_model->index(row, static_cast<int>(CandidateColumn::Title)).data().toString();
    }
    QList<qint64> lastWanted(const QSignalSpy &spy) const
    {
        return spy.last().first().value<QList<qint64>>();
    }

    std::unique_ptr<CandidateModel> m_model;
    std::unique_ptr<QAbstractItemModelTester> m_tester;
};

void tst_CandidateModel::init()
{
    QTest::failOnWarning();
    m_model = std::make_unique<CandidateModel>();
    m_tester = std::make_unique<QAbstractItemModelTester>(
            m_model.get(), QAbstractItemModelTester::FailureReportingMode::QtTest);
}

void tst_CandidateModel::cleanup()
{
    m_tester.reset();
    m_model.reset();
}

void tst_CandidateModel::showsFirstRowsUntilASelectionComes()
{
    m_model->showFirstRows(madeIssues({1, 2}));
    QCOMPARE(m_model->rowCount(), 2);
    QVERIFY(!m_model->hasSelection());
    QCOMPARE(title(1), u"Issue 2 标题"_s);
    select({2, 3});
    QVERIFY(m_model->hasSelection());
    QCOMPARE(title(0), u"Issue 2 标题"_s);
    QCOMPARE(title(1), u"…"_s);
    m_model->showFirstRows(madeIssues({7}));
    QCOMPARE(m_model->idAt(0), 2);
}

void tst_CandidateModel::saysNothingForEqualIds()
{
    select({1, 2, 3});
    const QSignalSpy reset(m_model.get(), &QAbstractItemModel::modelReset);
    const QSignalSpy layout(m_model.get(), &QAbstractItemModel::layoutChanged);
    const QSignalSpy replaced(m_model.get(), &CandidateModel::selectionReplaced);
    const QSignalSpy arrived(m_model.get(), &CandidateModel::selectionArrived);
    select({1, 2, 3});
    QCOMPARE(reset.size() + layout.size() + replaced.size(), 0);
    QCOMPARE(arrived.size(), 1);
}

void tst_CandidateModel::resetsOnlyWhereNothingIsShared()
{
    const QSignalSpy reset(m_model.get(), &QAbstractItemModel::modelReset);
    const QSignalSpy layout(m_model.get(), &QAbstractItemModel::layoutChanged);
    select({1, 2, 3});
    QCOMPARE(reset.size(), 1);
    select({3, 4});
    QCOMPARE(reset.size(), 1);
    QCOMPARE(layout.size(), 1);
    select({5, 6});
    QCOMPARE(reset.size(), 2);
}

void tst_CandidateModel::showsAFirstPage()
{
    select({1, 2, 3, 4});
    QSignalSpy replaced(m_model.get(), &CandidateModel::selectionReplaced);
    SelectedIssues page = madeSelection({3, 4}, 0);
    page.isComplete = false;
    page.undecided.clear();
    m_model->applySelection(page, CandidateModel::Place::Top);
    QCOMPARE(replaced.last().at(1).value<CandidateModel::Place>(), CandidateModel::Place::Top);
    QCOMPARE(m_model->rowCount(), 2);
    QCOMPARE(m_model->total(), 100); // a page knows of no total
    QCOMPARE(m_model->nextUndecidedRow(0), 1);
    const QPersistentModelIndex first = m_model->index(0, 0);
    m_model->applySelection(madeSelection({3, 4, 5}));
    QCOMPARE(replaced.last().at(1).value<CandidateModel::Place>(), CandidateModel::Place::Kept);
    QCOMPARE(first.row(), 0);
    QCOMPARE(m_model->rowCount(), 3);
}

void tst_CandidateModel::keepsIndexesOnTheirIssues()
{
    select({1, 2, 3, 4});
    const QPersistentModelIndex moved = m_model->index(3, 2);
    const QPersistentModelIndex gone = m_model->index(1, 0);
    select({4, 9, 1, 3});
    QVERIFY(moved.isValid());
    QCOMPARE(moved.row(), 0);
    QCOMPARE(moved.column(), 2);
    QCOMPARE(moved.data(IdRole).toLongLong(), 4);
    QVERIFY(!gone.isValid());
}

void tst_CandidateModel::keepsASelectionOverAReordering()
{
    select({1, 2, 3, 4, 5});
    QItemSelectionModel selection(m_model.get());
    const QItemSelection range(m_model->index(1, 0), m_model->index(3, candidateColumnCount - 1));
    selection.select(range, QItemSelectionModel::Select);
    selection.setCurrentIndex(m_model->index(2, 0), QItemSelectionModel::NoUpdate);
    select({5, 4, 2, 1});
    QSet<qint64> ids;
    for (const QModelIndex &index : selection.selectedRows())
        ids.insert(index.data(IdRole).toLongLong());
    QCOMPARE(ids, (QSet<qint64>{2, 4}));
    QVERIFY(!selection.currentIndex().isValid());
}

void tst_CandidateModel::asksForTheViewFirstThenAround()
{
    select(idsFromTo(1, 1000));
    const QSignalSpy wanted(m_model.get(), &CandidateModel::summariesWanted);
    m_model->ensureLoaded(400, 409);
    QCOMPARE(wanted.size(), 1);
    const QList<qint64> ids = lastWanted(wanted);
    QCOMPARE(ids.first(10), (QList<qint64>{401, 402, 403, 404, 405, 406, 407, 408, 409, 410}));
    QCOMPARE(ids[10], 411);
    QVERIFY(ids.contains(251) && ids.contains(560));
    QVERIFY(!ids.contains(250) && !ids.contains(561));
}

void tst_CandidateModel::asksOnceForWhatIsUnderWay()
{
    select(idsFromTo(1, 1000));
    const QSignalSpy wanted(m_model.get(), &CandidateModel::summariesWanted);
    m_model->ensureLoaded(400, 409);
    m_model->ensureLoaded(400, 409);
    m_model->ensureLoaded(420, 429);
    QCOMPARE(wanted.size(), 1);
    m_model->applySummaries(madeIssues(lastWanted(wanted)));
    m_model->ensureLoaded(425, 434);
    QCOMPARE(wanted.size(), 1);
    m_model->ensureLoaded(520, 529);
    QCOMPARE(wanted.size(), 2);
    QVERIFY(!lastWanted(wanted).contains(531));
}

void tst_CandidateModel::asksForRowsThatWereRead()
{
    select({1, 2, 3});
    QSignalSpy wanted(m_model.get(), &CandidateModel::summariesWanted);
    QCOMPARE(title(1), u"…"_s);
    QVERIFY(!m_model->index(1, 0).data(LoadedRole).toBool());
    QVERIFY(wanted.wait());
    QVERIFY(lastWanted(wanted).contains(2));
    m_model->applySummaries(madeIssues({2}));
    QCOMPARE(title(1), u"Issue 2 标题"_s);
    QVERIFY(m_model->index(1, 0).data(LoadedRole).toBool());
}

void tst_CandidateModel::announcesOnlyRowsThatChanged()
{
    select({1, 2, 3, 4, 5});
    m_model->applySummaries(madeIssues({1, 2, 3, 4, 5}));
    const QSignalSpy changed(m_model.get(), &QAbstractItemModel::dataChanged);
    m_model->applySummaries(madeIssues({1, 2, 3, 4, 5, 77}));
    QCOMPARE(changed.size(), 0);
    QList<IssueSummary> summaries = madeIssues({2, 3, 5});
    for (IssueSummary &summary : summaries)
        summary.verdict = Verdict::Keep;
    m_model->applySummaries(summaries);
    QCOMPARE(changed.size(), 2);
    QCOMPARE(changed[0][0].toModelIndex().row(), 1);
    QCOMPARE(changed[0][1].toModelIndex().row(), 2);
    QCOMPARE(changed[1][0].toModelIndex().row(), 4);
    QCOMPARE(changed[1][1].toModelIndex().row(), 4);
}

void tst_CandidateModel::keepsAStaleTextUntilTheFreshOneComes()
{
    select({1, 2, 3});
    m_model->applySummaries(madeIssues({1, 2, 3}));
    m_model->ensureLoaded(0, 2);
    const QSignalSpy wanted(m_model.get(), &CandidateModel::summariesWanted);
    m_model->refresh({2});
    QCOMPARE(wanted.size(), 1);
    QCOMPARE(lastWanted(wanted), QList<qint64>{2});
    QCOMPARE(title(1), u"Issue 2 标题"_s);
    m_model->refresh({});
    QCOMPARE(lastWanted(wanted), (QList<qint64>{1, 2, 3}));
    QCOMPARE(title(0), u"Issue 1 标题"_s);
}

void tst_CandidateModel::forgetsTheRowsUsedLeast()
{
    select(idsFromTo(1, 6000));
    QList<qint64> ids;
    for (qint64 id = 1; id <= 6000; ++id)
        ids.append(id);
    m_model->applySummaries(madeIssues(ids));
    QVERIFY(!m_model->summaryOf(1));
    QVERIFY(m_model->summaryOf(6000));
    int known = 0;
    for (const qint64 id : ids)
        known += m_model->summaryOf(id) ? 1 : 0;
    QCOMPARE(known, 5000);
}

void tst_CandidateModel::findsTheNextUndecidedRow_data()
{
    QTest::addColumn<int>("from");
    QTest::addColumn<int>("next");
    // Rows 0 to 4: undecided, kept, undecided, dropped, kept; not loaded are 5, decided, and 6, undecided.
    QTest::newRow("below") << 0 << 2;
    QTest::newRow("by the selection where not loaded") << 2 << 6;
    QTest::newRow("from the top again") << 6 << 0;
    QTest::newRow("from nowhere") << -1 << 0;
}

void tst_CandidateModel::findsTheNextUndecidedRow()
{
    QFETCH(int, from);
    SelectedIssues selection = madeSelection(idsFromTo(1, 7));
    // What was read since is newer than the selection.
    selection.undecided.clearBit(0);
    selection.undecided.clearBit(5);
    m_model->applySelection(selection);
    QList<IssueSummary> summaries = madeIssues({1, 2, 3, 4, 5});
    summaries[1].verdict = Verdict::Keep;
    summaries[3].verdict = Verdict::Drop;
    summaries[4].verdict = Verdict::Keep;
    m_model->applySummaries(summaries);
    QTEST(m_model->nextUndecidedRow(from), "next");
}

void tst_CandidateModel::marksGroups()
{
    select({1, 3, 2, 4, 5});
    m_model->applySummaries(madeIssues({1, 2, 3, 4, 5}));
    const auto starts = [this] {
        QList<bool> rows;
        for (int row = 0; row < m_model->rowCount(); ++row)
            rows.append(m_model->index(row, 0).data(GroupStartRole).toBool());
        return rows;
    };
    QCOMPARE(starts(), (QList<bool>{false, false, false, false, false}));
    m_model->setGroupColumn(CandidateColumn::Repo);
    QCOMPARE(starts(), (QList<bool>{false, false, true, false, true}));
}

void tst_CandidateModel::answersHeadings()
{
    QSet<QString> titles;
    for (int column = 0; column < candidateColumnCount; ++column) {
        titles.insert(m_model->headerData(column, Qt::Horizontal).toString());
        QVERIFY(!m_model->headerData(column, Qt::Horizontal, Qt::ToolTipRole).toString().isEmpty());
        const auto key = sortKeyOfColumn(static_cast<CandidateColumn>(column));
        if (key)
            QCOMPARE(static_cast<int>(*columnOfSortKey(*key)), column);
    }
    QCOMPARE(titles.size(), candidateColumnCount);
    QVERIFY(!titles.contains(QString()));
}

void tst_CandidateModel::copesWithAMillionRows()
{
    m_tester.reset(); // It walks the rows, and a million of them is not what it is for.
    select(idsFromTo(1, 1'000'000));
    QItemSelectionModel selection(m_model.get());
    selection.setCurrentIndex(
            m_model->index(500'000, 0), QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    std::vector<qint64> turned = idsFromTo(1, 1'000'000);
    std::ranges::reverse(turned);
    select(std::move(turned));
    QCOMPARE(selection.currentIndex().row(), 499'999);
    QCOMPARE(m_model->rowOf(1), 999'999);
}

QTEST_MAIN(tst_CandidateModel)
#include "tst_candidatemodel.moc"
