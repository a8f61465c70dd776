// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "bundle/bundleline.h"
#include "bundle/bundlewriter.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace Winnow {

/// Every field of every type of record, as bundle.md lists them.
class TestBundleLine final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(); }
    void bundle();
    void repo();
    void series();
    void batch();
    void issue();
    void event();
    void change();
    void patchText();
    void patchFiles();
    void link();
    void knowledgeNode();
    void knowledgeReference();
    void knowledgeAudit();
    void proposal();
    void decision();
    void decisionByDefaultIsTheEditors();
    void draft();
    void section();
    void themeAndGuide();
    void keyFieldsAlone();
    void keyFieldsAlone_data();
    void nullIsNotGiven();
    void emptyIsNotNull();
    void wholeNumberAsNumber();
    void localizedFromPlainString();
    void decisionYieldsByText();
};

namespace {

template <typename Type>
Type parseAs(QByteArrayView line)
{
    const auto parsed = parseBundleLine(line);
    if (!parsed) {
        qWarning().noquote() << line.toByteArray().left(200) << parsed.error().path << parsed.error().message;
        return {};
    }
    const Type *record = parsed->record ? std::get_if<Type>(&*parsed->record) : nullptr;
    if (!record)
        qWarning("another type of record, or none");
    return record ? *record : Type{};
}

std::optional<Timestamp> at(QStringView text)
{
    return parseTimestamp(text);
}

const IssueRef kf7{u"starling/kernel-forge"_s, u"7"_s};
const IssueRef kf8{u"starling/kernel-forge"_s, u"8"_s};
const BatchRef batch7{u"starling-picks"_s, 7};

} // namespace

void TestBundleLine::bundle()
{
    QCOMPARE(parseAs<BundleHeader>(
                     R"({"type":"bundle","version":1,"generated_at":"2026-11-24T09:00:00+08:00",)"
                     R"("generator":"g"})"),
            (BundleHeader{1, at(u"2026-11-24T01:00:00Z"), u"g"_s}));
}

void TestBundleLine::repo()
{
    QCOMPARE(parseAs<RepoRecord>(
                     R"({"type":"repo","forge":"gitcode","repo":"starling/kernel-forge","url":"https://u",)"
                     R"("alias":"kf","positioning":{"zh":"算子库","en":"Operators"}})"),
            (RepoRecord{u"gitcode"_s, kf7.repo, u"https://u"_s, u"kf"_s, {u"算子库"_s, u"Operators"_s}}));
}

void TestBundleLine::series()
{
    QCOMPARE(
            parseAs<SeriesRecord>(
                    R"({"type":"series","id":"starling-picks","title":{"zh":"精选","en":"Picks"},)"
                    R"("time_zone":"Asia/Shanghai","quota":50,"tagline":{"zh":"标"},"footer":{"en":"foot"}})"),
            (SeriesRecord{u"starling-picks"_s, {u"精选"_s, u"Picks"_s}, u"Asia/Shanghai"_s, 50, {u"标"_s, {}},
                    {{}, u"foot"_s}}));
}

void TestBundleLine::batch()
{
    QCOMPARE(
            parseAs<BatchRecord>(
                    R"({"type":"batch","series":"starling-picks","ordinal":7,"title":"七",)"
                    R"("since":"2026-11-16T00:00:00+08:00",)"
                    R"("until":"2026-11-23T00:00:00+08:00","quota":20,"orgs":["starling","starling-labs"]})"),
            (BatchRecord{batch7, {u"七"_s, {}}, at(u"2026-11-15T16:00:00Z"), at(u"2026-11-22T16:00:00Z"), 20,
                    QStringList{u"starling"_s, u"starling-labs"_s}}));
}

void TestBundleLine::issue()
{
    QCOMPARE(parseAs<IssueRecord>(
                     R"({"type":"issue","repo":"starling/kernel-forge","number":"7","title":"t",)"
                     R"("body":"b\nc","state":"closed",)"
                     R"("labels":["bug","急"],"author":"a","author_role":"user",)"
                     R"("created_at":"2026-01-01T00:00:00Z",)"
                     R"("updated_at":"2026-01-02T00:00:00Z","closed_at":"2026-01-03T00:00:00.125Z",)"
                     R"("closed_by":"c",)"
                     R"("closed_by_role":"bot","url":"u"})"),
            (IssueRecord{kf7, u"t"_s, u"b\nc"_s, u"closed"_s, QStringList{u"bug"_s, u"急"_s}, u"a"_s,
                    u"user"_s, at(u"2026-01-01T00:00:00Z"), at(u"2026-01-02T00:00:00Z"),
                    at(u"2026-01-03T00:00:00.125Z"), u"c"_s, u"bot"_s, u"u"_s}));
}

void TestBundleLine::event()
{
    QCOMPARE(parseAs<EventRecord>(
                     R"({"type":"event","repo":"starling/kernel-forge","number":"7","on":"change","id":"e1",)"
                     R"("kind":"reference",)"
                     R"("at":"2026-01-01T00:00:00Z","actor":"a","actor_role":"maintainer","text":"t",)"
                     R"("label":"l",)"
                     R"("target":{"repo":"starling/kernel-forge","number":"8"}})"),
            (EventRecord{kf7, SubjectKind::Change, u"e1"_s, u"reference"_s, at(u"2026-01-01T00:00:00Z"),
                    u"a"_s, u"maintainer"_s, u"t"_s, u"l"_s, kf8}));
}

void TestBundleLine::change()
{
    const QList<Commit> commits{
            {u"abc"_s, u"fix"_s, u"fix\n\nFixes #7"_s, at(u"2026-01-01T00:00:00Z")}, {u"def"_s, {}, {}, {}}};
    QCOMPARE(parseAs<ChangeRecord>(
                     R"({"type":"change","repo":"starling/kernel-forge","number":"8","title":"t","body":"b",)"
                     R"("state":"merged",)"
                     R"("created_at":"2026-01-01T00:00:00Z","merged_at":"2026-01-02T00:00:00Z",)"
                     R"("closed_at":"2026-01-03T00:00:00Z",)"
                     R"("base":"main","head":"fix/7","author":"a","url":"u","additions":10,"deletions":0,)"
                     R"("changed_files":3,)"
                     R"("commits":[{"sha":"abc","title":"fix","message":"fix\n\nFixes #7",)"
                     R"("committed_at":"2026-01-01T00:00:00Z"},)"
                     R"({"sha":"def"}]})"),
            (ChangeRecord{kf8, u"t"_s, u"b"_s, u"merged"_s, at(u"2026-01-01T00:00:00Z"),
                    at(u"2026-01-02T00:00:00Z"), at(u"2026-01-03T00:00:00Z"), u"main"_s, u"fix/7"_s, u"a"_s,
                    u"u"_s, 10, 0, 3, commits}));
}

void TestBundleLine::patchText()
{
    QCOMPARE(parseAs<PatchRecord>(R"({"type":"patch","repo":"starling/kernel-forge","number":"8",)"
                                  R"("text":"diff --git a/x b/x\r\n","files":[]})"),
            (PatchRecord{kf8, u"diff --git a/x b/x\r\n"_s}));
}

void TestBundleLine::patchFiles()
{
    const PatchRecord patch = parseAs<PatchRecord>(
            R"({"type":"patch","repo":"starling/kernel-forge","number":"8","files":[)"
            R"({"path":"new.c","status":"added","patch":"@@ -0,0 +1 @@\n+x"},)"
            R"({"path":"gone.c","status":"removed","patch":"@@ -1 +0,0 @@\n-x\n"},)"
            R"({"path":"b c.c","old_path":"a.c","status":"renamed","patch":"@@ -1 +1 @@\n-x\n+y\n"},)"
            R"({"path":"moved.c","old_path":"was.c","status":"renamed"},)"
            R"({"path":"logo.png","status":"modified","patch":null},)"
            R"({"path":"own.c",)"
            R"("patch":"diff --git a/own.c b/own.c\n--- a/own.c\n+++ b/own.c\n@@ -1 +1 @@\n-x\n+y"},)"
            R"({"path":"q\"\t.c","patch":"@@ -1 +1 @@\n-x\n+y"}]})");
    QCOMPARE(patch.text, uR"(diff --git a/new.c b/new.c
new file mode 100644
--- /dev/null
+++ b/new.c
@@ -0,0 +1 @@
+x
diff --git a/gone.c b/gone.c
deleted file mode 100644
--- a/gone.c
+++ /dev/null
@@ -1 +0,0 @@
-x
diff --git a/a.c b/b c.c
rename from a.c
rename to b c.c
--- a/a.c
+++ b/b c.c$
@@ -1 +1 @@
-x
+y
diff --git a/was.c b/moved.c
rename from was.c
rename to moved.c
diff --git a/logo.png b/logo.png
diff --git a/own.c b/own.c
--- a/own.c
+++ b/own.c
@@ -1 +1 @@
-x
+y
diff --git "a/q\"\011.c" "b/q\"\011.c"
--- "a/q\"\011.c"
+++ "b/q\"\011.c"
@@ -1 +1 @@
-x
+y
)"_s.replace(u'$', u'\t'));
}

void TestBundleLine::link()
{
    QCOMPARE(parseAs<LinkRecord>(
                     R"({"type":"link","issue":{"repo":"starling/kernel-forge","number":7},)"
                     R"("change":{"repo":"starling/kernel-forge","number":"8"},"basis":"same-moment",)"
                     R"("note":"n"})"),
            (LinkRecord{kf7, kf8, u"same-moment"_s, u"n"_s}));
    QCOMPARE(parseAs<LinkRecord>(R"({"type":"link","issue":{"repo":"starling/kernel-forge","number":7},)"
                                 R"("change":{"repo":"starling/kernel-forge","number":"8"},"basis":"manual",)"
                                 R"("verdict":"rejected","by":"ada"})"),
            (LinkRecord{kf7, kf8, u"manual"_s, {}, u"rejected"_s, u"ada"_s, {}}));
}

void TestBundleLine::knowledgeNode()
{
    QCOMPARE(parseAs<KgNodeRecord>(
                     R"({"type":"kg_node","id":"k1","title":"t","url":"u","kind":"doc","text":"x",)"
                     R"("lang":"zh"})"),
            (KgNodeRecord{u"k1"_s, u"t"_s, u"u"_s, u"doc"_s, u"x"_s, u"zh"_s}));
}

void TestBundleLine::knowledgeReference()
{
    QCOMPARE(parseAs<KgRefRecord>(
                     R"({"type":"kg_ref","repo":"starling/kernel-forge","number":"7","node":{"id":"k1",)"
                     R"("title":"t","url":"u","kind":"doc"},)"
                     R"("query":"q","score":0.41,"excerpt":"e","state":"replaced","by":"b",)"
                     R"("at":"2026-01-01T00:00:00Z","note":"n"})"),
            (KgRefRecord{kf7, u"k1"_s, u"t"_s, u"u"_s, u"doc"_s, u"q"_s, 0.41, u"e"_s, u"replaced"_s, u"b"_s,
                    at(u"2026-01-01T00:00:00Z"), u"n"_s}));
}

void TestBundleLine::proposal()
{
    QCOMPARE(parseAs<ProposalRecord>(
                     R"({"type":"proposal","repo":"starling/kernel-forge","number":"7","by":"worker-a",)"
                     R"("verdict":"drop",)"
                     R"("reason":"low-value","note":"n","value":1})"),
            (ProposalRecord{kf7, u"worker-a"_s, u"drop"_s, u"low-value"_s, u"n"_s, 1.0}));
}

void TestBundleLine::decision()
{
    const Decision expected{kf7, batch7, Verdict::Hold, Stage::Analysis, u"our-own-reason"_s, u"n"_s,
            u"林知秋"_s, at(u"2026-01-01T00:00:00Z"), at(u"2026-01-08T00:00:00Z"), kf8,
            {u"timeline"_s, u"diff"_s}, 4200, u"fp"_s, u"d2"_s, u"d1"_s, {u"d0"_s}, u"s1"_s};
    QCOMPARE(
            parseAs<Decision>(
                    R"({"type":"decision","repo":"starling/kernel-forge","number":"7",)"
                    R"("batch":{"series":"starling-picks","ordinal":7},)"
                    R"("verdict":"hold","stage":"analysis","reason":"our-own-reason","note":"n","by":"林知秋",)"
                    R"("at":"2026-01-01T00:00:00Z",)"
                    R"("until":"2026-01-08T00:00:00Z","duplicate_of":{"repo":"starling/kernel-forge",)"
                    R"("number":"8"},)"
                    R"("seen":["timeline","diff"],"seen_ms":4200,"evidence":"fp","id":"d2","undoes":"d1",)"
                    R"("supersedes":["d0"],"step":"s1"})"),
            expected);
}

void TestBundleLine::decisionByDefaultIsTheEditors()
{
    const auto decision = parseAs<Decision>(
            R"({"type":"decision","repo":"o/r","number":"7","verdict":"undecided","by":"a",)"
            R"("at":"2026-01-01T00:00:00Z"})");
    QCOMPARE(decision.stage, Stage::Editor);
    QCOMPARE(decision.verdict, Verdict::Undecided);
    QVERIFY(decision.batch.isNull());
}

void TestBundleLine::draft()
{
    QCOMPARE(parseAs<DraftRecord>(
                     R"({"type":"draft","batch":{"series":"starling-picks","ordinal":7},)"
                     R"("repo":"starling/kernel-forge","number":"7","lang":"en",)"
                     R"("problem":"p","answer":"a","symptom":"s","action":"x","theme_line":"l","by":"b"})"),
            (DraftRecord{batch7, kf7, u"en"_s, u"p"_s, u"a"_s, u"s"_s, u"x"_s, u"l"_s, u"b"_s}));
}

void TestBundleLine::section()
{
    QCOMPARE(parseAs<SectionRecord>(R"({"type":"section","batch":{"series":"starling-picks","ordinal":7},)"
                                    R"("repo":"starling/kernel-forge","order":2,)"
                                    R"("subtitle":{"zh":"s","en":"t"},"summary":{"zh":"u","en":"v"}})"),
            (SectionRecord{batch7, kf7.repo, 2, {u"s"_s, u"t"_s}, {u"u"_s, u"v"_s}}));
}

void TestBundleLine::themeAndGuide()
{
    QCOMPARE(parseAs<ThemeRecord>(
                     R"({"type":"theme","batch":{"series":"starling-picks","ordinal":7},"order":1,)"
                     R"("title":{"zh":"t"},"lead":{"en":"l"},)"
                     R"("members":[{"repo":"starling/kernel-forge",)"
                     R"("number":"7"},{"repo":"starling/kernel-forge","number":8}]})"),
            (ThemeRecord{batch7, 1, {u"t"_s, {}}, {{}, u"l"_s}, QList<IssueRef>{kf7, kf8}}));
    QCOMPARE(parseAs<GuideRecord>(
                     R"({"type":"guide","batch":{"series":"starling-picks","ordinal":7},"order":1,)"
                     R"("symptom":{"zh":"t"},"action":{"en":"l"},)"
                     R"("cases":[{"repo":"starling/kernel-forge","number":"7"}]})"),
            (GuideRecord{batch7, 1, {u"t"_s, {}}, {{}, u"l"_s}, QList<IssueRef>{kf7}}));
}

void TestBundleLine::knowledgeAudit()
{
    AuditEntry expected{.batch = batch7,
            .issue = kf7,
            .nodeId = u"k1"_s,
            .verdict = AuditVerdict::Replace,
            .reason = u"outdated"_s,
            .note = u"n"_s,
            .replacement = {u"k2"_s, u"t"_s, u"u"_s, u"doc"_s, u"q"_s, 0.41, u"e"_s},
            .content = u"f00d"_s,
            .isBlind = true,
            .by = u"林知秋"_s,
            .at = at(u"2026-01-01T00:00:00Z"),
            .id = u"a2"_s,
            .undoes = u"a1"_s,
            .supersedes = {u"a0"_s},
            .step = u"s1"_s};
    const QByteArray line =
            R"({"type":"kg_audit","repo":"starling/kernel-forge","number":"7",)"
            R"("batch":{"series":"starling-picks","ordinal":7},"node":"k1","verdict":"replace",)"
            R"("reason":"outdated","note":"n",)"
            R"("replacement":{"id":"k2","title":"t","url":"u","kind":"doc","query":"q","score":0.41,)"
            R"("excerpt":"e"},"content":"f00d","blind":true,"by":"林知秋","at":"2026-01-01T00:00:00Z",)"
            R"("id":"a2","undoes":"a1","supersedes":["a0"],"step":"s1"})";
    QCOMPARE(parseAs<AuditEntry>(line), expected);
    QCOMPARE(writeBundleLine(expected), line);
    // A row that is left empty names no node; what is not said is not written.
    expected = {.batch = batch7,
            .issue = kf7,
            .nodeId = {},
            .verdict = AuditVerdict::LeaveEmpty,
            .reason = {},
            .note = {},
            .replacement = {},
            .content = {},
            .isBlind = false,
            .by = {},
            .at = at(u"2026-01-01T00:00:00Z"),
            .id = {},
            .undoes = {},
            .supersedes = {},
            .step = {}};
    const QByteArray bare = R"({"type":"kg_audit","repo":"starling/kernel-forge","number":"7",)"
                            R"("batch":{"series":"starling-picks","ordinal":7},"verdict":"leave-empty",)"
                            R"("at":"2026-01-01T00:00:00Z"})";
    QCOMPARE(parseAs<AuditEntry>(bare), expected);
    QCOMPARE(writeBundleLine(expected), bare);
    // What takes back another needs nothing but that.
    const auto undo = parseAs<AuditEntry>(
            R"({"type":"kg_audit","repo":"o/r","number":"7","batch":{"series":"s","ordinal":7},)"
            R"("verdict":"replace","undoes":"a1","at":"2026-01-01T00:00:00Z","blind":false})");
    QCOMPARE(undo.undoes, u"a1"_s);
    QVERIFY(!undo.isBlind);
}

void TestBundleLine::keyFieldsAlone_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::newRow("bundle") << R"({"type":"bundle"})"_ba;
    QTest::newRow("repo") << R"({"type":"repo","forge":"gitee","repo":"o/r"})"_ba;
    QTest::newRow("series") << R"({"type":"series","id":"s"})"_ba;
    QTest::newRow("batch") << R"({"type":"batch","series":"s","ordinal":1})"_ba;
    QTest::newRow("issue") << R"({"type":"issue","repo":"o/r","number":"I6ABCD"})"_ba;
    QTest::newRow("event") << R"({"type":"event","repo":"o/r","number":"1","id":"e"})"_ba;
    QTest::newRow("change") << R"({"type":"change","repo":"o/r","number":"1"})"_ba;
    QTest::newRow("link") << R"({"type":"link","issue":{"repo":"o/r","number":"1"},"change":{"repo":"o/r",)"
                             R"("number":"2"},"basis":"manual"})"_ba;
    QTest::newRow("kg_node") << R"({"type":"kg_node","id":"k"})"_ba;
    QTest::newRow("kg_ref") << R"({"type":"kg_ref","repo":"o/r","number":"1","node":{"id":"k"}})"_ba;
    QTest::newRow("proposal") << R"({"type":"proposal","repo":"o/r","number":"1","by":"w"})"_ba;
    QTest::newRow("section") << R"({"type":"section","batch":{"series":"s","ordinal":1},"repo":"o/r"})"_ba;
    QTest::newRow("theme") << R"({"type":"theme","batch":{"series":"s","ordinal":1},"order":0})"_ba;
    QTest::newRow("guide") << R"({"type":"guide","batch":{"series":"s","ordinal":1},"order":0})"_ba;
}

void TestBundleLine::keyFieldsAlone()
{
    QFETCH(QByteArray, line);
    const auto parsed = parseBundleLine(line);
    QVERIFY2(parsed, qPrintable(parsed.error_or(LineError{}).message));
    QVERIFY(parsed->record);
    QCOMPARE(recordTypeName(*parsed->record), QString::fromUtf8(QTest::currentDataTag()));
}

void TestBundleLine::nullIsNotGiven()
{
    const auto issue = parseAs<IssueRecord>(
            R"({"type":"issue","repo":"o/r","number":"1","title":null,"labels":null,"closed_at":null,)"
            R"("state":null})");
    QVERIFY(issue.title.isNull());
    QVERIFY(issue.state.isNull());
    QVERIFY(!issue.labels);
    QVERIFY(!issue.closedAt);
}

void TestBundleLine::emptyIsNotNull()
{
    const auto issue =
            parseAs<IssueRecord>(R"({"type":"issue","repo":"o/r","number":"1","title":"","labels":[]})");
    QVERIFY(!issue.title.isNull());
    QVERIFY(issue.title.isEmpty());
    QVERIFY(issue.body.isNull());
    QVERIFY(issue.labels && issue.labels->isEmpty());
}

void TestBundleLine::wholeNumberAsNumber()
{
    QCOMPARE(parseAs<IssueRecord>(R"({"type":"issue","repo":"o/r","number":1042})").ref.number, u"1042");
    QCOMPARE(
            parseAs<IssueRecord>(R"({"type":"issue","repo":"o/r","number":18446744073709551615})").ref.number,
            u"18446744073709551615");
}

void TestBundleLine::localizedFromPlainString()
{
    const auto repo =
            parseAs<RepoRecord>(R"({"type":"repo","forge":"gitlab","repo":"o/g/r","positioning":"编译器"})");
    QCOMPARE(repo.positioning, (LocalizedText{u"编译器"_s, {}}));
    QVERIFY(repo.positioning.en.isNull());
}

void TestBundleLine::decisionYieldsByText()
{
    const auto decision = parseAs<Decision>(
            R"({"type":"decision","repo":"o/r","number":"7","verdict":"drop","reason":"duplicate",)"
            R"("duplicate_of":"starling/kernel-forge#8","by":"a","at":"2026-01-01T00:00:00Z"})");
    QCOMPARE(decision.duplicateOf, kf8);
}

} // namespace Winnow

QTEST_APPLESS_MAIN(Winnow::TestBundleLine)
#include "tst_bundleline.moc"
