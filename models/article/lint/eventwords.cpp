// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "eventwords.h"

#include "evidence/textscan.h"

#include <algorithm>
#include <array>
#include <optional>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

struct ChineseWord
{
    QStringView text;
    EventKind kind;
    bool isVague = false;
};

struct EnglishWord
{
    QLatin1StringView text;
    EventKind kind;
    bool isVague = false;
};

constexpr std::array chineseWords{ChineseWord{u"合入", EventKind::Merged},
        ChineseWord{u"合并", EventKind::Merged}, ChineseWord{u"入库", EventKind::Merged},
        ChineseWord{u"修复", EventKind::Merged, true}, ChineseWord{u"关单", EventKind::Closed},
        ChineseWord{u"关闭", EventKind::Closed}, ChineseWord{u"建单", EventKind::Opened},
        ChineseWord{u"提单", EventKind::Opened}, ChineseWord{u"开单", EventKind::Opened},
        ChineseWord{u"报单", EventKind::Opened}, ChineseWord{u"评论", EventKind::Answered},
        ChineseWord{u"答复", EventKind::Answered}, ChineseWord{u"回复", EventKind::Answered},
        ChineseWord{u"答疑", EventKind::Answered, true}, ChineseWord{u"回答", EventKind::Answered},
        ChineseWord{u"解答", EventKind::Answered, true}, ChineseWord{u"确认", EventKind::Answered, true},
        ChineseWord{u"标签", EventKind::Labelled}, ChineseWord{u"打标", EventKind::Labelled}};

constexpr std::array englishWords{EnglishWord{"merged"_L1, EventKind::Merged},
        EnglishWord{"merge"_L1, EventKind::Merged, true}, EnglishWord{"landed"_L1, EventKind::Merged},
        EnglishWord{"fixed"_L1, EventKind::Merged, true}, EnglishWord{"fix"_L1, EventKind::Merged, true},
        EnglishWord{"closed"_L1, EventKind::Closed}, EnglishWord{"close"_L1, EventKind::Closed},
        EnglishWord{"closing"_L1, EventKind::Closed}, EnglishWord{"closes"_L1, EventKind::Closed},
        EnglishWord{"opened"_L1, EventKind::Opened}, EnglishWord{"filed"_L1, EventKind::Opened},
        EnglishWord{"reported"_L1, EventKind::Opened}, EnglishWord{"answered"_L1, EventKind::Answered},
        EnglishWord{"answer"_L1, EventKind::Answered}, EnglishWord{"reply"_L1, EventKind::Answered},
        EnglishWord{"replied"_L1, EventKind::Answered}, EnglishWord{"comment"_L1, EventKind::Answered},
        EnglishWord{"commented"_L1, EventKind::Answered},
        EnglishWord{"confirmed"_L1, EventKind::Answered, true}, EnglishWord{"stale"_L1, EventKind::Labelled},
        EnglishWord{"resolved"_L1, EventKind::Labelled}, EnglishWord{"labelled"_L1, EventKind::Labelled},
        EnglishWord{"labeled"_L1, EventKind::Labelled}};

/// Before a Chinese word: not, not yet, none, if, planned.
constexpr std::array<QStringView, 19> chineseDenials{u"未", u"没", u"没有", u"尚未", u"零", u"无", u"非",
        u"待", u"等", u"若", u"如果", u"拟", u"将", u"计划", u"准备", u"预计", u"是否", u"请求", u"申请"};

constexpr std::array englishDenials{"not"_L1, "never"_L1, "no"_L1, "be"_L1, "until"_L1, "once"_L1, "if"_L1,
        "will"_L1, "would"_L1, "unless"_L1, "awaiting"_L1, "pending"_L1, "isn't"_L1, "wasn't"_L1, "yet"_L1,
        "zero"_L1};

/// Before 关 they make a word that closes nothing: 开关, 相关.
constexpr QStringView otherWordsWithClose = u"开相有无机海闭攸把通双";

bool isDeniedChinese(QStringView before)
{
    const bool isCountedNone = before.endsWith(u'0') && !isAsciiDigit(characterAt(before, before.size() - 2))
            && !QStringView(u"-:.").contains(QChar(characterAt(before, before.size() - 2)));
    return isCountedNone || std::ranges::any_of(chineseDenials, [before](QStringView word) {
        return before.endsWith(word);
    });
}

bool isDeniedEnglish(QStringView text, qsizetype begin)
{
    constexpr int wordsLookedAt = 3;
    qsizetype end = begin;
    for (int word = 0; word < wordsLookedAt; ++word) {
        while (end > 0 && isBlank(text[end - 1].unicode()))
            --end;
        qsizetype first = end;
        while (first > 0 && (isAsciiLetter(text[first - 1].unicode()) || text[first - 1] == u'\''))
            --first;
        if (first == end)
            return false;
        const QStringView found = text.sliced(first, end - first);
        if (std::ranges::any_of(
                    englishDenials, [found](QLatin1StringView denial) { return isWord(found, denial); }))
            return true;
        end = first;
    }
    return false;
}

std::optional<EventWord> chineseWordAt(QStringView text, qsizetype at)
{
    const QStringView rest = text.sliced(at);
    for (const ChineseWord &word : chineseWords) {
        if (rest.startsWith(word.text)) {
            return EventWord{
                    word.kind, word.isVague, isDeniedChinese(text.first(at)), at, at + word.text.size()};
        }
    }
    // 手动关, 09-20 关: at the end of a phrase.
    const bool isLoneClose = rest.front() == u'关' && at > 0 && !otherWordsWithClose.contains(text[at - 1])
            && !isHan(characterAt(text, at + 1)) && !isWordCharacter(characterAt(text, at + 1));
    if (isLoneClose)
        return EventWord{EventKind::Closed, false, false, at, at + 1};
    return std::nullopt;
}

/// The word whose letters begin at @p at, where it is one of the table. `merged_at` counts as `merged`.
std::optional<EventWord> englishWordAt(QStringView text, qsizetype at, qsizetype end)
{
    const QStringView letters = text.sliced(at, end - at);
    for (const EnglishWord &word : englishWords) {
        if (isWord(letters, word.text))
            return EventWord{word.kind, word.isVague, isDeniedEnglish(text, at), at, end};
    }
    return std::nullopt;
}

} // namespace

QList<EventWord> findEventWords(const ReadableText &text)
{
    const QStringView folded = text.folded();
    QList<EventWord> words;
    for (qsizetype at = 0; at < folded.size();) {
        const char16_t c = folded[at].unicode();
        qsizetype end = at + 1;
        std::optional<EventWord> word;
        if (text.zone(at) == TextZone::Words && isHan(c)) {
            word = chineseWordAt(folded, at);
        } else if (isWordCharacter(c)) {
            const qsizetype begin = at;
            while (end < folded.size() && isAsciiLetter(folded[end].unicode()))
                ++end;
            if (isAsciiLetter(c) && text.zone(at) == TextZone::Words
                    && !isWordCharacter(characterAt(folded, begin - 1)))
                word = englishWordAt(folded, begin, end);
        }
        if (word) {
            words.append(*word);
            end = word->end;
        }
        at = end;
    }
    return words;
}

} // namespace Winnow
