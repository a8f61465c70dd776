// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "evidence/madefacts.h"

#include "evidence/timeline.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace Winnow {

namespace {

QStringList inShort(const QList<TimelineEntry> &timeline)
{
    QStringList words;
    for (const TimelineEntry &entry : timeline) {
        QString word = timelineKindName(entry);
        if (entry.on == SubjectKind::Change)
            word += u' ' + entry.ref.number;
        for (const TrapCode trap : entry.traps)
            word += u" ["_s + trapName(trap) + u']';
        words.append(word);
    }
    return words;
}

} // namespace

class TestTimeline final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(); }
    void recordsAndEventsMakeOneAxis();
    void eventAndRecordOfOneMomentAreOnePoint();
    void causesStandBeforeEffects();
    void trapsStandAtWhatShowsThem();
    void revertIsShown();
    void rejectedAndUnlinkedAreLeftOut();
    void unknownKindKeepsItsWord();
};

void TestTimeline::recordsAndEventsMakeOneAxis()
{
    EvidenceFacts facts = closedIssue(300);
    facts.changes.append(mergedChange(u"97"_s));
    facts.events.append(comment(u"1"_s, -500, u"maintainer"_s, u"Looking."_s));
    const auto timeline = buildTimeline(facts, assess(facts));
    QCOMPARE(inShort(timeline),
            (QStringList{
                    u"opened"_s, u"change-opened 97"_s, u"comment"_s, u"change-merged 97"_s, u"closed"_s}));
    QCOMPARE(timeline[2].text, u"Looking."_s);
    QCOMPARE(timeline[2].actorRole, u"maintainer"_s);
    QCOMPARE(timeline[3].text, u"change 97"_s);
}

void TestTimeline::eventAndRecordOfOneMomentAreOnePoint()
{
    EvidenceFacts facts = closedIssue(300);
    facts.events.append(issueEvent(u"op:1"_s, u"close"_s, 300, u"maintainer"_s));
    ChangeFacts change = mergedChange(u"97"_s);
    EventRecord merge = issueEvent(u"op:2"_s, u"merge"_s, 0, u"bot"_s);
    merge.on = SubjectKind::Change;
    merge.subject = change.change.ref;
    change.events = {merge, merge};
    facts.changes.append(change);
    const auto timeline = buildTimeline(facts, assess(facts));
    QCOMPARE(inShort(timeline),
            (QStringList{u"opened"_s, u"change-opened 97"_s, u"change-merged 97"_s, u"closed"_s}));
    QCOMPARE(timeline[2].eventId, u"op:2"_s);
    QCOMPARE(timeline[3].eventId, u"op:1"_s);
}

void TestTimeline::causesStandBeforeEffects()
{
    EvidenceFacts facts = closedIssue(0);
    facts.changes.append(mergedChange(u"97"_s));
    facts.events = {comment(u"1"_s, 0, u"user"_s, u"!"_s)};
    QCOMPARE(inShort(buildTimeline(facts, assess(facts))),
            (QStringList{
                    u"opened"_s, u"change-opened 97"_s, u"comment"_s, u"change-merged 97"_s, u"closed"_s}));
}

void TestTimeline::trapsStandAtWhatShowsThem()
{
    EvidenceFacts facts = closedIssue(-60);
    facts.issue.createdAt = moment(-1'000);
    facts.changes.append(mergedChange(u"97"_s));
    facts.events.append(comment(u"1"_s, 30, u"maintainer"_s, u"In with the next build."_s));
    facts.storm = Storm{
            .actor = u"li"_s, .organisation = {}, .first = moment(-60), .last = moment(-58), .members = {}};
    QCOMPARE(inShort(buildTimeline(facts, assess(facts))),
            (QStringList{u"change-opened 97 [change-predates-issue]"_s, u"opened [change-predates-issue]"_s,
                    u"closed [closed-before-merge] [storm] [edited-after]"_s,
                    u"change-merged 97 [closed-before-merge] [change-predates-issue]"_s,
                    u"comment [edited-after]"_s}));
}

void TestTimeline::revertIsShown()
{
    EvidenceFacts facts = closedIssue(60);
    facts.changes.append(mergedChange(u"97"_s));
    facts.changes.append(mergedChange(u"99"_s, 500));
    facts.changes.last().change.title = u"Revert \"change 97\""_s;
    facts.changes.last().change.body.clear();
    const QStringList words = inShort(buildTimeline(facts, assess(facts)));
    QVERIFY(words.contains(u"change-merged 97 [reverted]"_s));
    QVERIFY(words.contains(u"change-merged 99 [unlanded] [reverted]"_s));
}

void TestTimeline::rejectedAndUnlinkedAreLeftOut()
{
    EvidenceFacts facts = closedIssue(60);
    facts.changes = {mergedChange(u"97"_s), mergedChange(u"98"_s, -9'000)};
    facts.changes.last().change.body.clear();
    facts.editorLinks = {{.change = facts.changes.first().change.ref,
            .verdict = LinkVerdict::Rejected,
            .by = {},
            .note = {},
            .at = {}}};
    facts.events = {issueEvent(u"1"_s, u"assign"_s, 0)};
    facts.events.first().at.reset();
    QCOMPARE(inShort(buildTimeline(facts, assess(facts))), (QStringList{u"opened"_s, u"closed"_s}));
}

void TestTimeline::unknownKindKeepsItsWord()
{
    EvidenceFacts facts = closedIssue(60);
    facts.events = {issueEvent(u"1"_s, u"milestone"_s, -5)};
    QCOMPARE(inShort(buildTimeline(facts, assess(facts))),
            (QStringList{u"opened"_s, u"milestone"_s, u"closed"_s}));
}

} // namespace Winnow

QTEST_APPLESS_MAIN(Winnow::TestTimeline)
#include "tst_timeline.moc"
