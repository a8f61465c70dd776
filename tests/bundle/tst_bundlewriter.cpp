// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "recordgenerator.h"

#include "bundle/bundleline.h"
#include "bundle/bundlewriter.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace Qt::StringLiterals;

namespace Winnow {

class TestBundleWriter final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(); }
    void fieldsInOrder();
    void onlyWhatIsGiven();
    void timesInUtc();
    void textsAsTheyAre();
    void whatNoBundleMayHold();
    void emptyIsWritten();
    void scoresAreExact();
    void readsBackEqual();
    void readsBackEqual_data();
};

void TestBundleWriter::fieldsInOrder()
{
    const IssueRecord issue{{u"o/r"_s, u"7"_s}, u"t"_s, u"b"_s, u"closed"_s, QStringList{u"x"_s, u"y"_s},
            u"a"_s, u"user"_s, parseTimestamp(u"2026-01-01T00:00:00Z"), {},
            parseTimestamp(u"2026-01-03T00:00:00Z"), u"c"_s, u"bot"_s, u"u"_s};
    QCOMPARE(writeBundleLine(issue),
            R"({"type":"issue","repo":"o/r","number":"7","title":"t","body":"b","state":"closed",)"
            R"("labels":["x","y"],"author":"a","author_role":"user",)"
            R"("created_at":"2026-01-01T00:00:00Z","closed_at":"2026-01-03T00:00:00Z","closed_by":"c",)"
            R"("closed_by_role":"bot","url":"u"})");
    const Decision decision{{u"o/r"_s, u"7"_s}, {u"s"_s, 3}, Verdict::Drop, Stage::Editor, u"duplicate"_s, {},
            u"林知秋"_s, parseTimestamp(u"2026-01-01T00:00:00Z"), {}, IssueRef{u"o/r"_s, u"8"_s}, {u"diff"_s},
            12, {}, {}, {}, {}, {}};
    QCOMPARE(writeBundleLine(decision),
            R"({"type":"decision","repo":"o/r","number":"7","batch":{"series":"s","ordinal":3},)"
            R"("verdict":"drop","stage":"editor","reason":"duplicate",)"
            R"("by":"林知秋","at":"2026-01-01T00:00:00Z","duplicate_of":{"repo":"o/r","number":"8"},)"
            R"("seen":["diff"],"seen_ms":12})");
}

void TestBundleWriter::onlyWhatIsGiven()
{
    QCOMPARE(writeBundleLine(BundleHeader{}), R"({"type":"bundle","version":1})");
    QCOMPARE(writeBundleLine(RepoRecord{u"gitcode"_s, u"o/r"_s, {}, {}, {}}),
            R"({"type":"repo","forge":"gitcode","repo":"o/r"})");
    QCOMPARE(writeBundleLine(SeriesRecord{u"s"_s, {{}, u"Picks"_s}, {}, {}, {}, {}}),
            R"({"type":"series","id":"s","title":{"en":"Picks"}})");
    QCOMPARE(writeBundleLine(KgRefRecord{{u"o/r"_s, u"1"_s}, u"k"_s, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}}),
            R"({"type":"kg_ref","repo":"o/r","number":"1","node":{"id":"k"}})");
}

void TestBundleWriter::timesInUtc()
{
    const BundleHeader header{1, parseTimestamp(u"2026-11-24T09:00:00.250+08:00"), {}};
    QCOMPARE(writeBundleLine(header),
            R"({"type":"bundle","version":1,"generated_at":"2026-11-24T01:00:00.250Z"})");
}

void TestBundleWriter::textsAsTheyAre()
{
    const KgNodeRecord node{u"k"_s, u"椋鸟 😀 \u2028 \u007f /"_s, u"\"\\\n\r\t\b\u0001"_s, {}, {}, {}};
    QCOMPARE(writeBundleLine(node),
            QByteArray("{\"type\":\"kg_node\",\"id\":\"k\",\"title\":\"椋鸟 😀 \xe2\x80\xa8 \x7f /\","
                       "\"url\":\"\\\"\\\\\\n\\r\\t\\u0008\\u0001\"}"));
}

void TestBundleWriter::whatNoBundleMayHold()
{
    const QString bad = u"a"_s + QChar(u'\0') + QChar(0xd83d) + u"b😀"_s + QChar(0xde00);
    const auto parsed = parseBundleLine(writeBundleLine(KgNodeRecord{u"k"_s, bad, {}, {}, {}, {}}));
    QVERIFY(parsed);
    QCOMPARE(std::get<KgNodeRecord>(*parsed->record).title, u"a\ufffd\ufffdb😀\ufffd");
}

void TestBundleWriter::emptyIsWritten()
{
    IssueRecord issue{};
    issue.ref = {u"o/r"_s, u"1"_s};
    issue.title = u""_s;
    issue.labels.emplace();
    QCOMPARE(writeBundleLine(issue), R"({"type":"issue","repo":"o/r","number":"1","title":"","labels":[]})");
}

void TestBundleWriter::scoresAreExact()
{
    ProposalRecord proposal{{u"o/r"_s, u"1"_s}, u"w"_s, {}, {}, {}, 0.1};
    QVERIFY(writeBundleLine(proposal).endsWith(R"("value":0.1})"));
    proposal.value = 1;
    QVERIFY(writeBundleLine(proposal).endsWith(R"("value":1})"));
    proposal.value = std::numeric_limits<double>::quiet_NaN();
    QVERIFY(writeBundleLine(proposal).endsWith(R"("by":"w"})"));
}

void TestBundleWriter::readsBackEqual_data()
{
    QTest::addColumn<size_t>("type");
    for (size_t type = 0; type < std::variant_size_v<Record>; ++type)
        QTest::newRow(recordTypeName(RecordGenerator(1).record(type)).data()) << type;
}

void TestBundleWriter::readsBackEqual()
{
    QFETCH(size_t, type);
    RecordGenerator generator(20261130 + static_cast<quint32>(type));
    BundleLineParser parser;
    for (int i = 0; i < 2000; ++i) {
        const Record record = generator.record(type);
        const QByteArray line = writeBundleLine(record);
        QVERIFY2(QJsonDocument::fromJson(line).isObject(), line.constData());
        const auto parsed = parser.parse(line);
        QVERIFY2(parsed && parsed->record,
                qPrintable(QString::fromUtf8(line) + u' ' + parsed.error_or(LineError{}).message));
        QVERIFY2(*parsed->record == record, line.constData());
        QVERIFY(parsed->unknownKeys.isEmpty());
        // Equal strings may still differ in being null, which the line tells.
        QCOMPARE(writeBundleLine(*parsed->record), line);
    }
}

} // namespace Winnow

QTEST_APPLESS_MAIN(Winnow::TestBundleWriter)
#include "tst_bundlewriter.moc"
