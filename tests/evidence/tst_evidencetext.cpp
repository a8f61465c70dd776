// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "evidence/madefacts.h"

#include "evidence/evidencetext.h"

#include <QSet>
#include <QTest>

using namespace Qt::StringLiterals;

namespace Winnow {

/// The wording of evidence in both languages.
class TestEvidenceText final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(); }
    void spans_data();
    void spans();
    void deltas_data();
    void deltas();
    void landings_data();
    void landings();
    void everyCodeHasItsWords();
    void namesReadBack();
    void trapsTellTheirFacts();
    void missing();
    void tierRules();

private:
    const QTimeZone m_shanghai{QByteArrayLiteral("Asia/Shanghai")};
};

void TestEvidenceText::spans_data()
{
    QTest::addColumn<qint64>("seconds");
    QTest::addColumn<QString>("en");
    QTest::addColumn<QString>("zh");
    const auto row = [](qint64 seconds, const QString &en, const QString &zh) {
        QTest::newRow(qPrintable(en)) << seconds << en << zh;
    };
    row(0, u"0 s"_s, u"0 秒"_s);
    row(9, u"9 s"_s, u"9 秒"_s);
    row(59, u"59 s"_s, u"59 秒"_s);
    row(60, u"1 min 00 s"_s, u"1 分 00 秒"_s);
    row(1'221, u"20 min 21 s"_s, u"20 分 21 秒"_s);
    row(3'599, u"59 min 59 s"_s, u"59 分 59 秒"_s);
    row(3'600, u"1 h 00 min 00 s"_s, u"1 小时 00 分 00 秒"_s);
    row(9'124, u"2 h 32 min 04 s"_s, u"2 小时 32 分 04 秒"_s);
    row(86'399, u"23 h 59 min 59 s"_s, u"23 小时 59 分 59 秒"_s);
    row(86'400, u"1 day"_s, u"1 天"_s);
    row(86'401, u"1 day 0 h 00 min 01 s"_s, u"1 天 0 小时 00 分 01 秒"_s);
    row(44 * 86'400, u"44 days"_s, u"44 天"_s);
    row(44 * 86'400 + 11'110, u"44 days 3 h 05 min 10 s"_s, u"44 天 3 小时 05 分 10 秒"_s);
}

void TestEvidenceText::spans()
{
    QFETCH(qint64, seconds);
    QFETCH(QString, en);
    QFETCH(QString, zh);
    QCOMPARE(spanText(seconds, TextLanguage::English), en);
    QCOMPARE(spanText(seconds, TextLanguage::Chinese), zh);
    QCOMPARE(spanText(-seconds, TextLanguage::English), en);
}

void TestEvidenceText::deltas_data()
{
    QTest::addColumn<qint64>("seconds");
    QTest::addColumn<QString>("en");
    QTest::addColumn<QString>("zh");
    QTest::addColumn<QString>("rounded");
    QTest::newRow("hours") << qint64{9'124} << u"2 h 32 min 04 s"_s << u"2 小时 32 分 04 秒"_s
                           << u"2 小时 32 分 04 秒"_s;
    QTest::newRow("days") << qint64{44 * 86'400} << u"44 days later"_s << u"晚 44 天"_s << u"晚 44 天"_s;
    QTest::newRow("days and more") << qint64{44 * 86'400 + 61} << u"44 days 0 h 01 min 01 s later"_s
                                   << u"晚 44 天 0 小时 01 分 01 秒"_s << u"晚 44 天"_s;
    QTest::newRow("before") << qint64{-1'221} << u"20 min 21 s earlier"_s << u"早 20 分 21 秒"_s
                            << u"早 20 分 21 秒"_s;
    QTest::newRow("days before") << qint64{-2 * 86'400} << u"2 days earlier"_s << u"早 2 天"_s
                                 << u"早 2 天"_s;
}

void TestEvidenceText::deltas()
{
    QFETCH(qint64, seconds);
    QFETCH(QString, en);
    QFETCH(QString, zh);
    QFETCH(QString, rounded);
    QCOMPARE(deltaText(seconds, TextLanguage::English), en);
    QCOMPARE(deltaText(seconds, TextLanguage::Chinese), zh);
    QCOMPARE(roundedDeltaText(seconds, TextLanguage::Chinese), rounded);
}

void TestEvidenceText::landings_data()
{
    QTest::addColumn<qint64>("seconds");
    QTest::addColumn<QString>("repo");
    QTest::addColumn<QString>("en");
    QTest::addColumn<QString>("zh");
    QTest::newRow("later") << qint64{1'221} << u"org/repo"_s
                           << u"PR 5397 merged 2026-09-17 17:12, closed 20 min 21 s later"_s
                           << u"PR 5397 于 2026-09-17 17:12 合入，20 分 21 秒后关单"_s;
    QTest::newRow("earlier") << qint64{-60} << u"org/repo"_s
                             << u"PR 5397 merged 2026-09-17 17:12, closed 1 min 00 s earlier"_s
                             << u"PR 5397 于 2026-09-17 17:12 合入，关单早 1 分 00 秒"_s;
    QTest::newRow("same second") << qint64{0} << u"org/repo"_s
                                 << u"PR 5397 merged 2026-09-17 17:12, closed in the same second"_s
                                 << u"PR 5397 于 2026-09-17 17:12 合入，同秒关单"_s;
    QTest::newRow("another repository") << qint64{5} << u"org/kernels"_s
                                        << u"org/kernels PR 5397 merged 2026-09-17 17:12, closed 5 s later"_s
                                        << u"org/kernels PR 5397 于 2026-09-17 17:12 合入，5 秒后关单"_s;
}

void TestEvidenceText::landings()
{
    QFETCH(qint64, seconds);
    QFETCH(QString, repo);
    QFETCH(QString, en);
    QFETCH(QString, zh);
    EvidenceFacts facts = closedIssue();
    facts.changes.append(mergedChange(u"5397"_s));
    facts.changes.first().change.ref.repo = repo;
    facts.changes.first().change.body = u"Fixes https://gitcode.com/org/repo/issues/12"_s;
    facts.changes.first().change.mergedAt = parseTimestamp(u"2026-09-17T09:12:40Z");
    facts.issue.closedAt = *facts.changes.first().change.mergedAt + std::chrono::seconds{seconds};
    const Assessment assessment = assess(facts);
    QCOMPARE(landingSentence(assessment, m_shanghai, TextLanguage::English), en);
    QCOMPARE(landingSentence(assessment, m_shanghai, TextLanguage::Chinese), zh);
    facts.changes.clear();
    QVERIFY(landingSentence(assess(facts), m_shanghai, TextLanguage::English).isNull());
}

template <typename Code>
void checkWords(int count, QString (*words)(Code, TextLanguage))
{
    QSet<QString> seen;
    for (int i = 0; i < count; ++i) {
        for (const TextLanguage language : {TextLanguage::Chinese, TextLanguage::English}) {
            const QString text = words(static_cast<Code>(i), language);
            QVERIFY(!text.isEmpty());
            seen.insert(text);
        }
    }
    QVERIFY(seen.size() >= 2 * count - 2); // "stale" may stand in both
    QVERIFY(words(static_cast<Code>(count), TextLanguage::English).isNull());
}

void TestEvidenceText::everyCodeHasItsWords()
{
    checkWords<LinkBasis>(linkBasisCount, &basisText);
    checkWords<Tier>(tierCount, &tierText);
    checkWords<Resolution>(resolutionCount, &resolutionText);
    checkWords<TrapCode>(trapCodeCount, &trapText);
    checkWords<TrapCode>(trapCodeCount, &trapRule);
    checkWords<Resolution>(resolutionCount, &resolutionRule);
}

void TestEvidenceText::namesReadBack()
{
    for (int i = 0; i < linkBasisCount; ++i)
        QCOMPARE(linkBasisFromName(linkBasisName(static_cast<LinkBasis>(i))), static_cast<LinkBasis>(i));
    for (int i = 0; i < tierCount; ++i)
        QCOMPARE(tierFromName(tierName(static_cast<Tier>(i))), static_cast<Tier>(i));
    for (int i = 0; i < resolutionCount; ++i)
        QCOMPARE(resolutionFromName(resolutionName(static_cast<Resolution>(i))), static_cast<Resolution>(i));
    for (int i = 0; i < trapCodeCount; ++i)
        QCOMPARE(trapFromName(trapName(static_cast<TrapCode>(i))), static_cast<TrapCode>(i));
    QVERIFY(!tierFromName(u"same second"));
    QVERIFY(!trapFromName({}));
}

void TestEvidenceText::trapsTellTheirFacts()
{
    EvidenceFacts facts = closedIssue(-60);
    facts.changes.append(mergedChange(u"97"_s));
    const Assessment assessment = assess(facts);
    const Trap *trap = assessment.trap(TrapCode::ClosedBeforeMerge);
    QVERIFY(trap);
    QCOMPARE(trapSentence(*trap, u"org/repo"_s, m_shanghai, TextLanguage::English),
            u"closed before merge: closed 2026-11-18 09:59 by maintainer; PR 97 merged 2026-11-18 10:00 into "
            u"master; "
            "delta 1 min 00 s earlier"_s);
    QCOMPARE(trapSentence(*trap, u"org/repo"_s, m_shanghai, TextLanguage::Chinese),
            u"先关后合：2026-11-18 09:59 由 maintainer 关单；PR 97 于 2026-11-18 10:00 合入 master；时差 早 1 分 00 秒"_s);
    for (int kind = 0; kind <= static_cast<int>(FactKind::Fingerprint); ++kind) {
        const Fact bare{.kind = static_cast<FactKind>(kind),
                .at = {},
                .ref = {},
                .actor = {},
                .text = {},
                .eventId = {}};
        QVERIFY(!factSentence(bare, u"org/repo"_s, m_shanghai, TextLanguage::English).isEmpty());
        QVERIFY(!factSentence(bare, u"org/repo"_s, m_shanghai, TextLanguage::Chinese).isEmpty());
    }
}

void TestEvidenceText::missing()
{
    const MissingFact merged{MissingKind::MergedAt, {u"org/repo"_s, u"12"_s}};
    QCOMPARE(missingText(merged, u"org/repo"_s, TextLanguage::English), u"no merged_at: PR 12"_s);
    QCOMPARE(missingText(merged, u"org/repo"_s, TextLanguage::Chinese), u"缺少 merged_at：PR 12"_s);
    QCOMPARE(missingText({MissingKind::Events, {}}, {}, TextLanguage::English), u"no events loaded"_s);
    QCOMPARE(missingText({MissingKind::EventTime, {}, 3}, {}, TextLanguage::English),
            u"3 events without a time"_s);
}

void TestEvidenceText::tierRules()
{
    AssessmentSettings settings;
    QCOMPARE(tierRule(Tier::AutoClose, settings, TextLanguage::English),
            u"Close minus merge of the landing change: 1 s to 3 min 20 s"_s);
    settings.autoCloseAtMost = 60;
    QCOMPARE(tierRule(Tier::AutoClose, settings, TextLanguage::Chinese),
            u"关单减落地变更的合入：1 秒 至 1 分 00 秒"_s);
    for (int i = 0; i < tierCount; ++i)
        QVERIFY(!tierRule(static_cast<Tier>(i), settings, TextLanguage::English).isEmpty());
}

} // namespace Winnow

QTEST_APPLESS_MAIN(Winnow::TestEvidenceText)
#include "tst_evidencetext.moc"
