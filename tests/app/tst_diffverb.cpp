// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "program.h"

#include <QJsonArray>
#include <QProcess>
#include <QTest>

using namespace Winnow;
using namespace Qt::StringLiterals;

namespace {

QByteArray wholeDiff()
{
    return "diff --git a/src/a.cpp b/src/a.cpp\nindex 1111111..2222222 100644\n--- a/src/a.cpp\n+++ "
           "b/src/a.cpp\n"
           "@@ -1,2 +1,3 @@\n one\n-two\n+zwei\n+drei\n"
           "diff --git a/old/name.md b/new/name.md\nsimilarity index 100%\nrename from old/name.md\n"
           "rename to new/name.md\n"
           "diff --git \"a/\\346\\226\\207.png\" \"b/\\346\\226\\207.png\"\nindex 11..22 100644\n"
           "Binary files \"a/\\346\\226\\207.png\" and \"b/\\346\\226\\207.png\" differ\n"_ba;
}

QByteArray wholeCounts()
{
    return "2\t1\tsrc/a.cpp\n0\t0\t{old => new}/name.md\n-\t-\t\"\\346\\226\\207.png\"\n"_ba;
}

/// A bundle with an issue, two linked changes and the patch of the merged one.
QByteArray bundleWithPatch()
{
    return R"({"type":"issue","repo":"org/a","number":"1","title":"t","state":"closed","closed_at":"2026-09-18T00:00:00Z"}
{"type":"issue","repo":"org/a","number":"2","title":"t","state":"closed","closed_at":"2026-09-18T00:00:00Z"}
{"type":"change","repo":"org/a","number":"8","title":"first try","state":"closed"}
{"type":"change","repo":"org/a","number":"9","title":"fix","state":"merged","merged_at":"2026-09-17T00:00:00Z"}
{"type":"link","issue":{"repo":"org/a","number":"1"},"change":{"repo":"org/a","number":"8"},"basis":"manual"}
{"type":"link","issue":{"repo":"org/a","number":"1"},"change":{"repo":"org/a","number":"9"},"basis":"manual"}
{"type":"patch","repo":"org/a","number":"8","text":"diff --git a/w b/w\n--- a/w\n+++ b/w\n@@ -1 +1 @@\n-a\n+b\n"}
{"type":"patch","repo":"org/a","number":"9","text":"diff --git a/f b/f\n--- a/f\n+++ b/f\n@@ -1 +1,2 @@\n x\n+y\n"}
)"_ba;
}

} // namespace

/// The verb as people call it; what git counts on real repositories is compared in tst_numstatgit.
class TestDiffVerb final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(); }
    void countsAsGit();
    void readsStandardInput();
    void summaryIsForPeople();
    void summaryDoesNothingToATerminal();
    void jsonNamesFiles();
    void damageIsSaidAndTheWholePartKept_data();
    void damageIsSaidAndTheWholePartKept();
    void issueShowsItsMergedChange();
    void mistakesAreOneLine_data();
    void mistakesAreOneLine();
};

void TestDiffVerb::countsAsGit()
{
    const Program program;
    program.write(u"whole.diff"_s, wholeDiff());
    const Outcome outcome = program.call({u"diff"_s, u"whole.diff"_s, u"--numstat"_s});
    QCOMPARE(outcome.exitCode, 0);
    QCOMPARE(outcome.output, wholeCounts());
    QVERIFY2(outcome.messages.isEmpty(), outcome.messages.constData());
    program.write(u"empty.diff"_s, {});
    const Outcome empty = program.call({u"diff"_s, u"empty.diff"_s, u"--numstat"_s});
    QCOMPARE(empty.exitCode, 0);
    QVERIFY(empty.output.isEmpty());
}

void TestDiffVerb::readsStandardInput()
{
    const Program program;
    QProcess process;
    program.start(process, {u"diff"_s, u"--numstat"_s, u"-"_s});
    process.write(wholeDiff());
    process.closeWriteChannel();
    const Outcome outcome = Program::outcomeOf(process);
    QCOMPARE(outcome.exitCode, 0);
    QCOMPARE(outcome.output, wholeCounts());
}

void TestDiffVerb::summaryIsForPeople()
{
    const Program program;
    program.write(u"whole.diff"_s, wholeDiff());
    const Outcome outcome = program.call({u"diff"_s, u"whole.diff"_s});
    QCOMPARE(outcome.exitCode, 0);
    const QString text = QString::fromUtf8(outcome.output);
    QVERIFY2(text.contains(u"src/a.cpp\n"_s), outcome.output.constData());
    QVERIFY2(text.contains(u"old/name.md → new/name.md\n"_s), outcome.output.constData());
    QVERIFY2(text.contains(u"文.png\n"_s), outcome.output.constData());
    QVERIFY2(text.endsWith(u"3 file(s), +2 −1\n"_s) || text.endsWith(u"3 files, +2 −1\n"_s),
            outcome.output.constData());
}

void TestDiffVerb::summaryDoesNothingToATerminal()
{
    const Program program;
    program.write(u"trick.diff"_s,
            "diff --git \"a/\\033[2Jx\" \"b/\\033[2Jx\"\nnew file mode 100644\nindex 0000000..e69de29\n");
    const Outcome outcome = program.call({u"diff"_s, u"trick.diff"_s});
    QCOMPARE(outcome.exitCode, 0);
    QVERIFY(!outcome.output.contains('\033'));
    QVERIFY2(outcome.output.contains("\\033[2Jx"), outcome.output.constData());
}

void TestDiffVerb::jsonNamesFiles()
{
    const Program program;
    program.write(u"whole.diff"_s, wholeDiff());
    const Outcome outcome = program.call({u"diff"_s, u"whole.diff"_s, u"--json"_s});
    QCOMPARE(outcome.exitCode, 0);
    QCOMPARE(outcome.keys(), (QByteArrayList{"files", "problems"}));
    const QJsonArray files = outcome.document().value("files"_L1).toArray();
    QCOMPARE(files.size(), 3);
    QCOMPARE(files.at(0).toObject().value("added"_L1).toInt(), 2);
    QCOMPARE(files.at(1).toObject().value("status"_L1).toString(), u"renamed"_s);
    QCOMPARE(files.at(1).toObject().value("old_path"_L1).toString(), u"old/name.md"_s);
    QVERIFY(files.at(2).toObject().value("binary"_L1).toBool());
    QVERIFY(outcome.document().value("problems"_L1).toArray().isEmpty());
}

void TestDiffVerb::damageIsSaidAndTheWholePartKept_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("counts");
    QTest::addColumn<int>("line");
    const QByteArray head = "diff --git a/f b/f\n--- a/f\n+++ b/f\n";
    QTest::newRow("text ends inside a hunk") << head + "@@ -1,2 +1,3 @@\n one\n+two\n" << "1\t0\tf\n"_ba << 7;
    QTest::newRow("head of a hunk") << head + "@@ -1 +1 @@\n-a\n+b\n@@ -x +9 @@\n+c\n" << "1\t1\tf\n"_ba << 7;
    QTest::newRow("a second file breaks") << wholeDiff() + head + "@@ -1,9 +1,9 @@\n one\n"
                                          << wholeCounts() + "0\t0\tf\n"
                                          << 22;
}

void TestDiffVerb::damageIsSaidAndTheWholePartKept()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QByteArray, counts);
    QFETCH(const int, line);
    const Program program;
    program.write(u"cut.diff"_s, text);
    const Outcome outcome = program.call({u"diff"_s, u"cut.diff"_s, u"--numstat"_s});
    QCOMPARE(outcome.exitCode, 1);
    QCOMPARE(outcome.output, counts);
    QCOMPARE(outcome.messageLines().size(), 1);
    QVERIFY2(outcome.messages.contains("line " + QByteArray::number(line) + ' '),
            outcome.messages.constData());
    const Outcome json = program.call({u"diff"_s, u"cut.diff"_s, u"--json"_s});
    QCOMPARE(json.exitCode, 1);
    const QJsonArray problems = json.document().value("problems"_L1).toArray();
    QCOMPARE(problems.size(), 1);
    QCOMPARE(problems.at(0).toObject().value("line"_L1).toInt(), line);
}

void TestDiffVerb::issueShowsItsMergedChange()
{
    const Program program;
    program.write(u"week.ndjson"_s, bundleWithPatch());
    QCOMPARE(program.call({u"init"_s}).exitCode, 0);
    const Outcome imported = program.call({u"import"_s, u"week.ndjson"_s});
    QVERIFY2(imported.exitCode == 0, imported.messages.constData());
    const Outcome issue = program.call({u"diff"_s, u"org/a#1"_s, u"--numstat"_s});
    QVERIFY2(issue.exitCode == 0, issue.messages.constData());
    QCOMPARE(issue.output, "1\t0\tf\n"_ba);
    const Outcome change = program.call({u"diff"_s, u"org/a#8"_s, u"--numstat"_s});
    QCOMPARE(change.output, "1\t1\tw\n"_ba);
    const Outcome none = program.call({u"diff"_s, u"org/a#2"_s});
    QCOMPARE(none.exitCode, 2);
    QCOMPARE(none.messageLines().size(), 1);
    QVERIFY2(none.messages.contains("org/a#2"), none.messages.constData());
}

void TestDiffVerb::mistakesAreOneLine_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("message");
    QTest::newRow("what") << QStringList{u"diff"_s} << "FILE"_ba;
    QTest::newRow("no such file") << QStringList{u"diff"_s, u"none.diff"_s} << "none.diff"_ba;
    QTest::newRow("a folder") << QStringList{u"diff"_s, u"."_s} << "."_ba;
    QTest::newRow("an issue without a workspace") << QStringList{u"diff"_s, u"org/a#1"_s} << "workspace"_ba;
}

void TestDiffVerb::mistakesAreOneLine()
{
    QFETCH(const QStringList, arguments);
    QFETCH(const QByteArray, message);
    const Program program;
    const Outcome outcome = program.call(arguments);
    QCOMPARE(outcome.exitCode, 2);
    QVERIFY(outcome.output.isEmpty());
    QVERIFY2(outcome.messageLines().size() == 1, outcome.messages.constData());
    QVERIFY2(outcome.messages.contains(message), outcome.messages.constData());
}

QTEST_GUILESS_MAIN(TestDiffVerb)
#include "tst_diffverb.moc"
