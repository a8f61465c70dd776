// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "async/gate.h"

#include "async/poolwork.h"
#include "async/waitclock.h"

#include <QTest>

#include <memory>

using namespace Winnow;
using namespace std::chrono_literals;

/// Enters and stays inside until it is let go.
static QCoro::Task<void> visit(
        Gate &gate, int number, QList<int> &order, Completion<bool> letGo, std::stop_token stop)
{
    const Gate::Place place = co_await gate.enter(stop);
    order.append(place.isNull() ? -number : number);
    co_await letGo;
}

class TestGate final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void firstCompletionCounts();
    void letsInSoManyAtOnceInOrder();
    void stopEndsTheWaiting();
    void gateMayGoFirst();
    void poolWorkComesBackToItsThread();
    void clockWaitsAndStops();
};

void TestGate::init()
{
    QTest::failOnWarning();
}

void TestGate::firstCompletionCounts()
{
    const Completion<int> answer;
    answer.complete(1);
    answer.complete(2);
    const auto wait = [](Completion<int> completion) -> QCoro::Task<int> { co_return co_await completion; };
    QCOMPARE(QCoro::waitFor(wait(answer)), 1);
}

void TestGate::letsInSoManyAtOnceInOrder()
{
    Gate gate(2);
    QList<int> order;
    // Copies share one state; each needs its own.
    QList<Completion<bool>> own;
    for (int i = 0; i < 4; ++i)
        own.append(Completion<bool>());
    for (int i = 0; i < 4; ++i)
        visit(gate, i + 1, order, own[i], {});
    QCOMPARE(order, (QList<int>{1, 2}));
    own[1].complete(true);
    QCOMPARE(order, (QList<int>{1, 2, 3}));
    own[0].complete(true);
    QCOMPARE(order, (QList<int>{1, 2, 3, 4}));
    own[2].complete(true);
    own[3].complete(true);
    visit(gate, 5, order, own[0], {});
    QCOMPARE(order.last(), 5);
}

void TestGate::stopEndsTheWaiting()
{
    Gate gate(1);
    QList<int> order;
    const Completion<bool> inside;
    const Completion<bool> other;
    std::stop_source stop;
    visit(gate, 1, order, inside, {});
    visit(gate, 2, order, other, stop.get_token());
    visit(gate, 3, order, other, {});
    stop.request_stop();
    QCOMPARE(order, (QList<int>{1, -2}));
    inside.complete(true); // the one that was stopped takes no place
    QCOMPARE(order, (QList<int>{1, -2, 3}));
    other.complete(true);
    visit(gate, 4, order, other, stop.get_token());
    QCOMPARE(order.last(), -4);
}

void TestGate::gateMayGoFirst()
{
    auto gate = std::make_unique<Gate>(1);
    QList<int> order;
    const Completion<bool> inside;
    const Completion<bool> other;
    visit(*gate, 1, order, inside, {});
    visit(*gate, 2, order, other, {});
    gate.reset();
    inside.complete(true);
    QCOMPARE(order, (QList<int>{1, 2}));
    other.complete(true);
}

void TestGate::poolWorkComesBackToItsThread()
{
    QThreadPool pool;
    const auto work = [] { return QThread::currentThread(); };
    const auto run = [&]() -> QCoro::Task<std::pair<QThread *, QThread *>> {
        QThread *const worker = co_await runOnPool(pool, work);
        co_return std::pair(worker, QThread::currentThread());
    };
    const auto [worker, back] = QCoro::waitFor(run());
    QVERIFY(worker != QThread::currentThread());
    QCOMPARE(back, QThread::currentThread());
}

void TestGate::clockWaitsAndStops()
{
    SystemClock clock;
    QVERIFY(QCoro::waitFor(clock.wait(1ms, {})));
    std::stop_source stop;
    QCoro::Task<bool> waiting = clock.wait(1h, stop.get_token());
    QVERIFY(!waiting.isReady());
    stop.request_stop();
    QVERIFY(waiting.isReady());
    QVERIFY(!QCoro::waitFor(waiting));
}

QTEST_GUILESS_MAIN(TestGate)

#include "tst_gate.moc"
