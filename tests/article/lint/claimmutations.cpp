// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "lintmutations.h"
#include "madetexts.h"

#include <QRegularExpression>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

/// A case of @p kind: the turns go through all of them, in Chinese and then in English.
struct Place
{
    int index = 0;
    bool isChinese = true;
};

std::optional<Place> placeOf(const MadeInstalment &made, MadeCase kind, int turn)
{
    const int cases = made.record.quota / madeCaseCount;
    if (turn >= 2 * cases)
        return std::nullopt;
    return Place{static_cast<int>(kind) + madeCaseCount * (turn % cases), turn < cases};
}

CaseLine &lineIn(Article &article, int index)
{
    return partIn<ReadingPart>(article).themes[index / 10].cases[index % 10];
}

QString &answerOf(MadeInstalment &made, const Place &place)
{
    return rowIn(place.isChinese ? made.zh : made.en, place.index).answer;
}

QString &themeLineOf(MadeInstalment &made, const Place &place)
{
    return lineIn(place.isChinese ? made.zh : made.en, place.index).text;
}

/// Puts @p change of the first number that @p pattern captures in its place.
bool changeNumber(QString &text, const QString &pattern, const std::function<int(int)> &change)
{
    const QRegularExpressionMatch match = QRegularExpression(pattern).match(text);
    if (!match.hasMatch())
        return false;
    const QString number = match.captured(1);
    const QString changed = QString::number(change(number.toInt())).rightJustified(number.size(), u'0');
    text.replace(match.capturedStart(1), number.size(), changed);
    return true;
}

using TextOf = QString &(*)(MadeInstalment &, const Place &);

/// A mutation that changes a number of a text about cases of one kind.
LintMutation numberMutation(const QString &name, LintCode code, MadeCase kind, TextOf textOf,
        const QString &zh, const QString &en, std::function<int(int, int)> change)
{
    return {name, code, [=](MadeInstalment &made, int turn) {
                const auto place = placeOf(made, kind, turn);
                return place
                        && changeNumber(textOf(made, *place), place->isChinese ? zh : en,
                                [&](int value) { return change(value, turn); });
            }};
}

/// A mutation that puts one text in another's place.
LintMutation textMutation(const QString &name, LintCode code, MadeCase kind, TextOf textOf,
        const QString &zhOld, const QString &zhNew, const QString &enOld, const QString &enNew)
{
    return {name, code, [=](MadeInstalment &made, int turn) {
                const auto place = placeOf(made, kind, turn);
                if (!place)
                    return false;
                QString &text = textOf(made, *place);
                const QString before = text;
                text.replace(place->isChinese ? zhOld : enOld, place->isChinese ? zhNew : enNew);
                return text != before;
            }};
}

int moreByTurn(int value, int turn)
{
    return value + 2 + turn % 5;
}

int otherDay(int value, int turn)
{
    return value > 20 ? value - 1 - turn % 7 : value + 1 + turn % 7;
}

int otherOfSixty(int value, int turn)
{
    return (value + 1 + turn * 3) % 60;
}

} // namespace

QList<LintMutation> claimMutations()
{
    const LintCode delta = LintCode::ClaimDelta;
    const LintCode time = LintCode::ClaimTime;
    QList<LintMutation> list{
            numberMutation(u"seconds"_s, delta, MadeCase::Seconds, answerOf, u"(\\d+) 秒后"_s,
                    u"(\\d+) s later"_s, [](int value, int turn) { return value + 1 + turn % 3; }),
            numberMutation(u"seconds in a case line"_s, delta, MadeCase::Seconds, themeLineOf, u"(\\d+) 秒"_s,
                    u"(\\d+) s "_s, [](int value, int turn) { return value - 1 - turn % 3; }),
            numberMutation(u"minutes"_s, delta, MadeCase::Minutes, answerOf, u"(\\d+) 分钟"_s,
                    u"(\\d+) min"_s, moreByTurn),
            numberMutation(u"hours"_s, delta, MadeCase::Hours, answerOf, u"晚 (\\d+) 小时"_s, u"(\\d+) h "_s,
                    [](int value, int) { return value + 1; }),
            numberMutation(u"minutes of hours"_s, delta, MadeCase::Hours, answerOf, u"小时 (\\d+) 分"_s,
                    u"h (\\d+) min"_s, [](int value, int turn) { return (value + 5 + turn) % 60; }),
            numberMutation(u"days"_s, delta, MadeCase::Days, answerOf, u"晚 (\\d+) 天"_s, u"(\\d+) days"_s,
                    moreByTurn),
            numberMutation(u"days of a stale close"_s, delta, MadeCase::Stale, answerOf, u"晚 (\\d+) 天"_s,
                    u"(\\d+) days"_s, moreByTurn),
            numberMutation(u"days of a stale close in a case line"_s, delta, MadeCase::Stale, themeLineOf,
                    u"晚 (\\d+) 天"_s, u"(\\d+) days"_s, moreByTurn),
            numberMutation(u"days of a reversed close"_s, delta, MadeCase::Reversed, answerOf,
                    u"合入 (\\d+) 天"_s, u"(\\d+) days"_s, moreByTurn),
            numberMutation(u"days before the opening"_s, delta, MadeCase::Predating, answerOf,
                    u"建单 (\\d+) 天"_s, u"(\\d+) days"_s, moreByTurn),
            numberMutation(u"seconds after an answer"_s, delta, MadeCase::Answered, answerOf, u"(\\d+) 秒"_s,
                    u"(\\d+) s "_s, [](int value, int turn) { return value + 1 + turn; }),
            textMutation(u"same second that was minutes"_s, delta, MadeCase::Minutes, themeLineOf,
                    u"按记录收录"_s, u"合入关单同秒"_s, u"as the record has it"_s,
                    u"merged and closed in the same second"_s),
            textMutation(u"same second that was an answer"_s, delta, MadeCase::Answered, themeLineOf,
                    u"官方答复，"_s, u"同秒，"_s, u"closed "_s, u"same second; closed "_s),
            textMutation(u"within seconds that was days"_s, delta, MadeCase::Days, themeLineOf,
                    u"按记录收录"_s, u"秒级关单"_s, u"as the record has it"_s,
                    u"merged and closed within seconds"_s),
            textMutation(u"earlier for later"_s, delta, MadeCase::Days, answerOf, u"关单晚"_s, u"关单早"_s,
                    u"days later"_s, u"days earlier"_s),
            textMutation(u"later for earlier"_s, delta, MadeCase::Reversed, answerOf, u"早于"_s, u"晚于"_s,
                    u"days before"_s, u"days after"_s),
            numberMutation(u"day of a merge"_s, time, MadeCase::Predating, answerOf, u"\\d\\d-(\\d\\d)"_s,
                    u"\\d\\d-(\\d\\d)"_s, otherDay),
            numberMutation(u"month of a merge"_s, time, MadeCase::Stale, answerOf, u"(\\d\\d)-\\d\\d 合入"_s,
                    u"merged (\\d\\d)-"_s, [](int value, int turn) { return (value + turn % 5) % 12 + 1; }),
            numberMutation(u"day of a close"_s, time, MadeCase::Stale, answerOf, u"-(\\d\\d) 机器人"_s,
                    u"it \\d\\d-(\\d\\d)"_s, otherDay),
            numberMutation(u"minute of a merge"_s, time, MadeCase::Hours, answerOf, u":(\\d\\d) 合入"_s,
                    u":(\\d\\d), closed"_s, otherOfSixty),
            numberMutation(u"second of a close"_s, time, MadeCase::SameSecond, answerOf,
                    u":\\d\\d:(\\d\\d)"_s, u":\\d\\d:(\\d\\d)"_s, otherOfSixty),
            numberMutation(u"hour of a close"_s, time, MadeCase::Answered, answerOf, u" (\\d\\d):\\d\\d:"_s,
                    u" (\\d\\d):\\d\\d:"_s, [](int value, int turn) { return (value + 1 + turn) % 24; }),
            textMutation(u"merged that is open"_s, LintCode::ClaimMerged, MadeCase::Chain, answerOf,
                    u" 仍为 open"_s, u" 已合入"_s, u"is still open"_s, u"was merged, too"_s),
            textMutation(u"fixed by what is open"_s, LintCode::ClaimMerged, MadeCase::Chain, themeLineOf,
                    u"按记录收录"_s, u"已修复，见 PR 1"_s, u"as the record has it"_s, u"fixed by PR 1"_s),
            textMutation(u"merged without a change"_s, LintCode::ClaimMerged, MadeCase::Answered, themeLineOf,
                    u"官方答复，"_s, u"修改已合入，"_s, u"closed "_s, u"merged and closed: "_s),
            numberMutation(u"number of a change"_s, LintCode::ClaimNumber, MadeCase::Minutes, answerOf,
                    u"PR (\\d+)"_s, u"PR (\\d+)"_s,
                    [](int value, int turn) { return value + 1 + turn * 100; }),
            numberMutation(u"number in a chain"_s, LintCode::ClaimNumber, MadeCase::Chain, answerOf,
                    u"→!(\\d+)；"_s, u"→!(\\d+);"_s,
                    [](int value, int turn) { return value + 3 + turn * 100; }),
            textMutation(u"number of an issue"_s, LintCode::ClaimNumber, MadeCase::Days, themeLineOf,
                    u"按记录收录"_s, u"同 #98765"_s, u"as the record has it"_s, u"as #98765"_s),
    };
    // The open change of each chain has a number of its own.
    for (LintMutation &mutation : list) {
        if (mutation.name != "fixed by what is open"_L1)
            continue;
        mutation.apply = [](MadeInstalment &made, int turn) {
            const auto place = placeOf(made, MadeCase::Chain, turn);
            if (!place)
                return false;
            const QString change = changeOf(place->index, 3);
            themeLineOf(made, *place) +=
                    place->isChinese ? u"，由 PR %1 修复"_s.arg(change) : u", fixed by PR %1"_s.arg(change);
            return true;
        };
    }
    return list;
}

} // namespace Winnow
