// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "evidencetext.h"

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

/// The bounds of tiers in words.
struct Bounds
{
    TextLanguage language;

    bool chinese() const { return language == TextLanguage::Chinese; }

    QString span(qint64 seconds) const { return spanText(seconds, language); }

    QString between(qint64 first, qint64 last) const
    {
        return (chinese() ? u"%1 至 %2"_s : u"%1 to %2"_s).arg(span(first), span(last));
    }

    QString below(qint64 first, qint64 end) const
    {
        return (chinese() ? u"%1 起，不到 %2"_s : u"%1 and more, below %2"_s).arg(span(first), span(end));
    }

    QString from(qint64 first) const
    {
        return (chinese() ? u"%1及以上"_s : u"%1 and more"_s).arg(span(first));
    }
};

/// The bounds of a tier that rests on a landing change; null for the others.
QString mergeBounds(Tier tier, const AssessmentSettings &settings, const Bounds &bounds)
{
    switch (tier) {
    case Tier::SameSecond:
        return bounds.span(0);
    case Tier::AutoClose:
        return bounds.between(1, settings.autoCloseAtMost);
    case Tier::Minutes:
        return bounds.below(settings.autoCloseAtMost + 1, settings.minutesBelow);
    case Tier::Hours:
        return bounds.below(settings.minutesBelow, settings.hoursBelow);
    case Tier::Days:
        return bounds.from(settings.hoursBelow);
    case Tier::Stale:
        return bounds.from(settings.hoursBelow)
                + (bounds.chinese() ? u"，且由机器人关闭或带 stale 标签"_s
                                    : u", by a robot or under a stale label"_s);
    case Tier::Reversed:
        return bounds.chinese() ? u"小于零"_s : u"below zero"_s;
    default:
        return {};
    }
}

/// The bounds of a tier that rests on an answer; null for the others.
QString answerBounds(Tier tier, const AssessmentSettings &settings, const Bounds &bounds)
{
    switch (tier) {
    case Tier::AnswerSeconds:
        return bounds.below(0, settings.answerSecondsBelow);
    case Tier::AnswerMinutes:
        return bounds.below(settings.answerSecondsBelow, settings.answerMinutesBelow);
    case Tier::AnswerHours:
        return bounds.below(settings.answerMinutesBelow, settings.answerHoursBelow);
    case Tier::AnswerDays:
        return bounds.from(settings.answerHoursBelow);
    default:
        return {};
    }
}

} // namespace

QString tierRule(Tier tier, const AssessmentSettings &settings, TextLanguage language)
{
    const Bounds bounds{language};
    const bool zh = bounds.chinese();
    if (const QString merge = mergeBounds(tier, settings, bounds); !merge.isNull())
        return (zh ? u"关单减落地变更的合入：%1"_s : u"Close minus merge of the landing change: %1"_s)
                .arg(merge);
    if (const QString answer = answerBounds(tier, settings, bounds); !answer.isNull()) {
        return (zh ? u"没有落地变更；从最后一条维护者评论到关单：%1"_s
                   : u"No landing change; from the last maintainer's comment to the close: %1"_s)
                .arg(answer);
    }
    return zh ? u"没有落地变更，关单前也没有维护者评论"_s
              : u"No landing change and no maintainer's comment before the close"_s;
}

} // namespace Winnow
