// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "domain/issueref.h"

#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Winnow {

class TestIssueRef final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(); }
    void parse();
    void parse_data();
    void refuse();
    void refuse_data();
    void order();
    void equalOnesHashEqually();
};

void TestIssueRef::parse_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<IssueRef>("expected");
    QTest::newRow("decimal") << u"org/repo#117"_s << IssueRef{u"org/repo"_s, u"117"_s};
    QTest::newRow("Gitee") << u"org/repo#I6ABCD"_s << IssueRef{u"org/repo"_s, u"I6ABCD"_s};
    QTest::newRow("a deeper group") << u"org/group/repo#1"_s << IssueRef{u"org/group/repo"_s, u"1"_s};
    QTest::newRow("point, dash, underscore") << u"o.r-g/_r.e-po#1"_s << IssueRef{u"o.r-g/_r.e-po"_s, u"1"_s};
    QTest::newRow("Chinese names") << u"组织/仓库#1"_s << IssueRef{u"组织/仓库"_s, u"1"_s};
    QTest::newRow("leading zeros are kept") << u"org/repo#007"_s << IssueRef{u"org/repo"_s, u"007"_s};
    const QString longest = u"org/"_s + QString(251, u'r');
    QTest::newRow("the longest name") << longest + u"#1"_s << IssueRef{longest, u"1"_s};
    QTest::newRow("the longest number")
            << u"org/repo#"_s + QString(32, u'9') << IssueRef{u"org/repo"_s, QString(32, u'9')};
}

void TestIssueRef::parse()
{
    QFETCH(const QString, text);
    QFETCH(const IssueRef, expected);
    const auto parsed = parseIssueRef(text);
    QVERIFY(parsed);
    QCOMPARE(*parsed, expected);
    QCOMPARE(formatIssueRef(*parsed), text);
    QVERIFY(isRepoName(expected.repo));
    QVERIFY(isIssueNumber(expected.number));
}

void TestIssueRef::refuse_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("null") << QString();
    QTest::newRow("empty") << u""_s;
    QTest::newRow("no number") << u"org/repo"_s;
    QTest::newRow("empty number") << u"org/repo#"_s;
    QTest::newRow("number alone") << u"#117"_s;
    QTest::newRow("no organisation") << u"repo#117"_s;
    QTest::newRow("empty organisation") << u"/repo#117"_s;
    QTest::newRow("empty repository") << u"org/#117"_s;
    QTest::newRow("empty group") << u"org//repo#117"_s;
    QTest::newRow("two numbers") << u"org/repo#1#2"_s;
    QTest::newRow("space in the name") << u"org/re po#1"_s;
    QTest::newRow("space before") << u" org/repo#1"_s;
    QTest::newRow("space behind") << u"org/repo#1 "_s;
    QTest::newRow("ideographic space in the name") << u"org/re\u3000po#1"_s;
    QTest::newRow("line end in the name") << u"org/re\npo#1"_s;
    QTest::newRow("control character in the name") << u"org/re\u0007po#1"_s;
    QTest::newRow("full-width number sign") << u"org/repo＃1"_s;
    QTest::newRow("full-width digits") << u"org/repo#１１７"_s;
    QTest::newRow("sign in the number") << u"org/repo#-1"_s;
    QTest::newRow("point in the number") << u"org/repo#1.5"_s;
    QTest::newRow("a name too long") << u"org/"_s + QString(252, u'r') + u"#1"_s;
    QTest::newRow("a number too long") << u"org/repo#"_s + QString(33, u'9');
    QTest::newRow("an address") << u"https://gitcode.com/org/repo/issues/1"_s;
}

void TestIssueRef::refuse()
{
    QFETCH(const QString, text);
    QVERIFY(!parseIssueRef(text));
}

void TestIssueRef::order()
{
    // By the texts, so that an export's order depends on nothing but its contents.
    const QList<IssueRef> expected{{u"a/a"_s, u"1"_s}, {u"a/a"_s, u"10"_s}, {u"a/a"_s, u"9"_s},
            {u"a/b"_s, u"1"_s}, {u"b/a"_s, u"1"_s}};
    QList<IssueRef> refs = expected;
    std::ranges::reverse(refs);
    std::ranges::sort(refs);
    QCOMPARE(refs, expected);
}

void TestIssueRef::equalOnesHashEqually()
{
    const IssueRef ref{u"org/repo"_s, u"1"_s};
    QCOMPARE(qHash(IssueRef{u"org/"_s + u"repo"_s, u"1"_s}, 7), qHash(ref, 7));
    QCOMPARE_NE(qHash(IssueRef{u"1"_s, u"org/repo"_s}, 7), qHash(ref, 7));
}

} // namespace Winnow

QTEST_GUILESS_MAIN(Winnow::TestIssueRef)
#include "tst_issueref.moc"
