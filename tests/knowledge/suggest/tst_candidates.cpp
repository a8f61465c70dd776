// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "knowledge/suggest/rowsuggestion.h"

#include <QTest>

#include <algorithm>
#include <random>

using namespace Winnow;
using namespace Qt::StringLiterals;

class TestCandidates final : public QObject
{
    Q_OBJECT

private slots:
    void sameAddressIsSamePage_data();
    void sameAddressIsSamePage();
    void oneNodeIsOneCandidate();
    void sameIdAtAnotherAddressIsAnother();
    void bestFirst();
    void tiesAndLowScoresAreMarked();
    void orderOfAnswersChangesNothing();
    void proposesFromTheThreshold_data();
    void proposesFromTheThreshold();
    void referencesSayWhereTheyAreFrom();
};

static ProviderHit hit(const QString &id, std::optional<double> score, const QString &url = {})
{
    return {id, u"T "_s + id, url, {}, {}, score};
}

static QStringList ids(const QList<Candidate> &candidates)
{
    QStringList ids;
    for (const Candidate &candidate : candidates)
        ids.append(candidate.hit.id);
    return ids;
}

void TestCandidates::sameAddressIsSamePage_data()
{
    QTest::addColumn<QString>("one");
    QTest::addColumn<QString>("other");
    QTest::addColumn<bool>("isSame");
    const auto row = [](const char *name, const QString &one, const QString &other, bool isSame) {
        QTest::newRow(name) << one << other << isSame;
    };
    row("scheme", u"http://a.example/x"_s, u"https://a.example/x"_s, true);
    row("host case", u"https://A.Example/x"_s, u"https://a.example/x"_s, true);
    row("path case", u"https://a.example/X"_s, u"https://a.example/x"_s, false);
    row("slash", u"https://a.example/x/"_s, u"https://a.example/x"_s, true);
    row("root", u"https://a.example"_s, u"https://a.example/"_s, true);
    row("port", u"https://a.example:443/x"_s, u"https://a.example/x"_s, true);
    row("other port", u"https://a.example:8443/x"_s, u"https://a.example/x"_s, false);
    row("tracking", u"https://a.example/x?utm_source=m&id=1&spm=2"_s, u"https://a.example/x?id=1"_s, true);
    row("query", u"https://a.example/x?id=1"_s, u"https://a.example/x?id=2"_s, false);
    row("empty fragment", u"https://a.example/x#"_s, u"https://a.example/x"_s, true);
    row("fragment", u"https://a.example/x#a"_s, u"https://a.example/x"_s, false);
    row("encoding", u"https://a.example/中 文"_s, u"https://a.example/%E4%B8%AD%20%E6%96%87"_s, true);
    row("host", u"https://a.example/x"_s, u"https://b.example/x"_s, false);
}

void TestCandidates::sameAddressIsSamePage()
{
    QFETCH(const QString, one);
    QFETCH(const QString, other);
    QTEST(canonicalAddress(one) == canonicalAddress(other), "isSame");
    QVERIFY(canonicalAddress({}).isEmpty());
    QVERIFY(canonicalAddress(u"no address"_s).isEmpty());
}

void TestCandidates::oneNodeIsOneCandidate()
{
    ProviderHit rich = hit(u"n1"_s, 0.7, u"http://a.example/1/"_s);
    rich.excerpt = u"excerpt"_s;
    rich.kind = u"doc"_s;
    const QList<Candidate> merged = mergeCandidates(
            {{u"wiki"_s, u"q1"_s, {rich}}, {u"kg"_s, u"q2"_s, {hit(u"K7"_s, 0.9, u"https://a.example/1"_s)}},
                    {u"kg"_s, u"q3"_s, {hit(u"K7"_s, 0.8)}},
                    {u"index"_s, u"q1"_s, {hit(u"n1"_s, std::nullopt)}}},
            {});
    QCOMPARE(merged.size(), 1);
    QCOMPARE(merged[0].hit.id, u"K7"_s);
    QCOMPARE(merged[0].hit.score, 0.9);
    QCOMPARE(merged[0].hit.excerpt, u"excerpt"_s);
    QCOMPARE(merged[0].hit.kind, u"doc"_s);
    QCOMPARE(merged[0].query, u"q2"_s);
    QCOMPARE(merged[0].provider, u"kg"_s);
    QCOMPARE(merged[0].providers, (QStringList{u"wiki"_s, u"kg"_s, u"index"_s}));
}

void TestCandidates::sameIdAtAnotherAddressIsAnother()
{
    const QList<Candidate> merged =
            mergeCandidates({{u"a"_s, u"q"_s, {hit(u"12"_s, 0.9, u"https://a.example/12"_s)}},
                                    {u"b"_s, u"q"_s, {hit(u"12"_s, 0.8, u"https://b.example/12"_s)}}},
                    {});
    QCOMPARE(ids(merged), (QStringList{u"12"_s, u"b:12"_s}));
}

void TestCandidates::bestFirst()
{
    const QList<Candidate> merged =
            mergeCandidates({{u"a"_s, u"q"_s,
                                    {hit(u"none"_s, std::nullopt), hit(u"b"_s, 0.5), hit(u"a"_s, 0.5),
                                            hit(u"top"_s, 1.0), hit(u"zero"_s, 0.0)}}},
                    {});
    QCOMPARE(ids(merged), (QStringList{u"top"_s, u"a"_s, u"b"_s, u"zero"_s, u"none"_s}));
    QVERIFY(mergeCandidates({}, {}).isEmpty());
}

void TestCandidates::tiesAndLowScoresAreMarked()
{
    const QList<Candidate> merged =
            mergeCandidates({{u"a"_s, u"q"_s,
                                    {hit(u"a"_s, 0.92), hit(u"b"_s, 0.90), hit(u"c"_s, 0.87),
                                            hit(u"d"_s, 0.69), hit(u"e"_s, 0.3)}}},
                    {});
    QList<bool> tied;
    QList<bool> low;
    for (const Candidate &candidate : merged) {
        tied.append(candidate.isTied);
        low.append(candidate.isLow);
    }
    QCOMPARE(tied, (QList<bool>{true, true, false, false, false}));
    QCOMPARE(low, (QList<bool>{false, false, false, true, true}));
    QCOMPARE(tiedScores({0.5}, {}), QList<bool>{false});
    QVERIFY(!isLowScore(0.7, {}));
    QVERIFY(isLowScore(0.699, {}));
}

void TestCandidates::orderOfAnswersChangesNothing()
{
    QList<FoundHits> found;
    for (int provider = 0; provider < 3; ++provider) {
        for (int query = 0; query < 3; ++query) {
            FoundHits one{u"p%1"_s.arg(provider), u"q%1"_s.arg(query), {}};
            for (int node = 0; node < 6; ++node) {
                const int number = (node * 7 + provider * 5 + query) % 9;
                one.hits.append(hit(u"n%1"_s.arg(number), 0.1 * ((number + provider * 2 + query) % 10),
                        u"https://a.example/%1"_s.arg(number)));
            }
            found.append(one);
        }
    }
    const QStringList expected = ids(mergeCandidates(found, {}));
    QCOMPARE(expected.size(), 9);
    std::mt19937 random(7);
    for (int i = 0; i < 50; ++i) {
        std::ranges::shuffle(found, random);
        QCOMPARE(ids(mergeCandidates(found, {})), expected);
    }
}

void TestCandidates::proposesFromTheThreshold_data()
{
    QTest::addColumn<QList<double>>("scores"); // negative: none
    QTest::addColumn<int>("proposed");
    QTest::addColumn<BlankReason>("blank");
    QTest::newRow("good ones") << QList<double>{0.9, 0.6, 0.59} << 2 << BlankReason::None;
    QTest::newRow("no more than three") << QList<double>{0.9, 0.8, 0.8, 0.8, 0.8} << 3 << BlankReason::None;
    QTest::newRow("below") << QList<double>{0.599, 0.1} << 0 << BlankReason::BelowThreshold;
    QTest::newRow("no scores") << QList<double>{-1, -1} << 0 << BlankReason::NoScores;
    QTest::newRow("nothing") << QList<double>{} << 0 << BlankReason::NothingFound;
}

void TestCandidates::proposesFromTheThreshold()
{
    QFETCH(const QList<double>, scores);
    FoundHits found{u"a"_s, u"q"_s, {}};
    for (const double score : scores)
        found.hits.append(
                hit(u"n%1"_s.arg(found.hits.size()), score < 0 ? std::nullopt : std::optional(score)));
    const RowSuggestion suggestion = suggestReferences({}, {}, {found}, {}, {});
    QTEST(int(suggestion.references.size()), "proposed");
    QTEST(suggestion.blank, "blank");
    QCOMPARE(suggestion.candidates.size(), scores.size());
    QCOMPARE(blankReasonName(suggestion.blank).isEmpty(), suggestion.blank == BlankReason::None);
}

void TestCandidates::referencesSayWhereTheyAreFrom()
{
    const IssueRef issue{u"org/repo"_s, u"7"_s};
    const Timestamp now = *parseTimestamp(u"2026-09-18T08:00:00Z");
    const ProviderHit found{u"n1"_s, u"T"_s, u"https://a.example/1"_s, u"doc"_s, u"e"_s, 0.9};
    const RowSuggestion suggestion = suggestReferences(issue, {}, {{u"wiki"_s, u"q"_s, {found}}}, {}, now);
    KgRefRecord expected;
    expected.issue = issue;
    expected.nodeId = u"n1"_s;
    expected.nodeTitle = u"T"_s;
    expected.nodeUrl = u"https://a.example/1"_s;
    expected.nodeKind = u"doc"_s;
    expected.query = u"q"_s;
    expected.score = 0.9;
    expected.excerpt = u"e"_s;
    expected.state = u"proposed"_s;
    expected.by = u"winnow/wiki"_s;
    expected.at = now;
    QCOMPARE(suggestion.references, QList<KgRefRecord>{expected});
}

QTEST_GUILESS_MAIN(TestCandidates)

#include "tst_candidates.moc"
