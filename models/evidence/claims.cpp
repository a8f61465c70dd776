// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "claims.h"

#include "textscan.h"

#include <algorithm>
#include <array>
#include <optional>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

struct ClaimWord
{
    QStringView text;
    bool ofMerge;
};

constexpr std::array chineseWords{ClaimWord{u"已合入", true}, ClaimWord{u"已合并", true},
        ClaimWord{u"已经合入", true}, ClaimWord{u"已经合并", true}, ClaimWord{u"已入库", true},
        ClaimWord{u"已合", true}, ClaimWord{u"合入了", true}, ClaimWord{u"合并了", true},
        ClaimWord{u"已修复", false}, ClaimWord{u"已经修复", false}};

constexpr std::array<QStringView, 11> chineseDenials{
        u"未", u"没", u"没有", u"不是", u"尚未", u"还没", u"等", u"待", u"如果", u"若", u"是否"};

constexpr std::array<QStringView, 4> chineseConditions{u"后", u"之后", u"的话", u"前"};

constexpr std::array denials{"not"_L1, "isn't"_L1, "wasn't"_L1, "never"_L1, "be"_L1, "until"_L1, "once"_L1,
        "when"_L1, "if"_L1, "after"_L1, "before"_L1, "unless"_L1, "gets"_L1, "get"_L1, "hasn't"_L1, "yet"_L1,
        "can"_L1, "being"_L1};

/// How many words before "merged" can turn it round: "is not yet merged", "once it is merged".
constexpr int wordsLookedAt = 4;

bool isSentenceEnd(QStringView text, qsizetype at)
{
    const char16_t c = text[at].unicode();
    if (QStringView(u"。！？?；\n").contains(QChar(c)))
        return true;
    const char16_t next = characterAt(text, at + 1);
    return (c == u'.' || c == u'!' || c == u';') && (next == u'\0' || isBlank(next) || isLineEnd(next));
}

bool isQuestion(QStringView text, qsizetype end)
{
    const QStringView sentence = text.first(end);
    return characterAt(text, end) == u'?' || characterAt(text, end) == u'？' || sentence.endsWith(u"吗")
            || sentence.endsWith(u"没有");
}

bool isDeniedChinese(QStringView before, QStringView after)
{
    while (!before.isEmpty() && QStringView(u"“\"「").contains(before.back()))
        before.chop(1);
    return std::ranges::any_of(chineseDenials, [before](QStringView word) { return before.endsWith(word); })
            || std::ranges::any_of(
                    chineseConditions, [after](QStringView word) { return after.startsWith(word); });
}

bool isDeniedEnglish(QStringView before)
{
    qsizetype end = before.size();
    for (int word = 0; word < wordsLookedAt && end > 0; ++word) {
        while (end > 0 && !isAsciiLetter(before[end - 1].unicode()))
            --end;
        qsizetype begin = end;
        while (begin > 0
                && (isAsciiLetter(before[begin - 1].unicode()) || before[begin - 1] == u'\''
                        || before[begin - 1] == u'’'))
            --begin;
        const QStringView found = before.sliced(begin, end - begin);
        if (std::ranges::any_of(denials, [found](QLatin1StringView denial) { return isWord(found, denial); }))
            return true;
        end = begin;
    }
    return false;
}

/// Longer words come first, so that "已合入后" is not read as "已合" once it has been denied.
std::optional<MergeClaim> chineseClaim(QStringView sentence)
{
    qsizetype deniedAt = -1;
    for (const ClaimWord &word : chineseWords) {
        const qsizetype at = sentence.indexOf(word.text);
        if (at < 0 || at == deniedAt)
            continue;
        if (!isDeniedChinese(sentence.first(at), sentence.sliced(at + word.text.size())))
            return MergeClaim{sentence, word.ofMerge};
        deniedAt = at;
    }
    return std::nullopt;
}

std::optional<MergeClaim> englishClaim(QStringView sentence)
{
    for (const QLatin1StringView word : {"merged"_L1, "fixed"_L1}) {
        const qsizetype at = sentence.indexOf(word, 0, Qt::CaseInsensitive);
        if (at >= 0 && !isWordCharacter(characterAt(sentence, at - 1))
                && !isWordCharacter(characterAt(sentence, at + word.size()))
                && !isDeniedEnglish(sentence.first(at)))
            return MergeClaim{sentence, word == "merged"_L1};
    }
    return std::nullopt;
}

} // namespace

QList<MergeClaim> findMergeClaims(QStringView text)
{
    QList<MergeClaim> claims;
    if (!text.contains(u'已') && !text.contains(u'合') && !text.contains("erged"_L1, Qt::CaseInsensitive)
            && !text.contains("ixed"_L1, Qt::CaseInsensitive))
        return claims;
    qsizetype begin = 0;
    for (qsizetype at = 0; at <= text.size(); ++at) {
        if (at < text.size() && !isSentenceEnd(text, at))
            continue;
        const QStringView sentence = text.sliced(begin, at - begin);
        if (!sentence.isEmpty() && !isQuestion(text, at)) {
            auto claim = chineseClaim(sentence);
            if (!claim)
                claim = englishClaim(sentence);
            if (claim)
                claims.append(*claim);
        }
        begin = at + 1;
    }
    return claims;
}

} // namespace Winnow
