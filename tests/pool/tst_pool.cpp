// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "poolissue.h"

#include "support/makerecords.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace Winnow {

class TestPool final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(); }
    void givesBackWhatWasPut();
    void replacesEverything();
    void rowsAreFoundById();
    void labelsGrowAndShrink();
    void labelsOfOthersStay();
    void moreThanAByteOfReasons();
    void countsAreClamped();
    void nonsenseOfADamagedFile();
    void revisionsGrow();
    void revisionsGrow_data();
    void fixedFacets();
    void fixedFacets_data();
};

namespace {

PoolIssue fullIssue(qint64 id)
{
    PoolIssue issue;
    issue.id = id;
    issue.repo = u"org/a"_s;
    issue.numberValue = 117;
    issue.closedAt = minute(5);
    issue.verdict = Verdict::Drop;
    issue.stage = Stage::Editor;
    issue.reason = u"spam"_s;
    issue.conflict = true;
    issue.changes = 2;
    issue.kgRefs = 3;
    issue.proposals = 3;
    issue.value = 0.5;
    issue.labels = {u"bug"_s, u"npu"_s};
    return issue;
}

QStringList labelNames(const Pool &pool, Pool::Row row)
{
    QStringList names;
    for (const quint16 code : pool.labelsAt(row))
        names.append(pool.valueNames(Facet::Label).at(code));
    return names;
}

QString valueAt(const Pool &pool, Facet facet, Pool::Row row)
{
    return pool.valueNames(facet).at(pool.codeAt(facet, row));
}

/// All that @p pool says of a row.
QStringList described(const Pool &pool, Pool::Row row)
{
    QStringList parts{QString::number(pool.idAt(row)), pool.repoAt(row),
            QString::number(pool.numberValues()[row]),
            pool.closedAt(row) ? formatTimestamp(*pool.closedAt(row)) : u"open"_s, pool.reasonAt(row),
            QString::number(pool.changeCounts()[row]), QString::number(pool.kgRefCounts()[row]),
            QString::number(pool.values()[row]), labelNames(pool, row).join(u'+')};
    for (const Facet facet :
            {Facet::Repo, Facet::Verdict, Facet::Reason, Facet::Proposal, Facet::Change, Facet::KgRef})
        parts.append(valueAt(pool, facet, row));
    if (pool.hasConflict(row))
        parts.append(u"conflict"_s);
    return parts;
}

const QStringList bare{u"7"_s, u""_s, u"0"_s, u"open"_s, u""_s, u"0"_s, u"0"_s, u"0"_s, u""_s, u""_s,
        u"undecided"_s, u""_s, u"none"_s, u"no"_s, u"no"_s};
const QStringList full{u"7"_s, u"org/a"_s, u"117"_s, u"2026-09-18T08:05:00Z"_s, u"spam"_s, u"2"_s, u"3"_s,
        u"0.5"_s, u"bug+npu"_s, u"org/a"_s, u"drop"_s, u"spam"_s, u"disputed"_s, u"yes"_s, u"yes"_s,
        u"conflict"_s};

PoolIssue labelled(qint64 id, const QStringList &labels)
{
    return poolIssue(id, [&labels](PoolIssue &issue) { issue.labels = labels; });
}

PoolIssue reasoned(qint64 id, const QString &reason)
{
    return poolIssue(id, [&reason](PoolIssue &issue) { issue.reason = reason; });
}

} // namespace

void TestPool::givesBackWhatWasPut()
{
    Pool pool;
    pool.put(poolIssue(4));
    pool.put(fullIssue(7));
    QCOMPARE(pool.size(), 2);
    QCOMPARE(described(pool, 1), full);
}

void TestPool::replacesEverything()
{
    Pool pool;
    pool.put(fullIssue(7));
    pool.put(poolIssue(7));
    QCOMPARE(pool.size(), 1);
    QCOMPARE(described(pool, 0), bare);
    pool.put(fullIssue(7));
    QCOMPARE(described(pool, 0), full);
}

void TestPool::rowsAreFoundById()
{
    Pool pool;
    for (const qint64 id : {30, 10, 20})
        pool.put(poolIssue(id));
    QCOMPARE(pool.rowOf(30), 0U);
    QCOMPARE(pool.rowOf(10), 1U);
    QCOMPARE(pool.rowOf(20), 2U);
    for (const qint64 id : {-1, 0, 11, 31, 1'000'000})
        QCOMPARE(pool.rowOf(id), std::nullopt);
}

void TestPool::labelsGrowAndShrink()
{
    Pool pool;
    const QList<QStringList> versions{{}, {u"a"_s}, {u"a"_s, u"b"_s, u"c"_s}, {u"c"_s}, {u"d"_s, u"a"_s}, {},
            {u"b"_s}, {u"a"_s, u"b"_s, u"c"_s, u"d"_s}};
    PoolIssue issue = poolIssue(1);
    for (const QStringList &labels : versions) {
        issue.labels = labels;
        pool.put(issue);
        QCOMPARE(labelNames(pool, 0), labels);
    }
    QCOMPARE(pool.valueNames(Facet::Label), (QStringList{u"a"_s, u"b"_s, u"c"_s, u"d"_s}));
}

void TestPool::labelsOfOthersStay()
{
    Pool pool;
    for (qint64 id = 1; id <= 3; ++id)
        pool.put(labelled(id, {u"bug"_s, QString::number(id)}));
    pool.put(labelled(2, {}));
    pool.put(labelled(2, {u"x"_s, u"y"_s, u"z"_s}));
    pool.put(labelled(2, {u"w"_s}));
    QCOMPARE(labelNames(pool, 0), (QStringList{u"bug"_s, u"1"_s}));
    QCOMPARE(labelNames(pool, 1), QStringList{u"w"_s});
    QCOMPARE(labelNames(pool, 2), (QStringList{u"bug"_s, u"3"_s}));
}

void TestPool::moreThanAByteOfReasons()
{
    // A series may add reasons of its own, and bundles bring those of others.
    Pool pool;
    for (qint64 id = 1; id <= 600; ++id)
        pool.put(reasoned(id, u"reason-%1"_s.arg(id)));
    for (Pool::Row row = 0; row < 600; ++row)
        QCOMPARE(pool.reasonAt(row), u"reason-%1"_s.arg(row + 1));
    QCOMPARE(pool.valueCode(Facet::Reason, u"reason-600"_s), quint16{599});
}

void TestPool::countsAreClamped()
{
    Pool pool;
    pool.put(poolIssue(1, [](PoolIssue &issue) {
        issue.changes = 70'000;
        issue.kgRefs = -1;
    }));
    QCOMPARE(pool.changeCounts()[0], 65'535);
    QCOMPARE(pool.kgRefCounts()[0], 0);
}

void TestPool::nonsenseOfADamagedFile()
{
    // A flipped bit may turn up as any number; it must not reach beyond the counts of a facet.
    Pool pool;
    pool.put(poolIssue(1, [](PoolIssue &issue) {
        issue.verdict = static_cast<Verdict>(200);
        issue.proposals = 200;
    }));
    QCOMPARE(valueAt(pool, Facet::Verdict, 0), u"undecided"_s);
    QCOMPARE_LT(pool.codeAt(Facet::Proposal, 0), pool.valueCount(Facet::Proposal));
}

void TestPool::revisionsGrow_data()
{
    QTest::addColumn<PoolIssue>("issue");
    QTest::addColumn<bool>("isFact");
    const auto change = [](auto fill) {
        PoolIssue issue = fullIssue(7);
        fill(issue);
        return issue;
    };
    QTest::newRow("nothing new") << fullIssue(7) << false;
    QTest::newRow("a decision") << change([](PoolIssue &i) { i.verdict = Verdict::Keep; }) << false;
    QTest::newRow("another reason") << change([](PoolIssue &i) { i.reason = u"cve"_s; }) << false;
    QTest::newRow("another issue") << fullIssue(8) << true;
    QTest::newRow("close time") << change([](PoolIssue &i) { i.closedAt = minute(6); }) << true;
    QTest::newRow("opened again") << change([](PoolIssue &i) { i.closedAt.reset(); }) << true;
    QTest::newRow("repository") << change([](PoolIssue &i) { i.repo = u"org/b"_s; }) << true;
    QTest::newRow("number") << change([](PoolIssue &i) { i.numberValue = 118; }) << true;
    QTest::newRow("changes") << change([](PoolIssue &i) { i.changes = 3; }) << true;
    QTest::newRow("kg_refs") << change([](PoolIssue &i) { i.kgRefs = 4; }) << true;
    QTest::newRow("estimate") << change([](PoolIssue &i) { i.value = 0.75; }) << true;
}

void TestPool::revisionsGrow()
{
    QFETCH(const PoolIssue, issue);
    QFETCH(const bool, isFact);
    Pool pool;
    pool.put(fullIssue(7));
    const quint64 revision = pool.revision();
    const quint64 factRevision = pool.factRevision();
    pool.put(issue);
    QCOMPARE_GT(pool.revision(), revision);
    QCOMPARE(pool.factRevision() > factRevision, isFact);
}

void TestPool::fixedFacets_data()
{
    QTest::addColumn<Facet>("facet");
    QTest::addColumn<PoolIssue>("issue");
    QTest::addColumn<QString>("value");
    const auto decided = [](Verdict verdict, Stage stage) {
        return poolIssue(1, [=](PoolIssue &issue) {
            issue.verdict = verdict;
            issue.stage = stage;
        });
    };
    QTest::newRow("undecided") << Facet::Verdict << poolIssue(1) << u"undecided"_s;
    QTest::newRow("kept") << Facet::Verdict << decided(Verdict::Keep, Stage::Editor) << u"keep"_s;
    QTest::newRow("held") << Facet::Verdict << decided(Verdict::Hold, Stage::Editor) << u"hold"_s;
    QTest::newRow("dropped by an editor")
            << Facet::Verdict << decided(Verdict::Drop, Stage::Editor) << u"drop"_s;
    QTest::newRow("dropped by a worker")
            << Facet::Verdict << decided(Verdict::Drop, Stage::Analysis) << u"drop"_s;
    QTest::newRow("dropped by a rule")
            << Facet::Verdict << decided(Verdict::Drop, Stage::Prefilter) << u"filtered"_s;
    QTest::newRow("kept by a rule") << Facet::Verdict << decided(Verdict::Keep, Stage::Prefilter)
                                    << u"keep"_s;
    QTest::newRow("no proposal") << Facet::Proposal << poolIssue(1) << u"none"_s;
    QTest::newRow("proposed to keep")
            << Facet::Proposal << poolIssue(1, [](PoolIssue &i) { i.proposals = 1; }) << u"keep"_s;
    QTest::newRow("proposed to drop")
            << Facet::Proposal << poolIssue(1, [](PoolIssue &i) { i.proposals = 2; }) << u"drop"_s;
    QTest::newRow("disputed") << Facet::Proposal << poolIssue(1, [](PoolIssue &i) { i.proposals = 3; })
                              << u"disputed"_s;
    QTest::newRow("without a change") << Facet::Change << poolIssue(1) << u"no"_s;
    QTest::newRow("with changes") << Facet::Change << poolIssue(1, [](PoolIssue &i) { i.changes = 2; })
                                  << u"yes"_s;
    QTest::newRow("without a kg_ref") << Facet::KgRef << poolIssue(1) << u"no"_s;
    QTest::newRow("with a kg_ref") << Facet::KgRef << poolIssue(1, [](PoolIssue &i) { i.kgRefs = 1; })
                                   << u"yes"_s;
}

void TestPool::fixedFacets()
{
    QFETCH(const Facet, facet);
    QFETCH(const PoolIssue, issue);
    QFETCH(const QString, value);
    Pool pool;
    pool.put(issue);
    QCOMPARE(pool.valueNames(facet).at(pool.codeAt(facet, 0)), value);
    QCOMPARE(pool.valueCode(facet, value), pool.codeAt(facet, 0));
    QCOMPARE(pool.valueCode(facet, u"nonsense"_s), std::nullopt);
    QCOMPARE(pool.valueNames(facet), fixedFacetValues(facet));
}

} // namespace Winnow

QTEST_GUILESS_MAIN(Winnow::TestPool)
#include "tst_pool.moc"
