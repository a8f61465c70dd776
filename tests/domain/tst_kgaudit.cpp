// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "auditjournal.h"
#include "domain/auditreason.h"

#include <QSet>
#include <QTest>

namespace Winnow {

class TestKgAudit final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(); }
    void verdictNames();
    void idSaysAll();
    void contentOfNodes();
    void standing();
    void standing_data();
    void reasons();
    void missing();
    void missing_data();
};

void TestKgAudit::verdictNames()
{
    const QStringList names{u"accept"_s, u"reject"_s, u"replace"_s, u"leave-empty"_s, u"note"_s};
    for (int i = 0; i < names.size(); ++i) {
        QCOMPARE(auditVerdictName(static_cast<AuditVerdict>(i)), names.at(i));
        QCOMPARE(auditVerdictFromName(names.at(i)), static_cast<AuditVerdict>(i));
    }
    QVERIFY(!auditVerdictFromName(u"Accept"));
    QVERIFY(!auditVerdictFromName(u""));
}

void TestKgAudit::idSaysAll()
{
    AuditEntry entry = auditEntry(u"x ada replace n for:why >m =c ^o"_s, 1);
    QCOMPARE(auditEntryId(entry), u"x"_s);
    entry.id = QString();
    const QString id = auditEntryId(entry);
    QCOMPARE(id.size(), 32);
    QCOMPARE(auditEntryId(entry), id);
    QSet<QString> ids{id};
    const auto differs = [&](auto change) {
        AuditEntry other = entry;
        change(other);
        ids.insert(auditEntryId(other));
    };
    differs([](AuditEntry &e) { e.batch.series = u"daily"_s; });
    differs([](AuditEntry &e) { e.batch.ordinal = 39; });
    differs([](AuditEntry &e) { e.issue.number = u"2"_s; });
    differs([](AuditEntry &e) { e.nodeId = u"n2"_s; });
    differs([](AuditEntry &e) { e.nodeId = QString(); });
    differs([](AuditEntry &e) { e.nodeId = u""_s; });
    differs([](AuditEntry &e) { e.verdict = AuditVerdict::Note; });
    differs([](AuditEntry &e) { e.reason = u"wh"_s; });
    differs([](AuditEntry &e) { e.note = u"y"_s; });
    differs([](AuditEntry &e) { e.content = u"d"_s; });
    differs([](AuditEntry &e) { e.isBlind = true; });
    differs([](AuditEntry &e) { e.by = u"bob"_s; });
    differs([](AuditEntry &e) { e.at = minute(2); });
    differs([](AuditEntry &e) { e.at = {}; });
    differs([](AuditEntry &e) { e.undoes = u"u"_s; });
    differs([](AuditEntry &e) { e.replacement.id = u"m2"_s; });
    differs([](AuditEntry &e) { e.replacement.score = 0.5; });
    differs([](AuditEntry &e) { e.replacement.excerpt = u"x"_s; });
    differs([](AuditEntry &e) { e.supersedes = {u"o"_s, u"p"_s}; });
    differs([](AuditEntry &e) { e.supersedes = {u"o,p"_s}; });
    QCOMPARE(ids.size(), 21);
    // The step is no part of what is said.
    differs([](AuditEntry &e) { e.step = u"s"_s; });
    QCOMPARE(ids.size(), 21);
}

void TestKgAudit::contentOfNodes()
{
    const QString content = nodeContent(u"t"_s, u"u"_s, u"x"_s);
    QCOMPARE(nodeContent(u"t"_s, u"u"_s, u"x"_s), content);
    QVERIFY(nodeContent(u"tu"_s, u""_s, u"x"_s) != nodeContent(u"t"_s, u"u"_s, u"x"_s));
    QVERIFY(nodeContent(u"t"_s, u"u"_s, u"x "_s) != content);
    QVERIFY(nodeContent(u"t"_s, u"u"_s, QString()) != nodeContent(u"t"_s, u"u"_s, u""_s));
    QVERIFY(!nodeContent({}, {}, {}).isEmpty());
    QVERIFY(nodeContent(u"t"_s, u"u"_s, QString(2'000'000, u'字')) != content);
}

void TestKgAudit::standing_data()
{
    QTest::addColumn<QStringList>("journal");
    QTest::addColumn<QString>("standing");
    QTest::newRow("none") << QStringList{} << QString();
    QTest::newRow("by time") << QStringList{u"b ada accept n"_s, u"a bob reject n"_s} << u"b a"_s;
    QTest::newRow("taken back") << QStringList{u"a ada accept n"_s, u"b ada note n <a"_s} << QString();
    QTest::newRow("and made again") << QStringList{u"a ada accept n"_s, u"b ada note n <a"_s,
            u"c ada note n <b"_s} << u"a"_s;
    QTest::newRow("of something unknown") << QStringList{u"a ada accept n"_s, u"b ada note n <z"_s} << u"a"_s;
}

void TestKgAudit::standing()
{
    QFETCH(const QStringList, journal);
    QList<AuditEntry> entries = auditJournal(journal);
    std::ranges::reverse(entries);
    QStringList ids;
    for (const AuditEntry &entry : standingAudits(entries))
        ids.append(entry.id);
    QTEST(ids.join(u' '), "standing");
}

void TestKgAudit::reasons()
{
    QStringList codes;
    QSet<QString> labels;
    for (const AuditReason &reason : auditReasons()) {
        codes.append(reason.code);
        labels << reason.label.zh << reason.label.en;
    }
    QCOMPARE(codes.join(u' '),
            u"does-not-say off-topic too-general outdated contradicts duplicate unreachable other"_s);
    QCOMPARE(labels.size(), 2 * codes.size());
    QVERIFY(!labels.contains(QString()));
    QCOMPARE(auditReasonLabel(u"outdated"_s, true), u"内容过时"_s);
    QCOMPARE(auditReasonLabel(u"outdated"_s, false), u"Outdated"_s);
    QCOMPARE(auditReasonLabel(u"house-rule"_s, false), u"house-rule"_s);
    QCOMPARE(auditReasonLabel(QString(), true), QString());
}

void TestKgAudit::missing_data()
{
    QTest::addColumn<QString>("entry");
    QTest::addColumn<QString>("note");
    QTest::addColumn<QString>("expected");
    QTest::newRow("accept") << u"a ada accept n"_s << QString() << QString();
    QTest::newRow("accept without a node")
            << u"a ada accept -"_s << QString() << u"verdict 'accept' needs the node of the reference"_s;
    QTest::newRow("accept with a replacement")
            << u"a ada accept n >m"_s << QString() << u"verdict 'accept' takes no replacement"_s;
    QTest::newRow("reject") << u"a ada reject n for:off-topic"_s << QString() << QString();
    QTest::newRow("reject without a reason")
            << u"a ada reject n"_s << QString() << u"verdict 'reject' needs a reason"_s;
    QTest::newRow("reject for another reason")
            << u"a ada reject n for:other"_s << u" \u3000 "_s << u"reason 'other' needs a note"_s;
    QTest::newRow("reject for another reason, told")
            << u"a ada reject n for:other"_s << u"why"_s << QString();
    QTest::newRow("replace") << u"a ada replace n >m"_s << QString() << QString();
    QTest::newRow("replace without a replacement")
            << u"a ada replace n"_s << QString() << u"verdict 'replace' needs the other node"_s;
    QTest::newRow("replace by itself")
            << u"a ada replace n >n"_s << QString() << u"a node cannot replace itself"_s;
    QTest::newRow("replace nothing") << u"a ada replace - >n"_s << QString()
                                     << u"verdict 'replace' needs the node of the reference"_s;
    QTest::newRow("leave empty") << u"a ada leave-empty -"_s << QString() << QString();
    QTest::newRow("leave a node empty") << u"a ada leave-empty n"_s << QString()
                                        << u"verdict 'leave-empty' is of the row and takes no node"_s;
    QTest::newRow("note on a node") << u"a ada note n"_s << u"look"_s << QString();
    QTest::newRow("note on the row") << u"a ada note -"_s << u"look"_s << QString();
    QTest::newRow("note of nothing") << u"a ada note n"_s << u" "_s << u"a note needs its text"_s;
}

void TestKgAudit::missing()
{
    QFETCH(const QString, entry);
    QFETCH(const QString, note);
    AuditEntry made = auditEntry(entry, 0);
    made.note = note;
    QTEST(missingForAudit(made), "expected");
    made.batch = {};
    QCOMPARE(missingForAudit(made), u"an audit entry needs its batch"_s);
    made = auditEntry(entry, 0);
    made.issue.number = QString();
    QCOMPARE(missingForAudit(made), u"an audit entry needs its issue"_s);
}

} // namespace Winnow

QTEST_GUILESS_MAIN(Winnow::TestKgAudit)
#include "tst_kgaudit.moc"
