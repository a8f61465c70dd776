// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "pdfcharacters.h"

#include <QString>

namespace Winnow {

namespace {

constexpr char16_t firstSupplement = 0x2e80;
constexpr char16_t firstKangxi = 0x2f00;
constexpr char16_t lastKangxi = 0x2fd5;

/// The ideograph of each radical from U+2E80 on (Unicode's Equivalent_Unified_Ideograph); a blank where there is none.
constexpr QStringView supplements =
        u"　厂乛乚乙亻冂　刀刂卜㔾小小兀尣尢　巳幺彑　忄心扌攵　旡日月歺母民氵氺灬爫爫丬"
        u"牛犭王　目示礻　糹纟罓罒㓁冗　羊　　耂肀聿肉　艹艹艹虎衤覀西见角　讠贝　车辶辶"
        u"辶邑钅長镸长门　阝雨青韦页风飞食　飠饣　马骨鬼鱼鸟卤麦黄黾斉齐歯齿竜龙龜亀龟";

char16_t ideographOf(char16_t c)
{
    if (c >= firstKangxi && c <= lastKangxi)
        return QString(QChar(c)).normalized(QString::NormalizationForm_KC).front().unicode();
    if (c < firstSupplement || c - firstSupplement >= supplements.size())
        return c;
    const char16_t ideograph = supplements.at(c - firstSupplement).unicode();
    return ideograph == u'\u3000' ? c : ideograph;
}

} // namespace

void nameIdeographs(QByteArray &pdf)
{
    // "<2F2F>" where a table of characters lists what glyphs mean; of the same length, so that no offset moves.
    constexpr QByteArrayView begin = "beginbfrange";
    for (qsizetype start = pdf.indexOf(begin); start >= 0; start = pdf.indexOf(begin, start + 1)) {
        const qsizetype end = pdf.indexOf("endbfrange", start);
        for (qsizetype at = pdf.indexOf("<2", start); at >= 0 && at < end; at = pdf.indexOf("<2", at + 1)) {
            bool isNumber = false;
            const auto c = static_cast<char16_t>(pdf.sliced(at + 1, 4).toUShort(&isNumber, 16));
            const char16_t ideograph = isNumber && pdf.at(at + 5) == '>' ? ideographOf(c) : c;
            if (ideograph != c)
                pdf.replace(at + 1, 4, QByteArray::number(ideograph, 16).toUpper());
        }
    }
}

} // namespace Winnow
