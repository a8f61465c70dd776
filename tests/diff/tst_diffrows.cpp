// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "diff/diffrows.h"
#include "diff/diffsearch.h"
#include "diff/readdiff.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace Winnow {

class TestDiffRows final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(); }
    void laysOut();
    void laysOut_data();
    void findsRowsOfLines();
    void goesFromHunkToHunk();
    void foldsFiles();
    void foldsFiles_data();
    void foldsLongContext();
    void hashesContent();
    void searchesWholeDiff();
    void searchesWholeDiff_data();
};

namespace {

QByteArray changedFile(const QByteArray &name, const QByteArray &hunks)
{
    return "diff --git a/" + name + " b/" + name + "\nindex 1111111..2222222 100644\n--- a/" + name
            + "\n+++ b/" + name + '\n' + hunks;
}

/// A row in a few signs: H head, N note, ~n gap, :n fold, "old|new" numbers, * where it is a change.
QString sketch(const DiffRow &row)
{
    const auto number = [](qint64 n) { return n > 0 ? QString::number(n) : u"."_s; };
    switch (row.kind) {
    case DiffRowKind::FileHead:
        return row.part == 0 ? u"H"_s : u"h"_s;
    case DiffRowKind::FileNote:
        return u"N"_s;
    case DiffRowKind::Gap:
        return u"~%1"_s.arg(row.hidden);
    case DiffRowKind::Fold:
        return u":%1"_s.arg(row.hidden);
    case DiffRowKind::Line:
        break;
    }
    return number(row.oldNumber) + u'|' + number(row.newNumber) + (row.isChange ? u"*"_s : QString());
}

QString sketch(const DiffRows &rows)
{
    QStringList sketches;
    for (qsizetype row = 0; row < rows.rowCount(); ++row)
        sketches += sketch(rows.row(row));
    return sketches.join(u' ');
}

QByteArray context(int lines)
{
    QByteArray text;
    for (int i = 0; i < lines; ++i)
        text += " c" + QByteArray::number(i) + '\n';
    return text;
}

} // namespace

void TestDiffRows::laysOut_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<bool>("isInline");
    QTest::addColumn<bool>("ignoresBlanks");
    QTest::addColumn<QString>("expected");
    const QByteArray simple = changedFile("f", "@@ -3,3 +3,4 @@\n a\n-b\n+b1\n+b2\n c\n");
    QTest::newRow("nothing") << QByteArray() << false << false << QString();
    QTest::newRow("side by side") << simple << false << false << u"H h ~2 3|3 4|4* .|5* 5|6"_s;
    QTest::newRow("inline") << simple << true << false << u"H h ~2 3|3 4|.* .|4* .|5* 5|6"_s;
    QTest::newRow("two hunks") << changedFile("f", "@@ -1 +1 @@\n-a\n+b\n@@ -10,2 +10,1 @@\n c\n-d\n")
                               << false << false << u"H h 1|1* ~8 10|10 11|.*"_s;
    QTest::newRow("adjacent hunks") << changedFile("f", "@@ -1,0 +2 @@\n+b\n@@ -2,0 +4 @@\n+d\n") << false
                                    << false << u"H h ~1 .|2* ~1 .|4*"_s;
    QTest::newRow("removed only, no context")
            << changedFile("f", "@@ -5,2 +4,0 @@\n-a\n-b\n") << false << false << u"H h ~4 5|.* 6|.*"_s;
    const QByteArray blanks = changedFile("f", "@@ -1,3 +1,4 @@\n-a\n-b\n-c\n+ a\n+x\n+ c\n+d\n");
    QTest::newRow("blanks count") << blanks << false << false << u"H h 1|1* 2|2* 3|3* .|4*"_s;
    QTest::newRow("blanks ignored") << blanks << false << true << u"H h 1|1 2|2* 3|3 .|4*"_s;
    QTest::newRow("blanks ignored inline") << blanks << true << true << u"H h 1|1 2|.* .|2* 3|3 .|4*"_s;
    QTest::newRow("combined") << QByteArray(
            "diff --cc f\nindex 1,2..3\n--- a/f\n+++ b/f\n@@@ -1,2 -1,2 +1,2 @@@\n  a\n- b\n -c\n++d\n")
                              << false << false << u"H h .|1 .|2* .|.*"_s;
    QTest::newRow("file without lines")
            << QByteArray("diff --git a/x b/y\nsimilarity index 100%\nrename from x\nrename to y\n") << false
            << false << u"H h N"_s;
}

void TestDiffRows::laysOut()
{
    QFETCH(QByteArray, text);
    QFETCH(bool, isInline);
    QFETCH(bool, ignoresBlanks);
    QFETCH(QString, expected);
    DiffRows rows(readDiff(text));
    QVERIFY(rows.diff()->problems().empty());
    rows.setLayout(isInline ? DiffLayout::Inline : DiffLayout::SideBySide);
    rows.setIgnoresBlanks(ignoresBlanks);
    QCOMPARE(sketch(rows), expected);
}

/// Every line has exactly one row on its side, in every mode, and rowOfLine() names it.
void TestDiffRows::findsRowsOfLines()
{
    const QByteArray text = changedFile("f",
                                    "@@ -1,5 +1,6 @@\n a\n-b\n-c\n+ b\n+x\n+ c\n d\n-e\n+f\n@@ -20,2 +21,4 "
                                    "@@\n+y\n g\n+z\n h\n")
            + "diff --git a/m b/m\nold mode 100644\nnew mode 100755\n"
            + changedFile("g", "@@ -1,40 +1,41 @@\n" + context(40) + "+end\n");
    for (const DiffLayout layout : {DiffLayout::SideBySide, DiffLayout::Inline}) {
        for (const bool ignores : {false, true}) {
            DiffRows rows(readDiff(text));
            QVERIFY(rows.diff()->problems().empty());
            rows.setLayout(layout);
            rows.setIgnoresBlanks(ignores);
            QList<int> uses(std::ssize(rows.diff()->lines()));
            for (qsizetype index = 0; index < rows.rowCount(); ++index) {
                const DiffRow row = rows.row(index);
                for (const qsizetype line : {row.left, row.left == row.right ? -1 : row.right}) {
                    if (line < 0)
                        continue;
                    ++uses[line];
                    QCOMPARE(rows.rowOfLine(line), index);
                    QCOMPARE(rows.fileOfLine(line), row.file);
                }
            }
            for (qsizetype line = 0; line < uses.size(); ++line) {
                const bool isFolded = rows.row(rows.rowOfLine(line)).kind == DiffRowKind::Fold;
                QCOMPARE(uses[line], isFolded ? 0 : 1);
            }
            for (qsizetype line = 0; line < uses.size(); ++line) {
                rows.reveal(line);
                QCOMPARE(rows.row(rows.rowOfLine(line)).kind, DiffRowKind::Line);
            }
        }
    }
}

void TestDiffRows::goesFromHunkToHunk()
{
    const QByteArray text = changedFile("f", "@@ -1 +1 @@\n-a\n+b\n@@ -9 +9 @@\n-a\n+ a\n")
            + changedFile("go.sum", "@@ -1 +1 @@\n-a\n+b\n") + changedFile("g", "@@ -1 +1 @@\n-a\n+b\n");
    DiffRows rows(readDiff(text));
    QStringList stops;
    for (qsizetype row = rows.nextHunk(-1); row >= 0; row = rows.nextHunk(row))
        stops += u"%1:%2"_s.arg(rows.fileOfRow(row)).arg(sketch(rows.row(row)));
    QCOMPARE(stops.join(u' '), u"0:1|1* 0:9|9* 1:H 2:1|1*"_s);
    QCOMPARE(rows.previousHunk(rows.nextHunk(-1)), -1);
    QCOMPARE(rows.nextHunk(rows.rowCount() - 1), -1);
    QCOMPARE(rows.previousHunk(rows.rowCount()), rows.rowCount() - 1);
    rows.setIgnoresBlanks(true);
    QCOMPARE(rows.hunkStops(), 3);
}

void TestDiffRows::foldsFiles_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<FoldReason>("reason");
    const auto one = [](const char *name) { return changedFile(name, "@@ -1 +1 @@\n-a\n+b\n"); };
    for (const char *name : {"package-lock.json", "web/yarn.lock", "api/x.pb.go", "dist/app.js",
                 "a/dist/app.js", "x_pb2.py", "a.min.js"})
        QTest::newRow(name) << one(name) << FoldReason::Generated;
    for (const char *name : {"main.cpp", "distance/a.c", "src/lock.json", "redist/a.c", "pb.go"})
        QTest::newRow(name) << one(name) << FoldReason::None;
    QTest::newRow("binary") << QByteArray(
            "diff --git a/b b/b\nindex 11..22 100644\nBinary files a/b and b/b differ\n")
                            << FoldReason::Binary;
    QByteArray many = "@@ -1,0 +1,50001 @@\n";
    for (int i = 0; i < 50'001; ++i)
        many += "+x\n";
    QTest::newRow("too large") << changedFile("f", many) << FoldReason::TooLarge;
}

void TestDiffRows::foldsFiles()
{
    QFETCH(QByteArray, text);
    QFETCH(FoldReason, reason);
    DiffRows rows(readDiff(text));
    QCOMPARE(rows.foldReason(0), reason);
    if (reason == FoldReason::None || reason == FoldReason::Binary)
        return;
    QCOMPARE(sketch(rows), u"H h N"_s);
    rows.setFold(0, FoldReason::None);
    QVERIFY(rows.rowCount() > 3 || rows.row(2).kind == DiffRowKind::Line);
}

void TestDiffRows::foldsLongContext()
{
    const QByteArray hunk =
            "@@ -1,62 +1,62 @@\n" + context(20) + "-a\n+b\n" + context(30) + "-c\n+d\n" + context(10);
    DiffRows rows(readDiff(changedFile("f", hunk)));
    QVERIFY(rows.diff()->problems().empty());
    QList<qint64> folds;
    for (qsizetype row = 0; row < rows.rowCount(); ++row) {
        if (rows.row(row).kind == DiffRowKind::Fold)
            folds += rows.row(row).hidden;
    }
    QCOMPARE(folds, (QList<qint64>{14, 18}));
    QCOMPARE(rows.hunkStops(), 2);
    qint64 last = 0;
    for (qsizetype row = 2; row < rows.rowCount(); ++row) {
        const DiffRow shown = rows.row(row);
        last += shown.kind == DiffRowKind::Fold ? shown.hidden : 1;
        if (shown.kind == DiffRowKind::Line)
            QCOMPARE(shown.newNumber, last);
    }
    QCOMPARE(last, 62);
    rows.openFold(2);
    QCOMPARE(rows.row(2).newNumber, 1);
}

void TestDiffRows::hashesContent()
{
    const auto hashOf = [](const QByteArray &text) {
        const SharedDiff diff = readDiff(text);
        return contentHash(*diff, diff->files().front());
    };
    const QByteArray hash = hashOf(changedFile("f", "@@ -1 +1 @@\n-a\n+b\n"));
    QCOMPARE(hash.size(), 64);
    QCOMPARE(hashOf(changedFile("f", "@@ -7 +8 @@ moved\n-a\n+b\n")), hash);
    QVERIFY(hashOf(changedFile("g", "@@ -1 +1 @@\n-a\n+b\n")) != hash);
    QVERIFY(hashOf(changedFile("f", "@@ -1 +1 @@\n-a\n+c\n")) != hash);
    QVERIFY(hashOf(changedFile("f", "@@ -1 +0,0 @@\n-a\n")) != hash);
}

void TestDiffRows::searchesWholeDiff_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<QByteArray>("expected"); // line:start
    QTest::newRow("nothing") << QString() << QByteArray();
    QTest::newRow("no match") << u"zebra"_s << QByteArray();
    QTest::newRow("any case") << u"alpha"_s << QByteArray("0:0 1:4 3:6");
    QTest::newRow("capital counts") << u"Alpha"_s << QByteArray("0:0");
    QTest::newRow("markers are no text") << u"-x"_s << QByteArray();
    QTest::newRow("no overlap") << u"aa"_s << QByteArray("4:0 4:2");
    QTest::newRow("Chinese") << u"文字"_s << QByteArray("3:0");
    QTest::newRow("headers are no text") << u"index"_s << QByteArray();
    QTest::newRow("other letters, any case") << u"ärger"_s << QByteArray("5:2");
    QTest::newRow("at the end") << u"last"_s << QByteArray("6:4");
}

void TestDiffRows::searchesWholeDiff()
{
    QFETCH(QString, words);
    QFETCH(QByteArray, expected);
    const SharedDiff diff = readDiff(
            changedFile("f", "@@ -1,3 +1,4 @@\n Alpha\n-not alpha\n-x\n+文字alpha\n+aaaaa\n+x Ärger\n")
            + changedFile("index", "@@ -1 +0,0 @@\n-the last"));
    QByteArrayList found;
    for (const DiffMatch &match : searchDiff(*diff, words))
        found += QByteArray::number(match.line) + ':' + QByteArray::number(match.start);
    QCOMPARE(found.join(' '), expected);
}

} // namespace Winnow

QTEST_APPLESS_MAIN(Winnow::TestDiffRows)
#include "tst_diffrows.moc"
