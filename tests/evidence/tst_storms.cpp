// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "evidence/madefacts.h"

#include <QElapsedTimer>
#include <QRandomGenerator>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Winnow {

namespace {

/// "actor repo seconds; …" as closes, numbered in order.
QList<IssueClose> closes(const QString &text)
{
    QList<IssueClose> all;
    for (const QString &each : text.split(u';', Qt::SkipEmptyParts)) {
        const QStringList words = each.simplified().split(u' ');
        const QString actor = words[0] == u"-"_s ? QString() : words[0];
        all.append({{words[1], QString::number(all.size() + 1)}, moment(words[2].toInt()), actor});
    }
    return all;
}

QString inShort(const QList<Storm> &storms)
{
    QStringList words;
    for (const Storm &storm : storms) {
        QStringList members;
        for (const IssueRef &member : storm.members)
            members.append(member.number);
        words.append((storm.actor.isEmpty() ? storm.organisation : storm.actor) + u':' + members.join(u','));
    }
    return words.join(u' ');
}

} // namespace

/// Storms with their borders (evidence.md, storm).
class TestStorms final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(); }
    void finds_data();
    void finds();
    void orderAndDoublesDoNotMatter();
    void indexNamesEachMember();
    void largePoolIsQuick();
};

void TestStorms::finds_data()
{
    QTest::addColumn<QString>("pool");
    QTest::addColumn<QString>("storms");
    QTest::newRow("empty") << QString() << QString();
    QTest::newRow("two") << u"a o/x 0; a o/x 1"_s << QString();
    QTest::newRow("three in 10 s") << u"a o/x 0; a o/x 5; a o/x 10"_s << u"a:1,2,3"_s;
    QTest::newRow("three in 11 s") << u"a o/x 0; a o/x 5; a o/x 11"_s << QString();
    QTest::newRow("three actors") << u"a o/x 0; b o/x 1; c o/x 2"_s << QString();
    QTest::newRow("the fourth one near") << u"a o/x 0; a o/x 3; a o/x 8; a o/x 12"_s << u"a:1,2,3,4"_s;
    QTest::newRow("the fourth one far") << u"a o/x 0; a o/x 3; a o/x 8; a o/x 60"_s << u"a:1,2,3"_s;
    QTest::newRow("two storms") << u"a o/x 0; a o/x 1; a o/x 2; a o/x 100; a o/x 101; a o/x 102"_s
                                << u"a:1,2,3 a:4,5,6"_s;
    QTest::newRow("three repositories in 6 min") << u"a o/x 0; a o/y 180; a o/z 360"_s << u"a:1,2,3"_s;
    QTest::newRow("three repositories in 361 s") << u"a o/x 0; a o/y 180; a o/z 361"_s << QString();
    QTest::newRow("two repositories in 6 min") << u"a o/x 0; a o/y 180; a o/x 360"_s << QString();
    QTest::newRow("those between belong to it")
            << u"a o/x 0; a o/x 100; a o/y 180; a o/z 360"_s << u"a:1,2,3,4"_s;
    QTest::newRow("unknown closer, one organisation") << u"- o/x 0; - o/y 5; - o/z 10"_s << u"o:1,2,3"_s;
    QTest::newRow("unknown closer, 11 s") << u"- o/x 0; - o/y 5; - o/z 11"_s << QString();
    QTest::newRow("unknown closer, two organisations") << u"- o/x 0; - p/y 5; - o/z 10"_s << QString();
    QTest::newRow("unknown closer, 6 min") << u"- o/x 0; - o/y 100; - o/z 200"_s << QString();
    QTest::newRow("known and unknown apart") << u"a o/x 0; a o/x 1; - o/x 2"_s << QString();
}

void TestStorms::finds()
{
    QFETCH(QString, pool);
    QFETCH(QString, storms);
    QCOMPARE(inShort(findStorms(closes(pool))), storms);
}

void TestStorms::orderAndDoublesDoNotMatter()
{
    QList<IssueClose> pool =
            closes(u"a o/x 0; a o/x 4; b o/x 5; a o/y 9; a o/z 300; - o/x 1; - o/x 2; - o/y 3; a o/q 900"_s);
    const QList<Storm> expected = findStorms(pool);
    QCOMPARE(inShort(expected), u"o:6,7,8 a:1,2,4,5"_s);
    pool += pool;
    pool.append({{u"o/x"_s, u"99"_s}, {}, u"a"_s});
    QRandomGenerator random(7);
    for (int round = 0; round < 50; ++round) {
        std::ranges::shuffle(pool, random);
        QCOMPARE(findStorms(pool), expected);
    }
}

void TestStorms::indexNamesEachMember()
{
    const QList<Storm> storms =
            findStorms(closes(u"a o/x 0; a o/x 1; a o/x 2; b o/x 0; b o/x 1; b o/x 2; c o/x 0"_s));
    const auto index = stormByIssue(storms);
    QCOMPARE(index.size(), 6);
    for (const auto &[issue, storm] : index.asKeyValueRange())
        QVERIFY(storms[storm].members.contains(issue));
}

/// All at the same moment by the same actor is the worst case of a careless window.
void TestStorms::largePoolIsQuick()
{
    QList<IssueClose> pool;
    for (int i = 0; i < 200'000; ++i)
        pool.append({{u"o/r"_s + QString::number(i % 190), QString::number(i)}, moment(i / 50'000), u"a"_s});
    QElapsedTimer timer;
    timer.start();
    const QList<Storm> storms = findStorms(pool);
    QCOMPARE(storms.size(), 1);
    QCOMPARE(storms.first().members.size(), pool.size());
    QVERIFY2(timer.elapsed() < 30'000, qPrintable(QString::number(timer.elapsed())));
}

} // namespace Winnow

QTEST_APPLESS_MAIN(Winnow::TestStorms)
#include "tst_storms.moc"
