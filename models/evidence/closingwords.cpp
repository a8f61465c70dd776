// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "closingwords.h"

#include "textscan.h"

#include <algorithm>
#include <array>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array closingWords{"fix"_L1, "fixes"_L1, "fixed"_L1, "fixing"_L1, "close"_L1, "closes"_L1,
        "closed"_L1, "closing"_L1, "resolve"_L1, "resolves"_L1, "resolved"_L1, "resolving"_L1};

constexpr std::array<QStringView, 6> chineseClosingWords{
        u"修复", u"解决", u"关闭", u"修正", u"修復", u"解決"};

constexpr std::array fillerWords{"issue"_L1, "issues"_L1, "bug"_L1, "bugs"_L1, "ticket"_L1, "the"_L1,
        "following"_L1, "github"_L1, "gitcode"_L1};

constexpr std::array<QStringView, 14> chineseFillers{u"了", u"问题单", u"问题", u"缺陷单", u"缺陷", u"工单",
        u"单号", u"单", u"社区", u"以下", u"该", u"此", u"的", u"链接"};

constexpr std::array denials{"not"_L1, "never"_L1, "cannot"_L1, "partially"_L1, "partly"_L1, "part"_L1,
        "doesn't"_L1, "don't"_L1, "didn't"_L1, "won't"_L1, "to"_L1};

constexpr std::array<QStringView, 10> chineseDenials{
        u"未", u"不", u"没", u"没有", u"无法", u"待", u"部分", u"需要", u"不能", u"暂不"};

constexpr qsizetype longestGap = 64;

/// A bracket before a bare number does not count: "more fixes (#12)" ends with a change's own number.
bool isGapSign(char16_t c, bool bareNumber)
{
    if (c == u'(' || c == u'（')
        return !bareNumber;
    return isBlank(c) || QStringView(u":：[【*\"“「<#＃~").contains(QChar(c));
}

bool endsWithAny(QStringView text, auto &words, qsizetype &length)
{
    for (const QStringView word : words) {
        if (text.endsWith(word)) {
            length = word.size();
            return true;
        }
    }
    return false;
}

/// A word of letters, with an apostrophe for "doesn't", that ends at @p end.
QStringView wordBefore(QStringView text, qsizetype end)
{
    qsizetype begin = end;
    while (begin > 0 && end - begin < 16
            && (isAsciiLetter(text[begin - 1].unicode()) || text[begin - 1] == u'\''
                    || text[begin - 1] == u'’'))
        --begin;
    return text.sliced(begin, end - begin);
}

bool isDenied(QStringView before)
{
    qsizetype length = 0;
    if (endsWithAny(before, chineseDenials, length))
        return true;
    qsizetype end = before.size();
    while (end > 0 && isBlank(before[end - 1].unicode()))
        --end;
    const QStringView word = wordBefore(before, end);
    return std::ranges::any_of(denials, [word](QLatin1StringView denial) { return isWord(word, denial); });
}

/// Moves @p end over a line end behind a colon and the list marker on the next line: "Fixes:\n- #12".
bool skipListStart(QStringView text, qsizetype &end)
{
    qsizetype at = end;
    while (at > 0 && (isBlank(text[at - 1].unicode()) || QStringView(u"-*+").contains(text[at - 1]))
            && end - at < 8)
        --at;
    const qsizetype lineBegin = at;
    while (at > 0 && (isLineEnd(text[at - 1].unicode()) || isBlank(text[at - 1].unicode()))
            && lineBegin - at < 8)
        --at;
    const char16_t colon = characterAt(text, at - 1);
    if (at == lineBegin || (colon != u':' && colon != u'：'))
        return false;
    end = at;
    return true;
}

bool skipFiller(QStringView text, qsizetype &end)
{
    qsizetype length = 0;
    if (endsWithAny(text.first(end), chineseFillers, length)) {
        end -= length;
        return true;
    }
    const QStringView word = lettersBefore(text, end, 12);
    if (!std::ranges::any_of(fillerWords, [word](QLatin1StringView filler) { return isWord(word, filler); }))
        return false;
    end -= word.size();
    return true;
}

} // namespace

bool closingWordEndsAt(QStringView text, qsizetype begin)
{
    qsizetype end = begin;
    bool sameLine = true;
    const bool bareNumber = foldWidth(characterAt(text, begin)) == u'#';
    for (;;) {
        const qsizetype from = end;
        while (end > 0 && begin - end < longestGap && isGapSign(text[end - 1].unicode(), bareNumber))
            --end;
        if (begin - end >= longestGap || end == 0)
            return false;
        if (sameLine && skipListStart(text, end))
            sameLine = false;
        else
            skipFiller(text, end);
        if (end == from)
            break;
    }
    qsizetype length = 0;
    if (endsWithAny(text.first(end), chineseClosingWords, length))
        return !isDenied(text.first(end - length));
    const QStringView word = lettersBefore(text, end, 12);
    const char16_t before = characterAt(text, end - word.size() - 1);
    return !isWordCharacter(before) && before != u'-'
            && std::ranges::any_of(
                    closingWords, [word](QLatin1StringView each) { return isWord(word, each); })
            && !isDenied(text.first(end - word.size()));
}

bool blameBeginsAt(QStringView text, qsizetype end)
{
    while (isBlank(characterAt(text, end)) || QStringView(u"]）)】").contains(QChar(characterAt(text, end))))
        ++end;
    if (end >= text.size())
        return false;
    const QStringView rest = text.sliced(end);
    for (const QStringView word : {QStringView(u"引入"), QStringView(u"导致"), QStringView(u"带来"),
                 QStringView(u"造成"), QStringView(u"遗留"), QStringView(u"所引")}) {
        if (rest.startsWith(word))
            return true;
    }
    return false;
}

bool isListGap(QStringView text, qsizetype begin, qsizetype end)
{
    if (end - begin > 24 || end <= begin)
        return false;
    const QStringView gap = text.sliced(begin, end - begin);
    for (qsizetype i = 0; i < gap.size();) {
        const char16_t c = gap[i].unicode();
        if (isBlank(c) || QStringView(u",，、;；/+&])）】[【*和与及并").contains(QChar(c))) {
            ++i;
        } else if (isAsciiLetter(c)) {
            qsizetype wordEnd = i;
            while (isAsciiLetter(characterAt(gap, wordEnd)))
                ++wordEnd;
            const QStringView word = gap.sliced(i, wordEnd - i);
            if (!isWord(word, "and"_L1) && !isWord(word, "issue"_L1) && !isWord(word, "issues"_L1))
                return false;
            i = wordEnd;
        } else if (gap.sliced(i).startsWith(u"以及")) {
            i += 2;
        } else {
            return false;
        }
    }
    return true;
}

} // namespace Winnow
