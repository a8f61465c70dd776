// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "http/requestbudget.h"

#include <QRandomGenerator>
#include <QTest>

#include <map>

using namespace Winnow;
using namespace std::chrono_literals;

class TestRequestBudget final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(); }
    void withoutLimitsAllAtOnce();
    void aTokenComesBackBehindTheAnswer();
    void requestsUnderWayHoldTokens();
    void theTighterLimitCounts();
    void whatIsLeft();
    void restoresAndSpends();
    void noWindowHoldsTooMany();
    void durationIsThatOfTheRules_data();
    void durationIsThatOfTheRules();
};

namespace {

const Timestamp begin = fromMilliseconds(1'700'000'000'000);

void makeAt(RequestBudget &budget, Timestamp at)
{
    budget.take();
    budget.settle(at);
}

} // namespace

void TestRequestBudget::withoutLimitsAllAtOnce()
{
    RequestBudget budget({{0, 60s}, {5, 0s}});
    QVERIFY(budget.limits().isEmpty());
    for (int i = 0; i < 1000; ++i)
        budget.take();
    QCOMPARE(budget.nextAt(begin), begin);
    budget.settle(begin);
    QVERIFY(budget.settled().isEmpty());
}

void TestRequestBudget::aTokenComesBackBehindTheAnswer()
{
    RequestBudget budget({{2, 60s}});
    makeAt(budget, begin);
    QCOMPARE(budget.nextAt(begin), begin);
    makeAt(budget, begin + 5s);
    QCOMPARE(budget.nextAt(begin + 6s), begin + 60s);
    makeAt(budget, begin + 61s);
    QCOMPARE(budget.nextAt(begin + 61s), begin + 65s);
}

void TestRequestBudget::requestsUnderWayHoldTokens()
{
    RequestBudget budget({{2, 60s}});
    budget.take();
    QCOMPARE(budget.nextAt(begin), begin);
    budget.take();
    QCOMPARE(budget.nextAt(begin + 1h), std::nullopt);
    budget.settle(begin + 2h);
    QCOMPARE(budget.nextAt(begin + 2h), begin + 2h + 60s);
}

void TestRequestBudget::theTighterLimitCounts()
{
    RequestBudget budget({{2, 1s}, {3, 60s}});
    makeAt(budget, begin);
    makeAt(budget, begin);
    QCOMPARE(budget.nextAt(begin), begin + 1s);
    makeAt(budget, begin + 1s);
    QCOMPARE(budget.nextAt(begin + 1s), begin + 60s);
}

void TestRequestBudget::whatIsLeft()
{
    const RateLimit minute{3, 60s};
    const RateLimit hour{10, 1h};
    RequestBudget budget({minute, hour});
    makeAt(budget, begin);
    budget.take();
    QCOMPARE(budget.left(begin), (QList<BudgetLeft>{{minute, 1}, {hour, 8}}));
    QCOMPARE(budget.left(begin + 60s), (QList<BudgetLeft>{{minute, 2}, {hour, 8}}));
}

void TestRequestBudget::restoresAndSpends()
{
    RequestBudget budget({{2, 60s}, {50, 1h}});
    budget.restore({begin + 9s, begin});
    QCOMPARE(budget.nextAt(begin + 10s), begin + 60s);
    RequestBudget fresh({{2, 60s}, {50, 1h}});
    fresh.spendShortest(begin);
    QCOMPARE(fresh.nextAt(begin), begin + 60s);
    QCOMPARE(fresh.left(begin).constLast().left, 48);
}

/// Whatever the answers take, no window of a limit's length, wherever it begins, holds more arrivals than it allows: an
/// arrival is some moment between the question and the answer.
void TestRequestBudget::noWindowHoldsTooMany()
{
    QRandomGenerator random(7);
    for (int round = 0; round < 40; ++round) {
        const int requests = random.bounded(1, 8);
        const RateLimit limit{requests, std::chrono::seconds(random.bounded(1, 30))};
        RequestBudget budget({limit});
        QList<Timestamp> arrivals;
        std::multimap<Timestamp, int> underWay;
        Timestamp now = begin;
        const auto settleFirst = [&] {
            now = std::max(now, underWay.begin()->first);
            budget.settle(underWay.begin()->first);
            underWay.erase(underWay.begin());
        };
        for (int made = 0; made < 200; ++made) {
            auto next = budget.nextAt(now);
            while (!next || underWay.size() >= 4 || (!underWay.empty() && underWay.begin()->first <= *next)) {
                settleFirst();
                next = budget.nextAt(now);
            }
            now = std::max(now, *next);
            budget.take();
            const auto answer = std::chrono::milliseconds(random.bounded(0, 9000));
            arrivals.append(
                    now + std::chrono::milliseconds(random.bounded(0, static_cast<int>(answer.count()) + 1)));
            underWay.emplace(now + answer, made);
        }
        std::ranges::sort(arrivals);
        for (qsizetype i = 0; i + requests < arrivals.size(); ++i)
            QVERIFY2(arrivals.at(i + requests) - arrivals.at(i) >= limit.period,
                    qPrintable(QString::number(round)));
    }
}

void TestRequestBudget::durationIsThatOfTheRules_data()
{
    QTest::addColumn<qint64>("requests");
    QTest::addColumn<std::chrono::milliseconds>("answer");
    QTest::addColumn<std::chrono::milliseconds>("expected");
    using Ms = std::chrono::milliseconds;
    QTest::newRow("none") << qint64{0} << Ms(500) << Ms(0);
    QTest::newRow("one") << qint64{1} << Ms(500) << Ms(500);
    QTest::newRow("a minute's") << qint64{50} << Ms(0) << Ms(0);
    QTest::newRow("one more") << qint64{51} << Ms(0) << Ms(60'000);
    QTest::newRow("with answers") << qint64{51} << Ms(400) << Ms(60'800);
    QTest::newRow("an hour") << qint64{3000} << Ms(0) << Ms(59 * 60'000);
}

void TestRequestBudget::durationIsThatOfTheRules()
{
    QFETCH(const qint64, requests);
    QFETCH(const std::chrono::milliseconds, answer);
    QFETCH(const std::chrono::milliseconds, expected);
    const QList<RateLimit> gitCode{{50, 60s}, {4000, 1h}};
    QCOMPARE(durationOf(requests, gitCode, answer, 4, {}, begin).count(), expected.count());
}

QTEST_GUILESS_MAIN(TestRequestBudget)
#include "tst_requestbudget.moc"
