// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "auditjournal.h"
#include "domain/auditqueue.h"
#include "domain/blindaudit.h"

#include <QTest>

namespace Winnow {

class TestAuditQueue final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(); }
    void visible();
    void visible_data();
    void ownAndWhatTakesItBack();
    void addsEachOnce();

private:
    static AuditQueue queue(const QStringList &journal, int reviewers);
    static QString seen(const AuditQueue &queue);
};

/// Two rows, of one reference and of two; entries on node x are of the first row, those on n and m of the second.
AuditQueue TestAuditQueue::queue(const QStringList &journal, int reviewers)
{
    AuditQueue queue;
    queue.batch = {u"weekly"_s, 38};
    queue.settings.reviewers = reviewers;
    for (const QStringList &names : {QStringList{u"x"_s}, QStringList{u"n"_s, u"m"_s}}) {
        AuditQueueRow row;
        row.issue = ref(u"org/a#%1"_s.arg(queue.rows.size() + 1));
        row.references = auditReferences(names);
        queue.rows.append(row);
    }
    for (AuditEntry entry : auditJournal(journal)) {
        const qsizetype place = entry.nodeId == u"x" ? 0 : 1;
        entry.issue = queue.rows.at(place).issue;
        queue.rows[place].journal.append(entry);
    }
    deriveQueue(queue);
    return queue;
}

QString TestAuditQueue::seen(const AuditQueue &queue)
{
    QStringList ids;
    for (const AuditQueueRow &row : queue.rows) {
        for (const AuditEntry &entry : row.journal)
            ids.append(entry.id);
    }
    return ids.join(u' ');
}

void TestAuditQueue::visible_data()
{
    QTest::addColumn<int>("reviewers");
    QTest::addColumn<QStringList>("journal");
    QTest::addColumn<QString>("ada");
    QTest::addColumn<QString>("cleo");
    const QStringList adaAll{u"a1 ada accept x"_s, u"a2 ada accept n"_s, u"a3 ada reject m"_s};
    const QStringList bobMost{u"b1 bob accept x"_s, u"b2 bob accept n"_s};
    const QString last = u"b3 bob accept m"_s;
    QTest::newRow("one reviewer: all is open") << 1 << bobMost << u"b1 b2"_s << u"b1 b2"_s;
    QTest::newRow("nobody judged") << 2 << QStringList{} << QString() << QString();
    QTest::newRow("one is not done") << 2 << adaAll + bobMost << u"a1 a2 a3"_s << QString();
    QTest::newRow("both are done") << 2 << adaAll + bobMost + QStringList{last} << u"a1 b1 a2 a3 b2 b3"_s
                                   << u"a1 b1 a2 a3 b2 b3"_s;
    QTest::newRow("done by leaving the row empty")
            << 2 << adaAll + QStringList{u"b1 bob accept x"_s, u"b2 bob leave-empty -"_s}
            << u"a1 b1 a2 a3 b2"_s << u"a1 b1 a2 a3 b2"_s;
    QTest::newRow("a note does not do")
            << 2 << adaAll + bobMost + QStringList{u"b3 bob note m"_s} << u"a1 a2 a3"_s << QString();
    QTest::newRow("taken back, it closes again")
            << 2 << adaAll + bobMost + QStringList{last, u"b4 bob note m <b3"_s} << u"a1 a2 a3"_s
            << QString();
    QTest::newRow("three are asked for")
            << 3 << adaAll + bobMost + QStringList{last} << u"a1 a2 a3"_s << QString();
    QTest::newRow("a third who only began")
            << 2 << adaAll + bobMost + QStringList{u"c1 cleo accept x"_s} << u"a1 a2 a3"_s << u"c1"_s;
}

void TestAuditQueue::visible()
{
    QFETCH(const int, reviewers);
    QFETCH(const QStringList, journal);
    const AuditQueue whole = queue(journal, reviewers);
    QTEST(seen(queueSeenBy(whole, u"ada"_s)), "ada");
    QTEST(seen(queueSeenBy(whole, u"cleo"_s)), "cleo");
    QCOMPARE(seen(queueSeenBy(whole, u"ada"_s)) == seen(whole), whole.isOpen || journal.isEmpty());
    // States are those of what is seen.
    const AuditQueue mine = queueSeenBy(whole, u"cleo"_s);
    if (!whole.isOpen)
        QVERIFY(mine.rows.at(1).audit.references.at(0).state == ReferenceState::Unaudited);
}

void TestAuditQueue::ownAndWhatTakesItBack()
{
    QList<AuditEntry> journal = auditJournal({u"a ada accept n"_s, u"b bob reject n"_s, u"c cleo note n <a"_s,
            u"d bob note n <c"_s, u"e ada note n <b"_s});
    std::ranges::reverse(journal);
    QStringList ids;
    for (const AuditEntry &entry : ownAudits(journal, u"ada"_s))
        ids.append(entry.id);
    QCOMPARE(ids.join(u' '), u"d c a"_s);
    QCOMPARE(ownAudits(journal, u"nobody"_s).size(), 0);
    // Entries that take each other back in a circle end all the same.
    QCOMPARE(ownAudits(auditJournal({u"a ada note n <b"_s, u"b ada note n <a"_s}), u"ada"_s).size(), 0);
}

void TestAuditQueue::addsEachOnce()
{
    AuditQueue whole = queue({u"a1 ada accept x"_s}, 1);
    AuditEntry entry = auditEntry(u"b1 bob reject x"_s, 9);
    AuditEntry elsewhere = auditEntry(u"b2 bob reject x"_s, 9);
    elsewhere.batch.ordinal = 39;
    AuditEntry unknown = auditEntry(u"b3 bob reject x"_s, 9);
    unknown.issue = ref(u"org/z#1");
    addAudits(whole, {entry, entry, elsewhere, unknown});
    addAudits(whole, {entry});
    QCOMPARE(seen(whole), u"a1 b1"_s);
    QCOMPARE(whole.rows.at(0).audit.references.at(0).state, ReferenceState::Disputed);
    QVERIFY(rowOf(whole, ref(u"org/a#2")) == &whole.rows[1]);
    QVERIFY(!rowOf(whole, ref(u"org/z#1")));
}

} // namespace Winnow

QTEST_GUILESS_MAIN(Winnow::TestAuditQueue)
#include "tst_auditqueue.moc"
