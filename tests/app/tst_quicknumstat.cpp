// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "program.h"

#include <QDir>
#include <QFileInfo>
#include <QTest>

using namespace Winnow;
using namespace Qt::StringLiterals;

namespace {

constexpr auto oneFile = "diff --git a/f b/f\nindex 1111111..2222222 100644\n--- a/f\n+++ b/f\n";

QByteArray contents(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// A copy of the program in a folder of its own, where it finds no library to load.
Outcome callAlone(const Program &program, const QStringList &arguments)
{
    const QString alone = program.filePath(u"alone/winnow"_s);
    if (!QFile::exists(alone)
            && (!QDir(program.filePath(u"."_s)).mkdir(u"alone"_s)
                    || !QFile::copy(QStringLiteral(WINNOW_PROGRAM), alone)))
        qFatal("the program could not be copied");
    QProcess process;
    process.setWorkingDirectory(program.filePath(u"."_s));
    process.start(alone, arguments);
    return Program::outcomeOf(process);
}

/// A line of arguments that means the same as `diff --numstat FILE`, but that only the verbs understand.
Outcome callVerb(const Program &program, const QString &file)
{
    return program.call({u"diff"_s, u"--numstat"_s, u"-w"_s, u"none.winnow"_s, file});
}

void addDiffs()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<bool>("isWhole");
    const QByteArray head = oneFile;
    QTest::newRow("whole") << head + "@@ -1,2 +1,3 @@\n one\n-two\n+zwei\n+drei\n" << true;
    QTest::newRow("renamed") << "diff --git a/old/n.md b/new/n.md\nsimilarity index 100%\n"
                                "rename from old/n.md\nrename to new/n.md\n"_ba
                             << true;
    QTest::newRow("binary, quoted")
            << "diff --git \"a/\\346\\226\\207\" \"b/\\346\\226\\207\"\n"
               "index 11..22 100644\n"
               "Binary files \"a/\\346\\226\\207\" and \"b/\\346\\226\\207\" differ\n"_ba
            << true;
    QTest::newRow("empty") << QByteArray() << true;
    QTest::newRow("no diff") << "a line\0of anything\n"_ba << true;
    QTest::newRow("cut") << head + "@@ -1,2 +1,3 @@\n one\n+two\n" << false;
    QTest::newRow("damaged head") << head + "@@ -1 +1 @@\n-a\n+b\n@@ -x +9 @@\n+c\n" << false;
    const QDir corpus(QStringLiteral(WINNOW_DIFF_CORPUS));
    for (const QString &name : corpus.entryList({u"*.diff"_s}, QDir::Files, QDir::Name))
        QTest::newRow(qPrintable(name)) << contents(corpus.filePath(name)) << name.startsWith("ok-"_L1);
}

} // namespace

/// `diff --numstat FILE` is answered before anything else is loaded, and nobody can tell from the answer.
class TestQuickNumstat final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(); }
    void answersAsTheVerb_data() { addDiffs(); }
    void answersAsTheVerb();
    void needsNoLibraryForWholeDiffs_data() { addDiffs(); }
    void needsNoLibraryForWholeDiffs();
    void programLinksNoQt();
    void leavesTheRestToTheVerb_data();
    void leavesTheRestToTheVerb();
    void fileNamedLikeAnIssue();
};

void TestQuickNumstat::answersAsTheVerb()
{
    QFETCH(const QByteArray, text);
    QFETCH(const bool, isWhole);
    const Program program;
    program.write(u"x.diff"_s, text);
    const Outcome slow = callVerb(program, u"x.diff"_s);
    QCOMPARE(slow.exitCode, isWhole ? 0 : 1);
    for (const QStringList &arguments : {QStringList{u"diff"_s, u"--numstat"_s, u"x.diff"_s},
                 QStringList{u"diff"_s, u"x.diff"_s, u"--numstat"_s}}) {
        const Outcome quick = program.call(arguments);
        QCOMPARE(quick.exitCode, slow.exitCode);
        QCOMPARE(quick.output, slow.output);
        QCOMPARE(quick.messages, slow.messages);
    }
}

void TestQuickNumstat::needsNoLibraryForWholeDiffs()
{
    QFETCH(const QByteArray, text);
    QFETCH(const bool, isWhole);
    const Program program;
    program.write(u"x.diff"_s, text);
    const Outcome quick = callAlone(program, {u"diff"_s, u"--numstat"_s, u"x.diff"_s});
    if (isWhole) {
        QCOMPARE(quick.exitCode, 0);
        QCOMPARE(quick.output, callVerb(program, u"x.diff"_s).output);
        QCOMPARE(quick.messages, ""_ba);
    } else {
        // The words for what is damaged are the verbs'; half an answer would be worse than none.
        QCOMPARE(quick.exitCode, 2);
        QCOMPARE(quick.output, ""_ba);
        QVERIFY2(quick.messages.contains("winnow-verbs"), quick.messages.constData());
    }
}

/// With needsNoLibraryForWholeDiffs(): what is not linked and not there to be loaded was not used.
void TestQuickNumstat::programLinksNoQt()
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"LD_TRACE_LOADED_OBJECTS"_s, u"1"_s); // As ldd asks the loader.
    process.setProcessEnvironment(environment);
    process.start(QStringLiteral(WINNOW_PROGRAM), {});
    const Outcome linked = Program::outcomeOf(process);
    QCOMPARE(linked.exitCode, 0);
    QVERIFY2(linked.output.contains("libc."), linked.output.constData());
    for (const char *library : {"Qt", "icu", "glib", "sqlite"})
        QVERIFY2(!linked.output.contains(library), linked.output.constData());
}

void TestQuickNumstat::leavesTheRestToTheVerb_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("exitCode");
    const auto row = [](const QStringList &arguments, int exitCode) {
        QTest::newRow(qPrintable(arguments.join(u' '))) << arguments << exitCode;
    };
    row({u"diff"_s, u"--numstat"_s, u"none.diff"_s}, 2);
    row({u"diff"_s, u"--numstat"_s, u"."_s}, 2);
    row({u"diff"_s, u"--numstat"_s, u""_s}, 2);
    row({u"diff"_s, u"--numstat"_s, u"org/a#1"_s}, 2);
    row({u"diff"_s, u"--numstat"_s}, 2);
    row({u"diff"_s, u"--numstat"_s, u"--numstat"_s}, 2);
    row({u"diff"_s, u"--numstat"_s, u"--help"_s}, 0);
    row({u"diff"_s, u"x.diff"_s}, 0);
    row({u"diff"_s, u"x.diff"_s, u"--json"_s}, 0);
    row({u"diff"_s, u"x.diff"_s, u"--numstats"_s}, 2);
    row({u"diff"_s, u"x.diff"_s, u"--numstat"_s, u"y.diff"_s}, 2);
}

void TestQuickNumstat::leavesTheRestToTheVerb()
{
    QFETCH(const QStringList, arguments);
    QFETCH(const int, exitCode);
    const Program program;
    program.write(u"x.diff"_s, QByteArray(oneFile) + "@@ -1 +1 @@\n-a\n+b\n");
    const Outcome outcome = program.call(arguments);
    QCOMPARE(outcome.exitCode, exitCode);
    QVERIFY2(outcome.output.isEmpty() == (exitCode != 0), outcome.output.constData());
    QCOMPARE(outcome.messageLines().size(), exitCode == 0 ? 0 : 1);
    const Outcome alone = callAlone(program, arguments);
    QCOMPARE(alone.exitCode, 2);
    QVERIFY2(alone.messages.contains("winnow-verbs"), alone.messages.constData());
}

/// A file wins over an issue, for the program as for the verb.
void TestQuickNumstat::fileNamedLikeAnIssue()
{
    const Program program;
    QVERIFY(QDir(program.filePath(u"."_s)).mkdir(u"org"_s));
    program.write(u"org/a#1"_s, QByteArray(oneFile) + "@@ -1 +1 @@\n-a\n+b\n");
    const Outcome quick = program.call({u"diff"_s, u"--numstat"_s, u"org/a#1"_s});
    QCOMPARE(quick.exitCode, 0);
    QCOMPARE(quick.output, "1\t1\tf\n"_ba);
    QCOMPARE(callVerb(program, u"org/a#1"_s).output, quick.output);
}

QTEST_GUILESS_MAIN(TestQuickNumstat)
#include "tst_quicknumstat.moc"
