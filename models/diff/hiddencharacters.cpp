// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "hiddencharacters.h"

#include <QChar>

#include <algorithm>
#include <span>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

struct CodeRange
{
    char32_t first;
    char32_t last;
};

/// Beside the control characters. The ideographic space U+3000 is common in Chinese text and stays as it is.
constexpr CodeRange hiddenRanges[] = {
        {0x00a0, 0x00a0}, // no-break space
        {0x00ad, 0x00ad}, // soft hyphen
        {0x034f, 0x034f}, // combining grapheme joiner
        {0x061c, 0x061c}, // Arabic letter mark
        {0x115f, 0x1160}, // Hangul fillers
        {0x1680, 0x1680}, // Ogham space
        {0x17b4, 0x17b5}, // Khmer vowels without a shape
        {0x180b, 0x180f}, // Mongolian selectors
        {0x2000, 0x200f}, // spaces of all widths, zero width ones, direction marks
        {0x2028, 0x202f}, // line and paragraph separators, embeddings and overrides
        {0x205f, 0x206f}, // mathematical space, joiners, isolates, deprecated ones
        {0x2800, 0x2800}, // empty Braille pattern
        {0x3164, 0x3164}, // Hangul filler
        {0xfe00, 0xfe0f}, // variation selectors
        {0xfeff, 0xfeff}, // byte order mark
        {0xffa0, 0xffa0}, // half-width Hangul filler
        {0xfff9, 0xfffb}, // interlinear annotation
        {0x1d173, 0x1d17a}, // musical controls
        {0xe0000, 0xe0fff}, // tags, further selectors
};

constexpr CodeRange turningRanges[] = {
        {0x061c, 0x061c}, {0x200e, 0x200f}, {0x202a, 0x202e}, {0x2066, 0x2069}};

constexpr QLatin1StringView controlNames[] = {"NUL"_L1, "SOH"_L1, "STX"_L1, "ETX"_L1, "EOT"_L1, "ENQ"_L1,
        "ACK"_L1, "BEL"_L1, "BS"_L1, "HT"_L1, "LF"_L1, "VT"_L1, "FF"_L1, "CR"_L1, "SO"_L1, "SI"_L1, "DLE"_L1,
        "DC1"_L1, "DC2"_L1, "DC3"_L1, "DC4"_L1, "NAK"_L1, "SYN"_L1, "ETB"_L1, "CAN"_L1, "EM"_L1, "SUB"_L1,
        "ESC"_L1, "FS"_L1, "GS"_L1, "RS"_L1, "US"_L1};

bool isIn(std::span<const CodeRange> ranges, char32_t c)
{
    const auto range = std::ranges::lower_bound(ranges, c, {}, &CodeRange::last);
    return range != ranges.end() && range->first <= c;
}

bool isControl(char32_t c)
{
    return (c < 0x20 && c != U'\t') || (c >= 0x7f && c < 0xa0);
}

bool isSurrogate(char32_t c)
{
    return c >= 0xd800 && c <= 0xdfff;
}

/// What emoji are made of: pictures, skin tones, keycaps.
bool isPictorial(char32_t c)
{
    return QChar::category(c) == QChar::Symbol_Other || QChar::category(c) == QChar::Symbol_Modifier
            || (c >= 0x1f000 && c <= 0x1faff) || c == 0xfe0f || c == U'#' || c == U'*'
            || (c >= U'0' && c <= U'9');
}

QString shownForm(char32_t c)
{
    if (c < std::size(controlNames))
        return QString(controlNames[c]);
    if (c == 0x7f)
        return u"DEL"_s;
    return u"U+"_s + QString::number(static_cast<uint>(c), 16).toUpper().rightJustified(4, u'0');
}

/// Whether any unit of @p line may matter: most lines hold nothing of the kind.
bool isPlain(QStringView line)
{
    return std::ranges::none_of(line, [](QChar c) {
        const char16_t unit = c.unicode();
        return (unit < 0x20 && unit != u'\t') || (unit >= 0x7f && unit < 0x3000) || unit == 0x3164
                || (unit >= 0xd800 && unit <= 0xdfff) || unit >= 0xfe00;
    });
}

} // namespace

std::vector<HiddenCharacter> hiddenCharacters(QStringView line)
{
    std::vector<HiddenCharacter> found;
    if (isPlain(line))
        return found;
    char32_t before = 0;
    for (qsizetype at = 0; at < line.size();) {
        char32_t c = line[at].unicode();
        qsizetype length = 1;
        if (line[at].isHighSurrogate() && at + 1 < line.size() && line[at + 1].isLowSurrogate()) {
            c = QChar::surrogateToUcs4(line[at], line[at + 1]);
            length = 2;
        }
        const bool joinsEmoji = (c == 0xfe0f || c == 0x200d) && isPictorial(before);
        if (!joinsEmoji && (isControl(c) || isSurrogate(c) || isIn(hiddenRanges, c)))
            found.push_back({at, length, c, isIn(turningRanges, c), shownForm(c)});
        before = c;
        at += length;
    }
    return found;
}

std::vector<std::pair<qsizetype, qsizetype>> rightToLeftRuns(QStringView line)
{
    std::vector<std::pair<qsizetype, qsizetype>> runs;
    for (qsizetype at = 0; at < line.size(); ++at) {
        const char16_t unit = line[at].unicode();
        // All right-to-left scripts lie in these rows; those beyond the first plane are written as surrogates.
        const bool mayTurn = (unit >= 0x590 && unit <= 0x8ff) || (unit >= 0xfb1d && unit <= 0xfefc)
                || unit == 0xd802 || unit == 0xd803 || unit == 0xd83a || unit == 0xd83b;
        if (!mayTurn)
            continue;
        const qsizetype length = line[at].isHighSurrogate() && at + 1 < line.size() ? 2 : 1;
        const char32_t c = length == 2 ? QChar::surrogateToUcs4(line[at], line[at + 1]) : char32_t(unit);
        const auto direction = QChar::direction(c);
        if (direction == QChar::DirR || direction == QChar::DirAL) {
            if (!runs.empty() && runs.back().second == at)
                runs.back().second = at + length;
            else
                runs.emplace_back(at, at + length);
        }
        at += length - 1;
    }
    return runs;
}

} // namespace Winnow
