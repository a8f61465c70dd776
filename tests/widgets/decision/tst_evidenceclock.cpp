// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "decision/evidenceclock.h"

#include <QTest>

using namespace Winnow;
using namespace Qt::StringLiterals;

class EvidenceClockTest final : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        QTest::failOnWarning();
        m_now = 1000;
        m_clock = EvidenceClock([this] { return m_now; });
    }

    void countsWhileOpen();
    void addsUpOverVisits();
    void pausesWhileUnwatched();
    void nothingBeforeAnythingIsShown();
    void restartsAfterADecision();

private:
    qint64 m_now = 0;
    EvidenceClock m_clock;
};

void EvidenceClockTest::countsWhileOpen()
{
    m_clock.show(1, u"conversation"_s);
    m_now += 700;
    QCOMPARE(m_clock.seen(1).milliseconds, 700);
    m_clock.show(1, u"text"_s);
    m_now += 300;
    m_clock.show(1, u"conversation"_s);
    QCOMPARE(m_clock.seen(1).milliseconds, 1000);
    QCOMPARE(m_clock.seen(1).names, (QStringList{u"conversation"_s, u"text"_s}));
}

void EvidenceClockTest::addsUpOverVisits()
{
    m_clock.show(1, u"text"_s);
    m_now += 100;
    m_clock.show(2, u"text"_s);
    m_now += 200;
    m_clock.show(1, u"text"_s);
    m_now += 50;
    QCOMPARE(m_clock.seen(1).milliseconds, 150);
    QCOMPARE(m_clock.seen(2).milliseconds, 200);
}

void EvidenceClockTest::pausesWhileUnwatched()
{
    m_clock.show(1, u"text"_s);
    m_now += 100;
    m_clock.setWatched(false);
    m_now += 100'000;
    m_clock.show(1, u"record"_s);
    QCOMPARE(m_clock.seen(1).milliseconds, 100);
    QCOMPARE(m_clock.seen(1).names, QStringList{u"text"_s});
    m_clock.setWatched(true);
    m_now += 10;
    QCOMPARE(m_clock.seen(1).milliseconds, 110);
    QCOMPARE(m_clock.seen(1).names, (QStringList{u"text"_s, u"record"_s}));
}

void EvidenceClockTest::nothingBeforeAnythingIsShown()
{
    m_clock.show(1, {});
    m_now += 5000;
    QCOMPARE(m_clock.seen(1).milliseconds, 0);
    QVERIFY(m_clock.seen(1).names.isEmpty());
}

void EvidenceClockTest::restartsAfterADecision()
{
    m_clock.show(1, u"text"_s);
    m_now += 400;
    m_clock.restart(1);
    m_now += 25;
    QCOMPARE(m_clock.seen(1).milliseconds, 25);
    QCOMPARE(m_clock.seen(1).names, QStringList{u"text"_s});
}

QTEST_APPLESS_MAIN(EvidenceClockTest)
#include "tst_evidenceclock.moc"
