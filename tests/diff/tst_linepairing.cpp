// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "diff/intraline.h"
#include "diff/linepairing.h"

#include <QElapsedTimer>
#include <QTest>

using namespace Qt::StringLiterals;

namespace Winnow {

class TestLinePairing final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(); }
    void pairsByLikeness();
    void pairsByLikeness_data();
    void pairingIsComplete();
    void splitsByBlanks();
    void splitsByBlanks_data();
    void marksWords();
    void marksWords_data();
    void boundsCost();
};

namespace {

std::vector<QByteArrayView> views(const QByteArrayList &lines)
{
    return {lines.begin(), lines.end()};
}

/// The marked stretches in brackets: "a [b] c".
QString bracketed(const QString &text, const std::vector<TextSpan> &spans)
{
    QString marked;
    qsizetype at = 0;
    for (const TextSpan &span : spans) {
        marked += text.sliced(at, span.start - at) + u'[' + text.sliced(span.start, span.length) + u']';
        at = span.end();
    }
    return marked + text.sliced(at);
}

} // namespace

void TestLinePairing::pairsByLikeness_data()
{
    QTest::addColumn<QByteArrayList>("removed");
    QTest::addColumn<QByteArrayList>("added");
    QTest::addColumn<QByteArray>("pairs"); // "removed:added", - for none.
    const auto row = [](const char *name, const QByteArrayList &removed, const QByteArrayList &added,
                             const char *pairs) {
        QTest::newRow(name) << removed << added << QByteArray(pairs);
    };
    row("same number", {"a", "b"}, {"x", "y"}, "0:0 1:1");
    row("only removed", {"a", "b"}, {}, "0:- 1:-");
    row("only added", {}, {"a"}, "-:0");
    row("like the second", {"int total = 0;"}, {"// comment", "int total = 1;"}, "-:0 0:1");
    row("like the first", {"int total = 0;"}, {"int total = 1;", "// comment"}, "0:0 -:1");
    row("nothing alike", {"alpha"}, {"beta", "gamma"}, "0:0 -:1");
    row("two among four", {"call(one)", "call(two)"}, {"zero", "call(one, 1)", "between", "call(two, 2)"},
            "-:0 0:1 -:2 1:3");
    row("more removed", {"zero", "call(one, 1)", "between"}, {"call(one)"}, "0:- 1:0 2:-");
    row("Chinese", {"请减小批大小"}, {"新的一行", "请增大批大小"}, "-:0 0:1");
}

void TestLinePairing::pairsByLikeness()
{
    QFETCH(QByteArrayList, removed);
    QFETCH(QByteArrayList, added);
    QFETCH(QByteArray, pairs);
    QByteArrayList shown;
    const auto text = [](int line) { return line < 0 ? QByteArray("-") : QByteArray::number(line); };
    for (const LinePair &pair : pairLines(views(removed), views(added)))
        shown += text(pair.removed) + ':' + text(pair.added);
    QCOMPARE(shown.join(' '), pairs);
}

/// Every line stands in exactly one row, in order, whatever the sizes.
void TestLinePairing::pairingIsComplete()
{
    for (const int removedCount : {0, 1, 2, 7, 100, 300}) {
        for (const int addedCount : {0, 1, 3, 8, 90, 400}) {
            QByteArrayList removed;
            QByteArrayList added;
            for (int i = 0; i < removedCount; ++i)
                removed += "line " + QByteArray::number(i * 7 % 13);
            for (int i = 0; i < addedCount; ++i)
                added += "line " + QByteArray::number(i * 5 % 11);
            const auto pairs = pairLines(views(removed), views(added));
            QCOMPARE(std::ssize(pairs), std::max(removedCount, addedCount));
            int nextRemoved = 0;
            int nextAdded = 0;
            for (const LinePair &pair : pairs) {
                QVERIFY(pair.removed < 0 || pair.removed == nextRemoved++);
                QVERIFY(pair.added < 0 || pair.added == nextAdded++);
            }
            QCOMPARE(nextRemoved, removedCount);
            QCOMPARE(nextAdded, addedCount);
        }
    }
}

void TestLinePairing::splitsByBlanks_data()
{
    QTest::addColumn<QByteArrayList>("removed");
    QTest::addColumn<QByteArrayList>("added");
    QTest::addColumn<QByteArray>("parts"); // "=n" same, "-r+a" changed
    const auto row = [](const char *name, const QByteArrayList &removed, const QByteArrayList &added,
                             const char *parts) {
        QTest::newRow(name) << removed << added << QByteArray(parts);
    };
    row("indented", {"a", "b"}, {"  a", "\tb"}, "=2");
    row("carriage returns", {"a\r", "b\r"}, {"a", "b"}, "=2");
    row("blanks inside", {"f(a,b)"}, {"f( a, b )"}, "=1");
    row("one changed", {"a", "b", "c"}, {" a", "x", " c"}, "=1 -1+1 =1");
    row("wrapped in a block", {"a", "b"}, {"if (x) {", "  a", "  b", "}"}, "-0+1 =2 -0+1");
    row("line gone", {"a", "x", "b"}, {" a", " b"}, "=1 -1+0 =1");
    row("all changed", {"a"}, {"b", "c"}, "-1+2");
    row("repeated lines", {"}", "a", "}", "}"}, {" }", " a", "b", " }", " }"}, "=2 -0+1 =2");
    row("blank line added", {"a"}, {"a ", ""}, "=1 -0+1");
}

void TestLinePairing::splitsByBlanks()
{
    QFETCH(QByteArrayList, removed);
    QFETCH(QByteArrayList, added);
    QFETCH(QByteArray, parts);
    QByteArrayList shown;
    for (const ChangePart &part : partsIgnoringBlanks(views(removed), views(added))) {
        QVERIFY(!part.isSame || part.removed == part.added);
        shown += part.isSame ? '=' + QByteArray::number(part.removed)
                             : '-' + QByteArray::number(part.removed) + '+' + QByteArray::number(part.added);
    }
    QCOMPARE(shown.join(' '), parts);
}

void TestLinePairing::marksWords_data()
{
    QTest::addColumn<QString>("removed");
    QTest::addColumn<QString>("added");
    QTest::addColumn<bool>("ignoresBlanks");
    QTest::newRow("one word") << u"int [total] = 0;"_s << u"int [count] = 0;"_s << false;
    QTest::newRow("whole words") << u"call([value1]);"_s << u"call([value2]);"_s << false;
    QTest::newRow("word added") << u"return x;"_s << u"return x[ + y];"_s << false;
    QTest::newRow("word removed") << u"return x[ + y];"_s << u"return x;"_s << false;
    QTest::newRow("Chinese by character")
            << u"耗时[较长]，请[耐心等待]。"_s << u"耗时[约三分钟]，请[稍候]。"_s << false;
    QTest::newRow("mixed") << u"设置 [batch] 参数"_s << u"设置 [epochs] 参数"_s << false;
    QTest::newRow("phrase is one") << u"if ([a b]) call();"_s << u"if ([c d]) call();"_s << false;
    QTest::newRow("nothing alike") << u"alpha beta"_s << u"gamma delta"_s << false;
    QTest::newRow("same") << u"same"_s << u"same"_s << false;
    QTest::newRow("empty") << QString() << u"x"_s << false;
    QTest::newRow("blanks") << u"a[  ]= b;"_s << u"a[ ]= b;"_s << false;
    QTest::newRow("blanks ignored") << u"a  = b;"_s << u"a = b;"_s << true;
    QTest::newRow("emoji") << u"ok [🚀] go"_s << u"ok [🎉] go"_s << false;
    QTest::newRow("accents stay whole")
            << u"caf[e] x y"_s.replace(u"caf[e]"_s, u"[cafe\u0301]"_s) << u"[cafe] x y"_s << false;
}

void TestLinePairing::marksWords()
{
    QFETCH(QString, removed);
    QFETCH(QString, added);
    QFETCH(bool, ignoresBlanks);
    const auto plain = [](QString text) { return text.remove(u'[').remove(u']'); };
    const WordChanges changes = changedWords(plain(removed), plain(added), ignoresBlanks);
    QCOMPARE(bracketed(plain(removed), changes.removed), removed);
    QCOMPARE(bracketed(plain(added), changes.added), added);
}

/// The worst lines cost milliseconds, not seconds. The limit is generous, for slow machines under sanitizers.
void TestLinePairing::boundsCost()
{
    QString removed;
    QString added;
    for (int i = 0; i < 200'000; ++i) {
        removed += QChar(u'a' + i * 7 % 26);
        added += QChar(u'a' + i * 11 % 26);
        if (i % 3 == 0) {
            removed += u' ';
            added += u' ';
        }
    }
    QElapsedTimer timer;
    timer.start();
    const WordChanges changes = changedWords(removed, added);
    QVERIFY(changes.removed.size() < 10'000);
    const WordChanges inside =
            changedWords(u"x"_s.repeated(500'000) + u" a y"_s, u"x"_s.repeated(500'000) + u" b y"_s);
    QCOMPARE(inside.removed, (std::vector<TextSpan>{{500'001, 1}}));
    QVERIFY(timer.elapsed() < 5000);
}

} // namespace Winnow

QTEST_APPLESS_MAIN(Winnow::TestLinePairing)
#include "tst_linepairing.moc"
