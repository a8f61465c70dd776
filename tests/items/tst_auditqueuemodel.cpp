// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "items/auditqueuemodel.h"
#include "support/madeaudit.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace Winnow;
using namespace Qt::StringLiterals;

class AuditQueueModelTest final : public QObject
{
    Q_OBJECT

private slots:
    void linesAreGroupedByRow();
    void filters_data();
    void filters();
    void countsFollowWordsAndRepository();
    void blindMeansMyOwn();
    void scoresAreMarked_data();
    void scoresAreMarked();
    void nextWaitingGoesRound();
    void pendingLinesDoNotWait();
    void headingsCannotBeCurrent();
    void statesChangeInPlace();
    void linesGoOneByOne();
    void linesAreSpoken();
    void progressCounts();
    void emptyQueue();
    void namesOfFilters();
};

namespace {

/// alpha#1: a accepted, b disputed, c low and unaudited. beta#2: nothing. beta#3: a changed since.
AuditQueue madeQueue()
{
    AuditQueueRow first = aRow(u"org/alpha#1", {u"a"_s, u"b"_s, u"c"_s}, u"内存泄漏"_s);
    first.references[2].score = 0.4;
    first.journal = {aWord(u"org/alpha#1", u"a"_s, AuditVerdict::Accept, u"ada"_s),
            aWord(u"org/alpha#1", u"b"_s, AuditVerdict::Accept, u"ada"_s, 1),
            aWord(u"org/alpha#1", u"b"_s, AuditVerdict::Reject, u"bob"_s, 2)};
    const AuditQueueRow second = aRow(u"org/beta#2", {}, u"启动失败"_s);
    AuditQueueRow third = aRow(u"org/beta#3", {u"a"_s});
    third.journal = {aWord(u"org/beta#3", u"a"_s, AuditVerdict::Accept, u"ada"_s, 3, u"as it was"_s)};
    AuditQueue queue = aQueue({first, second, third});
    queue.contents.insert(u"a"_s, u"as it is"_s);
    deriveQueue(queue);
    return queue;
}

/// "#1", "a b c" and the like, a line each.
QStringList shownLines(const AuditQueueModel &model)
{
    QStringList lines;
    for (int row = 0; row < model.rowCount(); ++row) {
        const AuditLine &line = model.lineAt(row);
        switch (line.kind) {
        case AuditLine::Kind::Heading:
            lines.append(u'#' + line.subject.issue.number);
            break;
        case AuditLine::Kind::Reference:
            lines.append(line.subject.nodeId);
            break;
        case AuditLine::Kind::Empty:
            lines.append(u"-"_s);
            break;
        }
    }
    return lines;
}

} // namespace

void AuditQueueModelTest::linesAreGroupedByRow()
{
    AuditQueueModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setQueue(madeQueue(), u"ada"_s);
    QCOMPARE(shownLines(model),
            (QStringList{u"#1"_s, u"a"_s, u"b"_s, u"c"_s, u"#2"_s, u"-"_s, u"#3"_s, u"a"_s}));
    QCOMPARE(model.index(0).data().toString(), u"内存泄漏"_s);
    QCOMPARE(model.index(6).data().toString(), u"title of 3"_s); // nothing is written
    QCOMPARE(model.index(1).data().toString(), u"node a"_s);
    QCOMPARE(model.index(1).data(AuditQueueModel::MarkRole).toInt(), int(AuditMark::Accepted));
    QCOMPARE(model.index(2).data(AuditQueueModel::MarkRole).toInt(), int(AuditMark::Disputed));
    QCOMPARE(model.index(5).data(AuditQueueModel::MarkRole).toInt(), int(AuditMark::NoReference));
    QCOMPARE(model.index(7).data(AuditQueueModel::ChangeRole).toString(), u"text changed"_s);
}

void AuditQueueModelTest::filters_data()
{
    QTest::addColumn<AuditFilter>("filter");
    QTest::addColumn<QString>("lines");
    const auto row = [](const char *name, AuditShow show, const QString &repo, const QString &words,
                             const QString &lines) {
        QTest::newRow(name) << AuditFilter{show, repo, words} << lines;
    };
    row("all", AuditShow::All, {}, {}, u"#1 a b c #2 - #3 a"_s);
    row("unaudited", AuditShow::Unaudited, {}, {}, u"#1 c"_s);
    row("low", AuditShow::Low, {}, {}, u"#1 c"_s);
    row("disputed", AuditShow::Disputed, {}, {}, u"#1 b"_s);
    row("changed", AuditShow::Changed, {}, {}, u"#3 a"_s);
    row("without", AuditShow::Empty, {}, {}, u"#2 -"_s);
    row("repository", AuditShow::All, u"org/beta"_s, {}, u"#2 - #3 a"_s);
    row("words of the row", AuditShow::All, {}, u"泄漏"_s, u"#1 a b c"_s);
    row("words of a node", AuditShow::All, {}, u"NODE c"_s, u"#1 c"_s);
    row("words of both", AuditShow::All, {}, u"内存 c"_s, u"#1 c"_s);
    row("an issue", AuditShow::All, {}, u"beta#3"_s, u"#3 a"_s);
    row("nothing", AuditShow::All, {}, u"nowhere"_s, QString());
    row("together", AuditShow::Unaudited, u"org/beta"_s, {}, QString());
}

void AuditQueueModelTest::filters()
{
    QFETCH(AuditFilter, filter);
    QFETCH(QString, lines);
    AuditQueueModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setQueue(madeQueue(), u"ada"_s);
    model.setFilter(filter);
    QCOMPARE(shownLines(model).join(u' '), lines);
    model.setFilter({});
    QCOMPARE(shownLines(model).size(), 8);
}

void AuditQueueModelTest::countsFollowWordsAndRepository()
{
    AuditQueueModel model;
    model.setQueue(madeQueue(), u"ada"_s);
    QCOMPARE(model.counts(), (std::array{5, 1, 1, 1, 1, 1}));
    // The counts say what the other views would show, whichever is chosen.
    model.setFilter({AuditShow::Disputed, u"org/alpha"_s, {}});
    QCOMPARE(model.counts(), (std::array{3, 1, 1, 1, 0, 0}));
}

void AuditQueueModelTest::blindMeansMyOwn()
{
    AuditQueueRow row = aRow(u"org/alpha#1", {u"a"_s, u"b"_s});
    row.references[1].state = u"accepted"_s; // came in so
    row.journal = {aWord(u"org/alpha#1", u"a"_s, AuditVerdict::Accept, u"ada"_s)};
    const AuditQueue whole = aQueue({row}, 2);
    AuditQueueModel model;
    model.setFilter({AuditShow::Unaudited, {}, {}});
    model.setQueue(queueSeenBy(whole, u"ada"_s), u"ada"_s);
    QCOMPARE(shownLines(model), (QStringList{u"#1"_s, u"b"_s}));
    model.setQueue(queueSeenBy(whole, u"bob"_s), u"bob"_s);
    QCOMPARE(shownLines(model), (QStringList{u"#1"_s, u"a"_s, u"b"_s}));
    QCOMPARE(model.index(1).data(AuditQueueModel::MarkRole).toInt(), int(AuditMark::Unaudited));
    QCOMPARE(auditProgress(queueSeenBy(whole, u"bob"_s), u"bob"_s), (AuditProgress{0, 2, 0}));
}

void AuditQueueModelTest::scoresAreMarked_data()
{
    QTest::addColumn<std::optional<double>>("score");
    QTest::addColumn<std::optional<double>>("other");
    QTest::addColumn<bool>("isLow");
    QTest::addColumn<bool>("isTied");
    QTest::addColumn<QString>("text");
    using Score = std::optional<double>;
    QTest::newRow("good") << Score(0.9) << Score(0.7) << false << false << u"0.90"_s;
    QTest::newRow("at the threshold") << Score(0.6) << Score(0.9) << false << false << u"0.60"_s;
    QTest::newRow("below") << Score(0.599) << Score(0.9) << true << false << u"0.59"_s;
    QTest::newRow("tied") << Score(0.9) << Score(0.891) << false << true << u"0.90"_s;
    QTest::newRow("tied below the other") << Score(0.88) << Score(0.89) << false << true << u"0.88"_s;
    QTest::newRow("both") << Score(0.3) << Score(0.3) << true << true << u"0.30"_s;
    QTest::newRow("almost sure") << Score(0.9999) << Score(0.1) << false << false << u"0.99"_s;
    QTest::newRow("sure") << Score(1.0) << Score(0.1) << false << false << u"1.00"_s;
    QTest::newRow("none") << Score() << Score() << false << false << QString();
}

void AuditQueueModelTest::scoresAreMarked()
{
    QFETCH(std::optional<double>, score);
    QFETCH(std::optional<double>, other);
    AuditQueueRow row = aRow(u"org/alpha#1", {u"a"_s, u"b"_s});
    row.references[0].score = score;
    row.references[1].score = other;
    const ScoreMark mark = scoreMark(row, 0, {});
    QTEST(mark.isLow, "isLow");
    QTEST(mark.isTied, "isTied");
    QTEST(scoreText(score, QLocale::c()), "text");
}

void AuditQueueModelTest::nextWaitingGoesRound()
{
    AuditQueueModel model;
    QCOMPARE(model.nextWaiting(-1), -1);
    model.setQueue(madeQueue(), u"ada"_s);
    // b is disputed, c unaudited, #3's a changed since: all want a look.
    QCOMPARE(model.nextWaiting(-1), 2);
    QCOMPARE(model.nextWaiting(2), 3);
    QCOMPARE(model.nextWaiting(3), 7);
    QCOMPARE(model.nextWaiting(7), 2);
    model.setFilter({AuditShow::Unaudited, {}, {}});
    QCOMPARE(model.nextWaiting(1), 1); // itself, where no other is
}

void AuditQueueModelTest::pendingLinesDoNotWait()
{
    AuditQueueModel model;
    model.setQueue(madeQueue(), u"ada"_s);
    model.setPending({{ref(u"org/alpha#1"), u"b"_s}});
    QCOMPARE(model.nextWaiting(-1), 3);
    QVERIFY(model.index(2).data(AuditQueueModel::PendingRole).toBool());
    // The row as a whole is on its way.
    model.setPending({{ref(u"org/alpha#1"), {}}});
    QCOMPARE(model.nextWaiting(-1), 7);
}

void AuditQueueModelTest::headingsCannotBeCurrent()
{
    AuditQueueModel model;
    model.setQueue(madeQueue(), u"ada"_s);
    QVERIFY(!model.flags(model.index(0)).testFlag(Qt::ItemIsEnabled));
    QVERIFY(model.flags(model.index(1)).testFlag(Qt::ItemIsEnabled));
    QVERIFY(model.subjectAt(0).isNull());
    QVERIFY(model.subjectAt(-1).isNull());
    QCOMPARE(model.nextSubject(3), 5);
    QCOMPARE(model.nextSubject(5, -1), 3);
    QCOMPARE(model.nextSubject(7), -1);
}

void AuditQueueModelTest::statesChangeInPlace()
{
    AuditQueueModel model;
    AuditQueue queue = madeQueue();
    model.setQueue(queue, u"ada"_s);
    QSignalSpy removed(&model, &QAbstractItemModel::rowsRemoved);
    QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
    QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
    addAudits(queue, {aWord(u"org/alpha#1", u"c"_s, AuditVerdict::Reject, u"ada"_s, 9)});
    model.setQueue(queue, u"ada"_s);
    QCOMPARE(model.index(3).data(AuditQueueModel::MarkRole).toInt(), int(AuditMark::Rejected));
    QVERIFY(!changed.isEmpty());
    QCOMPARE(removed.size() + reset.size(), 0);
}

void AuditQueueModelTest::linesGoOneByOne()
{
    AuditQueueModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    AuditQueue queue = aQueue({aRow(u"org/alpha#1", {u"a"_s, u"b"_s, u"c"_s})});
    model.setFilter({AuditShow::Unaudited, {}, {}});
    model.setQueue(queue, u"ada"_s);
    const QPersistentModelIndex last(model.index(3));
    QSignalSpy removed(&model, &QAbstractItemModel::rowsRemoved);
    addAudits(queue, {aWord(u"org/alpha#1", u"b"_s, AuditVerdict::Accept, u"ada"_s)});
    model.setQueue(queue, u"ada"_s);
    QCOMPARE(shownLines(model), (QStringList{u"#1"_s, u"a"_s, u"c"_s}));
    QCOMPARE(removed.size(), 1);
    QCOMPARE(last.row(), 2);
    addAudits(queue,
            {aWord(u"org/alpha#1", u"a"_s, AuditVerdict::Accept, u"ada"_s),
                    aWord(u"org/alpha#1", u"c"_s, AuditVerdict::Accept, u"ada"_s)});
    model.setQueue(queue, u"ada"_s);
    QCOMPARE(model.rowCount(), 0);
}

void AuditQueueModelTest::linesAreSpoken()
{
    AuditQueueModel model;
    model.setLocale(QLocale::c());
    model.setQueue(madeQueue(), u"ada"_s);
    const auto spoken = [&model](
                                int row) { return model.index(row).data(Qt::AccessibleTextRole).toString(); };
    QCOMPARE(spoken(3), u"node c, score 0.40, low, Unaudited, alpha#1"_s);
    QCOMPARE(spoken(5), u"No reference, beta#2"_s);
    QCOMPARE(spoken(7), u"node a, score 0.90, Accepted, text changed, beta#3"_s);
}

void AuditQueueModelTest::progressCounts()
{
    QCOMPARE(auditProgress(madeQueue(), u"ada"_s), (AuditProgress{3, 4, 1}));
}

void AuditQueueModelTest::emptyQueue()
{
    AuditQueueModel model;
    model.setQueue({}, u"ada"_s);
    QCOMPARE(model.rowCount(), 0);
    QCOMPARE(model.counts(), (std::array<int, auditShowCount>{}));
    QCOMPARE(model.rowOf({ref(u"org/alpha#1"), u"a"_s}), -1);
    QCOMPARE(auditProgress({}, u"ada"_s), AuditProgress());
}

void AuditQueueModelTest::namesOfFilters()
{
    for (size_t i = 0; i < auditShowCount; ++i) {
        const auto show = static_cast<AuditShow>(i);
        QCOMPARE(auditShowFromName(auditShowName(show)), show);
    }
    QVERIFY(!auditShowFromName(u"some"));
}

QTEST_MAIN(AuditQueueModelTest)
#include "tst_auditqueuemodel.moc"
