// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "sweepfixture.h"
#include "workspace/integrity.h"

#include <QRandomGenerator>
#include <QTest>

#include <algorithm>

using namespace Winnow;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/// After any sequence of faults, kills and changes under way the workspace equals the forge, and no limit was passed.
/// WINNOW_SEEDS says how many sequences to try.
class TestSweepFaults final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(); }
    void anySequence_data();
    void anySequence();
};

namespace {

/// A forge that does something wrong to one in so many requests.
class Mischief final
{
public:
    Mischief(SweepFixture &fixture, quint32 seed)
        : m_fixture(fixture)
        , m_random(seed)
    {}

    bool isLively = true; ///< Issues change under way.
    int oneIn = 9;

    std::optional<LoopbackAnswer> operator()(const LoopbackRequest &request)
    {
        if (isLively && m_random.bounded(6) == 0)
            m_fixture.world().live(m_random, m_fixture.clock().now());
        if (oneIn == 0 || m_random.bounded(oneIn) != 0)
            return std::nullopt;
        switch (m_random.bounded(11)) {
        case 0:
            return LoopbackAnswer{
                    .status = 429, .headers = {{"Retry-After", QByteArray::number(m_random.bounded(90))}}};
        case 1:
            return LoopbackAnswer{.status = 429};
        case 2:
            return LoopbackAnswer{.status = 500, .body = R"({"message":"oops"})"};
        case 3:
            return LoopbackAnswer{.status = 502,
                    .body = "<html>Bad Gateway</html>",
                    .headers = {{"Content-Type", "text/html"}}};
        case 4:
            return LoopbackAnswer{
                    .body = "<html>maintenance</html>", .headers = {{"Content-Type", "text/html"}}};
        case 5:
            return wrong(request, Delivery::CutOff);
        case 6:
            if (m_random.bounded(8) != 0)
                return std::nullopt;
            return wrong(request, Delivery::Stuck);
        case 7: { // a whole answer that holds half
            LoopbackAnswer answer = answerFrom(m_fixture.world(), request);
            answer.body.truncate(answer.body.size() / 2);
            return answer;
        }
        case 8: { // wrong types
            LoopbackAnswer answer = answerFrom(m_fixture.world(), request);
            answer.body.replace("\"state\":\"closed\"", "\"state\":{}");
            return answer;
        }
        case 9: { // skewed clocks
            LoopbackAnswer answer{.status = 429};
            answer.headers = {{"Date", "Fri, 18 Sep 2020 08:00:00 GMT"},
                    {"Retry-After", "Fri, 18 Sep 2020 08:00:20 GMT"}};
            return answer;
        }
        default: // once around
            if (request.url.query().contains(u"again=1"))
                return std::nullopt;
            return LoopbackAnswer{.status = 302,
                    .headers = {{"Location",
                            request.url.toEncoded() + (request.url.hasQuery() ? "&" : "?") + "again=1"}}};
        }
    }

private:
    LoopbackAnswer wrong(const LoopbackRequest &request, Delivery delivery) const
    {
        LoopbackAnswer answer = answerFrom(m_fixture.world(), request);
        answer.delivery = delivery;
        return answer;
    }

    SweepFixture &m_fixture;
    QRandomGenerator m_random;
};

} // namespace

void TestSweepFaults::anySequence_data()
{
    QTest::addColumn<int>("seed");
    bool isNumber = false;
    const int wanted = qEnvironmentVariableIntValue("WINNOW_SEEDS", &isNumber);
    for (int seed = 1; seed <= (isNumber ? wanted : 9); ++seed)
        QTest::addRow("%d", seed) << seed;
}

void TestSweepFaults::anySequence()
{
    QFETCH(const int, seed);
    QRandomGenerator random(static_cast<quint32>(seed));
    const ForgeKind kind = forgeKinds[seed % 3];
    SweepFixture fixture({.kind = kind,
            .repos = 1 + random.bounded(5),
            .mostIssues = random.bounded(10, 180),
            .seed = random.generate()});
    fixture.habits().sinceIsExclusive = random.bounded(2) == 0;
    fixture.habits().givesEtags = random.bounded(2) == 0;
    Mischief mischief(fixture, random.generate());
    fixture.setFault([&mischief](const LoopbackRequest &request) { return mischief(request); });
    for (int round = 0; round < 6; ++round) {
        const int stopAfter = random.bounded(1, 120);
        const bool kills = random.bounded(2) == 0;
        int steps = 0;
        bool isKilled = false;
        fixture.sweep(fixture.request(), [&](SweepRun &run) {
            if (++steps != stopAfter)
                return;
            if (kills)
                fixture.snapshot(u"killed.winnow"_s);
            isKilled = kills;
            run.cancel();
        });
        if (isKilled)
            fixture.restore(u"killed.winnow"_s);
        if (random.bounded(3) == 0)
            fixture.clock().advance(std::chrono::hours(random.bounded(30)));
        QCOMPARE_LE(fixture.mostWithin(60s), 50);
    }
    // The forge calms down; whatever is left over is fetched, and what was changed under way.
    mischief.isLively = false;
    mischief.oneIn = 0;
    fixture.clock().advance(5s);
    SweepReport report;
    for (int round = 0; round < 3 && !report.isComplete; ++round)
        report = fixture.sweep();
    QVERIFY(report.isComplete);
    fixture.clock().advance(5s);
    QVERIFY(fixture.sweep().isComplete);
    QVERIFY2(fixture.differences().isEmpty(), qPrintable(fixture.differences().join(u'\n')));
    QCOMPARE_LE(fixture.mostWithin(60s), 50);
    QCOMPARE_LE(fixture.mostWithin(1h), 4000);
    QCOMPARE(checkWorkspace(fixture.workspace().path()).problems, QStringList());
}

QTEST_GUILESS_MAIN(TestSweepFaults)
#include "tst_sweepfaults.moc"
