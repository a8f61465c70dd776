// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "auditjournal.h"

#include <QRandomGenerator>
#include <QTest>

#include <algorithm>

namespace Winnow {

class TestAuditState final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(); }
    void states();
    void states_data();
    void leftEmpty();
    void leftEmpty_data();
    void lastWordsAndNotes();
    void changes();
    void changes_data();
    void effective();
    void effective_data();
    void effectiveRecord();
    void leavingEmptySpeaksOfWhatWasThere();
    void orderDoesNotMatter();
    void orderDoesNotMatter_data();
};

namespace {

constexpr std::array stateNames{"unaudited", "accepted", "rejected", "replaced", "disputed"};

/// "n accepted by x, m replaced by y with r": state, ruling entry and replacement of each reference.
QString describe(const RowAudit &audit)
{
    QStringList parts;
    for (const ReferenceAudit &reference : audit.references) {
        QString part = reference.nodeId + u' '
                + QLatin1StringView(stateNames.at(static_cast<size_t>(reference.state)));
        if (reference.ruling)
            part += u" by "_s + reference.ruling->id;
        if (const CitedNode *node = reference.replacement())
            part += u" with "_s + node->id;
        parts.append(part);
    }
    return parts.join(u", "_s);
}

RowAudit derive(const QStringList &references, const QStringList &journal)
{
    QList<AuditEntry> entries = auditJournal(journal);
    std::ranges::reverse(entries); // no order that means anything
    return deriveRowAudit(auditReferences(references), entries, {});
}

} // namespace

void TestAuditState::states_data()
{
    QTest::addColumn<QStringList>("references");
    QTest::addColumn<QStringList>("journal");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const QString &references, const QStringList &journal,
                             const QString &expected) {
        QTest::newRow(name) << references.split(u' ', Qt::SkipEmptyParts) << journal << expected;
    };
    row("nothing", u""_s, {}, u""_s);
    row("nobody judged", u"n m"_s, {}, u"n unaudited, m unaudited"_s);
    row("states of upstream workers", u"n:proposed m:accepted o:rejected p:replaced q:odd"_s, {},
            u"n unaudited, m accepted, o rejected, p replaced, q unaudited"_s);
    row("accepted", u"n m"_s, {u"a ada accept n"_s}, u"n accepted by a, m unaudited"_s);
    row("over what upstream said", u"n:accepted"_s, {u"a ada reject n"_s}, u"n rejected by a"_s);
    row("replaced", u"n"_s, {u"a ada replace n >r"_s}, u"n replaced by a with r"_s);
    row("the latest of one reviewer", u"n"_s, {u"a ada accept n"_s, u"b ada reject n"_s},
            u"n rejected by b"_s);
    row("a note changes nothing", u"n"_s, {u"a ada accept n"_s, u"b ada note n"_s}, u"n accepted by a"_s);
    row("a note alone", u"n"_s, {u"b ada note n"_s}, u"n unaudited"_s);
    row("taken back", u"n"_s, {u"a ada accept n"_s, u"b ada reject n"_s, u"c ada note n <b"_s},
            u"n accepted by a"_s);
    row("all taken back", u"n:accepted"_s, {u"a ada reject n"_s, u"c bob note n <a"_s}, u"n accepted"_s);
    row("two agree", u"n"_s, {u"a ada accept n"_s, u"b bob accept n"_s}, u"n accepted by b"_s);
    row("two differ", u"n"_s, {u"a ada accept n"_s, u"b bob reject n"_s}, u"n disputed by b"_s);
    row("reasons may differ", u"n"_s, {u"a ada reject n for:outdated"_s, u"b bob reject n for:off-topic"_s},
            u"n rejected by b"_s);
    row("other replacements differ", u"n"_s, {u"a ada replace n >r"_s, u"b bob replace n >s"_s},
            u"n disputed by b"_s);
    row("the same replacement", u"n"_s, {u"a ada replace n >r"_s, u"b bob replace n >r"_s},
            u"n replaced by b with r"_s);
    row("made in view of the other", u"n"_s, {u"a ada accept n"_s, u"b bob reject n ^a"_s},
            u"n rejected by b"_s);
    row("in view of what the other said before", u"n"_s,
            {u"a ada reject n"_s, u"b ada accept n"_s, u"c bob reject n ^a"_s}, u"n disputed by c"_s);
    row("a third settles", u"n"_s, {u"a ada accept n"_s, u"b bob reject n"_s, u"c cleo accept n ^a ^b"_s},
            u"n accepted by c"_s);
    row("a third settles otherwise", u"n"_s,
            {u"a ada accept n"_s, u"b bob reject n"_s, u"c cleo replace n >r ^a ^b"_s},
            u"n replaced by c with r"_s);
    row("a third in view of one only", u"n"_s,
            {u"a ada accept n"_s, u"b bob reject n"_s, u"c cleo accept n ^b"_s}, u"n accepted by c"_s);
    row("a third in view of one, against the other", u"n"_s,
            {u"a ada accept n"_s, u"b bob reject n"_s, u"c cleo reject n ^b"_s}, u"n disputed by c"_s);
    row("through an entry in between", u"n"_s,
            {u"a ada accept n"_s, u"b bob reject n ^a"_s, u"c cleo replace n >r ^b"_s},
            u"n replaced by c with r"_s);
    row("through an entry that is nobody's last word", u"n"_s,
            {u"a ada accept n"_s, u"b bob reject n ^a"_s, u"c cleo reject n ^b"_s, u"d bob reject n ^c"_s},
            u"n rejected by d"_s);
    row("settled, then gone back on", u"n"_s,
            {u"a ada accept n"_s, u"b bob reject n"_s, u"c cleo accept n ^a ^b"_s, u"d bob reject n"_s},
            u"n disputed by d"_s);
    row("settled, then agreed to", u"n"_s,
            {u"a ada accept n"_s, u"b bob reject n"_s, u"c cleo accept n ^a ^b"_s, u"d bob reject n ^c"_s},
            u"n rejected by d"_s);
    row("the settling taken back", u"n"_s,
            {u"a ada accept n"_s, u"b bob reject n"_s, u"c cleo accept n ^a ^b"_s, u"d cleo note n <c"_s},
            u"n disputed by b"_s);
    row("all in view of each other", u"n"_s, {u"a ada accept n ^b"_s, u"b bob reject n ^a"_s},
            u"n disputed by b"_s);
    row("replacing one accepts the other", u"n m"_s, {u"a ada replace n >m"_s},
            u"n replaced by a with m, m accepted by a"_s);
    row("unless one says otherwise later", u"n m"_s, {u"a ada replace n >m"_s, u"b ada reject m"_s},
            u"n replaced by a with m, m rejected by b"_s);
    row("of a node that is no reference", u"n"_s, {u"a ada accept m"_s}, u"n unaudited"_s);
    row("left empty rejects all", u"n m"_s, {u"a ada accept n"_s, u"b ada leave-empty -"_s},
            u"n rejected by b, m rejected by b"_s);
    row("left empty against an accept", u"n"_s, {u"a ada accept n"_s, u"b bob leave-empty -"_s},
            u"n disputed by b"_s);
    row("left empty with a reject", u"n"_s, {u"a ada reject n"_s, u"b bob leave-empty -"_s},
            u"n rejected by b"_s);
    row("not left empty after all", u"n m"_s, {u"a ada leave-empty -"_s, u"b ada accept n"_s},
            u"n accepted by b, m rejected by a"_s);
}

void TestAuditState::states()
{
    QFETCH(const QStringList, references);
    QFETCH(const QStringList, journal);
    QTEST(describe(derive(references, journal)), "expected");
}

void TestAuditState::leftEmpty_data()
{
    QTest::addColumn<QStringList>("references");
    QTest::addColumn<QStringList>("journal");
    QTest::addColumn<QString>("expected");
    QTest::newRow("no") << QStringList{u"n"_s} << QStringList{} << QString();
    QTest::newRow("without references") << QStringList{} << QStringList{u"a ada leave-empty -"_s} << u"a"_s;
    QTest::newRow("with one") << QStringList{u"n"_s} << QStringList{u"a ada leave-empty -"_s} << u"a"_s;
    QTest::newRow("the latest of two")
            << QStringList{} << QStringList{u"a ada leave-empty -"_s, u"b bob leave-empty -"_s} << u"b"_s;
    QTest::newRow("taken back") << QStringList{}
                                << QStringList{u"a ada leave-empty -"_s, u"b ada note - <a"_s} << QString();
    QTest::newRow("gone back on") << QStringList{u"n"_s}
                                  << QStringList{u"a ada leave-empty -"_s, u"b ada accept n"_s} << QString();
    QTest::newRow("gone back on, and that one rejected later")
            << QStringList{u"n"_s}
            << QStringList{u"a ada leave-empty -"_s, u"b ada accept n"_s, u"c ada reject n"_s} << QString();
    QTest::newRow("gone back on, in vain")
            << QStringList{u"n"_s}
            << QStringList{u"a ada leave-empty -"_s, u"b ada accept n"_s, u"c ada note n <b"_s} << u"a"_s;
    QTest::newRow("somebody else accepts in view of it")
            << QStringList{u"n"_s} << QStringList{u"a ada leave-empty -"_s, u"b bob accept n ^a"_s}
            << QString();
    QTest::newRow("disputed") << QStringList{u"n"_s}
                              << QStringList{u"a ada leave-empty -"_s, u"b bob accept n"_s} << QString();
    QTest::newRow("rejecting one more changes nothing")
            << QStringList{u"n"_s} << QStringList{u"a ada leave-empty -"_s, u"b ada reject n"_s} << u"a"_s;
    QTest::newRow("all rejected is not on purpose")
            << QStringList{u"n"_s} << QStringList{u"a ada reject n"_s} << QString();
}

void TestAuditState::leftEmpty()
{
    QFETCH(const QStringList, references);
    QFETCH(const QStringList, journal);
    const RowAudit audit = derive(references, journal);
    QTEST(audit.leftEmpty ? audit.leftEmpty->id : QString(), "expected");
}

void TestAuditState::lastWordsAndNotes()
{
    const RowAudit audit = derive({u"n"_s, u"m"_s},
            {u"a cleo accept n"_s, u"b ada accept n"_s, u"c ada note n"_s, u"d ada reject n ^a"_s,
                    u"e bob note -"_s, u"f bob accept m"_s, u"g bob note n"_s});
    const auto ids = [](const QList<AuditEntry> &entries) {
        QStringList found;
        for (const AuditEntry &entry : entries)
            found.append(entry.by + u':' + entry.id);
        return found.join(u' ');
    };
    const ReferenceAudit &first = *audit.find(u"n"_s);
    QCOMPARE(ids(first.lastWords), u"ada:d cleo:a"_s);
    QCOMPARE(ids(first.ownWords), u"ada:b cleo:a"_s);
    QCOMPARE(ids(first.notes), u"ada:c bob:g"_s);
    QCOMPARE(ids(audit.notes), u"bob:e"_s);
    QVERIFY(!audit.find(u"o"_s));
}

void TestAuditState::changes_data()
{
    QTest::addColumn<QString>("entry");
    QTest::addColumn<int>("expected");
    // At present n says "1" and r says "2"; g is not held.
    const auto row = [](const char *name, const QString &entry, NodeChange change) {
        QTest::newRow(name) << entry << static_cast<int>(change);
    };
    row("as it was", u"a ada accept n =1"_s, NodeChange::None);
    row("nobody kept it", u"a ada accept n"_s, NodeChange::None);
    row("another", u"a ada accept n =0"_s, NodeChange::Changed);
    row("a rejected one", u"a ada reject n =0"_s, NodeChange::Changed);
    row("the replacement counts", u"a ada replace n >r =2"_s, NodeChange::None);
    row("the replacement changed", u"a ada replace n >r =1"_s, NodeChange::Changed);
    row("the replacement is gone", u"a ada replace n >g =1"_s, NodeChange::Gone);
    row("left empty", u"a ada leave-empty -"_s, NodeChange::None);
}

void TestAuditState::changes()
{
    QFETCH(const QString, entry);
    QFETCH(const int, expected);
    const NodeContents contents{{u"n"_s, u"1"_s}, {u"r"_s, u"2"_s}};
    const RowAudit audit = deriveRowAudit(auditReferences({u"n"_s}), {auditEntry(entry, 0)}, contents);
    QCOMPARE(static_cast<int>(audit.references.constFirst().change), expected);
    if (expected == static_cast<int>(NodeChange::Changed)) {
        // Gone from the workspace altogether.
        const RowAudit gone = deriveRowAudit(auditReferences({u"n"_s}), {auditEntry(entry, 0)}, {});
        QCOMPARE(gone.references.constFirst().change, NodeChange::Gone);
    }
}

void TestAuditState::effective_data()
{
    QTest::addColumn<QStringList>("references");
    QTest::addColumn<QStringList>("journal");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const QString &references, const QStringList &journal,
                             const QString &expected) {
        QTest::newRow(name) << references.split(u' ') << journal << expected;
    };
    row("as they came in", u"n:accepted m"_s, {}, u"n:accepted m:"_s);
    row("over what upstream said", u"n:accepted m:proposed"_s, {u"a ada reject n"_s, u"b ada accept m"_s},
            u"n:rejected m:accepted"_s);
    row("a dispute is open", u"n:accepted"_s, {u"a ada accept n"_s, u"b bob reject n"_s}, u"n:proposed"_s);
    row("a replacement comes behind", u"n m"_s, {u"a ada replace n >r"_s}, u"n:replaced m: r:accepted"_s);
    row("one for two", u"n m"_s, {u"a ada replace n >r"_s, u"b ada replace m >r"_s},
            u"n:replaced m:replaced r:accepted"_s);
    row("one that is there", u"n m"_s, {u"a ada replace n >m"_s}, u"n:replaced m:accepted"_s);
    row("one that is there and disputed", u"n m"_s, {u"a ada replace n >m"_s, u"b bob reject m"_s},
            u"n:replaced m:proposed"_s);
}

void TestAuditState::effective()
{
    QFETCH(const QStringList, references);
    QFETCH(const QStringList, journal);
    QStringList found;
    for (const KgRefRecord &record :
            effectiveReferences(auditReferences(references), derive(references, journal)))
        found.append(record.nodeId + u':' + record.state);
    QTEST(found.join(u' '), "expected");
}

void TestAuditState::effectiveRecord()
{
    AuditEntry entry = auditEntry(u"a ada replace n >r"_s, 7);
    entry.note = u"better"_s;
    entry.replacement = {u"r"_s, u"t"_s, u"u"_s, u"doc"_s, u"q"_s, 0.25, u"e"_s};
    KgRefRecord proposed = aKgRef(u"org/a#1", u"n"_s);
    proposed.by = u"worker"_s;
    proposed.score = 0.95;
    const QList<KgRefRecord> found = effectiveReferences({proposed}, deriveRowAudit({proposed}, {entry}, {}));
    QCOMPARE(found.size(), 2);
    KgRefRecord replaced = proposed;
    replaced.state = u"replaced"_s;
    replaced.by = u"ada"_s;
    replaced.at = minute(7);
    replaced.note = u"better"_s;
    QCOMPARE(found.at(0), replaced);
    QCOMPARE(found.at(1),
            (KgRefRecord{ref(u"org/a#1"), u"r"_s, u"t"_s, u"u"_s, u"doc"_s, u"q"_s, 0.25, u"e"_s,
                    u"accepted"_s, u"ada"_s, minute(7), u"better"_s}));
}

void TestAuditState::leavingEmptySpeaksOfWhatWasThere()
{
    QList<KgRefRecord> references = auditReferences({u"before"_s, u"after"_s});
    references[0].at = minute(4);
    references[1].at = minute(6);
    const RowAudit audit = deriveRowAudit(references, {auditEntry(u"a ada leave-empty -"_s, 5)}, {});
    QCOMPARE(describe(audit), u"before rejected by a, after unaudited"_s);
    QVERIFY(audit.leftEmpty);
}

void TestAuditState::orderDoesNotMatter_data()
{
    QTest::addColumn<quint32>("seed");
    for (quint32 seed = 1; seed <= 60; ++seed)
        QTest::addRow("seed %u", seed) << seed;
}

/// Three reviewers act at random in three journals that are merged now and then, as bundles go to and fro.
void TestAuditState::orderDoesNotMatter()
{
    QFETCH(const quint32, seed);
    QRandomGenerator random(seed);
    const auto pick = [&random](const auto &list) { return list.at(random.bounded(list.size())); };
    const QStringList people{u"ada"_s, u"bob"_s, u"cleo"_s};
    const QStringList nodes{u"n"_s, u"m"_s, u"o"_s};
    const QList<KgRefRecord> references = auditReferences({u"n"_s, u"m:accepted"_s, u"o"_s});
    QList<AuditEntry> all;
    for (int i = 0; i < 40; ++i) {
        AuditEntry entry;
        entry.by = pick(people);
        entry.id = u"e%1"_s.arg(i);
        entry.at = minute(random.bounded(20)); // clocks disagree, and times meet
        entry.verdict = static_cast<AuditVerdict>(random.bounded(5));
        if (entry.verdict != AuditVerdict::LeaveEmpty)
            entry.nodeId = pick(nodes);
        if (entry.verdict == AuditVerdict::Replace)
            entry.replacement.id = pick(QStringList{u"n"_s, u"r"_s, u"s"_s});
        if (!all.isEmpty() && random.bounded(4) == 0)
            entry.undoes = pick(all).id;
        while (!all.isEmpty() && random.bounded(2) == 0)
            entry.supersedes.append(pick(all).id);
        entry.content = pick(QStringList{QString(), u"1"_s, u"2"_s});
        all.append(entry);
    }
    const NodeContents contents{{u"n"_s, u"1"_s}, {u"r"_s, u"2"_s}};
    const RowAudit expected = deriveRowAudit(references, all, contents);
    for (int round = 0; round < 20; ++round) {
        std::shuffle(all.begin(), all.end(), random);
        const RowAudit shuffled = deriveRowAudit(references, all, contents);
        QCOMPARE(describe(shuffled), describe(expected));
        QVERIFY(shuffled == expected);
        // Two journals, each with some of it and some in both, merged both ways as imports do: by identity.
        const qsizetype cut = random.bounded(all.size());
        const qsizetype overlap = random.bounded(cut + 1);
        const QList<AuditEntry> first = all.first(cut);
        const QList<AuditEntry> second = all.sliced(cut - overlap);
        const auto merged = [](QList<AuditEntry> into, const QList<AuditEntry> &from) {
            for (const AuditEntry &entry : from) {
                if (!std::ranges::contains(into, auditEntryId(entry), auditEntryId))
                    into.append(entry);
            }
            return into;
        };
        QVERIFY(deriveRowAudit(references, merged(first, second), contents) == expected);
        QVERIFY(deriveRowAudit(references, merged(second, first), contents) == expected);
    }
}

} // namespace Winnow

QTEST_GUILESS_MAIN(Winnow::TestAuditState)
#include "tst_auditstate.moc"
