// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "diff/problemtext.h"
#include "diff/readdiff.h"
#include "support/countsof.h"

#include <QTest>

namespace Winnow {

class TestDiffReader final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(); }
    void countsText();
    void countsText_data();
    void saysWhereItBreaks();
    void saysWhereItBreaks_data();
    void readsHeader();
    void keepsLinesInPlace();
    void readsCombinedHunk();
    void everyPrefixKeepsWhatIsWhole();
    void everyPrefixKeepsWhatIsWhole_data();
    void anyBytesAreRead();
};

namespace {

constexpr auto oneFile = "diff --git a/f b/f\nindex 1111111..2222222 100644\n--- a/f\n+++ b/f\n";

QByteArray file(const char *hunks)
{
    return QByteArray(oneFile) + hunks;
}

/// Sums that must hold for whatever was read.
void checkSanity(const Diff &diff)
{
    qsizetype lines = 0;
    qsizetype hunks = 0;
    for (const DiffFile &changed : diff.files()) {
        QVERIFY(!changed.newPath.empty());
        QVERIFY(changed.begin <= changed.end && changed.end <= std::ssize(diff.text()));
        QCOMPARE(changed.firstHunk, hunks);
        hunks += changed.hunkCount;
        qint64 added = 0;
        for (const DiffHunk &hunk : diff.hunksOf(changed)) {
            QCOMPARE(hunk.firstLine, lines);
            lines = hunk.lastLine();
            for (qsizetype line = hunk.firstLine; line < hunk.lastLine(); ++line) {
                QVERIFY(diff.lines()[static_cast<size_t>(line)].offset() < std::ssize(diff.text()));
                added += diff.lines()[static_cast<size_t>(line)].kind() == DiffLineKind::Added;
            }
        }
        QVERIFY(changed.isCombined() || added == changed.added || changed.isSubmodule());
    }
    QCOMPARE(hunks, std::ssize(diff.hunks()));
    QCOMPARE(lines, std::ssize(diff.lines()));
    qsizetype offset = 0;
    for (const DiffProblem &problem : diff.problems()) {
        QVERIFY(problem.offset >= offset && problem.offset <= std::ssize(diff.text()));
        QVERIFY(problem.line > 0);
        offset = problem.offset;
    }
}

} // namespace

void TestDiffReader::countsText_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char *name, const QByteArray &text, const char *expected) {
        QTest::newRow(name) << text << QByteArray(expected);
    };
    row("nothing", "", "");
    row("words only", "commit 1234\n\n    --- a/f\n    +++ b/f\n    @@ -1 +1 @@\n", "");
    row("message that quotes a header", "Subject: x\n\n--- a/f\nand then nothing\n---\n f | 2 +-\n", "");
    row("mail",
            QByteArray("From 1 Mon Sep 17 00:00:00 2001\nSubject: x\n\ntext\n---\n f | 1 +\n\n")
                    + file("@@ -1 +1,2 @@\n a\n+b\n-- \n2.47.3\n"),
            "1\t0\tf\n");
    row("two mails",
            file("@@ -1 +1 @@\n-a\n+b\n-- \n2.47.3\n\n") + "From 2 Mon\n\n" + file("@@ -1 +0,0 @@\n-a\n"),
            "1\t1\tf\n0\t1\tf\n");
    row("header, then nothing", "diff --git a/f b/f\n", "0\t0\tf\n");
    row("names that cannot be split", "diff --git a/old b/new\n", "");
    row("two headers", "diff --git a/f b/f\ndiff --git a/g b/g\n", "0\t0\tf\n0\t0\tg\n");
    row("no line feed at the end", file("@@ -1 +1 @@\n-a\n+b"), "1\t1\tf\n");
    row("stripped blank lines", file("@@ -1,3 +1,4 @@\n a\n\n+b\n c\n"), "1\t0\tf\n");
    row("converted to CRLF",
            "diff --git a/f b/f\r\n--- a/f\r\n+++ b/f\r\n@@ -1,2 +1,2 @@\r\n \r\n-a\r\n+b\r\n", "1\t1\tf\n");
    row("no newline mark in Chinese",
            file("@@ -1 +1 @@\n-a\n\\ 文件末尾没有换行符\n+b\n\\ 文件末尾没有换行符\n"), "1\t1\tf\n");
    row("plain",
            "--- old/d/f.c\t2026-09-17 17:12:00\n+++ new/d/f.c\t2026-09-17 17:13:00\n@@ -1 +1 @@\n-a\n+b\n",
            "1\t1\td/f.c\n");
    row("plain, no folder", "--- f.c.orig\t2026\n+++ f.c\t2026\n@@ -1 +1 @@\n-a\n+b\n",
            "1\t1\tf.c.orig => f.c\n");
    row("plain, new", "--- /dev/null\t2026\n+++ b/f\t2026\n@@ -0,0 +1 @@\n+b\n", "1\t0\tf\n");
    row("plain, two files",
            "diff -u a/f b/f\n--- a/f\n+++ b/f\n@@ -1 +1 @@\n-a\n+b\n"
            "diff -u a/g b/g\n--- a/g\n+++ b/g\n@@ -1 +1 @@\n-a\n+b\n",
            "1\t1\tf\n1\t1\tg\n");
    row("plain, binary", "Only in b: x\nBinary files a/p.png and b/p.png differ\n", "-\t-\tp.png\n");
    row("binary words in a message", file("@@ -1 +1 @@\n-a\n+b\n") + "\nBinary files a/x and b/x differ\n",
            "1\t1\tf\n");
    row("removed line like a header", file("@@ -1,2 +1,2 @@\n--- a/f\n+++ b/f\n c\n"), "1\t1\tf\n");
    row("old rename spelling", "diff --git a/x b/y\nsimilarity index 100%\nrename old x\nrename new y\n",
            "0\t0\tx => y\n");
    row("raw Chinese path", "diff --git a/文 b/文\nnew file mode 100644\n", "0\t0\t文\n");
    row("submodule log", "Submodule lib a64f89a..f5f2aca:\n  > two\n", "1\t1\tlib\n");
    row("submodule log, new", "Submodule lib 0000000...a64f89a (new submodule)\n", "1\t0\tlib\n");
    row("submodule log, gone", "Submodule lib a64f89a...0000000 (submodule deleted)\n", "0\t1\tlib\n");
    row("submodule in a sentence", "Submodule work is next.\nSubmodule x a..b\n", "");
    row("unmerged", "* Unmerged path f\n", "0\t0\tf\n");
}

void TestDiffReader::countsText()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, expected);
    const SharedDiff diff = readDiff(text);
    checkSanity(*diff);
    QCOMPARE(countsOf(*diff), expected);
    QCOMPARE(diff->problems().empty(),
            QByteArrayView(QTest::currentDataTag()) != "names that cannot be split");
}

void TestDiffReader::saysWhereItBreaks_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("brokenAt"); // What stands at the offset; empty: the end.
    QTest::addColumn<qint64>("line");
    QTest::addColumn<DiffExpectation>("expected");
    QTest::addColumn<QByteArray>("kept");
    using enum DiffExpectation;
    const auto row = [](const char *name, const QByteArray &text, const char *at, qint64 line,
                             DiffExpectation expected, const char *kept) {
        QTest::newRow(name) << text << QByteArray(at) << line << expected << QByteArray(kept);
    };
    row("between lines", file("@@ -1,3 +1,3 @@\n a\n-b\n"), "", 8, HunkLines, "0\t1\tf\n");
    row("inside a line", file("@@ -1,3 +1,3 @@\n a\n-b\n+c"), "+c", 8, HunkLines, "0\t1\tf\n");
    row("behind the head", file("@@ -1,3 +1,3 @@\n"), "", 6, HunkLines, "0\t0\tf\n");
    row("inside the head", file("@@ -1,3 +1"), "@@ -1,3 +1", 5, HunkHead, "0\t0\tf\n");
    row("counts of letters", file("@@ -x +y @@\n a\n"), "@@ -x", 5, HunkHead, "0\t0\tf\n");
    row("behind the old name", "diff --git a/f b/f\n--- a/f\n", "", 3, NewFileName, "0\t0\tf\n");
    const QByteArray nameless = "diff --git a/old b/new\n--- a/old\n@@ -1 +1 @@\n-a\n+b\n";
    row("hunk without a file", nameless, "@@ -1", 3, NewFileName, "");
    row("hunk without a file behind a whole one", file("@@ -1 +1 @@\n-a\n+b\n") + nameless, "@@ -1 +1 @@\n-a",
            10, NewFileName, "1\t1\tf\n");
    row("inside a mode", "diff --git a/f b/f\nold mode 100644\nnew mode 100", "new mode 100", 3, HeaderEnd,
            "0\t0\tf\n");
    row("inside a rename", "diff --git a/x b/yy\nrename from x\nrename to y", "rename to y", 3, HeaderEnd,
            "0\t0\tx => y\n");
    row("foreign line", file("@@ -1,3 +1,3 @@\n a\nfoo\n"), "foo\n", 7, HunkLine, "0\t0\tf\n");
    row("next file too early",
            file("@@ -1,3 +1,3 @@\n a\n") + "diff --git a/g b/g\n--- a/g\n+++ b/g\n@@ -1 +1 @@\n-a\n+b\n",
            "diff --git a/g", 7, HunkLine, "0\t0\tf\n1\t1\tg\n");
    row("next hunk too early", file("@@ -1,3 +1,3 @@\n a\n@@ -9 +9,2 @@\n a\n+b\n"), "@@ -9", 7, HunkLine,
            "1\t0\tf\n");
    row("too many removed", file("@@ -1 +1,2 @@\n-a\n-b\n+c\n"), "-b\n", 7, HunkLine, "0\t1\tf\n");
    row("more than announced", file("@@ -1 +1 @@\n-a\n+b\n+c\n"), "+c\n", 8, HunkEnd, "1\t1\tf\n");
    row("binary data", "diff --git a/f b/f\nindex 11..22 100644\nGIT binary patch\nliteral 9\nQc\n", "Qc\n",
            5, BinaryData, "-\t-\tf\n");
}

void TestDiffReader::saysWhereItBreaks()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, brokenAt);
    QFETCH(qint64, line);
    QFETCH(DiffExpectation, expected);
    QFETCH(QByteArray, kept);
    const SharedDiff diff = readDiff(text);
    checkSanity(*diff);
    QCOMPARE(diff->problems().size(), 1U);
    const DiffProblem &problem = diff->problems().front();
    const QByteArray rest = text.sliced(problem.offset);
    QVERIFY2(brokenAt.isEmpty() ? rest.isEmpty() : rest.startsWith(brokenAt), rest.constData());
    QCOMPARE(problem.line, line);
    QCOMPARE(problem.expected, expected);
    QCOMPARE(countsOf(*diff), kept);
    const QString sentence = DiffProblemText::sentence(problem);
    QVERIFY(sentence.contains(QString::number(line)));
    QVERIFY(sentence.contains(QString::number(problem.offset)));
}

void TestDiffReader::readsHeader()
{
    const SharedDiff diff =
            readDiff("diff --git a/one b/two\nold mode 100644\nnew mode 100755\nsimilarity index 87%\n"
                     "rename from one\nrename to two\nindex 0123456..789abcd\n--- a/one\n+++ b/two\n"
                     "@@ -10,2 +12,3 @@ void f()\n a\n+b\n c\n\\ No newline at end of file\n");
    QCOMPARE(diff->files().size(), 1U);
    const DiffFile &changed = diff->files().front();
    QCOMPARE(changed.oldPath, "one");
    QCOMPARE(changed.newPath, "two");
    QCOMPARE(changed.status, DiffFileStatus::Renamed);
    QCOMPARE(changed.similarity, 87);
    QVERIFY(changed.changesMode());
    QCOMPARE(changed.newMode, 0100755U);
    QCOMPARE(changed.oldId, "0123456");
    QCOMPARE(changed.newId, "789abcd");
    QCOMPARE(changed.end, diff->text().size());
    const DiffHunk &hunk = diff->hunks().front();
    QCOMPARE(hunk.oldRange, (DiffRange{10, 2}));
    QCOMPARE(hunk.newRange, (DiffRange{12, 3}));
    QCOMPARE(diff->heading(hunk), "void f()");
    QCOMPARE(hunk.lineCount, 3);
    QVERIFY(diff->lines()[2].lacksNewline());
    QVERIFY(!diff->lines()[1].lacksNewline());
    QCOMPARE(diff->lineText(changed, 1), "b");
}

void TestDiffReader::keepsLinesInPlace()
{
    const QByteArray text = file("@@ -1,2 +1,2 @@\n-a\r\n+中文\n \n");
    const SharedDiff diff = readDiff(text);
    QCOMPARE(static_cast<const void *>(diff->text().data()), static_cast<const void *>(text.constData()));
    const DiffFile &changed = diff->files().front();
    QCOMPARE(diff->lineText(changed, 0), "a\r");
    QCOMPARE(diff->lineText(changed, 1), "中文");
    QCOMPARE(diff->lineText(changed, 2), "");
    QCOMPARE(changed.longestLine, 8);
}

void TestDiffReader::readsCombinedHunk()
{
    const SharedDiff diff =
            readDiff("diff --cc f\nindex 11,22,33..44\nmode 100644,100644,100644..100755\n--- a/f\n+++ b/f\n"
                     "@@@@ -1,2 -1,3 -1,2 +1,3 @@@@ g\n   a\n-  b\n + - c\n+++d\n   e\n");
    QCOMPARE(diff->files().size(), 1U);
    const DiffFile &changed = diff->files().front();
    QCOMPARE(changed.markerColumns, 3);
    QCOMPARE(changed.newMode, 0100755U);
    QCOMPARE(diff->heading(diff->hunks().front()), "g");
    QCOMPARE(diff->lineText(changed, 3), "d");
}

void TestDiffReader::everyPrefixKeepsWhatIsWhole_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("hunks") << file(
            "@@ -1,2 +1,2 @@\n a\n-b\n+c\n@@ -9,0 +10 @@ f\n+x\n\\ No newline at end of file\n");
    QTest::newRow("rename") << QByteArray(
            "diff --git a/x y b/x z\nsimilarity index 90%\nrename from x y\nrename to x z\n"
            "index 1234567..89abcde 100644\n--- a/x y\t\n+++ b/x z\t\n@@ -1 +1 @@\n-a\n+b\n");
    QTest::newRow("binary") << QByteArray(
            "diff --git a/b b/b\nindex 123..456 100644\nGIT binary patch\nliteral 4\n"
            "Lc$`a\nLc$`a\n\nliteral 0\nHcmV?d00001\n\n");
    QTest::newRow("combined") << QByteArray(
            "diff --cc f\nindex 11,22..33\n--- a/f\n+++ b/f\n@@@ -1,1 -1,1 +1,2 @@@\n"
            "++a\n  b\n");
}

/// A text that is cut anywhere keeps what stood whole before the cut, and never more.
void TestDiffReader::everyPrefixKeepsWhatIsWhole()
{
    QFETCH(QByteArray, text);
    const SharedDiff whole = readDiff(text);
    for (qsizetype size = 0; size < text.size(); ++size) {
        const SharedDiff diff = readDiff(text.first(size));
        checkSanity(*diff);
        QVERIFY(diff->lines().size() <= whole->lines().size());
        for (size_t i = 0; i < diff->lines().size(); ++i)
            QCOMPARE(diff->lines()[i].offset(), whole->lines()[i].offset());
        for (size_t i = 0; i < diff->hunks().size(); ++i)
            QVERIFY(!diff->hunks()[i].isComplete
                    || diff->hunks()[i].lineCount == whole->hunks()[i].lineCount);
        const bool isShort = diff->lines().size() < whole->lines().size()
                && std::ranges::any_of(diff->hunks(), [](const DiffHunk &hunk) { return !hunk.isComplete; });
        if (isShort)
            QVERIFY(!diff->problems().empty());
    }
}

void TestDiffReader::anyBytesAreRead()
{
    const QByteArray text = file("@@ -1,2 +1,2 @@\n a\n-b\n+c\n@@@ -1 -1 +1 @@@\n");
    // Each byte replaced by each of some that matter to the reader.
    for (qsizetype at = 0; at < text.size(); ++at) {
        for (const char c : {'\0', '\n', '\r', ' ', '+', '-', '@', '\\', '"', ',', '9', '\xff'}) {
            QByteArray damaged = text;
            damaged[at] = c;
            checkSanity(*readDiff(damaged));
        }
    }
    const SharedDiff huge = readDiff(file("@@ -1,9223372036854775807 +1,9223372036854775807 @@\n a\n"));
    checkSanity(*huge);
    QCOMPARE(huge->problems().size(), 1U);
}

} // namespace Winnow

QTEST_APPLESS_MAIN(Winnow::TestDiffReader)
#include "tst_diffreader.moc"
