// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "workspace/recordreader.h"

#include "fullrecords.h"

#include "support/makerecords.h"
#include "support/recordlines.h"
#include "support/temporaryworkspace.h"

#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Winnow {

class TestRecordReader final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(); }
    void readsBackEqual();
    void readsBackEqual_data();
    void everyKindInTheOrderOfTheContract();
    void orderDependsOnContentsAlone();
    void headerSaysTheNewestSource();
    void counts();
    void stopsEarly();
    void seesOneMoment();
};

void TestRecordReader::readsBackEqual_data()
{
    QTest::addColumn<QList<Record>>("records");
    const auto addRows = [](const char *fill, const QList<Record> &records) {
        for (const Record &record : records)
            QTest::addRow("%s, %s", recordTypeName(record).latin1(), fill) << QList<Record>{record};
    };
    addRows("all given", fullRecords());
    addRows("keys alone", bareRecords());
    addRows("all empty", emptyRecords());
}

void TestRecordReader::readsBackEqual()
{
    QFETCH(const QList<Record>, records);
    TemporaryWorkspace workspace(records);
    QCOMPARE(recordLines(*workspace), linesOf(records));
    workspace.reopen();
    QList<Record> read;
    must(readRecords(*workspace, [&read](const Record &record) {
        read.append(record);
        return true;
    }));
    QCOMPARE(read.size(), 2); // and the header
    QVERIFY(read.constLast() == records.constFirst());
}

void TestRecordReader::everyKindInTheOrderOfTheContract()
{
    TemporaryWorkspace workspace(fullRecords());
    QCOMPARE(recordLines(*workspace), linesOf(fullRecords()));
    QSet<size_t> kinds;
    for (const Record &record : fullRecords())
        kinds.insert(record.index());
    QCOMPARE(static_cast<size_t>(kinds.size()) + 1, std::variant_size_v<Record>); // all but the header
}

void TestRecordReader::orderDependsOnContentsAlone()
{
    QList<Record> records = fullRecords();
    for (const char16_t *name : {u"org/b#2", u"org/a#10", u"org/a#9", u"abc/z#1"})
        records << anIssue(name) << aComment(name, u"c2"_s, u"t"_s) << aComment(name, u"c1"_s, u"t"_s)
                << aChange(name);
    TemporaryWorkspace forth(records);
    std::ranges::reverse(records);
    TemporaryWorkspace back(records);
    QCOMPARE(recordLines(*back), recordLines(*forth));
}

void TestRecordReader::headerSaysTheNewestSource()
{
    TemporaryWorkspace workspace;
    const auto header = [&workspace] {
        std::optional<BundleHeader> header;
        must(readRecords(*workspace, [&header](const Record &record) {
            header = std::get<BundleHeader>(record);
            return true;
        }));
        return *header;
    };
    QVERIFY((header() == BundleHeader{1, std::nullopt, u"winnow"_s}));
    workspace.write({BundleHeader{1, minute(5), u"sweep"_s}});
    workspace.write({BundleHeader{1, minute(3), u"sweep"_s}});
    QVERIFY((header() == BundleHeader{1, minute(5), u"winnow"_s}));
}

void TestRecordReader::counts()
{
    TemporaryWorkspace workspace(fullRecords());
    QCOMPARE(must(countRecords(*workspace)), fullRecords().size() + 1);
    workspace.write({aComment(u"org/new#1", u"c1"_s, u"waits for its issue"_s)});
    QCOMPARE(must(countRecords(*workspace)), recordLines(*workspace).size() + 1);
}

void TestRecordReader::stopsEarly()
{
    TemporaryWorkspace workspace(fullRecords());
    for (const qsizetype wanted : {1, 2, 5}) {
        qsizetype seen = 0;
        const auto read = readRecords(*workspace, [&](const Record &) { return ++seen < wanted; });
        QCOMPARE(errorOf(read), WorkspaceErrorCode::Interrupted);
        QCOMPARE(seen, wanted);
    }
    workspace.write({anIssue(u"org/a#99")}); // no transaction was left open
}

void TestRecordReader::seesOneMoment()
{
    TemporaryWorkspace workspace({anIssue(u"org/a#1"), aChange(u"org/a#1")});
    const Workspace reader = must(Workspace::open(workspace.path(), Workspace::Access::ReadOnly));
    QByteArrayList seen;
    must(readRecords(reader, [&](const Record &record) {
        if (std::holds_alternative<IssueRecord>(record))
            workspace.write({anIssue(u"org/a#2"), aChange(u"org/a#2"), aLink(u"org/a#1", u"org/a#1")});
        if (!std::holds_alternative<BundleHeader>(record))
            seen.append(writeBundleLine(record));
        return true;
    }));
    QCOMPARE(seen, linesOf({anIssue(u"org/a#1"), aChange(u"org/a#1")}));
    QCOMPARE(recordLines(reader).size(), 5);
}

} // namespace Winnow

QTEST_GUILESS_MAIN(Winnow::TestRecordReader)
#include "tst_recordreader.moc"
