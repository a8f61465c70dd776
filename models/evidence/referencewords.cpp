// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "referencewords.h"

#include "textscan.h"

#include <algorithm>
#include <array>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array gluedWords{"issue"_L1, "issues"_L1, "pr"_L1, "mr"_L1, "fix"_L1, "fixes"_L1, "fixed"_L1,
        "close"_L1, "closes"_L1, "closed"_L1, "resolve"_L1, "resolves"_L1, "resolved"_L1, "ref"_L1, "refs"_L1,
        "see"_L1, "related"_L1, "bug"_L1};

constexpr std::array foreignWords{"top"_L1, "no"_L1, "nr"_L1, "rank"_L1, "step"_L1, "task"_L1, "upstream"_L1,
        "core"_L1, "device"_L1, "gpu"_L1, "npu"_L1, "node"_L1, "card"_L1, "case"_L1, "item"_L1, "point"_L1,
        "phase"_L1, "part"_L1, "round"_L1, "line"_L1, "row"_L1, "column"_L1, "chapter"_L1, "section"_L1,
        "figure"_L1, "table"_L1, "version"_L1, "worker"_L1, "thread"_L1, "stream"_L1, "option"_L1,
        "build"_L1};

constexpr std::array<QStringView, 10> foreignChineseWords{
        u"任务", u"编号", u"步骤", u"方案", u"序号", u"第", u"排名", u"用例", u"节点", u"卡"};

constexpr std::array units{"file"_L1, "files"_L1, "commit"_L1, "commits"_L1, "test"_L1, "tests"_L1, "day"_L1,
        "days"_L1, "issue"_L1, "issues"_L1, "time"_L1, "times"_L1, "week"_L1, "weeks"_L1, "hour"_L1,
        "hours"_L1, "minute"_L1, "minutes"_L1, "line"_L1, "lines"_L1, "review"_L1, "reviews"_L1, "error"_L1,
        "errors"_L1, "warning"_L1, "warnings"_L1, "of"_L1, "more"_L1, "other"_L1, "others"_L1, "bugs"_L1,
        "prs"_L1, "mrs"_L1, "cases"_L1};

constexpr QStringView chineseUnits = u"个個条條次项項天周行件处處倍年月日时時分秒位人份张台套期轮％";

bool contains(auto &words, QStringView word)
{
    return std::ranges::any_of(words, [word](QLatin1StringView each) { return isWord(word, each); });
}

std::optional<KindWord> shortWord(QStringView text, qsizetype begin)
{
    const char16_t first = characterAt(text, begin);
    const char16_t second = characterAt(text, begin + 1);
    const bool upper = (first == u'P' || first == u'M') && second == u'R';
    const bool lower = (first == u'p' || first == u'm') && second == u'r';
    if (!upper && !lower) // "Mr" is a title, "Pr" an element
        return std::nullopt;
    const bool plural = lowerAscii(characterAt(text, begin + 2)) == u's';
    return KindWord{ReferenceKind::Change, plural, plural ? 3 : 2};
}

std::optional<KindWord> longWord(QStringView text, qsizetype begin)
{
    struct Word
    {
        QLatin1StringView text;
        ReferenceKind kind;
    };
    constexpr std::array words{Word{"pull request"_L1, ReferenceKind::Change},
            Word{"merge request"_L1, ReferenceKind::Change}, Word{"issue"_L1, ReferenceKind::Issue}};
    for (const Word &word : words) {
        if (hasWordAt(text, begin, word.text)) {
            const bool plural = lowerAscii(characterAt(text, begin + word.text.size())) == u's';
            return KindWord{word.kind, plural, word.text.size() + (plural ? 1 : 0)};
        }
    }
    return std::nullopt;
}

} // namespace

std::optional<KindWord> kindWordAt(QStringView text, qsizetype begin)
{
    const QStringView rest = text.sliced(begin);
    for (const QStringView word : {QStringView(u"合并请求"), QStringView(u"拉取请求")}) {
        if (rest.startsWith(word))
            return KindWord{ReferenceKind::Change, false, word.size()};
    }
    auto word = longWord(text, begin);
    if (!word)
        word = shortWord(text, begin);
    if (!word || isAsciiLetter(characterAt(text, begin + word->length))
            || characterAt(text, begin + word->length) == u'_')
        return std::nullopt;
    return word;
}

bool gluedWordEndsAt(QStringView text, qsizetype end)
{
    const QStringView word = lettersBefore(text, end, 12);
    return contains(gluedWords, word) && !isWordCharacter(characterAt(text, end - word.size() - 1));
}

bool foreignCountEndsAt(QStringView text, qsizetype end)
{
    while (end > 0 && isBlank(text[end - 1].unicode()))
        --end;
    if (contains(foreignWords, lettersBefore(text, end, 12)))
        return true;
    const QStringView before = text.first(end);
    return std::ranges::any_of(
            foreignChineseWords, [before](QStringView word) { return before.endsWith(word); });
}

bool unitBeginsAt(QStringView text, qsizetype begin)
{
    while (isBlank(characterAt(text, begin)))
        ++begin;
    const char16_t first = characterAt(text, begin);
    if (first == u'%' || (first != u'\0' && chineseUnits.contains(QChar(first))))
        return true;
    qsizetype end = begin;
    while (isAsciiLetter(characterAt(text, end)) && end - begin < 12)
        ++end;
    return contains(units, text.sliced(std::min(begin, text.size()), end - begin));
}

} // namespace Winnow
