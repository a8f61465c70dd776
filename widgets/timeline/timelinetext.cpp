// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "timelinetext.h"

#include <QDateTime>

#include <algorithm>
#include <array>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype commentLength = 80;

struct Unit
{
    qint64 seconds;
    QStringView zh;
    QStringView en;
};

constexpr std::array<Unit, 4> units{
        {{86'400, u"天", u"d"}, {3'600, u"小时", u"h"}, {60, u"分", u"min"}, {1, u"秒", u"s"}}};

/// On one line, cut where it is long.
QString beginning(const QString &text)
{
    const QString line = text.left(commentLength * 4).simplified();
    if (line.size() <= commentLength)
        return line;
    // A character beyond the basic plane stays whole.
    const qsizetype end = commentLength - (line.at(commentLength - 1).isHighSurrogate() ? 1 : 0);
    return line.left(end) + u'\u2026';
}

QString eventWord(const TimelineEntry &entry, bool zh)
{
    switch (entry.kind) {
    case TimelineKind::Opened:
        return zh ? u"提单"_s : u"opened"_s;
    case TimelineKind::Closed:
        return zh ? u"关单"_s : u"closed"_s;
    case TimelineKind::Reopened:
        return zh ? u"重新打开"_s : u"reopened"_s;
    case TimelineKind::Comment:
        return zh ? u"评论"_s : u"comment"_s;
    case TimelineKind::Label:
        return zh ? u"添加标签 %1"_s.arg(entry.text) : u"label %1 added"_s.arg(entry.text);
    case TimelineKind::Unlabel:
        return zh ? u"移除标签 %1"_s.arg(entry.text) : u"label %1 removed"_s.arg(entry.text);
    case TimelineKind::Reference:
        return zh ? u"引用"_s : u"reference"_s;
    case TimelineKind::ChangeOpened:
        return zh ? u"创建"_s : u"opened"_s;
    case TimelineKind::ChangeMerged:
        return zh ? u"合入"_s : u"merged"_s;
    case TimelineKind::ChangeClosed:
        return zh ? u"关闭，未合入"_s : u"closed, not merged"_s;
    case TimelineKind::Review:
        return zh ? u"检视"_s : u"review"_s;
    case TimelineKind::Push:
        return zh ? u"推送提交"_s : u"push"_s;
    case TimelineKind::Other:
        break;
    }
    if (entry.eventKind == "assign"_L1)
        return zh ? u"指派"_s : u"assigned"_s;
    if (entry.eventKind == "milestone"_L1)
        return zh ? u"设定里程碑"_s : u"milestone set"_s;
    if (entry.eventKind == "rename"_L1)
        return zh ? u"修改标题"_s : u"renamed"_s;
    return entry.eventKind;
}

/// "by ann (maintainer)"; nothing where nobody is named.
QString actorText(const TimelineEntry &entry, TextLanguage language)
{
    const QString role = roleWord(entry.actorRole, language);
    const bool zh = language == TextLanguage::Chinese;
    if (entry.actor.isEmpty())
        return role;
    const QString who = role.isEmpty() ? entry.actor
            : zh                       ? u"%1（%2）"_s.arg(entry.actor, role)
                                       : u"%1 (%2)"_s.arg(entry.actor, role);
    return zh ? who : u"by "_s + who;
}

/// Whether the entry's text says more than the event's word: of a record's time it is the title.
bool hasOwnText(const TimelineEntry &entry)
{
    return entry.kind != TimelineKind::Label && entry.kind != TimelineKind::Unlabel && !entry.text.isEmpty();
}

} // namespace

QString secondText(Timestamp at, const QTimeZone &zone)
{
    return QDateTime::fromMSecsSinceEpoch(toMilliseconds(at), zone).toString(u"yyyy-MM-dd HH:mm:ss"_s);
}

QString shortSpanText(qint64 seconds, int wanted, TextLanguage language)
{
    QStringList parts;
    qint64 rest = std::max<qint64>(0, seconds);
    for (const Unit &unit : units) {
        const qint64 count = rest / unit.seconds;
        rest %= unit.seconds;
        if (count == 0 && parts.isEmpty() && unit.seconds > 1)
            continue;
        if (parts.size() == wanted)
            break;
        if (count > 0 || parts.isEmpty())
            parts.append(u"%1 %2"_s.arg(count).arg(language == TextLanguage::Chinese ? unit.zh : unit.en));
        else
            break; // "2 h 4 s" would read as a slip.
    }
    return parts.join(u' ');
}

QString happeningText(const TimelineEntry &entry, const QString &home, TextLanguage language)
{
    const QString word = eventWord(entry, language == TextLanguage::Chinese);
    return entry.on == SubjectKind::Change ? changeText(entry.ref, home) + u' ' + word : word;
}

QStringList markTexts(const TimelineEntry &entry, TextLanguage language)
{
    const bool zh = language == TextLanguage::Chinese;
    const QString word = beginning(eventWord(entry, zh));
    if (entry.actor.isEmpty())
        return {word};
    return {zh ? word + u" \u00b7 "_s + entry.actor : word + u" by "_s + entry.actor, word};
}

QString roleWord(const QString &role, TextLanguage language)
{
    const bool zh = language == TextLanguage::Chinese;
    if (role == "maintainer"_L1)
        return zh ? u"维护者"_s : u"maintainer"_s;
    if (role == "bot"_L1)
        return zh ? u"机器人"_s : u"robot"_s;
    if (role == "user"_L1)
        return zh ? u"用户"_s : u"user"_s;
    return {};
}

QString entryText(
        const TimelineEntry &entry, const QString &home, const QTimeZone &zone, TextLanguage language)
{
    QString text = secondText(entry.at, zone) + u"  "_s + happeningText(entry, home, language);
    if (const QString actor = actorText(entry, language); !actor.isEmpty())
        text += u"  "_s + actor;
    if (hasOwnText(entry))
        text += (language == TextLanguage::Chinese ? u"："_s : u": "_s) + beginning(entry.text);
    return text;
}

QStringList trapSentences(const TimelineEntry &entry, const Assessment &assessment, const QTimeZone &zone,
        TextLanguage language)
{
    QStringList sentences;
    for (const TrapCode code : entry.traps) {
        const Trap *trap = assessment.trap(code);
        sentences.append(
                trap ? trapSentence(*trap, assessment.issue.repo, zone, language) : trapText(code, language));
    }
    return sentences;
}

QString timelineText(const QList<TimelineEntry> &entries, const Assessment &assessment, const QTimeZone &zone,
        TextLanguage language)
{
    QString text;
    for (const TimelineEntry &entry : entries) {
        text += entryText(entry, assessment.issue.repo, zone, language);
        QStringList traps;
        for (const TrapCode code : entry.traps)
            traps.append(trapText(code, language));
        if (!traps.isEmpty())
            text += u"  [%1]"_s.arg(traps.join(language == TextLanguage::Chinese ? u"、"_s : u", "_s));
        text += u'\n';
    }
    return text;
}

} // namespace Winnow
