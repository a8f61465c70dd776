// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "auditjournal.h"
#include "domain/agreement.h"

#include <QTest>

namespace Winnow {

class TestAgreement final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(); }
    void kappa();
    void kappa_data();
    void ofRows();
    void ownWordsCount();
    void mainPair();
};

namespace {

/// "accept/reject 5" is five references of which the first said accept and the second reject.
QList<RowAudit> rowsOf(const QStringList &counts)
{
    QList<RowAudit> rows;
    for (const QString &count : counts) {
        const QString first = count.section(u'/', 0, 0);
        const QString second = count.section(u'/', 1).section(u' ', 0, 0);
        const QString other = u" >r"_s;
        for (int i = 0; i < count.section(u' ', 1).toInt(); ++i) {
            const auto word = [&](const QString &id, const QString &by, const QString &verdict) {
                return id + u' ' + by + u' ' + verdict + u" n"_s
                        + (verdict == u"replace" ? other : QString());
            };
            QStringList journal;
            if (first != u"-")
                journal.append(word(u"a"_s, u"ada"_s, first));
            if (second != u"-")
                journal.append(word(u"b"_s, u"bob"_s, second));
            rows.append(deriveRowAudit(auditReferences({u"n"_s}), auditJournal(journal), {}));
        }
    }
    return rows;
}

QString shown(const std::optional<double> &value, int decimals)
{
    return value ? QString::number(*value, 'f', decimals) : u"none"_s;
}

} // namespace

void TestAgreement::kappa_data()
{
    QTest::addColumn<QStringList>("counts");
    QTest::addColumn<int>("both");
    QTest::addColumn<QString>("percent");
    QTest::addColumn<QString>("kappa");
    // The usual example of textbooks, 50 grant proposals, by hand: both yes 20, both no 15, so p_o = 35/50 = 0.7.
    // The first says yes 25 times (0.5), the second 30 times (0.6): p_e = 0.5·0.6 + 0.5·0.4 = 0.5.
    // kappa = (0.7 − 0.5) / (1 − 0.5) = 0.4.
    QTest::newRow("fifty proposals") << QStringList{u"accept/accept 20"_s, u"accept/reject 5"_s,
            u"reject/accept 10"_s, u"reject/reject 15"_s}
                                     << 50 << u"70.00"_s << u"0.4000"_s;
    // Three categories, by hand: agreed 6+3+1 = 10 of 14, p_o = 0.714286. First: 7, 5, 2; second: 8, 4, 2;
    // p_e = (56+20+4)/196 = 0.408163; kappa = 0.306122/0.591837 = 0.517241 (= 60/116: 14·10−80 over 196−80).
    QTest::newRow("three categories") << QStringList{u"accept/accept 6"_s, u"accept/replace 1"_s,
            u"reject/accept 2"_s, u"reject/reject 3"_s, u"replace/reject 1"_s, u"replace/replace 1"_s}
                                      << 14 << u"71.43"_s << u"0.5172"_s;
    QTest::newRow("all the same, of two kinds")
            << QStringList{u"accept/accept 3"_s, u"reject/reject 1"_s} << 4 << u"100.00"_s << u"1.0000"_s;
    // p_o = 0, p_e = 0.5: (0 − 0.5)/(1 − 0.5) = −1.
    QTest::newRow("never the same") << QStringList{u"accept/reject 2"_s, u"reject/accept 2"_s} << 4
                                    << u"0.00"_s << u"-1.0000"_s;
    // One says the same of all: p_o = 3/4, p_e = 3/4, no more than chance gives.
    QTest::newRow("one sees no difference")
            << QStringList{u"accept/accept 3"_s, u"accept/reject 1"_s} << 4 << u"75.00"_s << u"0.0000"_s;
    QTest::newRow("one thing said of all: not defined")
            << QStringList{u"accept/accept 4"_s} << 4 << u"100.00"_s << u"none"_s;
    QTest::newRow("each always says another")
            << QStringList{u"accept/reject 4"_s} << 4 << u"0.00"_s << u"0.0000"_s;
    QTest::newRow("none in common") << QStringList{u"accept/- 4"_s, u"-/reject 4"_s} << 0 << u"none"_s
                                    << u"none"_s;
    QTest::newRow("none at all") << QStringList{} << 0 << u"none"_s << u"none"_s;
    QTest::newRow("what one alone judged does not count") << QStringList{u"accept/accept 20"_s,
            u"accept/reject 5"_s, u"reject/accept 10"_s, u"reject/reject 15"_s, u"accept/- 9"_s,
            u"-/replace 9"_s} << 50 << u"70.00"_s << u"0.4000"_s;
}

void TestAgreement::kappa()
{
    QFETCH(const QStringList, counts);
    const Agreement agreement = agreementOf(rowsOf(counts), u"bob"_s, u"ada"_s);
    QCOMPARE(agreement.first, u"ada"_s);
    QCOMPARE(agreement.second, u"bob"_s);
    QTEST(agreement.both(), "both");
    QTEST(shown(agreement.percent(), 2), "percent");
    QTEST(shown(agreement.kappa(), 4), "kappa");
}

void TestAgreement::ofRows()
{
    // Leaving a row empty rejects its references; replacing one by another of the row accepts that one.
    const RowAudit row = deriveRowAudit(auditReferences({u"n"_s, u"m"_s}),
            auditJournal({u"a ada replace n >m"_s, u"b bob leave-empty -"_s}), {});
    const Agreement agreement = agreementOf({row}, u"ada"_s, u"bob"_s);
    QCOMPARE(agreement.counts[2][1], 1); // n: replace, reject
    QCOMPARE(agreement.counts[0][1], 1); // m: accept, reject
    QCOMPARE(agreement.both(), 2);
    QVERIFY(agreement.isIndependent);
}

void TestAgreement::ownWordsCount()
{
    // Bob sees Ada's verdict in the disputes and gives in: they did not agree for that.
    const auto rowOf = [](const QStringList &journal) {
        return deriveRowAudit(auditReferences({u"n"_s}), auditJournal(journal), {});
    };
    Agreement agreement = agreementOf(
            {rowOf({u"a ada accept n"_s, u"b bob reject n"_s, u"c bob accept n ^a"_s})}, u"ada"_s, u"bob"_s);
    QCOMPARE(agreement.agreed(), 0);
    QVERIFY(agreement.isIndependent);
    // Where he never judged by himself, his word in view of hers is all there is.
    agreement = agreementOf({rowOf({u"a ada accept n"_s, u"c bob accept n ^a"_s})}, u"ada"_s, u"bob"_s);
    QCOMPARE(agreement.agreed(), 1);
    QVERIFY(!agreement.isIndependent);
}

void TestAgreement::mainPair()
{
    const auto rowOf = [](const QStringList &journal) {
        return deriveRowAudit(auditReferences({u"n"_s}), auditJournal(journal), {});
    };
    QVERIFY(!mainAgreement({}));
    QVERIFY(!mainAgreement({rowOf({u"a ada accept n"_s}), rowOf({u"b bob accept n"_s})}));
    const QList<RowAudit> rows{rowOf({u"a ada accept n"_s, u"b bob accept n"_s, u"c cleo accept n ^a ^b"_s}),
            rowOf({u"b bob accept n"_s, u"c cleo reject n"_s})};
    QCOMPARE(reviewersOf(rows), (QStringList{u"ada"_s, u"bob"_s, u"cleo"_s}));
    const auto agreement = mainAgreement(rows);
    QVERIFY(agreement);
    QCOMPARE(agreement->first, u"bob"_s);
    QCOMPARE(agreement->second, u"cleo"_s);
    QCOMPARE(agreement->both(), 2);
}

} // namespace Winnow

QTEST_GUILESS_MAIN(Winnow::TestAgreement)
#include "tst_agreement.moc"
