// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "items/facetmodel.h"
#include "madeissues.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace Winnow;
using namespace Winnow::Testing;

class tst_FacetModel final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void listsFixedValuesInTheirOrder();
    void listsTheMostFrequentFirst();
    void hidesTheRestBehindARow();
    void showsChosenValuesWhereverTheyStand();
    void showsWhatWasTypedThoughNoIssueHasIt();
    void keepsTheOrderWhileTheQueryStays();
    void ordersAnewByMovesForAnotherQuery();
    void doesNotReorderForItsOwnChoice();
    void changesCountsInPlace();
    void ticks();
    void findsWhatIsMeant_data();
    void findsWhatIsMeant();
    void translatesValues();

private:
    static QList<FacetValue> manyRepos(int count);
    void apply(const QList<FacetValue> &repos);
    QStringList shown(Facet facet) const;

    std::unique_ptr<FacetModel> m_model;
    std::unique_ptr<QAbstractItemModelTester> m_tester;
};

void tst_FacetModel::init()
{
    QTest::failOnWarning();
    m_model = std::make_unique<FacetModel>();
    m_tester = std::make_unique<QAbstractItemModelTester>(
            m_model.get(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    m_model->setLocale(QLocale(QLocale::English, QLocale::UnitedStates));
}

void tst_FacetModel::cleanup()
{
    m_tester.reset();
    m_model.reset();
}

QList<FacetValue> tst_FacetModel::manyRepos(int count)
{
    QList<FacetValue> repos;
    for (int i = 0; i < count; ++i)
        repos.append({u"starling/r%1"_s.arg(i), 100 - i});
    return repos;
}

void tst_FacetModel::apply(const QList<FacetValue> &repos)
{
    SelectedIssues selection = madeSelection({});
    selection.facets[static_cast<size_t>(Facet::Repo)] = repos;
    selection.facets[static_cast<size_t>(Facet::Verdict)] = {
            {u"keep"_s, 3}, {u"undecided"_s, 1200}, {u"drop"_s, 0}};
    m_model->applyFacets(selection);
}

QStringList tst_FacetModel::shown(Facet facet) const
{
    QStringList values;
    const QModelIndex parent = m_model->facetIndex(facet);
    for (int row = 0; row < m_model->rowCount(parent); ++row) {
        const QModelIndex index = m_model->index(row, 0, parent);
        values.append(index.data(FacetModel::MoreRole).toBool()
                        ? u"more"_s
                        : index.data(FacetModel::ValueRole).toString());
    }
    return values;
}

void tst_FacetModel::listsFixedValuesInTheirOrder()
{
    apply({});
    QCOMPARE(shown(Facet::Verdict), (QStringList{u"undecided"_s, u"keep"_s, u"drop"_s}));
    QCOMPARE(shown(Facet::Change), (QStringList{u"no"_s, u"yes"_s}));
    QVERIFY(!m_model->hasValues(Facet::Repo));
}

void tst_FacetModel::listsTheMostFrequentFirst()
{
    apply({{u"b"_s, 5}, {u"r10"_s, 7}, {u"r9"_s, 7}, {u"a"_s, 5}, {u"none"_s, 0}});
    QCOMPARE(shown(Facet::Repo), (QStringList{u"r9"_s, u"r10"_s, u"a"_s, u"b"_s}));
}

void tst_FacetModel::hidesTheRestBehindARow()
{
    apply(manyRepos(10));
    QCOMPARE(shown(Facet::Repo).size(), 10);
    apply(manyRepos(30));
    QVERIFY(shown(Facet::Repo).contains(u"more"));
    m_model->setShowingAll(Facet::Repo, true);
    QCOMPARE(shown(Facet::Repo).size(), 31);
    m_model->setShowingAll(Facet::Repo, false);
    QCOMPARE(shown(Facet::Repo).size(), 9);
    QCOMPARE(shown(Facet::Repo).last(), u"more"_s);
    const QModelIndex more = m_model->index(8, 0, m_model->facetIndex(Facet::Repo));
    QCOMPARE(more.data().toString(), u"Show all 30 value(s)"_s);
    QVERIFY(!(m_model->flags(more) & Qt::ItemIsUserCheckable));
}

void tst_FacetModel::showsChosenValuesWhereverTheyStand()
{
    apply(manyRepos(30));
    PoolQuery query;
    query.valuesOf(Facet::Repo) = {u"starling/r25"_s};
    m_model->setQuery(query);
    QCOMPARE(shown(Facet::Repo).size(), 10);
    const QModelIndex chosen = m_model->valueIndex(Facet::Repo, u"starling/r25"_s);
    QCOMPARE(chosen.row(), 8);
    QCOMPARE(chosen.data(Qt::CheckStateRole).toInt(), int(Qt::Checked));
    // Taken back, it stays where the eye is until the list is ordered anew.
    m_model->setQuery({});
    QVERIFY(m_model->valueIndex(Facet::Repo, u"starling/r25"_s).isValid());
}

void tst_FacetModel::showsWhatWasTypedThoughNoIssueHasIt()
{
    apply(manyRepos(3));
    PoolQuery query;
    query.valuesOf(Facet::Repo) = {u"starling/unknown"_s};
    m_model->setQuery(query);
    QCOMPARE(shown(Facet::Repo).last(), u"starling/unknown"_s);
    m_model->setQuery({});
    QCOMPARE(shown(Facet::Repo).size(), 3);
}

void tst_FacetModel::keepsTheOrderWhileTheQueryStays()
{
    apply({{u"a"_s, 9}, {u"b"_s, 8}, {u"c"_s, 7}});
    const QSignalSpy moved(m_model.get(), &QAbstractItemModel::rowsMoved);
    apply({{u"a"_s, 1}, {u"b"_s, 8}, {u"c"_s, 20}, {u"d"_s, 30}});
    QCOMPARE(shown(Facet::Repo), (QStringList{u"a"_s, u"b"_s, u"c"_s, u"d"_s}));
    QCOMPARE(moved.size(), 0);
}

void tst_FacetModel::ordersAnewByMovesForAnotherQuery()
{
    apply({{u"a"_s, 9}, {u"b"_s, 8}, {u"c"_s, 7}});
    const QPersistentModelIndex c = m_model->valueIndex(Facet::Repo, u"c"_s);
    const QSignalSpy reset(m_model.get(), &QAbstractItemModel::modelReset);
    PoolQuery query;
    query.words = u"hang"_s;
    m_model->setQuery(query);
    apply({{u"a"_s, 0}, {u"b"_s, 2}, {u"c"_s, 5}});
    QCOMPARE(shown(Facet::Repo), (QStringList{u"c"_s, u"b"_s}));
    QVERIFY(c.isValid());
    QCOMPARE(c.row(), 0);
    QCOMPARE(reset.size(), 0);
}

void tst_FacetModel::doesNotReorderForItsOwnChoice()
{
    apply({{u"a"_s, 9}, {u"b"_s, 8}});
    PoolQuery query;
    query.valuesOf(Facet::Repo) = {u"b"_s};
    m_model->setQuery(query);
    apply({{u"a"_s, 9}, {u"b"_s, 10}});
    QCOMPARE(shown(Facet::Repo), (QStringList{u"a"_s, u"b"_s}));
}

void tst_FacetModel::changesCountsInPlace()
{
    apply(manyRepos(3));
    const QSignalSpy inserted(m_model.get(), &QAbstractItemModel::rowsInserted);
    const QSignalSpy removed(m_model.get(), &QAbstractItemModel::rowsRemoved);
    const QSignalSpy changed(m_model.get(), &QAbstractItemModel::dataChanged);
    QList<FacetValue> repos = manyRepos(3);
    repos[1].count = 4321;
    apply(repos);
    QCOMPARE(inserted.size() + removed.size(), 0);
    QCOMPARE(changed.size(), 1);
    const QModelIndex value = m_model->valueIndex(Facet::Repo, u"starling/r1"_s);
    QCOMPARE(value.data(FacetModel::CountRole).toLongLong(), 4321);
    QCOMPARE(value.data(FacetModel::CountTextRole).toString(), u"4,321"_s);
    QCOMPARE(value.data(Qt::AccessibleTextRole).toString(), u"starling/r1: 4321 issue(s)"_s);
}

void tst_FacetModel::ticks()
{
    qRegisterMetaType<Facet>();
    apply(manyRepos(3));
    QSignalSpy edited(m_model.get(), &FacetModel::choiceEdited);
    const QModelIndex value = m_model->valueIndex(Facet::Repo, u"starling/r1"_s);
    QVERIFY(m_model->setData(value, Qt::Checked, Qt::CheckStateRole));
    QCOMPARE(edited.size(), 1);
    QCOMPARE(edited[0][0].value<Facet>(), Facet::Repo);
    QCOMPARE(edited[0][1].toStringList(), QStringList{u"starling/r1"_s});
    QVERIFY(!m_model->setData(value, Qt::Checked, Qt::CheckStateRole));
    QVERIFY(m_model->setData(value, Qt::Unchecked, Qt::CheckStateRole));
    QCOMPARE(edited[1][1].toStringList(), QStringList());
    QVERIFY(!m_model->setData(m_model->facetIndex(Facet::Repo), Qt::Checked, Qt::CheckStateRole));
}

void tst_FacetModel::findsWhatIsMeant_data()
{
    QTest::addColumn<Facet>("facet");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("meant");
    QTest::newRow("itself") << Facet::Repo << u"starling/docs"_s << u"starling/docs"_s;
    QTest::newRow("other case") << Facet::Repo << u"Starling/DOCS"_s << u"starling/docs"_s;
    QTest::newRow("without the organisation") << Facet::Repo << u"docs"_s << u"starling/docs"_s;
    QTest::newRow("a part that only one has") << Facet::Repo << u"forge"_s << u"starling/kernel-forge"_s;
    QTest::newRow("a part that several have") << Facet::Repo << u"starling"_s << QString();
    QTest::newRow("nothing like it") << Facet::Repo << u"xyz"_s << QString();
    QTest::newRow("a verdict's code") << Facet::Verdict << u"keep"_s << u"keep"_s;
    QTest::newRow("a verdict's word") << Facet::Verdict << u"Kept"_s << u"keep"_s;
}

void tst_FacetModel::findsWhatIsMeant()
{
    QFETCH(Facet, facet);
    QFETCH(QString, text);
    apply({{u"starling/docs"_s, 1}, {u"starling/docs-old"_s, 1}, {u"starling/kernel-forge"_s, 1}});
    QTEST(m_model->valueMeantBy(facet, text), "meant");
}

void tst_FacetModel::translatesValues()
{
    SelectedIssues selection = madeSelection({});
    selection.facets[static_cast<size_t>(Facet::Reason)] = {
            {u"spam"_s, 2}, {u"fix-landed"_s, 1}, {QString(), 1}};
    m_model->applyFacets(selection);
    QCOMPARE(m_model->valueIndex(Facet::Reason, u"spam"_s).data().toString(), u"Spam"_s);
    m_model->setLocale(QLocale(QLocale::Chinese, QLocale::China));
    QCOMPARE(m_model->valueIndex(Facet::Reason, u"spam"_s).data().toString(), u"刷屏"_s);
    QCOMPARE(m_model->valueIndex(Facet::Reason, u"fix-landed"_s).data().toString(), u"修复已合入"_s);
}

QTEST_MAIN(tst_FacetModel)
#include "tst_facetmodel.moc"
