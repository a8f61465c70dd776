// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "bundle/bundleline.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace Winnow {

/// Damaged lines, and what is said about them: where, and what was expected.
class TestBundleLineDamage final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(); }
    void refused();
    void refused_data();
    void cutAnywhere();
    void oneByteBroken();

private:
    void addSyntax();
    void addStructure();
    void addKeys();
    void addValues();
    void addWords();
};

namespace {

const QByteArray sample =
        R"({"type":"change","repo":"o/r","number":"1","title":"修复\u4f60 \"x\"","additions":12,)"
        R"("commits":[{"sha":"a","committed_at":"2026-01-01T00:00:00+08:00"},{"sha":null}],)"
        R"("colour":[true,-1.5e3,{}]})";

QByteArray issueWith(const char *fields)
{
    return R"({"type":"issue","repo":"o/r","number":"1",)" + QByteArray(fields) + '}';
}

QByteArray decisionWith(const char *fields)
{
    return R"({"type":"decision","repo":"o/r","number":"1","verdict":"keep","by":"a",)"
           R"("at":"2026-01-01T00:00:00Z",)"
            + QByteArray(fields) + '}';
}

void row(const char *name, const QByteArray &line, const QString &path, const QString &message)
{
    QTest::newRow(name) << line << path << message;
}

} // namespace

void TestBundleLineDamage::refused_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("message");
    addSyntax();
    addStructure();
    addKeys();
    addValues();
    addWords();
}

void TestBundleLineDamage::addSyntax()
{
    row("text", "hello", {}, u"expected a value, got 'hello' (at byte 1)"_s);
    row("cut in key", R"({"type":"issue","re)", {}, u"cut off in the middle of a string (at byte 20)"_s);
    row("cut in string", R"({"type":"issue","title":"abc)", u"issue.title"_s,
            u"cut off in the middle of a string (at byte 29)"_s);
    row("cut behind backslash", R"({"type":"issue","title":"abc\)", u"issue.title"_s,
            u"cut off in the middle of a string (at byte 30)"_s);
    row("cut behind colon", R"({"type":"issue","title":)", u"issue.title"_s,
            u"cut off: expected a value (at byte 25)"_s);
    row("cut in array", R"({"type":"issue","labels":["a")", u"issue.labels"_s,
            u"cut off: expected ',' or ']' (at byte 30)"_s);
    row("cut in object", R"({"type":"issue")", {}, u"cut off: expected ',' or '}' (at byte 16)"_s);
    row("NUL byte in string", issueWith("\"title\":\"a?b\"").replace('?', '\0'), u"issue.title"_s,
            u"a NUL byte (at byte 53)"_s);
    row("NUL bytes alone", QByteArray(512, '\0'), {}, u"a NUL byte (at byte 1)"_s);
    row("NUL behind", R"({"type":"bundle"})" + QByteArray(3, '\0'), {},
            u"something stands behind the end of the object: '···' (at byte 18)"_s);
    row("control character", issueWith("\"title\":\"a\x01\""), u"issue.title"_s,
            u"a control character that is not escaped: 0x01 (at byte 53)"_s);
    row("invalid UTF-8", issueWith("\"title\":\"a\xff\""), u"issue.title"_s,
            u"not valid UTF-8 (at byte 53)"_s);
    row("UTF-8 surrogate", issueWith("\"title\":\"\xed\xa0\x80\""), u"issue.title"_s,
            u"not valid UTF-8 (at byte 52)"_s);
    row("overlong UTF-8", issueWith("\"title\":\"\xc0\xaf\""), u"issue.title"_s,
            u"not valid UTF-8 (at byte 52)"_s);
    row("GBK", issueWith("\"title\":\"\xc4\xe3\xba\xc3\""), u"issue.title"_s,
            u"not valid UTF-8 (at byte 52)"_s);
    row("lone high surrogate", issueWith(R"("title":"\ud83d!")"), u"issue.title"_s,
            u"a lone surrogate: \\ud83d (at byte 52)"_s);
    row("lone low surrogate", issueWith(R"("title":"\ude00")"), u"issue.title"_s,
            u"a lone surrogate: \\ude00 (at byte 52)"_s);
    row("two high surrogates", issueWith(R"("title":"\ud83d\ud83d")"), u"issue.title"_s,
            u"a lone surrogate: \\ud83d (at byte 52)"_s);
    row("unknown escape", issueWith(R"("title":"\x41")"), u"issue.title"_s,
            uR"(an escape that JSON does not have: '\x41"}' (at byte 52))"_s);
    row("short \\u", issueWith(R"("title":"\u12")"), u"issue.title"_s,
            uR"(expected four hexadecimal digits behind \u: '\u12"}' (at byte 52))"_s);
    row("trailing garbage", R"({"type":"bundle"} x)", {},
            u"something stands behind the end of the object: 'x' (at byte 19)"_s);
    row("two objects", R"({"type":"bundle"}{"type":"bundle"})", {},
            u"something stands behind the end of the object: '{\"type\":\"bundle\"}' (at byte 18)"_s);
    row("trailing comma", R"({"type":"bundle",})", {}, u"expected a key in quotes, got '}' (at byte 18)"_s);
    row("single quotes", R"({'type':'bundle'})", {},
            u"expected a key in quotes, got ''type':'bundle'}' (at byte 2)"_s);
    row("no colon", R"({"type" "bundle"})", {}, u"expected ':', got '\"bundle\"}' (at byte 9)"_s);
    row("NaN", issueWith(R"("title":NaN)"), u"issue.title"_s, u"expected a value, got 'NaN}' (at byte 51)"_s);
    row("leading zero", issueWith(R"("title":007)"), u"issue.title"_s,
            u"a number that begins with 0: '007}' (at byte 51)"_s);
    row("half a number", issueWith(R"("title":1.)"), u"issue.title"_s,
            u"expected a digit, got '}' (at byte 53)"_s);
}

void TestBundleLineDamage::addStructure()
{
    row("array", "[1]", {}, u"expected an object, got an array"_s);
    row("string", "\"issue\"", {}, u"expected an object, got 'issue'"_s);
    row("number", "12", {}, u"expected an object, got a number: 12"_s);
    row("null", "null", {}, u"expected an object, got null"_s);
    row("no type", R"({"repo":"o/r"})", u"type"_s, u"missing"_s);
    row("type null", R"({"type":null})", u"type"_s, u"missing"_s);
    row("type number", R"({"type":3})", u"type"_s, u"expected a string, got a number: 3"_s);
    row("key twice", issueWith(R"("title":"a","state":"open","title":"b")"), u"issue.title"_s,
            u"the same key twice"_s);
    row("key twice, once escaped", issueWith(R"("title":"a","\u0074itle":"b")"), u"issue.title"_s,
            u"the same key twice"_s);
    row("type twice", R"({"type":"bundle","type":"bundle"})", u"bundle.type"_s, u"the same key twice"_s);
    row("unknown key twice", issueWith(R"("x":1,"x":2)"), u"issue.x"_s, u"the same key twice"_s);
    row("key twice deep in an unknown value", issueWith(R"("x":[0,{"y":1,"y":2}])"), u"issue.x[1].y"_s,
            u"the same key twice"_s);
    row("key twice in an unknown type", R"({"type":"vote","a":1,"a":1})", u"vote.a"_s,
            u"the same key twice"_s);
    QByteArray many;
    for (int i = 0; i < 100; ++i)
        many += "\"k" + QByteArray::number(i) + "\":0,";
    row("key twice among many", issueWith(many + R"("k57":1)"), u"issue.k57"_s, u"the same key twice"_s);
}

void TestBundleLineDamage::addKeys()
{
    row("no repo", R"({"type":"issue","number":"1"})", u"issue.repo"_s, u"missing"_s);
    row("repo null", R"({"type":"issue","repo":null,"number":"1"})", u"issue.repo"_s, u"missing"_s);
    row("no number", R"({"type":"change","repo":"o/r"})", u"change.number"_s, u"missing"_s);
    row("repo without org", R"({"type":"issue","repo":"r","number":"1"})", u"issue.repo"_s,
            u"not a repository, org/name: 'r'"_s);
    row("number with a sign", R"({"type":"issue","repo":"o/r","number":"#1"})", u"issue.number"_s,
            u"not a number of an issue or change: '#1'"_s);
    row("number empty", R"({"type":"issue","repo":"o/r","number":""})", u"issue.number"_s,
            u"not a number of an issue or change: ''"_s);
    row("number negative", R"({"type":"issue","repo":"o/r","number":-3})", u"issue.number"_s,
            u"expected a string or a whole number, got a number: -3"_s);
    row("number broken", R"({"type":"issue","repo":"o/r","number":1.5})", u"issue.number"_s,
            u"expected a string or a whole number, got a number: 1.5"_s);
    row("forge missing", R"({"type":"repo","repo":"o/r"})", u"repo.forge"_s, u"missing"_s);
    row("event without id", R"({"type":"event","repo":"o/r","number":"1"})", u"event.id"_s, u"missing"_s);
    row("event with empty id", R"({"type":"event","repo":"o/r","number":"1","id":""})", u"event.id"_s,
            u"expected a text, got an empty string"_s);
    row("patch without text", R"({"type":"patch","repo":"o/r","number":"1"})", u"patch.text"_s,
            u"missing (text or files)"_s);
    row("link without number",
            R"({"type":"link","issue":{"repo":"o/r"},"change":{"repo":"o/r","number":"2"},"basis":"manual"})",
            u"link.issue.number"_s, u"missing"_s);
    row("node without id", R"({"type":"kg_ref","repo":"o/r","number":"1","node":{"title":"t"}})",
            u"kg_ref.node.id"_s, u"missing"_s);
    row("no node", R"({"type":"kg_ref","repo":"o/r","number":"1"})", u"kg_ref.node"_s, u"missing"_s);
    const auto auditWith = [](const QByteArray &fields) -> QByteArray {
        return R"({"type":"kg_audit","repo":"o/r","number":"1","batch":{"series":"s","ordinal":1},)" + fields
                + R"(,"at":"2026-01-01T00:00:00Z"})";
    };
    row("audit without a node", auditWith(R"("verdict":"accept")"), u"kg_audit.node"_s, u"missing"_s);
    row("audit of an empty node", auditWith(R"("verdict":"accept","node":"")"), u"kg_audit.node"_s,
            u"expected a text, got an empty string"_s);
    row("audit of a node as an object", auditWith(R"("verdict":"accept","node":{"id":"k"})"),
            u"kg_audit.node"_s, u"expected a string, got an object"_s);
    row("audit replacing by nothing", auditWith(R"("verdict":"replace","node":"k")"),
            u"kg_audit.replacement"_s, u"missing"_s);
    row("audit replacing by a node without id",
            auditWith(R"("verdict":"replace","node":"k","replacement":{"title":"t"})"),
            u"kg_audit.replacement.id"_s, u"missing"_s);
    row("audit replacing by a node with too high a score",
            auditWith(R"("verdict":"replace","node":"k","replacement":{"id":"m","score":2})"),
            u"kg_audit.replacement.score"_s, u"not within 0 and 1: 2"_s);
    row("audit verdict", auditWith(R"("verdict":"keep","node":"k")"), u"kg_audit.verdict"_s,
            u"unknown verdict 'keep' (accept, reject, replace, leave-empty, note)"_s);
    row("audit blind in words", auditWith(R"("verdict":"accept","node":"k","blind":"yes")"),
            u"kg_audit.blind"_s, u"expected true or false, got 'yes'"_s);
    row("audit without a batch",
            R"({"type":"kg_audit","repo":"o/r","number":"1","node":"k","verdict":"accept",)"
            R"("at":"2026-01-01T00:00:00Z"})",
            u"kg_audit.batch"_s, u"missing"_s);
    row("audit without a time",
            R"({"type":"kg_audit","repo":"o/r","number":"1","batch":{"series":"s","ordinal":1},)"
            R"("node":"k","verdict":"accept"})",
            u"kg_audit.at"_s, u"missing"_s);
    row("audit superseding a number", auditWith(R"("verdict":"accept","node":"k","supersedes":[1])"),
            u"kg_audit.supersedes[0]"_s, u"expected a string, got a number: 1"_s);
    row("decision without at", R"({"type":"decision","repo":"o/r","number":"1","verdict":"keep","by":"a"})",
            u"decision.at"_s, u"missing"_s);
    row("decision without by",
            R"({"type":"decision","repo":"o/r","number":"1","verdict":"keep","at":"2026-01-01T00:00:00Z"})",
            u"decision.by"_s, u"missing"_s);
    row("decision without verdict",
            R"({"type":"decision","repo":"o/r","number":"1","by":"a","at":"2026-01-01T00:00:00Z"})",
            u"decision.verdict"_s, u"missing"_s);
    row("proposal without by", R"({"type":"proposal","repo":"o/r","number":"1"})", u"proposal.by"_s,
            u"missing"_s);
    row("draft without by",
            R"({"type":"draft","batch":{"series":"s","ordinal":1},"repo":"o/r","number":"1","lang":"zh"})",
            u"draft.by"_s, u"missing"_s);
    row("draft without batch", R"({"type":"draft","repo":"o/r","number":"1","lang":"zh","by":"a"})",
            u"draft.batch"_s, u"missing"_s);
    row("batch without ordinal", R"({"type":"theme","batch":{"series":"s"},"order":1})",
            u"theme.batch.ordinal"_s, u"missing"_s);
}

void TestBundleLineDamage::addValues()
{
    row("no such day", issueWith(R"("closed_at":"2026-09-31")"), u"issue.closed_at"_s,
            u"not an ISO 8601 time: '2026-09-31'"_s);
    row("time without offset", issueWith(R"("closed_at":"2026-09-30T10:00:00")"), u"issue.closed_at"_s,
            u"not an ISO 8601 time: '2026-09-30T10:00:00'"_s);
    row("time beyond the calendar", issueWith(R"("closed_at":"9999-12-31T23:00:00-05:00")"),
            u"issue.closed_at"_s, u"not an ISO 8601 time: '9999-12-31T23:00:00-05:00'"_s);
    row("time as a number", issueWith(R"("closed_at":1790000000)"), u"issue.closed_at"_s,
            u"expected an ISO 8601 time, got a number: 1790000000"_s);
    row("time of Chinese digits", issueWith(R"("closed_at":"２０２６-09-30T10:00:00Z")"),
            u"issue.closed_at"_s, u"not an ISO 8601 time: '２０２６-09-30T10:00:00Z'"_s);
    row("long value is cut",
            issueWith((R"("closed_at":")" + QByteArray("好").repeated(70) + '"').constData()),
            u"issue.closed_at"_s, u"not an ISO 8601 time: '"_s + QString(60, u'好') + u"…'"_s);
    row("title a number", issueWith(R"("title":12)"), u"issue.title"_s,
            u"expected a string, got a number: 12"_s);
    row("title an object", issueWith(R"("title":{})"), u"issue.title"_s,
            u"expected a string, got an object"_s);
    row("title true", issueWith(R"("title":true)"), u"issue.title"_s, u"expected a string, got true"_s);
    row("title with an escaped NUL", issueWith(R"("title":"a\u0000b")"), u"issue.title"_s,
            u"a NUL character in the text"_s);
    row("labels a string", issueWith(R"("labels":"bug")"), u"issue.labels"_s,
            u"expected an array of strings, got 'bug'"_s);
    row("label null", issueWith(R"("labels":["a",null])"), u"issue.labels[1]"_s,
            u"expected a string, got null"_s);
    row("sha a number", R"({"type":"change","repo":"o/r","number":"1","commits":[{},{},{"sha":7}]})",
            u"change.commits[2].sha"_s, u"expected a string, got a number: 7"_s);
    row("commit a string", R"({"type":"change","repo":"o/r","number":"1","commits":["abc"]})",
            u"change.commits[0]"_s, u"expected an object, got 'abc'"_s);
    row("commits an object", R"({"type":"change","repo":"o/r","number":"1","commits":{}})",
            u"change.commits"_s, u"expected an array, got an object"_s);
    row("additions negative", R"({"type":"change","repo":"o/r","number":"1","additions":-1})",
            u"change.additions"_s, u"expected a whole number, 0 or more, got a number: -1"_s);
    row("additions too large",
            R"({"type":"change","repo":"o/r","number":"1","additions":18446744073709551615})",
            u"change.additions"_s,
            u"expected a whole number, 0 or more, got a number: 18446744073709551615"_s);
    row("quota too large", R"({"type":"series","id":"s","quota":3000000000})", u"series.quota"_s,
            u"expected a whole number up to 2147483647, got a number: 3000000000"_s);
    row("quota a string", R"({"type":"series","id":"s","quota":"50"})", u"series.quota"_s,
            u"expected a whole number, 0 or more, got '50'"_s);
    row("version 2", R"({"type":"bundle","version":2})", u"bundle.version"_s,
            u"unknown version 2 (this Winnow reads 1)"_s);
    row("score above 1", R"({"type":"kg_ref","repo":"o/r","number":"1","node":{"id":"k"},"score":1.2})",
            u"kg_ref.score"_s, u"not within 0 and 1: 1.2"_s);
    row("value below 0", R"({"type":"proposal","repo":"o/r","number":"1","by":"w","value":-1})",
            u"proposal.value"_s, u"not within 0 and 1: -1"_s);
    row("value a string", R"({"type":"proposal","repo":"o/r","number":"1","by":"w","value":"1"})",
            u"proposal.value"_s, u"expected a number from 0 to 1, got '1'"_s);
    row("target number",
            R"({"type":"event","repo":"o/r","number":"1","id":"e","target":{"repo":"o/r","number":"a b"}})",
            u"event.target.number"_s, u"not a number of an issue or change: 'a b'"_s);
    row("localized a number", R"({"type":"series","id":"s","title":5})", u"series.title"_s,
            u"expected a string or an object {zh, en}, got a number: 5"_s);
    row("localized part a list", R"({"type":"series","id":"s","title":{"en":[]}})", u"series.title.en"_s,
            u"expected a string, got an array"_s);
    row("duplicate of nothing", decisionWith(R"("duplicate_of":"#8")"), u"decision.duplicate_of"_s,
            u"not an issue, org/repo#N: '#8'"_s);
    row("duplicate of a number", decisionWith(R"("duplicate_of":8)"), u"decision.duplicate_of"_s,
            u"expected an object {repo, number} or a string, got a number: 8"_s);
    row("file without path", R"({"type":"patch","repo":"o/r","number":"1","files":[{"patch":"x"}]})",
            u"patch.files[0].path"_s, u"missing"_s);
    row("member a string",
            R"({"type":"theme","batch":{"series":"s","ordinal":1},"order":1,"members":["o/r#1"]})",
            u"theme.members[0]"_s, u"expected an object, got 'o/r#1'"_s);
}

void TestBundleLineDamage::addWords()
{
    row("issue state", issueWith(R"("state":"done")"), u"issue.state"_s,
            u"unknown state 'done' (open, closed)"_s);
    row("issue merged", issueWith(R"("state":"merged")"), u"issue.state"_s,
            u"unknown state 'merged' (open, closed)"_s);
    row("state in capitals", issueWith(R"("state":"Open")"), u"issue.state"_s,
            u"unknown state 'Open' (open, closed)"_s);
    row("state with a line break", issueWith(R"("state":"a\nb")"), u"issue.state"_s,
            u"unknown state 'a·b' (open, closed)"_s);
    row("role", issueWith(R"("author_role":"king")"), u"issue.author_role"_s,
            u"unknown role 'king' (user, maintainer, bot)"_s);
    row("closing role", issueWith(R"("closed_by_role":"")"), u"issue.closed_by_role"_s,
            u"unknown role '' (user, maintainer, bot)"_s);
    row("change state", R"({"type":"change","repo":"o/r","number":"1","state":"draft"})", u"change.state"_s,
            u"unknown state 'draft' (open, closed, merged)"_s);
    row("forge", R"({"type":"repo","forge":"sourceforge","repo":"o/r"})", u"repo.forge"_s,
            u"unknown forge 'sourceforge' (gitcode, gitee, github, gitlab)"_s);
    row("subject", R"({"type":"event","repo":"o/r","number":"1","id":"e","on":"wiki"})", u"event.on"_s,
            u"unknown subject 'wiki' (issue, change)"_s);
    row("kind", R"({"type":"event","repo":"o/r","number":"1","id":"e","kind":"like"})", u"event.kind"_s,
            u"unknown kind 'like' (comment, label, unlabel, close, reopen, merge, reference, review, "
            u"push, assign, milestone, rename)"_s);
    row("basis",
            R"({"type":"link","issue":{"repo":"o/r","number":"1"},"change":{"repo":"o/r","number":"2"},)"
            R"("basis":"guess"})",
            u"link.basis"_s,
            u"unknown basis 'guess' (manual, closing-keyword, url-reference, body-reference, branch-name, "
            u"maintainer-comment, comment, platform, same-title, same-moment)"_s);
    row("kg state", R"({"type":"kg_ref","repo":"o/r","number":"1","node":{"id":"k"},"state":"ok"})",
            u"kg_ref.state"_s, u"unknown state 'ok' (proposed, accepted, rejected, replaced)"_s);
    row("proposed verdict", R"({"type":"proposal","repo":"o/r","number":"1","by":"w","verdict":"hold"})",
            u"proposal.verdict"_s, u"unknown verdict 'hold' (keep, drop)"_s);
    row("verdict",
            R"({"type":"decision","repo":"o/r","number":"1","verdict":"maybe","by":"a",)"
            R"("at":"2026-01-01T00:00:00Z"})",
            u"decision.verdict"_s, u"unknown verdict 'maybe' (keep, drop, hold, undecided)"_s);
    row("stage", decisionWith(R"("stage":"boss")"), u"decision.stage"_s,
            u"unknown stage 'boss' (prefilter, analysis, editor)"_s);
    row("language",
            R"({"type":"draft","batch":{"series":"s","ordinal":1},"repo":"o/r","number":"1","lang":"fr",)"
            R"("by":"a"})",
            u"draft.lang"_s, u"unknown language 'fr' (zh, en)"_s);
}

void TestBundleLineDamage::refused()
{
    QFETCH(QByteArray, line);
    QFETCH(QString, path);
    QFETCH(QString, message);
    const auto parsed = parseBundleLine(line);
    QVERIFY(!parsed);
    QCOMPARE(parsed.error().path, path);
    QCOMPARE(parsed.error().message, message);
}

void TestBundleLineDamage::cutAnywhere()
{
    QVERIFY(parseBundleLine(sample));
    BundleLineParser parser;
    for (qsizetype length = 1; length < sample.size(); ++length) {
        const auto parsed = parser.parse(QByteArrayView(sample).first(length));
        QVERIFY2(!parsed, qPrintable(QString::number(length)));
        QVERIFY2(!parsed.error().message.startsWith("not JSON"_L1), qPrintable(QString::number(length)));
    }
}

/// Whatever one byte turns into: a record, or an error that says something.
void TestBundleLineDamage::oneByteBroken()
{
    BundleLineParser parser;
    for (qsizetype i = 0; i < sample.size(); ++i) {
        for (int byte = 0; byte < 256; ++byte) {
            QByteArray line = sample;
            line[i] = static_cast<char>(byte);
            const auto parsed = parser.parse(line);
            if (!parsed) {
                QVERIFY(!parsed.error().message.isEmpty());
                QVERIFY2(!parsed.error().message.startsWith("not JSON"_L1), line.constData());
            }
        }
    }
}

} // namespace Winnow

QTEST_APPLESS_MAIN(Winnow::TestBundleLineDamage)
#include "tst_bundlelinedamage.moc"
