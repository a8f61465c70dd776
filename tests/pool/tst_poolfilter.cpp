// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "naivefilter.h"
#include "poolissue.h"

#include "support/makerecords.h"

#include <QRandomGenerator>
#include <QTest>

#include <algorithm>
#include <functional>
#include <numeric>

using namespace Qt::StringLiterals;

namespace Winnow {

class TestPoolFilter final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(); }
    void likeTheNaiveOne();
    void likeTheNaiveOne_data();
    void selects();
    void selects_data();
    void ownChoiceDoesNotNarrowItsCounts();
    void matchesNarrowCounts();
    void unknownMatchesAreLeftOut();
    void emptyPool();
    void keptOrderIsKnownToBeOld();
    void firstRowsAreThoseOfTheWhole();
};

namespace {

/// Random issues with few different values, so that everything meets everything.
class PoolMaker final
{
public:
    explicit PoolMaker(quint32 seed)
        : m_random(seed)
    {}

    QList<PoolIssue> issues(int count)
    {
        QList<PoolIssue> made;
        for (int i = 0; i < count; ++i)
            made.append(issue(1 + i));
        std::ranges::shuffle(made, m_random);
        return made;
    }

    PoolQuery query(const QList<PoolIssue> &issues)
    {
        PoolQuery query;
        for (const Facet facet : allFacets) {
            for (int choices = m_random.bounded(6) - 3; choices > 0; --choices)
                query.valuesOf(facet).append(valueOf(facet, issues.at(m_random.bounded(issues.size()))));
        }
        return query;
    }

    std::optional<std::vector<qint64>> matches(const QList<PoolIssue> &issues)
    {
        if (m_random.bounded(3) == 0)
            return std::nullopt;
        std::vector<qint64> ids;
        for (qint64 id = 1; id <= issues.size() + 2; ++id) { // two of them are not in the pool
            if (m_random.bounded(2) == 0)
                ids.push_back(id);
        }
        return ids;
    }

    QMap<qint64, QString> titles(const QList<PoolIssue> &issues)
    {
        QMap<qint64, QString> titles;
        for (const PoolIssue &issue : issues)
            titles.insert(issue.id, QString::number(m_random.bounded(1'000'000)));
        return titles;
    }

private:
    PoolIssue issue(qint64 id)
    {
        PoolIssue issue;
        issue.id = id;
        issue.repo = pick({u"org/b"_s, u"org/a"_s, u"org/c"_s, u"组织/仓"_s});
        issue.numberValue = m_random.bounded(20);
        if (m_random.bounded(5) > 0)
            issue.closedAt = minute(m_random.bounded(10));
        issue.verdict = static_cast<Verdict>(m_random.bounded(4));
        issue.stage = static_cast<Stage>(m_random.bounded(3));
        issue.reason = pick({u""_s, u"spam"_s, u"duplicate"_s, u"fix-landed"_s});
        issue.conflict = m_random.bounded(4) == 0;
        issue.changes = m_random.bounded(3);
        issue.kgRefs = m_random.bounded(3);
        issue.proposals = static_cast<quint8>(m_random.bounded(4));
        issue.value = m_random.bounded(8) / 8.0;
        if (m_random.bounded(4) > 0)
            issue.tier = static_cast<Tier>(m_random.bounded(tierCount));
        if (m_random.bounded(4) > 0)
            issue.resolution = static_cast<Resolution>(m_random.bounded(resolutionCount));
        issue.traps = static_cast<quint16>(
                m_random.bounded(1 << trapCodeCount) & m_random.bounded(1 << trapCodeCount));
        for (const QString &label : {u"npu"_s, u"bug"_s, u"缺陷"_s}) {
            if (m_random.bounded(3) == 0)
                issue.labels.append(label);
        }
        return issue;
    }

    QString pick(const QStringList &values) { return values.at(m_random.bounded(values.size())); }

    QString valueOf(Facet facet, const PoolIssue &issue)
    {
        switch (facet) {
        case Facet::Repo:
            return issue.repo;
        case Facet::Reason:
            return issue.reason;
        case Facet::Label:
            return issue.labels.value(0, u"nowhere"_s);
        default:
            return pick(fixedFacetValues(facet));
        }
    }

    QRandomGenerator m_random;
};

Pool poolOf(const QList<PoolIssue> &issues)
{
    Pool pool;
    for (const PoolIssue &issue : issues)
        pool.put(issue);
    return pool;
}

QList<qint64> idsOf(const Pool &pool, const PoolSelection &selection)
{
    QList<qint64> ids;
    for (const Pool::Row row : selection.rows)
        ids.append(pool.idAt(row));
    return ids;
}

QMap<QString, qint64> countsOf(const Pool &pool, const PoolSelection &selection, Facet facet)
{
    const auto &byCode = selection.counts[static_cast<size_t>(facet)];
    QMap<QString, qint64> counts;
    for (size_t code = 0; code < byCode.size(); ++code) {
        if (byCode[code] > 0)
            counts.insert(pool.valueNames(facet).at(static_cast<qsizetype>(code)), byCode[code]);
    }
    return counts;
}

/// Rank by title for each row of @p pool.
std::vector<quint32> titleRanks(const Pool &pool, const QMap<qint64, QString> &titles)
{
    std::vector<Pool::Row> rows(static_cast<size_t>(pool.size()));
    std::iota(rows.begin(), rows.end(), 0);
    std::ranges::sort(rows, {}, [&](Pool::Row row) { return titles.value(pool.idAt(row)); });
    std::vector<quint32> ranks(rows.size());
    for (size_t rank = 0; rank < rows.size(); ++rank)
        ranks[rows[rank]] = static_cast<quint32>(rank);
    return ranks;
}

constexpr std::array allKeys{SortKey::ClosedAt, SortKey::Repo, SortKey::Number, SortKey::Verdict,
        SortKey::Reason, SortKey::Changes, SortKey::KgRefs, SortKey::Value, SortKey::Title};

} // namespace

void TestPoolFilter::likeTheNaiveOne_data()
{
    QTest::addColumn<SortKey>("key");
    QTest::addColumn<bool>("descending");
    for (const SortKey key : allKeys) {
        QTest::addRow("%s, ascending", qPrintable(sortKeyName(key))) << key << false;
        QTest::addRow("%s, descending", qPrintable(sortKeyName(key))) << key << true;
    }
}

void TestPoolFilter::likeTheNaiveOne()
{
    QFETCH(const SortKey, key);
    QFETCH(const bool, descending);
    const PoolOrder order{key, descending};
    for (quint32 seed = 0; seed < 150; ++seed) {
        PoolMaker make(seed);
        const QList<PoolIssue> issues = make.issues(1 + static_cast<int>(seed));
        const PoolQuery query = make.query(issues);
        const auto matches = make.matches(issues);
        const QMap<qint64, QString> titles = make.titles(issues);
        const std::vector<qint64> *matched = matches ? &*matches : nullptr;

        const Pool pool = poolOf(issues);
        const PoolSelection selection = selectFromPool(pool, query, order, matched, titleRanks(pool, titles));
        const NaiveSelection expected = selectNaively(issues, query, order, matched, titles);
        QVERIFY2(idsOf(pool, selection) == expected.ids,
                qPrintable(u"seed %1: %2"_s.arg(seed).arg(formatPoolQuery(query))));
        for (const Facet facet : allFacets) {
            QVERIFY2(countsOf(pool, selection, facet) == expected.counts[static_cast<size_t>(facet)],
                    qPrintable(u"seed %1: %2: %3"_s.arg(seed).arg(facetName(facet), formatPoolQuery(query))));
        }
    }
}

void TestPoolFilter::selects_data()
{
    QTest::addColumn<QString>("query");
    QTest::addColumn<QList<qint64>>("ids");
    QTest::newRow("candidates: all but the filtered") << u""_s << QList<qint64>{1, 2, 3, 5};
    QTest::newRow("filtered") << u"verdict:filtered"_s << QList<qint64>{4};
    QTest::newRow("everything") << u"verdict:filtered verdict:drop verdict:keep verdict:undecided"_s
                                << QList<qint64>{1, 2, 3, 4, 5};
    QTest::newRow("drops do not take in the filtered") << u"verdict:drop"_s << QList<qint64>{3};
    QTest::newRow("conflicts, whatever the verdict") << u"verdict:conflict"_s << QList<qint64>{2, 3};
    QTest::newRow("a conflict and a verdict: either")
            << u"verdict:conflict verdict:undecided"_s << QList<qint64>{1, 2, 3, 5};
    QTest::newRow("values of one facet: either") << u"repo:org/a repo:org/b"_s << QList<qint64>{1, 2, 3, 5};
    QTest::newRow("facets: both") << u"repo:org/a label:bug"_s << QList<qint64>{1};
    QTest::newRow("a label that several have") << u"label:bug label:npu"_s << QList<qint64>{1, 3};
    QTest::newRow("a value that does not occur") << u"label:gone"_s << QList<qint64>{};
    QTest::newRow("a value that does not occur beside one that does")
            << u"label:gone label:npu"_s << QList<qint64>{3};
}

namespace {

QList<PoolIssue> fewIssues()
{
    const auto issue = [](qint64 id, const QString &repo, Verdict verdict, bool conflict,
                               const QStringList &labels) {
        return poolIssue(id, [&](PoolIssue &issue) {
            issue.repo = repo;
            issue.verdict = verdict;
            issue.stage = Stage::Editor;
            issue.conflict = conflict;
            issue.labels = labels;
        });
    };
    QList<PoolIssue> issues{issue(1, u"org/a"_s, Verdict::Undecided, false, {u"bug"_s}),
            issue(2, u"org/a"_s, Verdict::Keep, true, {}),
            issue(3, u"org/b"_s, Verdict::Drop, true, {u"bug"_s, u"npu"_s}),
            issue(4, u"org/b"_s, Verdict::Drop, false, {u"bug"_s}),
            issue(5, u"org/b"_s, Verdict::Undecided, false, {})};
    issues[3].stage = Stage::Prefilter;
    return issues;
}

} // namespace

void TestPoolFilter::selects()
{
    QFETCH(const QString, query);
    QFETCH(const QList<qint64>, ids);
    const Pool pool = poolOf(fewIssues());
    QCOMPARE(idsOf(pool, selectFromPool(pool, parsePoolQuery(query), PoolOrder{}, nullptr)), ids);
}

void TestPoolFilter::ownChoiceDoesNotNarrowItsCounts()
{
    const Pool pool = poolOf(fewIssues());
    const PoolSelection selection = selectFromPool(pool, parsePoolQuery(u"repo:org/a"), PoolOrder{}, nullptr);
    QCOMPARE(countsOf(pool, selection, Facet::Repo),
            (QMap<QString, qint64>{{u"org/a"_s, 2}, {u"org/b"_s, 2}}));
    QCOMPARE(countsOf(pool, selection, Facet::Label), (QMap<QString, qint64>{{u"bug"_s, 1}}));
    QCOMPARE(countsOf(pool, selection, Facet::Verdict),
            (QMap<QString, qint64>{{u"undecided"_s, 1}, {u"keep"_s, 1}, {u"conflict"_s, 1}}));
}

void TestPoolFilter::matchesNarrowCounts()
{
    const Pool pool = poolOf(fewIssues());
    const std::vector<qint64> matches{3, 4};
    const PoolSelection selection = selectFromPool(pool, {}, PoolOrder{}, &matches);
    QCOMPARE(idsOf(pool, selection), QList<qint64>{3});
    QCOMPARE(countsOf(pool, selection, Facet::Verdict),
            (QMap<QString, qint64>{{u"drop"_s, 1}, {u"filtered"_s, 1}, {u"conflict"_s, 1}}));
    QCOMPARE(countsOf(pool, selection, Facet::Repo), (QMap<QString, qint64>{{u"org/b"_s, 1}}));
}

void TestPoolFilter::unknownMatchesAreLeftOut()
{
    const Pool pool = poolOf(fewIssues());
    const std::vector<qint64> matches{0, 1, 6, 1'000'000};
    QCOMPARE(idsOf(pool, selectFromPool(pool, {}, PoolOrder{}, &matches)), QList<qint64>{1});
    const std::vector<qint64> none;
    QCOMPARE(idsOf(pool, selectFromPool(pool, {}, PoolOrder{}, &none)), QList<qint64>{});
}

void TestPoolFilter::emptyPool()
{
    const Pool pool;
    for (const SortKey key : allKeys)
        QVERIFY(selectFromPool(
                pool, parsePoolQuery(u"repo:org/a verdict:conflict"), PoolOrder{key, true}, nullptr)
                        .rows.empty());
}

namespace {

/// @p issue with one thing about it, number @p part, taken from @p other.
PoolIssue withPartOf(PoolIssue issue, const PoolIssue &other, int part)
{
    const std::array<std::function<void()>, 10> parts{
            [&] { issue.verdict = other.verdict; },
            [&] { issue.stage = other.stage; },
            [&] { issue.reason = other.reason; },
            [&] { issue.conflict = other.conflict; },
            [&] { issue.closedAt = other.closedAt; },
            [&] { issue.repo = other.repo; },
            [&] { issue.numberValue = other.numberValue; },
            [&] { issue.changes = other.changes; },
            [&] { issue.kgRefs = other.kgRefs; },
            [&] { issue.value = other.value; },
    };
    parts.at(static_cast<size_t>(part) % parts.size())();
    return issue;
}

} // namespace

void TestPoolFilter::keptOrderIsKnownToBeOld()
{
    // Sorting is kept as long as orderRevision() stays: whatever is put, a kept order is right or known to be old.
    PoolMaker make(99);
    const QList<PoolIssue> issues = make.issues(40);
    const QList<PoolIssue> others = make.issues(40);
    const Pool pool = poolOf(issues);
    int kept = 0;
    int old = 0;
    for (int i = 0; i < 400; ++i) {
        Pool moved = pool;
        moved.put(withPartOf(issues.at(i % 40), others.at(i / 10), i));
        for (const SortKey key : allKeys) {
            if (orderRevision(moved, key) != orderRevision(pool, key)) {
                ++old;
                continue;
            }
            ++kept;
            QVERIFY2(orderPool(moved, {key, true}) == orderPool(pool, {key, true}),
                    qPrintable(sortKeyName(key)));
        }
    }
    QCOMPARE_GT(kept, 0);
    QCOMPARE_GT(old, 0);
}

void TestPoolFilter::firstRowsAreThoseOfTheWhole()
{
    for (quint32 seed = 0; seed < 100; ++seed) {
        PoolMaker make(seed);
        const QList<PoolIssue> issues = make.issues(40);
        const PoolQuery query = make.query(issues);
        const Pool pool = poolOf(issues);
        const std::vector<Pool::Row> order = orderPool(pool, {SortKey::Number, true});
        const std::vector<Pool::Row> all = selectInOrder(pool, query, order, nullptr).rows;
        const std::vector<Pool::Row> first = firstRowsInOrder(pool, query, order, 7);
        QCOMPARE(first.size(), std::min(all.size(), size_t{7}));
        QVERIFY2(std::ranges::equal(first, std::span(all).first(first.size())),
                qPrintable(u"seed %1: %2"_s.arg(seed).arg(formatPoolQuery(query))));
    }
}

} // namespace Winnow

QTEST_GUILESS_MAIN(Winnow::TestPoolFilter)
#include "tst_poolfilter.moc"
