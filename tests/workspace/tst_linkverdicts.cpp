// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "workspace/linkverdicts.h"

#include "workspace/issuequeries.h"

#include "support/makerecords.h"
#include "support/recordlines.h"
#include "support/temporaryworkspace.h"

#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Winnow {

class TestLinkVerdicts final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void rejectedStaysRejected();
    void addedAndTakenBack();
    void resolutionByHand();
    void travelsInBundles();
    void unknownIssue();
    void isAppendOnly();

private:
    IssueDetails details() const
    {
        const Workspace &workspace = **m_workspace;
        return must(issueDetails(workspace, must(findIssue(workspace, ref(u"org/a#1")))));
    }
    void say(QStringView change, LinkVerdict verdict)
    {
        const AssessmentRun run = must(recordLinkVerdict(**m_workspace, ref(u"org/a#1"),
                {.change = ref(change), .verdict = verdict, .by = u"ada"_s, .note = u"seen"_s, .at = {}}));
        QCOMPARE(run.assessed, 1);
    }

    mutable std::optional<TemporaryWorkspace> m_workspace;
    ChangeRecord m_fix;
};

void TestLinkVerdicts::init()
{
    QTest::failOnWarning();
    m_fix = aChange(u"org/a#11");
    m_fix.body = u"Fixes #1"_s;
    m_fix.mergedAt = minute(-5);
    ChangeRecord other = aChange(u"org/a#12", u"another"_s);
    other.mergedAt = minute(-50);
    m_workspace.emplace(QList<Record>{anIssue(u"org/a#1"), m_fix, other});
    QCOMPARE(details().assessment.landing->change, ref(u"org/a#11"));
}

void TestLinkVerdicts::rejectedStaysRejected()
{
    say(u"org/a#11", LinkVerdict::Rejected);
    QVERIFY(!details().assessment.landing);
    QCOMPARE(details().assessment.links.constFirst().rejected, true);
    m_fix.body = u"Fixes #1, really"_s;
    m_fix.createdAt = minute(5);
    m_workspace->write({m_fix, aLink(u"org/a#1", u"org/a#11", u"platform"_s)});
    QVERIFY(!details().assessment.landing);
    m_workspace->reopen();
    QVERIFY(!details().assessment.landing);
    say(u"org/a#11", LinkVerdict::Confirmed);
    QCOMPARE(details().assessment.landing->bases.constFirst(), LinkBasis::Manual);
}

void TestLinkVerdicts::addedAndTakenBack()
{
    say(u"org/a#12", LinkVerdict::Added);
    QCOMPARE(details().assessment.landing->change, ref(u"org/a#12"));
    QCOMPARE(details().changes.size(), 2);
    say(u"org/a#12", LinkVerdict::Rejected);
    QCOMPARE(details().assessment.landing->change, ref(u"org/a#11"));
    say(u"elsewhere/z#1", LinkVerdict::Added); // not known yet
    QCOMPARE(details().assessment.landing->change, ref(u"org/a#11"));
    ChangeRecord unknown = aChange(u"elsewhere/z#1");
    unknown.mergedAt = minute(-1);
    m_workspace->write({unknown});
    QCOMPARE(details().assessment.landing->change, ref(u"elsewhere/z#1"));
}

void TestLinkVerdicts::resolutionByHand()
{
    must(recordResolution(**m_workspace, ref(u"org/a#1"), Resolution::Answered, u"by word"_s, u"ada"_s));
    const qint64 id = details().id;
    const auto shown = [&] {
        return must(issueSummaries(**m_workspace, std::span(&id, 1))).constFirst().resolution;
    };
    QCOMPARE(shown(), Resolution::Answered);
    QCOMPARE(details().assessment.resolution, Resolution::CodeFix); // stays visible
    QCOMPARE(details().assessment.editorResolution->reason, u"by word"_s);
    must(recordResolution(**m_workspace, ref(u"org/a#1"), std::nullopt, {}, u"ada"_s));
    QCOMPARE(shown(), Resolution::CodeFix);
}

void TestLinkVerdicts::travelsInBundles()
{
    say(u"org/a#11", LinkVerdict::Rejected);
    say(u"org/a#12", LinkVerdict::Added);
    must(recordResolution(**m_workspace, ref(u"org/a#1"), Resolution::DocsFix, u"only words"_s, u"bob"_s));
    QList<Record> records;
    must(readRecords(**m_workspace, [&records](const Record &record) {
        records.append(record);
        return true;
    }));
    TemporaryWorkspace other(records);
    QCOMPARE(recordLines(*other), recordLines(**m_workspace));
    const Assessment there = must(issueDetails(*other, must(findIssue(*other, ref(u"org/a#1"))))).assessment;
    QCOMPARE(there, details().assessment);
    std::ranges::reverse(records);
    other.write(records);
    QCOMPARE(recordLines(*other), recordLines(**m_workspace));
}

void TestLinkVerdicts::unknownIssue()
{
    QCOMPARE(errorOf(recordLinkVerdict(**m_workspace, ref(u"org/a#77"),
                     {ref(u"org/a#11"), LinkVerdict::Added, u"ada"_s, {}, {}})),
            WorkspaceErrorCode::NotFound);
    m_workspace->reopen(Workspace::Access::ReadOnly);
    QCOMPARE(errorOf(recordResolution(**m_workspace, ref(u"org/a#1"), Resolution::None, {}, u"ada"_s)),
            WorkspaceErrorCode::ReadOnly);
}

void TestLinkVerdicts::isAppendOnly()
{
    say(u"org/a#11", LinkVerdict::Rejected);
    QVERIFY(!(**m_workspace).database().execute("DELETE FROM link_verdict"_ba));
    QVERIFY(!(**m_workspace).database().execute("UPDATE link_verdict SET verdict = 0"_ba));
    must(recordResolution(**m_workspace, ref(u"org/a#1"), Resolution::None, {}, u"ada"_s));
    QVERIFY(!(**m_workspace).database().execute("DELETE FROM issue_resolution"_ba));
}

} // namespace Winnow

QTEST_GUILESS_MAIN(Winnow::TestLinkVerdicts)
#include "tst_linkverdicts.moc"
