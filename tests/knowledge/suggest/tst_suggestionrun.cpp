// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "knowledge/suggest/suggestionrun.h"

#include "support/heard.h"
#include "support/manualclock.h"
#include "support/scriptedprovider.h"

#include <QTest>

using namespace Winnow;
using namespace Qt::StringLiterals;

class TestSuggestionRun final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void suggestsForFiftyRows();
    void asksEachQueryOnce();
    void oneProviderFailingStopsNoOther();
    void oneQueryFailingIsCounted();
    void givesUpWhatIsOut_data();
    void givesUpWhatIsOut();
    void blankRowsSayWhy();
    void cancelKeepsWhatIsDone();
    void mayGoWhileItRuns();
    void nobodyToAsk();
    void nothingToDo();

private:
    std::shared_ptr<ScriptedProvider> provider(const QString &name);
    std::unique_ptr<SuggestionRun> run(
            const QList<SuggestionRow> &rows, const QList<std::shared_ptr<KnowledgeProvider>> &providers);

    std::shared_ptr<ManualClock> m_clock;
};

/// A row whose one identifier makes the one query VAR_<number>.
static SuggestionRow row(int number)
{
    SuggestionRow row;
    row.issue = IssueRef{u"org/repo"_s, QString::number(number)};
    row.problem.zh = u"VAR_%1"_s.arg(number);
    return row;
}

static QList<SuggestionRow> rows(int count)
{
    QList<SuggestionRow> all;
    for (int i = 1; i <= count; ++i)
        all.append(row(i));
    return all;
}

static ProviderHit hit(const QString &id, double score)
{
    return {id, u"T"_s, u"https://a.example/"_s + id, {}, {}, score};
}

void TestSuggestionRun::init()
{
    QTest::failOnWarning();
    m_clock = std::make_shared<ManualClock>();
}

std::shared_ptr<ScriptedProvider> TestSuggestionRun::provider(const QString &name)
{
    return std::make_shared<ScriptedProvider>(name, m_clock);
}

std::unique_ptr<SuggestionRun> TestSuggestionRun::run(
        const QList<SuggestionRow> &rows, const QList<std::shared_ptr<KnowledgeProvider>> &providers)
{
    return std::make_unique<SuggestionRun>(
            rows, providers, SuggestionSettings(), DocumentFrequency(), m_clock);
}

void TestSuggestionRun::suggestsForFiftyRows()
{
    const auto wiki = provider(u"wiki"_s);
    const auto kg = provider(u"kg"_s);
    for (int i = 1; i <= 50; ++i) {
        wiki->answer(u"VAR_%1"_s.arg(i), {hit(u"n%1"_s.arg(i), 0.7)});
        kg->answer(u"VAR_%1"_s.arg(i), {hit(u"n%1"_s.arg(i), i % 2 ? 0.9 : 0.1), hit(u"m%1"_s.arg(i), 0.2)});
    }
    const auto running = run(rows(50), {wiki, kg});
    const Heard progress(running.get(), &SuggestionRun::progress);
    const Heard suggested(running.get(), &SuggestionRun::rowSuggested);
    Heard finished(running.get(), &SuggestionRun::finished);
    running->start();
    QVERIFY(!running->isFinished());
    QVERIFY(finished.wait());
    QVERIFY(running->isFinished());
    QCOMPARE(progress.count(), 50);
    QCOMPARE(progress.last<int>(0), 50);
    QCOMPARE(progress.last<int>(1), 50);
    QCOMPARE(suggested.count(), 50);
    QVERIFY(running->failures().isEmpty());
    const QList<RowSuggestion> all = running->suggestions();
    QCOMPARE(all.size(), 50);
    for (int i = 1; i <= 50; ++i) {
        const RowSuggestion &one = all[i - 1];
        QCOMPARE(one.issue.number, QString::number(i));
        QCOMPARE(one.references.size(), 1);
        QCOMPARE(one.references.first().nodeId, u"n%1"_s.arg(i));
        QCOMPARE(one.references.first().by, i % 2 ? u"winnow/kg"_s : u"winnow/wiki"_s);
        QCOMPARE(one.references.first().state, u"proposed"_s);
        QCOMPARE(one.references.first().query, u"VAR_%1"_s.arg(i));
        QCOMPARE(one.candidates.first().providers, (QStringList{u"wiki"_s, u"kg"_s}));
        QCOMPARE(one.candidates.size(), 2);
    }
}

void TestSuggestionRun::asksEachQueryOnce()
{
    const auto wiki = provider(u"wiki"_s);
    wiki->answer(u"VAR_1"_s, {hit(u"n1"_s, 0.9)});
    QList<SuggestionRow> same{row(1), row(1), row(1)};
    const auto running = run(same, {wiki});
    Heard finished(running.get(), &SuggestionRun::finished);
    running->start();
    QVERIFY(finished.wait());
    QCOMPARE(wiki->asked(), QStringList(u"VAR_1"_s));
    for (const RowSuggestion &one : running->suggestions())
        QCOMPARE(one.references.size(), 1);
}

void TestSuggestionRun::oneProviderFailingStopsNoOther()
{
    const auto wiki = provider(u"wiki"_s);
    wiki->answerOtherwise({hit(u"n"_s, 0.9)});
    const auto broken = provider(u"broken"_s);
    broken->fail(ProviderErrorCode::Unauthorized);
    const auto running = run(rows(25), {broken, wiki});
    const Heard failed(running.get(), &SuggestionRun::providerFailed);
    Heard finished(running.get(), &SuggestionRun::finished);
    running->start();
    QVERIFY(finished.wait());
    QCOMPARE(failed.count(), 1);
    QCOMPARE(running->failures().size(), 1);
    const ProviderFailure failure = running->failures().first();
    QCOMPARE(failure.error.provider, u"broken"_s);
    QCOMPARE(failure.count, 25);
    QVERIFY(failure.isGivenUp);
    QCOMPARE(broken->asked().size(), 10); // one batch
    for (const RowSuggestion &one : running->suggestions()) {
        QCOMPARE(one.references.size(), 1);
        QCOMPARE(one.unanswered, 1);
    }
}

void TestSuggestionRun::oneQueryFailingIsCounted()
{
    const auto wiki = provider(u"wiki"_s);
    wiki->answerOtherwise({hit(u"n"_s, 0.9)});
    wiki->failFor(u"VAR_3"_s);
    const auto running = run(rows(5), {wiki});
    Heard finished(running.get(), &SuggestionRun::finished);
    running->start();
    QVERIFY(finished.wait());
    QCOMPARE(running->failures().first().count, 1);
    QVERIFY(!running->failures().first().isGivenUp);
    QCOMPARE(running->suggestions()[2].blank, BlankReason::Unanswered);
    QCOMPARE(running->suggestions()[3].references.size(), 1);
}

void TestSuggestionRun::givesUpWhatIsOut_data()
{
    QTest::addColumn<ProviderErrorCode>("code");
    QTest::addColumn<int>("asked"); // of 50
    QTest::newRow("unreachable") << ProviderErrorCode::Unreachable << 20;
    QTest::newRow("time-out") << ProviderErrorCode::Timeout << 20;
    QTest::newRow("no token") << ProviderErrorCode::TokenMissing << 10;
    QTest::newRow("no tool") << ProviderErrorCode::Unsupported << 10;
    QTest::newRow("bad answers") << ProviderErrorCode::BadAnswer << 50;
}

void TestSuggestionRun::givesUpWhatIsOut()
{
    QFETCH(const ProviderErrorCode, code);
    QFETCH(const int, asked);
    const auto wiki = provider(u"wiki"_s);
    wiki->fail(code);
    const auto running = run(rows(50), {wiki});
    Heard finished(running.get(), &SuggestionRun::finished);
    running->start();
    QVERIFY(finished.wait());
    QCOMPARE(wiki->asked().size(), asked);
    QCOMPARE(running->failures().first().count, 50);
    QCOMPARE(running->failures().first().isGivenUp, asked < 50);
    QCOMPARE(running->suggestions().last().blank, BlankReason::Unanswered);
}

void TestSuggestionRun::blankRowsSayWhy()
{
    const auto wiki = provider(u"wiki"_s);
    wiki->answer(u"VAR_2"_s, {hit(u"n2"_s, 0.5)});
    QList<SuggestionRow> all = rows(2);
    all.append(SuggestionRow{.issue = {u"org/repo"_s, u"3"_s}});
    all.append(SuggestionRow{.issue = {u"org/repo"_s, u"4"_s}, .problem = {u"的"_s, {}}});
    const auto running = run(all, {wiki});
    Heard finished(running.get(), &SuggestionRun::finished);
    running->start();
    QVERIFY(finished.wait());
    QList<BlankReason> blanks;
    for (const RowSuggestion &one : running->suggestions())
        blanks.append(one.blank);
    QCOMPARE(blanks,
            (QList<BlankReason>{BlankReason::NothingFound, BlankReason::BelowThreshold, BlankReason::NoTexts,
                    BlankReason::NoQueries}));
}

void TestSuggestionRun::cancelKeepsWhatIsDone()
{
    const auto wiki = provider(u"wiki"_s);
    wiki->answerOtherwise({hit(u"n"_s, 0.9)});
    const auto running = run(rows(40), {wiki});
    // Stops in the middle of the second batch of ten.
    connect(running.get(), &SuggestionRun::progress, running.get(), [&](int done) {
        if (done == 10)
            wiki->hang();
        if (done == 10)
            QTimer::singleShot(0, running.get(), &SuggestionRun::cancel);
    });
    Heard finished(running.get(), &SuggestionRun::finished);
    running->start();
    QVERIFY(finished.wait());
    const QList<RowSuggestion> all = running->suggestions();
    for (int i = 0; i < 40; ++i) {
        QCOMPARE(all[i].blank, i < 10 ? BlankReason::None : BlankReason::Cancelled);
        QCOMPARE(all[i].references.size(), i < 10 ? 1 : 0);
    }
    QCOMPARE(finished.count(), 1);
    QVERIFY(running->failures().isEmpty());
}

void TestSuggestionRun::mayGoWhileItRuns()
{
    const auto wiki = provider(u"wiki"_s);
    wiki->hang();
    auto running = run(rows(5), {wiki});
    int signalled = 0;
    connect(running.get(), &SuggestionRun::finished, this, [&] { ++signalled; });
    running->start();
    QTRY_COMPARE(wiki->asked().size(), 5);
    running.reset();
    QTest::qWait(0);
    QCOMPARE(signalled, 0);
    QCOMPARE(wiki.use_count(), 1); // nothing is left of the run
}

void TestSuggestionRun::nobodyToAsk()
{
    const auto running = run(rows(2), {});
    Heard finished(running.get(), &SuggestionRun::finished);
    running->start();
    QVERIFY(finished.wait());
    QCOMPARE(running->suggestions().first().blank, BlankReason::NoProviders);
}

void TestSuggestionRun::nothingToDo()
{
    const auto running = run({}, {provider(u"wiki"_s)});
    Heard finished(running.get(), &SuggestionRun::finished);
    running->start();
    QVERIFY(finished.wait());
    QVERIFY(running->suggestions().isEmpty());
}

QTEST_GUILESS_MAIN(TestSuggestionRun)

#include "tst_suggestionrun.moc"
