// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "bundle/bundleline.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace Winnow {

/// What holds for lines of every type.
class TestBundleLineRules final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(); }
    void blankLines();
    void unknownType();
    void unknownKeysAreCollected();
    void byteOrderMarkInTheMiddleOfAFile();
    void escapes();
    void nestingUpTo64();
    void parserGoesOnAfterAnError();
};

void TestBundleLineRules::blankLines()
{
    for (const QByteArrayView line : {QByteArrayView(""), QByteArrayView("  \t "), QByteArrayView("\r")}) {
        const auto parsed = parseBundleLine(line);
        QVERIFY(parsed);
        QVERIFY(parsed->isBlank());
    }
}

void TestBundleLineRules::unknownType()
{
    const auto parsed = parseBundleLine(R"({"type":"vote","repo":17})");
    QVERIFY(parsed);
    QVERIFY(!parsed->record);
    QVERIFY(!parsed->isBlank());
    QCOMPARE(parsed->unknownType, u"vote");
    QVERIFY(parsed->unknownKeys.isEmpty());
}

void TestBundleLineRules::unknownKeysAreCollected()
{
    const auto parsed = parseBundleLine(
            R"({"colour":"red","type":"change","repo":"o/r","number":"1","commits":[{"sha":"a",)"
            R"("tree":{"x":[1]}}]})");
    QVERIFY(parsed);
    QVERIFY(parsed->record);
    QCOMPARE(parsed->unknownKeys, (QStringList{u"change.colour"_s, u"change.commits[0].tree"_s}));
}

void TestBundleLineRules::byteOrderMarkInTheMiddleOfAFile()
{
    QVERIFY(parseBundleLine("\xef\xbb\xbf{\"type\":\"bundle\"}"));
}

void TestBundleLineRules::escapes()
{
    const auto parsed = parseBundleLine(

            R"({"type":"issue","repo":"o\/r","number":"1","title":"\u4f60\ud83d\ude00\"\\\t"})");
    QVERIFY(parsed && parsed->record);
    const auto &issue = std::get<IssueRecord>(*parsed->record);
    QCOMPARE(issue.ref.repo, u"o/r");
    QCOMPARE(issue.title, u"你😀\"\\\t");
}

void TestBundleLineRules::nestingUpTo64()
{
    const QByteArray deepest = "{\"type\":\"vote\",\"x\":" + QByteArray(63, '[') + QByteArray(63, ']') + '}';
    QVERIFY(parseBundleLine(deepest));
    const QByteArray tooDeep = "{\"type\":\"vote\",\"x\":" + QByteArray(64, '[') + QByteArray(64, ']') + '}';
    const auto refused = parseBundleLine(tooDeep);
    QVERIFY(!refused);
    QCOMPARE(refused.error().message, u"nested deeper than 64 levels");
    QVERIFY(refused.error().path.startsWith(u"vote.x[0]"));
    const QByteArray muchTooDeep = "{\"type\":\"vote\",\"x\":" + QByteArray(1'000'000, '[');
    const auto refusedToo = parseBundleLine(muchTooDeep);
    QVERIFY(!refusedToo);
    QVERIFY(refusedToo.error().message.startsWith(u"nested deeper than 64 levels"));
}

void TestBundleLineRules::parserGoesOnAfterAnError()
{
    BundleLineParser parser;
    const QByteArray good = R"({"type":"issue","repo":"o/r","number":"1"})";
    for (int round = 0; round < 3; ++round) {
        QVERIFY(!parser.parse(R"({"type":"issue","repo":"o/r","number":)"));
        QVERIFY(!parser.parse(R"({"type":"issue","repo":"o/r","number":"1","number":"2"})"));
        QVERIFY(parser.parse(good));
        QVERIFY(parser.parse(R"({"type":"series","id":"s","footer":")" + QByteArray(5'000'000, 'x') + "\"}"));
    }
}

} // namespace Winnow

QTEST_APPLESS_MAIN(Winnow::TestBundleLineRules)
#include "tst_bundlelinerules.moc"
