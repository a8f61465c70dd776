// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "lint/claimchecks.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace Winnow {

namespace {

Timestamp at(QStringView time)
{
    return *parseTimestamp(QString(time.toString() + u"+08:00"_s));
}

ChangeFacts change(const QString &number, const QString &state, std::optional<Timestamp> merged)
{
    ChangeFacts facts;
    facts.change.ref = {u"org/tool"_s, number};
    facts.change.title = u"change"_s;
    facts.change.body = u"Fixes #12, follows PR 77/78"_s;
    facts.change.state = state;
    facts.change.mergedAt = merged;
    facts.change.base = u"master"_s + number;
    return facts;
}

EventRecord comment(const QString &id, Timestamp when, const QString &role, const QString &text)
{
    EventRecord event;
    event.subject = {u"org/tool"_s, u"12"_s};
    event.id = id;
    event.kind = u"comment"_s;
    event.at = when;
    event.actor = role;
    event.actorRole = role;
    event.text = text;
    return event;
}

ArticleCase withAssessment(ArticleCase one)
{
    one.facts.issue.ref = one.issue;
    one.facts.issue.state = u"closed"_s;
    one.assessment = assess(one.facts);
    return one;
}

/// Issue 12: opened 08-01, merged (PR 40) 09-15 10:00:00, an unmerged change (PR 41), a user's and a maintainer's comment,
/// closed 09-17 12:30:40: 2 days 2 h 30 min 40 s after the merge, 40 s after the maintainer's answer.
ArticleCase fixedCase()
{
    ArticleCase one;
    one.issue = {u"org/tool"_s, u"12"_s};
    one.facts.issue.createdAt = at(u"2026-08-01T09:00:00");
    one.facts.issue.closedAt = at(u"2026-09-17T12:30:40");
    one.facts.issue.body = u"as in #555, see also https://gitcode.com/org/other/issues/901"_s;
    one.facts.events = {comment(u"1"_s, at(u"2026-08-03T08:00:00"), u"user"_s, u"same here"_s),
            comment(u"2"_s, at(u"2026-09-17T12:30:00"), u"maintainer"_s, u"done"_s)};
    one.facts.changes = {change(u"40"_s, u"merged"_s, at(u"2026-09-15T10:00:00")),
            change(u"41"_s, u"open"_s, std::nullopt)};
    return withAssessment(one);
}

/// Issue 13: closed without change or answer; issue 14: not all of its record is loaded.
ArticleCase silentCase(const QString &number, bool loaded)
{
    ArticleCase one;
    one.issue = {u"org/tool"_s, number};
    one.facts.issue.createdAt = at(u"2026-09-01T09:00:00");
    one.facts.issue.closedAt = at(u"2026-09-17T12:30:40");
    one.facts.eventsLoaded = loaded;
    one.facts.changesLoaded = loaded;
    return withAssessment(one);
}

QStringList problemsOf(const QString &text, const QString &number)
{
    ArticleRecord record;
    record.cases = {fixedCase(), silentCase(u"13"_s, true), silentCase(u"14"_s, false)};
    RecordIndex index;
    index.update(record, QTimeZone("Asia/Shanghai"));
    const ReadableText readable(text);
    const TextClaims claims = readClaims(readable);
    const ClaimContext context{readable, claims, *index.find(u"tool"_s, number), index};
    QStringList found;
    for (const TextProblem &problem :
            checkGaps(context) + checkTimes(context) + checkMerges(context) + checkNumbers(context))
        found.append(lintSeverityName(problem.severity) + u' ' + lintCodeName(problem.code));
    return found;
}

} // namespace

/// Claims of one text against the record of its case.
class TestLintRecord final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(); }
    void claims();
    void claims_data();
};

void TestLintRecord::claims_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("number");
    QTest::addColumn<QStringList>("problems");
    const auto add = [](const QString &text, const QStringList &problems = {},
                             const QString &number = u"12"_s) {
        QTest::newRow(qPrintable(number + u": "_s + text)) << text << number << problems;
    };
    // True in every way in which people round.
    for (const QString &text :
            {u"关单晚 2 天"_s, u"关单晚 3 天"_s, u"关单晚 2.1 天"_s, u"50 小时后关单"_s, u"约 2.2 天后关单"_s,
                    u"答复后 40 秒关单"_s, u"秒级关单"_s, u"合入早关单 2 天"_s, u"关单晚于合入 2 天"_s,
                    u"closed 2 days after the merge"_s, u"closed 40 s after the answer"_s,
                    u"2 天 2 小时 30 分 40 秒后关单"_s, u"评论后 1 分钟内关单"_s, u"建单 47 天后关单"_s})
        add(text);
    // Wrong, and said of the close.
    for (const QString &text : {u"关单晚 5 天"_s, u"关单晚 2.4 天"_s, u"答复后 41 秒关单"_s,
                 u"20 分钟后关单"_s, u"合入与关单同秒"_s, u"关单早于合入 2 天"_s,
                 u"closed 3 h after the merge"_s, u"PR 40 同秒"_s, u"合入后秒级关单"_s})
        add(text, {u"error claim-delta"_s});
    add(u"2 秒后关闭连接"_s, {u"warning claim-delta"_s});
    add(u"与 #555 同秒关单"_s);
    add(u"同秒关单"_s, {u"error claim-delta"_s}, u"13"_s);
    add(u"同秒关单"_s, {}, u"14"_s);
    // Times.
    for (const QString &text : {u"09-15 合入"_s, u"09-15 10:00 合入"_s, u"2026-09-15 10:00:00 合入"_s,
                 u"9-17 关单"_s, u"08-01 建单"_s, u"官方 9-17 答复"_s, u"merged Sep 15"_s,
                 u"次日 12:30 关单"_s, u"2025-01-01 的版本"_s, u"PR 40（09-15 合入）"_s})
        add(text);
    for (const QString &text : {u"09-16 合入"_s, u"09-15 10:01 合入"_s, u"2025-09-15 合入"_s, u"9-18 关单"_s,
                 u"08-02 建单"_s, u"merged Sep 16"_s, u"12:31 关单"_s})
        add(text, {u"error claim-time"_s});
    add(u"官方 9-18 答复"_s, {u"warning claim-time"_s});
    add(u"共三行（09-15 10:00:01）"_s, {u"hint claim-time"_s});
    add(u"官方 9-18 答复"_s, {}, u"14"_s);
    // Merges.
    for (const QString &text :
            {u"PR 40 已合入"_s, u"PR 41 未合入"_s, u"PR 41 仍为 open"_s, u"当天合入"_s, u"fixed by PR 40"_s})
        add(text);
    add(u"PR 41 已合入"_s, {u"error claim-merged"_s});
    add(u"由 PR 41 修复"_s, {u"error claim-merged"_s});
    add(u"PR 77 已合入"_s, {u"warning claim-merged"_s});
    add(u"PR40+41 已合入"_s, {u"error claim-merged"_s});
    add(u"PR 41 已合入"_s, {u"error claim-merged"_s, u"error claim-number"_s}, u"13"_s);
    add(u"修改已合入"_s, {u"error claim-merged"_s}, u"13"_s);
    add(u"修改已合入"_s, {}, u"14"_s);
    // Numbers.
    for (const QString &text :
            {u"见 PR 40、#555 与 other#901"_s, u"PR 77/78"_s, u"同 #13"_s, u"Fixes #12"_s, u"tool#14"_s})
        add(text);
    add(u"见 PR 42"_s, {u"error claim-number"_s});
    add(u"见 #556"_s, {u"error claim-number"_s});
    add(u"PR40+43"_s, {u"error claim-number"_s});
    add(u"见 PR 42"_s, {u"warning claim-number"_s}, u"14"_s);
}

void TestLintRecord::claims()
{
    QFETCH(const QString, text);
    QFETCH(const QString, number);
    QTEST(problemsOf(text, number), "problems");
}

} // namespace Winnow

QTEST_GUILESS_MAIN(Winnow::TestLintRecord)
#include "tst_lintrecord.moc"
