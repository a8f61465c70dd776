// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "article/articlefacts.h"

#include "support/makerecords.h"

#include <QTest>

using namespace Winnow;
using namespace Qt::StringLiterals;

/// Facts that a press puts into a draft: each is what the record says.
class ArticleFactsTest final : public QObject
{
    Q_OBJECT

private slots:
    void landingAndClose();
    void answerWhereNothingLanded();
    void nothingKnown();
};

namespace {

Timestamp at(const QString &time)
{
    return *parseTimestamp(time);
}

ArticleCase closedCase()
{
    ArticleCase row;
    row.issue = ref(u"org/a#1");
    row.assessment.issue = row.issue;
    row.assessment.closedAt = at(u"2026-09-18T09:18:30Z"_s);
    return row;
}

const QTimeZone shanghai(8 * 3600);

} // namespace

void ArticleFactsTest::landingAndClose()
{
    ArticleCase row = closedCase();
    Landing landing;
    landing.change = ref(u"org/a#2198");
    landing.mergedAt = at(u"2026-09-18T09:18:07Z"_s);
    row.assessment.landing = landing;
    row.assessment.deltaSeconds = 23;
    const QStringList zh = articleFacts(row, shanghai, TextLanguage::Chinese);
    const QStringList en = articleFacts(row, shanghai, TextLanguage::English);
    QCOMPARE(zh.size(), en.size());
    // The change by its number, the gap, and both times in the series' zone, to be found as texts of their own.
    const auto hasOne = [](const QStringList &facts, const QString &part) {
        return std::ranges::any_of(facts, [&part](const QString &fact) { return fact == part; });
    };
    QVERIFY2(hasOne(zh, u"2026-09-18 17:18 合入"_s), qPrintable(zh.join(u'\n')));
    QVERIFY2(hasOne(zh, u"2026-09-18 17:18 关单"_s), qPrintable(zh.join(u'\n')));
    QVERIFY2(hasOne(en, u"merged 2026-09-18 17:18"_s), qPrintable(en.join(u'\n')));
    QVERIFY(zh.constFirst().contains(u"2198"_s) && en.constFirst().contains(u"2198"_s));
    QVERIFY(std::ranges::any_of(zh, [](const QString &fact) { return fact.contains(u"23 秒"_s); }));
    QVERIFY(std::ranges::any_of(en, [](const QString &fact) { return fact.contains(u"23 s"_s); }));
}

void ArticleFactsTest::answerWhereNothingLanded()
{
    ArticleCase row = closedCase();
    row.assessment.answerSeconds = 20 * 60;
    const QStringList zh = articleFacts(row, shanghai, TextLanguage::Chinese);
    QVERIFY2(zh.contains(u"答复 20 分 00 秒后关单"_s), qPrintable(zh.join(u'\n')));
    QVERIFY(std::ranges::none_of(zh, [](const QString &fact) { return fact.contains(u"合入"_s); }));
}

void ArticleFactsTest::nothingKnown()
{
    ArticleCase row;
    row.issue = ref(u"org/a#1");
    row.assessment.issue = row.issue;
    for (const TextLanguage language : textLanguages) {
        const QStringList facts = articleFacts(row, shanghai, language);
        QVERIFY2(facts.isEmpty(), qPrintable(facts.join(u'\n')));
    }
}

QTEST_APPLESS_MAIN(ArticleFactsTest)
#include "tst_articlefacts.moc"
