// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "items/summarytext.h"
#include "items/verdictmark.h"
#include "madeissues.h"

#include <QTest>

using namespace Winnow;
using namespace Winnow::Testing;

class tst_SummaryText final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void answersEachColumn_data();
    void answersEachColumn();
    void showsTimesInTheSeriesZone();
    void saysHowLongAgo_data();
    void saysHowLongAgo();
    void speaksTheWholeRow();
    void marksVerdicts_data();
    void marksVerdicts();
    void showsReasonsInTheLanguageOfTheWindow();

private:
    SummaryText m_text;
};

void tst_SummaryText::init()
{
    QTest::failOnWarning();
    m_text = {};
    m_text.setLocale(QLocale(QLocale::English, QLocale::UnitedStates));
    m_text.setTimeZone(QTimeZone("Asia/Shanghai"));
    m_text.setClock([] { return moment(u"2026-11-21T08:38:30Z"_s); });
}

void tst_SummaryText::answersEachColumn_data()
{
    QTest::addColumn<CandidateColumn>("column");
    QTest::addColumn<int>("role");
    QTest::addColumn<QVariant>("answer");
    using enum CandidateColumn;
    QTest::newRow("verdict") << Verdict << int(Qt::DisplayRole) << QVariant(u"Dropped"_s);
    QTest::newRow("verdict raw") << Verdict << int(RawRole) << QVariant(u"drop"_s);
    QTest::newRow("verdict sorts") << Verdict << int(SortRole) << QVariant(int(VerdictMark::Drop));
    QTest::newRow("verdict says why") << Verdict << int(Qt::ToolTipRole) << QVariant(u"Dropped: Duplicate"_s);
    QTest::newRow("number") << Number << int(Qt::DisplayRole) << QVariant(u"#12"_s);
    QTest::newRow("number sorts as one") << Number << int(SortRole) << QVariant(qint64{12});
    QTest::newRow("title") << Title << int(Qt::DisplayRole) << QVariant(u"Issue 12 标题"_s);
    QTest::newRow("title's tooltip") << Title << int(Qt::ToolTipRole)
                                     << QVariant(u"Issue 12 标题\nLabels: bug and needs info"_s);
    QTest::newRow("repository") << Repo << int(Qt::DisplayRole) << QVariant(u"starling/even"_s);
    QTest::newRow("repository in short") << Repo << int(ShortTextRole) << QVariant(u"even"_s);
    QTest::newRow("labels raw") << Labels << int(RawRole) << QVariant(QStringList{u"bug"_s, u"needs info"_s});
    QTest::newRow("changes") << Changes << int(Qt::DisplayRole) << QVariant(u"2"_s);
    QTest::newRow("no graph references") << KgRefs << int(Qt::DisplayRole) << QVariant(QString());
    QTest::newRow("closed") << ClosedAt << int(Qt::DisplayRole) << QVariant(u"2026-11-18 16:38"_s);
    QTest::newRow("closed raw") << ClosedAt << int(RawRole) << QVariant(u"2026-11-18T08:38:00Z"_s);
    QTest::newRow("closed in short") << ClosedAt << int(ShortTextRole) << QVariant(u"11-18 16:38"_s);
    QTest::newRow("reason") << Reason << int(Qt::DisplayRole) << QVariant(u"Duplicate"_s);
    QTest::newRow("reason raw") << Reason << int(RawRole) << QVariant(u"duplicate"_s);
    QTest::newRow("estimate") << Value << int(Qt::DisplayRole) << QVariant(u"0.75"_s);
}

void tst_SummaryText::answersEachColumn()
{
    QFETCH(CandidateColumn, column);
    QFETCH(int, role);
    IssueSummary issue = madeIssue(12);
    issue.verdict = Verdict::Drop;
    issue.stage = Stage::Editor;
    issue.reason = u"duplicate"_s;
    issue.changes = 2;
    issue.value = 0.75;
    QTEST(m_text.data(issue, column, role), "answer");
}

void tst_SummaryText::showsTimesInTheSeriesZone()
{
    QCOMPARE(m_text.absoluteTime(moment(u"2026-11-18T16:30:00Z"_s)), u"2026-11-19 00:30"_s);
    m_text.setTimeZone(QTimeZone("No/Such"));
    QCOMPARE(m_text.absoluteTime(moment(u"2026-11-18T16:30:00Z"_s)), u"2026-11-18 16:30"_s);
}

void tst_SummaryText::saysHowLongAgo_data()
{
    QTest::addColumn<QString>("then");
    QTest::addColumn<QString>("said");
    QTest::newRow("now") << u"2026-11-21T08:38:00Z"_s << u"just now"_s;
    QTest::newRow("minutes") << u"2026-11-21T08:33:00Z"_s << u"5 minute(s) ago"_s;
    QTest::newRow("an hour less a minute") << u"2026-11-21T07:39:00Z"_s << u"59 minute(s) ago"_s;
    QTest::newRow("hours") << u"2026-11-20T09:00:00Z"_s << u"23 hour(s) ago"_s;
    QTest::newRow("days") << u"2026-11-18T08:38:00Z"_s << u"3 day(s) ago"_s;
    QTest::newRow("months") << u"2026-08-01T00:00:00Z"_s << u"3 month(s) ago"_s;
    QTest::newRow("years") << u"2023-08-01T00:00:00Z"_s << u"3 year(s) ago"_s;
    QTest::newRow("ahead") << u"2026-11-22T00:00:00Z"_s << QString();
}

void tst_SummaryText::saysHowLongAgo()
{
    QFETCH(QString, then);
    QTEST(m_text.relativeTime(moment(then)), "said");
}

void tst_SummaryText::speaksTheWholeRow()
{
    IssueSummary issue = madeIssue(7);
    issue.verdict = Verdict::Keep;
    issue.stage = Stage::Editor;
    issue.reason = u"fix-landed"_s;
    issue.changes = 1;
    issue.kgRefs = 2;
    QCOMPARE(m_text.data(issue, CandidateColumn::Repo, Qt::AccessibleTextRole).toString(),
            u"Kept: starling/odd, number 7, Issue 7 标题. Reason: Fix landed. Closed 2026-11-18 16:38. "
            "Labels: bug and needs info. 1 linked change(s). 2 graph reference(s).");
    issue.title = u"  "_s;
    QVERIFY(m_text.spokenSummary(issue).contains(u"(no title)"));
}

void tst_SummaryText::marksVerdicts_data()
{
    QTest::addColumn<Verdict>("verdict");
    QTest::addColumn<Stage>("stage");
    QTest::addColumn<bool>("conflict");
    QTest::addColumn<QString>("name");
    QTest::newRow("undecided") << Verdict::Undecided << Stage::Prefilter << false << u"undecided"_s;
    QTest::newRow("kept") << Verdict::Keep << Stage::Editor << false << u"keep"_s;
    QTest::newRow("on hold") << Verdict::Hold << Stage::Editor << false << u"hold"_s;
    QTest::newRow("dropped by an editor") << Verdict::Drop << Stage::Editor << false << u"drop"_s;
    QTest::newRow("dropped by an analyst") << Verdict::Drop << Stage::Analysis << false << u"drop"_s;
    QTest::newRow("dropped by a rule") << Verdict::Drop << Stage::Prefilter << false << u"filtered"_s;
    QTest::newRow("disputed") << Verdict::Keep << Stage::Editor << true << u"conflict"_s;
}

void tst_SummaryText::marksVerdicts()
{
    QFETCH(Verdict, verdict);
    QFETCH(Stage, stage);
    QFETCH(bool, conflict);
    QFETCH(QString, name);
    const VerdictMark mark = verdictMark(verdict, stage, conflict);
    QCOMPARE(verdictMarkName(mark), name);
    QCOMPARE(verdictMarkFromName(name), mark);
    QVERIFY(!verdictMarkLabel(mark).isEmpty());
}

void tst_SummaryText::showsReasonsInTheLanguageOfTheWindow()
{
    IssueSummary issue = madeIssue(1);
    issue.verdict = Verdict::Drop;
    issue.reason = u"spam"_s;
    QCOMPARE(m_text.data(issue, CandidateColumn::Reason, Qt::DisplayRole).toString(), u"Spam"_s);
    m_text.setLocale(QLocale(QLocale::Chinese, QLocale::China));
    QCOMPARE(m_text.data(issue, CandidateColumn::Reason, Qt::DisplayRole).toString(), u"刷屏"_s);
    issue.reason = u"own-code"_s;
    QCOMPARE(m_text.data(issue, CandidateColumn::Reason, Qt::DisplayRole).toString(), u"own-code"_s);
}

QTEST_GUILESS_MAIN(tst_SummaryText)
#include "tst_summarytext.moc"
