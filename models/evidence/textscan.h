// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>
#include <QStringView>

/// Small helpers of the hand-written scanners: no regular expression stands on the way of 100,000 issues.
namespace Winnow {

/// A full-width sign, letter or digit as its half-width twin, the ideographic space as a space, else @p c
/// itself.
constexpr char16_t foldWidth(char16_t c) noexcept
{
    if (c >= 0xFF01 && c <= 0xFF5E)
        return static_cast<char16_t>(c - 0xFEE0);
    return c == 0x3000 ? u' ' : c;
}

constexpr bool isAsciiDigit(char16_t c) noexcept
{
    return c >= u'0' && c <= u'9';
}

constexpr bool isAsciiLetter(char16_t c) noexcept
{
    return (c >= u'a' && c <= u'z') || (c >= u'A' && c <= u'Z');
}

/// A letter, digit or underscore of ASCII: what makes words, as against Chinese, which is written without
/// spaces.
constexpr bool isWordCharacter(char16_t c) noexcept
{
    return isAsciiDigit(c) || isAsciiLetter(c) || c == u'_';
}

constexpr bool isBlank(char16_t c) noexcept
{
    return c == u' ' || c == u'\t' || c == 0x3000 || c == 0x00A0;
}

constexpr bool isLineEnd(char16_t c) noexcept
{
    return c == u'\n' || c == u'\r';
}

constexpr char16_t lowerAscii(char16_t c) noexcept
{
    return c >= u'A' && c <= u'Z' ? static_cast<char16_t>(c + 0x20) : c;
}

/// The character at @p index, NUL outside of @p text.
inline char16_t characterAt(QStringView text, qsizetype index) noexcept
{
    return index >= 0 && index < text.size() ? text[index].unicode() : u'\0';
}

/// Whether @p word, in lower case, stands at @p index of @p text in any case of ASCII letters.
inline bool hasWordAt(QStringView text, qsizetype index, QLatin1StringView word) noexcept
{
    if (index < 0 || text.size() - index < word.size())
        return false;
    for (qsizetype i = 0; i < word.size(); ++i) {
        if (lowerAscii(text[index + i].unicode()) != static_cast<unsigned char>(word[i].toLatin1()))
            return false;
    }
    return true;
}

/// The run of ASCII letters of @p text that ends before @p end, at most @p longest of them.
inline QStringView lettersBefore(QStringView text, qsizetype end, qsizetype longest) noexcept
{
    qsizetype begin = end;
    while (begin > 0 && end - begin < longest && isAsciiLetter(text[begin - 1].unicode()))
        --begin;
    return text.sliced(begin, end - begin);
}

/// Whether @p word equals @p lower, given in lower case, in any case of ASCII letters.
inline bool isWord(QStringView word, QLatin1StringView lower) noexcept
{
    return word.size() == lower.size() && hasWordAt(word, 0, lower);
}

} // namespace Winnow
