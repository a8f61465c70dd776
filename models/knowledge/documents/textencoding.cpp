// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "textencoding.h"

#include <QStringDecoder>

#include <algorithm>
#include <optional>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype bytesThatTell = 8192;

/// So many characters of several bytes do not come out as whole UTF-8 by chance.
constexpr qsizetype surelyUtf8 = 8;

/// A text is damaged rather than of another encoding where it has so many good characters of several bytes for a bad one.
constexpr qsizetype goodPerFault = 8;

/// How the bytes look to one encoding.
struct Census
{
    qsizetype wide = 0; ///< Characters of several bytes.
    qsizetype common = 0; ///< Of these, such as everyday texts are made of.
    qsizetype faults = 0;
    qsizetype firstFault = -1;

    void addFault(qsizetype at)
    {
        if (++faults == 1)
            firstFault = at;
    }
    bool isWhole() const { return faults == 0; }
    bool isDamaged() const { return faults > 0 && wide >= goodPerFault * faults; }
};

uchar byteAt(QByteArrayView bytes, qsizetype at)
{
    return at < bytes.size() ? static_cast<uchar>(bytes[at]) : uchar{0};
}

bool isBetween(uchar byte, uchar first, uchar last)
{
    return byte >= first && byte <= last;
}

/// Length of the UTF-8 character at @p at (Unicode 15, table 3-7); 0 for none.
qsizetype utf8Length(QByteArrayView bytes, qsizetype at)
{
    const uchar lead = byteAt(bytes, at);
    if (lead < 0x80)
        return 1;
    const auto isTail = [&](qsizetype offset) { return isBetween(byteAt(bytes, at + offset), 0x80, 0xbf); };
    const uchar second = byteAt(bytes, at + 1);
    if (isBetween(lead, 0xc2, 0xdf))
        return isTail(1) ? 2 : 0;
    if (isBetween(lead, 0xe0, 0xef)) {
        const uchar first = lead == 0xe0 ? 0xa0 : 0x80;
        const uchar last = lead == 0xed ? 0x9f : 0xbf;
        return isBetween(second, first, last) && isTail(2) ? 3 : 0;
    }
    if (isBetween(lead, 0xf0, 0xf4)) {
        const uchar first = lead == 0xf0 ? 0x90 : 0x80;
        const uchar last = lead == 0xf4 ? 0x8f : 0xbf;
        return isBetween(second, first, last) && isTail(2) && isTail(3) ? 4 : 0;
    }
    return 0;
}

/// Length of the GB18030 character at @p at; 0 for none.
qsizetype gb18030Length(QByteArrayView bytes, qsizetype at)
{
    const uchar lead = byteAt(bytes, at);
    if (lead < 0x80)
        return 1;
    if (!isBetween(lead, 0x81, 0xfe))
        return 0;
    const uchar second = byteAt(bytes, at + 1);
    if (isBetween(second, 0x40, 0x7e) || isBetween(second, 0x80, 0xfe))
        return 2;
    const bool isLong = isBetween(second, 0x30, 0x39) && isBetween(byteAt(bytes, at + 2), 0x81, 0xfe)
            && isBetween(byteAt(bytes, at + 3), 0x30, 0x39);
    return isLong ? 4 : 0;
}

Census utf8Census(QByteArrayView bytes)
{
    Census census;
    for (qsizetype at = 0; at < bytes.size();) {
        const qsizetype length = utf8Length(bytes, at);
        census.wide += length > 1 ? 1 : 0;
        // What is left of a broken character is part of the same fault.
        if (length == 0) {
            census.addFault(at);
            while (isBetween(byteAt(bytes, at + 1), 0x80, 0xbf))
                ++at;
        }
        at += std::max<qsizetype>(length, 1);
    }
    return census;
}

Census gb18030Census(QByteArrayView bytes)
{
    Census census;
    for (qsizetype at = 0; at < bytes.size();) {
        const qsizetype length = gb18030Length(bytes, at);
        census.wide += length > 1 ? 1 : 0;
        // The rows of GB 2312, in which nearly all characters of a text stand. An accented letter of Latin-1 and the
        // letter behind it are a pair too, but of other rows.
        census.common += length == 2 && byteAt(bytes, at) >= 0xa1 && byteAt(bytes, at + 1) >= 0xa1 ? 1 : 0;
        if (length == 0)
            census.addFault(at);
        at += std::max<qsizetype>(length, 1);
    }
    return census;
}

bool isGbName(const QByteArray &name)
{
    return name == "gb18030" || name == "gbk" || name == "gb2312" || name == "gb_2312-80" || name == "x-gbk"
            || name == "cp936" || name == "windows-936" || name == "csgb2312" || name == "chinese";
}

/// NUL, and halves of surrogate pairs, which decoders of UTF-16 let pass.
void replaceBadUnits(QString &text)
{
    text.replace(QChar(u'\0'), QChar(QChar::ReplacementCharacter));
    if (text.isValidUtf16())
        return;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const bool isPair =
                text.at(i).isHighSurrogate() && i + 1 < text.size() && text.at(i + 1).isLowSurrogate();
        if (isPair)
            ++i;
        else if (text.at(i).isSurrogate())
            text[i] = QChar(QChar::ReplacementCharacter);
    }
}

DecodedText decodedText(QString text, const QByteArray &encoding)
{
    replaceBadUnits(text);
    return {.text = std::move(text), .encoding = encoding};
}

/// By the decoders of Unicode: they are told that they have seen the end, so that what is cut off there is a fault.
DecodedText decodedUnicode(QStringConverter::Encoding encoding, QByteArrayView bytes)
{
    QStringDecoder decoder(encoding, QStringDecoder::Flag::Stateless);
    return decodedText(decoder.decode(bytes), QStringConverter::nameForEncoding(encoding));
}

/// By the decoders of ICU, which wait for the rest of a character that is cut off at the end, but for that of a line's end.
QString decodedToTheEnd(QStringDecoder &decoder, QByteArrayView bytes)
{
    QString text = decoder.decode(bytes);
    text += decoder.decode(QByteArrayView("\n"));
    text.chop(1);
    return text;
}

DecodedText decodedGb18030(QByteArrayView bytes, const Census &census)
{
    QStringDecoder decoder("GB18030");
    DecodedText result = decodedText(decodedToTheEnd(decoder, bytes), "GB18030"_ba);
    result.fault = census.firstFault;
    return result;
}

DecodedText decodedUtf8(QByteArrayView bytes, const Census &census)
{
    DecodedText result = decodedUnicode(QStringConverter::Utf8, bytes);
    result.isGuessed = !census.isWhole();
    result.fault = census.firstFault;
    return result;
}

/// The first byte of a surrogate without its other half, or of what is too short for a character; -1 for none.
qsizetype utf16Fault(QByteArrayView bytes, bool isLittle)
{
    const auto unitAt = [&](qsizetype at) {
        return static_cast<char16_t>(
                byteAt(bytes, at + (isLittle ? 1 : 0)) << 8 | byteAt(bytes, at + (isLittle ? 0 : 1)));
    };
    const qsizetype whole = bytes.size() / 2 * 2;
    for (qsizetype at = 0; at < whole; at += 2) {
        const char16_t unit = unitAt(at);
        if (!QChar::isSurrogate(unit))
            continue;
        if (QChar::isLowSurrogate(unit) || at + 2 >= whole || !QChar::isLowSurrogate(unitAt(at + 2)))
            return at;
        at += 2;
    }
    return whole < bytes.size() ? whole : -1;
}

/// By the byte order mark; nothing without one.
std::optional<DecodedText> decodedByMark(QByteArrayView bytes)
{
    const auto encoding = QStringConverter::encodingForData(bytes);
    if (!encoding)
        return std::nullopt;
    if (*encoding == QStringConverter::Utf8)
        return decodedUtf8(bytes, utf8Census(bytes));
    DecodedText result = decodedUnicode(*encoding, bytes);
    if (result.encoding.startsWith("UTF-16"))
        result.fault = utf16Fault(bytes, result.encoding == "UTF-16LE");
    return result;
}

/// As @p declared; nothing where that does not fit.
std::optional<DecodedText> decodedAsDeclared(
        QByteArrayView bytes, const QByteArray &declared, const Census &utf8)
{
    // A page that can say so in ASCII is no UTF-16; by the rules of HTML it means UTF-8.
    if (declared.isEmpty() || declared.startsWith("utf"))
        return std::nullopt;
    if (isGbName(declared)) {
        // Browsers save pages as UTF-8 and leave what the page says of itself.
        if (utf8.isWhole() && utf8.wide >= surelyUtf8)
            return std::nullopt;
        const Census census = gb18030Census(bytes);
        if (census.isWhole() || (census.isDamaged() && !utf8.isDamaged()))
            return decodedGb18030(bytes, census);
        return std::nullopt;
    }
    QStringDecoder decoder(declared.constData());
    if (!decoder.isValid())
        return std::nullopt;
    QString text = decodedToTheEnd(decoder, bytes);
    return decoder.hasError() ? std::nullopt : std::optional(decodedText(std::move(text), declared));
}

/// Whether @p census speaks for GB18030: of pairs of bytes, most stand where everyday characters do.
bool isLikely(const Census &census)
{
    constexpr qsizetype most = 4;
    return census.wide > 0 && most * (census.wide - census.common) <= census.common;
}

} // namespace

qsizetype binaryByte(QByteArrayView bytes)
{
    if (QStringConverter::encodingForData(bytes))
        return -1;
    return bytes.first(std::min(bytes.size(), bytesThatTell)).indexOf('\0');
}

std::expected<DecodedText, EncodingFault> decodeText(QByteArrayView bytes, QByteArrayView declared)
{
    if (auto marked = decodedByMark(bytes))
        return *std::move(marked);
    const Census utf8 = utf8Census(bytes);
    if (auto asDeclared = decodedAsDeclared(bytes, declared.toByteArray().trimmed().toLower(), utf8))
        return *std::move(asDeclared);
    if (utf8.isWhole() || utf8.isDamaged())
        return decodedUtf8(bytes, utf8);
    const Census gb = gb18030Census(bytes);
    if (isLikely(gb) && (gb.isWhole() || gb.isDamaged())) {
        DecodedText text = decodedGb18030(bytes, gb);
        text.isGuessed = true;
        return text;
    }
    return std::unexpected(EncodingFault{utf8.firstFault});
}

} // namespace Winnow
