// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "failonwarning.h"
#include "items/madeissues.h"
#include "theme/theme.h"
#include "triage/candidatetable.h"

#include <QApplication>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>

using namespace Winnow;
using namespace Winnow::Testing;

Q_DECLARE_METATYPE(Qt::Key)

class tst_CandidateTable final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { applyTheme(*qApp, Qt::ColorScheme::Light); }
    void init();
    void cleanup();
    void startsOnTheFirstRow();
    void movesByKey_data();
    void movesByKey();
    void leavesOtherLettersToTheWindow();
    void extendsTheSelectionByKeyboard();
    void escapeLeavesOneRowSelected();
    void staysWithTheCurrentIssueWhenRowsMove();
    void goesToTheNextRowWhenTheCurrentOneIsGone();
    void beginsASearchAtTheTop();
    void keepsTheCurrentRowWhereItIsOnTheScreen();
    void announcesTheCurrentIssueOnce();
    void asksForOrdersInsteadOfSorting();
    void givesTheTitleTheRoomThatIsLeft();
    void bringsColumnsBack();
    void refusesForeignColumns();
    void saysWhyItIsEmpty();
    void goesToTheNextUndecided();
    void knowsWhetherTheCurrentRowIsInSight();
    void asksForTheTextsInView();
    void growsItsRowsWithTheFont();
    void paintsEveryState();

private:
    void select(std::vector<qint64> ids)
    {
        m_model->applySelection(madeSelection(ids));
        m_model->applySummaries(madeIssues(QList<qint64>(ids.begin(), ids.end())));
    }
    QHeaderView *header() const { return m_table->horizontalHeader(); }
    QStringList columnsInOrder() const;

    std::unique_ptr<CandidateModel> m_model;
    std::unique_ptr<CandidateTable> m_table;
};

void tst_CandidateTable::init()
{
    failOnUnexpectedWarning();
    m_model = std::make_unique<CandidateModel>();
    m_table = std::make_unique<CandidateTable>(*m_model);
    m_table->resize(1000, 400);
    m_table->show();
    m_table->setFocus();
    QVERIFY(QTest::qWaitForWindowExposed(m_table.get()));
}

void tst_CandidateTable::cleanup()
{
    m_table.reset();
    m_model.reset();
}

void tst_CandidateTable::startsOnTheFirstRow()
{
    QSignalSpy current(m_table.get(), &CandidateTable::currentIssueChanged);
    QCOMPARE(m_table->currentId(), 0);
    select({5, 6, 7});
    QCOMPARE(m_table->currentId(), 5);
    QCOMPARE(current.last().first().toLongLong(), 5);
    QCOMPARE(m_table->selectedIds(), QList<qint64>{5});
}

void tst_CandidateTable::movesByKey_data()
{
    QTest::addColumn<Qt::Key>("key");
    QTest::addColumn<qint64>("id");
    QTest::newRow("down") << Qt::Key_Down << qint64{51};
    QTest::newRow("up") << Qt::Key_Up << qint64{49};
    QTest::newRow("J") << Qt::Key_J << qint64{51};
    QTest::newRow("K") << Qt::Key_K << qint64{49};
    QTest::newRow("end") << Qt::Key_End << qint64{100};
    QTest::newRow("home") << Qt::Key_Home << qint64{1};
}

void tst_CandidateTable::movesByKey()
{
    QFETCH(Qt::Key, key);
    select(idsFromTo(1, 100));
    QVERIFY(m_table->setCurrentId(50));
    QTest::keyClick(m_table.get(), key);
    QTEST(m_table->currentId(), "id");
    QCOMPARE(m_table->selectedCount(), 1);
}

void tst_CandidateTable::leavesOtherLettersToTheWindow()
{
    select(idsFromTo(1, 100));
    QKeyEvent keep(QEvent::KeyPress, Qt::Key_A, Qt::NoModifier, u"a"_s);
    QApplication::sendEvent(m_table.get(), &keep);
    QVERIFY(!keep.isAccepted());
    QCOMPARE(m_table->currentId(), 1);
    m_table->setLetterKeys(false);
    QTest::keyClick(m_table.get(), Qt::Key_J);
    QCOMPARE(m_table->currentId(), 1);
    QVERIFY(!m_table->testAttribute(Qt::WA_InputMethodEnabled));
}

void tst_CandidateTable::extendsTheSelectionByKeyboard()
{
    select(idsFromTo(1, 20));
    QVERIFY(m_table->setCurrentId(5));
    QTest::keyClick(m_table.get(), Qt::Key_Down, Qt::ShiftModifier);
    QTest::keyClick(m_table.get(), Qt::Key_Down, Qt::ShiftModifier);
    QCOMPARE(m_table->selectedIds(), (QList<qint64>{5, 6, 7}));
    QCOMPARE(m_table->currentId(), 7);
    for (int i = 0; i < 4; ++i)
        QTest::keyClick(m_table.get(), Qt::Key_K, Qt::ShiftModifier);
    QCOMPARE(m_table->selectedIds(), (QList<qint64>{3, 4, 5}));
    QCOMPARE(m_table->currentId(), 3);
    QTest::keyClick(m_table.get(), Qt::Key_A, Qt::ControlModifier);
    QCOMPARE(m_table->selectedCount(), 20);
}

void tst_CandidateTable::escapeLeavesOneRowSelected()
{
    select(idsFromTo(1, 20));
    m_table->moveCurrent(3, true);
    QCOMPARE(m_table->selectedCount(), 4);
    QTest::keyClick(m_table.get(), Qt::Key_Escape);
    QCOMPARE(m_table->selectedIds(), QList<qint64>{4});
}

void tst_CandidateTable::staysWithTheCurrentIssueWhenRowsMove()
{
    select({1, 2, 3, 4});
    QVERIFY(m_table->setCurrentId(3));
    select({4, 3, 2, 1, 9});
    QCOMPARE(m_table->currentId(), 3);
    QCOMPARE(m_table->selectedIds(), QList<qint64>{3});
}

void tst_CandidateTable::goesToTheNextRowWhenTheCurrentOneIsGone()
{
    select({1, 2, 3, 4});
    QVERIFY(m_table->setCurrentId(2));
    QSignalSpy current(m_table.get(), &CandidateTable::currentIssueChanged);
    select({1, 3, 4});
    QCOMPARE(m_table->currentId(), 3);
    QCOMPARE(m_table->selectedIds(), QList<qint64>{3});
    QCOMPARE(current.size(), 1);
    select({8, 9});
    QCOMPARE(m_table->currentId(), 8);
    select({});
    QCOMPARE(m_table->currentId(), 0);
    QCOMPARE(current.last().first().toLongLong(), 0);
}

void tst_CandidateTable::beginsASearchAtTheTop()
{
    select(idsFromTo(1, 200));
    QVERIFY(m_table->setCurrentId(150));
    QSignalSpy current(m_table.get(), &CandidateTable::currentIssueChanged);
    SelectedIssues page = madeSelection(idsFromTo(101, 140));
    page.isComplete = false;
    m_model->applySelection(page, CandidateModel::Place::Top);
    QCOMPARE(m_table->rowAt(0), 0);
    QCOMPARE(m_table->currentId(), 101);
    // The rest of the answer moves nothing.
    m_model->applySelection(madeSelection(idsFromTo(101, 200)));
    QCOMPARE(m_table->rowAt(0), 0);
    QCOMPARE(m_table->currentId(), 101);
    QCOMPARE(current.size(), 1);
}

void tst_CandidateTable::keepsTheCurrentRowWhereItIsOnTheScreen()
{
    select(idsFromTo(1, 500));
    QVERIFY(m_table->setCurrentId(250));
    const int before = m_table->rowViewportPosition(m_model->rowOf(250));
    std::vector<qint64> odd;
    for (qint64 id = 1; id <= 500; ++id) {
        if (id % 2 == 0 || id < 100)
            odd.push_back(id);
    }
    select(odd);
    QCOMPARE(m_table->rowViewportPosition(m_model->rowOf(250)), before);
}

void tst_CandidateTable::announcesTheCurrentIssueOnce()
{
    select(idsFromTo(1, 10));
    QSignalSpy current(m_table.get(), &CandidateTable::currentIssueChanged);
    select({10, 9, 8, 7, 6, 5, 4, 3, 2, 1});
    QCOMPARE(current.size(), 0);
    QTest::keyClick(m_table.get(), Qt::Key_K);
    QCOMPARE(current.size(), 1);
    QCOMPARE(current.first().first().toLongLong(), 2);
}

void tst_CandidateTable::asksForOrdersInsteadOfSorting()
{
    select(idsFromTo(1, 10));
    m_table->setOrder({SortKey::ClosedAt, true});
    QList<PoolOrder> orders;
    connect(m_table.get(), &CandidateTable::orderRequested, this,
            [&orders](PoolOrder order) { orders.append(order); });
    const auto click = [this](CandidateColumn column) {
        const int x = header()->sectionViewportPosition(static_cast<int>(column)) + 20;
        QTest::mouseClick(header()->viewport(), Qt::LeftButton, {}, QPoint(x, header()->height() / 2));
    };
    click(CandidateColumn::Repo);
    QCOMPARE(orders, (QList<PoolOrder>{{SortKey::Repo, false}}));
    QCOMPARE(header()->sortIndicatorSection(), static_cast<int>(CandidateColumn::ClosedAt));
    m_table->setOrder(orders.last());
    QCOMPARE(header()->sortIndicatorSection(), static_cast<int>(CandidateColumn::Repo));
    click(CandidateColumn::Repo);
    QCOMPARE(orders.last(), (PoolOrder{SortKey::Repo, true}));
    click(CandidateColumn::Changes);
    QCOMPARE(orders.last(), (PoolOrder{SortKey::Changes, true}));
    QCOMPARE(m_model->idAt(0), 1);
}

void tst_CandidateTable::givesTheTitleTheRoomThatIsLeft()
{
    m_table->resize(1300, 400);
    const int title = static_cast<int>(CandidateColumn::Title);
    QCOMPARE(header()->length(), m_table->viewport()->width());
    const int before = header()->sectionSize(title);
    header()->resizeSection(static_cast<int>(CandidateColumn::Repo), 100);
    QCOMPARE(header()->length(), m_table->viewport()->width());
    QCOMPARE_GT(header()->sectionSize(title), before);
    m_table->resize(1300, 400);
    QCOMPARE(header()->length(), m_table->viewport()->width());
    m_table->resize(500, 400);
    QCOMPARE_GT(header()->length(), m_table->viewport()->width());
}

QStringList tst_CandidateTable::columnsInOrder() const
{
    QStringList names;
    for (int visual = 0; visual < header()->count(); ++visual) {
        const int section = header()->logicalIndex(visual);
        if (!header()->isSectionHidden(section))
            names.append(candidateColumnName(static_cast<CandidateColumn>(section)));
    }
    return names;
}

void tst_CandidateTable::bringsColumnsBack()
{
    header()->moveSection(0, 4);
    header()->resizeSection(static_cast<int>(CandidateColumn::Repo), 123);
    QMenu *menu = m_table->createColumnsMenu(m_table.get());
    for (QAction *action : menu->actions()) {
        if (action->text() == candidateColumnTitle(CandidateColumn::Reason)
                || action->text() == candidateColumnTitle(CandidateColumn::Changes))
            action->toggle();
    }
    const QStringList columns = columnsInOrder();
    QVERIFY(columns.contains(u"reason") && !columns.contains(u"changes"));
    const QByteArray state = m_table->saveColumns();

    m_table = std::make_unique<CandidateTable>(*m_model);
    m_table->resize(1000, 400);
    m_table->show();
    QVERIFY(columnsInOrder() != columns);
    QVERIFY(m_table->restoreColumns(state));
    QCOMPARE(columnsInOrder(), columns);
    QCOMPARE(header()->sectionSize(static_cast<int>(CandidateColumn::Repo)), 123);
    QCOMPARE(m_table->saveColumns(), state);
}

void tst_CandidateTable::refusesForeignColumns()
{
    const QStringList columns = columnsInOrder();
    for (const QByteArray &state : {QByteArray(), QByteArray("nonsense"), QByteArray("{\"columns\":7}")})
        QVERIFY(!m_table->restoreColumns(state));
    QCOMPARE(columnsInOrder(), columns);
    QVERIFY(m_table->restoreColumns("{\"columns\":[{\"column\":\"from the future\",\"width\":9}]}"));
    QCOMPARE(columnsInOrder(), columns);
}

void tst_CandidateTable::saysWhyItIsEmpty()
{
    const auto *sentence = m_table->viewport()->findChild<QLabel *>();
    auto *button = m_table->viewport()->findChild<QPushButton *>();
    QVERIFY(!sentence->isVisible());
    m_model->applySelection(madeSelection({}, 0));
    QVERIFY(sentence->isVisible());
    QVERIFY(!button->isVisible());
    m_model->applySelection(madeSelection({}, 150));
    m_table->setFilterState(true, 120);
    QCOMPARE(sentence->text(), u"No candidate matches. Clear the filter to see all 120."_s);
    const QSignalSpy cleared(m_table.get(), &CandidateTable::clearFilterRequested);
    button->setFocus();
    QTest::keyClick(button, Qt::Key_Space);
    QCOMPARE(cleared.size(), 1);
    select({1});
    QVERIFY(!sentence->isVisible());
}

void tst_CandidateTable::goesToTheNextUndecided()
{
    select({1, 2, 3, 4});
    QList<IssueSummary> decided = madeIssues({2, 3});
    for (IssueSummary &summary : decided)
        summary.verdict = Verdict::Drop;
    m_model->applySummaries(decided);
    QVERIFY(m_table->goToNextUndecided());
    QCOMPARE(m_table->currentId(), 4);
    QVERIFY(m_table->goToNextUndecided());
    QCOMPARE(m_table->currentId(), 1);
    select({2, 3});
    m_model->applySummaries(decided);
    QVERIFY(!m_table->goToNextUndecided());
}

void tst_CandidateTable::knowsWhetherTheCurrentRowIsInSight()
{
    QVERIFY(!m_table->hasVisibleCurrent());
    select(idsFromTo(1, 500));
    QVERIFY(m_table->hasVisibleCurrent());
    m_table->verticalScrollBar()->setValue(m_table->verticalScrollBar()->maximum());
    QVERIFY(!m_table->hasVisibleCurrent());
    m_table->scrollTo(m_table->currentIndex());
    QVERIFY(m_table->hasVisibleCurrent());
}

void tst_CandidateTable::asksForTheTextsInView()
{
    QSignalSpy wanted(m_model.get(), &CandidateModel::summariesWanted);
    m_model->applySelection(madeSelection(idsFromTo(1, 5000)));
    QVERIFY(!wanted.isEmpty());
    QCOMPARE(wanted.last().first().value<QList<qint64>>().first(), 1);
    m_table->verticalScrollBar()->setValue(m_table->verticalScrollBar()->maximum());
    QVERIFY(wanted.last().first().value<QList<qint64>>().contains(5000));
}

void tst_CandidateTable::growsItsRowsWithTheFont()
{
    const int before = m_table->verticalHeader()->defaultSectionSize();
    QFont font = m_table->font();
    font.setPointSizeF(font.pointSizeF() * 2);
    m_table->setFont(font);
    QCOMPARE_GT(m_table->verticalHeader()->defaultSectionSize(), before * 3 / 2);
}

void tst_CandidateTable::paintsEveryState()
{
    QList<IssueSummary> summaries = madeIssues({1, 2, 3, 4, 5, 6});
    summaries[1].verdict = Verdict::Keep;
    summaries[2].verdict = Verdict::Hold;
    summaries[3].verdict = Verdict::Drop;
    summaries[3].stage = Stage::Editor;
    summaries[4].verdict = Verdict::Drop;
    summaries[5].conflict = true;
    summaries[0].title = u"很长的标题 "_s.repeated(60);
    summaries[0].labels = QStringList(40, u"label"_s);
    select({1, 2, 3, 4, 5, 6, 7});
    m_model->applySummaries(summaries);
    for (const auto scheme : {Qt::ColorScheme::Dark, Qt::ColorScheme::Light}) {
        applyTheme(*qApp, scheme);
        QVERIFY(!m_table->grab().isNull());
    }
}

QTEST_MAIN(tst_CandidateTable)
#include "tst_candidatetable.moc"
