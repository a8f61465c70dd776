// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "program.h"
#include "weekbundle.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

using namespace Winnow;
using namespace Qt::StringLiterals;

namespace {

QByteArrayList words(const char *text)
{
    return QByteArray(text).split(' ');
}

QStringList arguments(const QString &line)
{
    return line.split(u' ', Qt::SkipEmptyParts);
}

/// `"key":"value"` as it stands in a bundle.
QByteArray member(const char *key, const char *value)
{
    return QByteArray("\"") + key + "\":\"" + value + '"';
}

} // namespace

class TestCommandLine final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void initMakesAndNeverOverwrites();
    void importReports();
    void importRefusesLines();
    void importShowsFiftyRefusedLines();
    void importStrictChangesNothing();
    void exportComesBackEqual();
    void prefilterCounts();
    void funnelCounts();
    void candidatesAreListed();
    void candidatesTakeQueryOrderAndPage_data();
    void candidatesTakeQueryOrderAndPage();
    void decideRecords();
    void decideNamesItsReviewer();
    void checkSaysSoundOrWhatIsWrong();
    void workspaceOptionStandsAnywhere();
    void textsAreForPeople_data();
    void textsAreForPeople();
    void helpExplains_data();
    void helpExplains();
    void badArguments_data();
    void badArguments();

private:
    // The week's workspace as the program itself makes it, before and after the rules were applied.
    QByteArray m_week;
    QByteArray m_filteredWeek;
};

void TestCommandLine::init()
{
    QTest::failOnWarning();
}

void TestCommandLine::initTestCase()
{
    const Program program;
    program.write(u"week.ndjson"_s, weekBundle());
    QCOMPARE(program.call({u"init"_s, u"--series"_s, u"picks"_s}).exitCode, 0);
    const Outcome imported = program.call({u"import"_s, u"week.ndjson"_s});
    QVERIFY2(imported.exitCode == 0, imported.messages.constData());
    m_week = program.read(u"picks.winnow"_s);
    QCOMPARE(program.call({u"prefilter"_s}).exitCode, 0);
    m_filteredWeek = program.read(u"picks.winnow"_s);
}

void TestCommandLine::initMakesAndNeverOverwrites()
{
    const Program program;
    const Outcome made = program.call({u"init"_s, u"--series"_s, u"picks"_s, u"--json"_s});
    QCOMPARE(made.exitCode, 0);
    QCOMPARE(made.output, R"({"path":"picks.winnow","schema":7})"_ba + '\n');
    QVERIFY(made.messages.isEmpty());
    const Outcome again = program.call({u"init"_s, u"--series"_s, u"picks"_s, u"--json"_s});
    QCOMPARE(again.exitCode, 2);
    QVERIFY(again.output.isEmpty());
    QCOMPARE(again.messageLines().size(), 1);
    QVERIFY(again.messages.startsWith("winnow: "));
    QCOMPARE(program.call({u"init"_s, u"--json"_s}).document().value("path"_L1).toString(),
            u"workspace.winnow"_s);
    const Outcome named = program.call(arguments(u"-w deep/er/x.winnow init --series org/picks --json"_s));
    QCOMPARE(named.document().value("path"_L1).toString(), u"deep/er/x.winnow"_s);
    QVERIFY(QFile::exists(program.filePath(u"deep/er/x.winnow"_s)));
}

void TestCommandLine::importReports()
{
    const Program program;
    program.write(
            u"week.ndjson"_s, weekBundle() + R"({"type":"vote","x":1})" + '\n' + R"({"type":"vote"})" + '\n');
    QCOMPARE(program.call({u"init"_s}).exitCode, 0);
    const Outcome first = program.call({u"import"_s, u"week.ndjson"_s, u"--json"_s});
    QVERIFY2(first.exitCode == 0, first.messages.constData());
    QCOMPARE(first.keys(), words("lines records added changed unchanged refused unknown"));
    const QJsonObject report = first.document();
    QCOMPARE(report.value("lines"_L1).toInt(), 11);
    QCOMPARE(report.value("records"_L1).toObject().value("issue"_L1).toInt(), 5);
    QCOMPARE(report.value("added"_L1).toInt(), 8);
    QCOMPARE(report.value("refused"_L1).toArray(), QJsonArray());
    QCOMPARE(report.value("unknown"_L1).toObject(), (QJsonObject{{u"vote"_s, 2}}));
    QVERIFY2(first.messages.contains("'vote'"), first.messages.constData());

    const QJsonObject second = program.call({u"import"_s, u"week.ndjson"_s, u"--json"_s}).document();
    QCOMPARE(second.value("added"_L1).toInt(), 0);
    QCOMPARE(second.value("changed"_L1).toInt(), 0);
}

void TestCommandLine::importRefusesLines()
{
    const Program program;
    program.write(u"bad.ndjson"_s,
            R"({"type":"issue","repo":"org/a","number":"1","closed_at":"2026-09-31"})"_ba + '\n'
                    + R"({"type":"issue","repo":"org/a","number":"2","title":"good"})" + '\n');
    QCOMPARE(program.call({u"init"_s}).exitCode, 0);
    const Outcome outcome = program.call({u"import"_s, u"bad.ndjson"_s, u"--json"_s});
    QCOMPARE(outcome.exitCode, 1);
    const QJsonArray refused = outcome.document().value("refused"_L1).toArray();
    QCOMPARE(refused.size(), 1);
    const QByteArray line = QJsonDocument(refused).toJson(QJsonDocument::Compact);
    QCOMPARE(refused.at(0).toObject().value("file"_L1).toString(), u"bad.ndjson"_s);
    QCOMPARE(refused.at(0).toObject().value("line"_L1).toInt(), 1);
    QCOMPARE(refused.at(0).toObject().value("path"_L1).toString(), u"issue.closed_at"_s);
    const qsizetype at = outcome.output.indexOf("\"refused\":[") + 11;
    QCOMPARE(topLevelKeys(outcome.output.sliced(at)), words("file line path message"));
    QCOMPARE(outcome.messageLines().value(0),
            "winnow: bad.ndjson:1: issue.closed_at: not an ISO 8601 time: '2026-09-31'"_ba);
    QCOMPARE(program.call({u"funnel"_s, u"--json"_s}).document().value("pool"_L1).toInt(), 1);
}

void TestCommandLine::importShowsFiftyRefusedLines()
{
    const Program program;
    program.write(u"bad.ndjson"_s, "{\n"_ba.repeated(73));
    QCOMPARE(program.call({u"init"_s}).exitCode, 0);
    const Outcome outcome = program.call({u"import"_s, u"bad.ndjson"_s});
    QCOMPARE(outcome.exitCode, 1);
    QCOMPARE(outcome.messageLines().size(), 51);
    QVERIFY2(outcome.messageLines().constLast().contains("23"),
            outcome.messageLines().constLast().constData());
}

void TestCommandLine::importStrictChangesNothing()
{
    const Program program;
    program.write(u"bad.ndjson"_s, weekBundle() + "{\n");
    QCOMPARE(program.call({u"init"_s}).exitCode, 0);
    const Outcome outcome = program.call({u"import"_s, u"--strict"_s, u"bad.ndjson"_s, u"--json"_s});
    QCOMPARE(outcome.exitCode, 2);
    QCOMPARE(outcome.document().value("refused"_L1).toArray().size(), 1);
    QCOMPARE(program.call({u"funnel"_s, u"--json"_s}).document().value("pool"_L1).toInt(), 0);
    QCOMPARE(program.call({u"import"_s, u"bad.ndjson"_s, u"none.ndjson"_s}).exitCode, 2);
    QCOMPARE(program.call({u"funnel"_s, u"--json"_s}).document().value("pool"_L1).toInt(), 0);
}

void TestCommandLine::exportComesBackEqual()
{
    const Program program;
    program.write(u"picks.winnow"_s, m_week);
    const Outcome outcome = program.call(arguments(u"export --to bundle -o out.ndjson.gz --json"_s));
    QCOMPARE(outcome.exitCode, 0);
    QCOMPARE(outcome.keys(), words("lines records"));
    QCOMPARE(outcome.document().value("records"_L1).toObject().value("issue"_L1).toInt(), 5);
    QVERIFY(QFile::exists(program.filePath(u"out.ndjson.gz"_s)));
    QCOMPARE(program.call(arguments(u"-w copy.winnow init"_s)).exitCode, 0);
    QCOMPARE(program.call(arguments(u"-w copy.winnow import out.ndjson.gz"_s)).exitCode, 0);
    QCOMPARE(program.call(arguments(u"-w picks.winnow export -o a.ndjson"_s)).exitCode, 0);
    QCOMPARE(program.call(arguments(u"-w copy.winnow export -o b.ndjson"_s)).exitCode, 0);
    QCOMPARE(program.read(u"b.ndjson"_s), program.read(u"a.ndjson"_s));
    QCOMPARE(program.call(arguments(u"-w picks.winnow export -o nowhere/a.ndjson"_s)).exitCode, 2);
    QCOMPARE(program.call(arguments(u"-w picks.winnow export --to csv -o a.csv"_s)).exitCode, 2);
}

void TestCommandLine::prefilterCounts()
{
    const Program program;
    program.write(u"picks.winnow"_s, m_week);
    const Outcome outcome = program.call({u"prefilter"_s, u"--json"_s});
    QCOMPARE(outcome.exitCode, 0);
    QCOMPARE(outcome.output,
            R"({"pool":5,"candidates":2,"dropped":{"cve":1,"outside-window":1,"spam":1}})"_ba + '\n');
    QCOMPARE(program.call({u"prefilter"_s, u"--json"_s, u"--batch"_s, u"picks/7"_s}).output, outcome.output);
    QVERIFY(program.call({u"prefilter"_s}).output.contains("0 newly"));
}

void TestCommandLine::funnelCounts()
{
    const Program program;
    program.write(u"picks.winnow"_s, m_filteredWeek);
    QCOMPARE(program.call(arguments(u"decide org/a#1 keep --reason root-cause"_s)).exitCode, 0);
    const Outcome outcome = program.call({u"funnel"_s, u"--json"_s});
    QCOMPARE(outcome.exitCode, 0);
    QCOMPARE(outcome.output,
            R"({"swept":5,"pool":5,"candidates":2,"analysed":1,"kept":1,"dropped":{"prefilter":)"
            R"({"cve":1,"outside-window":1,"spam":1},"analysis":{},"editor":{}},"leftover":1})"_ba
                    + '\n');
    QCOMPARE(program.call(arguments(u"funnel --json --batch picks/7"_s)).output, outcome.output);
}

void TestCommandLine::candidatesAreListed()
{
    const Program program;
    program.write(u"picks.winnow"_s, m_filteredWeek);
    const Outcome outcome = program.call({u"candidates"_s, u"--json"_s});
    QCOMPARE(outcome.exitCode, 0);
    QCOMPARE(outcome.output, weekCandidates());
}

void TestCommandLine::candidatesTakeQueryOrderAndPage_data()
{
    QTest::addColumn<QString>("options");
    QTest::addColumn<QByteArrayList>("numbers");
    QTest::newRow("closed") << u""_s << words("I6ABCD 1");
    QTest::newRow("reverse") << u"--reverse"_s << words("1 I6ABCD");
    QTest::newRow("repo") << u"--sort repo"_s << words("1 I6ABCD");
    QTest::newRow("title") << u"--sort title"_s << words("I6ABCD 1");
    QTest::newRow("words") << u"--query 算子"_s << words("1");
    QTest::newRow("filtered") << u"--query verdict:filtered --sort number"_s << words("2 3 5");
    QTest::newRow("facet") << u"--query repo:org/b"_s << words("I6ABCD");
    QTest::newRow("nothing") << u"--query nosuchword"_s << QByteArrayList{};
    QTest::newRow("limit") << u"--limit 1"_s << words("I6ABCD");
    QTest::newRow("offset") << u"--offset 1"_s << words("1");
    QTest::newRow("past the end") << u"--offset 9 --limit 9223372036854775807"_s << QByteArrayList{};
    QTest::newRow("limit none") << u"--limit 0"_s << QByteArrayList{};
}

void TestCommandLine::candidatesTakeQueryOrderAndPage()
{
    const Program program;
    program.write(u"picks.winnow"_s, m_filteredWeek);
    QFETCH(const QString, options);
    const Outcome outcome = program.call(QStringList{u"candidates"_s, u"--json"_s} + arguments(options));
    QVERIFY2(outcome.exitCode == 0, outcome.messages.constData());
    QByteArrayList numbers;
    for (const QByteArray &line : outcome.output.split('\n')) {
        if (!line.isEmpty())
            numbers.append(QJsonDocument::fromJson(line).object().value("number"_L1).toString().toUtf8());
    }
    QTEST(numbers, "numbers");
}

void TestCommandLine::decideRecords()
{
    const Program program;
    program.write(u"picks.winnow"_s, m_week);
    const Outcome outcome = program.call({u"decide"_s, u"org/b#I6ABCD"_s, u"keep"_s, u"--reason"_s,
            u"fix-landed"_s, u"--note"_s, u"看过 diff"_s, u"--json"_s});
    QCOMPARE(outcome.exitCode, 0);
    QCOMPARE(outcome.keys(), words("repo number verdict reason at"));
    QCOMPARE(outcome.document().value("verdict"_L1).toString(), u"keep"_s);
    QCOMPARE(outcome.document().value("reason"_L1).toString(), u"fix-landed"_s);
    QVERIFY(outcome.document().value("at"_L1).toString().endsWith(u'Z'));
    QCOMPARE(program.call(arguments(u"decide org/a#1 hold --until 2026-10-01"_s)).exitCode, 0);
    QCOMPARE(program.call(arguments(u"decide org/a#2 drop --duplicate-of org/a#1"_s)).exitCode, 0);
    QCOMPARE(program.call(arguments(u"export -o out.ndjson"_s)).exitCode, 0);
    const QByteArray bundle = program.read(u"out.ndjson"_s);
    QVERIFY2(bundle.contains("看过 diff"), bundle.constData());
    QVERIFY(bundle.contains(member("until", "2026-09-30T16:00:00Z")));
    QVERIFY(bundle.contains(member("reason", "duplicate")));
    QCOMPARE(program.call(arguments(u"decide org/b#I6ABCD undecided --json"_s))
                     .document()
                     .value("reason"_L1)
                     .type(),
            QJsonValue::Null);
}

void TestCommandLine::decideNamesItsReviewer()
{
    Program program;
    program.write(u"picks.winnow"_s, m_week);
    QCOMPARE(program.call(arguments(u"decide org/a#1 keep"_s)).exitCode, 0);
    QCOMPARE(program.call(arguments(u"decide org/a#1 keep --by 林知秋"_s)).exitCode, 0);
    program.setVariable(u"WINNOW_REVIEWER"_s, u""_s);
    QCOMPARE(program.call(arguments(u"decide org/a#1 keep"_s)).exitCode, 0);
    QCOMPARE(program.call(arguments(u"export -o out.ndjson"_s)).exitCode, 0);
    const QByteArray bundle = program.read(u"out.ndjson"_s);
    QVERIFY(bundle.contains(member("by", "tester")));
    QVERIFY(bundle.contains(member("by", "林知秋")));
    QCOMPARE(bundle.count("\"by\":"), 3);
    QVERIFY(!bundle.contains(member("by", "")));
}

void TestCommandLine::checkSaysSoundOrWhatIsWrong()
{
    const Program program;
    program.write(u"picks.winnow"_s, m_week);
    const Outcome sound = program.call({u"check"_s, u"--json"_s});
    QCOMPARE(sound.exitCode, 0);
    QCOMPARE(sound.output, R"({"ok":true,"problems":[]})"_ba + '\n');
    QFile file(program.filePath(u"picks.winnow"_s));
    QVERIFY(file.resize(file.size() / 2));
    const Outcome cut = program.call({u"check"_s, u"--json"_s});
    QCOMPARE(cut.exitCode, 1);
    QCOMPARE(cut.keys(), words("ok problems"));
    QCOMPARE(cut.document().value("ok"_L1).toBool(true), false);
    QCOMPARE(cut.document().value("problems"_L1).toArray().size(), 1);
    QVERIFY(cut.messages.isEmpty());
}

void TestCommandLine::workspaceOptionStandsAnywhere()
{
    Program program;
    program.write(u"picks.winnow"_s, m_week);
    QCOMPARE(program.call(arguments(u"-w other.winnow init"_s)).exitCode, 0);
    const Outcome two = program.call({u"funnel"_s, u"--json"_s});
    QCOMPARE(two.exitCode, 2);
    QVERIFY2(two.messages.contains("picks.winnow"), two.messages.constData());
    QCOMPARE(two.messageLines().size(), 1);
    for (const QString &line : {u"-w picks.winnow funnel --json"_s, u"funnel -w picks.winnow --json"_s,
                 u"--json funnel --workspace picks.winnow"_s, u"--workspace=picks.winnow --json funnel"_s})
        QCOMPARE(program.call(arguments(line)).document().value("pool"_L1).toInt(), 5);
    program.setVariable(u"WINNOW_WORKSPACE"_s, program.filePath(u"picks.winnow"_s));
    QCOMPARE(program.call({u"funnel"_s, u"--json"_s}).document().value("pool"_L1).toInt(), 5);
    QCOMPARE(program.call(arguments(u"-w other.winnow funnel --json"_s)).document().value("pool"_L1).toInt(),
            0);
    // A new workspace is made there, too, and one that is there is left alone.
    QCOMPARE(program.call({u"init"_s}).exitCode, 2);
    program.setVariable(u"WINNOW_WORKSPACE"_s, program.filePath(u"fresh.winnow"_s));
    QCOMPARE(program.call({u"init"_s}).exitCode, 0);
    QVERIFY(QFile::exists(program.filePath(u"fresh.winnow"_s)));
}

void TestCommandLine::textsAreForPeople_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("funnel") << u"funnel"_s << "candidates\t5"_ba;
    QTest::newRow("candidates") << u"candidates"_s << "2026-09-18 16:38\torg/a#1\tundecided\t算子报错\n"_ba;
    QTest::newRow("decide") << u"decide org/a#1 keep"_s << "org/a#1: keep"_ba;
    QTest::newRow("check") << u"check"_s << "picks.winnow is sound."_ba;
    QTest::newRow("prefilter") << u"prefilter"_s << "5 in the pool, 2 candidates, 3 newly recorded"_ba;
    QTest::newRow("export") << u"export -o x.ndjson"_s << "x.ndjson"_ba;
    QTest::newRow("import") << u"import week.ndjson"_s << "0 added"_ba;
}

void TestCommandLine::textsAreForPeople()
{
    const Program program;
    program.write(u"picks.winnow"_s, m_week);
    program.write(u"week.ndjson"_s, weekBundle());
    QFETCH(const QString, line);
    QFETCH(const QByteArray, text);
    const Outcome outcome = program.call(arguments(line));
    QCOMPARE(outcome.exitCode, 0);
    QVERIFY2(outcome.output.contains(text), outcome.output.constData());
    QVERIFY2(outcome.messages.isEmpty(), outcome.messages.constData());
}

void TestCommandLine::helpExplains_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("all") << u"--help"_s << "decide"_ba;
    QTest::newRow("-h") << u"-h"_s << "prefilter"_ba;
    QTest::newRow("version") << u"--version"_s << "winnow "_ba;
    QTest::newRow("init") << u"init --help"_s << "--series"_ba;
    QTest::newRow("import") << u"import --help"_s << "--strict"_ba;
    QTest::newRow("export") << u"export --help"_s << "--output"_ba;
    QTest::newRow("prefilter") << u"prefilter --help"_s << "--batch"_ba;
    QTest::newRow("funnel") << u"funnel --help"_s << "--json"_ba;
    QTest::newRow("candidates") << u"candidates --help"_s << "--query"_ba;
    QTest::newRow("decide") << u"decide --help"_s << "--reason"_ba;
    QTest::newRow("diff") << u"diff --help"_s << "--numstat"_ba;
    QTest::newRow("evidence") << u"evidence --help"_s << "org/repo#N"_ba;
    QTest::newRow("check") << u"check --help"_s << "--workspace"_ba;
}

void TestCommandLine::helpExplains()
{
    const Program program;
    QFETCH(const QString, line);
    QFETCH(const QByteArray, text);
    const Outcome outcome = program.call(arguments(line));
    QCOMPARE(outcome.exitCode, 0);
    QVERIFY2(outcome.output.contains(text), outcome.output.constData());
    QVERIFY(outcome.messages.isEmpty());
}

void TestCommandLine::badArguments_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QByteArray>("message");
    QTest::newRow("unknown verb") << u"frobnicate"_s << "'frobnicate'"_ba;
    QTest::newRow("no verb") << u"--json"_s << "Which verb?"_ba;
    QTest::newRow("unknown option") << u"funnel --frob"_s << "'--frob'"_ba;
    QTest::newRow("one word too many") << u"check me"_s << "'me'"_ba;
    QTest::newRow("import what") << u"import"_s << "FILE"_ba;
    QTest::newRow("import missing file") << u"import none.ndjson"_s << "none.ndjson"_ba;
    QTest::newRow("export where") << u"export"_s << "--output"_ba;
    QTest::newRow("-w without a file") << u"funnel -w"_s << "--workspace"_ba;
    QTest::newRow("bad sort") << u"candidates --sort colour"_s << "'colour'"_ba;
    QTest::newRow("negative limit") << u"candidates --limit -4"_s << "-4"_ba;
    QTest::newRow("limit no number") << u"candidates --limit x"_s << "x"_ba;
    QTest::newRow("bad issue") << u"decide org keep"_s << "'org'"_ba;
    QTest::newRow("issue without a number") << u"decide org/a# keep"_s << "org/repo#N"_ba;
    QTest::newRow("unknown issue") << u"decide org/a#77 keep"_s << "org/a#77"_ba;
    QTest::newRow("bad verdict") << u"decide org/a#1 maybe"_s << "'maybe'"_ba;
    QTest::newRow("reason of the other verdict") << u"decide org/a#1 keep --reason spam"_s << "'spam'"_ba;
    QTest::newRow("other without note") << u"decide org/a#1 drop --reason other"_s << "note"_ba;
    QTest::newRow("until with keep") << u"decide org/a#1 keep --until 2026-10-01"_s << "--until"_ba;
    QTest::newRow("until no day") << u"decide org/a#1 hold --until 2026-09-31"_s << "2026-09-31"_ba;
    QTest::newRow("duplicate of itself") << u"decide org/a#1 drop --duplicate-of org/a#1"_s << "itself"_ba;
    QTest::newRow("bad batch") << u"funnel --batch seven"_s << "'seven'"_ba;
    QTest::newRow("unknown batch") << u"funnel --batch picks/99"_s << "picks/99"_ba;
    QTest::newRow("prefilter unknown batch") << u"prefilter --batch nope/1"_s << "nope/1"_ba;
}

void TestCommandLine::badArguments()
{
    const Program program;
    program.write(u"picks.winnow"_s, m_week);
    QFETCH(const QString, line);
    QFETCH(const QByteArray, message);
    const Outcome outcome = program.call(arguments(line));
    QCOMPARE(outcome.exitCode, 2);
    QVERIFY2(outcome.output.isEmpty(), outcome.output.constData());
    QVERIFY2(outcome.messageLines().size() == 1, outcome.messages.constData());
    QVERIFY2(outcome.messages.startsWith("winnow: "), outcome.messages.constData());
    QVERIFY2(outcome.messages.contains(message), outcome.messages.constData());
    QCOMPARE(program.read(u"picks.winnow"_s), m_week);
}

QTEST_GUILESS_MAIN(TestCommandLine)
#include "tst_commandline.moc"
