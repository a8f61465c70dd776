// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "evidence/madefacts.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace Winnow {

/// Tiers with their borders (evidence.md, Timing tiers).
class TestTiming final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(); }
    void delta_data();
    void delta();
    void answers_data();
    void answers();
    void offsets_data();
    void offsets();
    void stale_data();
    void stale();
    void commandsAreNoAnswer();
    void commentAfterTheCloseIsNoAnswer();
    void openIssueHasNoTier();
    void boundsAreSettings();
};

void TestTiming::delta_data()
{
    QTest::addColumn<qint64>("seconds");
    QTest::addColumn<QString>("tier");
    const auto row = [](const char *name, qint64 seconds, const QString &tier) {
        QTest::newRow(name) << seconds << tier;
    };
    row("44 days before", -44 * 86'400, u"reversed"_s);
    row("-1 s", -1, u"reversed"_s);
    row("0 s", 0, u"same-second"_s);
    row("1 s", 1, u"auto-close"_s);
    row("199 s", 199, u"auto-close"_s);
    row("200 s", 200, u"auto-close"_s);
    row("201 s", 201, u"minutes"_s);
    row("59:59", 3'599, u"minutes"_s);
    row("1:00:00", 3'600, u"hours"_s);
    row("23:59:59", 86'399, u"hours"_s);
    row("24:00:00", 86'400, u"days"_s);
    row("24:00:01", 86'401, u"days"_s);
    row("a year", 31'536'000, u"days"_s);
}

void TestTiming::delta()
{
    QFETCH(qint64, seconds);
    QFETCH(QString, tier);
    EvidenceFacts facts = closedIssue(seconds);
    facts.changes.append(mergedChange(u"97"_s));
    const Assessment assessment = assess(facts);
    QCOMPARE(tierName(assessment.tier.value()), tier);
    QCOMPARE(assessment.deltaSeconds, seconds);
}

void TestTiming::answers_data()
{
    QTest::addColumn<qint64>("seconds");
    QTest::addColumn<QString>("tier");
    QTest::newRow("the same second") << qint64{0} << u"answer-seconds"_s;
    QTest::newRow("59 s") << qint64{59} << u"answer-seconds"_s;
    QTest::newRow("60 s") << qint64{60} << u"answer-minutes"_s;
    QTest::newRow("59:59") << qint64{3'599} << u"answer-minutes"_s;
    QTest::newRow("1:00:00") << qint64{3'600} << u"answer-hours"_s;
    QTest::newRow("23:59:59") << qint64{86'399} << u"answer-hours"_s;
    QTest::newRow("24:00:00") << qint64{86'400} << u"answer-days"_s;
}

void TestTiming::answers()
{
    QFETCH(qint64, seconds);
    QFETCH(QString, tier);
    EvidenceFacts facts = closedIssue(seconds);
    facts.events = {comment(u"1"_s, -500, u"maintainer"_s, u"Which version?"_s),
            comment(u"2"_s, 0, u"maintainer"_s, u"By design."_s),
            comment(u"3"_s, seconds, u"user"_s, u"Thanks"_s)};
    const Assessment assessment = assess(facts);
    QCOMPARE(tierName(assessment.tier.value()), tier);
    QCOMPARE(assessment.answerSeconds, seconds);
    QCOMPARE(assessment.answerEventId, u"2"_s);
    QCOMPARE(assessment.resolution, Resolution::Answered);
}

void TestTiming::offsets_data()
{
    QTest::addColumn<QString>("merged");
    QTest::addColumn<QString>("closed");
    QTest::addColumn<qint64>("seconds");
    QTest::newRow("+08:00 and Z") << u"2026-11-18T10:00:00+08:00"_s << u"2026-11-18T02:00:01Z"_s << qint64{1};
    QTest::newRow("milliseconds are cut")
            << u"2026-11-18T10:00:00.999+08:00"_s << u"2026-11-18T10:00:00+08:00"_s << qint64{0};
    QTest::newRow("and on the other side")
            << u"2026-11-18T10:00:00.001+08:00"_s << u"2026-11-18T10:00:00.999+08:00"_s << qint64{0};
    QTest::newRow("end of a month") << u"2026-10-31T23:59:59+08:00"_s << u"2026-11-01T00:00:00+08:00"_s
                                    << qint64{1};
    QTest::newRow("end of February") << u"2026-02-28T23:59:00+08:00"_s << u"2026-03-01T00:00:00+08:00"_s
                                     << qint64{60};
    QTest::newRow("leap year") << u"2028-02-28T12:00:00Z"_s << u"2028-03-01T12:00:00Z"_s << qint64{172'800};
    QTest::newRow("end of a year") << u"2026-12-31T23:59:59Z"_s << u"2027-01-01T08:00:00+08:00"_s
                                   << qint64{1};
    QTest::newRow("before 1970") << u"1969-12-31T23:59:59.500Z"_s << u"1970-01-01T00:00:00Z"_s << qint64{1};
}

void TestTiming::offsets()
{
    QFETCH(QString, merged);
    QFETCH(QString, closed);
    QFETCH(qint64, seconds);
    EvidenceFacts facts = closedIssue();
    facts.issue.closedAt = parseTimestamp(closed);
    facts.changes.append(mergedChange(u"97"_s));
    facts.changes.first().change.mergedAt = parseTimestamp(merged);
    QCOMPARE(assess(facts).deltaSeconds, seconds);
}

void TestTiming::stale_data()
{
    QTest::addColumn<qint64>("seconds");
    QTest::addColumn<QString>("role");
    QTest::addColumn<QString>("name");
    QTest::addColumn<QStringList>("labels");
    QTest::addColumn<QString>("tier");
    const auto row = [](const char *row, qint64 seconds, const QString &role, const QString &name,
                             const QStringList &labels, const QString &tier) {
        QTest::newRow(row) << seconds << role << name << labels << tier;
    };
    row("robot, 24 h", 86'400, u"bot"_s, u"stale-bot"_s, {}, u"stale"_s);
    row("robot, 23:59:59", 86'399, u"bot"_s, u"stale-bot"_s, {}, u"hours"_s);
    row("robot, at once", 0, u"bot"_s, u"merge-bot"_s, {}, u"same-second"_s);
    row("robot, before", -86'400, u"bot"_s, u"stale-bot"_s, {}, u"reversed"_s);
    row("label, person", 86'400, u"maintainer"_s, u"li"_s, {u"stale"_s}, u"stale"_s);
    row("label in capitals", 86'400, u"maintainer"_s, u"li"_s, {u"bug"_s, u"Stale"_s}, u"stale"_s);
    row("other label", 86'400, u"maintainer"_s, u"li"_s, {u"stale-data"_s}, u"days"_s);
    row("label, 23:59:59", 86'399, u"maintainer"_s, u"li"_s, {u"stale"_s}, u"hours"_s);
    row("neither", 86'400, u"maintainer"_s, u"li"_s, {}, u"days"_s);
    row("robot by its name", 86'400, {}, u"stale[bot]"_s, {}, u"stale"_s);
    row("role says person", 86'400, u"user"_s, u"stale[bot]"_s, {}, u"days"_s);
    row("a name that only ends so", 86'400, {}, u"talbot"_s, {}, u"days"_s);
}

void TestTiming::stale()
{
    QFETCH(qint64, seconds);
    QFETCH(QString, role);
    QFETCH(QString, name);
    QFETCH(QStringList, labels);
    QFETCH(QString, tier);
    EvidenceFacts facts = closedIssue(seconds);
    facts.issue.closedBy = name;
    facts.issue.closedByRole = role;
    facts.issue.labels = labels;
    facts.changes.append(mergedChange(u"97"_s));
    const Assessment assessment = assess(facts);
    QCOMPARE(tierName(assessment.tier.value()), tier);
    QCOMPARE(assessment.trap(TrapCode::StaleClose) != nullptr, tier == u"stale"_s);
}

void TestTiming::commandsAreNoAnswer()
{
    EvidenceFacts facts = closedIssue(10);
    facts.events = {comment(u"1"_s, 0, u"maintainer"_s, u"/close\n/label add resolved\n"_s)};
    QCOMPARE(assess(facts).tier, Tier::Unexplained);
    facts.events.first().text = u"/close\nBy design."_s;
    QCOMPARE(assess(facts).tier, Tier::AnswerSeconds);
}

void TestTiming::commentAfterTheCloseIsNoAnswer()
{
    EvidenceFacts facts = closedIssue();
    facts.events = {comment(u"1"_s, 1, u"maintainer"_s, u"By design."_s)};
    const Assessment assessment = assess(facts);
    QCOMPARE(assessment.tier, Tier::Unexplained);
    QCOMPARE(assessment.resolution, Resolution::None);
    QCOMPARE(trapNames(assessment), QStringList{u"edited-after"_s});
}

void TestTiming::openIssueHasNoTier()
{
    EvidenceFacts facts = closedIssue();
    facts.issue.state = u"open"_s;
    facts.changes.append(mergedChange(u"97"_s));
    const Assessment assessment = assess(facts);
    QVERIFY(!assessment.tier);
    QVERIFY(!assessment.deltaSeconds);
    QVERIFY(!assessment.closedAt);
    QCOMPARE(assessment.landing->change.number, u"97"_s);
}

void TestTiming::boundsAreSettings()
{
    AssessmentSettings settings;
    settings.autoCloseAtMost = 10;
    settings.hoursBelow = 7'200;
    EvidenceFacts facts = closedIssue(11);
    facts.changes.append(mergedChange(u"97"_s));
    QCOMPARE(assess(facts, settings).tier, Tier::Minutes);
    facts.issue.closedAt = moment(7'200);
    QCOMPARE(assess(facts, settings).tier, Tier::Days);
}

} // namespace Winnow

QTEST_APPLESS_MAIN(Winnow::TestTiming)
#include "tst_timing.moc"
