// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "evidencetext.h"

#include <QDateTime>

#include <array>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

/// The two wordings of one thing.
struct Words
{
    QStringView zh;
    QStringView en;

    QString in(TextLanguage language) const
    {
        return (language == TextLanguage::Chinese ? zh : en).toString();
    }
};

template <typename Code, size_t count>
QString wordsOf(Code code, const std::array<Words, count> &words, TextLanguage language)
{
    const auto index = static_cast<size_t>(code);
    return index < count ? words[index].in(language) : QString();
}

constexpr std::array<Words, linkBasisCount> basisWords{{{u"人工认定", u"set by an editor"},
        {u"关单关键字", u"closing keyword"}, {u"正文引用链接", u"issue's address in the text"},
        {u"正文引用单号", u"issue's number in the text"}, {u"分支名", u"branch name"},
        {u"维护者评论", u"maintainer's comment"}, {u"他人评论", u"comment"},
        {u"平台关联", u"linked by the platform"}, {u"标题相同", u"same title"},
        {u"时间相同", u"same moment"}}};

constexpr std::array<Words, tierCount> tierWords{
        {{u"同秒", u"same second"}, {u"自动关单链", u"auto-close chain"}, {u"分钟级", u"minutes"},
                {u"小时级", u"hours"}, {u"天级", u"days"}, {u"stale 关单", u"stale close"},
                {u"反向时序", u"reversed"}, {u"秒级答复", u"answered, closed within seconds"},
                {u"分钟级答复", u"answered, closed within minutes"},
                {u"小时级答复", u"answered, closed within hours"},
                {u"天级答复", u"answered, closed days later"}, {u"关单原因不明", u"unexplained"}}};

constexpr std::array<Words, resolutionCount> resolutionWords{{{u"代码修复", u"fixed in code"},
        {u"文档修复", u"fixed in the docs"}, {u"答复关闭", u"answered"},
        {u"关闭但未合入", u"closed, not landed"}, {u"上游仓修复", u"fixed upstream"}, {u"无结论", u"none"}}};

constexpr std::array<Words, trapCodeCount> trapWords{{{u"stale 关单", u"stale close"},
        {u"先关后合", u"closed before merge"}, {u"修复早于提单", u"fix predates the issue"},
        {u"变更早于提单", u"change predates the issue"}, {u"关闭但未合入", u"not landed"},
        {u"仅平台关联", u"linked by the platform only"}, {u"声称已合入", u"merge claimed"},
        {u"批量关单", u"closing storm"}, {u"一变更多单", u"one change, many issues"},
        {u"多分支回合", u"backport"}, {u"多变更接力", u"chain of changes"},
        {u"跨仓修复", u"another repository"}, {u"合入后回退", u"reverted"}, {u"重新打开过", u"reopened"},
        {u"关单后有更新", u"edited after the close"}, {u"取舍后有变化", u"changed since decided"}}};

constexpr std::array<Words, trapCodeCount> trapRules{{
        {u"关单晚于合入 24 小时以上，且由机器人关闭或关闭时带 stale 标签：关单时间不代表解决时间。",
                u"Closed 24 h or more after the merge by a robot or under a stale label: the close says "
                u"nothing about when it was solved."},
        {u"关单时间早于落地变更的合入时间。", u"The issue was closed before its landing change was merged."},
        {u"落地变更在提单之前已经合入。", u"The landing change was merged before the issue was opened."},
        {u"落地变更在提单之前创建，之后合入。",
                u"The landing change was opened before the issue and merged after it."},
        {u"已关闭，有关联变更，但没有一个合入：“已解决”不等于“已落地”。",
                u"Closed with linked changes of which none is merged: resolved is not landed."},
        {u"落地变更的唯一依据是平台关联，平台可能列出的是后继变更。",
                u"The landing change is linked by the platform alone, which may list a successor."},
        {u"评论称已合入或已修复，但所指变更并未合入。",
                u"A comment says merged or fixed about a change that is not merged."},
        {u"同一人 10 秒内关闭 3 单以上，或 6 分钟内在 3 个以上仓库关闭 3 单以上；关单人未知时按同一组织 10 "
         u"秒内 3 单以上。",
                u"The same actor closed 3 or more issues within 10 s, or 3 or more in 3 or more repositories "
                u"within 6 min; where the closer is not known, 3 or more of one organisation within 10 s."},
        {u"同一落地变更解决了池中两单以上。", u"The landing change lands two or more issues of the pool."},
        {u"同名变更合入了两个以上的目标分支。",
                u"Changes of the same title were merged into two or more bases."},
        {u"同一目标分支上合入了两个以上的关联变更。",
                u"Two or more linked changes were merged into the same base."},
        {u"落地变更在另一个仓库。", u"The landing change is in another repository."},
        {u"落地变更之后被同一分支上的变更回退：没有落地。",
                u"A later change on the same base took the landing change back: it has not landed."},
        {u"关闭过不止一次，以最后一次为准。", u"Closed more than once; the last close counts."},
        {u"关单之后还有维护者评论或合入。", u"A maintainer's comment or a merge came after the close."},
        {u"证据指纹与取舍时记录的不同。", u"The evidence is no longer the one that was decided on."},
}};

constexpr std::array<Words, resolutionCount> resolutionRules{{
        {u"落地变更改动了文档以外的文件。", u"The landing change touches more than documentation."},
        {u"落地变更只改动文档。", u"The landing change touches documentation only."},
        {u"没有落地变更，关单前有维护者评论。",
                u"No landing change; a maintainer commented before the close."},
        {u"已关闭，有关联变更，但没有一个合入。", u"Closed; linked changes exist and none is merged."},
        {u"落地变更在另一个仓库。", u"The landing change is in another repository."},
        {u"没有关联变更，关单前也没有维护者评论。",
                u"No linked change and no maintainer's comment before the close."},
}};

constexpr qint64 secondsOfDay = 86'400;

QString twoDigits(qint64 value)
{
    return QString::number(value).rightJustified(2, u'0');
}

/// Hours, minutes and seconds from the largest that is not zero on; smaller ones in two digits.
QString clockText(qint64 seconds, bool afterDays, TextLanguage language)
{
    const bool zh = language == TextLanguage::Chinese;
    const qint64 hours = seconds / 3'600;
    const qint64 minutes = seconds / 60 % 60;
    const QString second =
            (hours > 0 || minutes > 0 || afterDays ? twoDigits(seconds % 60) : QString::number(seconds % 60))
            + (zh ? u" 秒"_s : u" s"_s);
    if (hours == 0 && minutes == 0 && !afterDays)
        return second;
    const QString minute = (hours > 0 || afterDays ? twoDigits(minutes) : QString::number(minutes))
            + (zh ? u" 分 "_s : u" min "_s) + second;
    if (hours == 0 && !afterDays)
        return minute;
    return QString::number(hours) + (zh ? u" 小时 "_s : u" h "_s) + minute;
}

QString daysText(qint64 days, TextLanguage language)
{
    if (language == TextLanguage::Chinese)
        return QString::number(days) + u" 天"_s;
    return QString::number(days) + (days == 1 ? u" day"_s : u" days"_s);
}

qint64 magnitude(qint64 seconds)
{
    return seconds < 0 ? -(seconds + 1) + 1 : seconds;
}

QString withDirection(const QString &span, bool later, TextLanguage language)
{
    if (language == TextLanguage::Chinese)
        return (later ? u"晚 "_s : u"早 "_s) + span;
    return span + (later ? u" later"_s : u" earlier"_s);
}

} // namespace

QString spanText(qint64 seconds, TextLanguage language)
{
    const qint64 length = magnitude(seconds);
    const qint64 days = length / secondsOfDay;
    if (days == 0)
        return clockText(length, false, language);
    const qint64 rest = length % secondsOfDay;
    return rest == 0 ? daysText(days, language)
                     : daysText(days, language) + u' ' + clockText(rest, true, language);
}

QString deltaText(qint64 seconds, TextLanguage language)
{
    const QString span = spanText(seconds, language);
    return seconds < 0 || seconds >= secondsOfDay ? withDirection(span, seconds >= 0, language) : span;
}

QString roundedDeltaText(qint64 seconds, TextLanguage language)
{
    const qint64 days = magnitude(seconds) / secondsOfDay;
    return days == 0 ? deltaText(seconds, language)
                     : withDirection(daysText(days, language), seconds >= 0, language);
}

QString minuteText(Timestamp at, const QTimeZone &zone)
{
    const QDateTime time = QDateTime::fromMSecsSinceEpoch(toMilliseconds(at), zone);
    return time.toString(u"yyyy-MM-dd HH:mm"_s);
}

QString basisText(LinkBasis basis, TextLanguage language)
{
    return wordsOf(basis, basisWords, language);
}

QString tierText(Tier tier, TextLanguage language)
{
    return wordsOf(tier, tierWords, language);
}

QString resolutionText(Resolution resolution, TextLanguage language)
{
    return wordsOf(resolution, resolutionWords, language);
}

QString trapText(TrapCode code, TextLanguage language)
{
    return wordsOf(code, trapWords, language);
}

QString trapRule(TrapCode code, TextLanguage language)
{
    return wordsOf(code, trapRules, language);
}

QString resolutionRule(Resolution resolution, TextLanguage language)
{
    return wordsOf(resolution, resolutionRules, language);
}

} // namespace Winnow
