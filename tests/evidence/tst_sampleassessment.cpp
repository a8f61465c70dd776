// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "samplepool.h"

#include "evidence/evidencetext.h"

#include <QFile>
#include <QTest>

using namespace Qt::StringLiterals;

namespace Winnow {

namespace {

QString joined(const QStringList &words)
{
    return words.isEmpty() ? u"-"_s : words.join(u' ');
}

QString basesOf(const QList<LinkBasis> &bases)
{
    QStringList names;
    for (const LinkBasis basis : bases)
        names.append(linkBasisName(basis));
    return names.join(u'+');
}

QString linksOf(const Assessment &assessment)
{
    QStringList links;
    for (const Link &link : assessment.links)
        links.append(changeText(link.change, assessment.issue.repo) + u' ' + link.state + u' '
                + basesOf(link.bases));
    return links.isEmpty() ? u"-"_s : links.join(u"; "_s);
}

/// One issue a line: what a person has read and found right.
QString lineOf(const Assessment &assessment)
{
    QStringList traps;
    for (const Trap &trap : assessment.traps)
        traps.append(trapName(trap.code));
    QStringList missing;
    for (const MissingFact &fact : assessment.missing)
        missing.append(missingText(fact, assessment.issue.repo, TextLanguage::English));
    const QString landing =
            assessment.landing ? changeText(assessment.landing->change, assessment.issue.repo) : u"-"_s;
    const QString delta =
            assessment.deltaSeconds ? deltaText(*assessment.deltaSeconds, TextLanguage::English) : u"-"_s;
    return QStringList{formatIssueRef(assessment.issue),
            assessment.tier ? tierName(*assessment.tier) : u"open"_s, resolutionName(assessment.resolution),
            landing, delta, joined(traps), linksOf(assessment),
            missing.isEmpty() ? u"-"_s : missing.join(u"; "_s)}
            .join(u" | "_s);
}

} // namespace

/// The sample batch's assessment as a person has read it, issue by issue, against what its authors meant. Set
/// WINNOW_WRITE_GOLDEN to a path to write what comes out now, and read the difference before taking it.
class TestSampleAssessment final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(); }
    void equalsTheGoldenFile();
    void inputOrderDoesNotMatter();
};

void TestSampleAssessment::equalsTheGoldenFile()
{
    auto pool = readSamplePool(QStringLiteral(WINNOW_SAMPLE));
    QVERIFY2(pool, qPrintable(pool.error_or(QString())));
    QVERIFY(pool->issues.size() > 100);
    QStringList lines{u"issue | tier | resolution | landing | delta | traps | links | missing"_s};
    for (const Assessment &assessment : assessPool(*pool))
        lines.append(lineOf(assessment));
    const QByteArray written = (lines.join(u'\n') + u'\n').toUtf8();
    if (const QString path = qEnvironmentVariable("WINNOW_WRITE_GOLDEN"); !path.isEmpty()) {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(written);
    }
    QFile golden(QStringLiteral(WINNOW_GOLDEN));
    QVERIFY(golden.open(QIODevice::ReadOnly));
    const QStringList expected = QString::fromUtf8(golden.readAll()).split(u'\n', Qt::SkipEmptyParts);
    for (qsizetype i = 0; i < std::min(lines.size(), expected.size()); ++i)
        QCOMPARE(lines[i], expected[i]);
    QCOMPARE(lines.size(), expected.size());
}

void TestSampleAssessment::inputOrderDoesNotMatter()
{
    auto pool = readSamplePool(QStringLiteral(WINNOW_SAMPLE));
    QVERIFY2(pool, qPrintable(pool.error_or(QString())));
    auto turned = pool;
    std::ranges::reverse(turned->issues);
    for (EvidenceFacts &facts : turned->issues) {
        std::ranges::reverse(facts.events);
        std::ranges::reverse(facts.changes);
        std::ranges::reverse(facts.recordedLinks);
        facts.events += facts.events;
        facts.changes += facts.changes;
    }
    QList<Assessment> again = assessPool(*turned);
    std::ranges::sort(again, {}, &Assessment::issue);
    QCOMPARE(again, assessPool(*pool));
}

} // namespace Winnow

QTEST_APPLESS_MAIN(Winnow::TestSampleAssessment)
#include "tst_sampleassessment.moc"
