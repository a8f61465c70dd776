// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "sweep/issuepages.h"

#include <QMap>
#include <QRandomGenerator>
#include <QTest>

using namespace Winnow;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/// Cutting a list into pages while it changes.
class TestIssuePages final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(); }
    void shortListsTakeOneRequest();
    void pagesFollowTheTime();
    void losesNothingWhileTheListMoves_data();
    void losesNothingWhileTheListMoves();
    void listsThatHeedNothing();
    void goesOnFromWhereItWas();
    void endsWherePagesDoNotTurn();
    void smallerPages();
    void cursors_data();
    void smallPagesInOneSecond();
    void cursors();
};

namespace {

const Timestamp begin = *parseTimestamp(u"2026-09-18T08:00:00Z");

/// A forge's list of issues: numbers and when they were updated.
class MovingList final
{
public:
    explicit MovingList(quint32 seed)
        : m_random(seed)
    {}

    bool sinceIsExclusive = false;
    bool newestFirst = false;
    bool ignoresSince = false;
    bool pagesTurn = true;

    void add(Timestamp at) { m_updated.insert(QString::number(m_updated.size() + 1), at); }

    /// Some are touched, opened again or taken away, as they are in real lists.
    void move(int times)
    {
        for (int i = 0; i < times; ++i) {
            m_now += m_random.bounded(2) == 0 ? 0s : 1s;
            const QList<QString> numbers = m_updated.keys();
            if (numbers.isEmpty() || m_random.bounded(5) == 0) {
                add(m_now);
                continue;
            }
            const QString &number = numbers.at(m_random.bounded(numbers.size()));
            if (m_random.bounded(8) == 0)
                m_updated.remove(number);
            else
                m_updated[number] = m_now;
        }
    }

    ForgeList<ForgeIssue> page(const IssuePageQuery &query) const
    {
        QList<std::pair<Timestamp, QString>> all;
        for (const auto &[number, at] : m_updated.asKeyValueRange()) {
            if (ignoresSince || at > *query.since || (!sinceIsExclusive && at == *query.since))
                all.append({at, number});
        }
        std::ranges::sort(all);
        if (newestFirst)
            std::ranges::reverse(all);
        ForgeList<ForgeIssue> page;
        const qsizetype first = pagesTurn ? qsizetype{query.page - 1} * query.perPage : 0;
        for (qsizetype i = first; i < std::min(all.size(), first + query.perPage); ++i) {
            ForgeIssue issue;
            issue.record.ref.number = all.at(i).second;
            issue.record.updatedAt = all.at(i).first;
            page.items.append(issue);
        }
        page.received = static_cast<int>(page.items.size());
        return page;
    }

    const QMap<QString, Timestamp> &truth() const { return m_updated; }

private:
    QRandomGenerator m_random;
    QMap<QString, Timestamp> m_updated;
    Timestamp m_now = begin + 24h;
};

struct Reading
{
    QMap<QString, Timestamp> seen; ///< The latest version of each.
    int requests = 0;
    SweepCursor cursor;
};

SweepCursor fresh()
{
    SweepCursor cursor;
    cursor.since = cursor.at = begin;
    return cursor;
}

/// Reads @p list to its end; it moves @p moves times between two pages.
Reading read(MovingList &list, SweepCursor cursor, int moves = 0)
{
    Reading reading;
    IssuePages pages(std::move(cursor));
    while (reading.requests < 5000) {
        const auto page = list.page(pages.next());
        ++reading.requests;
        for (const ForgeIssue &issue : page.items)
            reading.seen.insert(issue.record.ref.number, *issue.record.updatedAt);
        if (pages.take(page) == IssuePages::Step::End)
            break;
        list.move(moves);
    }
    reading.cursor = pages.cursor();
    return reading;
}

QStringList lost(const MovingList &list, const Reading &reading)
{
    QStringList numbers;
    for (const auto &[number, at] : list.truth().asKeyValueRange()) {
        if (reading.seen.value(number) != at)
            numbers.append(number);
    }
    return numbers;
}

} // namespace

void TestIssuePages::shortListsTakeOneRequest()
{
    MovingList list(1);
    QCOMPARE(read(list, fresh()).requests, 1);
    for (int i = 0; i < 99; ++i)
        list.add(begin + std::chrono::seconds(i));
    const Reading reading = read(list, fresh());
    QCOMPARE(reading.requests, 1);
    QCOMPARE(lost(list, reading), QStringList());
    QCOMPARE(reading.cursor.at, begin + 98s);
}

void TestIssuePages::pagesFollowTheTime()
{
    MovingList list(1);
    for (int i = 0; i < 1000; ++i)
        list.add(begin + std::chrono::minutes(i));
    const Reading reading = read(list, fresh());
    QCOMPARE(lost(list, reading), QStringList());
    QVERIFY2(reading.requests <= 11, qPrintable(QString::number(reading.requests)));
}

void TestIssuePages::losesNothingWhileTheListMoves_data()
{
    QTest::addColumn<bool>("exclusive");
    QTest::addColumn<int>("moves");
    QTest::addColumn<int>("perSecond"); // issues updated in one second
    for (const bool exclusive : {false, true}) {
        for (const int moves : {0, 1, 3}) {
            for (const int perSecond : {1, 7, 130, 450})
                QTest::addRow(
                        "%s, %d moves, %d a second", exclusive ? "exclusive" : "inclusive", moves, perSecond)
                        << exclusive << moves << perSecond;
        }
    }
}

void TestIssuePages::losesNothingWhileTheListMoves()
{
    QFETCH(const bool, exclusive);
    QFETCH(const int, moves);
    QFETCH(const int, perSecond);
    for (quint32 seed = 1; seed <= 40; ++seed) {
        MovingList list(seed);
        list.sinceIsExclusive = exclusive;
        for (int i = 0; i < 700; ++i)
            list.add(begin + 1h + std::chrono::seconds(i / perSecond));
        const Reading reading = read(list, fresh(), moves);
        QCOMPARE(lost(list, reading), QStringList());
        // A second that fills a page is read twice: once to see that it does.
        QCOMPARE_LE(reading.requests, moves > 0 ? 60 : perSecond > 100 ? 20 : 12);
    }
}

/// Where answers come incomplete pages get small; many issues of one second are read all the same.
void TestIssuePages::smallPagesInOneSecond()
{
    for (const int count : {5, 6, 11, 60, 61, 99, 420, 421}) {
        MovingList list(1);
        for (int i = 0; i < count; ++i)
            list.add(begin + 1h);
        list.add(begin + 2h);
        IssuePages pages(fresh());
        while (pages.halve()) {
        }
        QSet<QString> seen;
        for (int requests = 0;; ++requests) {
            QVERIFY(requests < count);
            const auto page = list.page(pages.next());
            for (const ForgeIssue &issue : page.items)
                seen.insert(issue.record.ref.number);
            const IssuePages::Step step = pages.take(page);
            QVERIFY(step == IssuePages::Step::GoOn || step == IssuePages::Step::End);
            if (step == IssuePages::Step::End)
                break;
        }
        QCOMPARE(seen.size(), count + 1);
    }
}

/// Order and beginning are not heeded: read page by page to the end, and what moved meanwhile comes next time.
void TestIssuePages::listsThatHeedNothing()
{
    for (const bool ignoresSince : {false, true}) {
        for (quint32 seed = 1; seed <= 40; ++seed) {
            MovingList list(seed);
            list.newestFirst = true;
            list.ignoresSince = ignoresSince;
            for (int i = 0; i < 700; ++i)
                list.add(begin + 1h + std::chrono::seconds(i / 9));
            Reading first = read(list, fresh(), 2);
            const Reading second = read(list, first.cursor);
            first.seen.insert(second.seen);
            QCOMPARE(lost(list, first), QStringList());
        }
    }
}

void TestIssuePages::goesOnFromWhereItWas()
{
    MovingList list(1);
    for (int i = 0; i < 500; ++i)
        list.add(begin + std::chrono::minutes(i));
    const Reading first = read(list, fresh());
    QCOMPARE(read(list, first.cursor).requests, 1);
    list.move(30);
    const Reading second = read(list, first.cursor);
    QCOMPARE(second.requests, 1);
    Reading both = first;
    both.seen.insert(second.seen);
    QCOMPARE(lost(list, both), QStringList());
}

void TestIssuePages::endsWherePagesDoNotTurn()
{
    MovingList list(1);
    list.pagesTurn = false;
    for (int i = 0; i < 300; ++i)
        list.add(begin + 1h);
    for (int i = 0; i < 10; ++i)
        list.add(begin + 2h);
    const Reading reading = read(list, fresh());
    QCOMPARE_LE(reading.requests, 10);
    QCOMPARE(reading.seen.value(u"310"_s), begin + 2h); // the rest is lost, but not what is behind
}

void TestIssuePages::smallerPages()
{
    IssuePages pages(fresh());
    QCOMPARE(pages.next().perPage, 100);
    QVERIFY(pages.halve());
    QCOMPARE(pages.next().perPage, 50);
    while (pages.halve()) {
    }
    QCOMPARE_GE(pages.perPage(), 5);
}

void TestIssuePages::cursors_data()
{
    QTest::addColumn<int>("since"); // hours
    QTest::addColumn<int>("until"); // -1: open
    QTest::addColumn<int>("expected"); // where reading begins
    // Known: window from 10 to 20, read up to 30.
    QTest::newRow("the same") << 10 << 20 << 30;
    QTest::newRow("begins later") << 15 << 20 << 30;
    QTest::newRow("ends sooner") << 10 << 18 << 30;
    QTest::newRow("ends later") << 10 << 25 << 20;
    QTest::newRow("never ends") << 12 << -1 << 20;
    QTest::newRow("begins sooner") << 5 << 20 << 5;
    QTest::newRow("behind the window") << 22 << 40 << 22;
    QTest::newRow("behind all that is read") << 35 << 40 << 35;
}

void TestIssuePages::cursors()
{
    QFETCH(const int, since);
    QFETCH(const int, until);
    QFETCH(const int, expected);
    SweepCursor known;
    known.since = begin + 10h;
    known.until = begin + 20h;
    known.at = begin + 30h;
    const auto end = until < 0 ? std::nullopt : std::optional(begin + std::chrono::hours(until));
    const SweepCursor cursor = cursorFor(known, begin + std::chrono::hours(since), end);
    QCOMPARE(cursor.at, begin + std::chrono::hours(expected));
    QCOMPARE(cursor.until, end);
    QCOMPARE(cursorFor(std::nullopt, begin, end).at, begin);
}

QTEST_GUILESS_MAIN(TestIssuePages)
#include "tst_issuepages.moc"
