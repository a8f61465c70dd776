// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "workspace/issuequeries.h"

#include "pool/poolfilter.h"
#include "workspace/batches.h"

#include "support/makerecords.h"
#include "support/recordlines.h"
#include "support/temporaryworkspace.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace Winnow {

class TestIssueQueries final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(); }
    void initTestCase();
    void finding();
    void summaries();
    void firstRowsAreTheDefaultView();
    void aroundTheQuotaLine();
    void details();
    void detailsOfAnIssueWithoutAnything();
    void detailsOfNoIssue();
    void patches();
    void pool();
    void poolRowsOneByOne();
    void readingThePoolCanBeStopped();
    void numbersSortAsFiled();
    void numbersSortAsFiled_data();
    void byTitle();

private:
    qint64 idOf(QStringView name) { return must(findIssue(**m_workspace, ref(name))); }
    QStringList namesOf(const QList<IssueSummary> &summaries) const;

    std::optional<TemporaryWorkspace> m_workspace;
};

namespace {

IssueRecord fullIssue()
{
    IssueRecord issue = anIssue(u"org/a#1", u"内存泄漏"_s, 5);
    issue.body = u"body"_s;
    issue.labels = QStringList{u"bug"_s, u"npu"_s};
    issue.author = u"ada"_s;
    issue.createdAt = minute(1);
    return issue;
}

Decision decided(QStringView name, Verdict verdict, Stage stage, const QString &reason = {})
{
    Decision decision = aDecision(name, verdict, u"ada"_s, 1, u"d-"_s + name.toString());
    decision.stage = stage;
    decision.reason = reason;
    return decision;
}

QList<Record> mixedRecords()
{
    IssueRecord open = anIssue(u"org/b#20", u"still open"_s);
    open.state = u"open"_s;
    open.closedAt.reset();
    return {
            fullIssue(),
            anIssue(u"org/a#2", u"kept, weak"_s, 4),
            anIssue(u"org/a#3", u"kept, strong"_s, 4),
            anIssue(u"org/b#I6AB", u"dropped by an editor"_s, 9),
            anIssue(u"org/b#10", u"dropped by a rule"_s, 8),
            anIssue(u"org/b#11", u"on hold"_s, 7),
            open,
            aComment(u"org/c#1", u"c1"_s, u"its issue never came"_s),
            aProposal(u"org/a#1", u"w1"_s, u"keep"_s, 0.5),
            aProposal(u"org/a#1", u"w2"_s, u"drop"_s, 0.25),
            aProposal(u"org/a#2", u"w1"_s, u"keep"_s, 0.125),
            aProposal(u"org/a#3", u"w1"_s, u"keep"_s, 0.75),
            aProposal(u"org/b#11", u"w1"_s, u"keep"_s, 0.875),
            aLink(u"org/a#1", u"org/a#7"),
            aChange(u"org/a#7", u"the fix"_s),
            PatchRecord{ref(u"org/a#7"), u"diff --git a b\n"_s},
            aKgRef(u"org/a#1", u"n1"_s),
            aKgRef(u"org/a#1", u"n2"_s),
            decided(u"org/a#2", Verdict::Keep, Stage::Editor, u"fix-landed"_s),
            decided(u"org/a#3", Verdict::Keep, Stage::Analysis),
            decided(u"org/b#I6AB", Verdict::Drop, Stage::Editor, u"spam"_s),
            decided(u"org/b#10", Verdict::Drop, Stage::Prefilter, u"cve"_s),
            decided(u"org/b#11", Verdict::Hold, Stage::Editor),
    };
}

QStringList idsOf(const QList<EventRecord> &events)
{
    QStringList ids;
    for (const EventRecord &event : events)
        ids.append(event.id);
    return ids;
}

} // namespace

void TestIssueQueries::initTestCase()
{
    m_workspace.emplace(mixedRecords());
}

QStringList TestIssueQueries::namesOf(const QList<IssueSummary> &summaries) const
{
    QStringList names;
    for (const IssueSummary &summary : summaries)
        names.append(formatIssueRef(summary.ref));
    return names;
}

void TestIssueQueries::finding()
{
    QCOMPARE(must(issueSummaries(**m_workspace, {{idOf(u"org/b#I6AB")}})).constFirst().ref,
            ref(u"org/b#I6AB"));
    for (const char16_t *name : {u"org/a#99", u"org/z#1", u"org/c#1", u"org/b#i6ab"}) {
        const auto found = findIssue(**m_workspace, ref(name));
        QCOMPARE(errorOf(found), WorkspaceErrorCode::NotFound);
        QVERIFY(errorText(found).contains(QString::fromUtf16(name)));
    }
}

void TestIssueQueries::summaries()
{
    const IssueSummary expected{idOf(u"org/a#1"), ref(u"org/a#1"), u"内存泄漏"_s, u"ada"_s, minute(1),
            minute(5), {u"bug"_s, u"npu"_s}, Verdict::Undecided, Stage::Prefilter, {}, false, 1, 2, 0.5,
            Tier::Unexplained, Resolution::Unlanded, {TrapCode::Unlanded}};
    const IssueSummary actual = must(issueSummaries(**m_workspace, {{expected.id}})).constFirst();
    QCOMPARE(actual.tier.transform(tierName), expected.tier.transform(tierName));
    QCOMPARE(actual.resolution.transform(resolutionName), expected.resolution.transform(resolutionName));
    QCOMPARE(actual.traps, expected.traps);
    QVERIFY(actual == expected);
    const IssueSummary decided = must(issueSummaries(**m_workspace, {{idOf(u"org/b#I6AB")}})).constFirst();
    QCOMPARE(decided.verdict, Verdict::Drop);
    QCOMPARE(decided.stage, Stage::Editor);
    QCOMPARE(decided.reason, u"spam"_s);

    const QList<qint64> asked{idOf(u"org/b#11"), 4711, idOf(u"org/a#2"), idOf(u"org/b#11"), -1};
    QCOMPARE(namesOf(must(issueSummaries(**m_workspace, asked))),
            (QStringList{u"org/b#11"_s, u"org/a#2"_s, u"org/b#11"_s}));
    QCOMPARE(must(issueSummaries(**m_workspace, {})).size(), 0);
}

void TestIssueQueries::firstRowsAreTheDefaultView()
{
    const QStringList expected{
            u"org/b#I6AB"_s, u"org/b#11"_s, u"org/a#1"_s, u"org/a#2"_s, u"org/a#3"_s, u"org/b#20"_s};
    QCOMPARE(namesOf(must(firstIssueSummaries(**m_workspace, 200))), expected);
    QCOMPARE(namesOf(must(firstIssueSummaries(**m_workspace, 2))), expected.first(2));
    // What is shown first must not jump when the pool has been read.
    const Pool pool = must(readPool(**m_workspace));
    QList<qint64> ids;
    for (const Pool::Row row : selectFromPool(pool, {}, PoolOrder{}, nullptr).rows)
        ids.append(pool.idAt(row));
    QCOMPARE(namesOf(must(issueSummaries(**m_workspace, ids))), expected);
}

void TestIssueQueries::aroundTheQuotaLine()
{
    QCOMPARE(namesOf(must(weakestKept(**m_workspace, 9))), (QStringList{u"org/a#2"_s, u"org/a#3"_s}));
    QCOMPARE(namesOf(must(weakestKept(**m_workspace, 1))), QStringList{u"org/a#2"_s});
    QCOMPARE(namesOf(must(strongestOpen(**m_workspace, 9))),
            (QStringList{u"org/b#11"_s, u"org/a#1"_s, u"org/b#20"_s}));
    QCOMPARE(namesOf(must(strongestOpen(**m_workspace, 1))), QStringList{u"org/b#11"_s});
}

void TestIssueQueries::details()
{
    DraftRecord draft;
    draft.batch = {u"weekly"_s, 1};
    draft.issue = ref(u"org/a#1");
    draft.lang = u"zh"_s;
    draft.by = u"ada"_s;
    KgRefRecord strong = aKgRef(u"org/a#1", u"z"_s);
    strong.score = 0.9;
    KgRefRecord weak = aKgRef(u"org/a#1", u"a"_s);
    weak.score = 0.1;
    Decision elsewhere = aDecision(u"org/a#1", Verdict::Drop, u"ada"_s, 9, u"d9"_s);
    elsewhere.batch = {u"weekly"_s, 2};
    const Decision early = aDecision(u"org/a#1", Verdict::Keep, u"ada"_s, 1, u"d1"_s);
    TemporaryWorkspace workspace({fullIssue(), anIssue(u"org/a#2"),
            aComment(u"org/a#2", u"c9"_s, u"of another"_s), aComment(u"org/a#1", u"c2"_s, u"later"_s, 2),
            aComment(u"org/a#1", u"c1"_s, u"first"_s, 1), aChange(u"org/a#7"),
            aLink(u"org/a#1", u"org/a#7", u"closing-keyword"_s),
            aLink(u"org/a#1", u"org/a#7", u"branch-name"_s), weak, strong,
            aProposal(u"org/a#1", u"w2"_s, u"drop"_s), aProposal(u"org/a#1", u"w1"_s, u"keep"_s), draft,
            elsewhere, early, aBatch(u"weekly"_s, 1, minute(1))});
    const IssueDetails details = must(issueDetails(*workspace, must(findIssue(*workspace, ref(u"org/a#1")))));
    QCOMPARE(writeBundleLine(details.issue), writeBundleLine(fullIssue()));
    QCOMPARE(idsOf(details.events), (QStringList{u"c1"_s, u"c2"_s}));
    QCOMPARE(details.changes, QList<ChangeRecord>{aChange(u"org/a#7")}); // linked on two grounds, shown once
    QCOMPARE(details.links.size(), 2);
    QCOMPARE(details.kgRefs, (QList<KgRefRecord>{strong, weak}));
    QCOMPARE(details.proposals,
            (QList<ProposalRecord>{
                    aProposal(u"org/a#1", u"w1"_s, u"keep"_s), aProposal(u"org/a#1", u"w2"_s, u"drop"_s)}));
    QCOMPARE(details.drafts, QList<DraftRecord>{draft});
    QCOMPARE(details.journal, (QList<Decision>{early, elsewhere}));
    QCOMPARE(details.state, deriveDecisionState({early})); // the other batch's does not count
}

void TestIssueQueries::detailsOfAnIssueWithoutAnything()
{
    IssueRecord bare;
    bare.ref = ref(u"org/a#1");
    TemporaryWorkspace workspace({bare});
    const IssueDetails details = must(issueDetails(*workspace, 1));
    QCOMPARE(writeBundleLine(details.issue), writeBundleLine(bare));
    QCOMPARE(details.state, DecisionState{});
}

void TestIssueQueries::detailsOfNoIssue()
{
    QCOMPARE(errorOf(issueDetails(**m_workspace, 4711)), WorkspaceErrorCode::NotFound);
}

void TestIssueQueries::patches()
{
    QCOMPARE(must(patchText(**m_workspace, ref(u"org/a#7"))), u"diff --git a b\n"_s);
    QVERIFY(must(patchText(**m_workspace, ref(u"org/a#1"))).isNull());
}

void TestIssueQueries::pool()
{
    const Pool pool = must(readPool(**m_workspace));
    QCOMPARE(pool.size(), 7);
    const auto row = pool.rowOf(idOf(u"org/a#1"));
    QVERIFY(row);
    QCOMPARE(pool.repoAt(*row), u"org/a"_s);
    QCOMPARE(pool.closedAt(*row), minute(5));
    QCOMPARE(pool.changeCounts()[*row], quint16{1});
    QCOMPARE(pool.kgRefCounts()[*row], quint16{2});
    QCOMPARE(pool.values()[*row], 0.5F);
    QStringList labels;
    for (const quint16 code : pool.labelsAt(*row))
        labels.append(pool.valueNames(Facet::Label).at(code));
    QCOMPARE(labels, (QStringList{u"bug"_s, u"npu"_s}));
}

void TestIssueQueries::poolRowsOneByOne()
{
    // What is read after a change must be what reading everything gives.
    const Pool whole = must(readPool(**m_workspace));
    QList<qint64> ids{4711};
    for (Pool::Row row = 0; row < static_cast<Pool::Row>(whole.size()); ++row)
        ids.append(whole.idAt(row));
    const QList<PoolIssue> issues = must(readPoolIssues(**m_workspace, ids));
    QCOMPARE(issues.size(), whole.size());
    Pool single;
    for (const PoolIssue &issue : issues)
        single.put(issue);
    for (Pool::Row row = 0; row < static_cast<Pool::Row>(whole.size()); ++row) {
        for (const Facet facet :
                {Facet::Repo, Facet::Verdict, Facet::Reason, Facet::Proposal, Facet::Change, Facet::KgRef})
            QCOMPARE(single.valueNames(facet).at(single.codeAt(facet, row)),
                    whole.valueNames(facet).at(whole.codeAt(facet, row)));
        QVERIFY(std::ranges::equal(single.labelsAt(row), whole.labelsAt(row)));
    }
    QVERIFY(std::ranges::equal(single.closeTimes(), whole.closeTimes()));
    QVERIFY(std::ranges::equal(single.numberValues(), whole.numberValues()));
    QVERIFY(std::ranges::equal(single.values(), whole.values()));
}

void TestIssueQueries::readingThePoolCanBeStopped()
{
    std::stop_source stop;
    stop.request_stop();
    QCOMPARE(errorOf(readPool(**m_workspace, stop.get_token())), WorkspaceErrorCode::Interrupted);
}

void TestIssueQueries::numbersSortAsFiled_data()
{
    QTest::addColumn<QString>("number");
    QTest::addColumn<qint64>("value");
    QTest::newRow("decimal") << u"1743"_s << qint64{1743};
    QTest::newRow("leading zeros") << u"0042"_s << qint64{42};
    QTest::newRow("Gitee") << u"I6AB"_s << qint64{18 * 46656 + 6 * 1296 + 10 * 36 + 11};
    QTest::newRow("longer than a number can be") << QString(32, u'9') << qint64{0};
}

void TestIssueQueries::numbersSortAsFiled()
{
    QFETCH(const QString, number);
    QFETCH(const qint64, value);
    TemporaryWorkspace workspace({anIssue(QString(u"org/a#"_s + number))});
    QCOMPARE(must(readPool(*workspace)).numberValues()[0], value);
}

void TestIssueQueries::byTitle()
{
    TemporaryWorkspace workspace({anIssue(u"org/a#1", u"b"_s), anIssue(u"org/a#2", u"a"_s),
            anIssue(u"org/a#3", QString()), anIssue(u"org/a#4", u"a"_s), anIssue(u"org/a#5", u"内存"_s)});
    QCOMPARE(namesOf(must(issueSummaries(*workspace, must(issuesByTitle(*workspace))))),
            (QStringList{u"org/a#3"_s, u"org/a#2"_s, u"org/a#4"_s, u"org/a#1"_s, u"org/a#5"_s}));
}

} // namespace Winnow

QTEST_GUILESS_MAIN(Winnow::TestIssueQueries)
#include "tst_issuequeries.moc"
