// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "importfixture.h"
#include "recordgenerator.h"

#include "bundle/bundleimport.h"
#include "bundle/bundlewriter.h"
#include "bundle/gzipwriter.h"

#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Winnow {

/// What an import takes in, what it leaves out, and what it says about it.
class TestBundleImport final
    : public QObject
    , private ImportFixture
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(); }
    void countsByType();
    void secondTimeChangesNothing();
    void orderDoesNotMatter();
    void badLinesAreRefusedAlone();
    void refusedListIsCapped();
    void unknownIsCounted();
    void commentBeforeItsIssue();
    void packed();
    void cutFile();
    void cutPackedFile();
    void headerRanksItsOwnFileOnly();
    void keyFieldsAloneGoIn();
};

namespace {

/// Records as they might come from anywhere, each natural key once.
QByteArrayList generatedLines(quint32 seed, int count)
{
    RecordGenerator generator(seed);
    QByteArrayList lines;
    for (int i = 0; i < count; ++i) {
        const Record record = generator.record();
        // An event without a kind and a second header are cases of their own.
        const auto *event = std::get_if<EventRecord>(&record);
        if (!std::holds_alternative<BundleHeader>(record) && (!event || !event->kind.isNull()))
            lines.append(writeBundleLine(record) + '\n');
    }
    return lines;
}

} // namespace

void TestBundleImport::countsByType()
{
    Workspace workspace = newWorkspace();
    const auto report = importBundles(workspace,
            {write(u"a.ndjson"_s,
                    R"({"type":"bundle","version":1})"
                    "\n\n" + issueLine(1)
                            + issueLine(2) + commentLine(1, 1))});
    QVERIFY(report);
    QCOMPARE(report->lines, 4);
    QCOMPARE(report->records, (QMap<QString, qint64>{{u"bundle"_s, 1}, {u"issue"_s, 2}, {u"event"_s, 1}}));
    QCOMPARE(report->added, 3);
    QCOMPARE(report->changed, 0);
    QCOMPARE(report->unchanged, 1);
    QCOMPARE(report->refusedCount, 0);
    QCOMPARE(report->indexedIssues, 2);
    QVERIFY(report->written);
    QVERIFY(!report->cancelled);
}

void TestBundleImport::secondTimeChangesNothing()
{
    const QString path = write(u"a.ndjson"_s, generatedLines(1, 3000).join());
    Workspace workspace = newWorkspace();
    const auto first = importBundles(workspace, {path});
    QVERIFY(first);
    QCOMPARE(first->refused, QList<RefusedLine>{});
    QVERIFY(first->added > 2000);
    const QByteArray before = exported(workspace);
    const auto second = importBundles(workspace, {path});
    QVERIFY(second);
    QCOMPARE(second->added, 0);
    QCOMPARE(second->changed, 0);
    QCOMPARE(second->unchanged, second->lines);
    QVERIFY(exported(workspace) == before);

    Workspace other = newWorkspace();
    QVERIFY(importBundles(other, {write(u"b.ndjson"_s, before)}));
    QVERIFY(exported(other) == before);
}

void TestBundleImport::orderDoesNotMatter()
{
    QByteArrayList lines = generatedLines(2, 2000);
    for (int i = 1; i <= 50; ++i)
        lines += {issueLine(i), commentLine(i, 1), commentLine(i, 2)};
    Workspace inOrder = newWorkspace();
    QVERIFY(importBundles(inOrder, {write(u"a.ndjson"_s, lines.join())}));
    const QByteArray expected = exported(inOrder);
    std::mt19937 random(20261130);
    for (int round = 0; round < 3; ++round) {
        std::ranges::shuffle(lines, random);
        Workspace shuffled = newWorkspace();
        const qsizetype half = lines.size() / 2;
        const auto report = importBundles(shuffled,
                {write(u"b.ndjson"_s, lines.first(half).join()),
                        write(u"c.ndjson"_s, lines.sliced(half).join())});
        QVERIFY(report);
        QVERIFY(exported(shuffled) == expected);
    }
}

void TestBundleImport::badLinesAreRefusedAlone()
{
    Workspace workspace = newWorkspace();
    const QString a = write(u"a.ndjson"_s, issueLine(1) + "nonsense\n" + issueLine(2));
    const QString b = write(u"week38.ndjson"_s,
            issueLine(3)
                    + R"({"type":"issue","repo":"o/r","number":"4","closed_at":"2026-09-31"})"
                      "\n");
    const auto report = importBundles(workspace, {a, b});
    QVERIFY(report);
    QCOMPARE(report->lines, 5);
    QCOMPARE(report->added, 3);
    QCOMPARE(report->refusedCount, 2);
    QCOMPARE(report->refused,
            (QList<RefusedLine>{{a, 2, {}, u"expected a value, got 'nonsense' (at byte 1)"_s},
                    {b, 2, u"issue.closed_at"_s, u"not an ISO 8601 time: '2026-09-31'"_s}}));
    QCOMPARE(formatRefusedLine({u"week38.ndjson"_s, 1042, u"issue.closed_at"_s,
                     u"not an ISO 8601 time: '2026-09-31'"_s}),
            u"week38.ndjson:1042: issue.closed_at: not an ISO 8601 time: '2026-09-31'");
    QCOMPARE(formatRefusedLine({u"a"_s, 2, {}, u"m"_s}), u"a:2: m");
}

void TestBundleImport::refusedListIsCapped()
{
    Workspace workspace = newWorkspace();
    const auto report =
            importBundles(workspace, {write(u"a.ndjson"_s, QByteArray("x\n").repeated(2500) + issueLine(1))});
    QVERIFY(report);
    QCOMPARE(report->refusedCount, 2500);
    QCOMPARE(report->refused.size(), BundleImportReport::mostListed);
    QCOMPARE(report->added, 1);
}

void TestBundleImport::unknownIsCounted()
{
    Workspace workspace = newWorkspace();
    const auto report = importBundles(workspace,
            {write(u"a.ndjson"_s,
                    QByteArray("{\"type\":\"vote\"}\n").repeated(12)
                            + R"({"type":"issue","repo":"o/r","number":"1","colour":1})"
                              "\n")});
    QVERIFY(report);
    QCOMPARE(report->unknownTypes, (QMap<QString, qint64>{{u"vote"_s, 12}}));
    QCOMPARE(report->unknownKeys, (QMap<QString, qint64>{{u"issue.colour"_s, 1}}));
    QCOMPARE(report->refusedCount, 0);
    QCOMPARE(report->lines, 13);
}

void TestBundleImport::commentBeforeItsIssue()
{
    Workspace workspace = newWorkspace();
    const auto report = importBundles(
            workspace, {write(u"a.ndjson"_s, commentLine(1, 1) + commentLine(2, 1) + issueLine(1))});
    QVERIFY(report);
    QCOMPARE(report->added, 3);
    QCOMPARE(report->missingIssues, (QList<IssueRef>{{u"o/r"_s, u"2"_s}}));
    const auto later = importBundles(workspace, {write(u"b.ndjson"_s, issueLine(2))});
    QVERIFY(later);
    QVERIFY(later->missingIssues.isEmpty());
    QCOMPARE(exported(workspace).count("\"type\":\"event\""), 2);
}

void TestBundleImport::packed()
{
    const QByteArray lines = generatedLines(3, 1500).join();
    Workspace plain = newWorkspace();
    QVERIFY(importBundles(plain, {write(u"a.ndjson"_s, lines)}));
    Workspace fromGzip = newWorkspace();
    QVERIFY(importBundles(fromGzip, {write(u"a.ndjson.gz"_s, GzipWriter().pack(lines, true))}));
    QVERIFY(exported(plain) == exported(fromGzip));
}

void TestBundleImport::cutFile()
{
    Workspace workspace = newWorkspace();
    const QByteArray lines = issueLine(1) + issueLine(2);
    const QString path = write(u"a.ndjson"_s, lines.chopped(4));
    const auto report = importBundles(workspace, {path});
    QVERIFY(report);
    QCOMPARE(report->added, 1);
    QCOMPARE(report->refused,
            (QList<RefusedLine>{{path, 2, u"issue.title"_s,
                    u"cut off in the middle of a string (at byte 52); the file ends in mid-line here"_s}}));
    // A last line that only lacks its line end is whole.
    QCOMPARE(importBundles(workspace, {write(u"b.ndjson"_s, lines.chopped(1))})->added, 1);
}

void TestBundleImport::cutPackedFile()
{
    Workspace workspace = newWorkspace();
    const QByteArray lines = issueLines(20'000);
    const QByteArray packed = GzipWriter().pack(lines, true);
    const auto report = importBundles(workspace, {write(u"a.ndjson.gz"_s, packed.first(packed.size() / 2))});
    QVERIFY(report);
    QVERIFY(report->added > 5000);
    QCOMPARE(report->refusedCount, 1);
    QCOMPARE(report->refused.first().line, report->added + 1);
    QCOMPARE(report->refused.first().message, u"the compressed data is cut off");
}

void TestBundleImport::headerRanksItsOwnFileOnly()
{
    const QByteArray series = R"({"type":"series","id":"s","time_zone":"Asia/Tokyo"})"
                              "\n";
    const QString undated = write(u"b.ndjson"_s, QByteArray(series).replace("Tokyo", "Seoul"));
    const QString dated = write(u"a.ndjson"_s,
            R"({"type":"bundle","generated_at":"2026-01-01T00:00:00Z"})"
            "\n" + series);
    for (const QStringList &files : {QStringList{dated, undated}, QStringList{undated, dated}}) {
        Workspace workspace = newWorkspace();
        QVERIFY(importBundles(workspace, files));
        QVERIFY(exported(workspace).contains("Asia/Tokyo"));
    }
}

/// bundle.md: "key fields first; the others may be missing".
void TestBundleImport::keyFieldsAloneGoIn()
{
    const QByteArrayList lines{R"({"type":"repo","forge":"gitee","repo":"o/r"})",
            R"({"type":"series","id":"s"})", R"({"type":"batch","series":"s","ordinal":1})",
            R"({"type":"issue","repo":"o/r","number":"1"})",
            R"({"type":"event","repo":"o/r","number":"1","id":"e"})",
            R"({"type":"change","repo":"o/r","number":"2"})",
            R"({"type":"patch","repo":"o/r","number":"2","files":[]})",
            R"({"type":"link","issue":{"repo":"o/r","number":"1"},"change":{"repo":"o/r","number":"2"},)"
            R"("basis":"manual"})",
            R"({"type":"kg_node","id":"k"})",
            R"({"type":"kg_ref","repo":"o/r","number":"1","node":{"id":"k"}})",
            R"({"type":"proposal","repo":"o/r","number":"1","by":"w"})",
            R"({"type":"decision","repo":"o/r","number":"1","verdict":"keep","by":"a",)"
            R"("at":"2026-01-01T00:00:00Z"})",
            R"({"type":"draft","batch":{"series":"s","ordinal":1},"repo":"o/r","number":"1","lang":"zh",)"
            R"("by":"a"})",
            R"({"type":"section","batch":{"series":"s","ordinal":1},"repo":"o/r"})",
            R"({"type":"theme","batch":{"series":"s","ordinal":1},"order":1})",
            R"({"type":"guide","batch":{"series":"s","ordinal":1},"order":1})"};
    for (const QByteArray &line : lines) {
        Workspace workspace = newWorkspace();
        const auto report = importBundles(workspace, {write(u"a.ndjson"_s, line)});
        QVERIFY2(report, line.constData());
        QCOMPARE(report->refused, QList<RefusedLine>{});
        QCOMPARE(report->added, 1);
    }
}

} // namespace Winnow

QTEST_GUILESS_MAIN(Winnow::TestBundleImport)
#include "tst_bundleimport.moc"
