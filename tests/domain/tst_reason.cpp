// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "domain/reason.h"

#include <QSet>
#include <QTest>

using namespace Qt::StringLiterals;

namespace Winnow {

class TestReason final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(); }
    void codesOfTheContract();
    void codesOfTheContract_data();
    void everyReasonHasItsLabels();
    void label();
    void label_data();
    void missing();
    void missing_data();
};

namespace {

QSet<QString> codesFor(Verdict verdict)
{
    QSet<QString> codes;
    for (const Reason &reason : reasonsFor(verdict))
        codes.insert(reason.code);
    return codes;
}

} // namespace

void TestReason::codesOfTheContract_data()
{
    QTest::addColumn<Verdict>("verdict");
    QTest::addColumn<QStringList>("codes");
    QTest::newRow("keep")
            << Verdict::Keep
            << u"root-cause fix-landed usage-guidance by-design not-a-bug workaround capability docs-fix other"_s
                       .split(u' ');
    // outside-window and published are beyond bundle.md's list: see reason.cpp.
    QTest::newRow("drop")
            << Verdict::Drop
            << u"duplicate spam cve empty not-user-side naming-or-translation ci-only internal no-answer "
               u"not-landed "
               "declined not-reproducible same-topic low-value quota outside-window published other"_s.split(
                       u' ');
    QTest::newRow("hold") << Verdict::Hold << QStringList{};
    QTest::newRow("undecided") << Verdict::Undecided << QStringList{};
}

void TestReason::codesOfTheContract()
{
    QFETCH(const Verdict, verdict);
    QFETCH(const QStringList, codes);
    QCOMPARE(codesFor(verdict), QSet<QString>(codes.begin(), codes.end()));
    QCOMPARE(reasonsFor(verdict).size(), codes.size()); // no code twice
}

void TestReason::everyReasonHasItsLabels()
{
    QSet<QString> labels;
    for (const Reason &reason : builtinReasons()) {
        QVERIFY2(!reason.label.zh.isEmpty() && !reason.label.en.isEmpty(), qPrintable(reason.code));
        const QString verdict = verdictName(reason.verdict);
        labels << verdict + reason.label.zh << verdict + reason.label.en;
    }
    QCOMPARE(labels.size(), 2 * builtinReasons().size());
}

void TestReason::label_data()
{
    QTest::addColumn<QString>("code");
    QTest::addColumn<Verdict>("verdict");
    QTest::addColumn<bool>("chinese");
    QTest::addColumn<QString>("expected");
    QTest::newRow("Chinese") << u"duplicate"_s << Verdict::Drop << true << u"重复"_s;
    QTest::newRow("English") << u"duplicate"_s << Verdict::Drop << false << u"Duplicate"_s;
    QTest::newRow("a code of the other verdict")
            << u"duplicate"_s << Verdict::Keep << false << u"duplicate"_s;
    QTest::newRow("a series' own code") << u"house-rule"_s << Verdict::Drop << true << u"house-rule"_s;
    QTest::newRow("none") << QString() << Verdict::Drop << true << QString();
}

void TestReason::label()
{
    QFETCH(const QString, code);
    QFETCH(const Verdict, verdict);
    QFETCH(const bool, chinese);
    QFETCH(const QString, expected);
    QCOMPARE(reasonLabel(code, verdict, chinese), expected);
}

void TestReason::missing_data()
{
    QTest::addColumn<Verdict>("verdict");
    QTest::addColumn<QString>("reason");
    QTest::addColumn<QString>("note");
    QTest::addColumn<QString>("expected");
    const QString needsNote = u"reason 'other' needs a note"_s;
    const QString needsIssue = u"reason 'same-topic' needs the issue it yields to in the note"_s;
    QTest::newRow("drop, other without a note") << Verdict::Drop << u"other"_s << QString() << needsNote;
    QTest::newRow("drop, other with a note of spaces")
            << Verdict::Drop << u"other"_s << u" \u3000\n"_s << needsNote;
    QTest::newRow("drop, other with a note") << Verdict::Drop << u"other"_s << u"why"_s << QString();
    QTest::newRow("keep, other without a note") << Verdict::Keep << u"other"_s << QString() << needsNote;
    QTest::newRow("same topic without a note") << Verdict::Drop << u"same-topic"_s << u""_s << needsIssue;
    QTest::newRow("same topic with its issue")
            << Verdict::Drop << u"same-topic"_s << u"org/a#1"_s << QString();
    QTest::newRow("a reason that needs nothing") << Verdict::Drop << u"spam"_s << QString() << QString();
    QTest::newRow("no reason") << Verdict::Drop << QString() << QString() << QString();
    QTest::newRow("a series' own reason") << Verdict::Keep << u"house-rule"_s << QString() << QString();
}

void TestReason::missing()
{
    QFETCH(const Verdict, verdict);
    QFETCH(const QString, reason);
    QFETCH(const QString, note);
    QFETCH(const QString, expected);
    Decision decision;
    decision.issue = {u"org/a"_s, u"2"_s};
    decision.verdict = verdict;
    decision.reason = reason;
    decision.note = note;
    QCOMPARE(missingForReason(decision), expected);
    decision.duplicateOf = IssueRef{u"org/a"_s, u"1"_s};
    QCOMPARE(missingForReason(decision), expected);
    if (expected.isNull()) {
        decision.duplicateOf = decision.issue;
        QCOMPARE(missingForReason(decision), u"an issue cannot be a duplicate of itself"_s);
    }
}

} // namespace Winnow

QTEST_GUILESS_MAIN(Winnow::TestReason)
#include "tst_reason.moc"
