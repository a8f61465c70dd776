// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "forge/closingevent.h"
#include "forge/forge.h"
#include "forge/operatelog.h"

#include <QTest>

using namespace Winnow;
using namespace Qt::StringLiterals;

/// What answers of the three forges become, with the oddities that were seen of them.
class TestForgeRecords final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(); }
    void issueOfEachForge_data();
    void issueOfEachForge();
    void oddIssues_data();
    void oddIssues();
    void badIssues_data();
    void badIssues();
    void badAnswers_data();
    void badAnswers();
    void repositories_data();
    void repositories();
    void changes_data();
    void changes();
    void gitCodeLog_data();
    void gitCodeLog();
    void giteeLog_data();
    void giteeLog();
    void gitHubTimeline();
    void comments();
    void commits();
    void files();
    void diffAsText();
    void closer_data();
    void closer();
    void referencesByNumber();
    void deepNestingAndSize();
};

namespace {

Timestamp at(QStringView text)
{
    return *parseTimestamp(text);
}

const IssueRef asked{u"lantern/reef"_s, u"412"_s};

ForgeList<ForgeIssue> readIssues(ForgeKind kind, const QByteArray &json)
{
    const auto forge = Forge::make(kind);
    auto read = forge->issues(u"lantern/reef"_s, {}).read(json);
    return read ? *read : ForgeList<ForgeIssue>{{}, {read.error()}, -1};
}

IssuePartPage readPart(ForgeKind kind, IssuePart part, const QByteArray &json)
{
    const auto forge = Forge::make(kind);
    auto read = forge->issuePart(asked, part, 1).read(json);
    return read ? *read
                : IssuePartPage{.events = {}, .changes = {}, .faults = {read.error()}, .received = -1};
}

const QByteArray gitCodeIssue =
        R"({"id":7300411,"number":"412","state":"closed","html_url":"https://gitcode.com/lantern/reef/issues/412",
"title":"[Bug] 导出空模型时崩溃","body":"## 现象","user":{"id":"65a0c0ffee","login":"ada","name":"Ada"},
"assignee":{},"repository":{"id":1,"full_name":"灯塔/礁石","path":"reef"},
"created_at":"2026-07-01T10:15:02+08:00","updated_at":"2026-07-09T17:40:31+08:00","finished_at":"2026-07-09T17:40:31+08:00",
"labels":[{"id":1,"name":"bug","color":"#f00f0f"}],"issue_state":"已完成","issue_state_detail":{"title":"已完成","serial":3,"id":267},
"milestone":null,"comments":4,"visibility_reason":"public"})";

const QByteArray giteeIssue =
        R"({"id":5100001,"number":"I9ZZ1A","state":"rejected","title":"t","body":null,"user":{"id":7,"login":"ada"},
"labels":[],"repository":{"id":8800,"full_name":"lantern/reef"},"created_at":"2026-07-01T10:15:02+08:00","updated_at":"2026-07-09T17:40:31+08:00",
"finished_at":"2026-07-09T17:40:31+08:00","comments":2,"issue_state":"已拒绝","security_hole":false,"html_url":"https://gitee.com/lantern/reef/issues/I9ZZ1A"})";

const QByteArray gitHubIssue =
        R"({"id":3000000001,"number":412,"state":"closed","state_reason":"completed","title":"t","body":"b",
"user":{"login":"ada","id":1,"type":"User"},"author_association":"MEMBER","labels":[{"id":1,"name":"bug"}],"comments":2,
"created_at":"2026-07-01T02:15:02Z","updated_at":"2026-07-09T09:40:31Z","closed_at":"2026-07-09T09:40:31Z","closed_by":{"login":"bob"},
"html_url":"https://github.com/lantern/reef/issues/412"})";

QByteArray with(QByteArray json, const QByteArray &before, const QByteArray &after)
{
    if (!json.contains(before))
        qFatal("%s is not there", before.constData());
    return json.replace(before, after);
}

} // namespace

void TestForgeRecords::issueOfEachForge_data()
{
    QTest::addColumn<ForgeKind>("kind");
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QString>("number");
    QTest::addColumn<QString>("closedBy");
    QTest::addColumn<QString>("role");
    QTest::newRow("gitcode") << ForgeKind::GitCode << gitCodeIssue << u"412"_s << QString() << QString();
    QTest::newRow("gitee") << ForgeKind::Gitee << giteeIssue << u"I9ZZ1A"_s << QString() << QString();
    QTest::newRow("github") << ForgeKind::GitHub << gitHubIssue << u"412"_s << u"bob"_s << u"maintainer"_s;
}

void TestForgeRecords::issueOfEachForge()
{
    QFETCH(const ForgeKind, kind);
    QFETCH(const QByteArray, json);
    QFETCH(const QString, number);
    QFETCH(const QString, closedBy);
    QFETCH(const QString, role);
    const auto list = readIssues(kind, '[' + json + ']');
    QCOMPARE(list.faults.size(), 0);
    QCOMPARE(list.received, 1);
    const ForgeIssue &issue = list.items.constFirst();
    QCOMPARE(issue.record.ref, (IssueRef{u"lantern/reef"_s, number}));
    QCOMPARE(issue.record.state, u"closed"_s);
    QCOMPARE(issue.record.author, u"ada"_s);
    QCOMPARE(issue.record.authorRole, role);
    QCOMPARE(issue.record.createdAt, at(u"2026-07-01T02:15:02Z"));
    QCOMPARE(issue.record.updatedAt, at(u"2026-07-09T09:40:31Z"));
    QCOMPARE(issue.record.closedAt, at(u"2026-07-09T09:40:31Z"));
    QCOMPARE(issue.record.closedBy, closedBy);
    QVERIFY(!issue.record.body.isNull());
    QVERIFY(issue.isPublic);
    QVERIFY(!issue.isChange);
    QVERIFY(issue.comments > 0);
}

void TestForgeRecords::oddIssues_data()
{
    QTest::addColumn<ForgeKind>("kind");
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<std::function<bool(const ForgeIssue &)>>("holds");
    using Check = std::function<bool(const ForgeIssue &)>;
    const auto row = [](const char *name, ForgeKind kind, const QByteArray &json, Check holds) {
        QTest::newRow(name) << kind << json << holds;
    };
    using enum ForgeKind;
    row("a number as a number", GitCode, with(gitCodeIssue, R"("number":"412")", R"("number":412)"),
            [](const ForgeIssue &i) { return i.record.ref.number == u"412"; });
    row("open, with an empty time", GitCode,
            with(with(gitCodeIssue, R"("state":"closed")", R"("state":"opened")"),
                    R"("finished_at":"2026-07-09T17:40:31+08:00")", R"("finished_at":"")"),
            [](const ForgeIssue &i) { return i.record.state == u"open" && !i.record.closedAt; });
    row("opened again, with the old time", GitCode,
            with(gitCodeIssue, R"("state":"closed")", R"("state":"open")"),
            [](const ForgeIssue &i) { return i.record.state == u"open" && !i.record.closedAt; });
    row("closed without a time", GitCode,
            with(gitCodeIssue, R"("finished_at":"2026-07-09T17:40:31+08:00",)", ""),
            [](const ForgeIssue &i) { return i.record.state == u"closed" && !i.record.closedAt; });
    row("milliseconds", GitCode,
            with(gitCodeIssue, R"(40:31+08:00","finished)", R"(40:31.160+08:00","finished)"),
            [](const ForgeIssue &i) { return toMilliseconds(*i.record.updatedAt) % 1000 == 160; });
    row("no author", GitCode,
            with(gitCodeIssue, R"("user":{"id":"65a0c0ffee","login":"ada","name":"Ada"})", R"("user":null)"),
            [](const ForgeIssue &i) { return i.record.author.isNull(); });
    row("an empty array for an object", GitCode,
            with(gitCodeIssue, R"("user":{"id":"65a0c0ffee","login":"ada","name":"Ada"})", R"("user":[])"),
            [](const ForgeIssue &i) { return i.record.author.isNull(); });
    row("comments as a text", GitCode, with(gitCodeIssue, R"("comments":4)", R"("comments":"4")"),
            [](const ForgeIssue &i) { return i.comments == 4; });
    row("confidential", GitCode,
            with(gitCodeIssue, R"("visibility_reason":"public")", R"("visibility_reason":"confidential")"),
            [](const ForgeIssue &i) { return !i.isPublic; });
    row("a security hole", Gitee, with(giteeIssue, R"("security_hole":false)", R"("security_hole":true)"),
            [](const ForgeIssue &i) { return !i.isPublic; });
    row("progressing", Gitee, with(giteeIssue, R"("state":"rejected")", R"("state":"progressing")"),
            [](const ForgeIssue &i) { return i.record.state == u"open"; });
    row("no description", Gitee, giteeIssue,
            [](const ForgeIssue &i) { return i.record.body == u"" && !i.record.body.isNull(); });
    row("a NUL in the title", GitCode, with(gitCodeIssue, "[Bug] ", "[Bug]\\u0000 "),
            [](const ForgeIssue &i) { return i.record.title == u"[Bug] 导出空模型时崩溃"; });
    row("a change among issues", GitHub,
            with(gitHubIssue, R"("body":"b")", R"("pull_request":{"merged_at":null},"body":"b")"),
            [](const ForgeIssue &i) { return i.isChange; });
    row("filed by a robot", GitHub, with(gitHubIssue, R"("type":"User")", R"("type":"Bot")"),
            [](const ForgeIssue &i) { return i.record.authorRole == u"bot"; });
    row("filed by anybody", GitHub, with(gitHubIssue, "MEMBER", "NONE"),
            [](const ForgeIssue &i) { return i.record.authorRole == u"user"; });
}

void TestForgeRecords::oddIssues()
{
    QFETCH(const ForgeKind, kind);
    QFETCH(const QByteArray, json);
    QFETCH(const std::function<bool(const ForgeIssue &)>, holds);
    const auto list = readIssues(kind, '[' + json + ']');
    QCOMPARE(list.faults.value(0).message, QString());
    QVERIFY(holds(list.items.constFirst()));
}

void TestForgeRecords::badIssues_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QString>("path");
    QTest::newRow("title is a number")
            << with(gitCodeIssue, R"("title":"[Bug] 导出空模型时崩溃")", R"("title":7)") << u"[1].title"_s;
    QTest::newRow("no number") << with(gitCodeIssue, R"("number":"412",)", "") << u"[1].number"_s;
    QTest::newRow("number with a slash")
            << with(gitCodeIssue, R"("number":"412")", R"("number":"4/2")") << u"[1].number"_s;
    QTest::newRow("unknown state") << with(gitCodeIssue, R"("state":"closed")", R"("state":"gone")")
                                   << u"[1].state"_s;
    QTest::newRow("no update") << with(gitCodeIssue, R"("updated_at":"2026-07-09T17:40:31+08:00",)", "")
                               << u"[1].updated_at"_s;
    QTest::newRow("impossible day") << with(
            gitCodeIssue, "2026-07-09T17:40:31+08:00\",\"finished", "2026-06-31T17:40:31+08:00\",\"finished")
                                    << u"[1].updated_at"_s;
    QTest::newRow("user is a text") << with(
            gitCodeIssue, R"("user":{"id":"65a0c0ffee","login":"ada","name":"Ada"})", R"("user":"ada")")
                                    << u"[1].user"_s;
    QTest::newRow("login is a number")
            << with(gitCodeIssue, R"("login":"ada")", R"("login":3)") << u"[1].user.login"_s;
    QTest::newRow("label is a text") << with(gitCodeIssue, R"({"id":1,"name":"bug","color":"#f00f0f"})",
            R"("bug")") << u"[1].labels[0]"_s;
    QTest::newRow("labels are an object")
            << with(gitCodeIssue, R"([{"id":1,"name":"bug","color":"#f00f0f"}])", R"({"name":"bug"})")
            << u"[1].labels"_s;
    QTest::newRow("not an object") << "17"_ba << u"[1]"_s;
}

/// The bad one is told with its place, the others go in.
void TestForgeRecords::badIssues()
{
    QFETCH(const QByteArray, json);
    QFETCH(const QString, path);
    const auto list =
            readIssues(ForgeKind::GitCode, '[' + gitCodeIssue + ',' + json + ',' + gitCodeIssue + ']');
    QCOMPARE(list.received, 3);
    QCOMPARE(list.items.size(), 2);
    QCOMPARE(list.faults.size(), 1);
    QCOMPARE(list.faults.constFirst().path, path);
    QVERIFY(!list.faults.constFirst().message.isEmpty());
}

void TestForgeRecords::badAnswers_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::newRow("empty") << ""_ba;
    QTest::newRow("blanks") << " \n"_ba;
    QTest::newRow("cut") << ('[' + gitCodeIssue).chopped(30);
    QTest::newRow("cut in a character") << ('[' + gitCodeIssue).first(gitCodeIssue.indexOf("导") + 2);
    QTest::newRow("an object") << gitCodeIssue;
    QTest::newRow("null") << "null"_ba;
    QTest::newRow("a page") << "<html>502</html>"_ba;
    QTest::newRow("something behind") << "[] []"_ba;
    QTest::newRow("wrong encoding") << "[{\"title\":\"\xb5\xbc\"}]"_ba;
    QTest::newRow("NUL bytes") << QByteArray(16, '\0');
}

void TestForgeRecords::badAnswers()
{
    QFETCH(const QByteArray, json);
    const auto list = readIssues(ForgeKind::GitCode, json);
    QCOMPARE(list.received, -1);
    QVERIFY(!list.faults.constFirst().message.isEmpty());
}

void TestForgeRecords::repositories_data()
{
    QTest::addColumn<ForgeKind>("kind");
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("url");
    QTest::newRow("by its path") << ForgeKind::GitCode
                                 << R"({"name":"礁石","path":"reef","full_name":"灯塔 / 礁石",
        "namespace":{"path":"lantern"},"html_url":"https://gitcode.com/lantern/reef.git"})"_ba
                                 << u"lantern/reef"_s << u"https://gitcode.com/lantern/reef"_s;
    QTest::newRow("by its address")
            << ForgeKind::GitCode << R"({"path":"reef","html_url":"https://gitcode.com/lantern/reef.git"})"_ba
            << u"lantern/reef"_s << u"https://gitcode.com/lantern/reef"_s;
    QTest::newRow("gitee")
            << ForgeKind::Gitee
            << R"({"full_name":"lantern/reef","path":"reef","namespace":{"path":"lantern"}})"_ba
            << u"lantern/reef"_s << QString();
    QTest::newRow("github")
            << ForgeKind::GitHub
            << R"({"full_name":"lantern/reef","html_url":"https://github.com/lantern/reef","archived":true})"_ba
            << u"lantern/reef"_s << u"https://github.com/lantern/reef"_s;
}

void TestForgeRecords::repositories()
{
    QFETCH(const ForgeKind, kind);
    QFETCH(const QByteArray, json);
    QFETCH(const QString, name);
    QFETCH(const QString, url);
    const auto forge = Forge::make(kind);
    const auto list = forge->repositories(u"lantern"_s, 1).read('[' + json + ']');
    QVERIFY(list);
    QCOMPARE(list->items.size(), 1);
    QCOMPARE(list->items.constFirst().record.repo, name);
    QCOMPARE(list->items.constFirst().record.url, url);
    QCOMPARE(list->items.constFirst().record.forge, forgeName(kind));
    const auto one = forge->repository(name).read(json);
    QVERIFY(one);
    QCOMPARE(one->record.repo, name);
    QVERIFY(!forge->repository(name).read("{}"));
}

void TestForgeRecords::changes_data()
{
    QTest::addColumn<ForgeKind>("kind");
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("state");
    QTest::addColumn<bool>("hasMergeTime");
    using enum ForgeKind;
    QTest::newRow("merged")
            << GitCode
            << R"({"number":655,"html_url":"https://gitcode.com/lantern/reef/merge_requests/655","state":"merged",
        "merged":null,"merged_at":"2026-07-09T17:40:29+08:00","closed_at":"","head":{"ref":"fix"},"base":{"ref":"master"}})"_ba
            << u"lantern/reef#655"_s << u"merged"_s << true;
    QTest::newRow("of another repository")
            << GitCode
            << R"({"number":7,"html_url":"https://gitcode.com/lantern/shell/pull/7","state":"opened",
        "merged_at":null,"source_branch":"fix","target_branch":"master"})"_ba
            << u"lantern/shell#7"_s << u"open"_s << false;
    QTest::newRow("without an address")
            << GitCode
            << R"({"iid":9,"state":"closed","head":{"ref":"fix"},"base":{"ref":"master","repo":{"full_name":"lantern/shell"}}})"_ba
            << u"lantern/shell#9"_s << u"closed"_s << false;
    QTest::newRow("locked, merged")
            << GitCode
            << R"({"number":9,"state":"locked","merged_at":"2026-07-09T17:40:29.160+08:00","head":{"ref":"fix"},"base":{"ref":"master"}})"_ba
            << u"lantern/reef#9"_s << u"merged"_s << true;
    QTest::newRow("locked")
            << GitCode
            << R"({"number":9,"state":"locked","merged_at":"","head":{"ref":"fix"},"base":{"ref":"master"}})"_ba
            << u"lantern/reef#9"_s << u"closed"_s << false;
    QTest::newRow("merged without a time")
            << GitCode
            << R"({"number":9,"state":"merged","merged_at":"","head":{"ref":"fix"},"base":{"ref":"master"}})"_ba
            << u"lantern/reef#9"_s << u"merged"_s << false;
    QTest::newRow("gitee")
            << Gitee
            << R"({"number":88,"html_url":"https://gitee.com/lantern/reef/pulls/88","state":"merged","merged_at":"2026-07-09T17:40:29+08:00",
        "closed_at":"2026-07-09T17:40:29+08:00","head":{"ref":"fix"},"base":{"ref":"master"}})"_ba
            << u"lantern/reef#88"_s << u"merged"_s << true;
    QTest::newRow("github, merged")
            << GitHub
            << R"({"number":655,"html_url":"https://github.com/lantern/reef/pull/655","state":"closed","merged_at":"2026-07-09T09:40:29Z",
        "head":{"ref":"fix","repo":null},"base":{"ref":"master"},"user":null})"_ba
            << u"lantern/reef#655"_s << u"merged"_s << true;
    QTest::newRow("github, closed")
            << GitHub
            << R"({"number":655,"html_url":"https://github.com/lantern/reef/pull/655","state":"closed","merged_at":null,
        "head":{"ref":"fix"},"base":{"ref":"master"}})"_ba
            << u"lantern/reef#655"_s << u"closed"_s << false;
}

void TestForgeRecords::changes()
{
    QFETCH(const ForgeKind, kind);
    QFETCH(const QByteArray, json);
    QFETCH(const QString, name);
    QFETCH(const QString, state);
    QFETCH(const bool, hasMergeTime);
    const auto read = Forge::make(kind)->change({u"lantern/reef"_s, u"1"_s}).read(json);
    QVERIFY2(read, read ? "" : qPrintable(read.error().message));
    QCOMPARE(formatIssueRef(read->record.ref), name);
    QCOMPARE(read->record.state, state);
    QCOMPARE(read->record.mergedAt.has_value(), hasMergeTime);
    QCOMPARE(read->record.head, u"fix"_s);
    QCOMPARE(read->record.base, u"master"_s);
}

void TestForgeRecords::gitCodeLog_data()
{
    QTest::addColumn<QByteArray>("entry"); // action_type and content
    QTest::addColumn<QString>("kind"); // null: left out
    QTest::addColumn<QString>("label");
    QTest::newRow("closed") << R"("action_type":"closed","content":"closed")"_ba << u"close"_s << QString();
    QTest::newRow("opened again") << R"("action_type":"opened","content":"reopen from codehub")"_ba
                                  << u"reopen"_s << QString();
    QTest::newRow("label") << R"("action_type":"label","content":"add label kind/bug 二")"_ba << u"label"_s
                           << u"kind/bug 二"_s;
    QTest::newRow("unlabel") << R"("action_type":"label","content":"delete label bug")"_ba << u"unlabel"_s
                             << u"bug"_s;
    QTest::newRow("odd label") << R"("action_type":"label","content":"touched a label")"_ba << QString()
                               << QString();
    QTest::newRow("title") << R"("action_type":"title","content":"changed title from **A** to **B**")"_ba
                           << u"rename"_s << QString();
    QTest::newRow("draft") << R"("action_type":"title","content":"unmarked as a **Work In Progress**")"_ba
                           << QString() << QString();
    QTest::newRow("link")
            << R"("action_type":"add_issue_mr_link","content":"Create issue mr links: **x #3** #655")"_ba
            << u"reference"_s << QString();
    QTest::newRow("state") << R"("action_type":"changed_issue_custom_state","content":"… to 已完成")"_ba
                           << u"state"_s << QString();
    QTest::newRow("noise") << R"("action_type":"pin_issue","content":"")"_ba << QString() << QString();
    QTest::newRow("unknown") << R"("action_type":"danced","content":"")"_ba << QString() << QString();
}

void TestForgeRecords::gitCodeLog()
{
    QFETCH(const QByteArray, entry);
    QFETCH(const QString, kind);
    QFETCH(const QString, label);
    const auto page = readPart(ForgeKind::GitCode, IssuePart::Events,
            R"([{"id":190000103,"created_at":"2026-07-09T17:40:31+08:00","user":{"login":"bob"},)" + entry
                    + "}]");
    QCOMPARE(page.received, 1);
    QVERIFY(page.faults.isEmpty());
    QCOMPARE(page.events.size(), kind.isNull() ? 0 : 1);
    if (kind.isNull())
        return;
    const EventRecord &event = page.events.constFirst();
    QCOMPARE(event.kind, kind);
    QCOMPARE(event.label, label);
    QCOMPARE(event.id, u"op:190000103"_s);
    QCOMPARE(event.actor, u"bob"_s);
    QCOMPARE(event.subject, asked);
    QCOMPARE(event.target.has_value(), kind == u"reference");
    if (event.target)
        QCOMPARE(event.target->number, u"655"_s);
}

void TestForgeRecords::giteeLog_data()
{
    QTest::addColumn<QString>("content");
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QString>("label");
    QTest::newRow("label") << u"添加了标签 bug"_s << u"label"_s << u"bug"_s;
    QTest::newRow("unlabel") << u"移除了标签 bug"_s << u"unlabel"_s << u"bug"_s;
    QTest::newRow("merge") << u"合并了 Pull Request"_s << u"merge"_s << QString();
    QTest::newRow("close") << u"关闭了任务"_s << u"close"_s << QString();
    QTest::newRow("reopen") << u"重新打开了任务"_s << u"reopen"_s << QString();
    QTest::newRow("link") << u"关联了 Pull Request !88"_s << u"reference"_s << QString();
    QTest::newRow("unknown") << u"跳了支舞"_s << QString() << QString();
}

void TestForgeRecords::giteeLog()
{
    QFETCH(const QString, content);
    QFETCH(const QString, kind);
    QFETCH(const QString, label);
    // The type is wrong on purpose: it is not to be believed.
    const auto page = readPart(ForgeKind::Gitee, IssuePart::Events,
            R"([{"id":1,"icon":"x","action_type":"set_assignee","created_at":"2026-07-09T17:40:31+08:00","user":{"login":"bob"},"content":")"
                    + content.toUtf8() + "\"}]");
    QCOMPARE(page.events.value(0).kind, kind);
    QCOMPARE(page.events.value(0).label, label);
}

void TestForgeRecords::gitHubTimeline()
{
    const auto page = readPart(ForgeKind::GitHub, IssuePart::Events, R"([
        {"id":1,"event":"closed","actor":{"login":"bob","type":"User"},"commit_id":"dddd","created_at":"2026-07-09T09:40:31Z","state_reason":null},
        {"id":2,"event":"commented","user":{"login":"helper[bot]","type":"Bot"},"actor":{"login":"helper[bot]","type":"Bot"},"body":"hello","created_at":"2026-07-09T09:40:30Z","author_association":"NONE"},
        {"event":"cross-referenced","actor":{"login":"eve"},"created_at":"2026-07-08T09:00:00Z","source":{"type":"issue","issue":{"number":655,"title":"Fix","state":"closed",
            "html_url":"https://github.com/lantern/shell/pull/655","repository":{"full_name":"lantern/shell"},"pull_request":{"merged_at":"2026-07-09T09:40:29Z"}}}},
        {"event":"cross-referenced","created_at":"2026-07-08T09:00:00Z","source":{"type":"issue","issue":{"number":7,"title":"Same","state":"open","html_url":"https://github.com/lantern/shell/issues/7"}}},
        {"id":5,"event":"labeled","label":{"name":"bug"},"created_at":"2026-07-08T09:00:00Z"},
        {"id":6,"event":"renamed","rename":{"from":"a","to":"b"},"created_at":"2026-07-08T09:00:00Z"},
        {"id":7,"event":"subscribed","created_at":"2026-07-08T09:00:00Z"}])");
    QVERIFY(page.faults.isEmpty());
    QCOMPARE(page.received, 7);
    QStringList kinds;
    for (const EventRecord &event : page.events)
        kinds.append(event.kind);
    QCOMPARE(kinds.join(u' '), u"close comment reference reference label rename"_s);
    QCOMPARE(page.events.at(1).actorRole, u"bot"_s);
    QCOMPARE(page.events.at(2).target, (IssueRef{u"lantern/shell"_s, u"655"_s}));
    QCOMPARE(page.changes.size(), 1);
    QCOMPARE(formatIssueRef(page.changes.constFirst().record.ref), u"lantern/shell#655"_s);
    QCOMPARE(page.changes.constFirst().record.state, u"merged"_s);
    QVERIFY(!page.changesAreLinked);
}

void TestForgeRecords::comments()
{
    const auto page = readPart(ForgeKind::GitCode, IssuePart::Comments,
            R"([{"id":180550001,"body":"已在 !655 修复。","user":{"login":"bob"},
        "target":{"issue":{"id":1,"nubmer":"412"}},"created_at":"2026-07-09T17:39:58+08:00","updated_at":null},{"body":"no id"}])");
    QCOMPARE(page.events.size(), 1);
    QCOMPARE(page.events.constFirst().id, u"c:180550001"_s);
    QCOMPARE(page.events.constFirst().kind, u"comment"_s);
    QCOMPARE(page.events.constFirst().text, u"已在 !655 修复。"_s);
    QCOMPARE(page.faults.size(), 1);
    QCOMPARE(page.faults.constFirst().path, u"[1].id"_s);
}

void TestForgeRecords::commits()
{
    const auto read = Forge::make(ForgeKind::GitCode)->commits({u"lantern/reef"_s, u"655"_s}, 1).read(R"([
        {"sha":"aaaa","commit":{"author":{"date":"2026-07-08T09:00:00+08:00"},"message":"Fix it\n\nFixes #412"},"parents":{"sha":"b","shas":["b"]},"author":null},
        {"sha":"cccc","commit":{"author":{"name":"x"},"committer":{"date":"2026-07-08T01:00:00Z"},"message":""},"parents":[]},
        {"commit":{}}])");
    QVERIFY(read);
    QCOMPARE(read->commits.size(), 2);
    QCOMPARE(read->commits.at(0).title, u"Fix it"_s);
    QCOMPARE(read->commits.at(0).message, u"Fix it\n\nFixes #412"_s);
    QCOMPARE(read->commits.at(0).committedAt, at(u"2026-07-08T01:00:00Z"));
    QCOMPARE(read->commits.at(1).committedAt, at(u"2026-07-08T01:00:00Z"));
    QCOMPARE(read->faults.size(), 1);
}

void TestForgeRecords::files()
{
    const auto read = Forge::make(ForgeKind::GitCode)->patch({u"lantern/reef"_s, u"655"_s}, 1).read(R"([
        {"sha":"aaaa","filename":"a.cpp","status":"","additions":"12","deletions":3,"patch":{"diff":"@@ -1 +1 @@\n-a\n+b\n","old_path":"a.cpp","new_path":"a.cpp","new_file":false,"renamed_file":false,"deleted_file":false,"too_large":false}},
        {"filename":"b.cpp","status":null,"additions":1,"deletions":0,"patch":{"diff":"@@ -0,0 +1 @@\n+b\n","old_path":"b.cpp","new_path":"b.cpp","new_file":true}},
        {"filename":"big.bin","additions":0,"deletions":0,"patch":{"diff":"","old_path":"old.bin","new_path":"big.bin","renamed_file":true,"too_large":true}}])");
    QVERIFY(read);
    QCOMPARE(read->files.size(), 3);
    QCOMPARE(read->additions, 13);
    QCOMPARE(read->deletions, 3);
    QCOMPARE(read->withoutText, QStringList{u"big.bin"_s});
    QCOMPARE(read->files.at(1).status, u"added"_s);
    QCOMPARE(read->files.at(2).status, u"renamed"_s);
    QCOMPARE(read->files.at(2).oldPath, u"old.bin"_s);
}

void TestForgeRecords::diffAsText()
{
    const QByteArray diff = "diff --git a/x b/x\n--- a/x\n+++ b/x\n@@ -1 +1 @@\n-a\n+\xe5\xaf\xbc\n"_ba;
    for (const ForgeKind kind : {ForgeKind::Gitee, ForgeKind::GitHub}) {
        const auto read = Forge::make(kind)->patch({u"lantern/reef"_s, u"655"_s}, 1).read(diff);
        QVERIFY(read);
        QCOMPARE(read->text, QString::fromUtf8(diff));
    }
}

void TestForgeRecords::closer_data()
{
    QTest::addColumn<QStringList>("events"); // kind, seconds off the close, actor
    QTest::addColumn<QString>("closer");
    QTest::addColumn<QString>("kinds"); // behind
    QTest::newRow("a close") << QStringList{u"close 0 bob"_s} << u"bob"_s << u"close"_s;
    QTest::newRow("the newest") << QStringList{u"close -1 bob"_s, u"close 1 eve"_s} << u"eve"_s
                                << u"close close"_s;
    QTest::newRow("too far off") << QStringList{u"close -3 bob"_s} << QString() << u"close"_s;
    QTest::newRow("a state") << QStringList{u"state 1 bob"_s, u"state -60 eve"_s} << u"bob"_s << u"close"_s;
    QTest::newRow("a close before a state")
            << QStringList{u"close 0 bob"_s, u"state 1 eve"_s} << u"bob"_s << u"close"_s;
    QTest::newRow("nothing") << QStringList{u"comment 0 bob"_s} << QString() << u"comment"_s;
}

void TestForgeRecords::closer()
{
    QFETCH(const QStringList, events);
    QFETCH(const QString, closer);
    QFETCH(const QString, kinds);
    const Timestamp closedAt = at(u"2026-07-09T09:40:31Z");
    QList<EventRecord> log;
    for (const QString &text : events) {
        EventRecord event;
        event.kind = text.section(u' ', 0, 0);
        event.at = closedAt + std::chrono::seconds(text.section(u' ', 1, 1).toInt());
        event.actor = text.section(u' ', 2);
        log.append(event);
    }
    QList<EventRecord> open = log;
    QCOMPARE(settleClosing(log, closedAt), closer);
    QStringList left;
    for (const EventRecord &event : std::as_const(log))
        left.append(event.kind);
    QCOMPARE(left.join(u' '), kinds);
    QCOMPARE(settleClosing(open, std::nullopt), QString());
}

void TestForgeRecords::referencesByNumber()
{
    EventRecord one;
    one.target = IssueRef{QString(), u"655"_s};
    EventRecord other;
    other.target = IssueRef{QString(), u"7"_s};
    EventRecord unknown;
    unknown.target = IssueRef{QString(), u"9"_s};
    QList<EventRecord> events{one, other, unknown};
    settleReferences(events,
            {{u"lantern/reef"_s, u"655"_s}, {u"lantern/reef"_s, u"7"_s}, {u"lantern/shell"_s, u"7"_s}});
    QCOMPARE(events.at(0).target, (IssueRef{u"lantern/reef"_s, u"655"_s}));
    QVERIFY(!events.at(1).target); // two have that number
    QVERIFY(!events.at(2).target);
}

void TestForgeRecords::deepNestingAndSize()
{
    const QByteArray deep = QByteArray(100'000, '[') + QByteArray(100'000, ']');
    QCOMPARE(readIssues(ForgeKind::GitCode, deep).received, -1);
    const QByteArray large = with(gitCodeIssue, "## 现象", QByteArray(8 * 1024 * 1024, 'x'));
    const auto list = readIssues(ForgeKind::GitCode, '[' + large + ']');
    QCOMPARE(list.items.constFirst().record.body.size(), 8 * 1024 * 1024);
}

QTEST_GUILESS_MAIN(TestForgeRecords)
#include "tst_forgerecords.moc"
