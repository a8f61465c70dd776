// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "evidence/madefacts.h"

#include "evidence/timeline.h"

#include <QRandomGenerator>
#include <QTest>

#include <algorithm>
#include <limits>

using namespace Qt::StringLiterals;

namespace Winnow {

namespace {

/// Facts without sense: any field may be missing, extreme or at odds with the others.
class FactsGenerator final
{
public:
    explicit FactsGenerator(quint32 seed)
        : m_random(seed)
    {}

    EvidenceFacts next();

private:
    bool maybe(int percent) { return m_random.bounded(100) < percent; }

    template <typename Value>
    Value oneOf(const QList<Value> &values)
    {
        return values[m_random.bounded(values.size())];
    }

    std::optional<Timestamp> time();
    QString text();
    IssueRef ref();
    EventRecord event();
    ChangeFacts change();

    QRandomGenerator m_random;
};

std::optional<Timestamp> FactsGenerator::time()
{
    if (maybe(10))
        return std::nullopt;
    if (maybe(3))
        return fromMilliseconds(
                maybe(50) ? std::numeric_limits<qint64>::min() : std::numeric_limits<qint64>::max());
    return moment(m_random.bounded(-400, 400)) + std::chrono::milliseconds{m_random.bounded(1'000)};
}

QString FactsGenerator::text()
{
    return oneOf<QString>({QString(), u""_s, u"Fixes #12"_s, u"修复 #12、#13"_s,
            u"https://gitcode.com/org/repo/issues/12"_s, u"see !1"_s, u"已合入 !2"_s, u"PR 3 is merged"_s,
            u"Revert \"change 1\""_s, u"【回退】change 2"_s, u"change 1"_s, u"change 2"_s, u"[v2] change 1"_s,
            u"/close"_s, u"This reverts !1"_s, u"It crashes"_s});
}

IssueRef FactsGenerator::ref()
{
    return {oneOf<QString>({u"org/repo"_s, u"Org/Repo"_s, u"org/other"_s, QString()}),
            oneOf<QString>({u"1"_s, u"2"_s, u"3"_s, u"12"_s, QString()})};
}

EventRecord FactsGenerator::event()
{
    EventRecord event;
    event.subject = {u"org/repo"_s, u"12"_s};
    event.id = oneOf<QString>({u"1"_s, u"2"_s, u"3"_s, u"4"_s, QString()});
    event.kind = oneOf<QString>({u"comment"_s, u"comment"_s, u"close"_s, u"reopen"_s, u"label"_s,
            u"unlabel"_s, u"reference"_s, u"merge"_s, u"unheard-of"_s, QString()});
    event.at = time();
    event.actor = oneOf<QString>({u"li"_s, u"x[bot]"_s, QString()});
    event.actorRole = oneOf<QString>({u"maintainer"_s, u"user"_s, u"bot"_s, QString()});
    event.text = text();
    event.label = oneOf<QString>({u"stale"_s, QString()});
    if (maybe(30))
        event.target = ref();
    return event;
}

ChangeFacts FactsGenerator::change()
{
    ChangeFacts facts;
    facts.change.ref = ref();
    facts.change.title = text();
    facts.change.body = text();
    facts.change.state = oneOf<QString>({u"merged"_s, u"merged"_s, u"open"_s, u"closed"_s, QString()});
    facts.change.createdAt = time();
    facts.change.mergedAt = time();
    facts.change.closedAt = time();
    facts.change.base = oneOf<QString>({u"master"_s, u"v2"_s, QString()});
    facts.change.head = oneOf<QString>({u"issue-12"_s, u"revert-mr-1-1-auto"_s, QString()});
    if (maybe(50))
        facts.files = QStringList{oneOf<QString>({u"a.md"_s, u"a.cpp"_s, QString()})};
    for (int i = m_random.bounded(3); i > 0; --i)
        facts.events.append(event());
    if (maybe(30))
        facts.landedIssues = {ref(), ref()};
    return facts;
}

EvidenceFacts FactsGenerator::next()
{
    EvidenceFacts facts;
    facts.issue.ref = maybe(90) ? IssueRef{u"org/repo"_s, u"12"_s} : ref();
    facts.issue.title = text();
    facts.issue.state = oneOf<QString>({u"closed"_s, u"closed"_s, u"open"_s, QString()});
    facts.issue.createdAt = time();
    facts.issue.closedAt = time();
    facts.issue.closedBy = oneOf<QString>({u"li"_s, u"x[bot]"_s, QString()});
    facts.issue.closedByRole = oneOf<QString>({u"maintainer"_s, u"bot"_s, QString()});
    if (maybe(30))
        facts.issue.labels = QStringList{u"stale"_s};
    facts.forge = oneOf<QString>({u"gitcode"_s, u"github"_s, QString()});
    for (int i = m_random.bounded(8); i > 0; --i)
        facts.events.append(event());
    for (int i = m_random.bounded(6); i > 0; --i)
        facts.changes.append(change());
    for (int i = m_random.bounded(3); i > 0; --i)
        facts.recordedLinks.append({.issue = facts.issue.ref,
                .change = ref(),
                .basis = oneOf<QString>({u"platform"_s, u"manual"_s, u"?"_s}),
                .note = {}});
    for (int i = m_random.bounded(3); i > 0; --i)
        facts.editorLinks.append({.change = ref(),
                .verdict = static_cast<LinkVerdict>(m_random.bounded(3)),
                .by = {},
                .note = {},
                .at = time()});
    if (maybe(10))
        facts.storm = Storm{.actor = u"li"_s,
                .organisation = {},
                .first = moment(),
                .last = moment(3),
                .members = {ref()}};
    facts.eventsLoaded = maybe(80);
    facts.changesLoaded = maybe(80);
    return facts;
}

template <typename Value>
void shuffle(QList<Value> &values, QRandomGenerator &random)
{
    std::ranges::shuffle(values, random);
}

EvidenceFacts shuffled(EvidenceFacts facts, QRandomGenerator &random)
{
    shuffle(facts.events, random);
    shuffle(facts.changes, random);
    shuffle(facts.recordedLinks, random);
    shuffle(facts.editorLinks, random);
    for (ChangeFacts &change : facts.changes) {
        shuffle(change.events, random);
        shuffle(change.landedIssues, random);
    }
    return facts;
}

EvidenceFacts doubled(EvidenceFacts facts)
{
    facts.events += facts.events;
    facts.changes += facts.changes;
    facts.recordedLinks += facts.recordedLinks;
    facts.editorLinks += facts.editorLinks;
    for (ChangeFacts &change : facts.changes)
        change.events += change.events;
    return facts;
}

} // namespace

/// What must hold for any facts at all (evidence.md, Must hold).
class TestAssessmentProperties final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(); }
    void orderDoesNotMatter();
    void doublesDoNotMatter();
    void answersAgreeWithEachOther();
    void timelineIsOrderedAndStable();
};

constexpr int rounds = 4'000;

void TestAssessmentProperties::orderDoesNotMatter()
{
    FactsGenerator generator(1);
    QRandomGenerator random(2);
    for (int round = 0; round < rounds; ++round) {
        const EvidenceFacts facts = generator.next();
        QCOMPARE(assess(shuffled(facts, random)), assess(facts));
    }
}

void TestAssessmentProperties::doublesDoNotMatter()
{
    FactsGenerator generator(3);
    QRandomGenerator random(4);
    for (int round = 0; round < rounds; ++round) {
        const EvidenceFacts facts = generator.next();
        QCOMPARE(assess(shuffled(doubled(facts), random)), assess(facts));
    }
}

void TestAssessmentProperties::answersAgreeWithEachOther()
{
    FactsGenerator generator(5);
    for (int round = 0; round < rounds; ++round) {
        const Assessment assessment = assess(generator.next());
        QCOMPARE(assessment.tier.has_value(), assessment.closedAt.has_value());
        QCOMPARE(assessment.deltaSeconds.has_value(), assessment.landing && assessment.closedAt);
        QCOMPARE(assessment.trap(TrapCode::Unlanded) != nullptr,
                assessment.resolution == Resolution::Unlanded);
        QCOMPARE(assessment.trap(TrapCode::StaleClose) != nullptr, assessment.tier == Tier::Stale);
        QCOMPARE(assessment.trap(TrapCode::ClosedBeforeMerge) != nullptr, assessment.tier == Tier::Reversed);
        QVERIFY(std::ranges::is_sorted(assessment.traps, {}, &Trap::code));
        QVERIFY(std::ranges::adjacent_find(assessment.traps, {}, &Trap::code) == assessment.traps.cend());
        for (const Link &link : assessment.links) {
            QVERIFY(std::ranges::is_sorted(link.bases));
            QVERIFY(!link.bases.isEmpty() || link.rejected);
            QVERIFY(!assessment.landing || link.change != assessment.landing->change
                    || (!link.rejected && link.isMerged()));
        }
        QCOMPARE(assessment.fingerprint.size(), 64);
    }
}

void TestAssessmentProperties::timelineIsOrderedAndStable()
{
    FactsGenerator generator(6);
    QRandomGenerator random(7);
    for (int round = 0; round < rounds; ++round) {
        const EvidenceFacts facts = generator.next();
        const auto timeline = buildTimeline(facts, assess(facts));
        QVERIFY(std::ranges::is_sorted(timeline, {}, &TimelineEntry::at));
        const EvidenceFacts other = shuffled(doubled(facts), random);
        QCOMPARE(buildTimeline(other, assess(other)), timeline);
    }
}

} // namespace Winnow

QTEST_APPLESS_MAIN(Winnow::TestAssessmentProperties)
#include "tst_assessmentproperties.moc"
