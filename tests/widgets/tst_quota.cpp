// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "failonwarning.h"
#include "items/madeissues.h"
#include "theme/theme.h"
#include "triage/quotalinepanel.h"
#include "triage/quotameter.h"

#include <QApplication>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>

using namespace Winnow;
using namespace Winnow::Testing;

class tst_Quota final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { applyTheme(*qApp, Qt::ColorScheme::Light); }
    void init() { failOnUnexpectedWarning(); }
    void meterSaysWhereTheBatchStands_data();
    void meterSaysWhereTheBatchStands();
    void meterShowsTheOverrunByShape();
    void meterAsksForTheLine();
    void panelPutsTheWeakestNextToTheLine();
    void panelSwapsTheChosenPair();
    void panelKeepsTheChosenRows();
    void panelSaysWhyNothingCanBeSwapped();
    void panelCloses();
};

void tst_Quota::meterSaysWhereTheBatchStands_data()
{
    QTest::addColumn<qint64>("kept");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("under") << qint64{37} << u"Kept 37 of 50 · 210 undecided · 4 on hold"_s;
    QTest::newRow("full") << qint64{50} << u"Kept 50 of 50 · 210 undecided · 4 on hold"_s;
    QTest::newRow("over") << qint64{52} << u"Kept 52 of 50, 2 too many · 210 undecided · 4 on hold"_s;
}

void tst_Quota::meterSaysWhereTheBatchStands()
{
    QFETCH(qint64, kept);
    QFETCH(QString, sentence);
    QuotaMeter meter;
    BatchProgress progress;
    progress.quota = 50;
    progress.funnel.kept = kept;
    progress.funnel.undecided = 210;
    progress.funnel.held = 4;
    meter.setProgress(progress);
    QCOMPARE(meter.sentence(), sentence);
    QCOMPARE(meter.accessibleName(), sentence);
}

void tst_Quota::meterShowsTheOverrunByShape()
{
    QuotaMeter meter;
    meter.resize(300, meter.sizeHint().height());
    // Without colours the mark within the bar must still tell the two apart.
    const auto barOf = [&meter](qint64 kept) {
        meter.setCounts({50, kept, 0, 0});
        const QImage image = meter.grab().toImage().convertToFormat(QImage::Format_Grayscale8);
        return image.copy(0, image.height() * 3 / 5, image.width(), image.height() * 2 / 5);
    };
    QVERIFY(barOf(50) != barOf(60));
}

void tst_Quota::meterAsksForTheLine()
{
    QuotaMeter meter;
    meter.show();
    const QSignalSpy asked(&meter, &QuotaMeter::quotaLineRequested);
    QTest::mouseClick(&meter, Qt::LeftButton);
    QTest::keyClick(&meter, Qt::Key_Space);
    QCOMPARE(asked.size(), 2);
}

static QList<QTableView *> listsOf(const QuotaLinePanel &panel)
{
    return panel.findChildren<QTableView *>();
}

void tst_Quota::panelPutsTheWeakestNextToTheLine()
{
    QuotaLinePanel panel;
    panel.setRows(madeIssues({1, 2, 3}), madeIssues({7, 8}));
    const QTableView *kept = listsOf(panel).at(0);
    QCOMPARE(kept->model()->index(2, 0).data(IdRole).toLongLong(), 1);
    QCOMPARE(kept->currentIndex().row(), 2);
    QCOMPARE(listsOf(panel).at(1)->currentIndex().row(), 0);
}

void tst_Quota::panelSwapsTheChosenPair()
{
    QuotaLinePanel panel;
    panel.setRows(madeIssues({1, 2, 3}), madeIssues({7, 8}));
    panel.show();
    QVERIFY(QTest::qWaitForWindowActive(&panel));
    const QSignalSpy swapped(&panel, &QuotaLinePanel::swapRequested);
    panel.focusRows();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Down);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_S);
    QCOMPARE(swapped.size(), 1);
    QCOMPARE(swapped[0][0].toLongLong(), 1);
    QCOMPARE(swapped[0][1].toLongLong(), 8);
    bool explained = false;
    for (const auto *label : panel.findChildren<QLabel *>())
        explained = explained || label->text() == u"Keep even#8 and drop odd#1 because the quota is full.";
    QVERIFY(explained);
}

void tst_Quota::panelKeepsTheChosenRows()
{
    QuotaLinePanel panel;
    panel.setRows(madeIssues({1, 2, 3}), madeIssues({7, 8}));
    listsOf(panel).at(1)->selectRow(1);
    panel.setRows(madeIssues({1, 2}), madeIssues({8, 9}));
    QCOMPARE(listsOf(panel).at(1)->currentIndex().data(IdRole).toLongLong(), 8);
}

void tst_Quota::panelSaysWhyNothingCanBeSwapped()
{
    QuotaLinePanel panel;
    const auto *swap = panel.findChild<QPushButton *>();
    panel.setRows({}, madeIssues({8}));
    QVERIFY(!swap->isEnabled());
    panel.setRows(madeIssues({1}), madeIssues({8}));
    QVERIFY(swap->isEnabled());
    panel.setSwapEnabled(false);
    QVERIFY(!swap->isEnabled());
    const QSignalSpy swapped(&panel, &QuotaLinePanel::swapRequested);
    QTest::keyClick(&panel, Qt::Key_S);
    QCOMPARE(swapped.size(), 0);
}

void tst_Quota::panelCloses()
{
    QuotaLinePanel panel;
    const QSignalSpy closed(&panel, &QuotaLinePanel::closeRequested);
    QTest::keyClick(&panel, Qt::Key_Escape);
    QCOMPARE(closed.size(), 1);
}

QTEST_MAIN(tst_Quota)
#include "tst_quota.moc"
