// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "lint/knowledgechecks.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace Winnow {

/// kg-unaudited and kg-rejected, by what the audit made of a reference and whether a text names its node.
class TestLintKnowledge final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(); }
    void findings();
    void findings_data();
    void unfinished();
};

namespace {

AuditEntry word(const QString &by, AuditVerdict verdict, const QString &content = {})
{
    AuditEntry entry;
    entry.id = by;
    entry.by = by;
    entry.verdict = verdict;
    if (verdict != AuditVerdict::LeaveEmpty)
        entry.nodeId = u"node-n"_s;
    if (verdict == AuditVerdict::Replace)
        entry.replacement.id = u"node-r"_s;
    entry.content = content;
    return entry;
}

QString describe(const LintProblem &problem)
{
    return lintCodeName(problem.code) + u' ' + lintSeverityName(problem.severity) + u": "_s
            + problem.message.en;
}

} // namespace

void TestLintKnowledge::findings_data()
{
    QTest::addColumn<QString>("state");
    QTest::addColumn<QList<AuditEntry>>("journal");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("expected");
    using enum AuditVerdict;
    const QString plain = u"an answer"_s;
    const QString named = u"as node-n says"_s;
    const QString open = u"kg-unaudited warning: The reference to “node-n” is not audited yet."_s;
    const QString openNamed = u"kg-unaudited error: The reference to “node-n” is not audited yet."_s;
    const QString rejected = u"kg-rejected hint: The reference to “node-n” was rejected in the audit."_s;
    const QString rejectedNamed =
            u"kg-rejected error: The reference to “node-n” was rejected in the audit."_s;
    const QString disputed = u"kg-unaudited warning: The reviewers differ on the reference to “node-n”."_s;
    const QString disputedNamed = u"kg-unaudited error: The reviewers differ on the reference to “node-n”."_s;
    const QString changed =
            u"kg-unaudited warning: The node “node-n” has changed since its reference was accepted."_s;
    const auto row = [](const char *name, const QString &state, const QList<AuditEntry> &journal,
                             const QString &text, const QStringList &expected) {
        QTest::newRow(name) << state << journal << text << expected;
    };
    row("accepted upstream", u"accepted"_s, {}, named, {});
    row("proposed", u"proposed"_s, {}, plain, {open});
    row("proposed and named", u"proposed"_s, {}, named, {openNamed});
    row("accepted", u"proposed"_s, {word(u"ada"_s, Accept)}, named, {});
    row("rejected", u"accepted"_s, {word(u"ada"_s, Reject)}, plain, {rejected});
    row("rejected and named", u"accepted"_s, {word(u"ada"_s, Reject)}, named, {rejectedNamed});
    row("left empty", u"proposed"_s, {word(u"ada"_s, LeaveEmpty)}, plain, {rejected});
    row("disputed", u"proposed"_s, {word(u"ada"_s, Accept), word(u"bob"_s, Reject)}, plain, {disputed});
    row("disputed, accepted upstream, named", u"accepted"_s, {word(u"ada"_s, Accept), word(u"bob"_s, Reject)},
            named, {disputedNamed});
    row("as it was", u"proposed"_s, {word(u"ada"_s, Accept, u"now"_s)}, named, {});
    row("changed", u"proposed"_s, {word(u"ada"_s, Accept, u"then"_s)}, plain, {changed});
    row("changed and named", u"proposed"_s, {word(u"ada"_s, Accept, u"then"_s)}, named, {changed});
    row("a rejected one that changed", u"proposed"_s, {word(u"ada"_s, Reject, u"then"_s)}, plain, {rejected});
    row("replaced", u"proposed"_s, {word(u"ada"_s, Replace)}, named, {});
    row("the replacement is gone", u"proposed"_s, {word(u"ada"_s, Replace, u"then"_s)}, plain,
            {u"kg-unaudited warning: The node “node-r” is no longer held since its reference was accepted."_s});
}

void TestLintKnowledge::findings()
{
    QFETCH(const QString, state);
    QFETCH(const QList<AuditEntry>, journal);
    QFETCH(const QString, text);
    QFETCH(const QStringList, expected);
    KgRefRecord reference;
    reference.issue = {u"org/a"_s, u"1"_s};
    reference.nodeId = u"node-n"_s;
    reference.state = state;
    ArticleCase row;
    row.issue = reference.issue;
    row.audit = deriveRowAudit({reference}, journal, {{u"node-n"_s, u"now"_s}});
    row.kgRefs = effectiveReferences({reference}, row.audit);
    ArticleRecord record;
    record.cases = {row};
    ArticleText answer;
    answer.place.part = ArticlePartKind::Row;
    answer.place.repo = row.issue.repo;
    answer.place.number = row.issue.number;
    answer.text = text;
    QStringList found;
    for (const LintProblem &problem : checkKnowledge(record, {&answer})) {
        found.append(describe(problem));
        QVERIFY(!problem.message.zh.isEmpty());
        QCOMPARE(problem.place.number, row.issue.number);
    }
    QCOMPARE(found, expected);
}

/// Who has judged all there is does not have a finished audit for it while another reviewer's is awaited.
void TestLintKnowledge::unfinished()
{
    ArticleRecord record;
    record.auditSettings.reviewers = 2;
    QVERIFY(checkKnowledge(record, {}).isEmpty());
    record.isAuditOpen = false;
    const QList<LintProblem> problems = checkKnowledge(record, {});
    QCOMPARE(problems.size(), 1);
    QCOMPARE(describe(problems.constFirst()),
            u"kg-unaudited warning: The references are to be audited by 2 reviewers each; that is not finished."_s);
    QCOMPARE(problems.constFirst().place.part, ArticlePartKind::Disclosure);
}

} // namespace Winnow

QTEST_GUILESS_MAIN(Winnow::TestLintKnowledge)
#include "tst_lintknowledge.moc"
