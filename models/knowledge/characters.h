// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>
#include <QChar>

/// What search makes of single characters: one rule for issues (workspace/searchtext.h) and knowledge (tokens.h).
namespace Winnow {

/// Stands for what is no character: bytes that are no UTF-8, half a surrogate pair.
inline constexpr char32_t noCharacter = U'\uFFFD';

/// @p point in lower case, full-width forms of ASCII as ASCII.
inline char32_t foldedCharacter(char32_t point)
{
    if (point >= 0xff01 && point <= 0xff5e)
        point -= 0xfee0;
    if (point < 0x80)
        return point >= U'A' && point <= U'Z' ? point + 32 : point;
    if (point == 0x3000) // ideographic space
        return U' ';
    return QChar::toCaseFolded(point);
}

/// Of a script written without spaces between words: Han, kana, hangul.
inline bool isUnspaced(char32_t point)
{
    if (point < 0x3005)
        return false;
    return (point >= 0x3400 && point <= 0x9fff) || (point >= 0x3040 && point <= 0x30ff)
            || (point >= 0xac00 && point <= 0xd7af) || (point >= 0xf900 && point <= 0xfaff)
            || (point >= 0x20000 && point <= 0x3ffff) || point == 0x3005 || point == 0x3007;
}

/// A letter or digit, for a character that is folded already.
inline bool isTermCharacter(char32_t point)
{
    if (point < 0x80)
        return (point >= U'a' && point <= U'z') || (point >= U'0' && point <= U'9');
    return QChar::isLetterOrNumber(point);
}

inline bool isAsciiDigit(char32_t point)
{
    return point >= U'0' && point <= U'9';
}

inline void appendUtf8(QByteArray &out, char32_t point)
{
    if (point < 0x80) {
        out.append(static_cast<char>(point));
    } else if (point < 0x800) {
        out.append(static_cast<char>(0xc0 | (point >> 6)));
        out.append(static_cast<char>(0x80 | (point & 0x3f)));
    } else if (point < 0x10000) {
        out.append(static_cast<char>(0xe0 | (point >> 12)));
        out.append(static_cast<char>(0x80 | ((point >> 6) & 0x3f)));
        out.append(static_cast<char>(0x80 | (point & 0x3f)));
    } else {
        out.append(static_cast<char>(0xf0 | (point >> 18)));
        out.append(static_cast<char>(0x80 | ((point >> 12) & 0x3f)));
        out.append(static_cast<char>(0x80 | ((point >> 6) & 0x3f)));
        out.append(static_cast<char>(0x80 | (point & 0x3f)));
    }
}

} // namespace Winnow
