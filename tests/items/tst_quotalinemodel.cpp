// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "items/quotalinemodel.h"
#include "madeissues.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace Winnow;
using namespace Winnow::Testing;

class tst_QuotaLineModel final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(); }
    void keepsIndexesOnTheirIssues();
    void answersAsTheTableDoes();
};

void tst_QuotaLineModel::keepsIndexesOnTheirIssues()
{
    QuotaLineModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setRows(madeIssues({1, 2, 3}));
    const QPersistentModelIndex three = model.index(2, 0);
    const QPersistentModelIndex one = model.index(0, 0);
    const QSignalSpy layout(&model, &QAbstractItemModel::layoutChanged);
    model.setRows(madeIssues({3, 2, 4}));
    QCOMPARE(three.row(), 0);
    QVERIFY(!one.isValid());
    model.setRows(madeIssues({3, 2, 4}));
    QCOMPARE(layout.size(), 1);
}

void tst_QuotaLineModel::answersAsTheTableDoes()
{
    QuotaLineModel model;
    model.setLocale(QLocale(QLocale::English, QLocale::UnitedStates));
    QList<IssueSummary> rows = madeIssues({8});
    rows[0].value = 0.5;
    model.setRows(rows);
    QCOMPARE(model.index(0, static_cast<int>(CandidateColumn::Value)).data().toString(), u"0.50"_s);
    QCOMPARE(model.index(0, 0).data(IdRole).toLongLong(), 8);
    QCOMPARE(model.rowOf(8), 0);
    QCOMPARE(model.rowOf(9), -1);
}

QTEST_MAIN(tst_QuotaLineModel)
#include "tst_quotalinemodel.moc"
