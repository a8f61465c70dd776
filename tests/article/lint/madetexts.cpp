// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "madetexts.h"

#include "madeinstalment.h"

#include <QDateTime>
#include <QTimeZone>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 minute = 60;
constexpr qint64 hour = 3'600;
constexpr qint64 day = 86'400;

MadeCase kindOf(int index)
{
    return static_cast<MadeCase>(index % madeCaseCount);
}

/// Turns differ in every length, so that no true gap of one case is one of another.
int turnOf(int index)
{
    return index / madeCaseCount;
}

/// When the issue was closed.
Timestamp closeOf(int index)
{
    return *parseTimestamp(u"2026-09-10T16:38:20+08:00") + std::chrono::seconds{index * 3'701};
}

/// Close minus merge, or minus the answer, in seconds.
qint64 gapOf(int index)
{
    const int turn = turnOf(index);
    switch (kindOf(index)) {
    case MadeCase::SameSecond:
        return 0;
    case MadeCase::Seconds:
        return 23 + turn;
    case MadeCase::Minutes:
        return (20 + 3 * turn) * minute + 21;
    case MadeCase::Hours:
        return 2 * hour + (12 + 7 * turn) * minute + 40;
    case MadeCase::Days:
        return (4 + 3 * turn) * day + 5 * hour;
    case MadeCase::Stale:
        return (34 + 4 * turn) * day + 3 * hour;
    case MadeCase::Reversed:
        return -(3 + 2 * turn) * day - 2 * hour;
    case MadeCase::Answered:
        return 9 + 2 * turn;
    case MadeCase::Predating:
        return 40 * day;
    case MadeCase::Chain:
        return (1 + turn) * hour + 8 * minute + 15;
    }
    return 0;
}

Timestamp mergeOf(int index)
{
    return closeOf(index) - std::chrono::seconds{gapOf(index)};
}

Timestamp openingOf(int index)
{
    // Predating: the fix was merged (20 + turn) days before the issue was opened.
    if (kindOf(index) == MadeCase::Predating)
        return mergeOf(index) + std::chrono::seconds{(20 + turnOf(index)) * day + 4 * hour};
    return closeOf(index) - std::chrono::seconds{60 * day + 7 * hour};
}

EventRecord eventOf(
        const IssueRef &issue, const QString &kind, Timestamp at, const QString &role, const QString &text)
{
    EventRecord event;
    event.subject = issue;
    event.id = kind + QString::number(toMilliseconds(at));
    event.kind = kind;
    event.at = at;
    event.actor = role;
    event.actorRole = role;
    event.text = text;
    return event;
}

ChangeFacts changeFacts(const IssueRef &issue, const QString &number, std::optional<Timestamp> merged)
{
    ChangeFacts facts;
    facts.change.ref = {issue.repo, number};
    facts.change.title = u"change "_s + number;
    facts.change.body = u"Fixes #"_s + issue.number;
    facts.change.state = merged ? u"merged"_s : u"open"_s;
    facts.change.mergedAt = merged;
    facts.change.createdAt = merged ? *merged - std::chrono::seconds{3 * day} : closeOf(0);
    facts.change.base = u"master"_s;
    facts.files = QStringList{u"src/check.cpp"_s};
    return facts;
}

QString local(Timestamp at, QStringView format)
{
    return QDateTime::fromMSecsSinceEpoch(toMilliseconds(at), QTimeZone("Asia/Shanghai"))
            .toString(format.toString());
}

/// The sentence about how it ended, true of the facts.
QString endingOf(int index, bool zh)
{
    const QString change = changeOf(index);
    const qint64 gap = std::abs(gapOf(index));
    const QString date = local(mergeOf(index), u"MM-dd");
    const QString clock = local(mergeOf(index), u"MM-dd HH:mm");
    const QString second = local(mergeOf(index), u"MM-dd HH:mm:ss");
    switch (kindOf(index)) {
    case MadeCase::SameSecond:
        return (zh ? u"PR %1 合入与关单同秒（%2）。"_s
                   : u"PR %1 was merged and closed it in the same second (%2)."_s)
                .arg(change, second);
    case MadeCase::Seconds:
        return (zh ? u"PR %1 于 %2 合入，%3 秒后关单。"_s : u"PR %1 merged %2, closed %3 s later."_s)
                .arg(change, clock)
                .arg(gap);
    case MadeCase::Minutes:
        return (zh ? u"PR %1 于 %2 合入，%3 分钟后关单。"_s : u"PR %1 merged %2, closed %3 min later."_s)
                .arg(change, clock)
                .arg(gap / minute);
    case MadeCase::Hours:
        return (zh ? u"PR %1 于 %2 合入，关单晚 %3 小时 %4 分。"_s
                   : u"PR %1 merged %2, closed %3 h %4 min later."_s)
                .arg(change, clock)
                .arg(gap / hour)
                .arg(gap % hour / minute);
    case MadeCase::Days:
        return (zh ? u"PR %1 于 %2 合入，关单晚 %3 天。"_s : u"PR %1 merged %2, closed %3 days later."_s)
                .arg(change, clock)
                .arg(gap / day);
    case MadeCase::Stale:
        return (zh ? u"PR %1 于 %2 合入；%3 机器人自动关单，比修复晚 %4 天。"_s
                   : u"PR %1 merged %2; a robot closed it %3, %4 days after the merge."_s)
                .arg(change, date, local(closeOf(index), u"MM-dd"))
                .arg(gap / day);
    case MadeCase::Reversed:
        return (zh ? u"关单早于 PR %1 合入 %2 天。"_s : u"It was closed %2 days before PR %1 was merged."_s)
                .arg(change)
                .arg(gap / day);
    case MadeCase::Answered:
        return (zh ? u"官方确认属于用法问题，答复后 %1 秒关单（%2）。"_s
                   : u"The maintainers see a wrong use; closed %1 s after the answer (%2)."_s)
                .arg(gap)
                .arg(local(closeOf(index), u"MM-dd HH:mm:ss"));
    case MadeCase::Predating:
        return (zh ? u"PR %1 已于 %2 合入，修复早于建单 %3 天。"_s
                   : u"PR %1 merged %2, %3 days before the issue was opened."_s)
                .arg(change, date)
                .arg(20 + turnOf(index));
    case MadeCase::Chain:
        return (zh ? u"三段合入：!%1→!%2→!%3；PR %4 仍为 open。"_s
                   : u"Merged in three steps: !%1→!%2→!%3; PR %4 is still open."_s)
                .arg(change, changeOf(index, 1), changeOf(index, 2), changeOf(index, 3));
    }
    return {};
}

QString lineEnding(int index, bool zh)
{
    const QString change = changeOf(index);
    const qint64 gap = std::abs(gapOf(index));
    switch (kindOf(index)) {
    case MadeCase::SameSecond:
        return (zh ? u"PR%1 同秒"_s : u"PR %1, same second"_s).arg(change);
    case MadeCase::Seconds:
        return (zh ? u"PR%1（%2 秒关单）"_s : u"PR %1 (closed %2 s later)"_s).arg(change).arg(gap);
    case MadeCase::Stale:
        return (zh ? u"%1 合入、stale 晚 %2 天"_s : u"merged %1, closed %2 days later"_s)
                .arg(local(mergeOf(index), u"MM-dd"))
                .arg(gap / day);
    case MadeCase::Reversed:
        return (zh ? u"关单早于修复合入 %1 天"_s : u"closed %1 days before the fix was merged"_s)
                .arg(gap / day);
    case MadeCase::Answered:
        return (zh ? u"官方答复，%1 秒关单"_s : u"closed %1 s after the answer"_s).arg(gap);
    default:
        return zh ? u"按记录收录"_s : u"as the record has it"_s;
    }
}

} // namespace

QString numberOf(int index)
{
    return QString::number(110 + index * 7);
}

QString changeOf(int index, int step)
{
    return QString::number(4'100 + index * 11 + step * 2);
}

EvidenceFacts madeFacts(const IssueRef &issue, int index)
{
    EvidenceFacts facts;
    facts.forge = u"gitcode"_s;
    facts.issue.ref = issue;
    facts.issue.title = u"check fails"_s;
    facts.issue.state = u"closed"_s;
    facts.issue.createdAt = openingOf(index);
    facts.issue.closedAt = closeOf(index);
    const bool isStale = kindOf(index) == MadeCase::Stale;
    facts.issue.closedBy = isStale ? u"robot"_s : u"maintainer"_s;
    facts.issue.closedByRole = isStale ? u"bot"_s : u"maintainer"_s;
    if (kindOf(index) == MadeCase::Answered) {
        facts.events.append(
                eventOf(issue, u"comment"_s, mergeOf(index), u"maintainer"_s, u"use the other flag"_s));
        return facts;
    }
    facts.changes.append(changeFacts(issue, changeOf(index), mergeOf(index)));
    if (kindOf(index) == MadeCase::Chain) {
        facts.changes.append(
                changeFacts(issue, changeOf(index, 1), mergeOf(index) - std::chrono::seconds{2 * day}));
        facts.changes.append(
                changeFacts(issue, changeOf(index, 2), mergeOf(index) - std::chrono::seconds{day}));
        facts.changes.append(changeFacts(issue, changeOf(index, 3), std::nullopt));
    }
    return facts;
}

RowTexts madeTexts(int index, TextLanguage language)
{
    const bool zh = language == TextLanguage::Chinese;
    const int code = 507'000 + index;
    RowTexts texts;
    texts.problem = (zh ? u"算子校验在 A2 上报错 %1，升级无效"_s
                        : u"An operator check on A2 reports %1, upgrading does not help"_s)
                            .arg(code);
    texts.answer =
            (zh ? u"根因：校验漏掉了 %1 字节对齐。加 `--align-%2` 或升级到 26.%3.0（[说明](https://forge.example.org/made/%2)）。"_s
                : u"Cause: the check left out the alignment to %1 bytes. Add `--align-%2` or upgrade to "
                  u"26.%3.0 "
                  u"([notes](https://forge.example.org/made/%2)). "_s)
                    .arg(1'024 + index)
                    .arg(index)
                    .arg(index % 7 + 1)
            + endingOf(index, zh);
    texts.themeLine = (zh ? u"校验报错 %1："_s : u"check reports %1: "_s).arg(code) + lineEnding(index, zh);
    texts.symptom = (zh ? u"校验报错 %1"_s : u"A check reports %1"_s).arg(code);
    texts.action = zh ? u"先用 --verbose 看日志"_s : u"Read the log with --verbose first"_s;
    return texts;
}

} // namespace Winnow
