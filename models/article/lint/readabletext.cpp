// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "readabletext.h"

#include "evidence/textscan.h"

#include <algorithm>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

constexpr QStringView markupSigns = u"\\`]<";
constexpr QStringView escapable = u"!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~";
constexpr QStringView closingSigns = u".,;:!?'\"";

bool startsWebAddress(QStringView text, qsizetype at)
{
    return (hasWordAt(text, at, "http://"_L1) || hasWordAt(text, at, "https://"_L1))
            && !isWordCharacter(characterAt(text, at - 1));
}

bool needsMarkup(QStringView text)
{
    return std::ranges::any_of(text, [](QChar c) { return markupSigns.contains(c); })
            || text.contains("://"_L1);
}

qsizetype runLength(QStringView text, qsizetype at, QChar sign)
{
    qsizetype end = at;
    while (end < text.size() && text[end] == sign)
        ++end;
    return end - at;
}

/// Behind the code span that opens at @p at, or -1 where its signs are not met again.
qsizetype codeEnd(QStringView text, qsizetype at)
{
    const qsizetype length = runLength(text, at, u'`');
    for (qsizetype i = at + length; i < text.size();) {
        const qsizetype run = runLength(text, i, u'`');
        if (run == length)
            return i + run;
        i += std::max<qsizetype>(run, 1);
    }
    return -1;
}

/// Behind the target of a link whose text's bracket closes at @p at, or -1 where there is none.
qsizetype linkTargetEnd(QStringView text, qsizetype at)
{
    if (characterAt(text, at + 1) != u'(')
        return -1;
    int depth = 0;
    for (qsizetype i = at + 1; i < text.size(); ++i) {
        const char16_t c = text[i].unicode();
        if (c == u'\\')
            ++i;
        else if (c == u'(')
            ++depth;
        else if (c == u')' && --depth == 0)
            return i + 1;
        else if (isLineEnd(c))
            return -1;
    }
    return -1;
}

qsizetype autolinkEnd(QStringView text, qsizetype at)
{
    if (!startsWebAddress(text, at + 1))
        return -1;
    for (qsizetype i = at + 1; i < text.size(); ++i) {
        if (text[i] == u'>')
            return i + 1;
        if (text[i].isSpace() || text[i] == u'<')
            return -1;
    }
    return -1;
}

} // namespace

qsizetype addressEnd(QStringView text, qsizetype begin)
{
    int round = 0;
    qsizetype end = begin;
    for (; end < text.size(); ++end) {
        const char16_t c = text[end].unicode();
        if (c >= 0x2E80 || text[end].isSpace() || QStringView(u"<>\"`[]{}|“”‘’").contains(text[end]))
            break;
        if (c == u'(')
            ++round;
        else if (c == u')' && --round < 0)
            break;
    }
    while (end > begin && closingSigns.contains(text[end - 1]))
        --end;
    return end;
}

ReadableText::ReadableText(const QString &markdown)
    : m_read(markdown)
{
    if (needsMarkup(markdown))
        readMarkup(markdown);
    m_folded = m_read;
    const bool folds =
            std::ranges::any_of(m_read, [](QChar c) { return foldWidth(c.unicode()) != c.unicode(); });
    if (folds) {
        for (QChar &c : m_folded)
            c = QChar(foldWidth(c.unicode()));
    }
}

void ReadableText::append(QChar c, qsizetype offset, TextZone zone)
{
    m_read += c;
    m_offsets.append(static_cast<int>(offset));
    m_zones.append(static_cast<char>(zone));
}

void ReadableText::readMarkup(const QString &markdown)
{
    const QStringView text = markdown;
    m_read.clear();
    m_read.reserve(text.size());
    m_offsets.reserve(text.size() + 1);
    qsizetype lastBracket = -1;
    for (qsizetype at = 0; at < text.size();) {
        const QChar c = text[at];
        qsizetype end = -1;
        TextZone zone = TextZone::Address;
        if (c == u'\\' && at + 1 < text.size() && escapable.contains(text[at + 1])) {
            append(text[at + 1], at + 1, TextZone::Words);
            at += 2;
            continue;
        }
        if (c == u'`') {
            end = codeEnd(text, at);
            zone = TextZone::Code;
        } else if (c == u']') {
            end = linkTargetEnd(text, at);
            if (end > 0 && lastBracket >= 0)
                m_zones[lastBracket] = static_cast<char>(TextZone::Address);
        } else if (c == u'<') {
            end = autolinkEnd(text, at);
        } else if (startsWebAddress(text, at)) {
            end = addressEnd(text, at);
        } else if (c == u'[') {
            lastBracket = m_read.size();
        }
        if (end < 0) {
            // A run of signs that closes nowhere is no code, nor is any part of it.
            end = c == u'`' ? at + runLength(text, at, u'`') : at + 1;
            zone = TextZone::Words;
        }
        for (; at < end; ++at)
            append(text[at], at, zone);
    }
    m_offsets.append(static_cast<int>(text.size()));
}

bool ReadableText::isWords(qsizetype begin, qsizetype end) const
{
    for (qsizetype at = begin; at < end; ++at) {
        if (zone(at) != TextZone::Words)
            return false;
    }
    return true;
}

} // namespace Winnow
