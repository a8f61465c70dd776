// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "operatelog.h"

#include "vfiverecords.h"

#include <QHash>
#include <QRegularExpression>

namespace Winnow::OperateLog {

using namespace Qt::StringLiterals;

namespace {

EventRecord entryOf(const ForgeObject &object, const IssueRef &issue)
{
    EventRecord event;
    event.subject = issue;
    event.id = u"op:"_s + object.number("id");
    object.require("id", event.id.size() > 3);
    event.at = object.time("created_at");
    event.actor = VFive::login(object, "user");
    event.text = object.text("content");
    return event;
}

/// The number at the end of "Create issue mr links: **title** #655".
QString numberAtEnd(const QString &text)
{
    static const QRegularExpression pattern(u"[#!](\\d+)\\s*$"_s);
    return pattern.match(text).captured(1);
}

/// Kinds of GitCode's actions whose text does not matter.
QString plainKind(const QString &action)
{
    static const QHash<QString, QString> kinds{{u"closed"_s, u"close"_s}, {u"opened"_s, u"reopen"_s},
            {u"reopened"_s, u"reopen"_s}, {u"merged"_s, u"merge"_s}, {u"milestone"_s, u"milestone"_s},
            {u"assignee"_s, u"assign"_s}, {u"commit"_s, u"push"_s}, {u"add_issue_mr_link"_s, u"reference"_s},
            {u"changed_issue_custom_state"_s, QString::fromLatin1(stateKind)}};
    return kinds.value(action);
}

/// "add label X", "delete label X".
bool readLabel(EventRecord &event)
{
    static const QRegularExpression pattern(u"^\\s*(add|delete|remove)\\w*\\s+label\\s+(.+?)\\s*$"_s,
            QRegularExpression::CaseInsensitiveOption);
    const QRegularExpressionMatch match = pattern.match(event.text);
    if (!match.hasMatch())
        return false;
    event.kind = match.captured(1).compare("add"_L1, Qt::CaseInsensitive) == 0 ? u"label"_s : u"unlabel"_s;
    event.label = match.captured(2);
    return true;
}

/// A phrase of Gitee's log and what it means; the first that is found counts.
struct Phrase
{
    QString words;
    QString kind;
};

const QList<Phrase> &giteePhrases()
{
    static const QList<Phrase> phrases{{u"添加了标签"_s, u"label"_s}, {u"移除了标签"_s, u"unlabel"_s},
            {u"删除了标签"_s, u"unlabel"_s}, {u"重新打开"_s, u"reopen"_s}, {u"重新开启"_s, u"reopen"_s},
            {u"合并了"_s, u"merge"_s}, {u"关联了"_s, u"reference"_s}, {u"里程碑"_s, u"milestone"_s},
            {u"负责人"_s, u"assign"_s}, {u"指派"_s, u"assign"_s}, {u"标题"_s, u"rename"_s},
            {u"关闭"_s, u"close"_s}, {u"状态"_s, QString::fromLatin1(stateKind)}};
    return phrases;
}

} // namespace

std::optional<EventRecord> gitCodeEntry(const ForgeObject &object, const IssueRef &issue)
{
    EventRecord event = entryOf(object, issue);
    const QString action = object.firstText({"action_type", "action"});
    if (action == "label"_L1)
        return readLabel(event) ? std::optional(event) : std::nullopt;
    if (action == "title"_L1) {
        // Marking as a draft is logged as a change of the title, too.
        if (!event.text.startsWith("changed title"_L1))
            return std::nullopt;
        event.kind = u"rename"_s;
        return event;
    }
    event.kind = plainKind(action);
    if (event.kind.isNull())
        return std::nullopt;
    if (event.kind == "reference"_L1) {
        if (const QString number = numberAtEnd(event.text); !number.isEmpty())
            event.target = IssueRef{QString(), number};
    }
    return event;
}

std::optional<EventRecord> giteeEntry(const ForgeObject &object, const IssueRef &issue)
{
    EventRecord event = entryOf(object, issue);
    for (const Phrase &phrase : giteePhrases()) {
        const qsizetype at = event.text.indexOf(phrase.words);
        if (at < 0)
            continue;
        event.kind = phrase.kind;
        if (phrase.kind == "label"_L1 || phrase.kind == "unlabel"_L1)
            event.label = event.text.sliced(at + phrase.words.size()).trimmed();
        if (phrase.kind == "reference"_L1) {
            if (const QString number = numberAtEnd(event.text); !number.isEmpty())
                event.target = IssueRef{QString(), number};
        }
        return event;
    }
    return std::nullopt;
}

} // namespace Winnow::OperateLog
